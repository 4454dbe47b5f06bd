"""Every widget in every state, on one sheet: for eyes, and for the test that looks at it.

`python -m tests.game.ui.gallery FOLDER` writes the sheets at three scales.
"""

import os
import sys
from dataclasses import dataclass
from pathlib import Path

import pygame

from game.assets import Assets
from game.ui import draw, paint_cards
from game.ui.form import Form
from game.ui.look import Look
from game.ui.paint import Seen, paint, paint_widget, text_entry
from game.ui.widgets import (
    Button,
    ButtonKind,
    CardButton,
    Choice,
    Line,
    Reader,
    Run,
    Slider,
    Stepper,
    TextEntry,
    Toggle,
    Widget,
    flow,
)

SIZE = (1280, 800)  # points
STATES = {
    "calm": Seen(),
    "hover": Seen(hover=True),
    "press": Seen(hover=True, press=True),
}


@dataclass
class Bench:
    """A look and a way to give rectangles in points."""

    look: Look

    def rect(self, x: float, y: float, w: float, h: float) -> pygame.Rect:
        px = self.look.px
        return pygame.Rect(px(x), px(y), px(w), px(h))

    def sheet(self) -> pygame.Surface:
        surface = pygame.Surface((self.look.px(SIZE[0]), self.look.px(SIZE[1])))
        surface.fill(self.look.palette.wood)
        return surface


def still_picture(size: tuple[int, int] = (300, 200)) -> pygame.Surface:
    """A picture that needs no file: sky over a field."""
    surface = pygame.Surface(size)
    surface.fill("#cfe3ee")
    surface.fill("#79a387", (0, size[1] // 2, size[0], size[1]))
    return surface


def buttons_sheet(bench: Bench) -> pygame.Surface:
    """All kinds of buttons down, all states across."""
    dst = bench.sheet()
    draw.card(dst, bench.look, bench.rect(40, 30, 760, 560))
    kinds: tuple[ButtonKind, ...] = ("plain", "primary", "quiet", "link", "wood")
    for row, kind in enumerate(kinds):
        for column, state in enumerate((*STATES.values(), None)):
            y = 60 + row * 100 if kind != "wood" else 630
            rect = bench.rect(70 + column * 180, y, 160, 44)
            widget = Button("b", rect, "Continue", "play", kind, enabled=state is not None)
            paint_widget(dst, bench.look, widget, state or Seen())
    ringed = Button("r", bench.rect(860, 60, 300, 52), "Take back the segment", "undo-2")
    icon = Button("i", bench.rect(860, 140, 44, 44), "", "menu", "quiet", hint="Menu")
    done = Button("d", bench.rect(860, 250, 178, 50), "Start", "play", "primary")
    form = Form([ringed, icon, done], focus="r")
    form.shows_focus = True
    form.handle(pygame.Event(pygame.MOUSEMOTION, pos=icon.rect.center))
    paint(form, dst, bench.look)
    bounds = dst.get_rect()
    spots = ((980, 420), (1240, 560), (1000, 780), (20, 700))
    for x, y in spots:
        anchor = bench.rect(x, y, 16, 16)
        draw.tip(dst, bench.look, anchor, "That point lies on an older line", "PF-M4", bounds)
        dst.fill("#ffffff", anchor)
    long = "The line may not cross itself, and it may not touch a point that lies on an older line"
    draw.tip(dst, bench.look, bench.rect(660, 640, 10, 10), long, "PF-M4", bounds)
    return dst


def field_widgets(bench: Bench) -> list[Widget]:
    """A settings card's worth of fields."""
    long = (("fixed", "Fixed"), ("opposite", "Opposite"), ("same", "Same side"))
    rows = bench.rect
    return [
        Toggle("on", rows(80, 120, 484, 44), "Full screen", value=True),
        Toggle("off", rows(80, 170, 484, 44), "Reduce motion", hint="Nothing moves by itself"),
        Choice("seat", rows(80, 230, 484, 52), "Seats", long, "opposite", split=0.36),
        Choice(
            "lang",
            rows(80, 296, 484, 48),
            "Language",
            (("en", "English"), ("ro", "Rom\u00e2n\u0103")),
            "en",
            style="arrows",
        ),
        Stepper(
            "w", rows(80, 356, 484, 56), "Width", 8, 20, 2, 14, hint="Squares across", split=0.6
        ),
        Slider("vol", rows(80, 424, 484, 44), "Sound", 0, 100, 5, 45, unit=" %"),
        text_entry(bench.look, "home", rows(80, 488, 230, 72), "Player 1", "Ștefan"),
        text_entry(bench.look, "away", rows(334, 488, 230, 72), "Player 2", ""),
        Toggle("dead", rows(80, 580, 484, 44), "Undo", value=True, enabled=False),
        Stepper("low", rows(80, 636, 484, 48), "Goal", 2, 6, 2, 2, enabled=False),
    ]


def rule_lines(bench: Bench, width: int) -> tuple[Line, ...]:
    """Something to read: twelve clauses, each a bold id and a text."""
    tone, out = bench.look.palette, []
    words = "A move is three segments long; each leads to one of the eight neighbouring points. "
    for number in range(12):
        runs = [
            Run(f"PF-M{number}  ", "bold", 16, tone.accent_deep),
            Run(words * (1 + number % 2), "body", 16, tone.ink),
            Run("(section 4)", "body", 14, tone.faint),
        ]
        out += [*flow(bench.look, runs, width), Line((), bench.look.px(8))]
    return tuple(out)


def fields_sheet(bench: Bench) -> pygame.Surface:
    """Fields on a card, and a reader on another."""
    dst = bench.sheet()
    draw.card(dst, bench.look, bench.rect(44, 40, 556, 690))
    tone = bench.look.palette
    x, base = bench.look.px(80), bench.look.px(96)
    draw.write(dst, bench.look, "title", 32, "Settings", tone.ink, x, base)
    form = Form(field_widgets(bench), focus="vol")
    form.shows_focus = True
    paint(form, dst, bench.look)
    draw.card(dst, bench.look, bench.rect(640, 40, 590, 420))
    place = bench.rect(670, 60, 540, 380)
    lines = rule_lines(bench, place.width - bench.look.px(30))
    reader = Reader("rules", place, lines, bar=bench.look.px(14))
    reader.scroll_to(3)
    paint_widget(dst, bench.look, reader, Seen())
    entry = text_entry(bench.look, "name", bench.rect(640, 500, 260, 74), "Name", "Ana Maria")
    entry.anchor = 4
    paint_widget(dst, bench.look, entry, Seen(focus=True))
    draw.plate(dst, bench.look, bench.rect(640, 610, 296, 80))
    x = bench.look.px(960)
    draw.chip(dst, bench.look, x, bench.look.px(620), "to draw")
    draw.heading(dst, bench.look, x, bench.look.px(470), "Last moves")
    return dst


def cards_sheet(bench: Bench) -> pygame.Surface:
    """Cards of the start screen: a band, high ones, a large one."""
    dst, picture = bench.sheet(), still_picture()
    words = ("Two pens, one unbroken line, no crossing back.", picture, "2", "20 min")
    band = CardButton("go", bench.rect(64, 40, 1152, 136), "Ana \u2013 Ion", picture=picture)
    band.line = "Paper football, move 23. Ana leads 1\u20130 and is to draw."
    band.eyebrow, band.action = "Continue", "Continue"
    form = Form([band], focus="go")
    form.shows_focus = True
    paint(form, dst, bench.look)
    titles = ("Paper football", "Fotbal pe h\u00e2rtie cu creionul")
    for column, state in enumerate(STATES.values()):
        rect = bench.rect(64 + column * 235, 220, 211, 344)
        card = CardButton("c", rect, titles[column % 2], *words)
        paint_cards.card_shadow_of(dst, bench.look, card, state)
        paint_widget(dst, bench.look, card, state)
    large = CardButton("l", bench.rect(64, 600, 640, 170), "Paper football", *words)
    narrow = CardButton("n", bench.rect(770, 220, 446, 300), "Paper football", *words)
    wide = CardButton("w", bench.rect(730, 540, 486, 240), "Paper football", *words)
    narrow.action = wide.action = "New game"
    paint(Form([large, narrow, wide]), dst, bench.look)
    return dst


SHEETS = {"buttons": buttons_sheet, "fields": fields_sheet, "cards": cards_sheet}


def entries(form: Form) -> list[TextEntry]:
    return [widget for widget in form.widgets if isinstance(widget, TextEntry)]


def main(folder: Path) -> None:
    """Write all sheets."""
    folder.mkdir(parents=True, exist_ok=True)
    for scale in (1.0, 1.35, 2.0):
        bench = Bench(Look(Assets(), scale))
        for name, sheet in SHEETS.items():
            pygame.image.save(sheet(bench), folder / f"gallery-{name}-{scale}.png")


if __name__ == "__main__":
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    main(Path(sys.argv[1]))
