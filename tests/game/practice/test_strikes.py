"""Strikes tried again, their trace, their film slow and fast, and what is told of them."""

from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from game.board.timeline import PACES
from game.desk import Desk
from game.scenes.practice import Practice
from game.scenes.practice_table.bench import Bench, Shot
from game.scenes.practice_table.position import Position
from game.scenes.practice_table.telling import Telling
from game.scenes.rule_card import RuleCard
from physics.film import Film
from physics.laws.chairs import Chair
from physics.laws.measures import LINE, Man
from physics.laws.moves import Strike
from physics.laws.rack import rack
from tests.game.practice.seat import Seat

MakeDesk = Callable[..., Desk]


@pytest.fixture
def seat(desk: Desk) -> Seat:
    return Seat(desk)


def test_a_strike_leaves_the_men_where_they_come_to_rest(seat: Seat) -> None:
    before = seat.men
    seat.strike()
    shot = seat.doing.last
    assert shot is not None
    assert before != seat.men == shot.settled.men


def test_the_same_strike_tried_again_comes_to_the_same_rest(seat: Seat) -> None:
    start = seat.men
    seat.strike(7, -66)
    first = seat.men
    for _ in range(3):
        seat.button("again")
        assert seat.men == start
        seat.button("strike")
        seat.wait()
        assert seat.men == first


def test_the_aim_stands_ready_and_can_be_changed_finely(seat: Seat) -> None:
    seat.strike()
    seat.button("again")
    last = seat.doing.last
    assert last is not None
    aim = last.before.aim
    assert aim is not None
    assert seat.hand.aim.strike == aim
    seat.move_to(seat.on(0, 0))
    seat.feed(pygame.MOUSEWHEEL, x=0, y=2, flipped=False)
    assert seat.hand.aim.strike == replace(aim, angle=aim.angle + 20)


def test_moving_a_man_leaves_the_aim_as_it_is(seat: Seat) -> None:
    seat.strike()
    seat.button("again")
    aim = seat.hand.aim.strike
    seat.drag(seat.on(0, 64), seat.on(200, 200))
    assert seat.men != rack(Chair.BOTTOM)
    assert seat.hand.aim.strike == aim
    assert seat.hand.aiming


def test_one_goes_on_from_where_the_men_lie(seat: Seat) -> None:
    seat.strike()
    first = seat.men
    seat.strike(-20, -60)
    assert seat.men != first
    seat.button("undo")
    assert seat.men == first
    seat.button("undo")
    assert seat.men == rack(Chair.BOTTOM)
    seat.button("redo")
    assert seat.men == first


def test_the_trace_stays_until_it_is_switched_off(seat: Seat) -> None:
    seat.strike()
    seat.button("again")
    seat.key(pygame.K_ESCAPE)  # only the trace is left to be seen
    seat.move_to((1, 1))
    with_trace = seat.picture()
    seat.choose("trace")
    seat.move_to((1, 1))
    without = seat.picture()
    board = seat.scene.picture.rect
    assert _part(with_trace, board) != _part(without, board)
    seat.key(pygame.K_t)
    seat.move_to((1, 1))
    assert _part(seat.picture(), board) == _part(with_trace, board)


def test_the_aim_line_is_chosen(seat: Seat) -> None:
    seat.pull(4, -80, drop=False)
    seen = {seat.picture()}
    for _ in range(2):
        seat.key(pygame.K_l)
        seen.add(seat.picture())
    assert len(seen) == 3
    seat.key(pygame.K_l)
    assert seat.doing.view.line == "whole"


@pytest.mark.parametrize(("pace", "key"), [("slow", pygame.K_m), ("fast", pygame.K_f)])
def test_the_film_runs_slowly_or_fast_also_while_it_runs(seat: Seat, pace: str, key: int) -> None:
    seat.pull(4, -80)
    usual = _frames(seat)
    seat.button("again")
    seat.key(key)
    seat.button("strike")
    assert _frames(seat) == pytest.approx(usual / PACES[pace], rel=0.1)
    seat.key(key)
    assert seat.doing.view.pace == "usual"


def test_a_click_on_the_pace_does_not_end_the_film_but_one_on_the_board_does(seat: Seat) -> None:
    seat.pull(4, -80)
    for on in (False, True):
        seat.choose("pace", on=on)
        assert seat.doing.rolling
    seat.key(pygame.K_m, pygame.K_TAB)
    assert seat.doing.rolling
    before = seat.men
    seat.click(seat.on(0, 0))
    assert not seat.doing.rolling
    assert seat.men == before


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_ESCAPE])
def test_a_key_shows_the_end_of_the_film_and_does_no_more(seat: Seat, key: int) -> None:
    seat.pull(4, -80)
    seat.key(key)
    assert not seat.doing.rolling
    assert not seat.hand.keyed
    assert seat.shell.top is seat.scene


def test_a_button_ends_the_film_and_does_what_it_says(seat: Seat) -> None:
    seat.pull(4, -80)
    seat.button("again")
    assert not seat.doing.rolling
    assert seat.men == rack(Chair.BOTTOM)


def test_a_pull_can_be_given_up(seat: Seat) -> None:
    before = seat.men
    seat.pull(4, -80, drop=False)
    seat.key(pygame.K_ESCAPE)
    seat.release(seat.on(4, -330))
    assert seat.men == before
    assert seat.shell.top is seat.scene


def test_the_surface_changes_how_far_men_glide(seat: Seat) -> None:
    rests = []
    for _ in range(3):
        seat.key(pygame.K_r)
        seat.doing.strike(Strike(0, 9400, 700))
        seat.wait()
        rests.append(seat.men)
        seat.choose("surface")
    assert len(set(rests)) == 3


def test_one_strikes_from_any_side(seat: Seat) -> None:
    centres = []
    for _ in Chair:
        centres.append(seat.hand.centre)
        seat.choose("chair")
    assert centres == [(0, -LINE), (LINE, 0), (0, LINE), (-LINE, 0)]


def test_the_striker_keeps_to_the_law_of_its_place(seat: Seat) -> None:
    seat.button("clear")
    seat.put("w", 0, -252)
    assert abs(seat.hand.aim.x) >= 3_655
    seat.drag(seat.on(100, -252), seat.on(4, -252), drop=False)
    assert seat.hand.refused is not None
    assert seat.hand.refused.clause == "CR-2.1"


def test_a_blocked_base_line_is_told(seat: Seat) -> None:
    seat.button("clear")
    for number in range(7):
        seat.put("w", -216 + 72 * number, -252)
    assert seat.doing.hand is None
    assert "no place on this base line" in seat.text
    seat.click(seat.on(200, 200))
    seat.key(pygame.K_SPACE, pygame.K_UP)
    seat.choose("chair")
    assert seat.hand.centre == (LINE, 0)


def test_what_happened_is_told(desk: Desk) -> None:
    telling = Telling(desk.words)
    corner = (Man("w", 30_000, 30_000), Man("b", -30_000, 30_000))
    shots = {
        "Nothing was pocketed.": (rack(Chair.BOTTOM), Strike(0, 9000, 300)),
        "The striker touched no man.": (corner, Strike(0, 9000, 200)),
    }
    for told, (men, strike) in shots.items():
        assert telling.of(Shot.play(Position(men), strike, "tournament")) == told
    straight = Position((Man("q", 33_000, -10_000),), Chair.LEFT)
    shot = Shot.play(straight, Strike(0, 33_700, 600), "tournament")
    settled = replace(shot.settled, striker=True)
    assert telling.of(replace(shot, settled=settled)).endswith("The striker fell into a pocket.")


def test_a_pocketed_man_is_told(desk: Desk) -> None:
    straight = Position((Man("w", -29_800, 28_770),))  # between the striker and a pocket
    shot = Shot.play(straight, Strike(15_000, 12_966, 600), "tournament")
    assert shot.sunk == ("w",)
    assert Telling(desk.words).of(shot).startswith("Pocketed: 1 white man.")


def test_pocketed_men_are_counted(desk: Desk) -> None:
    shot = Shot.play(Position(rack(Chair.BOTTOM)), Strike(0, 9000, 300), "tournament")
    kinds = [man.kind for man in shot.state.men]
    falls = [
        kinds.index("q"),
        kinds.index("b"),
        *(n for n, kind in enumerate(kinds) if kind == "w"),
    ]
    film = Film((), (), (), [(0.1 * n, man, 0) for n, man in enumerate(falls[:4])], 1.0)
    told = Telling(desk.words).of(replace(shot, film=film))
    assert told == "Pocketed: 2 white men, 1 black man, the queen."


def test_a_bench_forgets_what_was_taken_back_once_it_is_changed() -> None:
    bench = Bench(Position())
    bench.change(Position((Man("w", 0, 0),)))
    bench.undo()
    bench.change(Position((Man("b", 0, 0),)))
    assert not bench.can_redo
    bench.undo()
    assert bench.position == Position()
    assert not bench.can_undo


def test_with_little_motion_the_end_is_shown_at_once(desk: Desk) -> None:
    desk.choose(reduced_motion=True)
    seat = Seat(desk)
    seat.pull(4, -80)
    assert not seat.doing.rolling
    assert seat.men != rack(Chair.BOTTOM)


def test_the_rules_are_a_key_away(seat: Seat) -> None:
    seat.key(pygame.K_F1)
    assert [type(scene) for scene in seat.shell.scenes] == [Practice, RuleCard]
    seat.key(pygame.K_ESCAPE)
    assert [type(scene) for scene in seat.shell.scenes] == [Practice]


def _part(picture: bytes, board: pygame.Rect) -> bytes:
    whole = pygame.image.frombuffer(picture, (1280, 800), "RGBX")
    return whole.subsurface(board.inflate(-200, -200)).copy().get_buffer().raw


def _frames(seat: Seat) -> int:
    """How many frames a film takes."""
    count = 0
    while seat.doing.rolling:
        seat.shell.feed([], 16)
        count += 1
    return count
