"""Toss, goals, legs, extra time, shoot-out, dead ball (FF-10) and what all games share."""

from typing import Any

import pytest

from engines.core.contract import Aside, Seat
from engines.core.errors import OptionError
from engines.core.options import read_options
from engines.figurine_football import BOOK, FigurineFootball
from tests.engines.figurine_football.mat import Mat, fresh

SHOT: dict[str, Any] = {"offside": []}


def shot(**more: Any) -> Mat:  # noqa: ANN401 - keys of a position document
    """Home scores, but for `more`, and A1 was not where it began."""
    return Mat("C e12, A1 b7, K e2", "K d14, A1 h7", "e12", **SHOT, **more).play("C*e14")


@pytest.mark.clause("FF-10.1")
@pytest.mark.parametrize("side", ["home", "away"])
def test_the_toss_decides_who_starts(side: str) -> None:
    rules = FigurineFootball()
    assert rules.phase(rules.start()) == "toss"
    assert rules.to_move(rules.start()) is Seat.NATURE
    mat = fresh(side)
    assert (mat.phase, mat.turn, mat.document["starter"]) == ("play", side, side)


@pytest.mark.clause("FF-10.1")
def test_after_a_goal_all_return_and_the_conceder_moves() -> None:
    mat = shot(station={"home": ["B1"]}, bookings={"home": 1})
    document = mat.document
    assert document["figurines"] == {
        "home": {"C": "e2", "A1": "b5", "K": "e1"},
        "away": {"K": "e13", "A1": "h9"},
    }
    assert (document["ball"], mat.turn, mat.phase) == ("e7", "away", "play")
    assert document["station"]["home"] == ["B1"]
    assert (document["leg_goals"], document["leg"]) == (1, 1)
    assert document["last_player"] is None


@pytest.mark.clause("FF-10.2")
def test_a_leg_ends_with_its_goals_and_the_other_side_starts_the_second() -> None:
    mat = shot(leg_goals=1, score=[0, 1], starter="away", turns=30)
    assert mat.events == [("goal", "FF-4.7"), ("leg-over", "FF-10.2")]
    document = mat.document
    assert (document["leg"], document["leg_goals"], document["score"]) == (2, 0, [1, 1])
    assert (document["starter"], mat.turn, document["turns"]) == ("home", "home", 0)


@pytest.mark.clause("FF-10.2")
@pytest.mark.parametrize(
    ("score", "winner"), [([1, 1], "home"), ([0, 3], "away"), ([3, 0], "home")]
)
def test_the_sum_of_two_legs_decides(score: list[int], winner: str) -> None:
    mat = shot(leg=2, leg_goals=1, score=score)
    assert mat.events[-1] == ("full-time", "FF-10.2")
    outcome = mat.rules.outcome(mat.state)
    assert outcome is not None
    assert (outcome.winner, outcome.clause) == (Seat[winner.upper()], "FF-10.2")
    assert outcome.score == (score[0] + 1, score[1])
    assert mat.legal == set()
    assert mat.why("A1>b7") == "G-7"
    assert mat.notation.load(mat.document) == mat.state


@pytest.mark.clause("FF-10.2")
def test_one_leg_and_other_numbers_of_goals() -> None:
    mat = shot(leg_goals=2, score=[0, 2], options={"legs": 1, "goals": 3})
    assert mat.phase == "over"
    assert shot(leg_goals=2, score=[0, 2], options={"goals": 4}).document["leg"] == 1


@pytest.mark.clause("FF-10.2", "G-5")
def test_legs_by_time() -> None:
    by_time = {"legs_by": "time"}
    mat = shot(leg_goals=6, score=[3, 3], options=by_time)
    assert mat.document["leg"] == 1
    assert mat.clocks == {"timeup:half"}
    mat.play("timeup:half")
    assert mat.events[-1] == ("leg-over", "FF-10.2")
    assert (mat.document["leg"], mat.turn) == (2, "away")
    mat.play("timeup:half")
    assert mat.phase == "over"
    assert mat.clocks == set()


@pytest.mark.clause("G-5")
def test_where_no_clock_runs() -> None:
    assert fresh().clocks == set()
    assert fresh().why("timeup:half") == "G-7"
    extra = Mat("K e1", "K e13", "e7", leg=3, options={"legs_by": "time"})
    assert extra.clocks == set()
    aim = Mat("K e1", "K g13", "e12", phase="aim", options={"legs_by": "time"}).play("aim:d")
    assert aim.play("timeup:half").document["leg"] == 2  # whatever was under way
    toss = fresh(legs_by="time")
    toss.state = toss.rules.start()
    assert toss.play("timeup:half").document["leg"] == 2


@pytest.mark.clause("FF-10.3")
def test_level_after_two_legs_goes_to_extra_time() -> None:
    mat = shot(leg=2, leg_goals=1, score=[1, 2], starter="away")
    assert mat.events[1:] == [("leg-over", "FF-10.2"), ("extra-time", "FF-10.3")]
    document = mat.document
    assert (document["leg"], document["starter"], mat.turn) == (3, "home", "home")
    assert document["figurines"]["home"]["A1"] == "b5"


@pytest.mark.clause("FF-10.3")
def test_level_may_be_a_draw() -> None:
    mat = shot(leg=2, leg_goals=1, score=[1, 2], options={"level": "draw"})
    outcome = mat.rules.outcome(mat.state)
    assert outcome is not None
    assert (outcome.winner, outcome.clause) == (None, "FF-10.2")


@pytest.mark.clause("FF-10.3")
def test_a_period_of_extra_time_ends_with_one_goal() -> None:
    mat = shot(leg=3, score=[2, 2], starter="home")
    assert mat.events == [("goal", "FF-4.7"), ("leg-over", "FF-10.3")]
    assert (mat.document["leg"], mat.turn, mat.document["score"]) == (4, "away", [3, 2])
    second = shot(leg=4, score=[2, 2])
    assert second.events[-1] == ("full-time", "FF-10.3")
    assert second.phase == "over"


@pytest.mark.clause("FF-10.3")
def test_a_period_ends_after_so_many_turns_of_both_sides() -> None:
    mat = Mat("K e1, A1 b5", "K e13, A1 b9", "e7", leg=3, turns=58, score=[1, 1])
    mat.play("A1>b7")
    assert mat.document["leg"] == 3
    mat.play("A1>d9")
    assert mat.events == [("leg-over", "FF-10.3")]
    assert (mat.document["leg"], mat.document["turns"], mat.turn) == (4, 0, "away")
    last = Mat("K e1, A1 b5", "K e13", "e7", leg=4, turns=59, score=[1, 1]).play("A1>b7")
    assert last.events == [("leg-over", "FF-10.3"), ("shoot-out", "FF-10.3")]
    short = Mat("K e1, A1 b5", "K e13", "e7", leg=4, turns=9, score=[2, 1],
                options={"extra_turns": 10}).play("A1>b7")  # fmt: skip
    assert short.phase == "over"


def shoot_out(kicks: list[list[bool]] | None = None, side: str = "home") -> Mat:
    return Mat("K e1, A1 b5", "K e13", "e12", phase="shoot-out", leg=4, score=[1, 1],
               to_move=side, kicks=kicks or [[], []])  # fmt: skip


@pytest.mark.clause("FF-10.3")
def test_the_shoot_out_alternates_and_leaves_the_score_alone() -> None:
    mat = Mat("K e1, A1 b5", "K e13", "e7", leg=4, turns=59, score=[1, 1]).play("A1>b7")
    assert (mat.phase, mat.turn, mat.document["kicks"]) == ("shoot-out", "home", [[], []])
    mat.play("aim:d", "dive:e")
    assert (mat.phase, mat.turn, mat.document["kicks"]) == ("shoot-out", "away", [[True], []])
    assert mat.document["ball"] == "e2"
    mat.play("aim:f", "dive:f")
    assert mat.document["kicks"] == [[True], [False]]
    assert mat.document["score"] == [1, 1]
    assert [event for event in mat.events if event[1] == "FF-10.3"][2:] == [
        ("goal", "FF-10.3"), ("saved", "FF-10.3"),
    ]  # fmt: skip
    assert mat.document["figurines"]["home"]["K"] == "e1"


@pytest.mark.clause("FF-8.1", "FF-10.3")
def test_the_aim_is_hidden_in_a_shoot_out_too() -> None:
    mat = shoot_out()
    before = mat.document
    mat.play("aim:f")
    assert (mat.phase, mat.turn) == ("dive", "away")
    assert mat.document == before
    assert mat.told == []


@pytest.mark.clause("FF-10.3")
def test_five_kicks_each_then_sudden_death() -> None:
    mat = shoot_out()
    for _ in range(5):
        mat.play("aim:d", "dive:e", "aim:d", "dive:e")
    assert mat.phase == "shoot-out"
    mat.play("aim:d", "dive:d")
    assert mat.phase == "shoot-out"  # the other one still has his kick
    mat.play("aim:d", "dive:e")
    outcome = mat.rules.outcome(mat.state)
    assert outcome is not None
    assert (outcome.winner, outcome.score, outcome.clause) == (Seat.AWAY, (1, 1), "FF-10.3")
    assert mat.document["winner"] == "away"
    assert mat.notation.load(mat.document) == mat.state


@pytest.mark.clause("FF-10.3")
def test_all_five_kicks_are_taken() -> None:
    mat = shoot_out([[True] * 4, [False] * 4])
    mat.play("aim:d", "dive:d", "aim:d", "dive:d")
    assert mat.phase == "over"


@pytest.mark.clause("FF-10.4")
@pytest.mark.parametrize(
    ("last", "turn", "mover"),
    [("home", "home", "away"), ("home", "away", "away"), ("away", "home", "home"),
     (None, "home", "away"), (None, "away", "home")],
)  # fmt: skip
def test_after_forty_idle_turns_the_ball_is_dead(last: str | None, turn: str, mover: str) -> None:
    mat = Mat("A1 b5, K e1", "A1 b9, K e13", "a1", idle=39, last_player=last, to_move=turn)
    mat.play("A1>d5" if turn == "home" else "A1>d9")
    assert mat.events == [("dead-ball", "FF-10.4")]
    assert (mat.document["ball"], mat.turn, mat.document["idle"]) == ("e7", mover, 0)
    assert mat.document["last_player"] == last


@pytest.mark.clause("FF-10.4")
def test_a_held_ball_goes_too_and_where_nobody_stands() -> None:
    """The nearest square, the lowest band from the mover's side, the lowest column."""
    home = "B1 e7, B2 d6, A1 b5"
    mat = Mat(home, "A1 b9", "e7", idle=39, last_player="away", to_move="away").play("A1>b7")
    assert (mat.turn, mat.document["ball"]) == ("home", "e6")
    mat = Mat(home, "A1 b9", "e7", idle=39, last_player="home", to_move="away").play("A1>b7")
    assert (mat.turn, mat.document["ball"]) == ("away", "d8")


@pytest.mark.clause("FF-10.4")
def test_idle_turns_are_counted_and_forgotten() -> None:
    mat = Mat("C e4, K e1", "K e13", "e7").play("C>e7=", "K>e14")
    assert mat.document["idle"] == 2
    assert mat.play("C*e9").document["idle"] == 0


@pytest.mark.clause("FF-10.4", "FF-9.3")
def test_an_offender_is_placed_before_the_ball_is_dead() -> None:
    mat = Mat("A1 e12, A2 b5", "A1 b9", "a1", idle=39).play("A2>b7")
    assert mat.phase == "place"
    assert mat.notation.load(mat.document) == mat.state
    mat.play("place:none")
    assert mat.events[-1] == ("dead-ball", "FF-10.4")
    assert mat.document["ball"] == "e7"


# -- what all games share


@pytest.mark.clause("G-3")
def test_resigning_and_draws() -> None:
    mat = fresh()
    mat.play("draw")
    assert mat.turn == "home"
    assert mat.why("draw") == "G-3"
    assert mat.document["draw_offer"] == "home"
    mat.play("A1>b7")
    assert mat.document["draw_offer"] == "home"
    assert mat.play("A1>h7").document.get("draw_offer") is None  # declined
    mat.play("draw", "A1>b5", "draw")
    outcome = mat.rules.outcome(mat.state)
    assert outcome is not None
    assert (outcome.winner, outcome.clause) == (None, "G-3")
    gone = fresh().play("resign")
    outcome = gone.rules.outcome(gone.state)
    assert outcome is not None
    assert (outcome.winner, outcome.score) == (Seat.AWAY, (0, 0))
    assert gone.notation.load(gone.document) == gone.state
    assert gone.rules.asides(gone.state) == ()


@pytest.mark.clause("G-7")
def test_nobody_speaks_or_moves_before_the_toss() -> None:
    rules = FigurineFootball()
    assert rules.asides(rules.start()) == ()
    assert rules.refusal(rules.start(), Aside.DRAW) == "G-7"
    mat = fresh()
    mat.state = rules.start()
    for text in ("A1>b7", "pass", "aim:d", "place:none", "timeup:half"):
        assert mat.why(text) == "G-7"
    assert fresh().why("toss:heads") == "G-7"


@pytest.mark.parametrize(
    ("option", "value"),
    [("start", "wide"), ("legs", 3), ("legs_by", "turns"), ("goals", 0), ("leg_minutes", 61),
     ("extra_turns", 9), ("level", "toss"), ("keepers", 1)],
)  # fmt: skip
def test_options_out_of_range(option: str, value: object) -> None:
    with pytest.raises(OptionError) as refused:
        read_options(BOOK.options, {option: value})
    assert refused.value.option == option


def test_the_end_of_the_game_takes_no_move() -> None:
    gone = fresh().play("resign")
    with pytest.raises(ValueError, match="the game is over"):
        gone.rules.apply(gone.state, gone.notation.read(gone.state, "pass"))
