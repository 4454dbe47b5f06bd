"""The squared paper of the reference reading: points, lines, borders and position documents."""

import re
from itertools import pairwise, product
from typing import Any, NamedTuple, TypeAlias

Document: TypeAlias = dict[str, Any]
Point: TypeAlias = tuple[int, int]  # column and row: column 0 is `a`, rows as they are written
Path: TypeAlias = tuple[Point, ...]
Segment: TypeAlias = tuple[Point, Point]  # two neighbours, the lower first

SIDES = ("home", "away")
DIRECTIONS = tuple((x, y) for x, y in product((-1, 0, 1), repeat=2) if (x, y) != (0, 0))


class Field(NamedTuple):
    """The squared paper: 14 squares wide, 22 long, goals of 4, or other even sizes (PF-F1)."""

    width: int
    length: int
    goal: int

    def has(self, place: Point) -> bool:
        """Whether play is there: `a`..`o`, 1..23 (PF-F1)."""
        return 0 <= place[0] <= self.width and 1 <= place[1] <= self.length + 1

    @property
    def post_columns(self) -> tuple[int, int]:
        """The columns of the left and the right posts, `f` and `j` (PF-F2)."""
        return (self.width - self.goal) // 2, (self.width + self.goal) // 2

    def end_row(self, side: str) -> int:
        """Row 1 is home's end, the last row away's (PF-F1)."""
        return 1 if side == "home" else self.length + 1

    def post(self, place: Point) -> bool:
        """Whether it is one of the four posts (PF-F2)."""
        return place[0] in self.post_columns and place[1] in (1, self.length + 1)

    def inner(self, side: str, place: Point) -> bool:
        """Whether it is on the goal line of `side`, not at its posts: `g h i` (PF-F2)."""
        left, right = self.post_columns
        return left < place[0] < right and place[1] == self.end_row(side)

    def inside(self, side: str, place: Point) -> bool:
        """Whether it is behind the goal line of `side`: `f0`-`j0`, `f24`-`j24` (PF-F4)."""
        left, right = self.post_columns
        row = 0 if side == "home" else self.length + 2
        return left <= place[0] <= right and place[1] == row

    def on_paper(self, place: Point) -> bool:
        """Whether it is a point of the field or inside a goal (PF-F1, PF-F4)."""
        return self.has(place) or any(self.inside(side, place) for side in SIDES)

    def side_line(self, place: Point) -> str:
        """The side line that it is on, corners included: `left`, `right` or "" (PF-F3)."""
        if not self.has(place) or 0 < place[0] < self.width:
            return ""
        return "left" if place[0] == 0 else "right"

    def front_line(self, place: Point) -> str:
        """The front line that it is on, corners and posts included, or "" (PF-F3)."""
        left, right = self.post_columns
        if not self.has(place) or place[1] not in (1, self.length + 1) or left < place[0] < right:
            return ""
        end = "home" if place[1] == 1 else "away"
        return f"{end} left" if place[0] <= left else f"{end} right"

    def border(self, place: Point) -> bool:
        """Whether it is on a side or front line, posts and corners included (PF-F3)."""
        return bool(self.side_line(place) or self.front_line(place))

    @property
    def middle_row(self) -> int:
        """The row of the middle line, 12 (PF-F5)."""
        return self.length // 2 + 1

    @property
    def middle(self) -> Point:
        """The middle of the field, `h12` (PF-F5)."""
        return self.width // 2, self.middle_row


class Paper(NamedTuple):
    """A position with its lines spelt out."""

    field: Field
    points: set[Point]  # of all older lines
    segments: set[Segment]  # of all older lines
    series: set[Segment]  # of the kicks of the running series
    redirected: set[str]  # side lines used in the running series
    ball: Point
    side: str  # to move


# -- words and points


def point(text: str) -> Point:
    """`h12` as column and row (PF-F1).  Raises `ValueError` when it is no point at all."""
    if not re.fullmatch(r"[a-z](0|[1-9][0-9]?)", text):
        raise ValueError(f"{text!r} is not a point")
    return ord(text[0]) - ord("a"), int(text[1:])


def word(place: Point) -> str:
    """Column and row as `h12` (PF-F1)."""
    return f"{chr(ord('a') + place[0])}{place[1]}"


def path_of(text: str) -> Path:
    """The points joined by `-` in a move text (PF, Notation)."""
    return tuple(point(part) for part in text.split("-"))


def path_text(path: Path) -> str:
    """Points joined by `-` (PF, Notation)."""
    return "-".join(map(word, path))


def segment(one: Point, two: Point) -> Segment:
    """The segment between two neighbours, whichever way it is drawn."""
    return min(one, two), max(one, two)


def segments(path: Path) -> list[Segment]:
    """The segments of a path, in the order in which they are drawn (PF-M2)."""
    return [segment(one, two) for one, two in pairwise(path)]


def neighbours(one: Point, two: Point) -> bool:
    """Whether a segment may join the points: a grid line or a diagonal of a square (PF-M2)."""
    return (two[0] - one[0], two[1] - one[1]) in DIRECTIONS


def leg(one: Point, two: Point) -> Path | None:
    """All points of a straight line in one of the eight directions; None if not so (PF-K2)."""
    across, along = two[0] - one[0], two[1] - one[1]
    squares = max(abs(across), abs(along))
    if squares == 0 or abs(across) not in (0, squares) or abs(along) not in (0, squares):
        return None
    x, y = across // squares, along // squares
    return tuple((one[0] + x * i, one[1] + y * i) for i in range(squares + 1))


def all_points(corners: Path) -> Path | None:
    """All points of a kick given by its corner points; None if a part is not straight (PF-K2)."""
    whole: list[Point] = [corners[0]]
    for one, two in pairwise(corners):
        part = leg(one, two)
        if part is None:
            return None
        whole += part[1:]
    return tuple(whole)


# -- documents


def field_of(position: Document, options: Document) -> Field:
    """The size of the paper: the document's keys, the options', or the classic (PF, Options)."""
    given = {"width": 14, "length": 22, "goal": 4} | options | position
    return Field(given["width"], given["length"], given["goal"])


def full(position: Document, options: Document) -> Document:
    """The document with everything that may be left out (PF, Notation and position)."""
    size = field_of(position, options)._asdict()
    rest: Document = {
        "lines": [], "kicks": [], "phase": "move", "score": [0, 0],
        "leg": 1, "points": [0, 0], "draw_offer": None,
    }  # fmt: skip
    series = {"lines": [], "redirected": []} | position.get("series", {})
    return size | rest | position | {"series": series}


def paper_of(document: Document) -> Paper:
    """A full document with its lines spelt out: kicks count like any lines (PF-M4)."""
    lines = [tuple(map(point, line)) for line in document["lines"]]
    lines += [kick_path(kick) for kick in document["kicks"]]
    series = [kick_path(kick) for kick in document["series"]["lines"]]
    return Paper(
        field_of(document, {}),
        {place for line in lines for place in line},
        {part for line in lines for part in segments(line)},
        {part for kick in series for part in segments(kick)},
        set(document["series"]["redirected"]),
        point(document["ball"]),
        document["to_move"],
    )


def kick_path(corners: list[str]) -> Path:
    """All points of a kick of a document."""
    path = all_points(tuple(map(point, corners)))
    if path is None:
        raise ValueError(f"{corners} is not a kick")
    return path


# -- what a line does on the paper


def along_border(field: Field, part: Segment) -> bool:
    """Whether a segment lies along a side line or a front line (PF-M5, PF-K3)."""
    one, two = part
    same_side = field.side_line(one) == field.side_line(two) != ""
    return same_side or field.front_line(one) == field.front_line(two) != ""


def enters(field: Field, one: Point, two: Point) -> str:
    """Whose goal line a segment crosses from an inner point to a point inside (PF-G1); ""."""
    for side in SIDES:
        if field.inner(side, one) and field.inside(side, two) and neighbours(one, two):
            return side
    return ""


def goal_of(field: Field, path: Path) -> str:
    """Whose goal the line has gone into, "" for no goal (PF-G1, PF-G2, PF-G3)."""
    return next((side for one, two in pairwise(path) if (side := enters(field, one, two))), "")


def crosses(part: Segment, older: set[Segment]) -> bool:
    """Whether a diagonal crosses an older diagonal in the middle of a square (PF-M4)."""
    (left, low), (right, high) = part
    return left != right and low != high and segment((left, high), (right, low)) in older


def off_paper(field: Field, path: Path) -> set[str]:
    """PF-F1, PF-F4: play is on the points of the field and those inside the goals."""
    return set() if all(map(field.on_paper, path)) else {"PF-F1"}


def paper_faults(field: Field, path: Path) -> set[str]:
    """PF-F1: play is on points; PF-F4: inside a goal only from an inner point of its line."""
    faults = off_paper(field, path)
    for one, two in pairwise(path):
        goals = [side for side in SIDES if field.inside(side, two)]
        if goals and not field.inner(goals[0], one):
            faults.add("PF-F4")
    return faults
