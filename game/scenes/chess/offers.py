"""What a hand is offered: who can be taken, where ball or player may go, and at what price."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engines.core.contract import Seat

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.scenes.chess.deeds import Deed
    from game.scenes.chess.geometry import Place
    from game.scenes.chess.hand import ChessHand
    from game.scenes.chess.marks import Mark
    from game.scenes.chess.reading import Reading
    from game.scenes.chess.whereabouts import Whereabouts

TAKEN = {"send", "out", "dismiss", "taker"}  # deeds of which the players glow who can do them
GOALS = {Seat.HOME: 13, Seat.AWAY: 0}  # the row of the goal that a side attacks
Who = tuple[Seat, int]


class Offers:
    """The offers of one hand in one position."""

    def __init__(
        self,
        reading: Reading,
        where: Whereabouts,
        state: Any,  # noqa: ANN401 - a position
        hand: ChessHand,
    ) -> None:
        self.reading = reading
        self.where = where
        self.state = state
        self.hand = hand
        self.seen = reading.seen(state)
        self.side = self.seen.to_move
        self.touched = hand.touched or self._hovered()
        self._next = tuple(self._after(self.touched))

    def _hovered(self) -> tuple[int, ...]:
        """The player under the pointer or the cursor, as if it were taken."""
        hand = self.hand
        spot = hand.cursor if hand.cursor is not None else hand.hover
        return (spot,) if spot is not None and hand.preview() else ()

    def _after(self, touched: tuple[int, ...]) -> Iterator[tuple[int, Any, Deed]]:
        """The places that can be touched next, each with a move and what it does."""
        n, spots = len(touched), self.reading.notation.spots
        for move, deed in self.reading.facts(self.state).deeds:
            places = spots(move)
            if len(places) > n and places[:n] == touched:
                yield places[n], move, deed

    @property
    def number(self) -> int:
        """The player in the hand; 0: none."""
        if not self.hand.touched:
            return 0
        who = self.where.who(self.hand.touched[0])
        return who[1] if who is not None else 0

    @property
    def replaced(self) -> Who | None:
        """The player for whom another one is to come on."""
        return self.where.who(self.hand.touched[1]) if len(self.hand.touched) > 1 else None

    @property
    def plays_ball(self) -> bool:
        """Whether whoever is in the hand stands at the ball."""
        return any(deed.plays_ball for _, _, deed in self._next)

    @property
    def aim(self) -> Place | None:
        """Where the ball would go now; None while that is open."""
        if not self.hand.touched or not self.plays_ball:
            return None
        hot = next((spot for spot, _, _ in self._next if self._hot(spot)), None)
        return None if hot is None else self.where.place_of(hot)

    def _hot(self, spot: int) -> bool:
        hand = self.hand
        return spot == (hand.cursor if hand.cursor in hand.picker.offers() else hand.hover)

    @property
    def glowing(self) -> frozenset[Who]:
        """The players that can be taken now, where it matters which; those that can be replaced."""
        if not self.hand.touched or self.plays_ball:
            spots = {spot for spot, _, deed in self._after(()) if self._glows(spot, deed)}
        else:
            spots = {spot for spot, _, deed in self._next if deed.kind in {"sub", "bench"}}
        return frozenset(who for who in map(self.where.who, spots) if who is not None)

    def _glows(self, spot: int, deed: Deed) -> bool:
        """Whether it matters that this one is taken: it plays the ball, or is to be placed."""
        waits = deed.kind == "put" and self.where.place_of(spot) is None
        wall = deed.kind == "step" and self.seen.phase == "wall"
        return waits or wall or deed.kind in TAKEN

    def marks(self) -> Iterator[tuple[Place, Mark, bool]]:
        """A sign for each place on offer that nobody stands on, and whether it is hot."""
        marked: set[int] = set()
        for spot, move, deed in self._seen():
            place = self.where.place_of(spot)
            if place is None or spot in marked:
                continue
            if deed.kind != "keeper" and self.where.who(spot) is not None:
                continue
            marked.add(spot)
            yield place, self._mark(move, deed), self._hot(spot)

    def _seen(self) -> Iterator[tuple[int, Any, Deed]]:
        """The places to be marked: where the player in the hand, or under the pointer, can go.

        Before there is one, the keeper's squares; and for an eager hand all that can be sent to.
        """
        if self.touched:
            yield from self._next
        elif self.hand.eager:
            for first in sorted({spot for spot, _, _ in self._next}):
                yield from self._after((first,))
        else:
            yield from (found for found in self._next if found[2].kind == "keeper")

    def _mark(self, move: Any, deed: Deed) -> Mark:  # noqa: ANN401
        match deed.kind:
            case "send":
                return self._sending(deed.to)
            case "out":
                return "out"
            case "sub":
                return "foul" if self.reading.fouls(self.state, move) else "change"
            case "step" if self.seen.phase == "wall":
                return "wall"
            case "step":
                return "foul" if self.reading.fouls(self.state, move) else "step"
        return "put"

    def _sending(self, to: Place | None) -> Mark:
        if to is None or to[1] not in {0, 13}:
            return "send"
        return "goal" if to[1] == GOALS[self.side] else "own-goal"
