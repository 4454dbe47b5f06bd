"""The list of moves in the side panel as lines of text: short moves, or what happened in sentences.

A line that begins an entry has the sign of its side.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import pygame

from engines.core.contract import Seat
from game.board.board import Board, Entry, Illustrated, Told
from game.ui.look import Look
from game.ui.widgets import Line, Run, Span, flow

LINE, SENTENCE = 23, 21  # points: a line of a list of moves, of one that is told in sentences
BULLET, LARGE = 12, 20  # points: a sign, one that is to be read
NUMBER, SIGN, TEXT = 25, 33, 54  # points: the right edge of a number, the sign, the text
INDENT, FURTHER = 22, 30  # points: of sentences, which have no number; beside large signs
TELLING = 14  # points: the type


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the list; `sign` is drawn `at` pixels from the left."""

    line: Line
    sign: pygame.Surface | None = None
    at: int = 0


def line_height(entries: Sequence[Entry]) -> int:
    """The points of one line of such a list."""
    return SENTENCE if any(not entry.text for entry in entries) else LINE


def list_rows(look: Look, board: Board, entries: Sequence[Entry], width: int) -> tuple[Row, ...]:
    """The entries, the last move first, in `width` pixels."""
    rows: list[Row] = []
    for k, entry in enumerate(entries):
        colour = look.palette.soft if k else look.palette.ink
        make = _move if entry.text else _sentences
        rows += make(look, board, entry, width, colour)
    return tuple(rows)


def _move(look: Look, board: Board, entry: Entry, width: int, colour: str) -> list[Row]:
    """A move with its number, and remarks below it."""
    tone, indent = look.palette, look.px(TEXT)
    number = str(entry.number) if entry.number else ""
    at = look.px(NUMBER) - look.text_width("bold", TELLING, number)
    text = look.fit("body", TELLING, entry.text, width - indent)
    spans = (
        Span(at, number, "bold", TELLING, colour),
        Span(indent, text, "body", TELLING, colour),
    )
    rows = [Row(Line(spans, look.px(LINE)), _sign(look, board, entry), look.px(SIGN))]
    for told in entry.told:
        runs = [
            Run(told.text + " ", "body", TELLING, tone.soft),
            Run(told.clause, "semi", TELLING, tone.quiet),
        ]
        lines = flow(look, runs, width, indent, told.clause)
        rows += [Row(replace(line, height=look.px(LINE))) for line in lines]
    return rows


def _sentences(look: Look, board: Board, entry: Entry, width: int, colour: str) -> list[Row]:
    """What a move was and came to, each sentence with its clause at the right."""
    indent = FURTHER if entry.large else INDENT
    lines = [line for told in entry.told for line in _sentence(look, told, width, (colour, indent))]
    first, *more = lines
    sign = _sign(look, board, entry)
    return [Row(first, sign), *(Row(line) for line in more)]


def _sentence(look: Look, told: Told, width: int, how: tuple[str, int]) -> list[Line]:
    colour, indent = how
    clause = look.text_width("semi", TELLING, told.clause)
    room = width - clause - look.px(12 if clause else 0)
    run = Run(told.text, "body", TELLING, colour)
    lines = flow(look, [run], room, look.px(indent), told.clause)
    first, *more = (replace(line, height=look.px(SENTENCE)) for line in lines)
    quiet = look.palette.accent_deep if colour == look.palette.ink else look.palette.quiet
    behind = Span(width - clause, told.clause, "semi", TELLING, quiet)
    return [replace(first, spans=(*first.spans, behind)), *more]


def _sign(look: Look, board: Board, entry: Entry) -> pygame.Surface | None:
    size = look.px(LARGE if entry.large else BULLET)
    if entry.sign and isinstance(board, Illustrated):
        return board.picture(entry.sign, size)
    return None if entry.seat is Seat.NATURE else board.bullet(entry.seat, size)
