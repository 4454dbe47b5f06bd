"""Real starts of play.py: first, second, hostile, killed, two at once, without network or room."""

import os
import shutil
import signal
import time
from pathlib import Path

import pytest

import play
from tests.launch.house import NAME, PROJECT, House


@pytest.fixture(scope="module")
def first(tmp_path_factory: pytest.TempPathFactory, shelf: Path) -> tuple[House, str]:
    """A house that has been started once, among hostile variables, and what that start said."""
    house = House(tmp_path_factory.mktemp("first"), shelf)
    bad = house.elsewhere / "bad"
    bad.mkdir()
    for module in ("tiny", "subprocess", "tomllib", "venv"):
        (bad / f"{module}.py").write_text(f"raise SystemExit('not this {module}')")
    code, said = house.start(
        *("--data-dir", "mă rog"),
        PIP_TARGET=str(bad),
        PIP_PREFIX=str(bad),
        PIP_USER="1",
        PIP_NO_DEPS="nonsense",
        PIP_NO_BINARY=":all:",
        PIP_REQUIRE_VIRTUALENV="1",
        PIP_DRY_RUN="1",
        PYTHONPATH=str(bad),
        PYTHONSTARTUP=str(bad / "tiny.py"),
        VIRTUAL_ENV=str(bad),
    )
    assert code == 7, said
    return house, said


def test_first_start_makes_environment_and_opens_app(first: tuple[House, str]) -> None:
    house, said = first
    lines = said.splitlines()
    assert lines[0] == "Setting up Sobremesa (once, about half a minute) ..."
    assert "  tiny" in lines
    assert "Ready." in lines
    app = f"app ['--data-dir', 'mă rog'] {house.environment} {house.elsewhere} False"
    assert lines[-1] == app


def test_second_start_only_looks_at_the_mark(first: tuple[House, str]) -> None:
    house, _ = first
    code, said = house.start(PIP_FIND_LINKS="/nowhere", PATH="/nowhere")
    assert code == 7
    assert said == f"app [] {house.environment} {house.elsewhere} False\n"


def test_second_start_is_quick(first: tuple[House, str]) -> None:
    house, _ = first
    times = []
    for _ in range(5):
        before = time.perf_counter()
        house.start()
        times.append(time.perf_counter() - before)
    assert min(times) < 0.3


def test_moved_folder_starts_offline(first: tuple[House, str], tmp_path: Path, shelf: Path) -> None:
    house, _ = first
    moved = House(tmp_path, shelf)
    shutil.rmtree(moved.root)
    shutil.copytree(house.root, moved.root, symlinks=True)
    code, said = moved.start(PIP_FIND_LINKS="/nowhere")
    assert said.startswith(f"app [] {moved.environment} ")
    assert code == 7


def test_changed_requirements_renew_the_environment(first: tuple[House, str]) -> None:
    house, _ = first
    stale = house.environment / "stale"
    stale.touch()
    pyproject = house.root / "pyproject.toml"
    pyproject.write_text(PROJECT.replace('["tiny', '["extra", "tiny'))
    code, said = house.start()
    assert code == 7
    assert "  extra" in said.splitlines()
    assert not stale.exists()
    code, said = house.start()
    assert said.startswith("app")


def test_tests_run_in_an_environment_of_their_own(house: House) -> None:
    code, said = house.start("--test")
    assert code == 5
    assert "pytest ['--numprocesses=auto', '--dist=worksteal'] " in said
    code, said = house.start("--test", "-k", "two words")
    assert code == 5
    environment = f"{house.environment}-test"
    assert said.splitlines()[-1] == f"pytest ['-k', 'two words'] {environment} {house.root}"
    assert not house.environment.exists()


@pytest.mark.skipif(os.name == "nt", reason="Windows cannot kill like this")
def test_killed_setup_is_begun_again_by_one_of_two_starts(house: House) -> None:
    killed = house.begin()
    while not (house.environment / "pyvenv.cfg").exists():
        time.sleep(0.01)
    killed.send_signal(signal.SIGKILL)
    killed.communicate()
    assert not (house.environment / play.MARK).exists()
    torn = house.environment / "torn"
    torn.touch()

    both = [house.begin("one"), house.begin("two")]
    said = [process.communicate()[0] for process in both]
    assert [process.returncode for process in both] == [7, 7], said
    assert [text.splitlines()[-1][:11] for text in said] == ["app ['one']", "app ['two']"]
    assert "".join(said).count("Setting up") == 1
    assert "Another start is setting Sobremesa up" in "".join(said)
    assert not torn.exists()


def test_without_network_it_says_what_is_needed_and_goes_on_later(house: House) -> None:
    shelf = house.variables["PIP_FIND_LINKS"]
    house.variables.update(
        PIP_FIND_LINKS="", PIP_NO_INDEX="0", PIP_INDEX_URL="http://127.0.0.1:9", PIP_RETRIES="1"
    )
    code, said = house.start()
    assert code == 1
    assert "needs the network, once, to fetch tiny." in said
    assert "Traceback" not in said
    assert "app" not in said.split()
    code, said = house.start(PIP_NO_INDEX="1", PIP_FIND_LINKS=shelf)
    assert code == 7, said


def test_folder_without_room_uses_the_users_data(house: House) -> None:
    house.environment.touch()  # as good as a folder that cannot be written, even for root
    code, said = house.start()
    assert code == 7, said
    (environment,) = (house.data / "sobremesa" / "environments").iterdir()
    assert environment.name.startswith(NAME)
    assert said.splitlines()[-1] == f"app [] {environment} {house.elsewhere} True"
    code, said = house.start(PIP_FIND_LINKS="/nowhere")
    assert said.startswith("app")


def test_no_room_anywhere_names_both_places(house: House) -> None:
    house.environment.touch()
    house.data.touch()
    code, said = house.start()
    assert code == 1
    assert str(house.environment) in said
    assert str(house.data) in said
    assert "Traceback" not in said
