"""A scrollable column of styled lines: the rule card, the list of moves."""

from collections.abc import Sequence
from dataclasses import dataclass, field

import pygame

from game.ui.look import Face, Look
from game.ui.widget import NO_PART, Did, Heard, Position, Widget

BAR, TEXT = 0, 1  # the parts: the scroll bar and the text


@dataclass(frozen=True)
class Span:
    """A piece of text in one style; `x` pixels from the left edge.

    Instead of a text it may show the icon of this name, `size` points wide, or a picture.
    """

    x: int
    text: str
    face: Face = "body"
    size: float = 16
    colour: str = ""  # the palette's ink if empty
    icon: str = ""
    picture: pygame.Surface | None = None


@dataclass(frozen=True)
class Line:
    """A line `height` pixels high.  With a key it can be clicked: `Did(reader.key, line.key)`."""

    spans: tuple[Span, ...]
    height: int
    key: str = ""


@dataclass(frozen=True)
class Run:
    """Text to be flowed into lines, in one style."""

    text: str
    face: Face = "body"
    size: float = 16
    colour: str = ""


def flow(
    look: Look, runs: Sequence[Run], width: int, indent: int = 0, key: str = ""
) -> tuple[Line, ...]:
    """Break runs of different styles into lines of at most `width` pixels, `indent` included.

    The runs follow each other without a space of their own.  All lines get the `key`.
    """
    rows: list[list[Span]] = [[]]
    x = indent
    for run in runs:
        for word in _words(run.text):
            wide = look.text_width(run.face, run.size, word.rstrip(" "))
            if x + wide > width and x > indent:
                rows.append([])
                x = indent
            word = word.lstrip(" ") if x == indent else word  # noqa: PLW2901 - no space before a line
            _append(rows[-1], run, word, x)
            x += look.text_width(run.face, run.size, word)
    height = max((look.line_height(run.face, run.size) for run in runs), default=0)
    return tuple(Line(tuple(row), height, key) for row in rows)


def gap(height: int) -> Line:
    """An empty line, `height` pixels high."""
    return Line((), height)


@dataclass
class Reader(Widget):
    """Lines in a window of `rect`; `top` is how many pixels have been scrolled away above.

    The wheel, the bar at the right (`bar` pixels wide), arrows, PgUp, PgDn, Home and End move it.
    `grip` is where on the thumb the pointer holds it.
    """

    lines: tuple[Line, ...] = ()
    bar: int = 14
    top: int = field(default=0, kw_only=True)
    grip: int | None = field(default=None, init=False, compare=False)

    @property
    def height(self) -> int:
        """Pixels of all lines together."""
        return sum(line.height for line in self.lines)

    @property
    def step(self) -> int:
        """Pixels that an arrow moves: the highest line of text."""
        texts = (ln.height for ln in self.lines if not any(span.picture for span in ln.spans))
        return max(texts, default=1)

    @property
    def furthest(self) -> int:
        """The largest `top`."""
        return max(0, self.height - self.rect.height)

    @property
    def focusable(self) -> bool:
        """Only what scrolls needs the keyboard."""
        return self.enabled and self.furthest > 0

    @property
    def track(self) -> pygame.Rect:
        """Where the scroll bar runs."""
        return pygame.Rect(self.rect.right - self.bar, self.rect.y, self.bar, self.rect.height)

    @property
    def thumb(self) -> pygame.Rect:
        """The part of the track that stands for what can be seen; empty if all can."""
        track = self.track
        if not self.furthest:
            return pygame.Rect(track.topleft, (0, 0))
        long = max(2 * self.bar, track.height * self.rect.height // self.height)
        y = track.y + (track.height - long) * self.top // self.furthest
        return pygame.Rect(track.x, y, track.width, long)

    def seen(self) -> list[tuple[int, Line]]:
        """The lines that show at least in part, each with its top in pixels of the screen."""
        out, y = [], self.rect.y - self.top
        for line in self.lines:
            if y + line.height > self.rect.y and y < self.rect.bottom:
                out.append((y, line))
            y += line.height
        return out

    def scroll_to(self, number: int) -> None:
        """Bring line `number` (from 0) to the top, as far as there is text below it."""
        self._go(sum(line.height for line in self.lines[:number]))

    def parts(self) -> Sequence[pygame.Rect]:
        """The bar, then each line that can be seen."""
        bar = self.track if self.furthest else pygame.Rect(self.rect.topleft, (0, 0))
        rows = [pygame.Rect(self.rect.x, y, self.rect.width, ln.height) for y, ln in self.seen()]
        return (bar, *(row.clip(self.rect) for row in rows))

    def act(self) -> Did | None:
        return None

    def use(self, part: int) -> Did | None:
        self.grip = None
        if part in {NO_PART, BAR}:
            return None
        _, line = self.seen()[part - TEXT]
        return Did(self.key, line.key) if line.key else None

    def grab(self, at: Position) -> Did | None:
        self.grip = None
        if self.furthest and self.track.collidepoint(at):
            thumb = self.thumb
            self.grip = at[1] - thumb.y if thumb.collidepoint(at) else thumb.height // 2
            self.drag(at)
        return None

    def drag(self, at: Position) -> Did | None:
        room = self.track.height - self.thumb.height
        if self.grip is not None and room > 0:
            self._go((at[1] - self.grip - self.track.y) * self.furthest // room)
        return None

    def on_key(self, event: pygame.Event) -> Heard | None:
        page = max(1, self.rect.height * 9 // 10)
        move = {
            pygame.K_UP: -self.step,
            pygame.K_DOWN: self.step,
            pygame.K_PAGEUP: -page,
            pygame.K_PAGEDOWN: page,
            pygame.K_HOME: -self.height,
            pygame.K_END: self.height,
        }.get(event.key)
        if move is None:
            return None
        return Heard() if self._go(self.top + move) else None

    def on_wheel(self, notches: float) -> bool:
        return self._go(self.top - round(notches * 2.5 * self.step))

    def take_over(self, old: Widget) -> None:
        """Keep the place: the same pixels, or in a new width about the same words."""
        super().take_over(old)
        if not isinstance(old, Reader):
            return
        self.grip = old.grip
        same = old.rect.width == self.rect.width or not old.height
        self._go(old.top if same else round(old.top / old.height * self.height))

    def _go(self, top: int) -> bool:
        before = self.top
        self.top = max(0, min(top, self.furthest))
        return self.top != before


def _words(text: str) -> list[str]:
    """Words with the spaces before them."""
    out: list[str] = []
    for piece in text.replace("\n", " ").split(" "):
        out.append(f" {piece}" if out else piece)
    return [word for word in out if word]


def _append(row: list[Span], run: Run, word: str, x: int) -> None:
    """Add a word to a row; words of one style that follow each other become one span."""
    last = row[-1] if row else None
    style = (run.face, run.size, run.colour)
    if last is not None and (last.face, last.size, last.colour) == style and not last.icon:
        row[-1] = Span(last.x, last.text + word, *style)
        return
    row.append(Span(x, word, *style))
