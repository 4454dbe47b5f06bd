"""Two players at a table without a window: a match, and hands that click, drag and type."""

from itertools import pairwise
from random import Random
from typing import Any

import pygame

from engines.catalogue import find_book
from engines.core.options import read_options
from engines.paper_football import PaperOptions
from engines.play.record import Header
from engines.play.session import Session
from game.board.match import MatchScene
from game.board.match_info import Match
from game.board.opening import open_match
from game.board.sitting import Sitting
from game.desk import Desk
from game.settings import Seating
from game.shell import Shell

Pixel = tuple[float, float]
SIZE = (1280, 800)
SMALL: dict[str, Any] = {"width": 8, "length": 10, "goal": 2}  # a match that is soon over
LONG = 3000  # ms; longer than anything that is shown
ENDLESS = 12_000  # ms; longer than all that a move can lead to
PLAYERS = ("Ana", "Ion")


class Table:
    """A shell with a match on top, and what people do in front of it."""

    def __init__(self, scene: MatchScene, size: tuple[int, int] = SIZE) -> None:
        self.match = scene
        self.shell = Shell(scene, size)

    @property
    def session(self) -> Any:  # noqa: ANN401 - of whatever game is played
        return self.match.sitting.session

    @property
    def hand(self) -> Any:  # noqa: ANN401 - the tests look into it
        assert self.match.playing.hand is not None
        return self.match.playing.hand

    @property
    def top(self) -> Any:  # noqa: ANN401 - whatever lies on top by now
        return self.shell.top

    def shows(self, kind: type[Any]) -> bool:
        """Whether a scene of this kind lies on top."""
        return isinstance(self.shell.top, kind)

    @property
    def refusal(self) -> str:
        """The clause that is being shown; "" if none."""
        refused = self.hand.refused
        return refused.clause if refused else ""

    @property
    def texts(self) -> list[str]:
        """The texts of all moves."""
        write = self.session.notation.write
        return [write(ply.before, ply.move) for ply in self.session.plies]

    @property
    def last(self) -> str:
        """The text of the last move; "" before the first."""
        return self.texts[-1] if self.session.plies else ""

    @property
    def phase(self) -> str:
        phase: str = self.session.rules.phase(self.session.state)
        return phase

    # -- hands

    def feed(self, *events: pygame.Event, ms: int = 16) -> None:
        self.shell.feed(list(events), ms)

    def wait(self, ms: int = LONG) -> None:
        """Let time pass, in frames."""
        for _ in range(ms // 50):
            self.shell.feed([], 50)

    @property
    def settled(self) -> bool:
        """Whether all has been shown, and nothing happens until somebody does something."""
        stage = self.match.playing.stage
        waits = self.match.playing.ready or self.session.outcome or stage.interval
        return not stage.busy and bool(waits)

    def settle(self) -> None:
        """Let everything be shown, and nature move."""
        for _ in range(ENDLESS // 50):
            self.shell.feed([], 50)
            if self.settled:
                return
        raise AssertionError("there is no end to what is shown")

    def move_to(self, pixel: Pixel) -> None:
        self.feed(
            pygame.Event(pygame.MOUSEMOTION, pos=rounded(pixel), rel=(0, 0), buttons=(0,) * 3)
        )

    def press(self, pixel: Pixel, button: int = 1) -> None:
        self.feed(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=rounded(pixel), button=button))

    def release(self, pixel: Pixel, button: int = 1) -> None:
        self.feed(pygame.Event(pygame.MOUSEBUTTONUP, pos=rounded(pixel), button=button))

    def click(self, pixel: Pixel) -> None:
        self.move_to(pixel)
        self.press(pixel)
        self.release(pixel)

    def drag_to(self, pixel: Pixel) -> None:
        """Move with the button down."""
        self.feed(
            pygame.Event(pygame.MOUSEMOTION, pos=rounded(pixel), rel=(0, 0), buttons=(1, 0, 0))
        )

    def carry(self, start: Pixel, end: Pixel, over: Pixel | None = None) -> None:
        """Drag from one pixel to another, and `over` a third on the way."""
        self.move_to(start)
        self.press(start)
        for one, other in pairwise([start, end] if over is None else [start, over, end]):
            for part in (0.2, 0.6, 1.0):
                self.drag_to(
                    (one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part)
                )
        self.release(end)

    def key(self, key: int, mod: int = 0, letter: str = "") -> None:
        self.feed(pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=letter))

    def button(self, key: str) -> None:
        """Click a button of the panel."""
        widget = self.match.panel.form.get(key)
        assert widget is not None, f"there is no button {key!r}"
        self.click(widget.rect.center)

    @property
    def labels(self) -> list[str]:
        """What stands on the buttons that make moves."""
        return [choice.label for choice in self.match.playing.choices]

    def choice(self, label: str) -> str:
        """The key of the button that makes a move, by its label."""
        return next(c.key for c in self.match.playing.choices if c.label == label)

    def say(self, label: str) -> None:
        """Click such a button."""
        self.button(self.choice(label))

    def answer(self, key: str) -> None:
        """Click a button of the scene on top: a question, a card."""
        widget = self.top.form.get(key)
        assert widget is not None, f"there is no button {key!r}"
        self.click(widget.rect.center)

    # -- places of paper football

    def at(self, name: str) -> Pixel:
        """The pixel of a point called like "h12"."""
        return self.match.board.place(self.point(name))

    def point(self, name: str) -> int:
        point: int = self.session.rules.field.point_of(name)
        return point

    def draw(self, line: str) -> None:
        """Click through the points of a line written like "h12-h13-i14-i15"."""
        for name in line.split("-")[1:]:
            self.click(self.at(name))
        self.wait()

    def play(self, *moves: str) -> None:
        """Make moves by their texts, without hands."""
        for text in moves:
            self.match.playing.play(self.session.notation.read(self.session.state, text))
            self.match.playing.stage.timeline.skip()
        self.feed()

    def play_at_random(self, chance: Random) -> None:
        """Make one legal move; with a leg's end, go on with the next one."""
        moves = sorted(self.session.rules.legal_moves(self.session.state), key=repr)
        self.match.playing.play(chance.choice(moves))
        self.match.playing.stage.timeline.skip()
        self.match.playing.go_on()

    def play_until(self, phase: str) -> None:
        """Play at random, one move at least, until the phase comes up."""
        chance = Random(3)
        self.play_at_random(chance)
        while self.session.rules.phase(self.session.state) != phase:
            assert self.session.outcome is None
            self.play_at_random(chance)
        self.feed()

    # -- what is to be seen

    def picture(self, size: tuple[int, int] = SIZE) -> pygame.Surface:
        surface = pygame.Surface(size)
        self.shell.draw(surface)
        return surface


def rounded(pixel: Pixel) -> tuple[int, int]:
    return round(pixel[0]), round(pixel[1])


def lay(
    desk: Desk,
    seating: Seating = "fixed",
    size: tuple[int, int] = SIZE,
    *,
    undo: bool = False,
    **options: Any,  # noqa: ANN401 - options of paper football
) -> Table:
    """A new match of paper football between Ana and Ion."""
    info = Match("paper-football", PaperOptions(**options), PLAYERS, seating, undo, 1)
    return Table(open_match(desk, info), size)


def position(
    game: str,
    document: dict[str, Any],
    options: dict[str, Any],
    seating: Seating = "fixed",
    names: tuple[str, str] = PLAYERS,
) -> Sitting:
    """A match that begins with a position document, and is not written down."""
    book = find_book(game)
    document = {"game": game, **document}
    rules, notation = book.open(read_options(book.options, options, document))
    session = Session(rules, notation, notation.load(document))
    header = Header(game, 1, seed=3, undo=True, extra=(("seating", seating),))
    return Sitting(session, header, names)


def no_rematch(_: bool) -> MatchScene:  # noqa: FBT001 - as the scene calls it
    raise AssertionError("nobody asked for a rematch")


def to(table: Table, key: str) -> None:
    """Tab to a button of the panel."""
    while table.match.panel.form.focused != key:
        table.key(pygame.K_TAB)


def same(one: pygame.Surface, other: pygame.Surface) -> bool:
    """Whether two pictures, or parts of pictures, have the same pixels."""
    return pygame.image.tobytes(one, "RGBA") == pygame.image.tobytes(other, "RGBA")
