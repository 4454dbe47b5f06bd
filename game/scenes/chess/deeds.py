"""What a move of chess football does, read from its text in the rule file's table of moves."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, cast

from game.scenes.chess.seen import place_of

if TYPE_CHECKING:
    from game.scenes.chess.geometry import Place, Way

DeedKind = Literal[
    "step",  # a player to a square: a strategic move, or the wall
    "send",  # the ball to a square
    "out",  # the ball out of the board
    "sub",
    "put",
    "bench",
    "touch",
    "taker",
    "keeper",
    "dismiss",
    "toss",
    "timeup",
    "word",  # a move that is a word alone: pass, ready, stop ...
]

_SQUARE = r"[a-h][0-9]{1,2}"
_FORMS: tuple[tuple[DeedKind, re.Pattern[str]], ...] = tuple(
    (cast("DeedKind", kind), re.compile(form))
    for kind, form in (
        ("step", rf"(?P<number>\d+)>(?P<to>{_SQUARE})"),
        ("send", rf"(?P<number>\d+)\*(?P<to>{_SQUARE})"),
        ("out", rf"(?P<number>\d+)\*(?P<word>side|end|own)@(?P<to>{_SQUARE})"),
        ("sub", rf"sub:(?P<number>\d+)/(?P<other>\d+)@(?P<to>{_SQUARE})"),
        ("put", rf"put:(?P<number>\d+)@(?P<to>{_SQUARE})"),
        ("bench", r"bench:(?P<number>\d+)/(?P<other>\d+)"),
        ("touch", r"touch:(?P<number>\d+)"),
        ("taker", rf"taker:(?P<number>\d+)(?:@(?P<to>{_SQUARE}))?"),
        ("keeper", rf"keeper@(?P<to>{_SQUARE})"),
        ("dismiss", r"dismiss:(?P<number>\d+)"),
        ("toss", r"toss:(?P<word>heads|tails)"),
        ("timeup", r"timeup:(?P<word>turn|half)"),
        ("word", r"(?P<word>[a-z-]+)"),
    )
)


@dataclass(frozen=True, slots=True)
class Deed:
    """A move; what does not apply is empty."""

    kind: DeedKind
    number: int = 0  # the player who acts, or who leaves
    other: int = 0  # the newcomer
    to: Place | None = None
    word: str = ""  # heads, turn, ready; the line over which the ball leaves

    @property
    def plays_ball(self) -> bool:
        return self.kind in {"send", "out"}

    @property
    def way(self) -> Way:
        """Over which line the ball leaves: the side line, or an end line."""
        return "side" if self.word == "side" else "end"


def deed_of(text: str) -> Deed:
    """The deed of a move's text.  Raises `ValueError` for what is no move."""
    for kind, form in _FORMS:
        if found := form.fullmatch(text):
            parts = {key: value for key, value in found.groupdict().items() if value}
            to = place_of(parts["to"]) if "to" in parts else None
            number, other = int(parts.get("number", 0)), int(parts.get("other", 0))
            return Deed(kind, number, other, to, parts.get("word", ""))
    raise ValueError(f"{text!r} is no move of chess football")
