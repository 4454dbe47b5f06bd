"""The game to go on with, and its sentence."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from engines.core.contract import Outcome, Seat
from engines.play.record import load_record, write_result
from game.i18n import Words
from game.store import Store
from game.story import Standing, move_number, standing
from game.unfinished import MOST, Unfinished, unfinished_games

WriteRecord = Callable[..., Path]
GOAL = (  # both walk up, and player 1 walks in
    "h12-h13-h14-h15",
    "h15-h16-h17-h18",
    "h18-h19-h20-h21",
    "h21-i21-i22-h22",
    "h22-h23-h24",
)


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path / "data")


def age(path: Path, seconds: int) -> None:
    os.utime(path, (seconds, seconds))


def told(store: Store) -> list[str]:
    return [Words().notice(notice) for notice in store.take_notices()]


def last_unfinished(store: Store) -> Unfinished | None:
    return next(iter(unfinished_games(store)), None)


def test_nothing_is_offered_at_first(store: Store) -> None:
    assert last_unfinished(store) is None
    assert told(store) == []


def test_the_newest_is_offered(store: Store, write_record: WriteRecord) -> None:
    age(write_record("old"), 10)
    new = write_record("new", GOAL)
    age(new, 20)
    found = last_unfinished(store)
    assert found is not None
    assert found.path == new
    assert len(found.replay.session.plies) == len(GOAL)


def test_older_games_come_after_it_and_what_is_wrong_with_them_is_not_told(
    store: Store, write_record: WriteRecord
) -> None:
    paths = {name: write_record(name) for name in ("old", "older", "new")}
    for seconds, name in enumerate(("older", "old", "new"), 10):
        age(paths[name], seconds)
    bad = paths["old"].with_name("bad.sobremesa")
    bad.write_bytes(b"what is this\n")
    age(bad, 11)
    assert [game.path.stem for game in unfinished_games(store)] == ["new", "old", "older"]
    assert told(store) == []


def test_a_drawer_full_of_games_is_not_read_to_its_bottom(
    store: Store, write_record: WriteRecord
) -> None:
    text = write_record("game").read_text("utf-8")
    for number in range(MOST + 5):
        (store.folder or Path()).joinpath("games", f"{number}.sobremesa").write_text(text, "utf-8")
    assert len(unfinished_games(store)) == MOST


def test_a_finished_game_is_passed_over(store: Store, write_record: WriteRecord) -> None:
    old = write_record("old")
    age(old, 10)
    done = write_record("done", ["resign", "resign"])
    age(done, 20)
    assert load_record(done).result is not None
    found = last_unfinished(store)
    assert found is not None
    assert found.path == old


def test_a_game_that_ended_in_the_same_moment_as_the_power_is_over(
    store: Store, write_record: WriteRecord
) -> None:
    done = write_record("done", ["resign", "resign"])
    lines = done.read_text("utf-8").splitlines(keepends=True)
    done.write_text("".join(line for line in lines if line[0] not in ";="), "utf-8")
    assert load_record(done).result is None
    assert last_unfinished(store) is None


def test_what_cannot_be_read_is_told_once_and_left_alone(
    store: Store, write_record: WriteRecord
) -> None:
    old = write_record("old")
    age(old, 10)
    bad = old.with_name("bad.sobremesa")
    bad.write_bytes(b"what is this\n")
    found = last_unfinished(store)
    assert found is not None
    assert found.path == old
    assert bad.read_bytes() == b"what is this\n"
    (notice,) = told(store)
    assert "bad.sobremesa" in notice
    assert last_unfinished(store) is not None
    assert told(store) == []


def test_a_folder_named_like_a_record_is_told_by_its_name_once(
    store: Store, tmp_path: Path
) -> None:
    (tmp_path / "data" / "games" / "folder.sobremesa").mkdir()
    assert last_unfinished(store) is None
    (notice,) = told(store)
    assert notice.count("folder.sobremesa") == 1


def test_a_game_is_offered_up_to_a_move_that_is_not_allowed(
    store: Store, write_record: WriteRecord
) -> None:
    path = write_record("odd", GOAL)
    path.write_text(path.read_text("utf-8") + "6 h1-h2-h3-h4\n", "utf-8")
    found = last_unfinished(store)
    assert found is not None
    assert len(found.replay.session.plies) == len(GOAL)
    (notice,) = told(store)
    assert f"line {len(path.read_text('utf-8').splitlines())}" in notice
    assert notice.endswith(Words().clause("G-7")), "why, in the words of the rules"


def test_a_record_that_says_it_is_over_is_not_offered(
    store: Store, write_record: WriteRecord
) -> None:
    path = write_record("odd", GOAL)
    wrong = write_result(Outcome(Seat.HOME, (3, 0), "PF-E3"))
    path.write_text(path.read_text("utf-8") + wrong, "utf-8")
    assert last_unfinished(store) is None


def test_a_game_without_a_move_is_nothing_to_go_on_with(
    store: Store, write_record: WriteRecord
) -> None:
    path = write_record("new", [])
    assert last_unfinished(store) is None
    assert told(store) == []
    path.write_text(path.read_text("utf-8") + "; drawn h12-h13\n", "utf-8")
    found = last_unfinished(store)
    assert found is not None, "a part of a move is begun"
    assert standing(Words(), found.replay) == Standing(
        "Ana \u2013 Ion", "Paper football, leg 1, move 1. Ana is to draw."
    )


@pytest.mark.parametrize(
    ("moves", "sentence"),
    [
        (GOAL[:1], "Paper football, leg 1, move 2. Ion is to draw."),
        (GOAL, "Paper football, leg 1, move 6. Ana leads 1\u20130. Ion chooses where to go on."),
        ((*GOAL, "R:b12"), "Paper football, leg 1, move 6. Ana leads 1\u20130. Ion is to draw."),
        (
            (*GOAL, "R:b12", "b12-b13-b14-b15"),
            "Paper football, leg 1, move 7. Ana leads 1\u20130 and is to draw.",
        ),
    ],
)
def test_the_sentence_says_who_leads_and_whose_turn_it_is(
    store: Store, write_record: WriteRecord, moves: tuple[str, ...], sentence: str
) -> None:
    write_record("goal", moves)
    found = last_unfinished(store)
    assert found is not None
    assert standing(Words(), found.replay).sentence == sentence


def test_the_sentence_says_the_leg_where_there_are_more_than_one(
    store: Store, write_record: WriteRecord
) -> None:
    path = write_record("game", GOAL[:1])
    twice = path.read_text("utf-8")
    path.write_text(twice + "resign\n", "utf-8")
    found = last_unfinished(store)
    assert found is not None
    assert standing(Words(), found.replay).sentence.startswith("Paper football, leg 2, move 2.")
    path.write_text(twice.replace("options: {}", 'options: {"legs":1}'), "utf-8")
    found = last_unfinished(store)
    assert found is not None
    assert standing(Words(), found.replay).sentence.startswith("Paper football, move 2.")


def test_players_without_a_name_are_called_by_their_number(
    store: Store, write_record: WriteRecord
) -> None:
    write_record("new", names=("", ""))
    found = last_unfinished(store)
    assert found is not None
    assert standing(Words(), found.replay).title == "Player 1 \u2013 Player 2"
    assert move_number(found.replay.session) == 2
