"""Random positions and move texts for the duel of the two readings; all from a given `Random`."""

from itertools import pairwise
from random import Random
from typing import Any

from tests.engines.paper_football.reference import legal, play, settled
from tests.engines.paper_football.reference_kicks import kick_faults
from tests.engines.paper_football.reference_paper import (
    DIRECTIONS,
    Document,
    Field,
    Paper,
    Path,
    Point,
    enters,
    full,
    path_text,
    word,
)

CLASSIC = Field(14, 22, 4)
SMALL = (Field(8, 10, 2), Field(8, 10, 4), Field(8, 12, 4), Field(10, 10, 6), Field(12, 14, 2))


def random_size(dice: Random) -> Field:
    """Any size that the options allow (PF, Options)."""
    width = dice.randrange(8, 21, 2)
    goals = range(2, min(6, width - 4) + 1, 2)
    return Field(width, dice.randrange(10, 31, 2), dice.choice(goals))


def start(field: Field) -> Document:
    """A fresh paper, home to move from the middle (PF-M1)."""
    return position(field, field.middle, "home")


def position(field: Field, ball: Point, side: str, **more: Any) -> Document:  # noqa: ANN401 - JSON
    """A document with what is needed and no more than is given."""
    needed = {"game": "paper-football", "ball": word(ball), "to_move": side}
    return needed | field._asdict() | more


def random_game(dice: Random, field: Field, options: Document, limit: int) -> list[Document]:
    """The positions of a game of random moves, up to its end or so many moves."""
    documents = [start(field)]
    while len(documents) <= limit and (moves := legal(documents[-1], options)):
        documents.append(play(documents[-1], dice.choice(moves), options))
    return documents


def random_walk(dice: Random, field: Field, place: Point, squares: int) -> Path:
    """Neighbours one after another on the field, none of the segments twice; ends in a goal."""
    path: Path = (place,)
    while len(path) <= squares:
        x, y = path[-1]
        nexts = [(x + dx, y + dy) for dx, dy in DIRECTIONS]
        drawn = [{one, two} for one, two in pairwise(path)]
        free = [
            there
            for there in nexts
            if {path[-1], there} not in drawn
            and there != path[0]
            and (field.has(there) or enters(field, path[-1], there))
        ]
        path = (*path, dice.choice(free))
        if not field.has(path[-1]):
            break
    return path if len(path) == squares + 1 or not field.has(path[-1]) else path[:1]


def random_point(dice: Random, field: Field) -> Point:
    """A point of the field: anywhere, or near an end or a side, where the clauses bite."""
    x = dice.choice((dice.randrange(field.width + 1), 0, 1, 2, field.width // 2 - 1, field.width))
    last = field.length + 1
    y = dice.choice((dice.randrange(1, last + 1), 1, 2, 3, last, last - 1, field.middle_row))
    return x, y


def random_kick(dice: Random, field: Field, ball: Point, used: set[str]) -> Path | None:
    """Some kick from a point that the rules allow, or None."""
    paper = Paper(field, set(), set(), set(), used, ball, "home")
    dx, dy = dice.choice(DIRECTIONS)
    squares = dice.randrange(3, 7)
    x, y = ball[0] + squares * dx, ball[1] + squares * dy
    corners: Path = (ball, (x, y)) if dice.random() < 0.5 else (ball, (x, y), (x - dx, y + dy))
    return None if kick_faults(paper, corners) else corners


def random_series(dice: Random, field: Field, ball: Point) -> Document:
    """Kicks one after another that end on `ball`: drawn from the ball backwards and turned."""
    kicks: list[list[str]] = []
    used: set[str] = set()
    for _ in range(dice.randrange(8)):
        kick = random_kick(dice, field, ball, used)
        if kick is None or not field.has(kick[-1]):
            continue
        kicks.append([word(place) for place in kick])
        ball = kick[-1]
        used |= {field.side_line(kick[1])} if len(kick) == 3 else set()
    return {"ball": word(ball), "kicks": kicks, "series": {"lines": kicks, "redirected": [*used]}}


def crowded(dice: Random, field: Field) -> Document:
    """A paper full of lines that no game need have drawn, the ball anywhere, any phase."""
    ball = random_point(dice, field)
    density = dice.choice((0.02, 0.05, 0.1, 0.2, 0.3))
    count = round(field.width * field.length * density)
    lines = [random_walk(dice, field, random_point(dice, field), 3) for _ in range(count)]
    near = [random_walk(dice, field, ball, 3) for _ in range(dice.randrange(4))]
    side, phase = dice.choice(("home", "away")), dice.choice(("move", "move", "move", "kick"))
    made = position(field, ball, side, phase=phase, score=[dice.randrange(3), dice.randrange(3)])
    made["lines"] = [[word(p) for p in line] for line in lines + near if len(line) > 1]
    if phase == "kick" or dice.random() < 0.3:
        made |= random_series(dice, field, ball)
    if dice.random() < 0.1:
        made["draw_offer"] = dice.choice(("home", "away"))
    return made | {"leg": dice.choice((1, 2)), "points": [0, 0]}


def goal_just_fallen(dice: Random, field: Field) -> Document:
    """A crowded paper after a goal, the middle line crossed by many lines (PF-G5, PF-E1)."""
    made = crowded(dice, field) | {"phase": "restart"}
    made.pop("series", None)
    left, right = field.post_columns
    row = 0 if made["to_move"] == "home" else field.length + 2
    made["ball"] = word((dice.randrange(left, right + 1), row))
    wanted = dice.choice((0.3, 0.7, 0.95))
    for column in range(field.width + 1):
        if dice.random() < wanted:
            line = random_walk(dice, field, (column, field.middle_row), 3)
            made["lines"].append([word(place) for place in line])
    made["lines"] = [line for line in made["lines"] if len(line) > 1]
    return made


def narrow(dice: Random, field: Field) -> Document:
    """The ball in a tight place: all but a few points around it lie on older lines (PF-K1)."""
    ball = random_point(dice, field)
    made = position(field, ball, dice.choice(("home", "away")), leg=2, points=[3, 0])
    open_points = dice.randrange(3, dice.choice((8, 12, 16, 30)))
    around = [
        (ball[0] + x, ball[1] + y) for x in range(-3, 4) for y in range(-3, 4) if (x, y) != (0, 0)
    ]
    around = [place for place in around if field.has(place)]
    kept = set(dice.sample(around, min(open_points, len(around))))
    lines = []
    for place in around:
        steps = [(place[0] + dx, place[1] + dy) for dx, dy in DIRECTIONS]
        free = [there for there in steps if there in around and there not in kept]
        if place not in kept and free:
            lines.append([word(place), word(dice.choice(free))])
    return made | {"lines": lines}


def random_position(dice: Random, field: Field) -> Document:
    """One of the kinds above."""
    kind = dice.choice((crowded, crowded, narrow, narrow, goal_just_fallen))
    return kind(dice, field)


# -- texts that are nearly moves


def shifted(dice: Random, path: Path) -> Path:
    """The path with one point moved by a square, dropped, doubled or added."""
    at = dice.randrange(len(path))
    x, y = path[at]
    dx, dy = dice.choice(DIRECTIONS)
    moved = (x + dx, y + dy)
    whole = [*path[:at], *path[at + 1 :]]
    return dice.choice(((*path[:at], moved, *path[at + 1 :]), (*path, moved), tuple(whole) or path))


def near_misses(dice: Random, document: Document, field: Field, count: int) -> list[str]:
    """Texts in the phase's form, most of them illegal."""
    document, texts = settled(full(document, {}), {}), list[str]()
    while len(texts) < count:
        text = near_miss(dice, document["phase"], field, random_ball(dice, document))
        if text:
            texts.append(text)
    return texts


def random_ball(dice: Random, document: Document) -> Point:
    """The ball, now and then another point near it."""
    ball = document["ball"]
    place = ord(ball[0]) - ord("a"), int(ball[1:])
    dx, dy = dice.choice(DIRECTIONS)
    return place if dice.random() < 0.9 else (place[0] + dx, place[1] + dy)


def can_be_written(place: Point) -> bool:
    """Whether there is a letter and a number for the point, on the paper or off it."""
    return 0 <= place[0] < 26 and place[1] >= 0


def near_miss(dice: Random, phase: str, field: Field, ball: Point) -> str:
    """One such text, "" if it cannot be written."""
    if phase == "over" or dice.random() < 0.05:
        phase = dice.choice(("move", "kick", "restart"))
    if phase == "restart":
        path: Path = (random_point(dice, field),)
        path = ((path[0][0], field.middle_row),) if dice.random() < 0.7 else path
    else:
        path = random_steps(dice, field, ball) if phase == "move" else random_corners(dice, ball)
        path = shifted(dice, path) if dice.random() < 0.15 else path
    if not all(map(can_be_written, path)) or (phase != "restart" and len(path) < 2):
        return ""
    return {"move": "", "kick": "K:", "restart": "R:"}[phase] + path_text(path)


def random_steps(dice: Random, field: Field, ball: Point) -> Path:
    """Neighbours one after another, mostly three."""
    path: Path = (ball,)
    for _ in range(dice.choice((1, 2, *[3] * 12, 4))):
        x, y = path[-1]
        nexts = [(x + dx, y + dy) for dx, dy in DIRECTIONS]
        path = (*path, dice.choice([there for there in nexts if field.on_paper(there)] or nexts))
    return path


def random_corners(dice: Random, ball: Point) -> Path:
    """A straight line of some squares, now and then turned."""
    dx, dy = dice.choice(DIRECTIONS)
    squares = dice.choice((1, 2, 3, 4, 5, 7, *[6] * 6))
    turn = ball[0] + dx * squares, ball[1] + dy * squares
    if squares == 6 or dice.random() < 0.3:
        return ball, turn
    ex, ey = (-dx, dy) if dice.random() < 0.7 else dice.choice(DIRECTIONS)
    return ball, turn, (turn[0] + ex, turn[1] + ey)
