"""Carrom in text: `S:-5000,9000,750`, `T:{"men":[...]}`, `P:4000,0`, and position documents."""

import json
import re
from typing import Any

import msgspec

from engines.core.contract import Aside, Document
from engines.core.errors import MoveTextError
from engines.core.notice import Notice
from engines.play.strict_json import read_object
from physics.laws.measures import Man
from physics.laws.moves import Call, Move, Place, Rack, Settled, Strike
from physics.laws.state import State
from physics.position import ManText, dump, load
from physics.rules import Carrom

_FIXED: dict[str, Move] = {word.value: word for word in (*Call, *Aside)}
_NUMBER = r"(0|-?[1-9][0-9]{0,5})"
_RACK = re.compile("rack:(0|[1-9][0-9]{0,5})")
_STRIKE = re.compile(f"S:{_NUMBER},{_NUMBER},{_NUMBER}")
_PLACE = re.compile(f"P:{_NUMBER},{_NUMBER}")


class _Rest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the table says."""

    men: list[ManText]
    striker: bool
    touched: bool


class CarromNotation:
    """The notation for one rule book."""

    def __init__(self, rules: Carrom) -> None:
        self.rules = rules

    def dump(self, state: State) -> dict[str, Any]:
        return dump(state)

    def load(self, document: Document) -> State:
        return load(self.rules, document)

    def write(self, _state: State, move: Move) -> str:
        match move:
            case Rack(degrees):
                return f"rack:{degrees}"
            case Strike(x, angle, power):
                return f"S:{x},{angle},{power}"
            case Place(x, y):
                return f"P:{x},{y}"
            case Settled(men, striker, touched):
                rest = {"men": men, "striker": striker, "touched": touched}
                return "T:" + json.dumps(rest, separators=(",", ":"))
            case Call():
                return move.value
            case Aside():
                return move.value

    def read(self, _state: State, text: str) -> Move:
        """A move; also one that no position allows.  Raises `MoveTextError`."""
        if text in _FIXED:
            return _FIXED[text]
        if text.startswith("T:"):
            return _read_rest(text)
        if found := _STRIKE.fullmatch(text):
            return Strike(*map(int, found.groups()))
        if found := _PLACE.fullmatch(text):
            return Place(*map(int, found.groups()))
        if found := _RACK.fullmatch(text):
            return Rack(int(found[1]))
        told = Notice(
            "{text!r} is no move; moves are like S:-5000,9000,750 or P:4000,0 or rack:30 or pass",
            text=text,
        )
        raise MoveTextError(told)

    def spots(self, _move: Move) -> tuple[int, ...]:
        """Nothing is touched: a strike is aimed, a man is put down anywhere."""
        return ()

    def numbered(self, move: Move) -> bool:
        """Strikes and passes have a number; what follows from them has none."""
        return isinstance(move, Strike) or move is Call.PASS


def _read_rest(text: str) -> Settled:
    try:
        rest = msgspec.convert(read_object(text[2:]), _Rest)
    except (ValueError, msgspec.ValidationError) as error:
        told = Notice("{text!r}: {problem}", text=text[:60], problem=error)
        raise MoveTextError(told) from None
    return Settled(tuple(Man(*man) for man in rest.men), rest.striker, rest.touched)
