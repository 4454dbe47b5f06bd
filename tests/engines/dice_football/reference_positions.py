"""Dice football by chance: options, line-ups, positions of every phase, right and wrong texts."""

from random import Random

from tests.engines.dice_football.reference import legal
from tests.engines.dice_football.reference_board import (
    BIG,
    BOARD,
    CORNER_CELL,
    RIVAL,
    SMALL,
    Document,
    Options,
    full,
    is_loose,
    options_of,
    pieces,
)
from tests.engines.dice_football.reference_flow import roll_limit
from tests.engines.dice_football.reference_path import nearest
from tests.engines.dice_football.reference_place import is_placed, put_clauses
from tests.engines.dice_football.reference_uses import is_dead, uses

SIDES = ("home", "away")
PHASES = (
    *("move",) * 6,
    *("roll",) * 3,
    "corner-roll",
    "penalty",
    "keeper-roll",
    "keeper-move",
    "choose-ball",
    "shoot-out",
    "place",
    "draw",
)
WORDS = ("pass", "clear", "recover", "put", "put:keeper", "keeper", "ball")
PLAIN = ("goal", "stay", "corner:left", "corner:right", "default", "call", "roll:3")
OUTSIDE = ("timeup:half", "resign", "draw")
EDGE = [square for square in BOARD if square[0] in "abij"]  # where a few pieces seal off a corner


def random_options(dice: Random) -> Options:
    """Some of the options; by the clock or by rolls."""
    given: Options = {
        "level": dice.choice(("draw", "extra", "penalties")),
        "barriers": dice.choice(("touch", "sealed")),
        "recovery_limit": dice.choice((2, 3, 12)),
        "placing": dice.choice(("free", "default")),
    }
    if dice.random() < 0.5:
        given |= {"rolls": dice.choice((1, 2, 7, 30)), "clock": dice.choice(("on", "off"))}
        given |= {"half_minutes": dice.choice((4, 15)), "extra_minutes": dice.choice((1, 7, 10))}
    return given


def random_line_up(dice: Random, barriers: str) -> Document:
    """Keepers in their areas and up to ten others a side where chapter 2 lets them stand."""
    document = full({"to_move": "home"})
    for side in SIDES:
        document["pieces"][side]["keeper"] = dice.choice(sorted(SMALL[side]))
    most = dice.choice((1, 4, 10, 10))
    crowd = dice.choice((BOARD, BOARD[20:80], BOARD[100:180], EDGE))
    for _ in range(most):
        for side in SIDES:
            document["to_move"] = side
            square = dice.choice(crowd)
            if not put_clauses(document, {"barriers": barriers}, square):
                document["pieces"][side]["outfield"].append(square)
    return document


def random_position(dice: Random, given: Options) -> Document:
    """A position of any phase but `over`, with something to decide."""
    options = options_of(given, {})
    phases = [phase for phase in PHASES if phase != "place" or options["placing"] == "free"]
    phase = dice.choice(phases)
    while True:
        document = random_line_up(dice, options["barriers"]) | {"game": "dice-football"}
        document["to_move"] = dice.choice(SIDES)
        document["score"] = [dice.randrange(4), dice.randrange(4)]
        document["half"] = dice.choice((1, 1, 2, 2, 3) if options["level"] == "extra" else (1, 2))
        document["first_kick"] = dice.choice(SIDES)
        document["phase"] = phase
        document["draw_offer"] = dice.choice((None, None, None, *SIDES))
        if PREPARED[phase](dice, document):
            add_numbers(dice, document, options)
            if phase != "move" or not is_loose(document) or uses(document) != ["stay"]:
                return document


def add_numbers(dice: Random, document: Document, options: Options) -> None:
    """Bonus points, calls made, rolls made, time that is up."""
    if document["phase"] == "shoot-out":
        document["score"] = [document["score"][0]] * 2
        document["half"] = 3 if options["level"] == "extra" else 2
    if document["phase"] in ("shoot-out", "place", "draw"):
        return
    for side in SIDES:
        document["bonus"][side] = dice.choice((0, 0, 0, 1, 2, 3))
    limit = roll_limit(document, options)
    document["rolled"] = dice.randrange(limit) if limit else dice.randrange(40)
    waiting = document["phase"] in ("penalty", "move")
    document["time_up"] = not limit and waiting and dice.random() < 0.15


def on_piece(dice: Random, document: Document, side: str) -> None:
    document["ball"] = dice.choice(sorted(pieces(document, side)))


def on_corner(dice: Random, document: Document) -> None:
    cells = CORNER_CELL[RIVAL[document["to_move"]]]
    document["ball"] = dice.choice(sorted(cells.values()))


def on_empty(dice: Random, document: Document) -> None:
    """Mostly near the side to move, so that it may be recovered."""
    side = document["to_move"]
    held = pieces(document, "home") | pieces(document, "away")
    empty = [square for square in BOARD if square not in held]
    document["ball"] = dice.choice(empty)
    document["failures"] = dice.randrange(2)
    for _ in range(3):
        if len(nearest(document, side)) < 2 and dice.random() < 0.5:
            document["ball"] = dice.choice(empty)


def call_made(dice: Random, document: Document) -> None:
    for side in SIDES:
        document["called"][side] = dice.random() < 0.3


def move(dice: Random, document: Document) -> bool:
    """A face to use; not one that would have been a foul or used for nothing unasked."""
    where = dice.randrange(9)
    document["face"] = dice.randint(1, 6)
    if where < 4:
        on_piece(dice, document, document["to_move"])
        document["last_face"] = dice.choice([n for n in range(1, 7) if n != document["face"]])
    elif where < 7:
        on_empty(dice, document)
        return uses(document) != ["stay"]
    elif where == 7:
        document["ball"] = "centre"
    else:
        on_corner(dice, document)
        first, second = dice.sample(range(1, 7), 2)
        document.update(face=first + second, last_face=second)
    return True


def pending(dice: Random, document: Document) -> bool:
    """A roll on a piece, the centre, an empty square or a piece of the rival."""
    where = dice.randrange(8)
    call_made(dice, document)
    if where < 3:
        on_piece(dice, document, document["to_move"])
        document["last_face"] = dice.choice((None, *range(1, 7)))
    elif where < 6:
        on_empty(dice, document)
        return not is_dead(document)
    elif where == 6:
        document["ball"] = "centre"
    else:
        on_piece(dice, document, RIVAL[document["to_move"]])
    return True


def corner_roll(dice: Random, document: Document) -> bool:
    on_corner(dice, document)
    document["face"] = dice.choice((None, *range(1, 7)))
    if document["face"] is None:
        call_made(dice, document)
    return True


def penalty(dice: Random, document: Document) -> bool:
    """The ball where the rival has fouled."""
    fouling = RIVAL[document["to_move"]]
    squares = sorted(pieces(document, fouling) & BIG[fouling])
    document["ball"] = dice.choice(squares)
    call_made(dice, document)
    return True


def keeper_roll(dice: Random, document: Document) -> bool:
    """From any phase in which it may be called."""
    then = dice.choice(("roll", "roll", "penalty", "corner-roll"))
    if not PREPARED[then](dice, document):
        return False
    document.update(phase="keeper-roll", then=then, face=None, caller=dice.choice(SIDES))
    document["called"][document["caller"]] = True
    return True


def keeper_move(dice: Random, document: Document) -> bool:
    """Often with the ball on the keeper or loose before him."""
    if not keeper_roll(dice, document):
        return False
    document.update(phase="keeper-move", face=dice.choice((4, 5, 6)))
    if document["then"] == "roll" and dice.random() < 0.5:
        side = document["caller"]
        document.update(ball=dice.choice(sorted(SMALL[side])), last_face=None, to_move=side)
    return True


def choose_ball(dice: Random, document: Document) -> bool:
    """Only where there is a choice."""
    where = dice.randrange(3)
    if where == 0:
        on_empty(dice, document)
        document["failures"] = 0
    elif where == 1:
        on_piece(dice, document, RIVAL[document["to_move"]])
    else:
        document["ball"] = dice.choice(("centre", *CORNER_CELL[document["to_move"]].values()))
    return len(nearest(document, document["to_move"])) > 1


def shoot_out(dice: Random, document: Document) -> bool:
    """Up to four kicks each, so that nothing is decided, or sudden death."""
    made = dice.choice(([True], [True] * 2 + [False] * 3))
    document["kicks"] = [list(made), list(made)]
    document.update(ball="centre", to_move="home")
    if dice.random() < 0.5:
        document["kicks"][0].append(dice.random() < 0.5)
        document["to_move"] = "away"
    return True


def place(dice: Random, document: Document) -> bool:
    """Before the end of the placing: some may stand, keepers too."""
    document["ball"] = "centre"
    for side in SIDES:
        if dice.random() < 0.4:
            document["pieces"][side]["keeper"] = None
        if dice.random() < 0.1:
            document["pieces"][side] = {"keeper": None, "outfield": []}
    return not is_placed(document, document["to_move"])


def draw(dice: Random, document: Document) -> bool:
    """Before the kick-off of a half that has a draw."""
    document.update(ball="centre", to_move="home", half=1, first_kick="home")
    document["draw"] = [dice.choice((None, *range(1, 7))), None]
    return True


PREPARED = {
    "place": place,
    "draw": draw,
    "move": move,
    "roll": pending,
    "corner-roll": corner_roll,
    "penalty": penalty,
    "keeper-roll": keeper_roll,
    "keeper-move": keeper_move,
    "choose-ball": choose_ball,
    "shoot-out": shoot_out,
}


# -- texts


def sample_texts(dice: Random, document: Document, given: Options, count: int) -> list[str]:
    """Well-formed texts, half of them of the phase, mostly wrong."""
    found = []
    kinds = {text.split(":")[0] for text in legal(document, given)} & set(WORDS)
    if document["phase"] == "move":
        kinds |= {"pass", "clear", "recover"}
    for _ in range(count):
        word = dice.choice(sorted(kinds) if kinds and dice.random() < 0.7 else WORDS)
        found.append(made_text(dice, document, word))
    if document["phase"] == "move":
        found += ["goal", "stay", "corner:left", "corner:right"]
    return [*found, dice.choice(PLAIN), dice.choice(OUTSIDE)]


def made_text(dice: Random, document: Document, word: str) -> str:
    held = sorted(pieces(document, "home") | pieces(document, "away")) or BOARD
    square = dice.choice(dice.choice((held, BOARD, sorted(SMALL["home"] | SMALL["away"]))))
    if word == "put:keeper":
        return f"put:keeper@{square}"
    if word == "recover":
        start = dice.choice(held if dice.random() < 0.8 else BOARD)
        return f"recover:{start}>{dice.choice((square, square, 'goal'))}"
    return f"{word}:{square}"
