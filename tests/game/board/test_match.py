"""The match scene with paper football on it: refusals, taking back, asides, seatings, pauses."""

from collections.abc import Callable

import pygame
import pytest

from engines.core.contract import Aside, Seat
from game.board.ending import Ending
from game.board.match import MatchScene
from game.scenes.pause import Pause
from game.scenes.rule_card import RuleCard
from game.settings import Seating
from game.ui.dialog import Dialog
from tests.game.board.table import SIZE, Table, lay
from tests.game.conftest import MakeDesk

CTRL = pygame.KMOD_CTRL
CLOSING = "h12-h13-h14-h15"


@pytest.fixture
def table(make_desk: MakeDesk) -> Table:
    return lay(make_desk())


@pytest.fixture
def casual(make_desk: MakeDesk) -> Table:
    """A match in which moves may be taken back."""
    return lay(make_desk(), undo=True)


def texts(table: Table) -> list[str]:
    session = table.session
    return [session.notation.write(ply.before, ply.move) for ply in session.plies]


# -- drawing


def test_a_move_is_drawn_by_clicks(table: Table) -> None:
    table.draw("h12-h13-i14-i15")
    assert texts(table) == ["h12-h13-i14-i15"]
    assert table.session.to_move is Seat.AWAY


def test_clicks_while_the_pen_still_draws_count(table: Table) -> None:
    for name in ("h13", "i14", "i15"):
        table.click(table.at(name))
    assert texts(table) == ["h12-h13-i14-i15"]


def test_the_pen_moves_for_150_ms_a_segment(table: Table) -> None:
    table.click(table.at("h13"))
    assert table.match.restless
    assert table.match.playing.stage.timeline.progress < 0.5
    table.feed(ms=150)
    assert not table.match.playing.stage.busy


def test_with_reduced_motion_nothing_moves(table: Table) -> None:
    table.match.desk.choose(reduced_motion=True)
    table.click(table.at("h13"))
    table.feed()
    assert not table.match.playing.stage.busy


def shown(table: Table) -> None:
    """A move that is on its way across the paper."""
    table.play("h12-h13-i14-i15", "i15-i16-i17-h18")
    move = table.session.notation.read(table.session.state, "h18-h19-i20-h21")
    table.match.playing.play(move)
    assert table.match.playing.stage.busy


def test_a_click_during_the_animation_skips_it_and_counts(table: Table) -> None:
    shown(table)
    table.click(table.at("g22"))
    assert table.hand.touched == (table.point("g22"),)


@pytest.mark.parametrize("name", ["h21", "i20", "a1"])
def test_a_click_during_the_animation_on_nothing_to_touch_only_skips_it(
    table: Table, name: str
) -> None:
    table.play("h12-h13-h14-h15", "h15-i16-i17-h18")
    move = table.session.notation.read(table.session.state, "h18-h19-i20-h21")
    table.match.playing.play(move)
    table.click(table.at(name))
    assert not table.match.playing.stage.busy
    assert (table.hand.touched, table.refusal) == ((), "")


def test_a_drag_that_begins_during_the_animation_is_not_lost(table: Table) -> None:
    shown(table)
    table.press(table.at("h21"))
    table.move_to(table.at("g20"))
    table.move_to(table.at("f20"))
    assert table.hand.touched == (table.point("g20"), table.point("f20"))


def test_a_click_before_the_board_turns_only_turns_it(make_desk: MakeDesk) -> None:
    table = lay(make_desk(), "same-side")
    table.match.playing.play(table.session.notation.read(table.session.state, CLOSING))
    assert table.match.facing.turns == 0
    table.click(table.at("h16"))
    assert table.match.facing.turns == 2
    assert table.hand.touched == ()


@pytest.mark.parametrize("pen", ["soft", "strict"])
@pytest.mark.parametrize(
    "cancel",
    [
        pygame.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode=""),
        pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=3),
        pygame.Event(pygame.WINDOWFOCUSLOST),
    ],
)
def test_a_drag_can_be_cancelled(make_desk: MakeDesk, cancel: pygame.Event, pen: str) -> None:
    table = lay(make_desk(), pen=pen)
    table.click(table.at("h13"))
    table.wait(300)
    table.press(table.at("h13"))
    table.move_to(table.at("i14"))
    assert len(table.hand.touched) == 2
    table.feed(cancel)
    assert len(table.hand.touched) == (1 if pen == "soft" else 2)
    assert table.shows(MatchScene)
    table.release(table.at("i15"))
    assert texts(table) == []


def test_a_drag_makes_a_move(table: Table) -> None:
    table.press(table.at("h12"))
    for name in ("h13", "i14", "i15"):
        table.move_to(table.at(name))
    table.release(table.at("i15"))
    assert texts(table) == ["h12-h13-i14-i15"]


# -- refusals


def test_a_click_on_an_older_line_says_why(table: Table) -> None:
    table.play(CLOSING)
    table.click(table.at("h14"))
    assert table.refusal == "PF-M4"
    assert texts(table) == [CLOSING]


def test_resting_there_says_why_after_a_moment(table: Table) -> None:
    table.play(CLOSING)
    table.move_to(table.at("h14"))
    assert [table.refusal, table.match.restless] == ["", True]
    table.wait(500)
    assert [table.refusal, table.match.restless] == ["PF-M4", False]


def test_a_click_on_the_tooltip_or_f1_opens_the_rules_there(table: Table) -> None:
    table.play(CLOSING)
    table.click(table.at("h14"))
    tip = table.match.overlays._tip(table.match.playing.view)
    assert tip is not None
    table.press(tip.box.center)
    assert table.shows(RuleCard)
    table.key(pygame.K_ESCAPE)
    assert table.shows(MatchScene)
    table.click(table.at("h14"))
    table.key(pygame.K_F1)
    assert table.shows(RuleCard)


# -- taking back


def test_the_part_drawn_is_given_back_by_button_key_and_right_click(table: Table) -> None:
    ways: list[Callable[[], None]] = [
        lambda: table.button("give-back"),
        lambda: table.key(pygame.K_ESCAPE),
        lambda: table.key(pygame.K_BACKSPACE),
        lambda: table.key(pygame.K_z, CTRL),
        lambda: table.press(table.at("a1"), button=3),
    ]
    for give_back in ways:
        table.click(table.at("h13"))
        table.wait(500)
        assert table.hand.touched
        give_back()
        assert table.hand.touched == ()
    assert table.shows(MatchScene)


def test_a_strict_pen_gives_nothing_back(make_desk: MakeDesk) -> None:
    table = lay(make_desk(), pen="strict")
    table.click(table.at("h13"))
    table.wait(500)
    table.key(pygame.K_BACKSPACE)
    assert table.hand.touched == (table.point("h13"),)
    told = table.match.notices.now
    assert told is not None
    assert told.clause == "PF-M8"


def test_without_undo_finished_moves_stay_and_the_key_says_why(table: Table) -> None:
    table.draw(CLOSING)
    assert table.match.panel.form.get("undo") is None
    table.key(pygame.K_z, CTRL)
    assert texts(table) == [CLOSING]
    told = table.match.notices.now
    assert told is not None
    assert told.clause == "PF-M8"


def test_undo_and_redo_go_through_the_whole_game(casual: Table) -> None:
    moves = [CLOSING, "h15-i16-i17-i18", "i18-i19-h20-g21"]
    casual.play(*moves)
    start = casual.session.start
    for _ in moves:
        casual.key(pygame.K_z, CTRL)
    assert casual.session.state == start
    casual.key(pygame.K_z, CTRL)
    for _ in moves:
        casual.key(pygame.K_y, CTRL)
        casual.wait()
    assert texts(casual) == moves
    casual.button("undo")
    casual.key(pygame.K_z, CTRL | pygame.KMOD_SHIFT)
    assert texts(casual) == moves


def test_undo_goes_back_to_the_paper_of_the_leg_before(make_desk: MakeDesk) -> None:
    table = lay(make_desk(), undo=True)
    table.play(CLOSING)
    table.match.playing.say_aside(Aside.RESIGN)
    table.wait(100)
    table.key(pygame.K_RETURN)
    assert table.match.playing.view.state.leg == 2
    table.key(pygame.K_z, CTRL)
    view = table.match.playing.view
    assert view.state.leg == 1
    assert view.to_move is Seat.AWAY
    table.shell.draw(pygame.Surface(SIZE))
    table.key(pygame.K_y, CTRL)
    table.wait(100)
    assert table.shows(Ending), "the end of the leg is told again"


# -- asides and other scenes


def test_escape_pauses_and_comes_back(table: Table) -> None:
    table.key(pygame.K_ESCAPE)
    assert table.shows(Pause)
    table.key(pygame.K_ESCAPE)
    assert table.shows(MatchScene)


def test_resigning_asks_first(table: Table) -> None:
    table.button("resign")
    assert table.shows(Dialog)
    table.key(pygame.K_ESCAPE)
    assert texts(table) == []
    table.button("resign")
    table.key(pygame.K_RETURN)
    assert texts(table) == [], "Enter cancels"
    table.button("resign")
    table.answer("yes")
    assert texts(table) == ["resign"]
    table.wait(100)
    assert table.shows(Ending)


def test_a_draw_is_offered_and_accepted(make_desk: MakeDesk) -> None:
    table = lay(make_desk(), legs=1)
    table.click(table.at("h13"))
    table.wait(500)
    table.button("draw")
    table.answer("yes")
    assert texts(table) == ["draw"]
    assert table.hand.touched == (table.point("h13"),), "what was drawn stays drawn"
    assert Aside.DRAW not in table.session.rules.asides(table.session.state)
    table.click(table.at("h14"))
    table.click(table.at("h15"))
    table.wait()
    table.button("draw")
    table.answer("yes")
    assert table.session.outcome.winner is None
    assert table.session.outcome.clause == "G-3"


def test_own_half_is_shown_and_hidden_by_button_and_key(table: Table) -> None:
    table.button("switch own-half")
    assert "own-half" in table.match.playing.switches
    table.key(pygame.K_h, letter="h")
    assert not table.match.playing.switches


def test_control_s_says_that_all_is_saved(table: Table) -> None:
    table.key(pygame.K_s, CTRL)
    told = table.match.notices.now
    assert told is not None
    assert "saved" in told.text


def test_a_notice_goes_after_a_while(table: Table) -> None:
    table.key(pygame.K_s, CTRL)
    table.wait(7000)
    assert table.match.notices.now is None
    assert not table.match.restless


# -- how they sit


def test_same_side_turns_the_board_to_the_side_to_move(make_desk: MakeDesk) -> None:
    table = lay(make_desk(), "same-side")
    assert table.at("h23")[1] < table.at("h1")[1]
    table.draw(CLOSING)
    assert table.at("h23")[1] > table.at("h1")[1], "away attacks row 1, upwards"
    assert table.at("a1")[0] > table.at("o1")[0]
    table.draw("h15-i16-i17-i18")
    assert table.at("h23")[1] < table.at("h1")[1]


def test_opposite_turns_the_panel_and_its_clicks(make_desk: MakeDesk) -> None:
    table = lay(make_desk(), "opposite", undo=True)
    table.draw(CLOSING)
    assert table.match.facing.flipped
    widget = table.match.panel.form.get("undo")
    assert widget is not None
    card = table.match.panel.card(SIZE)
    x, y = widget.rect.center
    table.click((card.left + card.right - 1 - x, card.top + card.bottom - 1 - y))
    assert texts(table) == []
    assert not table.match.facing.flipped


@pytest.mark.parametrize("seating", ["fixed", "opposite", "same-side"])
def test_drawing_changes_nothing(make_desk: MakeDesk, seating: Seating) -> None:
    table = lay(make_desk(), seating)
    table.play(CLOSING)
    table.click(table.at("h14"))
    table.wait(200)
    first, second = pygame.Surface(SIZE), pygame.Surface(SIZE)
    table.shell.draw(first)
    table.shell.draw(second)
    assert first.get_buffer().raw == second.get_buffer().raw
