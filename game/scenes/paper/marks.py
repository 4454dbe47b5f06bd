"""Small signs over the sheet: the ball, open points, a refusal, the cursor, the players' signs.

Home's sign is a dot, away's a small square, so that they differ without colour.
"""

import pygame

from engines.core.contract import Seat
from game.scenes.paper.sheet import colour_of
from game.ui.look import Look
from game.ui.palette import Palette


def side_px(unit: float, reference: int) -> int:
    """The side of a mark of `reference` pixels in the reference drawing."""
    return max(8, round(reference * max(unit, 0.72)))


def offer(look: Look, unit: float, seat: Seat, *, hot: bool = False) -> pygame.Surface:
    """A point where the line can go on; `hot` under the pointer or the cursor."""
    ink, fill = colour_of(seat, look.palette), look.palette.pales[seat]
    if hot:
        fill = ink
    shape = (
        f'<circle cx="14" cy="14" r="6.6" fill="{fill}" stroke="{ink}" stroke-width="2"/>'
        if seat is Seat.HOME
        else f'<rect x="7.8" y="7.8" width="12.4" height="12.4" rx="2.4" fill="{fill}" '
        f'stroke="{ink}" stroke-width="2"/>'
    )
    veil = (
        '<circle cx="14" cy="14" r="8.2" fill="#ffffff" fill-opacity="0.92" stroke="#ffffff" '
        'stroke-width="4"/>'
        if seat is Seat.HOME
        else '<rect x="4.6" y="4.6" width="18.8" height="18.8" rx="5" fill="#ffffff" '
        'fill-opacity="0.92"/>'
    )
    side = side_px(unit, 28)
    return look.svg((side, side), veil + shape, "0 0 28 28")


def ball(look: Look, unit: float, seat: Seat) -> pygame.Surface:
    """The end of the line, from which it goes on."""
    accent, ink = look.palette.accent, colour_of(seat, look.palette)
    core = (
        f'<circle cx="20" cy="20" r="5.2" fill="{ink}"/>'
        if seat is Seat.HOME
        else f'<rect x="15.6" y="15.6" width="8.8" height="8.8" fill="{ink}"/>'
    )
    body = (
        f'<circle cx="20" cy="20" r="15" fill="{accent}" fill-opacity="0.16"/>'
        f'<circle cx="20" cy="20" r="10.2" fill="#fffaf1" stroke="{accent}" stroke-width="2.4"/>'
        f"{core}"
    )
    side = side_px(unit, 40)
    return look.svg((side, side), body, "0 0 40 40")


def refused(look: Look, unit: float) -> pygame.Surface:
    tone = look.palette.refuse
    body = (
        f'<circle cx="16" cy="16" r="10.5" fill="#fff4ee" stroke="{tone}" stroke-width="2.2"/>'
        f'<path d="M12.2 12.2L19.8 19.8M19.8 12.2L12.2 19.8" stroke="{tone}" stroke-width="2.4" '
        'stroke-linecap="round"/>'
    )
    side = side_px(unit, 32)
    return look.svg((side, side), body, "0 0 32 32")


def cursor(look: Look, unit: float) -> pygame.Surface:
    """The keyboard's finger: a ring around an open point."""
    return _ring(look, unit, f'stroke="{look.palette.accent}" stroke-width="3"')


def looking(look: Look, unit: float) -> pygame.Surface:
    """The keyboard's eye: a broken ring around any point."""
    pen = f'stroke="{look.palette.ink}" stroke-width="2.6" stroke-dasharray="7.6 3.8"'
    return _ring(look, unit, pen)


def _ring(look: Look, unit: float, pen: str) -> pygame.Surface:
    """A ring drawn with `pen` over a white one, so that it is seen on any ink."""
    circle = '<circle cx="22" cy="22" r="14.5" fill="none" '
    body = f'{circle}stroke="#ffffff" stroke-width="6.5" stroke-opacity="0.9"/>{circle}{pen}/>'
    side = side_px(unit, 44)
    return look.svg((side, side), body, "0 0 44 44")


def own_point(look: Look, unit: float, seat: Seat) -> pygame.Surface:
    """One of the points of a player's own half (PF-F6)."""
    ink = colour_of(seat, look.palette)
    body = (
        f'<circle cx="7" cy="7" r="3.6" fill="{ink}" fill-opacity="0.5"/>'
        if seat is Seat.HOME
        else f'<rect x="3.6" y="3.6" width="6.8" height="6.8" fill="#fffaf1" fill-opacity="0.6" '
        f'stroke="{ink}" stroke-opacity="0.65" stroke-width="1.5"/>'
    )
    side = side_px(unit, 14)
    return look.svg((side, side), body, "0 0 14 14")


def bullet(look: Look, seat: Seat, size: int) -> pygame.Surface:
    """The side's sign before a line of text."""
    ink = colour_of(seat, look.palette)
    body = (
        f'<circle cx="6" cy="6" r="3.6" fill="{ink}"/>'
        if seat is Seat.HOME
        else f'<rect x="2.6" y="2.6" width="6.8" height="6.8" fill="none" stroke="{ink}" '
        'stroke-width="1.6"/>'
    )
    return look.svg((size, size), body, "0 0 12 12")


def scrap(look: Look, seat: Seat, size: int) -> pygame.Surface:
    """A scrap of squared paper with the side's ink and end mark."""
    palette: Palette = look.palette
    ink = colour_of(seat, palette)
    points = "8,36 16,28 28,28 36,16" if seat is Seat.HOME else "8,16 16,16 28,28 36,28"
    end = (
        f'<circle cx="36" cy="16" r="3.6" fill="{ink}"/>'
        if seat is Seat.HOME
        else f'<rect x="32.8" y="24.8" width="6.4" height="6.4" fill="#fcf9f1" stroke="{ink}" '
        'stroke-width="1.5"/>'
    )
    lines = "".join(f"M{k} 1V43M1 {k}H43" for k in (4, 16, 28, 40))
    body = (
        '<rect x="0.5" y="0.5" width="43" height="43" rx="8" fill="#fcf9f1" '
        f'stroke="{palette.field_edge}"/>'
        f'<path d="{lines}" stroke="{palette.grid}" stroke-opacity="0.8"/>'
        f'<polyline points="{points}" fill="none" stroke="{ink}" stroke-width="2.7" '
        f'stroke-linecap="round" stroke-linejoin="round"/>{end}'
    )
    return look.svg((size, size), body, "0 0 44 44")


def writing_pen(look: Look, unit: float, seat: Seat) -> pygame.Surface:
    """A pen held over the paper, its point in the lower left corner."""
    ink = colour_of(seat, look.palette)
    pen = (
        f'<path d="M28 -6.4L148 -7.2Q158 -6 158 0Q158 6 148 7.2L28 6.4Z" fill="{ink}"/>'
        '<path d="M28 1.8L157 2Q155 6.4 148 7.2L28 6.4Z" fill="#000000" fill-opacity="0.30"/>'
        '<path d="M29 -3.6L150 -4.2V-2L29 -1.6Z" fill="#ffffff" fill-opacity="0.62"/>'
        '<path d="M94 -7H99V7H94Z" fill="#c9a15c"/><path d="M94 -4H99V-2H94Z" fill="#fbeec8"/>'
        '<path d="M8 -1.9L28 -6.4V6.4L8 1.9Z" fill="#c9a15c"/>'
        '<path d="M8 1L28 2.4V6.4L8 1.9Z" fill="#7d5d2a"/>'
        '<path d="M9 -1.2L28 -4V-2.2L9 -0.6Z" fill="#fbeec8"/>'
        '<path d="M0 0L8 -1.9V1.9Z" fill="#8f9098"/>'
    )
    body = (
        '<g transform="translate(10 127) rotate(-40)"><path d="M6 -1L28 -6L150 -7Q158 0 150 7L28 '
        '6L6 2Z" fill="#140a05" fill-opacity="0.15"/></g>'
        f'<g transform="translate(3 125) rotate(-46)">{pen}</g>'
    )
    side = max(24, round(128 * unit))
    return look.svg((side, side), body, "0 0 128 128")
