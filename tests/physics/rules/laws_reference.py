"""A second reading of sections 4 to 6: one table for the end of a board, one for going on.

It shares nothing with the laws under test; it reads the rule text line by line instead.  "three" is
3, or 1 if the winner has 22 or more; "bonus" is 3, or 0 if he has.
"""

from dataclasses import dataclass

US, THEM = "us", "them"


@dataclass(frozen=True)
class Case:
    """A stroke: what stood on the board, what went, and how the queen and the dues stood."""

    ours: int  # our men before
    theirs: int
    own: int  # our men pocketed
    rival: int
    queen: str  # before: board, covering, ours, theirs (covered by)
    taken: bool
    striker: bool
    had: bool  # an own man had been pocketed before
    owed: tuple[int, int] = (0, 0)  # ours, theirs
    score: tuple[int, int] = (0, 0)


@dataclass(frozen=True)
class Won:
    winner: str
    points: int


@dataclass(frozen=True)
class GoesOn:
    kept: bool
    queen: str
    back: tuple[int, int]  # men that come back, ours and theirs
    owed: tuple[int, int]  # that stay owed


# (own last, rival's last, the queen, the striker): winner, points.  The queen is `there` if she was
# not pocketed lawfully, `with` if she was in this stroke.
ENDS: dict[tuple[bool, bool, str, bool], tuple[str, str] | None] = {
    # CR-6.1: the first whose own nine are pocketed, the queen covered by somebody (CR-5.2)
    (True, False, "ours", False): (US, "rivals+bonus"),
    (True, False, "theirs", False): (US, "rivals"),
    (True, False, "covering", False): (US, "rivals+bonus"),
    (True, False, "with", False): (US, "rivals+bonus"),
    # CR-6.2: own last man while the queen is on the board; with the striker one more
    (True, False, "there", False): (THEM, "three"),
    (True, False, "there", True): (THEM, "three+1"),
    # CR-6.7, CR-5.4, CR-5.5: all comes back
    (True, False, "ours", True): None,
    (True, False, "theirs", True): None,
    (True, False, "covering", True): None,
    (True, False, "with", True): None,
    # CR-6.3: the rival's last, the queen not covered before
    (False, True, "there", False): (THEM, "own+bonus"),
    (False, True, "there", True): (THEM, "own+bonus+1"),
    (False, True, "with", False): (THEM, "own+bonus"),
    (False, True, "with", True): (THEM, "own+bonus+1"),
    (False, True, "covering", False): (THEM, "own+bonus"),
    (False, True, "covering", True): (THEM, "own+bonus+1"),
    # CR-6.4: the rival has completed his nine; the striker changes nothing
    (False, True, "ours", False): (THEM, "own"),
    (False, True, "ours", True): (THEM, "own"),
    (False, True, "theirs", False): (THEM, "own+bonus"),
    (False, True, "theirs", True): (THEM, "own+bonus"),
    # CR-6.5: both last
    (True, True, "there", False): (THEM, "three"),
    (True, True, "there", True): (THEM, "three+1"),
    (True, True, "with", False): (US, "three"),
    (True, True, "with", True): (THEM, "three+1"),
    (True, True, "covering", False): (US, "three"),
    (True, True, "covering", True): (THEM, "three+1"),
    # CR-6.6: both last, the queen covered before
    (True, True, "ours", False): (US, "three"),
    (True, True, "theirs", False): (US, "1"),
    (True, True, "ours", True): (THEM, "1+1"),
    (True, True, "theirs", True): (THEM, "three+1"),
}

# (the queen, an own man, the striker): does the turn go on, what becomes of the queen
KEEPS: dict[tuple[str, bool, bool], tuple[bool, str]] = {
    # nothing about the queen: CR-3.3, CR-3.4, CR-4.1 to CR-4.3
    **{(queen, True, False): (True, queen) for queen in ("board", "ours", "theirs")},
    **{(queen, False, False): (False, queen) for queen in ("board", "ours", "theirs")},
    **{(queen, True, True): (True, queen) for queen in ("board", "ours", "theirs")},
    **{(queen, False, True): (False, queen) for queen in ("board", "ours", "theirs")},
    # CR-5.1: unlawfully
    **{
        ("unlawful", own, striker): (False, "board")
        for own in (False, True)
        for striker in (False, True)
    },
    # CR-5.2: alone, and with an own man
    ("with", False, False): (True, "covering"),
    ("with", True, False): (True, "ours"),
    # CR-5.5
    ("with", False, True): (True, "board"),
    ("with", True, True): (True, "board"),
    # CR-5.2, CR-5.4
    ("covering", True, False): (True, "ours"),
    ("covering", False, False): (False, "board"),
    ("covering", True, True): (True, "covering"),
    ("covering", False, True): (False, "board"),
}


def read_law(case: Case) -> Won | GoesOn:
    """What the rule text says of a stroke."""
    may_take = (case.had or case.own > 0) and case.owed[0] == 0
    left = case.ours - case.own, case.theirs - case.rival
    last = case.own > 0 and left[0] == 0, case.rival > 0 and left[1] == 0
    if any(last):
        queen = case.queen
        if queen == "board":
            queen = "with" if case.taken and may_take else "there"
        end = ENDS[(*last, queen, case.striker)]
        if end is not None:
            return _won(case, *end)
    queen = case.queen
    if case.taken:
        queen = "with" if may_take else "unlawful"
    kept, after = KEEPS[(queen, case.own > 0, case.striker)]
    if case.ours == 9 and queen == "with":  # all nine own men on the board
        if case.own == 1 and not case.striker:  # CR-5.3
            after = "covering"
        if case.own == 0 and case.striker:  # CR-5.5
            kept = False
    return _dues(case, after, kept=kept)


def _won(case: Case, winner: str, sum_of: str) -> Won:
    score = case.score[0 if winner == US else 1]
    worth = {
        "rivals": case.theirs - case.rival,
        "own": case.ours - case.own,
        "bonus": 3 if score < 22 else 0,
        "three": 3 if score < 22 else 1,
        "1": 1,
    }
    return Won(winner, sum(worth[part] for part in sum_of.split("+")))


def _dues(case: Case, queen: str, *, kept: bool) -> GoesOn:
    """CR-4.1 to CR-4.4: own men and one more; what cannot come back is owed."""
    ours = case.owed[0] + (case.own + 1 if case.striker else 0)
    theirs = case.owed[1]
    pocketed = 9 - (case.ours - case.own), 9 - (case.theirs - case.rival)
    back = min(ours, pocketed[0]), min(theirs, pocketed[1])
    return GoesOn(kept, queen, back, (ours - back[0], theirs - back[1]))
