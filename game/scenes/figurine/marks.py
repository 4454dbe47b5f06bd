"""Signs on the mat: where a figurine and the ball may go, what is forbidden, the keyboard's finger.

Every sign has a shape of its own, so that none is told by colour alone: where a figurine may go is
a lit square, where the ball may go is white and blue.  All are drawn for squares 58 wide with the
middle at 0, 0.
"""

from typing import Literal

import pygame

from game.ui.look import Look
from game.ui.palette import Palette

Mark = Literal[
    "square",  # a figurine may go here: a lit square
    "ball",  # it may go here, where the ball is: a lit square with a firm edge
    "tackle",  # it may go here and tackle: a lit square, four wedges point at who stands there
    "hold",  # it keeps the ball here: a bright square with a double edge
    "chosen",  # it has been brought here: a bright square
    "origin",  # it came from here: a broken edge
    "straight",  # the ball may go here straight: a dot
    "bent",  # and here in an L: an L
    "long",  # and here by a keeper's long throw: a diamond
    "pass",  # and to the mate who stands here: a ring about the foot
    "second",  # and on to this one: a double ring with a triangle
    "goal",  # and into the goal: a target
    "return",  # whoever waits here may come back: an arrow up
    "place",  # the rival's figurine may be put here: a plate with a plus
    "dive",  # the keeper may dive here: a plate with two arrows
    "aim",  # the penalty goes here: an arrow into the goal
    "veiled",  # nobody knows yet whether it does: a question mark
    "duty",  # whoever stands here must leave: a flag
    "punished",  # this action loses the turn: a warning triangle
    "dead",  # the ball has been dead and is put here: a ring with two bars
    "forbidden",  # refused: a cross in a broken ring
    "cursor",  # the keyboard's finger: four corners
]
UNDER: frozenset[Mark] = frozenset(
    [
        *("square", "ball", "tackle", "hold", "chosen", "origin", "pass", "second", "place"),
        *("dive", "straight", "bent", "long", "dead"),
    ]
)
"""What lies under the figurines; the others are drawn over them."""
RAISED: frozenset[Mark] = frozenset({"straight", "bent", "long", "goal"})
"""What lies a little above the middle of its square, off whoever stands in front."""

UNIT, SCOPE = 58, 84  # of the drawing: a square, and the side of a sign's picture
LIT, GLOW, AMBER, PAPER = "#ffe57c", "#ffdf85", "#ffe9b8", "#fff7e4"
BLUE, WHITE, SHADE = "#1a5880", "#f6fcff", "#14200f"
LOW = 11  # by which a ring about a figurine's foot lies below the middle of its square
TALL = 55  # of the drawing: how high a square is


def mark(look: Look, wide: int, high: int, kind: Mark, *, hot: bool = False) -> pygame.Surface:
    """A sign for squares of so many pixels, its middle that of the picture.

    `hot` under the pointer or the cursor.
    """
    body = _body(kind, look.palette, hot=hot)
    if kind in TILES:
        body = f'<g transform="scale(1 {UNIT * high / (TALL * wide):.3f})">{body}</g>'
    side, half = round(wide * SCOPE / UNIT), SCOPE / 2
    return look.svg((side, side), body, f"{-half} {-half} {SCOPE} {SCOPE}")


def rings(look: Look, wide: int, *, glow: bool, chosen: bool) -> pygame.Surface:
    """The light and the rings about the foot of a figurine: it can be taken, it is taken."""
    stops = "".join(
        f'<stop offset="{at}" stop-color="{AMBER}" stop-opacity="{part}"/>'
        for at, part in ((0, 0.9), (0.62, 0.85), (0.8, 0.3), (1, 0))
    )
    body = (
        f'<defs><radialGradient id="h" cx="0" cy="0" r="33" gradientUnits="userSpaceOnUse">{stops}'
        f'</radialGradient></defs><g transform="translate(0 {LOW + 2}) scale(1 0.78)">'
        '<circle r="33" fill="url(#h)"/>'
    )
    if glow:
        body += '<circle r="23" fill="none" stroke="#ffc93d" stroke-width="3.4"/>'
    if chosen:
        body += (
            '<circle r="23" fill="none" stroke="#ffffff" stroke-width="3.4"/>'
            f'<circle r="26" fill="none" stroke="{look.palette.accent}" stroke-width="3"/>'
        )
    side, half = round(wide * SCOPE / UNIT), SCOPE / 2
    return look.svg((side, side), body + "</g>", f"{-half} {-half} {SCOPE} {SCOPE}")


# ------------------------------------------------------------ the drawings


def _body(kind: Mark, tone: Palette, *, hot: bool) -> str:
    if kind in TILES:
        return _tile(kind, tone, hot=hot)
    if kind in {"straight", "bent", "long"}:
        return _spot(kind, hot=hot)
    if kind in {"pass", "second"}:
        return _ring(kind, hot=hot)
    if kind in {"place", "dive", "return", "veiled"}:
        return _plate(kind, tone, hot=hot)
    return {
        "goal": _target(hot=hot),
        "aim": _arrow(tone),
        "duty": _flag(),
        "punished": _triangle(),
        "dead": _pause(),
        "forbidden": _FORBIDDEN,
        "cursor": _corners(PAPER, 6) + _corners(tone.accent_deep, 3),
    }[kind]


def _edge(inset: float, colour: str, width: float, more: str = "") -> str:
    """The outline of a square, so far from its seams."""
    return (
        f'<rect x="{inset - 29}" y="{inset - 27.5}" width="{58 - 2 * inset}" '
        f'height="{55 - 2 * inset}" rx="8" stroke="{colour}" stroke-width="{width}" '
        f"{more or NO_FILL}/>"
    )


NO_FILL = 'fill="none"'


def _tile(kind: Mark, tone: Palette, *, hot: bool) -> str:
    if kind == "origin":
        dash = f'{NO_FILL} stroke-dasharray="6 5" stroke-linecap="round"'
        return _edge(2.5, SHADE, 4, f'{NO_FILL} stroke-opacity="0.35"') + _edge(
            2.5, PAPER, 2.5, dash
        )
    bright = kind in {"hold", "chosen"}
    fill = f'fill="{AMBER if bright or hot else LIT}" fill-opacity="{0.92 if hot else 0.55}"'
    edge, width = (tone.accent, 3.5) if kind != "square" else (WHITE if hot else GLOW, 2.2)
    body = _edge(3.5, edge, width, fill)
    if kind == "hold":
        body += _edge(8, tone.accent, 1.8)
    if kind == "tackle":
        body += "".join(
            f'<path d="M0-15-9-27.5H9Z" transform="rotate({turn})" fill="{tone.accent}" '
            f'stroke="{PAPER}" stroke-width="1.6" stroke-linejoin="round"/>'
            for turn in (0, 90, 180, 270)
        )
    return body


TILES: frozenset[Mark] = frozenset({"square", "ball", "tackle", "hold", "chosen", "origin"})


def _spot(kind: Mark, *, hot: bool) -> str:
    """Where the ball may go: a dot, an L, a diamond."""
    grow = 1.35 if hot else 1.0
    halo = f'<circle r="15" fill="{AMBER}" fill-opacity="0.8"/>' if hot else ""
    shape = {
        "straight": f'<circle r="7.6" fill="{WHITE}" stroke="{BLUE}" stroke-width="3.4"/>',
        "bent": "".join(
            f'<path d="M-5.5-8.5V7H7.5" fill="none" stroke="{colour}" stroke-width="{width}" '
            'stroke-linecap="round" stroke-linejoin="round"/>'
            for colour, width in ((BLUE, 9), (WHITE, 4.4))
        ),
        "long": f'<path d="M0-9.5 9.5 0 0 9.5-9.5 0Z" fill="{WHITE}" stroke="{BLUE}" '
        'stroke-width="3.4" stroke-linejoin="round"/>',
    }[kind]
    return f'{halo}<g transform="scale({grow})">{shape}</g>'


def _ring(kind: Mark, *, hot: bool) -> str:
    fill = f'fill="{AMBER if hot else WHITE}" fill-opacity="{0.9 if hot else 0.34}"'
    ring = f'<ellipse cy="{LOW}" rx="26" ry="20.5" '
    body = (
        f'{ring} {fill} stroke="{BLUE}" stroke-width="9"/>'
        f'{ring} {NO_FILL} stroke="{WHITE}" stroke-width="4"/>'
    )
    if kind == "second":
        body += (
            f'<ellipse cy="{LOW}" rx="19" ry="14.5" {NO_FILL} stroke="{BLUE}" stroke-width="2.4"/>'
            f'<path d="M25-6 34 9H16Z" transform="translate(-2 -14)" fill="{WHITE}" '
            f'stroke="{BLUE}" stroke-width="3" stroke-linejoin="round"/>'
        )
    return body


def _plate(kind: Mark, tone: Palette, *, hot: bool) -> str:
    radius, fill = (15.5, AMBER) if hot else (13, PAPER)
    sign = {
        "place": "M-6 0H6M0-6V6",
        "dive": "M0-7.5V7.5M-4-4 0-8 4-4M-4 4 0 8 4 4",
        "return": "M0 7.5V-7M-5.5-1.5 0-7 5.5-1.5",
        "veiled": "M-4-3.5a4 4 0 1 1 5.6 3.6Q0 .8 0 2.6M0 7v.1",
    }[kind]
    return (
        f'<circle cy="1.8" r="{radius + 1.6}" fill="{SHADE}" fill-opacity="0.35"/>'
        f'<circle r="{radius}" fill="{fill}" stroke="{tone.accent}" stroke-width="1.8"/>'
        f'<path d="{sign}" {NO_FILL} stroke="{tone.accent}" stroke-width="3" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def _target(*, hot: bool) -> str:
    halo = f'<circle r="24" fill="{AMBER}" fill-opacity="0.85"/>' if hot else ""
    return (
        f'{halo}<ellipse rx="18" ry="16.5" {NO_FILL} stroke="{BLUE}" stroke-width="8"/>'
        f'<ellipse rx="18" ry="16.5" {NO_FILL} stroke="{WHITE}" stroke-width="3.6"/>'
        f'<ellipse rx="8" ry="7.2" fill="{WHITE}" stroke="{BLUE}" stroke-width="3.4"/>'
    )


def _arrow(tone: Palette) -> str:
    return (
        f'<path d="M-19-5H1V-15L19 0 1 15V5H-19Z" fill="{tone.accent}" stroke="{PAPER}" '
        'stroke-width="2.8" stroke-linejoin="round"/>'
    )


def _flag() -> str:
    """A pole with a chequered cloth, beside the foot."""
    return (
        f'<g transform="translate(19 6)"><path d="M0 16V-19" stroke="{SHADE}" stroke-width="5.4" '
        f'stroke-linecap="round"/><path d="M0-19H17V-7H0Z" fill="#f6cf4f" stroke="{SHADE}" '
        'stroke-width="1.6" stroke-linejoin="round"/><path d="M0-19H8.5V-13H0ZM8.5-13H17V-7H8.5Z" '
        f'fill="#c23a22"/><path d="M0 16V-19" stroke="{PAPER}" stroke-width="2.6" '
        'stroke-linecap="round"/></g>'
    )


def _triangle() -> str:
    path = '<path d="M0-13 15 12H-15Z"'
    return (
        f'{path} fill="{SHADE}" fill-opacity="0.4" stroke="{SHADE}" stroke-opacity="0.4" '
        f'stroke-width="6.4" stroke-linejoin="round"/>{path} fill="#ffe07a" stroke="#3a2605" '
        'stroke-width="2.6" stroke-linejoin="round"/><path d="M0-4.6V4" stroke="#3a2605" '
        'stroke-width="3.2" stroke-linecap="round"/><circle cy="8.3" r="1.9" fill="#3a2605"/>'
    )


def _pause() -> str:
    return (
        f'<circle r="17" fill="{SHADE}" fill-opacity="0.3" stroke="{PAPER}" stroke-width="2.4" '
        f'stroke-dasharray="5 4"/><path d="M-4.5-6.5V6.5M4.5-6.5V6.5" stroke="{PAPER}" '
        'stroke-width="4" stroke-linecap="round"/>'
    )


def _corners(colour: str, width: float) -> str:
    path = "".join(
        f"M{a * 26} {b * 14}V{b * 21}Q{a * 26} {b * 25} {a * 22} {b * 25}H{a * 14}"
        for a in (-1, 1)
        for b in (-1, 1)
    )
    return f'<path d="{path}" {NO_FILL} stroke="{colour}" stroke-width="{width}" {ROUND}/>'


ROUND = 'stroke-linecap="round"'
_FORBIDDEN = (
    f'<circle r="20" fill="{SHADE}" fill-opacity="0.4" stroke="{PAPER}" stroke-width="2.4" '
    'stroke-dasharray="4 3.96"/><path d="M-9-9 9 9M9-9-9 9" stroke="#fff3e0" '
    f'stroke-width="7.6" {ROUND}/><path d="M-9-9 9 9M9-9-9 9" stroke="#b3261e" '
    f'stroke-width="4.4" {ROUND}/>'
)
