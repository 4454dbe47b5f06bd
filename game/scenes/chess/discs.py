"""The players and the ball: turned discs with a chess figure and a shirt number.

Home's disc is pale with a thin double ring, away's dark with a beaded rim, so that the sides differ
without colour; the figure tells how a player moves.
"""

import io
from dataclasses import dataclass
from typing import Literal

import pygame

from engines.core.contract import Seat
from game.ui.cache import SurfaceCache
from game.ui.look import Look
from game.ui.vector import draw_svg, native

Kind = Literal["K", "Q", "R", "B", "N", "P"]

PICTURES = {Seat.HOME: "chess-home.png", Seat.AWAY: "chess-away.png"}
INK = {Seat.HOME: "#2b1f26", Seat.AWAY: "#faecd3"}
BAKED, BAKED_BALL = 96 / 100, 60 / 64  # how much of its picture a disc and the ball fill
CACHE_BYTES = 12 * 1024 * 1024
LEAST = 11  # pixels of a number
DIGIT, LOW = 0.72, 0.835  # how high a digit is, and where of a disc it ends
REFERENCE = 52  # the diameter in the drawing that all sizes are taken from

# Each in a square of 40; the foot is the same for all.
FOOT = "M9.5 36.5c0-3.6 1.8-5.3 4-5.8h13c2.2.5 4 2.2 4 5.8z"
SHAPES: dict[Kind, str] = {
    "K": "M18.4 3h3.2v3h3v3.1h-3v2.7h-3.2V9.1h-3V6h3zM20 14.5c-1.9-2.3-4.2-3.3-6.6-3.3-4.3 0-7.4 "
    "3.3-7.4 7.3 0 4.4 3.4 6.8 6.8 10.2h14.4c3.4-3.4 6.8-5.8 6.8-10.2 0-4-3.1-7.3-7.4-7.3-2.4 "
    "0-4.7 1-6.6 3.3z",
    "Q": "M12.9 28.7 6.7 15.2l6.8 4.7 1.7-10.4L20 18.7l4.8-9.2 1.7 10.4 6.8-4.7-6.2 13.5z",
    "R": "M9.8 5h4.6v3.4h3.2V5h4.8v3.4h3.2V5h4.6v7.6c0 1.2-.9 2.2-2.1 2.6l1.3 13.5H10.6l1.3-13.5"
    "c-1.2-.4-2.1-1.4-2.1-2.6z",
    "B": "M20 8.7c4.8 3.6 8.3 8 8.3 12.6 0 3.2-1.7 5.7-4.3 7.4h-8c-2.6-1.7-4.3-4.2-4.3-7.4 0-4.6 "
    "3.5-9 8.3-12.6z",
    "N": "M13.2 28.7c-.2-4.7 3.3-6.9 5.7-10.4-2.6 1.3-5.4 1.5-7.5 3.7l-2.2 2.2-3.5-2.5.9-3.6c1.6-4 "
    "4.6-7 6.3-10.5l.3-4 3.6 2.7 1.9-.2.9-2.7 3 3.3c5.9 2.2 9.2 8.5 8.4 22z",
    "P": "M13.4 16.3h13.2v2.9h-3.5c.2 4 1.2 7 3.3 9.5H13.6c2.1-2.5 3.1-5.5 3.3-9.5h-3.5z",
}
KNOBS: dict[Kind, tuple[tuple[float, float, float], ...]] = {
    "Q": ((6, 12.8, 2.7), (14.7, 7, 2.7), (25.3, 7, 2.7), (34, 12.8, 2.7)),
    "B": ((20, 5.3, 2.8),),
    "P": ((20, 10, 6.2),),
}


@dataclass(frozen=True, slots=True)
class Piece:
    """A player: side, shirt number and the figure by which it moves."""

    side: Seat
    number: int
    kind: Kind


@dataclass(frozen=True, slots=True)
class Signs:
    """What is marked on a player's disc, whatever of it holds."""

    offside: bool = False  # struck out in grey, with a flag (CF-11.3)
    barred: bool = False  # may not play the ball now: a small no-entry sign
    cautioned: bool = False  # a yellow card at the corner
    gone: bool = False  # sent off or replaced: faint, crossed out


NONE = Signs()


class Discs:
    """Makes and keeps the discs at the sizes that are asked for."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self._kept = SurfaceCache(CACHE_BYTES)
        self._loaded: dict[str, pygame.Surface] = {}

    def clear(self) -> None:
        """Forget the sizes of the last lay."""
        self._kept = SurfaceCache(CACHE_BYTES)

    def disc(self, piece: Piece, size: int, signs: Signs = NONE) -> pygame.Surface:
        """A player of `size` pixels across, in the middle of a square with room for its signs."""
        key = (piece, size, signs)
        return self._kept.get(key, lambda: self._signed(piece, size, signs))

    def badge(self, piece: Piece, size: int) -> pygame.Surface:
        """The shirt number alone on the side's disc, a square of `size` pixels, for lists."""
        key = ("badge", piece.side, piece.number, size)
        return self._kept.get(key, lambda: self._badge(piece.side, piece.number, size))

    def face(self, piece: Piece, size: int) -> pygame.Surface:
        """Figure and number on the side's disc, a square of `size` pixels."""
        return self._kept.get(("face", piece, size), lambda: self._face(piece, size))

    def blank(self, side: Seat, size: int) -> pygame.Surface:
        """The side's disc without anything on it, a square of `size` pixels."""
        return self.baked(PICTURES[side], size, BAKED)

    def ball(self, size: int) -> pygame.Surface:
        """The football, a square of `size` pixels."""
        return self.baked("football.png", size, BAKED_BALL)

    def baked(self, name: str, size: int, filled: float) -> pygame.Surface:
        """A baked picture of which the part `filled` is scaled to `size` pixels."""
        return self._kept.get((name, size), lambda: self._scaled(name, size, filled))

    def shadow(self, size: int, lifted: float = 0.0) -> tuple[pygame.Surface, tuple[int, int]]:
        """The shadow of a disc and how far its middle lies right of and below the disc's."""
        soft = size / 2 / self._look.scale
        blur, strength = soft * (0.12 + 0.28 * lifted), round(150 - 45 * lifted)
        shade = self._look.shadow((size, size), soft, blur, strength)
        drop = size * (0.055 + 0.16 * lifted)
        return shade, (round(0.8 * drop), round(drop))

    def faded(self, picture: pygame.Surface, alpha: int) -> pygame.Surface:
        """A more or less transparent copy of a disc or a shadow."""
        if alpha >= 255:
            return picture
        return self._kept.get((picture, alpha), lambda: _faded(picture, alpha))

    # ------------------------------------------------------------ how they are made

    def _scaled(self, name: str, size: int, filled: float) -> pygame.Surface:
        if name not in self._loaded:
            data = io.BytesIO(self._look.assets.data(f"pictures/{name}"))
            self._loaded[name] = native(pygame.image.load(data, name))
        whole = self._loaded[name]
        side = round(whole.get_width() * filled)
        part = pygame.Rect(0, 0, side, side)
        part.center = whole.get_rect().center
        return _shrunk(whole.subsurface(part), size)

    def _face(self, piece: Piece, size: int) -> pygame.Surface:
        face = self.blank(piece.side, size).copy()
        pixels = max(LEAST, 0.29 * size, min(12.5, 0.34 * size))
        top, low = 0.11 * size, LOW * size - DIGIT * pixels
        side = round((low - top) * 1.06)
        figure = draw_svg((side, side), figure_body(piece.kind, INK[piece.side]), "0 0 40 40")
        face.blit(figure, ((size - side) // 2, round(top - 0.04 * side)))
        self._number(face, piece, pixels, LOW * size - DIGIT * pixels / 2)
        return face

    def _badge(self, side: Seat, number: int, size: int) -> pygame.Surface:
        face = self.blank(side, size).copy()
        self._number(face, Piece(side, number, "P"), 0.52 * size, size / 2)
        return face

    def _number(self, face: pygame.Surface, piece: Piece, pixels: float, middle: float) -> None:
        """Write the shirt number so that its figures stand around `middle`."""
        text = self._digits(str(piece.number), pixels, INK[piece.side])
        tight = text.subsurface(text.get_bounding_rect())
        corner = (face.get_width() - tight.get_width()) / 2, middle - tight.get_height() / 2
        face.blit(tight, (round(corner[0]), round(corner[1])))

    def _digits(self, string: str, pixels: float, colour: str) -> pygame.Surface:
        return self._look.spaced("bold", pixels / self._look.scale, string, colour, 0)

    def _signed(self, piece: Piece, size: int, signs: Signs) -> pygame.Surface:
        room = size + 2 * round(0.3 * size)
        whole = pygame.Surface((room, room), pygame.SRCALPHA)
        face, corner = self.face(piece, size), (room - size) // 2
        whole.blit(face if not signs.gone else _faded(face, 88), (corner, corner))
        body = signs_body(signs)
        if body:
            over = draw_svg((room, room), body, _view(size, room))
            whole.blit(over, (0, 0))
        return whole


def figure_body(kind: Kind, colour: str) -> str:
    """A chess figure as an SVG fragment in a square of 40."""
    knobs = "".join(
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="{colour}"/>' for x, y, r in KNOBS.get(kind, ())
    )
    return f'<path d="{FOOT}" fill="{colour}"/><path d="{SHAPES[kind]}" fill="{colour}"/>{knobs}'


def signs_body(signs: Signs) -> str:
    """The signs around a disc of diameter 52 whose middle is 0, 0; "" if there are none."""
    parts = []
    if signs.offside:
        parts += [_STRUCK, _FLAG]
    if signs.barred:
        parts.append(_BARRED)
    if signs.cautioned:
        parts.append(_CARD)
    if signs.gone:
        parts.append(_GONE)
    return "".join(parts)


_STRUCK = (
    '<circle r="25.6" fill="#56584f" fill-opacity="0.52"/>'
    '<path d="M-18 12 12-18M-12 20 20-12M-22 2 2-22" stroke="#20301f" stroke-width="3" '
    'stroke-opacity="0.42"/>'
)
_FLAG = (
    '<g fill="none" stroke-linecap="round" stroke-linejoin="round">'
    '<path d="M14-6V-34" stroke="#1d120b" stroke-width="5"/>'
    '<path d="M14-6V-34" stroke="#fff6e0" stroke-width="2.6"/>'
    '<path d="M15.5-34 34-31l-4.5 5.5 4.5 6-18.5-2z" fill="#e2562f" stroke="#5a1d0c" '
    'stroke-width="1.6"/></g>'
)
_BARRED = (
    '<circle cx="-18" cy="17" r="10" fill="#fff7ea" stroke="#8e2018" stroke-width="3.4"/>'
    '<path d="M-24.6 10.4-11.4 23.6" stroke="#8e2018" stroke-width="3.4"/>'
)
_CARD = (
    '<path d="M-26-26l10-2.4 3.9 15.6-10 2.5z" fill="#ffd23c" stroke="#3a2a05" stroke-width="1.8" '
    'stroke-linejoin="round"/>'
)
_GONE = (
    '<path d="M-11-11 11 11M11-11-11 11" stroke="#5a1d0c" stroke-width="7" stroke-opacity="0.55" '
    'stroke-linecap="round"/><path d="M-11-11 11 11M11-11-11 11" stroke="#f3b8a0" '
    'stroke-width="4" stroke-linecap="round"/>'
)


def _view(size: int, room: int) -> str:
    """The view box of a picture of `room` pixels around a disc of `size` pixels."""
    half = REFERENCE * room / size / 2
    return f"{-half:.3f} {-half:.3f} {2 * half:.3f} {2 * half:.3f}"


def _shrunk(picture: pygame.Surface, size: int) -> pygame.Surface:
    """Scaled with premultiplied alpha, so that the edge is not dark from clear black."""
    small = pygame.transform.smoothscale(picture.premul_alpha(), (size, size))
    data = bytearray(pygame.image.tobytes(small, "RGBA"))
    for start in range(0, len(data), 4):
        alpha = data[start + 3]
        if 0 < alpha < 255:
            for part in range(start, start + 3):
                data[part] = min(255, data[part] * 255 // alpha)
    return native(pygame.image.frombytes(bytes(data), (size, size), "RGBA"))


def _faded(picture: pygame.Surface, alpha: int) -> pygame.Surface:
    copy = picture.copy()
    copy.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return copy
