"""Vector drawing without a display: SVG fragments and rounded rectangles as clean surfaces."""

import io
import re

import pygame

Size = tuple[int, int]

OVERSIZE = 4  # SVG is drawn that much larger and scaled down; a power of two loses no brightness
LARGEST = 4_000_000  # pixels of the large drawing; beyond, things are drawn at their own size
PARTLY = re.compile(rb"[\x01-\xfe]")  # alphas that are neither nothing nor all


def draw_svg(size: Size, body: str, view: str = "") -> pygame.Surface:
    """An SVG fragment at `size` pixels; `view` is its view box ("x y w h"), else pixels."""
    size = max(1, size[0]), max(1, size[1])
    view = view or f"0 0 {size[0]} {size[1]}"
    if size[0] * size[1] * OVERSIZE**2 > LARGEST:
        return _plain(size, body, view)
    return _shrink(_plain((size[0] * OVERSIZE, size[1] * OVERSIZE), body, view), size)


def draw_skin(
    size: Size, radius: float, tones: tuple[str, str], line: str, width: float
) -> pygame.Surface:
    """A rounded rectangle, all in pixels: gradient from top to bottom, edge inside."""
    w, h = max(1, size[0]), max(1, size[1])
    top, low = tones
    stops = (
        '<defs><linearGradient id="g" x1="0%" y1="0%" x2="0%" y2="100%">'
        f'<stop offset="0" stop-color="{top}"/><stop offset="1" stop-color="{low}"/>'
        "</linearGradient></defs>"
    )
    fill = top if top in {low, "none"} else "url(#g)"
    body = (
        f'<rect x="{width / 2}" y="{width / 2}" width="{w - width}" height="{h - width}" '
        f'rx="{max(0, min(radius, w / 2, h / 2) - width / 2)}" fill="{fill}" '
        f'stroke="{line or "none"}" stroke-width="{width}"/>'
    )
    return _plain((w, h), (stops if fill.startswith("url") else "") + body, f"0 0 {w} {h}")


def native(surface: pygame.Surface) -> pygame.Surface:
    """The same picture with its bytes in the order of a window's: blits thirty times faster.

    `convert_alpha` does this too, but only once there is a window.
    """
    clear = bool(surface.get_flags() & pygame.SRCALPHA)
    out = pygame.Surface(surface.get_size(), pygame.SRCALPHA if clear else 0, 32)
    if surface.get_masks() == out.get_masks():
        return surface
    out.blit(surface, (0, 0))
    return out


def cover(surface: pygame.Surface, size: Size) -> pygame.Surface:
    """The surface scaled to cover `size` (pixels), its middle kept."""
    ratio = max(size[0] / surface.get_width(), size[1] / surface.get_height())
    width, height = round(size[0] / ratio), round(size[1] / ratio)
    part = pygame.Rect(0, 0, min(width, surface.get_width()), min(height, surface.get_height()))
    part.center = surface.get_rect().center
    return pygame.transform.smoothscale(native(surface).subsurface(part), size)


def cut_corners(surface: pygame.Surface, corners: tuple[int, int, int, int]) -> pygame.Surface:
    """A copy with round corners: radii in pixels, clockwise from the top left."""
    out = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
    out.blit(surface, (0, 0))
    box = out.get_rect()
    for turn, radius in enumerate(corners):
        if radius > 0:
            bite = pygame.transform.rotate(_bite(radius), -90 * turn)
            spot = (turn in {1, 2}) * (box.right - radius), (turn > 1) * (box.bottom - radius)
            out.blit(bite, spot, special_flags=pygame.BLEND_RGBA_MULT)
    return out


def _bite(radius: int) -> pygame.Surface:
    """White in a quarter of a disc, nothing outside: what a top left corner is multiplied by."""
    return draw_svg(
        (radius, radius),
        f'<path fill="#ffffff" d="M0 {radius}A{radius} {radius} 0 0 1 {radius} 0V{radius}Z"/>',
    )


def _plain(size: Size, body: str, view: str) -> pygame.Surface:
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size[0]}" height="{size[1]}" '
        f'viewBox="{view}">'
    )
    data = io.BytesIO(f"{head}{body}</svg>".encode())
    return native(pygame.image.load_sized_svg(data, size))


def _shrink(large: pygame.Surface, size: Size) -> pygame.Surface:
    """Scale down with premultiplied alpha, then divide again where it is partly clear.

    Scaling straight colours would mix the black of clear pixels into every edge.
    """
    small = pygame.transform.smoothscale(large.premul_alpha(), size)
    data = bytearray(pygame.image.tobytes(small, "RGBA"))
    for found in PARTLY.finditer(bytes(data[3::4])):
        start = 4 * found.start()
        r, g, b, a = data[start : start + 4]
        half = a // 2
        data[start : start + 3] = (
            min(255, (r * 255 + half) // a),
            min(255, (g * 255 + half) // a),
            min(255, (b * 255 + half) // a),
        )
    return native(pygame.image.frombytes(bytes(data), size, "RGBA"))
