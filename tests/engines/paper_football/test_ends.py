"""PF-E1 to PF-E5 and G-3: the end of a game, of a leg, of a match."""

import pytest

from engines.core.contract import Aside, Outcome, Seat
from engines.core.errors import GameOverError
from engines.core.options import read_options
from engines.paper_football import PaperOptions
from engines.paper_football.state import State
from tests.engines.paper_football.paper import Desk, names

ONE, TWO = Desk(), Desk(legs=2)
WALL = "-".join(f"{column}12" for column in "abcdefghijklmno")
EIGHT = ["h12-h18", "h12-n18", "h12-n12", "h12-n6", "h12-h6", "h12-b6", "h12-b12", "h12-b18"]


@pytest.mark.clause("PF-E1")
def test_the_game_ends_when_no_restart_is_possible() -> None:
    state = ONE.at("h22", lines=[WALL], score=[0, 2])
    after, told = ONE.play(state, "h22-h23-h24")
    assert names(told) == [("goal", "PF-G1"), ("game-over", "PF-E1")]
    assert ONE.rules.outcome(after) == Outcome(Seat.AWAY, (1, 2), "PF-E1")
    assert ONE.legal(after) == set()


@pytest.mark.clause("PF-E1")
def test_a_free_point_without_a_move_is_no_restart() -> None:
    lines = ["a13-b13-c13", "a11-b11-c11", "c13-c12-c11", WALL[8:]]
    after, _ = ONE.play(ONE.at("h22", lines=lines), "h22-h23-h24")
    assert ONE.rules.outcome(after) is not None


@pytest.mark.clause("PF-E2")
def test_the_game_ends_when_no_kick_is_possible() -> None:
    over = ONE.series("h12", "home", EIGHT)
    assert ONE.rules.outcome(over) == Outcome(None, (0, 0), "PF-E2")
    one_left = ONE.series("h12", "home", EIGHT[1:])
    assert ONE.legal(one_left) == {"K:h12-h18"}


@pytest.mark.clause("PF-E2")
def test_the_last_kick_of_a_game() -> None:
    # At h18 away is closed again, and whatever home would kick from there lies on its series.
    ring = "g19-h19-i19-i18-i17-h17-g17-g18-g19"
    series = ["h18-h24", "h18-n12", "h18-b12", "h18-n18", "h18-b18"]
    running = {"lines": [kick.split("-") for kick in series], "redirected": ["left", "right"]}
    state = ONE.at("h12", "home", [ring], series, phase="kick", series=running, score=[1, 0])
    after, told = ONE.play(state, "K:h12-h18")
    assert names(told) == [
        ("kick", "PF-K2"),
        ("closed", "PF-K1"),
        ("game-over", "PF-E2"),
    ]
    assert ONE.rules.outcome(after) == Outcome(Seat.HOME, (1, 0), "PF-E2")


@pytest.mark.clause("PF-E3")
@pytest.mark.parametrize(
    ("score", "winner", "points"),
    [([1, 0], Seat.HOME, (3, 0)), ([0, 0], None, (1, 1)), ([2, 5], Seat.AWAY, (0, 3))],
)
def test_more_goals_win(score: list[int], winner: Seat | None, points: tuple[int, int]) -> None:
    running = {"lines": [kick.split("-") for kick in EIGHT], "redirected": []}
    state = ONE.at("h12", kicks=EIGHT, phase="kick", series=running, score=score)
    outcome = ONE.rules.outcome(state)
    assert outcome is not None
    assert (outcome.winner, state.points) == (winner, points)


@pytest.mark.clause("PF-E4")
def test_a_second_leg_on_fresh_paper_begins_with_away() -> None:
    state = TWO.at("h22", lines=[WALL], score=[1, 0])
    after, told = TWO.play(state, "h22-h23-h24")
    assert names(told) == [("goal", "PF-G1"), ("leg-over", "PF-E1")]
    assert told[-1] == {
        "event": "leg-over",
        "clause": "PF-E1",
        "leg": 1,
        "score": [2, 0],
        "points": [3, 0],
    }
    assert after == State(TWO.rules.field.middle, Seat.AWAY, leg=2, points=(3, 0))
    assert TWO.rules.outcome(after) is None
    assert len(TWO.legal(after)) == 368


@pytest.mark.clause("PF-E4")
@pytest.mark.parametrize(
    ("points", "winner", "total"),
    [([0, 3], None, [3, 3]), ([3, 0], Seat.HOME, [6, 0]), ([1, 1], Seat.HOME, [4, 1])],
)
def test_after_the_last_leg_more_points_win(
    points: list[int], winner: Seat | None, total: list[int]
) -> None:
    state = TWO.at("h22", lines=[WALL], leg=2, points=points)
    after, told = TWO.play(state, "h22-h23-h24")
    assert names(told)[1:] == [("leg-over", "PF-E1"), ("game-over", "PF-E1")]
    assert told[-1]["points"] == total
    assert told[-1]["winner"] == (winner.word if winner is not None else None)
    assert TWO.rules.outcome(after) == Outcome(winner, (1, 0), "PF-E1")


@pytest.mark.clause("PF-E4")
def test_a_match_has_two_legs_unless_it_is_said_to_have_one() -> None:
    assert PaperOptions().legs == 2
    assert read_options(PaperOptions, {"legs": 1}).legs == 1


@pytest.mark.clause("PF-E5", "G-3")
def test_resigning_ends_the_running_leg_only() -> None:
    state = TWO.at("h12", "home", score=[4, 0])
    after, told = TWO.play(state, "resign")
    assert names(told) == [("leg-over", "PF-E5")]
    assert told[0]["score"] == [4, 0]
    assert (after.leg, after.points, after.turn) == (2, (0, 3), Seat.AWAY)
    over, _ = TWO.play(after, "resign")
    assert TWO.rules.outcome(over) == Outcome(None, (0, 0), "PF-E5")


@pytest.mark.clause("PF-E5")
@pytest.mark.parametrize(("ball", "phase"), [("h12", "move"), ("h12", "kick"), ("h24", "restart")])
def test_resigning_in_every_phase(ball: str, phase: str) -> None:
    after, told = ONE.play(ONE.at(ball, "away", phase=phase, score=[0, 1]), "resign")
    assert names(told) == [("game-over", "PF-E5")]
    assert ONE.rules.outcome(after) == Outcome(Seat.HOME, (0, 1), "PF-E5")


@pytest.mark.clause("G-3")
def test_a_draw_is_offered_and_taken() -> None:
    offered, told = ONE.play(ONE.at("h12", score=[2, 0]), "draw")
    assert (offered.turn, offered.draw_offer, told) == (Seat.HOME, Seat.HOME, [])
    assert ONE.why(offered, "draw") == "G-3"
    moved, _ = ONE.play(offered, "h12-h13-h14-h15")
    assert moved.draw_offer is Seat.HOME
    drawn, told = ONE.play(moved, "draw")
    assert names(told) == [("game-over", "G-3")]
    assert ONE.rules.outcome(drawn) == Outcome(None, (2, 0), "G-3")
    assert drawn.points == (1, 1)


@pytest.mark.clause("G-3")
def test_any_other_move_declines() -> None:
    state, _ = ONE.play(ONE.rules.start(), "draw", "h12-h13-h14-h15", "h15-h16-h17-h18")
    assert state.draw_offer is None
    again, _ = ONE.play(state, "draw")
    assert again.draw_offer is Seat.HOME


@pytest.mark.clause("G-3")
def test_an_offer_is_forgotten_with_the_leg() -> None:
    state = TWO.at("h22", lines=[WALL], draw_offer="home")
    after, _ = TWO.play(state, "h22-h23-h24")
    assert (after.leg, after.draw_offer) == (2, None)


@pytest.mark.clause("G-3")
def test_asides_are_not_listed_but_accepted() -> None:
    start = ONE.rules.start()
    assert not {"resign", "draw"} & ONE.legal(start)
    assert set(ONE.rules.asides(start)) == {Aside.RESIGN, Aside.DRAW}
    assert set(ONE.rules.asides(ONE.play(start, "draw")[0])) == {Aside.RESIGN}


@pytest.mark.clause("G-3", "G-7")
def test_nothing_can_be_done_when_the_game_is_over() -> None:
    over, _ = ONE.play(ONE.rules.start(), "resign")
    assert ONE.rules.asides(over) == ()
    for text in ("resign", "draw", "h12-h13-h14-h15", "K:h12-h18", "R:h12"):
        assert ONE.rules.refusal(over, ONE.notation.read(over, text)) == "G-7"
    with pytest.raises(GameOverError):
        ONE.play(over, "resign")
    with pytest.raises(ValueError, match="over"):
        ONE.rules.apply(over, ONE.notation.read(over, "h12-h13-h14-h15"))


@pytest.mark.clause("PF-K5", "G-3")
def test_the_end_of_the_game_forgets_the_series_and_the_offer() -> None:
    ring = "g19-h19-i19-i18-i17-h17-g17-g18-g19"
    series = ["h18-h24", "h18-n12", "h18-b12", "h18-n18", "h18-b18"]
    running = {"lines": [kick.split("-") for kick in series], "redirected": ["left", "right"]}
    kicking = ONE.at("h12", "home", [ring], series, phase="kick", series=running)
    offered, _ = ONE.play(kicking, "draw")
    ended, _ = ONE.play(offered, "K:h12-h18")
    agreed, _ = ONE.play(ONE.rules.start(), "draw", "h12-h13-h14-h15", "draw")
    for state, clause in ((ended, "PF-E2"), (agreed, "G-3")):
        outcome = ONE.rules.outcome(state)
        assert outcome is not None
        assert outcome.clause == clause
        written = ONE.dump(state)
        assert written["series"] == {"lines": [], "redirected": []}
        assert "draw_offer" not in written
        assert ONE.rules.outcome(ONE.notation.load(written)) == outcome
