"""The sounds: played in turn, at their loudness, silent without a device or a file."""

import ast
import logging
import os
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

import game.sound
from game.assets import Assets
from game.sound import LOUDNESS, Sound


@pytest.fixture
def device(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A device that plays to nobody."""
    monkeypatch.setitem(os.environ, "SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()
    yield
    pygame.mixer.quit()


@pytest.fixture
def no_device(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(os.environ, "SDL_AUDIODRIVER", "no-such-driver")
    pygame.mixer.quit()


def warnings_of(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records]


@pytest.mark.usefixtures("device")
def test_opens_the_device_only_for_the_first_sound() -> None:
    sound = Sound(Assets())
    assert pygame.mixer.get_init() is None
    sound.play("knock")
    assert pygame.mixer.get_init() is not None
    assert pygame.mixer.get_busy()
    assert sound.works()


@pytest.mark.usefixtures("device")
@pytest.mark.parametrize("name", LOUDNESS)
def test_every_sound_is_there(name: str, caplog: pytest.LogCaptureFixture) -> None:
    Sound(Assets()).play(name)
    assert pygame.mixer.get_busy()
    assert not caplog.records


@pytest.mark.usefixtures("device")
def test_takes_are_played_in_turn() -> None:
    sound = Sound(Assets())
    for _ in range(5):
        sound.play("pen")
    takes = sound._takes["pen"]
    assert len(takes) == 4
    assert [take.get_num_channels() for take in takes] == [2, 1, 1, 1]


@pytest.mark.usefixtures("device")
def test_one_take_can_be_asked_for_and_is_as_loud_as_the_others() -> None:
    sound = Sound(Assets())
    sound.play("pen-2")
    assert sound._takes["pen-2"][0].get_volume() == pytest.approx(LOUDNESS["pen"], abs=0.01)


def named_by_the_code() -> set[str]:
    """The sounds that the game's source plays, now or as an act begins."""
    files = Path(game.sound.__file__).parent.rglob("*.py")
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in files]
    calls = [n for tree in trees for n in ast.walk(tree) if isinstance(n, ast.Call)]
    spoken: list[ast.expr] = []
    for call in calls:
        match call.func:
            case ast.Attribute(attr="play"):
                spoken += call.args[:1]
            case ast.Name(id="Act"):
                spoken += call.args[3:4] + [k.value for k in call.keywords if k.arg == "sound"]
    found = [n for part in spoken for n in ast.walk(part) if isinstance(n, ast.Constant)]
    return {n.value for n in found if isinstance(n.value, str) and n.value}


def test_the_code_names_only_sounds_that_are_there() -> None:
    names = named_by_the_code()
    assert "knock" in names
    assert names <= {*LOUDNESS}


@pytest.mark.usefixtures("device")
def test_volumes_multiply() -> None:
    sound = Sound(Assets(), volume=0.5)
    sound.play("kick", 0.5)
    assert sound._takes["kick"][0].get_volume() == pytest.approx(0.25 * LOUDNESS["kick"], abs=0.01)


@pytest.mark.usefixtures("no_device")
@pytest.mark.parametrize("volume", [0.0, -1.0])
def test_no_volume_needs_no_device(volume: float) -> None:
    sound = Sound(Assets(), volume)
    sound.play("knock")
    assert not sound._broken


@pytest.mark.usefixtures("no_device")
def test_without_a_device_it_is_silent_and_says_so_once(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    sound = Sound(Assets())
    sound.play("knock")
    sound.play("goal")
    assert not sound.works()
    assert len(warnings_of(caplog)) == 1
    assert warnings_of(caplog)[0].startswith("no sound: ")


@pytest.mark.usefixtures("device")
def test_a_missing_file_is_silent_and_said_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    sound = Sound(Assets(tmp_path))
    sound.play("bell")
    sound.play("bell")
    assert len(warnings_of(caplog)) == 1
    assert "sounds/bell.wav" in warnings_of(caplog)[0]


@pytest.mark.usefixtures("device")
def test_a_damaged_file_is_silent(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "sounds").mkdir()
    (tmp_path / "sounds" / "knock.wav").write_bytes(b"not a sound")
    Sound(Assets(tmp_path)).play("knock")
    assert "sound knock is not played" in warnings_of(caplog)[0]
    assert not pygame.mixer.get_busy()
