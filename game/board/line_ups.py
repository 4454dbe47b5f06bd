"""Line-ups that players keep for the next time: one small file a game, by the names of the players.

A line-up says which piece stands where as seen by the side that plays upwards, so that it serves
either side.  What pieces and places are called is the game's business, and whether they may stand
there is asked of the rules when it is put up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from engines.core.notice import Notice
from game.store import write_atomically
from game.words import N_

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from game.store import Store

MOST = 6  # line-ups of one player for one kind of game
UNREADABLE = N_(
    "The saved line-ups could not be read ({reason}). {file} stays as it is, and none are saved."
)
UNSAVED = N_("The line-up cannot be kept for the next time ({reason}).")


class LineUp(msgspec.Struct, frozen=True, kw_only=True):
    """One way to begin."""

    owner: str  # the player's name
    kind: str  # what it can be used for: "senior 11 kicking"
    number: int  # of the owner's line-ups of this kind, from 1
    places: dict[str, str]  # by piece


class _File(msgspec.Struct, frozen=True, kw_only=True):
    line_ups: tuple[LineUp, ...] = ()


class LineUps:
    """The line-ups of one game.  A file that could not be read is never written over."""

    def __init__(self, store: Store, game: str) -> None:
        """`trouble` says what is wrong with the file; None if it could be read, or is not there."""
        self.trouble: Notice | None = None
        self._kept: tuple[LineUp, ...] = ()
        self._path: Path | None = store.folder / f"line-ups-{game}.json" if store.folder else None
        self._load()

    def _load(self) -> None:
        if self._path is None:
            return
        try:
            read = msgspec.json.decode(self._path.read_bytes(), type=_File)
        except FileNotFoundError:
            return
        except (OSError, ValueError) as error:
            self.trouble = Notice(UNREADABLE, reason=_plain(error), file=str(self._path))
            self._path = None
        else:
            self._kept = read.line_ups

    def of(self, owner: str, kind: str) -> tuple[LineUp, ...]:
        """What a player has for a kind of game, in the order of their numbers."""
        mine = (one for one in self._kept if (one.owner, one.kind) == (owner, kind))
        return tuple(sorted(mine, key=lambda one: one.number))

    def full(self, owner: str, kind: str) -> bool:
        return len(self.of(owner, kind)) >= MOST

    def add(self, owner: str, kind: str, places: Mapping[str, str]) -> Notice | None:
        """Keep another one under the lowest free number; a notice if it cannot be written."""
        taken = {one.number for one in self.of(owner, kind)}
        number = next(n for n in range(1, len(taken) + 2) if n not in taken)
        made = LineUp(owner=owner, kind=kind, number=number, places=dict(places))
        return self._keep((*self._kept, made))

    def remove(self, line_up: LineUp) -> Notice | None:
        """Forget one; a notice if that cannot be written."""
        return self._keep(tuple(one for one in self._kept if one != line_up))

    def _keep(self, kept: tuple[LineUp, ...]) -> Notice | None:
        self._kept = kept
        if self._path is None:
            return None
        data = msgspec.json.format(msgspec.json.encode(_File(line_ups=kept))) + b"\n"
        try:
            write_atomically(self._path, data)
        except OSError as error:
            return Notice(UNSAVED, reason=_plain(error))
        return None


def _plain(error: Exception) -> str:
    """The system's or the reader's words, without number and path."""
    return (isinstance(error, OSError) and error.strerror) or str(error)
