"""Four players: their names, whose turn it is, and the board as each of them sees it."""

from itertools import pairwise
from math import cos, radians, sin

import pygame
import pytest

from engines.core.contract import Seat
from game.board.match_info import Match
from game.board.opening import open_match
from game.catalogue import find_game
from game.desk import Desk
from game.i18n import Words
from game.scenes.carrom_table.frame import chair_at_bottom, side_of
from game.scenes.carrom_table.people import People
from game.scenes.setup import Setup
from game.settings import Seating
from game.shell import Shell
from game.ui.widgets import Did, TextEntry
from physics.laws.chairs import Chair, on_base_line, on_board
from physics.laws.chairs import Seating as Seats
from physics.laws.moves import Settled, Strike
from physics.laws.options import CarromOptions
from tests.game.board.table import SIZE
from tests.game.carrom.seat import CarromTable

FOUR = ("Ana & Eva", "Ion & Mihai")
LONG = 12_000


def lay_four(
    desk: Desk, seating: Seating = "same-side", names: tuple[str, str] = FOUR
) -> CarromTable:
    """A match of doubles in which Ana has the break."""
    options = CarromOptions(doubles=True)
    table = CarromTable(
        open_match(desk, Match("carrom", options, names, seating, undo=True, seed=6))
    )
    table.toss()
    assert table.state.chair is Chair.BOTTOM
    return table


def miss(table: CarromTable) -> None:
    """A strike that pockets nothing: the next player's turn."""
    table.match.playing.play(Strike(0, 9000 * (1 + table.state.chair) % 36000, 500))
    table.match.playing.play(Settled(table.state.men, striker=False, touched=True))
    table.match.playing.stage.timeline.skip()
    table.wait(LONG)


def pixel(table: CarromTable, point: tuple[int, int]) -> tuple[float, float]:
    return table.on(point[0] / 100, point[1] / 100)


# ---------------------------------------------------------------- names


@pytest.mark.parametrize(
    ("names", "four"),
    [
        (FOUR, ("Ana", "Ion", "Eva", "Mihai")),
        (("Ana&Eva", " Ion  &  Mihai "), ("Ana", "Ion", "Eva", "Mihai")),
        (("Ana", "Ion &"), ("Ana", "Ion", "Ana\u2019s partner", "Ion\u2019s partner")),
        (("& Eva", "{x} & {y}"), ("& Eva", "{x}", "Eva", "{y}")),
    ],
)
def test_the_partners_stand_in_one_name(names: tuple[str, str], four: tuple[str, ...]) -> None:
    people = People(Words(), names, Seats(doubles=True))
    assert tuple(people.at(chair) for chair in people.chairs) == four


def test_one_player_has_the_whole_name() -> None:
    people = People(Words(), FOUR, Seats(doubles=False))
    assert [people.at(chair) for chair in people.chairs] == list(FOUR)


def test_the_setup_asks_for_pairs_where_four_play(desk: Desk) -> None:
    setup = Setup(desk, find_game("carrom"))
    Shell(setup, SIZE)

    def labels() -> list[str]:
        return [w.label for w in setup.form.widgets if isinstance(w, TextEntry)]

    assert labels() == ["Player 1, at the bottom", "Player 2, at the top"]
    setup.did(Did("option doubles", value=True))
    assert all("&" in label for label in labels())


def test_the_plate_says_who_of_the_pair_is_to_strike(desk: Desk) -> None:
    table = lay_four(desk)
    chips, strokes = [], []
    for _ in range(4):
        miss(table)
        contents = table.match.panel.contents
        assert contents is not None
        chips.append([plate.chip for plate in contents.plates])
        strokes.append(contents.entries[0].told[-1].text)
    assert chips == [
        ["", "Ion strikes"], ["Eva strikes", ""], ["", "Mihai strikes"], ["Ana strikes", ""],
    ]  # fmt: skip
    assert strokes == [f"{name} pockets nothing" for name in ("Ana", "Ion", "Eva", "Mihai")]


def test_braces_in_a_name_are_letters(desk: Desk) -> None:
    table = lay_four(desk, names=("{n} & {name}", "{0} & {}"))
    for _ in range(4):
        miss(table)
    contents = table.match.panel.contents
    assert contents is not None
    assert contents.entries[0].told[-1].text == "{} pockets nothing"


# ---------------------------------------------------------------- the board turns


def test_each_player_strikes_from_the_bottom(desk: Desk) -> None:
    table = lay_four(desk)
    for chair in (Chair.BOTTOM, Chair.RIGHT, Chair.TOP, Chair.LEFT, Chair.BOTTOM):
        assert table.state.chair is chair
        assert chair_at_bottom(table.match.facing.turns) is chair
        x, y = pixel(table, on_base_line(chair, 0))
        rect = table.board.rect
        assert x == pytest.approx(rect.centerx, abs=1)
        assert y > rect.centery + rect.height / 4
        miss(table)


def test_keys_go_where_they_point_in_every_chair(desk: Desk) -> None:
    table = lay_four(desk)
    for _ in range(4):
        table.key(pygame.K_UP)
        before = pixel(table, table.hand.centre)
        table.key(pygame.K_RIGHT, pygame.KMOD_CTRL)
        after = pixel(table, table.hand.centre)
        assert after[0] > before[0]
        assert after[1] == pytest.approx(before[1], abs=1)
        miss(table)


def test_what_the_panel_says_of_an_aim_fits_what_is_seen(desk: Desk) -> None:
    table = lay_four(desk)
    told = set()
    for chair in Chair:
        table.hand.aim.x = on_board(chair, (2000, 0))[chair % 2]  # to the right of the player
        table.pull(*on_board(chair, (0, -70)))
        contents = table.match.panel.contents
        assert contents is not None
        told.add(contents.status.columns[:2])
        table.key(pygame.K_ESCAPE)
        table.hand.leave()
        miss(table)
    ((place, angle),) = told  # the same from each chair
    assert place == ("Place", "+20.0 mm")
    assert angle[1].startswith("90.0")


def test_seats_that_are_fixed_do_not_turn(desk: Desk) -> None:
    table = lay_four(desk, "fixed")
    for _ in range(4):
        miss(table)
        assert (table.match.facing.turns, table.match.facing.flipped) == (0, False)


def test_opposite_seats_turn_the_words_for_who_sits_at_the_top(desk: Desk) -> None:
    table = lay_four(desk, "opposite")
    seen = []
    for _ in range(4):
        miss(table)
        seen.append((table.match.facing.turns, table.match.facing.flipped))
    assert seen == [(0, False), (0, True), (0, False), (0, False)]  # right, top, left, bottom


def test_the_sides_go_round_with_the_board() -> None:
    for turns in range(4):
        assert side_of(chair_at_bottom(turns), turns) == 0
        sides = [side_of(chair, turns) for chair in Chair]
        assert sorted(sides) == [0, 1, 2, 3]
        assert all((b - a) % 4 == 1 for a, b in pairwise(sides))


def test_the_name_of_whoever_strikes_stands_out(desk: Desk) -> None:
    """It is the only one that is lit, and it wanders round the frame with the turn."""
    table = lay_four(desk, "fixed")
    lit: list[int] = []
    for _ in range(4):
        picture = table.picture()
        lit.append(_lit_side(picture, table.board.rect))
        miss(table)
    assert lit == [0, 1, 2, 3]


def _lit_side(picture: pygame.Surface, board: pygame.Rect) -> int:
    strip = round(board.width * 0.05)
    sides = (
        pygame.Rect(board.left, board.bottom - strip, board.width, strip),
        pygame.Rect(board.right - strip, board.top, strip, board.height),
        pygame.Rect(board.left, board.top, board.width, strip),
        pygame.Rect(board.left, board.top, strip, board.height),
    )
    bright = [
        pygame.mask.from_threshold(
            picture.subsurface(side), pygame.Color("#ffe7b8"), (12, 12, 12, 255)
        ).count()
        for side in sides
    ]
    found = [number for number, count in enumerate(bright) if count]
    assert len(found) == 1, bright
    return found[0]


@pytest.mark.parametrize("seat", [Seat.HOME, Seat.AWAY])
def test_the_groove_at_the_bottom_is_that_of_who_sits_there(desk: Desk, seat: Seat) -> None:
    table = lay_four(desk)
    if seat is Seat.AWAY:
        miss(table)
    own = [man for man in table.state.men if man.kind == table.state.colour(seat)]
    before = table.picture()
    table.match.playing.play(Strike(0, 9000 * (1 + table.state.chair) % 36000, 500))
    left = tuple(man for man in table.state.men if man != own[0])
    table.match.playing.play(Settled(left, striker=False, touched=True))
    table.match.playing.stage.timeline.skip()
    table.wait(LONG)
    assert table.state.turn is seat
    board = table.board.rect
    groove = pygame.Rect(0, board.centery, board.left - 4, board.height // 2)
    upper = groove.move(0, -board.height // 2)
    after = table.picture()
    for area, changed in ((groove, True), (upper, False)):
        one, two = (pygame.image.tobytes(p.subsurface(area), "RGB") for p in (before, after))
        assert (one != two) is changed


@pytest.mark.parametrize(
    ("chair", "left", "up"),
    [
        (Chair.BOTTOM, (-1, 0), (0, 0)),
        (Chair.RIGHT, (0, 1), (0, -1)),
        (Chair.TOP, (-1, 0), (0, 0)),
        (Chair.LEFT, (0, -1), (0, -1)),
    ],
)
def test_arrows_mean_the_same_for_the_striker_and_the_aim(
    desk: Desk, chair: Chair, left: tuple[int, int], up: tuple[int, int]
) -> None:
    """Left is that of the screen, on an upright line that of whoever sits behind it."""
    table = lay_four(desk, "fixed")
    while table.state.chair is not chair:
        miss(table)

    def moved(key: int, mod: int) -> tuple[int, int]:
        before, aim = table.on(*table.striker), tip(table)
        table.key(key, mod)
        now = tip(table) if not mod else table.on(*table.striker)
        was = aim if not mod else before
        return sign(now[0] - was[0]), sign(now[1] - was[1])

    table.key(pygame.K_PAGEUP)
    assert moved(pygame.K_LEFT, 0) == left
    table.key(pygame.K_RIGHT)
    assert moved(pygame.K_LEFT, pygame.KMOD_CTRL) == left
    assert moved(pygame.K_UP, pygame.KMOD_CTRL) == up


def tip(table: CarromTable) -> tuple[float, float]:
    """A point of the aim 200 mm before the striker, in pixels."""
    (x, y), ray = table.striker, radians(table.hand.aim.angle / 100)
    return table.on(x + 200 * cos(ray), y + 200 * sin(ray))


def sign(way: float) -> int:
    return 0 if abs(way) < 0.6 else 1 if way > 0 else -1
