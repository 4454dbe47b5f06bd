"""Positions of dice football in a line, and what may be done in them."""

from typing import Any

from engines.core.contract import Document, Seat
from engines.core.options import read_options
from engines.dice_football import BOOK
from engines.play.scribe import said
from engines.play.session import Session

HOME = "e1 d3 g3 b4 i4 d7 g7 b9 i9 e13 f16"
AWAY = "f18 g16 d16 i15 b15 g12 d12 i10 b10 f6 e3"
"""The default line-up (DF-2.6), the keeper first."""


class Pitch:
    """A match from one position on.

    `Pitch("e1 d3", "f18 g16", "d3", face=5)` are home and away, the keeper first (`- d3`: none),
    and the ball; home is to use the face, or without one to roll.
    """

    def __init__(
        self,
        home: str = HOME,
        away: str = AWAY,
        ball: str = "centre",
        *,
        options: dict[str, Any] | None = None,
        **more: Any,  # noqa: ANN401 - keys of a position document
    ) -> None:
        pieces = {"home": team(home), "away": team(away)}
        document = {"game": "dice-football", "pieces": pieces, "ball": ball, "to_move": "home"}
        document["phase"] = "move" if "face" in more else "roll"
        self._begin(options or {}, document | more)

    @classmethod
    def opened(cls, options: dict[str, Any], document: Document | None = None) -> "Pitch":
        """A match from its beginning, or from a document."""
        pitch = cls.__new__(cls)
        pitch._begin(options, document)
        return pitch

    def _begin(self, options: dict[str, Any], document: Document | None) -> None:
        self.rules, self.notation = BOOK.open(read_options(BOOK.options, options, document or {}))
        start = None if document is None else self.notation.load(document)
        self.session = Session(self.rules, self.notation, start)

    @property
    def legal(self) -> set[str]:
        state = self.session.state
        return {self.notation.write(state, move) for move in self.rules.legal_moves(state)}

    @property
    def document(self) -> dict[str, Any]:
        return self.notation.dump(self.session.state)

    @property
    def phase(self) -> str:
        return self.rules.phase(self.session.state)

    @property
    def now(self) -> tuple[str, str, str]:
        """The phase, whose turn it is, and where the ball lies."""
        document = self.document
        return document["phase"], document["to_move"], document["ball"]

    @property
    def events(self) -> list[tuple[str, str]]:
        """Names and clauses of what the moves have told, dice aside."""
        told = [event for ply in self.session.plies for event in ply.events]
        return [(event.name, event.clause) for event in told if event.name != "roll"]

    @property
    def callers(self) -> set[str]:
        """The sides that may call their keepers."""
        state, sides = self.session.state, (Seat.HOME, Seat.AWAY)
        return {side.word for side in sides if self.rules.interrupts(state, side)}

    @property
    def clock(self) -> bool:
        """Whether the clock of the half may fall."""
        return bool(self.rules.interrupts(self.session.state, Seat.NATURE))

    def to(self, word: str) -> set[str]:
        """The squares of the legal moves of a kind, `b9>d7` being one of `recover`."""
        moves = (text.partition(":") for text in self.legal)
        return {square for kind, _, square in moves if kind == word}

    def why(self, text: str) -> str:
        """The clause that forbids a move, also one like "away call"; "" if it is legal."""
        return self.session.refusal(*said(self.session, text))

    def play(self, *texts: str) -> "Pitch":
        """Make legal moves; "away call" is made out of turn."""
        for text in texts:
            self.session.submit(*said(self.session, text))
        return self


def team(line: str) -> dict[str, Any]:
    """A side as documents write it; "- d3" has no keeper."""
    keeper, *outfield = line.split() or ["-"]
    return {"keeper": None if keeper == "-" else keeper, "outfield": outfield}


def squares(line: str) -> set[str]:
    return set(line.split())
