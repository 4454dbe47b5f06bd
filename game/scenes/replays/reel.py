"""A game wound back and forth, step by step.

A step is what the list of moves has a line for; a move that says nothing, like a strike whose men
still roll, belongs to the next one that does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.board.board import View
from game.board.stage import Stage
from game.board.timeline import PACES, pace

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from game.board.board import Board, Entry
    from game.board.sitting import Sitting

BEAT, PART = 900, 2600  # ms between two moves as they play by themselves, and between two parts


class Reel:
    """One game; the session is this reel's own, and stands where it is wound to.

    `step` counts from 0, where nothing has been played, to `last`.
    """

    def __init__(self, sitting: Sitting, board: Board, still: Callable[[], bool]) -> None:
        """Begins at the start; `still` tells whether nothing is to move (a setting)."""
        self.sitting = sitting
        self.board = board
        self.stage = Stage(sitting, board)
        self.switches: set[str] = set()
        self.playing = False
        self.step = 0
        self._still = still
        self._waited = 0.0  # ms since the last move lay there
        told = [(n, shown.number, board.entry(shown)) for n, shown in enumerate(self.stage.plies)]
        speaking = [(n, number, entry) for n, number, entry in told if entry.text or entry.told]
        self.entries: tuple[Entry, ...] = tuple(entry for _, _, entry in speaking)
        self._ends = _ends((n for n, _, _ in speaking), len(told))
        self.numbers = self._numbers([number for _, number, _ in told])
        self.to(0)

    def _numbers(self, counted: list[int]) -> tuple[int, ...]:
        """What each step is called: by the numbers that the list shows, else by its own."""
        if not any(entry.text for entry in self.entries):
            return tuple(range(len(self._ends)))
        return tuple(max(counted[:end], default=0) for end in self._ends)

    @property
    def last(self) -> int:
        return len(self._ends) - 1

    @property
    def entry(self) -> Entry | None:
        """What the list says of the step."""
        return self.entries[self.step - 1] if 0 < self.step <= len(self.entries) else None

    @property
    def at_end(self) -> bool:
        """Whether all has been seen."""
        return self.step == self.last and not self._behind and not self.stage.busy

    @property
    def view(self) -> View:
        stage = self.stage
        return View(
            stage.state,
            stage.lying,
            stage.turn,
            act=stage.timeline.now,
            progress=stage.timeline.progress,
            switches=frozenset(self.switches),
        )

    # -- winding

    def to(self, step: int) -> None:
        """Lie as after so many steps, or as near to that as there are any."""
        self.step = max(0, min(step, self.last))
        session = self.sitting.session
        while len(session.plies) > self._ends[self.step]:
            session.undo()
        while self._behind:
            session.redo()
        self._waited = 0.0
        self.stage.look()

    def back(self) -> None:
        self.playing = False
        self.to(self.step - 1)

    def on(self) -> None:
        """Show the next step, and stay there."""
        self.playing = False
        self._on()

    def _on(self) -> None:
        """Show the next step; what is still being shown lies there at once."""
        self.to(self.step)
        if self.step < self.last:
            self.step += 1
            self._show()

    def jump(self, step: int) -> None:
        """Lie elsewhere, and stay there."""
        self.playing = False
        self.to(step)

    def skip(self) -> None:
        """Show the end of the step at once."""
        self.to(self.step)

    def play(self) -> None:
        """Go on by itself, from the start if all has been seen; or stay."""
        self.playing = not self.playing
        if self.playing and self.at_end:
            self.to(0)
        if self.playing and not self.stage.busy:
            self._on()

    @property
    def _behind(self) -> bool:
        """Whether moves of this step have not been made yet."""
        return len(self.sitting.session.plies) < self._ends[self.step]

    def _show(self) -> None:
        """Make the moves of the step up to one that takes time to be seen."""
        while self._behind and not self.stage.busy:
            self.sitting.session.redo()
            self.stage.begin(0, still=self._still())

    # -- time

    def update(self, ms: int) -> None:
        """Let time pass, slower or faster as the switches say."""
        passed = ms * pace(self.switches)
        was_busy = self.stage.busy
        self.stage.timeline.update(passed)
        self._show()
        if self.stage.busy:
            return
        if self.at_end:
            self.playing = False
        self._waited += 0.0 if was_busy else passed
        if self.playing and self._waited >= (PART if self.stage.interval else BEAT):
            self._on()

    def toggle(self, switch: str) -> None:
        """Turn a switch; of two paces only one holds."""
        if switch in PACES:
            self.switches -= PACES.keys() - {switch}
        self.switches ^= {switch}


def _ends(speaking: Iterable[int], count: int) -> tuple[int, ...]:
    """After how many of `count` moves each step ends; those at the end that say nothing count."""
    ends = [n + 1 for n in speaking]
    if ends:
        ends[-1] = count
    elif count:
        ends = [count]
    return (0, *ends)
