"""Carrom as the catalogue finds it: the options, the laws, the notation, and the table's hand."""

from engines.core.book import Book
from physics.laws.moves import Move
from physics.laws.options import CarromOptions
from physics.laws.state import State
from physics.notation import CarromNotation
from physics.rules import Carrom

BOOK: Book[State, Move] = Book(
    options=CarromOptions, rules=Carrom, notation=CarromNotation, nature="physics.hand:TableHand"
)
