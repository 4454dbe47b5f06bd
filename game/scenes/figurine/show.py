"""Draws what there is to see of a match: figurines, ball, cards, marks, ways, whatever moves."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from engines.core.contract import Seat
from engines.figurine_football.choices import offender
from engines.figurine_football.field import MEDIAN, NONE, beside, row_of
from engines.figurine_football.spots import STATION
from engines.figurine_football.state import KEEPER, NAMES, Phase
from game.scenes.figurine.acts import (
    CardGiven,
    Flight,
    Glide,
    Homecoming,
    Plunge,
    Scene,
    Shaken,
)
from game.scenes.figurine.film import left_by
from game.scenes.figurine.marks import UNDER
from game.scenes.figurine.offers import Offers, ball_after, pointed
from game.scenes.figurine.people import standing, who_is

if TYPE_CHECKING:
    from collections.abc import Iterable

    import pygame

    from engines.figurine_football.state import State
    from game.board.board import View
    from game.scenes.figurine.acts import Who
    from game.scenes.figurine.geometry import Pixel
    from game.scenes.figurine.hand import FigurineHand
    from game.scenes.figurine.offers import Sign
    from game.scenes.figurine.painter import Painter
    from game.scenes.figurine.words import Teller

SIDES = (Seat.HOME, Seat.AWAY)
ASIDE = 0.55  # squares: whoever is about to be tackled stands so far beside his square
APART = 0.42  # squares: a ball on the penalty spot is nobody's, whoever stands there (FF-8.1)
PENALTIES = {Phase.AIM, Phase.DIVE, Phase.SHOOT_OUT}
FADED = 150  # of 255


@dataclass(frozen=True, slots=True)
class Figure:
    """A figurine as it is seen."""

    who: Who
    pixel: Pixel
    place: int
    lifted: float = 0.0
    alpha: int = 255


class Show:
    """Draws on the painter's mat.  It changes nothing."""

    def __init__(self, painter: Painter, offers: Offers, teller: Teller) -> None:
        self.painter = painter
        self.offers = offers
        self.teller = teller

    def draw(self, surface: pygame.Surface, view: View) -> None:
        state: State = view.state
        hand: Any = view.hand
        what = view.act.what if view.act is not None else None
        scene = _scene_of(what) or left_by(view) or _in_hand(state, hand)
        self._cards(surface, state, what, view.progress)
        signs = list(self.offers.marks(state, hand)) if hand is not None else []
        self._came(surface, state, hand)
        for kind, place, hot in signs:
            if kind in UNDER:
                self.painter.mark(surface, kind, place, hot=hot)
        self._penalty(surface, state, what)
        self._ways(surface, state, hand)
        figures = self._figures(state, hand, what, view.progress, scene)
        self._draw_figures(surface, state, hand, figures)
        self._ball(surface, state, hand, (what, view.progress, scene))
        for kind, place, hot in signs:
            if kind not in UNDER:
                self.painter.mark(surface, kind, place, hot=hot)
        if hand is not None:
            self._fingers(surface, state, hand, [place for _, place, _ in signs])
            self._lift(surface, state, hand)
        self.painter.legend(surface, self.teller.legend(self._kinds(state, hand, signs)))

    def _kinds(
        self,
        state: State,
        hand: FigurineHand | None,
        signs: Iterable[Sign],
    ) -> set[str]:
        """The kinds of signs that are to be seen."""
        kinds: set[str] = {kind for kind, _, _ in signs}
        if hand is None:
            return kinds
        if state.phase is Phase.PLAY and state.offside:
            kinds.add("duty")
        if hand.touched and hand.touched[0] in self.offers.punished(state, hand):
            kinds.add("punished")
        return kinds

    # -- cards

    def _cards(
        self,
        surface: pygame.Surface,
        state: State,
        what: Any,  # noqa: ANN401 - what an act shows
        progress: float,
    ) -> None:
        for side in SIDES:
            given = what if isinstance(what, CardGiven) and what.side is side else None
            left = state.match.cards[side]
            moving = _eased(progress) if given is not None else None
            self.painter.cards(surface, side, left, moving)

    # -- figurines

    def _figures(
        self,
        state: State,
        hand: Any,  # noqa: ANN401 - a hand, or none
        what: Any,  # noqa: ANN401
        progress: float,
        scene: Scene,
    ) -> list[Figure]:
        """All who are to be seen, farther ones first."""
        stands = dict(standing(state)) | dict(scene.stands)
        for who in scene.gone:
            stands.pop(who, None)
        waiting = [place for place in stands.values() if place >= STATION]
        figures = []
        for who, place in stands.items():
            pixel = self.painter.at.to_pixel(place, waiting)
            figures.append(Figure(who, pixel, place))
        figures = [self._moved(figure, what, _eased(progress)) for figure in figures]
        figures = [self._stepped_aside(state, hand, what, figure) for figure in figures]
        return sorted(figures, key=lambda figure: (figure.lifted > 0, figure.pixel[1]))

    def _moved(self, figure: Figure, what: Any, part: float) -> Figure:  # noqa: ANN401
        """Where a figurine is while an act moves it."""
        match what:
            case Glide(who, start, end) if who == figure.who:
                rise = 4 * part * (1 - part) if what.lifted else 0.0
                alpha = round(255 * (1 - part)) if what.fades else 255
                pixel = self._between(start, end, part)
                return replace(figure, pixel=pixel, lifted=rise, alpha=alpha)
            case Plunge(side, _, _, dive) if figure.who == (side, KEEPER):
                return replace(figure, pixel=self._between(figure.place, dive, part))
            case Homecoming(ways):
                for who, start, end in ways:
                    if who == figure.who:
                        return replace(figure, pixel=self._between(start, end, part))
        return figure

    def _between(self, start: int, end: int, part: float) -> Pixel:
        at = self.painter.at
        (x, y), (to_x, to_y) = at.to_pixel(start), at.to_pixel(end)
        return x + (to_x - x) * part, y + (to_y - y) * part

    def _stepped_aside(
        self,
        state: State,
        hand: Any,  # noqa: ANN401
        what: Any,  # noqa: ANN401
        figure: Figure,
    ) -> Figure:
        """Whoever is about to be tackled makes room: nothing is final yet."""
        touched = hand.touched if hand is not None else ()
        shares = state.ball in touched[1:2] and figure.place == state.ball
        if not shares or figure.who[0] is state.turn or isinstance(what, Homecoming):
            return figure
        x, y = figure.pixel
        return replace(figure, pixel=(x + ASIDE * self.painter.at.wide, y - 1), alpha=FADED)

    def _draw_figures(
        self,
        surface: pygame.Surface,
        state: State,
        hand: FigurineHand | None,
        figures: Iterable[Figure],
    ) -> None:
        glowing = self.offers.glowing(state, hand) if hand is not None else frozenset[int]()
        punished = self.offers.punished(state, hand) if hand is not None else frozenset[int]()
        held = self._held(state, hand)
        hung = held if hand is not None and self._hangs(state, hand) else None
        for figure in figures:
            if figure.who == hung:
                continue
            side, number = figure.who
            self.painter.figure(
                surface,
                side,
                NAMES[number],
                figure.pixel,
                lifted=figure.lifted,
                glow=figure.place in glowing and figure.place not in punished,
                chosen=figure.who == held,
                warned=self._warned(state, figure.who),
                alpha=figure.alpha,
            )

    @staticmethod
    def _warned(state: State, who: Who) -> bool:
        """Whether a figurine is bound to leave (FF-9.1), or is to be placed."""
        side, figurine = who
        if state.phase is Phase.PLAY:
            return side is state.turn and bool(state.offside >> figurine & 1)
        placed = state.phase is Phase.PLACE and side is state.turn.rival
        return placed and bool(state.offside >> figurine & 1)

    @staticmethod
    def _held(state: State, hand: FigurineHand | None) -> Who | None:
        if hand is None or not hand.touched:
            return None
        if state.phase is Phase.PLACE:
            return state.turn.rival, offender(state)
        return who_is(state, hand.touched[0])

    # -- the ball

    def _ball(
        self,
        surface: pygame.Surface,
        state: State,
        hand: Any,  # noqa: ANN401
        moving: tuple[Any, float, Scene],
    ) -> None:
        what, progress, scene = moving
        at, part = self.painter.at, _eased(progress)
        match what:
            case Flight(start, end):
                high = 0.25 if what.carried else 1.6 * part * (1 - part) + 0.1
                self.painter.ball(surface, self._between(start, end, part), lifted=high)
                return
            case Plunge(_, start, aim, _):
                pixel = self._between(start, aim, min(1.0, progress * 1.25))
                self.painter.ball(surface, pixel, lifted=0.25)
                return
            case Homecoming(_, (start, end)):
                self.painter.ball(surface, self._between(start, end, part), lifted=0.2)
                return
        if hand is not None and hand.dragging and hand.ball_at is not None:
            return
        ball = state.ball if scene.ball is None else scene.ball
        if ball == NONE:
            return
        stands = dict(standing(state)) | dict(scene.stands)
        if state.phase in PENALTIES and ball in stands.values():
            ahead = beside(ball, (0, 1 if row_of(ball) > MEDIAN else -1))
            self.painter.ball(surface, self._between(ball, ahead, APART))
            return
        self.painter.ball(surface, at.to_pixel(ball), on_figure=ball in stands.values())

    def _penalty(
        self,
        surface: pygame.Surface,
        state: State,
        what: Any,  # noqa: ANN401
    ) -> None:
        """The goal at which a penalty is aimed: nobody knows where, until the keeper dives."""
        if isinstance(what, Plunge):
            self.painter.aims(surface, what.side, what.aim)
        elif state.phase in {Phase.AIM, Phase.SHOOT_OUT}:
            self.painter.aims(surface, state.turn.rival, None)

    # -- the hand

    def _came(self, surface: pygame.Surface, state: State, hand: FigurineHand | None) -> None:
        """Whence somebody has been brought to the ball."""
        if hand is None or hand.ball_at is None or hand.touched[0] == state.ball:
            return
        self.painter.mark(surface, "origin", hand.touched[0])
        self.painter.way(surface, "came", hand.touched[:2])

    def _ways(self, surface: pygame.Surface, state: State, hand: FigurineHand | None) -> None:
        """The way that has been chosen, and the one to the place pointed at."""
        if hand is None or not hand.touched or state.phase is not Phase.PLAY:
            return
        touched, spot = hand.touched, pointed(hand)
        way = (*touched, spot) if spot in hand.picker.offers() and spot is not None else touched
        sent = 0
        for k, leg in enumerate(pairwise(way)):
            if leg[0] == leg[1]:
                continue
            if ball_after(state, way[: k + 1]) is None:
                if k + 1 == len(touched):
                    self.painter.way(surface, "walk", leg)
            else:
                self.painter.way(surface, "second" if sent else "ball", leg)
                sent += 1

    def _fingers(
        self, surface: pygame.Surface, state: State, hand: FigurineHand, shown: list[int]
    ) -> None:
        """What the keys point at, what is closed, what would be punished."""
        costly = self.offers.punished(state, hand)
        if hand.touched and hand.touched[0] in costly:
            for place in shown:
                self.painter.mark(surface, "punished", place)
        elif not hand.touched and (spot := pointed(hand)) in costly and spot is not None:
            self.painter.mark(surface, "punished", spot)
        if hand.cursor is not None:
            self.painter.mark(surface, "cursor", hand.cursor)
        if hand.looking is not None:
            self.painter.mark(surface, "cursor", hand.looking)
        if hand.refused is not None:
            self.painter.mark(surface, "forbidden", hand.refused.spot)

    @staticmethod
    def _hangs(state: State, hand: FigurineHand) -> bool:
        """Whether a figurine hangs in a drag."""
        if not hand.dragging or hand.pointer is None or not hand.touched:
            return False
        return hand.ball_at is None and state.phase in {Phase.PLAY, Phase.PLACE}

    def _lift(self, surface: pygame.Surface, state: State, hand: FigurineHand) -> None:
        """What hangs in a drag: a figurine, or the ball."""
        if not hand.dragging or hand.pointer is None or not hand.touched:
            return
        if self._hangs(state, hand):
            held = self._held(state, hand)
            if held is not None:
                name = NAMES[held[1]]
                self.painter.figure(surface, held[0], name, hand.pointer, lifted=1.0)
        elif hand.ball_at is not None:
            self.painter.ball(surface, hand.pointer, lifted=0.3)


def _scene_of(what: Any) -> Scene | None:  # noqa: ANN401 - what an act shows
    """What an act shows otherwise than the position before it."""
    match what:
        case Glide() | Flight() | Shaken():
            ball = what.ball if isinstance(what, Shaken) else what.scene.ball
            return replace(what.scene, ball=ball)
        case Plunge(side, _, aim, dive):
            return Scene((((side, KEEPER), dive),), ball=aim)
        case Homecoming(ways):
            return Scene(tuple((who, end) for who, _, end in ways))
    return None


def _in_hand(state: State, hand: Any) -> Scene:  # noqa: ANN401 - a hand, or none
    """Whoever has been brought to the ball is seen there, and the ball where it has got to."""
    if hand is None or state.phase is not Phase.PLAY or len(hand.touched) < 2:
        return Scene()
    touched = hand.touched
    who = who_is(state, touched[0])
    if who is None or ball_after(state, touched) is None:
        return Scene()
    stands = ((who, touched[1]),) if touched[0] != state.ball else ()
    return Scene(stands, ball=touched[-1])


def _eased(part: float) -> float:
    return part * part * (3 - 2 * part)
