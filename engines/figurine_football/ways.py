"""Why a figurine cannot move somewhere: the ways that are left after each clause (FF-2.3 to 3.6).

A way is the set of squares that a figurine passes.  Clause after clause takes some away; the one
that takes the last is the one that forbids.
"""

from engines.core.contract import Seat
from engines.figurine_football.field import (
    ALL_WAYS,
    FIELD,
    KEEPERS,
    MEDIAN,
    NO_FIELDERS,
    NONE,
    SLANTING,
    beside,
    bits,
    column_of,
    distance,
    row_of,
)
from engines.figurine_football.movement import Crowd, jumps
from engines.figurine_football.state import CAPTAIN, KEEPER


def movement_clause(figurine: int) -> str:
    """The clause that says how a figurine moves."""
    return "FF-3.1" if figurine < CAPTAIN else "FF-3.3" if figurine == CAPTAIN else "FF-3.4"


def way_clause(side: Seat, figurine: int, walk: tuple[int, int], crowd: Crowd) -> str:
    """The clause that keeps a figurine from walking (from, to); "" if it gets there."""
    origin, target = walk
    if target != origin and (crowd.figures & ~crowd.ends) >> target & 1:
        return "FF-2.3"
    if figurine == KEEPER:
        near = distance(origin, target) == 1 and KEEPERS[side] >> target & 1
        return "" if near else "FF-3.4"
    if figurine == CAPTAIN:
        found = _captains_ways(origin, target, crowd.figures)
    else:
        found = _short_ways(origin, target, crowd.figures)
    if not found:
        return movement_clause(figurine)
    found = [way for way in found if not (way | 1 << target) & NO_FIELDERS]
    if not found:
        return "FF-3.5"
    ball = crowd.blocked & ~crowd.figures
    return "" if any(not way & ball for way in found) else "FF-3.6"


def _jumped(origin: int, target: int, figures: int) -> bool:
    """FF-3.2."""
    return any(to == target and not figures >> over & 1 for over, to in jumps(origin))


def _short_ways(origin: int, target: int, figures: int) -> list[int]:
    """FF-3.1, FF-3.2: one step, two by a square without a figurine, a jump."""
    if origin == target:
        return []
    near = [to for way in SLANTING if (to := beside(origin, way)) != NONE and FIELD >> to & 1]
    stones = [
        stone for stone in near
        if not figures >> stone & 1 and any(beside(stone, way) == target for way in SLANTING)
    ]  # fmt: skip
    direct = [0] if target in near or _jumped(origin, target, figures) else []
    return direct + [bits(stone) for stone in stones]


def _captains_ways(origin: int, target: int, figures: int) -> list[int]:
    """FF-3.3: the straight way, if it is open and does not cross band 7."""
    columns, rows = column_of(target) - column_of(origin), row_of(target) - row_of(origin)
    step = ((columns > 0) - (columns < 0), (rows > 0) - (rows < 0))
    if step not in ALL_WAYS or (columns and rows and abs(columns) != abs(rows)):
        return []
    way, at = 0, beside(origin, step)
    while at != target:
        stops = row_of(at) == MEDIAN != row_of(origin)
        if stops or figures >> at & 1 or not FIELD >> at & 1:
            return []
        way |= 1 << at
        at = beside(at, step)
    return [way]
