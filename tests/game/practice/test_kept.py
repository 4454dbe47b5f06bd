"""The practice table is kept for the next time, and a file that is wrong is left alone."""

import stat
from collections.abc import Callable
from pathlib import Path
from random import Random

import msgspec
import pytest

from game.desk import Desk
from game.scenes.practice_table.kept import FILE, Kept
from game.store import Store
from physics.laws.chairs import Chair
from physics.laws.moves import Strike
from physics.laws.rack import rack
from tests.game.practice.seat import Seat

MakeDesk = Callable[..., Desk]


def file_of(desk: Desk) -> Path:
    assert desk.store.folder is not None
    return desk.store.folder / FILE


def test_all_of_the_table_is_there_the_next_time(make_desk: MakeDesk) -> None:
    seat = Seat(make_desk())
    seat.choose("chair")
    seat.choose("surface")
    seat.choose("pace")
    seat.choose("trace")
    seat.strike(-80, 4)
    rest = seat.men
    again = Seat(make_desk())  # nothing was closed: a crash would have lost no more
    assert again.men == rest
    assert again.doing.view == seat.doing.view
    assert again.doing.position.chair is Chair.RIGHT
    again.button("again")
    assert again.men == rack(Chair.BOTTOM)
    again.button("strike")
    again.wait()
    assert again.men == rest


def test_it_is_kept_in_the_middle_of_a_film(make_desk: MakeDesk) -> None:
    seat = Seat(make_desk())
    seat.pull(4, -80)
    assert seat.doing.rolling
    assert Seat(make_desk()).men == seat.men


def test_an_edited_position_can_always_be_read_again(make_desk: MakeDesk) -> None:
    """The aim goes where the striker could not stand any more."""
    seat = Seat(make_desk())
    seat.strike()
    seat.button("again")
    seat.drag(seat.on(0, 64), seat.on(0, -252))
    assert any(abs(man.y + 25_200) < 200 for man in seat.men)
    assert Seat(make_desk()).men == seat.men


@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_done_can_be_read_again(make_desk: MakeDesk, seed: int) -> None:
    seat, chance = Seat(make_desk()), Random(seed)
    doing = seat.doing
    deeds = [doing.again, doing.undo, doing.redo, doing.rack]
    for _ in range(40):
        free = [kind for kind in "wbq" if doing.position.left(kind)]
        kind = chance.choice([*free, "strike", "deed", "side", "off"])
        if kind in free:
            doing.men.take(kind, (chance.randint(-36_000, 36_000), chance.randint(-36_000, 36_000)))
            lying = doing.men.put_down(doing.position.men)
            doing.lay(doing.position.men if lying is None else lying)
        elif kind == "strike" and doing.hand is not None:
            angle, power = chance.randint(0, 35_999), chance.randint(1, 1000)
            doing.strike(Strike(doing.hand.aim.x, angle, power))
        elif kind == "side":
            doing.sit(chance.choice(list(Chair)))
        elif kind == "off" and doing.position.men:
            doing.lay(doing.position.men[1:])
        else:
            chance.choice(deeds)()
        doing.timeline.skip()
    after = Seat(make_desk()).doing
    assert after.notice == ""
    assert after.position == doing.position
    assert (after.last is None) == (doing.last is None)


WRONG = {
    "not json": b"carrom",
    "a man of another kind": b'{"now": {"men": [["x", 0, 0]]}}',
    "a man in a pocket": b'{"now": {"men": [["w", 34775, 34775]]}}',
    "men over each other": b'{"now": {"men": [["w", 0, 0], ["b", 1000, 0]]}}',
    "two queens": b'{"now": {"men": [["q", 0, 0], ["q", 10000, 0]]}}',
    "a striker on a man": (
        b'{"now": {"men": [["q", 0, -25260]], "aim": {"x": 0, "angle": 0, "power": 1}}}'
    ),
    "no power": b'{"now": {"men": [], "aim": {"x": 0, "angle": 0, "power": 0}}}',
    "a last strike without an aim": b'{"now": {"men": []}, "last": {"men": []}}',
    "another surface": b'{"now": {"men": []}, "surface": "ice"}',
}


@pytest.mark.parametrize("data", WRONG.values(), ids=WRONG.keys())
def test_a_file_that_is_wrong_is_told_and_left_alone(make_desk: MakeDesk, data: bytes) -> None:
    desk = make_desk()
    file_of(desk).write_bytes(data)
    seat = Seat(desk)
    assert str(file_of(desk)) in seat.text
    assert seat.men == rack(Chair.BOTTOM)
    seat.strike()
    assert "could not be read" not in seat.text
    assert file_of(desk).read_bytes() == data


def test_where_nothing_can_be_written_it_is_told_and_played_on(desk: Desk) -> None:
    seat = Seat(desk)
    folder = file_of(desk).parent
    file_of(desk).mkdir()  # a folder where the file belongs
    seat.strike()
    assert "cannot be kept" in seat.text
    assert seat.men != rack(Chair.BOTTOM)
    assert stat.S_ISDIR(file_of(desk).stat().st_mode)
    assert not list(folder.glob("*.tmp"))


def test_without_a_folder_the_table_lives_in_memory(desk: Desk, tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    desk.store = Store(tmp_path / "file")
    assert desk.store.folder is None
    seat = Seat(desk)
    seat.strike()
    assert "kept" not in seat.text


def test_the_file_says_what_its_version_knows(desk: Desk) -> None:
    seat = Seat(desk)
    seat.strike()
    kept = msgspec.json.decode(file_of(desk).read_bytes(), type=Kept)
    assert kept.bench.position == seat.doing.position
    assert kept.last is not None
