"""Signs on the board: what a roll can be used for, what is forbidden, the keyboard's finger.

Every sign has a shape of its own, so that none is told by colour alone.  All are drawn in a square
of 46 with the middle at 0, 0.
"""

from typing import Literal

import pygame

from engines.core.contract import Seat
from game.ui.look import Look
from game.ui.palette import Palette

Mark = Literal[
    "pass",  # the ball may go to the man who stands here: a ring about his foot
    "shot",  # it may go into this goal: an arrow head that points out of the field
    "clear",  # it may be cleared to here: a diamond
    "corner",  # it may leave the field here, for a corner: a corner flag
    "from",  # the man from whom a recovery is counted: a ring that is open to the ball's side
    "ball",  # the man who may get the ball: a ring with a small ball
    "keeper",  # the keeper may go here: a plate with two arrows
    "put",  # a man may be placed here: a plate with a plus
    "loose",  # a ball lies here that is nobody's: a thin broken diamond
    "origin",  # where something came from: a thin broken ring
    "foul",  # the ball lay here when a foul was made: a warning triangle
    "forbidden",  # refused: a cross in a broken ring
    "cursor",  # the keyboard's finger: four corners
]
UNDER = frozenset({"pass", "from", "ball", "origin", "loose", "put", "keeper", "clear"})
"""What lies under the men; the others are drawn over them."""

UNIT = 46  # of the drawing: a square
SCOPE = 60  # of the drawing, the side of a sign's picture
PAPER, SHADE, AMBER, GREEN = "#fff7e4", "#2b1509", "#ffe09a", "#1f4a35"
LEAST = 18  # pixels of a number's plate
LOW = 3  # by which a ring about a man's foot lies below the middle of his square


def mark(look: Look, cell: int, kind: Mark, turn: int = 0, *, hot: bool = False) -> pygame.Surface:
    """A sign for squares of `cell` pixels, its middle that of the picture.

    `hot` under the pointer or the cursor; `turn` is for "shot" and "corner": 0 at the right of the
    board, 180 at the left.
    """
    body = _body(kind, look.palette, turn, hot=hot)
    side, half = round(cell * SCOPE / UNIT), SCOPE / 2
    return look.svg((side, side), body, f"{-half} {-half} {SCOPE} {SCOPE}")


def halo(look: Look, cell: int, strength: float) -> pygame.Surface:
    """Soft light about the foot of a man, for squares of `cell` pixels."""
    stops = "".join(
        f'<stop offset="{at}" stop-color="{AMBER}" stop-opacity="{strength * part:.2f}"/>'
        for at, part in ((0, 1), (0.6, 1), (0.72, 0.5), (0.86, 0.16), (1, 0))
    )
    body = (
        f'<defs><radialGradient id="h" cx="0" cy="{LOW}" r="34" gradientUnits="userSpaceOnUse">'
        f'{stops}</radialGradient></defs><circle cy="{LOW}" r="34" fill="url(#h)"/>'
    )
    side = round(cell * 76 / UNIT)
    return look.svg((side, side), body, "-38 -38 76 76")


def rings(look: Look, cell: int, *, glow: bool, chosen: bool) -> pygame.Surface:
    """The rings about the foot of a man: he can be taken, he is."""
    body = ""
    if glow:
        body += f'<circle cy="{LOW}" r="20.5" fill="none" stroke="#ffc93d" stroke-width="3"/>'
    if chosen:
        body += (
            f'<circle cy="{LOW}" r="21" fill="none" stroke="#ffffff" stroke-width="3"/>'
            f'<circle cy="{LOW}" r="23.4" fill="none" stroke="{look.palette.accent}" '
            'stroke-width="2.4"/>'
        )
    side, half = round(cell * SCOPE / UNIT), SCOPE / 2
    return look.svg((side, side), body, f"{-half} {-half} {SCOPE} {SCOPE}")


def veil(look: Look, cell: int) -> pygame.Surface:
    """What lies over a square on which no man may be placed: dark, hatched."""
    lines = "".join(f"M{x} 46L{x + 46} 0" for x in range(-46, 46, 9))
    body = (
        f'<rect width="46" height="46" fill="{SHADE}" fill-opacity="0.34"/><path d="{lines}" '
        f'stroke="{SHADE}" stroke-opacity="0.55" stroke-width="1.6" fill="none"/>'
    )
    return look.svg((cell, cell), body, "0 0 46 46")


def plate(look: Look, cell: int) -> pygame.Surface:
    """The pale ground of a square through which the ball goes."""
    body = f'<rect x="2" y="2" width="42" height="42" rx="7" fill="{PAPER}" fill-opacity="0.5"/>'
    return look.svg((cell, cell), body, "0 0 46 46")


def bullet(look: Look, side: Seat, size: int) -> pygame.Surface:
    """A side's man from above, a square of `size` pixels: pale with a ring, dark with a rim."""
    if side is Seat.HOME:
        body = (
            '<circle r="19" fill="#f3e0b9" stroke="#8a6a3c" stroke-width="2"/>'
            '<circle r="14.4" fill="none" stroke="#b23c24" stroke-width="3.4"/>'
            '<circle r="8" fill="#fdf3dc" stroke="#c8a468" stroke-width="1.6"/>'
        )
    else:
        body = (
            '<circle r="19" fill="#2a2229" stroke="#120c11" stroke-width="2"/>'
            '<circle r="11" fill="#3a3037" stroke="#e2b45c" stroke-width="4.4"/>'
        )
    return look.svg((size, size), body, "-20 -20 40 40")


def badge(look: Look, face: int, side: Seat, size: int) -> pygame.Surface:
    """A flat die with a face up, a square of `size` pixels, for lists."""
    home = side is not Seat.AWAY
    fill, edge = ("#fffaf0", "#a58a66") if home else ("#ecc188", "#8a6232")
    body = f'<rect x="-18" y="-18" width="36" height="36" rx="8" fill="{fill}" stroke="{edge}" '
    body += 'stroke-width="2"/>'
    radius, ink = (5.6, "#a8321f") if face == 1 else (3.9, "#3a2119")
    for x, y in pips(face):
        body += f'<circle cx="{9.2 * x:.1f}" cy="{9.2 * y:.1f}" r="{radius}" fill="{ink}"/>'
    return look.svg((size, size), body, "-20 -20 40 40")


def pips(face: int) -> list[tuple[int, int]]:
    """The middles of a face's pips, -1 to 1 across and down."""
    corners = [(-1, -1), (1, 1), (-1, 1), (1, -1)]
    found = corners[: face - face % 2] if face < 6 else [*corners, (-1, 0), (1, 0)]
    return [*found, (0, 0)] if face % 2 else found


def number(look: Look, cell: int, value: int, *, small: bool = False) -> pygame.Surface:
    """A step's number on a plate; `small`: white on the accent, beside whoever stands there."""
    tone = look.palette
    side = round((0.44 if small else 0.56) * cell)
    side = max(side, LEAST)
    fill, edge, ink = (tone.accent, PAPER, "#ffffff") if small else (PAPER, tone.accent, tone.ink)
    body = f'<circle r="11" fill="{fill}" stroke="{edge}" stroke-width="2.6"/>'
    out = look.svg((side, side), body, "-13 -13 26 26").copy()
    text = look.text("bold", 0.6 * side / look.scale, str(value), ink)
    out.blit(text, text.get_rect(center=(side // 2, side // 2)))
    return out


# ------------------------------------------------------------ the drawings


def _body(kind: Mark, tone: Palette, turn: int, *, hot: bool) -> str:
    if kind in {"pass", "from", "ball"}:
        return _ring(kind, tone, hot=hot)
    if kind in {"put", "keeper"}:
        return _plate(kind, tone, hot=hot)
    if kind in {"shot", "corner"}:
        shape = _arrow(tone, turn, hot=hot) if kind == "shot" else _flag(tone, turn, hot=hot)
        return _lit(hot=hot) + shape
    return {
        "clear": _diamond(tone, hot=hot),
        "loose": f'<path d="M0-21 21 0 0 21-21 0z" fill="none" stroke="{PAPER}" stroke-width="3.6" '
        f'stroke-opacity="0.55"/><path d="M0-21 21 0 0 21-21 0z" fill="none" stroke="{GREEN}" '
        'stroke-width="2.2" stroke-dasharray="4.4 3"/>',
        "origin": f'<circle r="16" fill="none" stroke="{SHADE}" stroke-width="3.4" '
        f'stroke-opacity="0.3"/><circle r="16" fill="none" stroke="{PAPER}" stroke-width="2" '
        'stroke-dasharray="3.6 3.6"/>',
        "foul": _foul(),
        "forbidden": _FORBIDDEN,
        "cursor": _corners(PAPER, 5) + _corners(tone.accent_deep, 2.6),
    }[kind]


def _lit(*, hot: bool) -> str:
    """The glow behind a sign under the pointer."""
    return f'<circle r="20" fill="{AMBER}" fill-opacity="0.75"/>' if hot else ""


def _ring(kind: Mark, tone: Palette, *, hot: bool) -> str:
    fill = f'<circle cy="{LOW}" r="22" fill="{AMBER}" fill-opacity="{0.9 if hot else 0.3}"/>'
    dash = ' stroke-dasharray="17.28 5.76"' if kind == "from" else ""
    ring = f'<circle cy="{LOW}" r="22" fill="none" '
    small = ""
    if kind == "ball":
        small = (
            f'<circle cx="17" cy="-14" r="7.4" fill="{PAPER}" stroke="{tone.accent}" '
            f'stroke-width="2.4"/><circle cx="17" cy="-14" r="2.9" fill="{SHADE}"/>'
        )
    return (
        f'{fill}{ring}stroke="{PAPER}" stroke-width="6.6"/>'
        f'{ring}stroke="{tone.accent}" stroke-width="3.4"{dash}/>{small}'
    )


def _plate(kind: Mark, tone: Palette, *, hot: bool) -> str:
    radius, fill = (13.5, AMBER) if hot else (11.5, PAPER)
    pen = f'fill="none" stroke="{tone.accent}" stroke-width="2.6" stroke-linecap="round" '
    sign = "M-5.5 0H5.5M0-5.5V5.5"
    if kind == "keeper":
        sign = "M0-6.5V6.5M-3.6-3.2 0-6.8 3.6-3.2M-3.6 3.2 0 6.8 3.6 3.2"
    return (
        f'<circle cy="1.6" r="{radius + 1.6}" fill="{SHADE}" fill-opacity="0.3"/>'
        f'<circle r="{radius}" fill="{fill}" fill-opacity="0.94" stroke="{tone.accent}" '
        f'stroke-width="1.6"/><path d="{sign}" {pen} stroke-linejoin="round"/>'
    )


def _diamond(tone: Palette, *, hot: bool) -> str:
    far = 14 if hot else 11.5
    shape = f"M0-{far} {far} 0 0 {far}-{far} 0z"
    return (
        f'<path d="{shape}" transform="translate(0 1.6)" fill="{SHADE}" fill-opacity="0.35" '
        f'stroke="{SHADE}" stroke-opacity="0.35" stroke-width="5"/><path d="{shape}" '
        f'fill="{AMBER if hot else PAPER}" stroke="{tone.accent}" stroke-width="3" '
        'stroke-linejoin="round"/>'
    )


def _arrow(tone: Palette, turn: int, *, hot: bool) -> str:
    grow = 1.18 if hot else 1.0
    return (
        f'<g transform="rotate({turn}) scale({grow})"><path d="M-10-13 14 0-10 13-5.2 0z" '
        f'fill="{tone.accent}" stroke="{PAPER}" stroke-width="2.6" stroke-linejoin="round"/></g>'
    )


def _flag(tone: Palette, turn: int, *, hot: bool) -> str:
    way = -1 if turn else 1
    pole, cloth = "M0 15V-20", f"M0-20.4 {23 * way}-12 0-3.6z"
    fill = tone.accent_light if hot else tone.accent
    return (
        f'<ellipse cx="0" cy="15" rx="7" ry="3" fill="{SHADE}" fill-opacity="0.4"/>'
        f'<path d="{pole}" stroke="{SHADE}" stroke-width="5.6" stroke-linecap="round"/>'
        f'<path d="{cloth}" fill="{fill}" stroke="{PAPER}" stroke-width="1.8" '
        f'stroke-linejoin="round"/><path d="{pole}" stroke="{PAPER}" stroke-width="2.8" '
        'stroke-linecap="round"/>'
    )


def _foul() -> str:
    return (
        f'<path d="M0-13 15 12H-15Z" fill="{SHADE}" fill-opacity="0.4" stroke="{SHADE}" '
        'stroke-opacity="0.4" stroke-width="6.4" stroke-linejoin="round"/>'
        '<path d="M0-13 15 12H-15Z" fill="#ffe07a" stroke="#3a2605" stroke-width="2.6" '
        'stroke-linejoin="round"/><path d="M0-4.6V4" stroke="#3a2605" stroke-width="3.2" '
        'stroke-linecap="round"/><circle cy="8.3" r="1.9" fill="#3a2605"/>'
    )


def _corners(colour: str, width: float) -> str:
    path = "".join(
        f"M{a * 21} {b * 11}V{b * 18}Q{a * 21} {b * 21} {a * 18} {b * 21}H{a * 11}"
        for a in (-1, 1)
        for b in (-1, 1)
    )
    return (
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width}" '
        'stroke-linecap="round"/>'
    )


_FORBIDDEN = (
    f'<circle r="19" fill="{SHADE}" fill-opacity="0.32" stroke="{PAPER}" stroke-width="2.2" '
    'stroke-dasharray="4 3.96"/><path d="M-8.5-8.5 8.5 8.5M8.5-8.5-8.5 8.5" stroke="#fff3e0" '
    'stroke-width="7" stroke-linecap="round"/><path d="M-8.5-8.5 8.5 8.5M8.5-8.5-8.5 8.5" '
    'stroke="#b3261e" stroke-width="4" stroke-linecap="round"/>'
)
