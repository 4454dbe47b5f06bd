"""What a game of chess football writes of its positions is read as the same position.

Games by chance, of squads of any size, through every phase; those few that are placed already and
have nobody waiting are the hard ones.
"""

import json
from random import Random
from typing import Any

import pytest

from tests.engines.chess_football.played import Pitch
from tests.engines.chess_football.reference_games import begun, hunted, rare
from tests.engines.chess_football.reference_positions import random_options, start

CLOCK, BY_DEFAULT, STOPPED = 0.04, 0.4, 0.7
"""How often a clock falls, the rest is placed by default, a foul is punished."""


def read_again(pitch: Pitch) -> None:
    """Write the position, through text, and read it."""
    written = json.loads(json.dumps(pitch.document))
    assert pitch.notation.load(written) == pitch.state, written


def few(document: dict[str, Any], dice: Random) -> dict[str, Any]:
    """The same with some of the players, and nothing remembered of the others."""
    kept = {}
    for side, men in document["players"].items():
        names = dice.sample(sorted(men), dice.randint(0, len(men)))
        kept[side] = {name: men[name] for name in names}
    forgotten = ("streak", "barred", "offside", "cautions", "last_sender")
    return {k: v for k, v in document.items() if k not in forgotten} | {"players": kept}


def opened(document: dict[str, Any], given: dict[str, Any]) -> Pitch:
    more = {key: value for key, value in document.items() if key not in {"game", "ball"}}
    return Pitch("", "", document["ball"], options=given, **more)


def goes_on(pitch: Pitch, dice: Random) -> bool:
    """Make a move by chance; False at the end."""
    texts = sorted(pitch.legal)
    clocks = sorted(pitch.clocks)
    if not texts:
        return False
    text = rare(dice, texts)
    if clocks and dice.random() < CLOCK:
        text = dice.choice(clocks)
    elif "default" in texts and dice.random() < BY_DEFAULT:
        text = "default"
    elif "stop" in texts and dice.random() < STOPPED:
        text = "stop"
    pitch.play(text)
    return True


@pytest.mark.clause("CF-8.1")
def test_two_on_two_after_a_goal() -> None:
    pitch = Pitch("1 e1, 10 d10", "1 a12, 3 b9", "d11")
    moves = ["10*d13", "put:1@e12", "put:3@e7", "ready", "put:10@d3", "put:1@e1"]
    for move in moves:
        read_again(pitch.play(move))
    assert set(pitch.document["players"]["home"]) == {"1", "10"}
    assert pitch.document["lineup"] == {"home": {}}
    assert pitch.play("ready").phase == "kick-off"


@pytest.mark.clause("CF-8.1")
def test_nobody_at_all_stays_nobody() -> None:
    pitch = Pitch("1 e1, 10 d10", "", "d11")
    for move in ["10*d13", "ready", "put:10@d3", "put:1@e1", "put:10@d4"]:
        read_again(pitch.play(move))
    alone = Pitch("", "", None, phase="toss", lineup={"home": {}, "away": {}})
    read_again(alone)
    assert alone.play("toss:heads").document["players"] == {"home": {}, "away": {}}


@pytest.mark.clause("CF-8.1")
def test_a_document_that_names_only_some_has_the_others_waiting() -> None:
    pitch = Pitch("10 d6", "", None, phase="place")
    assert len(pitch.document["players"]["home"]) == 11
    alone = Pitch("10 d6", "", None, phase="place", lineup={"home": {}})
    assert alone.document["players"]["home"] == {"10": "d6"}
    assert len(alone.document["players"]["away"]) == 11
    read_again(alone)


@pytest.mark.parametrize("mode", ["junior", "senior", "master"])
@pytest.mark.parametrize("seed", range(3))
def test_two_hundred_moves(mode: str, seed: int) -> None:
    dice = Random(seed)
    given: dict[str, Any] = {"mode": mode}
    if mode == "senior":
        given |= {"players": dice.randint(5, 11), "turn_seconds": 20, "touch_move": True}
    pitch = opened(start(given), given)
    for _ in range(200):
        read_again(pitch)
        if not goes_on(pitch, dice):
            break


@pytest.mark.parametrize("seed", range(6))
def test_games_of_a_few(seed: int) -> None:
    dice = Random(seed)
    for _ in range(6):
        given = random_options(dice)
        make = hunted if dice.random() < STOPPED else begun
        pitch = opened(few(make(dice, given), dice), given)
        for _ in range(30):
            read_again(pitch)
            if not goes_on(pitch, dice):
                break
