"""The catalogue: games by name."""

import pytest

from engines.catalogue import BOOKS, find_book
from engines.core.errors import UnknownGameError


@pytest.mark.parametrize("name", sorted(BOOKS))
def test_every_entry_leads_to_a_book_of_that_name(name: str) -> None:
    book = find_book(name)
    rules, _ = book.open(book.options())
    assert rules.name == name


def test_an_unknown_name_is_told_with_the_known_ones() -> None:
    with pytest.raises(UnknownGameError, match=r"no game 'ludo'; known games: .*paper-football"):
        find_book("ludo")
