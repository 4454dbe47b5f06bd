"""The loop: what it draws, when it rests, what it keeps for itself."""

from collections.abc import Callable, Iterator

import pygame
import pytest

from engines.catalogue import find_book
from game.app import ALERT, DOZING, QUIET, UNWATCHED, App, scale_of
from game.board.match_info import Match
from game.board.opening import open_match
from game.desk import Desk
from game.shell import Change, Push, Quit
from game.ui.palette import CONTRAST, STANDARD
from game.window import Window

MakeDesk = Callable[..., Desk]


class Quiet:
    """A scene that counts."""

    see_through = False
    restless = False

    def __init__(self) -> None:
        self.drawn = 0
        self.sizes: list[tuple[int, int]] = []
        self.heard: list[int] = []
        self.answer: Change | None = None
        self.waited = 0

    def resize(self, size: tuple[int, int]) -> None:
        self.sizes.append(size)

    def handle(self, event: pygame.Event) -> Change | None:
        self.heard.append(event.type)
        return self.answer

    def update(self, ms: int) -> Change | None:
        self.waited += ms
        return None

    def draw(self, surface: pygame.Surface) -> None:
        assert surface.get_size() == self.sizes[-1]
        self.drawn += 1


@pytest.fixture
def window() -> Iterator[Window]:
    window = Window("test", (1280, 800))
    yield window
    window.close()
    pygame.event.clear()


@pytest.fixture
def scene() -> Quiet:
    return Quiet()


@pytest.fixture
def app(desk: Desk, window: Window, scene: Quiet) -> App:
    desk.screen = window
    app = App(desk, window, scene)
    while pygame.event.peek():  # what the window says when it opens
        app.step()
    return app


def test_nothing_new_is_not_drawn_again(app: App, scene: Quiet) -> None:
    app.draw()
    before = scene.drawn
    for _ in range(5):
        assert app.step()
    assert scene.drawn == before


def test_input_is_heard_and_drawn_once(app: App, scene: Quiet) -> None:
    before = scene.drawn
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_a, mod=0))
    app.step()
    assert scene.heard[-1] == pygame.KEYDOWN
    assert scene.drawn == before + 1


def test_what_moves_is_drawn_each_time_and_once_more_at_its_end(app: App, scene: Quiet) -> None:
    scene.restless = True
    app.step()
    before = scene.drawn
    app.step()
    scene.restless = False
    app.step()
    assert scene.drawn == before + 1


def test_a_scene_pushed_by_itself_is_drawn(app: App, scene: Quiet) -> None:
    over = Quiet()
    app.draw()

    def update(ms: int) -> Change | None:
        scene.waited += ms
        return Push(over)

    scene.update = update  # type: ignore[method-assign]
    app.step()
    assert over.drawn == 1


def test_closing_the_window_asks_nobody(app: App, scene: Quiet) -> None:
    heard = len(scene.heard)
    pygame.event.post(pygame.Event(pygame.QUIT))
    assert not app.step()
    assert len(scene.heard) == heard


def test_a_scene_can_end_it(app: App, scene: Quiet) -> None:
    scene.answer = Quit()
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_a, mod=0))
    assert not app.step()


def test_f11_fills_the_screen_and_is_remembered(app: App, scene: Quiet, desk: Desk) -> None:
    for full in (True, False):
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_F11, mod=0))
        pygame.event.post(pygame.Event(pygame.KEYUP, key=pygame.K_F11, mod=0))
        app.step()
        assert desk.settings.full_screen is full
        assert desk.store.load_settings().full_screen is full
    assert pygame.KEYDOWN not in scene.heard


def test_a_key_held_down_acts_once(app: App, scene: Quiet) -> None:
    for _ in range(3):
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0))
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_LEFT, mod=0))
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_LEFT, mod=0))
    before = len(scene.heard)
    app.step()
    assert scene.heard[before:] == [pygame.KEYDOWN] * 2  # each key once a frame


def test_a_larger_text_makes_a_new_look(app: App, scene: Quiet, desk: Desk) -> None:
    layouts, look = len(scene.sizes), desk.look
    desk.choose(text_size=150)
    app.step()
    assert len(scene.sizes) == layouts + 1
    assert desk.look is not look
    assert desk.look.scale == pytest.approx(1.5)


def test_other_colours_are_seen_at_once(app: App, scene: Quiet, desk: Desk) -> None:
    layouts, scale = len(scene.sizes), desk.look.scale
    assert desk.look.palette is STANDARD
    for colours, palette in (("contrast", CONTRAST), ("warm", STANDARD)):
        desk.choose(colours=colours)
        app.step()
        assert desk.look.palette is palette
    assert desk.look.scale == scale
    assert len(scene.sizes) == layouts + 2


def test_a_long_sleep_is_no_time_on_the_table(
    app: App, scene: Quiet, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = pygame.time.get_ticks() + 60_000
    monkeypatch.setattr(pygame.time, "get_ticks", lambda: now)
    before = scene.waited
    app.step()
    assert scene.waited - before == 100


def test_it_rests_longer_the_less_happens(
    app: App, scene: Quiet, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = pygame.time.get_ticks()
    for later, rest in ((1_000, QUIET), (5_000, DOZING)):
        monkeypatch.setattr(pygame.time, "get_ticks", lambda then=now + later: then)
        app.step()
        assert app._pause() == rest
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_a, mod=0))
    app.step()
    assert app._pause() == ALERT
    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    app.step()
    assert app._pause() == UNWATCHED
    scene.restless = True
    assert app._pause() <= 16


@pytest.mark.parametrize(
    ("size", "ratio", "text", "scale"),
    [
        ((1280, 800), 1.0, 100, 1.0),
        ((1024, 640), 1.0, 100, 1.0),  # smaller windows get tighter, not smaller
        ((1920, 1080), 1.0, 100, 1.35),
        ((2560, 1600), 2.0, 100, 2.0),
        ((2048, 1280), 2.0, 100, 2.0),
        ((1280, 800), 1.0, 200, 2.0),
        ((1280, 800), 1.0, 80, 0.8),
        ((1024, 640), 1.0, 200, 1.6),  # as far as the window has room
    ],
)
def test_scale(size: tuple[int, int], ratio: float, text: int, scale: float) -> None:
    assert scale_of(size, ratio, text) == pytest.approx(scale)


@pytest.mark.parametrize("on_disk", [True, False])
def test_it_knows_what_becomes_of_the_match_that_is_open(
    desk: Desk, window: Window, *, on_disk: bool
) -> None:
    desk.screen = window
    if not on_disk:
        desk.store.folder = None
    options = find_book("paper-football").options()
    info = Match("paper-football", options, ("Ana", "Ion"), "fixed", undo=False, seed=1)
    match = open_match(desk, info)
    app = App(desk, window, match)
    assert app.match_saved() is None, "there is nothing to lose before the first move"
    sitting = match.sitting
    sitting.play(sitting.session.notation.read(sitting.session.state, "h12-h13-h14-h15"))
    assert app.match_saved() is on_disk
    match.close()
