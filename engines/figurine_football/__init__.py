"""Figurine football: the rule book, its options and its notation."""

from engines.core.book import Book
from engines.figurine_football.moves import Move
from engines.figurine_football.notation import FigurineNotation
from engines.figurine_football.options import FigurineFootballOptions
from engines.figurine_football.rules import FigurineFootball
from engines.figurine_football.state import State

BOOK: Book[State, Move] = Book(
    options=FigurineFootballOptions, rules=FigurineFootball, notation=FigurineNotation
)

__all__ = ["BOOK", "FigurineFootball", "FigurineFootballOptions", "FigurineNotation"]
