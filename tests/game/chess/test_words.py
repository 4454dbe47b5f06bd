"""What is said of a match: moves and events in sentences, what is to be known, how it ended."""

from typing import Any

import pytest

from engines.core.contract import Aside, Seat
from game.board.board import Told
from game.desk import Desk
from tests.game.chess.positions import (
    CHANCE,
    IN_THE_AREA,
    OFFSIDE,
    OWN_GOAL,
    QUIET,
    TAKERS,
    THROW_IN,
)
from tests.game.chess.seat import ChessTable, lay, place


def told(table: ChessTable) -> list[tuple[str, str]]:
    """What the list says of the last move, with the clauses."""
    table.match.playing.stage.timeline.skip()
    shown = table.match.sitting.numbered()[-1]
    return [(one.text, one.clause) for one in table.board.entry(shown).told]


def news(table: ChessTable) -> list[Told]:
    return list(table.board.teller.news(table.session.state))


@pytest.mark.parametrize(
    ("document", "move", "sentences"),
    [
        (TAKERS, "10*d7", [("plays it from d9 to d7", "CF-9.1")]),
        (QUIET, "2>d4", [("goes to d4", "CF-4.1")]),
        (QUIET, "sub:7/13@a6", [("comes on for 7 on a6", "CF-3.3")]),
        (THROW_IN, "taker:10@h7", [("takes it on h7", "")]),
        (
            TAKERS,
            "10*d13",
            [("plays it from d9 to d13", "CF-9.1"), ("Goal for Ana: 1\u20130", "CF-10.1")],
        ),
        (CHANCE, "5>d9", [("goes to d9", "CF-4.1"), ("A foul of Ion\u2019s 5", "CF-12.3")]),
    ],
)
def test_a_move_is_told_with_what_it_came_to(
    desk: Desk, document: dict[str, Any], move: str, sentences: list[tuple[str, str]]
) -> None:
    table = place(desk, document)
    table.play(move)
    assert told(table) == sentences


def test_a_stop_is_told_with_the_card_and_the_restart(desk: Desk) -> None:
    table = place(desk, IN_THE_AREA)
    table.play("5>d11", "stop")
    assert [text for text, _ in told(table)] == [
        "Ana has the game stopped",
        "Ion\u2019s 5 is sent off",
        "Penalty for Ana",
    ]


def test_an_own_goal_is_told_with_whom_it_counts_for(desk: Desk) -> None:
    table = place(desk, OWN_GOAL)
    table.play(next(t for t in legal(table) if t.endswith(("d0", "e0"))))
    assert told(table)[-1] == ("Own goal! It counts for Ion: 0\u20131", "CF-10.2")


def legal(table: ChessTable) -> list[str]:
    write, state = table.session.notation.write, table.session.state
    return [write(state, move) for move in table.session.rules.legal_moves(state)]


def test_a_caution_names_the_player_who_was_touched(desk: Desk) -> None:
    table = place(desk, {**TAKERS, "mode": "master"})
    table.play("touch:10", next(t for t in legal(table) if t.startswith("8*")))
    assert ("Ana\u2019s 10 was touched, and is cautioned", "CF-12.1") in told(table)


def test_a_lost_turn_is_told(desk: Desk) -> None:
    table = place(desk, {**TAKERS, "mode": "master"})
    table.play("timeup:turn")
    assert told(table) == [("Time is up for Ana", "CF-5.1")]


def test_placing_by_hand_is_not_told_and_default_is(desk: Desk) -> None:
    table = lay(desk)
    table.settle()
    side = table.session.to_move
    assert isinstance(side, Seat)
    table.play("put:4@a3" if side is Seat.HOME else "put:4@h10")
    assert told(table) == []
    table.play("default")
    name = ("Ana", "Ion")[side]
    assert told(table) == [(f"{name} lines up as usual", "CF-8.5")]


def test_who_may_not_play_the_ball_stands_in_the_news(desk: Desk) -> None:
    assert news(place(desk, OFFSIDE)) == [
        Told("Ana\u2019s 8 is offside: no ball now", "CF-11.3"),
        Told("Ana\u2019s 9 may not play it again yet", "CF-8.3"),
    ]
    table = place(desk, {**TAKERS, "offside": {"home": [4, 8, 9]}})
    assert news(table)[0].text == "Ana\u2019s 4, 8 and 9 are offside: no ball now"


def test_a_manifest_chance_stands_in_the_news(desk: Desk) -> None:
    (told_of,) = news(place(desk, CHANCE))
    assert told_of.clause == "CF-12.3"
    assert "only the keeper" in told_of.text


def test_draws_and_resignations_are_told(desk: Desk) -> None:
    table = place(desk, TAKERS)
    table.match.playing.say_aside(Aside.DRAW)
    assert told(table) == [("Ana offers a draw", "G-3")]
    table.play("10*d7")
    table.match.playing.say_aside(Aside.RESIGN)
    assert told(table)[-1] == ("Ion resigns", "G-3")
    summary = table.board.summary(table.session)
    assert summary.title == "Ana wins"
    assert summary.told == Told("Ion resigned.", "G-3")


def test_whoever_plays_on_declines(desk: Desk) -> None:
    table = place(desk, TAKERS)
    table.match.playing.say_aside(Aside.DRAW)
    table.play("10*a9")
    moves = [m for m in legal(table) if m not in {"resign", "draw"}]
    table.play(moves[0])
    assert told(table)[0] == ("Ion declines the draw", "G-3")


def test_the_end_is_told_with_its_clause_and_what_was_whistled(desk: Desk) -> None:
    table = place(desk, {**TAKERS, "score": [5, 3]})
    table.play("10*d13")
    summary = table.board.summary(table.session)
    assert (summary.title, summary.score, summary.told.clause) == ("Ana wins", (6, 3), "CF-7.2")
    assert summary.table[0] == ("", "Fouls", "Offsides", "Sent off")


@pytest.mark.parametrize(
    ("options", "text"),
    [
        ({}, "Senior, first to 6 goals, 1st half"),
        ({"goals": 1}, "Senior, first goal wins, 1st half"),
        ({"match": "time"}, "Senior, two halves, 1st half"),
        ({"mode": "junior"}, "Junior, first to 3 goals"),
    ],
)
def test_the_subtitle_says_what_is_played(desk: Desk, options: dict[str, Any], text: str) -> None:
    table = lay(desk, **options)
    assert table.board.subtitle(table.session.state) == text


def test_a_level_match_by_goals_goes_on_and_says_so(desk: Desk) -> None:
    table = place(desk, {**QUIET, "half": 2, "score": [1, 1]})
    table.play("timeup:half")
    assert told(table)[-1][0] == "Full time, and level: the next goal wins"
    assert table.session.outcome is None
    assert table.board.subtitle(table.session.state).endswith("next goal wins")
