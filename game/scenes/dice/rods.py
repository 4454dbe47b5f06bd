"""What lies in trays and on the cloth besides men and dice: beads on a rod, and figures."""

import pygame

from game.scenes.dice.men import Pieces
from game.ui import draw
from game.ui.look import Face, Look

MOST = 6  # beads that have room; more are told by the figure
ROD_DARK, ROD, NOTE = "#8a6a3a", "#d9b878", "#f3cfae"
FIGURE = 0.24  # of a tray's width, for the figure at its right
SUMS, TOTALS, NOTES = (38.0, 30.0, 24.0, 19.0), (24.0, 20.0, 17.0, 15.0), (14.0, 14.0, 13.0, 12.0)


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
    room = tray.right - left - look.px(8)
    sizes = (26.0, 22.0, 18.0, 15.0, 13.0)
    return next((size for size in sizes if look.text_width("title", size, text) <= room), sizes[-1])


def draw_words(
    surface: pygame.Surface, look: Look, cloth: pygame.Rect, words: tuple[str, str, str]
) -> None:
    """A sum, what it is, and what it comes to, one below the other at the right of the cloth."""
    left = cloth.left + round(0.62 * cloth.width)
    box = pygame.Rect(left, cloth.top, cloth.right - look.px(12) - left, cloth.height)
    sum_, note, total = words
    step = next((k for k in range(len(SUMS)) if _fits(look, box, words, k)), len(SUMS) - 1)
    lines: tuple[tuple[Face, float, str, str], ...] = (
        ("title", SUMS[step], sum_, look.palette.on_wood),
        ("body", NOTES[step], note, NOTE),
        ("title", TOTALS[step], total, look.palette.on_wood),
    )
    rows = [
        look.text(face, size, look.fit(face, size, text, box.width), colour)
        for face, size, text, colour in lines
        if text
    ]
    y = box.centery - sum(row.get_height() for row in rows) / 2
    for row in rows:
        draw.put(surface, row, box.centerx, y, "centre")
        y += row.get_height()


def _fits(look: Look, box: pygame.Rect, words: tuple[str, str, str], step: int) -> bool:
    """Whether the words have room at one of the sizes."""
    sum_, note, total = words
    wide = max(
        look.text_width("title", SUMS[step], sum_),
        look.text_width("body", NOTES[step], note),
        look.text_width("title", TOTALS[step], total),
    )
    high = sum(
        look.font("title" if k != 1 else "body", size[step]).get_height()
        for k, size in enumerate((SUMS, NOTES, TOTALS))
        if words[k]
    )
    return wide <= box.width and high <= box.height - look.px(16)
