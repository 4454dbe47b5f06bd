"""Draws what there is to see of a match: men, ball, dice, marks, ways, whatever moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engines.core.contract import Seat
from engines.dice_football.field import FIRST_CORNER, NONE, SQUARES, squares_in
from engines.dice_football.moves import (
    Put,
    Recovery,
    Roll,
)
from engines.dice_football.placing import open_squares
from engines.dice_football.spots import TRAYS, tray_of
from engines.dice_football.state import PIECES, Phase
from engines.dice_football.ways import way_of
from game.hands.throwing import ThrowHand
from game.scenes.dice.acts import Carry, Failed, Hop, Shaken, Slide, Thrown
from game.scenes.dice.film import left_by, which_die, whole_way
from game.scenes.dice.geometry import between, spot_of
from game.scenes.dice.lines import hop
from game.scenes.dice.marks import UNDER
from game.scenes.dice.offers import Offers

if TYPE_CHECKING:
    from collections.abc import Iterator

    import pygame

    from engines.dice_football import DiceFootball
    from engines.dice_football.state import State
    from game.board.board import View
    from game.hands.hand import Hand
    from game.scenes.dice.geometry import Spot
    from game.scenes.dice.painter import Painter
    from game.scenes.dice.words import Teller

SIDES = (Seat.HOME, Seat.AWAY)
PENALTY_SPOTS = ((4.5, 1.5), (4.5, 15.5))
"""Before home's goal and before away's (DF-1.5)."""
RECENT = 6  # moves, among which the last throw is looked for


class Show:
    """Draws on the painter's table.  It changes nothing."""

    def __init__(self, painter: Painter, rules: DiceFootball, teller: Teller) -> None:
        self.painter = painter
        self.rules = rules
        self.teller = teller
        self.offers = Offers(rules)

    def draw(self, surface: pygame.Surface, view: View) -> None:
        state: State = left_by(view) or view.state
        moving = view.act.what if view.act is not None else None
        shaken = moving.side if isinstance(moving, Shaken) else None
        self.painter.goals(surface, shaken, view.progress)
        self._trays(surface, state, view)
        hand = view.hand if not isinstance(view.hand, ThrowHand) else None
        marks = list(self.offers.marks(state, hand)) if hand is not None else []
        self._zone(surface, state, hand)
        self._under(surface, state, hand)
        if isinstance(moving, Failed):
            for piece in moving.pieces:
                self.painter.mark(surface, "from", piece, hot=True)
        for mark, place, hot in marks:
            if mark in UNDER:
                self.painter.mark(surface, mark, place, hot=hot)
        self._men(surface, state, hand, moving, view.progress)
        self._ball(surface, state, moving, view.progress)
        for mark, place, hot in marks:
            if mark not in UNDER:
                self.painter.mark(surface, mark, place, hot=hot)
        self._fingers(surface, hand)
        self._numbers(surface, state, hand)
        self._lift(surface, state, hand)
        if isinstance(moving, Failed):
            self._why(surface, state, moving)

    def _why(self, surface: pygame.Surface, state: State, failed: Failed) -> None:
        """Beside the ball: how far it was counted for nothing."""
        x, y = self.painter.at.to_pixel(state.ball)
        self.painter.mark(surface, "forbidden", state.ball)
        above = y - 0.9 * self.painter.at.cell
        self.painter.plate(surface, self.teller.failed(failed.points), (x, above))

    # -- below the board

    def _trays(self, surface: pygame.Surface, state: State, view: View) -> None:
        for side in SIDES:
            self.painter.head(surface, side, *self.teller.tray(state, side))
            if state.phase is Phase.PLACE:
                self._waiting(surface, state, side, view.hand)
            elif state.phase is not Phase.SHOOT_OUT:  # there no roll is owed anything
                self.painter.points(surface, side, state.bonus[side])
        self._dice(surface, state, view)
        if not isinstance(view.act and view.act.what, Thrown):
            own = self.teller.own_dice and isinstance(view.hand, ThrowHand)
            dice = 2 if own else max(1, len(self._lying(state, view)))
            self.painter.reckoning(surface, *self.teller.reckoning(state), dice=dice)

    def _waiting(
        self, surface: pygame.Surface, state: State, side: Seat, hand: Hand | None
    ) -> None:
        """The men who are still to be placed, but the one in the hand."""
        keeper = state.keepers[side] == NONE
        men = PIECES - 1 - state.outfield[side].bit_count()
        held = hand.touched[0] if hand is not None and hand.touched else None
        if held == tray_of(side, keeper=True):
            keeper = False
        men -= held == tray_of(side, keeper=False)
        glow = hand.picker.offers() if hand is not None and not hand.touched else frozenset[int]()
        self.painter.waiting(surface, side, men, keeper=keeper, glow=glow)

    def _dice(self, surface: pygame.Surface, state: State, view: View) -> None:
        """The dice as they lie, or as they fall; the faces to choose from, with own dice."""
        moving = view.act.what if view.act is not None else None
        if isinstance(moving, Thrown):
            progress = view.progress if view.act and view.act.kind == "die" else 1.0
            self._fall(surface, state, moving, progress)
            return
        if isinstance(moving, Failed):
            self.painter.die(surface, moving.die.face, side=moving.die.side)
            return
        if isinstance(view.hand, ThrowHand) and self.teller.own_dice:
            self._faces(surface, view.hand)
            return
        faces = self._lying(state, view)
        if len(faces) == 1:
            self.painter.die(surface, faces[0].face, side=faces[0].side)
        elif faces:
            pair = (faces[0].face, faces[1].face if len(faces) > 1 else 0)
            sides = faces[0].side, faces[-1].side
            self.painter.dice(surface, pair, side=sides)

    def _fall(self, surface: pygame.Surface, state: State, what: Thrown, progress: float) -> None:
        if what.dice == 1:
            self.painter.die(surface, what.face, progress, side=what.side)
            return
        first = state.draw[0] if state.phase is Phase.DRAW else state.face
        faces = (what.face, 0) if what.number == 0 else (first, what.face)
        sides = (Seat.HOME, Seat.AWAY) if state.phase is Phase.DRAW else (what.side, what.side)
        first_done = 1.0 if what.number else progress
        self.painter.dice(surface, faces, (first_done, progress), side=sides)

    @staticmethod
    def _lying(state: State, view: View) -> tuple[Thrown, ...]:
        """The dice that lie on the cloth: those of the last throw."""
        if state.phase is Phase.DRAW and state.draw[0]:
            return Thrown(state.draw[0], Seat.HOME, 0, 2), Thrown(0, Seat.AWAY, 1, 2)
        if state.phase is Phase.CORNER_ROLL and state.face:
            return Thrown(state.face, state.turn, 0, 2), Thrown(0, state.turn, 1, 2)
        if state.phase is Phase.MOVE and state.ball >= FIRST_CORNER and state.last_face:
            first = state.face - state.last_face
            return Thrown(first, state.turn, 0, 2), Thrown(state.last_face, state.turn, 1, 2)
        if state.phase in {Phase.MOVE, Phase.KEEPER_MOVE}:
            side = state.turn if state.caller is None else state.caller
            return (Thrown(min(6, state.face), side),)
        for shown in list(reversed(view.plies))[:RECENT]:
            if isinstance(shown.ply.move, Roll):
                die = which_die(shown.ply.before, shown.ply.move.face)
                return (Thrown(die.face, die.side),)
        return ()

    def _faces(self, surface: pygame.Surface, hand: ThrowHand) -> None:
        """Six dice to point at, for those who roll on the table."""
        for number, spot in enumerate(hand.throws, 1):
            pixel = face_pixel(self.painter, number)
            size = self.painter.at.die_size * (0.62 if spot in {hand.hover, hand.cursor} else 0.5)
            self.painter.die(surface, number, pixel=pixel, size=size)

    # -- men and ball

    def _men(
        self,
        surface: pygame.Surface,
        state: State,
        hand: Hand | None,
        moving: Any,  # noqa: ANN401 - what an act shows
        progress: float,
    ) -> None:
        """All men, those farther up first."""
        glowing = self._glowing(state, hand)
        held = hand.touched[0] if hand is not None and hand.touched else None
        pixels = [
            (self.painter.at.to_pixel(spot), who)
            for *who, spot in self._standing(state, moving, progress)
        ]
        for pixel, (side, square, keeper) in sorted(pixels, key=lambda one: one[0][1]):
            self.painter.man(
                surface,
                Seat(side),
                pixel,
                keeper=bool(keeper),
                glow=square in glowing and square != held,
                chosen=square == held and square < SQUARES,
            )

    @staticmethod
    def _standing(
        state: State,
        moving: Any,  # noqa: ANN401
        progress: float,
    ) -> Iterator[tuple[Seat, int, bool, Spot]]:
        """Whose man stands where, and whether he is the keeper, who may be on his way."""
        for side in SIDES:
            for square in squares_in(state.outfield[side]):
                yield side, square, False, spot_of(square)
            if (keeper := state.keepers[side]) != NONE:
                spot = spot_of(keeper)
                if isinstance(moving, Slide) and moving.side is side:
                    spot = between(moving.start, moving.end, _eased(progress))
                yield side, keeper, True, spot

    def _glowing(self, state: State, hand: Hand | None) -> frozenset[int]:
        """Who can be taken, where it matters who."""
        if hand is None or hand.touched or state.phase is Phase.PLACE:
            return frozenset()
        return hand.picker.offers() if state.phase in {Phase.MOVE, Phase.KEEPER_MOVE} else (
            frozenset()
        )  # fmt: skip

    def _ball(
        self,
        surface: pygame.Surface,
        state: State,
        moving: Any,  # noqa: ANN401 - what an act shows
        progress: float,
    ) -> None:
        at = self.painter.at
        match moving:
            case Hop(way, step):
                part = (step + progress) / (len(way) - 1)
                spot, up = hop(way, part)
                self.painter.ball(surface, at.to_pixel(spot), lifted=up)
            case Carry(start, end):
                spot = between(start, end, _eased(progress))
                self.painter.ball(surface, at.to_pixel(spot), lifted=0.25)
            case Shaken(_, ball):
                self.painter.ball(surface, at.to_pixel(ball))
            case Slide(_, start, end, True):
                spot = between(start, end, _eased(progress))
                self.painter.ball(surface, at.to_pixel(spot), on_man=True)
            case _ if state.phase in {Phase.PENALTY, Phase.SHOOT_OUT}:
                self.painter.ball(surface, at.to_pixel(PENALTY_SPOTS[state.turn.rival]))
            case _ if state.phase is not Phase.PLACE and not _bare(state):
                stood = state.ball < SQUARES and not state.empty >> state.ball & 1
                self.painter.ball(surface, at.to_pixel(state.ball), on_man=stood)

    # -- ways

    def _under(self, surface: pygame.Surface, state: State, hand: Hand | None) -> None:
        """The way of the ball to the place pointed at."""
        move = self.offers.aimed(state, hand)
        if move is None:
            return
        way = whole_way(state, move)
        if isinstance(move, Recovery):
            self._count(surface, state, move)
        self.painter.plates(surface, [_square(spot) for spot in way if _square(spot) >= 0])
        self.painter.way(surface, "send", way)

    def _count(self, surface: pygame.Surface, state: State, move: Recovery) -> None:
        """The steps from the man who counts to the ball."""
        way = way_of(state, move)
        to_ball = way[: way.index(state.ball) + 1]
        self.painter.plates(surface, to_ball)
        self.painter.way(surface, "count", to_ball)

    def _numbers(self, surface: pygame.Surface, state: State, hand: Hand | None) -> None:
        """The steps of that way, one by one."""
        move = self.offers.aimed(state, hand)
        if move is None:
            return
        squares: list[Any] = list(way_of(state, move))
        if state.ball >= SQUARES:
            squares.insert(0, state.ball)
        spots = [spot_of(square) for square in squares]
        over = whole_way(state, move)[-1]
        if over != spots[-1]:
            spots.append(over)
        for value, spot in enumerate(spots[1:], 1):
            square = _square(spot)
            small = square >= 0 and (square == state.ball or not state.empty >> square & 1)
            self.painter.step(surface, spot, value, small=small)

    def _zone(self, surface: pygame.Surface, state: State, hand: Hand | None) -> None:
        """The squares that are closed to the man in the hand."""
        if hand is None or state.phase is not Phase.PLACE or not hand.touched:
            return
        keeper = hand.touched[0] == tray_of(state.turn, keeper=True)
        free = (
            sum(1 << m.target for m in self.offers.moves(state) if isinstance(m, Put) and m.keeper)
            if keeper
            else open_squares(self.rules.options, state)
        )
        self.painter.zone(surface, squares_in(state.empty & ~free))

    def _fingers(self, surface: pygame.Surface, hand: Hand | None) -> None:
        if hand is None:
            return
        if hand.cursor is not None:
            self.painter.mark(surface, "cursor", hand.cursor)
        if hand.looking is not None and hand.looking < TRAYS:
            self.painter.mark(surface, "cursor", hand.looking)
        if hand.refused is not None and hand.refused.spot < TRAYS:
            self.painter.mark(surface, "forbidden", hand.refused.spot)

    def _lift(self, surface: pygame.Surface, state: State, hand: Hand | None) -> None:
        """What hangs in a drag: a man who is placed, a keeper, the ball."""
        if hand is None or not hand.touched or hand.pointer is None:
            return
        if state.phase is Phase.PLACE:
            keeper = hand.touched[0] == tray_of(state.turn, keeper=True)
            self.painter.man(surface, state.turn, hand.pointer, keeper=keeper, lifted=1.0)
        elif hand.dragging and state.phase is Phase.MOVE:
            self.painter.ball(surface, hand.pointer, lifted=0.2)
        elif hand.dragging and state.phase is Phase.KEEPER_MOVE and state.caller is not None:
            self.painter.man(surface, state.caller, hand.pointer, keeper=True, lifted=1.0)


def face_pixel(painter: Painter, number: int) -> tuple[float, float]:
    """Where a face lies that can be pointed at, on the cloth."""
    cloth, size = painter.at.cloth, painter.at.die_size
    column, row = (number - 1) % 3, (number - 1) // 3
    return cloth.left + (0.11 + 0.15 * column) * cloth.width, (
        cloth.centery + (row - 0.5) * 0.84 * size
    )


def _square(spot: Spot) -> int:
    """The square of a spot that is the middle of one; -1 for others."""
    column, row = spot
    if column != int(column) or row != int(row) or not (0 <= column < 10 and 0 <= row < 18):
        return -1
    return int(10 * row + column)


def _bare(state: State) -> bool:
    """Whether nobody is on the board yet."""
    return not state.pieces(Seat.HOME) and not state.pieces(Seat.AWAY)


def _eased(part: float) -> float:
    return part * part * (3 - 2 * part)
