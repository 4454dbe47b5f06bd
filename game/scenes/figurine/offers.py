"""What a hand is offered: the places it can touch, each with its sign, and who can be taken."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engines.figurine_football.field import ALL_WAYS, GOALS, NONE, beside
from engines.figurine_football.moves import Play, Walk
from engines.figurine_football.places import spots
from engines.figurine_football.state import Phase
from game.scenes.figurine.people import who_is

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engines.figurine_football import FigurineFootball
    from engines.figurine_football.moves import Move
    from engines.figurine_football.state import State
    from game.scenes.figurine.hand import FigurineHand
    from game.scenes.figurine.marks import Mark

Sign = tuple["Mark", int, bool]  # its kind, the place, and whether it is pointed at

STRAIGHT = frozenset((n * across, n * down) for across, down in ALL_WAYS for n in range(1, 5))


class Offers:
    """The offers of one match, position by position."""

    def __init__(self, rules: FigurineFootball) -> None:
        self.rules = rules
        self._known: tuple[Any, list[Move]] = (None, [])

    def moves(self, state: State) -> list[Move]:
        """The legal moves; kept, for they are asked for at every frame."""
        if self._known[0] is not state:
            self._known = state, self.rules.legal_moves(state)
        return self._known[1]

    def glowing(self, state: State, hand: FigurineHand) -> frozenset[int]:
        """The places of those who can be taken, as long as nobody is."""
        if state.phase is not Phase.PLAY or hand.touched:
            return frozenset()
        return hand.picker.offers()

    def marks(self, state: State, hand: FigurineHand) -> Iterator[Sign]:
        """A sign for each place on offer; before one is taken those of whom is pointed at."""
        touched = hand.touched
        if not touched and state.phase is Phase.PLAY:
            spot = pointed(hand)
            touched = (spot,) if spot in hand.picker.offers() and spot is not None else ()
            if not touched:
                return
        hot = pointed(hand) if hand.touched or state.phase is not Phase.PLAY else None
        for place in sorted(hand.picker.after(touched)):
            yield self.kind(state, touched, place), place, place == hot

    def kind(self, state: State, touched: tuple[int, ...], place: int) -> Mark:
        """What it means to touch a place after those."""
        if state.phase is Phase.PLACE:
            return "place"
        if state.phase is Phase.DIVE:
            return "dive"
        start = ball_after(state, touched)
        if start is None:
            return self._walk(state, place)
        if place == start:
            return "hold"
        if touched[-1] == start and len(touched) > 1 + (touched[0] != state.ball):
            return "second"
        return self._ball(state, touched, place)

    @staticmethod
    def _walk(state: State, place: int) -> Mark:
        if place != state.ball:
            return "square"
        return "tackle" if who_is(state, place) is not None else "ball"

    @staticmethod
    def _ball(state: State, touched: tuple[int, ...], place: int) -> Mark:
        if GOALS[state.turn.rival] >> place & 1:
            return "goal"
        who = who_is(state, place)
        if who is not None and who[0] is state.turn and place != touched[0]:
            return "pass"
        start = touched[-1]
        ways = {beside(start, way) for way in STRAIGHT} - {NONE}
        return "straight" if place in ways else _bent(start, place)

    def punished(self, state: State, hand: FigurineHand) -> frozenset[int]:
        """Whose turn it would cost to be moved: by places of figurines (FF-9.3)."""
        if state.phase is not Phase.PLAY or not state.offside:
            return frozenset()
        innocent = set()
        for place in hand.picker.after(()):
            who = who_is(state, place)
            if who is not None and not state.offside >> who[1] & 1:
                innocent.add(place)
        return frozenset(innocent)

    def freed(self, state: State) -> bool:
        """Whether some legal move does what the offside duty asks for."""
        return any(
            state.offside >> move.figurine & 1
            for move in self.moves(state)
            if isinstance(move, Walk | Play)
        )

    def aimed(self, hand: FigurineHand) -> Move | None:
        """The move that would be made at the place pointed at; None if none, or several."""
        spot = pointed(hand)
        if spot is None or not hand.touched:
            return None
        meant = (*hand.touched, spot)
        return next((m for m in hand.picker.candidates() if spots(m) == meant), None)


def ball_after(state: State, touched: tuple[int, ...]) -> int | None:
    """Where the ball is once a hand has touched these; None while it is nobody's who is held."""
    if not touched:
        return None
    has = touched[0] == state.ball or state.ball in touched[1:2]
    return touched[-1] if has else None


def pointed(hand: FigurineHand) -> int | None:
    """The place under the cursor, or under the pointer."""
    offers = hand.picker.offers()
    return hand.cursor if hand.cursor in offers else hand.hover


def _bent(start: int, place: int) -> Mark:
    """An L of 2+1 or 3+1; else it is thrown by a keeper (FF-7.2)."""
    columns, rows = abs(place % 9 - start % 9), abs(place // 9 - start // 9)
    return "bent" if {columns, rows} in ({1, 2}, {1, 3}) else "long"
