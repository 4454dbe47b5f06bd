"""Which clauses of figurine football forbid a text, each asked by itself; the first is G-1's."""

from itertools import pairwise

from tests.engines.figurine_football.oracle_field import (
    CIRCLED,
    DIAGONAL,
    EIGHT,
    FIELD,
    FORBIDDEN,
    HALF,
    KEEPERS,
    RED,
    RIVAL,
    STATION,
    Position,
    around,
    in_ball_reach,
    name_of,
    standing,
    where,
)  # fmt: skip
from tests.engines.figurine_football.oracle_moves import is_target, legal, moved
from tests.engines.figurine_football.oracle_play import split


def refusal(position: Position, text: str) -> str:
    """The first clause in file order that forbids a well-formed text; "" if it is legal."""
    if text in legal(position):
        return ""
    phase = position["phase"]
    start = {"toss": "toss:", "dive": "dive:", "aim": "aim:", "place": "place:"}.get(phase)
    if phase == "shoot-out":
        start = "dive:" if "aim" in position else "aim:"
    action = ":" not in text
    if start is not None:
        if not text.startswith(start):
            return "G-7"
        return _place(position, text)
    if not action or text in ("resign", "draw"):
        return "G-7"
    if text == "pass":
        return "FF-4.1"
    found = forbidding(position, text)
    return min(found, key=order) if found else "?"


def order(clause: str) -> tuple[int, int]:
    first, second = clause.removeprefix("FF-").split(".")
    return int(first), int(second)


def _place(position: Position, text: str) -> str:
    """FF-9.3: colour, half, free square, the order of the offenders; what stands before it."""
    if text == "place:none" or not position["offside"]:
        return "FF-9.3"
    name, square = text.removeprefix("place:").split("@")
    side = RIVAL[position["to_move"]]
    if name not in position["figurines"][side]:
        gone = position["station"][side] + position["sent_off"][side]
        return "FF-6.1" if name in gone else "FF-2.1"
    who = standing(position, square)
    if who is not None and who != (side, name):
        return "FF-2.3"
    return "FF-3.5" if square in FORBIDDEN and name != "K" else "FF-9.3"


def forbidding(position: Position, text: str) -> set[str]:
    """All clauses that forbid a figurine's action."""
    side = position["to_move"]
    name, sign, square, ball = split(text)
    found = set()
    own = position["figurines"][side]
    if position["must_play"]:
        keeper_has = own["K"] == position["ball"]
        if name != "K" or not ball:
            found.add("FF-7.2" if keeper_has else "FF-7.3")
    if sign == "^":
        return found | _return(position, name, square, ball, text)
    if name not in own:
        gone = name in position["station"][side] or name in position["sent_off"][side]
        return found | ({"FF-6.1"} if gone else {"FF-2.1"})
    if sign == ">":
        found |= _movement(position, name, own[name], square)
        if own[name] == position["ball"]:
            found.add("FF-3.7")
        found |= _what_follows(position, name, square, ball, text)
    else:
        if own[name] != position["ball"]:
            found.add("FF-4.1")
            return found
        found |= _kick(position, name, own[name], ball)
    return found


def _return(position: Position, name: str, square: str, ball: list[str], text: str) -> set[str]:
    side = position["to_move"]
    if name in position["sent_off"][side]:
        return {"FF-6.1"}
    if name not in position["station"][side]:
        return {"FF-6.2"} if name in position["figurines"][side] else {"FF-2.1"}
    found = set() if position["cards"][side] else {"FF-6.2"}
    found |= _movement(position, name, STATION[side][name[0]], square)
    return found | _what_follows(position, name, square, ball, text)


def _what_follows(
    position: Position, name: str, square: str, ball: list[str], text: str
) -> set[str]:
    on_ball = square == position["ball"]
    if on_ball != (bool(ball) or text.endswith("=")):
        return {"FF-4.1"}
    if not on_ball:
        return set()
    if text.endswith("="):
        return {"FF-4.6"} if name == "K" else set()
    side = position["to_move"]
    who = standing(position, square)
    if who is not None and who[0] == side:
        return set()
    return _kick(moved(position, side, name, square), name, square, ball)


def _movement(position: Position, name: str, start: str, square: str) -> set[str]:
    side = position["to_move"]
    found = set()
    who = standing(position, square)
    tackled = who is not None and who[0] != side and who[1] != "K" and square == position["ball"]
    if who is not None and square != start and not tackled:
        found.add("FF-2.3")
    if name == "K":
        if square not in around(start, EIGHT) or square not in KEEPERS[side]:
            found.add("FF-3.4")
        return found
    if square in FORBIDDEN:
        found.add("FF-3.5")
    found |= _captain(position, start, square) if name == "C" else _steps(position, start, square)
    return found


def _steps(position: Position, start: str, square: str) -> set[str]:
    """FF-3.1, then what forbids the only ways it leaves."""
    column, row = where(start)
    if start in FIELD and column in (1, 9):
        for way in (-1, 1):
            if name_of(column, row + 2 * way) == square:
                over = name_of(column, row + way)
                if standing(position, over) is None:
                    return set()
    if square in around(start, DIAGONAL):
        return set()
    middles = [one for one in around(start, DIAGONAL) if square in around(one, DIAGONAL)]
    middles = [one for one in middles if square != start]
    free = [one for one in middles if standing(position, one) is None]
    if not free:
        return {"FF-3.1"}
    green = [one for one in free if one not in FORBIDDEN]
    if not green:
        return {"FF-3.5"}
    return {"FF-3.6"} if all(one == position["ball"] for one in green) else set()


def _captain(position: Position, start: str, square: str) -> set[str]:
    (c1, r1), (c2, r2) = where(start), where(square)
    across, along = c2 - c1, r2 - r1
    if square == start or not (0 in (across, along) or abs(across) == abs(along)):
        return {"FF-3.3"}
    far = max(abs(across), abs(along))
    dc, dr = across // far, along // far
    between = [name_of(c1 + step * dc, r1 + step * dr) for step in range(1, far)]
    found = set()
    for one in between:
        if one not in FIELD:
            found.add("FF-3.3")
        if one in FORBIDDEN:
            found.add("FF-3.5")
        if standing(position, one) is not None:
            found.add("FF-3.3")
        elif one == position["ball"]:
            found.add("FF-3.6")
        if where(one)[1] == 7 and r1 != 7:
            found.add("FF-3.3")
    return found


def _kick(position: Position, name: str, start: str, ball: list[str]) -> set[str]:
    side = position["to_move"]
    if name == "K":
        return _keeper_kick(position, start, ball)
    found = _legs(position, [start, *ball])
    if len(ball) == 2:
        mate, last = standing(position, ball[0]), standing(position, ball[1])
        if mate is None or mate[0] != side or mate[1] == "K" or mate[1] == name:
            found.add("FF-4.5")
        if last is None or last[0] != side or last[1] == name:
            found.add("FF-4.5")
    return found


def _keeper_kick(position: Position, start: str, ball: list[str]) -> set[str]:
    side, rival, end = position["to_move"], RIVAL[position["to_move"]], ball[0]
    found = set()
    long = end in HALF[rival] and end not in CIRCLED[rival] | RED[rival]
    if not is_target(position, side, end):
        found.add("FF-4.3")
    if not long and not in_ball_reach(start, end):
        found.add("FF-4.2")
    if not long and end not in HALF[side]:
        found.add("FF-7.2")
    if len(ball) == 2:
        found |= _legs(position, ball) | {"FF-4.5"}
    return found


def _legs(position: Position, stops: list[str]) -> set[str]:
    """FF-4.2 and FF-4.3 for every leg of the ball's way."""
    found = set()
    for one, other in pairwise(stops):
        if not in_ball_reach(one, other):
            found.add("FF-4.2")
        if not is_target(position, position["to_move"], other):
            found.add("FF-4.3")
    return found
