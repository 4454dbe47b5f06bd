"""Positions and questions for the tests of paper football, in the words of the rule text."""

from collections.abc import Iterable, Sequence
from typing import Any

from engines.core.contract import Rules
from engines.core.options import read_options
from engines.paper_football import PaperFootball, PaperNotation, PaperOptions
from engines.paper_football.moves import Move
from engines.paper_football.state import State
from engines.play.session import Session


def boxed(point: str) -> list[str]:
    """Lines through all the neighbours of an inner point, so that nobody can leave it."""
    column, row = ord(point[0]), int(point[1:])

    def at(columns: int, rows: int) -> str:
        return f"{chr(column + columns)}{row + rows}"

    around = [(-1, -1), (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)]
    return ["-".join(at(*place) for place in around)]


class Desk:
    """A rule book with its notation, asked and answering in texts."""

    def __init__(self, **options: object) -> None:
        self.options = read_options(PaperOptions, {"legs": 1, **options})
        self.rules = PaperFootball(self.options)
        self.notation = PaperNotation(self.rules)

    def document(
        self,
        ball: str,
        to_move: str = "home",
        lines: Iterable[str] = (),
        kicks: Iterable[str] = (),
        **more: object,
    ) -> dict[str, Any]:
        return {
            "game": "paper-football",
            "ball": ball,
            "to_move": to_move,
            "lines": [line.split("-") for line in lines],
            "kicks": [kick.split("-") for kick in kicks],
            **more,
        }

    def at(
        self,
        ball: str,
        to_move: str = "home",
        lines: Iterable[str] = (),
        kicks: Iterable[str] = (),
        **more: object,
    ) -> State:
        return self.notation.load(self.document(ball, to_move, lines, kicks, **more))

    def series(self, ball: str, to_move: str, kicks: Sequence[str], *redirected: str) -> State:
        """A kick to be taken in a series of these kicks."""
        running = {"lines": [kick.split("-") for kick in kicks], "redirected": list(redirected)}
        return self.at(ball, to_move, kicks=kicks, phase="kick", series=running)

    def legal(self, state: State) -> set[str]:
        moves = self.rules.legal_moves(state)
        texts = {self.notation.write(state, move) for move in moves}
        assert len(texts) == len(moves)
        return texts

    def why(self, state: State, text: str) -> str:
        """The clause that refuses the move; "" if it is legal."""
        return self.session(state).refusal(self.notation.read(state, text))

    def play(self, state: State, *texts: str) -> tuple[State, list[dict[str, Any]]]:
        """The position after legal moves, and all that was told."""
        session = self.session(state)
        told: list[dict[str, Any]] = []
        for text in texts:
            ply = session.submit(self.notation.read(session.state, text))
            told += [event.as_json() for event in ply.events]
        return session.state, told

    def session(self, state: State) -> Session[State, Move]:
        rules: Rules[State, Move] = self.rules
        return Session(rules, self.notation, state)

    def dump(self, state: State) -> dict[str, Any]:
        return self.notation.dump(state)


def names(told: Iterable[dict[str, Any]]) -> list[tuple[str, str]]:
    """What was told, as event and clause."""
    return [(event["event"], event["clause"]) for event in told]
