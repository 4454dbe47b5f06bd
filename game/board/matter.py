"""What the panel of a running match says: put together from the sitting, the stage and the hand."""

from dataclasses import dataclass, replace
from typing import Any

import pygame

from engines.core.contract import Aside, Seat
from game.board.abilities import Tooled
from game.board.board import (
    Board,
    Entry,
    Handed,
    Illustrated,
    Note,
    Numbered,
    Plate,
    Switch,
    Told,
    View,
)
from game.board.contents import Contents
from game.board.sitting import Sitting
from game.board.stage import Stage
from game.i18n import Words
from game.ui.widgets import Button

SIDES = (Seat.HOME, Seat.AWAY)
NOWHERE = pygame.Rect(0, 0, 0, 0)  # the panel's plan says where a button lies


@dataclass(frozen=True, slots=True)
class Choice:
    """A move that is made by a button."""

    key: str
    label: str
    move: Any
    seat: Seat
    leads: bool = False  # it is what the turn is about


class Matter:
    """Collects the contents; long lists are kept until a move more or less is there."""

    def __init__(self, words: Words, sitting: Sitting, board: Board, stage: Stage) -> None:
        self.words = words
        self.sitting = sitting
        self.board = board
        self.stage = stage
        self._made: tuple[Button, ...] = ()  # what the hand could do by buttons
        self._told: list[tuple[Numbered, Entry]] = []  # of the moves that lay there
        self._entries: tuple[Entry, ...] = ()

    def contents(self, view: View, choices: tuple[Choice, ...]) -> Contents:
        board = self.board
        plies = self.stage.lying
        numbers = [shown.number for shown in plies]
        return Contents(
            board.title,
            self._subtitle(view),
            self.sitting.names,
            self._plates(view),
            self.stage.score,
            self._mover(view),
            board.status(view, 1 + max(numbers, default=0)),
            self._notes(view),
            self._news(view),
            self._list_title,
            self._list(),
            self._rows(view, choices),
            self._foot(view),
            (board.rect.size,),
        )

    def _subtitle(self, view: View) -> str:
        """What is played, and what is left of the half."""
        told = self.board.subtitle(view.state)
        if not view.half_seconds:
            return told
        minutes, seconds = divmod(view.half_seconds, 60)
        text = self.words.tr("{what}, {time} left")
        return text.format(what=told, time=f"{minutes}:{seconds:02}")

    def _mover(self, view: View) -> Seat | None:
        """Whose plate stands out: while nature moves, his who moved before it."""
        if view.to_move is not Seat.NATURE:
            return view.to_move
        sides = (shown.ply.seat for shown in reversed(self.stage.lying))
        return next((seat for seat in sides if seat is not Seat.NATURE), None)

    def _plates(self, view: View) -> tuple[Plate, Plate]:
        """The sides; between two parts of the match with the points that the last one gave."""
        state = self.board.seen(view) if isinstance(self.board, Illustrated) else view.state
        home, away = (self.board.plate(state, seat, view.to_move) for seat in SIDES)
        if self._between:
            after = (self.board.plate(self.sitting.session.state, seat, None) for seat in SIDES)
            home, away = (
                replace(p, points=a.points) for p, a in zip((home, away), after, strict=True)
            )
        return home, away

    @property
    def _between(self) -> bool:
        """Whether a part of the match has ended and the next one is not on the table yet."""
        return self.stage.interval is not None and not self.stage.busy

    def _notes(self, view: View) -> tuple[Note, ...]:
        return self.board.notes(view) if isinstance(self.board, Illustrated) else ()

    @property
    def _list_title(self) -> str:
        own = self.board.list_title if isinstance(self.board, Illustrated) else ""
        return own or self.words.tr("Last moves")

    def _news(self, view: View) -> tuple[Told, ...]:
        plies = self.stage.lying
        news = self.board.news(plies[-1]) if plies else ()
        return (*news, *self._offer(view))

    def _offer(self, view: View) -> tuple[Told, ...]:
        """What the side to move has to answer, for as long as the other's offer stands (G-3)."""
        offered = self.board.draw_offer(view.state)
        if offered is None or view.to_move is not offered.rival:
            return ()
        text = self.words.tr("{name} offers a draw: accept it, or play on.")
        if self._only_throws(view):
            text = self.words.tr("{name} offers a draw: answer when you have a roll to use.")
        return (Told(text.format(name=self.sitting.names[offered]), "G-3"),)

    def _only_throws(self, view: View) -> bool:
        """Whether dice are to be thrown: that is nobody's turn to say anything (G-3)."""
        return view.hand is not None and self.sitting.session.to_move is Seat.NATURE

    def _list(self) -> tuple[Entry, ...]:
        """The moves that say something, the last one first."""
        plies, told = self.stage.lying, self._told
        same = 0
        for (before, _), now in zip(told, plies, strict=False):
            if before.ply is not now.ply:
                break
            same += 1
        if same < max(len(plies), len(told)):
            told[same:] = [(shown, self.board.entry(shown)) for shown in plies[same:]]
            entries = (entry for _, entry in reversed(told))
            self._entries = tuple(entry for entry in entries if entry.text or entry.told)
        return self._entries

    # -- buttons

    def _rows(self, view: View, choices: tuple[Choice, ...]) -> tuple[tuple[Button, ...], ...]:
        made = [
            Button(c.key, NOWHERE, c.label, kind="primary" if c.leads else "plain") for c in choices
        ]
        if made or not self._awaits(view):
            made = [*self._tools(view, first=True), *made, *self._tools(view, first=False)]
            self._made = tuple(made)
        else:  # what could be done before the move is seen until it has been shown
            made = [replace(button, enabled=False) for button in self._made]
        rows = [tuple(made[k : k + 2]) for k in range(0, len(made), 2)]
        own = (self._back(view), self._common(view))
        return (*rows, *(row for row in own if row))

    def _tools(self, view: View, *, first: bool) -> list[Button]:
        """What the board offers besides; only a side that may act can press it."""
        tools = self.board.tools(view) if isinstance(self.board, Tooled) else ()
        acts = view.hand is not None
        return [
            Button(
                f"tool {t.key}",
                NOWHERE,
                t.label,
                t.icon,
                "primary" if t.leads else "plain",
                t.hint,
                enabled=t.enabled and acts,
            )
            for t in tools
            if t.first is first
        ]

    def _awaits(self, view: View) -> bool:
        """Whether a move is being shown after which a side will move."""
        return view.hand is None and not self._between and not self.sitting.session.outcome

    def _back(self, view: View) -> tuple[Button, ...]:
        """Taking back: the part drawn, or whole moves where the header allows it."""
        tr = self.words.tr
        if first := self._onwards():
            return (first, self._undo(view)) if self.sitting.undo_allowed else (first,)
        if self.sitting.undo_allowed:
            can = self.sitting.can_redo
            redo = Button("redo", NOWHERE, tr("Redo"), "redo-2", enabled=can)
            return self._undo(view), redo
        if isinstance(self.board, Handed):  # nothing is drawn that could be taken back
            return ()
        can = bool(view.touched) and not self.board.stays()
        return (Button("give-back", NOWHERE, tr("Take back the segment"), "undo-2", enabled=can),)

    def _onwards(self) -> Button | None:
        """What there is to do when a part or all of the match is over."""
        if (interval := self.stage.interval) and self._between:
            return Button("on", NOWHERE, interval.button, "play", "primary")
        if self.sitting.session.outcome and not self.stage.busy:
            return Button("result", NOWHERE, self.words.tr("Result"), "trophy", "primary")
        return None

    def _undo(self, view: View) -> Button:
        tr = self.words.tr
        if view.touched:
            segment = not isinstance(self.board, Handed)
            return Button(
                "give-back",
                NOWHERE,
                tr("Take back") if segment else tr("Put back"),
                "undo-2",
                hint=tr("Take back the segment") if segment else "",
                enabled=not self.board.stays(),
            )
        can = self.sitting.can_undo
        return Button("undo", NOWHERE, tr("Undo"), "undo-2", enabled=can)

    def _common(self, view: View) -> tuple[Button, ...]:
        """What the board can show besides, and the draw while there is one to speak of."""
        tr = self.words.tr
        buttons = [self._switch(s, on=s.key in view.switches) for s in self.board.switches]
        if self._onwards():
            return tuple(buttons)
        offered = self.board.draw_offer(view.state)
        accept = offered is not None and offered is not view.to_move
        label = tr("Accept draw") if accept else tr("Offer a draw")
        can = Aside.DRAW in self._asides(view)
        hint = self._when(view)
        buttons.append(Button("draw", NOWHERE, label, "handshake", hint=hint, enabled=can))
        return tuple(buttons)

    def _when(self, view: View) -> str:
        """When something can be said that cannot be said now; "" where it can."""
        return self.words.tr("When you have a roll to use.") if self._only_throws(view) else ""

    def _switch(self, switch: Switch, *, on: bool) -> Button:
        """Its tooltip says which key does the same."""
        hint = ""
        if switch.letter:
            hint = self.words.tr("{label} (key {letter})")
            hint = hint.format(label=switch.label, letter=switch.letter.upper())
        icon = "check" if on else switch.icon
        return Button(f"switch {switch.key}", NOWHERE, switch.label, icon, hint=hint)

    def _foot(self, view: View) -> tuple[Button, ...]:
        tr = self.words.tr
        can = Aside.RESIGN in self._asides(view)
        return (
            Button("resign", NOWHERE, tr("Resign"), "flag", "link", self._when(view), enabled=can),
            Button("rules", NOWHERE, tr("Rules"), "book-open", "link"),
        )

    def _asides(self, view: View) -> tuple[Any, ...]:
        session = self.sitting.session
        if view.hand is None or session.outcome:
            return ()
        return tuple(session.rules.asides(session.state))
