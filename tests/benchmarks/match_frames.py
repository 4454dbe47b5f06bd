"""What a frame of the match costs, on a plain surface of 1280 x 800 (milliseconds, median).

Run `python -m tests.benchmarks.match_frames`.  The budget while the pen moves is 4 ms.
"""

import os
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game.assets import Assets
from game.desk import Desk
from game.i18n import Words
from game.settings import Settings
from game.store import Store
from game.ui.look import Look
from tests.game.board.table import SIZE, Table, lay
from tests.game.conftest import PlainScreen


def cost(deed: Callable[[], object], times: int = 200) -> float:
    deed()
    spent = []
    for _ in range(times):
        start = perf_counter()
        deed()
        spent.append((perf_counter() - start) * 1000)
    return median(spent)


def begin(folder: Path) -> Table:
    assets = Assets()
    desk = Desk(Look(assets), Words(), Settings(), Store(folder), assets, PlainScreen(SIZE))
    table = lay(desk)
    chance = Random(1)
    for _ in range(60):
        table.play_at_random(chance)
    table.feed()
    return table


def main() -> None:
    surface = pygame.Surface(SIZE, depth=32)
    with TemporaryDirectory() as folder:
        table = begin(Path(folder))
        print(f"at rest, 60 moves drawn  {cost(lambda: table.shell.draw(surface)):6.2f}")
        if table.session.state.phase.word == "move":
            table.click(table.match.board.place(min(table.hand.picker.offers())))
            table.match.playing.stage.timeline.update(60)
            print(f"the pen moves            {cost(lambda: table.shell.draw(surface)):6.2f}")
        table.match.panel.stale = True
        print(f"the panel anew           {cost(lambda: anew(table, surface), 40):6.2f}")
        table.match.close()


def anew(table: Table, surface: pygame.Surface) -> None:
    table.match.panel.stale = True
    table.shell.draw(surface)


if __name__ == "__main__":
    main()
