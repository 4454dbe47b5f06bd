"""Chess football read word by word: what a move does (CF-5 to CF-12)."""

from copy import deepcopy

from tests.engines.chess_football.reference_ball import chances, judge_offside
from tests.engines.chess_football.reference_board import (
    AREA,
    CENTRE,
    GOAL,
    INDEX,
    RIVAL,
    SIDES,
    Document,
    Options,
    column,
    men,
)
from tests.engines.chess_football.reference_place import (
    ORDER,
    all_placed,
    default_squares,
    kicker,
    place_default,
    same_colour,
    unplace,
)
from tests.engines.chess_football.reference_restart import (
    THROWN,
    Told,
    award,
    begin_free_kick,
    forget,
    lapse,
    lapse_if_stuck,
    offer_kickers,
    offer_takers,
)


def send_off(document: Document, side: str, number: int, clause: str, told: Told) -> None:
    """He leaves and nobody comes for him (CF-3.3)."""
    document["players"][side].pop(str(number), None)
    document["sent_off"][side] = sorted({*document["sent_off"].get(side, []), number})
    told.append(("sent-off", clause))


def caution(document: Document, side: str, actor: int, told: Told) -> None:
    """The man touched, if another acted (CF-12.1)."""
    touched = document["touched"]
    document["touched"] = None
    if not touched or touched == actor:
        return
    held = document["cautions"].setdefault(side, {})
    held[str(touched)] = held.get(str(touched), 0) + 1
    told.append(("caution", "CF-12.1"))
    if held[str(touched)] >= 2 and touched in men(document, side):
        send_off(document, side, touched, "CF-12.1", told)


def offender_leaves(document: Document, told: Told) -> None:
    restart = document["restart"]
    if restart and "offender" in restart:
        if restart["offender"] in men(document, RIVAL[restart["side"]]):
            send_off(document, RIVAL[restart["side"]], restart["offender"], "CF-12.4", told)
        document["restart"] = None


def end_turn(document: Document, actor: int, told: Told) -> bool:
    """What ends with a turn of `play`; True if the time is up now."""
    side = document["to_move"]
    if actor >= 0:
        caution(document, side, actor, told)
    document["touched"] = None
    advantage = bool(document["restart"])
    if advantage:
        offender_leaves(document, told)
    document["to_move"] = RIVAL[side]
    return advantage and bool(document["time_up"])


# -- the ball


def send(document: Document, number: int, target: str, options: Options, told: Told) -> None:
    """A ball play, or a restart's send."""
    side, phase = document["to_move"], document["phase"]
    kind = "" if phase == "play" else phase
    document["players"][side][str(number)] = document["ball"]
    document["last_sender"] = {"side": side, "number": number}
    streak = document["streak"] or {}
    same = not kind and (streak.get("side"), streak.get("number")) == (side, number)
    count = streak["count"] + 1 if same else 1
    document["streak"] = {"side": side, "number": number, "count": count}
    document["barred"] = {"home": [], "away": []}
    if kind:
        document["barred"][side] = [number]
    word = "@" in target
    if not word:
        document["ball"] = target
    judge_offside(document, side, number, kind, options)
    told += [("offside", "CF-11.2")] * sum(map(len, document["offside"].values()))
    if kind:
        time_up = document["time_up"]
        document["restart"] = None
        document["phase"], document["to_move"] = "play", RIVAL[side]
    else:
        time_up = end_turn(document, number, told)
    if word:
        leave_board(document, side, target, options, told)
    elif target in GOAL["home"] + GOAL["away"]:
        goal(document, side, target, options, told)
    if time_up and document["phase"] != "over":
        end_half(document, options, told)


def leave_board(document: Document, side: str, out: str, options: Options, told: Told) -> None:
    """The ball is out: throw-in, goal kick or corner for the rival."""
    word, _, last = out.partition("@")
    kind = {"side": "throw-in", "end": "goal-kick", "own": "corner"}[word]
    spot = last
    if kind == "corner":
        spot = ("a" if column(last) <= 4 else "h") + ("1" if side == "home" else "12")
    award(document, kind, (RIVAL[side], spot), options, told)


def goal(document: Document, side: str, target: str, options: Options, told: Told) -> None:
    """CF-10: whose goal it counts for, and who kicks off."""
    own = target in GOAL[side]
    scorer = RIVAL[side] if own else side
    clause = "CF-10.2" if own else "CF-10.1"
    told.append(("own-goal" if own else "goal", clause))
    document["score"][INDEX[scorer]] += 1
    if decided(document, options):
        document["phase"] = "over"
        document["restart"] = None
        told.append(("full-time", "CF-7.2"))
        return
    begin_placing(document, RIVAL[scorer], options, told)


def decided(document: Document, options: Options) -> bool:
    """Whether the goals have decided the match (CF-7.2, CF-7.3)."""
    score = document["score"]
    if options["mode"] == "junior":
        return bool(max(score) >= options["goals"])
    if options["match"] == "time":
        return False
    wide = abs(score[0] - score[1]) >= options["margin"]
    return bool(max(score) >= options["goals"] or wide or document["half"] == 3)


def begin_placing(document: Document, kicks: str, options: Options, told: Told) -> None:
    """Both sides place anew (CF-8.1, CF-10.3); juniors stand at once (CF-7.3)."""
    forget(document)
    document["last_sender"] = None
    document["touched"] = None
    document["restart"] = None
    document["ready"] = []
    document["ball"] = None
    document["phase"], document["to_move"] = "place", kicks
    unplace(document)
    if options["mode"] == "junior":
        for side in SIDES:
            squares = default_squares(side, kicking=side == kicks)
            document["players"][side] = {n: squares[int(n)] for n in document["players"][side]}
        kick_off(document, kicks, options, told)


def kick_off(document: Document, kicks: str, options: Options, told: Told) -> None:
    document["phase"], document["to_move"] = "kick-off", kicks
    document["ready"] = []
    document["ball"] = men(document, kicks)[kicker(document, kicks)]
    told.append(("kick-off", "CF-8.3"))
    lapse_if_stuck(document, options, told)


def ready(document: Document, options: Options, told: Told) -> None:
    """`ready` (CF-8.1), and the colours of the centrales (CF-12.5)."""
    side = document["to_move"]
    document["ready"] = [*document["ready"], side]
    if same_colour(document, side):
        document["restart"] = {"kind": "kick-off", "side": side}
        document["phase"], document["to_move"] = "dismiss", RIVAL[side]
    else:
        after_ready(document, side, options, told)


def after_ready(document: Document, side: str, options: Options, told: Told) -> None:
    document["phase"] = "place"
    kicks = document["ready"][0]
    if len(document["ready"]) == 2:
        kick_off(document, kicks, options, told)
    else:
        document["to_move"] = RIVAL[side]


def default(document: Document, options: Options, told: Told) -> None:
    side = document["to_move"]
    before = deepcopy(document)
    place_default(document, side, options)
    if not all_placed(document, side):
        document["players"] = before["players"]
        fill_centre(document, side)
        place_default(document, side, options)
    ready(document, options, told)


def fill_centre(document: Document, side: str) -> None:
    """The text is silent: a fallen clock, and nobody to kick off.

    The first by the order of CF's option `players` does; those who stand already as a last resort.
    """
    numbers = [n for n in (*ORDER, *range(12, 17)) if str(n) in document["players"][side]]
    numbers.sort(key=lambda n: (n in men(document, side), n == 1))
    document["players"][side][str(numbers[0])] = CENTRE[side][0]


def dismiss(document: Document, number: int, options: Options, told: Told) -> None:
    """One of two centrales goes (CF-12.5); a taker is replaced."""
    restart = document["restart"]
    side, kind = restart["side"], restart["kind"]
    if kind == "kick-off":
        kicks = side if len(document["ready"]) == 1 else RIVAL[side]
        document["ready"] = [kicks, RIVAL[kicks]][: len(document["ready"])]
        taking = kicks == side and kicker(document, side) == number
        send_off(document, side, number, "CF-12.5", told)
        document["restart"] = None
        if taking:
            document["ready"] = []
            document["phase"], document["to_move"] = "place", side
        else:
            after_ready(document, side, options, told)
        return
    taking = restart["taker"] == number
    send_off(document, side, number, "CF-12.5", told)
    document["phase"], document["to_move"] = kind, side
    if taking:
        replace_taker(document, options, told)
    elif kind == "free-kick":
        begin_free_kick(document, told)


def replace_taker(document: Document, options: Options, told: Told) -> None:
    """Back to the choice of taker."""
    restart = document["restart"]
    del restart["taker"]
    if restart["kind"] in THROWN:
        document["ball"] = None
        offer_takers(document, options, told)
    else:
        offer_kickers(document, options, told)


# -- without the ball


def strategic_move(
    document: Document, number: int, target: str, options: Options, told: Told
) -> None:
    """A man goes to a square; he may have stopped a manifest chance (CF-12.3)."""
    side = document["to_move"]
    had = chances(document, RIVAL[side], options)
    document["players"][side][str(number)] = target
    stopped = any(target in between for _, between in had)
    foul = stopped and number != 1 and options["mode"] != "junior"
    time_up = end_turn(document, number, told)
    document["offside"][side] = []
    if foul:
        told.append(("foul", "CF-12.3"))
        document["phase"] = "foul"
        document["restart"] = {
            "kind": "penalty" if target in AREA[side] else "free-kick",
            "side": RIVAL[side],
            "spot": document["ball"],
            "offender": number,
            "takers": sorted({taker for taker, _ in had}),
        }
    elif time_up:
        end_half(document, options, told)


def substitute(document: Document, text: str, options: Options, told: Told) -> None:
    """`sub:7/12@a6` (CF-3.3)."""
    side = document["to_move"]
    swap, _, square = text.removeprefix("sub:").partition("@")
    leaves, _, comes = swap.partition("/")
    del document["players"][side][leaves]
    document["players"][side][comes] = square
    document["bench"][side] = [n for n in document["bench"][side] if n != int(comes)]
    document["used_subs"][INDEX[side]] += 1
    told.append(("substitution", "CF-3.3"))
    idle(document, 0, options, told)


def idle(document: Document, actor: int, options: Options, told: Told) -> None:
    """A turn that ends with no man having moved; actor -1: it was lost on time."""
    side = document["to_move"]
    time_up = end_turn(document, actor, told)
    document["offside"][side] = []
    if time_up:
        end_half(document, options, told)


# -- referee and clocks


def stop(document: Document, options: Options, told: Told) -> None:
    """The offender leaves; free kick or penalty (CF-12.4)."""
    restart = document["restart"]
    side = restart["side"]
    square = men(document, RIVAL[side])[restart["offender"]]
    kind = "penalty" if square in AREA[RIVAL[side]] else "free-kick"
    offender = restart["offender"]
    forget(document)
    send_off(document, RIVAL[side], offender, "CF-12.4", told)
    told.append((kind, "CF-12.4"))
    document["restart"] = {
        "kind": kind,
        "side": side,
        "spot": document["ball"],
        "takers": restart["takers"],
    }
    offer_kickers(document, options, told)
    late(document, options, told)


def late(document: Document, options: Options, told: Told) -> None:
    """A free kick or penalty that lapsed after the time was up ends the half (CF-7.1)."""
    if document["time_up"] and document["phase"] in ("play", *THROWN):
        end_half(document, options, told)


def time_up_half(document: Document, options: Options, told: Told) -> None:
    """`timeup:half` (CF-7.1)."""
    late_phases = ("foul", "taker", "wall", "free-kick", "keeper", "penalty-toss", "penalty")
    restart = document["restart"] or {}
    # a dismissal in the middle of a free kick or a penalty belongs to it
    kind = restart.get("kind") if document["phase"] in ("play", "dismiss") else ""
    if document["phase"] in late_phases or kind in ("advantage", "free-kick", "penalty"):
        document["time_up"] = True
        return
    end_half(document, options, told)


def end_half(document: Document, options: Options, told: Told) -> None:
    """Half-time or full time (CF-7.1, CF-7.2)."""
    document["time_up"] = False
    if document["half"] == 1:
        document["half"] = 2
        told.append(("half-time", "CF-7.1"))
        begin_placing(document, RIVAL[document["first_kick"]], options, told)
    elif options["match"] == "goals" and document["score"][0] == document["score"][1]:
        document["half"] = 3  # play simply goes on
    else:
        document["phase"] = "over"
        document["restart"] = None
        told.append(("full-time", "CF-7.1" if options["match"] == "time" else "CF-7.2"))


def lose_turn(document: Document, options: Options, told: Told) -> None:
    """A turn lost on time in `play`, or a restart (CF-5.1, CF-15.2)."""
    told.append(("turn-lost", "CF-5.1"))
    if document["phase"] == "play":
        idle(document, -1, options, told)
    else:
        lapse(document, told, options)
        late(document, options, told)
