"""The record: a game written down move by move, and the save file.

    sobremesa 1
    game: paper-football
    edition: 1
    options: {"legs":1}
    seed: 4711
    home: Ana | human
    away: Ion | human
    date: 2026-11-29T18:00:00

    1 h12-h13-i14-i15
    2 i15-i16-i17-h18 ; goal home 1:0 PF-G1
    ; end: 2026-11-29T18:31:00
    = away 1:2 PF-E1

One move a line, with its seat where the text alone would be another's (`7 away call`); `;` starts a
comment (one may keep an unfinished move: `engines.play.drawn`).  `replay` asks what is legal.
"""

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

from engines.core.contract import Event, Outcome, Seat
from engines.core.notice import Notice, notice_of
from engines.play.drawn import read_drawn
from engines.play.strict_json import read_object, write_object

VERSION = "sobremesa 1"
SUFFIX = ".sobremesa"
SEED_DIGITS = 20  # room for any 64-bit number


def seed_fits(seed: int) -> bool:
    """Whether a record has room for the seed."""
    beyond: int = 10**SEED_DIGITS
    return abs(seed) < beyond


class RecordError(ValueError):
    """A record cannot be read, made or written; `line` counts from 1 (0: no line is to blame)."""

    def __init__(self, line: int, message: Notice) -> None:
        told = Notice("line {line}: {reason}", line=line, reason=message) if line else message
        super().__init__(told)
        self.line = line
        self.message = message


class RecordFileError(RecordError, OSError):
    """The system refuses to read or write the file: missing, full, forbidden or in use."""

    def __init__(self, path: Path, reason: Notice) -> None:
        told = Notice("{file}: {reason}", file=path.name, reason=reason)
        RecordError.__init__(self, 0, told)
        self.path = path
        self.reason = reason  # without the name of the file

    @classmethod
    def of(cls, path: Path, error: OSError) -> Self:
        """What the system says of a file."""
        return cls(path, Notice.quoting(error.strerror or str(error)))


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a seat, and whose hand moves: `human`, or the name of a computer player."""

    name: str
    hand: str = "human"

    def __post_init__(self) -> None:
        for part in (self.name, self.hand):
            _check_text(part)
            if ";" in part or "|" in part:
                told = Notice("a player's name cannot hold ';' or '|': {name!r}", name=part)
                raise RecordError(0, told)
        if not self.hand:
            raise RecordError(0, Notice("a player's hand needs a name, such as 'human'"))

    def __str__(self) -> str:
        return f"{self.name} | {self.hand}"


@dataclass(frozen=True, slots=True)
class Header:
    """What is settled before the first move.  Raises `RecordError` if it cannot be written."""

    game: str
    edition: int
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: int = 0
    home: Player = field(default_factory=lambda: Player("home"))
    away: Player = field(default_factory=lambda: Player("away"))
    date: str = ""  # ISO 8601, "2026-11-29T18:00:00"
    undo: bool | None = None  # may moves be taken back?  None: it does not say (G-6)
    start: Mapping[str, Any] | None = None  # a position document, if not the game's start
    extra: tuple[tuple[str, str], ...] = ()  # keys that only others understand, in order

    def __post_init__(self) -> None:
        if not seed_fits(self.seed):
            raise RecordError(0, Notice("a seed has at most {n} digits", n=SEED_DIGITS))
        for text in (self.game, self.date, *(part for pair in self.extra for part in pair)):
            _check_text(text)
            if text != _without_comment(text):
                raise RecordError(0, Notice("{text!r} would begin a comment", text=text))
        for key, _ in self.extra:
            if key in _KEYS or not _EXTRA_KEY.fullmatch(key):
                raise RecordError(0, Notice("{key!r} cannot be an extra header key", key=key))


@dataclass(frozen=True, slots=True)
class Entry:
    """One move as it stands in the file."""

    line: int
    number: int | None  # as written; nobody insists on it
    text: str
    comment: str = ""


@dataclass(frozen=True, slots=True)
class Result:
    """The last line of a finished game."""

    line: int
    outcome: Outcome


@dataclass(frozen=True, slots=True)
class Record:
    """A record as it was read."""

    header: Header
    entries: tuple[Entry, ...]
    result: Result | None = None
    ended: str = ""  # when the game ended (PF-R1)
    drawn: str = ""  # the part of the next move that is made, as the game's board writes it
    notices: tuple[Notice, ...] = ()  # what was mended or does not fit
    lines: Mapping[str, int] = field(default_factory=dict)  # where each header key stands


# -- writing


def write_header(header: Header) -> str:
    """The lines of the header and the blank one after it."""
    undo = {None: "", True: "yes", False: "no"}[header.undo]
    values = {
        "game": header.game,
        "edition": str(header.edition),
        "options": write_object(dict(header.options)),
        "seed": str(header.seed),
        "home": str(header.home),
        "away": str(header.away),
        "date": header.date,
        "undo": undo,
        "start": "" if header.start is None else write_object(dict(header.start)),
    }
    known = [(key, value) for key, value in values.items() if value]
    return "\n".join([VERSION, *(f"{k}: {v}".rstrip() for k, v in (*known, *header.extra)), "", ""])


def write_move(number: int | None, text: str, comment: str = "") -> str:
    """One line of the record."""
    counted = text if number is None else f"{number} {text}"
    return f"{counted} ; {comment}\n" if comment else f"{counted}\n"


def write_events(events: tuple[Event, ...]) -> str:
    """What a move told, short enough for a comment: `goal home 1:0 PF-G1`."""
    told = []
    for event in events:
        details = filter(None, (_short(value) for _, value in event.details))
        told.append(" ".join([event.name, *details, event.clause]))
    return ", ".join(told)


def write_end(time: str) -> str:
    return f"; end: {time}\n"


def write_result(outcome: Outcome) -> str:
    winner = "draw" if outcome.winner is None else outcome.winner.word
    return f"= {winner} {outcome.score[0]}:{outcome.score[1]} {outcome.clause}\n"


def _short(value: object) -> str:
    """A detail of an event as a word; "" for what is too long to be a remark."""
    if isinstance(value, str | int):
        word = str(value)
        return word if re.fullmatch(r"[\w:,.+/-]{1,40}", word) else ""
    if isinstance(value, list | tuple) and [type(part) for part in value] == [int, int]:
        return f"{value[0]}:{value[1]}"
    return ""


def _check_text(text: str) -> None:
    """Raise `RecordError` unless the text can stand in one line and come back as it was."""
    bad = [c for c in text if unicodedata.category(c) in {"Cc", "Cs", "Zl", "Zp"}]
    if bad:
        told = Notice(
            "{text!r} holds a character that cannot be written: {bad!r}", text=text, bad=bad[0]
        )
        raise RecordError(0, told)
    if text != text.strip():
        raise RecordError(0, Notice("{text!r} has spaces around it", text=text))


# -- reading


def decode_record(data: bytes) -> str:
    """The text of a file; what is torn off at its end may hold half a letter.

    Raises `RecordError` with the line that is not UTF-8.
    """
    whole, newline, torn = data.rpartition(b"\n")
    try:
        text = (whole + newline).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = whole.count(b"\n", 0, error.start) + 1
        raise RecordError(line, Notice("this is not UTF-8")) from None
    return text + torn.decode("utf-8", "replace")


def load_record(path: Path) -> Record:
    """Read a file.  Raises `RecordError`, `RecordFileError`."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise RecordFileError.of(path, error) from error
    return read_record(decode_record(data))


def read_record(text: str) -> Record:
    """Read a record.  Raises `RecordError` if its header cannot be used."""
    lines = [line.removesuffix("\r") for line in text.removeprefix("\ufeff").split("\n")]
    torn = lines.pop()  # what stands after the last newline: nothing, if the line was finished
    notices = [_torn(len(lines) + 1)] if torn.strip() else []
    _check_version(lines, torn)
    blank = next((i for i, line in enumerate(lines) if not line.strip()), None)
    if blank is None:
        raise RecordError(len(lines), Notice("the record breaks off in its header"))
    header, where = _read_header(lines[:blank])
    if "edition" not in where:
        told = Notice("The record does not say by which edition of the rules it was played.")
        notices.append(told)
    body = _Body(notices)
    for number, line in enumerate(lines[blank:], blank + 1):
        body.take(number, line.strip())
    entries, mended = tuple(body.entries), tuple(notices)
    return Record(header, entries, body.result, body.ended, body.drawn, mended, where)


def _torn(line: int) -> Notice:
    return Notice("Line {line} was not written to its end and has been dropped.", line=line)


def _check_version(lines: list[str], torn: str) -> None:
    first = (lines[0] if lines else torn).strip()
    if first == VERSION and lines:
        return
    if first.startswith("sobremesa ") and first != VERSION:
        told = Notice(
            "{found!r} is another version of records; this reads {known!r}",
            found=first,
            known=VERSION,
        )
        raise RecordError(1, told)
    raise RecordError(1, Notice("this is no record: its first line must be {line!r}", line=VERSION))


class _Body:
    """The lines after the header, taken one by one."""

    def __init__(self, notices: list[Notice]) -> None:
        self.entries: list[Entry] = []
        self.result: Result | None = None
        self.ended = ""
        self.drawn = ""
        self._notices = notices

    def take(self, line: int, text: str) -> None:
        told, _, comment = (part.strip() for part in text.partition(";"))
        drawn = read_drawn(text)
        if told or drawn is not None:
            self.drawn = drawn or ""
        if told.startswith("="):
            self._take_result(line, told)
        elif told:
            number, move = _NUMBERED.fullmatch(told).groups()  # type: ignore[union-attr] # fits all
            counted = int(number) if number else None
            self.entries.append(Entry(line, counted, move, comment))
        elif comment.startswith("end:"):
            self.ended = comment.removeprefix("end:").strip()

    def _take_result(self, line: int, text: str) -> None:
        found = _RESULT.fullmatch(text)
        if found is None:
            self._notices.append(Notice("Line {line} is no result: {text}", line=line, text=text))
        elif self.result:
            told = Notice("Line {line} is a second result: {text}", line=line, text=text)
            self._notices.append(told)
        else:
            word, home, away, clause = found.groups()
            winner = None if word == "draw" else Seat[word.upper()]
            self.result = Result(line, Outcome(winner, (int(home), int(away)), clause))


_NUMBERED = re.compile(r"(?:([0-9]{1,9})\s+)?(.+)", re.DOTALL)
_RESULT = re.compile(r"=\s*(home|away|draw)\s+([0-9]{1,6}):([0-9]{1,6})\s+([A-Z]+-[\w.]+)")
_COMMENT = re.compile(r"(?:^|\s);.*", re.DOTALL)
_EXTRA_KEY = re.compile(r"[^\W\d][\w .-]*\w")  # two letters or more, so no `K:h12-n18`
_KEYS = ("game", "edition", "options", "seed", "home", "away", "date", "undo", "start")


def _without_comment(text: str) -> str:
    return _COMMENT.sub("", text)


def _read_header(lines: list[str]) -> tuple[Header, dict[str, int]]:
    where: dict[str, int] = {}
    values: dict[str, Any] = {}
    extra: list[tuple[str, str]] = []
    for number, line in enumerate(lines[1:], 2):
        if not (bare := _without_comment(line).strip()):
            continue
        key, colon, value = (part.strip() for part in bare.partition(":"))
        value = _without_comment(value)
        if not colon or not key:
            told = Notice("a header line is 'key: value', not {line!r}", line=bare)
            raise RecordError(number, told)
        if key in where:
            raise RecordError(number, Notice("{key!r} stands twice in the header", key=key))
        if key in _KEYS:
            where[key] = number
            values[key] = _at(number, key, value)
        else:
            _at(number, key, value)
            extra.append((key, value))
    if "game" not in where:
        raise RecordError(len(lines), Notice("the header names no game"))
    return Header(**{"edition": 1, **values}, extra=tuple(extra)), where


def _at(line: int, key: str, value: str) -> object:
    """The value of a header key, its errors told with their line."""
    try:
        if key in _KEYS:
            return _READERS.get(key, _read_text)(value)
        return Header("", 1, extra=((key, value),))
    except ValueError as error:
        told = Notice("{key}: {reason}", key=key, reason=notice_of(error))
        raise RecordError(line, told) from None


def _read_text(value: str) -> str:
    _check_text(value)
    return value


def _read_name(value: str) -> str:
    if not re.fullmatch(r"[a-z0-9-]+", value):
        told = Notice("a game's name is written like 'paper-football', not {name!r}", name=value)
        raise ValueError(told)
    return value


def _read_whole(value: str) -> int:
    if not re.fullmatch(f"-?[0-9]{{1,{SEED_DIGITS}}}", value):
        raise ValueError(Notice("a whole number is needed, not {value!r}", value=value))
    return int(value)


def _read_player(value: str) -> Player:
    name, _, hand = (part.strip() for part in value.partition("|"))
    return Player(name, hand or "human")


def _read_undo(value: str) -> bool:
    if value not in {"yes", "no"}:
        raise ValueError(Notice("must be 'yes' or 'no', not {value!r}", value=value))
    return value == "yes"


_READERS = {
    "game": _read_name,
    "edition": _read_whole,
    "options": read_object,
    "seed": _read_whole,
    "home": _read_player,
    "away": _read_player,
    "undo": _read_undo,
    "start": read_object,
}
