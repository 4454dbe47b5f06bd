"""What every rule card is held to: its words are complete, and say what the rule file says."""

import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import ClassVar

import pytest

from game.assets import Assets
from game.rule_text import Block, house_rules, read_rules, reworded
from game.words.house import RULES as HOUSE

NUMBER = re.compile(r"\d+")
RANGE = re.compile(r"\b(\d+)\u2013(\d+)")
MARKS = re.compile(r"\[[^]]*\]$")
COUNTED = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "eight": 8, "eleven": 11}


def spanned(text: str) -> Iterator[int]:
    for first, last in RANGE.findall(text):
        yield from range(int(first), int(last) + 1)


def clauses_of(game: str, prefix: str) -> dict[str, str]:
    """The clauses of a rule file."""
    file = Assets().text(f"rules/{game}.md")
    return dict(re.findall(rf"^- \*\*({prefix}-\d+\.\d)\*\* (.*)$", file, re.MULTILINE))


def told(blocks: tuple[Block, ...], words: Mapping[str, str]) -> list[str]:
    return sorted(block.text for block in reworded(blocks, words))


@dataclass(frozen=True, repr=False)  # a failure need not show all words
class Card:
    """A rule file with its wording for players.

    `columns` are the letters of the squares, `left_out` what has digits in the file and means no
    number, `counts` the numbers in words that only this file counts with, `unsaid` the numbers that
    players need not be told, by clause.
    """

    game: str
    prefix: str  # of its clauses
    clauses: Collection[str]
    words: Mapping[str, str]
    columns: str
    for_programmers: str
    left_out: str = ""
    counts: Mapping[str, int] = field(default_factory=dict)
    unsaid: Mapping[str, set[int]] = field(default_factory=dict)

    @cached_property
    def file(self) -> str:
        return Assets().text(f"rules/{self.game}.md")

    @cached_property
    def lines(self) -> dict[str, str]:
        """The clauses and the worked cases of the file."""
        clauses = clauses_of(self.game, self.prefix)
        cases = re.findall(r"^(\d)\. (.*)$", self.file, re.MULTILINE)
        return clauses | {f"case {number}": text for number, text in cases}

    @cached_property
    def blocks(self) -> tuple[Block, ...]:
        return read_rules(self.file)[1:]

    @cached_property
    def options(self) -> str:
        """The chapter of the file about them."""
        return self.file.split("## Options")[1].split("##")[0]

    @cached_property
    def bounds(self) -> list[tuple[str, str, str, str]]:
        """Name, lowest, highest and usual value of each option that is a number."""
        return re.findall(r"`(\w+)` (\d+)-(\d+) \((\d+)", self.options)

    @cached_property
    def written(self) -> list[str]:
        """How the file writes moves, as its table has them."""
        table = [line.split("|")[2] for line in self.file.splitlines() if line.startswith("| ")]
        return sorted(set(re.findall(r"`([^`]+)`", " ".join(table[1:]))))

    @cached_property
    def reference(self) -> re.Pattern[str]:
        """How a clause is named."""
        return re.compile(rf"\b(?:{self.prefix}|G)-\d+(?:\.\d+)?")

    def plain(self, text: str) -> str:
        """Without the names of clauses, which have digits too, and without marks of its own."""
        return re.sub(self.left_out, "", self.reference.sub("", MARKS.sub("", text)))

    def digits(self, text: str) -> set[int]:
        return {int(found) for found in NUMBER.findall(self.plain(text))}

    def counted(self, text: str) -> set[int]:
        """The numbers in words; "one" mostly counts nothing."""
        known = COUNTED | dict(self.counts)
        found = re.findall(r"[a-z]+", self.plain(text).lower())
        return {known[word] for word in found if word in known}

    def squares(self, text: str) -> set[str]:
        return set(re.findall(rf"\b[{self.columns}]\d+", self.plain(text)))

    def spans(self, text: str) -> set[tuple[str, str]]:
        """From which column to which."""
        one = f"[{self.columns}]"
        return set(re.findall(rf"\b({one})`?[\u2013-]`?({one})\b", text))

    def programmers(self, text: str) -> list[str]:
        """What only programmers understand."""
        return re.findall(self.for_programmers, text)


class RulesWords:
    """The tests that all rule cards share; the class of a game says which card."""

    card: ClassVar[Card]
    coded: ClassVar[Collection[str]] = ()  # wordings that show how moves are written
    references: ClassVar[int] = 10  # the words name more clauses than so many
    options: ClassVar[int] = 4
    usual: ClassVar[Mapping[str, str]] = {}  # said otherwise than by the number alone
    bounds: ClassVar[str] = "(?:\\b{low}\u2013|\\bup to ){high}\\b"
    mistaken: ClassVar[Collection[tuple[str, str]]] = ()  # a clause, and what it has to stress

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        card = self.card
        for names, cases in (
            ("key", [*card.lines]),
            ("wording", [key for key in card.words if key not in self.coded]),
            ("option,low,high,usual", card.bounds),
            ("clause,stressed", self.mistaken),
        ):
            if names.split(",")[0] in metafunc.fixturenames:
                metafunc.parametrize(names, cases)

    def test_every_block_is_told_in_a_players_words(self) -> None:
        marked = {key: f"<{key}>" for key in {**HOUSE, **self.card.words}}
        blocks = self.card.blocks + house_rules(Assets().text("rules/README.md"))
        assert told(blocks, marked) == sorted(marked.values())

    def test_a_block_without_words_would_be_found(self) -> None:
        card = self.card
        assert told(card.blocks, card.words) == sorted(card.words.values())
        (first, *_) = card.clauses
        lacking = {key: text for key, text in card.words.items() if key != first}
        assert told(card.blocks, lacking) != sorted(lacking.values())

    def test_every_clause_has_a_sentence_and_a_wording(self) -> None:
        prefix = f"{self.card.prefix}-"
        named = {key for key in self.card.words if key.startswith(prefix)}
        clauses = {mark for mark in self.card.lines if mark.startswith(prefix)}
        assert named == set(self.card.clauses) == clauses

    def test_nothing_in_the_words_is_for_programmers(self, wording: str) -> None:
        text = self.card.words[wording]
        assert not self.card.programmers(text)
        assert text[-1] in ".)" or wording.startswith("heading")

    def test_what_is_for_programmers_would_be_found(self) -> None:
        assert sum(1 for text in self.card.lines.values() if self.card.programmers(text)) > 20

    def test_the_clauses_that_the_words_name_are_in_the_file(self) -> None:
        card = self.card
        named = {name for text in card.words.values() for name in card.reference.findall(text)}
        assert len(named) > self.references
        assert named <= set(card.lines) | set(HOUSE)

    def test_no_clause_sends_the_reader_to_itself(self) -> None:
        card = self.card
        assert not [key for key, text in card.words.items() if key in card.reference.findall(text)]

    def test_the_squares_told_are_those_of_the_file(self, key: str) -> None:
        card = self.card
        assert card.squares(card.words[key]) == card.squares(card.lines[key])

    def test_the_columns_told_are_those_of_the_file(self, key: str) -> None:
        card = self.card
        assert card.spans(card.words[key]) == card.spans(card.lines[key])

    def test_no_number_is_told_that_the_file_does_not_have(self, key: str) -> None:
        card, line = self.card, self.card.lines[key]
        assert card.digits(card.words[key]) <= card.digits(line) | card.counted(line)

    def test_every_number_of_the_file_is_told(self, key: str) -> None:
        card, line, text = self.card, self.card.lines[key], self.card.words[key]
        said = card.digits(text) | card.counted(text) | set(spanned(text))
        assert (card.digits(line) | card.counted(line)) - card.unsaid.get(key, set()) <= said

    def test_an_option_has_the_bounds_and_the_usual_value_of_the_file(
        self, option: str, low: str, high: str, usual: str
    ) -> None:
        bounds = self.bounds.format(low=low, high=high)
        usual = self.usual.get(option, usual)
        wanted = rf"{bounds}[^()]*\((?:usually )?{usual}\b"
        assert re.search(wanted, self.card.words["text Options"]), option

    def test_the_options_are_all_told(self) -> None:
        card = self.card
        assert len(card.bounds) == self.options
        assert card.digits(card.words["text Options"]) == card.digits(card.options)

    def test_what_is_easily_mistaken_is_said(self, clause: str, stressed: str) -> None:
        assert stressed in self.card.words[clause]
