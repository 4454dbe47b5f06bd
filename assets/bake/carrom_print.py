"""What is printed on the carrom board and the string nets in its pockets, as SVG in millimetres.

Everything is symmetrical, so that y may run downwards.
"""

import math

import pygame

from physics.dimensions import MAN_RADIUS, POCKET_RADIUS

BASE = 252.6  # mid line of a pair of base lines, from the centre of the board
LOWER, UPPER = BASE + MAN_RADIUS, BASE - MAN_RADIUS  # where the two lines run
CIRCLE = 220.8  # centre of a base circle along its base line
RED_DISC = 12.7
OUTER = 85.0  # radius of the outer circle
ARROW = (107.9, 296.7)  # an arrow begins and ends here, both ways from the centre
ARC = 31.75  # radius of the arc at an arrow's inner end
SWEEP = math.radians(104)
PRINT, RED, BARE = "#33231a", "#a63a22", "#f0dfba"
CORD, DEEP = "#efdcb2", "#1a0e07"

POCKET_SIDE = 50.0  # of the square that a pocket's picture fills
RINGS = (
    (POCKET_RADIUS, 0.0, 1.0),
    (17.2, 0.5, 0.92),
    (12.2, 0.0, 0.72),
    (7.4, 0.5, 0.5),
    (3.6, 0.0, 0.34),
)
"""The knots of a net from the rim down: radius, turn in parts of a mesh, light."""
MESHES = 12


def path(line: str, style: str = "", turn: float = 0) -> str:
    return f'<path transform="rotate({turn})" d="{line}" {style}/>'


def circle(x: float, y: float, radius: float, style: str) -> str:
    return f'<circle cx="{x:.2f}" cy="{y:.2f}" r="{radius}" {style}/>'


def filled(colour: str) -> str:
    return f'fill="{colour}" stroke="none"'


def base_lines() -> str:
    """One pair of base lines and the base circles that they end at."""
    parts = [
        path(f"M{-CIRCLE} {LOWER}H{CIRCLE}", 'stroke-width="4.2" stroke-linecap="round"'),
        path(f"M{-CIRCLE} {UPPER}H{CIRCLE}", 'stroke-width="1.5"'),
    ]
    for x in (-CIRCLE, CIRCLE):
        parts.append(circle(x, BASE, MAN_RADIUS, 'stroke-width="1.5"'))
        parts.append(circle(x, BASE, RED_DISC, filled(RED)))
    return "".join(parts)


def arrow() -> str:
    """The arrow towards the lower right pocket and the arc with two points at its inner end."""
    start, end = (along * math.sqrt(2) for along in ARROW)
    x, y = start + ARC - ARC * math.cos(SWEEP), ARC * math.sin(SWEEP)
    lean = math.degrees(math.pi / 2 - SWEEP)
    parts = [
        path(f"M{start} 0H{end - 12}", 'stroke-width="1.5"'),
        path(f"M{end} 0L{end - 19} 5.6L{end - 15} 0L{end - 19} -5.6Z", filled(PRINT)),
        path(f"M{x} {-y}A{ARC} {ARC} 0 1 0 {x} {y}", 'stroke-width="1.5"'),
    ]
    for side in (1, -1):
        point = path("M9 0L-5 4.2L-2 0L-5 -4.2Z", filled(PRINT), side * lean)
        parts.append(f'<g transform="translate({x} {side * y})">{point}</g>')
    parts.append(circle(start + ARC, 0, 3.4, filled(RED)))
    return f'<g transform="rotate(45)">{"".join(parts)}</g>'


def rose() -> str:
    """The ornament of the middle: dark rays behind, points of bare wood and red in front."""
    rays = [path("M0 -18L-4.6 -30L0 -60L4.6 -30Z", filled(PRINT), k * 45 + 22.5) for k in range(8)]
    for k in range(8):
        tip, half = (66, 8.6) if k % 2 else (75, 10.2)
        for colour, side in ((BARE, half), (RED, -half)):
            style = f'fill="{colour}" stroke-width="0.9" stroke-linejoin="round"'
            rays.append(path(f"M0 -16L{side} -33L0 -{tip}Z", style, k * 45))
    for k in range(48):
        turn = math.radians(k * 7.5)
        rays.append(circle(82.3 * math.sin(turn), 82.3 * math.cos(turn), 0.95, filled(PRINT)))
    return "".join(rays)


def centre() -> str:
    """The centre circle, and the two circles round the ornament."""
    return "".join(
        (
            circle(0, 0, OUTER, 'stroke-width="1.8"'),
            circle(0, 0, 79.5, 'stroke-width="0.9"'),
            circle(0, 0, MAN_RADIUS + 3.2, filled(BARE)),
            circle(0, 0, MAN_RADIUS, f'fill="{RED}" stroke-width="1.5"'),
            circle(0, 0, 10.4, f'stroke="{BARE}" stroke-width="1.1"'),
        )
    )


def printed() -> str:
    """All that is printed on the playing surface."""
    side = base_lines() + arrow()
    sides = "".join(f'<g transform="rotate({90 * k})">{side}</g>' for k in range(4))
    return f'<g fill="none" stroke="{PRINT}">{sides}{rose()}{centre()}</g>'


def knot(ring: int, number: int) -> tuple[float, float]:
    radius, shift, _ = RINGS[ring]
    turn = 2 * math.pi * (number + shift) / MESHES
    return radius * math.cos(turn), radius * math.sin(turn)


def mesh(ring: int) -> str:
    """The strings from one ring of knots down to the next, and the upper knots."""
    light = RINGS[ring + 1][2]
    cord = pygame.Color(CORD).lerp(pygame.Color(DEEP), 1 - light)
    tone = f"#{cord.r:02x}{cord.g:02x}{cord.b:02x}"
    style = f'stroke="{tone}" stroke-width="{0.75 + 0.55 * light:.2f}"'
    parts = []
    for number in range(MESHES):
        x, y = knot(ring, number)
        for other in (number, number + (1 if RINGS[ring][1] else -1)):
            u, v = knot(ring + 1, other)
            parts.append(path(f"M{x:.2f} {y:.2f}L{u:.2f} {v:.2f}", style))
        if ring:
            parts.append(circle(x, y, round(0.6 + 0.65 * RINGS[ring][2], 2), filled(tone)))
    return "".join(parts)


def pocket() -> str:
    """A pocket with its net, seen from above, round its own centre."""
    hole = (
        '<defs><radialGradient id="h" cx="50%" cy="50%" r="50%">'
        '<stop offset="0" stop-color="#090402"/><stop offset="0.7" stop-color="#1d1009"/>'
        '<stop offset="1" stop-color="#3a2415"/></radialGradient></defs>'
    )
    net = "".join(mesh(ring) for ring in range(len(RINGS) - 1))
    strings = f'<g fill="none" stroke-linecap="round">{net}</g>'
    return hole + circle(0, 0, POCKET_RADIUS, 'fill="url(#h)"') + strings
