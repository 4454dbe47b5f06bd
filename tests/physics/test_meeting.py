"""The first root of a quartic that falls, against roots known beforehand."""

from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from physics.meeting import Quartic, first_meeting

TIME = st.floats(0.001, 4.0)


def quartic(*roots: complex) -> Quartic:
    lowest = np.real(np.poly(roots))[::-1]
    c0, c1, c2, c3, c4 = [*lowest.tolist(), 0.0, 0.0][:5]
    return c0, c1, c2, c3, c4


@pytest.mark.parametrize(
    ("roots", "until", "moment"),
    [
        ((1.0, 2.0), 5.0, 1.0),
        ((1.0, 2.0), 0.5, None),
        ((1.0, 2.0, 3.0, 4.0), 5.0, 1.0),
        ((-1.0, -2.0, 3.0, 4.0), 5.0, 3.0),
        ((-1.0, 0.0, 3.0, 4.0), 5.0, 3.0),  # touches and rises: not now
        ((-2.0, -1.0), 5.0, None),
        ((0.0, 2.0), 5.0, 0.0),  # touches and falls: now
        ((1.0 + 0.01j, 1.0 - 0.01j, 3.0, 4.0), 5.0, 3.0),  # passes by closely first
        ((1.0, 1.001, 3.0, 4.0), 5.0, 1.0),
    ],
)
def test_known_roots(roots: tuple[complex, ...], until: float, moment: float | None) -> None:
    found = first_meeting(quartic(*roots), until)
    assert found == (moment if moment is None else pytest.approx(moment, abs=1e-9))


@given(st.lists(TIME, min_size=4, max_size=4, unique=True))
def test_the_first_of_four(roots: list[float]) -> None:
    roots.sort()
    if min(b - a for a, b in pairwise(roots)) > 0.05:
        found = first_meeting(quartic(*roots), 5.0)
        assert found == pytest.approx(roots[0], abs=1e-6)
