"""Line-ups in their file: kept by player and kind, and never at the cost of what lay there."""

from pathlib import Path

import pytest

from game.board.line_ups import MOST, LineUps
from game.store import Store

FOUR = {"1": "e1", "10": "d6"}
KIND = "senior 11 kicking"


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path / "data")


def file_of(store: Store) -> Path:
    assert store.folder is not None
    return store.folder / "line-ups-chess-football.json"


def test_there_are_none_at_first(store: Store) -> None:
    kept = LineUps(store, "chess-football")
    assert kept.trouble is None
    assert kept.of("Ana", KIND) == ()
    assert not file_of(store).exists()


def test_a_line_up_is_there_the_next_time(store: Store) -> None:
    assert LineUps(store, "chess-football").add("Ana", KIND, FOUR) is None
    (one,) = LineUps(store, "chess-football").of("Ana", KIND)
    assert (one.number, one.places) == (1, FOUR)


def test_each_player_and_kind_has_its_own(store: Store) -> None:
    kept = LineUps(store, "chess-football")
    kept.add("Ana", KIND, FOUR)
    kept.add("Ana", "senior 11 waiting", {"1": "d1"})
    kept.add("Ion", KIND, {"1": "c1"})
    again = LineUps(store, "chess-football")
    assert [one.places for one in again.of("Ana", KIND)] == [FOUR]
    assert [one.places for one in again.of("Ion", KIND)] == [{"1": "c1"}]
    assert again.of("Eva", KIND) == ()
    assert LineUps(store, "dice-football").of("Ana", KIND) == ()


def test_a_number_that_is_free_again_is_given_again(store: Store) -> None:
    kept = LineUps(store, "chess-football")
    for row in range(1, 4):
        kept.add("Ana", KIND, {"1": f"e{row}"})
    kept.remove(kept.of("Ana", KIND)[1])
    assert [one.number for one in LineUps(store, "chess-football").of("Ana", KIND)] == [1, 3]
    kept.add("Ana", KIND, FOUR)
    assert [one.number for one in kept.of("Ana", KIND)] == [1, 2, 3]
    assert kept.of("Ana", KIND)[1].places == FOUR


def test_a_player_has_no_more_than_can_be_listed(store: Store) -> None:
    kept = LineUps(store, "chess-football")
    for _ in range(MOST):
        assert not kept.full("Ana", KIND)
        kept.add("Ana", KIND, FOUR)
    assert kept.full("Ana", KIND)


@pytest.mark.parametrize("text", ["{", '{"line_ups": [{"owner": 7}]}', ""])
def test_a_broken_file_is_told_and_left_alone(store: Store, text: str) -> None:
    file_of(store).write_text(text)
    kept = LineUps(store, "chess-football")
    assert kept.trouble is not None
    assert str(file_of(store)) in kept.trouble
    assert kept.of("Ana", KIND) == ()
    assert kept.add("Ana", KIND, FOUR) is None
    assert len(kept.of("Ana", KIND)) == 1, "it serves for this match"
    assert file_of(store).read_text() == text


def test_a_file_that_cannot_be_written_is_told(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    kept = LineUps(store, "chess-football")
    monkeypatch.setattr("game.board.line_ups.write_atomically", full)
    told = kept.add("Ana", KIND, FOUR)
    assert told is not None
    assert "No space left on device" in told


def test_without_a_folder_they_last_as_long_as_the_match(store: Store) -> None:
    store.folder = None
    kept = LineUps(store, "chess-football")
    assert kept.add("Ana", KIND, FOUR) is None
    assert kept.of("Ana", KIND)[0].places == FOUR
