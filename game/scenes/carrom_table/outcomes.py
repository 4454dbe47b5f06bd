"""What comes of pocketed discs, as small tables for the rule card.

A row shows what fell and asks the laws for the rest: what comes back, whose turn it is, and what
becomes of the queen.
"""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING

import pygame

from engines.core.contract import Seat
from game.i18n import N_
from game.ui import draw
from physics.laws.chairs import Chair
from physics.laws.measures import BLACK, QUEEN, WHITE, Man
from physics.laws.moves import Settled, Strike
from physics.laws.state import Phase, Queen, State, queen_among
from physics.rules import Carrom

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.desk import Desk
    from game.scenes.carrom_table.painter import Kind, TablePainter

WIDE, SIGN, PITCH = 396, 22, 27  # points: a table, a disc, from disc to disc
BACK, TELL = 126, 214  # points from the left to what comes back, and to what is told
HEAD, ROW, AIR = 28, 38, 10  # points, how tall; a row has so much air around more lines of text
SEVERAL = 5  # own men on the board in the usual row, and the rival's in all
ALL = 9


@dataclass(frozen=True, slots=True)
class Row:
    """White strikes, and these discs fall: "w", "b", "q" and "s", each as often as it falls."""

    fallen: tuple[Kind, ...]
    before: int = SEVERAL  # white men on the board
    covering: bool = False  # the queen is to be covered by this stroke

    @property
    def state(self) -> State:
        """The table is to say what came of the strike."""
        men = [Man(WHITE, 4000 * n - 16000, 12000) for n in range(self.before)]
        men += [Man(BLACK, 4000 * n - 16000, -12000) for n in range(SEVERAL)]
        if not self.covering:
            men.append(Man(QUEEN, 0, 0))
        return State(
            tuple(men),
            phase=Phase.ROLLING,
            had_man=(True, True),
            queen=Queen.COVERING if self.covering else Queen.BOARD,
            broken=True,
            strike=Strike(0, 9000, 500),
        )

    @property
    def settled(self) -> Settled:
        """What the table says."""
        men = list(self.state.men)
        for kind in self.fallen:
            if kind != "s":
                men.remove(next(man for man in men if man.kind == kind))
        return Settled(tuple(men), "s" in self.fallen, touched=True)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What comes of a row."""

    back: tuple[Kind, ...]  # the queen, then men, which come back to the board
    again: bool  # white strikes again
    queen: Queen


def outcome_of(row: Row) -> Outcome:
    """What the laws say."""
    before, settled = row.state, row.settled
    after = Carrom().apply(before, settled)
    men: list[Kind] = ["w"] * after.to_place
    queen: list[Kind] = ["q"] * (queen_among(after.men) and not queen_among(settled.men))
    again = after.turn is Seat.HOME
    if after.phase is Phase.PLACE:
        again = after.next is Chair.BOTTOM
    return Outcome((*queen, *men), again, after.queen)


@dataclass(frozen=True, slots=True)
class Group:
    """Rows under a heading."""

    head: str
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """What a clause comes to."""

    caption: str
    groups: tuple[Group, ...]


POCKETED, COMES_BACK = N_("Pocketed"), N_("Comes back")
YOURS = N_("You play white. The largest disc is the striker.")
TABLES: Mapping[str, Table] = MappingProxyType(
    {
        "CR-4.2": Table(
            YOURS, (Group(POCKETED, (Row(("s",)), Row(("s", "w")), Row(("s", "w", "w")))),)
        ),
        "CR-4.3": Table(YOURS, (Group(POCKETED, (Row(("s", "b")), Row(("s", "w", "b")))),)),
        "CR-5.2": Table(
            N_("You play white; some of your men have been pocketed before. The queen is red."),
            (
                Group(POCKETED, (Row(("q",)), Row(("q", "w")))),
                Group(
                    N_("Pocketed when she is to be covered"),
                    (Row(("w",), covering=True), Row((), covering=True)),
                ),
            ),
        ),
        "CR-5.3": Table(
            N_("You play white, and all your nine men are on the board before the stroke."),
            (Group(POCKETED, (Row(("q", "w"), ALL), Row(("q", "w", "w"), ALL))),),
        ),
        "CR-5.4": Table(
            N_(
                "You play white, and the stroke is to cover the queen. The largest disc is the "
                "striker."
            ),
            (Group(POCKETED, (Row(("s", "w"), covering=True), Row(("s",), covering=True))),),
        ),
        "CR-5.5": Table(YOURS, (Group(POCKETED, (Row(("q", "s")), Row(("q", "w", "s")))),)),
    }
)


class OutcomeTable:
    """Draws the tables in the look of a desk, on nothing: they stand on the card's paper."""

    def __init__(self, desk: Desk, painter: TablePainter) -> None:
        self._look = desk.look
        self._tr = desk.words.tr
        self._painter = painter

    def draw(self, table: Table) -> pygame.Surface:
        px = self._look.px
        rows = [row for group in table.groups for row in group.rows]
        tall = px(HEAD) * len(table.groups) + sum(map(self._height, rows))
        picture = pygame.Surface((px(WIDE), tall), pygame.SRCALPHA)
        self._head(picture, self._tr(COMES_BACK), px(BACK), 0)
        y = 0
        for group in table.groups:
            self._head(picture, self._tr(group.head), 0, y)
            y += px(HEAD)
            for row in group.rows:
                self._row(picture, row, y)
                y += self._height(row)
        return picture

    def _lines(self, row: Row) -> list[str]:
        """What is told of a row, broken to its column."""
        words = self._tr(told(row, outcome_of(row)))
        return self._look.wrap("body", 14, words, self._look.px(WIDE - TELL))

    def _height(self, row: Row) -> int:
        look = self._look
        text = len(self._lines(row)) * look.line_height("body", 14)
        return max(look.px(ROW), text + look.px(AIR))

    def _head(self, picture: pygame.Surface, words: str, x: int, y: int) -> None:
        look = self._look
        middle = y + look.px(HEAD) / 2
        draw.write_mid(picture, look, "bold", 14, words, look.palette.soft, x, middle)

    def _row(self, picture: pygame.Surface, row: Row, y: int) -> None:
        look, px = self._look, self._look.px
        draw.rule(picture, look, 0, y, px(WIDE))
        middle = y + self._height(row) / 2
        self._discs(picture, row.fallen, 0, middle)
        arrow = look.icon("chevron-right", 18, look.palette.quiet)
        draw.put_mid(picture, arrow, px(BACK - 30), middle)
        self._discs(picture, outcome_of(row).back, px(BACK), middle)
        self._told(picture, self._lines(row), middle)

    def _discs(
        self, picture: pygame.Surface, kinds: tuple[Kind, ...], x: int, middle: float
    ) -> None:
        """Discs in a row, the striker larger as it is; a dash for none."""
        look, px = self._look, self._look.px
        if not kinds:
            draw.write_mid(
                picture, look, "body", 16, "\u2013", look.palette.soft, x + px(7), middle
            )
        for number, kind in enumerate(kinds):
            size = px(SIGN * 1.25 if kind == "s" else SIGN)
            sign = self._painter.sign(kind, size)
            centre = x + px(SIGN * 0.625) + number * px(PITCH)
            draw.put_mid(picture, sign, centre - size / 2, middle)

    def _told(self, picture: pygame.Surface, lines: list[str], middle: float) -> None:
        look, step = self._look, self._look.line_height("body", 14)
        for number, line in enumerate(lines):
            at = middle + step * (number - (len(lines) - 1) / 2)
            draw.write_mid(picture, look, "body", 14, line, look.palette.ink, look.px(TELL), at)


def told(row: Row, outcome: Outcome) -> str:
    """The turn and the queen, in words."""
    if outcome.queen is Queen.COVERED:
        return N_("The queen is covered; you strike again.")
    if outcome.queen is Queen.COVERING:
        if row.covering:
            return N_("She is still to be covered; you strike again.")
        return N_("The queen is to be covered; you strike again.")
    return N_("You strike again.") if outcome.again else N_("Your turn is lost.")
