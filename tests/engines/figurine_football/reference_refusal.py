"""A word-by-word reading of why an action is refused: clause after clause, in the file's order.

Movement is read with more and more of its clauses: the one with which a square is no more reached
is the one that forbids.
"""

import re
from collections.abc import Iterator
from typing import Any

from tests.engines.figurine_football import reference
from tests.engines.figurine_football.reference import NEAR, SLANTING, Square, Turn, on_field, shut

ACTION = re.compile(r"(\w+?)(?:([>^])(\w+))?(=|(?:\*\w+)*)")


class Loose(Turn):
    """Movement by FF-3.1 to FF-3.4 alone, or with FF-3.5 (`red`) or FF-3.6 (`ball`) besides."""

    red = ball_blocks = False

    def open(self, square: Square) -> bool:
        closed = (self.red and shut(square)) or (self.ball_blocks and square == self.ball)
        return on_field(square) and square not in self.men and not closed

    def reaches(self, who: str, origin: Square, target: Square) -> bool:
        if self.red and who != "K" and shut(target):
            return False
        if who == "K":
            return target in super().ends(who, origin)
        if who == "C":
            return target in self.captain(origin)
        return target in self.short(origin)

    def captain(self, origin: Square) -> set[Square]:
        found = set()
        for a, b in NEAR:
            to = origin[0] + a, origin[1] + b
            while on_field(to):
                found.add(to)
                if not self.open(to) or (to[1] == 7 and origin[1] != 7):
                    break
                to = to[0] + a, to[1] + b
        return found

    def short(self, origin: Square) -> set[Square]:
        one = {(origin[0] + a, origin[1] + b) for a, b in SLANTING}
        found = {to for to in one if on_field(to)}
        for stone in filter(self.open, one):
            found |= {(stone[0] + a, stone[1] + b) for a, b in SLANTING}
        if origin[0] in {1, 9} and on_field(origin):
            for d in (-1, 1):
                if (origin[0], origin[1] + d) not in self.men:
                    found.add((origin[0], origin[1] + 2 * d))
        return found - {origin}


class WithRed(Loose):
    red = True


class WithBall(WithRed):
    ball_blocks = True


def refusal(document: dict[str, Any], text: str) -> str:
    """The clause that forbids an action in `play`; "" if it is legal."""
    if text in Turn(document).legal():
        return ""
    if text == "pass":
        return "FF-4.1"
    found = ACTION.fullmatch(text)
    assert found
    who, sign, target, follows = found.groups()
    return next(_clauses(document, who, sign, target, follows))


def _clauses(
    document: dict[str, Any], who: str, sign: str | None, target: str | None, follows: str
) -> Iterator[str]:
    turn = Turn(document)
    side = turn.side
    yield from _status(document, turn, who, sign)
    origin = turn.own[who] if sign != "^" else _station(who, side)
    to = turn.ball if target is None else reference.read(target)
    if target is not None:
        yield from _movement(document, turn, who, (origin, to))
        if to != turn.ball and follows:
            yield "FF-4.1"
        if to == turn.ball and not follows:
            yield "FF-4.1"
    elif origin != turn.ball:
        yield "FF-4.1"
    kicks = [reference.read(name) for name in follows.split("*") if name not in {"", "="}]
    if kicks:
        yield from _kicks(turn, who, (origin, to), kicks)
    elif follows == "=" and who == "K":
        yield "FF-4.6"
    if sign == "^" and not document["cards"][side]:
        yield "FF-6.2"
    if kicks and who == "K" and reference.name(kicks[0]) not in turn.keeper_kicks(to):
        yield "FF-7.2"
    yield "FF-7.2" if turn.men.get(turn.ball) == (side, "K") else "FF-7.3"


def _station(who: str, side: str) -> Square:
    return reference.turned((7 + "ABC".index(who[0]), 0), side)


def _status(document: dict[str, Any], turn: Turn, who: str, sign: str | None) -> Iterator[str]:
    side = turn.side
    waits, gone = (who in document[key][side] for key in ("station", "sent_off"))
    if sign == "^" and not waits:
        yield "FF-6.1" if gone else "FF-6.2" if who in turn.own else "FF-2.1"
    if sign != "^" and who not in turn.own:
        yield "FF-6.1" if waits or gone else "FF-2.1"


def _movement(
    document: dict[str, Any], turn: Turn, who: str, way: tuple[Square, Square]
) -> Iterator[str]:
    origin, to = way
    side, other = turn.men.get(to, ("", ""))
    tackle = side == turn.rival and other != "K" and to == turn.ball
    if side and to != origin and not tackle:
        yield "FF-2.3"
    if not Loose(document).reaches(who, origin, to):
        yield {"C": "FF-3.3", "K": "FF-3.4"}.get(who, "FF-3.1")
    if not WithRed(document).reaches(who, origin, to):
        yield "FF-3.5"
    if not WithBall(document).reaches(who, origin, to):
        yield "FF-3.6"
    if origin == turn.ball:
        yield "FF-3.7"


def _kicks(turn: Turn, who: str, way: tuple[Square, Square], kicks: list[Square]) -> Iterator[str]:
    origin, start = way
    men = {square: man for square, man in turn.men.items() if square != origin}
    men[start] = (turn.side, who)
    mine = turn.side
    thrown = who == "K" and reference.in_half(kicks[0], turn.rival)
    thrown = thrown and not reference.red(kicks[0], turn.rival)
    thrown = thrown and not reference.circled(kicks[0], turn.rival)
    for one, other in zip([start, *kicks], kicks, strict=False):
        if other not in reference.ball_moves(one) and not (one == start and thrown):
            yield "FF-4.2"
    for kick in kicks:
        if not turn.target(kick, men):
            yield "FF-4.3"
    if len(kicks) == 2:
        mates = all(men.get(kick, ("", ""))[0] == mine for kick in kicks)
        if not mates or kicks[1] == start or "K" in {who, men[kicks[0]][1]}:
            yield "FF-4.5"
