"""The empty board: frame, playing surface, its printed lines and the pockets (CR-1.1, CR-1.3)."""

import pygame

from game.scenes.carrom_table.lay import REACH
from game.ui.look import Look
from physics.dimensions import HALF, MAN_RADIUS, POCKET_RADIUS, POCKETS

LINES, RED = "#33231a", "#a63a22"
BASE, LOWER, UPPER = 252.6, 268.5, 236.7  # mm from the centre: mid line, lower and upper line
CIRCLE = 220.8  # mm: the base circles' centres along the base line
OUTER = 85.0


def board(look: Look, side: int) -> pygame.Surface:
    """The whole board in a square of `side` pixels."""
    reach = f"{-REACH} {-REACH} {2 * REACH} {2 * REACH}"
    return look.svg((side, side), _frame() + _lines() + _pockets(), reach)


def _frame() -> str:
    return (
        f'<rect x="{-REACH}" y="{-REACH}" width="{2 * REACH}" height="{2 * REACH}" rx="9" '
        f'fill="#3e2319"/><rect x="{-HALF}" y="{-HALF}" width="{2 * HALF}" height="{2 * HALF}" '
        f'rx="{POCKET_RADIUS}" fill="#efdcb8"/>'
    )


def _lines() -> str:
    circles = "".join(
        f'<circle cx="{x}" cy="{BASE}" r="{MAN_RADIUS}"/>'
        f'<circle cx="{x}" cy="{BASE}" r="12.7" fill="{RED}" stroke="none"/>'
        for x in (-CIRCLE, CIRCLE)
    )
    side = (
        f'<path d="M{-CIRCLE} {LOWER}H{CIRCLE}" stroke-width="5"/>'
        f'<path d="M{-CIRCLE} {UPPER}H{CIRCLE}"/><path d="M107.9 107.9L296.7 296.7"/>{circles}'
    )
    sides = "".join(f'<g transform="rotate({90 * turn})">{side}</g>' for turn in range(4))
    middle = f'<circle r="{OUTER}"/><circle r="{MAN_RADIUS}" fill="{RED}"/>'
    return f'<g fill="none" stroke="{LINES}" stroke-width="1.5">{sides}{middle}</g>'


def _pockets() -> str:
    return "".join(
        f'<circle cx="{x}" cy="{y}" r="{POCKET_RADIUS}" fill="#160c07"/>' for x, y in POCKETS
    )
