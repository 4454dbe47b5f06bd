"""The drawer on the disk: good days, damaged files, no room, no folder."""

import errno
import os
from datetime import UTC, datetime
from pathlib import Path

import pytest

from engines.core.notice import Notice
from game import store as store_module
from game.i18n import Words
from game.settings import Settings
from game.store import Store, write_atomically

NOW = datetime(2026, 11, 29, 18, 0, 5, tzinfo=UTC)


def test_settings_come_back(tmp_path: Path) -> None:
    Store(tmp_path).save_settings(Settings(volume=10))
    again = Store(tmp_path)
    assert again.load_settings() == Settings(volume=10)
    assert not again.notices


def test_first_start_has_usual_settings_and_nothing_to_tell(tmp_path: Path) -> None:
    store = Store(tmp_path / "new" / "place with spaces \u0219")
    assert store.load_settings() == Settings()
    assert store.notices == []


def test_broken_settings_are_kept_aside_and_told(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_bytes(b'{"volume": 1000}')
    store = Store(tmp_path)
    assert store.load_settings() == Settings()
    assert (tmp_path / "settings.json.broken").read_bytes() == b'{"volume": 1000}'
    (told,) = [Words().notice(notice) for notice in store.take_notices()]
    assert "settings.json.broken" in told
    assert "volume" in told
    assert store.take_notices() == []


def test_settings_put_aside_before_are_not_written_over(tmp_path: Path) -> None:
    for data in (b"first", b"second"):
        (tmp_path / "settings.json").write_bytes(data)
        Store(tmp_path).load_settings()
    kept = {path.name: path.read_bytes() for path in tmp_path.glob("settings*")}
    assert kept == {"settings.json.broken": b"first", "settings.json-2.broken": b"second"}


def test_broken_settings_that_cannot_be_put_aside_are_never_written_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "settings.json").write_bytes(b"what is this")

    def stuck(path: Path, _: Path) -> None:
        raise OSError(errno.EPERM, "Operation not permitted", str(path))

    store = Store(tmp_path)
    monkeypatch.setattr(Path, "rename", stuck)
    assert store.load_settings() == Settings()
    (notice,) = store.take_notices()
    assert notice.text == store_module.SETTINGS_STUCK
    store.save_settings(Settings(volume=10))
    assert (tmp_path / "settings.json").read_bytes() == b"what is this"
    assert not list(tmp_path.glob("*broken*"))


def test_records_have_names_that_are_free(tmp_path: Path) -> None:
    store = Store(tmp_path)
    first = store.new_record("paper-football", NOW)
    assert first is not None
    assert first.name == "2026-11-29-180005-paper-football.sobremesa"
    first.touch()
    second = store.new_record("paper-football", NOW)
    assert second is not None
    assert second.name == "2026-11-29-180005-paper-football-2.sobremesa"


def test_records_are_listed_by_when_they_were_written(tmp_path: Path) -> None:
    store = Store(tmp_path)
    for name, seconds in (("b", 10), ("a", 30), ("c", 20)):
        path = tmp_path / "games" / f"{name}.sobremesa"
        path.touch()
        os.utime(path, (seconds, seconds))
    (tmp_path / "games" / "notes.txt").touch()
    assert [path.stem for path in store.records()] == ["a", "c", "b"]


def test_without_a_folder_one_plays_in_memory_and_hears_of_it_once(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.touch()  # no folder can be made inside a file, not even by root
    store = Store(blocked / "data")
    assert store.folder is None
    assert store.new_record("paper-football", NOW) is None
    assert store.records() == []
    assert store.load_settings() == Settings()
    store.save_settings(Settings())
    (notice,) = store.take_notices()
    assert "not a directory" in Words().notice(notice)


def test_settings_that_cannot_be_kept_are_told_once_and_games_still_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(tmp_path)

    def full(path: Path, data: bytes) -> None:
        raise OSError(errno.ENOSPC, f"no space for {len(data)} bytes", str(path))

    monkeypatch.setattr(store_module, "write_atomically", full)
    store.save_settings(Settings())
    store.save_settings(Settings())
    (notice,) = store.take_notices()
    assert "no space" in Words().notice(notice)
    assert store.new_record("paper-football", NOW) is not None


def test_a_failed_write_leaves_the_old_file_and_no_rubbish(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "settings.json"
    write_atomically(path, b"old")

    def fail(_handle: int) -> None:
        raise OSError(errno.EIO, "the disk is dying")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match="dying"):
        write_atomically(path, b"new")
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_the_same_trouble_is_told_once(tmp_path: Path) -> None:
    store = Store(tmp_path)
    for _ in range(3):
        store.tell_once("a file", Notice("trouble"))
    assert store.take_notices() == [Notice("trouble")]
    store.tell_once("a file", Notice("trouble"))
    assert store.take_notices() == []
