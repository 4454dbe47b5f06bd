"""Moves in the reference reading: every path is tried, each clause is one question."""

from itertools import pairwise

from tests.engines.paper_football.reference_paper import (
    DIRECTIONS,
    Field,
    Paper,
    Path,
    along_border,
    crosses,
    enters,
    goal_of,
    neighbours,
    paper_faults,
    segments,
)


def move_faults(paper: Paper, path: Path) -> set[str]:
    """The clauses that forbid a move whatever else there is to play (PF-F1 to PF-M5, PF-G1)."""
    field, drawn = paper.field, segments(path)
    ends_in_goal = len(path) > 1 and bool(enters(field, path[-2], path[-1]))
    right_length = len(drawn) == 3 or (len(drawn) < 3 and ends_in_goal)
    steps = all(neighbours(one, two) for one, two in pairwise(path))
    questions = {
        "PF-M1": path[0] != paper.ball,
        "PF-M2": not right_length or not steps,
        "PF-M3": path[0] == path[-1] or len(set(drawn)) < len(drawn),
        "PF-M4": any(place in paper.points for place in path[1:])
        or any(crosses(part, paper.segments) for part in drawn),
        "PF-M5": any(along_border(field, part) for part in drawn)
        or any(field.post(place) for place in path[1:]),
        "PF-G1": bool(goal_of(field, path[:-1])),
    }
    return paper_faults(field, path) | {clause for clause, broken in questions.items() if broken}


def onward(paths: list[Path]) -> list[Path]:
    """Each path with one segment more, in every direction (PF-M2)."""
    ends = [(path, x + dx, y + dy) for path in paths for x, y in path[-1:] for dx, dy in DIRECTIONS]
    return [(*path, (x, y)) for path, x, y in ends]


def touches_border(field: Field, path: Path) -> bool:
    """Whether a move touches the border; its start never counts (PF-M6)."""
    return any(field.border(place) for place in path[1:])


def sound_moves(paper: Paper) -> list[Path]:
    """All moves that nothing forbids but perhaps better ones (PF-F1 to PF-M5, PF-G1).

    A path that has left the paper or met an older line, a border or a post the wrong way has done
    so however it goes on, so it is not drawn on.
    """
    sound: list[Path] = []
    paths: list[Path] = [(paper.ball,)]
    for _ in range(3):
        faults = {path: move_faults(paper, path) for path in onward(paths)}
        sound += [path for path in faults if not faults[path]]
        paths = [p for p in faults if not faults[p] & {"PF-F1", "PF-F4", "PF-M4", "PF-M5"}]
    return sound


def tier_a(paper: Paper, sound: list[Path]) -> list[Path]:
    """Moves that touch no border point and are not own goals (PF-M6)."""
    field = paper.field
    return [
        path
        for path in sound
        if not touches_border(field, path) and goal_of(field, path) != paper.side
    ]


def tier_b(paper: Paper, sound: list[Path]) -> list[Path]:
    """Moves that touch the border in passing and do not end on it, no own goals (PF-M7)."""
    field = paper.field
    return [
        path
        for path in sound
        if touches_border(field, path)
        and not field.border(path[-1])
        and goal_of(field, path) != paper.side
    ]


def own_goals(paper: Paper, sound: list[Path]) -> list[Path]:
    """Moves into one's own goal (PF-G4)."""
    return [path for path in sound if goal_of(paper.field, path) == paper.side]


def legal_moves(paper: Paper) -> list[Path]:
    """Tier A; without it tier B; without both own goals (PF-M6, PF-M7, PF-G4)."""
    sound = sound_moves(paper)
    return tier_a(paper, sound) or tier_b(paper, sound) or own_goals(paper, sound)


def move_refusals(paper: Paper, path: Path) -> set[str]:
    """All clauses that forbid a move (PF-F1 to PF-M7, PF-G1, PF-G4)."""
    faults, sound = move_faults(paper, path), sound_moves(paper)
    best, second = tier_a(paper, sound), tier_b(paper, sound)
    if touches_border(paper.field, path) and best:
        faults.add("PF-M6")
    if paper.field.border(path[-1]) and len(path) > 1:
        faults.add("PF-M7")
    if goal_of(paper.field, path) == paper.side and (best or second):
        faults.add("PF-G4")
    return faults
