"""Romanian paper football: the rule book, its options and its notation."""

from engines.core.book import Book
from engines.paper_football.moves import Move
from engines.paper_football.notation import PaperNotation
from engines.paper_football.options import PaperOptions
from engines.paper_football.rules import PaperFootball
from engines.paper_football.state import State

BOOK: Book[State, Move] = Book(options=PaperOptions, rules=PaperFootball, notation=PaperNotation)

__all__ = ["BOOK", "PaperFootball", "PaperNotation", "PaperOptions"]
