"""Dice football read word by word: halves, kick-offs, free kicks and what a use of a roll leads to.

Documents are changed in place; whatever is told goes into a list of names and clauses.
"""

from tests.engines.dice_football.reference_board import (
    BIG,
    CORNER_CELL,
    INDEX,
    RIVAL,
    Document,
    Options,
    Told,
    default_pieces,
    has_ball,
    is_loose,
    pieces,
)
from tests.engines.dice_football.reference_path import nearest
from tests.engines.dice_football.reference_place import is_placed
from tests.engines.dice_football.reference_uses import is_dead, uses_on_loose_ball

# -- halves


def roll_limit(document: Document, options: Options) -> int:
    """DF-3.2: the ball rolls of this half, 0: by the clock."""
    rolls: int = options["rolls"]
    if document["half"] < 3:
        return rolls
    minutes: int = options["extra_minutes"]
    halved: int = options["half_minutes"]
    return -(-rolls * minutes // halved)


def begin_half(document: Document, options: Options, half: int, told: Told) -> None:
    """DF-3.1, DF-3.3: all pieces anew; bonus ends with the half (DF-7.3)."""
    document.update(half=half, ball="centre", face=None, last_face=None, failures=0)
    document.update(rolled=0, time_up=False, caller=None, then=None, to_move="home")
    document["bonus"] = {"home": 0, "away": 0}
    document["called"] = {"home": False, "away": False}
    document["draw"] = [None, None]
    free = options["placing"] == "free"
    for side in RIVAL:
        empty: Document = {"keeper": None, "outfield": []}
        document["pieces"][side] = empty if free else default_pieces(side)
    document["phase"] = "draw"
    if half == 2 and not free:
        kick_off(document, RIVAL[document["first_kick"]], told)


def is_placing_draw(document: Document, options: Options) -> bool:
    """DF-2.1: the draw before the placing, told from the one for the kick-off by the bare board."""
    bare = not pieces(document, "home") and not pieces(document, "away")
    return options["placing"] == "free" and bare


def after_placing(document: Document, told: Told) -> None:
    """DF-2.1: alternately; when both are done the draw for the kick-off, if one is due (DF-3.1)."""
    side = document["to_move"]
    if not is_placed(document, RIVAL[side]):
        document["to_move"] = RIVAL[side]
    elif is_placed(document, side):
        document.update(phase="draw", to_move="home")
        if document["half"] == 2:
            kick_off(document, RIVAL[document["first_kick"]], told)


def kick_off(document: Document, side: str, told: Told) -> None:
    """DF-3.1, DF-4.2."""
    to_centre(document, side)
    told.append(("kick-off", "DF-4.2"))


def to_centre(document: Document, side: str) -> None:
    """The ball lies ready for the kick-off of the side; DF-6.4: a restart."""
    document.update(phase="roll", to_move=side, ball="centre", face=None, last_face=None)
    document["failures"] = 0


def end_half(document: Document, options: Options, told: Told) -> None:
    """DF-3.2, DF-3.3."""
    half, (home, away) = document["half"], document["score"]
    if half == 1:
        told.append(("half-time", "DF-3.2"))
        begin_half(document, options, 2, told)
    elif home != away or (half == 2 and options["level"] == "draw"):
        told.append(("full-time", "DF-3.2"))
        finish(document)
    elif half == 2 and options["level"] == "extra":
        told.append(("full-time", "DF-3.2"))
        begin_half(document, options, 3, told)
    else:
        begin_shoot_out(document, told)


def begin_shoot_out(document: Document, told: Told) -> None:
    """DF-3.4: home first; the bonus has ended with the half."""
    told.append(("full-time", "DF-3.2"))
    document.update(phase="shoot-out", to_move="home", kicks=[[], []], time_up=False)
    document.update(face=None, last_face=None, failures=0, caller=None, then=None)
    document["bonus"] = {"home": 0, "away": 0}
    document["called"] = {"home": False, "away": False}


def finish(document: Document) -> None:
    document.update(phase="over", face=None, last_face=None, caller=None, then=None)


def timeup(document: Document, options: Options, told: Told) -> None:
    """DF-3.2: at once where no roll is in progress; not with a penalty or a corner to take."""
    if document["phase"] in ("draw", "place", "roll", "choose-ball"):
        end_half(document, options, told)
    else:
        document["time_up"] = True


# -- after the use of a roll


def settle(document: Document, options: Options, told: Told) -> None:
    """After a ball roll was used: the half's end (DF-3.2) or, if a roll falls due, DF-6.4."""
    limit = roll_limit(document, options)
    spent = document["time_up"] or (limit and document["rolled"] >= limit)
    if spent and document["phase"] != "penalty":
        end_half(document, options, told)
        return
    if document["phase"] == "roll" and document["ball"] == "centre":  # after a goal
        told.append(("kick-off", "DF-4.2"))
    fall_due(document, options, told)


def fall_due(document: Document, options: Options, told: Told) -> None:
    """DF-6.4."""
    if document["phase"] != "roll" or not is_loose(document):
        return
    if document["failures"] >= options["recovery_limit"] or is_dead(document):
        told.append(("dead-ball", "DF-6.4"))
        give_ball(document, document["to_move"])


def give_ball(document: Document, side: str) -> None:
    """DF-6.4, DF-8.4: on the nearest piece of the side, whose turn it is; his choice of equals."""
    found = nearest(document, side)
    document.update(to_move=side, face=None, last_face=None, failures=0, phase="choose-ball")
    if len(found) == 1:
        document.update(phase="roll", ball=found[0])


def free_kick(document: Document, side: str, clause: str, told: Told) -> None:
    told.append(("free-kick", clause))
    give_ball(document, side)


def pass_turn(document: Document) -> None:
    document.update(phase="roll", to_move=RIVAL[document["to_move"]], face=None, last_face=None)


def fail(document: Document, told: Told) -> None:
    """DF-6.3."""
    document["bonus"][document["to_move"]] = 0  # DF-7.3
    document["failures"] += 1
    told.append(("recovery-failed", "DF-6.3"))
    pass_turn(document)


def score(document: Document, side: str, clause: str, told: Told) -> None:
    """DF-5.2, DF-3.5."""
    document["score"][INDEX[side]] += 1
    told.append(("goal", clause))
    to_centre(document, RIVAL[side])


# -- ball rolls


def ball_roll(document: Document, options: Options, face: int, told: Told) -> None:
    """A roll in the phase `roll`."""
    side = document["to_move"]
    document["rolled"] += 1
    document["called"] = {"home": False, "away": False}
    with_ball = has_ball(document, side)
    told.append(("roll", "DF-4.1" if with_ball else "DF-6.1"))
    if with_ball and document["last_face"] == face:
        foul(document, options, told)
        return
    document.update(phase="move", face=face)
    lost = not with_ball and (not is_loose(document) or uses_on_loose_ball(document) == ["stay"])
    if lost:  # DF-6.3, carried out unasked
        fail(document, told)
        settle(document, options, told)


def foul(document: Document, options: Options, told: Told) -> None:
    """DF-8.3: a free kick (DF-8.4) or a penalty (DF-8.5)."""
    side = document["to_move"]
    document["bonus"][side] = 0  # DF-7.3: a foul uses it up
    told.append(("foul", "DF-8.3"))
    if document["ball"] in BIG[side]:
        told.append(("penalty", "DF-8.5"))
        document.update(phase="penalty", to_move=RIVAL[side], face=None, last_face=None)
        document["failures"] = 0
    else:
        free_kick(document, RIVAL[side], "DF-8.4", told)
    settle(document, options, told)


def corner_roll(document: Document, options: Options, face: int, told: Told) -> None:
    """DF-8.2."""
    document["rolled"] += 1
    document["called"] = {"home": False, "away": False}
    told.append(("roll", "DF-8.2"))
    first = document["face"]
    if first is None:
        document["face"] = face
    elif first == face:
        document["face"] = None
        foul(document, options, told)
    else:
        document.update(phase="move", face=first + face, last_face=face)


def penalty_roll(document: Document, options: Options, face: int, told: Told) -> None:
    """DF-8.5."""
    side = document["to_move"]
    document["rolled"] += 1
    document["called"] = {"home": False, "away": False}
    told.append(("roll", "DF-8.5"))
    total = face + document["bonus"][side]
    document["bonus"][side] = 0  # DF-7.3
    if total >= 3:
        score(document, side, "DF-8.5", told)
    else:
        told.append(("saved", "DF-8.5"))
        pass_turn(document)
        document["ball"] = document["pieces"][document["to_move"]]["keeper"]
    settle(document, options, told)


# -- uses


def use(document: Document, options: Options, text: str, told: Told) -> None:
    """A move of the phase `move`."""
    word, _, rest = text.partition(":")
    side = document["to_move"]
    if word == "stay":
        stay(document, told)
    elif word == "goal" or rest.endswith(">goal"):
        document["bonus"][side] = 0
        score(document, side, "DF-5.2" if word == "goal" else "DF-6.2", told)
    elif word == "corner":
        document["bonus"][side] = 0
        told.append(("corner", "DF-8.1"))
        pass_turn(document)
        document.update(phase="corner-roll", ball=CORNER_CELL[side][rest], failures=0)
    else:
        send(document, word, rest.rpartition(">")[2], told)
    settle(document, options, told)


def send(document: Document, word: str, square: str, told: Told) -> None:
    """DF-5.1, DF-5.3, DF-6.2: the ball goes to the square."""
    from_corner = document["ball"].startswith("corner")
    last = document["last_face"] if from_corner else document["face"]  # DF-8.2
    document["bonus"][document["to_move"]] = 0
    document["ball"] = square
    if word == "clear":
        told.append(("clearance", "DF-5.3"))
        pass_turn(document)
        return
    if word == "recover":
        document["failures"] = 0
    told.append(("pass", "DF-5.1") if word == "pass" else ("recovery", "DF-6.2"))
    document.update(phase="roll", face=None, last_face=last)


def stay(document: Document, told: Told) -> None:
    """DF-5.3 with the ball, DF-6.3 without."""
    side = document["to_move"]
    if not has_ball(document, side):
        fail(document, told)
        return
    document["bonus"][side] = 0
    if document["ball"] in pieces(document, side):
        pass_turn(document)
    else:
        free_kick(document, RIVAL[side], "DF-5.3", told)
