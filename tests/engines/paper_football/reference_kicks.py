"""Penalty kicks in the reference reading: every straight and every bent line is tried."""

from itertools import product

from tests.engines.paper_football.reference_paper import (
    DIRECTIONS,
    Field,
    Paper,
    Path,
    Point,
    all_points,
    along_border,
    enters,
    goal_of,
    paper_faults,
    segments,
)


def kick_faults(paper: Paper, corners: Path) -> set[str]:
    """The clauses that forbid a kick whatever other kicks there are (PF-F, PF-G3, PF-K)."""
    faults = paper_faults(paper.field, corners) & {"PF-F1"}
    path = all_points(corners)
    if corners[0] != paper.ball:
        faults.add("PF-K1")
    if any(paper.field.post(place) for place in (path or corners)[1:]):
        faults.add("PF-G3")
    if path is None or len(corners) < 2:
        return faults | {"PF-K2"}
    faults |= way_faults(paper.field, path) | (paper_faults(paper.field, path) & {"PF-F4"})
    if len(corners) == 2:
        faults |= straight_faults(paper.field, path)
    else:
        faults |= redirection_faults(paper, corners)
    if set(segments(path)) & paper.series:
        faults.add("PF-K6")
    return faults


def straight_faults(field: Field, path: Path) -> set[str]:
    """PF-K2: six squares; fewer if it ends as a goal (PF-K3)."""
    squares = len(path) - 1
    goal = bool(enters(field, path[-2], path[-1]))
    return set() if squares == 6 or (squares < 6 and goal) else {"PF-K2"}


def way_faults(field: Field, path: Path) -> set[str]:
    """PF-K3: where a kick may not lead; its start never counts as touching (PF-M6)."""
    leaves = not all(map(field.on_paper, path))
    runs_on = goal_of(field, path) and not enters(field, path[-2], path[-1])
    along = any(along_border(field, part) for part in segments(path))
    touches = any(field.front_line(place) for place in path[1:])
    broken = leaves or runs_on or field.border(path[-1]) or along or touches
    return {"PF-K3"} if broken else set()


def redirection_faults(paper: Paper, corners: Path) -> set[str]:
    """PF-K4: a diagonal kick turned at a side line; PF-K7: once at each in a series."""
    field, turn = paper.field, corners[1]
    squares = max(abs(turn[0] - corners[0][0]), abs(turn[1] - corners[0][1]))
    line = "" if field.front_line(turn) else field.side_line(turn)
    faults = set()
    if len(corners) > 3 or not line or squares not in (3, 4, 5) or not mirrored(corners):
        faults.add("PF-K4")
    if line and squares == 6:
        faults.add("PF-K3")
    if line in paper.redirected:
        faults.add("PF-K7")
    return faults


def mirrored(corners: Path) -> bool:
    """Whether a diagonal is mirrored at an upright line, for exactly one square (PF-K4)."""
    (x0, y0), (x1, y1), (x2, y2) = corners[:3]
    squares = abs(x1 - x0)
    if squares == 0 or abs(y1 - y0) != squares:
        return False
    return (x2 - x1, y2 - y1) == ((x0 - x1) // squares, (y1 - y0) // squares)


def all_kicks(ball: Point) -> list[Path]:
    """Every straight line of up to six squares, and every such line with one square more."""
    straight: list[Path] = []
    turned: list[Path] = []
    for (dx, dy), squares in product(DIRECTIONS, range(1, 7)):
        x, y = ball[0] + dx * squares, ball[1] + dy * squares
        straight.append((ball, (x, y)))
        turned += [(ball, (x, y), (x + ex, y + ey)) for ex, ey in DIRECTIONS]
    return straight + turned


def kick_goal(field: Field, corners: Path) -> str:
    """Whose goal a kick goes into, "" for no goal (PF-G3, PF-K3)."""
    path = all_points(corners)
    return "" if path is None else goal_of(field, path)


def sound_kicks(paper: Paper) -> list[Path]:
    """All kicks that nothing forbids but perhaps better ones (PF-K1 to PF-K7)."""
    return [corners for corners in all_kicks(paper.ball) if not kick_faults(paper, corners)]


def good_kicks(paper: Paper) -> list[Path]:
    """Kicks that are not own goals (PF-G4)."""
    return [k for k in sound_kicks(paper) if kick_goal(paper.field, k) != paper.side]


def legal_kicks(paper: Paper) -> list[Path]:
    """All kicks; own goals only if there are no others (PF-K1 to PF-K7, PF-G4)."""
    return good_kicks(paper) or sound_kicks(paper)


def kick_refusals(paper: Paper, corners: Path) -> set[str]:
    """All clauses that forbid a kick (PF-G4, PF-K1 to PF-K7)."""
    faults = kick_faults(paper, corners)
    if kick_goal(paper.field, corners) == paper.side and good_kicks(paper):
        faults.add("PF-G4")
    return faults
