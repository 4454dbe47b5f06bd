"""What a game of paper football leaves on the sheet."""

import pygame
import pytest

from engines.core.contract import Seat
from game.board.board import View
from game.scenes.paper_football import PaperBoard, thumbnail
from tests.game.board.table import SMALL, lay
from tests.game.conftest import MakeDesk


def differ(one: pygame.Surface, other: pygame.Surface, around: tuple[float, float]) -> bool:
    """Whether two pictures differ near a pixel."""
    rect = pygame.Rect(0, 0, 24, 24)
    rect.center = round(around[0]), round(around[1])
    pieces = [pygame.image.tobytes(picture.subsurface(rect), "RGB") for picture in (one, other)]
    return pieces[0] != pieces[1]


@pytest.mark.clause("PF-F5")
def test_the_four_squares_around_the_middle_are_coloured(make_desk: MakeDesk) -> None:
    table = lay(make_desk())
    picture = table.picture()

    def warmth(low: str, high: str) -> int:
        """How much more red than blue there is between two corners of a square."""
        (left, bottom), (right, top) = table.at(low), table.at(high)
        square = pygame.Rect(left, top, right - left, bottom - top).inflate(-8, -8)
        red, _, blue, _ = pygame.transform.average_color(picture, square)
        return red - blue

    middle = [
        warmth("g11", "h12"),
        warmth("h11", "i12"),
        warmth("g12", "h13"),
        warmth("h12", "i13"),
    ]
    beside = [
        warmth("f11", "g12"),
        warmth("i12", "j13"),
        warmth("g10", "h11"),
        warmth("h13", "i14"),
    ]
    assert min(middle) > max(beside) + 10


def test_what_is_taken_back_leaves_the_paper_as_it_was(make_desk: MakeDesk) -> None:
    table = lay(make_desk(), undo=True)
    table.play("h12-h13-h14-h15", "h15-i16-i17-i18")
    before = pygame.image.tobytes(table.picture(), "RGB")
    table.play("i18-j17-j16-j15")
    assert differ(
        table.picture(), pygame.image.frombytes(before, (1280, 800), "RGB"), table.at("j16")
    )
    table.match.playing.undo()
    table.feed()
    sheet = table.match.board.rect
    again, first = table.picture(), pygame.image.frombytes(before, (1280, 800), "RGB")
    one, other = (pygame.image.tobytes(p.subsurface(sheet), "RGB") for p in (again, first))
    assert one == other


def test_the_line_grows_with_the_pen(make_desk: MakeDesk) -> None:
    table = lay(make_desk())
    table.click(table.at("h13"))
    table.click(table.at("h14"))
    (ax, ay), (_, by) = table.at("h13"), table.at("h14")
    early, late = (ax, ay + (by - ay) * 0.25), (ax, ay + (by - ay) * 0.9)
    table.feed(ms=70)
    half = table.picture()
    table.wait(400)
    whole = table.picture()
    assert differ(half, whole, late)
    assert ink_at(half, early)
    assert ink_at(whole, early)


def ink_at(picture: pygame.Surface, pixel: tuple[float, float]) -> bool:
    """Whether a blue stroke passes within two pixels."""
    x, y = round(pixel[0]), round(pixel[1])
    tones = [picture.get_at((x + dx, y)) for dx in range(-2, 3)]
    return any(tone.b > tone.r + 30 for tone in tones)


def test_a_goal_colours_a_square_and_shakes_the_net(make_desk: MakeDesk) -> None:
    table = lay(make_desk(), **SMALL)
    table.play_until("restart")
    board = table.match.board
    assert isinstance(board, PaperBoard)
    shown = table.match.sitting.numbered()
    kinds = [act.kind for act in board.ply_acts(shown[-1], 0, len(shown) - 1)]
    assert kinds.count("net") == 1
    assert kinds[-1] == "banner"
    table.picture()
    numbers = [board._shown.sheet.goals(seat)[0] for seat in (Seat.HOME, Seat.AWAY)]
    assert sorted(map(len, numbers)) == [0, 1]
    assert shown[-1].number in numbers[0] + numbers[1]


def test_more_than_seven_goals_are_a_number(make_desk: MakeDesk) -> None:
    table = lay(make_desk())
    start = {"game": "paper-football", "ball": "h12", "to_move": "home", "score": [9, 0]}
    state = table.session.notation.load(start)
    board = table.match.board
    assert isinstance(board, PaperBoard)
    surface = pygame.Surface((1280, 800))
    board.draw(surface, View(state, [], Seat.HOME))
    assert board._shown.sheet.goals(Seat.HOME) == ([], 9)
    without = pygame.Surface((1280, 800))
    board.draw(without, View(table.session.state, [], Seat.HOME))
    assert board._shown.sheet.goals(Seat.HOME) == ([], 0)
    assert surface.get_buffer().raw != without.get_buffer().raw


def test_a_loaded_position_shows_its_lines_in_pencil(make_desk: MakeDesk) -> None:
    table = lay(make_desk())
    document = {
        "game": "paper-football",
        "lines": [["c3", "c4", "d5", "d6"]],
        "kicks": [["d6", "j12"]],
        "ball": "j12",
        "to_move": "away",
    }
    state = table.session.notation.load(document)
    surface = pygame.Surface((1280, 800))
    table.match.board.draw(surface, View(state, [], Seat.AWAY))
    empty = pygame.Surface((1280, 800))
    table.match.board.draw(empty, View(table.session.state, [], Seat.AWAY))
    assert differ(surface, empty, table.at("c4"))


def test_own_half_shows_161_points_for_each_player(make_desk: MakeDesk) -> None:
    table = lay(make_desk())
    board = table.match.board
    assert isinstance(board, PaperBoard)
    halves = [board.field.half(seat) for seat in (Seat.HOME, Seat.AWAY)]
    assert [len(half) for half in halves] == [161, 161]
    before = table.picture()
    table.key(pygame.K_h, letter="h")
    shown = table.picture()
    for name in ("b5", "a2", "g1", "c20"):
        assert differ(before, shown, table.at(name)), name
    for name in ("c12", "f1"):
        assert not differ(before, shown, table.at(name)), name


def test_the_thumbnail_has_the_size_it_was_asked_for(make_desk: MakeDesk) -> None:
    desk = make_desk()
    table = lay(desk)
    table.play("h12-h13-h14-h15")
    for size in ((236, 136), (400, 300)):
        assert thumbnail(desk, table.session, size).get_size() == size
