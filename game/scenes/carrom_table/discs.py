"""Men, queen and striker as they lie on the board: turned discs and their shadows."""

from typing import Literal

import pygame

from game.ui.look import Look
from physics.dimensions import MAN_RADIUS, STRIKER_RADIUS

Kind = Literal["w", "b", "q", "s"]

RADII: dict[Kind, float] = {
    "w": MAN_RADIUS,
    "b": MAN_RADIUS,
    "q": MAN_RADIUS,
    "s": STRIKER_RADIUS,
}
TONES: dict[Kind, tuple[str, str]] = {
    "w": ("#f1dcae", "#a97f49"),
    "b": ("#322824", "#bfa88c"),
    "q": ("#b3261d", "#f0cf8e"),
    "s": ("#ece3d0", "#1f6670"),
}
RINGS: dict[Kind, tuple[tuple[float, float], ...]] = {  # radius and breadth, parts of the disc's
    "w": ((0.665, 0.07), (0.35, 0.07)),
    "b": ((0.575, 0.17),),
    "q": ((0.715, 0.09), (0.15, 0.3)),
    "s": ((0.785, 0.07), (0.43, 0.06), (0.07, 0.14)),
}


def disc(look: Look, kind: Kind, radius: int) -> pygame.Surface:
    """A disc from above, without its shadow, `radius` pixels large."""
    base, mark = TONES[kind]
    rings = "".join(
        f'<circle r="{100 * at}" fill="none" stroke="{mark}" stroke-width="{100 * broad}"/>'
        for at, broad in RINGS[kind]
    )
    rim = '<circle r="98" fill="none" stroke="#000000" stroke-opacity="0.25" stroke-width="4"/>'
    body = f'<circle r="99" fill="{base}"/>{rings}{rim}'
    return look.svg((2 * radius, 2 * radius), body, "-100 -100 200 200")


def shadow(look: Look, radius: int, lifted: float) -> tuple[pygame.Surface, tuple[int, int]]:
    """The shadow of a disc and where its middle lies from the disc's, pixels."""
    blur = (1.0 + 5.0 * lifted) * radius / 15 / look.scale
    size = (2 * radius, 2 * radius)
    shade = look.shadow(size, radius / look.scale, blur, round(165 - 45 * lifted))
    drop = radius * (0.17 + 0.45 * lifted)
    return shade, (round(drop), round(1.25 * drop))
