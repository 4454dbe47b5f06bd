"""Chess football read word by word from its rule text, to hold the fast rule book against.

`legal`, `refusal` and `play` work on position documents and move texts only.
"""

from copy import deepcopy

from tests.engines.chess_football import reference_flow as flow
from tests.engines.chess_football.reference_ball import actions, substitutions
from tests.engines.chess_football.reference_board import (
    GOAL,
    INDEX,
    RIVAL,
    Document,
    Options,
    full,
    men,
    options_of,
)
from tests.engines.chess_football.reference_place import all_placed, benchings, place_default, puts
from tests.engines.chess_football.reference_restart import (
    THROWN,
    Told,
    choose,
    lapse_if_stuck,
    penalty_square,
    restart_sends,
    restart_takers,
    taker_of,
    toss_penalty,
    walls,
)

NATURE = ("toss", "penalty-toss")
KICKS = ("kick-off", "free-kick", "penalty", *THROWN)


def legal(position: Document, given: Options) -> list[str]:
    """The texts of all legal moves, sorted."""
    options = options_of(given, position)
    return sorted(listed(full(position, options), options))


def listed(document: Document, options: Options) -> list[str]:
    phase = document["phase"]
    if phase == "over":
        return []
    if phase in NATURE:
        return ["toss:heads", "toss:tails"]
    if phase == "place":
        return placing(document, options)
    if phase == "play":
        return turn(document, options)
    if phase in KICKS:
        return kicks(document, options)
    return choices(document, options)


def placing(document: Document, options: Options) -> list[str]:
    """CF-8.1."""
    side = document["to_move"]
    found = puts(document) + benchings(document, options)
    if all_placed(document, side):
        found.append("ready")
    after = deepcopy(document)
    place_default(after, side, options)
    if all_placed(after, side):
        found.append("default")
    return found


def turn(document: Document, options: Options) -> list[str]:
    """CF-9.3, CF-9.4, CF-12.1."""
    found = actions(document, options)
    acting = sorted({int(text.replace("*", ">").partition(">")[0]) for text in found})
    if not any("*" in text for text in found):
        found = found + substitutions(document, options)
    if options["touch_move"] == "on" and options["mode"] != "junior" and not document["touched"]:
        found = found + [f"touch:{number}" for number in acting]
    return found or ["pass"]


def kicks(document: Document, options: Options) -> list[str]:
    """A restart: its taker first, if he is not there yet."""
    number, side, kind = taker_of(document), document["to_move"], document["phase"]
    if not number:
        return restart_takers(document, options)
    return [f"{number}*{s}" for s in restart_sends(document, side, number, kind, options)]


def choices(document: Document, options: Options) -> list[str]:
    """The phases in which somebody chooses."""
    phase, restart = document["phase"], document["restart"]
    if phase == "foul":
        return ["stop", "advantage"]
    if phase == "taker":
        return [f"taker:{number}" for number in restart["takers"]]
    if phase == "wall":
        return walls(document, options)
    if phase == "keeper":
        return [f"keeper@{square}" for square in GOAL[document["to_move"]]]
    centrales = [n for n in men(document, restart["side"]) if n in (2, 3)]
    return [f"dismiss:{number}" for number in centrales]


# -- asides and interrupts


def interrupts(position: Document, given: Options) -> list[str]:
    """The clocks that can fall now (G-5)."""
    options = options_of(given, position)
    document = full(position, options)
    phase = document["phase"]
    if phase == "over":
        return []
    clock = options["placing_seconds"] if phase == "place" else options["turn_seconds"]
    found = ["timeup:turn"] if clock and phase not in NATURE else []
    if options["mode"] != "junior" and document["half"] < 3 and not document["time_up"]:
        found.append("timeup:half")
    return found


# -- playing


def play(position: Document, given: Options, text: str) -> tuple[Document, Told]:
    """The whole document after a legal move, aside or fallen clock, and what is told."""
    options = options_of(given, position)
    document = full(position, options)
    told: Told = []
    side, phase = document["to_move"], document["phase"]
    if text == "draw":
        over = document["draw_offer"] == RIVAL[side]
        document["draw_offer"] = None if over else side
        document["phase"] = "over" if over else phase
        return document, told
    if document["draw_offer"] == RIVAL[side] and phase not in NATURE and "timeup" not in text:
        document["draw_offer"] = None
    if text == "resign":
        document["phase"] = "over"
        return document, told
    carry_out(document, options, text, told)
    for side in RIVAL:  # who has left the field is not listed any longer
        for key in ("barred", "offside"):
            document[key][side] = [n for n in document[key][side] if n in men(document, side)]
    return document, told


def carry_out(document: Document, options: Options, text: str, told: Told) -> None:
    if text == "timeup:half":
        flow.time_up_half(document, options, told)
    elif text == "timeup:turn":
        fallen_clock(document, options, told)
    elif document["phase"] == "wall":
        wall(document, options, text, told)
    elif "*" in text:
        number, _, target = text.partition("*")
        flow.send(document, int(number), target, options, told)
    elif ">" in text:
        number, _, target = text.partition(">")
        flow.strategic_move(document, int(number), target, options, told)
    else:
        by_word(document, options, text, told)


def fallen_clock(document: Document, options: Options, told: Told) -> None:
    """CF-5.1."""
    phase = document["phase"]
    if phase in ("play", *KICKS):
        flow.lose_turn(document, options, told)
        return
    told.append(("turn-lost", "CF-5.1"))
    if phase == "keeper":
        left = penalty_square(document["restart"]["side"], right=False, row_from_goal=0)
        carry_out(document, options, f"keeper@{left}", told)
        return
    means = {"place": "default", "foul": "stop", "wall": "no-wall"}
    lowest = min(choices(document, options), key=number_named) if phase not in means else ""
    carry_out(document, options, means.get(phase, lowest), told)


def number_named(text: str) -> int:
    return int(text.partition(":")[2])


def wall(document: Document, options: Options, text: str, told: Told) -> None:
    """CF-13.2."""
    if text != "no-wall":
        number, _, target = text.partition(">")
        document["players"][document["to_move"]][number] = target
    document["phase"], document["to_move"] = "free-kick", document["restart"]["side"]
    lapse_if_stuck(document, options, told)
    flow.late(document, options, told)


def by_word(document: Document, options: Options, text: str, told: Told) -> None:
    word, _, rest = text.replace("@", ":", 1).partition(":")
    side = document["to_move"]
    if word == "toss":
        coin(document, options, told, heads=rest == "heads")
    elif word == "put":
        number, _, square = rest.partition(":")
        document["players"][side][number or rest] = square
    elif word == "bench":
        bench(document, *rest.split("/"))
    elif word == "touch":
        document["touched"] = int(rest)
    elif word == "taker":
        choose(document, text, told)
        flow.late(document, options, told)
    elif word == "keeper":
        document["players"][side]["1"] = rest
        document["phase"], document["to_move"] = "penalty-toss", document["restart"]["side"]
    elif word == "dismiss":
        flow.dismiss(document, int(rest), options, told)
        flow.late(document, options, told)
    elif word == "sub":
        flow.substitute(document, text, options, told)
    else:
        plain(document, options, word, told)


def plain(document: Document, options: Options, word: str, told: Told) -> None:
    if word == "default":
        flow.default(document, options, told)
    elif word == "ready":
        flow.ready(document, options, told)
    elif word == "stop":
        flow.stop(document, options, told)
    elif word == "advantage":
        document["phase"] = "play"
        document["restart"]["kind"] = "advantage"
    else:
        assert word == "pass"
        flow.idle(document, 0, options, told)


def coin(document: Document, options: Options, told: Told, *, heads: bool) -> None:
    if document["phase"] == "penalty-toss":
        toss_penalty(document, options, told, heads=heads)
        flow.late(document, options, told)
        return
    document["first_kick"] = "home" if heads else "away"  # CF-8.4
    flow.begin_placing(document, document["first_kick"], options, told)


def bench(document: Document, leaves: str, comes: str) -> None:
    """CF-3.2: the newcomer takes over the place, if he who leaves had one already."""
    side = document["to_move"]
    document["players"][side][comes] = document["players"][side].pop(leaves)
    held = {*document["bench"][side], int(leaves)} - {int(comes)}
    document["bench"][side] = sorted(held)


# -- the end


def outcome(before: Document, text: str, after: Document) -> str | None:
    """After a move: None while it goes on, else who won ("": nobody)."""
    if after["phase"] != "over":
        return None
    if text == "resign":
        return RIVAL[before["to_move"]]
    if text == "draw" or after["score"][0] == after["score"][1]:
        return ""
    return max(INDEX, key=lambda side: after["score"][INDEX[side]])
