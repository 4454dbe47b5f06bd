"""Paper football in text: `h12-h13-i14-i15`, `K:k9-o13-n14`, `R:h12`, and position documents."""

from typing import Any

from engines.core.contract import Aside, Document
from engines.core.errors import MoveTextError
from engines.core.notice import Notice
from engines.paper_football.moves import Kick, Line, Move, Restart
from engines.paper_football.position import dump, load
from engines.paper_football.rules import PaperFootball
from engines.paper_football.state import State


class PaperNotation:
    """The notation for the paper of one rule book."""

    def __init__(self, rules: PaperFootball) -> None:
        self.rules = rules
        self.field = rules.field

    def dump(self, state: State) -> dict[str, Any]:
        return dump(self.rules, state)

    def load(self, document: Document) -> State:
        return load(self.rules, document)

    def write(self, _state: State, move: Move) -> str:
        match move:
            case Line(points):
                return self._join(points)
            case Kick(corners):
                return f"K:{self._join(corners)}"
            case Restart(point):
                return f"R:{self.field.name_of(point)}"
            case Aside():
                return move.value

    def read(self, _state: State, text: str) -> Move:
        """A move; also one off the paper, which the rules refuse.  Raises `MoveTextError`."""
        if text in {aside.value for aside in Aside}:
            return Aside(text)
        kind, colon, rest = text.rpartition(":")
        if colon and kind not in {"K", "R"}:
            told = Notice(
                "{text!r}: a move begins with K: or R: or a point, not {kind!r}:",
                text=text,
                kind=kind,
            )
            raise MoveTextError(told)
        points = tuple(self._point(text, name) for name in rest.split("-"))
        if kind == "R":
            return self._restart(text, points)
        if len(points) < 2:
            told = Notice("{text!r}: at least two points are needed, joined by -", text=text)
            raise MoveTextError(told)
        return Kick(points) if kind == "K" else Line(points)

    def spots(self, move: Move) -> tuple[int, ...]:
        """A line is drawn point by point, a kick by its end; nothing is touched for an aside."""
        match move:
            case Line(points):
                return points[1:]
            case Kick(corners):
                return corners[-1:]
            case Restart(point):
                return (point,)
            case Aside():
                return ()

    def numbered(self, move: Move) -> bool:
        """PF-R1: moves and kicks have a number, a restart none."""
        return isinstance(move, Line | Kick)

    def _join(self, points: tuple[int, ...]) -> str:
        return "-".join(map(self.field.name_of, points))

    def _point(self, text: str, name: str) -> int:
        point = self.field.point_of(name)
        if point is None:
            told = Notice(
                "{text!r}: {name!r} is no point; points are written like h12", text=text, name=name
            )
            raise MoveTextError(told)
        return point

    def _restart(self, text: str, points: tuple[int, ...]) -> Restart:
        if len(points) != 1:
            told = Notice("{text!r}: a restart names one point, like R:h12", text=text)
            raise MoveTextError(told)
        return Restart(points[0])
