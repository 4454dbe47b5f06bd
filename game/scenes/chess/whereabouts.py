"""Where things lie that a hand can touch: squares, players on the benches, the air beyond the edge.

Spots are the numbers by which the rules name places; pixels come from the pitch.
"""

from __future__ import annotations

from math import dist
from typing import TYPE_CHECKING

from game.scenes.chess.geometry import on_board, squares
from game.scenes.chess.numbering import bench_spot, beyond_of, player_of, spot_of, square_of
from game.scenes.chess.seen import SIDES

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from engines.core.contract import Seat
    from game.scenes.chess.geometry import Bench, Pitch, Pixel, Place
    from game.scenes.chess.reading import Reading
    from game.scenes.chess.seen import Seen

BEYOND = 0.33  # squares: how near a pixel has to be to a place beyond the edge


class Whereabouts:
    """The places of one position on one pitch; told of another with `look_at` and `lay`."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self.pitch: Pitch | None = None
        self._seen: Seen | None = None
        self._benches: dict[Seat, tuple[tuple[int, ...], tuple[int, ...]]] = {}

    def lay(self, pitch: Pitch) -> None:
        self.pitch = pitch

    def look_at(self, state: object) -> None:
        """The position whose players are meant."""
        seen = self.reading.seen(state)
        if seen is not self._seen:
            self._seen = seen
            self._benches = {side: self.reading.bench(state, side) for side in SIDES}

    # -- who is where

    def who(self, spot: int) -> tuple[Seat, int] | None:
        """The player who stands or sits there."""
        if (sitting := player_of(spot)) is not None:
            side, number = sitting
            known = number in self.bench(side)[0] or self._stands(side, number)
            return sitting if known else None
        place = square_of(spot)
        return self._seen.at(place) if place is not None and self._seen is not None else None

    def _stands(self, side: Seat, number: int) -> bool:
        return self._seen is not None and number in self._seen.teams[side].players

    def bench(self, side: Seat) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Who sits there, and who is gone for good."""
        return self._benches.get(side, ((), ()))

    def place_of(self, spot: int) -> Place | None:
        """The square, or the place beyond the edge; None for a seat on a bench."""
        place = square_of(spot)
        return place if place is not None else beyond_of(spot)

    # -- pixels

    @property
    def _pitch(self) -> Pitch:
        if self.pitch is None:
            raise RuntimeError("the table has not been laid yet")
        return self.pitch

    def pixel(self, spot: int) -> Pixel:
        """The middle of a place; an empty seat is in the middle of its bench."""
        place = self.place_of(spot)
        if place is not None:
            return self._pitch.to_pixel(place)
        sitting = player_of(spot)
        if sitting is None:
            raise ValueError(f"{spot} is no place of chess football")
        side, number = sitting
        here = self.bench(side)[0]
        if number in here:
            return self._seats(side).here[here.index(number)]
        if self._seen is not None and self._stands(side, number):
            return self._pitch.to_pixel(self._seen.teams[side].players[number])
        x, y = self._pitch.benches[side].center
        return float(x), float(y)

    def seat_size(self, spot: int) -> int:
        """The diameter of whoever sits on a seat, in pixels."""
        sitting = player_of(spot)
        if sitting is None:
            raise ValueError(f"{spot} is no seat")
        return self._seats(sitting[0]).size

    def _seats(self, side: Seat) -> Bench:
        here, gone = self.bench(side)
        return self._pitch.bench_spots(side, len(here), len(gone))

    def spots(self) -> Iterator[int]:
        """All squares, and all who sit on a bench."""
        yield from map(spot_of, squares())
        for side in SIDES:
            yield from (bench_spot(side, number) for number in self.bench(side)[0])

    def spot_at(self, pixel: Pixel, reach: float, offered: Collection[int]) -> int | None:
        """The place that a pixel touches; of those beyond the edge only what is `offered`."""
        for spot in offered:
            if beyond_of(spot) is not None and self._near(spot, pixel):
                return spot
        place = self._pitch.place_at(pixel, reach)
        if place is not None and on_board(place):
            return self._meant(place, offered)
        return self._seat_at(pixel)

    def _meant(self, place: Place, offered: Collection[int]) -> int:
        """The square; or the seat of the player on it, where that is what is offered."""
        spot, who = spot_of(place), self._seen.at(place) if self._seen is not None else None
        if spot not in offered and who is not None and bench_spot(*who) in offered:
            return bench_spot(*who)
        return spot

    def _near(self, spot: int, pixel: Pixel) -> bool:
        return dist(self.pixel(spot), pixel) <= BEYOND * self._pitch.cell

    def _seat_at(self, pixel: Pixel) -> int | None:
        for side in SIDES:
            here, half = self.bench(side)[0], self._seats(side).size / 2
            for number in here:
                spot = bench_spot(side, number)
                if dist(self.pixel(spot), pixel) <= half:
                    return spot
        return None
