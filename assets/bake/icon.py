"""The app's icon: the ring a coffee left on squared paper, and a line of the game across it.

Run `python -m assets.bake.icon` to bake icon.png and icon-64.png.
"""

import math

import pygame

from assets.bake.light import save, svg

_SHEET = """<defs>
<linearGradient id="paper" x1="0%" y1="0%" x2="60%" y2="100%">
<stop offset="0" stop-color="#fffcf4"/><stop offset="1" stop-color="#f1e3c9"/></linearGradient>
<linearGradient id="coffee" x1="0%" y1="0%" x2="100%" y2="100%">
<stop offset="0" stop-color="#c96a38"/><stop offset="1" stop-color="#8f3d1c"/></linearGradient>
</defs>
<rect x="9" y="13" width="238" height="238" rx="54" fill="#241309" fill-opacity="0.28"/>
<rect x="8" y="8" width="240" height="240" rx="54" fill="url(#paper)"/>"""
_EDGE = (
    '<rect x="9.5" y="9.5" width="237" height="237" rx="52.5" fill="none" '
    'stroke="#d9bf95" stroke-width="3"/>'
)


def grid() -> str:
    """The squares of the paper, kept inside its rounded corners."""
    parts = []
    for at in range(32, 256, 32):
        inset = 10 + max(0.0, 54 - math.sqrt(max(0.0, 54**2 - max(0, 62 - at, at - 194) ** 2)))
        parts.append(f"M{at} {inset:.1f}V{256 - inset:.1f}M{inset:.1f} {at}H{256 - inset:.1f}")
    return f'<path d="{"".join(parts)}" stroke="#a9c4df" stroke-width="2.4" fill="none"/>'


def ring(width: float) -> str:
    """The coffee's ring, with the gap that every cup leaves."""
    return (
        f'<circle cx="128" cy="128" r="78" fill="none" stroke="#b8562a" '
        f'stroke-opacity="0.16" stroke-width="{width * 1.7}"/>'
        f'<path d="M193.4 85.5A78 78 0 1 1 128 50" fill="none" stroke="url(#coffee)" '
        f'stroke-width="{width}" stroke-linecap="round"/>'
    )


def line(width: float) -> str:
    """Three segments of blue ink and the ball at their end."""
    path = (
        'd="M96 192L160 128L96 128L160 64" fill="none" '
        'stroke-linecap="round" stroke-linejoin="round"'
    )
    return (
        f'<path {path} stroke="#fff8ea" stroke-width="{width * 2}"/>'
        f'<path {path} stroke="#1f3c8c" stroke-width="{width}"/>'
        f'<circle cx="160" cy="64" r="{width * 1.5}" fill="#1f3c8c" '
        f'stroke="#fff8ea" stroke-width="{width * 0.6}"/>'
    )


def icon(size: int) -> pygame.Surface:
    """The icon, size x size pixels; small ones go without the squares and with firmer lines."""
    small = size < 128
    shapes = ring(20) + line(20) if small else grid() + ring(15) + line(15)
    return svg((size, size), _SHEET + shapes + _EDGE, "0 0 256 256")


def bake() -> None:
    save(icon(256), "icon.png")
    save(icon(64), "icon-64.png")


if __name__ == "__main__":
    bake()
