"""Paper football on the screen: whole games by mouse and by keys, words, pictures, layouts."""

from itertools import combinations
from random import Random

import pygame
import pytest

from engines.core.contract import Seat
from engines.paper_football import PaperOptions
from engines.paper_football.moves import Kick
from game.board.board import View
from game.board.ending import Ending
from game.scenes.paper_football import PaperBoard, thumbnail
from game.settings import Seating
from game.ui.widgets import Reader
from tests.game.board.table import SMALL, Table, lay
from tests.game.conftest import MakeDesk

SIZES = [(1024, 640), (1280, 800), (1920, 1080)]
ARROWS = (pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT)


# -- whole games


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


# -- words


def told_by(table: Table) -> dict[str, set[str]]:
    """The news of every event that was told, by its name."""
    board = table.match.board
    words: dict[str, set[str]] = {}
    for shown in table.match.sitting.numbered():
        news = board.news(shown)
        for event in shown.ply.events:
            words.setdefault(event.name, set()).update(
                n.text for n in news if n.clause == event.clause
            )
    return words


def test_every_event_is_told_in_words_with_its_clause(make_desk: MakeDesk) -> None:
    words: dict[str, set[str]] = {}
    for seed in range(14):
        table = lay(make_desk(), **SMALL)
        chance = Random(seed)
        while table.session.outcome is None:
            table.play_at_random(chance)
        for name, texts in told_by(table).items():
            words.setdefault(name, set()).update(texts)
    every = {"goal", "own-goal", "closed", "kick", "series", "restart", "game-over", "leg-over"}
    assert set(words) == every
    assert all(words.values())
    assert any("turns at the side line" in text for text in words["kick"])
    joined = " ".join(text for texts in words.values() for text in texts)
    assert "{" not in joined
    assert "None" not in joined


@pytest.mark.parametrize(
    ("phase", "chip"), [("move", "to draw"), ("kick", "to kick"), ("restart", "to restart")]
)
def test_the_plate_says_what_is_to_be_done(make_desk: MakeDesk, phase: str, chip: str) -> None:
    table = until(lay(make_desk(), **SMALL), phase)
    contents = table.match.panel.contents
    assert contents is not None
    mover = table.session.to_move
    assert contents.plates[mover].chip == chip
    assert contents.plates[mover.rival].chip == ""
    assert contents.status.count.startswith(str(len(table.hand.picker.offers())))


def until(table: Table, phase: str) -> Table:
    """Play at random until the phase comes up."""
    chance = Random(3)
    if phase == "move":
        table.play_at_random(chance)
    while table.session.rules.phase(table.session.state) != phase:
        assert table.session.outcome is None
        table.play_at_random(chance)
    table.feed()
    return table


def test_the_status_grows_with_the_line(make_desk: MakeDesk) -> None:
    table = lay(make_desk())
    said = []
    for name in ("h13", "i14"):
        contents = table.match.panel.contents
        assert contents is not None
        said.append((contents.status.done, contents.status.text, contents.status.beside))
        table.click(table.at(name))
    assert said == [
        (0, "h12", "three segments to draw"),
        (1, "h12-h13", "one segment of three drawn"),
    ]


def test_the_list_has_the_last_move_first_and_numbers_as_the_record(make_desk: MakeDesk) -> None:
    table = lay(make_desk())
    table.play("h12-h13-h14-h15", "h15-i16-i17-i18")
    contents = table.match.panel.contents
    assert contents is not None
    assert [(e.number, e.seat, e.text) for e in contents.entries] == [
        (2, Seat.AWAY, "h15-i16-i17-i18"),
        (1, Seat.HOME, "h12-h13-h14-h15"),
    ]


# -- pictures


def pixels(table: Table, size: tuple[int, int] = (1280, 800)) -> pygame.Surface:
    surface = pygame.Surface(size)
    table.shell.draw(surface)
    return surface


def differ(one: pygame.Surface, other: pygame.Surface, around: tuple[float, float]) -> bool:
    """Whether two pictures differ near a pixel."""
    rect = pygame.Rect(0, 0, 24, 24)
    rect.center = round(around[0]), round(around[1])
    pieces = [pygame.image.tobytes(picture.subsurface(rect), "RGB") for picture in (one, other)]
    return pieces[0] != pieces[1]


def test_what_is_taken_back_leaves_the_paper_as_it_was(make_desk: MakeDesk) -> None:
    table = lay(make_desk(), undo=True)
    table.play("h12-h13-h14-h15", "h15-i16-i17-i18")
    before = pygame.image.tobytes(pixels(table), "RGB")
    table.play("i18-j17-j16-j15")
    assert differ(
        pixels(table), pygame.image.frombytes(before, (1280, 800), "RGB"), table.at("j16")
    )
    table.match.playing.undo()
    table.feed()
    sheet = table.match.board.rect
    again, first = pixels(table), pygame.image.frombytes(before, (1280, 800), "RGB")
    one, other = (pygame.image.tobytes(p.subsurface(sheet), "RGB") for p in (again, first))
    assert one == other


def test_the_line_grows_with_the_pen(make_desk: MakeDesk) -> None:
    table = lay(make_desk())
    table.click(table.at("h13"))
    table.click(table.at("h14"))
    (ax, ay), (_, by) = table.at("h13"), table.at("h14")
    early, late = (ax, ay + (by - ay) * 0.25), (ax, ay + (by - ay) * 0.9)
    table.feed(ms=70)
    half = pixels(table)
    table.wait(400)
    whole = pixels(table)
    assert differ(half, whole, late)
    assert ink_at(half, early)
    assert ink_at(whole, early)


def ink_at(picture: pygame.Surface, pixel: tuple[float, float]) -> bool:
    """Whether a blue stroke passes within two pixels."""
    x, y = round(pixel[0]), round(pixel[1])
    tones = [picture.get_at((x + dx, y)) for dx in range(-2, 3)]
    return any(tone.b > tone.r + 30 for tone in tones)


def test_a_goal_colours_a_square_and_shakes_the_net(make_desk: MakeDesk) -> None:
    table = until(lay(make_desk(), **SMALL), "restart")
    board = table.match.board
    assert isinstance(board, PaperBoard)
    shown = table.match.sitting.numbered()
    kinds = [act.kind for act in board.ply_acts(shown[-1], 0, len(shown) - 1)]
    assert kinds.count("net") == 1
    assert kinds[-1] == "banner"
    pixels(table)
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
    before = pixels(table)
    table.key(pygame.K_h, letter="h")
    shown = pixels(table)
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


# -- layouts


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seating", ["fixed", "opposite", "same-side"])
def test_sheet_and_panel_lie_in_the_window_without_overlap(
    make_desk: MakeDesk, size: tuple[int, int], seating: Seating
) -> None:
    table = lay(make_desk(size), seating, size, undo=True)
    table.play("h12-h13-h14-h15")
    table.wait(100)
    window = pygame.Rect((0, 0), size)
    sheet, card = table.match.board.rect, table.match.panel.card(size)
    assert window.contains(sheet)
    assert window.contains(card)
    assert not sheet.colliderect(card)
    widgets = [w for w in table.match.panel.form.widgets if w.key != "board"]
    for widget in widgets:
        assert card.contains(widget.rect), widget.key
    for one, other in combinations(widgets, 2):
        assert not one.rect.colliderect(other.rect), (one.key, other.key)


@pytest.mark.parametrize("text", [80, 100, 150, 200])
def test_the_largest_text_still_leaves_board_and_buttons(make_desk: MakeDesk, text: int) -> None:
    size = (1024, 640)
    table = lay(make_desk(size, text), size=size)
    keys = {widget.key for widget in table.match.panel.form.widgets}
    assert {"give-back", "switch own-half", "draw", "resign", "rules", "menu"} <= keys
    assert table.match.board.rect.width > size[0] * 0.3
    table.draw("h12-h13-i14-i15")
    assert len(table.session.plies) == 1


@pytest.mark.parametrize("options", [(8, 10, 2), (20, 30, 6), (20, 10, 6), (8, 30, 4)])
def test_every_size_of_paper_can_be_played(
    make_desk: MakeDesk, options: tuple[int, int, int]
) -> None:
    width, length, goal = options
    table = lay(make_desk((1024, 640)), size=(1024, 640), width=width, length=length, goal=goal)
    middle = f"{'abcdefghijklmnopqrstuvwxyz'[width // 2]}"
    row = length // 2 + 1
    table.draw("-".join(f"{middle}{row + k}" for k in range(4)))
    assert len(table.session.plies) == 1
    assert isinstance(table.session.rules.options, PaperOptions)
    pixels(table, (1024, 640))


def test_a_long_list_scrolls(make_desk: MakeDesk) -> None:
    table = lay(make_desk((1024, 640)), size=(1024, 640))
    chance = Random(1)
    for _ in range(20):
        table.play_at_random(chance)
    table.feed()
    moves = table.match.panel.form.get("moves")
    assert isinstance(moves, Reader)
    assert moves.furthest > 0
    table.move_to(moves.rect.center)
    table.feed(pygame.Event(pygame.MOUSEWHEEL, x=0, y=-2, precise_y=-2.0, flipped=False))
    assert moves.top > 0
    assert moves.rect.height > 40
