"""Puts together what is seen of a move of figurine football, act by act.

What the hand has shown already is not shown again.  Where a penalty was aimed at is nothing to be
seen: the film of an aim is a sound.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from engines.core.contract import Seat
from engines.figurine_football.field import NONE, STATION_SQUARES, square_of
from engines.figurine_football.moves import Aim, Dive, Place, Play, Walk
from engines.figurine_football.spots import in_station
from engines.figurine_football.state import INDEX, Phase
from game.board.timeline import BANNER, Act
from game.scenes.figurine import acts
from game.scenes.figurine.acts import (
    CARD_MS,
    DIVE_MS,
    HOME_MS,
    LEAVES_MS,
    NET_MS,
    PLACED_MS,
    CardGiven,
    Flight,
    Glide,
    Homecoming,
    Plunge,
    Scene,
    Shaken,
)
from game.scenes.figurine.people import who_is

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engines.core.contract import Event
    from engines.figurine_football.state import State
    from engines.play.session import Ply
    from game.board.board import View
    from game.scenes.figurine.acts import Who
    from game.scenes.figurine.told import StoryTeller

SIDES = (Seat.HOME, Seat.AWAY)
BANNERS = {
    "sent-off": "",
    "penalty": "whistle",
    "saved": "",
    "turn-lost": "whistle",
    "dead-ball": "whistle",
    "leg-over": "whistle",
    "extra-time": "",
    "shoot-out": "",
    "full-time": "whistle",
}
"""Events that are told across the board, with their sound."""


class Film:
    """The acts of one match."""

    def __init__(self, stories: StoryTeller) -> None:
        self.stories = stories

    def touched(self, state: State, touched: tuple[int, ...], *, carried: bool) -> list[Act]:
        """A figurine comes to the ball, or the ball to a mate: nothing is final yet."""
        if len(touched) < 2 or carried:
            return []
        *_, before, last = touched
        who, comes = who_is(state, touched[0]), touched[0] != state.ball
        if who is None:
            return []
        if comes and len(touched) == 2:
            return [acts.glide(Glide(who, touched[0], last), -1)]
        scene = Scene(((who, touched[1]),)) if comes else Scene()
        return [replace(acts.flight(Flight(before, last, scene), -1), makes=False)]

    def acts(self, ply: Ply[Any, Any], seen: int, owner: int, *, dropped: bool) -> list[Act]:
        """A move of which `seen` places have been seen touched.

        `dropped`: the hand has carried what moves to its last place, so that it need not go there.
        """
        made = list(_Shots(ply, seen, owner, dropped=dropped).made())
        return [*made, *self._events(ply, owner), *_afterwards(ply, owner)]

    def _events(self, ply: Ply[Any, Any], owner: int) -> Iterator[Act]:
        for event in ply.events:
            if event.name == "goal":
                yield acts.banner(self.stories.tr("Goal!"), owner, "goal")
            elif event.name in BANNERS and (text := self.stories.headline(event)):
                yield acts.banner(text, owner, BANNERS[event.name])


class _Shots:
    """What moves in one move, and in what order."""

    def __init__(self, ply: Ply[Any, Any], seen: int, owner: int, *, dropped: bool) -> None:
        self.before: State = ply.before
        self.move = ply.move
        self.side = self.before.turn
        self.events = {event.name: dict(event.details) for event in ply.events}
        self.seen = seen
        self.owner = owner
        self.dropped = dropped
        self.scene = Scene()

    def made(self) -> Iterator[Act]:
        if "turn-lost" in self.events:  # the action is not done
            return
        match self.move:
            case Walk() | Place():
                yield from self._walk(self.move)
            case Play():
                yield from self._play(self.move)
            case Aim():
                yield Act("aimed", PLACED_MS, None, "knock", self.owner)
            case Dive(target):
                yield from self._plunge(target)

    def _walk(self, move: Walk | Place) -> Iterator[Act]:
        yield from self._card()
        if self.dropped:
            yield Act("placed", PLACED_MS, None, "disc", self.owner)
            return
        side = self.side.rival if isinstance(move, Place) else self.side
        start = _from(side, move.figurine, move.origin)
        lifted = isinstance(move, Place) or start != move.origin
        what = Glide((side, move.figurine), start, move.target, lifted=lifted)
        yield acts.glide(what, self.owner)

    def _card(self) -> Iterator[Act]:
        """FF-6.2: whoever comes back costs a card."""
        if "returned" in self.events:
            left = self.events["returned"]["cards"]
            what = CardGiven(self.side, left)
            yield Act("card", CARD_MS, what, "disc", self.owner, makes=True)

    def _play(self, move: Play) -> Iterator[Act]:
        yield from self._card()
        who, known = (self.side, move.figurine), self.seen
        if move.entry != NONE:
            yield from self._enter(who, move, known)
            known -= 1
        way = [move.entry if move.entry != NONE else move.origin]
        way += [square for square in (move.first, move.second) if square != NONE]
        for k, (start, end) in enumerate(pairwise(way), 1):
            last = k == len(way) - 1
            if last and self.dropped:
                yield Act("sent", PLACED_MS, None, "kick", self.owner)
            elif known <= k:
                yield acts.flight(Flight(start, end, self.scene), self.owner)
            self.scene = replace(self.scene, ball=end)
        yield from self._net(way[-1])

    def _enter(self, who: Who, move: Play, known: int) -> Iterator[Act]:
        """Comes onto the ball's square; who had the ball there leaves it (FF-5.1)."""
        start = _from(self.side, move.figurine, move.origin)
        if known < 2:
            lifted = start != move.origin
            yield acts.glide(Glide(who, start, move.entry, lifted=lifted), self.owner)
        self.scene = Scene(((who, move.entry),))
        yield from self._booked(move.entry)

    def _booked(self, square: int) -> Iterator[Act]:
        rival = self.side.rival
        told = self.events.get("admonished") or self.events.get("sent-off")
        if told is None:
            return
        figurine = INDEX[told["figurine"]]
        end = in_station(rival, figurine)
        gone = "sent-off" in self.events
        what = Glide((rival, figurine), square, end, self.scene, lifted=True, fades=gone)
        yield Act("leaves", LEAVES_MS, what, "whistle", self.owner, makes=True)
        if gone:
            away = self.scene.gone | {(rival, figurine)}
            self.scene = replace(self.scene, gone=away)
        else:
            stands = (*self.scene.stands, ((rival, figurine), end))
            self.scene = replace(self.scene, stands=stands)

    def _net(self, ball: int) -> Iterator[Act]:
        if "goal" in self.events:
            what = Shaken(self.side.rival, ball, self.scene)
            yield Act("net", NET_MS, what, "net", self.owner, makes=True)

    def _plunge(self, dive: int) -> Iterator[Act]:
        told = self.events.get("goal") or self.events.get("saved") or {}
        aim = square_of(told["aim"])
        if aim is None:
            raise ValueError(f"a penalty is aimed at a square, not at {told['aim']!r}")
        what = Plunge(self.side, self.before.ball, aim, dive)
        yield Act("plunge", DIVE_MS, what, "kick", self.owner, makes=True)
        if "goal" in self.events:
            stands = (((self.side, INDEX["K"]), dive),)
            net = Shaken(self.side, aim, Scene(stands))
            yield Act("net", NET_MS, net, "net", self.owner, makes=True)


def _afterwards(ply: Ply[Any, Any], owner: int) -> Iterator[Act]:
    """Where figurines and ball are put that nobody has moved there."""
    before, after = ply.before, ply.after
    names = {event.name for event in ply.events}
    if before.phase is Phase.TOSS or after.phase is Phase.OVER:
        return
    if "goal" in names and "leg-over" not in names and after.match.kicks is None:
        what = _homecoming(ply)
        yield Act("home", HOME_MS, what, "disc", owner, makes=True)
    elif names & _CARRIED.keys():
        start = next(_ball_at(event) for event in ply.events if event.name in _CARRIED)
        moved = _standing_after(ply)
        what_ball = Flight(start, after.ball, Scene(moved), carried=True)
        yield acts.flight(what_ball, owner)


_CARRIED = {"penalty": "ball", "dead-ball": "from"}
"""Events after which a hand carries the ball, and the detail from where."""


def _ball_at(event: Event) -> int:
    square = square_of(dict(event.details)[_CARRIED[event.name]])
    return NONE if square is None else square


def _standing_after(ply: Ply[Any, Any]) -> tuple[tuple[Who, int], ...]:
    """Where all stand after a move."""
    return tuple(
        ((side, figurine), square)
        for side in SIDES
        for figurine, square in enumerate(ply.after.squares(side))
        if square != NONE
    )


def _homecoming(ply: Ply[Any, Any]) -> Homecoming:
    """From where they stood before the move, but for who has moved in it."""
    before, after, move = ply.before, ply.after, ply.move
    ways = []
    for side in SIDES:
        for figurine, end in enumerate(after.squares(side)):
            start = before.squares(side)[figurine]
            came = isinstance(move, Play) and (side, figurine) == (before.turn, move.figurine)
            if came and move.entry != NONE:
                start = move.entry
            if NONE not in {end, start}:
                ways.append(((side, figurine), start, end))
    ball = _last_ball(ply)
    return Homecoming(tuple(ways), (ball, after.ball))


def _last_ball(ply: Ply[Any, Any]) -> int:
    """Where the ball was when the goal fell, or time was up."""
    for event in ply.events:
        if event.name == "goal":
            square = square_of(dict(event.details)["square"])
            return NONE if square is None else square
    ball: int = ply.before.ball
    return ball


def _from(side: Seat, figurine: int, origin: int) -> int:
    """The place from which a figurine sets out: in a station one of its own."""
    return in_station(side, figurine) if origin in STATION_SQUARES else origin


def left_by(view: View) -> Scene | None:
    """How the mat lies when a leg has ended and the next has not begun; None while play goes on.

    The position that is shown then is the one before the last move, under the banner already.
    """
    ply = _just_played(view)
    if ply is None:
        return None
    if any(event.name == "turn-lost" for event in ply.events):
        return Scene()
    move, side, ball = ply.move, ply.before.turn, _last_ball(ply)
    match move:
        case Walk(figurine, _, target):
            return Scene((((side, figurine), target),))
        case Play(figurine, _, entry) if entry != NONE:
            return Scene((((side, figurine), entry),), _tackled(ply), ball)
        case Dive(target):
            return Scene((((side, INDEX["K"]), target),), ball=ball)
    return Scene(ball=ball)


def _just_played(view: View) -> Ply[Any, Any] | None:
    """The move whose acts have all been seen, or that ends a leg and has its banner up."""
    ply = view.plies[-1].ply if view.plies else None
    if ply is None or view.state is not ply.before:
        return None
    ended = any(event.name == "leg-over" for event in ply.events)
    if view.act is None or (ended and view.act.kind == BANNER):
        return ply
    return None


def _tackled(ply: Ply[Any, Any]) -> frozenset[Who]:
    """Who has lost the ball in a move, and is off the field."""
    rival = ply.before.turn.rival
    names = [e for e in ply.events if e.name in {"admonished", "sent-off"}]
    return frozenset((rival, INDEX[dict(event.details)["figurine"]]) for event in names)
