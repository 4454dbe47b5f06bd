"""Dice football in text: `pass:d7`, `recover:b9>goal`, `roll:4`, and position documents."""

import re
from typing import Any

from engines.core.contract import Aside, Document
from engines.core.errors import MoveTextError
from engines.core.notice import Notice
from engines.dice_football.choices import may_call
from engines.dice_football.field import name_of, square_of
from engines.dice_football.moves import (
    OVER_LINE,
    Ball,
    Call,
    Clearance,
    Corner,
    KeeperMove,
    Move,
    Pass,
    Put,
    Recovery,
    Roll,
    Shot,
    Wing,
    Word,
)
from engines.dice_football.position import dump, load
from engines.dice_football.rules import DiceFootball
from engines.dice_football.spots import spots_of
from engines.dice_football.state import State
from engines.dice_football.uses import corner_start, play_of

WINGS: dict[str, Wing] = {"corner:left": "left", "corner:right": "right"}
WORDS = {word.value: word for word in Word}
GOAL, CALL = "goal", "call"
_FORM = re.compile(r"(put|pass|clear|keeper|ball):(\w+)")
_KEEPER = re.compile(r"put:keeper@(\w+)")
_RECOVERY = re.compile(r"recover:(\w+)>(\w+)")
_ROLL = re.compile(r"roll:(\w+)")


class DiceNotation:
    """The notation of one rule book."""

    def __init__(self, rules: DiceFootball) -> None:
        self.rules = rules

    def dump(self, state: State) -> dict[str, Any]:
        return dump(self.rules, state)

    def load(self, document: Document) -> State:
        return load(self.rules, document)

    def write(self, _state: State, move: Move) -> str:  # noqa: C901, PLR0911 - a case a kind
        match move:
            case Roll(face):
                return f"roll:{face}"
            case Put(_, target, keeper):
                return f"put:{'keeper@' if keeper else ''}{name_of(target)}"
            case Pass(_, target):
                return f"pass:{name_of(target)}"
            case Shot():
                return GOAL
            case Clearance(_, target):
                return f"clear:{name_of(target)}"
            case Recovery(origin, target, _):
                end = GOAL if target == OVER_LINE else name_of(target)
                return f"recover:{name_of(origin)}>{end}"
            case Corner(_, _, wing):
                return f"corner:{wing}"
            case KeeperMove(_, target):
                return f"keeper:{name_of(target)}"
            case Ball(target):
                return f"ball:{name_of(target)}"
            case Call():
                return CALL
            case _:
                return str(move.value)

    def read(self, state: State, text: str) -> Move:
        """A move; also one that the rules refuse.  Raises `MoveTextError`.

        `call` is meant by the side whose turn it is, if it may call, else by the other one.
        """
        reader = _Reader(state, text)
        move = reader.word() or reader.placed() or reader.sent()
        if move is None:
            told = Notice("{text!r} is no move; moves are written like pass:d7", text=text)
            raise MoveTextError(told)
        return move

    def spots(self, move: Move) -> tuple[int, ...]:
        return spots_of(move)

    def numbered(self, _move: Move) -> bool:
        return True


class _Reader:
    """Reads one text in one position; what is not of a kind is None."""

    def __init__(self, state: State, text: str) -> None:
        self._state = state
        self._text = text

    def word(self) -> Move | None:
        """What has no square."""
        text, state = self._text, self._state
        side = state.turn
        if text == CALL:
            return Call(side if may_call(state, side) or not may_call(state, side.rival)
                        else side.rival)  # fmt: skip
        if text == GOAL:
            return Shot(state.ball, side)
        if wing := WINGS.get(text):
            return Corner(corner_start(play_of(state)), side, wing)
        if text in {aside.value for aside in Aside}:
            return Aside(text)
        found = _ROLL.fullmatch(text)
        return self._roll(found[1]) if found else WORDS.get(text)

    def _roll(self, face: str) -> Roll:
        if face not in {"1", "2", "3", "4", "5", "6"}:
            told = Notice("{text!r}: a die shows 1 to 6", text=self._text)
            raise MoveTextError(told)
        return Roll(int(face))

    def placed(self) -> Move | None:
        found = _KEEPER.fullmatch(self._text)
        return Put(self._state.turn, self._square(found[1]), keeper=True) if found else None

    def sent(self) -> Move | None:
        """What goes to a square."""
        if found := _RECOVERY.fullmatch(self._text):
            target = OVER_LINE if found[2] == GOAL else self._square(found[2])
            return Recovery(self._square(found[1]), target, self._state.turn)
        found = _FORM.fullmatch(self._text)
        if found is None:
            return None
        return self._to(found[1], self._square(found[2]))

    def _to(self, word: str, square: int) -> Move:
        state = self._state
        caller = state.turn if state.caller is None else state.caller
        made: dict[str, Move] = {
            "put": Put(state.turn, square),
            "pass": Pass(state.ball, square),
            "clear": Clearance(state.ball, square),
            "keeper": KeeperMove(state.keepers[caller], square),
            "ball": Ball(square),
        }
        return made[word]

    def _square(self, name: str) -> int:
        square = square_of(name)
        if square is None:
            told = Notice(
                "{text!r}: {name!r} is no square; squares are written like d7",
                text=self._text,
                name=name,
            )
            raise MoveTextError(told)
        return square
