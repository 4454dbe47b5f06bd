"""What the panel of a replay says: the match's own words, and buttons that wind the game."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.board.board import Status, Switch, Told
from game.board.matter import NOWHERE, Matter
from game.board.timeline import FAST, SLOW
from game.ui.widgets import Button

if TYPE_CHECKING:
    from game.board.board import Board, Entry, Summary, View
    from game.board.contents import Contents
    from game.i18n import Words
    from game.scenes.replays.reel import Reel


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
        return replace(contents, status=Status(heading(self.words, reel, reel.step)), marks=marks)

    @property
    def _list_title(self) -> str:
        return self.words.tr("All moves")

    def _list(self) -> tuple[Entry, ...]:
        """All moves, also those to come, in the order in which they were made."""
        return self.reel.entries

    def _news(self, view: View) -> tuple[Told, ...]:
        """At the end of the game or of a part of it only that: it says all there is to be known."""
        return self._ended() or super()._news(view)

    def _ended(self) -> tuple[Told, ...]:
        """How the game or a part of it ended, or why no more of it can be seen."""
        stage = self.stage
        if stage.busy:
            return ()
        if summary := stage.interval:
            return (_told(summary),)
        if not self.reel.at_end:
            return ()
        if self.sitting.session.outcome:
            return (_told(self.board.summary(self.sitting.session)),)
        return (self._broken or Told(self.words.tr("The game is not over.")),)

    # -- buttons

    def _rows(self, view: View, _: object) -> tuple[tuple[Button, ...], ...]:
        switches = switches_of(self.board, self.words)
        return (
            self._winding(),
            tuple(self._switch(switch, on=switch.key in view.switches) for switch in switches),
        )

    def _winding(self) -> tuple[Button, ...]:
        reel, tr = self.reel, self.words.tr
        begun, ended = reel.step > 0, reel.at_end
        icon, hint = ("pause", tr("Stop (Space)")) if reel.playing else ("play", tr("Play (Space)"))
        return (
            Button(
                "first", NOWHERE, "", "skip-back", hint=tr("To the start (Home)"), enabled=begun
            ),
            Button(
                "back", NOWHERE, "", "chevron-left", hint=tr("A move back (Left)"), enabled=begun
            ),
            Button("play", NOWHERE, "", icon, "primary", hint, enabled=reel.last > 0),
            Button(
                "on", NOWHERE, "", "chevron-right", hint=tr("A move on (Right)"), enabled=not ended
            ),
            Button(
                "last", NOWHERE, "", "skip-forward", hint=tr("To the end (End)"), enabled=not ended
            ),
        )

    def _foot(self, _: View) -> tuple[Button, ...]:
        tr = self.words.tr
        return (
            Button("settings", NOWHERE, tr("Settings"), "settings", "link"),
            Button("rules", NOWHERE, tr("Rules"), "book-open", "link"),
        )


def _told(summary: Summary) -> Told:
    """Who won, and by which clause, in a line or two."""
    return Told(f"{summary.title}. {summary.told.text}", summary.told.clause)


def heading(words: Words, reel: Reel, step: int) -> str:
    """Where the reel stands, in words: "Move 12 of 87"."""
    if not step:
        return words.tr("The start")
    text = words.tr("Move {n} of {all}")
    return text.format(n=reel.numbers[step], all=reel.numbers[-1])


def switches_of(board: Board, words: Words) -> tuple[Switch, ...]:
    """What can be shown or hidden where nobody plays; the pace always."""
    tr = words.tr
    own = tuple(s for s in board.switches if not s.aims and s.key not in {SLOW, FAST})
    return (
        *own,
        Switch(SLOW, tr("Slow motion"), "turtle", "m"),
        Switch(FAST, tr("Fast forward"), "fast-forward", "f"),
    )
