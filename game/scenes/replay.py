"""A game looked at again, move by move: the board and the panel of a match, and nobody's hand.

Its record is only read; the game is played again in memory.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from engines.catalogue import find_book
from engines.play.record import load_record
from engines.play.replay import replay
from engines.play.session import Session
from game.board.board import Framed, Told
from game.board.facing import Facing
from game.board.overlays import Notices, Overlays
from game.board.sitting import Sitting
from game.catalogue import find_game, load
from game.scenes.replays.matter import ReplayMatter, switches_of
from game.scenes.replays.panel import MOVES, RAIL, ReplayPanel
from game.scenes.replays.reel import Reel
from game.scenes.rule_card import RuleCard
from game.scenes.settings import SettingsPage
from game.shell import Pop, Push
from game.story import broken_off, player_names
from game.ui import draw

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from game.desk import Desk
    from game.shell import Change
    from game.ui.widgets import Did

LEFT = 1
PAGE = 10  # moves that PgUp and PgDn pass over


def open_replay(desk: Desk, path: Path) -> Replay:
    """The game in a file, from its start.  Raises `RecordError` if it cannot be used at all."""
    record = load_record(path)
    again = replay(record, find_book)
    words = desk.words
    notices = [words.notice(notice) for notice in again.notices]
    broken = None
    if again.stopped:
        broken = Told(words.notice(broken_off(again.stopped)), again.stopped.clause)
        notices.append(broken.text)
    names = player_names(words, record.header)
    sitting = Sitting(again.session, record.header, names, notices=tuple(notices))
    return Replay(desk, sitting, broken)


def watch(desk: Desk, match: Sitting) -> Replay:
    """The game of a match from its start, as far as it has come; the match is left as it is."""
    session = Session(match.session.rules, match.session.notation, match.session.start)
    session.plies = list(match.session.plies)
    return Replay(desk, Sitting(session, match.header, match.names))


class Replay:
    """The scene."""

    see_through = False

    def __init__(self, desk: Desk, sitting: Sitting, broken: Told | None = None) -> None:
        """The session of `sitting` is the scene's own; `broken` is why it goes no further."""
        self.desk = desk
        self.sitting = sitting
        make = load(find_game(sitting.header.game).board)
        session = sitting.session
        self.board = make(desk, session.rules, session.notation, sitting.names, "fixed")
        self.reel = Reel(sitting, self.board, lambda: desk.settings.reduced_motion)
        self.panel = ReplayPanel(desk, self.board, self.reel)
        self.facing = Facing(desk, self.board, "fixed")
        self.overlays = Overlays(desk, self.board, self.facing)
        self.notices = Notices(desk)
        self.size = (0, 0)
        self._walks = False  # Tab was pressed last: it is to be seen where the keyboard is
        self._matter = ReplayMatter(desk.words, self.reel, broken)
        for text in sitting.notices:
            self.notices.tell(Told(text))

    # -- what is to be seen

    @property
    def restless(self) -> bool:
        return self.reel.stage.busy or self.notices.changing

    def resize(self, size: tuple[int, int]) -> None:
        self.size = size
        self.panel.clear()
        stage = self.reel.stage
        self.facing.lay(size, self.panel.card(size), stage.turn, stage.state)
        self._say()

    def _say(self) -> None:
        """Bring the panel up to date."""
        self.panel.lay(self.size, self._matter.moment())

    def draw(self, surface: pygame.Surface) -> None:
        view = self.reel.view
        surface.blit(self.facing.table, (0, 0))
        self.board.draw(surface, view)
        if self._walks and self.panel.board_has_keys and not self.panel.covered:
            draw.focus_ring(surface, self.desk.look, self.board.rect, 6)
        self.overlays.draw_banner(surface, view)
        self.facing.draw_panel(surface, self.panel)
        free = self.board.free_edge if isinstance(self.board, Framed) else None
        self.notices.draw(surface, self.facing, free)

    def show_focus(self) -> None:
        if not self.panel.covered:
            self.panel.show_focus()

    # -- time

    def update(self, ms: int) -> None:
        self.panel.covered = False
        self.reel.update(ms)
        for act in self.reel.stage.timeline.begun():
            if act.sound:
                self.desk.sound.play(act.sound, act.loud)
        self.notices.update(ms)
        self._say()

    # -- input

    def handle(self, event: pygame.Event) -> Change | None:
        self.panel.covered = False
        change = self._handle(event)
        self._say()
        if isinstance(change, Push):
            self.reel.playing = False
            self.panel.cover()
        return change

    def _handle(self, event: pygame.Event) -> Change | None:
        did, form = self.panel.handle(event), self.panel.form
        if event.type == pygame.MOUSEBUTTONUP:
            self.panel.to_board()  # the keys are still for the game
        if event.type == pygame.KEYDOWN:
            self._walks = event.key == pygame.K_TAB
        if did is not None:
            return self._did(did)
        if form.used:
            return None
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == LEFT:
            self.reel.skip()
        return None

    def _did(self, did: Did) -> Change | None:
        match did.key.split():
            case ["switch", switch]:
                self.reel.toggle(switch)
            case [key] if key in {MOVES, RAIL}:
                self.reel.jump(int(str(did.value)))
            case ["news"]:
                return self._rules(str(did.value))
            case ["rules"]:
                return self._rules()
            case ["settings"]:
                return Push(SettingsPage(self.desk, self.sitting.header.game))
            case ["close"]:
                return Pop()
            case [key]:
                WINDING[key](self.reel)
        return None

    def _key(self, event: pygame.Event) -> Change | None:
        if event.key == pygame.K_ESCAPE:
            return Pop()
        if event.key == pygame.K_F1:
            return self._rules(self._clause())
        if wind := WINDING.get(KEYS.get(event.key, "")):
            self.panel.show_focus()
            wind(self.reel)
        elif not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            self._letter(event.unicode.lower())
        return None

    def _letter(self, letter: str) -> None:
        for switch in switches_of(self.board, self.desk.words):
            if letter and switch.letter == letter:
                self.reel.toggle(switch.key)

    def _rules(self, clause: str = "") -> Change:
        return Push(RuleCard(self.desk, self.sitting.header.game, clause))

    def _clause(self) -> str:
        """The clause that was told last."""
        entry, contents = self.reel.entry, self.panel.contents
        told = (*(entry.told if entry else ()), *(contents.news if contents else ()))
        return next((one.clause for one in reversed(told) if one.clause), "")


KEYS = {
    pygame.K_HOME: "first",
    pygame.K_LEFT: "back",
    pygame.K_UP: "back",
    pygame.K_SPACE: "play",
    pygame.K_RIGHT: "on",
    pygame.K_DOWN: "on",
    pygame.K_END: "last",
    pygame.K_PAGEUP: "far back",
    pygame.K_PAGEDOWN: "far on",
}
WINDING: Mapping[str, Callable[[Reel], None]] = {
    "first": lambda reel: reel.jump(0),
    "back": Reel.back,
    "play": Reel.play,
    "on": Reel.on,
    "last": lambda reel: reel.jump(reel.last),
    "far back": lambda reel: reel.jump(reel.step - PAGE),
    "far on": lambda reel: reel.jump(reel.step + PAGE),
}
