"""Carrom on the table: the board, the men, the hand that aims, the film of a strike.

What may be struck or placed is none of this file's business: the hands ask the laws, and the film
comes from the table that nature plays on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import pygame

from engines.core.contract import Seat
from game.board.board import Entry, Note, Numbered, Plate, Status, Summary, Switch, Told, View
from game.board.timeline import BANNER, FAST, SLOW, Act
from game.scenes.carrom_table.aiming import StrikeHand
from game.scenes.carrom_table.film_show import KINDS, FilmShow
from game.scenes.carrom_table.frame import Frame, chair_at_bottom
from game.scenes.carrom_table.lying import discs, pocketed, seen
from game.scenes.carrom_table.painter import TablePainter
from game.scenes.carrom_table.people import People
from game.scenes.carrom_table.placing import PlaceHand, by_itself
from game.scenes.carrom_table.racking import turned_rack
from game.scenes.carrom_table.sight import Sight, Telling
from game.scenes.carrom_table.spots import point_of, spot_of
from game.scenes.carrom_table.trays import Trays
from game.scenes.carrom_table.words import Teller
from game.scenes.carrom_table.zone import Zone
from physics.hand import SURFACES, film_of, rest_of
from physics.laws.chairs import on_base_line
from physics.laws.moves import Call, Rack, Settled, Strike
from physics.laws.state import Phase, State
from physics.rules import PASSES

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from engines.play.picker import Picker
    from engines.play.session import Session
    from game.desk import Desk
    from game.hands.hand import Hand
    from game.scenes.carrom_table.sight import Line
    from game.settings import Seating
    from physics.notation import CarromNotation
    from physics.rules import Carrom

BANNER_MS = 1500
QUARTER = 15  # degrees by which a button turns the rack
ROOM = 10  # points around the board
NARROW = 2.2  # mm: the mark of a single place, which may be all that is open
TOLD = ("queen-covered", "board-void")  # events that are told across the board


class CarromBoard:
    """The board of carrom, as the match scene wants it."""

    drags_through = False
    moves_stay = ""
    resigning = ""

    def __init__(
        self,
        desk: Desk,
        rules: Carrom,
        notation: CarromNotation,
        names: tuple[str, str],
        seating: Seating,
    ) -> None:
        self.desk = desk
        self.rules = rules
        self.notation = notation
        self.surface = SURFACES[rules.options.surface]
        people = People(desk.words, names, rules.seating)
        self.teller = Teller(desk.words, rules, people)
        self.title = desk.words.tr("Carrom")
        self.rect = self._area = pygame.Rect(0, 0, 0, 0)
        self._frame = Frame(people, seating)
        self._laid: tuple[object, TablePainter, Trays] | None = None
        self._turns = 0
        self._seating = seating
        self._hand: PlaceHand | StrikeHand | None = None  # the last one
        self._zone = Zone()
        self._sight = Sight()

    @property
    def switches(self) -> tuple[Switch, ...]:
        tr = self.desk.words.tr
        return (
            Switch("aim", tr("No aim line"), "eye-off", "n", aims=True),
            Switch("whole", tr("Whole way"), "route", "w", aims=True),
            Switch(SLOW, tr("Slow motion"), "turtle", "m"),
            Switch(FAST, tr("Fast forward"), "fast-forward", "f"),
        )

    # -- where things are

    def lay(self, area: pygame.Rect, turns: int = 0) -> None:
        look, self._area = self.desk.look, area
        self._turns = self.teller.turns = turns
        painter = TablePainter(look)
        painter.lay(_beside_grooves(area.inflate(-2 * look.px(ROOM), -2 * look.px(ROOM))), turns)
        trays = Trays(painter)
        trays.lay(area)
        self._laid = (tuple(area), painter, trays)
        self.rect = painter.rect

    @property
    def _painter(self) -> TablePainter:
        if self._laid is None:
            raise RuntimeError("the board has not been laid yet")
        return self._laid[1]

    @property
    def free_edge(self) -> pygame.Rect:
        return self._frame.beside_top(self._area, self._painter, self._turns)

    def turns(self, state: State) -> int:
        return -state.chair % 4

    def places(self) -> Collection[int]:
        return ()

    def place(self, spot: int) -> tuple[float, float]:
        x, y = point_of(spot)
        return self._painter.to_pixel(x / 100, y / 100)

    def spot_at(self, pixel: tuple[float, float], reach: float) -> int | None:  # noqa: ARG002 - any
        """The point under a pixel: on a carrom board all of it is one place beside the other."""
        if not self.rect.collidepoint(pixel):
            return None
        x, y = self._painter.to_table(pixel)
        return spot_of((round(100 * x), round(100 * y)))

    def to_table(self, pixel: tuple[float, float]) -> tuple[float, float]:
        return self._painter.to_table(pixel)

    def finger(self, state: State) -> tuple[float, float]:
        return self.place(spot_of(on_base_line(state.chair, 0)))

    # -- the hand

    def hand_for(self, picker: Picker[Any, Any], state: State) -> Hand:
        last = self._hand
        if state.phase is Phase.PLACE:
            self._hand = PlaceHand(picker, self, state)
            return self._hand
        hand = self._hand = StrikeHand(picker, self, state, self.rules.options)
        if isinstance(last, StrikeHand) and last.breaks and hand.breaks:
            hand.go_on(last)  # the rack was turned: the striker stays as it is
        return hand

    def turn_ms(self, _: State) -> int:
        return 1000 * self.rules.options.turn_seconds

    def same_turn(self, move: Any) -> bool:  # noqa: ANN401 - any of the game's moves
        natures = isinstance(move, Settled) or move in {Call.HEADS, Call.TAILS, Call.TIME_UP}
        return not natures and not self.notation.numbered(move)

    def half(self, _: State) -> None:
        """Carrom has no halves."""

    @property
    def keys_told(self) -> str:
        tr = self.desk.words.tr
        if isinstance(self._hand, PlaceHand):
            return tr("Arrows move the man, with Shift in small steps; Enter puts it down.")
        told = [
            tr("Left and right aim, up and down say how hard, with Shift finely."),
            tr("Ctrl+arrows place; Space strikes."),
        ]
        if self._hand is not None and self._hand.breaks:
            told.append(tr("Comma and full stop turn the rack."))
        return "\n".join(told)

    def spoken(self, state: State) -> Sequence[Any]:
        if state.phase is Phase.RACK:
            return (turned_rack(state, QUARTER), turned_rack(state, -QUARTER))
        return (Call.PASS, Call.AUTO, Call.NONE)

    # -- pictures

    def table(self, surface: pygame.Surface) -> None:
        self._painter.board(surface)

    def draw(self, surface: pygame.Surface, view: View) -> None:
        state: State = view.state
        acts = None if state.phase in {Phase.TOSS, Phase.OVER} else state.chair
        self._frame.draw(surface, self._painter, self._turns, acts)
        self._draw_trays(surface, seen(view))
        for shown in discs(view):
            self._painter.disc(
                surface,
                shown.kind,
                shown.x,
                shown.y,
                lifted=-shown.sunk,
                alpha=round(255 * (1 - shown.sunk)),
            )
        hand = view.hand
        if isinstance(hand, StrikeHand):
            line, told = self._line(view), self._told(hand)
            self._sight.draw(surface, self._painter, hand, self.surface, line, told=told)
        elif isinstance(hand, PlaceHand):
            self._draw_place(surface, hand, state)

    def _draw_trays(self, surface: pygame.Surface, state: State) -> None:
        """The men that each side has made; the queen lies with whoever has covered her."""
        if self._laid is None:
            return
        near = self.rules.seating.side(chair_at_bottom(self._turns))
        self._laid[2].draw(surface, pocketed(state, near.rival), pocketed(state, near))

    def _line(self, view: View) -> Line:
        """How much of the way ahead the switches let be seen."""
        if "aim" in view.switches:
            return "off"
        return "whole" if "whole" in view.switches else "contact"

    def _told(self, hand: StrikeHand) -> Telling:
        """What is written beside the hand; only the break tells how things are done."""
        tr, breaks = self.desk.words.tr, hand.breaks
        return Telling(
            slide=tr("off the line: aim") if breaks else "",
            pull=tr("wheel: fine aim") if breaks else "",
            quarters=hand.state.chair if self._seating == "opposite" else 0,
        )

    def _draw_place(self, surface: pygame.Surface, hand: PlaceHand, state: State) -> None:
        """Where a man may stand, and by itself would; the man in the hand, where it is held."""
        self._zone.draw(surface, self._painter, state.men)
        if best := by_itself(state):
            self._painter.spot(surface, best[0] / 100, best[1] / 100, "open", NARROW)
        if hand.at is None:
            return
        x, y = hand.at[0] / 100, hand.at[1] / 100
        kind = KINDS[state.colour(state.turn.rival)]
        self._painter.disc(surface, kind, x, y, lifted=1, alpha=170 if hand.open else 90)
        self._painter.spot(surface, x, y, "open" if hand.open else "refused")

    # -- acts

    def touch_acts(self, state: State, touched: tuple[int, ...]) -> list[Act]:  # noqa: ARG002
        """Nothing is touched in carrom."""
        return []

    def ply_acts(self, shown: Numbered, touched: int, owner: int) -> list[Act]:  # noqa: ARG002
        ply = shown.ply
        match ply.move:
            case Settled():
                return [*self._film(ply.before, ply.move, owner), *self._banners(shown, owner)]
            case Call.HEADS | Call.TAILS:
                text = self.teller.stories.tossed(ply.move, ply.after)
                return [Act(BANNER, BANNER_MS, text, "knock", owner)]
            case Call.TIME_UP:
                (told, *_) = self.teller.stories.story(ply)
                banner = Act(BANNER, BANNER_MS, told.text, "knock", owner)
                return [banner, *self._banners(shown, owner)]
            case Rack() | Strike():
                return []
        sound = "men" if len(ply.after.men) > len(ply.before.men) else ""
        return [Act("placed", 60, None, sound, owner), *self._banners(shown, owner)]

    def _film(self, before: State, settled: Settled, owner: int) -> list[Act]:
        """The strike, if it was this table that played it."""
        film = film_of(before, self.surface)
        if rest_of(before, film) != settled:
            return []
        told = self.desk.words.tr("A click or a key shows the end at once.")
        return FilmShow(before, film).acts(owner, told)

    def _banners(self, shown: Numbered, owner: int) -> list[Act]:
        events = [event for event in shown.ply.events if event.name in TOLD]
        told = self.teller.stories.happened(shown.ply, events)
        return [Act(BANNER, BANNER_MS, one.text, "", owner) for one in told]

    # -- words

    def subtitle(self, state: State) -> str:
        return self.teller.subtitle(state)

    def plate(self, state: State, seat: Seat, turn: Seat | None) -> Plate:
        return self.teller.plate(state, seat, turn)

    def sign(self, seat: Seat, size: int) -> pygame.Surface:
        """Home's man is white, as in a first board; the plates and the list say it exactly."""
        return self._painter.sign("w" if seat is Seat.HOME else "b", size)

    def bullet(self, seat: Seat, size: int) -> pygame.Surface:
        return self.sign(seat, size)

    def status(self, view: View, number: int) -> Status:
        return self.teller.status(view, number)

    def entry(self, shown: Numbered) -> Entry:
        return self.teller.entry(shown)

    def news(self, shown: Numbered) -> tuple[Told, ...]:
        """The list tells what has happened; here stands what might."""
        most = PASSES * len(self.rules.seating.order)
        return self.teller.stories.reasons.warning(shown.ply.after, most)

    @property
    def list_title(self) -> str:
        return self.desk.words.tr("Last strokes")

    def seen(self, view: View) -> State:
        return seen(view)

    def notes(self, view: View) -> tuple[Note, ...]:
        return (self.teller.queen(seen(view)),)

    def picture(self, key: str, size: int) -> pygame.Surface:
        return self._painter.sign(KINDS[key], size)

    def draw_offer(self, state: State) -> Seat | None:
        return state.draw_offer

    def label(self, state: State, move: Any) -> str:  # noqa: ANN401 - any of the game's moves
        tr = self.desk.words.tr
        if isinstance(move, Rack):
            left = move == turned_rack(state, QUARTER)
            return tr("Rack left") if left else tr("Rack right")
        return {
            Call.PASS: tr("Pass"),
            Call.AUTO: tr("By itself"),
            Call.NONE: tr("Forgo"),
        }.get(move, "")

    def stays(self) -> str:
        return ""

    def write_drawn(self, state: State, touched: tuple[int, ...]) -> str:  # noqa: ARG002
        return ""

    def read_drawn(self, state: State, text: str) -> tuple[int, ...]:  # noqa: ARG002
        return ()

    def interval(self, shown: Numbered, session: Session[Any, Any]) -> Summary | None:
        return self.teller.interval(shown, session)

    def summary(self, session: Session[Any, Any]) -> Summary:
        return self.teller.summary(session)


def _beside_grooves(room: pygame.Rect) -> pygame.Rect:
    """The part of the room in which the board lies: most of what is free is left of it."""
    free = max(0, room.width - room.height)
    return pygame.Rect(room.left + free * 3 // 5, room.top, room.width - free * 3 // 5, room.height)


def thumbnail(desk: Desk, session: Session[Any, Any], size: tuple[int, int]) -> pygame.Surface:
    """The middle of the board, for the card of a game to go on with."""
    rules = cast("Carrom", session.rules)
    notation = cast("CarromNotation", session.notation)
    board = CarromBoard(desk, rules, notation, ("", ""), "fixed")
    side = round(max(size) * 1.25)
    board.lay(pygame.Rect(0, 0, side, side))
    whole = pygame.Surface((side, side), depth=32)
    board.table(whole)
    board.draw(whole, View(session.state, (), session.to_move))
    part = pygame.Rect((0, 0), size)
    part.center = whole.get_rect().center
    return whole.subsurface(part.clip(whole.get_rect())).copy()
