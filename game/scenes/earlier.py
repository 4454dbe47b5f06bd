"""Earlier games, to be looked at again: those that are over and those that are not."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from engines.core.notice import notice_of
from engines.play.record import RecordError
from game.catalogue import find_game
from game.earlier import Earlier, earlier_games
from game.scenes.page import Page
from game.scenes.replay import open_replay
from game.scenes.rule_card import RuleCard
from game.shell import Pop, Push
from game.story import result
from game.ui.dialog import Dialog
from game.ui.draw import write
from game.ui.paint import button_width
from game.ui.widgets import Button, CardButton

if TYPE_CHECKING:
    from game.desk import Desk
    from game.earlier import Unreadable
    from game.shell import Change
    from game.ui.widget import Did, Widget
    from game.ui.widgets import ButtonKind

HEAD = 124  # points above the first card
CARD, GAP = 104, 16


class EarlierGames(Page):
    """A list of them, the newest first."""

    def __init__(self, desk: Desk) -> None:
        self._games = list(earlier_games(desk.store))
        told = (f"game {n}" for n, game in enumerate(self._games) if isinstance(game, Earlier))
        super().__init__(desk, focus=next(told, "back"))

    def did(self, did: Did) -> Change | None:
        game = self._game(did.key)
        if game is None:
            return Pop()
        try:
            return Push(open_replay(self.desk, game.path))
        except RecordError as error:
            tr, told = self.desk.words.tr, self.desk.words.notice(notice_of(error))
            title, close = tr("This game cannot be watched now"), tr("Close")
            buttons: tuple[tuple[str, str, ButtonKind], ...] = (("close", close, "primary"),)
            return Push(Dialog(self.desk, title, told, buttons, lambda _: None))

    def key(self, event: pygame.Event) -> Change | None:
        game = self._game(self.form.focused)
        if event.key == pygame.K_F1 and game is not None:
            return Push(RuleCard(self.desk, game.record.header.game))
        return super().key(event)

    def _game(self, key: str) -> Earlier | None:
        """The game of a card; None if it is no card, or nothing can be read there."""
        match key.split():
            case ["game", number]:
                game = self._games[int(number)]
                return game if isinstance(game, Earlier) else None
        return None

    # -- places

    def lay_out(self) -> tuple[list[Widget], int]:
        px, tr = self.look.px, self.desk.words.tr
        wide = min(self.size[0] - 2 * px(32), px(900))
        self._column = pygame.Rect((self.size[0] - wide) // 2, self.top, wide, px(HEAD))
        back = pygame.Rect(0, self.top + px(44), 0, px(40))
        back.width = button_width(self.look, tr("Back"), "arrow-left")
        back.right = self._column.right
        widgets: list[Widget] = []
        y = self._column.bottom
        for number, game in enumerate(self._games):
            rect = pygame.Rect(self._column.x, y, wide, px(CARD))
            widgets.append(self._card(f"game {number}", rect, game))
            y += px(CARD + GAP)
        widgets.append(Button("back", back, tr("Back"), icon="arrow-left", kind="wood"))
        return widgets, y + px(GAP) - self.top

    def _card(self, key: str, rect: pygame.Rect, game: Earlier | Unreadable) -> CardButton:
        words = self.desk.words
        if not isinstance(game, Earlier):
            title, why = game.path.name, words.notice(game.reason)
            eyebrow = words.tr("Cannot be read, and stays as it is")
            return CardButton(key, rect, title, why, eyebrow=eyebrow, enabled=False)
        told, record = result(words, game.record, legs=game.legs), game.record
        day = (record.ended or record.header.date).replace("T", " ")[:16]  # without the seconds
        picture = find_game(record.header.game).card
        return CardButton(key, rect, told.title, told.sentence, picture, eyebrow=day)

    def ground(self, surface: pygame.Surface) -> None:
        super().ground(surface)
        title, tone = self.desk.words.tr("Earlier games"), self.look.palette
        base = self.top + self.look.px(78)
        write(surface, self.look, "title", 36, title, tone.on_wood, self._column.x, base)
