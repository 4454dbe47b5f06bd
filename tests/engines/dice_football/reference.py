"""Dice football read word by word: what may be done in a position and what comes of it.

Positions are documents, moves are texts.  Slow on purpose: every path is walked.
"""

from tests.engines.dice_football import reference_flow as flow
from tests.engines.dice_football.reference_board import (
    INDEX,
    RIVAL,
    Document,
    Options,
    Told,
    default_pieces,
    full,
    options_of,
)
from tests.engines.dice_football.reference_path import nearest
from tests.engines.dice_football.reference_place import keeper_moves, placings
from tests.engines.dice_football.reference_uses import uses

ROLLED = ("draw", "roll", "corner-roll", "penalty", "keeper-roll", "shoot-out")


def start(given: Options) -> Document:
    """DF-3.1: the position before the first roll."""
    document = full({"game": "dice-football", "score": [0, 0]})
    flow.begin_half(document, options_of(given, {}), 1, [])
    return document


def seat(position: Document) -> str:
    """Who decides: a side, nature, or nobody any longer."""
    if position["phase"] == "over":
        return ""
    if position["phase"] in ROLLED:
        return "nature"
    side: str = position["caller" if position["phase"] == "keeper-move" else "to_move"]
    return side


def legal(position: Document, given: Options) -> list[str]:
    """The texts of all that may be done."""
    return sorted(listed(full(position), options_of(given, position)))


def listed(document: Document, options: Options) -> list[str]:
    phase = document["phase"]
    if phase == "over":
        return []
    if phase in ROLLED:
        return [f"roll:{face}" for face in range(1, 7)]  # G-4
    if phase == "place":
        return placings(document, options)
    if phase == "keeper-move":
        return keeper_moves(document)
    if phase == "choose-ball":
        return [f"ball:{square}" for square in nearest(document, document["to_move"])]
    return uses(document)


def interrupts(position: Document, given: Options, by: str) -> list[str]:
    """DF-7.1 for a side, G-5 and DF-3.2 for nature."""
    options, document = options_of(given, position), full(position)
    if by == "nature":
        by_clock = options["clock"] == "on" and not options["rolls"]
        running = document["phase"] not in ("over", "shoot-out") and not document["time_up"]
        return ["timeup:half"] if by_clock and running else []
    return ["call"] if may_call(document, by) else []


def may_call(document: Document, side: str) -> bool:
    """DF-7.1: a ball roll is pending, not the second of a corner (DF-7.3), once between two."""
    pending = document["phase"] in ("roll", "penalty") or (
        document["phase"] == "corner-roll" and document["face"] is None
    )
    return pending and not document["called"][side]


# -- playing


def play(
    position: Document, given: Options, text: str, by: str | None = None
) -> tuple[Document, Told]:
    """The whole document after a legal move, aside or interrupt, and what is told."""
    options, document = options_of(given, position), full(position)
    told: Told = []
    mover = by or (home_first(document) if text == "call" else seat(document))
    if text == "draw":
        return offer(document, mover), told
    if document["draw_offer"] == RIVAL.get(mover) and "timeup" not in text:
        document["draw_offer"] = None  # G-3
    if text == "resign":
        flow.finish(document)
    else:
        carry_out(document, options, text, mover, told)
    return document, told


def home_first(document: Document) -> str:
    """Who calls if nobody says it."""
    return next((side for side in RIVAL if may_call(document, side)), "")


def offer(document: Document, mover: str) -> Document:
    """G-3."""
    if document["draw_offer"] == RIVAL[mover]:
        document["draw_offer"] = None
        flow.finish(document)
    else:
        document["draw_offer"] = mover
    return document


def carry_out(document: Document, options: Options, text: str, mover: str, told: Told) -> None:
    word, _, rest = text.partition(":")
    if word == "timeup":
        flow.timeup(document, options, told)
    elif word == "call":
        document["called"][mover] = True
        document.update(caller=mover, then=document["phase"], phase="keeper-roll")
    elif word == "roll":
        roll(document, options, int(rest), told)
    elif word in ("put", "default"):
        put(document, rest)
        flow.after_placing(document, told)
    elif word == "keeper":
        move_keeper(document, rest, told)
        back(document, options, told)
    elif word == "ball":
        document.update(ball=rest, phase="roll")
    else:
        flow.use(document, options, text, told)


def put(document: Document, rest: str) -> None:
    """DF-2.1, DF-2.6."""
    side = document["to_move"]
    if not rest:
        document["pieces"][side] = default_pieces(side)
    elif rest.startswith("keeper@"):
        document["pieces"][side]["keeper"] = rest.removeprefix("keeper@")
    else:
        document["pieces"][side]["outfield"].append(rest)


def roll(document: Document, options: Options, face: int, told: Told) -> None:
    phase = document["phase"]
    if phase == "draw":
        draw_roll(document, options, face, told)
    elif phase == "roll":
        flow.ball_roll(document, options, face, told)
    elif phase == "corner-roll":
        flow.corner_roll(document, options, face, told)
    elif phase == "penalty":
        flow.penalty_roll(document, options, face, told)
    elif phase == "keeper-roll":
        keeper_roll(document, options, face, told)
    else:
        kick(document, face, told)


def draw_roll(document: Document, options: Options, face: int, told: Told) -> None:
    """DF-2.1 (the lower places first), DF-3.1 (the higher kicks off)."""
    placing = flow.is_placing_draw(document, options)
    told.append(("roll", "DF-2.1" if placing else "DF-3.1"))
    home = document["draw"][0]
    if home is None:
        document["draw"] = [face, None]
        return
    document["draw"] = [None, None]
    if home == face:
        return
    higher = "home" if home > face else "away"
    if placing:
        document.update(phase="place", to_move=RIVAL[higher])
    else:
        document["first_kick"] = higher
        flow.kick_off(document, higher, told)


# -- the keeper


def keeper_roll(document: Document, options: Options, face: int, told: Told) -> None:
    """DF-7.1, DF-7.2, DF-7.3."""
    told.append(("roll", "DF-7.1"))
    if face >= 4:
        document.update(phase="keeper-move", face=face)
        return
    document["bonus"][RIVAL[document["caller"]]] += face
    told.append(("bonus", "DF-7.3"))
    back(document, options, told)


def move_keeper(document: Document, square: str, told: Told) -> None:
    """DF-7.1: a keeper who has the ball takes it along."""
    own = document["pieces"][document["caller"]]
    if document["ball"] == own["keeper"]:
        document["ball"] = square
    if own["keeper"] != square:
        told.append(("keeper-moved", "DF-7.1"))
    own["keeper"] = square


def back(document: Document, options: Options, told: Told) -> None:
    """To the phase from which the keeper was called, or to the end of the half (DF-3.2)."""
    document.update(phase=document["then"], caller=None, then=None, face=None)
    if document["time_up"] and document["phase"] == "roll":
        flow.end_half(document, options, told)
    else:
        flow.fall_due(document, options, told)


# -- the shoot-out and the end


def kick(document: Document, face: int, told: Told) -> None:
    """DF-3.4."""
    side = document["to_move"]
    told.append(("roll", "DF-3.4"))
    document["kicks"][INDEX[side]].append(face >= 3)
    told.append(("goal" if face >= 3 else "saved", "DF-3.4"))
    document["to_move"] = RIVAL[side]
    if shoot_out_winner(document):
        flow.finish(document)


def shoot_out_winner(document: Document) -> str:
    """The side that the other can no longer reach, "" if there is none."""
    home, away = document["kicks"]
    most = max(5, len(home), len(away))
    if sum(home) > sum(away) + most - len(away):
        return "home"
    return "away" if sum(away) > sum(home) + most - len(home) else ""


def outcome(before: Document, text: str, after: Document, by: str | None = None) -> str | None:
    """After a move: None while it goes on, else who won ("": nobody)."""
    if after["phase"] != "over":
        return None
    if text == "resign":
        return RIVAL[by or seat(before)]
    home, away = after["score"]
    if home != away and text != "draw":
        return "home" if home > away else "away"
    return "" if text == "draw" else shoot_out_winner(full(after))
