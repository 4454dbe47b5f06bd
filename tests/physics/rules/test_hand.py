"""The table's hand: what it plays is what the laws accept, and the same every time."""

import subprocess
import sys
from math import hypot
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engines.catalogue import find_book
from engines.play.nature import Dice, nature_of
from engines.play.record import Header, read_record
from engines.play.replay import replay
from engines.play.scribe import write_record
from engines.play.session import Session
from physics.carrom import BOOK
from physics.film import Disc
from physics.hand import TableHand, _at_rest, direction, film_of, rest_of
from physics.laws.measures import CORNER, POCKET, on_surface
from physics.laws.moves import Call, Strike
from physics.laws.options import CarromOptions
from physics.laws.state import Phase
from physics.table import TOURNAMENT
from tests.physics.rules.board import Board, men

BOARD = Board()
AnySession = Session[Any, Any]


def new_session(**options: Any) -> AnySession:  # noqa: ANN401 - options of any kind
    return Session(*BOOK.open(CarromOptions(**options)))


def test_the_book_names_its_hand() -> None:
    assert isinstance(nature_of(BOOK, 3), TableHand)
    assert isinstance(nature_of(find_book("paper-football"), 3), Dice)


@pytest.mark.clause("G-4")
def test_the_toss_is_by_the_seed() -> None:
    tosses = [TableHand(seed).poll(new_session()) for seed in range(40)]
    assert set(tosses) == {Call.HEADS, Call.TAILS}
    assert tosses == [TableHand(seed).poll(new_session()) for seed in range(40)]


@pytest.mark.clause("CR-2.4", "CR-3.2")
def test_a_strike_at_the_rack_breaks_it_and_one_past_it_does_not() -> None:
    racked, _ = BOARD.play(BOARD.rules.start(), "toss:heads")
    for text, touched in (("S:0,9000,900", True), ("S:18000,9000,300", False)):
        rolling, _ = BOARD.play(racked, text)
        rest = rest_of(rolling, film_of(rolling, TOURNAMENT))
        assert rest.touched is touched
        assert (rest.men == racked.men) is not touched
        assert BOARD.rules.refusal(rolling, rest) == ""


@pytest.mark.clause("CR-2.4")
def test_a_straight_strike_into_a_pocket() -> None:
    state = BOARD.load(men=[["w", 20000, 20000], ["b", 0, 0], ["q", 9000, 0]], to_move="home")
    rolling, _ = BOARD.play(state, "S:-18420,4936,900")
    rest = rest_of(rolling, film_of(rolling, TOURNAMENT))
    assert (rest.touched, len(rest.men) < 3 or rest.men != rolling.men) == (True, True)


def test_directions_are_exact_on_the_axes_and_mirrored_exactly() -> None:
    axes = [direction(quarter * 9000) for quarter in range(4)]
    assert axes == [(1, 0), (0, 1), (-1, 0), (0, -1)]
    for angle in range(0, 9001, 7):
        across, up = direction(angle)
        assert hypot(across, up) == pytest.approx(1, abs=1e-15)
        assert direction(18000 - angle) == (-across, up)
        assert direction(9000 - angle) == (up, across)


def test_a_man_on_the_rim_does_not_fall_in_by_rounding() -> None:
    for dx, dy in ((1, 0), (0, 1), (0.6, 0.8), (0.8, 0.6)):
        x, y = CORNER / 100 - 22.2501 * dx, CORNER / 100 - 22.2501 * dy
        man = _at_rest("w", Disc(x, y, 0, 0, 15.9, 5.5))
        assert on_surface(man.x, man.y)
        assert hypot(man.x - 100 * x, man.y - 100 * y) < 3
    assert POCKET == 2225


@pytest.mark.parametrize("options", [{}, {"doubles": True, "surface": "slick"}])
def test_what_the_table_says_is_always_accepted(options: dict[str, Any]) -> None:
    """Strokes at random, for several boards."""
    session, luck, hand = new_session(**options), Random(5), TableHand(1)
    for _ in range(300):
        if session.outcome:
            break
        state = session.state
        if state.phase in (Phase.TOSS, Phase.ROLLING):
            session.submit(hand.poll(session))
        elif state.phase is Phase.PLACE:
            session.submit(Call.AUTO)
        else:
            strikes = [m for m in session.rules.legal_moves(state) if isinstance(m, Strike)]
            session.submit(luck.choice(strikes))
    assert any(ply.events for ply in session.plies)
    header = Header("carrom", session.rules.edition, options, 1)
    again = replay(read_record(write_record(header, session)), find_book)
    assert again.whole
    assert again.session.plies == session.plies


PROGRAM = """
from tests.physics.rules.test_hand import break_digest
print(break_digest())
"""


def break_digest() -> str:
    state, _ = BOARD.play(BOARD.rules.start(), "toss:heads", "rack:17", "S:1234,9050,1000")
    return BOARD.notation.write(state, rest_of(state, film_of(state, TOURNAMENT)))


@pytest.mark.clause("G-4")
def test_the_same_strike_is_the_same_rest_in_another_process() -> None:
    root = Path(__file__).parents[3]
    for hash_seed in ("1", "2"):
        done = subprocess.run(  # noqa: S603 - our own program
            [sys.executable, "-c", PROGRAM],
            cwd=root,
            env={"PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(root)},
            capture_output=True,
            text=True,
            check=True,
        )
        assert done.stdout.strip() == break_digest()


def test_the_surface_is_an_option() -> None:
    rests = set()
    for surface in ("tournament", "dry", "slick"):
        session = new_session(surface=surface)
        for text in ("toss:heads", "S:100,9000,700"):
            session.submit(session.notation.read(session.state, text))
        rests.add(TableHand(0).poll(session))
    assert len(rests) == 3


def test_nothing_struck_nothing_played() -> None:
    with pytest.raises(ValueError, match="struck"):
        film_of(BOARD.load(men=men(1, 1), to_move="home"), TOURNAMENT)
