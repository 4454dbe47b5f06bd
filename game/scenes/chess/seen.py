"""A position of chess football as it is shown: who stands where, and what is the matter with whom.

It is read from the position document, which names everything that there is to see.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engines.core.contract import Seat
from game.scenes.chess.geometry import Place

if TYPE_CHECKING:
    from collections.abc import Mapping


SIDES = (Seat.HOME, Seat.AWAY)


def place_of(square: str) -> Place:
    """The place of a square's name, "d13"."""
    return ord(square[0]) - ord("a"), int(square[1:])


def square_of(place: Place) -> str:
    """The inverse."""
    return f"{chr(ord('a') + place[0])}{place[1]}"


def turned(place: Place) -> Place:
    """The same place as the other side sees it (CF-8.5)."""
    return 7 - place[0], 13 - place[1]


@dataclass(frozen=True, slots=True)
class Restart:
    """A restart under way; what does not apply is empty."""

    kind: str = ""
    side: Seat | None = None
    spot: Place | None = None
    offender: int = 0
    takers: tuple[int, ...] = ()
    taker: int = 0


@dataclass(frozen=True, slots=True)
class Team:
    """One side."""

    players: Mapping[int, Place]
    unplaced: tuple[int, ...]  # in the team, but not on the pitch yet
    bench: tuple[int, ...]
    sent_off: frozenset[int]
    offside: frozenset[int]
    barred: frozenset[int]
    cautioned: frozenset[int]
    used_subs: int


@dataclass(frozen=True, slots=True)
class Seen:
    """A whole position."""

    teams: tuple[Team, Team]
    ball: Place | None
    phase: str
    half: int
    to_move: Seat
    restart: Restart
    ready: frozenset[Seat]
    touched: int  # the number of the player; 0: none
    first_kick: Seat
    time_up: bool
    draw_offer: Seat | None

    def at(self, place: Place) -> tuple[Seat, int] | None:
        """Who stands there."""
        for side in SIDES:
            for number, where in self.teams[side].players.items():
                if where == place:
                    return side, number
        return None


def read(document: Mapping[str, Any]) -> Seen:
    """The position of a document that the rules have written."""
    return Seen(
        (_team(document, "home"), _team(document, "away")),
        _place(document.get("ball")),
        document.get("phase", "play"),
        document.get("half", 1),
        _seat(document["to_move"]) or Seat.HOME,
        _restart(document.get("restart") or {}),
        frozenset(_seat(word) or Seat.HOME for word in document.get("ready", ())),
        document.get("touched") or 0,
        _seat(document.get("first_kick", "home")) or Seat.HOME,
        bool(document.get("time_up")),
        _seat(document.get("draw_offer")),
    )


def _team(document: Mapping[str, Any], side: str) -> Team:
    def listed(key: str) -> frozenset[int]:
        return frozenset(int(n) for n in document.get(key, {}).get(side, ()))

    players = document["players"].get(side, {})
    number = 0 if side == "home" else 1
    return Team(
        {int(n): place_of(square) for n, square in players.items() if square},
        tuple(sorted(int(n) for n, square in players.items() if not square)),
        tuple(document.get("bench", {}).get(side, ())),
        listed("sent_off"),
        listed("offside"),
        listed("barred"),
        listed("cautions"),
        document.get("used_subs", (0, 0))[number],
    )


def _restart(document: Mapping[str, Any]) -> Restart:
    return Restart(
        document.get("kind", ""),
        _seat(document.get("side")),
        _place(document.get("spot")),
        document.get("offender") or 0,
        tuple(document.get("takers") or ()),
        document.get("taker") or 0,
    )


def _place(square: str | None) -> Place | None:
    return None if square is None else place_of(square)


def _seat(word: str | None) -> Seat | None:
    return None if word is None else {"home": Seat.HOME, "away": Seat.AWAY}[word]
