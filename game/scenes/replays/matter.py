"""What the panel of a replay says: the match's own words, and buttons that wind the game."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.board.board import Status, Switch, Told
from game.board.matter import NOWHERE, Matter
from game.board.timeline import FAST, SLOW
from game.ui.widgets import Button

if TYPE_CHECKING:
    from game.board.board import Board, Entry, View
    from game.board.contents import Contents
    from game.i18n import Words
    from game.scenes.replays.reel import Reel

RAIL = "rail"  # the button in whose place the panel lays a slider


class ReplayMatter(Matter):
    """Collects the contents; nobody has a hand in it."""

    def __init__(self, words: Words, reel: Reel, broken: Told | None) -> None:
        """`broken` is why the record cannot be followed any further."""
        super().__init__(words, reel.sitting, reel.board, reel.stage)
        self.reel = reel
        self._broken = broken

    def moment(self) -> Contents:
        """All that is to be said of where the reel stands."""
        reel = self.reel
        contents = self.contents(reel.view, ())
        marks = (*contents.marks, reel.step)
        return replace(contents, status=Status(self._heading(), self._beside()), marks=marks)

    def _heading(self) -> str:
        reel, tr = self.reel, self.words.tr
        if not reel.step:
            return tr("The start")
        text = tr("{n} of {all}") if not reel.entries else tr("Move {n} of {all}")
        return text.format(n=reel.numbers[reel.step], all=reel.numbers[-1])

    def _beside(self) -> str:
        """Whether the game was played to its end, where there is nothing more to be seen."""
        if not self.reel.at_end or self.sitting.session.outcome:
            return ""
        return self.words.tr("not over")

    @property
    def _list_title(self) -> str:
        return self.words.tr("All moves")

    def _list(self) -> tuple[Entry, ...]:
        """All moves, also those to come, in the order in which they were made."""
        return self.reel.entries

    def _news(self, view: View) -> tuple[Told, ...]:
        return (*super()._news(view), *self._ended())

    def _ended(self) -> tuple[Told, ...]:
        """How the game or a part of it ended, or why no more of it can be seen."""
        stage = self.stage
        if stage.busy:
            return ()
        if summary := stage.interval:
            return (Told(summary.title), summary.told)
        if not self.reel.at_end:
            return ()
        if self.sitting.session.outcome:
            summary = self.board.summary(self.sitting.session)
            return (Told(summary.title), summary.told)
        return (self._broken,) if self._broken else ()

    # -- buttons

    def _rows(self, view: View, _: object) -> tuple[tuple[Button, ...], ...]:
        rail = Button(RAIL, NOWHERE, "")
        switches = (self._switch(s, on=s.key in view.switches) for s in switches_of(self.board, self.words))
        return ((rail,), self._winding(), tuple(switches))

    def _winding(self) -> tuple[Button, ...]:
        reel, tr = self.reel, self.words.tr
        begun, ended = reel.step > 0, reel.at_end
        icon, hint = ("pause", tr("Stop (Space)")) if reel.playing else ("play", tr("Play (Space)"))
        return (
            Button("first", NOWHERE, "", "skip-back", hint=tr("To the start (Home)"), enabled=begun),
            Button("back", NOWHERE, "", "chevron-left", hint=tr("A move back (Left)"), enabled=begun),
            Button("play", NOWHERE, "", icon, "primary", hint, enabled=reel.last > 0),
            Button("on", NOWHERE, "", "chevron-right", hint=tr("A move on (Right)"), enabled=not ended),
            Button("last", NOWHERE, "", "skip-forward", hint=tr("To the end (End)"), enabled=not ended),
        )

    def _foot(self, _: View) -> tuple[Button, ...]:
        tr = self.words.tr
        return (
            Button("settings", NOWHERE, tr("Settings"), "settings", "link"),
            Button("rules", NOWHERE, tr("Rules"), "book-open", "link"),
        )


def switches_of(board: Board, words: Words) -> tuple[Switch, ...]:
    """What can be shown or hidden where nobody plays; the pace always."""
    tr = words.tr
    own = tuple(s for s in board.switches if not s.aims and s.key not in {SLOW, FAST})
    return (
        *own,
        Switch(SLOW, tr("Slow motion"), "turtle", "m"),
        Switch(FAST, tr("Fast forward"), "fast-forward", "f"),
    )
