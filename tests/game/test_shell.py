"""The stack of scenes."""

import pygame

from game.shell import Change, Pop, Push, Quit, Replace, Reset, Shell

KEY = pygame.Event(pygame.KEYDOWN, key=pygame.K_a)


class Fake:
    """A scene that counts what is asked of it and answers keys with `answer`."""

    restless = False

    def __init__(self, answer: Change | None = None, *, see_through: bool = False) -> None:
        self.answer = answer
        self.see_through = see_through
        self.drawn = self.ms = self.keys = 0
        self.sizes: list[tuple[int, int]] = []

    def resize(self, size: tuple[int, int]) -> None:
        self.sizes.append(size)

    def handle(self, event: pygame.Event) -> Change | None:
        assert event.type == pygame.KEYDOWN
        self.keys += 1
        return self.answer

    def update(self, ms: int) -> Change | None:
        self.ms += ms
        return None

    def draw(self, surface: pygame.Surface) -> None:
        assert surface.get_size() in self.sizes, "drawn before it was laid out"
        self.drawn += 1


def test_push_draws_both_and_lets_the_lower_wait() -> None:
    over = Fake(Pop(), see_through=True)
    base = Fake(Push(over))
    shell = Shell(base, (4, 4))
    assert shell.feed([KEY], 16)
    shell.draw(pygame.Surface((4, 4)))
    assert (base.drawn, over.drawn, base.ms, over.ms) == (1, 1, 0, 16)
    assert shell.feed([KEY], 16)
    assert shell.top is base
    assert base.ms == 16


def test_an_opaque_scene_hides_what_is_below() -> None:
    over = Fake()
    base = Fake(Push(over))
    shell = Shell(base, (4, 4))
    shell.feed([KEY], 0)
    shell.draw(pygame.Surface((4, 4)))
    assert (base.drawn, over.drawn) == (0, 1)


def test_a_new_scene_is_laid_out_before_anything_else() -> None:
    over = Fake()
    shell = Shell(Fake(Push(over)), (7, 5))
    shell.feed([KEY], 0)
    assert over.sizes == [(7, 5)]


def test_all_scenes_hear_of_a_new_size() -> None:
    over, base = Fake(), Fake()
    base.answer = Push(over)
    shell = Shell(base, (4, 4))
    shell.feed([KEY], 0)
    shell.resize((9, 9))
    assert base.sizes[-1] == over.sizes[-1] == (9, 9)


def test_events_after_a_push_go_to_the_new_scene() -> None:
    over = Fake()
    base = Fake(Push(over))
    Shell(base, (4, 4)).feed([KEY, KEY], 0)
    assert (base.keys, over.keys) == (1, 1)


def test_replace_keeps_what_is_below() -> None:
    third = Fake(Pop())
    base = Fake(Push(Fake(Replace(third))))
    shell = Shell(base, (4, 4))
    shell.feed([KEY, KEY], 0)
    assert shell.scenes == [base, third]


def test_reset_leaves_one_scene() -> None:
    home = Fake()
    shell = Shell(Fake(Push(Fake(Reset(home)))), (4, 4))
    assert shell.feed([KEY, KEY], 0)
    assert shell.scenes == [home]


def test_it_is_over_when_the_last_scene_has_gone_or_wants_to_quit() -> None:
    assert not Shell(Fake(Pop()), (4, 4)).feed([KEY, KEY], 16)
    shell = Shell(Fake(Push(Fake(Quit()))), (4, 4))
    assert not shell.feed([KEY, KEY], 16)
    assert not shell.restless


class Shown(Fake):
    """A scene that counts how often it is told to show its focus."""

    told = 0

    def show_focus(self) -> None:
        self.told += 1

    def handle(self, event: pygame.Event) -> Change | None:
        self.keys += 1
        return self.answer if event.type in {pygame.KEYDOWN, pygame.MOUSEBUTTONUP} else None


DOWN = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(1, 1), button=1)
UP = pygame.Event(pygame.MOUSEBUTTONUP, pos=(1, 1), button=1)


def test_a_scene_that_a_key_opens_shows_its_focus_at_once() -> None:
    over = Shown(Pop())
    base = Shown(Push(over))
    shell = Shell(base, (4, 4))
    shell.feed([KEY], 0)
    assert (base.told, over.told) == (0, 1)
    shell.feed([KEY], 0)
    assert base.told == 1, "a key has gone back to it"


def test_a_scene_that_a_click_opens_does_not() -> None:
    over = Shown()
    shell = Shell(Shown(Push(over)), (4, 4))
    shell.feed([pygame.Event(pygame.KEYUP, key=pygame.K_a), DOWN, UP], 0)
    assert shell.top is over
    assert over.told == 0
