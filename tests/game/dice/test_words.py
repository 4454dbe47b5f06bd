"""What is said of a match: moves and events in sentences, what is to be known, how it ended."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engines.catalogue import find_book
from engines.core.contract import Seat
from engines.core.options import read_options
from engines.dice_football import DiceFootball, DiceNotation
from engines.dice_football.moves import Pass
from engines.dice_football.state import Phase
from engines.play.nature import Dice
from engines.play.session import Session
from game.board.board import Numbered, Summary, Told, View
from game.desk import Desk
from game.scenes.dice.told import EVENTS, HEADLINES
from game.scenes.dice.words import CHIPS
from game.scenes.dice_football import GAME, DiceBoard
from game.settings import Seating
from game.ui.look import Face
from tests.game.conftest import MakeDesk
from tests.game.dice.positions import (
    AGAIN,
    CHANCE,
    CHOOSES,
    CLEARS,
    CORNER,
    GIVES,
    KEEPER,
    LOOSE,
    PASSES,
    PENALTY,
    RECOVERS,
    SENT_IN,
    SHOOT_OUT,
    STAYS,
    TO_ROLL,
    position,
)
from tests.game.dice.seat import DiceTable, lay, place

OWED = {"home": 2, "away": 1}


@pytest.mark.parametrize(
    ("document", "move", "sentences"),
    [
        (TO_ROLL, "roll:3", [("Ana rolls 3", "DF-4.1")]),
        (
            {**TO_ROLL, "bonus": OWED},
            "roll:3",
            [("Ana rolls 3, and 2 owed: 5", "DF-7.3")],
        ),
        (PASSES, "pass:g3", [("passes from d3 to g3", "DF-5.1")]),
        (CLEARS, "clear:d8", [("clears to d8", "DF-5.3")]),
        (CHANCE, "goal", [("Goal for Ana: 1\u20130", "DF-5.2"), ("Ion kicks off", "DF-4.2")]),
        (RECOVERS, "recover:d7>g7", [("recovers it from d7, to g7", "DF-6.2")]),
        (
            LOOSE,
            "roll:1",
            [("Ana rolls 1", "DF-6.1"), ("Ana does not recover the ball", "DF-6.3")],
        ),
        (GIVES, "corner:left", [("A corner for Ion", "DF-8.1")]),
        (TO_ROLL, "call", [("Ana: \u00a1Portero!", "DF-7.1")]),
        (KEEPER, "keeper:d18", [("Ion\u2019s keeper goes to d18", "DF-7.1")]),
        (KEEPER, "keeper:f18", [("Ion\u2019s keeper stays", "DF-7.1")]),
        (CHOOSES, "ball:d8", [("has it on d8", "DF-8.4")]),
        (
            AGAIN,
            "roll:4",
            [
                ("Ana rolls 4", "DF-4.1"),
                ("A foul of Ana: 4 twice running", "DF-8.3"),
                ("A free kick for Ion", "DF-8.4"),
            ],
        ),
        (
            {**AGAIN, "ball": "d3"},
            "roll:4",
            [
                ("Ana rolls 4", "DF-4.1"),
                ("A foul of Ana: 4 twice running", "DF-8.3"),
                ("A penalty for Ion", "DF-8.5"),
            ],
        ),
        (
            PENALTY,
            "roll:2",
            [("Ion rolls 2", "DF-8.5"), ("Saved: Ana\u2019s keeper has the ball", "DF-8.5")],
        ),
        (
            SHOOT_OUT,
            "roll:3",
            [("Ana rolls 3", "DF-3.4"), ("Ana scores: 1\u20130 on penalties", "DF-3.4")],
        ),
        (
            SHOOT_OUT,
            "roll:2",
            [("Ana rolls 2", "DF-3.4"), ("Ana misses: 0\u20130 on penalties", "DF-3.4")],
        ),
        (PASSES, "draw", [("Ana offers a draw", "G-3")]),
        (PASSES, "resign", [("Ana resigns", "G-3")]),
        (PASSES, "timeup:half", [("Time is up", "DF-3.2")]),
    ],
)
def test_a_move_is_told_with_what_it_came_to(
    desk: Desk, document: dict[str, Any], move: str, sentences: list[tuple[str, str]]
) -> None:
    table = place(desk, document)
    table.play(move)
    assert table.told == sentences


def test_a_keeper_who_stays_is_told_with_what_is_owed(desk: Desk) -> None:
    table = place(desk, TO_ROLL)
    table.play("call", "roll:2")
    assert table.told == [
        ("Ana rolls 2", "DF-7.1"),
        ("The keeper stays; Ion is owed 2", "DF-7.3"),
    ]


def test_a_ball_that_stays_is_told_by_whose_it_is(desk: Desk) -> None:
    shut = position("e9", "home", "move", face=6, home="e9 j3", away="d9 f9 e8 e10")
    for document, clause in ((STAYS, "DF-6.3"), (shut, "DF-5.3")):
        table = place(desk, document)
        table.play("stay")
        assert table.told[0] == ("leaves the ball where it is", clause)


def test_whoever_plays_on_declines(desk: Desk) -> None:
    table = place(desk, {**PASSES, "draw_offer": "away"})
    table.play("pass:g3")
    assert table.told[0] == ("Ana declines the draw", "G-3")
    table = place(desk, {**PASSES, "draw_offer": "away"})
    table.play("draw")
    assert table.told == [("Ana accepts: a draw", "G-3")]


def test_placing_by_hand_is_not_told_and_the_usual_line_up_is(desk: Desk) -> None:
    table = lay(desk, placing="free")
    table.play("roll:2", "roll:5", "put:keeper@e1")
    assert table.told == []
    table.play("default")
    assert table.told == [("Ion lines up as usual", "DF-2.6")]


def test_a_die_stands_in_the_list_where_one_was_thrown(desk: Desk) -> None:
    table = place(desk, {**TO_ROLL, "to_move": "home"})
    table.play("roll:4", "pass:d7")
    rolled, passed = table.entries
    assert (rolled.sign, rolled.large, rolled.seat) == ("home 4", True, Seat.HOME)
    assert (passed.sign, passed.large, passed.seat) == ("", False, Seat.HOME)
    assert table.board.picture(rolled.sign, 20).get_size() == (20, 20)


@pytest.mark.parametrize(
    ("document", "heading", "told", "clause"),
    [
        (TO_ROLL, "Ana has the ball", "to a man, or into the goal", "DF-5.4"),
        (LOOSE, "Ana may recover it", "through the ball, to a man", "DF-6.2"),
        (AGAIN, "Ana rolls again", "another 4 is a foul", "DF-8.3"),
        (PASSES, "Ana has 5 steps", "3 men in reach", "DF-5.4"),
        (CHANCE, "Ana has 4 steps", "1 man in reach, and the goal", "DF-5.4"),
        (SENT_IN, "Ana has 5 steps", "the goal!", "DF-5.4"),
        (CLEARS, "Ana has 1 step", "nobody in reach: clear it", "DF-5.3"),
        (STAYS, "Ana has 1 step", "through the ball, to a man or in", "DF-6.2"),
        (KEEPER, "Ion\u2019s keeper", "may go anywhere in the area", "DF-7.1"),
        ({**KEEPER, "face": 5}, "Ion\u2019s keeper", "may go up to two squares", "DF-7.1"),
        ({**KEEPER, "face": 4}, "Ion\u2019s keeper", "may go one square", "DF-7.1"),
        (CHOOSES, "Ana chooses", "who has it: equally near", "DF-6.4"),
        (CORNER, "Ana takes a corner", "two rolls, and their sum", "DF-8.2"),
        (PENALTY, "Ion has a penalty", "3 or more is a goal", "DF-8.5"),
        (SHOOT_OUT, "Ana takes a kick", "3 or more is a goal", "DF-3.4"),
    ],
)
def test_the_panel_says_what_a_side_is_at(
    desk: Desk, document: dict[str, Any], heading: str, told: str, clause: str
) -> None:
    status = place(desk, document).board.status(place(desk, document).match.playing.view, 1)
    assert (status.heading, status.told, status.clause) == (heading, told, clause)


def test_the_draws_say_what_they_are_for(desk: Desk) -> None:
    table = lay(desk, placing="free")
    status = table.board.status(table.match.playing.view, 1)
    assert (status.heading, status.told) == ("Ana rolls", "the lower places first")
    table = lay(desk)
    table.play("roll:3")
    status = table.board.status(table.match.playing.view, 1)
    assert (status.heading, status.told) == ("Ion rolls", "the higher kicks off")


def test_what_the_next_roll_must_not_be_stands_in_the_news(desk: Desk) -> None:
    table = place(desk, TO_ROLL)
    table.play("roll:3")
    wanted = Told("After a pass another 3 would be a foul", "DF-8.3")
    assert table.board.news(table.match.sitting.numbered()[-1]) == (wanted,)
    table.play("pass:e1")
    assert table.board.news(table.match.sitting.numbered()[-1]) == ()


@pytest.mark.parametrize(
    ("options", "text"),
    [
        ({}, "2 \u00d7 15 min, 1st half"),
        ({"half_minutes": 3}, "2 \u00d7 3 min, 1st half"),
        ({"rolls": 9}, "2 \u00d7 9 rolls, 1st half, 9 rolls left"),
    ],
)
def test_the_subtitle_says_how_long_it_is(desk: Desk, options: dict[str, Any], text: str) -> None:
    table = lay(desk, **options)
    assert table.board.subtitle(table.state) == text


def test_the_subtitle_counts_the_rolls_of_each_half(desk: Desk) -> None:
    document = {**TO_ROLL, "half": 3, "rolled": 6}
    table = place(desk, document, rolls=10)  # in extra time two thirds of them, rounded up
    assert table.board.subtitle(table.state).endswith("extra time, 1 roll left")
    table = place(desk, SHOOT_OUT)
    assert table.board.subtitle(table.state).endswith("shoot-out")


@pytest.mark.parametrize(
    ("seating", "home", "away"),
    [
        ("fixed", "Red ring, plays to the right", "Brass rim, plays to the left"),
        ("opposite", "Red ring, plays to the right", "Brass rim, plays to the left"),
        ("same-side", "Red ring, plays to the left", "Brass rim, plays to the right"),
    ],
)
def test_the_plates_say_which_way_a_side_plays(
    desk: Desk, seating: Seating, home: str, away: str
) -> None:
    """As seen by away, who is to throw; where they sit on one side the board has turned."""
    table = place(desk, {**TO_ROLL, "ball": "e3", "to_move": "away"}, seating)
    table.wait(500)
    plates = [table.board.plate(table.state, side, Seat.AWAY) for side in (Seat.HOME, Seat.AWAY)]
    assert [plate.note for plate in plates] == [home, away]
    assert [plate.chip for plate in plates] == ["", "to roll"]


def test_kicks_of_the_shoot_out_stand_on_the_plates(desk: Desk) -> None:
    table = place(desk, SHOOT_OUT)
    table.play("roll:6", "roll:1", "roll:2")
    points = [table.board.plate(table.state, side, None).points for side in (Seat.HOME, Seat.AWAY)]
    assert points == ["1 of 2", "0 of 1"]


def test_every_phase_that_somebody_acts_in_has_a_word() -> None:
    assert set(CHIPS) == set(Phase) - {Phase.OVER}


# -- the end


def end(table: DiceTable, *moves: str) -> Summary:
    table.play(*moves)
    assert table.session.outcome is not None
    return table.board.summary(table.session)


def test_the_end_is_told_with_its_cause(desk: Desk) -> None:
    summary = end(place(desk, PASSES), "resign")
    assert (summary.title, summary.told) == ("Ion wins", Told("Ana resigned.", "G-3"))
    summary = end(place(desk, {**PASSES, "draw_offer": "away"}), "draw")
    assert summary.title == "A draw"
    assert summary.told == Told("The players agreed on a draw.", "G-3")
    kicks = [[True] * 3, [False] * 2]
    summary = end(place(desk, {**SHOOT_OUT, "kicks": kicks, "to_move": "away"}), "roll:1")
    assert summary.title == "Ana wins"
    assert summary.told == Told("Decided on penalties, 3\u20130.", "DF-3.4")


def test_the_end_counts_what_players_talk_about(desk: Desk) -> None:
    table = place(desk, PASSES)
    table.play("pass:g3", "roll:4", "corner:right", "roll:2", "roll:2")  # a foul of Ion's
    if table.phase == "choose-ball":
        table.play(table.legal[0])
    table.play("roll:3")
    summary = end(table, "resign")
    assert summary.title == "Ion wins"
    assert summary.table == (
        ("", "Passes", "Regained", "Fouls", "Corners"),
        ("Ana", "1", "0", "0", "0"),
        ("Ion", "0", "0", "1", "1"),
    )


# -- every sentence


def play(desk: Desk, seed: int, **options: Any) -> tuple[DiceBoard, Session[Any, Any]]:  # noqa: ANN401
    """A match without a table; calls are made, and goals before all else."""
    book, chance = find_book(GAME), Random(seed)
    rules, notation = book.open(read_options(book.options, options))
    session, dice = Session(rules, notation), Dice[Any, Any](seed)
    assert isinstance(rules, DiceFootball)
    assert isinstance(notation, DiceNotation)
    board = DiceBoard(desk, rules, notation, ("Ana", "Ion"), "fixed")
    while session.outcome is None:
        side = Seat(chance.randrange(2))
        calls = list(rules.interrupts(session.state, side))
        if calls and chance.random() < 0.15:
            session.submit(calls[0], side)
        elif session.to_move is Seat.NATURE:
            session.submit(dice.poll(session), Seat.NATURE)
        else:
            moves = sorted(rules.legal_moves(session.state), key=repr)
            back = [move for move in moves if isinstance(move, Pass) and move.target < 30]
            session.submit(chance.choice(back or moves))
    return board, session


def sentences(board: DiceBoard, session: Session[Any, Any]) -> Iterator[str]:
    """All that is said of a match while it is played, and after it."""
    teller = board.teller
    for number, ply in enumerate(session.plies):
        yield from (one.text for one in board.entry(Numbered(ply, number)).told)
        yield from (board.stories.headline(event) for event in ply.events)
        state = ply.before
        turn = board.thrower(state) if ply.seat is Seat.NATURE else ply.seat
        status = teller.status(View(state, (), turn), state)
        yield from (status.heading, status.told, teller.subtitle(state))
        yield from (one.text for one in teller.news(state))
        for side in (Seat.HOME, Seat.AWAY):
            plate = teller.plate(state, side, turn, turned=False)
            yield from (plate.note, plate.chip, plate.points, *teller.tray(state, side))
        yield from teller.reckoning(state)
        yield from (board.label(state, move) for move in board.spoken(state))
        if card := teller.interval(ply, session):
            yield from (card.title, card.told.text, card.button)
    summary = teller.summary(session)
    yield from (summary.title, summary.told.text)


def test_all_that_can_happen_is_told_and_no_name_of_a_gap_stays_in_it(desk: Desk) -> None:
    events: set[str] = set()
    told: set[str] = set()
    for seed in range(24):
        level = ("extra", "penalties", "draw")[seed % 3]
        placing = "free" if seed % 8 == 0 else "default"
        options = {"rolls": 15, "level": level, "placing": placing, "recovery_limit": 3}
        board, session = play(desk, seed, **options)
        events |= {event.name for ply in session.plies for event in ply.events}
        told |= set(sentences(board, session))
    assert events - {"roll"} == set(EVENTS)
    assert set(HEADLINES) <= set(EVENTS)
    assert not [text for text in told if "{" in text or "}" in text or "  " in text]
    assert not [text for text in told if text != text.strip()]


# -- room


LONG_NAMES = ("Maximiliana Theodora", "Wolfgang-Amadeus Moz")
SHOWN = (
    TO_ROLL,
    LOOSE,
    AGAIN,
    PASSES,
    CHANCE,
    CLEARS,
    STAYS,
    KEEPER,
    CHOOSES,
    CORNER,
    PENALTY,
    SHOOT_OUT,
    {**PASSES, "bonus": OWED},
    {**TO_ROLL, "bonus": OWED, "half": 3},
    position("centre", "home", "place", home="d3", keepers=(None, None)),
)


@pytest.mark.parametrize("names", [LONG_NAMES, LONG_NAMES[::-1]])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)])
def test_nothing_is_cut_off(
    make_desk: MakeDesk,
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    names: tuple[str, str],
) -> None:
    desk = make_desk(size)
    cut: list[str] = []
    real = desk.look.fit

    def watched(face: Face, points: float, string: str, width: int) -> str:
        shown = real(face, points, string, width)
        cut.extend([string] if shown != string else [])
        return shown

    monkeypatch.setattr(desk.look, "fit", watched)
    for document in SHOWN:
        place(desk, document, size=size, names=names, placing="free").picture(size)
    assert cut == []
