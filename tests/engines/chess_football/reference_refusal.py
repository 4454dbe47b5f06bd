"""Chess football read word by word: the clause that forbids a move text (G-1).

Every clause that forbids is named; the first of them in the file is the answer.
"""

import re
from typing import NamedTuple

from tests.engines.chess_football import reference
from tests.engines.chess_football.reference_ball import (
    Sends,
    ball_plays,
    outs,
    reaches_ball,
    sends,
    spent,
)
from tests.engines.chess_football.reference_board import (
    BOARD,
    CHANGE,
    GOAL,
    INDEX,
    KINDS,
    Document,
    Options,
    full,
    men,
    options_of,
    reach,
    shape,
    standing,
)
from tests.engines.chess_football.reference_place import placing_squares
from tests.engines.chess_football.reference_restart import (
    CLAUSE,
    THROWN,
    restart_sends,
    spots,
    taker_of,
)

CHAPTERS = (1, 2, 3, 4, 9, 10, 8, 5, 6, 7, 11, 12, 13, 14, 15, 16, 17, 18)
CHAPTER_17 = {"CF-15.1": 0, "CF-16.1": 1, "CF-17.1": 2, "CF-15.2": 3}  # as they stand in the file

FORMS = {
    r"toss:(heads|tails)": ("toss", "penalty-toss"),
    r"put:\d+@\w+|bench:\d+/\d+|default|ready": ("place",),
    r"\d+>\w+": ("play", "wall"),
    r"\d+\*\w+|\d+\*(side|end|own)@\w+": ("play", *reference.KICKS),
    r"sub:\d+/\d+@\w+|pass|touch:\d+": ("play",),
    r"stop|advantage": ("foul",),
    r"taker:\d+": ("taker",),
    r"taker:\d+@\w+": THROWN,
    r"no-wall": ("wall",),
    r"keeper@\w+": ("keeper",),
    r"dismiss:\d+": ("dismiss",),
}


class Asked(NamedTuple):
    """A question: the position, the options, who and where."""

    document: Document
    options: Options
    side: str
    number: int
    target: str


def refusal(position: Document, given: Options, text: str) -> str:
    """The first clause that forbids the text, "" if it is legal."""
    options = options_of(given, position)
    document = full(position, options)
    if text.startswith("timeup:"):
        return "" if text in reference.interrupts(position, given) else "G-5"
    if text in ("resign", "draw"):
        return aside(document, text)
    if not fits(document, text):
        return "G-7"
    if text in reference.listed(document, options):
        return ""
    return min(forbidding(document, options, text), key=place_in_file, default="")


def doubtful(document: Document, text: str) -> bool:
    """Whether the rule text does not settle which clause it is.

    Somebody who is not on the field (CF-3.1, CF-3.2 or the clause of the phase), and a restart's
    send before its taker stands (G-7 or the restart's clause).
    """
    number = re.search(r"\d+", text)
    named = number is None or int(number[0]) in men(document, document["to_move"])
    return not named or (document["phase"] in THROWN and "*" in text)


def aside(document: Document, text: str) -> str:
    """G-3."""
    if document["phase"] in (*reference.NATURE, "over"):
        return "G-7"
    return "G-3" if text == "draw" and document["draw_offer"] == document["to_move"] else ""


def fits(document: Document, text: str) -> bool:
    """Whether the text belongs to the phase (G-7)."""
    phase = document["phase"]
    form = next(form for form in FORMS if re.fullmatch(form, text))
    if phase in THROWN and text.startswith("taker") == bool(taker_of(document)):
        return False
    return phase in FORMS[form]


def place_in_file(clause: str) -> tuple[int, float]:
    if clause in CHAPTER_17:
        return CHAPTERS.index(15), CHAPTER_17[clause]
    chapter, _, number = clause.removeprefix("CF-").partition(".")
    return CHAPTERS.index(int(chapter)), int(number)


def forbidding(document: Document, options: Options, text: str) -> set[str]:
    side = document["to_move"]
    numbers = [int(n) for n in re.findall(r"(?<![a-h\d])\d+", text)]
    target = re.split(r"[>*@]", text, maxsplit=1)[-1] if re.search(r"[>*@]", text) else ""
    asked = Asked(document, options, side, numbers[0] if numbers else 0, target)
    word = re.split(r"[:@]", text)[0]
    if word == "sub":
        return substituting(asked, numbers[1])
    if word == "pass":
        return {"CF-9.3"}
    if word in ("bench", "put", "ready", "default"):
        return placing(asked, word)
    if word in ("touch", "dismiss", "keeper", "taker"):
        return choosing(asked, word)
    return moving(asked, text)


def absent(asked: Asked) -> set[str]:
    """He is not on the field."""
    return set() if asked.number in men(asked.document, asked.side) else {"CF-3.1"}


def moving(asked: Asked, text: str) -> set[str]:
    if gone := absent(asked):
        return gone
    if "*" not in text:
        found = walking(asked)
        return found | (set() if asked.document["phase"] == "wall" else before_walking(asked))
    return taking(asked) if asked.document["phase"] == "play" else kicking(asked)


# -- without the ball


def walking(asked: Asked) -> set[str]:
    document, options, side, number, target = asked
    found = set()
    square = men(document, side)[number]
    if target not in BOARD + GOAL["home"] + GOAL["away"]:
        return {"CF-1.1"}
    if target == document["ball"]:
        found.add("CF-2.1")
    blocked = set(standing(document)) | {document["ball"]}
    if target not in reach(number, side, square, blocked - {target}, options, with_ball=False):
        mixto = KINDS[number] == "mixto"
        shaped = target in shape(number, side, square, options, with_ball=False)
        found.add("CF-4.2" if mixto and not shaped else "CF-4.1")
    if target in GOAL["home"] + GOAL["away"] and (number != 1 or target not in GOAL[side]):
        found.add("CF-4.3")
    if target in standing(document):
        found.add("CF-9.3")
    return found or {"CF-13.2"} if document["phase"] == "wall" else found


def before_walking(asked: Asked) -> set[str]:
    return {"CF-9.3"} if ball_plays(asked.document, asked.side, asked.options) else set()


# -- with the ball


def taking(asked: Asked) -> set[str]:
    """A ball play in an ordinary turn."""
    document, options, side, number, _ = asked
    found = set()
    if not reaches_ball(document, side, number, options):
        square = men(document, side)[number]
        mixto = KINDS[number] == "mixto"
        shaped = document["ball"] in shape(number, side, square, options, with_ball=True)
        found.add("CF-4.2" if mixto and not shaped else "CF-4.1")
    if spent(document, side, number, options):
        found.add("CF-9.6")
    if number in document["barred"][side]:
        found.add("CF-8.3")
    if number in document["offside"][side]:
        found.add("CF-11.3")
    came = men(document, side)[number]
    left = sends(document, side, number, came, options)
    if options["mode"] == "junior" and not left.field:
        found.add("CF-7.3")
    return found | sending(asked, came, left)


def sending(asked: Asked, came: str, left: Sends) -> set[str]:
    """Where the ball is to go."""
    document, options, side, number, target = asked
    if "@" in target:
        blocked = set(standing(document)) - {came}
        possible = outs(side, number, document["ball"], blocked, options)
        first = left.field or left.own_goal
        return {"CF-9.7"} if first or target not in possible else set()
    found = set()
    if target not in BOARD + GOAL["home"] + GOAL["away"]:
        return {"CF-1.1"}
    if target not in shape(number, side, document["ball"], options, with_ball=True):
        found.add("CF-4.2" if KINDS[number] == "mixto" else "CF-9.1")
    elif target != came and target not in left.field | left.own_goal:
        found.add("CF-9.5")
    if target == came:
        found.add("CF-9.2")
    if target in GOAL[side] and left.field:
        found.add("CF-9.7")
    return found


def kicking(asked: Asked) -> set[str]:
    """A restart's send."""
    document, options, side, number, target = asked
    kind = document["phase"]
    if number != taker_of(document):
        return {{"free-kick": "CF-13.1", "penalty": "CF-14.1"}.get(kind, CLAUSE[kind])}
    found = sending(asked, "", sends(document, side, number, "", options))
    if "@" in target or target in GOAL[side]:
        found.add("CF-9.7")
    if target not in restart_sends(document, side, number, kind, options):
        found.add(CLAUSE[kind])
    return found


# -- the rest


def substituting(asked: Asked, comes: int) -> set[str]:
    document, options, side, number, target = asked
    found = set()
    legal = (
        number in men(document, side)
        and number != 1
        and comes in document["bench"][side]
        and target in CHANGE
        and target not in standing(document)
        and target != document["ball"]
        and document["used_subs"][INDEX[side]] < options["substitutions"]
    )
    if not legal or ball_plays(document, side, options):
        found.add("CF-3.3")
    if options["mode"] == "junior":
        found.add("CF-7.3")
    return found


def placing(asked: Asked, word: str) -> set[str]:
    if word == "put":
        return putting(asked)
    return {"CF-3.2"} if word == "bench" else {"CF-8.1"}


def putting(asked: Asked) -> set[str]:
    document, _, side, number, target = asked
    if str(number) not in document["players"][side]:
        return {"CF-3.1"}
    if target not in BOARD + GOAL["home"] + GOAL["away"]:
        return {"CF-1.1"}
    found = set()
    if target in GOAL["home"] + GOAL["away"] and (number != 1 or target not in GOAL[side]):
        found.add("CF-4.3")
    own = range(1, 7) if side == "home" else range(7, 13)
    if target in BOARD and int(target[1:]) not in own:
        found.add("CF-8.1")
    elif target in BOARD and target not in placing_squares(document, side, number):
        found.add("CF-8.2")
    if target in standing(document):
        found.add("CF-8.1")
    return found


def choosing(asked: Asked, word: str) -> set[str]:
    document, _, side, number, target = asked
    if target and target not in BOARD + GOAL["home"] + GOAL["away"]:
        return {"CF-1.1"}
    if word != "taker":
        return {{"touch": "CF-12.1", "dismiss": "CF-12.5", "keeper": "CF-14.1"}[word]}
    if number not in men(document, side):
        return {"CF-3.1"}
    if document["phase"] == "taker":
        return {"CF-13.1"}
    clause = CLAUSE[document["phase"]]
    return {clause if target not in spots(document, side, number) else "CF-15.2"}
