"""Paper football on the table: the sheet, the pens, the line as it grows.

What may be drawn is none of this file's business: it shows what the match says is there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import pygame

from engines.core.contract import Seat
from engines.paper_football import PaperFootball, PaperNotation
from engines.paper_football.moves import Kick, Line
from engines.paper_football.state import Phase, State
from game.board.board import Entry, Numbered, Plate, Status, Summary, Switch, Told, View
from game.board.timeline import BANNER, Act
from game.scenes.paper.geometry import LARGEST, Geometry, Place, Size
from game.scenes.paper.live import Way
from game.scenes.paper.painter import Painter
from game.scenes.paper.sheet import Sheet, Trace
from game.scenes.paper.words import Teller

if TYPE_CHECKING:
    from engines.play.session import Session
    from game.desk import Desk
    from game.settings import Seating

SEGMENT_MS, KICK_MS = 150, 70  # a segment drawn with care, a square of a kick
BANNER_MS, NET_MS = 1100, 650


class PaperBoard:
    """The board of paper football, as the match scene wants it."""

    drags_through = True
    moves_stay = "PF-M8"
    resigning = "PF-E5"

    def __init__(
        self,
        desk: Desk,
        rules: PaperFootball,
        notation: PaperNotation,
        names: tuple[str, str],
        seating: Seating,
    ) -> None:
        self.desk = desk
        self.rules = rules
        self.field = rules.field
        self.teller = Teller(desk.words, rules, notation, names)
        self.title = desk.words.tr("Paper football")
        self.rect = pygame.Rect(0, 0, 0, 0)
        options = rules.options
        self.size = Size(options.width, options.length, options.goal)
        self._seating = seating
        self._names = names
        self._sheets: dict[bool, tuple[object, Painter]] = {}
        self._painter: Painter | None = None
        self._traces: tuple[object, list[Trace]] = (None, [])

    @property
    def switches(self) -> tuple[Switch, ...]:
        return (Switch("own-half", self.desk.words.tr("Own half"), "info", "h"),)

    # -- where things are

    def lay(self, area: pygame.Rect, turns: int = 0) -> None:
        turned = turns == 2
        look = self.desk.look
        key = (tuple(area), look)
        if self._sheets.get(turned, (None,))[0] != key:
            room = area.inflate(-look.px(16), -look.px(24))
            at = Geometry.fit(self.size, room, look.px(LARGEST), turned=turned)
            painter = Painter(look, Sheet(look, at), area, self._names, self._seating)
            painter.label(self.desk.words)
            self._sheets[turned] = (key, painter)
        self._painter = self._sheets[turned][1]
        self.rect = self._painter.at.sheet

    @property
    def _at(self) -> Geometry:
        return self._shown.at

    @property
    def _shown(self) -> Painter:
        if self._painter is None:
            raise RuntimeError("the board has not been laid on the table yet")
        return self._painter

    def _place(self, point: int) -> Place:
        column, row = self.field.place(point)
        return column, row - 1

    def _point(self, place: Place) -> int:
        return self.field.point(place[0], place[1] + 1)

    def places(self) -> list[int]:
        return [self._point(place) for place in self.size.places()]

    def place(self, spot: int) -> tuple[float, float]:
        return self._at.on_screen(self._place(spot))

    def spot_at(self, pixel: tuple[float, float], reach: float) -> int | None:
        place = self._at.place_at(pixel, reach)
        return None if place is None else self._point(place)

    def finger(self, state: State) -> tuple[float, float]:
        if state.phase is Phase.RESTART:
            return self._at.on_screen(self.size.middle)
        return self.place(state.ball)

    def table(self, surface: pygame.Surface) -> None:
        """Lay what does not change around the board on the table."""
        self._shown.table(surface)

    # -- pictures

    def draw(self, surface: pygame.Surface, view: View) -> None:
        state: State = view.state
        painter = self._shown
        painter.sheet.show(self._traces_of(view))
        painter.begin(surface, view.act, view.progress)
        self._draw_line(surface, view)
        if "own-half" in view.switches:
            for seat in (Seat.HOME, Seat.AWAY):
                painter.own_half(surface, [self._place(p) for p in self.field.half(seat)], seat)
        if view.hand is not None and view.to_move is not None:
            self._draw_hand(surface, view, view.to_move)
        elif view.to_move is not None and view.act is None and state.phase is not Phase.RESTART:
            painter.ball(surface, self._place(self._end(state, view.touched)), state.turn)
        self._draw_pens(surface, view)

    def _end(self, state: State, touched: tuple[int, ...]) -> int:
        return touched[-1] if touched and state.phase is Phase.MOVE else state.ball

    def _draw_line(self, surface: pygame.Surface, view: View) -> None:
        """The part drawn so far, or the stroke that is on its way."""
        act = view.act
        if act is not None and isinstance(act.what, Way):
            self._shown.live.draw_growing(surface, act.what, view.progress)
        elif view.touched and view.state.phase is Phase.MOVE:
            self._shown.live.draw(surface, self._drawn(view.state, view.touched))

    def _drawn(self, state: State, touched: tuple[int, ...]) -> Trace:
        return Trace(tuple(self._place(p) for p in (state.ball, *touched)), state.turn)

    def _draw_hand(self, surface: pygame.Surface, view: View, seat: Seat) -> None:
        """Where the line can go on, what the pointer means, what it may not touch."""
        hand, painter, state = view.hand, self._shown, view.state
        if hand is None:
            return
        offers = hand.picker.offers()
        wanted = hand.cursor if hand.cursor in offers else hand.hover
        if hand.dragging and hand.pointer is not None and state.phase is Phase.MOVE:
            tip = self.place(wanted) if wanted in offers and wanted is not None else hand.pointer
            painter.thread(surface, self.place(self._end(state, view.touched)), tip, seat)
        if state.phase is Phase.KICK and wanted in offers:
            painter.kick_way(surface, self._kick_way(hand.picker.candidates(), wanted), seat)
        for spot in sorted(offers):
            painter.offer(surface, self._place(spot), seat, hot=spot == wanted)
        if state.phase is not Phase.RESTART:
            painter.ball(surface, self._place(self._end(state, view.touched)), seat)
        if hand.cursor in offers and hand.cursor is not None:
            painter.cursor(surface, self._place(hand.cursor))
        if hand.looking is not None:
            painter.looking(surface, self._place(hand.looking))
        if hand.refused is not None:
            painter.refused(surface, self._place(hand.refused.spot))

    def _kick_way(self, kicks: list[Any], end: int | None) -> tuple[Place, ...]:
        """The corners of the kick that ends there."""
        for kick in kicks:
            if isinstance(kick, Kick) and kick.corners[-1] == end:
                return tuple(self._place(corner) for corner in kick.corners)
        return ()

    def _draw_pens(self, surface: pygame.Surface, view: View) -> None:
        """A pen lies on the table unless it is writing."""
        way = view.act.what if view.act is not None else None
        writing = way.side if isinstance(way, Way) else None
        if view.touched and view.hand is not None:
            writing = view.state.turn
        for seat in (Seat.HOME, Seat.AWAY):
            if seat is not writing:
                self._shown.props.draw_pen(surface, seat)
        if isinstance(way, Way):
            self._shown.writing(surface, way.tip(view.progress), way.side)

    # -- traces

    def _traces_of(self, view: View) -> list[Trace]:
        """What lies on the paper of the running leg; kept until another ply comes."""
        state: State = view.state
        last = view.plies[-1].ply if view.plies else state
        key = (len(view.plies), last, state.leg)
        if self._traces[0] != key:
            self._traces = key, self._trace_leg(view.plies, state)
        return self._traces[1]

    def _trace_leg(self, plies: Any, state: State) -> list[Trace]:  # noqa: ANN401
        leg = [shown for shown in plies if shown.ply.before.leg == state.leg]
        first: State = leg[0].ply.before if leg else state
        traces = [Trace(tuple(map(self._place, line)), None) for line in first.lines]
        traces += [Trace(tuple(map(self._place, k)), None, kick=True) for k in first.kicks]
        for seat in (Seat.HOME, Seat.AWAY):
            traces += [Trace((), seat, scorer=seat, goal=n + 1) for n in range(first.score[seat])]
        for shown in leg:
            traces += self._trace(shown)
        return traces

    def _trace(self, shown: Numbered) -> list[Trace]:
        ply = shown.ply
        points = self._points(ply.move)
        if not points:
            return []
        before, after = ply.before.score, self._score_after(shown)
        scorer = next((s for s in (Seat.HOME, Seat.AWAY) if after[s] > before[s]), None)
        goal = after[scorer] if scorer is not None else 0
        kick = isinstance(ply.move, Kick)
        return [Trace(points, ply.seat, kick, scorer, goal, shown.number)]

    def _score_after(self, shown: Numbered) -> tuple[int, int]:
        """The score of the leg that the ply was made in."""
        ply = shown.ply
        for event in ply.events:
            if event.name in {"goal", "own-goal"}:
                home, away = dict(event.details)["score"]
                return home, away
        return cast("tuple[int, int]", ply.before.score)

    def _points(self, move: Any) -> tuple[Place, ...]:  # noqa: ANN401 - any of the game's moves
        match move:
            case Line(points):
                return tuple(map(self._place, points))
            case Kick(corners):
                return tuple(map(self._place, corners))
        return ()

    # -- acts

    def touch_acts(self, state: State, touched: tuple[int, ...]) -> list[Act]:
        if state.phase is not Phase.MOVE or not touched:
            return []
        way = Way(self._drawn(state, touched))
        return [Act("pen", SEGMENT_MS, way, "pen")]

    def ply_acts(self, shown: Numbered, touched: int, owner: int) -> list[Act]:
        ply = shown.ply
        acts = []
        points = self._points(ply.move)
        kick = isinstance(ply.move, Kick)
        first = touched + 2 if not kick else 2
        for end in range(first, len(points) + 1):
            way = Way(Trace(points[:end], ply.seat, kick))
            sound = "pen" if not kick else "kick" if end == 2 else ""
            acts.append(Act("pen", self._duration(way), way, sound, owner, makes=True))
        return [*acts, *self._event_acts(shown, owner)]

    def _duration(self, way: Way) -> int:
        """Milliseconds of a stroke: each segment takes its time, a kick goes straight through."""
        if not way.trace.kick:
            return SEGMENT_MS
        (ax, ay), (bx, by) = way.leg
        return KICK_MS * max(abs(bx - ax), abs(by - ay))

    def _event_acts(self, shown: Numbered, owner: int) -> list[Act]:
        tr, acts = self.desk.words.tr, []
        for event in shown.ply.events:
            match event.name:
                case "goal" | "own-goal":
                    text = tr("Goal!") if event.name == "goal" else tr("Own goal!")
                    home = shown.ply.move is not None and self._in_home_goal(shown)
                    acts.append(Act("net", NET_MS, Seat.HOME if home else Seat.AWAY, "goal", owner))
                    acts.append(Act(BANNER, BANNER_MS, text, "hatch", owner))
                case "closed":
                    name = self._names[Seat.HOME if dict(event.details)["side"] == "home" else 1]
                    text = tr("{name} is closed").format(name=name)
                    acts.append(Act(BANNER, BANNER_MS, text, "knock", owner))
        return acts

    def _in_home_goal(self, shown: Numbered) -> bool:
        points = self._points(shown.ply.move)
        return bool(points) and points[-1][1] < 0

    # -- words

    def subtitle(self, state: State) -> str:
        return self.teller.subtitle(state)

    def plate(self, state: State, seat: Seat, turn: Seat | None) -> Plate:
        return self.teller.plate(state, seat, turn)

    def sign(self, seat: Seat, size: int) -> pygame.Surface:
        return self._shown.scrap(seat, size)

    def bullet(self, seat: Seat, size: int) -> pygame.Surface:
        return self._shown.bullet(seat, size)

    def status(self, view: View, number: int) -> Status:
        return self.teller.status(view, number)

    def entry(self, shown: Numbered) -> Entry:
        return self.teller.entry(shown)

    def news(self, shown: Numbered) -> tuple[Told, ...]:
        return self.teller.news(shown)

    def draw_offer(self, state: State) -> Seat | None:
        return state.draw_offer

    def label(self, state: State, move: Any) -> str:  # noqa: ANN401, ARG002 - none has a button
        return ""

    def stays(self) -> str:
        """The clause that keeps what the hand has touched, with a strict pen; else ""."""
        return "PF-M8" if self.rules.options.pen == "strict" else ""

    def write_drawn(self, state: State, touched: tuple[int, ...]) -> str:
        """The line so far, "h12-h13"; a kick or a restart is made in one touch."""
        if state.phase is not Phase.MOVE or not touched:
            return ""
        return "-".join(self.field.name_of(point) for point in (state.ball, *touched))

    def read_drawn(self, state: State, text: str) -> tuple[int, ...]:
        points = [self.field.point_of(name) for name in text.split("-")]
        known = tuple(point for point in points if point is not None)
        return known[1:] if len(known) == len(points) and known[0] == state.ball else ()

    def interval(self, shown: Numbered, session: Session[Any, Any]) -> Summary | None:
        return self.teller.interval(shown, session)

    def summary(self, session: Session[Any, Any]) -> Summary:
        return self.teller.summary(session)


def thumbnail(desk: Desk, session: Session[Any, Any], size: tuple[int, int]) -> pygame.Surface:
    """A piece of the sheet around the ball, for the card of a game to go on with."""
    rules = cast("PaperFootball", session.rules)
    notation = cast("PaperNotation", session.notation)
    board = PaperBoard(desk, rules, notation, ("", ""), "fixed")
    options = rules.options
    width = round((options.width + 6.8) * desk.look.px(27))
    height = round((options.length + 6.7) * desk.look.px(27))
    room = desk.look.px(30)
    board.lay(pygame.Rect(0, 0, width + room, height + room))
    plies = [Numbered(ply, 0) for ply in session.plies]
    whole = pygame.Surface((width + room, height + room), depth=32)
    board.draw(whole, View(session.state, plies, session.to_move))
    part = pygame.Rect((0, 0), size)
    x, y = board.finger(session.state)
    part.center = round(x), round(y)
    part.clamp_ip(board.rect)
    return whole.subsurface(part.clip(whole.get_rect())).copy()
