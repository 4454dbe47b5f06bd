"""The field is symmetric, and so is the law: left for right, and end for end with the seats."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tests.engines.paper_football.paper import Desk

Turn = Callable[[str], str]


def left_right(desk: Desk) -> Turn:
    return lambda name: (
        f"{chr(ord('a') + desk.options.width - (ord(name[0]) - ord('a')))}{name[1:]}"
    )


def end_for_end(desk: Desk) -> Turn:
    return lambda name: f"{name[0]}{desk.options.length + 2 - int(name[1:])}"


def turned_text(text: str, turn: Turn) -> str:
    head, colon, rest = text.rpartition(":")
    return head + colon + "-".join(turn(name) for name in rest.split("-"))


def turned_lines(lines: list[list[str]], turn: Turn) -> list[list[str]]:
    return [[turn(name) for name in line] for line in lines]


SEATS = {"home": "away", "away": "home"}
SIDES = {"left": "right", "right": "left"}


def mirrored(document: dict[str, Any], turn: Turn, *, swap: bool) -> dict[str, Any]:
    """The document on the other side of the mirror; `swap` exchanges seats, otherwise sides."""
    series = document["series"]
    used = series["redirected"] if swap else [SIDES[side] for side in series["redirected"]]
    made = {
        **document,
        "lines": turned_lines(document["lines"], turn),
        "kicks": turned_lines(document["kicks"], turn),
        "series": {"lines": turned_lines(series["lines"], turn), "redirected": sorted(used)},
        "ball": turn(document["ball"]),
    }
    if swap:
        made["to_move"] = SEATS[document["to_move"]]
        made["score"] = document["score"][::-1]
        made |= {"points": document["points"][::-1]} if "points" in document else {}
    return made


@pytest.mark.parametrize("swap", [False, True], ids=["left-right", "end-for-end"])
@pytest.mark.parametrize("size", [(14, 22, 4), (8, 10, 2), (8, 10, 4), (10, 14, 6)])
def test_a_mirrored_game_is_the_same_game(size: tuple[int, int, int], *, swap: bool) -> None:
    width, length, goal = size
    desk, dice = Desk(width=width, length=length, goal=goal), Random(f"{size}{swap}")
    turn = end_for_end(desk) if swap else left_right(desk)
    state = desk.rules.start()
    while moves := desk.rules.legal_moves(state):
        other = desk.notation.load(mirrored(desk.dump(state), turn, swap=swap))
        assert desk.legal(other) == {turned_text(text, turn) for text in desk.legal(state)}
        move = dice.choice(list(moves))
        text = desk.notation.write(state, move)
        answer = desk.notation.read(other, turned_text(text, turn))
        state = desk.rules.apply(state, move)
        expected = mirrored(desk.dump(state), turn, swap=swap)
        assert desk.dump(desk.rules.apply(other, answer)) == expected
