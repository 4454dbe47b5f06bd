from typing import Any

import pytest

from engines.core.contract import Aside, Outcome, Seat
from engines.core.errors import GameOverError, IllegalMoveError
from engines.play.session import Ply, Session
from tests.engines.play.race import BOOK, Race, RaceOptions, Step

RaceSession = Session[Any, Any]


def begin(state: Race | None = None) -> RaceSession:
    return Session(*BOOK.open(RaceOptions()), state)


def test_a_move_is_made_for_the_seat_to_move(session: RaceSession) -> None:
    ply = session.submit(Step("roll", 2))
    assert (ply.seat, ply.before, ply.after) == (Seat.NATURE, Race(), Race(die=2))
    assert [event.clause for event in ply.events] == ["RC-1"]
    assert session.state == ply.after
    assert session.to_move is Seat.HOME


@pytest.mark.clause("G-1")
def test_an_illegal_move_changes_nothing_and_is_refused_by_its_clause() -> None:
    session = begin(Race(die=2))
    session.submit(Step("walk", 2))
    session.undo()
    heard: list[object] = []
    session.watchers.append(heard.append)
    with pytest.raises(IllegalMoveError, match=r"'walk:3' is refused by RC-2") as caught:
        session.submit(Step("walk", 3))
    assert (caught.value.clause, caught.value.text) == ("RC-2", "walk:3")
    assert session.state == Race(die=2)
    assert heard == []
    assert session.can_redo


@pytest.mark.clause("G-2")
def test_the_only_move_is_listed_and_not_made_unasked() -> None:
    session = begin(Race(men=(7, 0), die=2))
    assert list(session.rules.legal_moves(session.state)) == [Step("stay")]
    assert session.plies == []
    assert session.submit(Step("stay")).seat is Seat.HOME


@pytest.mark.clause("G-3")
def test_asides_belong_to_the_side_to_move() -> None:
    session = begin(Race(die=2))
    assert not set(session.rules.legal_moves(session.state)) & set(Aside)
    assert session.submit(Aside.DRAW).seat is Seat.HOME
    assert session.to_move is Seat.HOME
    assert session.refusal(Aside.DRAW) == "G-3"
    session.submit(Step("stay"))
    assert session.refusal(Aside.RESIGN) == "G-3"  # nature is to move
    session.submit(Step("roll", 1))
    session.submit(Aside.DRAW)
    assert session.outcome == Outcome(None, (0, 0), "G-3")


@pytest.mark.clause("G-3")
def test_any_other_move_declines_a_draw() -> None:
    session = begin(Race(die=2, turn=Seat.AWAY, draw_offer=Seat.HOME))
    session.submit(Step("stay"))
    assert session.state.draw_offer is None


@pytest.mark.clause("G-5")
def test_a_fallen_clock_is_nature_s_move_out_of_turn() -> None:
    session = begin(Race(die=2))
    ply = session.submit(Step("timeup:turn"))
    assert (ply.seat, ply.after) == (Seat.NATURE, Race(turn=Seat.AWAY))
    assert session.refusal(Step("timeup:turn")) == "G-7"


@pytest.mark.clause("G-7")
def test_each_seat_makes_its_own_moves() -> None:
    session = begin(Race(die=2))
    assert session.refusal(Step("walk", 1), Seat.HOME) == ""
    assert session.refusal(Step("walk", 1), Seat.AWAY) == "G-7"
    assert session.refusal(Step("roll", 1)) == "G-7"
    assert session.refusal(Step("block"), Seat.AWAY) == ""
    assert session.refusal(Step("block"), Seat.HOME) == "G-7"
    assert session.submit(Step("block")).seat is Seat.AWAY
    assert session.state.blocked == (False, True)


def test_after_the_end_no_move_is_made() -> None:
    session = begin(Race(ended="draw"))
    assert session.to_move is None
    with pytest.raises(GameOverError):
        session.submit(Step("roll", 1))
    assert session.refusal(Step("roll", 1)) == "G-7"


@pytest.mark.clause("G-6")
def test_back_and_forth(session: RaceSession) -> None:
    assert not session.can_undo
    made = [session.submit(Step("roll", 2)), session.submit(Step("walk", 2))]
    assert session.undo() is made[1]
    assert session.undo() is made[0]
    assert session.state == session.start
    assert session.redo() is made[0]
    assert session.can_redo
    assert session.redo() is made[1]
    assert session.plies == made
    assert not session.can_redo
    session.undo()
    session.submit(Step("stay"))
    assert not session.can_redo


def test_nothing_to_take_back_or_to_make_again(session: RaceSession) -> None:
    with pytest.raises(IndexError):
        session.undo()
    with pytest.raises(IndexError):
        session.redo()


def test_watchers_hear_after_it_has_happened(session: RaceSession) -> None:
    heard: list[tuple[Ply[Any, Any] | None, Race]] = []
    session.watchers.append(lambda ply: heard.append((ply, session.state)))
    ply = session.submit(Step("roll", 2))
    session.undo()
    session.redo()
    assert heard == [(ply, Race(die=2)), (None, Race()), (ply, Race(die=2))]
