"""A board of carrom in a few words: positions by numbers of men, strokes by what they pocket."""

import json
from typing import Any

import pytest

from engines.core.contract import Event, Seat
from engines.core.errors import GameOverError, IllegalMoveError
from engines.core.options import read_options
from engines.play.session import Session
from physics.laws.measures import Man
from physics.laws.moves import Move
from physics.laws.options import CarromOptions
from physics.laws.state import Phase, State
from physics.notation import CarromNotation
from physics.rules import Carrom

# Out of the way of everything that is put back and of the striker, and of each other.
SPOTS = [
    (x, y)
    for y in (20000, 15000, 10000, -10000, -15000)
    for x in (-30000, -20000, 20000, 30000)
    if (x, y) != (30000, -15000)
]
Told = list[dict[str, Any]]


class Board:
    """The laws with some options."""

    def __init__(self, **options: object) -> None:
        self.rules = Carrom(read_options(CarromOptions, options))
        self.notation = CarromNotation(self.rules)

    def load(self, **document: object) -> State:
        return self.notation.load({"game": "carrom", **document})

    def at(self, white: int = 9, black: int = 9, /, **more: object) -> State:
        """So many men far from the centre; home is to strike unless more is said.

        The queen is on the board unless something is said of her.
        """
        queen = not {"queen", "covered_by"} & more.keys()
        return self.load(**{"men": men(white, black, queen=queen), "to_move": "home", **more})

    def read(self, text: str, state: State) -> Move:
        return self.notation.read(state, text)

    def play(self, state: State, *texts: str) -> tuple[State, Told]:
        """Make moves that must be legal; what the last one told."""
        session = Session(self.rules, self.notation, state)
        events: tuple[Event, ...] = ()
        for text in texts:
            move = self.read(text, session.state)
            seat = Seat.NATURE if text.startswith("timeup") else None
            events = session.submit(move, seat).events
        return session.state, [event.as_json() for event in events]

    def settle(
        self,
        state: State,
        *,
        white: int = 0,
        black: int = 0,
        queen: bool = False,
        striker: bool = False,
        touched: bool = True,
    ) -> tuple[State, Told]:
        """Strike, and let so many men and the striker be pocketed."""
        left = rest(state, white, black, int(queen))
        said = {"men": left, "striker": striker, "touched": touched}
        if state.phase is not Phase.ROLLING:
            state, _ = self.play(state, aim(state))
        return self.play(state, "T:" + json.dumps(said))

    def refused(self, state: State, text: str, seat: Seat | None = None) -> str:
        """The clause by which a move is refused; "" if it is legal."""
        session = Session(self.rules, self.notation, state)
        move = self.read(text, state)
        clause = session.refusal(move, seat)
        if clause:
            with pytest.raises((IllegalMoveError, GameOverError)):
                session.submit(move, seat)
            assert session.state is state
        else:
            session.submit(move, seat)
        return clause

    def dump(self, state: State) -> dict[str, Any]:
        return self.notation.dump(state)


def aim(state: State) -> str:
    return f"S:0,{9000 * (state.chair + 1) % 36000},500"


def men(white: int = 9, black: int = 9, *, queen: bool = True) -> list[list[Any]]:
    kinds = ["w"] * white + ["b"] * black + ["q"] * queen
    return [[kind, *spot] for kind, spot in zip(kinds, SPOTS, strict=False)]


def rest(state: State, white: int, black: int, queens: int) -> list[Man]:
    """The men without the last so many of each kind."""
    gone = {"w": white, "b": black, "q": queens}
    left: list[Man] = []
    for man in reversed(state.men):
        if gone[man.kind]:
            gone[man.kind] -= 1
        else:
            left.append(man)
    assert not any(gone.values()), "they are not there"
    return left[::-1]


def names(told: Told) -> list[tuple[str, str]]:
    """What was told: events with their clauses."""
    return [(event["event"], event["clause"]) for event in told]
