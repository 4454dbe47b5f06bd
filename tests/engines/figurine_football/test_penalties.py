"""The penalty: the hidden aim, the dive, goal or save (FF-8)."""

import json

import pytest

from engines.core.contract import Seat
from engines.core.errors import PositionError
from tests.engines.figurine_football.mat import Mat

MATES = "A1 b5, K e1"


def awarded(keeper: str = "K g12") -> Mat:
    """Home's captain puts the ball on d13, away's keeper is late."""
    return Mat(f"C d9, {MATES}", f"A1 h9{keeper and ', ' + keeper}", "d9").play("C*d13")


@pytest.mark.clause("FF-8.1")
def test_the_attacker_aims_and_the_keepers_side_dives() -> None:
    mat = awarded()
    assert (mat.turn, mat.legal) == ("home", {"aim:d", "aim:e", "aim:f"})
    mat.play("aim:e")
    assert (mat.phase, mat.turn) == ("dive", "away")
    assert mat.legal == {"dive:d", "dive:e", "dive:f"}
    assert mat.why("aim:e") == "G-7"
    assert mat.why("A1>h7") == "G-7"


@pytest.mark.clause("FF-8.1")
@pytest.mark.parametrize("aim", "def")
@pytest.mark.parametrize("dive", "def")
def test_different_is_a_goal_the_same_is_saved(aim: str, dive: str) -> None:
    mat = awarded().play(f"aim:{aim}", f"dive:{dive}")
    name = "saved" if aim == dive else "goal"
    assert mat.events == [("penalty", "FF-7.3"), (name, "FF-8.1")]
    told = mat.told[-1].as_json()
    assert (told["aim"], told["dive"]) == (f"{aim}14", f"{dive}14")
    document = mat.document
    assert document["score"] == ([0, 0] if aim == dive else [1, 0])
    assert mat.turn == "away"
    if aim == dive:
        assert document["figurines"]["away"]["K"] == document["ball"] == f"{dive}14"
        assert document["figurines"]["home"]["C"] == "d9"  # the others stay
        assert all(text.startswith("K*") for text in mat.legal)
    else:
        assert document["ball"] == "e7"
        assert document["figurines"]["away"]["K"] == "e13"


@pytest.mark.clause("FF-7.3", "FF-8.1")
@pytest.mark.parametrize("dive", "def")
def test_without_a_keeper_every_dive_fails(dive: str) -> None:
    mat = awarded("").play("aim:d", f"dive:{dive}")
    assert mat.document["score"] == [1, 0]
    assert "K" not in mat.document["figurines"]["away"]


@pytest.mark.clause("FF-8.1")
def test_a_figurine_on_the_c_square_stays_and_does_not_have_the_ball() -> None:
    mat = Mat(f"C d9, {MATES}", "A1 h9, C e12, K g12", "d9").play("C*d13")
    assert mat.document["ball"] == mat.where("away", "C") == "e12"
    mat.play("aim:d", "dive:d")
    assert mat.where("away", "C") == "e12"
    assert mat.document["ball"] == "d14"


@pytest.mark.clause("FF-8.1")
def test_nothing_shows_the_aim_before_the_dive() -> None:
    """Documents, events, texts of moves and the state as it prints are the same for each aim."""
    seen = set()
    for aim in "def":
        mat = awarded()
        before = json.dumps(mat.document)
        mat.play(f"aim:{aim}")
        assert mat.events == [("penalty", "FF-7.3")]  # the aim told nothing
        assert json.dumps(mat.document) == before
        assert (mat.document["phase"], mat.document["to_move"]) == ("aim", "home")
        rules, state = mat.rules, mat.state
        seen.add((
            repr(state),
            tuple(sorted(mat.legal)),
            rules.phase(state),
            rules.score(state),
            rules.outcome(state),
            tuple(rules.interrupts(state, Seat.NATURE)),
            tuple(rules.asides(state)),
            tuple(rules.misstep(state, [spot]) for spot in range(155)),
            tuple(rules.refusal(state, move) for move in rules.legal_moves(state)),
        ))  # fmt: skip
    assert len(seen) == 1


@pytest.mark.clause("FF-8.1")
def test_a_document_in_dive_is_refused() -> None:
    with pytest.raises(PositionError) as refused:
        Mat(MATES, "K e13", "e12", phase="dive", to_move="away")
    assert refused.value.path == "phase"


@pytest.mark.clause("FF-8.1")
def test_a_penalty_read_from_a_document() -> None:
    mat = Mat(MATES, "K g12", "e12", phase="aim")
    assert mat.play("aim:f", "dive:f").document["ball"] == "f14"
    with pytest.raises(PositionError) as refused:
        Mat(MATES, "K g12", "e2", phase="aim")
    assert refused.value.path == "ball"


@pytest.mark.clause("FF-8.1")
def test_home_is_punished_on_e2() -> None:
    mat = Mat("K g2", "C d5, K e13", "d5", to_move="away").play("C*d1")
    assert (mat.turn, mat.document["ball"]) == ("away", "e2")
    mat.play("aim:d", "dive:e")
    assert mat.document["score"] == [0, 1]
    assert mat.turn == "home"
