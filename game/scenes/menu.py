"""The start screen: the last game first, then the games on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.catalogue import GAMES, Entry, find_game, load
from game.earlier import earlier_games
from game.scenes.earlier import EarlierGames
from game.scenes.page import Page
from game.scenes.rule_card import RuleCard
from game.scenes.settings import SettingsPage
from game.scenes.setup import Setup
from game.scenes.waiting import Waiting, go_on
from game.shell import Push, Quit
from game.story import standing
from game.ui.draw import card, put_mid, write
from game.ui.paint_cards import full_height, has_room, shows_all, title_size
from game.ui.widgets import Button, CardButton
from game.unfinished import unfinished_games

if TYPE_CHECKING:
    from game.desk import Desk
    from game.shell import Change
    from game.ui.widget import Did, Widget
    from game.unfinished import Unfinished

COFFEE = "coffee-start.png"  # baked at twice its size on the design
MANY, NARROWEST = 5, 150  # games from which on they stand closer; points of a card
PARTS = (0.548, 0.48, 0.42, 0.36)  # of a card's height for its picture, as far as words have room
LOW, HIGH = 640, 800  # points: heights between which the screen breathes


class Menu(Page):
    """The first thing to see.  The games to go on with are looked up once, when it opens."""

    def __init__(self, desk: Desk) -> None:
        found = unfinished_games(desk.store)
        self._unfinished = found[0] if found else None
        self._others = found[1:]
        self._earlier = any(True for _ in earlier_games(desk.store))
        self._thumbnail: tuple[object, pygame.Surface] | None = None
        self._notices: list[str] = []
        first = "continue" if self._unfinished else f"game {GAMES[0].name}"
        super().__init__(desk, focus=first, default=first)
        self._take_notices()

    def did(self, did: Did) -> Change | None:
        match did.key.split():
            case ["continue"]:
                return self._continue()
            case ["dismiss"]:
                self._notices = []
                self.renew()
            case ["quit"]:
                return Quit()
            case _:
                return Push(self._page(did.key))
        return None

    def _page(self, key: str) -> Page:
        """The screen that a button opens."""
        match key.split():
            case ["others"]:
                return Waiting(self.desk, self._others)
            case ["earlier"]:
                return EarlierGames(self.desk)
            case ["game", name]:
                return Setup(self.desk, find_game(name))
        return SettingsPage(self.desk)

    def update(self, ms: int) -> Change | None:
        """Take up what has gone wrong while another scene was on top."""
        if self.desk.store.notices:
            self._take_notices()
            self.renew()
        return super().update(ms)

    def _take_notices(self) -> None:
        words, fresh = self.desk.words, self.desk.store.take_notices()
        self._notices += [words.notice(notice) for notice in fresh]

    def key(self, event: pygame.Event) -> Change | None:
        if event.key == pygame.K_F1:
            return Push(RuleCard(self.desk, self._game_meant()))
        return super().key(event)

    def _game_meant(self) -> str:
        """The game whose card has the keyboard, else that of the last game, else the first."""
        match self.form.focused.split():
            case ["game", name]:
                return name
        last = self._unfinished
        return last.replay.record.header.game if last else GAMES[0].name

    def back(self) -> Change | None:
        """Esc does not throw anybody out of the start screen."""
        return None

    def _continue(self) -> Change | None:
        return go_on(self.desk, self._unfinished.path) if self._unfinished else None

    # -- places

    def lay_out(self) -> tuple[list[Widget], int]:
        px, (width, height) = self.look.px, self.size
        margin = px(64) if width >= px(960) else px(32)
        wide = min(width - 2 * margin, px(1240))
        self._column = pygame.Rect((width - wide) // 2, self.top, wide, 0)
        y = self.top + px(self._between(132, 176))
        widgets: list[Widget] = []
        y = self._lay_notices(widgets, y)
        y = self._lay_last_game(widgets, y)
        foot = px(self._between(56, 76))
        self._heading = y + px(self._between(34, 48))
        self._lay_others(widgets)
        y = self._heading + px(self._between(14, 20))
        least = px(230 if self._column.width >= px(800) else 300)
        room = max(least, height - (y - self.top) - foot)
        y = self._lay_games(widgets, y, min(room, px(460)), grows=room == least)
        foot_top = max(y, self.top + height - foot)
        self._lay_foot(widgets, foot_top + foot // 2 - px(14))
        return widgets, foot_top + foot - self.top

    def _between(self, low: float, high: float) -> float:
        """A measure in points that goes from `low` to `high` as the window grows taller."""
        points = self.size[1] / self.look.scale
        part = max(0.0, min((points - LOW) / (HIGH - LOW), 1.0))
        return low + (high - low) * part

    def _lay_notices(self, widgets: list[Widget], y: int) -> int:
        self._notice_box = None
        if not self._notices:
            return y
        px, column = self.look.px, self._column
        text = "\n".join(self._notices)
        self._notice_lines = self.look.wrap("body", 15, text, column.width - px(128))
        line = self.look.line_height("body", 15)
        box = pygame.Rect(column.x, y, column.width, line * len(self._notice_lines) + px(24))
        self._notice_box = box
        close = pygame.Rect(0, 0, px(36), px(36))
        close.midright = (box.right - px(12), box.centery)
        hint = self.desk.words.tr("Dismiss")
        widgets.append(Button("dismiss", close, "", icon="x", kind="quiet", hint=hint))
        return box.bottom + px(16)

    def _lay_last_game(self, widgets: list[Widget], y: int) -> int:
        if self._unfinished is None:
            return y
        tr, px = self.desk.words.tr, self.look.px
        tall = self._between(112, 136) if self._column.width >= px(800) else 308
        rect = pygame.Rect(self._column.x, y, self._column.width, px(tall))
        told = standing(self.desk.words, self._unfinished.replay)
        size = (min(rect.height * 7 // 4, rect.width // 2), rect.height)
        widgets.append(
            CardButton(
                "continue",
                rect,
                told.title,
                told.sentence,
                self._last_position(self._unfinished, size),
                eyebrow=tr("Continue"),
                action=tr("Continue"),
            )
        )
        return rect.bottom

    def _lay_others(self, widgets: list[Widget]) -> None:
        """How many games wait besides the last, at the right under its card."""
        if not self._others:
            return
        px, count = self.look.px, len(self._others)
        label = self.desk.words.ntr(
            "{n} other unfinished game", "{n} other unfinished games", count
        ).format(n=count)
        wide = self.look.text_width("semi", 16, label) + px(52)
        place = pygame.Rect(0, 0, wide, px(32))
        place.midright = (self._column.right + px(12), self._heading - px(7))
        widgets.append(Button("others", place, label, icon="clock", kind="wood"))

    def _last_position(self, unfinished: Unfinished, size: tuple[int, int]) -> pygame.Surface:
        """The game as it lies on the table; drawn once for a look, since that takes a while."""
        key = self.look, size
        if self._thumbnail is None or self._thumbnail[0] != key:
            game = unfinished.replay
            entry = find_game(game.record.header.game)
            self._thumbnail = key, load(entry.thumbnail)(self.desk, game.session, size)
        return self._thumbnail[1]

    def _lay_games(self, widgets: list[Widget], y: int, height: int, *, grows: bool) -> int:
        """The cards of all games; on a page that is scrolled anyway none cuts its words."""
        px, column = self.look.px, self._column
        gap, count = px(24 if len(GAMES) < MANY else 16), len(GAMES)
        beside = max(1, min(count, (column.width + gap) // (px(NARROWEST) + gap)))
        rows = -(-count // beside)
        cards = []
        for number, entry in enumerate(GAMES):
            left = column.x + (column.width + gap) * (number % beside) // beside
            right = column.x + (column.width + gap) * (number % beside + 1) // beside - gap
            cards.append(self._game_card(entry, pygame.Rect(left, y, right - left, height)))
        self._make_fit(cards)
        if grows or rows > 1:
            height = max(full_height(self.look, each) for each in cards)
        for number, each in enumerate(cards):
            each.rect.height = height
            each.rect.top = y + (height + gap) * (number // beside)
        common = min(title_size(self.look, each) for each in cards)
        for each in cards:
            each.title_size = common
        widgets += cards
        return y + (height + gap) * rows - gap

    def _game_card(self, entry: Entry, rect: pygame.Rect) -> CardButton:
        tr, wide = self.desk.words.tr, rect.width > rect.height
        return CardButton(
            f"game {entry.name}",
            rect,
            tr(entry.title),
            tr(entry.about if wide else entry.line),
            entry.wide if wide else entry.card,
            who=tr(entry.players),
            time=tr("{n} min").format(n=entry.minutes),
            action=tr("New game"),
            action_kind="plain" if self._unfinished else "primary",
            steps=tuple(tr(step) for step in entry.steps),
        )

    def _make_fit(self, cards: list[CardButton]) -> None:
        """All cards tell less, or show less of their pictures, where one has no room."""
        if all(shows_all(self.look, each) for each in cards):
            return
        for each, entry in zip(cards, GAMES, strict=True):
            each.line = self.desk.words.tr(entry.line)
        for fits in (shows_all, has_room):
            for part in PARTS:
                for each in cards:
                    each.part = part
                if all(fits(self.look, each) for each in cards):
                    return

    def _lay_foot(self, widgets: list[Widget], y: int) -> None:
        """Settings and what has been played at the left, the way out at the right."""
        tr, column = self.desk.words.tr, self._column
        x = column.x - self.look.px(12)
        settings = self._foot_button("settings", tr("Settings"), "settings", y)
        earlier = self._foot_button("earlier", tr("Earlier games"), "history", y)
        leaving = self._foot_button("quit", tr("Quit"), "log-out", y)
        settings.rect.left, earlier.rect.left = x, x + settings.rect.width
        leaving.rect.right = column.right + self.look.px(12)
        widgets += [settings, earlier, leaving] if self._earlier else [settings, leaving]

    def _foot_button(self, key: str, label: str, icon: str, y: int) -> Button:
        wide = self.look.text_width("semi", 16, label) + self.look.px(52)
        return Button(key, pygame.Rect(0, y, wide, self.look.px(36)), label, icon=icon, kind="wood")

    # -- what lies on the table

    def ground(self, surface: pygame.Surface) -> None:
        super().ground(surface)
        tr, look, tone = self.desk.words.tr, self.look, self.look.palette
        px, x = look.px, self._column.x
        self._draw_coffee(surface)
        size = self._between(54, 66)
        base = self.top + px(self._between(78, 104))
        write(surface, look, "title", size, "Sobremesa", tone.on_wood, x - px(2), base)
        line = tr("Games for the talk after the meal")
        base += px(self._between(29, 34))
        write(surface, look, "body", 19, line, tone.on_wood_soft, x + px(2), base)
        heading = tr("Or a new game") if self._unfinished else tr("Choose a game")
        write(surface, look, "title", 22, heading, tone.on_wood, x + px(2), self._heading)
        self._draw_notices(surface)

    def _draw_coffee(self, surface: pygame.Surface) -> None:
        """The cup stands half outside, at the upper right; on a narrow table it is cleared away."""
        px, right = self.look.px, self._column.right
        if self.size[0] < px(820):
            return
        side = px(280)
        cup = self.look.picture(COFFEE, (side, side))
        surface.blit(cup, cup.get_rect(center=(right - px(100), self.top + px(44))))

    def _draw_notices(self, surface: pygame.Surface) -> None:
        box = self._notice_box
        if box is None:
            return
        look, tone, px = self.look, self.look.palette, self.look.px
        card(surface, look, box, 14, 12, 5, 120)
        icon = look.icon("triangle-alert", 20, tone.accent)
        put_mid(surface, icon, box.x + px(20), box.centery)
        line = look.line_height("body", 15)
        base = box.y + px(12) + look.font("body", 15).get_ascent()
        for number, text in enumerate(self._notice_lines):
            write(surface, look, "body", 15, text, tone.ink, box.x + px(54), base + number * line)
