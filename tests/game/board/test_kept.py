"""What a record keeps of a turn that is not over."""

import pytest

from game.board.kept import Kept, read_kept, write_kept


@pytest.mark.parametrize(
    "kept", [Kept(), Kept("h12-h13"), Kept("", 1122), Kept("h12-h13", 1), Kept("10d9 x", 36000)]
)
def test_what_is_written_is_read(kept: Kept) -> None:
    assert read_kept(write_kept(kept)) == kept


@pytest.mark.parametrize("text", ["half", "half x", "half -3", "half 1234567", "halves 3"])
def test_what_is_no_time_is_left_to_the_board(text: str) -> None:
    assert read_kept(text) == Kept(text)
