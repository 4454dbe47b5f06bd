"""Positions of chess football in a line, and what may be done in them."""

from typing import Any

from engines.chess_football import BOOK
from engines.core.contract import Event, Seat
from engines.core.options import read_options


class Pitch:
    """One position: `Pitch("4 a3, 1 e1", "1 e13", "a7")` are home, away and the ball."""

    def __init__(
        self,
        home: str,
        away: str,
        ball: str | None,
        *,
        options: dict[str, Any] | None = None,
        **more: Any,  # noqa: ANN401 - keys of a position document
    ) -> None:
        self.rules, self.notation = BOOK.open(read_options(BOOK.options, options or {}))
        players = {"home": men(home), "away": men(away)}
        document = {"game": "chess-football", "players": players, "ball": ball, "to_move": "home"}
        self.state = self.notation.load(document | more)
        self.told: list[Event] = []

    @property
    def legal(self) -> set[str]:
        return {
            self.notation.write(self.state, move) for move in self.rules.legal_moves(self.state)
        }

    @property
    def document(self) -> dict[str, Any]:
        return self.notation.dump(self.state)

    @property
    def phase(self) -> str:
        return self.rules.phase(self.state)

    @property
    def events(self) -> list[tuple[str, str]]:
        """Names and clauses of what the moves have told."""
        return [(event.name, event.clause) for event in self.told]

    @property
    def clocks(self) -> set[str]:
        """What fallen clocks may do."""
        moves = self.rules.interrupts(self.state, Seat.NATURE)
        return {self.notation.write(self.state, move) for move in moves}

    def sends(self, number: int) -> set[str]:
        """The squares to which a player can send the ball."""
        return {text.split("*")[1] for text in self.legal if text.startswith(f"{number}*")}

    def steps(self, number: int) -> set[str]:
        """The squares to which a player can go."""
        return {text.split(">")[1] for text in self.legal if text.startswith(f"{number}>")}

    def why(self, text: str) -> str:
        """The clause that forbids a move; "" if it is legal."""
        return self.rules.refusal(self.state, self.notation.read(self.state, text))

    def play(self, *texts: str) -> "Pitch":
        """Make moves, each legal, or a fallen clock."""
        for text in texts:
            assert text in self.legal | self.clocks, (text, self.why(text))
            move = self.notation.read(self.state, text)
            self.state = self.rules.apply(self.state, move, self.told.append)
        return self

    def where(self, side: str, number: int) -> str | None:
        square: str | None = self.document["players"][side].get(str(number))
        return square


def men(line: str) -> dict[str, str | None]:
    """The players of a line like "4 a3, 1 e1"; "7 -" is still to be placed."""
    pairs = [one.split() for one in line.split(",") if one.strip()]
    return {number: None if square == "-" else square for number, square in pairs}


def squares(line: str) -> set[str]:
    return set(line.split())
