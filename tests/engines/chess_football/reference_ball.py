"""Chess football read word by word: the ball, the chance, offside (CF-9, CF-11, CF-12.3)."""

from typing import NamedTuple

from tests.engines.chess_football.reference_board import (
    BOARD,
    FORWARD,
    GOAL,
    INDEX,
    KINDS,
    LAST_ROW,
    RIVAL,
    SIDES,
    SLIDES,
    Document,
    Options,
    column,
    men,
    named,
    ray,
    reach,
    row,
    standing,
    strategic,
    ways,
)


class Sends(NamedTuple):
    """Where a taker can send the ball: CF-9.7 (a), (b), (c)."""

    field: set[str]
    own_goal: set[str]
    out: set[str]  # "side@h7"

    def allowed(self, options: Options) -> set[str]:
        """In the order of CF-9.7; a junior has only the first (CF-7.3)."""
        if self.field or options["mode"] == "junior":
            return self.field
        return self.own_goal or self.out


def sends(document: Document, side: str, number: int, came: str, options: Options) -> Sends:
    """All ways of sending the ball from where it lies by one who came from `came` ("": nowhere)."""
    ball = document["ball"]
    blocked = set(standing(document)) - {came, ball}  # CF-9.5: what he left is empty
    reached = reach(number, side, ball, blocked, options, with_ball=True) - {came}  # CF-9.2
    onto = set(BOARD) | set(GOAL[RIVAL[side]])
    return Sends(
        reached & onto,
        reached & set(GOAL[side]),
        outs(side, number, ball, blocked, options),
    )


def outs(side: str, number: int, ball: str, blocked: set[str], options: Options) -> set[str]:
    """The ways out of the board along the movement (CF-9.7 (c), CF-15.2)."""
    found: set[str] = set()
    for way in ways(number, side, options, with_ball=True):
        squares = ray(number, ball, way)
        if any(square in blocked for square in squares):
            continue
        if KINDS[number] not in SLIDES and squares:
            continue  # the single step or jump stays on the field
        last = squares[-1] if squares else ball
        if last in GOAL["home"] + GOAL["away"]:
            continue  # behind the goal: the ball cannot pass through the net
        found |= crossed(side, number, last, way)
    return found


def crossed(side: str, number: int, last: str, way: tuple[int, int]) -> set[str]:
    """What the step from the last square on is called; over a corner either line."""
    x, y = column(last) + way[0], row(last) + way[1]
    assert not named(x, y)
    found = set()
    if not 1 <= x <= 8:
        edge = named(1 if x < 1 else 8, row(last)) if KINDS[number] == "volante" else last
        found.add(f"side@{edge}")
    if not 1 <= y <= 12:
        end = 12 if y > 12 else 1
        word = "end" if end == LAST_ROW[side] else "own"
        edge = named(column(last), end) if KINDS[number] == "volante" else last
        found.add(f"{word}@{edge}")
    return found


def may_touch(document: Document, side: str, number: int, options: Options) -> bool:
    """Whether nothing but the board keeps him from the ball (CF-9.6, no second touch, CF-11.3)."""
    return (
        not spent(document, side, number, options)
        and number not in document["barred"].get(side, [])
        and number not in document["offside"].get(side, [])
    )


def spent(document: Document, side: str, number: int, options: Options) -> bool:
    """Whether he has played the ball as often as CF-9.6 lets him."""
    streak = document["streak"] or {}
    same = streak.get("side") == side and streak.get("number") == number
    return same and streak.get("count", 0) >= options["advance"]


def reaches_ball(document: Document, side: str, number: int, options: Options) -> bool:
    """Whether his movement brings him onto the ball (CF-9.1)."""
    square = men(document, side)[number]
    blocked = set(standing(document))
    return document["ball"] in reach(number, side, square, blocked, options, with_ball=True)


def takers(document: Document, side: str, options: Options) -> dict[int, Sends]:
    """The men of a side who can reach the ball and may, whether or not a send is left."""
    return {
        number: sends(document, side, number, square, options)
        for number, square in men(document, side).items()
        if may_touch(document, side, number, options)
        and reaches_ball(document, side, number, options)
    }


def ball_plays(document: Document, side: str, options: Options) -> list[str]:
    """The texts of all legal ball plays."""
    return [
        f"{number}*{target}"
        for number, ways_out in takers(document, side, options).items()
        for target in sorted(ways_out.allowed(options))
    ]


def actions(document: Document, options: Options) -> list[str]:
    """What the side to move can do with its men (CF-9.3), substitutions apart."""
    side = document["to_move"]
    return ball_plays(document, side, options) or [
        f"{number}>{target}"
        for number, squares in strategic(document, side, options).items()
        for target in sorted(squares)
    ]


def chances(document: Document, side: str, options: Options) -> list[tuple[int, set[str]]]:
    """The manifest chances of a side (CF-12.3): a taker, and the squares before the goal square."""
    found = []
    for number, ways_out in takers(document, side, options).items():
        if KINDS[number] == "volante":
            continue
        for goal in set(GOAL[RIVAL[side]]) & ways_out.field:
            found += [
                (number, set(line[: line.index(goal)]))
                for way in ways(number, side, options, with_ball=True)
                if goal in (line := ray(number, document["ball"], way))
            ]
    return found


def offside_positions(document: Document, side: str) -> set[int]:
    """Who stands in offside position (CF-11.1)."""
    ahead = FORWARD[side]
    rivals = sorted((row(s) * ahead for s in men(document, RIVAL[side]).values()), reverse=True)
    if len(rivals) < 2:
        return set()
    half = 7 if side == "home" else -6
    return {
        number
        for number, square in men(document, side).items()
        if row(square) * ahead >= half and row(square) * ahead > rivals[1]
    }


def judge_offside(
    document: Document, sender: str, number: int, restart: str, options: Options
) -> None:
    """Judge both sides when the ball is sent by a man who stands on its square (CF-11.2)."""
    ahead = FORWARD[sender]
    for side in SIDES:
        found = offside_positions(document, side)
        if side == sender:
            level = row(men(document, side)[number]) * ahead
            squares = men(document, side)
            found = {n for n in found if n != number and row(squares[n]) * ahead > level}
            if restart in ("goal-kick", "corner", "throw-in"):  # CF-11.4
                found = set()
        if options["offside"] == "off" or options["mode"] == "junior":
            found = set()
        document["offside"][side] = sorted(found)


def substitutions(document: Document, options: Options) -> list[str]:
    """CF-3.3."""
    side = document["to_move"]
    used = document["used_subs"][INDEX[side]]
    if options["mode"] == "junior" or used >= options["substitutions"]:
        return []
    taken = set(standing(document)) | {document["ball"]}
    return [
        f"sub:{leaves}/{comes}@{square}"
        for leaves in men(document, side)
        if KINDS[leaves] != "keeper"
        for comes in document["bench"].get(side, [])
        for square in ("a6", "a7", "h6", "h7")
        if square not in taken
    ]
