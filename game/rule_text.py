"""A rule file as a player reads it: headings, clauses with their ids, paragraphs, worked cases.

The files are written for players and programmers alike; what is only for programmers (where the
source lies, events, notation, position documents, figures for tests) is left out here.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import count
from typing import Literal

Kind = Literal["title", "heading", "clause", "text", "case"]

UNREAD = {"Notation and position", "Position document"}
_CLAUSE = re.compile(r"\*\*([A-Z]{1,2}-[A-Z]?\d+(?:\.\d+)?)\*\* ?")
_MARKS = re.compile(r"\s*\[((?:RO|IT|[DTSLR])\d*\b[^\]]*)\]")
_EMPHASIS = re.compile(r"\*{1,2}([^*]+)\*{1,2}")
_PARAGRAPH = re.compile(r"(R[A-Z]*|L|IT) ?[0-9]")  # of the source: "RO 3.3", "L45", "IT101"
_OURS = re.compile(r"\bD\b")
_BUILDERS = re.compile(r"is null|see notation|figure to test|correct engine|comment line|document")
_ASIDE = re.compile(r"\s*\([^()]*\)")
_PART = re.compile(r"(?<=[.;])\s+")
_RANGE = re.compile(r"(?<=\w)\.\.(?=\w)")
_CASE = re.compile(r"\d+\. ")


@dataclass(frozen=True, slots=True)
class Block:
    """One piece of a rule card.

    `mark` is the id of a clause or the number of a case; `source` names the paragraphs it rests on,
    and `ours` says that some of it is a decision of ours because no source settles it.
    """

    kind: Kind
    text: str
    mark: str = ""
    source: str = ""
    ours: bool = False


def read_rules(text: str) -> tuple[Block, ...]:
    """The blocks of a rule file, in order."""
    blocks: list[Block] = []
    reading, fenced = True, False
    for line in text.splitlines():
        if line.startswith("```"):
            fenced = not fenced
        if line.startswith("#"):
            made = _heading(line)
            reading = made.kind == "heading" and made.text not in UNREAD
            blocks += [made] if reading or made.kind == "title" else []
        elif (
            reading and not fenced and line.strip() and not line.startswith(("```", "Events", "|"))
        ):
            blocks += _block(line.strip()) if _begun(blocks) else []
    return tuple(_counted(blocks))


def house_rules(text: str) -> tuple[Block, ...]:
    """The clauses common to all games, out of the overview file."""
    return tuple(block for block in read_rules(text) if block.kind == "clause")


def reworded(blocks: Iterable[Block], words: Mapping[str, str]) -> Iterator[Block]:
    """The blocks in other words, where `words` has any.

    Its keys are the id of a clause, "case 3", "heading Field", and "text Field" for a paragraph
    under that heading.
    """
    heading = ""
    for block in blocks:
        heading = block.text if block.kind == "heading" else heading
        key = {
            "clause": block.mark,
            "case": f"case {block.mark}",
            "text": f"text {heading}",
        }.get(block.kind, f"{block.kind} {block.text}")
        yield replace(block, text=words.get(key, block.text))


def clauses(blocks: tuple[Block, ...]) -> frozenset[str]:
    """The ids of the clauses among the blocks."""
    return frozenset(block.mark for block in blocks if block.kind == "clause")


def _counted(blocks: list[Block]) -> Iterator[Block]:
    """The blocks with the cases that are left numbered from 1."""
    numbers = count(1)
    for block in blocks:
        yield replace(block, mark=str(next(numbers))) if block.kind == "case" else block


def _begun(blocks: list[Block]) -> bool:
    """Whether a section has been opened; the preamble of a file is for those who build."""
    return any(block.kind == "heading" for block in blocks)


def _heading(line: str) -> Block:
    level = len(line) - len(line.lstrip("#"))
    return Block("title" if level == 1 else "heading", _plain(line.lstrip("#")))


def _block(line: str) -> list[Block]:
    """The block of a line; none if it is a case that only a test can follow."""
    line = line.removeprefix("- ")
    clause = _CLAUSE.match(line)
    case = _CASE.match(line)
    if clause:
        return [_sourced("clause", line[clause.end() :], clause.group(1))]
    if case:
        followed = not _BUILDERS.search(line)
        return [_sourced("case", line[case.end() :])] if followed else []
    return [_sourced("text", line)]


def _sourced(kind: Kind, text: str, mark: str = "") -> Block:
    """A block with its bracketed marks taken out and told apart."""
    marks = [part.strip() for found in _MARKS.findall(text) for part in found.split(";")]
    source = ", ".join(p for p in marks if _PARAGRAPH.match(p) and not _OURS.search(p))
    ours = any(_OURS.search(part) for part in marks)
    return Block(kind, _for_players(_plain(text)), mark, source, ours)


def _for_players(text: str) -> str:
    """Without what only programmers need: sentences, remarks in brackets, signs of theirs."""
    text = _RANGE.sub("\u2013", text).replace("->", "\u2013")
    text = _ASIDE.sub(lambda aside: "" if _BUILDERS.search(aside[0]) else aside[0], text)
    parts = [part for part in _PART.split(text) if not _BUILDERS.search(part)]
    told = " ".join(parts)
    return f"{told[:-1]}." if told.endswith(";") else told


def _plain(text: str) -> str:
    """Without brackets and marks of emphasis."""
    return _EMPHASIS.sub(r"\1", _MARKS.sub("", text).replace("`", "")).strip()
