"""The small drawing words of every screen, on a Look: put, write, card, plate, chip, tip.

`dst` is where to draw, positions and rectangles are pixels, radii and blurs points.
"""

# ruff: noqa: PLR0913, PLR0917 - the words of drawing take what, where and how, in this order

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import pygame

from game.ui.look import Face, Look
from game.ui.vector import Size

Align = Literal["left", "centre", "right"]
PARTS: dict[Align, float] = {"left": 0.0, "centre": 0.5, "right": 1.0}


def put(
    dst: pygame.Surface, surface: pygame.Surface, x: float, y: float, align: Align = "left"
) -> pygame.Rect:
    """Blit with the left edge, the middle or the right edge at x, the top at y."""
    left = x - surface.get_width() * PARTS[align]
    return dst.blit(surface, (round(left), round(y)))


def put_mid(
    dst: pygame.Surface, surface: pygame.Surface, x: float, middle: float, align: Align = "left"
) -> pygame.Rect:
    """The same with the middle of the height at `middle`."""
    return put(dst, surface, x, middle - surface.get_height() / 2, align)


def write(
    dst: pygame.Surface,
    look: Look,
    face: Face,
    size: float,
    string: str,
    colour: str,
    x: float,
    base: float,
    align: Align = "left",
) -> pygame.Rect:
    """A line of text with its base line at `base`."""
    top = base - look.font(face, size).get_ascent()
    return put(dst, look.text(face, size, string, colour), x, top, align)


def write_mid(
    dst: pygame.Surface,
    look: Look,
    face: Face,
    size: float,
    string: str,
    colour: str,
    x: float,
    middle: float,
    align: Align = "left",
) -> pygame.Rect:
    """A line of text whose small letters are centred on `middle`."""
    surface = look.text(face, size, string, colour)
    return put(dst, surface, x, middle - surface.get_height() / 2 - look.scale * 0.5, align)


def card(
    dst: pygame.Surface,
    look: Look,
    rect: pygame.Rect,
    radius: float = 20,
    blur: float = 22,
    drop: float = 10,
    strength: int = 150,
) -> None:
    """A cream card: a wide soft shadow, a tight one where it touches the table, the skin."""
    card_shadow(dst, look, rect, radius, blur, drop, strength)
    card_skin(dst, look, rect, radius)


def card_shadow(
    dst: pygame.Surface,
    look: Look,
    rect: pygame.Rect,
    radius: float = 20,
    blur: float = 22,
    drop: float = 10,
    strength: int = 150,
) -> None:
    """The shadows of a card without the card."""
    cast(dst, look, rect, radius, blur, drop, strength)
    cast(dst, look, rect, radius, 4, 2, 110)


def card_skin(dst: pygame.Surface, look: Look, rect: pygame.Rect, radius: float = 20) -> None:
    """A card without its shadows."""
    tone = look.palette
    dst.blit(look.skin(rect.size, radius, tone.cream, tone.cream_low, tone.edge, 1), rect)


def cast(
    dst: pygame.Surface,
    look: Look,
    rect: pygame.Rect,
    radius: float,
    blur: float,
    drop: float,
    strength: int,
) -> None:
    """The shadow of a rounded thing that lies at `rect`, `drop` points below it."""
    soft = 2 * look.px(blur)
    shade = look.shadow(rect.size, radius, blur, strength)
    dst.blit(shade, (rect.x - soft, rect.y - soft + look.px(drop)))


def rule(dst: pygame.Surface, look: Look, x: int, y: int, width: int) -> None:
    """A thin line across a card."""
    dst.fill(look.palette.line, (x, y, width, look.px(1)))


def focus_ring(
    dst: pygame.Surface, look: Look, rect: pygame.Rect, radius: float, grow: float = 5
) -> None:
    """Three points wide around what the keyboard is on; light on dark ground, dark on light."""
    around = rect.inflate(2 * look.px(grow), 2 * look.px(grow))
    colour = look.palette.focus if _dark(dst, around) else look.palette.focus_dark
    dst.blit(look.skin(around.size, radius + grow, "none", "", colour, 3), around)


def chip(dst: pygame.Surface, look: Look, x: int, y: int, label: str) -> pygame.Rect:
    """A small rounded word: what is to be done.  Top left at x, y."""
    tone = look.palette
    text = look.text("bold", 12.5, label, tone.on_accent)
    rect = pygame.Rect(x, y, text.get_width() + look.px(20), max(look.px(22), text.get_height()))
    dst.blit(look.skin(rect.size, 30, tone.accent), rect)
    put_mid(dst, text, rect.centerx, rect.centery - look.scale * 0.5, "centre")
    return rect


def plate(dst: pygame.Surface, look: Look, rect: pygame.Rect) -> None:
    """The raised plate under the player whose turn it is."""
    tone = look.palette
    cast(dst, look, rect, 14, 6, 3, 70)
    dst.blit(look.skin(rect.size, 14, tone.plate, tone.plate_low, tone.plate_edge, 1), rect)
    bar = pygame.Rect(rect.x, 0, look.px(4), max(1, rect.height - look.px(32)))
    bar.centery = rect.centery
    dst.blit(look.skin(bar.size, 2, tone.accent), bar)


def heading(dst: pygame.Surface, look: Look, x: int, y: int, label: str) -> pygame.Rect:
    """A heading in small capitals, its top at y."""
    return put(dst, look.spaced("bold", 11.5, label.upper(), look.palette.soft, 1.3), x, y)


# ---------------------------------------------------------------- the tooltip


Side = Literal["right", "left", "below", "above"]
SIDES: tuple[Side, ...] = ("right", "left", "below", "above")


@dataclass(frozen=True)
class Tip:
    """A laid out tooltip: its lines, its box, the point of its beak and the side it stands on."""

    lines: tuple[str, ...]
    clause: str
    box: pygame.Rect
    beak: tuple[int, int]
    side: Side


TIP_SIZE = 15
TIP_BOOK = 14  # the sign that a click opens the rules at the clause


def lay_tip(
    look: Look,
    anchor: pygame.Rect,
    text: str,
    clause: str,
    bounds: pygame.Rect,
    avoid: Sequence[pygame.Rect] = (),
) -> Tip:
    """Place a tooltip by `anchor`, inside `bounds` and off the `avoid` rectangles if it can be."""
    size, lines = _tip_size(look, text, clause, bounds)
    gap = look.px(12)
    tips = [
        Tip(lines, clause, *_beside(anchor, size, side, gap, bounds, look.px(20)), side)
        for side in SIDES
    ]
    return min(tips, key=lambda tip: _tip_cost(tip.box, anchor, bounds, avoid))


def tip(
    dst: pygame.Surface,
    look: Look,
    anchor: pygame.Rect,
    text: str,
    clause: str,
    bounds: pygame.Rect,
    avoid: Sequence[pygame.Rect] = (),
) -> pygame.Rect:
    """A cream tooltip with a beak towards `anchor`; answers its box, beak not counted."""
    laid = lay_tip(look, anchor, text, clause, bounds, avoid)
    draw_tip(dst, look, laid)
    return laid.box


def draw_tip(dst: pygame.Surface, look: Look, laid: Tip) -> None:
    """Draw a tooltip that `lay_tip` has placed."""
    cast(dst, look, laid.box, 10, 10, 5, 130)
    _tip_body(dst, look, laid)
    tone, box = look.palette, laid.box
    high = look.line_height("semi", TIP_SIZE)
    x = box.x + look.px(16)
    y = box.centery - high * len(laid.lines) / 2 + high / 2
    for number, line in enumerate(laid.lines):
        end = write_mid(dst, look, "semi", TIP_SIZE, line, tone.ink, x, y + number * high)
    if laid.clause:
        string, middle = f" \u2013 {laid.clause}", y + number * high
        end = write_mid(dst, look, "bold", TIP_SIZE, string, tone.accent_deep, end.right, middle)
        book = look.icon("book-open", TIP_BOOK, tone.quiet)  # a click leads to the rules
        put_mid(dst, book, end.right + look.px(7), middle)


def _tip_size(
    look: Look, text: str, clause: str, bounds: pygame.Rect
) -> tuple[Size, tuple[str, ...]]:
    pad = look.px(16)
    widest = min(look.px(380), bounds.width - 2 * pad)
    tail = look.text_width("bold", TIP_SIZE, f" \u2013 {clause}") if clause else 0
    tail += look.px(TIP_BOOK + 7) if clause else 0
    whole = look.text_width("semi", TIP_SIZE, text)
    lines = [text] if whole + tail <= widest else look.wrap("semi", TIP_SIZE, text, widest - tail)
    widths = [look.text_width("semi", TIP_SIZE, line) for line in lines]
    widths[-1] += tail
    height = look.line_height("semi", TIP_SIZE) * len(lines) + look.px(18)
    return (max(widths) + 2 * pad, height), tuple(lines)


def _beside(
    anchor: pygame.Rect,
    size: Size,
    side: Side,
    gap: int,
    bounds: pygame.Rect,
    inset: int,
) -> tuple[pygame.Rect, tuple[int, int]]:
    box = pygame.Rect((0, 0), size)
    if side in {"right", "left"}:
        box.centery = anchor.centery
        box.x = anchor.right + gap if side == "right" else anchor.left - gap - box.width
        box.y = max(bounds.top, min(box.y, bounds.bottom - box.height))
        at = max(box.top + inset, min(anchor.centery, box.bottom - inset))
        at = at if box.height > 2 * inset else box.centery
        return box, (box.left if side == "right" else box.right, at)
    box.x = anchor.centerx - inset * 2
    box.x = max(bounds.left, min(box.x, bounds.right - box.width))
    box.y = anchor.bottom + gap if side == "below" else anchor.top - gap - box.height
    at = max(box.left + inset, min(anchor.centerx, box.right - inset))
    return box, (at, box.top if side == "below" else box.bottom)


def _tip_cost(
    box: pygame.Rect, anchor: pygame.Rect, bounds: pygame.Rect, avoid: Sequence[pygame.Rect]
) -> int:
    """Pixels outside the bounds count a hundredfold, pixels over something to avoid once."""
    outside = box.width * box.height - _overlap(box, bounds)
    return 100 * (outside + _overlap(box, anchor)) + sum(_overlap(box, other) for other in avoid)


def _overlap(one: pygame.Rect, other: pygame.Rect) -> int:
    shared = one.clip(other)
    return shared.width * shared.height


def _tip_body(dst: pygame.Surface, look: Look, laid: Tip) -> None:
    """Box and beak as one outline, so that the edge runs round both."""
    room = look.px(9)
    box = laid.box.inflate(2 * room, 2 * room)
    w, h = laid.box.size
    bx, by = laid.beak[0] - box.x, laid.beak[1] - box.y
    k, r, e = look.px(7), look.px(10), room
    left = f"V{by + k}L{e - k} {by}L{e} {by - k}" if laid.side == "right" else ""
    right = f"V{by - k}L{e + w + k} {by}L{e + w} {by + k}" if laid.side == "left" else ""
    top = f"H{bx - k}L{bx} {e - k}L{bx + k} {e}" if laid.side == "below" else ""
    low = f"H{bx + k}L{bx} {e + h + k}L{bx - k} {e + h}" if laid.side == "above" else ""
    path = (
        f"M{e + r} {e}{top}H{e + w - r}Q{e + w} {e} {e + w} {e + r}{right}V{e + h - r}"
        f"Q{e + w} {e + h} {e + w - r} {e + h}{low}H{e + r}Q{e} {e + h} {e} {e + h - r}"
        f"{left}V{e + r}Q{e} {e} {e + r} {e}Z"
    )
    tone = look.palette
    body = (
        f'<path d="{path}" fill="{tone.cream}" stroke="{tone.edge}" '
        f'stroke-width="{1.2 * look.scale}"/>'
    )
    dst.blit(look.svg(box.size, body), box)


def _dark(dst: pygame.Surface, around: pygame.Rect) -> bool:
    """Whether the ground just outside a rectangle is dark: four samples decide."""
    spots = (around.midtop, around.midbottom, around.midleft, around.midright)
    inside = [spot for spot in spots if dst.get_rect().collidepoint(spot)]
    light = [sum(dst.get_at(spot)[:3]) for spot in inside]
    return not light or sum(light) / len(light) < 3 * 128
