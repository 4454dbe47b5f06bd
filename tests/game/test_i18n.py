"""Words for everything that the rules can say."""

import re
from pathlib import Path
from string import Formatter

import pytest

from engines.catalogue import BOOKS, find_book
from engines.core.options import Choice, kinds
from engines.play.notice import Notice
from game.assets import Assets
from game.catalogue import GAMES
from game.i18n import CLAUSES, OPTIONS, TURNS, Words
from game.rule_text import clauses, house_rules, read_rules

WORDS = Words()


def ids_of(game: str) -> frozenset[str]:
    """The clauses of a game's rule file and those common to all."""
    assets = Assets()
    own = clauses(read_rules(assets.text(f"rules/{game}.md")))
    return own | clauses(house_rules(assets.text("rules/README.md")))


@pytest.mark.parametrize("game", BOOKS)
def test_every_clause_has_a_sentence(game: str) -> None:
    for clause in ids_of(game):
        sentence = WORDS.clause(clause)
        assert sentence[0].isupper(), clause
        assert sentence.endswith("."), clause
        assert len(sentence) <= 90, clause  # it stands in a tooltip


def test_no_sentence_is_left_over() -> None:
    known = frozenset[str]().union(*(ids_of(game) for game in BOOKS))
    assert set(CLAUSES) == known


def test_sentences_differ() -> None:
    assert len(set(CLAUSES.values())) == len(CLAUSES)


def test_an_unknown_clause_is_an_error() -> None:
    with pytest.raises(KeyError):
        WORDS.clause("PF-X1")


@pytest.mark.parametrize("game", BOOKS)
def test_every_option_and_value_has_words(game: str) -> None:
    allowed = kinds(find_book(game).options)
    assert set(OPTIONS[game]) == set(allowed)
    for name, kind in allowed.items():
        words = WORDS.option(game, name)
        assert words.label != name
        assert words.help.endswith(".")
        if isinstance(kind, Choice):
            assert set(words.values) == set(kind.words)


def test_an_option_without_words_is_shown_by_its_name() -> None:
    words = WORDS.option("paper-football", "bounce")
    assert (words.label, words.help, dict(words.values)) == ("bounce", "", {})


def test_turns_have_their_gaps_and_an_unknown_phase_has_words() -> None:
    for game in TURNS.values():
        for turn in game.values():
            assert gaps(turn.plain) == {"name"}
            assert gaps(turn.leading) == {"name", "score"}
    assert WORDS.turn("no game", "no phase").plain == "{name} is to move."


def test_notices_are_filled() -> None:
    notice = Notice("{file} is gone ({reason}).", file="a", reason="b")
    assert WORDS.notice(notice) == "a is gone (b)."


def test_numbers_choose_their_form() -> None:
    assert WORDS.ntr("{n} point", "{n} points", 1) == "{n} point"
    assert WORDS.ntr("{n} point", "{n} points", 2) == "{n} points"


def test_games_in_the_catalogue_have_books_and_texts() -> None:
    assert [entry.name for entry in GAMES] == list(BOOKS)
    assert all(entry.stays == "" or entry.stays in CLAUSES for entry in GAMES)


def test_gaps_have_names() -> None:
    """A translator may have to turn a sentence round: no {} and no {0}."""
    for path in Path(__file__).parents[2].glob("game/**/*.py"):
        for text in re.findall(r'\b(?:tr|N_)\(\s*"((?:[^"\\]|\\.)*)"', path.read_text("utf-8")):
            assert all(name and not name.isdecimal() for name in gaps(text)), (path.name, text)


def gaps(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}
