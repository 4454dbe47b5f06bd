"""G-1: of several clauses that forbid a move, the first in the rule file is named."""

import re
from itertools import pairwise, product
from pathlib import Path
from random import Random

import pytest

from engines.paper_football.kick_clauses import KICK_CLAUSES
from engines.paper_football.line_clauses import BEGINNING_CLAUSES, LINE_CLAUSES
from engines.paper_football.moves import Kick, Line
from engines.paper_football.state import State
from tests.engines.paper_football.paper import Desk, boxed

DESK = Desk()
RULES = Path(__file__).parents[3] / "assets" / "rules" / "paper-football.md"


@pytest.mark.clause("G-1")
@pytest.mark.parametrize("table", [LINE_CLAUSES, BEGINNING_CLAUSES, KICK_CLAUSES])
def test_the_tables_have_the_order_of_the_rule_file(table: tuple[tuple[str, object], ...]) -> None:
    written = re.findall(r"^- \*\*(PF-\w+)\*\*", RULES.read_text(encoding="utf-8"), re.MULTILINE)
    asked = [clause for clause, _ in table]
    assert asked == [clause for clause in written if clause in asked]


@pytest.mark.clause("G-1")
@pytest.mark.parametrize(
    ("ball", "text", "clause"),
    [
        ("h12", "h13-h14-p14-o14", "PF-F1"),  # off the paper, before: not at the ball
        ("g2", "h12-f1-f0", "PF-F4"),  # over the post, before: not at the ball
        ("g2", "h2-h1-h1-h2", "PF-M1"),  # not at the ball, before: no move
        ("h12", "h12-h14-h12-h14", "PF-M2"),  # leaps, before: lies on itself
        ("h12", "h12-g12-h12-g12", "PF-M3"),  # lies on itself, before: meets an older line
        ("b5", "b5-a5-a4-b4", "PF-M4"),  # meets an older line, before: along the side line
        ("n5", "n5-o5-o6-n6", "PF-M5"),  # along the side line, before: touches it
        ("n5", "n5-o6-n7-o8", "PF-M6"),  # touches the side line, before: ends on it
        ("h2", "h2-h1-h0-g1", "PF-M4"),
        ("h2", "h2-i1-h0-g1", "PF-G1"),  # goes on after the goal, before: own goal
        ("h2", "h2-i1-h0", "PF-G4"),
    ],
)
def test_the_first_clause_of_two_for_lines(ball: str, text: str, clause: str) -> None:
    lines = ["g12-g13", "b4-c4", "h1-h2"] if text != "h2-h1-h0-g1" else ["h1-g0"]
    assert DESK.why(DESK.at(ball, lines=lines), text) == clause


@pytest.mark.clause("G-1")
@pytest.mark.parametrize(
    ("ball", "text", "clause"),
    [
        ("h12", "K:f5-f0", "PF-F4"),  # over the post into the goal, before: not from the ball
        ("h12", "K:f5-f1", "PF-G3"),  # a post, before: not from the ball
        ("h5", "K:h4-h0", "PF-G4"),  # own goal, before: not from the ball
        ("e3", "K:e3-h0-i1", "PF-G4"),  # own goal, before: comes out of it again
        ("h12", "K:a5-a12", "PF-K1"),  # not from the ball, before: seven squares
        ("h12", "K:h12-p12", "PF-F1"),  # off the paper, before: eight squares
        ("h12", "K:h12-h999999999", "PF-F1"),
        ("h12", "K:h12-o12", "PF-K2"),  # seven squares, before: ends on the side line
        ("l20", "K:l20-o23-m23", "PF-K3"),  # the corner, before: a wrong turn
    ],
)
def test_the_first_clause_of_two_for_kicks(ball: str, text: str, clause: str) -> None:
    assert DESK.why(DESK.at(ball, phase="kick"), text) == clause


def crowded(desk: Desk, dice: Random) -> State:
    """A position some way into a game of random moves."""
    state = desk.rules.start()
    for _ in range(dice.randrange(90)):
        moves = desk.rules.legal_moves(state)
        if not moves:
            break
        state = desk.rules.apply(state, dice.choice(list(moves)))
    return state


SIZES = ((14, 22, 4), (8, 10, 2), (8, 10, 4), (10, 12, 6))


@pytest.mark.clause("G-1")
@pytest.mark.parametrize("seed", range(24))
def test_a_line_is_refused_unless_it_is_legal(seed: int) -> None:
    """All ways of three steps from the ball, and their beginnings: legal, or a clause forbids."""
    dice = Random(seed)
    width, length, goal = SIZES[seed % 4]
    desk = Desk(width=width, length=length, goal=goal)
    state = crowded(desk, dice)
    if state.phase.word != "move":
        state = desk.at(desk.rules.field.name_of(min(desk.rules.field.inner[state.turn])))
    legal = set(desk.rules.legal_moves(state))
    ways: list[tuple[int, ...]] = [(state.ball,)]
    for _ in range(3):
        ways = [(*way, point) for way in ways for point in desk.rules.field.beside(way[-1])]
        refused = {Line(way): desk.rules.refusal(state, Line(way)) for way in ways}
        assert all((line in legal) == (clause == "") for line, clause in refused.items())
    assert all(desk.rules.refusal(state, move) == "" for move in legal)


@pytest.mark.clause("G-1")
@pytest.mark.parametrize("size", SIZES)
def test_a_kick_is_refused_unless_it_is_legal(size: tuple[int, int, int]) -> None:
    """Every kick between any two points, and every redirection: legal, or a clause forbids."""
    width, length, goal = size
    desk = Desk(width=width, length=length, goal=goal)
    field, dice = desk.rules.field, Random(str(size))
    points = sorted(field.points)
    for ball in dice.sample(sorted(field.points - field.inside), 12):
        state = desk.at(field.name_of(ball), dice.choice(("home", "away")), phase="kick")
        if state.phase.word != "kick":
            continue  # a small field has points from which nothing can be kicked
        legal = set(desk.rules.legal_moves(state))
        turns = [p for p in points if p in field.side_lines]
        kicks = [Kick((ball, end)) for end in points]
        kicks += [Kick((ball, a, b)) for a, b in product(turns, points) if a != b]
        refused = {kick: desk.rules.refusal(state, kick) for kick in kicks}
        assert {kick for kick, clause in refused.items() if not clause} == legal


def test_the_questions_can_all_be_answered_yes() -> None:
    """Each clause of the tables is named by some refusal; none is there for show."""
    asked = {clause for clause, _ in (*LINE_CLAUSES, *KICK_CLAUSES)}
    named = {
        DESK.why(DESK.at("n5"), "n5-o5-p5-p6"),
        DESK.why(DESK.at("g2", "away"), "g2-f1-f0"),
        DESK.why(DESK.at("h12"), "h13-h14-h15-h16"),
        DESK.why(DESK.at("h12"), "h12-h14"),
        DESK.why(DESK.at("h12"), "h12-h13-h12-h11"),
        DESK.why(DESK.at("h12", lines=["h13-h14"]), "h12-h13-i13-j13"),
        DESK.why(DESK.at("n5"), "n5-o5-o6-n6"),
        DESK.why(DESK.at("n5"), "n5-o5-n6-m6"),
        DESK.why(DESK.at("b2", lines=["b3-c3-c2"]), "b2-a3-b4-a5"),
        DESK.why(DESK.at("h2", "away"), "h2-h1-h0-g1"),
        DESK.why(DESK.at("h2"), "h2-h1-h0"),
        DESK.why(DESK.at("f5", phase="kick"), "K:f5-f1"),
        DESK.why(DESK.at("h12", phase="kick"), "K:h13-h19"),
        DESK.why(DESK.at("h12", phase="kick"), "K:h12-h19"),
        DESK.why(DESK.at("i12", phase="kick"), "K:i12-o12"),
        DESK.why(DESK.at("m12", phase="kick"), "K:m12-o14-n15"),
        DESK.why(DESK.series("h12", "home", ["h12-h18"]), "K:h12-h18"),
        DESK.why(DESK.series("l12", "home", ["l9-o12-n13"], "right"), "K:l12-o15-n16"),
    }
    assert named == asked


def test_lines_that_box_a_point_in_are_steps() -> None:
    points = boxed("h12")[0].split("-")
    field = DESK.rules.field
    numbers = [field.point_of(name) or -1 for name in points]
    assert all(field.adjacent(a, b) for a, b in pairwise(numbers))
