import pytest

from engines.core.contract import Seat
from engines.play.clock import Budget, Clock


def test_a_turn_runs_out_once() -> None:
    clock = Clock(Budget(turn=20_000))
    clock.begin_turn(Seat.HOME)
    assert clock.feed(19_999) == ()
    assert clock.left("turn") == 1
    assert clock.feed(1) == ("timeup:turn",)
    assert clock.feed(60_000) == ()


def test_every_turn_begins_anew() -> None:
    clock = Clock(Budget(turn=20_000))
    clock.begin_turn(Seat.HOME)
    clock.feed(15_000)
    clock.begin_turn(Seat.AWAY)
    assert clock.feed(19_999) == ()
    clock.begin_turn(Seat.HOME)
    assert clock.feed(20_000) == ("timeup:turn",)


def test_a_turn_of_another_length() -> None:
    clock = Clock(Budget(turn=20_000))
    clock.begin_turn(Seat.HOME, 30_000)
    assert clock.feed(29_999) == ()
    assert clock.feed(1) == ("timeup:turn",)


def test_a_half_belongs_to_both_sides() -> None:
    clock = Clock(Budget(half=1_000))
    clock.begin_turn(Seat.HOME)
    clock.feed(600)
    clock.begin_turn(Seat.AWAY)
    assert clock.feed(400) == ("timeup:half",)
    clock.begin_half(500)
    assert clock.left("half") == 500
    assert clock.feed(500) == ("timeup:half",)


def test_the_game_clock_is_each_side_s_own() -> None:
    clock = Clock(Budget(game=1_000))
    clock.begin_turn(Seat.HOME)
    clock.feed(900)
    clock.begin_turn(Seat.AWAY)
    assert clock.feed(900) == ()
    assert (clock.left("game", Seat.HOME), clock.left("game")) == (100, 100)
    clock.begin_turn(Seat.HOME)
    assert clock.feed(100) == ("timeup:game",)
    assert clock.left("game", Seat.AWAY) == 100


def test_what_runs_out_together_is_called_together() -> None:
    clock = Clock(Budget(turn=10, half=10, game=10))
    clock.begin_turn(Seat.AWAY)
    assert clock.feed(50) == ("timeup:turn", "timeup:half", "timeup:game")


def test_no_time_runs_while_paused_or_for_nobody() -> None:
    clock = Clock(Budget(turn=10, half=10))
    assert clock.feed(50) == ()
    clock.begin_turn(Seat.HOME)
    clock.paused = True
    assert clock.feed(50) == ()
    clock.paused = False
    clock.stop()
    assert clock.feed(50) == ()
    assert (clock.left("turn"), clock.left("half")) == (10, 10)


def test_a_game_without_clock_calls_nothing() -> None:
    clock = Clock(Budget())
    clock.begin_turn(Seat.HOME)
    assert clock.feed(10**9) == ()


def test_time_does_not_run_backwards() -> None:
    with pytest.raises(ValueError, match="-1 ms"):
        Clock(Budget(turn=10)).feed(-1)
