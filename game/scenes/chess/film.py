"""Puts together what is seen of a move of chess football, act by act."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engines.core.contract import Seat
from game.board.timeline import Act
from game.scenes.chess import acts
from game.scenes.chess.acts import Flight, Glide, Shaken, Shift, Toss
from game.scenes.chess.geometry import beyond
from game.scenes.chess.numbering import bench_spot, spot_of
from game.scenes.chess.seen import SIDES
from game.scenes.chess.squad import kind_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engines.core.contract import Event
    from engines.play.session import Ply
    from game.scenes.chess.deeds import Deed
    from game.scenes.chess.geometry import Pixel, Place
    from game.scenes.chess.reading import Reading
    from game.scenes.chess.seen import Seen
    from game.scenes.chess.told import StoryTeller
    from game.scenes.chess.whereabouts import Whereabouts

Who = tuple[Seat, int]

MIDDLE = (3.5, 6.5)  # of the pitch, where the coin for the kick-off lands
PLACED_MS, TAKEN_MS = 60, 40
GOALS = {"goal", "own-goal"}
BANNERS = {
    "foul": "whistle",
    "sent-off": "",
    "caution": "whistle",
    "free-kick": "whistle",
    "penalty": "whistle",
    "throw-in": "",
    "goal-kick": "",
    "corner": "",
    "half-time": "whistle",
    "full-time": "whistle",
    "turn-lost": "knock",
}
"""Events that are told across the board, with their sound."""


class Film:
    """The acts of one match."""

    def __init__(self, stories: StoryTeller, reading: Reading, where: Whereabouts) -> None:
        self.stories = stories
        self.reading = reading
        self.where = where

    def touched(self, state: Any, touched: tuple[int, ...]) -> list[Act]:  # noqa: ANN401, ARG002
        """A player is taken up: a small sound."""
        return [Act("taken", TAKEN_MS, None, "disc")] if len(touched) == 1 else []

    def acts(self, ply: Ply[Any, Any], seen: int, owner: int, *, dropped: bool) -> list[Act]:
        """A move of which `seen` places have been seen touched.

        `dropped`: the hand has carried what moves to its place, so that it need not go there.
        """
        self.where.look_at(ply.before)
        deed, before = self.reading.deed(ply.before, ply.move), self.reading.seen(ply.before)
        side = ply.seat if ply.seat is not Seat.NATURE else before.to_move
        made = list(self._made(before, deed, side, owner, (seen, dropped)))
        if before.ball is not None and deed.kind == "send" and deed.to is not None:
            made += self._net(
                ply, Flight(side, deed.number, before.ball, deed.to, jumps=False), owner
            )
        actor = (side, deed.number or 1)
        seen_already = {actor} if deed.kind != "taker" or dropped else set[Who]()
        return [*made, *self._others(ply, seen_already, owner), *self._events(ply, owner)]

    def _others(self, ply: Ply[Any, Any], seen: set[Who], owner: int) -> list[Act]:
        """All who are elsewhere after the move, but those whose way has been `seen`."""
        before, after = self.reading.seen(ply.before), self.reading.seen(ply.after)
        gone: set[Who] = set()
        moves = []
        for side in SIDES:
            now = after.teams[side].players
            for number, place in before.teams[side].players.items():
                if number not in now:
                    gone.add((side, number))
                elif now[number] != place:
                    start = now[number] if (side, number) in seen else place
                    ends = self._pixel(start), self._pixel(now[number])
                    moves.append(Glide(side, number, *ends))
        if after.phase == "place" or all(move.start == move.end for move in moves):
            return []
        return [acts.shift(Shift(tuple(moves), frozenset(gone), after.ball), owner)]

    def _net(self, ply: Ply[Any, Any], ball: Flight, owner: int) -> list[Act]:
        """The ball lies in the net before anybody places anew."""
        if not any(event.name in GOALS for event in ply.events):
            return []
        into = Seat.HOME if ball.end[1] == 0 else Seat.AWAY
        return [acts.net(Shaken(into, ball), owner)]

    def _made(
        self, before: Seen, deed: Deed, side: Seat, owner: int, hand: tuple[int, bool]
    ) -> Iterator[Act]:
        seen, dropped = hand
        match deed.kind:
            case "send" | "out":
                if not seen:
                    yield from self._to_ball(before, deed, side, owner)
                if not dropped:
                    yield from self._flight(before, deed, side, owner)
                else:
                    yield Act("sent", TAKEN_MS, None, "kick", owner)
            case "step" | "keeper" if not dropped:
                number = deed.number or 1
                start = before.teams[side].players.get(number)
                yield from self._glide((side, number), start, deed.to, owner)
            case "put" | "bench":
                yield Act("placed", PLACED_MS, None, "disc")  # the next can be placed at once
            case "step" | "keeper" | "taker":
                yield Act("placed", PLACED_MS, None, "disc", owner)
            case "sub":
                start_at = self.where.pixel(bench_spot(side, deed.other))
                end = self.where.pixel(spot_of(deed.to)) if deed.to else start_at
                what = Glide(side, deed.other, start_at, end)
                yield acts.glide(what, 8, owner, "disc")
            case "toss":
                what_coin = Toss(deed.word == "heads", self._coin(before))
                told = self.stories.first_words() if before.phase == "toss" else ""
                yield from acts.tossed(what_coin, owner, told)

    def _coin(self, before: Seen) -> tuple[float, float]:
        """Where the coin lands: in the middle, or beside the penalty squares."""
        if before.phase != "penalty-toss" or before.restart.side is None:
            return MIDDLE
        return (3.5, 9.5) if before.restart.side is Seat.HOME else (3.5, 3.5)

    def _to_ball(self, before: Seen, deed: Deed, side: Seat, owner: int) -> Iterator[Act]:
        start = before.teams[side].players.get(deed.number)
        yield from self._glide((side, deed.number), start, before.ball, owner)

    def _glide(
        self, who: tuple[Seat, int], start: Place | None, end: Place | None, owner: int
    ) -> Iterator[Act]:
        if start is None or end is None or start == end:
            return
        what = Glide(*who, self._pixel(start), self._pixel(end))
        yield acts.glide(what, acts.distance(start, end), owner, "disc")

    def _pixel(self, place: Place) -> Pixel:
        return self.where.pixel(spot_of(place))

    def _flight(self, before: Seen, deed: Deed, side: Seat, owner: int) -> Iterator[Act]:
        if before.ball is None or deed.to is None:
            return
        end = beyond(deed.to, deed.way) if deed.kind == "out" else deed.to
        jumps = kind_of(deed.number) == "N"
        yield acts.flight(Flight(side, deed.number, before.ball, end, jumps), owner)

    # -- events

    def _events(self, ply: Ply[Any, Any], owner: int) -> Iterator[Act]:
        for event in ply.events:
            if event.name in GOALS:
                yield acts.banner(self._cheer(event), owner, "goal")
            elif event.name in BANNERS and (text := self.stories.sentence(event, ply)):
                yield acts.banner(text, owner, BANNERS[event.name])

    def _cheer(self, event: Event) -> str:
        tr = self.stories.tr
        return tr("Goal!") if event.name == "goal" else tr("Own goal!")
