"""The card at the end of a leg or a match, and the panel behind it."""

import pygame
import pytest

from engines.core.contract import Aside
from engines.paper_football import PaperOptions
from game.board.ending import Ending
from game.board.match import MatchScene
from game.board.match_info import Match
from game.board.opening import open_match
from game.scenes.rule_card import RuleCard
from game.ui.dialog import Dialog
from tests.game.board.table import Table, lay
from tests.game.conftest import MakeDesk

CLOSING = "h12-h13-h14-h15"
SIZES = [(1024, 640), (1280, 800)]


def resign(table: Table) -> None:
    table.match.playing.say_aside(Aside.RESIGN)
    table.wait(100)


def ending_of(table: Table) -> Ending:
    assert isinstance(table.top, Ending)
    return table.top


def test_the_figure_of_two_legs_is_the_match_points(make_desk: MakeDesk) -> None:
    table = lay(make_desk())
    table.play(CLOSING)
    resign(table)
    assert ending_of(table)._summary.score == (0, 0), "a leg is told by its goals"
    table.key(pygame.K_RETURN)
    resign(table)
    summary = ending_of(table)._summary
    state = table.session.state
    assert summary.score == state.points == (6, 0)
    assert summary.unit == "points"
    assert summary.table[0][1:] == (*(f"Leg {n}, 0\u20130" for n in (1, 2)), "Points")
    assert summary.table[1] == ("Ana", "3", "3", "6")


def test_the_figure_of_a_single_game_is_its_goals(make_desk: MakeDesk) -> None:
    table = lay(make_desk(), legs=1)
    resign(table)
    summary = ending_of(table)._summary
    assert (summary.score, summary.unit) == ((0, 0), "")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    "name", ["Maximiliana Theodora", "Maximilianatheodora1", "Ana", "WWWWWWWWWWWWWWWWWWWW"]
)
def test_the_headline_is_never_cut(make_desk: MakeDesk, size: tuple[int, int], name: str) -> None:
    info = Match("paper-football", PaperOptions(legs=1), ("Ion", name), "fixed", undo=False, seed=1)
    table = Table(open_match(make_desk(size), info), size)
    resign(table)
    ending = ending_of(table)
    assert "".join(ending._title).replace(" ", "") == f"{name} wins".replace(" ", "")
    look, inner = ending.look, ending.box.width - 2 * ending.look.px(40)
    figure = look.text_width("title", 44, ending._figure)
    for line in ending._title:
        assert look.text_width("title", ending._title_size, line) + figure < inner
    table.picture(size)


def test_after_a_leg_the_paper_can_be_looked_at(make_desk: MakeDesk) -> None:
    table = lay(make_desk())
    table.play(CLOSING)
    resign(table)
    look = ending_of(table).form.get("look")
    assert look is not None
    table.click(look.rect.center)
    assert table.shows(MatchScene)
    table.wait(300)
    assert table.shows(MatchScene), "it is told once"
    assert table.match.playing.view.state.leg == 1
    table.button("on")
    assert table.match.playing.view.state.leg == 2
    table.wait(300)
    resign(table)
    assert table.shows(Ending)


def test_behind_the_card_of_a_leg_the_panel_has_the_new_points_and_no_draw(
    make_desk: MakeDesk,
) -> None:
    table = lay(make_desk())
    table.play(CLOSING)
    resign(table)
    panel = table.match.panel
    assert panel.contents is not None
    assert [plate.points for plate in panel.contents.plates] == ["3 pts", "0 pts"]
    assert panel.form.get("draw") is None


@pytest.mark.parametrize("legs", [1, 2])
def test_the_table_has_room_for_long_names(make_desk: MakeDesk, legs: int) -> None:
    names = ("Maximiliana Theodora", "Wolfgang-Amadeus Moz")
    options = PaperOptions(legs=legs)
    info = Match("paper-football", options, names, "fixed", undo=False, seed=1)
    table = Table(open_match(make_desk(), info))
    resign(table)
    if legs == 2:
        table.key(pygame.K_RETURN)
        resign(table)
    ending = ending_of(table)
    look, inner = ending.look, ending.box.width - 2 * ending.look.px(40)
    columns = len(ending._summary.table[0]) - 1
    for name in names:
        assert look.text_width("semi", 17, name) <= inner - columns * ending._column(inner)


def rules_by_f1(table: Table) -> str:
    """The clause at which F1 opens the rules over what lies on top; they are closed again."""
    table.key(pygame.K_F1)
    assert isinstance(table.top, RuleCard)
    clause = table.top._clause
    table.key(pygame.K_F1)
    return clause


def test_f1_reads_the_clause_that_a_card_or_a_question_names(make_desk: MakeDesk) -> None:
    table = lay(make_desk())
    for question, clause in (("resign", "PF-E5"), ("draw", "G-3")):
        table.button(question)
        assert rules_by_f1(table) == clause
        assert table.shows(Dialog)
        table.key(pygame.K_ESCAPE)
    for end in (False, True):  # of a leg, of the match
        resign(table)
        assert rules_by_f1(table) == "PF-E5"
        assert ending_of(table)._summary.end is end
        table.key(pygame.K_RETURN)
