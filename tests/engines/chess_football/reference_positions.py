"""Positions and texts for the comparison with the word-by-word reading of chess football."""

from collections.abc import Callable
from random import Random

from tests.engines.chess_football.reference_board import (
    BOARD,
    GOAL,
    RIVAL,
    SIDES,
    Document,
    Options,
    king_distance,
    men,
    options_of,
    standing,
)
from tests.engines.chess_football.reference_place import squad

Maker = Callable[[Random, Document], str]
EDGES = tuple(s for s in BOARD if s[0] in "ah" or s[1:] in ("1", "12"))
MOUTHS = tuple(s for s in BOARD if s[0] in "cdef" and s[1:] in ("1", "2", "11", "12"))
BALLS = {"open": BOARD, "crowd": BOARD, "edge": EDGES, "mouth": MOUTHS, "chance": BOARD}


def start(given: Options) -> Document:
    """The position before the first toss."""
    options = options_of(given, {})
    bench = [] if options["mode"] == "junior" else list(range(12, 17))
    return {
        "game": "chess-football",
        "mode": options["mode"],
        "players": {side: dict.fromkeys(map(str, squad(options))) for side in SIDES},
        "bench": {side: list(bench) for side in SIDES},
        "ball": None,
        "to_move": "home",
        "phase": "toss",
    }


def random_options(dice: Random) -> Options:
    mode = dice.choice(("junior", "senior", "senior", "master"))
    given: Options = {"mode": mode}
    for name, values in (("mixto_ball", ("chess", "straight")), ("goals", (1, 3, 6))):
        if mode != "master" and dice.random() < 0.4:
            given[name] = dice.choice(values)
    if mode == "senior":
        some = {
            "match": ("time", "goals"),
            "margin": (1, 4),
            "turn_seconds": (0, 20),
            "substitutions": (0, 1, 5),
            "players": (5, 8, 11),
            "advance": (1, 2, 3),
            "offside": ("on", "off"),
            "touch_move": ("on", "off"),
        }
        given |= {name: dice.choice(v) for name, v in some.items() if dice.random() < 0.4}
    return given


def random_position(dice: Random, given: Options) -> Document:
    """An ordinary turn somewhere in a match, with the ball in the open, crowded or near an edge."""
    options = options_of(given, {})
    kind = dice.choice(tuple(BALLS))
    ball = dice.choice(BALLS[kind])
    taken = {ball: 0}
    document: Document = start(given) | {"ball": ball, "phase": "play"}
    document["to_move"] = dice.choice(SIDES)
    for side in SIDES:
        numbers = squad(options)
        if options["mode"] != "junior":
            numbers = swapped(dice, numbers, document["bench"][side])
        few = 0 if options["mode"] == "junior" else dice.choice((0, 0, 0.1, 0.3))
        gone = [n for n in numbers if dice.random() < few]
        spots = {n: spot(dice, side, n, kind, taken) for n in numbers if n not in gone}
        document["players"][side] = {str(n): s for n, s in sorted(spots.items())}
        document.setdefault("sent_off", {})[side] = sorted(gone)
    return document | memory(dice, document, options)


def swapped(dice: Random, numbers: list[int], bench: list[int]) -> list[int]:
    """A squad after a few exchanges."""
    numbers = list(numbers)
    for mixto in (7, 9, 11):
        if mixto in numbers and dice.random() < 0.2:
            numbers[numbers.index(mixto)] = bench.pop(0)
    return numbers


def spot(dice: Random, side: str, number: int, kind: str, taken: dict[str, int]) -> str:
    """A free square: near the ball (taken first) in a crowd, else anywhere; keepers like goals."""
    ball = next(iter(taken))
    free = [square for square in BOARD if square not in taken]
    if number == 1 and dice.random() < 0.6:
        free = [square for square in GOAL[side] if square not in taken]
    elif kind in ("crowd", "edge", "mouth") and dice.random() < 0.7:
        far = dice.choice((1, 2, 3))
        free = [s for s in free if king_distance(s, ball) <= far] or free
    elif kind == "chance":
        free = [s for s in free if s[0] not in "de"] or free
    chosen = dice.choice(free)
    taken[chosen] = number
    return chosen


def memory(dice: Random, document: Document, options: Options) -> Document:
    """What the position remembers: streak, second touch, offside, cautions, clock."""
    found: Document = {}
    everybody = list(standing(document).values())
    if everybody and dice.random() < 0.5:
        side, number = dice.choice(everybody)
        count = dice.randint(1, options["advance"])
        found["streak"] = {"side": side, "number": number, "count": count}
        found["last_sender"] = {"side": side, "number": number}
        if dice.random() < 0.3:
            found["barred"] = {side: [number], RIVAL[side]: []}
    if options["mode"] != "junior":
        if options["offside"] == "on":
            found["offside"] = {s: some(dice, document, s) for s in SIDES}
        found["score"] = [dice.randint(0, 2), dice.randint(0, 2)]
        found["half"] = dice.randint(1, 2)
        found["used_subs"] = [len(RIVAL) - 2, 0]
        if options["touch_move"] == "on":
            found["cautions"] = {
                s: {str(n): 1 for n in men(document, s) if dice.random() < 0.2} for s in SIDES
            }
    goals = options["goals"]
    found["score"] = [min(n, goals - 1) for n in found.get("score", [0, 0])]
    if max(found["score"]) - min(found["score"]) >= options["margin"]:
        found["score"] = [0, 0]
    return found


def some(dice: Random, document: Document, side: str) -> list[int]:
    return [n for n in men(document, side) if dice.random() < 0.05]


def sample_texts(dice: Random, document: Document, number: int) -> list[str]:
    """Move texts of all forms, legal or not; most of them belong to the phase."""
    return [dice.choice(makers(document))(dice, document) for _ in range(number)]


def makers(document: Document) -> list[Maker]:
    by_phase: dict[str, list[Maker]] = {
        "play": [walk, kick, kick, kick, out, sub, touch, touch],
        "place": [put, bench],
        "wall": [walk],
        "taker": [taker],
        "keeper": [keeper],
        "dismiss": [dismiss],
    }
    restart = document.get("restart") or {}
    usual: list[Maker] = [kick, out] if restart.get("taker") else [taker_at]
    return by_phase.get(document["phase"], usual) * 3 + [plain]


def man(dice: Random, document: Document) -> int:
    """Somebody of the side to move as a rule."""
    here = list(men(document, document["to_move"]))
    return dice.choice(here) if here and dice.random() < 0.9 else dice.randint(1, 16)


def square(dice: Random, document: Document) -> str:
    near = [s for s in BOARD if document["ball"] and king_distance(s, document["ball"]) <= 2]
    if near and dice.random() < 0.5:
        return dice.choice(near)
    return dice.choice(BOARD + GOAL["home"] + GOAL["away"])


def walk(dice: Random, document: Document) -> str:
    return f"{man(dice, document)}>{square(dice, document)}"


def kick(dice: Random, document: Document) -> str:
    return f"{man(dice, document)}*{square(dice, document)}"


def out(dice: Random, document: Document) -> str:
    return f"{man(dice, document)}*{dice.choice(('side', 'end', 'own'))}@{dice.choice(EDGES)}"


def sub(dice: Random, document: Document) -> str:
    place = dice.choice(("a6", "a7", "h6", "h7", "b6"))
    return f"sub:{man(dice, document)}/{dice.randint(10, 16)}@{place}"


def touch(dice: Random, document: Document) -> str:
    return f"touch:{man(dice, document)}"


def put(dice: Random, document: Document) -> str:
    number = dice.choice(list(document["players"][document["to_move"]]))
    return f"put:{number}@{dice.choice(BOARD + GOAL['home'] + GOAL['away'])}"


def bench(dice: Random, document: Document) -> str:
    del document
    return f"bench:{dice.randint(1, 12)}/{dice.randint(10, 16)}"


def taker(dice: Random, document: Document) -> str:
    return f"taker:{man(dice, document)}"


def taker_at(dice: Random, document: Document) -> str:
    places = dice.choice((BOARD, EDGES, MOUTHS))
    spot = (document["restart"] or {}).get("spot")
    place = spot if spot and dice.random() < 0.5 else dice.choice(places)
    return f"taker:{man(dice, document)}@{place}"


def keeper(dice: Random, document: Document) -> str:
    return f"keeper@{square(dice, document)}"


def dismiss(dice: Random, document: Document) -> str:
    del document
    return f"dismiss:{dice.randint(1, 4)}"


def plain(dice: Random, document: Document) -> str:
    del document
    return dice.choice(("pass", "ready", "default", "stop", "advantage", "no-wall", "toss:heads"))
