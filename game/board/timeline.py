"""What is still being shown: acts one after another, fed with time from outside.

The position is already true when an act begins, so skipping loses nothing but the sight of it.
"""

from collections import deque
from collections.abc import Collection, Iterable
from dataclasses import dataclass

SLOW, FAST = "slow", "fast"  # the switches of a board with something long to be seen
PACES = {SLOW: 0.25, FAST: 4.0}  # how fast time passes, beside what is usual
BANNER = "banner"  # the kind of act that the match itself draws: `what` is its text


@dataclass(frozen=True, slots=True)
class Act:
    """One thing to see: a stroke of the pen, a banner, a net that shakes."""

    kind: str  # the board that made it knows what it means
    ms: int  # how long it lasts; 0 is over at once
    what: object = None  # whatever the board needs to draw it
    sound: str = ""  # played as the act begins
    owner: int = -1  # the ply that it shows, counted from 0; -1: the hand's own
    loud: float = 1.0  # how loud its sound is, beside what is usual
    told: str = ""  # said once a match, as it begins
    makes: bool = False  # until it is over, its ply does not lie on the board


def pace(switches: Collection[str]) -> float:
    """How fast what is shown passes."""
    return next((PACES[one] for one in PACES if one in switches), 1.0)


class Timeline:
    """A queue of acts; the first one is on the stage."""

    def __init__(self) -> None:
        self._queue: deque[Act] = deque()
        self._spent = 0.0
        self._begun: list[Act] = []

    def add(self, acts: Iterable[Act]) -> None:
        for act in acts:
            if not self._queue:
                self._begun.append(act)
            self._queue.append(act)

    @property
    def busy(self) -> bool:
        return bool(self._queue)

    @property
    def now(self) -> Act | None:
        return self._queue[0] if self._queue else None

    @property
    def acts(self) -> tuple[Act, ...]:
        """The act on the stage and those that wait behind it."""
        return tuple(self._queue)

    @property
    def progress(self) -> float:
        """How far the act on the stage has come, 0 to 1."""
        act = self.now
        return min(1.0, self._spent / act.ms) if act and act.ms else 1.0

    def update(self, ms: float) -> None:
        """Let `ms` milliseconds pass; what is left of them flows into the next acts."""
        self._spent += ms
        while self._queue and self._spent >= self._queue[0].ms:
            self._spent -= self._queue.popleft().ms
            if self._queue:
                self._begun.append(self._queue[0])
        if not self._queue:
            self._spent = 0.0

    def skip(self) -> None:
        """Show the end at once."""
        self._queue.clear()
        self._spent = 0.0

    def begun(self) -> list[Act]:
        """The acts that have begun since this was last asked: their sounds are due."""
        begun, self._begun = self._begun, []
        return begun
