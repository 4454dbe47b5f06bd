"""How things look at one scale: type, skins, shadows, icons, pictures, made once and kept.

Design sizes are points, the screen counts pixels; `Look.px` goes from one to the other.  A change
of scale or palette makes a new Look; nothing here is global.
"""

import io
from functools import partial
from typing import Literal

import pygame

from game.assets import Assets, MissingAssetError
from game.ui.cache import SurfaceCache
from game.ui.palette import STANDARD, Palette
from game.ui.typeset import Typesetter
from game.ui.vector import Size, cover, cut_corners, draw_skin, draw_svg

Face = Literal["title", "body", "semi", "bold"]

FACES: dict[Face, str] = {
    "title": "Fraunces_600SemiBold.ttf",
    "body": "NunitoSans_400Regular.ttf",
    "semi": "NunitoSans_600SemiBold.ttf",
    "bold": "NunitoSans_700Bold.ttf",
}
SMALLEST = 14  # pixels; below that the text face loses the spaces between words
SMALLEST_CAPITALS = 11  # pixels; set letter by letter, so the spaces stay
CACHE_BYTES = 160 * 1024 * 1024


class Look:
    """Makes and keeps what is drawn.  Surfaces given out are shared: blit them, never draw on them.

    `scale` is pixels a point.  Sizes named `size: Size`, widths of text and positions are pixels;
    type sizes, radii, blurs and line widths are points.
    """

    def __init__(self, assets: Assets, scale: float = 1.0, palette: Palette = STANDARD) -> None:
        self.assets = assets
        self.scale = scale
        self.palette = palette
        self._kept = SurfaceCache(CACHE_BYTES)
        self._setters: dict[tuple[Face, int], Typesetter] = {}
        self._faces: dict[Face, bytes] = {}

    def px(self, points: float) -> int:
        """Pixels of a length in points; something that was not zero stays at least one pixel."""
        pixels = round(points * self.scale)
        return pixels if pixels or not points else (1 if points > 0 else -1)

    # ------------------------------------------------------------ type

    def font(self, face: Face, size: float) -> pygame.Font:
        """The font of a face at a size in points, never so small that it cannot be read.

        It is for ascents and heights; widths come from `text_width`.
        """
        return self._type(face, size).font

    def text(self, face: Face, size: float, string: str, colour: str) -> pygame.Surface:
        """One line of text, rendered at its final size."""
        setter = self._type(face, size)
        key = ("text", face, setter.font.point_size, string, colour)
        return self._kept.get(key, lambda: setter.render(string, colour))

    def text_width(self, face: Face, size: float, string: str) -> int:
        """The width of a line in pixels; the widths of its parts add up to it."""
        return self._type(face, size).width(string)

    def line_height(self, face: Face, size: float) -> int:
        """Pixels from one base line to the next in running text."""
        return round(self.font(face, size).get_height() * 1.02)

    def wrap(self, face: Face, size: float, string: str, width: int) -> list[str]:
        """The lines of a text that may be `width` pixels wide; a longer word is cut in pieces."""
        setter = self._type(face, size)
        return [line for part in string.split("\n") for line in setter.wrap(part, width)]

    def fit(self, face: Face, size: float, string: str, width: int) -> str:
        """The string, shortened with an ellipsis if it is wider than `width` pixels."""
        return self._type(face, size).fit(string, width)

    def spaced(
        self, face: Face, size: float, string: str, colour: str, gap: float
    ) -> pygame.Surface:
        """Letters set `gap` points apart, for small capitals."""
        setter = self._type(face, size, SMALLEST_CAPITALS)
        key = ("spaced", face, setter.font.point_size, string, colour, gap)
        return self._kept.get(key, lambda: setter.spread(string, colour, gap * self.scale))

    def _type(self, face: Face, size: float, least: int = SMALLEST) -> Typesetter:
        pixels = max(least, round(size * self.scale))
        if not pygame.font.get_init():
            pygame.font.init()
            self._setters.clear()
        found = self._setters.get((face, pixels))
        if found is None:
            if face not in self._faces:
                self._faces[face] = self.assets.data(f"fonts/{FACES[face]}")
            font = pygame.Font(io.BytesIO(self._faces[face]), pixels)
            found = self._setters[face, pixels] = Typesetter(font, wide=face != "title")
        return found

    # ------------------------------------------------------------ shapes

    def svg(self, size: Size, body: str, view: str = "") -> pygame.Surface:
        """An SVG fragment, antialiased; `view` is its view box ("x y w h"), else pixels."""
        return self._kept.get(("svg", size, body, view), lambda: draw_svg(size, body, view))

    def skin(  # noqa: PLR0913, PLR0917 - a rounded rectangle is all of this
        self,
        size: Size,
        radius: float,
        top: str,
        low: str = "",
        line: str = "",
        width: float = 0.0,
    ) -> pygame.Surface:
        """A rounded rectangle with a vertical gradient and an edge; `top` "none" leaves it open."""
        key = ("skin", size, radius, top, low, line, width)
        draw = partial(
            draw_skin, size, radius * self.scale, (top, low or top), line, width * self.scale
        )
        return self._kept.get(key, draw)

    def shadow(self, size: Size, radius: float, blur: float, strength: int) -> pygame.Surface:
        """A soft shadow (strength 0-255); blit it 2*px(blur) left of and above the thing."""
        key = ("shadow", size, radius, blur, strength)
        return self._kept.get(key, lambda: self._shadow(size, radius, blur, strength))

    def icon(self, name: str, size: float, colour: str) -> pygame.Surface:
        """A line icon from assets/icons in a square of `size` points; "play" is filled."""
        key = ("icon", name, size, colour)
        return self._kept.get(key, lambda: self._icon(name, size, colour))

    def picture(self, name: str, size: Size) -> pygame.Surface:
        """A baked picture of assets/pictures (name with its ending), scaled to cover `size`."""
        return self._kept.get(("picture", name, size), lambda: self._picture(name, size))

    def rounded(
        self, picture: str | pygame.Surface, size: Size, corners: tuple[int, int, int, int]
    ) -> pygame.Surface:
        """A picture, by name or as a surface, that covers `size` and has round corners.

        The radii are pixels, clockwise from the top left.
        """
        return self._kept.get(
            ("rounded", picture, size, corners), lambda: self._rounded(picture, size, corners)
        )

    def _rounded(
        self, picture: str | pygame.Surface, size: Size, corners: tuple[int, int, int, int]
    ) -> pygame.Surface:
        if isinstance(picture, str):
            return cut_corners(self.picture(picture, size), corners)
        return cut_corners(cover(picture, size), corners)

    def _shadow(self, size: Size, radius: float, blur: float, strength: int) -> pygame.Surface:
        soft = self.px(blur)
        room = (size[0] + 4 * soft, size[1] + 4 * soft)
        sharp = pygame.Surface(room, pygame.SRCALPHA)
        sharp.blit(self.skin(size, radius, self.palette.shadow), (2 * soft, 2 * soft))
        by = max(1, min(4, soft // 4))  # wide shadows are blurred on a smaller copy
        small = pygame.transform.smoothscale(sharp, (max(1, room[0] // by), max(1, room[1] // by)))
        blurred = pygame.transform.gaussian_blur(small, max(1, soft // by))
        shade = blurred if by == 1 else pygame.transform.smoothscale(blurred, room)
        shade.fill((255, 255, 255, strength), special_flags=pygame.BLEND_RGBA_MULT)
        return shade

    def _icon(self, name: str, size: float, colour: str) -> pygame.Surface:
        body = self.assets.text(f"icons/{name}.svg")
        body = body[body.index(">", body.index("<svg")) + 1 : body.rindex("</svg>")]
        fill = colour if name == "play" else "none"
        group = (
            f'<g fill="{fill}" stroke="{colour}" stroke-width="2" stroke-linecap="round" '
            f'stroke-linejoin="round">{body.replace("currentColor", colour)}</g>'
        )
        side = self.px(size)
        return draw_svg((side, side), group, "0 0 24 24")

    def _picture(self, name: str, size: Size) -> pygame.Surface:
        data = io.BytesIO(self.assets.data(f"pictures/{name}"))
        try:
            whole = pygame.image.load(data, name)
        except pygame.error as error:
            raise MissingAssetError(f"assets picture {name} cannot be read: {error}") from error
        return cover(whole, size)
