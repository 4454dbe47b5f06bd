"""Games of every kind on the disk, and a replay of them without a window."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pygame

from engines.catalogue import find_book
from engines.core.contract import Seat
from engines.core.options import as_json, read_options
from engines.play.nature import nature_of
from engines.play.record import Header, Player
from engines.play.recorder import Recorder
from engines.play.session import Session
from game.desk import Desk
from game.scenes.replay import Replay, open_replay
from game.shell import Shell
from physics.laws.moves import Call, Strike
from physics.laws.state import Phase

SIZE = (1280, 800)
GAMES = ("paper-football", "carrom", "chess-football", "dice-football", "figurine-football")
SHORT: dict[str, dict[str, Any]] = {
    "paper-football": {"width": 8, "length": 10, "goal": 2},
    "chess-football": {"mode": "junior"},
    "dice-football": {"rolls": 12},
}
MOST = 60  # moves


def anything(chance: Random) -> Callable[[Session[Any, Any]], Any]:
    """A hand that makes any legal move; of strikes, one through the middle of the board."""

    def choose(session: Session[Any, Any]) -> Any:  # noqa: ANN401 - of whatever game is played
        state = session.state
        if session.rules.phase(state) in {"rack", "strike"}:
            return Strike(0, (9000, 0, 27000, 18000)[state.chair] + chance.randrange(9), 500)
        if getattr(state, "phase", None) is Phase.PLACE:
            return Call.AUTO
        moves = session.rules.legal_moves(state)
        return chance.choice(sorted(moves, key=lambda move: session.notation.write(state, move)))

    return choose


def record(path: Path, game: str, most: int = MOST, **options: Any) -> Session[Any, Any]:  # noqa: ANN401
    """Play a game into a file, as a match does; answers its session."""
    path.parent.mkdir(parents=True, exist_ok=True)
    book = find_book(game)
    chosen = read_options(book.options, {**SHORT.get(game, {}), **options})
    rules, notation = book.open(chosen)
    session = Session(rules, notation)
    players = Player("Ana"), Player("Ion")
    header = Header(game, rules.edition, as_json(chosen), 7, *players, "2026-11-29T18:00:00")
    recorder, nature = Recorder.create(path, header, session), nature_of(book, 7)
    choose = anything(Random(3))
    while not session.outcome and len(session.plies) < most:
        mover = session.to_move
        session.submit(nature.poll(session) if mover is Seat.NATURE else choose(session))
    recorder.close()
    return session


class Cinema:
    """A replay on top of a shell, and somebody in front of it."""

    def __init__(self, desk: Desk, path: Path, size: tuple[int, int] = SIZE) -> None:
        self.replay: Replay = open_replay(desk, path)
        self.shell = Shell(self.replay, size)

    @property
    def session(self) -> Session[Any, Any]:
        return self.replay.sitting.session

    @property
    def step(self) -> int:
        return self.replay.reel.step

    @property
    def last(self) -> int:
        return self.replay.reel.last

    @property
    def told(self) -> str:
        """What the panel says besides the list, in one text."""
        contents = self.replay.panel.contents
        assert contents is not None
        return " ".join(f"{told.text} {told.clause}" for told in contents.news)

    @property
    def heading(self) -> str:
        contents = self.replay.panel.contents
        assert contents is not None
        return contents.status.heading

    def wait(self, ms: int) -> None:
        for _ in range(ms // 50):
            self.shell.feed([], 50)

    def settle(self) -> None:
        """Let all of the step be seen."""
        for _ in range(2000):
            if not self.replay.reel.stage.busy:
                return
            self.shell.feed([], 50)

    def key(self, key: int, letter: str = "") -> None:
        self.shell.feed([pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=letter)], 0)

    def mouse(self, kind: int, at: tuple[int, int]) -> None:
        extra: dict[str, Any] = {"button": 1}
        if kind == pygame.MOUSEMOTION:
            extra = {"rel": (0, 0), "buttons": (0, 0, 0)}
        self.shell.feed([pygame.Event(kind, pos=at, **extra)], 0)

    def click(self, at: tuple[int, int]) -> None:
        for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.mouse(kind, at)

    def button(self, key: str) -> None:
        widget = self.replay.panel.form.get(key)
        assert widget is not None, key
        assert widget.enabled, key
        self.click(widget.rect.center)

    def picture(self, size: tuple[int, int] = SIZE) -> bytes:
        surface = pygame.Surface(size)
        self.shell.draw(surface)
        raw: bytes = surface.get_buffer().raw
        return raw
