"""Dice football read word by word: the paths of the ball and the distances to it.

All self-avoiding paths are gone through one by one (DF-4.1).
"""

from collections.abc import Collection, Iterator

from tests.engines.dice_football.reference_board import (
    BOARD,
    RIVAL,
    SMALL,
    STEPS,
    WAY_OUT,
    Document,
    column_of,
    pieces,
    row_of,
)


def paths(start: str, rivals: Collection[str], longest: int) -> Iterator[list[str]]:
    """Every path of one to `longest` steps; `path[0]` is the start.  The list is used again.

    DF-4.1: single steps to orthogonal neighbours, no square twice, never into a rival's square.
    """
    path = [start]
    choices = [iter(STEPS[start])]
    while choices:
        step = next(choices[-1], None) if len(path) <= longest else None
        if step is None:
            choices.pop()
            path.pop()
        elif step not in rivals and step not in path:
            path.append(step)
            yield path
            choices.append(iter(STEPS[step]))


def ends(start: str, rivals: Collection[str], steps: int, among: Collection[str]) -> set[str]:
    """Those of `among` on which a path of exactly so many steps ends."""
    sought = {square for square in among if within(start, square, steps)} - set(rivals)
    found: set[str] = set()
    if not sought:
        return found
    for path in paths(start, rivals, steps):
        if len(path) == steps + 1 and path[-1] in sought:
            found.add(path[-1])
            if found == sought:
                break
    return found


def within(start: str, square: str, steps: int) -> bool:
    """Whether so many steps could end there on an empty board."""
    if start not in BOARD:
        firsts = STEPS[start]
        return (steps == 1 and square in firsts) or any(
            within(first, square, steps - 1) for first in firsts
        )
    apart = plain(start, square)
    return 0 < apart <= steps and (steps - apart) % 2 == 0


def plain(start: str, square: str) -> int:
    """DF-6.1: row-and-column distance; from a start cell over its first step."""
    if start in BOARD:
        across = abs(column_of(start) - column_of(square))
        return across + abs(row_of(start) - row_of(square))
    return 1 + min(plain(first, square) for first in STEPS[start])


def shoots(start: str, side: str, rivals: Collection[str], most: int, over: str = "") -> bool:
    """DF-5.2, and DF-6.2 through the square `over`: over the rival's goal line in `most` steps."""
    mouth = SMALL[RIVAL[side]]
    if start in mouth and not over and most >= 1:
        return True
    for path in paths(start, rivals, most - 1):
        if path[-1] in mouth and (not over or over in path):
            return True
    return False


def gives(start: str, side: str, rivals: Collection[str], n: int, over: str = "") -> set[str]:
    """DF-8.1: the sides at which the ball can be let out, over the loose ball's square if any."""
    found = set()
    for at in ("left", "right"):
        out = WAY_OUT[side][at]
        if start in out and not over:
            found.add(at)
        for path in paths(start, rivals, n + 2):
            if path[-1] in out and (not over or over in path[: n + 1]):
                found.add(at)
                break
    return found


def recovers(start: str, rivals: Collection[str], n: int, ball: str, own: set[str]) -> set[str]:
    """DF-6.2: the other own pieces at the end of exactly N steps through the ball's square."""
    return {
        path[-1]
        for path in paths(start, rivals, n)
        if len(path) == n + 1 and path[-1] in own and ball in path
    }


def nearest(document: Document, side: str) -> list[str]:
    """DF-6.1: the pieces of the side that are nearest to the ball, counted from it outwards."""
    own, rivals = pieces(document, side), pieces(document, RIVAL[side])
    ball: str = document["ball"]
    seen, ring = {ball}, {ball}
    while ring:
        ring = {step for place in ring for step in STEPS[place]} - seen - rivals
        seen |= ring
        if ring & own:
            return sorted(ring & own)
    apart = {square: plain(ball, square) for square in own}
    return sorted(square for square in own if apart[square] == min(apart.values()))
