"""What is on the practice table, kept for the next time in one small file."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

import msgspec

from engines.core.notice import Notice
from game.scenes.carrom_table.sight import Line
from game.scenes.practice_table.bench import Bench, Shot
from game.scenes.practice_table.position import Position
from game.scenes.practice_table.view import Pace, SurfaceName
from game.store import write_atomically
from game.words import N_
from physics.laws.chairs import Chair
from physics.laws.measures import (
    FULL_POWER,
    FULL_TURN,
    MAN,
    NUMBERS,
    SLACK,
    Man,
    near,
    on_surface,
)
from physics.laws.moves import Strike
from physics.laws.striking import stands

if TYPE_CHECKING:
    from pathlib import Path

    from game.store import Store

FILE = "carrom-practice.json"
UNREADABLE = N_(
    "The practice table of last time could not be read ({reason}). {file} stays as it is, and this "
    "table is not kept."
)
UNSAVED = N_("The practice table cannot be kept for the next time ({reason}).")

ChairName: TypeAlias = Literal["bottom", "right", "top", "left"]
KeptMan: TypeAlias = tuple[Literal["w", "b", "q"], int, int]


class KeptAim(msgspec.Struct, frozen=True, kw_only=True):
    """Where the striker stood, its direction and power, as the laws have them."""

    x: int
    angle: Annotated[int, msgspec.Meta(ge=0, lt=FULL_TURN)]
    power: Annotated[int, msgspec.Meta(ge=1, le=FULL_POWER)]


class KeptPosition(msgspec.Struct, frozen=True, kw_only=True):
    """Men in hundredths of a millimetre, and who strikes."""

    men: tuple[KeptMan, ...]
    chair: ChairName = "bottom"
    aim: KeptAim | None = None

    def __post_init__(self) -> None:
        """Raises `ValueError` if the men cannot lie like that, or the striker not stand."""
        _check_men([Man(*man) for man in self.men])
        if self.aim is not None and not stands(self.position.state, self.aim.x):
            raise ValueError(f"the striker cannot stand at {self.aim.x}")

    @property
    def position(self) -> Position:
        aim = Strike(self.aim.x, self.aim.angle, self.aim.power) if self.aim else None
        chair = Chair[self.chair.upper()]
        return Position(tuple(Man(*man) for man in self.men), chair, aim)


class Kept(msgspec.Struct, frozen=True, kw_only=True):
    """The table, the strike that can be tried again, and how it is looked at."""

    now: KeptPosition
    last: KeptPosition | None = None  # as it lay before the last strike
    last_surface: SurfaceName = "tournament"
    surface: SurfaceName = "tournament"
    line: Line = "whole"
    trace: bool = True
    pace: Pace = "usual"

    def __post_init__(self) -> None:
        if self.last is not None and self.last.aim is None:
            raise ValueError("the last strike has no aim")

    @property
    def bench(self) -> Bench:
        """The table as it was left; nothing is left to take back."""
        last = self.last.position if self.last else None
        if last is None or last.aim is None:
            return Bench(self.now.position)
        return Bench(self.now.position, Shot.play(last, last.aim, self.last_surface))


def kept_position(position: Position) -> KeptPosition:
    """A position as the file has it."""
    aim = position.aim and KeptAim(
        x=position.aim.x, angle=position.aim.angle, power=position.aim.power
    )
    data = {"men": position.men, "chair": position.chair.word, "aim": aim}
    return msgspec.convert(data, KeptPosition)


class Drawer:
    """The file.  One that could not be read is never written over."""

    def __init__(self, store: Store) -> None:
        self._path: Path | None = store.folder / FILE if store.folder else None

    def load(self) -> tuple[Kept | None, Notice | None]:
        """What was kept, if anything, and what is to be told of it."""
        if self._path is None:
            return None, None
        try:
            return msgspec.json.decode(self._path.read_bytes(), type=Kept), None
        except FileNotFoundError:
            return None, None
        except (OSError, ValueError) as error:
            told = Notice(UNREADABLE, reason=_plain(error), file=str(self._path))
            self._path = None
            return None, told

    def save(self, kept: Kept) -> Notice | None:
        """Keep it; a notice if that does not work."""
        if self._path is None:
            return None
        try:
            write_atomically(self._path, msgspec.json.format(msgspec.json.encode(kept)) + b"\n")
        except OSError as error:
            return Notice(UNSAVED, reason=_plain(error))
        return None


def _check_men(men: Iterable[Man]) -> None:
    lying: list[Man] = []
    for man in men:
        if not on_surface(man.x, man.y):
            raise ValueError(f"no man can lie at {man.x}, {man.y}")
        if any(near(man[1:], other[1:], MAN - SLACK) for other in lying):
            raise ValueError(f"the man at {man.x}, {man.y} lies on another")
        lying.append(man)
        if sum(other.kind == man.kind for other in lying) > NUMBERS[man.kind]:
            raise ValueError(f"there are only {NUMBERS[man.kind]} men of the kind {man.kind}")


def _plain(error: Exception) -> str:
    """The system's or the reader's words, without number and path."""
    return (isinstance(error, OSError) and error.strerror) or str(error)
