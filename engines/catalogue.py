"""The games that can be played, each loaded by name when it is asked for.

Entries are strings, so that a rule book above this layer (the carrom table) can be served without
being imported from here.
"""

from importlib import import_module
from typing import Any

from engines.core.book import Book
from engines.core.errors import UnknownGameError
from engines.core.notice import Notice

BOOKS = {
    "carrom": "physics.carrom:BOOK",
    "chess-football": "engines.chess_football:BOOK",
    "dice-football": "engines.dice_football:BOOK",
    "figurine-football": "engines.figurine_football:BOOK",
    "paper-football": "engines.paper_football:BOOK",
}


def find_book(name: str) -> Book[Any, Any]:
    """Load the rule book called `name`.  Raises `UnknownGameError`."""
    if name not in BOOKS:
        known = ", ".join(sorted(BOOKS))
        told = Notice("there is no game {name!r}; known games: {known}", name=name, known=known)
        raise UnknownGameError(told)
    module, _, attribute = BOOKS[name].partition(":")
    book: Book[Any, Any] = getattr(import_module(module), attribute)
    return book
