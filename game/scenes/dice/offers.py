"""What a hand is offered: the places it can touch, each with its sign, and what it would do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engines.dice_football.moves import (
    OVER_LINE,
    Ball,
    Clearance,
    Corner,
    KeeperMove,
    Pass,
    Recovery,
    Shot,
)
from engines.dice_football.spots import spots_of
from engines.dice_football.state import Phase

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engines.dice_football import DiceFootball
    from engines.dice_football.moves import Move
    from engines.dice_football.state import State
    from game.hands.hand import Hand
    from game.scenes.dice.marks import Mark


class Offers:
    """The offers of one match, position by position."""

    def __init__(self, rules: DiceFootball) -> None:
        self.rules = rules
        self._known: tuple[Any, list[Move]] = (None, [])

    def moves(self, state: State) -> list[Move]:
        """The legal moves; kept, for they are asked for at every frame."""
        if self._known[0] is not state:
            self._known = state, self.rules.legal_moves(state)
        return self._known[1]

    def marks(self, state: State, hand: Hand) -> Iterator[tuple[Mark, int, bool]]:
        """A sign for each place on offer, and whether it is hot."""
        if state.loose and state.phase in {Phase.MOVE, Phase.CHOOSE_BALL}:
            yield "loose", state.ball, False
        if state.phase is Phase.PLACE:
            yield from self._putting(hand)
            return
        offers = hand.picker.offers()
        meant = [
            (move, spots)
            for move in self.moves(state)
            if (spots := spots_of(move)) and (not hand.touched or spots[0] == hand.touched[0])
        ]
        counting = {spots[0] for move, spots in meant if isinstance(move, Recovery)}
        for spot in sorted(counting):
            yield "from", spot, _hot(hand, spot)
        for target, move in {spots[-1]: move for move, spots in reversed(meant)}.items():
            if target not in counting and (target in offers or not hand.touched):
                yield MARKS[type(move)](move), target, _hot(hand, target)

    def _putting(self, hand: Hand) -> Iterator[tuple[Mark, int, bool]]:
        """The square under the pointer, when it can be had."""
        spot = pointed(hand)
        if hand.touched and spot is not None and spot in hand.picker.offers():
            yield "put", spot, True

    def aimed(self, state: State, hand: Hand | None) -> Move | None:
        """The move that would be made at the place pointed at; None if none."""
        if hand is None or state.phase is not Phase.MOVE:
            return None
        spot, offers, moves = pointed(hand), hand.picker.offers(), self.moves(state)
        if len(moves) == 1 and spots_of(moves[0]):
            return moves[0]  # it is going to be made by itself
        for move in moves:
            spots = spots_of(move)
            if not spots or spots[-1] != spot:
                continue
            if spots[:-1] == hand.touched or (not hand.touched and spot not in offers):
                return move
        return None


def pointed(hand: Hand) -> int | None:
    """The place under the cursor, or under the pointer."""
    offers = hand.picker.offers()
    return hand.cursor if hand.cursor in offers else hand.hover


def _hot(hand: Hand, spot: int) -> bool:
    return spot == pointed(hand)


MARKS: dict[type, Any] = {
    Pass: lambda _: "pass",
    Shot: lambda _: "shot",
    Clearance: lambda _: "clear",
    Corner: lambda _: "corner",
    Recovery: lambda move: "shot" if move.target == OVER_LINE else "pass",
    KeeperMove: lambda _: "keeper",
    Ball: lambda _: "ball",
}
