"""The games that wait besides the last one, to be gone on with."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from engines.core.notice import notice_of
from engines.play.record import RecordError
from game.board.opening import resume_match
from game.scenes.page import Page
from game.scenes.rule_card import RuleCard
from game.shell import Pop, Push, Replace
from game.story import standing
from game.ui.dialog import Dialog
from game.ui.draw import write
from game.ui.paint import button_width
from game.ui.widgets import Button, CardButton

if TYPE_CHECKING:
    from pathlib import Path

    from game.desk import Desk
    from game.shell import Change
    from game.ui.widget import Did, Widget
    from game.unfinished import Unfinished

HEAD = 124  # points above the first card
CARD, GAP = 104, 16


def go_on(desk: Desk, path: Path) -> Change:
    """The match in a file, or a word on why it cannot be opened now."""
    try:
        return Replace(resume_match(desk, path))
    except RecordError as error:
        tr = desk.words.tr
        title, told = tr("This game cannot be continued now"), desk.words.notice(notice_of(error))
        return Push(Dialog(desk, title, told, [("close", tr("Close"), "primary")], lambda _: None))


class Waiting(Page):
    """A list of unfinished games, the newest first."""

    def __init__(self, desk: Desk, games: list[Unfinished]) -> None:
        self._games = games
        super().__init__(desk, focus="game 0")

    def did(self, did: Did) -> Change | None:
        match did.key.split():
            case ["game", number]:
                return go_on(self.desk, self._games[int(number)].path)
        return Pop()

    def key(self, event: pygame.Event) -> Change | None:
        if event.key == pygame.K_F1:
            match self.form.focused.split():
                case ["game", number]:
                    header = self._games[int(number)].replay.record.header
                    return Push(RuleCard(self.desk, header.game))
        return super().key(event)

    def lay_out(self) -> tuple[list[Widget], int]:
        px, tr = self.look.px, self.desk.words.tr
        wide = min(self.size[0] - 2 * px(32), px(900))
        self._column = pygame.Rect((self.size[0] - wide) // 2, self.top, wide, px(HEAD))
        back = pygame.Rect(0, self.top + px(44), 0, px(40))
        back.width = button_width(self.look, tr("Back"), "arrow-left")
        back.right = self._column.right
        y = self._column.bottom
        widgets: list[Widget] = []
        for number, game in enumerate(self._games):
            rect = pygame.Rect(self._column.x, y, wide, px(CARD))
            told, date = standing(self.desk.words, game.replay), game.replay.record.header.date
            day = date.replace("T", " ")[:16]  # without the seconds
            card = CardButton(f"game {number}", rect, told.title, told.sentence, eyebrow=day)
            widgets.append(card)
            y += px(CARD + GAP)
        widgets.append(Button("back", back, tr("Back"), icon="arrow-left", kind="wood"))
        return widgets, y + px(GAP) - self.top

    def ground(self, surface: pygame.Surface) -> None:
        super().ground(surface)
        title, tone = self.desk.words.tr("Other unfinished games"), self.look.palette
        base = self.top + self.look.px(78)
        write(surface, self.look, "title", 36, title, tone.on_wood, self._column.x, base)
