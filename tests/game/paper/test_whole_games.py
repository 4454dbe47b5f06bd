"""Whole games of paper football on the screen, by mouse, by keys, by drags."""

from random import Random

import pygame
import pytest

from engines.paper_football.moves import Kick
from game.board.ending import Ending
from game.settings import Seating
from tests.game.board.table import SMALL, Table, lay
from tests.game.conftest import MakeDesk

ARROWS = (pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT)


def finish_with_mouse(table: Table, chance: Random) -> None:
    """Click places on offer, and buttons where a card lies on top, until the match is over."""
    while table.session.outcome is None:
        if table.shows(Ending):
            table.click(table.top.form.widgets[0].rect.center)
            continue
        offers = sorted(table.hand.picker.offers())
        before = table.hand.touched, len(table.session.plies)
        table.click(table.match.board.place(chance.choice(offers)))
        table.wait()
        assert (table.match.playing.view.touched, len(table.session.plies)) != before


@pytest.mark.parametrize("seating", ["fixed", "same-side"])
def test_a_whole_match_by_mouse(make_desk: MakeDesk, seating: Seating) -> None:
    table = lay(make_desk(), seating, **SMALL)
    finish_with_mouse(table, Random(11))
    assert table.session.state.leg == 2
    table.wait()
    assert table.shows(Ending)


def walk_to(table: Table, target: int) -> None:
    """Arrow by arrow to a place on offer, by the shortest way."""
    hand = table.hand
    start = hand.cursor
    ways: dict[int | None, list[int]] = {start: []}
    to_try = [start]
    while to_try and target not in ways:
        here = to_try.pop(0)
        for key in ARROWS:
            hand.cursor = here
            table.key(key)
            if hand.cursor not in ways:
                ways[hand.cursor] = [*ways[here], key]
                to_try.append(hand.cursor)
    hand.cursor = start
    for key in ways[target]:
        table.key(key)
    assert hand.cursor == target


def test_a_whole_match_by_keys(make_desk: MakeDesk) -> None:
    table = lay(make_desk(), **SMALL)
    chance = Random(2)
    while table.session.outcome is None:
        if table.shows(Ending):
            table.key(pygame.K_RETURN)
            continue
        walk_to(table, chance.choice(sorted(table.hand.picker.offers())))
        table.key(pygame.K_RETURN)
        table.wait()
    assert table.session.state.leg == 2
    assert table.shows(Ending)


def test_drags_alone_draw_and_kick(make_desk: MakeDesk) -> None:
    table = lay(make_desk(), **SMALL)
    chance = Random(4)
    kicks = 0
    while kicks < 2:
        state = table.session.state
        move = chance.choice(sorted(table.session.rules.legal_moves(state), key=repr))
        spots = table.session.notation.spots(move)
        place = table.match.board.place
        table.press(place(state.ball))
        for spot in spots:
            table.move_to(place(spot))
        table.release(place(spots[-1]))
        table.wait()
        if table.shows(Ending):
            table.key(pygame.K_RETURN)
        assert table.session.plies[-1].move == move
        kicks += isinstance(move, Kick)
