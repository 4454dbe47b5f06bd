"""Chess football: the rule book, its options and its notation."""

from engines.chess_football.moves import Move
from engines.chess_football.notation import ChessNotation
from engines.chess_football.options import ChessFootballOptions
from engines.chess_football.rules import ChessFootball
from engines.chess_football.state import State
from engines.core.book import Book

BOOK: Book[State, Move] = Book(
    options=ChessFootballOptions, rules=ChessFootball, notation=ChessNotation
)

__all__ = ["BOOK", "ChessFootball", "ChessFootballOptions", "ChessNotation"]
