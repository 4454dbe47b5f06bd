"""The curtain before a penalty: one aims while the other looks away (FF-8.1).

Three steps, each with its button: the other looks away; the aim is chosen; the table is handed
over.  What was chosen is on no later step, nor anywhere on the table until the keeper has dived.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from engines.core.contract import Seat
from engines.figurine_football.field import GOAL_SQUARES, name_of
from engines.figurine_football.moves import Aim
from game.scenes.page import Page
from game.scenes.rule_card import RuleCard
from game.shell import Pop, Push
from game.ui import draw
from game.ui.widgets import Button

if TYPE_CHECKING:
    from collections.abc import Callable

    from engines.figurine_football.state import State
    from game.desk import Desk
    from game.shell import Change
    from game.ui.widget import Did, Widget

AWAY, AIMING, OVER = "away", "aiming", "over"
STEPS = (AWAY, AIMING, OVER)
CARD, CARD_HIGH, LOW_HIGH = 620, 400, 236  # points; without the goal it is lower
BUTTON = 280
PAD, HIGH, GAP = 36, 50, 14
NET_HIGH = 150
FOLDS = 14
LETTERS = {pygame.K_d: "d", pygame.K_e: "e", pygame.K_f: "f"}


class Curtain(Page):
    """Covers the table.  `aim` is called with the move that was chosen."""

    def __init__(
        self, desk: Desk, state: State, names: tuple[str, str], aim: Callable[[Any], None]
    ) -> None:
        self.step = AWAY
        self._state = state
        self._kicker, self._keeper = names[state.turn], names[state.turn.rival]
        self._aim = aim
        self.box = pygame.Rect(0, 0, 0, 0)
        self._net = pygame.Rect(0, 0, 0, 0)
        super().__init__(desk, focus="on", default="on")

    # -- what is done

    def did(self, did: Did) -> Change | None:
        if self.step == AWAY:
            self._go_to(AIMING, "e")
        elif self.step == AIMING:
            self._choose(did.key)
        else:
            return Pop()
        return None

    def key(self, event: pygame.Event) -> Change | None:
        """The letters of the columns aim as the buttons do; F1 reads the rule."""
        if self.step == AIMING and event.key in LETTERS:
            self._choose(LETTERS[event.key])
            return None
        if event.key == pygame.K_F1:
            return Push(RuleCard(self.desk, "figurine-football", "FF-8.1"))
        return super().key(event)

    def _choose(self, column: str) -> None:
        for square in self._squares():
            if name_of(square)[0] == column:
                self._go_to(OVER, "on")
                self._aim(Aim(square))

    def _go_to(self, step: str, focus: str) -> None:
        self.step = step
        self.renew()
        self.form.focus(focus)

    # -- places

    def _squares(self) -> tuple[int, ...]:
        """The squares of the goal from left to right, as the kicker sees them."""
        squares = GOAL_SQUARES[self._state.turn.rival]
        return squares if self._state.turn is Seat.HOME else squares[::-1]

    def lay_out(self) -> tuple[list[Widget], int]:
        px, size = self.look.px, self.size
        high = CARD_HIGH if self.step == AIMING else LOW_HIGH
        wide, tall = min(px(CARD), size[0] - px(32)), min(px(high), size[1] - px(32))
        self.box = pygame.Rect((size[0] - wide) // 2, (size[1] - tall) // 2, wide, tall)
        inner = self.box.inflate(-2 * px(PAD), -2 * px(PAD))
        row = pygame.Rect(inner.left, inner.bottom - px(HIGH), inner.width, px(HIGH))
        self._net = pygame.Rect(inner.left, 0, inner.width, px(NET_HIGH))
        self._net.bottom = row.top - px(GAP)
        return self._buttons(row), size[1]

    def _buttons(self, row: pygame.Rect) -> list[Widget]:
        """In the middle, so that the pointer does not stay where it aimed."""
        tr, px = self.desk.words.tr, self.look.px
        if self.step == AIMING:
            return self._columns(row)
        row = row.inflate(min(px(BUTTON), row.width // 3) - row.width, 0)
        label = tr("{name} looks away") if self.step == AWAY else tr("Hand over to {name}")
        return [Button("on", row, label.format(name=self._keeper), "", "primary")]

    def _columns(self, row: pygame.Rect) -> list[Widget]:
        tr, gap = self.desk.words.tr, self.look.px(GAP)
        sides = tr("left"), tr("middle"), tr("right")
        wide = (row.width - 2 * gap) // 3
        made: list[Widget] = []
        for k, square in enumerate(self._squares()):
            rect = pygame.Rect(row.left + k * (wide + gap), row.top, wide, row.height)
            column = name_of(square)[0]
            made.append(Button(column, rect, f"{column}  {sides[k]}", "", "plain"))
        return made

    # -- drawing

    def ground(self, surface: pygame.Surface) -> None:
        size = surface.get_size()
        surface.blit(self.look.svg(size, _folds(size)), (0, 0))
        draw.card(surface, self.look, self.box)
        self._words(surface)
        if self.step == AIMING:
            surface.blit(self.look.svg(self._net.size, _goal(self._net.size)), self._net)

    def _words(self, surface: pygame.Surface) -> None:
        look, px, tone = self.look, self.look.px, self.look.palette
        title, text = self._told()
        room, x = self.box.width - 2 * px(PAD), self.box.centerx
        base = self.box.top + px(74)
        fitted = look.fit("title", 32, title, room)
        draw.write(surface, look, "title", 32, fitted, tone.ink, x, base, "centre")
        base += px(38)
        for line in look.wrap("body", 17, text, room):
            draw.write(surface, look, "body", 17, line, tone.soft, x, base, "centre")
            base += look.line_height("body", 17)

    def _told(self) -> tuple[str, str]:
        tr, kicker, keeper = self.desk.words.tr, self._kicker, self._keeper
        if self.step == AWAY:
            text = tr("{kicker} picks a square of the goal; {keeper} dives without knowing it.")
            title = tr("{kicker} aims: {keeper} looks away")
        elif self.step == AIMING:
            title, text = tr("Where to, {kicker}?"), tr("The keeper saves what comes his way.")
        else:
            title = tr("{kicker} has aimed")
            text = tr("Nothing of it is to be seen. Press, and call {keeper}, who dives.")
        return (
            title.format(kicker=kicker, keeper=keeper),
            text.format(kicker=kicker, keeper=keeper),
        )


def _folds(size: tuple[int, int]) -> str:
    """A velvet curtain over the whole window."""
    wide, high = size
    each = wide / FOLDS
    stops = "".join(
        f'<stop offset="{offset}" stop-color="{colour}"/>'
        for offset, colour in ((0, "#3a0d12"), (0.35, "#8e2430"), (0.55, "#a83240"), (1, "#3a0d12"))
    )
    bars = "".join(
        f'<rect x="{k * each:.1f}" y="0" width="{each + 1:.1f}" height="{high}" fill="url(#f)"/>'
        for k in range(FOLDS)
    )
    hem = f'<rect x="0" y="{high - high / 40:.1f}" width="{wide}" height="{high / 40:.1f}"'
    return (
        f'<defs><linearGradient id="f">{stops}</linearGradient></defs>{bars}'
        f'{hem} fill="#c9a04a" opacity="0.8"/>'
    )


def _goal(size: tuple[int, int]) -> str:
    """A goal as the kicker sees it, its three columns parted."""
    wide, high = size
    step = high / 9
    lines = "".join(
        f'<path d="M{x * step:.1f} 0V{high}" stroke="#8fa0a8" stroke-width="1"/>'
        for x in range(1, int(wide / step) + 1)
    ) + "".join(
        f'<path d="M0 {y * step:.1f}H{wide}" stroke="#8fa0a8" stroke-width="1"/>'
        for y in range(1, 10)
    )
    post = high / 18
    parts = "".join(
        f'<path d="M{wide * k / 3:.1f} 0V{high}" stroke="#f4ead2" stroke-width="3" '
        f'stroke-dasharray="8 7"/>'
        for k in (1, 2)
    )
    frame = f"M{post / 2:.1f} {high}V{post / 2:.1f}H{wide - post / 2:.1f}V{high}"
    return (
        f'<rect width="{wide}" height="{high}" fill="#1d2a33"/>{lines}{parts}'
        f'<path d="{frame}" fill="none" stroke="#ffffff" stroke-width="{post:.1f}"/>'
    )
