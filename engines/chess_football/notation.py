"""Chess football in text: `4>a7`, `10*f8`, `sub:7/12@a6`, and position documents."""

import re
from typing import Any

from engines.chess_football.field import NONE, name_of, square_of
from engines.chess_football.moves import (
    Call,
    Dismiss,
    Keeper,
    Move,
    Out,
    Put,
    Send,
    Step,
    Substitution,
    Swap,
    Taker,
    Touch,
)
from engines.chess_football.places import spots
from engines.chess_football.position import dump, load
from engines.chess_football.rules import ChessFootball
from engines.chess_football.state import Phase, State
from engines.core.contract import Aside, Document, Seat
from engines.core.errors import MoveTextError
from engines.core.notice import Notice

FORMS: tuple[tuple[type, re.Pattern[str]], ...] = tuple(
    (kind, re.compile(form))
    for kind, form in (
        (Step, r"(\d+)>(\w+)"),
        (Out, r"(\d+)\*(side|end|own)@(\w+)"),
        (Send, r"(\d+)\*(\w+)"),
        (Substitution, r"sub:(\d+)/(\d+)@(\w+)"),
        (Put, r"put:(\d+)@(\w+)"),
        (Swap, r"bench:(\d+)/(\d+)"),
        (Touch, r"touch:(\d+)"),
        (Taker, r"taker:(\d+)(?:@(\w+))?"),
        (Keeper, r"keeper@(\w+)"),
        (Dismiss, r"dismiss:(\d+)"),
    )
)
CALLS = {call.value: call for call in Call}


class ChessNotation:
    """The notation of one rule book."""

    def __init__(self, rules: ChessFootball) -> None:
        self.rules = rules

    def dump(self, state: State) -> dict[str, Any]:
        return dump(self.rules, state)

    def load(self, document: Document) -> State:
        return load(self.rules, document)

    def write(self, _state: State, move: Move) -> str:  # noqa: C901, PLR0911 - a case a kind
        match move:
            case Step(number, _, target):
                return f"{number}>{name_of(target)}"
            case Send(number, _, target):
                return f"{number}*{name_of(target)}"
            case Out(number, _, line, target):
                return f"{number}*{line}@{name_of(target)}"
            case Substitution(_, number, newcomer, _, target):
                return f"sub:{number}/{newcomer}@{name_of(target)}"
            case Put(_, number, _, target):
                return f"put:{number}@{name_of(target)}"
            case Swap(_, number, newcomer):
                return f"bench:{number}/{newcomer}"
            case Touch(number, _):
                return f"touch:{number}"
            case Taker(number, _, target):
                return f"taker:{number}" + ("" if target == NONE else f"@{name_of(target)}")
            case Keeper(target):
                return f"keeper@{name_of(target)}"
            case Dismiss(number, _):
                return f"dismiss:{number}"
            case _:
                return str(move.value)

    def read(self, state: State, text: str) -> Move:
        """A move; also one that the rules refuse.  Raises `MoveTextError`."""
        if text in CALLS:
            return CALLS[text]
        if text in {aside.value for aside in Aside}:
            return Aside(text)
        for kind, form in FORMS:
            if found := form.fullmatch(text):
                return _Reader(state, text).made(kind, found.groups())
        raise MoveTextError(
            Notice("{text!r} is no move; moves are written like 4>a7 or 10*f8", text=text)
        )

    def spots(self, move: Move) -> tuple[int, ...]:
        return spots(move)

    def numbered(self, _move: Move) -> bool:
        return True


class _Reader:
    """Reads one text in one position."""

    def __init__(self, state: State, text: str) -> None:
        self._state = state
        self._text = text

    def made(self, kind: type, parts: tuple[str, ...]) -> Move:  # noqa: PLR0911 - a case a kind
        side = self._state.turn
        if kind is Keeper:
            return Keeper(self._square(parts[0]))
        number = self._number(parts[0])
        origin = self._origin(side, number)
        if kind is Out:
            return Out(number, origin, parts[1], self._square(parts[2]))
        if kind is Substitution:
            newcomer = self._number(parts[1])
            return Substitution(side, number, newcomer, origin, self._square(parts[2]))
        if kind is Swap:
            return Swap(side, number, self._number(parts[1]))
        if kind is Touch:
            return Touch(number, origin)
        if kind is Dismiss:
            return Dismiss(number, self._origin(self._dismissing(side), number))
        if kind is Taker:
            return Taker(number, origin, self._square(parts[1]) if parts[1] else NONE)
        target = self._square(parts[1])
        if kind is Put:
            return Put(side, number, origin, target)
        return Step(number, origin, target) if kind is Step else Send(number, origin, target)

    def _dismissing(self, side: Seat) -> Seat:
        """The side of which somebody is dismissed."""
        return side.rival if self._state.phase is Phase.DISMISS else side

    def _number(self, text: str) -> int:
        number = int(text) if len(text) < 3 else 0
        if not 1 <= number <= 16 or text != str(number):
            told = Notice("{text!r}: shirt numbers go from 1 to 16", text=self._text)
            raise MoveTextError(told)
        return number

    def _square(self, name: str) -> int:
        square = square_of(name)
        if square is None:
            told = Notice(
                "{text!r}: {name!r} is no square; squares are written like d6",
                text=self._text,
                name=name,
            )
            raise MoveTextError(told)
        return square

    def _origin(self, side: Seat, number: int) -> int:
        return self._state.squares(side)[number]
