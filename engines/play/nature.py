"""Chance without hidden state: a face is a function of the seed and nature's moves so far (G-4)."""

from random import Random
from typing import Generic

from engines.core.contract import M, S
from engines.play.session import Session


class Dice(Generic[S, M]):
    """Nature's hand where chance is uniform: dice, coins."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def poll(self, session: Session[S, M]) -> M:
        """The move that nature makes now; the same one whenever this position comes again."""

        def text(move: M) -> str:
            return session.notation.write(session.state, move)

        # Sorted by text, so that the order in which a rule book lists its moves is no part of luck.
        legal = sorted(session.rules.legal_moves(session.state), key=text)
        return Random(f"{self.seed}/{session.nature_moves}").choice(legal)
