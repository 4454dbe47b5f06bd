"""A word-by-word reading of what may be done in a turn, from the document alone.

It shares nothing with the rule book: squares are pairs (column, row) from 1, ways are walked one by
one, and nothing is prepared.
"""

from typing import Any

Square = tuple[int, int]
Men = dict[Square, tuple[str, str]]  # side and name, by square

NEAR = [(a, b) for a in (-1, 0, 1) for b in (-1, 0, 1) if a or b]
SLANTING = [(a, b) for a in (-1, 1) for b in (-1, 1)]
OTHER = {"home": "away", "away": "home"}


def read(name: str) -> Square:
    return ord(name[0]) - 96, int(name[1:])


def name(square: Square) -> str:
    return f"{chr(96 + square[0])}{square[1]}"


def turned(square: Square, side: str) -> Square:
    """A square of home's as the side has it."""
    return square if side == "home" else (10 - square[0], 14 - square[1])


def on_field(square: Square) -> bool:
    column, row = square
    return (1 <= column <= 9 and 1 <= row <= 13) or (column in {4, 5, 6} and row in {0, 14})


def gridded(square: Square, side: str) -> bool:
    column, row = turned(square, side)
    return column in {4, 5, 6} and row == 0


def red(square: Square, side: str) -> bool:
    column, row = turned(square, side)
    return column in {4, 5, 6} and row == 1


def circled(square: Square, side: str) -> bool:
    column, row = turned(square, side)
    return (row == 1 and column in {3, 7}) or (row == 2 and 3 <= column <= 7)


def in_half(square: Square, side: str) -> bool:
    return 1 <= turned(square, side)[1] <= 6


def shut(square: Square) -> bool:
    """Red or gridded, of either side."""
    return any(gridded(square, side) or red(square, side) for side in OTHER)


class Turn:
    """A position in `play`."""

    def __init__(self, document: dict[str, Any]) -> None:
        self.side: str = document["to_move"]
        self.rival = OTHER[self.side]
        self.ball = read(document["ball"])
        self.men: Men = {
            read(square): (side, who)
            for side, them in document["figurines"].items()
            for who, square in them.items()
        }
        waiting = document["station"][self.side] if document["cards"][self.side] else []
        self.own = {who: square for square, (side, who) in self.men.items() if side == self.side}
        self.waiting = {
            who: turned({"A": (7, 0), "B": (8, 0), "C": (9, 0)}[who[0]], self.side)
            for who in waiting
        }

    def legal(self) -> set[str]:
        side, ball = self.side, self.ball
        if self.men.get(ball) == (side, "K"):
            return {f"K*{to}" for to in self.keeper_kicks(ball)}
        if red(ball, side) and ball not in self.men:
            return {f"K>{name(ball)}*{to}" for to in self.keeper_kicks(ball)}
        found: set[str] = set()
        for who, origin in self.own.items():
            found |= self.held(who) if origin == ball else self.moves(who, origin, ">")
        for who, origin in self.waiting.items():
            found |= self.moves(who, origin, "^")
        return found or {"pass"}

    # -- movement

    def moves(self, who: str, origin: Square, sign: str) -> set[str]:
        found: set[str] = set()
        for to in self.ends(who, origin):
            if to in self.men and not (to == self.ball and self.men[to][0] == self.rival
                                       and self.men[to][1] != "K"):  # fmt: skip
                continue
            text = f"{who}{sign}{name(to)}"
            found |= {text} if to != self.ball else {text + more for more in self.at_ball(who, to)}
        return found

    def ends(self, who: str, origin: Square) -> set[Square]:
        """Where the figurine's own movement leads, whoever stands there."""
        if who == "K":
            near = {(origin[0] + a, origin[1] + b) for a, b in NEAR}
            mine = self.side
            return {to for to in near if on_field(to)
                    and (gridded(to, mine) or red(to, mine) or circled(to, mine))}  # fmt: skip
        if who == "C":
            return self.captain(origin)
        one = {(origin[0] + a, origin[1] + b) for a, b in SLANTING}
        found = set(one)
        for stone in one:
            if self.open(stone):
                found |= {(stone[0] + a, stone[1] + b) for a, b in SLANTING}
        if origin[0] in {1, 9} and on_field(origin):
            for d in (-1, 1):
                if (origin[0], origin[1] + d) not in self.men:
                    found.add((origin[0], origin[1] + 2 * d))
        return {to for to in found if on_field(to) and not shut(to) and to != origin}

    def open(self, square: Square) -> bool:
        """Whether a fielder may pass there."""
        return (
            on_field(square) and square not in self.men and square != self.ball and not shut(square)
        )

    def captain(self, origin: Square) -> set[Square]:
        found = set()
        for a, b in NEAR:
            to = origin[0] + a, origin[1] + b
            while on_field(to) and not shut(to):
                found.add(to)
                if not self.open(to) or (to[1] == 7 and origin[1] != 7):
                    break
                to = to[0] + a, to[1] + b
        return found

    # -- the ball

    def at_ball(self, who: str, ball: Square) -> set[str]:
        """What may follow where a figurine comes onto the ball's square."""
        men = {square: man for square, man in self.men.items() if man != (self.side, who)}
        men[ball] = (self.side, who)
        if who == "K":
            return {f"*{to}" for to in self.keeper_kicks(ball)}
        return {"="} | {f"*{kick}" for kick in self.kicks(ball, men)}

    def held(self, who: str) -> set[str]:
        return {f"{who}*{kick}" for kick in self.kicks(self.ball, self.men)}

    def kicks(self, start: Square, men: Men) -> set[str]:
        found = set()
        for to in ball_moves(start):
            if not self.target(to, men):
                continue
            found.add(name(to))
            if men.get(to, ("", "K"))[1] == "K":
                continue
            for on in ball_moves(to):
                if on != start and on in men and self.target(on, men):
                    found.add(f"{name(to)}*{name(on)}")
        return found

    def target(self, to: Square, men: Men) -> bool:
        side, who = men.get(to, ("", ""))
        if side == self.rival or gridded(to, self.side):
            return False
        return who == "K" or not red(to, self.side)

    def keeper_kicks(self, start: Square) -> set[str]:
        found = set()
        for to in ((c, r) for c in range(1, 10) for r in range(1, 14)):
            if self.men.get(to, ("", ""))[0] == self.rival:
                continue
            short = to in ball_moves(start) and in_half(to, self.side)
            short = short and not red(to, self.side)
            rival = self.rival
            long = in_half(to, rival) and not red(to, rival) and not circled(to, rival)
            if short or long:
                found.add(name(to))
        return found


def ball_moves(start: Square) -> set[Square]:
    ways = [(n * a, n * b) for n in (1, 2, 3, 4) for a, b in NEAR]
    for long in (2, 3):
        ways += [(long * a, b) for a, b in SLANTING] + [(a, long * b) for a, b in SLANTING]
    return {to for a, b in ways if on_field(to := (start[0] + a, start[1] + b))}


def offside(document: dict[str, Any]) -> list[str]:
    """FF-9.1: who must leave in a turn that begins with this position."""
    side, rival = document["to_move"], OTHER[document["to_move"]]
    men, ball = document["figurines"], read(document["ball"])
    keeper = men[side].get("K")
    if keeper == document["ball"] or red(ball, side):
        return []
    if any(circled(read(square), rival) for square in men[rival].values()):
        return []
    return sorted(
        who for who, square in men[side].items() if who != "K" and circled(read(square), rival)
    )
