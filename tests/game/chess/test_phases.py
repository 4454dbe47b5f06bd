"""Placing, fouls, free kicks, penalties and all other restarts by hand, with their buttons."""

from typing import Any

import pygame
import pytest

from engines.core.contract import Seat
from game.board.line_up_card import LineUpCard
from game.board.line_ups import LineUps
from game.desk import Desk
from game.scenes.chess.acts import Toss
from tests.game.chess.positions import (
    CHANCE,
    CORNER,
    DISMISS,
    GOAL_KICK,
    IN_THE_AREA,
    THROW_IN,
)
from tests.game.chess.seat import ChessTable, lay, place

USUAL = {
    1: "e1", 2: "c3", 3: "f3", 4: "a3", 5: "h3", 6: "c5", 7: "b6", 8: "f5", 9: "g6",
    10: "d6", 11: "e6",
}  # fmt: skip


def labels(table: ChessTable) -> list[str]:
    return [choice.label for choice in table.match.playing.choices]


def standing(table: ChessTable, side: Seat) -> dict[int, str]:
    return {
        number: f"{'abcdefgh'[x]}{y}"
        for number, (x, y) in sorted(table.seen.teams[side].players.items())
    }


def to_place(desk: Desk, **options: Any) -> ChessTable:  # noqa: ANN401 - options of chess football
    """Home is to place first."""
    for seed in range(1, 20):
        table = lay(desk, seed=seed, placing_seconds=0, **options)
        table.settle()
        if table.session.to_move is Seat.HOME:
            return table
    raise AssertionError("heads never comes up")


def line_up(desk: Desk, **options: Any) -> ChessTable:  # noqa: ANN401
    """Home stands as usual, and is not ready yet."""
    table = to_place(desk, **options)
    table.button("tool line-ups")
    table.answer("usual")
    return table


# -- placing


def test_the_toss_is_seen_and_lands_as_the_record_says(desk: Desk) -> None:
    table = lay(desk, seed=4)
    table.feed()
    act = table.match.playing.stage.timeline.now
    assert act is not None
    assert isinstance(act.what, Toss)
    assert act.what.heads == (table.last == "toss:heads")
    table.settle()
    first = Seat.HOME if act.what.heads else Seat.AWAY
    assert table.session.to_move is first


def test_players_are_dragged_from_the_bench_and_about(desk: Desk) -> None:
    table = to_place(desk)
    assert labels(table) == ["Default"]
    table.carry(table.seat(Seat.HOME, 10), table.square("d6"))
    assert table.last == "put:10@d6"
    table.carry(table.square("d6"), table.square("e6"))
    assert standing(table, Seat.HOME) == {10: "e6"}
    table.carry(table.seat(Seat.HOME, 4), table.square("c2"))
    assert table.refusal == "CF-8.2"


def test_default_places_the_rest_and_is_ready(desk: Desk) -> None:
    table = to_place(desk)
    table.carry(table.seat(Seat.HOME, 9), table.square("h6"))
    table.button(table.choice("Default"))
    table.settle()
    assert standing(table, Seat.HOME) == {**USUAL, 9: "h6"}
    assert table.session.to_move is Seat.AWAY
    table.button(table.choice("Default"))
    table.settle()
    assert table.phase == "kick-off"
    assert len(table.hand.touched) == 1, "the one at the ball is in the hand"


def test_the_usual_line_up_can_be_changed_before_it_is_ready(desk: Desk) -> None:
    table = line_up(desk)
    assert standing(table, Seat.HOME) == USUAL
    assert labels(table) == ["Default", "Ready"]
    table.carry(table.square("a3"), table.square("a4"))
    table.button(table.choice("Ready"))
    table.settle()
    assert standing(table, Seat.HOME) == {**USUAL, 4: "a4"}


def test_a_mixto_of_the_bench_changes_places_before_the_match(desk: Desk) -> None:
    table = line_up(desk)
    table.carry(table.seat(Seat.HOME, 12), table.square("b6"))
    assert table.last == "bench:7/12"
    assert standing(table, Seat.HOME)[12] == "b6"
    assert 7 in table.board.where.bench(Seat.HOME)[0]


def test_a_swap_works_with_one_who_is_not_placed_yet(desk: Desk) -> None:
    table = to_place(desk)
    table.click(table.seat(Seat.HOME, 12))
    table.click(table.seat(Seat.HOME, 7))
    assert table.last == "bench:7/12"


def test_a_line_up_is_kept_for_the_player_and_serves_the_other_side(desk: Desk) -> None:
    table = line_up(desk)
    table.carry(table.square("a3"), table.square("b4"))
    table.button("tool line-ups")
    table.answer("keep")
    table.answer("back")
    (kept,) = LineUps(desk.store, "chess-football").of("Ana", "senior 11 kicking")
    assert kept.places == {str(n): s for n, s in {**USUAL, 4: "b4"}.items()}
    again = to_place(desk)
    again.button("tool line-ups")
    again.answer("up 1")
    assert standing(again, Seat.HOME) == {**USUAL, 4: "b4"}
    assert all(ply.move is not None for ply in again.session.plies)


def test_loading_moves_whoever_stands_in_the_way(desk: Desk) -> None:
    table = line_up(desk)
    table.button("tool line-ups")
    table.answer("keep")
    table.answer("back")
    table.carry(table.square("a3"), table.square("a4"))
    table.carry(table.square("h3"), table.square("a3"))
    table.carry(table.square("a4"), table.square("h3"))
    assert standing(table, Seat.HOME) == {**USUAL, 4: "h3", 5: "a3"}
    table.button("tool line-ups")
    table.answer("up 1")
    assert standing(table, Seat.HOME) == USUAL


def test_a_kept_line_up_with_nonsense_puts_up_what_it_can(desk: Desk) -> None:
    line_ups = LineUps(desk.store, "chess-football")
    line_ups.add(
        "Ana", "senior 11 kicking", {"4": "a5", "5": "e9", "10": "x", "77": "a2", "q": "a6"}
    )
    table = to_place(desk)
    table.button("tool line-ups")
    table.answer("up 1")
    assert standing(table, Seat.HOME) == {4: "a5"}


def test_a_broken_file_of_line_ups_is_told_on_the_card(desk: Desk) -> None:
    assert desk.store.folder is not None
    path = desk.store.folder / "line-ups-chess-football.json"
    path.write_text("{")
    table = to_place(desk)
    table.button("tool line-ups")
    assert isinstance(table.top, LineUpCard)
    table.answer("back")
    assert path.read_text() == "{"


def test_a_line_up_can_be_forgotten(desk: Desk) -> None:
    table = line_up(desk)
    table.button("tool line-ups")
    table.answer("keep")
    table.answer("forget 1")
    assert LineUps(desk.store, "chess-football").of("Ana", "senior 11 kicking") == ()


# -- fouls


def fouled(desk: Desk, document: dict[str, Any], text: str) -> ChessTable:
    table = place(desk, document)
    table.play(text)
    table.settle()
    assert table.phase == "foul"
    return table


def test_a_foul_is_answered_by_a_free_kick_with_a_wall(desk: Desk) -> None:
    table = fouled(desk, CHANCE, "5>d9")
    assert labels(table) == ["Free kick", "Play on"]
    table.button(table.choice("Free kick"))
    table.settle()
    assert table.phase == "wall"
    assert labels(table) == ["No wall"]
    assert 5 in table.seen.teams[Seat.AWAY].sent_off
    table.carry(table.square("h12"), table.square("h10"))
    assert table.last == "4>h10"
    table.settle()
    assert table.phase == "free-kick"
    table.click(table.square("d13"))
    assert table.last == "10*d13"
    table.settle()
    assert table.session.rules.score(table.session.state) == (1, 0)


def test_a_foul_is_answered_by_playing_on(desk: Desk) -> None:
    table = fouled(desk, CHANCE, "5>d9")
    table.button(table.choice("Play on"))
    table.settle()
    status = table.board.status(table.match.playing.view, 1)
    assert (status.heading, status.clause) == ("Ana plays on", "CF-12.4")
    assert 5 in table.seen.teams[Seat.AWAY].players


def test_a_penalty_is_kept_tossed_and_scored(desk: Desk) -> None:
    table = fouled(desk, IN_THE_AREA, "5>d11")
    assert labels(table) == ["Penalty", "Play on"]
    table.button(table.choice("Penalty"))
    table.settle()
    assert table.phase == "keeper"
    table.click(table.square("e13"))
    table.settle()
    assert table.texts[-2] == "keeper@e13"
    assert table.last.startswith("toss:")
    assert table.phase == "penalty"
    ball = table.seen.ball
    assert ball == ((4, 11) if table.last == "toss:heads" else (3, 11))
    goal = "d13"
    if goal in {f"{'abcdefgh'[s % 8]}{s // 8}" for s in table.hand.picker.offers()}:
        table.click(table.square(goal))
        table.settle()
        assert table.session.rules.score(table.session.state) == (1, 0)


# -- other restarts


def test_one_of_two_centrales_is_chosen(desk: Desk) -> None:
    table = place(desk, DISMISS)
    table.click(table.square("c5"))
    assert table.last == "dismiss:3"


def test_a_throw_in_is_taken_by_whoever_is_put_there(desk: Desk) -> None:
    table = place(desk, THROW_IN)
    table.carry(table.square("d4"), table.square("h7"))
    assert table.last == "taker:10@h7"
    table.settle()
    assert len(table.hand.touched) == 1
    table.click(table.square("h8"))
    assert table.last == "10*h8"


def test_a_goal_kick_is_taken_from_the_area(desk: Desk) -> None:
    table = place(desk, GOAL_KICK)
    table.click(table.square("a9"))
    table.click(table.square("c11"))
    assert table.last == "taker:5@c11"


def test_a_corner_is_taken_from_the_corner(desk: Desk) -> None:
    table = place(desk, CORNER)
    table.carry(table.square("d9"), table.square("h12"))
    assert table.last == "taker:10@h12"


@pytest.mark.parametrize(
    ("document", "heading", "clause"),
    [
        (DISMISS, "Ion chooses who leaves", "CF-12.5"),
        (THROW_IN, "Ana throws in", "CF-15.1"),
        (GOAL_KICK, "Ion takes a goal kick", "CF-16.1"),
        (CORNER, "Ana takes a corner", "CF-17.1"),
        (CHANCE, "Ion moves a player", "CF-9.3"),
    ],
)
def test_the_panel_says_what_a_side_is_at(
    desk: Desk, document: dict[str, Any], heading: str, clause: str
) -> None:
    table = place(desk, document)
    status = table.board.status(table.match.playing.view, 1)
    assert (status.heading, status.clause) == (heading, clause)


def test_the_keys_go_to_the_decision_where_nothing_is_to_be_done_on_the_board(desk: Desk) -> None:
    table = place(desk, CHANCE)
    table.key(pygame.K_LEFT)  # the keyboard is in use
    table.play("5>d9")
    table.settle()
    assert table.phase == "foul"
    assert table.match.panel.form.focused == table.choice("Free kick")
    table.key(pygame.K_RETURN)
    assert table.last == "stop"
