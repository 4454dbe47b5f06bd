"""The end of a board: who wins it by which stroke, and how many points (CR-6.1 to CR-6.7)."""

from dataclasses import dataclass

from engines.core.contract import Seat
from physics.laws.state import Queen
from physics.laws.strokes import Stroke

QUEEN_POINTS = 3
NEARLY_THERE = 22
"""Who has so many points gets none for the queen (CR-6.1), and 1 instead of 3 (CR-6.2)."""


@dataclass(frozen=True, slots=True)
class Award:
    """A board is won."""

    winner: Seat
    points: int
    clause: str
    covered: bool = False  # the queen was covered by this very stroke


def board_end(stroke: Stroke) -> Award | None:
    """The end that a stroke brings; None if the board goes on."""
    if stroke.own_last and stroke.rival_last:
        return _both_last(stroke)
    if stroke.own_last:
        return _own_last(stroke)
    return _rival_last(stroke) if stroke.rival_last else None


def _three(stroke: Stroke, winner: Seat) -> int:
    return 1 if stroke.score[winner] >= NEARLY_THERE else 3


def _queen_points(stroke: Stroke, winner: Seat) -> int:
    return 0 if stroke.score[winner] >= NEARLY_THERE else QUEEN_POINTS


def completed(winner: Seat, left: int, covered_by: Seat | None, score: tuple[int, int]) -> Award:
    """All nine pocketed and the queen covered by somebody (CR-6.1)."""
    for_queen = QUEEN_POINTS if covered_by is winner and score[winner] < NEARLY_THERE else 0
    return Award(winner, left + for_queen, "CR-6.1")


def _on_board(stroke: Stroke) -> bool:
    """The queen was not pocketed before, nor lawfully in this stroke."""
    return stroke.queen is Queen.BOARD and not stroke.lawfully


def _own_last(stroke: Stroke) -> Award | None:
    side, rival = stroke.side, stroke.side.rival
    if _on_board(stroke):
        return Award(rival, _three(stroke, rival) + stroke.striker, "CR-6.2")
    if stroke.striker:  # all comes back: CR-6.7, CR-5.4, CR-5.5
        return None
    if stroke.queen is Queen.COVERED:
        return completed(side, stroke.rival_left, stroke.covered_by, stroke.score)
    points = stroke.rival_left + _queen_points(stroke, side)
    return Award(side, points, "CR-6.1", covered=True)


def _rival_last(stroke: Stroke) -> Award:
    rival = stroke.side.rival
    if stroke.queen is Queen.COVERED:
        won = completed(rival, stroke.own_left, stroke.covered_by, stroke.score)
        return Award(rival, won.points, "CR-6.4")
    points = stroke.own_left + _queen_points(stroke, rival) + stroke.striker
    return Award(rival, points, "CR-6.3")


def _both_last(stroke: Stroke) -> Award:
    side, rival = stroke.side, stroke.side.rival
    if stroke.queen is Queen.COVERED:
        return _both_last_covered(stroke)
    if stroke.striker or _on_board(stroke):
        return Award(rival, _three(stroke, rival) + stroke.striker, "CR-6.5")
    return Award(side, _three(stroke, side), "CR-6.5", covered=True)


def _both_last_covered(stroke: Stroke) -> Award:
    side, rival = stroke.side, stroke.side.rival
    by_side = stroke.covered_by is side
    if stroke.striker:
        return Award(rival, (1 if by_side else _three(stroke, rival)) + 1, "CR-6.6")
    return Award(side, _three(stroke, side) if by_side else 1, "CR-6.6")
