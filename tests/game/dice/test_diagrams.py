"""The pictures of the rule card of dice football: they show what the rule book allows."""

import re
from itertools import pairwise
from typing import Any

import pygame
import pytest

from engines.core.contract import Seat
from engines.dice_football.field import KEEPERS, NEIGHBOURS, OUTFIELD, name_of, squares_in
from engines.dice_football.moves import Roll
from engines.dice_football.notation import DiceNotation
from engines.dice_football.rules import DiceFootball
from game.assets import Assets
from game.desk import Desk
from game.scenes.dice.diagrams import Diagrams
from game.scenes.dice.drawn import DIAGRAMS, Cut, Men, place_at, places_of, way_of
from tests.game.conftest import MakeDesk

FILE = Assets().text("rules/dice-football.md")
LINES = dict(re.findall(r"^- \*\*(DF-\d+\.\d)\*\* (.*)$", FILE, re.MULTILINE))
WIDEST = 400  # points, which the smallest window with the largest text has room for
CUTS = [(clause, cut) for clause, diagram in DIAGRAMS.items() for cut in diagram.cuts]
FOULED = "DF-8.4"
ROLLED = [(clause, cut) for clause, cut in CUTS if cut.face and cut.ball and clause != FOULED]
RULES = DiceFootball()
NOTATION = DiceNotation(RULES)


@pytest.fixture
def diagrams(desk: Desk) -> Diagrams:
    return Diagrams(desk)


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


def named(cut: Cut) -> list[int]:
    """Every place that a piece names."""
    marked = " ".join([*cut.marks.values(), *(names for _, names in cut.ways)])
    return [*places_of(f"{marked} {cut.crossed} {cut.ball}"), *stood(cut)]


@pytest.mark.parametrize("clause", DIAGRAMS)
def test_a_diagram_is_under_a_clause_of_the_rules(clause: str) -> None:
    assert clause in LINES


@pytest.mark.parametrize("clause", DIAGRAMS)
def test_a_diagram_fits_beside_any_text(diagrams: Diagrams, clause: str) -> None:
    drawn = diagrams.draw(clause)
    assert drawn is not None
    picture, told = drawn
    assert 120 < picture.get_width() <= WIDEST
    assert picture.get_height() < WIDEST
    assert told.endswith(".")
    assert told == DIAGRAMS[clause].caption


def test_other_clauses_have_none(diagrams: Diagrams) -> None:
    assert diagrams.draw("DF-3.1") is None
    assert diagrams.draw("") is None


def test_diagrams_grow_with_the_look(make_desk: MakeDesk) -> None:
    small, large = (
        Diagrams(make_desk(size)).draw("DF-5.2") for size in ((1280, 800), (2560, 1600))
    )
    assert small is not None
    assert large is not None
    assert large[0].get_width() == pytest.approx(2 * small[0].get_width(), rel=0.04)


@pytest.mark.parametrize(("clause", "cut"), CUTS)
def test_all_that_is_named_lies_in_the_piece(diagrams: Diagrams, clause: str, cut: Cut) -> None:
    diagram = DIAGRAMS[clause]
    part = diagrams.part(diagram, cut)
    painter, _ = diagrams._table(diagram.cell)
    for place in named(cut):
        assert part.collidepoint(painter.at.to_pixel(place)), (clause, name_of(place))


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


@pytest.mark.parametrize(("clause", "cut"), CUTS)
def test_what_is_marked_is_seen(diagrams: Diagrams, clause: str, cut: Cut) -> None:
    """A picture without a piece's men and marks is another one at each of them."""
    diagram, bare = DIAGRAMS[clause], Cut(cut.corners)
    if cut == bare:
        return
    full, empty = (diagrams.piece(diagram, one) for one in (cut, bare))
    painter, _ = diagrams._table(diagram.cell)
    part = diagrams.part(diagram, cut)
    for place in named(cut):
        box = painter.at.square(place).inflate(-4, -4).move(diagrams.strip() - part.left, -part.top)
        box = box.clip(full.get_rect())
        if box.width:
            before, after = (pygame.image.tobytes(p.subsurface(box), "RGB") for p in (full, empty))
            assert before != after, (clause, name_of(place))
