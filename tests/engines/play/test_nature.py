from collections import Counter
from typing import Any

import pytest

from engines.play.nature import Dice
from engines.play.session import Session
from tests.engines.play.race import BOOK, Race, RaceOptions, RaceRules, Step

RaceSession = Session[Any, Any]


def faces(seed: int, rolls: int = 12) -> list[int]:
    session = Session(*BOOK.open(RaceOptions()))
    dice = Dice[Any, Any](seed)
    for _ in range(rolls):
        session.submit(dice.poll(session))
        session.submit(Step("stay"))
    return [ply.move.value for ply in session.plies[::2]]


@pytest.mark.clause("G-4")
def test_the_same_seed_rolls_the_same_faces() -> None:
    assert faces(4711) == faces(4711)
    assert faces(4711) != faces(4712)


@pytest.mark.clause("G-4")
def test_taking_back_and_playing_on_rolls_the_same_face(session: RaceSession) -> None:
    dice = Dice[Any, Any](1)
    for _ in range(5):
        session.submit(dice.poll(session))
        session.submit(Step("stay"))
    rolled = session.submit(dice.poll(session))
    session.undo()
    session.undo()
    session.submit(Step("walk", 1))  # another way to the same roll
    assert dice.poll(session) == rolled.move


@pytest.mark.clause("G-4")
def test_every_face_is_equally_likely() -> None:
    counted = Counter(face for seed in range(100) for face in faces(seed, 9))
    assert sorted(counted) == [1, 2, 3]
    assert all(250 < count < 350 for count in counted.values())


class Shuffled(RaceRules):
    """The same race, its moves listed in another order."""

    def legal_moves(self, state: Race) -> list[Any]:
        return list(reversed(list(super().legal_moves(state))))


def test_the_order_in_which_moves_are_listed_is_no_part_of_luck() -> None:
    rules = Shuffled(RaceOptions())
    shuffled: RaceSession = Session(rules, BOOK.notation(rules))
    plain: RaceSession = Session(*BOOK.open(RaceOptions()))
    for seed in range(20):
        assert Dice[Any, Any](seed).poll(shuffled) == Dice[Any, Any](seed).poll(plain)
