"""Chess football on the table: the pitch, the players, the hand that moves them and the ball.

What may be moved is none of this file's business: it shows what the match says is there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import pygame

from engines.chess_football.moves import Put, Swap, Touch
from engines.core.contract import Aside, Seat
from game.board.abilities import HalfClock, Question, Tool
from game.board.board import Entry, Numbered, Plate, Status, Summary, Switch, Told, View
from game.board.line_up_card import LineUpCard
from game.board.line_ups import LineUps
from game.board.plain import PlainBoard, around_ball
from game.scenes.chess.cautions import Cautions
from game.scenes.chess.discs import Piece
from game.scenes.chess.film import Film
from game.scenes.chess.hand import ChessHand
from game.scenes.chess.painter import Painter
from game.scenes.chess.placing import Placing, unwritten, written
from game.scenes.chess.reading import Reading
from game.scenes.chess.reasons import Reasons
from game.scenes.chess.show import Show
from game.scenes.chess.squad import kind_of
from game.scenes.chess.told import StoryTeller, picture_of
from game.scenes.chess.whereabouts import Whereabouts
from game.scenes.chess.words import Teller
from game.shell import Push

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from engines.chess_football import ChessFootball, ChessNotation
    from engines.play.picker import Picker
    from engines.play.session import Session
    from game.board.line_ups import LineUp
    from game.board.playing import Playing
    from game.board.timeline import Act
    from game.desk import Desk
    from game.hands.hand import Hand
    from game.settings import Seating
    from game.shell import Change

GAME = "chess-football"
AT_ONCE = {"sub"}  # made when only one is left: a change with one free square
DEAD_BALLS = {"kick-off", "free-kick", "penalty", "throw-in", "goal-kick", "corner"}
SECOND = 1000
KEEPER = 1
SAID_FIRST = ("default", "ready", "stop")  # so Ready does not move when it can be pressed
LEADING = {"ready", "stop", "no-wall"}


class ChessBoard(PlainBoard):
    """The board of chess football, as the match scene wants it."""

    moves_stay = "CF-12.2"

    def __init__(
        self,
        desk: Desk,
        rules: ChessFootball,
        notation: ChessNotation,
        names: tuple[str, str],
        seating: Seating,  # noqa: ARG002 - the pitch reads the same from either side
    ) -> None:
        self.desk = desk
        self.rules = rules
        self.reading = Reading(rules, notation)
        self.title = desk.words.tr("Chess football")
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.where = Whereabouts(self.reading)
        self.teller = Teller(desk.words, self.reading, names)
        self.stories = StoryTeller(desk.words, self.reading, names)
        self.cautions = Cautions(desk.words, self.reading, names)
        self.placing = Placing(self.reading)
        self.reasons = Reasons(self.teller, self.where)
        self.film = Film(self.stories, self.reading, self.where)
        self._names = names
        self._painter: Painter | None = None
        self._show: Show | None = None
        self._line_ups: LineUps | None = None
        self._hand: ChessHand | None = None  # the last one
        self._state: Any = None  # the position of its offers

    @property
    def switches(self) -> tuple[Switch, ...]:
        if not self.reading.has_offside:
            return ()
        label = self.desk.words.tr("No offside line")
        return (Switch("line", label, "eye-off", "o"),)

    # -- where things are

    def lay(self, area: pygame.Rect, turns: int = 0) -> None:
        painter = self._painter
        if painter is None or painter.look is not self.desk.look:
            painter = self._painter = Painter(
                self.desk.look, self._names, benched=not self.rules.options.junior
            )
        painter.lay(area, turns)
        self.rect = painter.rect
        self.where.lay(painter.at)
        self._show = Show(painter, self.reading, self.where, self.teller)

    @property
    def painter(self) -> Painter:
        if self._painter is None:
            raise RuntimeError("the board has not been laid on the table yet")
        return self._painter

    def _at_hand(self) -> Whereabouts:
        """The places of the position that the hand is in."""
        if self._state is not None:
            self.where.look_at(self._state)
        return self.where

    def places(self) -> Collection[int]:
        return tuple(self._at_hand().spots())

    def place(self, spot: int) -> tuple[float, float]:
        return self._at_hand().pixel(spot)

    def spot_at(self, pixel: tuple[float, float], reach: float) -> int | None:
        offered = self._hand.picker.offers() if self._hand is not None else frozenset[int]()
        return self._at_hand().spot_at(pixel, reach, offered)

    def finger(self, state: Any) -> tuple[float, float]:  # noqa: ANN401 - a position
        ball = self.reading.seen(state).ball
        return self.painter.at.to_pixel(ball) if ball is not None else self.rect.center

    # -- the hand

    def hand_for(self, picker: Picker[Any, Any], state: Any) -> Hand:  # noqa: ANN401
        self._state = state
        self.where.look_at(state)
        hand = ChessHand(picker, self, self.finger(state), self)
        hand.eager = self.rules.options.junior and bool(self.reading.takers(state))
        if self._hand is not None:
            hand.go_on(self._hand)
        if self.reading.seen(state).phase in DEAD_BALLS and not hand.touched:
            hand.hold_only()
        self._hand = hand
        return hand

    def touch_of(self, spot: int) -> Any:  # noqa: ANN401
        """The move of touching whoever is there, if it is one now."""
        who = self.where.who(spot)
        return self.reading.touch(self._state, who[1]) if who is not None else None

    def at_once(self, move: Any) -> bool:  # noqa: ANN401
        return self.reading.deed(self._state, move).kind in AT_ONCE

    def is_own(self, spot: int) -> bool:
        who = self.where.who(spot)
        return who is not None and who[0] is self.reading.seen(self._state).to_move

    def is_other(self, spot: int) -> bool:
        who = self.where.who(spot)
        return who is not None and not self.is_own(spot)

    def is_placed(self, spot: int) -> bool:
        """The keeper before a penalty: only where he is to stand is touched (CF-14.1)."""
        seen = self.reading.seen(self._state)
        return seen.phase == "keeper" and self.where.who(spot) == (seen.to_move, KEEPER)

    def plays_ball(self, spot: int) -> bool:
        who = self.where.who(spot)
        return who is not None and who[1] in self.reading.takers(self._state)

    def at_ball(self, spot: int) -> bool:
        """Where the ball is to be played: in the other turns it lies in the way like anybody."""
        seen = self.reading.seen(self._state)
        plays = seen.phase in DEAD_BALLS or bool(self.reading.takers(self._state))
        return plays and seen.ball is not None and self.where.place_of(spot) == seen.ball

    def reason(self, state: Any, spots: tuple[int, ...], clause: str) -> str:  # noqa: ANN401
        """Why this very place is closed, where more can be said than its clause."""
        self.where.look_at(state)
        return self.reasons.of(state, spots, clause)

    def leads(self, state: Any, move: Any) -> bool:  # noqa: ANN401
        return self.reading.deed(state, move).word in LEADING

    @property
    def keys_told(self) -> str:
        return self.desk.words.tr(
            "Arrows and Enter play; Shift+arrows tell why a place is closed, F1 its rule."
        )

    def spoken(self, state: Any) -> Sequence[Any]:  # noqa: ANN401
        """What a button does: all that is a word, but touching, which the hand does."""
        deeds = self.reading.facts(state).deeds
        said = {deed.word: move for move, deed in deeds if deed.kind == "word"}
        return [said[word] for word in sorted(said, key=_rank)]

    # -- clocks, questions, tools

    def turn_ms(self, state: Any) -> int:  # noqa: ANN401
        return SECOND * self.teller.turn_seconds(self.reading.seen(state).phase)

    def same_turn(self, move: Any) -> bool:  # noqa: ANN401
        return isinstance(move, Put | Swap | Touch | Aside)

    def half(self, state: Any) -> HalfClock | None:  # noqa: ANN401
        """The clock of the half stands while the sides place their players."""
        seen = self.reading.seen(state)
        if self.rules.options.junior or seen.half > 2 or seen.time_up:
            return None
        ms = 60 * SECOND * self.rules.options.half_minutes
        return HalfClock(seen.half, ms, seen.phase != "place")

    def caution(self, state: Any, move: Any) -> Question | None:  # noqa: ANN401
        return self.cautions.question(state, move)

    def tools(self, view: View) -> Sequence[Tool]:
        if self.reading.seen(view.state).phase != "place":
            return ()
        tr, why = self.desk.words.tr, self.desk.words.clause("CF-8.1")
        said = {deed.word for _, deed in self.reading.facts(view.state).deeds}
        locked = (
            Tool("default", tr("Default"), enabled=False, hint=why, first=True),
            Tool("ready", tr("Ready"), enabled=False, hint=why, leads=True),
        )
        waiting = [tool for tool in locked if tool.key not in said]
        return (*waiting, Tool("line-ups", tr("Line-ups")))

    def use(self, key: str, playing: Playing) -> Change | None:
        """The card of the line-ups: `key` is its."""
        state = playing.sitting.session.state
        side = self.reading.seen(state).to_move
        if self._line_ups is None:
            self._line_ups = LineUps(self.desk.store, GAME)

        def put_up(line_up: LineUp | None) -> None:
            wanted = unwritten(line_up.places, side) if line_up else self.placing.usual(state)
            for move in self.placing.moves_to(state, wanted):
                playing.play(move)
                playing.stage.timeline.skip()

        card = LineUpCard(
            self.desk,
            self._line_ups,
            self._names[side],
            self.placing.kind(state),
            written(self.placing.present(state), side),
            put_up,
        )
        return Push(card) if key == "line-ups" else None

    # -- pictures

    def table(self, surface: pygame.Surface) -> None:
        self.painter.board(surface)

    def draw(self, surface: pygame.Surface, view: View) -> None:
        if self._show is not None:
            self.where.look_at(view.state)
            self._show.draw(surface, view)

    def touch_acts(self, state: Any, touched: tuple[int, ...]) -> list[Act]:  # noqa: ANN401
        return self.film.touched(state, touched)

    def ply_acts(self, shown: Numbered, touched: int, owner: int) -> list[Act]:
        dropped = self._hand is not None and self._hand.dropped
        return self.film.acts(shown.ply, touched, owner, dropped=dropped)

    # -- words

    def subtitle(self, state: Any) -> str:  # noqa: ANN401
        return self.teller.subtitle(self.reading.seen(state))

    def plate(self, state: Any, seat: Seat, turn: Seat | None) -> Plate:  # noqa: ANN401
        turned = self.painter.at.turned
        return self.teller.plate(self.reading.seen(state), seat, turn, turned=turned)

    def sign(self, seat: Seat, size: int) -> pygame.Surface:
        return self.painter.sign(seat, size)

    def bullet(self, seat: Seat, size: int) -> pygame.Surface:
        return self.painter.bullet(seat, size)

    def status(self, view: View, number: int) -> Status:  # noqa: ARG002 - the turn says more
        return self.teller.status(view, self.reading.seen(view.state))

    def entry(self, shown: Numbered) -> Entry:
        return self.stories.entry(shown)

    def news(self, shown: Numbered) -> tuple[Told, ...]:
        """The list tells what has happened; here stands what is to be known."""
        return self.teller.news(shown.ply.after)

    def picture(self, key: str, size: int) -> pygame.Surface:
        side, number = picture_of(key)
        return self.painter.badge(Piece(side, number, kind_of(number)), size)

    def draw_offer(self, state: Any) -> Seat | None:  # noqa: ANN401
        return self.reading.draw_offer(state)

    def label(self, state: Any, move: Any) -> str:  # noqa: ANN401
        return self.teller.label(self.reading.seen(state), self.reading.deed(state, move))

    def interval(self, shown: Numbered, session: Session[Any, Any]) -> Summary | None:
        return self.teller.interval(shown.ply, session)

    def summary(self, session: Session[Any, Any]) -> Summary:
        return self.teller.summary(session)


def _rank(word: str) -> int:
    """The place of a button among those of its turn."""
    return SAID_FIRST.index(word) if word in SAID_FIRST else len(SAID_FIRST)


def thumbnail(desk: Desk, session: Session[Any, Any], size: tuple[int, int]) -> pygame.Surface:
    """A piece of the pitch around the ball, for the card of a game to go on with."""
    rules, notation = cast("ChessFootball", session.rules), cast("ChessNotation", session.notation)
    board = ChessBoard(desk, rules, notation, ("", ""), "fixed")
    return around_ball(board, session, size, (2.0, 1.7))
