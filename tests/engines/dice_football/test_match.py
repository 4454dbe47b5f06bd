"""The draw, halves, time and the shoot-out (chapter 3)."""

from typing import Any

import pytest

from engines.core.contract import Outcome
from engines.core.errors import OptionError
from engines.core.options import read_options
from engines.dice_football import BOOK
from tests.engines.dice_football.played import Pitch

ROLLS = {"rolls": 2}
DRAW, PENALTIES = {"level": "draw"}, {"level": "penalties"}


def end(pitch: Pitch) -> tuple[str, tuple[int, int], str]:
    """Who has won ("": nobody), the score, and the clause."""
    outcome = pitch.session.outcome
    assert isinstance(outcome, Outcome)
    winner = "" if outcome.winner is None else outcome.winner.word
    return winner, outcome.score, outcome.clause


# -- the draw


@pytest.mark.clause("DF-3.1")
def test_the_higher_roll_kicks_off() -> None:
    assert Pitch.opened({}).play("roll:2", "roll:5").now == ("roll", "away", "centre")
    match = Pitch.opened({}).play("roll:6")
    assert match.document["draw"] == [6, None]
    match.play("roll:6")
    assert (match.phase, match.document.get("draw")) == ("draw", None)
    assert match.play("roll:4", "roll:3").now == ("roll", "home", "centre")
    assert match.events == [("kick-off", "DF-4.2")]


@pytest.mark.clause("DF-3.1")
def test_the_other_side_kicks_off_after_half_time() -> None:
    match = Pitch.opened({}).play("roll:2", "roll:5", "timeup:half")
    assert match.now == ("roll", "home", "centre")
    assert match.document["half"] == 2
    assert match.events[-2:] == [("half-time", "DF-3.2"), ("kick-off", "DF-4.2")]


@pytest.mark.clause("DF-3.1", "DF-7.3")
def test_all_is_new_in_the_second_half() -> None:
    """Keepers and pieces stand in the line-up again, bonus and faces are gone, the score is not."""
    more: dict[str, Any] = {"bonus": {"home": 3}, "failures": 4, "score": [1, 2], "rolled": 9}
    match = Pitch("g1 d5", "d18 d14", "d5", last_face=2, **more).play("timeup:half")
    document = match.document
    assert document["pieces"] == Pitch.opened({}).document["pieces"]
    assert (document["bonus"], document["failures"]) == ({"home": 0, "away": 0}, 0)
    assert (document["last_face"], document.get("rolled")) == (None, None)
    assert document["score"] == [1, 2]


# -- time


@pytest.mark.clause("DF-3.2", "G-5")
def test_the_clock_ends_the_half_at_once_before_a_roll() -> None:
    assert Pitch(ball="d3").play("timeup:half").document["half"] == 2
    assert Pitch(phase="choose-ball", ball="e10").play("timeup:half").document["half"] == 2


@pytest.mark.clause("DF-3.2")
def test_a_roll_in_progress_is_finished() -> None:
    match = Pitch("e1 d3 d6", "f18 e3", "d3", face=3).play("timeup:half")
    assert match.phase == "move"
    assert not match.clock  # it falls once
    assert match.play("pass:d6").document["half"] == 2
    cleared = Pitch("e1 d3", "f18", "d3", face=1).play("timeup:half", "clear:d4")
    assert cleared.document["half"] == 2


@pytest.mark.clause("DF-3.2")
def test_a_goal_after_the_time_counts() -> None:
    match = Pitch("e1 e16", "f18", "e16", face=3, half=2).play("timeup:half", "goal")
    assert match.events == [("goal", "DF-5.2"), ("full-time", "DF-3.2")]
    assert end(match) == ("home", (1, 0), "DF-3.2")


@pytest.mark.clause("DF-3.2")
def test_a_penalty_is_taken_after_the_time() -> None:
    match = Pitch(ball="d3", phase="penalty", to_move="away", half=2).play("timeup:half")
    assert match.phase == "penalty"
    assert end(match.play("roll:3")) == ("away", (0, 1), "DF-3.2")
    saved = Pitch(ball="d3", phase="penalty", to_move="away").play("timeup:half", "roll:2")
    assert (saved.document["half"], saved.now[2]) == (2, "centre")


@pytest.mark.clause("DF-3.2", "DF-8.2")
def test_a_corner_is_rolled_and_used_after_the_time() -> None:
    corner = Pitch("e1 a16", "f18", "corner:a18", phase="corner-roll").play("timeup:half")
    assert corner.phase == "corner-roll"
    corner.play("roll:1", "roll:2")
    assert corner.phase == "move"
    assert corner.play("pass:a16").document["half"] == 2


@pytest.mark.clause("DF-3.2", "DF-7.1")
def test_a_called_keeper_ends_his_move_after_the_time() -> None:
    rolled = Pitch(ball="d3").play("call", "timeup:half")
    assert rolled.phase == "keeper-roll"
    assert rolled.play("roll:2").document["half"] == 2
    moved = Pitch(ball="d3").play("away call", "roll:6", "timeup:half")
    assert moved.phase == "keeper-move"
    assert moved.play("keeper:d18").document["half"] == 2


@pytest.mark.clause("DF-3.2")
def test_so_many_rolls_instead_of_a_clock() -> None:
    match = Pitch("e1 d3 d6", "f18 d14", "d3", options=ROLLS)
    assert not match.clock
    match.play("roll:3", "pass:d6", "roll:1")
    assert match.document["half"] == 1
    match.play("clear:d7")
    assert match.document["half"] == 2
    assert match.events[-2:] == [("half-time", "DF-3.2"), ("kick-off", "DF-4.2")]


@pytest.mark.clause("DF-3.2")
def test_corner_rolls_count_two_and_keeper_rolls_none() -> None:
    corner = Pitch("e1 a16", "f18", "corner:a18", phase="corner-roll", options=ROLLS)
    corner.play("call", "roll:1", "away call", "roll:2")
    assert corner.document.get("rolled") is None
    corner.play("roll:1", "roll:2")
    assert corner.document["rolled"] == 2
    assert corner.play("pass:a16").document["half"] == 2


@pytest.mark.clause("DF-3.2")
def test_the_last_roll_may_be_the_first_of_a_corner() -> None:
    corner = Pitch("e1 a16", "f18", "corner:a18", phase="corner-roll", rolled=1, options=ROLLS)
    corner.play("roll:1")
    assert corner.phase == "corner-roll"
    assert corner.play("roll:2", "pass:a16").document["half"] == 2


@pytest.mark.clause("DF-3.2")
@pytest.mark.parametrize(
    ("rolls", "extra", "half", "expected"),
    [
        (30, 10, 15, 20),
        (1, 10, 15, 1),
        (2, 10, 15, 2),
        (7, 1, 45, 1),
        (7, 30, 1, 210),
        (0, 10, 15, 0),
    ],
)
def test_rolls_of_extra_time_are_rounded_up(
    rolls: int, extra: int, half: int, expected: int
) -> None:
    given = {"rolls": rolls, "extra_minutes": extra, "half_minutes": half}
    options = read_options(BOOK.options, given)
    assert [options.rolls_of(number) for number in (1, 2, 3)] == [rolls, rolls, expected]


@pytest.mark.clause("DF-3.2")
def test_a_match_must_be_able_to_end() -> None:
    with pytest.raises(OptionError) as refused:
        read_options(BOOK.options, {"clock": "off"})
    assert refused.value.option == "clock"
    assert read_options(BOOK.options, {"clock": "off", "rolls": 1}).rolls == 1


# -- level scores


@pytest.mark.clause("DF-3.2")
def test_who_leads_at_the_end_has_won() -> None:
    assert end(Pitch(half=2, score=[1, 3]).play("timeup:half")) == ("away", (1, 3), "DF-3.2")


@pytest.mark.clause("DF-3.3")
def test_level_may_be_a_draw() -> None:
    match = Pitch(half=2, score=[2, 2], options=DRAW).play("timeup:half")
    assert end(match) == ("", (2, 2), "DF-3.3")


@pytest.mark.clause("DF-3.3")
def test_extra_time_has_its_own_placing_and_draw() -> None:
    match = Pitch("g1 d5", "d18 d14", "d5", half=2, first_kick="away").play("timeup:half")
    assert (match.phase, match.document["half"]) == ("draw", 3)
    assert match.document["pieces"] == Pitch.opened({}).document["pieces"]
    match.play("roll:2", "roll:1")
    assert match.now == ("roll", "home", "centre")
    assert match.play("timeup:half").phase == "shoot-out"
    free = {"placing": "free"}
    placed = Pitch(half=2, options=free).play("timeup:half", "roll:1", "roll:2")
    assert placed.now[:2] == ("place", "home")
    assert placed.play("default", "default").phase == "draw"  # for the kick-off
    led = Pitch(half=3, score=[1, 0]).play("timeup:half")
    assert end(led) == ("home", (1, 0), "DF-3.2")


@pytest.mark.clause("DF-3.3")
def test_or_penalties_at_once() -> None:
    match = Pitch(half=2, options=PENALTIES).play("timeup:half")
    assert match.now[:2] == ("shoot-out", "home")


# -- the shoot-out


@pytest.mark.clause("DF-3.4")
def test_home_first_then_alternately_and_three_scores() -> None:
    match = Pitch(phase="shoot-out", half=3)
    match.play("roll:3")
    assert match.document["kicks"] == [[True], []]
    assert match.now[1] == "away"
    match.play("roll:2")
    assert match.document["kicks"] == [[True], [False]]
    assert match.now[1] == "home"
    assert match.events == [("goal", "DF-3.4"), ("saved", "DF-3.4")]
    assert match.document["score"] == [0, 0]


@pytest.mark.clause("DF-3.4")
def test_it_ends_as_soon_as_it_is_decided() -> None:
    """Three ahead with two kicks left; not while the other side can still draw level."""
    match = Pitch(phase="shoot-out", half=3, score=[1, 1])
    match.play(*("roll:6", "roll:1") * 2, "roll:6")
    assert match.phase == "shoot-out"  # 3:0, and away has three kicks left
    match.play("roll:2")
    assert end(match) == ("home", (1, 1), "DF-3.4")
    late = Pitch(phase="shoot-out", half=3, kicks=[[True] * 4, [True] * 3 + [False]])
    assert late.play("roll:1").phase == "shoot-out"
    assert late.play("roll:5").phase == "shoot-out"  # 4:4 after five kicks each
    away = Pitch(phase="shoot-out", half=3, kicks=[[False] * 3, [True] * 2], to_move="away")
    assert end(away.play("roll:4"))[0] == "away"


@pytest.mark.clause("DF-3.4")
def test_sudden_death_goes_by_pairs_of_kicks() -> None:
    level = Pitch(phase="shoot-out", half=3, kicks=[[True] * 5, [True] * 5])
    assert level.play("roll:4").phase == "shoot-out"
    assert level.play("roll:4").phase == "shoot-out"
    level.play("roll:1", "roll:3")
    assert end(level)[0] == "away"
    assert level.document["kicks"] == [[True] * 6 + [False], [True] * 7]


@pytest.mark.clause("DF-3.4")
def test_no_keeper_is_called_and_no_clock_runs_in_it() -> None:
    match = Pitch(phase="shoot-out", half=3)
    assert (match.callers, match.clock) == (set(), False)
    assert match.why("call") == "DF-3.4"


@pytest.mark.clause("DF-3.4", "DF-7.3")
def test_no_bonus_is_kept_for_it() -> None:
    match = Pitch(half=2, bonus={"home": 2}, options=PENALTIES).play("timeup:half")
    assert match.document["bonus"] == {"home": 0, "away": 0}
    match.play("roll:2")
    assert match.document["kicks"] == [[False], []]


# -- after a goal


@pytest.mark.clause("DF-3.5")
def test_after_a_goal_the_other_side_kicks_off_and_all_stay_where_they_are() -> None:
    match = Pitch("g1 e16 b3", "f18 c4", "e16", face=3)
    before = match.document["pieces"]
    match.play("goal")
    assert match.now == ("roll", "away", "centre")
    assert match.document["pieces"] == before
    assert match.document["last_face"] is None


@pytest.mark.clause("G-3")
def test_nobody_resigns_while_a_die_is_in_the_air() -> None:
    for pitch in (Pitch(), Pitch.opened({}), Pitch(phase="shoot-out", half=3)):
        assert (pitch.why("resign"), pitch.why("draw")) == ("G-7", "G-7")
