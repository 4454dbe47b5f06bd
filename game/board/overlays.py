"""What is laid over the board for a moment: why a place is refused, a banner, a notice."""

import pygame

from game.board.abilities import Explaining
from game.board.board import Board, Told, View
from game.board.facing import Facing
from game.board.timeline import BANNER
from game.desk import Desk
from game.hands.hand import Refused
from game.ui import draw
from game.ui.draw import Tip

NOTICE_MS = 6000
MOMENT = 100  # ms: as much as goes by at most between two looks at the clock
FADE_MS = 160
SHADOW = 24  # points around a notice
LINES = 2  # of a notice in a corner
BANNERS = (40, 36, 32, 28, 24, 20, 16)  # type sizes
MARK = 26  # points: a mark's size, for what a tooltip keeps off


class Overlays:
    """Tooltips and banners."""

    def __init__(self, desk: Desk, board: Board, facing: Facing) -> None:
        self.desk = desk
        self.board = board
        self.facing = facing
        self._banner: tuple[object, pygame.Surface | None] = (None, None)
        self._turned_tip: tuple[object, pygame.Surface | None] = (None, None)

    # -- why not

    def draw_tip(self, surface: pygame.Surface, view: View) -> None:
        """Say why the refused place cannot be touched, if one is refused."""
        tip = self._tip(view)
        if tip is None:
            return
        if not self.facing.flipped:
            draw.draw_tip(surface, self.desk.look, tip)
            return
        surface.blit(self._on_its_head(tip), self.facing.area)

    def _tip(self, view: View) -> Tip | None:
        """The tooltip of a refused place, in the eyes of the one who reads it."""
        hand = view.hand
        if hand is None or hand.refused is None:
            return None
        look, bounds = self.desk.look, self.facing.area
        offers = [self._around(spot) for spot in hand.picker.offers()]
        anchor = self._around(hand.refused.spot)
        text = self._reason(view, hand.refused)
        room = bounds.inflate(-look.px(16), -look.px(16))
        return draw.lay_tip(look, anchor, text, hand.refused.clause, room, offers)

    def _reason(self, view: View, refused: Refused) -> str:
        """The board's own sentence for this very place, or the one of the clause."""
        own = ""
        if isinstance(self.board, Explaining):
            spots = (*refused.after, refused.spot)
            own = self.board.reason(view.state, spots, refused.clause)
        return own or self.desk.words.clause(refused.clause)

    def _around(self, spot: int) -> pygame.Rect:
        x, y = self.board.place(spot)
        side = self.desk.look.px(MARK)
        rect = pygame.Rect(0, 0, side, side)
        rect.center = round(x), round(y)
        return self._turned(rect)

    def _turned(self, rect: pygame.Rect) -> pygame.Rect:
        """The rectangle as away sees it from the other side, while the panel faces away."""
        if not self.facing.flipped:
            return rect
        area = self.facing.area
        return pygame.Rect(
            area.left + area.right - rect.right, area.top + area.bottom - rect.bottom, *rect.size
        )

    def _on_its_head(self, tip: Tip) -> pygame.Surface:
        look, size = self.desk.look, self.facing.area.size
        key = tip.lines, tip.clause, tuple(tip.box), tip.beak, size, look
        if self._turned_tip[0] != key or self._turned_tip[1] is None:
            sheet = pygame.Surface(size, pygame.SRCALPHA)
            draw.draw_tip(sheet, look, tip)
            self._turned_tip = key, pygame.transform.rotate(sheet, 180)
        picture = self._turned_tip[1]
        if picture is None:
            raise RuntimeError("a tooltip has just been made")
        return picture

    def clause_at(self, pos: tuple[int, int], view: View) -> str:
        """The clause of the tooltip under a pixel; "" if there is none."""
        tip = self._tip(view)
        if tip is None:
            return ""
        return tip.clause if self._turned(tip.box).collidepoint(pos) else ""

    # -- banners

    def draw_banner(self, surface: pygame.Surface, view: View) -> None:
        """A word across the board that comes and goes."""
        if view.act is None or view.act.kind != BANNER:
            return
        picture = self._banner_of(str(view.act.what))
        spent, left = view.progress * view.act.ms, (1 - view.progress) * view.act.ms
        seen = max(0.0, min(1.0, spent / FADE_MS, left / FADE_MS))
        picture.set_alpha(round(255 * seen))
        place = picture.get_rect(center=self.board.rect.center)
        surface.blit(picture, place.move(0, round((1 - min(1.0, spent / FADE_MS)) * 18)))

    def _banner_of(self, text: str) -> pygame.Surface:
        look = self.desk.look
        flipped = self.facing.flipped
        key = text, look, flipped, self.facing.area.width
        if self._banner[0] != key or self._banner[1] is None:
            words = look.text("title", self._size(text), text, look.palette.accent_deep)
            room = look.px(56)
            rect = pygame.Rect(room, room, words.get_width() + look.px(96), look.px(96))
            picture = pygame.Surface(
                (rect.width + 2 * room, rect.height + 2 * room), pygame.SRCALPHA
            )
            draw.card(picture, look, rect, 22, 18, 8, 150)
            bar = look.skin((look.px(56), look.px(4)), 2, look.palette.accent)
            draw.put(picture, bar, rect.centerx, rect.bottom - look.px(22), "centre")
            draw.put_mid(picture, words, rect.centerx, rect.centery - look.px(7), "centre")
            self._banner = key, pygame.transform.rotate(picture, 180) if flipped else picture
        made = self._banner[1]
        if made is None:
            raise RuntimeError("a banner has just been made")
        return made

    def _size(self, text: str) -> float:
        """The largest type in which a banner stays on the table."""
        look = self.desk.look
        room = self.facing.area.width - look.px(120)
        return next((s for s in BANNERS if look.text_width("title", s, text) <= room), BANNERS[-1])


class Notices:
    """Short messages at the head of the table, one after the other."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._waiting: list[Told] = []
        self._once: set[Told] = set()
        self._saving: Told | None = None  # what was told last of the file
        self._left = 0

    @property
    def showing(self) -> bool:
        return bool(self._waiting)

    @property
    def changing(self) -> bool:
        """Whether the message has just come, or will have gone by the next moment."""
        return self.showing and not MOMENT < self._left < NOTICE_MS - MOMENT

    @property
    def now(self) -> Told | None:
        return self._waiting[0] if self._waiting else None

    def tell(self, told: Told) -> None:
        """Show a message, unless it is being shown already."""
        if told in self._waiting:
            return
        if not self._waiting:
            self._left = NOTICE_MS
        self._waiting.append(told)

    def tell_once(self, told: Told) -> None:
        """Show a message that is shown no more when it has been read."""
        if told not in self._once:
            self._once.add(told)
            self.tell(told)

    def tell_saving(self, told: Told | None) -> None:
        """Say at once how it stands with the file; what was said of it before holds no more."""
        if self._saving in self._waiting:
            if self._waiting[0] == self._saving:
                self._left = NOTICE_MS
            self._waiting.remove(self._saving)
        self._saving = told
        if told is not None:
            self._waiting.insert(0, told)
            self._left = NOTICE_MS

    def update(self, ms: int) -> None:
        if not self._waiting:
            return
        self._left -= ms
        if self._left <= 0:
            self._waiting.pop(0)
            self._left = NOTICE_MS

    def draw(
        self, surface: pygame.Surface, facing: Facing, free: pygame.Rect | None = None
    ) -> None:
        """A cream strip along the upper edge of the table, above what stands on the board.

        In `free`, where nothing is to be read, if two lines there are enough.
        """
        if self.now is None:
            return
        look, area = self.desk.look, facing.area
        widest, place = area.width - look.px(24), (area.centerx, area.top)
        if free is not None and len(self._lines(self.now, free.width)) <= LINES:
            widest, place = free.width, (free.centerx, free.top)
        picture = self._strip(self.now, widest)
        if facing.flipped:
            picture = pygame.transform.rotate(picture, 180)
        surface.blit(picture, picture.get_rect(midtop=place).move(0, -look.px(SHADOW)))

    def _lines(self, told: Told, widest: int) -> list[str]:
        look = self.desk.look
        tail = look.text_width("bold", 15, _tail(told))
        return look.wrap("semi", 15, told.text, widest - look.px(40) - tail)

    def _strip(self, told: Told, widest: int) -> pygame.Surface:
        """The message on its strip, with room around it for the shadow."""
        look, tone, tail = self.desk.look, self.desk.look.palette, _tail(told)
        tail_width = look.text_width("bold", 15, tail)
        lines = self._lines(told, widest)
        high, room = look.line_height("semi", 15), look.px(SHADOW)
        widths = [look.text_width("semi", 15, line) for line in lines]
        rect = pygame.Rect(room, room + look.px(4), 0, high * len(lines) + look.px(12))
        rect.width = max(*widths, widths[-1] + tail_width) + look.px(40)
        picture = pygame.Surface((rect.right + room, rect.bottom + room), pygame.SRCALPHA)
        draw.card(picture, look, rect, 12, 8, 4, 150)
        x, y = rect.left + look.px(20), rect.top + look.px(6) + high // 2
        for line in lines:
            end = draw.write_mid(picture, look, "semi", 15, line, tone.ink, x, y)
            y += high
        draw.write_mid(picture, look, "bold", 15, tail, tone.accent_deep, end.right, y - high)
        return picture


def _tail(told: Told) -> str:
    """The clause behind a message."""
    return f" \u2013 {told.clause}" if told.clause else ""
