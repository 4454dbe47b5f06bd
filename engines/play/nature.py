"""Chance without hidden state: a face is a function of the seed and nature's moves so far (G-4)."""

from importlib import import_module
from random import Random
from typing import Any, Generic, Protocol

from engines.core.book import Book
from engines.core.contract import M, S
from engines.play.session import Session


class Hand(Protocol):
    """Whoever moves for nature."""

    def poll(self, session: Session[Any, Any]) -> Any:  # noqa: ANN401 - each game has its moves
        """The move that nature makes now; the same one whenever this position comes again."""
        ...


def nature_of(book: Book[Any, Any], seed: int) -> Hand:
    """The hand that moves for nature in the games of a book: dice, unless the book names one."""
    if not book.nature:
        return Dice[Any, Any](seed)
    module, _, name = book.nature.partition(":")
    hand: Hand = getattr(import_module(module), name)(seed)
    return hand


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
