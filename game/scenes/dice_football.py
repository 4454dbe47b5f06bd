"""Dice football on the table: the board, the men, the dice and the hand that throws them.

What may be done is none of this file's business: it shows what the match says is there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import pygame

from engines.core.contract import Seat
from engines.dice_football.field import SQUARES
from engines.dice_football.moves import ROLLS, Call, KeeperMove
from engines.dice_football.spots import GOALS, SPOTS, TRAYS
from engines.dice_football.state import Phase
from game.board.abilities import HalfClock, Tool
from game.board.board import Entry, Numbered, Plate, Status, Summary, Switch, Told, View
from game.board.line_up_card import LineUpCard
from game.board.line_ups import LineUps
from game.board.plain import PlainBoard, around_ball
from game.hands.throwing import THROW, ThrowHand
from game.scenes.dice.film import Film
from game.scenes.dice.hand import DiceHand
from game.scenes.dice.painter import Painter
from game.scenes.dice.placing import Placing, unwritten, written
from game.scenes.dice.reasons import Reasons
from game.scenes.dice.show import Show, face_pixel
from game.scenes.dice.told import SIDES, StoryTeller
from game.scenes.dice.words import Teller
from game.shell import Push

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from engines.dice_football import DiceFootball, DiceNotation
    from engines.dice_football.state import State
    from engines.play.picker import Picker
    from engines.play.session import Session
    from game.board.line_ups import LineUp
    from game.board.playing import Playing
    from game.board.timeline import Act
    from game.desk import Desk
    from game.hands.hand import Hand
    from game.settings import Seating
    from game.shell import Change

GAME = "dice-football"
CLOTH = SPOTS  # the place on which dice are thrown; behind it those of the faces 1 to 6
NO_ROLLS = frozenset({Phase.DRAW, Phase.PLACE, Phase.SHOOT_OUT, Phase.OVER})
"""The phases in which the clock of a half stands."""
MINUTE = 60_000


class DiceBoard(PlainBoard):
    """The board of dice football, as the match scene wants it."""

    def __init__(
        self,
        desk: Desk,
        rules: DiceFootball,
        notation: DiceNotation,
        names: tuple[str, str],
        seating: Seating,  # noqa: ARG002 - the board reads the same from either side
    ) -> None:
        self.desk = desk
        self.rules = rules
        self.notation = notation
        self.title = desk.words.tr("Dice football")
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.teller = Teller(desk.words, rules, names)
        self.stories = StoryTeller(desk.words, names)
        self.film = Film(self.stories)
        self.placing = Placing(rules)
        self.reasons = Reasons(desk.words, names)
        self._names = names
        self._painter: Painter | None = None
        self._show: Show | None = None
        self._line_ups: LineUps | None = None
        self._hand: Hand | None = None  # the last one
        self._state: Any = None  # its position

    @property
    def own_dice(self) -> bool:
        return self.teller.own_dice

    @own_dice.setter
    def own_dice(self, own: bool) -> None:
        self.teller.own_dice = own

    @property
    def switches(self) -> tuple[Switch, ...]:
        return ()

    # -- where things are

    def lay(self, area: pygame.Rect, turns: int = 0) -> None:
        painter = self._painter
        if painter is None or painter.look is not self.desk.look:
            painter = self._painter = Painter(self.desk.look, self._names)
        painter.lay(area, turns)
        self.rect = painter.rect
        self._show = Show(painter, self.rules, self.teller)

    @property
    def painter(self) -> Painter:
        if self._painter is None:
            raise RuntimeError("the board has not been laid on the table yet")
        return self._painter

    def places(self) -> Collection[int]:
        if isinstance(self._hand, ThrowHand):
            return tuple(self._hand.throws)
        return range(SPOTS)

    def place(self, spot: int) -> tuple[float, float]:
        if spot > CLOTH:
            return face_pixel(self.painter, spot - CLOTH)
        return self.painter.at.cloth.center if spot == CLOTH else self.painter.at.to_pixel(spot)

    def spot_at(self, pixel: tuple[float, float], reach: float) -> int | None:
        if isinstance(self._hand, ThrowHand):
            return self._throw_at(pixel)
        spot = self.painter.at.place_at(pixel, reach)
        picker = self._hand.picker if self._hand is not None else None
        meant = {*picker.offers(), *picker.touched} if picker is not None else set[int]()
        if spot is not None and SQUARES <= spot < GOALS and spot not in meant:
            return self._beside_cell(pixel, reach)
        return spot

    def _beside_cell(self, pixel: tuple[float, float], reach: float) -> int | None:
        """The square under a start cell on which the ball does not lie."""
        at = self.painter.at
        near = (s for s in range(SQUARES) if at.square(s).collidepoint(pixel))
        return next(near, None) if reach > 0 else None

    def _throw_at(self, pixel: tuple[float, float]) -> int | None:
        cloth = self.painter.at.cloth
        if not cloth.collidepoint(pixel):
            return None
        if not self.own_dice:
            return CLOTH
        half = 0.36 * self.painter.at.die_size
        for number in range(1, 7):
            x, y = face_pixel(self.painter, number)
            if abs(pixel[0] - x) <= half and abs(pixel[1] - y) <= half:
                return CLOTH + number
        return None

    def finger(self, state: State) -> tuple[float, float]:
        if isinstance(self._hand, ThrowHand):
            return self.painter.at.cloth.center
        return self.painter.at.to_pixel(state.ball)

    # -- the hand

    def hand_for(self, picker: Picker[Any, Any], state: State) -> Hand:
        self._state = state
        self._hand = None
        if self.thrower(state) is not None:
            throws = self._throws()
            self._hand = ThrowHand(picker, self, self.painter.at.cloth.center, throws)
            return self._hand
        hand = DiceHand(picker, self, self.finger(state), self)
        hand.eager = state.phase is Phase.MOVE
        if state.phase in {Phase.MOVE, Phase.KEEPER_MOVE}:
            hand.hold_only()
        self._hand = hand
        return hand

    def _throws(self) -> dict[int, Any]:
        if self.own_dice:
            return {CLOTH + roll.face: roll for roll in ROLLS}
        return {CLOTH: THROW}

    def is_own(self, spot: int) -> bool:
        """Who could be taken instead: a man of the tray, or of several that count for a ball."""
        if spot >= TRAYS:
            return (spot - TRAYS) // 2 == self._mover()
        picker = self._hand.picker if self._hand is not None else None
        return picker is not None and self._state.phase is not Phase.PLACE and (
            spot in picker.after(())
        )  # fmt: skip

    def is_other(self, spot: int) -> bool:
        side = self._mover()
        return spot < SQUARES and bool(self._state.pieces(side.rival) >> spot & 1)

    def is_placed(self, spot: int) -> bool:  # noqa: ARG002 - whoever is placed is touched first
        return False

    def at_ball(self, spot: int) -> bool:
        return self._state.phase is Phase.MOVE and spot == self._state.ball

    def reason(self, state: State, spots: tuple[int, ...], clause: str) -> str:
        """Why this very place is closed, where more can be said than its clause."""
        return self.reasons.of(state, spots, clause, self._mover())

    def _mover(self) -> Seat:
        """The side whose hand it is."""
        seat = self.rules.to_move(self._state)
        turn: Seat = self._state.turn
        return turn if seat is Seat.NATURE else seat

    @property
    def keys_told(self) -> str:
        if isinstance(self._hand, ThrowHand):
            return (
                self.desk.words.tr("The keys 1 to 6 tell what your die shows.")
                if self.own_dice
                else self.desk.words.tr("Space throws the die.")
            )
        return self.desk.words.tr(
            "Arrows and Enter play; Shift+arrows tell why a place is closed, F1 its rule."
        )

    def spoken(self, state: State) -> Sequence[Any]:
        """What a button does: all that touches no place, but a throw."""
        if self.thrower(state) is not None:
            return ()
        spots = self.notation.spots
        return [move for move in self.rules.legal_moves(state) if not spots(move)]

    # -- dice, clock, tools

    def thrower(self, state: State) -> Seat | None:
        """Home and away draw one after the other; a keeper's die is thrown by who called."""
        if self.rules.to_move(state) is not Seat.NATURE:
            return None
        if state.phase is Phase.DRAW:
            return Seat.AWAY if state.draw[0] else Seat.HOME
        return state.turn if state.caller is None else state.caller

    def by_itself(self, state: State) -> Any:  # noqa: ANN401 - a move
        return self.placing.next(state)

    def turn_ms(self, state: State) -> int:  # noqa: ARG002 - nobody is hurried
        return 0

    def same_turn(self, move: Any) -> bool:  # noqa: ANN401, ARG002 - there is no clock of a turn
        return True

    def half(self, state: State) -> HalfClock | None:
        """The clock of the half stands while men are placed."""
        options = self.rules.options
        over = state.phase in {Phase.SHOOT_OUT, Phase.OVER} or state.time_up
        if not options.clock or options.rolls or over:
            return None
        minutes = options.extra_minutes if state.match.half == 3 else options.half_minutes
        return HalfClock(state.match.half, MINUTE * minutes, state.phase not in NO_ROLLS)

    def leads(self, state: State, move: Any) -> bool:  # noqa: ANN401, ARG002 - by its kind
        return not isinstance(move, Call | KeeperMove)

    def tools(self, view: View) -> Sequence[Tool]:
        state, tr = view.state, self.desk.words.tr
        if state.phase is Phase.PLACE:
            return (Tool("line-ups", tr("Line-ups")),)
        if self.thrower(state) is None:
            return ()
        called = self._called(state)
        if self.own_dice:
            return called
        label = tr("Kick") if state.phase is Phase.SHOOT_OUT else tr("Roll")
        return (*called, Tool("roll", label, "dices", leads=True))

    def _called(self, state: State) -> tuple[Tool, ...]:
        """The calls that have been made already, in their places (DF-7.1)."""
        if state.phase not in {Phase.ROLL, Phase.CORNER_ROLL, Phase.PENALTY} or state.face:
            return ()
        why = self.desk.words.clause("DF-7.1")
        return tuple(
            Tool(
                f"called-{side.word}",
                self.stories.called(side),
                enabled=False,
                hint=why,
                first=side is Seat.HOME,
            )
            for side in (Seat.HOME, Seat.AWAY)
            if state.called[side]
        )

    def use(self, key: str, playing: Playing) -> Change | None:
        """A throw, or the card of the line-ups."""
        if key == "roll":
            playing.let_nature()
            return None
        state = playing.sitting.session.state
        side = state.turn
        if self._line_ups is None:
            self._line_ups = LineUps(self.desk.store, GAME)

        def put_up(line_up: LineUp | None) -> None:
            wanted = unwritten(line_up.places, side) if line_up else None
            self.placing.wish(side, wanted)
            move = self.placing.next(playing.sitting.session.state)
            if move is not None:
                playing.play(move)

        present = written(self.placing.present(state, side), side)
        card = LineUpCard(
            self.desk, self._line_ups, self._names[side], self.placing.kind, present, put_up
        )
        return Push(card)

    # -- pictures

    def table(self, surface: pygame.Surface) -> None:
        self.painter.board(surface)

    def draw(self, surface: pygame.Surface, view: View) -> None:
        if self._show is not None:
            self._show.draw(surface, view)

    def touch_acts(self, state: Any, touched: tuple[int, ...]) -> list[Act]:  # noqa: ANN401, ARG002
        return []

    def ply_acts(self, shown: Numbered, touched: int, owner: int) -> list[Act]:  # noqa: ARG002
        return self.film.acts(shown.ply, owner)

    def ends(self, state: State) -> int:
        """DF-3.1: every other half is played on the board turned round."""
        return 0 if state.match.half % 2 else 2

    # -- words

    def subtitle(self, state: State) -> str:
        return self.teller.subtitle(state)

    def plate(self, state: State, seat: Seat, turn: Seat | None) -> Plate:
        return self.teller.plate(state, seat, turn, turned=self.painter.at.turned)

    def sign(self, seat: Seat, size: int) -> pygame.Surface:
        return self.painter.sign(seat, size)

    def bullet(self, seat: Seat, size: int) -> pygame.Surface:
        if seat is Seat.NATURE:
            return pygame.Surface((size, size), pygame.SRCALPHA)
        return self.painter.bullet(seat, size)

    def status(self, view: View, number: int) -> Status:  # noqa: ARG002 - the turn says more
        return self.teller.status(view, view.state)

    def entry(self, shown: Numbered) -> Entry:
        return self.stories.entry(shown)

    def news(self, shown: Numbered) -> tuple[Told, ...]:
        """The list tells what has happened; here stands what is to be known."""
        return self.teller.news(shown.ply.after)

    def picture(self, key: str, size: int) -> pygame.Surface:
        side, _, face = key.partition(" ")
        return self.painter.badge(int(face), size, SIDES[side])

    def draw_offer(self, state: State) -> Seat | None:
        return state.draw_offer

    def label(self, state: State, move: Any) -> str:  # noqa: ANN401, ARG002
        if isinstance(move, Call):
            return self.stories.called(move.side)
        if isinstance(move, KeeperMove):
            return self.desk.words.tr("He stays")
        return self.teller.label(move)

    def interval(self, shown: Numbered, session: Session[Any, Any]) -> Summary | None:
        return self.teller.interval(shown.ply, session)

    def summary(self, session: Session[Any, Any]) -> Summary:
        return self.teller.summary(session)


def thumbnail(desk: Desk, session: Session[Any, Any], size: tuple[int, int]) -> pygame.Surface:
    """A piece of the board around the ball, for the card of a game to go on with."""
    rules, notation = cast("DiceFootball", session.rules), cast("DiceNotation", session.notation)
    board = DiceBoard(desk, rules, notation, ("", ""), "fixed")
    return around_ball(board, session, size, (2.3, 1.8))
