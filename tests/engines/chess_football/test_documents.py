"""Position documents that can never be are refused under their path; all that games reach are read.

The base of most is a quiet position: home's 1, 4 and 10 against away's 1 and 3, the ball on d7.
"""

from typing import Any

import pytest

from engines.chess_football.field import GOALS, PENAL, each, name_of
from engines.core.contract import Seat
from engines.core.errors import PositionError
from tests.engines.chess_football.played import Pitch

HOME, AWAY = "1 e1, 4 a3, 10 d9", "1 e12, 3 b9"
TWELVE = ", ".join(f"{n} {'abcdefgh'[n % 8]}{3 + n // 8}" for n in range(1, 13))
FIVE = ", ".join(f"{n} {'abcde'[n % 5]}3" for n in (1, 2, 4, 8, 10))
THROW_IN = {"kind": "throw-in", "side": "home", "spot": "h5"}
GOAL_KICK = {"kind": "goal-kick", "side": "home"}
CORNER = {"kind": "corner", "side": "home", "spot": "h12"}
FOUL = {"kind": "free-kick", "side": "home", "offender": 3, "takers": [10]}
PENALTY = {"kind": "penalty", "side": "home", "taker": 10}
JUNIOR = {"mode": "junior"}
TOUCH = {"touch_move": True}


def path_of(home: str, away: str, ball: str | None, **more: Any) -> str:  # noqa: ANN401 - of a document
    """Where a document is refused."""
    with pytest.raises(PositionError) as told:
        Pitch(home, away, ball, **more)
    assert str(told.value.message)
    return told.value.path


def refused(**more: Any) -> str:  # noqa: ANN401 - keys of a document
    return path_of(HOME, AWAY, "d7", **more)


def taken(**more: Any) -> Pitch:  # noqa: ANN401 - keys of a document
    return Pitch(HOME, AWAY, "d7", **more)


# -- squads


@pytest.mark.clause("CF-3.2")
def test_no_side_has_more_than_may_play() -> None:
    assert path_of(TWELVE, "", "d12") == "players.home"
    assert path_of("", TWELVE, "d12") == "players.away"
    five = {"players": 5}
    assert path_of(FIVE + ", 5 h3", "", "d12", options=five) == "players.home"
    assert Pitch(FIVE, "", "d12", options=five).legal
    waiting = "1 -, 2 -, 3 -, 4 -, 5 -, 6 -"
    assert path_of(waiting, "", None, phase="place", options=five) == "players.home"


@pytest.mark.clause("CF-3.3")
def test_nobody_comes_for_a_player_sent_off() -> None:
    five = {"players": 5}
    assert path_of(FIVE, "", "d12", options=five, sent_off={"home": [5]}) == "players.home"
    assert Pitch("1 e1, 4 a3", "", "d12", options=five, sent_off={"home": [5, 8, 10]}).legal


@pytest.mark.clause("CF-3.3")
def test_everybody_is_in_one_place() -> None:
    both = {"bench": {"home": [12]}, "sent_off": {"home": [12]}}
    assert refused(**both) == "sent_off.home.0"
    assert refused(bench={"home": [12, 4]}) == "bench.home.1"
    assert refused(sent_off={"away": [5, 5]}) == "sent_off.away.1"
    waits = path_of("7 -", "", None, phase="place", bench={"home": [7]})
    assert waits == "bench.home.0"


@pytest.mark.clause("CF-3.2")
def test_the_bench_has_five_places_and_none_for_a_keeper() -> None:
    assert refused(bench={"home": [11, 12, 13, 14, 15, 16]}) == "bench.home"
    assert path_of("4 a3", "", "d7", bench={"home": [1]}) == "bench.home"


@pytest.mark.clause("CF-3.3")
def test_no_more_substitutions_than_a_match_has() -> None:
    assert refused(used_subs=[0, 3], options={"substitutions": 2}) == "used_subs.1"
    assert taken(used_subs=[0, 2], options={"substitutions": 2}).legal


@pytest.mark.clause("CF-3.2", "CF-8.5")
@pytest.mark.parametrize("lineup", [{"4": 12}, {"1": 4}, {"4": 1}, {"5": 7}])
def test_a_line_up_has_the_usual_places(lineup: dict[str, int]) -> None:
    number = next(iter(lineup))
    assert refused(lineup={"home": lineup}) == f"lineup.home.{number}"


@pytest.mark.clause("CF-12.1")
def test_two_cautions_send_off() -> None:
    assert refused(cautions={"home": {"10": 2}}) == "cautions.home.10"
    assert taken(cautions={"home": {"10": 1, "5": 2}}, sent_off={"home": [5]}).legal
    assert taken(cautions={"home": {"5": 2}}, used_subs=[1, 0]).legal  # he was replaced meanwhile


# -- goals and halves


@pytest.mark.clause("CF-7.2", "CF-7.3")
@pytest.mark.parametrize(
    ("score", "options"),
    [([6, 5], {}), ([4, 0], {}), ([0, 2], {"goals": 2}), ([1, 3], JUNIOR), ([1, 0], {"margin": 1})],
)
def test_a_match_that_is_decided_is_over(score: list[int], options: dict[str, Any]) -> None:
    five = ("1 e1, 10 d9", "1 e12", "d7")
    assert path_of(*five, score=score, options=options) == "score"
    over = Pitch(*five, score=score, options=options, phase="over")
    outcome = over.rules.outcome(over.state)
    assert outcome is not None
    assert outcome.score == tuple(score)


@pytest.mark.clause("CF-7.1")
def test_no_number_of_goals_ends_a_match_by_time_but_none_has_a_thousand() -> None:
    time = {"match": "time"}
    assert taken(score=[40, 0], options=time).legal
    assert refused(score=[0, 1000], options=time) == "score.1"
    assert refused(score=[10**400, 0], options=time) == "score.0"


@pytest.mark.clause("CF-7.2")
def test_the_third_half_is_level_and_by_goals() -> None:
    assert refused(half=3, options={"match": "time"}) == "half"
    assert refused(half=3, score=[2, 1]) == "half"
    assert taken(half=3, score=[2, 2]).legal
    assert taken(half=3, score=[2, 1], phase="over").phase == "over"


# -- what is remembered


@pytest.mark.clause("CF-9.6")
def test_no_streak_is_longer_than_the_rules_let_it_grow() -> None:
    streak = {"side": "home", "number": 10}
    assert refused(streak=streak | {"count": 4}) == "streak.count"
    assert refused(streak=streak | {"count": 2}, options={"advance": 1}) == "streak.count"
    assert taken(streak=streak | {"count": 3}).legal


@pytest.mark.clause("CF-9.6")
def test_a_streak_is_that_of_somebody_who_has_played() -> None:
    streak = {"side": "home", "number": 11, "count": 1}
    assert refused(streak=streak) == "streak.number"
    assert refused(streak=streak, bench={"home": [11]}, used_subs=[1, 0]) == "streak.number"
    assert taken(streak=streak, used_subs=[1, 0]).legal
    assert taken(streak=streak, sent_off={"home": [11]}).legal


@pytest.mark.clause("CF-8.3", "CF-11.3")
@pytest.mark.parametrize("key", ["barred", "offside"])
def test_lists_name_players_on_the_field_once(key: str) -> None:
    assert refused(**{key: {"home": [11]}}) == f"{key}.home.0"
    assert refused(**{key: {"home": [10, 4, 10]}}) == f"{key}.home.2"


@pytest.mark.clause("CF-11.1", "CF-12.1")
def test_there_is_nothing_of_a_rule_that_is_off() -> None:
    assert refused(offside={"home": [10]}, options={"offside": False}) == "offside.home"
    assert refused(touched=10) == "touched"
    assert taken(touched=10, options=TOUCH).legal
    place = {"phase": "place", "touched": 1, "options": TOUCH}
    assert path_of("1 e1", "", None, **place) == "touched"


@pytest.mark.clause("CF-7.1")
def test_time_up_waits_for_a_send_only() -> None:
    assert refused(time_up=True) == "time_up"
    throw_in = path_of(HOME, AWAY, None, phase="throw-in", restart=THROW_IN, time_up=True)
    assert throw_in == "time_up"
    assert taken(phase="foul", restart=FOUL, time_up=True).legal
    assert taken(restart=FOUL | {"kind": "advantage"}, time_up=True).legal
    assert refused(phase="foul", restart=FOUL, time_up=True, half=3) == "time_up"


# -- placing


@pytest.mark.clause("CF-8.1", "CF-8.2")
@pytest.mark.parametrize(
    ("home", "away", "wrong"),
    [
        ("10 d9", "", "home.10"),
        ("", "4 a2", "away.4"),
        ("4 d2", "", "home.4"),
        ("", "4 e7", "away.4"),
    ],
)
def test_everybody_is_placed_where_he_may_be(home: str, away: str, wrong: str) -> None:
    assert path_of(home, away, None, phase="place") == f"players.{wrong}"


@pytest.mark.clause("CF-8.1")
def test_who_places_is_not_ready_yet() -> None:
    assert refused(ready=["home"]) == "ready"
    assert path_of("1 e1", "1 e12", None, phase="place", ready=["home"]) == "ready"
    twice = {"phase": "place", "to_move": "away", "ready": ["home", "home"]}
    assert path_of("1 e1", "1 e12", None, **twice) == "ready"
    assert "put:10@e7" in Pitch("10 d3", "10 -", None, phase="place", to_move="away").legal


@pytest.mark.clause("CF-8.3", "CF-10.3")
def test_a_kick_off_begins_anew_from_the_middle() -> None:
    assert path_of("1 e1, 10 a3", "1 e12", "a3", phase="kick-off") == "ball"
    assert path_of("1 e1, 10 d9", "1 e12", "d9", phase="kick-off") == "players.home.10"
    begun_anew: dict[str, Any] = {
        "home": "1 e1, 10 d6",
        "away": "1 e12",
        "ball": "d6",
        "phase": "kick-off",
    }
    assert Pitch(**begun_anew).legal
    last = {"side": "home", "number": 10}
    assert path_of(**begun_anew, last_sender=last) == "last_sender"
    assert path_of(**begun_anew, streak=last | {"count": 1}) == "streak"
    assert path_of(**begun_anew, barred={"home": [10]}) == "barred"


# -- restarts


@pytest.mark.clause("CF-2.1")
@pytest.mark.parametrize("phase", ["foul", "taker", "play", "keeper", "penalty-toss"])
def test_nobody_stands_at_the_ball_before_he_takes_it(phase: str) -> None:
    award = PENALTY | {"taker": 4} if phase in {"keeper", "penalty-toss"} else FOUL
    award = award | {"kind": "advantage"} if phase == "play" else award
    side = "away" if phase == "keeper" else "home"
    more: dict[str, Any] = {"phase": phase, "to_move": side, "restart": award}
    home, away = "1 e1, 4 a7, 10 d9", "1 e13, 3 b9"
    assert Pitch(home, away, "d7", **more).phase == phase
    assert path_of(home.replace("a7", "d7"), away, "d7", **more) == "ball"
    if phase in {"foul", "taker", "play"}:
        more["restart"] = award | {"taker": 4}
        assert path_of(home, away, "d7", **more) == "restart.taker"
        assert path_of(home.replace("a7", "d7"), away, "d7", **more) == "ball"


@pytest.mark.clause("CF-13.1")
@pytest.mark.parametrize("phase", ["foul", "taker"])
def test_takers_are_on_the_field(phase: str) -> None:
    def path(*takers: int, **more: Any) -> str:  # noqa: ANN401 - keys of a document
        return refused(phase=phase, restart=FOUL | {"takers": list(takers)}, **more)

    assert path(10, 11) == "restart.takers.1"
    assert path(10, 4, 10) == "restart.takers.2"
    gone = {"sent_off": {"home": [2]}, "restart": FOUL | {"takers": [2, 10, 4]}, "phase": phase}
    assert "taker:2" not in taken(**gone).legal  # he left when that turn ended
    if phase == "taker":
        assert path() == "restart.takers"
        assert path(2, sent_off={"home": [2]}) == "restart.takers"
        assert taken(**gone).legal == {"taker:4", "taker:10"}


@pytest.mark.clause("CF-12.3", "CF-12.4")
@pytest.mark.parametrize("phase", ["foul", "play"])
def test_the_offender_is_on_the_field_and_no_keeper(phase: str) -> None:
    award = FOUL if phase == "foul" else {"kind": "advantage", "side": "home"}
    for offender in (1, 5):
        more = {"phase": phase, "restart": award | {"offender": offender}}
        assert refused(**more) == "restart.offender"


@pytest.mark.clause("CF-12.1", "CF-14.2")
def test_a_keeper_is_asked_only_where_there_is_one() -> None:
    keeper: dict[str, Any] = {"phase": "keeper", "to_move": "away", "restart": PENALTY}
    assert taken(**keeper).legal == {"keeper@d13", "keeper@e13"}
    assert path_of(HOME, "3 b9", "d7", **keeper) == "phase"
    central = PENALTY | {"taker": 2}
    assert path_of("1 e1, 2 c3", AWAY, "d7", **keeper | {"restart": central}) == "phase"


@pytest.mark.clause("CF-14.1")
@pytest.mark.parametrize("phase", ["keeper", "penalty-toss", "penalty"])
@pytest.mark.parametrize("square", [name_of(square) for square in each(PENAL[Seat.AWAY])])
def test_nobody_but_the_keeper_is_in_the_area_before_a_penalty(phase: str, square: str) -> None:
    spot = "d11" if phase == "penalty" else "d9"
    ball = spot if phase == "penalty" else "d7"
    side = "away" if phase == "keeper" else "home"
    more = {"phase": phase, "to_move": side, "restart": PENALTY}
    for number, owner in ((4, "home"), (5, "away")):
        if square != spot:
            home, away = f"1 e1, 10 {spot}", "1 d13"
            if owner == "home":
                home += f", {number} {square}"
            else:
                away += f", {number} {square}"
            assert path_of(home, away, ball, **more) == f"players.{owner}.{number}"


@pytest.mark.clause("CF-14.1", "CF-14.2")
def test_the_coin_finds_the_penalty_squares_free() -> None:
    toss: dict[str, Any] = {"phase": "penalty-toss", "restart": PENALTY}
    assert path_of("1 e1, 10 d9", "1 d11", "d7", **toss) == "players.away.1"
    central = toss | {"restart": PENALTY | {"taker": 2}}
    for coin in ("heads", "tails"):
        after = Pitch("1 e1, 2 c3", "1 e11", "d7", **central).play(f"toss:{coin}")
        assert GOALS[Seat.AWAY] >> after.state.away[1] & 1
        assert after.where("home", 2) == after.document["ball"] == "e11"
    penalty = {"phase": "penalty", "restart": PENALTY}
    assert path_of("1 e1, 10 d9", "1 d13", "d9", **penalty) == "ball"


@pytest.mark.clause("CF-15.1", "CF-16.1", "CF-17.1")
@pytest.mark.parametrize(
    ("award", "ball", "path"),
    [
        (THROW_IN | {"spot": "c5"}, None, "restart.spot"),
        (THROW_IN | {"taker": 10}, "d9", "ball"),
        (THROW_IN | {"taker": 10, "spot": "a5"}, "h8", "ball"),
        (CORNER | {"spot": "a1"}, None, "restart.spot"),
        (CORNER | {"spot": "c12"}, None, "restart.spot"),
        (CORNER | {"taker": 10, "spot": "a12"}, "h12", "ball"),
        (GOAL_KICK | {"taker": 10}, "d9", "ball"),
        (GOAL_KICK | {"taker": 10}, "d12", "ball"),
        (GOAL_KICK | {"spot": "b12"}, None, "restart.spot"),
    ],
)
def test_a_dead_ball_lies_where_its_rule_says(
    award: dict[str, Any], ball: str | None, path: str
) -> None:
    home = f"1 e1, 4 a3, 10 {ball or 'd9'}"
    phase = str(award["kind"])
    assert path_of(home, "1 e13, 3 b9", ball, phase=phase, restart=award) == path


@pytest.mark.clause("CF-12.5")
def test_a_dismissal_needs_two_centrales_on_one_colour_and_the_taker_at_the_ball() -> None:
    dismiss: dict[str, Any] = {"phase": "dismiss", "to_move": "away"}
    corner = CORNER | {"taker": 2}
    home = "1 e1, 2 h12, 3 c3"
    assert Pitch(home, AWAY, "h12", **dismiss, restart=corner).legal == {"dismiss:2", "dismiss:3"}
    other = home.replace("c3", "c4")
    assert path_of(other, AWAY, "h12", **dismiss, restart=corner) == "phase"
    assert path_of("1 e1, 2 h12", AWAY, "h12", **dismiss, restart=corner) == "phase"
    assert path_of(home, AWAY, None, **dismiss, restart=CORNER) == "restart.taker"
    short = path_of("2 a3, 3 c3", AWAY, "a3", **dismiss, restart=corner | {"spot": "a12"})
    assert short == "ball"


# -- junior


@pytest.mark.clause("CF-7.3")
@pytest.mark.parametrize(
    ("more", "path"),
    [
        ({"bench": {"home": [4]}}, "bench.home"),
        ({"cautions": {"home": {"1": 1}}}, "cautions.home"),
        ({"sent_off": {"away": [4]}}, "sent_off.away"),
        ({"offside": {"home": [1]}}, "offside.home"),
        ({"used_subs": [1, 0]}, "used_subs.0"),
        ({"restart": {"kind": "advantage", "side": "home", "offender": 1}}, "restart"),
        ({"half": 2}, "half"),
        ({"time_up": True}, "time_up"),
        ({"touched": 1}, "touched"),
        ({"phase": "place"}, "phase"),
        ({"phase": "foul", "restart": FOUL}, "phase"),
        ({"phase": "throw-in", "restart": THROW_IN}, "phase"),
        ({"phase": "penalty-toss", "restart": PENALTY}, "phase"),
    ],
)
def test_junior_has_only_some_chapters(more: dict[str, Any], path: str) -> None:
    assert path_of("1 e1, 10 d9", "1 e12", "d7", options=JUNIOR, **more) == path


@pytest.mark.clause("CF-7.3")
def test_five_numbers_play_in_junior() -> None:
    assert path_of("1 e1", "3 b9", "d7", options=JUNIOR) == "players.away.3"
    assert Pitch("1 e1, 2 c3, 4 a3, 8 f5, 10 d6", "1 e12", "d7", options=JUNIOR).legal
