"""Twenty strikes end as they always did."""

import json
from typing import Any

import pytest

from physics.table import TOURNAMENT, Disc, Table
from tests.physics import golden

KEPT: list[dict[str, Any]] = json.loads(golden.FILE.read_text("utf-8"))


@pytest.mark.parametrize("kept", KEPT, ids=range(len(KEPT)))
def test_a_strike_ends_as_it_did(kept: dict[str, Any]) -> None:
    found = golden.told(Table(TOURNAMENT).play([Disc(*disc) for disc in kept["discs"]]))
    assert found["pocketed"] == kept["pocketed"]
    assert found["contacts"] == kept["contacts"]
    assert found["duration"] == pytest.approx(kept["duration"], abs=1e-5)
    for mine, old in zip(found["rest"], kept["rest"], strict=True):
        assert mine == (old and pytest.approx(old, abs=1e-3))


def test_there_are_twenty() -> None:
    assert len(KEPT) == 20
