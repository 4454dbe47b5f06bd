"""The table of chess football on the screen: board, benches, players, ball, marks, lines, coin.

Pure drawing: what is legal, who moves and what anything means is told by whoever calls.  Places
are (column, row) pairs of `geometry`, pixels those of the surface; `painter.at` goes from one to
the other.
"""

from collections.abc import Collection, Sequence

import pygame

from engines.core.contract import Seat
from game.scenes.chess.bench import draw_head, draw_tray
from game.scenes.chess.coin import draw_coin
from game.scenes.chess.discs import NONE, Discs, Kind, Piece, Signs
from game.scenes.chess.geometry import (
    COLUMNS,
    DISC,
    MARGIN_Y,
    ROWS,
    Pitch,
    Pixel,
    Place,
)
from game.scenes.chess.lines import Line, draw_border, draw_line
from game.scenes.chess.marks import Mark, halo, mark, rings
from game.scenes.chess.pitch import Ground
from game.ui import draw
from game.ui.look import Look

__all__ = ["Kind", "Line", "Mark", "Painter", "Piece", "Signs"]

BALL, HELD_BALL = 0.46, 0.40  # squares, the ball alone and one that a player stands at
BESIDE = (0.37, -0.26)  # squares, where that one lies
AMBER, LIT = "#ffdf8e", "#ffe2a8"
BENCH_GONE = Signs(gone=True)


class Painter:
    """Draws one table; `lay` it before anything else.

    `names` are home's and away's, which are written on the grass behind their goals ("" is none);
    `benched`: there are benches beside the board.
    """

    def __init__(
        self, look: Look, names: tuple[str, str] = ("", ""), *, benched: bool = True
    ) -> None:
        self.look = look
        self.at = Pitch.fit(pygame.Rect(0, 0, 1, 1), look)
        self._names = names
        self._benched = benched
        self._discs = Discs(look)
        self._ground: Ground | None = None

    def lay(self, area: pygame.Rect, turns: int = 0) -> None:
        """Fit board and benches into an area; `turns` 2 turns the field by half a turn."""
        self.at = Pitch.fit(area, self.look, turns, benched=self._benched)
        self._discs.clear()
        self._ground = Ground(self.look, self.at, self._names)

    @property
    def rect(self) -> pygame.Rect:
        """The board, pixels."""
        return self.at.rect

    @property
    def disc_size(self) -> int:
        """The diameter of a player on the field, pixels."""
        return round(DISC * self.at.cell)

    # ------------------------------------------------------------ the table

    def board(self, surface: pygame.Surface, *, labelled: bool = True) -> None:
        """What does not change: the board with letters and names, and the two empty trays.

        Letters and numbers are left out unless it is `labelled`.
        """
        self._laid.board(surface, labelled=labelled)
        for tray in self.at.benches if self.at.benched else ():
            draw_tray(surface, self.look, tray)

    def nets(
        self, surface: pygame.Surface, shaken: Seat | None = None, progress: float = 1.0
    ) -> None:
        """Both nets, every frame before the players.

        That of the goal which `shaken` defends swings and comes to rest as progress goes to 1.
        """
        self._laid.nets(surface, shaken, progress)

    def bench(  # noqa: PLR0913 - a bench is all of this
        self,
        surface: pygame.Surface,
        side: Seat,
        words: tuple[str, str],
        pieces: Sequence[Piece],
        gone: Sequence[Piece] = (),
        *,
        glowing: Collection[int] = (),
        held: int = 0,
        signs: Signs = NONE,
    ) -> None:
        """A side's bench: title and note, who sits there, and at the right who is gone for good.

        Numbers in `glowing` shine; the number `held` is in the hand and leaves its place empty.
        They stand at `at.bench_spots(side, len(pieces), len(gone))`.
        """
        draw_head(surface, self.look, self.at.heads[side], *words)
        spots = self.at.bench_spots(side, len(pieces), len(gone))
        for piece, spot in zip(pieces, spots.here, strict=True):
            if piece.number != held:
                glow = piece.number in glowing
                self.disc(surface, piece, spot, size=spots.size, glow=glow, signs=signs)
        for piece, spot in zip(gone, spots.gone, strict=True):
            picture = self._discs.disc(piece, spots.size, BENCH_GONE)
            _stamp(surface, picture, spot)

    # ------------------------------------------------------------ players and ball

    def disc(  # noqa: PLR0913 - who, where and how
        self,
        surface: pygame.Surface,
        piece: Piece,
        pixel: Pixel,
        *,
        signs: Signs = NONE,
        size: int = 0,
        lifted: float = 0.0,
        glow: bool = False,
        chosen: bool = False,
        touched: bool = False,
        alpha: int = 255,
    ) -> None:
        """A player with his middle at a pixel.

        `size` is his diameter in pixels (0: as on the field), `lifted` 0 on the board and 1 in a
        hand.  `glow`: he can be taken; `chosen`: he is; `touched`: his touch counts (CF-12.1).
        """
        size = size or self.disc_size
        if lifted:
            size = round(size * (1 + 0.07 * lifted))
        if glow or chosen:
            _stamp(surface, halo(self.look, size, AMBER, 1.0 if chosen else 0.85), pixel)
        shade, drop = self._discs.shadow(size, lifted)
        _stamp(surface, self._discs.faded(shade, alpha), (pixel[0] + drop[0], pixel[1] + drop[1]))
        up = pixel[0], pixel[1] - 0.07 * size * lifted
        _stamp(surface, self._discs.faded(self._discs.disc(piece, size, signs), alpha), up)
        if glow or chosen or touched:
            shown = rings(self.look, size, glow=glow, chosen=chosen, touched=touched)
            _stamp(surface, shown, up)

    def ball(
        self,
        surface: pygame.Surface,
        pixel: Pixel,
        *,
        on_disc: bool = False,
        lifted: float = 0.0,
        alpha: int = 255,
    ) -> None:
        """The ball on a square, or beside the figure of the player who stands there.

        `lifted` is its height in squares while it flies over others.
        """
        cell = self.at.cell
        size = max(9, round((HELD_BALL if on_disc else BALL) * cell * (1 + 0.25 * lifted)))
        x, y = pixel
        if on_disc:
            x, y = x + BESIDE[0] * cell, y + BESIDE[1] * cell
        shade, drop = self._discs.shadow(round(0.9 * size), min(1.0, lifted))
        low = x + drop[0] + 0.06 * cell, y + drop[1] + 0.08 * cell
        _stamp(surface, self._discs.faded(shade, alpha), low)
        picture = self._discs.faded(self._discs.ball(size), alpha)
        _stamp(surface, picture, (x, y - lifted * cell))

    # ------------------------------------------------------------ marks and lines

    def mark(self, surface: pygame.Surface, kind: Mark, place: Place, *, hot: bool = False) -> None:
        """A sign at a place; `hot` under the pointer or the cursor."""
        turn = self._outwards(place) if kind == "out" else 0
        sign = mark(self.look, self.at.cell, kind, turn, hot=hot)
        _stamp(surface, sign, self.at.to_pixel(place))

    def mark_seat(self, surface: pygame.Surface, kind: Mark, pixel: Pixel, size: int) -> None:
        """A sign around somebody on a bench, `size` pixels wide."""
        _stamp(surface, mark(self.look, round(size / DISC), kind, 0), pixel)

    def line(
        self,
        surface: pygame.Surface,
        kind: Line,
        start: Place,
        end: Place,
        cut: tuple[float, float] = (0.42, 0.34),
    ) -> None:
        """A line between two places, cut by so many squares at both ends."""
        ends = self.at.to_pixel(start), self.at.to_pixel(end)
        draw_line(surface, self.look, self.at.cell, kind, ends, cut)

    def offside_line(
        self, surface: pygame.Surface, side: Seat, row: float, label: str = ""
    ) -> None:
        """Where offside begins for a side that attacks: before `row`, the first such row.

        The label stands above the field, behind the line as that side sees it.
        """
        at, field = self.at, self.at.field
        before = row - 0.5 if side is Seat.HOME else row + 0.5
        x, _ = at.to_pixel((0, before))
        draw_border(surface, self.look, at.cell, x, (field.top, field.bottom))
        if label:
            right = (side is Seat.HOME) != at.turned
            self.word(surface, label, (x, at.rect.top + 0.52 * MARGIN_Y * at.cell), right=right)

    def zone(self, surface: pygame.Surface, first: Place, last: Place) -> None:
        """A broken frame around the squares from one to another: where nobody may stand, or all."""
        box, cell = self.at.box(first, last), self.at.cell
        wide, inset = 0.05 * cell, 0.06 * cell
        frame = (
            f'<rect x="{inset:.1f}" y="{inset:.1f}" width="{box.width - 2 * inset:.1f}" '
            f'height="{box.height - 2 * inset:.1f}" rx="{0.12 * cell:.1f}" '
        )
        body = (
            f'{frame} fill="#fff3d0" fill-opacity="0.14" stroke="#14240f" stroke-opacity="0.4" '
            f'stroke-width="{1.9 * wide:.1f}"/>{frame} fill="none" stroke="#fff3d0" '
            f'stroke-width="{wide:.1f}" stroke-dasharray="{0.2 * cell:.1f} {0.13 * cell:.1f}"/>'
        )
        surface.blit(self.look.svg(box.size, body), box)

    def word(
        self, surface: pygame.Surface, string: str, pixel: Pixel, *, right: bool | None = None
    ) -> None:
        """A short bright word on the grass, centred on a pixel, or right or left of it."""
        size = max(12.0, 0.21 * self.at.cell / self.look.scale)
        text = self.look.text("bold", size, string, LIT)
        left = pixel[0] - text.get_width() / 2
        if right is not None:
            left = pixel[0] + 4 if right else pixel[0] - 4 - text.get_width()
        low, high = self.at.rect.left + 6, self.at.rect.right - 6 - text.get_width()
        draw.put_mid(surface, text, max(low, min(left, high)), pixel[1])

    # ------------------------------------------------------------ coin, panel

    def coin(self, surface: pygame.Surface, place: Place, progress: float, *, heads: bool) -> None:
        """A coin that is thrown over a place and lies there in the end, two squares wide."""
        size = round(1.5 * self.at.cell)
        draw_coin(surface, self._discs, self.at.to_pixel(place), size, (progress, heads))

    def sign(self, side: Seat, size: int) -> pygame.Surface:
        """The side's sign for its plate: its queen, a square of `size` pixels."""
        return self._discs.face(Piece(side, 10, "Q"), size)

    def bullet(self, side: Seat, size: int) -> pygame.Surface:
        """The side's bare disc for lists, a square of `size` pixels."""
        return self._discs.blank(side, size)

    def badge(self, piece: Piece, size: int) -> pygame.Surface:
        """A player's number on his side's disc for lists, a square of `size` pixels."""
        return self._discs.badge(piece, size)

    def face(self, piece: Piece, size: int) -> pygame.Surface:
        """A player's figure and number for plates, a square of `size` pixels."""
        return self._discs.face(piece, size)

    # ------------------------------------------------------------

    @property
    def _laid(self) -> Ground:
        if self._ground is None:
            raise RuntimeError("the table has not been laid yet")
        return self._ground

    def _outwards(self, place: Place) -> int:
        """Degrees clockwise from upwards to where the field ends beside a place."""
        column, row = place
        if 0 <= column < COLUMNS:
            degrees = 270 if row < ROWS / 2 else 90
        else:
            degrees = 0 if column < 0 else 180
        return (degrees + 180 * self.at.turned) % 360


def _stamp(surface: pygame.Surface, picture: pygame.Surface, middle: Pixel) -> None:
    """Blit a picture with its middle at a pixel."""
    x, y = middle
    surface.blit(picture, (round(x - picture.get_width() / 2), round(y - picture.get_height() / 2)))
