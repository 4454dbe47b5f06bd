"""What lies in trays and on the cloth besides men and dice: beads on a rod, and figures."""

from collections.abc import Sequence

import pygame

from game.scenes.dice.men import Pieces
from game.ui import draw
from game.ui.look import Face, Look

MOST = 6  # beads that have room; more are told by the figure
ROD_DARK, ROD, NOTE = "#8a6a3a", "#d9b878", "#f3cfae"
FIGURE = 0.24  # of a tray's width, for the figure at its right
SUMS = (38.0, 30.0, 24.0, 19.0, 15.0, 12.0)
TOTALS = (24.0, 20.0, 17.0, 15.0, 12.0, 10.0)
NOTES = (14.0, 14.0, 13.0, 12.0, 10.0, 9.0)


def draw_rod(
    surface: pygame.Surface,
    look: Look,
    pieces: Pieces,
    tray: pygame.Rect,
    owed: tuple[int, str],
) -> None:
    """A brass rod with a bead for each point owed, and the figure at its right.

    `owed`: how many, and what is written instead of "+2" if it is not empty.
    """
    count, label = owed
    pad = round(0.09 * tray.width)
    right = tray.right - round(FIGURE * tray.width)
    thick = max(2, look.px(3))
    for colour, drop, high in ((ROD_DARK, thick // 2, thick), (ROD, 0, max(1, thick // 2))):
        surface.fill(colour, (tray.left + pad, tray.centery - drop, right - tray.left - pad, high))
    size = round(min(0.5 * tray.height, (right - tray.left - pad) / MOST * 0.94))
    for number in range(min(count, MOST)):
        middle = tray.left + pad + (number + 0.75) * size * 1.04, tray.centery
        shade = pieces.round_shadow((size, round(0.7 * size)), 150)
        low = round(middle[0] + 0.16 * size), round(middle[1] + 0.34 * size)
        surface.blit(shade, shade.get_rect(center=low))
        bead = pieces.bead(size)
        surface.blit(bead, bead.get_rect(center=(round(middle[0]), middle[1])))
    tone, text = look.palette, label or f"+{count}"
    colour = tone.on_wood if count else tone.on_wood_soft
    figure = look.text("title", _fitting(look, text, tray, right), text, colour)
    draw.put_mid(surface, figure, (right + tray.right) / 2, tray.centery, "centre")


def _fitting(look: Look, text: str, tray: pygame.Rect, left: int) -> float:
    """The size of type in which the figure has room."""
    room = tray.right - left - look.px(18)
    sizes = (26.0, 22.0, 18.0, 15.0, 13.0)
    return next((size for size in sizes if look.text_width("title", size, text) <= room), sizes[-1])


def draw_words(
    surface: pygame.Surface, look: Look, box: pygame.Rect, words: tuple[str, str, str]
) -> None:
    """A sum, what it is, and what it comes to, one below the other in the middle of a box.

    They are set as large as there is room for; what it is may take several lines.
    """
    steps = range(len(SUMS))
    rows = next((rows for step in steps if (rows := _rows(look, box, words, step))), ())
    rows = rows or _cut(look, box, words)
    y = box.centery - sum(row.get_height() for row in rows) / 2
    for row in rows:
        draw.put(surface, row, box.centerx, y, "centre")
        y += row.get_height()


def _rows(
    look: Look, box: pygame.Rect, words: tuple[str, str, str], step: int
) -> tuple[pygame.Surface, ...]:
    """The lines at one of the sizes; none if they have no room."""
    notes = look.wrap("body", NOTES[step], words[1], box.width) if words[1] else []
    lines = [
        *_set(look, "title", SUMS[step], [words[0]]),
        *_set(look, "body", NOTES[step], notes),
        *_set(look, "title", TOTALS[step], [words[2]]),
    ]
    wide = max((line.get_width() for line in lines), default=0)
    fits = wide <= box.width and sum(line.get_height() for line in lines) <= box.height
    return tuple(lines) if fits else ()


def _cut(look: Look, box: pygame.Rect, words: tuple[str, str, str]) -> tuple[pygame.Surface, ...]:
    """Sum and total at the smallest size, shortened."""
    sizes = SUMS[-1], TOTALS[-1]
    texts = (words[0] or words[1], words[2])
    return tuple(
        line
        for size, text in zip(sizes, texts, strict=True)
        for line in _set(look, "title", size, [look.fit("title", size, text, box.width)])
    )


def _set(look: Look, face: Face, size: float, texts: Sequence[str]) -> list[pygame.Surface]:
    """Lines of a face; a line without a letter is none."""
    colour = NOTE if face == "body" else look.palette.on_wood
    return [look.text(face, size, text, colour) for text in texts if text]
