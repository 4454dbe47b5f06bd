"""What is asked before a move that costs its own side the turn (FF-9.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engines.figurine_football.moves import Play, Walk
from engines.figurine_football.state import Phase
from game.board.abilities import Question

if TYPE_CHECKING:
    from engines.figurine_football.state import State
    from game.scenes.figurine.words import Teller


class Cautions:
    """Warns the side to move."""

    def __init__(self, teller: Teller) -> None:
        self.teller = teller
        self.tr = teller.tr

    def question(self, state: State, move: Any) -> Question | None:  # noqa: ANN401 - any move
        """What is to be asked before a legal move; None for most."""
        if state.phase is not Phase.PLAY or not isinstance(move, Walk | Play):
            return None
        if not state.offside or state.offside >> move.figurine & 1:
            return None
        tr = self.tr
        who, rival = self._who(state), self.teller.names[state.turn.rival]
        if self.teller.offers.freed(state):
            text = tr(
                "{who} must leave the yellow squares now. Done otherwise, nothing moves, and "
                "{rival} may put {who} back before playing."
            )
        else:
            text = tr(
                "{who} must leave the yellow squares and cannot. Nothing moves, and {rival} may "
                "put {who} back before playing."
            )
        title, yes = tr("This loses the turn"), tr("Lose the turn")
        return Question(title, text.format(who=who, rival=rival), yes, "FF-9.3")

    def _who(self, state: State) -> str:
        return self.tr(" and ").join(self.teller.offenders(state))
