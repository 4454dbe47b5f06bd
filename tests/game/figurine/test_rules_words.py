"""The rule card of figurine football: its words are complete, and say what the rule file says."""

import re
from collections.abc import Iterator

import pytest

from engines.figurine_football.choices import CHOICES
from engines.figurine_football.state import Phase
from game.assets import Assets
from game.rule_text import Block, house_rules, read_rules, reworded
from game.words.figurine_football import CLAUSES, TURNS
from game.words.figurine_football_rules import RULES
from game.words.house import RULES as HOUSE

FILE = Assets().text("rules/figurine-football.md")
BLOCKS = read_rules(FILE)[1:]
REFERENCE = re.compile(r"\b(?:FF|G)-\d+(?:\.\d+)?")
NUMBER = re.compile(r"\d+")
SQUARE = re.compile(r"\b[a-i]\d+")
FIGURINE = re.compile(r"\b[AB]\d")
RANGE = re.compile(r"\b(\d+)\u2013(\d+)")
COLUMNS = re.compile(r"\b([a-i])`?[\u2013-]`?([a-i])\b")
MARKS = re.compile(r"\[[^]]*\]$")
COUNTED = {"two": 2, "three": 3, "four": 4, "five": 5, "eight": 8, "ten": 10}
UNSAID = {
    "FF-1.1": {10, 14},  # how to turn a square by 180 degrees
}
FOR_PROGRAMMERS = re.compile(
    r"[|`_{\[]|->|\b(?:document|engine|null|phase|key|legal|perft|nature|D|PF|CR|CF|DF)\b"
)
CASES = re.findall(r"^(\d)\. (.*)$", FILE, re.MULTILINE)
LINES = dict(re.findall(r"^- \*\*(FF-\d+\.\d)\*\* (.*)$", FILE, re.MULTILINE)) | {
    f"case {number}": text for number, text in CASES
}
OPTIONS = FILE.split("## Options")[1].split("##")[0]
BOUNDS = re.findall(r"`(\w+)` (\d+)-(\d+) \((\d+)", OPTIONS)
TABLE = [line.split("|")[2] for line in FILE.splitlines() if line.startswith("| ")][1:]
WRITTEN = sorted(set(re.findall(r"`([^`]+)`", " ".join(TABLE))))


def plain(text: str) -> str:
    """Without the names of clauses, which have digits too, and without marks of the file's own."""
    for left_out in (MARKS, REFERENCE):
        text = left_out.sub("", text)
    return text


def digits(text: str) -> set[int]:
    return {int(found) for found in NUMBER.findall(plain(text))}


def counted(text: str) -> set[int]:
    """The numbers in words, but "one", which mostly counts nothing."""
    found = re.findall(r"[a-z]+", plain(text).lower())
    return {COUNTED[word] for word in found if word in COUNTED}


def spanned(text: str) -> Iterator[int]:
    for first, last in RANGE.findall(text):
        yield from range(int(first), int(last) + 1)


def squares(text: str) -> set[str]:
    return set(SQUARE.findall(plain(text)))


def told(blocks: tuple[Block, ...], words: dict[str, str]) -> list[str]:
    return sorted(block.text for block in reworded(blocks, words))


def test_every_block_is_told_in_a_players_words() -> None:
    marked = {key: f"<{key}>" for key in HOUSE | RULES}
    blocks = BLOCKS + house_rules(Assets().text("rules/README.md"))
    assert told(blocks, marked) == sorted(marked.values())


def test_a_block_without_words_would_be_found() -> None:
    assert told(BLOCKS, RULES) == sorted(RULES.values())
    lacking = {key: text for key, text in RULES.items() if key != "FF-5.2"}
    assert told(BLOCKS, lacking) != sorted(lacking.values())


def test_every_clause_has_a_sentence_and_a_wording() -> None:
    named = {key for key in RULES if key.startswith("FF-")}
    assert named == set(CLAUSES) == {mark for mark in LINES if mark.startswith("FF-")}


@pytest.mark.parametrize("key", RULES)
def test_nothing_in_the_words_is_for_programmers(key: str) -> None:
    found = FOR_PROGRAMMERS.search(RULES[key])
    assert found is None, found
    assert RULES[key][-1] in ".)" or key.startswith("heading")


def test_what_is_for_programmers_would_be_found() -> None:
    assert sum(1 for text in LINES.values() if FOR_PROGRAMMERS.search(text)) > 20


def test_the_clauses_that_the_words_name_are_in_the_file() -> None:
    named = {found for text in RULES.values() for found in REFERENCE.findall(text)}
    assert len(named) > 10
    assert named <= set(LINES) | set(HOUSE)


def test_no_clause_sends_the_reader_to_itself() -> None:
    assert not [key for key, text in RULES.items() if key in REFERENCE.findall(text)]


@pytest.mark.parametrize("key", LINES)
def test_the_squares_told_are_those_of_the_file(key: str) -> None:
    assert squares(RULES[key]) == squares(LINES[key])


@pytest.mark.parametrize("key", LINES)
def test_the_figurines_told_are_those_of_the_file(key: str) -> None:
    assert set(FIGURINE.findall(RULES[key])) == set(FIGURINE.findall(LINES[key]))


@pytest.mark.parametrize("key", LINES)
def test_the_columns_told_are_those_of_the_file(key: str) -> None:
    assert set(COLUMNS.findall(RULES[key])) == set(COLUMNS.findall(LINES[key]))


@pytest.mark.parametrize("key", LINES)
def test_no_number_is_told_that_the_file_does_not_have(key: str) -> None:
    assert digits(RULES[key]) <= digits(LINES[key]) | counted(LINES[key])


@pytest.mark.parametrize("key", LINES)
def test_every_number_of_the_file_is_told(key: str) -> None:
    said = digits(RULES[key]) | counted(RULES[key]) | set(spanned(RULES[key]))
    assert digits(LINES[key]) - UNSAID.get(key, set()) <= said
    assert counted(LINES[key]) <= said


@pytest.mark.parametrize(("option", "low", "high", "usual"), BOUNDS)
def test_an_option_has_the_bounds_and_the_usual_value_of_the_file(
    option: str, low: str, high: str, usual: str
) -> None:
    bounds = rf"\b{low}\u2013{high}\b[^()]*\((?:usually )?{usual}\b"
    assert re.search(bounds, RULES["text Options"]), option


def test_the_options_are_all_told() -> None:
    assert len(BOUNDS) == 4
    assert digits(RULES["text Options"]) == digits(OPTIONS)


def test_every_way_to_write_a_move_is_told() -> None:
    assert len(WRITTEN) == 17
    for written in WRITTEN:
        shown = re.escape(written)
        assert re.search(rf"(?<![\w*>^@:-]){shown}(?![\w*=>@:])", RULES["text Moves"]), written


@pytest.mark.parametrize(
    ("clause", "words"),
    [
        ("FF-3.1", "what stands on the square gone round does not matter"),
        ("FF-3.2", "The ball on it does not matter"),
        ("FF-3.3", "stops there"),
        ("FF-4.2", "flies over everything"),
        ("FF-4.5", "the last one may"),
        ("FF-5.2", "A keeper cannot be tackled"),
        ("FF-7.2", "neither to a circled nor to a red one"),
        ("FF-8.1", "hidden until both have picked"),
        ("FF-9.1", "the keeper too"),
        ("FF-9.3", "or leaves it"),
    ],
)
def test_what_is_easily_mistaken_is_said(clause: str, words: str) -> None:
    assert words in RULES[clause]


def test_a_phase_that_is_not_said_as_in_any_game_has_its_words() -> None:
    usual = {Phase.TOSS, Phase.PLAY, Phase.OVER}
    assert set(TURNS) == {phase.word for phase in CHOICES if phase not in usual}
