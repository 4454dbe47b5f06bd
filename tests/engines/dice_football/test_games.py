"""Whole matches: kept ones, random ones, mirrored ones, taken back and played again.

`golden-edition-1-NAME.txt` are matches: the options, then each line a move and, below it, what it
told.  If an edit changes them, the edition of the rules must go up.
"""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engines.catalogue import find_book
from engines.core.contract import Seat
from engines.dice_football import DiceFootball
from engines.dice_football.state import State
from engines.play.nature import Dice
from engines.play.record import Header, Player, read_record
from engines.play.replay import replay
from engines.play.scribe import said, write_record
from engines.play.session import Session
from tests.engines.dice_football import chance
from tests.engines.dice_football.played import Pitch

HERE = Path(__file__).parent
GAMES: dict[str, tuple[dict[str, Any], int]] = {
    "rolls": ({"rolls": 40, "clock": False, "extra_minutes": 3}, 9),
    "free": ({"rolls": 60, "placing": "free", "recovery_limit": 3, "level": "draw"}, 56),
}
"""The options and the seed of each kept match."""
TOLD = {
    "rolls": "roll kick-off pass clearance goal half-time full-time saved",
    "free": "recovery recovery-failed dead-ball foul free-kick penalty corner keeper-moved bonus",
}
"""What must happen in it."""
SEEDS = range(12)


def golden(name: str) -> tuple[dict[str, Any], list[tuple[str, list[dict[str, Any]]]]]:
    """The options of a kept match, and its moves, each with what it told."""
    path = HERE / f"golden-edition-{DiceFootball.edition}-{name}.txt"
    first, *lines = path.read_text(encoding="utf-8").splitlines()
    moves: list[tuple[str, list[dict[str, Any]]]] = []
    for line in lines:
        if line.startswith("  "):
            moves[-1][1].append(json.loads(line))
        else:
            moves.append((line, []))
    return json.loads(first), moves


@pytest.mark.parametrize("name", GAMES)
def test_a_kept_match_is_told_as_it_was(name: str) -> None:
    given, moves = golden(name)
    pitch = Pitch.opened(given)
    for text, told in moves:
        pitch.play(text)
        assert [event.as_json() for event in pitch.session.plies[-1].events] == told
    assert pitch.session.outcome is not None
    names = {event["event"] for _, told in moves for event in told}
    assert names >= set(TOLD[name].split())


def kept(given: dict[str, Any], seed: int) -> str:
    """A match by chance as its file has it."""
    lines = [json.dumps(given)]
    pitch, moves = chance.whole(seed, given)
    for text, ply in zip(moves, pitch.session.plies, strict=True):
        lines += [text, *(f"  {json.dumps(event.as_json())}" for event in ply.events)]
    return "\n".join(lines) + "\n"


# -- what holds in every position


@pytest.mark.parametrize("seed", SEEDS)
def test_a_position_is_its_document(seed: int) -> None:
    for pitch, _ in chance.match(seed):
        document = json.loads(json.dumps(pitch.document))
        assert pitch.notation.load(document) == pitch.session.state


@pytest.mark.parametrize("seed", SEEDS)
def test_all_that_may_be_done_is_written_and_read_back(seed: int) -> None:
    for pitch, _ in chance.match(seed):
        state = pitch.session.state
        moves = pitch.rules.legal_moves(state)
        for move in moves:
            assert pitch.notation.read(state, pitch.notation.write(state, move)) == move
            assert pitch.rules.refusal(state, move) == ""
        assert len(pitch.legal) == len(moves)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_pieces_stand_where_they_may(seed: int) -> None:
    """Eleven a side in play, one a square; only keepers move, and only in their areas."""
    before: State | None = None
    for pitch, _ in chance.match(seed):
        state = pitch.session.state
        if pitch.phase not in {"draw", "place"}:
            assert state.placed(Seat.HOME) == state.placed(Seat.AWAY) == 11
            assert not state.pieces(Seat.HOME) & state.pieces(Seat.AWAY)
            if before is not None and before.match.half == state.match.half:
                assert state.outfield == before.outfield
            before = state


@pytest.mark.clause("DF-6.4")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_loose_ball_does_not_stay_loose(seed: int) -> None:
    rolls, given = 0, chance.options(Random(seed))
    for pitch, text in chance.match(seed, given):
        state = pitch.session.state
        if not state.loose or pitch.phase in {"draw", "place"}:
            rolls = 0
        elif pitch.phase == "roll" and text.startswith("roll"):
            rolls += 1
            assert rolls <= given["recovery_limit"] + 1
            assert state.failures < given["recovery_limit"]


@pytest.mark.clause("DF-7.1")
@pytest.mark.parametrize("seed", SEEDS)
def test_nobody_calls_twice_between_two_rolls(seed: int) -> None:
    called: set[Seat] = set()
    for pitch, text in chance.match(seed):
        if text.endswith("call"):
            caller = Seat[text.split()[0].upper()]
            assert caller not in called
            called.add(caller)
        elif text.startswith("roll") and pitch.phase != "keeper-roll":
            called.clear()


# -- the same again


@pytest.mark.clause("G-4")
def test_the_same_seed_is_the_same_match() -> None:
    first, moves = chance.whole(3)
    second, again = chance.whole(3)
    assert moves == again
    assert first.session.plies == second.session.plies


def thrown(pitch: Pitch, dice: Dice[Any, Any], hands: Random) -> str:
    """One move: nature's by the dice, a call now and then, else any."""
    if pitch.callers and hands.random() < chance.OUT_OF_TURN:
        return f"{hands.choice(sorted(pitch.callers))} call"
    if pitch.session.to_move is Seat.NATURE:
        return pitch.notation.write(pitch.session.state, dice.poll(pitch.session))
    return hands.choice(sorted(pitch.legal))


@pytest.mark.clause("G-4", "G-6")
@pytest.mark.parametrize("seed", range(4))
def test_what_is_taken_back_rolls_the_same_faces_again(seed: int) -> None:
    pitch, dice, hands = Pitch.opened({"rolls": 30}), Dice[Any, Any](seed), Random(seed)
    for _ in range(60):
        pitch.play(thrown(pitch, dice, hands))
    session = pitch.session
    made, back = list(session.plies), hands.randrange(5, 50)
    for _ in range(back):
        session.undo()
    for ply in made[-back:]:
        if ply.seat is Seat.NATURE:
            assert dice.poll(session) == ply.move
        assert session.redo() == ply
    for _ in range(back):
        session.undo()
    for ply in made[-back:]:
        session.submit(dice.poll(session) if ply.seat is Seat.NATURE else ply.move, ply.seat)
    assert session.plies == made


@pytest.mark.clause("DF-7.1")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_record_reads_back(seed: int) -> None:
    """With the calls of either seat: "7 call" is the turn's, "7 away call" the other side's."""
    dice = Random(seed)
    given = chance.options(dice)
    pitch, moves = chance.whole(seed, given)
    header = Header(
        game="dice-football",
        edition=1,
        options=given,
        seed=seed,
        home=Player("Ana"),
        away=Player("Ion"),
        date="2026-11-29T18:00:00",
    )
    text = write_record(header, pitch.session)
    again = replay(read_record(text), find_book)
    assert again.whole
    assert again.session.plies == pitch.session.plies
    assert [" call" in line for line in text.splitlines() if line[:1].isdigit()] == [
        move.endswith("call") for move in moves
    ]


def test_a_call_out_of_turn_says_whose_it_is() -> None:
    pitch = Pitch.opened({}).play("roll:5", "roll:3", "away call", "roll:4", "keeper:f18", "call")
    lines = write_record(_header(), pitch.session).splitlines()
    assert [line.partition(" ;")[0] for line in lines[-4:]] == [
        "3 away call",
        "4 roll:4",
        "5 keeper:f18",
        "6 call",
    ]


def _header() -> Header:
    players = Player("Ana"), Player("Ion")
    return Header("dice-football", 1, {}, 7, *players, "2026-11-29T18:00:00")


# -- the half-turn of the board with the sides exchanged

OTHER = {
    "home": "away",
    "away": "home",
    "corner:left": "corner:right",
    "corner:right": "corner:left",
}
LEVEL = {"score", "kicks", "draw"}
"""Pairs that are home's and away's."""


def seen(document: dict[str, Any]) -> dict[str, Any]:
    """A position as the other side sees it."""
    made: dict[str, Any] = mirrored({"first_kick": "home"} | document)
    return made


def mirrored(value: Any) -> Any:  # noqa: ANN401 - JSON
    if isinstance(value, dict):
        turned = {OTHER.get(key, key): mirrored(each) for key, each in value.items()}
        return turned | {key: turned[key][::-1] for key in LEVEL & turned.keys()}
    if isinstance(value, list):
        return [mirrored(each) for each in value]
    return turned_text(value) if isinstance(value, str) else value


def turned_text(text: str) -> str:
    """Squares turned, sides and left and right exchanged."""
    if text in OTHER or " " in text:
        return " ".join(OTHER.get(word, word) for word in text.split())
    word, colon, rest = text.rpartition(":")
    start, arrow, end = rest.rpartition(">")
    keeper, at, square = end.rpartition("@")
    return f"{word}{colon}{_turned(start)}{arrow}{keeper}{at}{_turned(square)}"


def _turned(square: str) -> str:
    if not (square[:1] in set("abcdefghij") and square[1:].isdigit()):
        return square
    return f"{chr(ord('a') + ord('j') - ord(square[0]))}{19 - int(square[1:])}"


@pytest.mark.clause("DF-1.1")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_board_is_the_same_from_both_ends(seed: int) -> None:
    """But for the draw and the shoot-out, where home is first."""
    given = chance.options(Random(seed))
    for pitch, text in chance.match(seed, given):
        if pitch.phase in {"draw", "shoot-out", "over"} or pitch.document.get("winner"):
            continue
        there = Pitch.opened(given, seen(pitch.document))
        assert there.legal == {turned_text(each) for each in pitch.legal}
        assert {OTHER[side] for side in there.callers} == pitch.callers
        _check_after(pitch, there, text)


def _check_after(pitch: Pitch, there: Pitch, text: str) -> None:
    """The positions after a move are mirrored too."""
    here = Session(pitch.rules, pitch.notation, pitch.session.state)
    here.submit(*said(here, text))
    there.play(turned_text(text))
    if pitch.rules.phase(here.state) not in {"draw", "shoot-out", "over"}:
        document = seen(pitch.notation.dump(here.state))
        assert there.notation.load(document) == there.session.state


def main() -> None:
    """Write the kept matches anew."""
    for name, (given, seed) in GAMES.items():
        path = HERE / f"golden-edition-{DiceFootball.edition}-{name}.txt"
        path.write_text(kept(given, seed), "utf-8")


if __name__ == "__main__":
    main()
