"""Positions of figurine football, in a line or drawn, and what may be done in them.

A drawn line is a row, its number first and then the columns `a` to `i`:

    7  .  .  x  .  o  .  .  .  .       x empty, and marked: where something is expected to go
    6  A1^.  .  .  .  C^ .  .  K v     o the ball; A1^ home's A1, who goes up; Kv away's keeper

Rows that are not drawn are empty, and so are the squares of row 0 and 14 beside the goals.
"""

from dataclasses import dataclass
from typing import Any

from engines.core.contract import Event, Seat
from engines.core.options import read_options
from engines.figurine_football import BOOK


class Mat:
    """One position: `Mat("A1 b5, K e1", "K e13", "e7")` are home, away and the ball."""

    def __init__(
        self,
        home: str,
        away: str,
        ball: str,
        *,
        options: dict[str, Any] | None = None,
        **more: Any,  # noqa: ANN401 - keys of a position document
    ) -> None:
        self.rules, self.notation = BOOK.open(read_options(BOOK.options, options or {}))
        men = {"home": figurines(home), "away": figurines(away)}
        document = {"game": "figurine-football", "figurines": men, "ball": ball, "to_move": "home"}
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
    def turn(self) -> str:
        return self.rules.to_move(self.state).word

    @property
    def events(self) -> list[tuple[str, str]]:
        """Names and clauses of what the moves have told."""
        return [(event.name, event.clause) for event in self.told]

    @property
    def clocks(self) -> set[str]:
        """What fallen clocks may do."""
        moves = self.rules.interrupts(self.state, Seat.NATURE)
        return {self.notation.write(self.state, move) for move in moves}

    def steps(self, name: str) -> set[str]:
        """The squares to which a figurine can go, the ball's too."""
        return {text[len(name) + 1 :].split("*")[0].rstrip("=") for text in self.legal
                if text.startswith((f"{name}>", f"{name}^"))}  # fmt: skip

    def kicks(self, start: str) -> set[str]:
        """Where one kick sends the ball: `C*` from where it is held, `C>e7*` on arrival."""
        rest = (text.removeprefix(start) for text in self.legal if text.startswith(start))
        return {text for text in rest if "*" not in text}

    def pairs(self, start: str) -> set[str]:
        """The triangulations."""
        rest = (text.removeprefix(start) for text in self.legal if text.startswith(start))
        return {text for text in rest if "*" in text}

    def why(self, text: str) -> str:
        """The clause that forbids a move; "" if it is legal."""
        return self.rules.refusal(self.state, self.notation.read(self.state, text))

    def play(self, *texts: str) -> "Mat":
        """Make moves, each legal, or a fallen clock, or said aside."""
        for text in texts:
            move = self.notation.read(self.state, text)
            asides = self.rules.asides(self.state)
            assert text in self.legal | self.clocks or move in asides, (text, self.why(text))
            self.state = self.rules.apply(self.state, move, self.told.append)
        return self

    def where(self, side: str, name: str) -> str | None:
        square: str | None = self.document["figurines"][side].get(name)
        return square


def figurines(line: str) -> dict[str, str]:
    """The figurines of a line like "A1 b5, K e1"."""
    pairs = [one.split() for one in line.split(",") if one.strip()]
    return {name: square for name, square in pairs}  # noqa: C416 - checks that they are pairs


def squares(line: str) -> set[str]:
    return set(line.split())


def fresh(first: str = "home", **options: Any) -> Mat:  # noqa: ANN401 - values of options
    """A match that has just been tossed for."""
    made = Mat("", "", "e7", options=options)
    made.state = made.rules.start()
    return made.play("toss:heads" if first == "home" else "toss:tails")


@dataclass(frozen=True)
class Drawing:
    """A position and the squares that are marked on its board."""

    mat: Mat
    marks: set[str]


def drawn(board: str, ball: str = "", **more: Any) -> Drawing:  # noqa: ANN401 - keys of a document
    """The position and the marks of a drawn board; `ball`: where it lies if it is not drawn."""
    found = cells(board)
    home, away = (
        ", ".join(f"{cell[:-1]} {square}" for square, cell in found.items() if cell[-1] == arrow)
        for arrow in "^v"
    )
    lies = next((square for square, cell in found.items() if cell == "o"), ball or "e7")
    marks = {square for square, cell in found.items() if cell == "x"}
    return Drawing(Mat(home, away, lies, **more), marks)


def cells(board: str) -> dict[str, str]:
    """What is drawn on each square."""
    found = {}
    for line in board.strip().splitlines():
        row, rest = line.split(maxsplit=1)
        for sign in "^v":
            rest = rest.replace(sign, f"{sign} ")
        for column, cell in zip("abcdefghi", rest.split(), strict=True):
            found[f"{column}{row}"] = cell
    return found
