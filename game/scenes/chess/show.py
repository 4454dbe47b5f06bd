"""Draws what there is to see of a match: players, ball, marks, lines, benches, whatever moves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engines.core.contract import Seat
from game.scenes.chess.acts import Flight, Glide, Shaken, Shift, Toss
from game.scenes.chess.discs import Piece, Signs
from game.scenes.chess.hand import ChessHand
from game.scenes.chess.offers import Offers
from game.scenes.chess.seen import SIDES
from game.scenes.chess.squad import kind_of

if TYPE_CHECKING:
    import pygame

    from game.board.board import View
    from game.i18n import Words
    from game.scenes.chess.geometry import Pixel, Place
    from game.scenes.chess.marks import Mark
    from game.scenes.chess.painter import Painter
    from game.scenes.chess.reading import Reading
    from game.scenes.chess.seen import Seen
    from game.scenes.chess.whereabouts import Whereabouts
    from game.scenes.chess.words import Teller


@dataclass(frozen=True, slots=True)
class Held:
    """The player in the hand, and how."""

    side: Seat
    number: int
    at_ball: bool  # it has taken the ball's place
    pixel: Pixel | None  # where it hangs in a drag


class Show:
    """Draws on the painter's table.  It changes nothing."""

    def __init__(
        self, painter: Painter, reading: Reading, where: Whereabouts, teller: Teller
    ) -> None:
        self.painter = painter
        self.reading = reading
        self.where = where
        self.teller = teller

    @property
    def words(self) -> Words:
        return self.teller.words

    def draw(self, surface: pygame.Surface, view: View) -> None:
        seen = self.reading.seen(view.state)
        hand = view.hand if isinstance(view.hand, ChessHand) else None
        offers = Offers(self.reading, self.where, view.state, hand) if hand is not None else None
        held = self._held(seen, offers)
        moving = view.act.what if view.act is not None else None
        shaken, landed = None, False
        if isinstance(moving, Shaken):
            shaken, moving, landed = moving.side, moving.ball, True
        self.painter.nets(surface, shaken, view.progress)
        self._lines(surface, view, seen)
        self._benches(surface, seen, offers, held)
        if offers is not None:
            self._under(surface, seen, offers, held)
        self._players(surface, seen, offers, held, moving)
        self._ball(surface, seen, held, moving)
        self._offender(surface, seen)
        if offers is not None:
            self._marks(surface, offers)
        self._moving(surface, view, seen, moving, 1.0 if landed else view.progress)
        if held is not None and held.pixel is not None:
            self._lift(surface, held)
        if offers is not None:
            self._fingers(surface, offers)

    # -- the player in the hand

    def _held(self, seen: Seen, offers: Offers | None) -> Held | None:
        if offers is None or not offers.number:
            return None
        hand = offers.hand
        pixel = hand.pointer if hand.dragging else None
        return Held(seen.to_move, offers.number, offers.plays_ball, pixel)

    def _lift(self, surface: pygame.Surface, held: Held) -> None:
        if held.pixel is not None and not held.at_ball:
            piece = Piece(held.side, held.number, kind_of(held.number))
            self.painter.disc(surface, piece, held.pixel, lifted=1.0)
        elif held.pixel is not None:
            self.painter.ball(surface, held.pixel, lifted=0.2)

    # -- lines and marks

    def _lines(self, surface: pygame.Surface, view: View, seen: Seen) -> None:
        """Where offside begins for the side to move, and the rival's chance."""
        if view.act is not None or view.to_move not in SIDES:
            return
        row = offside_row(seen, seen.to_move)
        if (
            row
            and seen.phase == "play"
            and self.reading.has_offside
            and "line" not in view.switches
        ):
            label = self.words.tr("offside from here")
            self.painter.offside_line(surface, seen.to_move, row, label)
        for ball, goal in self.reading.chances(view.state):
            self.painter.line(surface, "chance", ball, goal)

    def _under(
        self, surface: pygame.Surface, seen: Seen, offers: Offers, held: Held | None
    ) -> None:
        """Where the taker came from."""
        if held is None or not held.at_ball or seen.ball is None:
            return
        start = seen.teams[held.side].players.get(held.number)
        if start is not None and start != seen.ball:
            self.painter.mark(surface, "origin", start)
            self.painter.line(surface, "came", start, seen.ball)
        if (aim := offers.aim) is not None:
            self.painter.line(surface, "send", seen.ball, aim)

    def _offender(self, surface: pygame.Surface, seen: Seen) -> None:
        """Who has fouled, as long as he is still there (CF-12.4)."""
        side, number = seen.restart.side, seen.restart.offender
        if side is None or not number or seen.phase not in {"foul", "play"}:
            return
        place = seen.teams[side.rival].players.get(number)
        if place is not None:
            x, y = self.painter.at.to_pixel(place)
            label = self.words.tr("foul")
            self.painter.word(surface, label, (x, y - 0.56 * self.painter.at.cell))

    def _marks(self, surface: pygame.Surface, offers: Offers) -> None:
        for place, mark, hot in offers.marks():
            self.painter.mark(surface, mark, place, hot=hot)

    def _fingers(self, surface: pygame.Surface, offers: Offers) -> None:
        hand = offers.hand
        refused = hand.refused.spot if hand.refused is not None else None
        signs: tuple[tuple[Mark, int | None], ...] = (
            ("cursor", hand.cursor),
            ("looking", hand.looking),
            ("forbidden", refused),
        )
        for sign, spot in signs:
            if spot is not None:
                self._finger(surface, sign, spot)

    def _finger(self, surface: pygame.Surface, sign: Mark, spot: int) -> None:
        """On a square, or around a seat of a bench."""
        place = self.where.place_of(spot)
        if place is not None:
            self.painter.mark(surface, sign, place)
        elif self.painter.at.benched:
            size = self.where.seat_size(spot)
            self.painter.mark_seat(surface, sign, self.where.pixel(spot), size)

    # -- players

    def _players(
        self,
        surface: pygame.Surface,
        seen: Seen,
        offers: Offers | None,
        held: Held | None,
        moving: Any,  # noqa: ANN401 - what an act shows
    ) -> None:
        glowing = offers.glowing if offers is not None else frozenset()
        if offers is not None and offers.replaced is not None:
            glowing |= {offers.replaced}
        away = on_the_way(moving)
        for side in SIDES:
            for number, place in seen.teams[side].players.items():
                if (side, number) in away:
                    continue
                self._player(surface, seen, (side, number), place, glowing, held)

    def _player(  # noqa: PLR0913, PLR0917 - who, where and how
        self,
        surface: pygame.Surface,
        seen: Seen,
        who: tuple[Seat, int],
        place: Place,
        glowing: frozenset[tuple[Seat, int]],
        held: Held | None,
    ) -> None:
        side, number = who
        mine = held is not None and (held.side, held.number) == who
        pixel = self.painter.at.to_pixel(place)
        alpha = 255
        if mine and held is not None and held.at_ball and seen.ball is not None:
            pixel = self.painter.at.to_pixel(seen.ball)
        elif mine and held is not None and held.pixel is not None:
            alpha = 110
        self.painter.disc(
            surface,
            Piece(side, number, kind_of(number)),
            pixel,
            signs=signs_of(seen, side, number),
            glow=who in glowing and not mine,
            chosen=mine,
            touched=side is seen.to_move and number == seen.touched,
            alpha=alpha,
        )

    def _benches(
        self, surface: pygame.Surface, seen: Seen, offers: Offers | None, held: Held | None
    ) -> None:
        glowing = offers.glowing if offers is not None else frozenset()
        for side in SIDES if self.painter.at.benched else ():
            here, gone = self.where.bench(side)
            mine = held is not None and held.side is side and held.number in here
            self.painter.bench(
                surface,
                side,
                self.teller.bench(seen, side),
                [Piece(side, n, kind_of(n)) for n in here],
                [Piece(side, n, kind_of(n)) for n in gone],
                glowing=[
                    n for n in here if (side, n) in glowing or (mine and held and n == held.number)
                ],
                held=held.number if mine and held is not None and held.pixel else 0,
            )

    # -- ball, coin, whatever moves

    def _ball(
        self,
        surface: pygame.Surface,
        seen: Seen,
        held: Held | None,
        moving: Any,  # noqa: ANN401
    ) -> None:
        if isinstance(moving, Shift) and moving.ball is not None:
            self.painter.ball(surface, self.painter.at.to_pixel(moving.ball))
            return
        if seen.ball is None or isinstance(moving, Flight | Shift):
            return
        if held is not None and held.at_ball and held.pixel is not None:
            return
        stands = seen.at(seen.ball) is not None or (held is not None and held.at_ball)
        self.painter.ball(surface, self.painter.at.to_pixel(seen.ball), on_disc=stands)

    def _glide(self, surface: pygame.Surface, seen: Seen, what: Glide, progress: float) -> None:
        piece = Piece(what.side, what.number, kind_of(what.number))
        signs = signs_of(seen, what.side, what.number)
        lifted = 0.5 if what.start != what.end else 0.0
        self.painter.disc(surface, piece, what.at(progress), signs=signs, lifted=lifted)

    def _moving(
        self,
        surface: pygame.Surface,
        view: View,
        seen: Seen,
        moving: Any,  # noqa: ANN401
        progress: float,
    ) -> None:
        painter = self.painter
        match moving:
            case Glide():
                self._glide(surface, seen, moving, progress)
            case Shift(players):
                for one in players:
                    self._glide(surface, seen, one, progress)
            case Flight(side, number, start):
                piece = Piece(side, number, kind_of(number))
                painter.disc(surface, piece, painter.at.to_pixel(start))
                pixel = painter.at.to_pixel(moving.at(progress))
                painter.ball(surface, pixel, lifted=moving.height(progress))
            case Toss(heads, place):
                lies = view.act is not None and view.act.kind != "coin"
                middle = (round(place[0]), round(place[1]))
                painter.coin(surface, middle, 1.0 if lies else progress, heads=heads)


def on_the_way(moving: Any) -> frozenset[tuple[Seat, int]]:  # noqa: ANN401 - what an act shows
    """Those who are not where the position has them."""
    match moving:
        case Glide(side, number) | Flight(side, number):
            return frozenset({(side, number)})
        case Shift(players, gone):
            return gone | {(one.side, one.number) for one in players}
    return frozenset()


def signs_of(seen: Seen, side: Seat, number: int) -> Signs:
    """What is marked on a player."""
    team = seen.teams[side]
    return Signs(
        offside=number in team.offside,
        barred=number in team.barred,
        cautioned=number in team.cautioned,
    )


def offside_row(seen: Seen, side: Seat) -> int:
    """The first row in which a player of the side is offside (CF-11.1); 0: there is none."""
    rows = sorted((row for _, row in seen.teams[side.rival].players.values()), reverse=True)
    if len(rows) < 2:
        return 0
    if side is Seat.HOME:
        row = max(rows[1], 6) + 1
        return row if row <= 13 else 0
    row = min(sorted(rows)[1], 7) - 1
    return max(row, 0) if row > 0 else 0
