import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from engines.core.contract import Seat
from engines.play.nature import Dice
from engines.play.record import Header, Player
from engines.play.recorder import Recorder
from engines.play.session import Session
from tests.engines.play.race import BOOK, RaceOptions

RaceSession = Session[Any, Any]


@pytest.fixture
def session() -> RaceSession:
    return Session(*BOOK.open(RaceOptions()))


@pytest.fixture
def header() -> Header:
    return Header(
        "race",
        1,
        {"length": 7, "blocks": True},
        4711,
        Player("Ana Ștefan"),
        Player("Ion", "computer"),
        "2026-11-29T18:00:00",
        undo=True,
        extra=(("seating", "fixed"), ("table", "walnut")),
    )


@pytest.fixture
def play_on() -> Callable[..., None]:
    """Plays moves of all kinds, chosen by a seed: `play_on(session, moves=1000, seed=1)`."""

    def play(session: RaceSession, moves: int = 1000, seed: int = 1) -> None:
        luck, dice = random.Random(seed), Dice[Any, Any](seed)
        for _ in range(moves):
            turn, state, rules = session.to_move, session.state, session.rules
            if turn is None:
                return
            if turn is Seat.NATURE:
                session.submit(dice.poll(session))
                continue
            out_of_turn = [(m, s) for s in Seat for m in rules.interrupts(state, s)]
            draw = [(m, turn) for m in rules.asides(state) if m.value == "draw"]
            if state.draw_offer is not None:  # so that the game goes on
                draw = []
            in_turn = [(m, turn) for m in rules.legal_moves(state)]
            session.submit(*luck.choice([*out_of_turn[:1], *draw, *in_turn]))

    return play


@pytest.fixture
def begin(tmp_path: Path, header: Header, session: RaceSession) -> Iterator[Callable[[], Recorder]]:
    """Begins the file `race.sobremesa` for the session; closed at the end of the test."""
    begun: list[Recorder] = []

    def start() -> Recorder:
        path = tmp_path / "race.sobremesa"
        begun.append(Recorder.create(path, header, session, lambda: "2026-11-29T18:31:00"))
        return begun[-1]

    yield start
    for recorder in begun:
        recorder.close()
