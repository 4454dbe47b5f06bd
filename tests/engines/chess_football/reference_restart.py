"""Chess football read word by word: restarts, from their awarding to the send (CF-12 to CF-17)."""

from copy import deepcopy

from tests.engines.chess_football.reference_ball import sends
from tests.engines.chess_football.reference_board import (
    AREA,
    BOARD,
    FORWARD,
    GOAL,
    KINDS,
    RIVAL,
    Document,
    Options,
    column,
    dark,
    king_distance,
    men,
    named,
    row,
    standing,
    strategic,
)
from tests.engines.chess_football.reference_place import clear, everybody, kicker, same_colour

Told = list[tuple[str, str]]  # events: name and clause

THROWN = ("throw-in", "goal-kick", "corner")  # restarts whose taker says where he stands
CLAUSE = {
    "kick-off": "CF-8.3",
    "free-kick": "CF-13.3",
    "penalty": "CF-14.3",
    "throw-in": "CF-15.1",
    "goal-kick": "CF-16.1",
    "corner": "CF-17.1",
}


def taker_of(document: Document) -> int:
    """Who stands on the ball to take the restart; 0 before somebody does."""
    if document["phase"] == "kick-off":
        return kicker(document, document["to_move"])
    return int((document["restart"] or {}).get("taker") or 0)


def restart_sends(
    document: Document, side: str, number: int, kind: str, options: Options
) -> set[str]:
    """Where the ball may be sent (CF-9.7 (a) only), less what the restart forbids."""
    found = sends(document, side, number, "", options).field
    if kind in ("kick-off", "penalty"):  # CF-8.3, CF-14.3
        ahead = FORWARD[side]
        found = {s for s in found if row(s) * ahead > row(document["ball"]) * ahead}
    if kind == "throw-in":
        found -= set(GOAL[RIVAL[side]])
    if kind == "goal-kick":
        found -= set(AREA[side])
    return found


def put_taker(document: Document, side: str, number: int, square: str, told: Told) -> None:
    """Put the taker on a square and the ball under him; at a corner the occupant leaves first."""
    where = standing(document).get(square)
    if where and where != (side, number):
        move_away(document, {square}, {where}, told)
    document["players"][side][str(number)] = square
    document["ball"] = square
    document["restart"]["taker"] = number


def move_away(document: Document, area: set[str], whom: set[tuple[str, int]], told: Told) -> None:
    told += [("moved-away", "CF-18.1")] * len(clear(document, area, whom))


def spots(document: Document, side: str, number: int) -> list[str]:
    """Where he may take a throw-in, goal kick or corner."""
    restart = document["restart"]
    mine = men(document, side)[number]
    free = set(BOARD) - set(standing(document)) | {mine}
    if restart["kind"] == "goal-kick":
        return sorted(set(AREA[side]) & free)
    if restart["kind"] == "corner":
        return [restart["spot"]]
    ways = [named(column(restart["spot"]), y) for y in range(1, 13)]
    near = sorted(abs(row(s) - row(restart["spot"])) for s in ways if s in free)
    return [s for s in ways if s in free and abs(row(s) - row(restart["spot"])) == near[0]]


def restart_takers(document: Document, options: Options) -> list[str]:
    """The takers with a legal send, and their squares (CF-15.1, CF-16.1, CF-17.1)."""
    side, kind = document["restart"]["side"], document["restart"]["kind"]
    found = []
    for number in men(document, side):
        for square in spots(document, side, number):
            after = deepcopy(document)
            put_taker(after, side, number, square, [])
            if restart_sends(after, side, number, kind, options):
                found.append(f"taker:{number}@{square}")
    return found


def forget(document: Document) -> None:
    """What is emptied when a restart is awarded (CF-13.1)."""
    document["barred"] = {"home": [], "away": []}
    document["offside"] = {"home": [], "away": []}
    document["streak"] = None


def award(
    document: Document, kind: str, whose: tuple[str, str], options: Options, told: Told
) -> None:
    """A throw-in, goal kick or corner for a side, on a spot ("": anywhere in its area)."""
    side, spot = whose
    forget(document)
    told.append((kind, CLAUSE[kind]))
    document["restart"] = {"kind": kind, "side": side, "spot": spot}
    document["ball"] = None
    document["phase"] = kind
    document["to_move"] = side
    if kind == "goal-kick":
        move_away(document, set(AREA[side]), everybody(document, RIVAL[side]), told)
    offer_takers(document, options, told)


def offer_takers(document: Document, options: Options, told: Told) -> None:
    """Nobody can: it lapses.  One only: he is put there unasked (G-2)."""
    found = restart_takers(document, options)
    if not found:
        lapse(document, told, options)
    elif len(found) == 1:
        choose(document, found[0], told)


def choose(document: Document, text: str, told: Told) -> None:
    """`taker:4@h7`, or `taker:10` at a free kick or a penalty."""
    number, _, square = text.removeprefix("taker:").partition("@")
    side = document["restart"]["side"]
    if document["phase"] in THROWN:
        put_taker(document, side, int(number), square, told)
        if not dismissal(document, side):
            document["to_move"] = side
        return
    taker_named(document, int(number), told)


def dismissal(document: Document, side: str) -> bool:
    """Two centrales on one colour: the rival says which of them goes (CF-12.5)."""
    if not same_colour(document, side):
        return False
    document["phase"] = "dismiss"
    document["to_move"] = RIVAL[side]
    return True


def candidates(document: Document, side: str, had: list[int]) -> list[int]:
    """Who may take a free kick or a penalty (CF-13.1)."""
    last = document["last_sender"] or {}
    if last.get("side") == side and last.get("number") in men(document, side):
        return [last["number"]]
    return [n for n in had if n in men(document, side)]


def offer_kickers(document: Document, options: Options, told: Told) -> None:
    """The takers of a free kick or a penalty: one is put there, of several one is chosen."""
    restart = document["restart"]
    found = candidates(document, restart["side"], restart["takers"])
    restart["takers"] = found
    document["to_move"] = restart["side"]
    if not found:
        lapse(document, told, options)
    elif len(found) == 1:
        taker_named(document, found[0], told)
    else:
        document["phase"] = "taker"


def taker_named(document: Document, number: int, told: Told) -> None:
    """The taker is known: the free kick's is put on the ball, the penalty's waits for the coin."""
    restart = document["restart"]
    restart["taker"] = number
    if restart["kind"] == "penalty":
        begin_penalty(document, told)
        return
    put_taker(document, restart["side"], number, document["ball"], told)
    if not dismissal(document, restart["side"]):
        begin_free_kick(document, told)


def begin_free_kick(document: Document, told: Told) -> None:
    """Clear the rivals within two squares, then the wall (CF-13.2)."""
    side, ball = document["restart"]["side"], document["ball"]
    area = {s for s in BOARD + GOAL["home"] + GOAL["away"] if king_distance(s, ball) <= 2}
    move_away(document, area, everybody(document, RIVAL[side]), told)
    document["phase"] = "wall"
    document["to_move"] = RIVAL[side]


def walls(document: Document, options: Options) -> list[str]:
    side, ball = document["to_move"], document["ball"]
    return ["no-wall"] + [
        f"{number}>{square}"
        for number, squares in strategic(document, side, options).items()
        for square in squares
        if king_distance(square, ball) >= 3
    ]


def begin_penalty(document: Document, told: Told) -> None:
    """Clear the area, then keeper and coin (CF-14.1); a central's coin is for the keeper."""
    restart = document["restart"]
    rival = RIVAL[restart["side"]]
    whom = {one for one in everybody(document) if one[0] != rival or one[1] != 1}
    move_away(document, set(AREA[rival]), whom, told)
    has_keeper = 1 in men(document, rival)
    if KINDS[restart["taker"]] == "central" or not has_keeper:
        document["phase"], document["to_move"] = "penalty-toss", restart["side"]
    else:
        document["phase"], document["to_move"] = "keeper", rival


def penalty_square(side: str, *, right: bool, row_from_goal: int) -> str:
    """The kicker's right or left of the two squares, in his rival's goal (0) or before it (2)."""
    home = side == "home"
    return f"{'e' if right == home else 'd'}{13 - row_from_goal if home else row_from_goal}"


def toss_penalty(document: Document, options: Options, told: Told, *, heads: bool) -> None:
    """The coin of CF-14.1, CF-14.2, and the taker on his square."""
    restart = document["restart"]
    side, number = restart["side"], restart["taker"]
    spot = penalty_square(side, right=heads, row_from_goal=2)
    if KINDS[number] == "central":
        mine = dark(men(document, side)[number])
        both = [penalty_square(side, right=right, row_from_goal=2) for right in (True, False)]
        spot = next(s for s in both if dark(s) == mine)
        if 1 in men(document, RIVAL[side]):
            goal = penalty_square(side, right=heads, row_from_goal=0)
            document["players"][RIVAL[side]]["1"] = goal
    restart["spot"] = spot
    put_taker(document, side, number, spot, told)
    document["phase"], document["to_move"] = "penalty", side
    if not dismissal(document, side):
        lapse_if_stuck(document, options, told)


def lapse_if_stuck(document: Document, options: Options, told: Told) -> None:
    """A restart for which there is no legal send lapses (CF-15.2)."""
    side, kind = document["to_move"], document["phase"]
    if not restart_sends(document, side, taker_of(document), kind, options):
        lapse(document, told, options)


def lapse(document: Document, told: Told, options: Options) -> None:
    """The restart is lost (CF-15.2): the other side has an ordinary turn, the ball on the spot."""
    restart = document["restart"] or {"kind": "kick-off", "side": document["to_move"]}
    side = restart["side"]
    if restart["kind"] == "penalty":
        award(document, "goal-kick", (RIVAL[side], ""), options, told)
        return
    spot = document["ball"] or restart.get("spot")
    if restart["kind"] == "goal-kick":
        spot = "d2" if side == "home" else "e11"
    document["ball"] = spot
    if spot in standing(document):
        move_away(document, {spot}, {standing(document)[spot]}, told)
    document["restart"] = None
    document["phase"], document["to_move"] = "play", RIVAL[side]
