"""All legal moves of figurine football by brute force, clause by clause."""

from tests.engines.figurine_football.oracle_field import (
    AWAY,
    CIRCLED,
    DIAGONAL,
    EIGHT,
    FIELD,
    FORBIDDEN,
    GRIDDED,
    HALF,
    HOME,
    KEEPERS,
    NAMES,
    RED,
    RIVAL,
    STATION,
    Position,
    around,
    holder,
    in_ball_reach,
    king_distance,
    light,
    name_of,
    standing,
    where,
)  # fmt: skip

Options = dict[str, object]


def empty(position: Position, square: str) -> bool:
    """FF-3.6: to pass, neither a figurine nor the ball may be there."""
    return standing(position, square) is None and square != position["ball"]


def may_end(position: Position, side: str, square: str) -> bool:
    """FF-2.3, FF-5.1, FF-5.2: free of figurines, or a rival field figurine with the ball."""
    who = standing(position, square)
    if who is None:
        return True
    return who[0] != side and who[1] != "K" and square == position["ball"]


def ends(position: Position, side: str, name: str, start: str) -> set[str]:
    """Where a figurine's own movement may end, from its square or its station's square."""
    if name == "K":  # FF-3.4
        reached = {square for square in around(start, EIGHT) if square in KEEPERS[side]}
    elif name == "C":
        reached = _captain(position, start)
    else:
        reached = _steps(position, start) | _jumps(position, start)
    return {square for square in reached if may_end(position, side, square)}


def _steps(position: Position, start: str) -> set[str]:
    """FF-3.1 with FF-3.5."""
    reached = set()
    for first in around(start, DIAGONAL):
        if first in FORBIDDEN:
            continue
        reached.add(first)
        if empty(position, first):
            for second in around(first, DIAGONAL):
                if second not in FORBIDDEN and second != start:
                    reached.add(second)
    return reached


def _jumps(position: Position, start: str) -> set[str]:
    """FF-3.2; FF-6.2: not from the station."""
    column, row = where(start)
    reached = set()
    if start in FIELD and column in (1, 9):
        for way in (-1, 1):
            over, end = name_of(column, row + way), name_of(column, row + 2 * way)
            if end in FIELD and standing(position, over) is None:
                reached.add(end)
    return reached


def _captain(position: Position, start: str) -> set[str]:
    """FF-3.3 with FF-3.5 and FF-3.6."""
    column, row = where(start)
    reached = set()
    for dc, dr in EIGHT:
        for far in range(1, 14):
            square = name_of(column + far * dc, row + far * dr)
            if square not in FIELD or square in FORBIDDEN:
                break
            reached.add(square)
            if not empty(position, square):
                break
            if row + far * dr == 7 and row != 7:
                break
    return reached


def moved(position: Position, side: str, name: str, square: str) -> Position:
    """The position once the figurine has come to the square; a tackled one has left (FF-5.1)."""
    figurines = {one: dict(position["figurines"][one]) for one in (HOME, AWAY)}
    for one, at in position["figurines"][RIVAL[side]].items():
        if at == square:
            del figurines[RIVAL[side]][one]
    figurines[side][name] = square
    return {**position, "figurines": figurines}


def is_target(position: Position, side: str, square: str) -> bool:
    """FF-4.3."""
    if square in GRIDDED[side]:
        return False
    who = standing(position, square)
    if square in RED[side]:
        return who == (side, "K")
    return who is None or who[0] == side


def targets(position: Position, side: str, start: str) -> set[str]:
    """FF-4.2 and FF-4.3 together: the legal ball moves from a square."""
    return {
        square for square in FIELD
        if in_ball_reach(start, square) and is_target(position, side, square)
    }  # fmt: skip


def keeper_kicks(position: Position, side: str, start: str) -> set[str]:
    """FF-7.2."""
    short = targets(position, side, start) & HALF[side]
    long = {
        square for square in HALF[RIVAL[side]]
        if square not in CIRCLED[RIVAL[side]] and square not in RED[RIVAL[side]]
        and is_target(position, side, square)
    }  # fmt: skip
    return short | long


def kicks(position: Position, side: str, name: str) -> set[str]:
    """What the figurine that has the ball may do with it, as the text after its square."""
    start = position["figurines"][side][name]
    if name == "K":
        return {f"*{end}" for end in keeper_kicks(position, side, start)}
    done = set()
    for end in targets(position, side, start):
        done.add(f"*{end}")
        mate = standing(position, end)
        if mate is None or mate[1] == "K":  # FF-4.5
            continue
        for last in targets(position, side, end):
            other = standing(position, last)
            if other is not None and other != (side, name):
                done.add(f"*{end}*{last}")
    return done


def _arrivals(position: Position, side: str, name: str, start: str, sign: str) -> set[str]:
    """FF-4.1 (a), (c): the ways to end a movement, with what follows on the ball's square."""
    done = set()
    for end in ends(position, side, name, start):
        if end != position["ball"]:
            done.add(f"{name}{sign}{end}")
            continue
        if name != "K":  # FF-4.6
            done.add(f"{name}{sign}{end}=")
        for rest in kicks(moved(position, side, name, end), side, name):
            done.add(f"{name}{sign}{end}{rest}")
    return done


def turns(position: Position) -> set[str]:
    """FF-4.1: all actions of the side to move, the obligations of a keeper apart."""
    side = position["to_move"]
    done = set()
    for name, square in position["figurines"][side].items():
        if square == position["ball"]:  # FF-3.7
            done |= {f"{name}{rest}" for rest in kicks(position, side, name)}
        else:
            done |= _arrivals(position, side, name, square, ">")
    if position["cards"][side]:  # FF-6.2
        for name in position["station"][side]:
            done |= _arrivals(position, side, name, STATION[side][name[0]], "^")
    return done


def obligation(position: Position) -> str | None:
    """FF-7.2, FF-7.3: whether the keeper of the side to move must play now."""
    side = position["to_move"]
    keeper = position["figurines"][side].get("K")
    if keeper is None:
        return None
    if keeper == position["ball"]:
        return "keeper"
    loose = position["ball"] in RED[side] and holder(position) is None
    return "keeper" if loose and king_distance(keeper, position["ball"]) == 1 else None


def duties(position: Position) -> list[str]:
    """FF-9.1: which figurines of the side to move must leave the rival's yellow squares."""
    side, rival = position["to_move"], RIVAL[position["to_move"]]
    if obligation(position):
        return []
    if any(square in CIRCLED[rival] for square in position["figurines"][rival].values()):
        return []
    own = position["figurines"][side]
    return [name for name in NAMES if name != "K" and own.get(name) in CIRCLED[rival]]


def places(position: Position) -> set[str]:
    """FF-9.3: where the rival may put the first of the offenders."""
    owner = RIVAL[position["to_move"]]
    name = position["offside"][0]
    done = {"place:none"}
    for square in HALF[owner] - RED[owner] - GRIDDED[owner] - CIRCLED[owner]:
        own_colour = name == "C" or light(square) == (name[0] == "A")
        if own_colour and empty(position, square):
            done.add(f"place:{name}@{square}")
    return done


def legal(position: Position) -> list[str]:
    """Every legal move of a position document, sorted."""
    phase = position["phase"]
    if phase == "toss":
        return ["toss:heads", "toss:tails"]
    if phase == "over":
        return []
    if phase == "dive" or (phase == "shoot-out" and "aim" in position):
        return ["dive:d", "dive:e", "dive:f"]
    if phase in ("aim", "shoot-out"):
        return ["aim:d", "aim:e", "aim:f"]
    if phase == "place":
        return sorted(places(position))
    found = turns(position)
    if position["must_play"]:
        found = {text for text in found if text.startswith("K") and "*" in text}
    return sorted(found) or ["pass"]


def interrupts(position: Position, options: Options) -> list[str]:
    """G-5: what nature may do out of turn: the clock falls in a match by time."""
    if options["legs_by"] != "time" or position["phase"] == "over" or position["leg"] > 2:
        return []
    return ["timeup:half"]
