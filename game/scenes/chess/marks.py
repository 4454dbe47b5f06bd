"""Signs on the field: where ball and players may go, what is forbidden, the keyboard's finger.

Every sign has a shape of its own, so that none is told by colour alone.  All are drawn in a square
of 62 with the middle at 0, 0.
"""

from typing import Literal

import pygame

from game.ui.look import Look
from game.ui.palette import Palette

Mark = Literal[
    "send",  # the ball may come here: a dot with a ring
    "goal",  # the ball may come here and score: rings on a bright square
    "own-goal",  # the same into the own goal: rings that are crossed
    "out",  # the ball may leave the field here: a dot with an arrow away from the field
    "step",  # a player may come here: a pale round plate
    "put",  # a player may be placed here: a plate with a plus
    "change",  # a newcomer may stand here: a plate in a frame
    "wall",  # the wall may stand here: three bricks
    "foul",  # a player who comes here fouls: a warning triangle
    "forbidden",  # refused: a cross in a broken ring
    "cursor",  # the keyboard's finger: four corners
    "looking",  # the keyboard's eye: four thin broken corners
    "origin",  # where something came from: a thin broken ring
]

UNIT = 62  # of the drawing: a square
PAPER, SHADE, AMBER = "#fff7e2", "#10240f", "#ffe3a0"


def mark(look: Look, cell: int, kind: Mark, turn: int = 0, *, hot: bool = False) -> pygame.Surface:
    """A sign as large as a square of `cell` pixels; `hot` under the pointer or the cursor.

    `turn` is for "out": the degrees by which its arrow is turned clockwise from upwards.
    """
    body = _body(kind, look.palette, hot=hot)
    if turn:
        body = f'<g transform="rotate({turn})">{body}</g>'
    half = UNIT / 2
    return look.svg((cell, cell), body, f"{-half} {-half} {UNIT} {UNIT}")


def halo(look: Look, size: int, colour: str, strength: float) -> pygame.Surface:
    """Soft light of 1.7 times the diameter under a disc of `size` pixels."""
    side = round(1.7 * size)
    stops = "".join(
        f'<stop offset="{at}" stop-color="{colour}" stop-opacity="{strength * part:.2f}"/>'
        for at, part in ((0, 1), (0.58, 1), (0.70, 0.55), (0.82, 0.2), (1, 0))
    )
    body = (
        f'<defs><radialGradient id="h" cx="0" cy="0" r="50" gradientUnits="userSpaceOnUse">{stops}'
        '</radialGradient></defs><circle r="50" fill="url(#h)"/>'
    )
    return look.svg((side, side), body, "-50 -50 100 100")


def rings(look: Look, size: int, *, glow: bool, chosen: bool, touched: bool) -> pygame.Surface:
    """The rings around a disc of `size` pixels, in a square of 1.4 times that."""
    tone = look.palette
    body = ""
    if glow:
        body += '<circle r="27.4" fill="none" stroke="#ffd25f" stroke-width="3"/>'
    if chosen:
        body += (
            '<circle r="28.6" fill="none" stroke="#ffffff" stroke-width="3"/>'
            f'<circle r="31.2" fill="none" stroke="{tone.accent}" stroke-width="2.6"/>'
        )
    if touched:
        body += (
            '<circle r="30.5" fill="none" stroke="#14222e" stroke-width="5.4"/><circle r="30.5" '
            'fill="none" stroke="#bfe3ff" stroke-width="3" stroke-dasharray="9 6.97"/>'
        )
    side = round(1.4 * size)
    return look.svg((side, side), body, "-36.4 -36.4 72.8 72.8")


# ------------------------------------------------------------ the drawings


def _body(kind: Mark, tone: Palette, *, hot: bool) -> str:
    if kind in {"send", "out"}:
        arrow = _arrow(tone) if kind == "out" else ""
        return _dot(tone, hot=hot) + arrow
    if kind in {"goal", "own-goal"}:
        return _rings(tone, own=kind == "own-goal", hot=hot)
    if kind in {"step", "put", "change"}:
        return _plate(kind, tone, hot=hot)
    return {
        "wall": _wall(tone, hot=hot),
        "foul": _foul(hot=hot),
        "forbidden": _FORBIDDEN,
        "cursor": _corners("#fff6df", 5, "") + _corners(tone.accent, 2.6, ""),
        "looking": _corners("#fff6df", 4.4, "") + _corners("#22301f", 2, ' stroke-dasharray="4 3"'),
        "origin": '<circle r="23" fill="none" stroke="#fff6e0" stroke-width="2.2" '
        'stroke-opacity="0.75" stroke-dasharray="4.6 4.4"/>',
    }[kind]


def _dot(tone: Palette, *, hot: bool) -> str:
    radius = 10.5 if hot else 8
    fill = AMBER if hot else PAPER
    return (
        f'<circle cy="1.5" r="{radius + 1.5}" fill="{SHADE}" fill-opacity="0.34"/>'
        f'<circle r="{radius}" fill="{fill}" stroke="{tone.accent}" stroke-width="2.6"/>'
    )


def _arrow(tone: Palette) -> str:
    """A head above the dot, pointing up, away from the field."""
    path = "M-6-14.5 0-22 6-14.5"
    pen = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
    return (
        f'<path d="{path}" {pen} stroke="{PAPER}" stroke-width="6"/>'
        f'<path d="{path}" {pen} stroke="{tone.accent}" stroke-width="2.8"/>'
    )


def _rings(tone: Palette, *, own: bool, hot: bool) -> str:
    colour = tone.refuse if own else tone.accent
    ground = 0.7 if hot else 0.42
    cross = f'<path d="M-18 18 18-18" stroke="{colour}" stroke-width="4"/>' if own else ""
    return (
        f'<rect x="-27" y="-27" width="54" height="54" rx="8" fill="{AMBER}" '
        f'fill-opacity="{ground}"/><circle r="15" fill="none" stroke="{PAPER}" stroke-width="5"/>'
        f'<circle r="15" fill="none" stroke="{colour}" stroke-width="2.6"/>'
        f'<circle r="8" fill="{PAPER}" stroke="{colour}" stroke-width="2.6"/>{cross}'
    )


def _plate(kind: Mark, tone: Palette, *, hot: bool) -> str:
    frame = plus = ""
    if kind == "change":
        frame = (
            f'<rect x="-25" y="-25" width="50" height="50" rx="7" fill="{AMBER}" '
            f'fill-opacity="0.35" stroke="{PAPER}" stroke-width="2.4"/>'
        )
    if kind == "put":
        plus = f'<path d="M-5 0H5M0-5V5" stroke="{tone.accent}" stroke-width="2.6"/>'
    opacity = 0.95 if hot else 0.58
    radius = 14 if hot else 11.5
    return (
        f'{frame}<circle cy="1.5" r="{radius + 1.6}" fill="{SHADE}" fill-opacity="0.28"/>'
        f'<circle r="{radius}" fill="{PAPER}" fill-opacity="{opacity}" stroke="{PAPER}" '
        f'stroke-width="2"/>{plus}'
    )


def _wall(tone: Palette, *, hot: bool) -> str:
    fill = AMBER if hot else PAPER
    bricks = "".join(
        f'<rect x="{x}" y="{y}" width="{wide}" height="9" rx="1.6" fill="{fill}" '
        f'stroke="{tone.accent_edge}" stroke-width="1.8"/>'
        for x, y, wide in ((-16, -10, 15), (1, -10, 15), (-16, 1, 7), (-7, 1, 14), (9, 1, 7))
    )
    return (
        f'<rect x="-19" y="-12" width="38" height="26" rx="4" fill="{SHADE}" fill-opacity="0.35"/>'
        f"{bricks}"
    )


def _foul(*, hot: bool) -> str:
    fill = "#ffd23c" if hot else "#ffe48a"
    return (
        f'<path d="M0-15 17 14.5H-17Z" fill="{SHADE}" fill-opacity="0.4" stroke="{SHADE}" '
        'stroke-opacity="0.4" stroke-width="7" stroke-linejoin="round"/>'
        f'<path d="M0-15 17 14.5H-17Z" fill="{fill}" stroke="#3a2605" stroke-width="2.8" '
        'stroke-linejoin="round"/><path d="M0-5.5V5" stroke="#3a2605" stroke-width="3.6" '
        'stroke-linecap="round"/><circle cy="10" r="2.1" fill="#3a2605"/>'
    )


def _corners(colour: str, width: float, dash: str) -> str:
    path = "".join(
        f"M{a * 28} {b * 15}V{b * 24}Q{a * 28} {b * 28} {a * 24} {b * 28}H{a * 15}"
        for a in (-1, 1)
        for b in (-1, 1)
    )
    return (
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width}" '
        f'stroke-linecap="round"{dash}/>'
    )


_FORBIDDEN = (
    '<circle r="25" fill="#10240f" fill-opacity="0.28" stroke="#fff6e0" stroke-width="2.5" '
    'stroke-dasharray="5 4.8"/><path d="M-11-11 11 11M11-11-11 11" stroke="#5a1710" '
    'stroke-width="8.4" stroke-opacity="0.6" stroke-linecap="round"/>'
    '<path d="M-11-11 11 11M11-11-11 11" stroke="#ff9a82" stroke-width="5" '
    'stroke-linecap="round"/>'
)
