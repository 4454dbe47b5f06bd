"""Figurine football on paper: moves like `A1>b7`, `C>e7*f9*h11`, `A2^h1=`, and documents."""

import re
from typing import Any

from engines.core.contract import Aside, Document, Seat
from engines.core.errors import MoveTextError
from engines.core.notice import Notice
from engines.figurine_football.field import (
    GOAL_SQUARES,
    NONE,
    STATION_SQUARES,
    name_of,
    square_of,
)
from engines.figurine_football.moves import Aim, Call, Dive, Move, Place, Play, Walk
from engines.figurine_football.places import spots
from engines.figurine_football.position import dump, load
from engines.figurine_football.rules import FigurineFootball
from engines.figurine_football.state import INDEX, NAMES, State, station_of

_NAME = r"([AB][1-4]|C|K)"
_KICKS = r"\*(\w+)(?:\*(\w+))?"
WALK = re.compile(rf"{_NAME}([>^])(\w+)")
HOLD = re.compile(rf"{_NAME}([>^])(\w+)=")
ENTER = re.compile(rf"{_NAME}([>^])(\w+){_KICKS}")
KICK = re.compile(rf"{_NAME}{_KICKS}")
PLACE = re.compile(rf"place:{_NAME}@(\w+)")
PENALTY = re.compile(r"(aim|dive):([def])")
CALLS = {call.value: call for call in Call}


class FigurineNotation:
    """The notation of one rule book."""

    def __init__(self, rules: FigurineFootball) -> None:
        self.rules = rules

    def dump(self, state: State) -> dict[str, Any]:
        return dump(state)

    def load(self, document: Document) -> State:
        return load(self.rules.options, document)

    def write(self, _state: State, move: Move) -> str:
        match move:
            case Walk(figurine, origin, target):
                return f"{NAMES[figurine]}{_sign(origin)}{name_of(target)}"
            case Play():
                return _written(move)
            case Place(figurine, _, target):
                return f"place:{NAMES[figurine]}@{name_of(target)}"
            case Aim(target):
                return f"aim:{name_of(target)[0]}"
            case Dive(target):
                return f"dive:{name_of(target)[0]}"
            case _:
                return str(move.value)

    def read(self, state: State, text: str) -> Move:
        """A move; also one that the rules refuse.  Raises `MoveTextError`."""
        if text in CALLS:
            return CALLS[text]
        if text in {aside.value for aside in Aside}:
            return Aside(text)
        return _Reader(state, text).move()

    def spots(self, move: Move) -> tuple[int, ...]:
        return spots(move)

    def numbered(self, _move: Move) -> bool:
        return True


def _sign(origin: int) -> str:
    return "^" if origin in STATION_SQUARES else ">"


def _written(move: Play) -> str:
    text = NAMES[move.figurine]
    if move.entry != NONE:
        text += f"{_sign(move.origin)}{name_of(move.entry)}"
    kicks = [f"*{name_of(square)}" for square in (move.first, move.second) if square != NONE]
    return text + ("".join(kicks) or "=")


class _Reader:
    """Reads one text in one position."""

    def __init__(self, state: State, text: str) -> None:
        self._state = state
        self._text = text

    def move(self) -> Move:
        """Raises `MoveTextError`."""
        text, side = self._text, self._state.turn
        if found := WALK.fullmatch(text):
            name, sign, target = found.groups()
            return Walk(INDEX[name], self._origin(side, name, sign), self._square(target))
        if found := HOLD.fullmatch(text):
            name, sign, entry = found.groups()
            return Play(INDEX[name], self._origin(side, name, sign), self._square(entry))
        if found := ENTER.fullmatch(text):
            name, sign, entry, *kicks = found.groups()
            origin = self._origin(side, name, sign)
            return Play(INDEX[name], origin, self._square(entry), *self._kicks(kicks))
        if found := KICK.fullmatch(text):
            name, *kicks = found.groups()
            origin = self._origin(side, name, ">")
            return Play(INDEX[name], origin, NONE, *self._kicks(kicks))
        return self._other()

    def _other(self) -> Move:
        """A penalty's pick, or a placing of the other side's figurine."""
        side = self._state.turn
        if found := PLACE.fullmatch(self._text):
            name, target = found.groups()
            return Place(INDEX[name], self._origin(side.rival, name, ">"), self._square(target))
        if found := PENALTY.fullmatch(self._text):
            word, column = found.groups()
            kind, goal = (Aim, side.rival) if word == "aim" else (Dive, side)
            return kind(GOAL_SQUARES[goal]["def".index(column)])
        told = Notice(
            "{text!r} is no move; moves are written like A1>b7, C>e7= or B2*f9", text=self._text
        )
        raise MoveTextError(told)

    def _kicks(self, names: list[str | None]) -> list[int]:
        return [self._square(name) for name in names if name is not None]

    def _square(self, name: str) -> int:
        square = square_of(name)
        if square is None:
            told = Notice(
                "{text!r}: {name!r} is no square; squares are written like e7",
                text=self._text,
                name=name,
            )
            raise MoveTextError(told)
        return square

    def _origin(self, side: Seat, name: str, sign: str) -> int:
        """Where the figurine stands, or the station from which it comes back."""
        if sign == ">":
            return self._state.squares(side)[INDEX[name]]
        if name == "K":
            told = Notice("{text!r}: a keeper is never admonished", text=self._text)
            raise MoveTextError(told)
        return station_of(side, INDEX[name])
