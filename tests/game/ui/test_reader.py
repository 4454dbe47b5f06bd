"""A column of lines that scrolls by wheel, bar and keys."""

import pygame

from game.ui.form import Form
from game.ui.look import Look
from game.ui.paint import Seen, paint_widget
from game.ui.reader import Line, Reader, Run, Span, flow, gap
from game.ui.widgets import Did
from tests.game.ui.hands import click, down, move, press, up, wheel

PLACE = pygame.Rect(10, 10, 200, 100)


def reader(count: int = 20) -> Reader:
    """Lines twenty pixels high, each with its number as key."""
    lines = tuple(Line((), 20, key=str(number)) for number in range(count))
    return Reader("moves", PLACE.copy(), lines)


def test_only_what_scrolls_can_be_focused() -> None:
    assert reader(20).focusable
    assert not reader(5).focusable
    assert not reader(5).thumb


def test_the_wheel_scrolls_and_stops_at_the_ends() -> None:
    moves = reader()
    form = Form([moves])
    form.handle(move(PLACE.center))
    form.handle(wheel(1))
    assert (moves.top, form.used) == (0, False)
    form.handle(wheel(-1))
    assert (moves.top, form.used) == (50, True)
    form.handle(wheel(-50))
    assert moves.top == moves.furthest == 300


def test_keys_scroll_while_they_can_and_then_move_the_focus() -> None:
    moves = reader()
    form = Form([moves], focus="moves")
    press(form, pygame.K_DOWN)
    assert moves.top == 20
    press(form, pygame.K_PAGEDOWN)
    assert moves.top == 110
    press(form, pygame.K_END)
    assert moves.top == 300
    press(form, pygame.K_PAGEUP, pygame.K_HOME, pygame.K_UP)
    assert (moves.top, form.focused) == (0, "moves")


def test_the_thumb_is_dragged_from_where_it_was_taken() -> None:
    moves = reader()
    form = Form([moves])
    thumb = moves.thumb
    form.handle(down(thumb.center))
    assert moves.top == 0
    form.handle(move((thumb.centerx, thumb.centery + 30)))
    middle = moves.top
    assert 0 < middle < moves.furthest
    form.handle(move((0, 1000)))
    assert moves.top == moves.furthest
    form.handle(up((0, 1000)))
    form.handle(move((thumb.centerx, thumb.centery)))
    assert moves.top == moves.furthest


def test_a_click_on_the_track_goes_there() -> None:
    moves = reader()
    click(Form([moves]), (moves.track.centerx, PLACE.bottom - 1))
    assert moves.top == moves.furthest


def test_a_line_with_a_key_can_be_clicked() -> None:
    moves = reader()
    form = Form([moves])
    assert click(form, (50, 35)) == Did("moves", "1")
    moves.scroll_to(7)
    assert click(form, (50, 35)) == Did("moves", "8")
    assert click(Form([Reader("plain", PLACE.copy(), (gap(20),))]), (50, 15)) is None


def test_scroll_to_brings_a_line_to_the_top_as_far_as_it_goes() -> None:
    moves = reader()
    moves.scroll_to(3)
    assert moves.top == 60
    moves.scroll_to(19)
    assert moves.top == moves.furthest
    moves.scroll_to(0)
    assert moves.top == 0


def test_only_lines_in_view_are_seen() -> None:
    moves = reader()
    moves.scroll_to(2)
    moves.top += 10
    assert [line.key for _, line in moves.seen()] == ["2", "3", "4", "5", "6", "7"]
    assert moves.seen()[0][0] == PLACE.y - 10


def test_fewer_lines_never_leave_the_view_in_the_void() -> None:
    moves = reader()
    moves.scroll_to(20)
    fresh = reader(7)
    fresh.take_over(moves)
    assert fresh.top == fresh.furthest == 40


def test_flow_keeps_every_word_and_the_width(look: Look) -> None:
    text = "A move is three segments long; each leads to one of the eight neighbouring points."
    runs = [Run("PF-M1 ", "bold"), Run(text), Run(" (4)", "body", 14, "#a8937b")]
    lines = flow(look, runs, 240, indent=20, key="PF-M1")
    words = " ".join(span.text for line in lines for span in line.spans).split()
    assert words == f"PF-M1 {text} (4)".split()
    assert len(lines) > 2
    for line in lines:
        assert line.spans[0].x == 20
        last = line.spans[-1]
        assert last.x + look.text_width(last.face, last.size, last.text) <= 240
        assert line.key == "PF-M1"


def test_flow_does_not_part_runs_that_touch(look: Look) -> None:
    (line,) = flow(look, [Run("PF", "bold"), Run("-M1")], 400)
    assert [span.text for span in line.spans] == ["PF", "-M1"]
    assert line.spans[1].x == look.text_width("bold", 16, "PF")


def test_a_line_that_is_cut_off_fades(look: Look) -> None:
    """What is left of it at the edge is paler than the same rows of the whole line."""

    def darkest(top: int) -> int:
        lines = tuple(Line((Span(0, "HHHHHH"),), 24) for _ in range(20))
        reader = Reader("text", pygame.Rect(0, 0, 200, 120), lines, top=top)
        surface = pygame.Surface((200, 120))
        surface.fill("white")
        paint_widget(surface, look, reader, Seen())
        rows = range(8 if not top else 0, 16 if not top else 8)
        return min(surface.get_at((x, y)).r for x in range(100) for y in rows)

    assert darkest(8) > darkest(0) + 40
    assert darkest(16) > 240, "a third of a line is not shown"
