"""Puts together what is seen of a move of dice football, act by act."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from engines.core.contract import Seat
from engines.dice_football.field import SQUARES
from engines.dice_football.moves import (
    Call,
    Clearance,
    Corner,
    KeeperMove,
    Pass,
    Put,
    Recovery,
    Roll,
    Shot,
)
from engines.dice_football.state import Phase
from engines.dice_football.uses import nearest, play_of
from engines.dice_football.ways import way_of
from game.board.timeline import BANNER, Act
from game.scenes.dice.acts import (
    CARRY_MS,
    FAILED_MS,
    NET_MS,
    PLACED_MS,
    SHORT_MS,
    SLIDE_MS,
    Carry,
    Failed,
    Shaken,
    Slide,
    Thrown,
    banner,
    hops,
    thrown,
)
from game.scenes.dice.geometry import beside, spot_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engines.dice_football.moves import Move
    from engines.dice_football.state import State
    from engines.play.session import Ply
    from game.board.board import View
    from game.scenes.dice.geometry import Spot
    from game.scenes.dice.told import StoryTeller

SENT = (Pass, Clearance, Shot, Recovery, Corner)
BANNERS = {
    "foul": "whistle",
    "penalty": "whistle",
    "free-kick": "",
    "saved": "",
    "corner": "",
    "dead-ball": "",
    "half-time": "whistle",
    "full-time": "whistle",
}
"""Events that are told across the board, with their sound."""


class Film:
    """The acts of one match."""

    def __init__(self, stories: StoryTeller) -> None:
        self.stories = stories

    def acts(self, ply: Ply[Any, Any], owner: int) -> list[Act]:
        """A move, and what came of it."""
        return [*self._made(ply, owner), *self._events(ply, owner), *self._carried(ply, owner)]

    def _made(self, ply: Ply[Any, Any], owner: int) -> Iterator[Act]:
        before, move = ply.before, ply.move
        match move:
            case Roll(face):
                yield from thrown(which_die(before, face), owner)
                yield from self._failed(ply, face, owner)
            case Put():
                yield Act("placed", PLACED_MS, None, "disc")  # the next can be placed at once
            case KeeperMove(origin, target):
                taken = before.ball == origin
                side = Seat.HOME if before.keepers[Seat.HOME] == origin else Seat.AWAY
                what = Slide(side, spot_of(origin), spot_of(target), taken)
                if origin != target:
                    yield Act("slide", SLIDE_MS, what, "disc", owner, makes=True)
            case Call(side):
                yield banner(self.stories.called(side), owner, "call", SHORT_MS)
            case _ if isinstance(move, SENT):
                yield from self._sent(before, move, owner)

    @staticmethod
    def _failed(ply: Ply[Any, Any], face: int, owner: int) -> Iterator[Act]:
        """Who counted, and that it did not come out."""
        before = ply.before
        if any(event.name == "recovery-failed" for event in ply.events):
            points = face + before.bonus[before.turn]
            what = Failed(tuple(nearest(play_of(before))), points, which_die(before, face))
            yield Act("failed", FAILED_MS, what, "knock", owner, makes=True)

    def _sent(self, before: State, move: Move, owner: int) -> Iterator[Act]:
        way = whole_way(before, move)
        yield from hops(way, owner)
        if isinstance(move, Shot) or (isinstance(move, Recovery) and move.target < 0):
            side = move.side.rival
            yield Act("net", NET_MS, Shaken(side, way[-1]), "net", owner, makes=True)

    def _events(self, ply: Ply[Any, Any], owner: int) -> Iterator[Act]:
        for event in ply.events:
            if event.name == "goal":
                yield banner(self.stories.tr("Goal!"), owner, "goal")
            elif event.name in BANNERS and (text := self.stories.headline(event)):
                yield banner(text, owner, BANNERS[event.name])

    def _carried(self, ply: Ply[Any, Any], owner: int) -> Iterator[Act]:
        """Where the ball is put that nobody has played there."""
        before, after, move = ply.before, ply.after, ply.move
        if isinstance(move, (*SENT, KeeperMove)) or before.ball == after.ball:
            return
        if Phase.PLACE in {before.phase, after.phase} or after.phase is Phase.DRAW:
            return
        what = Carry(spot_of(before.ball), spot_of(after.ball))
        yield Act("carry", CARRY_MS, what, "", owner)


def which_die(before: State, face: int) -> Thrown:
    """Of a corner and of a draw there are two."""
    match before.phase:
        case Phase.DRAW:
            second = bool(before.draw[0])
            return Thrown(face, Seat.AWAY if second else Seat.HOME, int(second), 2)
        case Phase.CORNER_ROLL:
            return Thrown(face, before.turn, int(bool(before.face)), 2)
        case Phase.KEEPER_ROLL if before.caller is not None:
            return Thrown(face, before.caller)
        case _:
            return Thrown(face, before.turn)


def whole_way(before: State, move: Move) -> tuple[Spot, ...]:
    """The spots that the ball passes, from where it lies to where it ends, over a line too.

    A recovery begins at the ball: the man from whom it is counted does not play it.
    """
    squares = list(way_of(before, move))
    if before.ball < SQUARES:
        squares = squares[squares.index(before.ball) :]
    spots = [spot_of(square) for square in squares]
    if before.ball >= SQUARES:
        spots.insert(0, spot_of(before.ball))
    over = isinstance(move, Shot | Corner) or (isinstance(move, Recovery) and move.target < 0)
    return (*spots, beside(squares[-1])) if over else tuple(spots)


def left_by(view: View) -> State | None:
    """The board as a half left it, until the next one begins; None while play goes on.

    The position that is shown then is the one before the last move, under the banners already.
    """
    ply = view.plies[-1].ply if view.plies else None
    if ply is None or view.state is not ply.before or not _lies(view, ply):
        return None
    state: State = ply.before
    squares = way_of(state, ply.move) if isinstance(ply.move, SENT) else ()
    return replace(state, ball=squares[-1]) if squares else None


def _lies(view: View, ply: Ply[Any, Any]) -> bool:
    """Whether all acts of a move have been seen, or the banners that end a half with it are up."""
    ended = any(event.name in {"half-time", "full-time"} for event in ply.events)
    return view.act is None or (ended and view.act.kind == BANNER)
