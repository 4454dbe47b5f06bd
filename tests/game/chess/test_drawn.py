"""The positions on the rule card of chess football are what the rules say they are."""

from dataclasses import replace
from typing import Any

import pytest

from game.scenes.chess.drawn import DIAGRAMS, Cut, square
from game.scenes.chess.marks import Mark
from tests.engines.chess_football import reference
from tests.engines.chess_football.reference_refusal import refusal


def legal(document: dict[str, Any]) -> list[str]:
    return reference.legal(document, {})


def events(document: dict[str, Any], text: str) -> set[str]:
    return {name for name, *_ in reference.play(document, {}, text)[1]}


def offside(document: dict[str, Any], text: str) -> list[int]:
    """Home's players who are judged offside in a send."""
    after, _ = reference.play(document, {}, text)
    return list(after["offside"]["home"])


def position(cut: Cut, to_move: str = "home", **more: object) -> dict[str, Any]:
    """The document of a piece; nobody else is on the field."""
    players = {
        side: {str(number): name for number, name in men.items()}
        for side, men in (("home", cut.pale), ("away", cut.dark))
    }
    document = {"game": "chess-football", "players": players, "ball": cut.ball or "h12"}
    return document | {"to_move": to_move} | more


def inside(cut: Cut, names: set[str]) -> set[str]:
    """Those squares that the piece shows."""
    (left, top), (right, low) = square(cut.corners[0]), square(cut.corners[1])
    places = {name: square(name) for name in names}
    return {
        n for n, (column, row) in places.items() if left <= column <= right and top <= row <= low
    }


def targets(cut: Cut, document: dict[str, Any], start: str) -> set[str]:
    """Where the moves whose text begins so lead, as far as that is shown."""
    found = {text.removeprefix(start) for text in legal(document) if text.startswith(start)}
    assert found
    return inside(cut, found)


def marked(cut: Cut, *kinds: Mark) -> set[str]:
    return {name for kind in kinds for name in cut.marks.get(kind, "").split()}


def only(clause: str, number: int = 0) -> Cut:
    return DIAGRAMS[clause].cuts[number]


@pytest.mark.parametrize("clause", ["CF-4.2", "CF-9.1", "CF-9.2", "CF-9.5", "CF-10.1"])
def test_the_dots_are_where_the_taker_may_send_the_ball(clause: str) -> None:
    cut = DIAGRAMS[clause].cuts[-1]
    assert cut.taker is not None
    shown = targets(cut, position(cut), f"{cut.taker[0]}*")
    assert shown == marked(cut, "send", "goal")


@pytest.mark.parametrize(
    ("clause", "kind"),
    [
        ("CF-14.1", "penalty"),
        ("CF-15.1", "throw-in"),
        ("CF-16.1", "goal-kick"),
        ("CF-17.1", "corner"),
    ],
)
def test_the_dots_are_where_a_restart_may_send_the_ball(clause: str, kind: str) -> None:
    cut = only(clause)
    (taker,) = (number for number, name in cut.pale.items() if name == cut.ball)
    restart = {"kind": kind, "side": "home", "spot": cut.ball, "taker": taker}
    document = position(cut, phase=kind, restart=restart)
    assert targets(cut, document, f"{taker}*") == marked(cut, "send", "goal")


@pytest.mark.parametrize(
    ("clause", "number", "mover"), [("CF-4.1", 0, 4), ("CF-4.1", 1, 8), ("CF-4.2", 0, 9)]
)
def test_the_plates_are_where_a_player_may_go(clause: str, number: int, mover: int) -> None:
    cut = only(clause, number)
    assert targets(cut, position(cut), f"{mover}>") == marked(cut, "step")


@pytest.mark.parametrize(
    ("clause", "by"), [("CF-9.1", "CF-9.2"), ("CF-9.2", "CF-9.2"), ("CF-9.5", "CF-9.5")]
)
def test_the_cross_is_what_the_clause_forbids(clause: str, by: str) -> None:
    cut = only(clause)
    assert cut.taker is not None
    assert refusal(position(cut), {}, f"{cut.taker[0]}*{cut.crossed}") == by


def test_the_keeper_among_others_cannot_take_the_ball() -> None:
    cut = only("CF-9.7")
    assert not any(text.startswith("1*") for text in legal(position(cut)))
    free = replace(cut, dark={number: name for number, name in cut.dark.items() if number != 9})
    assert "1*c3" in legal(position(free))


def test_only_the_flagged_player_is_offside() -> None:
    cut = only("CF-11.1")
    sender = replace(cut, pale={**cut.pale, 10: "d7"})
    assert offside(position(sender), "10*c8") == [*cut.offside]
    assert cut.offside_row == 11


def test_the_warnings_are_where_a_defender_would_foul() -> None:
    cut = only("CF-12.3")
    document = position(cut, "away")
    fouls: set[tuple[str, str]] = set()
    free: set[tuple[str, str]] = set()
    for text in legal(document):
        mover, _, target = text.partition(">")
        (fouls if "foul" in events(document, text) else free).add((mover, target))
    assert {target for _, target in fouls} == marked(cut, "foul")
    assert ("1", "d12") in free
    assert "1" not in {mover for mover, _ in fouls}
    assert cut.chance is not None
    assert f"10*{cut.chance[1]}" in legal(position(cut))


def test_the_bricks_are_where_the_wall_may_stand() -> None:
    cut = only("CF-13.2")
    restart = {"kind": "free-kick", "side": "home", "spot": cut.ball, "taker": 10}
    document = position(cut, "away", phase="wall", restart=restart)
    assert targets(cut, document, "3>") == marked(cut, "wall")
    assert cut.zone is not None
    (a, b), (c, d), (x, y) = (square(name) for name in (*cut.zone, cut.ball))
    assert (x - 2, y - 2, x + 2, y + 2) == (max(a, x - 2), b, min(c, x + 2), d)
