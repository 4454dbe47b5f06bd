"""The pictures of the rule card of dice football: they show what the rule book allows."""

import re
from itertools import pairwise
from typing import Any

import pytest

from engines.core.contract import Seat
from engines.dice_football.field import KEEPERS, NEIGHBOURS, OUTFIELD, name_of, squares_in
from engines.dice_football.moves import Roll
from engines.dice_football.notation import DiceNotation
from engines.dice_football.rules import DiceFootball
from game.scenes.dice.diagrams import Diagrams
from game.scenes.dice.drawn import DIAGRAMS, Cut, Men, place_at, places_of, way_of
from tests.game.drawn_rules import DrawnPieces, cuts_of

CUTS = cuts_of(DIAGRAMS)
FOULED = "DF-8.4"
ROLLED = [(clause, cut) for clause, cut in CUTS if cut.face and cut.ball and clause != FOULED]
RULES = DiceFootball()
NOTATION = DiceNotation(RULES)


def team(men: Men, keeper: str) -> dict[str, Any]:
    """A side as a document has it; a keeper who is not drawn stands on his usual square."""
    return {"keeper": men.keeper or keeper, "outfield": men.others.split()}


def document(cut: Cut, **others: Any) -> dict[str, Any]:  # noqa: ANN401 - what the phase needs
    """What a piece shows as a position in which pale may use its roll."""
    corner = {"face": cut.face + cut.second, "last_face": cut.second} if cut.second else {}
    return {
        "game": "dice-football",
        "pieces": {"home": team(cut.pale, "e1"), "away": team(cut.dark, "f18")},
        "ball": cut.ball,
        "to_move": "home",
        "phase": "move",
        "face": cut.face,
        **corner,
        **others,
    }


def legal(position: dict[str, Any]) -> set[str]:
    state = NOTATION.load(position)
    return {NOTATION.write(state, move) for move in RULES.legal_moves(state)}


def stood(cut: Cut) -> list[int]:
    """The squares of all men of a piece."""
    men = (f"{men.others} {men.keeper}" for men in (cut.pale, cut.dark))
    return [place for names in men for place in places_of(names)]


class TestDiagrams(DrawnPieces):
    draughtsman = Diagrams
    game = "dice-football"
    prefix = "DF"
    drawn = DIAGRAMS
    grown = "DF-5.2"
    bare = "DF-3.1"

    def named(self, cut: Cut) -> list[int]:
        marked = " ".join([*cut.marks.values(), *(names for _, names in cut.ways)])
        return [*places_of(f"{marked} {cut.crossed} {cut.ball}"), *stood(cut)]


@pytest.mark.parametrize(("clause", "cut"), CUTS)
def test_nobody_stands_on_another(clause: str, cut: Cut) -> None:
    men = stood(cut)
    assert len({*men}) == len(men), clause
    free = " ".join(cut.marks.get(kind, "") for kind in ("clear", "keeper", "put"))
    assert not {*places_of(free)} & {*men}, clause


@pytest.mark.parametrize(("clause", "cut"), CUTS)
def test_ways_go_step_by_step_round_the_others(clause: str, cut: Cut) -> None:
    rival = cut.pale if clause == FOULED else cut.dark
    for _, names in cut.ways:
        places = places_of(names)
        assert len({*places}) == len(places)
        squares = [place for place in places if place < len(NEIGHBOURS)]
        for one, other in pairwise(squares):
            assert other in NEIGHBOURS[one], clause
        assert not {*squares[1:]} & {*places_of(f"{rival.others} {rival.keeper}")}, clause


@pytest.mark.parametrize(("clause", "cut"), ROLLED)
def test_what_is_marked_is_what_the_rules_offer(clause: str, cut: Cut) -> None:
    offered = legal(document(cut))
    clear = {f"clear:{name}" for name in cut.marks.get("clear", "").split()}
    assert clear == {text for text in offered if text.startswith("clear:") and clear}
    for name in cut.marks.get("pass", "").split():
        assert {text for text in offered if re.fullmatch(rf"(pass:|recover:\w+>){name}", text)}
    for name in cut.crossed.split():
        assert f"pass:{name}" not in offered, clause


@pytest.mark.parametrize(("clause", "cut"), [pair for pair in ROLLED if pair[1].ways])
def test_a_way_has_the_steps_of_its_roll(clause: str, cut: Cut) -> None:
    offered, points = legal(document(cut)), cut.face + cut.second
    steps = sum(len(way_of(names)) - 1 for _, names in cut.ways)
    end = cut.ways[-1][1].split()[-1]
    if end != ">":
        assert steps == points, clause
        assert [text for text in offered if text.endswith(end)]
    elif clause == "DF-8.1":
        assert steps == points + 3
        assert "corner:left" in offered
    else:
        assert steps <= points
        assert "goal" in offered
        assert "goal" not in legal(document(cut, face=steps - 1))


@pytest.mark.parametrize("cut", DIAGRAMS["DF-7.1"].cuts)
def test_a_keeper_goes_where_his_face_lets_him(cut: Cut) -> None:
    keeper_move = {"phase": "keeper-move", "caller": "home", "then": "roll"}
    position = document(cut, **keeper_move, ball="i9", called={"home": True, "away": False})
    wanted = {f"keeper:{name}" for name in f"{cut.marks['keeper']} {cut.pale.keeper}".split()}
    assert legal(position) == wanted


def test_after_the_foul_the_nearest_man_gets_the_ball() -> None:
    (cut,) = DIAGRAMS[FOULED].cuts
    position = document(cut, phase="roll", face=None, last_face=cut.face)
    after = RULES.apply(NOTATION.load(position), Roll(cut.second))
    assert name_of(after.ball) == cut.marks["ball"]
    assert after.turn is Seat.AWAY


def test_the_line_up_is_that_of_the_rules() -> None:
    (cut,) = DIAGRAMS["DF-2.6"].cuts
    for side, men in ((Seat.HOME, cut.pale), (Seat.AWAY, cut.dark)):
        assert {*places_of(men.others)} == {*squares_in(OUTFIELD[side])}
        assert place_at(men.keeper) == KEEPERS[side]
