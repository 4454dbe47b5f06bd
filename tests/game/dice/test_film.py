"""What is seen of a move: in which order, how far, and that nothing of it is left."""

from itertools import pairwise
from typing import Any

import pygame
import pytest
from msgspec.structs import replace

from engines.core.contract import Seat
from engines.dice_football.field import square_at
from game.board.ending import Ending
from game.board.timeline import BANNER, Act
from game.desk import Desk
from game.scenes.dice.acts import Carry, Failed, Hop, Shaken, Slide, Thrown
from game.scenes.dice.film import left_by
from game.scenes.dice.geometry import spot_of
from game.scenes.dice.offers import Offers
from tests.game.board.table import same
from tests.game.dice.positions import (
    AGAIN,
    CHANCE,
    CLEARS,
    CORNER,
    GIVES,
    KEEPER,
    LOOSE,
    PASSES,
    PENALTY,
    RECOVERS,
    SHOOT_OUT,
    TO_ROLL,
    position,
)
from tests.game.dice.seat import DiceTable, lay, place


def film(table: DiceTable, text: str) -> list[Act]:
    """The acts of a move made on the stage."""
    playing = table.match.playing
    playing.stage.timeline.skip()
    playing.play(table.session.notation.read(table.state, text))
    return list(playing.stage.timeline.acts)


def kinds(acts: list[Act]) -> list[str]:
    """The kinds of the acts, hops in one."""
    names = [str(act.what) if act.kind == BANNER else act.kind for act in acts]
    return [name for k, name in enumerate(names) if name != "hop" or names[k - 1 : k] != ["hop"]]


@pytest.mark.parametrize(
    ("document", "move", "seen"),
    [
        (PASSES, "pass:g3", ["hop"]),
        (CLEARS, "clear:d8", ["hop"]),
        (RECOVERS, "recover:d7>g7", ["hop"]),
        (CHANCE, "goal", ["hop", "net", "Goal!"]),
        (GIVES, "corner:left", ["hop", "Corner for Ion"]),
        (KEEPER, "keeper:d18", ["slide"]),
        (KEEPER, "keeper:f18", []),
        (TO_ROLL, "roll:3", ["die", "lies"]),
        (TO_ROLL, "call", ["Ana: \u00a1Portero!"]),
        (AGAIN, "roll:4", ["die", "lies", "Foul!", "Free kick for Ion", "carry"]),
        ({**AGAIN, "ball": "d3"}, "roll:4", ["die", "lies", "Foul!", "Penalty for Ion"]),
        (LOOSE, "roll:1", ["die", "lies", "failed"]),
        (PENALTY, "roll:3", ["die", "lies", "Goal!", "carry"]),
        (PENALTY, "roll:2", ["die", "lies", "Saved!", "carry"]),
        (SHOOT_OUT, "roll:6", ["die", "lies", "Goal!"]),
        (SHOOT_OUT, "roll:1", ["die", "lies", "Saved!"]),
        (CORNER, "roll:3", ["die", "lies"]),
    ],
)
def test_a_move_is_seen_with_what_comes_of_it(
    desk: Desk, document: dict[str, Any], move: str, seen: list[str]
) -> None:
    assert kinds(film(place(desk, document), move)) == seen


def test_the_ball_hops_along_the_way_that_was_shown(desk: Desk) -> None:
    table = place(desk, PASSES)
    table.move_to(table.square("g3"))
    aimed = Offers(table.board.rules).aimed(table.state, table.hand)
    assert aimed is not None
    acts = film(table, "pass:g3")
    hops = [act.what for act in acts if isinstance(act.what, Hop)]
    assert [hop.step for hop in hops] == list(range(5))
    (way,) = {hop.way for hop in hops}
    assert (way[0], way[-1]) == (spot_of(square_at("d3")), spot_of(square_at("g3")))
    assert all(abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1 for a, b in pairwise(way))
    assert acts[-1].loud == max(act.loud for act in acts)


def test_a_ball_out_of_the_centre_hops_from_there(desk: Desk) -> None:
    table = place(desk, position("centre", "home", "move", face=4))
    hops = [act.what for act in film(table, "pass:d7") if isinstance(act.what, Hop)]
    assert len(hops) == 4
    assert hops[0].way[0] == (4.5, 8.5)


def test_the_net_of_the_side_that_lets_it_in_swings(desk: Desk) -> None:
    nets = [act.what for act in film(place(desk, CHANCE), "goal") if isinstance(act.what, Shaken)]
    assert [net.side for net in nets] == [Seat.AWAY]
    assert nets[0].ball[1] > 17.5


def test_a_keeper_who_has_the_ball_takes_it_along(desk: Desk) -> None:
    for ball, takes in (("f18", True), ("e13", False)):
        side = "away" if takes else "home"
        table = place(desk, {**KEEPER, "ball": ball, "to_move": side})
        slides = [act.what for act in film(table, "keeper:d18") if isinstance(act.what, Slide)]
        assert [(slide.side, slide.ball) for slide in slides] == [(Seat.AWAY, takes)]


def test_a_recovery_that_failed_shows_who_counted(desk: Desk) -> None:
    for ball, who in (("e8", {"d7"}), ("h8", {"g7", "i9"})):
        table = place(desk, position(ball, "home", "roll", bonus={"home": 1, "away": 0}))
        acts = film(table, "roll:1")
        (failed,) = (act.what for act in acts if isinstance(act.what, Failed))
        assert set(failed.pieces) == {square_at(name) for name in who}
        assert failed.points == 2
        assert failed.die == Thrown(1, Seat.HOME)
        assert table.board.teller.failed(2) == "2 steps: to nobody through the ball"


def test_those_who_counted_are_seen_on_the_board(desk: Desk) -> None:
    table = place(desk, LOOSE, own_dice=True)
    box = table.board.painter.at.square(square_at("d7"))
    ball = table.board.painter.at.square(square_at("e8"))
    table.key(pygame.K_1)
    plain = table.picture().copy()
    while (act := table.match.playing.stage.timeline.now) and act.kind != "failed":
        table.feed(ms=50)
    shown = table.picture()
    assert not same(plain.subsurface(box), shown.subsurface(box))
    assert not same(plain.subsurface(ball), shown.subsurface(ball))
    table.settle()
    assert table.state.turn is Seat.AWAY


def test_a_ball_that_is_put_somewhere_is_carried_there(desk: Desk) -> None:
    acts = film(place(desk, AGAIN), "roll:4")
    (carry,) = (act.what for act in acts if isinstance(act.what, Carry))
    assert carry.start == spot_of(square_at("e13"))


@pytest.mark.parametrize(
    ("document", "move"),
    [
        (PASSES, "pass:g3"),
        (CHANCE, "goal"),
        (KEEPER, "keeper:d18"),
        (AGAIN, "roll:4"),
        (LOOSE, "roll:1"),
        (PENALTY, "roll:2"),
    ],
)
def test_a_film_moves_and_leaves_nothing_on_the_table(
    desk: Desk, document: dict[str, Any], move: str
) -> None:
    """When it is over all is as if it had been skipped."""
    seen, skipped = place(desk, document), place(desk, document)
    film(seen, move)
    pictures = []
    while seen.match.playing.stage.busy:
        pictures.append(seen.picture())
        seen.feed(ms=120)
    film(skipped, move)
    skipped.match.playing.stage.timeline.skip()
    skipped.feed()
    assert not all(same(pictures[0], picture) for picture in pictures)
    left, wanted = (t.picture().subsurface(t.match.facing.area) for t in (seen, skipped))
    assert same(left, wanted)


def test_with_reduced_motion_only_words_take_time(desk: Desk) -> None:
    desk.settings = replace(desk.settings, reduced_motion=True)
    table = place(desk, CHANCE)
    acts = film(table, "goal")
    assert [act.ms for act in acts if act.kind != BANNER] == [0] * (len(acts) - 1)
    table.feed(ms=1)
    assert table.match.playing.stage.timeline.now is not None
    assert table.match.playing.stage.timeline.now.kind == BANNER


# -- the end of a half


def closing(desk: Desk, **more: Any) -> DiceTable:  # noqa: ANN401 - of a document
    """The last roll of a half is to be used: home can only clear."""
    document = position("d7", "home", "move", face=1, rolled=3, **more)
    table = place(desk, document, rolls=3)
    table.click(table.square("d8"))
    return table


def test_half_time_is_told_and_the_second_half_waits_for_it(desk: Desk) -> None:
    table = closing(desk, first_kick="home", score=[2, 1])
    table.settle()
    assert table.match.playing.stage.score == (2, 1)
    table.feed()
    assert table.shows(Ending)
    table.wait(3000)
    assert table.state.match.half == 2
    table.answer("on")
    table.settle()
    assert not table.shows(Ending)
    assert table.match.playing.stage.interval is None
    assert table.throws
    assert table.board.thrower(table.state) is Seat.AWAY


def test_the_old_board_lies_until_the_card_is_closed(desk: Desk) -> None:
    table = closing(desk)
    table.settle()
    assert table.match.playing.view.state.match.half == 1
    assert table.match.playing.view.hand is None
    table.key(pygame.K_SPACE)
    assert not table.faces


@pytest.mark.parametrize(
    ("level", "title", "button"),
    [
        ("extra", "Full time, and level", "Extra time"),
        ("penalties", "Full time, and level", "Penalties"),
    ],
)
def test_full_time_is_told_with_what_comes_next(
    desk: Desk, level: str, title: str, button: str
) -> None:
    document = position("d7", "home", "move", face=1, rolled=3, half=2, score=[1, 1])
    table = place(desk, document, rolls=3, level=level)
    table.click(table.square("d8"))
    table.settle()
    summary = table.match.playing.stage.interval
    assert summary is not None
    assert (summary.title, summary.button, summary.score) == (title, button, (1, 1))
    assert not summary.end
    table.feed()
    table.answer("on")
    table.settle()
    assert table.phase == ("shoot-out" if level == "penalties" else "draw")


def test_a_match_that_is_decided_ends_at_full_time(desk: Desk) -> None:
    document = position("d7", "home", "move", face=1, rolled=3, half=2, score=[1, 0])
    table = place(desk, document, rolls=3)
    table.click(table.square("d8"))
    table.settle()
    table.feed()
    assert table.match.playing.stage.interval is None
    assert table.shows(Ending)
    summary = table.board.summary(table.session)
    assert (summary.title, summary.score, summary.told.clause) == ("Ana wins", (1, 0), "DF-3.2")


# -- the clock of the half


def test_the_clock_runs_while_somebody_is_to_roll(desk: Desk) -> None:
    table = place(desk, TO_ROLL, half_minutes=1)
    table.wait(10_000)
    assert 48 <= table.match.playing.half_seconds <= 51
    contents = table.match.panel.contents
    assert contents is not None
    assert contents.subtitle.endswith(" left")


def test_time_that_is_up_ends_the_half_where_somebody_is_to_roll(desk: Desk) -> None:
    table = place(desk, {**TO_ROLL, "first_kick": "home"}, half_minutes=1)
    table.wait(61_000)
    assert table.texts == ["timeup:half"]
    assert table.state.match.half == 2


def test_time_that_is_up_waits_for_the_use_of_a_roll(desk: Desk) -> None:
    table = place(desk, PASSES, half_minutes=1)
    table.wait(61_000)
    assert table.texts == ["timeup:half"]
    assert (table.phase, table.state.time_up) == ("move", True)
    table.click(table.square("g3"))
    assert table.state.match.half == 2


def test_the_clock_stands_while_men_are_placed(desk: Desk) -> None:
    table = lay(desk, placing="free", half_minutes=1, own_dice=True)
    for key in (pygame.K_2, pygame.K_5):
        table.settle()
        table.key(key)
    table.settle()
    assert table.phase == "place"
    table.wait(90_000)
    assert table.match.playing.half_seconds == 60
    assert table.state.match.half == 1


def test_by_rolls_there_is_no_clock(desk: Desk) -> None:
    table = place(desk, TO_ROLL, rolls=5, half_minutes=1)
    table.wait(70_000)
    assert not table.texts
    assert not table.match.playing.half_seconds


def test_a_goal_that_ends_a_half_leaves_the_ball_where_it_went(desk: Desk) -> None:
    last = position("f16", "home", "move", face=4, rolled=3)
    table = place(desk, last, rolls=3)
    table.click(table.square("goal:away"))
    timeline, seen = table.match.playing.stage.timeline, set()
    for _ in range(200):
        act = timeline.now
        if act is not None and act.kind == BANNER:
            left = left_by(table.match.playing.view)
            seen.add(left.ball if left is not None else None)
        table.wait(50)
    left = left_by(table.match.playing.view)
    assert left is not None
    assert seen == {left.ball}
    assert left.ball in {square_at("e18"), square_at("f18"), square_at("g18"), square_at("d18")}


@pytest.mark.clause("DF-3.1")
def test_in_the_second_half_the_board_is_turned(desk: Desk) -> None:
    table = closing(desk, first_kick="home", score=[2, 1])
    assert table.board.painter.at.turned == 0
    home_goal = table.square("e1")
    table.settle()
    table.wait(3000)
    assert table.board.painter.at.turned == 0, "the old board lies until the card is closed"
    table.answer("on")
    table.settle()
    assert table.board.painter.at.turned
    left, right = table.square("e1"), table.square("f18")
    assert left[0] > right[0]
    assert left[0] > home_goal[0]
    assert table.board.plate(table.state, Seat.HOME, None).note.endswith("plays to the left")
