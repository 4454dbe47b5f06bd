"""Figurine football on the table: the mat, the figurines, and a hand that plays in one flow.

What may be done is none of this file's business: it shows what the match says is there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import pygame

from engines.core.contract import Seat
from engines.figurine_football.field import SQUARES
from engines.figurine_football.moves import Call, Play
from engines.figurine_football.spots import STATION, in_station
from engines.figurine_football.state import NAMES, Phase
from game.board.abilities import HalfClock, Question, Tool
from game.board.board import Entry, Numbered, Plate, Status, Summary, Switch, Told, View
from game.board.plain import PlainBoard, around_ball
from game.scenes.figurine.cautions import Cautions
from game.scenes.figurine.curtain import Curtain
from game.scenes.figurine.film import Film
from game.scenes.figurine.hand import FigurineHand, Secret
from game.scenes.figurine.offers import Offers
from game.scenes.figurine.painter import Captions, Painter
from game.scenes.figurine.people import People, standing, who_is
from game.scenes.figurine.reasons import Reasons
from game.scenes.figurine.show import Show
from game.scenes.figurine.told import StoryTeller
from game.scenes.figurine.words import Teller
from game.shell import Push

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from engines.figurine_football import FigurineFootball, FigurineNotation
    from engines.figurine_football.state import State
    from engines.play.picker import Picker
    from engines.play.session import Session
    from game.board.playing import Playing
    from game.board.timeline import Act
    from game.desk import Desk
    from game.settings import Seating
    from game.shell import Change, Scene

GAME = "figurine-football"
AIMED = frozenset({Phase.AIM, Phase.SHOOT_OUT})
"""The phases in which a square is picked in secret (FF-8.1)."""
RUNNING = frozenset({Phase.PLAY, Phase.PLACE})
"""The phases in which the clock of a leg runs: it stands while the table is handed over."""
MINUTE = 60_000
HEAD, HEAD_REACH = 0.72, 0.3  # squares from the head down to the middle of the square, and around


class FigurineBoard(PlainBoard):
    """The board of figurine football, as the match scene wants it."""

    def __init__(
        self,
        desk: Desk,
        rules: FigurineFootball,
        notation: FigurineNotation,
        names: tuple[str, str],
        seating: Seating,  # noqa: ARG002 - the mat reads the same from either side
    ) -> None:
        self.desk = desk
        self.rules = rules
        self.notation = notation
        self.title = desk.words.tr("Figurine football")
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.offers = Offers(rules)
        self.teller = Teller(desk.words, rules, names, self.offers)
        self.stories = StoryTeller(desk.words, names)
        self.cautions = Cautions(self.teller)
        self.reasons = Reasons(self.teller)
        self.film = Film(self.stories)
        self._names = names
        self._painter: Painter | None = None
        self._show: Show | None = None
        self._hand: FigurineHand | None = None  # the last one
        self._state: State = rules.start()  # its position

    @property
    def switches(self) -> tuple[Switch, ...]:
        return ()

    # -- where things are

    def lay(self, area: pygame.Rect, turns: int = 0) -> None:
        painter = self._painter
        if painter is None or painter.look is not self.desk.look:
            tr = self.desk.words.tr
            captions = Captions(tr("admonition"), tr("referee"))
            painter = self._painter = Painter(self.desk.look, self._names, captions)
        painter.lay(area, turns)
        self.rect = painter.rect
        self._show = Show(painter, self.offers, self.teller)

    @property
    def painter(self) -> Painter:
        if self._painter is None:
            raise RuntimeError("the board has not been laid on the table yet")
        return self._painter

    def _waiting(self) -> list[int]:
        """The places of all who are in the stations."""
        return [place for _, place in standing(self._state) if place >= STATION]

    def places(self) -> Collection[int]:
        return (*SQUARES, *self._waiting())

    def place(self, spot: int) -> tuple[float, float]:
        return self.painter.at.to_pixel(spot, self._waiting())

    def spot_at(self, pixel: tuple[float, float], reach: float) -> int | None:
        """The place at a pixel; whoever can be touched is touched by the head too."""
        at, waiting = self.painter.at, self._waiting()
        place = at.place_at(pixel, reach, waiting)
        hand = self._hand
        offers = hand.picker.offers() if hand is not None else frozenset[int]()
        if place in offers or (hand is not None and place in hand.touched):
            return place
        if place is not None and who_is(self._state, place) is not None:
            return place
        low = at.place_at((pixel[0], pixel[1] + HEAD * at.wide), HEAD_REACH, waiting)
        whose = who_is(self._state, low) if low is not None and low in offers else None
        return place if whose is None else low

    def finger(self, state: State) -> tuple[float, float]:
        return self.painter.at.to_pixel(state.ball)

    # -- the hand

    def hand_for(self, picker: Picker[Any, Any], state: State) -> FigurineHand:
        self._state = state
        people = People(state)
        if self.hides(state):
            picker = Secret(self.rules, self.notation, state)
        hand = FigurineHand(picker, self, self.finger(state), people, state)
        people.hand = self._hand = hand
        return hand

    @property
    def keys_told(self) -> str:
        return self.desk.words.tr(
            "Arrows and Enter play; Shift+arrows tell why a place is closed, F1 its rule."
        )

    def spoken(self, state: State) -> Sequence[Any]:
        """What a button does: all that touches no place, and to hold the ball that was reached."""
        moves = self.offers.moves(state)
        said: list[Any] = [move for move in moves if isinstance(move, Call)]
        touched = self._hand.touched if self._hand is not None and state is self._state else ()
        if len(touched) == 2 and touched[1] == state.ball:
            held = (*touched, state.ball)
            said += [m for m in moves if isinstance(m, Play) and self.notation.spots(m) == held]
        return said

    def leads(self, state: State, move: Any) -> bool:  # noqa: ANN401, ARG002 - by its kind
        return isinstance(move, Play) or move is Call.PASS

    def reason(self, state: State, spots: tuple[int, ...], clause: str) -> str:
        """Why this very place is closed, where more can be said than its clause."""
        return self.reasons.of(state, spots, clause)

    def caution(self, state: State, move: Any) -> Question | None:  # noqa: ANN401
        return self.cautions.question(state, move)

    # -- what is chosen in secret

    def hides(self, state: State) -> bool:
        return state.phase in AIMED

    def curtain(self, playing: Playing) -> Scene:
        state = playing.sitting.session.state
        return Curtain(self.desk, state, self._names, playing.play)

    # -- clock, tools

    def turn_ms(self, state: State) -> int:  # noqa: ARG002 - nobody is hurried
        return 0

    def same_turn(self, move: Any) -> bool:  # noqa: ANN401, ARG002 - there is no clock of a turn
        return True

    def half(self, state: State) -> HalfClock | None:
        """The clock of a leg that is played by time (FF-10.2)."""
        options, leg = self.rules.options, state.match.leg
        if options.legs_by != "time" or leg > 2 or state.phase is Phase.OVER:
            return None
        return HalfClock(leg, MINUTE * options.leg_minutes, state.phase in RUNNING)

    def tools(self, view: View) -> Sequence[Tool]:
        state, tr = view.state, self.desk.words.tr
        if self.hides(state):
            return (Tool("aim", tr("Aim"), leads=True),)
        if state.phase is not Phase.PLAY or view.hand is None or view.touched:
            return ()
        offers, clause = view.hand.picker.offers(), self.desk.words.clause("FF-6.2")
        label = tr("Bring back {figurine}")
        return tuple(
            Tool(
                f"back-{place}",
                label.format(figurine=NAMES[place - in_station(state.turn, 0)]),
                enabled=place in offers,
                hint=clause,
            )
            for (side, _), place in standing(state)
            if side is state.turn and place >= STATION
        )

    def use(self, key: str, playing: Playing) -> Change | None:
        """The curtain before a penalty, or whoever is brought back from the station."""
        if key == "aim":
            return Push(self.curtain(playing))
        place = int(key.removeprefix("back-"))
        playing.hand_does(lambda hand: hand.touch(place))
        return None

    # -- pictures

    def table(self, surface: pygame.Surface) -> None:
        self.painter.board(surface)

    def draw(self, surface: pygame.Surface, view: View) -> None:
        if self._show is not None:
            self._show.draw(surface, view)

    def touch_acts(self, state: State, touched: tuple[int, ...]) -> list[Act]:
        carried = self._hand is not None and self._hand.carried
        return self.film.touched(state, touched, carried=carried)

    def ply_acts(self, shown: Numbered, touched: int, owner: int) -> list[Act]:
        hand = self._hand
        dropped = hand is not None and hand.dropped
        seen = touched + (hand is not None and hand.again)
        return self.film.acts(shown.ply, seen, owner, dropped=dropped)

    # -- words

    def subtitle(self, state: State) -> str:
        return self.teller.subtitle(state)

    def plate(self, state: State, seat: Seat, turn: Seat | None) -> Plate:
        return self.teller.plate(state, seat, turn)

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
        return self.painter.sign(Seat.HOME if key == "home" else Seat.AWAY, size)

    def draw_offer(self, state: State) -> Seat | None:
        return state.draw_offer

    def label(self, state: State, move: Any) -> str:  # noqa: ANN401
        return self.teller.label(state, move)

    def interval(self, shown: Numbered, session: Session[Any, Any]) -> Summary | None:
        return self.teller.interval(shown.ply, session)

    def summary(self, session: Session[Any, Any]) -> Summary:
        return self.teller.summary(session)


def thumbnail(desk: Desk, session: Session[Any, Any], size: tuple[int, int]) -> pygame.Surface:
    """A piece of the mat around the ball, for the card of a game to go on with."""
    rules = cast("FigurineFootball", session.rules)
    notation = cast("FigurineNotation", session.notation)
    board = FigurineBoard(desk, rules, notation, ("", ""), "fixed")
    return around_ball(board, session, size, (2.1, 1.7))
