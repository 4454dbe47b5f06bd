"""Why a hand cannot go to this very place, with the steps that it would take."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.dice_football.field import SQUARES, name_of
from engines.dice_football.paths import layers
from engines.dice_football.spots import ENDS, GOALS, TRAYS
from engines.dice_football.state import Phase
from engines.dice_football.uses import BEYOND, WINGS, nearest, play_of
from game.i18n import N_

if TYPE_CHECKING:
    from engines.core.contract import Seat
    from engines.dice_football.state import State
    from engines.dice_football.uses import Play
    from game.i18n import Words

SEVERAL = N_("{some} and {last}")


class Reasons:
    """The sentences of one match."""

    def __init__(self, words: Words, names: tuple[str, str]) -> None:
        self.words = words
        self.tr = words.tr
        self.names = names

    def of(self, state: State, spots: tuple[int, ...], clause: str, mover: Seat) -> str:
        """Why the last of `spots` is closed after the others; "" if the clause says it."""
        spot = spots[-1]
        if len(spots) == 1 and spot < SQUARES and state.pieces(mover.rival) >> spot & 1:
            text = self.tr("That is {name}\u2019s man: now it is {mover}\u2019s turn.")
            return text.format(name=self.names[mover.rival], mover=self.names[mover])
        if state.phase is Phase.PLACE and len(spots) == 1:
            return self.tr("Take a man out of your tray first.")
        if state.phase is Phase.PLACE and spot < SQUARES and not state.empty >> spot & 1:
            return self.tr("A man stands there already.")
        if state.phase is not Phase.MOVE:
            return ""
        if len(spots) == 1 and state.has_ball and spot < SQUARES:
            own = state.pieces(mover) >> spot & 1
            return self.tr("That man does not have the ball.") if own else ""
        return self._steps(state, spot, clause)

    def _steps(self, state: State, spot: int, clause: str) -> str:
        play = play_of(state)
        if clause == "DF-6.1":
            return self._nearest(play)
        if not state.has_ball and clause in {"DF-4.1", "DF-5.2", "DF-6.2"}:
            return self._through(state, spot)
        if clause == "DF-4.1" and spot < SQUARES and state.has_ball:
            return self._exactly(play, spot, state.points)
        if clause == "DF-5.2" and GOALS <= spot < ENDS and state.has_ball:
            return self._over(play, play.mouth, state.points)
        if clause == "DF-8.1" and ENDS <= spot < TRAYS and state.has_ball:
            ends = play.ends(WINGS[(spot - ENDS) % 2])
            return self._over(play, ends, state.points + BEYOND)
        return ""

    def _through(self, state: State, spot: int) -> str:
        """A loose ball: what would lead through it, and to whom."""
        if spot < SQUARES and not state.pieces(state.turn) >> spot & 1:
            return self.tr("Through the ball it has to end on a man of yours, or in the goal.")
        text = self.words.ntr(
            "No way of {n} step leads there through the ball.",
            "No way of {n} steps leads there through the ball.",
            state.points,
        )
        return text.format(n=state.points)

    def _exactly(self, play: Play, square: int, points: int) -> str:
        """How far a square is, and that no way of the roll ends there."""
        far = _far(play, 1 << square)
        if far is None:
            return self.tr("No way leads there.")
        if far > points:
            text = self.words.ntr(
                "It takes {far} step, and the roll gives {n}.",
                "It takes {far} steps, and the roll gives {n}.",
                far,
            )
            return text.format(far=far, n=points)
        text = self.words.ntr(
            "No way of exactly {n} step ends there.",
            "No way of exactly {n} steps ends there.",
            points,
        )
        return text.format(n=points)

    def _over(self, play: Play, ends: int, most: int) -> str:
        """How far it is over a line."""
        far = _far(play, ends)
        if far is None:
            return self.tr("No way leads there.")
        text = self.words.ntr(
            "Over the line it takes {far} step, and {n} may be used.",
            "Over the line it takes {far} steps, and {n} may be used.",
            far + 1,
        )
        return text.format(far=far + 1, n=most)

    def _nearest(self, play: Play) -> str:
        """From whom it is counted."""
        names = [name_of(piece) for piece in nearest(play)]
        told = names[-1]
        if len(names) > 1:
            told = self.tr(SEVERAL).format(some=", ".join(names[:-1]), last=names[-1])
        return self.tr("It is counted from the nearest man: {who}.").format(who=told)


def _far(play: Play, ends: int) -> int | None:
    """The steps to the nearest of a set; None: no way leads there."""
    edge, before = play.begin()
    found = enumerate(layers(edge, play.free), before)
    return next((steps for steps, ring in found if ring & ends), None)
