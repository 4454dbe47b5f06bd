"""Moves that are too many to be listed."""

from engines.core.sampled import Sampled


def test_in_is_the_law_and_a_loop_meets_some() -> None:
    drawn: list[int] = []

    def draw() -> list[int]:
        drawn.append(1)
        return [2, 4, 6]

    even = Sampled[int](lambda move: isinstance(move, int) and move % 2 == 0, draw)
    assert 1000 in even
    assert 3 not in even
    assert not drawn, "asking the law draws nothing"
    assert (list(even), len(even), bool(even)) == ([2, 4, 6], 3, True)
    assert drawn == [1]
    assert (even.named, dict(even.ranges)) == (None, {})
