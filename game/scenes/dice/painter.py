"""The table of dice football on the screen: board, men, ball, dice, marks, ways, trays.

Pure drawing: what is legal, who moves and what anything means is told by whoever calls.  Places
are numbers, as `geometry` has them, pixels those of the surface; `painter.at` goes from one to the
other.
"""

from collections.abc import Collection, Sequence

import pygame

from engines.core.contract import Seat
from engines.dice_football.spots import tray_of
from game.scenes.dice import marks
from game.scenes.dice.die import draw_die
from game.scenes.dice.geometry import Pixel, Place, Spot, Table
from game.scenes.dice.ground import Ground
from game.scenes.dice.lines import Line, draw_way
from game.scenes.dice.marks import Mark
from game.scenes.dice.men import Pieces, foot, shade_foot
from game.scenes.dice.rods import draw_rod, draw_words
from game.ui import draw
from game.ui.look import Look

__all__ = ["Line", "Mark", "Painter"]

STAND = 9 / 46  # squares from the middle of his square down to where a man stands
BALL, HELD_BALL = 0.52, 0.44  # squares, the ball alone and one at a man's foot
BESIDE = (0.33, 0.26)  # squares, where that one lies
RAISED = 0.42  # squares, how high a man is in a hand
LIT = "#ffe9bd"


class Painter:
    """Draws one table; `lay` it before anything else.

    `names` are home's and away's, which are written on the frame behind their goals ("" is none).
    """

    def __init__(self, look: Look, names: tuple[str, str] = ("", "")) -> None:
        self.look = look
        self.at = Table.fit(pygame.Rect(0, 0, 1, 1), look)
        self._names = names
        self._pieces = Pieces(look)
        self._ground: Ground | None = None

    def lay(self, area: pygame.Rect, turns: int = 0) -> None:
        """Fit board and trays into an area; `turns` 2 turns the field by half a turn."""
        self.at = Table.fit(area, self.look, turns)
        self._pieces.clear()
        self._ground = Ground(self.look, self.at, self._names)

    @property
    def rect(self) -> pygame.Rect:
        """The board, pixels."""
        return self.at.rect

    # ------------------------------------------------------------ the table

    def board(self, surface: pygame.Surface, *, labelled: bool = True, below: bool = True) -> None:
        """What does not change: the board with letters and names, empty trays, the cloth.

        Letters and numbers are left out unless it is `labelled`, trays and cloth unless `below`.
        """
        self._laid.board(surface, labelled=labelled)
        if below:
            self._laid.below(surface)

    def goals(
        self, surface: pygame.Surface, shaken: Seat | None = None, progress: float = 1.0
    ) -> None:
        """Both goals, every frame before the men.

        The net of that which `shaken` defends swings and comes to rest as progress goes to 1.
        """
        self._laid.goals(surface, shaken, progress)

    def head(
        self, surface: pygame.Surface, side: Seat, title: str, note: str = "", short: str = ""
    ) -> None:
        """The words over a side's tray; `short` is written for a title that has no room."""
        self._laid.head(surface, side, (title, note), short)

    def waiting(
        self,
        surface: pygame.Surface,
        side: Seat,
        men: int,
        *,
        keeper: bool,
        glow: Collection[Place] = (),
    ) -> None:
        """The men of a side who are still to be placed, in its tray.

        `men` counts the outfield pieces; whoever is in the hand is not in the tray.  `glow` names
        the trays (`spots.tray_of`) out of which one can be taken: it is the last that shines.
        """
        tray, own = tray_of(side, keeper=False), tray_of(side, keeper=True)
        for number, pixel in enumerate(self.at.waiting(side, men), 1):
            self.man(surface, side, pixel, glow=tray in glow and number == men)
        if keeper:
            self.man(surface, side, self.at.to_pixel(own), keeper=True, glow=own in glow)

    def points(self, surface: pygame.Surface, side: Seat, owed: int, label: str = "") -> None:
        """The points that are owed to a side: beads on a rod in its tray, and a figure.

        `label` is written instead of "+2" if it is not empty.
        """
        draw_rod(surface, self.look, self._pieces, self.at.trays[side], (owed, label))

    # ------------------------------------------------------------ men, ball, dice

    def man(  # noqa: PLR0913 - who, where and how
        self,
        surface: pygame.Surface,
        side: Seat,
        pixel: Pixel,
        *,
        keeper: bool = False,
        lifted: float = 0.0,
        glow: bool = False,
        chosen: bool = False,
        alpha: int = 255,
    ) -> None:
        """A man with the middle of his square at a pixel; draw those farther up first.

        `lifted` is 0 on the board and 1 in a hand.  `glow`: he can be taken; `chosen`: he is.
        """
        cell, pieces = self.at.cell, self._pieces
        if glow or chosen:
            _stamp(surface, marks.halo(self.look, cell, 1.0 if chosen else 0.8), pixel)
            _stamp(surface, marks.rings(self.look, cell, glow=glow, chosen=chosen), pixel)
        x, y = pixel[0], pixel[1] + STAND * cell
        up = lifted * RAISED * cell
        shade, (sx, sy) = pieces.shade(side, cell), shade_foot(cell)
        alpha_below = round(alpha * (0.62 - 0.2 * lifted))
        surface.blit(
            pieces.faded(shade, alpha_below),
            (round(x - sx + 0.5 * up), round(y - sy + 0.3 * up)),
        )
        fx, fy = foot(cell)
        picture = pieces.faded(pieces.man(side, cell, keeper=keeper), alpha)
        surface.blit(picture, (round(x - fx), round(y - fy - up)))

    def ball(
        self,
        surface: pygame.Surface,
        pixel: Pixel,
        *,
        on_man: bool = False,
        lifted: float = 0.0,
        alpha: int = 255,
    ) -> None:
        """The ball in the middle of a square at a pixel, or at the foot of the man who has it.

        `lifted` is how many squares it is above the board.
        """
        cell, pieces = self.at.cell, self._pieces
        size = max(9, round((HELD_BALL if on_man else BALL) * cell * (1 + 0.18 * lifted)))
        x, y = pixel
        if on_man:
            x, y = x + BESIDE[0] * cell, y + BESIDE[1] * cell
        shade = pieces.round_shadow((size, round(0.72 * size)), round(150 - 70 * min(1, lifted)))
        low = x + (0.14 + 0.5 * lifted) * size, y + (0.26 + 0.25 * lifted) * size
        _stamp(surface, pieces.faded(shade, alpha), low)
        _stamp(surface, pieces.faded(pieces.ball(size), alpha), (x, y - lifted * cell))

    def die(  # noqa: PLR0913 - which die, where and how far
        self,
        surface: pygame.Surface,
        face: int,
        progress: float = 1.0,
        *,
        pixel: Pixel | None = None,
        size: float = 0.0,
        side: Seat = Seat.HOME,
    ) -> None:
        """A die that tumbles in and lies in the end with a face up, in the tint of a side.

        It comes to lie at a pixel, or in the middle of the cloth; its edges are `size` pixels, or
        what there is room for.
        """
        spot = pixel if pixel is not None else self.at.rest()
        thrown = face, progress, side
        draw_die(surface, self._pieces, spot, size or self.at.die_size, thrown)

    def dice(
        self,
        surface: pygame.Surface,
        faces: tuple[int, int],
        progress: tuple[float, float] = (1.0, 1.0),
        *,
        side: Seat | tuple[Seat, Seat] = Seat.HOME,
    ) -> None:
        """Two dice on the cloth; a face 0 is not thrown yet.

        Those of a corner are one side's, those of the draw one of each `side`.
        """
        sides = side if isinstance(side, tuple) else (side, side)
        for number, face in enumerate(faces):
            if face:
                spot = self.at.rest(number, 2)
                self.die(surface, face, progress[number], pixel=spot, side=sides[number])

    def reckoning(
        self,
        surface: pygame.Surface,
        sum_: str,
        note: str = "",
        total: str = "",
        *,
        dice: int = 2,
    ) -> None:
        """At the right of the cloth: a sum ("5 + 2"), what it is, and what it comes to.

        There is more room beside one die than beside two.  The note may be the only line; it runs
        over several lines where it has to.
        """
        draw_words(surface, self.look, self.at.beside_dice(dice), (sum_, note, total))

    # ------------------------------------------------------------ marks and ways

    def mark(
        self, surface: pygame.Surface, kind: Mark, place: Place | Spot, *, hot: bool = False
    ) -> None:
        """A sign at a place; `hot` under the pointer or the cursor.

        Those of `marks.UNDER` are drawn before the men, the others after them.
        """
        x, y = self.at.to_pixel(place)
        turn = 180 if x < self.at.rect.centerx and kind in {"shot", "corner"} else 0
        _stamp(surface, marks.mark(self.look, self.at.cell, kind, turn, hot=hot), (x, y))

    def way(self, surface: pygame.Surface, kind: Line, way: Sequence[Place | Spot]) -> None:
        """A way of the ball through places, its first step from a start cell or a square."""
        pixels = [self.at.to_pixel(place) for place in way]
        draw_way(surface, self.look, self.at.cell, kind, pixels)

    def plates(self, surface: pygame.Surface, places: Collection[Place]) -> None:
        """Pale grounds of the squares through which a way goes, under it."""
        plate = marks.plate(self.look, self.at.cell)
        for place in places:
            surface.blit(plate, self.at.square(place))

    def step(
        self, surface: pygame.Surface, place: Place | Spot, value: int, *, small: bool = False
    ) -> None:
        """The number of a step on its square; `small`: beside the man or the ball there."""
        x, y = self.at.to_pixel(place)
        if small:
            x, y = x + 0.36 * self.at.cell, y - 0.36 * self.at.cell
        _stamp(surface, marks.number(self.look, self.at.cell, value, small=small), (x, y))

    def zone(self, surface: pygame.Surface, places: Collection[Place]) -> None:
        """Squares on which no man may be placed: a hatched veil."""
        veil = marks.veil(self.look, self.at.cell)
        for place in places:
            surface.blit(veil, self.at.square(place))

    def frame(self, surface: pygame.Surface, first: Place, last: Place) -> None:
        """A broken frame around the squares from one to another."""
        box, cell = self.at.box(first, last), self.at.cell
        wide, inset = 0.06 * cell, 0.07 * cell
        shape = (
            f'<rect x="{inset:.1f}" y="{inset:.1f}" width="{box.width - 2 * inset:.1f}" '
            f'height="{box.height - 2 * inset:.1f}" rx="{0.14 * cell:.1f}" fill="none" '
        )
        body = (
            f'{shape} stroke="{marks.SHADE}" stroke-opacity="0.45" stroke-width="{2 * wide:.1f}"/>'
            f'{shape} stroke="{marks.PAPER}" stroke-width="{wide:.1f}" '
            f'stroke-dasharray="{0.2 * cell:.1f} {0.13 * cell:.1f}"/>'
        )
        surface.blit(self.look.svg(box.size, body), box)

    def word(self, surface: pygame.Surface, string: str, pixel: Pixel) -> None:
        """A short bright word on the wood, centred on a pixel, kept on the board."""
        size = 0.28 * self.at.cell / self.look.scale
        text = self.look.text("bold", size, string, LIT)
        low, high = self.rect.left + 6, self.rect.right - 6 - text.get_width()
        left = max(low, min(pixel[0] - text.get_width() / 2, high))
        draw.put_mid(surface, text, left, pixel[1])

    def plate(self, surface: pygame.Surface, string: str, pixel: Pixel) -> None:
        """A sentence on a cream plate, centred on a pixel, kept on the board."""
        look, pad = self.look, self.look.px(10)
        text = look.text("semi", 15, string, look.palette.ink)
        box = text.get_rect().inflate(2 * pad, pad)
        box.center = round(pixel[0]), round(pixel[1])
        box.clamp_ip(self.rect)
        draw.card(surface, look, box, 8, 6, 3, 120)
        surface.blit(text, text.get_rect(center=box.center))

    # ------------------------------------------------------------ panel

    def sign(self, side: Seat, size: int, *, keeper: bool = False) -> pygame.Surface:
        """The side's sign for its plate: one of its men, a square of `size` pixels."""
        return self._pieces.bust(side, size, keeper=keeper)

    def bullet(self, side: Seat, size: int) -> pygame.Surface:
        """The side's man from above for lists, a square of `size` pixels."""
        return marks.bullet(self.look, side, size)

    def badge(self, face: int, size: int, side: Seat = Seat.HOME) -> pygame.Surface:
        """A face of a side's die for lists, a square of `size` pixels."""
        return marks.badge(self.look, face, side, size)

    # ------------------------------------------------------------

    @property
    def _laid(self) -> Ground:
        if self._ground is None:
            raise RuntimeError("the table has not been laid yet")
        return self._ground


def _stamp(surface: pygame.Surface, picture: pygame.Surface, middle: Pixel) -> None:
    """Blit a picture with its middle at a pixel."""
    x, y = middle
    surface.blit(picture, (round(x - picture.get_width() / 2), round(y - picture.get_height() / 2)))
