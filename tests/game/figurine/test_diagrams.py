"""The pictures of the rule card of figurine football: they show what the rule book allows."""

import re
from typing import Any

import pytest

from engines.core.contract import Seat
from engines.core.options import read_options
from engines.figurine_football import BOOK
from engines.figurine_football.field import KICKS, each, name_of
from engines.figurine_football.state import NAMES, start_squares
from game.scenes.figurine.diagrams import Diagrams
from game.scenes.figurine.drawn import DIAGRAMS, Cut, place_at, places_of, team_of
from tests.game.drawn_rules import DrawnPieces, cuts_of

CUTS = cuts_of(DIAGRAMS)
WALKS = [pair for pair in CUTS if {"square", "tackle", "ball"} & {*pair[1].marks}]
RULES, NOTATION = BOOK.open(read_options(BOOK.options, {}))


def named(names: str) -> dict[str, str]:
    return {name: name_of(place) for name, place in team_of(names).items()}


def document(cut: Cut, **others: Any) -> dict[str, Any]:  # noqa: ANN401 - what the position needs
    """What a piece shows as a position in which home is to move; a ball not drawn lies far off."""
    return {
        "game": "figurine-football",
        "figurines": {"home": named(cut.home), "away": named(cut.away)},
        "ball": cut.ball or "i12",
        "to_move": "home",
        **others,
    }


def legal(position: dict[str, Any]) -> set[str]:
    state = NOTATION.load(position)
    return {NOTATION.write(state, move) for move in RULES.legal_moves(state)}


def ends_of(first: str, offered: set[str]) -> set[str]:
    """Where a figurine can go."""
    return {text[len(first) + 1 :].split("*")[0].rstrip("=") for text in offered
            if re.match(rf"{first}[>^]", text)}  # fmt: skip


class TestDiagrams(DrawnPieces):
    draughtsman = Diagrams
    game = "figurine-football"
    prefix = "FF"
    drawn = DIAGRAMS
    grown = "FF-3.1"
    bare = "FF-6.3"

    def named(self, cut: Cut) -> list[int]:
        marked = " ".join([*cut.marks.values(), *(names for _, names in cut.ways), cut.ball])
        return [*places_of(marked), *team_of(cut.home).values(), *team_of(cut.away).values()]


@pytest.mark.parametrize(("clause", "cut"), CUTS)
def test_nobody_stands_on_another(clause: str, cut: Cut) -> None:
    stood = [*team_of(cut.home).values(), *team_of(cut.away).values()]
    assert len({*stood}) == len(stood), clause
    assert not {*places_of(cut.marks.get("square", ""))} & {*stood}, clause


@pytest.mark.parametrize(("clause", "cut"), [p for p in WALKS if p[0] != "FF-6.2"])
def test_lit_squares_are_all_where_the_first_can_go(clause: str, cut: Cut) -> None:
    first = next(iter(team_of(cut.home)))
    lit = {*(f"{cut.marks.get(kind, '')} " for kind in ("square", "ball", "tackle"))}
    wanted = {*" ".join(lit).split()}
    found = ends_of(first, legal(document(cut)))
    corners = [place_at(name) for name in cut.corners]
    inside = {name for name in found if _within(place_at(name), corners)}
    if clause == "FF-3.3":
        inside = {name for name in inside if name[0] == "e" and name > "e4"}
    if clause == "FF-5.1":
        assert wanted <= inside
        return
    if clause == "FF-3.4":
        assert wanted | {*cut.marks["origin"].split()} >= inside
    assert wanted == inside, clause


def _within(place: int, corners: list[int]) -> bool:
    (low, high), (left, right) = (
        sorted(corner // 9 for corner in corners),
        sorted(corner % 9 for corner in corners),
    )
    return low <= place // 9 <= high and left <= place % 9 <= right


@pytest.mark.parametrize(
    ("clause", "cut"), [p for p in CUTS if p[0] != "FF-7.3" and "forbidden" in p[1].marks]
)
def test_crossed_squares_cannot_be_reached(clause: str, cut: Cut) -> None:
    first = next(iter(team_of(cut.home)))
    found = ends_of(first, legal(document(cut)))
    assert not {*cut.marks["forbidden"].split()} & found, clause


def test_who_comes_back_moves_from_the_station() -> None:
    (cut,) = DIAGRAMS["FF-6.2"].cuts
    waits = {"station": {"home": ["A1"], "away": []}, "bookings": {"home": 1, "away": 0}}
    position = document(Cut(cut.corners), **waits)
    assert ends_of("A1", legal(position)) == {*cut.marks["square"].split()}


def test_the_ball_goes_where_it_can() -> None:
    (cut,) = DIAGRAMS["FF-4.2"].cuts
    ends = {*places_of(cut.marks["straight"]), *places_of(cut.marks["bent"])}
    assert ends == {*each(KICKS[place_at(cut.ball)])}


def test_the_triangulation_is_legal() -> None:
    (cut,) = DIAGRAMS["FF-4.5"].cuts
    assert "B1*e8*h9" in legal(document(cut))


def test_a_keeper_who_is_late_gives_a_penalty() -> None:
    near, far = DIAGRAMS["FF-7.3"].cuts
    assert all(text.startswith("K>d1") for text in legal(document(near)))
    assert not [text for text in legal(document(far)) if text.startswith("K>d1")]


def test_the_line_up_is_that_of_the_rules() -> None:
    (cut,) = DIAGRAMS["FF-2.2"].cuts
    for side, names in ((Seat.HOME, cut.home), (Seat.AWAY, cut.away)):
        assert team_of(names) == dict(zip(NAMES, start_squares("deep", side), strict=True))


def test_whoever_is_flagged_must_leave() -> None:
    (cut,) = DIAGRAMS["FF-9.1"].cuts
    state = NOTATION.load(document(cut))
    assert NOTATION.dump(state)["offside"] == ["B1"]
    assert cut.warned == "d12"
