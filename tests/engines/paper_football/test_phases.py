"""The two tables of a game cover its phases, and each phase is named by a clause."""

import pickle
import re
from pathlib import Path

import pytest

from engines.core.contract import Seat
from engines.core.errors import OptionError
from engines.core.options import read_options
from engines.paper_football import BOOK, PaperOptions
from engines.paper_football.rules import CHOICES, CONSEQUENCES
from engines.paper_football.state import Phase
from tests.engines.paper_football.paper import Desk

RULES = Path(__file__).parents[3] / "assets" / "rules" / "paper-football.md"


def test_both_tables_cover_the_phases() -> None:
    assert set(CHOICES) == set(CONSEQUENCES) == set(Phase)


def test_each_phase_has_the_name_and_a_clause_of_the_rule_file() -> None:
    text = RULES.read_text(encoding="utf-8")
    assert [phase.word for phase in Phase] == ["move", "kick", "restart", "over"]
    assert all(f"`{phase.word}`" in text for phase in Phase)
    assert all(re.search(rf"\*\*{phase.clause}\*\*", text) for phase in Phase)


def test_a_position_can_be_sent_to_another_process() -> None:
    desk = Desk()
    state, _ = desk.play(desk.rules.start(), "h12-h13-i14-i15", "draw")
    sent = pickle.loads(pickle.dumps(state))  # noqa: S301 - our own
    assert sent == state
    assert sent.phase is state.phase


def test_the_rules_name_the_phase_and_the_score() -> None:
    desk = Desk()
    state = desk.at("h24", "away", phase="restart", score=[3, 1])
    assert (desk.rules.phase(state), desk.rules.score(state)) == ("restart", (3, 1))
    assert desk.rules.to_move(state) is Seat.AWAY


def test_the_book_opens_with_its_defaults() -> None:
    rules, notation = BOOK.open(PaperOptions())
    assert (rules.name, rules.edition) == ("paper-football", 1)
    assert notation.load(notation.dump(rules.start())) == rules.start()


@pytest.mark.parametrize(
    ("given", "option"),
    [
        ({"width": 9}, "width"),
        ({"width": 22}, "width"),
        ({"length": 8}, "length"),
        ({"goal": 8}, "goal"),
        ({"goal": 6, "width": 8}, "goal"),
        ({"legs": 3}, "legs"),
        ({"pen": "ink"}, "pen"),
    ],
)
def test_options_out_of_range_are_named(given: dict[str, object], option: str) -> None:
    with pytest.raises(OptionError) as caught:
        read_options(PaperOptions, given)
    assert caught.value.option == option


def test_the_widest_goal_of_each_width_can_be_played() -> None:
    for width in range(8, 21, 2):
        desk = Desk(width=width, goal=min(6, width - 4))
        assert len(desk.legal(desk.rules.start())) > 0
