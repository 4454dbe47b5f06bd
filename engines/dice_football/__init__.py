"""Dice football: the rule book, its options and its notation."""

from engines.core.book import Book
from engines.dice_football.moves import Move
from engines.dice_football.notation import DiceNotation
from engines.dice_football.options import DiceFootballOptions
from engines.dice_football.rules import DiceFootball
from engines.dice_football.state import State

BOOK: Book[State, Move] = Book(
    options=DiceFootballOptions, rules=DiceFootball, notation=DiceNotation
)

__all__ = ["BOOK", "DiceFootball", "DiceFootballOptions", "DiceNotation"]
