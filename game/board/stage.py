"""What of the match is on the stage: the position is true at once, seeing it takes a moment."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from engines.core.contract import Seat
from game.board.board import Board, Numbered, Summary
from game.board.sitting import Sitting
from game.board.timeline import BANNER, Act, Timeline


class Stage:
    """Which moves lie on the board already, and which position is to be seen.

    After the last move of a part of the match (a leg) the old board stays until `go_on`.
    """

    def __init__(self, sitting: Sitting, board: Board) -> None:
        self.sitting = sitting
        self.board = board
        self.timeline = Timeline()
        self.interval: Summary | None = None
        self.plies: list[Numbered] = sitting.numbered()

    @property
    def busy(self) -> bool:
        return self.timeline.busy

    def begin(self, touched: int, *, still: bool) -> None:
        """Show the move just made, of which `touched` places have been seen; `still`: at once."""
        self.plies = self.sitting.numbered()
        last = self.plies[-1]
        self.interval = self.board.interval(last, self.sitting.session)
        self.show(self.board.ply_acts(last, touched, len(self.plies) - 1), still=still)

    def show(self, acts: Sequence[Act], *, still: bool) -> None:
        """Show acts once what is on the stage has ended; `still`: nothing moves, words stay."""
        if still:
            acts = [act if act.kind == BANNER else replace(act, ms=0) for act in acts]
        self.timeline.add(acts)

    def retake(self) -> None:
        """The last move was taken back."""
        self.timeline.skip()
        self.interval = None
        self.plies = self.sitting.numbered()

    def look(self) -> None:
        """The match is at another moment: as it lay then, and nothing of how it came to that."""
        self.timeline.skip()
        self.plies = self.sitting.numbered()
        last = self.plies[-1] if self.plies else None
        self.interval = self.board.interval(last, self.sitting.session) if last else None

    def go_on(self) -> None:
        """Put the next part of the match on the table."""
        self.interval = None

    @property
    def lying(self) -> list[Numbered]:
        """The moves that have been shown."""
        waiting = [a.owner for a in self.timeline.acts if a.makes and a.owner >= 0]
        return self.plies[: min(waiting)] if waiting else self.plies

    @property
    def state(self) -> Any:  # noqa: ANN401 - a position of whatever game is played
        """The position to be seen."""
        lying = self.lying
        if len(lying) < len(self.plies):
            return self.plies[len(lying)].ply.before
        if self.interval is not None:
            return self.plies[-1].ply.before
        return self.sitting.session.state

    @property
    def turn(self) -> Seat | None:
        """The side whose turn it is, as far as has been seen."""
        lying = len(self.lying)
        if lying < len(self.plies):
            return self.plies[lying].ply.seat
        return None if self.interval else self.sitting.session.to_move

    @property
    def score(self) -> tuple[int, int]:
        if self.interval is not None and len(self.lying) == len(self.plies):
            return self.interval.score
        return self.sitting.session.rules.score(self.state)

    @property
    def key(self) -> tuple[object, ...]:
        """Something that differs whenever the panel has something else to say."""
        last = self.plies[-1] if self.plies else None
        return len(self.lying), len(self.plies), last, self.busy, self.interval is not None
