"""The pictures of the rule card of chess football."""

import re

import pygame
import pytest

from game.desk import Desk
from game.scenes.chess.diagrams import Diagrams
from game.scenes.chess.discs import FOOT, KNOBS, SHAPES
from game.scenes.chess.drawn import DIAGRAMS, LINE_UP, OTHER_LINE_UP, Cut, square
from game.scenes.chess.geometry import on_board
from game.scenes.chess.squad import kind_of
from tests.game.drawn_rules import DrawnRules, cuts_of
from tests.game.rules_words import clauses_of

LINES = clauses_of("chess-football", "CF")
CUTS = cuts_of(DIAGRAMS)


def named(cut: Cut) -> list[str]:
    """Every square that a piece names."""
    marked = " ".join(cut.marks.values()).split()
    stood = [*cut.pale.values(), *cut.dark.values()]
    return [*marked, *stood, *cut.crossed.split(), *([cut.ball] if cut.ball else [])]


class TestDiagrams(DrawnRules):
    draughtsman = Diagrams
    game = "chess-football"
    prefix = "CF"
    drawn = DIAGRAMS
    grown = "CF-9.1"
    bare = "CF-7.1"
    rounding = 0.03


@pytest.mark.parametrize(("clause", "cut"), CUTS)
def test_all_that_is_named_lies_in_the_piece(clause: str, cut: Cut) -> None:
    (left, top), (right, low) = square(cut.corners[0]), square(cut.corners[1])
    for name in named(cut):
        column, row = square(name)
        assert on_board((column, row)), (clause, name)
        assert left <= column <= right, (clause, name)
        assert top <= row <= low, (clause, name)


@pytest.mark.parametrize(("clause", "cut"), CUTS)
def test_nobody_stands_on_another_or_on_a_mark(clause: str, cut: Cut) -> None:
    stood = [*cut.pale.values(), *cut.dark.values()]
    assert len({*stood}) == len(stood), clause
    free = [kind for kind in cut.marks if kind != "origin"]
    marked = " ".join(cut.marks[kind] for kind in free).split()
    assert len({*marked}) == len(marked), clause
    assert not {*marked} & {*stood, cut.ball}, clause
    if cut.taker:
        assert cut.pale[cut.taker[0]] == cut.taker[1], clause


@pytest.mark.parametrize(("clause", "cut"), CUTS)
def test_what_is_marked_is_seen(desk: Desk, clause: str, cut: Cut) -> None:
    """A picture without a piece's marks is another one."""
    bare = Cut(cut.corners)
    if cut == bare:
        return
    diagrams, diagram = Diagrams(desk), DIAGRAMS[clause]
    full, empty = (diagrams._piece(diagram, part) for part in (cut, bare))
    painter, _ = diagrams._table(diagram.cell)
    for name in named(cut):
        corner = painter.at.square(square(cut.corners[0])).topleft
        box = painter.at.square(square(name)).move(-corner[0], -corner[1]).inflate(-4, -4)
        shift = full.get_width() - painter.at.box(*map(square, cut.corners)).width
        box = box.move(shift, 0).clip(full.get_rect())
        before, after = (pygame.image.tobytes(p.subsurface(box), "RGB") for p in (full, empty))
        assert before != after, (clause, name)


def test_the_line_up_is_that_of_the_rules() -> None:
    told = LINES["CF-8.5"].split("kicking:")[0]
    squares = dict(re.findall(r"(\d+) ([a-h]\d+)", told))
    kicking = dict(re.findall(r"(\d+) ([a-h]\d+)", LINES["CF-8.5"].split("kicking:")[1]))
    waiting = dict(re.findall(r"(\d+) ([a-h]\d+)", LINES["CF-8.5"].split("not kicking:")[1]))
    pale = {int(n): name for n, name in (squares | {n: kicking[n] for n in ("10", "11")}).items()}
    assert pale == LINE_UP
    dark = {int(n): name for n, name in (squares | waiting).items()}
    turned = {n: f"{'hgfedcba'['abcdefgh'.index(s[0])]}{13 - int(s[1:])}" for n, s in dark.items()}
    assert turned == OTHER_LINE_UP


def test_the_figures_are_those_of_the_squad() -> None:
    """As CF-3.1 has them."""
    names = {"keeper": "K", "centrales": "B", "laterales": "R", "volantes": "N", "delantero": "Q"}
    for word, kind in names.items():
        numbers = re.search(rf"([\d ]+) {word}", LINES["CF-3.1"])
        assert numbers is not None
        assert {kind_of(int(n)) for n in numbers[1].split()} == {kind}
    assert {kind_of(n) for n in (7, 9, 11, 12, 13, 14, 15, 16)} == {"P"}


def test_no_figure_is_another() -> None:
    assert len({*SHAPES.values()}) == 6
    assert {*KNOBS} <= {*SHAPES}
    assert FOOT not in SHAPES.values()
