"""What every game of the house survives: played at random to the end, looked at from all sides.

The games come from the catalogue, with their own options and with options at random, and the race
with a die stands beside them: it has all that a match can have.
"""

import json
import pickle
import random
import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from engines.catalogue import BOOKS, find_book
from engines.core.book import Book
from engines.core.contract import Aside, Event, Seat
from engines.core.errors import GameOverError, IllegalMoveError, OptionError
from engines.core.options import Choice, Flag, Kind, Range, as_json, kinds, read_options
from engines.play.nature import Dice
from engines.play.picker import Picker
from engines.play.record import Header, read_record
from engines.play.replay import replay
from engines.play.scribe import write_record
from engines.play.session import Session
from tests.engines.play.race import find_race

AnySession = Session[Any, Any]
Case = tuple[str, int]  # game, seed

RULES = Path(__file__).parents[1] / "assets" / "rules"
CLAUSE = re.compile(r"[A-Z]+-[A-Z]?[0-9]+(\.[0-9]+)?")
LONGEST = 3000  # moves; a random game that is not over by then would be news
TIRED = 1500  # moves, after which the sides would rather agree to a draw
SEEDS = 4  # the first plays by the game's own options
CASES = [(name, seed) for name in (*BOOKS, "race") for seed in range(SEEDS)]


def book_of(name: str) -> Book[Any, Any]:
    return find_race(name) if name == "race" else find_book(name)


def pick(kind: Kind, luck: random.Random) -> object:
    match kind:
        case Range(low, high, step):
            return luck.randrange(low, high + 1, step)
        case Choice(words):
            return luck.choice(words)
        case Flag():
            return luck.random() < 0.5


def options_of(name: str, seed: int) -> Any:  # noqa: ANN401 - each game has its own
    """The game's own options, or some that go together."""
    cls, luck = book_of(name).options, random.Random(f"{name}/{seed}")
    while seed:
        try:
            return read_options(cls, {key: pick(kind, luck) for key, kind in kinds(cls).items()})
        except OptionError:
            continue
    return cls()


def new_session(name: str, seed: int) -> AnySession:
    return Session(*book_of(name).open(options_of(name, seed)))


def step(session: AnySession, luck: random.Random, dice: Dice[Any, Any]) -> None:
    """One move of whoever may make one, now and then out of turn; resigning is for others."""
    turn, state, rules = session.to_move, session.state, session.rules
    out_of_turn = [(move, seat) for seat in Seat for move in rules.interrupts(state, seat)]
    asides = [move for move in rules.asides(state) if move is Aside.DRAW]
    if out_of_turn and luck.random() < 0.05:
        session.submit(*luck.choice(out_of_turn))
    elif asides and luck.random() < (0.002 if len(session.plies) < TIRED else 0.5):
        session.submit(asides[0], turn)
    elif turn is Seat.NATURE:
        session.submit(dice.poll(session))
    else:
        session.submit(luck.choice(sorted(rules.legal_moves(state), key=str)), turn)


def play(session: AnySession, seed: int) -> Iterator[AnySession]:
    """The session before every move, and at the end."""
    luck, dice = random.Random(seed), Dice[Any, Any](seed)
    for _ in range(LONGEST):
        yield session
        if session.outcome:
            return
        step(session, luck, dice)
    pytest.fail(f"after {LONGEST} moves the game is not over")


def played(name: str, seed: int) -> AnySession:
    return list(play(new_session(name, seed), seed))[-1]


def some(session: AnySession, how_many: int = 6) -> list[Any]:
    """A few of the legal moves, spread over all of them."""
    moves = list(session.rules.legal_moves(session.state))
    return list(islice(moves, 0, None, max(1, len(moves) // how_many)))


def written_in(name: str) -> set[str]:
    """The ids in a game's rule file; the race keeps its own in its docstring."""
    race = Path(__file__).parent / "engines" / "play" / "race.py"
    file = race if name == "race" else RULES / f"{name}.md"
    common = (RULES / "README.md").read_text("utf-8")
    lines = (file.read_text("utf-8") + common).splitlines()
    return {found[0] for line in lines if line[:2] == "- " and (found := CLAUSE.search(line))}


@pytest.fixture(params=CASES, ids=[f"{name}-{seed}" for name, seed in CASES])
def case(request: pytest.FixtureRequest) -> Case:
    made: Case = request.param
    return made


@pytest.mark.parametrize("name", [*BOOKS, "race"])
def test_a_game_goes_by_its_name_in_the_catalogue(name: str) -> None:
    rules = new_session(name, 0).rules
    assert rules.name == name
    assert rules.edition >= 1


def test_whoever_is_to_move_can_move_until_the_game_is_over(case: Case) -> None:
    for session in play(new_session(*case), case[1]):
        rules, state = session.rules, session.state
        assert bool(rules.legal_moves(state)) == (session.outcome is None)
        assert rules.phase(state).isascii()
        assert all(goals >= 0 for goals in rules.score(state))
        if session.to_move in {None, Seat.NATURE}:
            assert not rules.asides(state)
        if session.outcome:
            assert session.outcome.score == rules.score(state)
            assert session.outcome.winner is not Seat.NATURE
            assert not any(rules.interrupts(state, seat) for seat in Seat)


def test_every_listed_move_is_legal_and_never_refused(case: Case) -> None:
    for session in play(new_session(*case), case[1]):
        legal = session.rules.legal_moves(session.state)
        assert len(legal) == len(set(legal))
        for move in some(session):
            assert move in legal
            assert session.refusal(move) == ""
        asides = session.rules.asides(session.state)
        assert not any(aside in legal for aside in asides)
        assert [session.refusal(aside) for aside in asides] == [""] * len(asides)


@pytest.mark.clause("G-1", "G-7")
def test_moves_of_other_positions_are_legal_or_refused_by_a_clause(case: Case) -> None:
    known, session = written_in(case[0]), new_session(*case)
    strangers = some(session, 20)
    for here in play(session, case[1]):
        for move in strangers:
            clause = here.refusal(move)
            if move in here.rules.legal_moves(here.state):
                assert clause == ""
                continue
            if not clause:  # it may be made out of turn
                assert any(move in here.rules.interrupts(here.state, seat) for seat in Seat)
                continue
            before = here.state
            assert clause in known
            with pytest.raises((IllegalMoveError, GameOverError)):
                here.submit(move)
            assert here.state is before
        strangers = [*strangers[-20:], *some(here, 2)]


def test_the_same_move_always_does_the_same_and_changes_no_state(case: Case) -> None:
    for session in play(new_session(*case), case[1]):
        state = session.state
        before = hash(state), repr(state)
        for move in [*some(session), *session.rules.asides(state)]:
            told: tuple[list[Event], list[Event]] = ([], [])
            one, two = (session.rules.apply(state, move, each.append) for each in told)
            assert one == two
            assert hash(one) == hash(two)
            assert told[0] == told[1]
            assert session.rules.apply(state, move) == one
        assert (hash(state), repr(state)) == before


def test_what_is_told_carries_clauses_and_plain_values(case: Case) -> None:
    known, session = written_in(case[0]), played(*case)
    for ply in session.plies:
        for event in ply.events:
            assert event.clause in known
            assert event.as_json().keys() >= {"event", "clause"}
            json.dumps(event.as_json(), allow_nan=False)
    assert session.outcome is not None
    assert session.outcome.clause in known


def test_positions_come_back_from_their_documents(case: Case) -> None:
    for session in play(new_session(*case), case[1]):
        document = session.notation.dump(session.state)
        assert document["game"] == case[0]
        if session.rules.phase(session.state) == "dive":
            continue  # FF-8.1: a document keeps the pick of the attacker to itself
        again = session.notation.load(json.loads(json.dumps(document, allow_nan=False)))
        assert again == session.state
        assert hash(again) == hash(session.state)
        assert pickle.loads(pickle.dumps(session.state)) == session.state  # noqa: S301 - our own


def test_moves_come_back_from_their_texts(case: Case) -> None:
    for session in play(new_session(*case), case[1]):
        state, notation = session.state, session.notation
        texts = [notation.write(state, move) for move in session.rules.legal_moves(state)]
        assert len(texts) == len(set(texts))
        for move in [*some(session), *session.rules.asides(state)]:
            text = notation.write(state, move)
            assert notation.read(state, text) == move
            assert hash(notation.read(state, text)) == hash(move)
            assert re.fullmatch(r"[!-:<-~]+", text), "no spaces, no comment, ASCII"


def test_a_hand_can_make_every_move(case: Case) -> None:
    """By the places it touches; a button chooses only between moves on the same places."""
    for session in islice(play(new_session(*case), case[1]), 60):
        notation = session.notation
        for move in some(session):
            picker = Picker(session.rules, notation, session.state)
            for spot in notation.spots(move):
                assert picker.misstep(spot) == ""
                assert picker.touch(spot)
            meant = picker.complete()
            assert move in meant or not notation.spots(move)
            assert len({notation.write(session.state, each) for each in meant}) == len(meant)


@pytest.mark.clause("G-1")
def test_a_place_that_is_not_on_offer_is_refused_by_a_clause(case: Case) -> None:
    known, session = written_in(case[0]), new_session(*case)
    places: set[int] = set()
    for here in islice(play(session, case[1]), 0, None, 5):
        legal = here.rules.legal_moves(here.state)
        picker = Picker(here.rules, here.notation, here.state)
        if picker.offers():
            refused = {picker.misstep(place) for place in places - picker.offers()}
            assert refused <= known
        places.update(place for move in legal for place in here.notation.spots(move))


@pytest.mark.clause("G-4")
def test_the_same_seed_is_the_same_game(case: Case) -> None:
    one, two = played(*case), played(*case)
    assert [ply.move for ply in one.plies] == [ply.move for ply in two.plies]
    assert one.state == two.state


def test_a_record_brings_the_game_back(case: Case) -> None:
    name, seed = case
    session = played(name, seed)
    options = as_json(options_of(name, seed))
    text = write_record(Header(name, session.rules.edition, options, seed), session)
    again = replay(read_record(text), book_of)
    assert again.whole
    assert again.notices == ()
    assert again.session.plies == session.plies
    assert again.session.outcome == session.outcome


@pytest.mark.clause("G-3")
def test_resigning_is_accepted_from_the_side_to_move(case: Case) -> None:
    session = new_session(*case)
    for _ in islice(play(session, case[1]), 5):
        pass
    while session.outcome is None:
        resign = [a for a in session.rules.asides(session.state) if a is Aside.RESIGN]
        if resign:
            session.submit(resign[0])
        else:
            step(session, random.Random(1), Dice(1))
    assert session.plies
