"""The setup of a match: who plays, how they sit, what is agreed; one click and it begins."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, get_args

import pygame

from engines.catalogue import find_book
from game.board.match_info import Match
from game.board.opening import open_match
from game.catalogue import load
from game.draft import Draft
from game.i18n import N_
from game.scenes.option_rows import OptionRows
from game.scenes.page import Page
from game.scenes.rule_card import RuleCard
from game.settings import Seating
from game.shell import Push, Replace
from game.ui.draw import card, heading, write
from game.ui.paint import button_width, text_entry
from game.ui.widgets import Button, Choice, Toggle

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.catalogue import Entry
    from game.desk import Desk
    from game.shell import Change
    from game.ui.widget import Did, Widget

SEATINGS: dict[Seating, tuple[str, str]] = {
    "fixed": (N_("Fixed"), N_("The board stays as it is for both of you.")),
    "opposite": (N_("Opposite"), N_("You face each other: what player 2 reads is turned round.")),
    "same-side": (N_("Same side"), N_("You sit side by side: the board turns for each of you.")),
}
SIDES = ("home", "away")
LONGEST_NAME = 20
PAD = 28  # points from the edge of a card to what is on it
ROW = 56  # points


class Setup(Page):
    """Collects a `Match` for one game and opens it."""

    def __init__(
        self,
        desk: Desk,
        entry: Entry,
        seed: Callable[[], int] = lambda: secrets.randbits(31),
    ) -> None:
        self._entry = entry
        self._seed = seed
        self._rows = OptionRows(desk.words, entry.name, find_book(entry.name).options)
        self._names = list(desk.settings.names)
        self._seating: Seating = desk.settings.seating
        self._undo = not entry.stays
        self._own_dice = False
        super().__init__(desk, focus="start", default="start")
        self._take_up(desk.drafts.get(entry.name))

    def _take_up(self, draft: Draft | None) -> None:
        """Go on with what was filled in the last time."""
        if draft is not None:
            self._undo, self._own_dice = draft.undo, draft.own_dice
            self._rows.choose_all(draft.options)

    # -- what is agreed

    def did(self, did: Did) -> Change | None:
        match did.key.split():
            case ["start"]:
                return self._start()
            case ["back"]:
                return self.back()
            case ["practice"]:
                return Push(load(self._entry.practice)(self.desk))
            case ["name", side]:
                self._names[SIDES.index(side)] = str(did.value)
                return None
            case ["seating"]:
                self._seating = next(word for word in get_args(Seating) if word == did.value)
            case ["undo"]:
                self._undo = bool(did.value)
            case ["own-dice"]:
                self._own_dice = bool(did.value)
            case ["classic"]:
                self._rows.reset()
            case ["option", name]:
                self._rows.choose(name, did.value)
        self.renew()
        return None

    def back(self) -> Change | None:
        """Leave, and keep what is filled in for the next time."""
        self.desk.drafts[self._entry.name] = Draft(self._undo, self._rows.values, self._own_dice)
        self._keep_people()
        return super().back()

    def _keep_people(self) -> tuple[str, str]:
        """Names and seats are for the next start too; the names without needless spaces."""
        home, away = (" ".join(name.split()) for name in self._names)
        self.desk.choose(names=(home, away), seating=self._seating)
        return home, away

    def _start(self) -> Change | None:
        options = self._rows.options()
        if options is None:
            return None
        tr = self.desk.words.tr
        self.desk.drafts.pop(self._entry.name, None)
        home, away = self._keep_people()
        names = (home or tr("Player 1"), away or tr("Player 2"))
        seed = self._seed()
        how = self._seating, self._undo, seed, self._own_dice
        match = Match(self._entry.name, options, names, *how)
        return Replace(open_match(self.desk, match))

    def key(self, event: pygame.Event) -> Change | None:
        if event.key == pygame.K_F1:
            return Push(RuleCard(self.desk, self._entry.name))
        return super().key(event)

    # -- places

    def lay_out(self) -> tuple[list[Widget], int]:
        px, (width, height) = self.look.px, self.size
        margin = px(28)
        if width < px(900):
            return self._lay_column(margin)
        wide = min(width - 2 * margin, px(1120))
        x, gap = (width - wide) // 2, px(24)
        tall = min(height - 2 * margin, px(744))
        y = self.top + max(margin, (height - tall) // 2)
        left = pygame.Rect(x, y, (wide - gap) * 45 // 100, tall)
        right = pygame.Rect(left.right + gap, y, x + wide - left.right - gap, tall)
        options = self._lay_options(right)
        many = right.height > tall  # then Start is where it is seen without scrolling
        people = self._lay_people(left, px(50 + PAD) if many else 0)
        if not many:
            left.height = right.height = max(tall, left.height)
        self._cards = [left, right]
        buttons = self._lay_buttons(left if many else right)
        low = max(left.bottom, right.bottom)
        return [*people, *options, *buttons], low - self.top + margin

    def _lay_column(self, margin: int) -> tuple[list[Widget], int]:
        """Everything below each other, for large text in a small window."""
        px, width = self.look.px, self.size[0]
        upper = pygame.Rect(margin, self.top + margin, width - 2 * margin, px(200))
        people = self._lay_people(upper)
        lower = pygame.Rect(margin, upper.bottom + px(20), width - 2 * margin, px(200))
        options = self._lay_options(lower)
        self._cards = [upper, lower]
        buttons = self._lay_buttons(lower)
        return [*people, *options, *buttons], lower.bottom - self.top + margin

    def _lay_people(self, box: pygame.Rect, foot: int = 0) -> list[Widget]:
        """Picture, title, names, seats, undo on a card, which grows to hold them, and its foot."""
        px, tr = self.look.px, self.desk.words.tr
        x, wide = box.x + px(PAD), box.width - 2 * px(PAD)
        rows = ROW * (1 + self._entry.dice)
        spare = box.height - px(96 + 82 + 24 + 44 + 24 + 16 + rows + 20) - foot
        self._picture = pygame.Rect(
            box.x, box.y, box.width, max(px(84), min(spare, box.width * 3 // 4))
        )
        self._title = self._picture.bottom + px(46)
        y = self._picture.bottom + px(96)
        half = (wide - px(16)) // 2
        widgets: list[Widget] = [
            self._entry_of(side, pygame.Rect(x + number * (half + px(16)), y, half, px(66)))
            for number, side in enumerate(SIDES)
        ]
        self._seats = y + px(66 + 16)
        seats = pygame.Rect(x, self._seats + px(24), wide, px(44))
        texts = tuple((value, tr(words[0])) for value, words in SEATINGS.items())
        widgets.append(Choice("seating", seats, "", texts, self._seating))
        self._told = seats.bottom + px(24)
        undo = pygame.Rect(x, self._told + px(16), wide, px(ROW))
        label = tr("Moves may be taken back")
        widgets.append(Toggle("undo", undo, label, self._undo, hint=self._about_undo()))
        low = undo
        if self._entry.dice:
            low = undo.move(0, px(ROW))
            label, hint = tr("We roll our own die"), tr("You tell what it shows: keys 1 to 6.")
            widgets.append(Toggle("own-dice", low, label, self._own_dice, hint=hint))
        box.height = max(box.height, low.bottom + px(20) + foot - box.y)
        return [*widgets, *self._lay_practice(x, wide)]

    def _lay_practice(self, x: int, wide: int) -> list[Widget]:
        """The way to the practice table, beside the title, for games that have one."""
        if not self._entry.practice:
            return []
        px, label = self.look.px, self.desk.words.tr("Practice table")
        rect = pygame.Rect(0, 0, min(button_width(self.look, label), wide // 2), px(38))
        rect.midright = (x + wide, self._title - px(12))
        return [Button("practice", rect, label)]

    def _entry_of(self, side: str, rect: pygame.Rect) -> Widget:
        tr = self.desk.words.tr
        number = SIDES.index(side)
        label = tr(self._entry.seats[number])
        nobody = (tr("Player 1"), tr("Player 2"))[number]
        if self._rows.values.get("doubles"):
            label = (tr("Pair 1, as in Ana & Eva"), tr("Pair 2, as in Ion & Mihai"))[number]
            nobody = (tr("Pair 1"), tr("Pair 2"))[number]
        entry = text_entry(
            self.look, f"name {side}", rect, label, self._names[number], LONGEST_NAME
        )
        entry.placeholder = nobody
        return entry

    def _about_undo(self) -> str:
        tr, stays = self.desk.words.tr, self._entry.stays
        if self._undo:
            return tr("Back and forth over the whole game.")
        if stays:
            return f"{self.desk.words.clause(stays)} ({stays})"
        return tr("What is done stays.")

    def _lay_options(self, box: pygame.Rect) -> list[Widget]:
        """All options on a card, which grows to hold them."""
        px = self.look.px
        x, y = box.x + px(PAD), box.y + px(PAD)
        self._options_head = y
        lines = 2 * self.look.line_height("body", 15)
        foot = lines + px(16 + 50 + PAD)
        place = pygame.Rect(x, y + px(32), box.width - 2 * px(PAD), box.bottom - foot)
        place.height -= place.y
        widgets = self._rows.widgets(self.look, place)
        self._wrong_top = max(place.bottom, *(widget.rect.bottom for widget in widgets))
        box.height = max(box.height, self._wrong_top + foot - box.y)
        return widgets

    def _lay_buttons(self, box: pygame.Rect) -> list[Widget]:
        """Back, the classic game and Start along the lower edge of a card."""
        px, tr = self.look.px, self.desk.words.tr
        y, high = box.bottom - px(PAD + 50), px(50)
        back = pygame.Rect(box.x + px(PAD), y, px(50), high)
        classic = pygame.Rect(back.right + px(12), y, px(180), high)
        right = box.right - px(PAD)
        start = pygame.Rect(0, y, min(px(170), right - classic.right - px(12)), high)
        start.width = max(start.width, px(130))
        start.right = right
        classic.width = min(classic.width, start.left - px(12) - classic.left)
        return [
            Button("back", back, "", icon="arrow-left", hint=tr("Back")),
            Button(
                "classic",
                classic,
                tr("Classic game"),
                icon="rotate-ccw",
                hint=tr("All options as usual"),
                enabled=not self._rows.classic,
            ),
            Button(
                "start",
                start,
                tr("Start"),
                icon="play",
                kind="primary",
                enabled=not self._rows.wrong,
            ),
        ]

    # -- what lies on the table

    def ground(self, surface: pygame.Surface) -> None:
        super().ground(surface)
        for box in self._cards:
            card(surface, self.look, box)
        self._draw_people(surface)
        self._draw_options(surface)

    def _draw_people(self, surface: pygame.Surface) -> None:
        look, tr, tone, px = self.look, self.desk.words.tr, self.look.palette, self.look.px
        edge = self._picture.inflate(-2 * px(1), 0)
        round_ = px(19)
        picture = look.rounded(self._entry.wide, edge.size, (round_, round_, 0, 0))
        surface.blit(picture, (edge.x, edge.y + px(1)))
        x, wide = self._picture.x + px(PAD), self._picture.width - 2 * px(PAD)
        write(surface, look, "title", 30, tr(self._entry.title), tone.ink, x, self._title)
        line = look.fit("body", 16, tr(self._entry.line), wide)
        write(surface, look, "body", 16, line, tone.soft, x, self._title + px(26))
        heading(surface, look, x, self._seats, tr("Seats"))
        told = look.fit("body", 14, tr(SEATINGS[self._seating][1]), wide)
        write(surface, look, "body", 14, told, tone.soft, x, self._told)

    def _draw_options(self, surface: pygame.Surface) -> None:
        look, tr, tone, px = self.look, self.desk.words.tr, self.look.palette, self.look.px
        box = self._cards[1]
        x, wide = box.x + px(PAD), box.width - 2 * px(PAD)
        heading(surface, look, x, self._options_head, tr("Options"))
        wrong, limit = self._rows.wrong, self._rows.limit
        lines = look.wrap("semi", 15, wrong or limit, wide)
        high = look.line_height("semi", 15)
        colour = tone.refuse if wrong else tone.soft
        base = self._wrong_top + look.font("semi", 15).get_ascent()
        for number, line in enumerate(lines[:2]):
            write(surface, look, "semi", 15, line, colour, x, base + number * high)
