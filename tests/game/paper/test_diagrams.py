"""The small boards of the rule card show what the rules say."""

import pygame
import pytest

from engines.core.errors import IllegalMoveError
from game.assets import Assets
from game.desk import Desk
from game.i18n import CLAUSES
from game.rule_text import clauses, read_rules
from game.scenes.paper.diagrams import DIAGRAMS, Diagrams

ENDS = {"PF-M2": "h17", "PF-K2": "n18", "PF-K4": "n14"}


@pytest.fixture
def diagrams(desk: Desk) -> Diagrams:
    return Diagrams(desk)


@pytest.mark.parametrize("clause", DIAGRAMS)
def test_a_diagram_is_drawn_with_moves_that_the_rules_allow(
    diagrams: Diagrams, clause: str
) -> None:
    drawn = diagrams.draw(clause)
    assert drawn is not None
    picture, told = drawn
    assert told
    assert len({tuple(picture.get_at((x, 40))) for x in range(picture.get_width())}) > 10


def test_diagrams_stand_with_clauses_that_the_card_shows() -> None:
    shown = clauses(read_rules(Assets().text("rules/paper-football.md")))
    assert set(DIAGRAMS) <= shown & set(CLAUSES)


def test_a_clause_without_a_diagram_has_none(diagrams: Diagrams) -> None:
    assert diagrams.draw("PF-M9") is None


@pytest.mark.parametrize(("clause", "end"), ENDS.items())
def test_the_ball_is_where_the_last_move_ends(diagrams: Diagrams, clause: str, end: str) -> None:
    state = diagrams._played(DIAGRAMS[clause]).state
    assert state.ball == diagrams._point(end)


def test_the_goal_is_a_goal(diagrams: Diagrams) -> None:
    session = diagrams._played(DIAGRAMS["PF-G1"])
    assert [event.name for event in session.plies[-1].events] == ["goal"]


def test_the_cross_is_where_the_clause_forbids_to_go(diagrams: Diagrams) -> None:
    diagram = DIAGRAMS["PF-M4"]
    session = diagrams._played(diagram)
    start = diagram.moves[-1].rpartition("-")[2]
    move = diagrams._notation.read(
        session.state, "-".join((start, *diagram.touched, diagram.refused))
    )
    with pytest.raises(IllegalMoveError) as caught:
        session.submit(move)
    assert caught.value.clause == "PF-M4"


def test_the_cross_is_seen(diagrams: Diagrams, monkeypatch: pytest.MonkeyPatch) -> None:
    with_cross, _ = diagrams.draw("PF-M4") or (None, "")
    monkeypatch.setattr(
        "game.scenes.paper.marks.refused", lambda *_: pygame.Surface((1, 1), pygame.SRCALPHA)
    )
    without, _ = diagrams.draw("PF-M4") or (None, "")
    assert with_cross is not None
    assert without is not None
    assert with_cross.get_buffer().raw != without.get_buffer().raw
