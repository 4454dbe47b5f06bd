"""The card on which a player puts up a kept line-up, keeps the present one, or forgets one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.scenes.page import Overlay
from game.shell import Pop
from game.ui.draw import write
from game.ui.widgets import Button

if TYPE_CHECKING:
    from collections.abc import Callable

    from engines.core.notice import Notice
    from game.board.line_ups import LineUp, LineUps
    from game.desk import Desk
    from game.shell import Change
    from game.ui.widget import Did, Widget

ROW, GAP = 46, 10  # points
HEAD, PAD = 104, 36


class LineUpCard(Overlay):
    """The line-ups of one player for one kind of game.

    `put_up` puts a kept one on the board, None the usual one; `present` is what stands there now,
    as it would be kept ({}: nothing that is worth it).
    """

    def __init__(  # noqa: PLR0913, PLR0917 - a card is all of this
        self,
        desk: Desk,
        line_ups: LineUps,
        owner: str,
        kind: str,
        present: dict[str, str],
        put_up: Callable[[LineUp | None], None],
    ) -> None:
        self._line_ups = line_ups
        self._owner = owner
        self._kind = kind
        self._present = present
        self._put_up = put_up
        self._told = desk.words.notice(line_ups.trouble) if line_ups.trouble else ""
        super().__init__(desk, focus="usual", default="usual")

    @property
    def _kept(self) -> tuple[LineUp, ...]:
        return self._line_ups.of(self._owner, self._kind)

    def did(self, did: Did) -> Change | None:
        match did.key.split():
            case ["usual"]:
                self._put_up(None)
                return Pop()
            case ["up", number]:
                self._put_up(self._numbered(int(number)))
                return Pop()
            case ["forget", number]:
                self._tell(self._line_ups.remove(self._numbered(int(number))))
            case ["keep"]:
                self._tell(self._line_ups.add(self._owner, self._kind, self._present))
            case _:
                return Pop()
        self.renew()
        return None

    def _numbered(self, number: int) -> LineUp:
        return next(one for one in self._kept if one.number == number)

    def _tell(self, notice: Notice | None) -> None:
        self._told = self.desk.words.notice(notice) if notice is not None else ""

    # -- places

    def lay_out(self) -> tuple[list[Widget], int]:
        tr, px = self.desk.words.tr, self.look.px
        kept = self._kept
        wide = min(px(440), self.size[0] - 2 * px(self.air)) - 2 * px(PAD)
        self._lines = self.look.wrap("body", 15, self._words(), wide)
        told = len(self._lines) * self.look.line_height("body", 15) / self.look.scale
        rows = len(kept) + 3
        self.box = self.centred(440, HEAD + told + rows * (ROW + GAP) + PAD - GAP)
        x, y = self.box.x + px(PAD), self.box.y + px(HEAD - 12 + told)
        place = pygame.Rect(x, y, wide, px(ROW))
        widgets: list[Widget] = [Button("usual", place.copy(), tr("The usual one"), kind="primary")]
        for one in kept:
            place.y += px(ROW + GAP)
            widgets += self._row(one, place)
        place.y += px(ROW + GAP)
        can = bool(self._present) and not self._line_ups.full(self._owner, self._kind)
        keep = Button("keep", place.copy(), tr("Keep what stands there"), icon="plus", enabled=can)
        place.y += px(ROW + GAP)
        return [*widgets, keep, Button("back", place.copy(), tr("Back"))], self.page_height()

    def _row(self, one: LineUp, place: pygame.Rect) -> list[Widget]:
        """A kept line-up, and the button that forgets it."""
        tr, px = self.desk.words.tr, self.look.px
        up = pygame.Rect(place.x, place.y, place.width - px(ROW + GAP), place.height)
        gone = pygame.Rect(up.right + px(GAP), place.y, px(ROW), place.height)
        label = tr("Line-up {n}").format(n=one.number)
        hint = tr("Forget it")
        return [
            Button(f"up {one.number}", up, label),
            Button(f"forget {one.number}", gone, "", icon="x", hint=hint),
        ]

    def _words(self) -> str:
        if self._told:
            return self._told
        text = self.desk.words.tr("Kept for {name}, for games like this one.")
        return text.format(name=self._owner)

    def ground(self, surface: pygame.Surface) -> None:
        super().ground(surface)
        look, tone, px = self.look, self.look.palette, self.look.px
        x, y = self.box.x + px(PAD), self.box.y
        write(surface, look, "title", 28, self.desk.words.tr("Line-ups"), tone.ink, x, y + px(54))
        for number, line in enumerate(self._lines):
            base = y + px(80) + number * look.line_height("body", 15)
            write(surface, look, "body", 15, line, tone.soft, x, base)
