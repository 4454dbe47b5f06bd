#!/usr/bin/env python3
"""Start Sobremesa, or its tests, from a fresh copy of this folder.  Needs nothing but Python.

    python3 play.py [options of the app]
    python3 play.py --test [options of pytest]

The first start makes an environment and installs into it what pyproject.toml lists; later starts
only look at the mark that says that it is complete.  The environment is `.venv-3.12` (or whatever
the Python) beside this file, or in the user's data folder if there is no room for it here.

An old Python must still be able to read this file, to say that it is too old: hence the types in
comments and nothing in the syntax that is younger than 2.7.
"""

import os
import sys

if not (3, 11) <= sys.version_info[:2] <= (3, 14):
    sys.exit(
        "Sobremesa runs on Python 3.11, 3.12, 3.13 and 3.14; this is Python %d.%d (%s).\n"
        "Get one of those from https://www.python.org/downloads/ and start with it, for example:\n"
        "    python3.13 play.py" % (sys.version_info[0], sys.version_info[1], sys.executable)
    )

if __name__ == "__main__":  # what lies on PYTHONPATH must not stand in for what is imported here
    named = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    foreign = [os.path.abspath(p) for p in named if p]  # noqa: PTH100 - pathlib may be foreign too
    sys.path[1:] = [p for p in sys.path[1:] if p not in foreign]

import contextlib
import ctypes
import errno
import hashlib
import re
import shutil
import subprocess
import sysconfig
import time
import tomllib
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator  # noqa: F401 - used in comments

ROOT = Path(__file__).resolve().parent
VERSION = "%d.%d" % sys.version_info[:2]
MARK = "ready"  # in a complete environment: written last, holds its stamp
LOCK = "lock"  # beside it: held while somebody builds
ROOM = 100  # megabytes that the app's parts take, with some to spare

# What else a PIP_* or PYTHON* variable may say (a target, "no-deps", another library) would break
# the environment; these say only where packages come from, or how Python itself behaves.
KEPT = re.compile(
    r"PIP_((EXTRA_)?INDEX_URL|FIND_LINKS|NO_INDEX|CONFIG_FILE|TRUSTED_HOST|(CLIENT_)?CERT|PROXY"
    r"|KEYRING_PROVIDER|(DEFAULT_)?TIMEOUT|RETRIES|(NO_)?CACHE_DIR)|PYTHON(HASHSEED|FAULTHANDLER)"
)

NO_VENV = """This Python came without the parts that make an environment (venv and ensurepip).
On Debian, Ubuntu and Mint they are a package of their own:
    sudo apt install python3-venv
Install it and start again."""

OFFLINE = """The first start needs the network, once, to fetch {packages}.
Connect and start again; after that Sobremesa never asks for the network."""

# How all tests run; who asks for some of them has options of their own.
ON_ALL_CORES = ["--numprocesses=auto", "--dist=worksteal"]

# What pip says when it does not get through.
UNREACHABLE = re.compile(
    r"Retrying \(|connection broken|ConnectionError|Failed to establish|name resolution"
    r"|Network is unreachable|timed out|ProxyError|Could not fetch URL"
)


class SetupError(Exception):
    """Why there is no environment, in words for the person who started this."""


def main(arguments):
    # type: (list[str]) -> int
    """Make what is missing, then become the app (or the tests).  Answer the exit code."""
    testing = arguments[:1] == ["--test"]
    try:
        environment = find_environment(testing)
        if testing:
            return run(environment, "pytest", arguments[1:] or ON_ALL_CORES)
        return run(environment, "game", arguments)
    except (SetupError, OSError) as trouble:
        return complain(str(trouble))
    except KeyboardInterrupt:
        return complain("\nStopped.  The next start begins again.", 130)


# -- where the environment is


def find_environment(testing):
    # type: (bool) -> Path
    """The folder of a complete environment; made first if there is none."""
    wanted = requirements(testing)
    stamp = stamp_of(wanted)
    wheels = "--prefer-binary" if testing else "--only-binary=:all:"  # who plays has no compiler
    folders = possible_folders(stamp, testing)
    for folder in folders:
        if is_ready(folder, stamp):
            return folder
    for folder in folders:
        if can_hold(folder):
            with locked(folder) as lock:
                if not is_ready(folder, stamp):  # another start may just have made it
                    build(folder, wanted, lock, wheels)
                    (folder / MARK).write_text(stamp, encoding="ascii")
            return folder
    raise SetupError(
        "Sobremesa needs a folder of {} MB for its parts.  Neither\n    {}\nnor\n    {}\n"
        "can be made: there is no room, or no permission to write.".format(
            ROOM, folders[0], folders[1]
        )
    )


def requirements(testing):
    # type: (bool) -> list[str]
    """What pyproject.toml wants installed.  Raises `SetupError` if it is not there."""
    listed = ROOT / "pyproject.toml"
    if not listed.is_file():
        raise SetupError(
            "play.py belongs in the folder of Sobremesa: there is no {}".format(listed)
        )
    project = tomllib.loads(listed.read_text(encoding="utf-8"))["project"]
    wanted = project["dependencies"] + (project["optional-dependencies"]["dev"] if testing else [])
    return [str(requirement) for requirement in wanted]


def stamp_of(wanted):
    # type: (list[str]) -> str
    """What the mark must hold: it changes with the requirements, the Python and the system."""
    kind = [VERSION, sys.implementation.cache_tag, sysconfig.get_platform()]
    return hashlib.sha256("\n".join(kind + wanted).encode()).hexdigest()


def possible_folders(stamp, testing):
    # type: (str, bool) -> tuple[Path, Path]
    """Beside this file; else among the user's data, where other copies of Sobremesa may be too."""
    name = ".venv-{}{}".format(VERSION, "-test" if testing else "")
    shared = "{}-{}".format(name, stamp[:8])
    return ROOT / name, data_folder() / "sobremesa" / "environments" / shared


def data_folder():
    # type: () -> Path
    """Where programs keep a user's data on this system."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")


def is_ready(folder, stamp):
    # type: (Path, str) -> bool
    """Whether the environment is complete, fits the stamp, and the Python it stands on is there."""
    try:
        marked = (folder / MARK).read_text(encoding="ascii")
        config = (folder / "pyvenv.cfg").read_text(encoding="utf-8")
    except (OSError, ValueError):
        return False
    home = re.search(r"^home *= *(.*?)\s*$", config, re.MULTILINE)
    stands = home is not None and Path(home.group(1)).is_dir()
    return stands and marked == stamp and python_of(folder).exists()


def can_hold(folder):
    # type: (Path) -> bool
    """Whether an environment can be made in this folder, which need not be there yet."""
    if os.pathsep in str(folder):  # venv refuses it
        return False
    probe = folder.parent / ".venv-probe-{}".format(os.getpid())
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if os.name == "nt":
            probe.mkdir()
            probe.rmdir()
        else:
            probe.symlink_to("nowhere")  # a memory stick may know no links; an environment has some
            probe.unlink()
    except OSError:
        with contextlib.suppress(OSError):
            folder.rmdir()
        return False
    return os.access(str(folder), os.W_OK) and shutil.disk_usage(str(folder)).free > ROOM << 20


# -- making it


@contextlib.contextmanager
def locked(folder):
    # type: (Path) -> Iterator[int]
    """Wait until nobody else builds in the folder.  Yields the handle that holds the lock."""
    with (folder / LOCK).open("a") as file:
        told = False
        while not take_lock(file.fileno()):
            if not told:
                say("Another start is setting Sobremesa up; waiting for it ...")
                told = True
            time.sleep(0.2)
        yield file.fileno()


def take_lock(handle):
    # type: (int) -> bool
    """Lock the open file, if nobody else has.  True also where files cannot be locked at all."""
    try:
        if sys.platform == "win32":
            import msvcrt  # noqa: PLC0415 - only Windows has it

            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl  # noqa: PLC0415 - Windows has none

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as refusal:
        return refusal.errno not in (errno.EAGAIN, errno.EACCES, errno.EDEADLK)
    return True


def build(folder, wanted, lock, wheels):
    # type: (Path, list[str], int, str) -> None
    """Make the environment anew.  Raises `SetupError` with what to do about it."""
    if find_spec("venv") is None or find_spec("ensurepip") is None:
        raise SetupError(NO_VENV)
    say("Setting up Sobremesa (once, about half a minute) ...")
    sweep(folder)
    said = work([sys.executable, "-I", "-m", "venv", str(folder)], lock)
    if said is not None:
        raise SetupError("Python could not make an environment in {}:\n{}".format(folder, said))
    pip = [str(python_of(folder)), "-I", "-m", "pip", "--disable-pip-version-check", "--no-input"]
    said = work(pip + ["install", "--progress-bar=off", wheels] + wanted, lock)
    if said is not None:
        raise SetupError(explain(said, wanted))
    say("Ready.")


def explain(said, wanted):
    # type: (str, list[str]) -> str
    """What a person can do about what pip said, and the end of it."""
    reason = "The parts of Sobremesa could not be installed."
    if UNREACHABLE.search(said):
        names = [re.split(r"[^\w.-]", requirement, maxsplit=1)[0] for requirement in wanted]
        reason = OFFLINE.format(packages=", ".join(names))
    lines = [line[:200] for line in said.splitlines() if not line.startswith("WARNING")]
    return "\n    ".join([reason + "\npip said:"] + lines[-5:])


def sweep(folder):
    # type: (Path) -> None
    """Empty the folder of what an earlier start left, the mark first, the lock never."""
    with contextlib.suppress(FileNotFoundError):
        (folder / MARK).unlink()
    for entry in folder.iterdir():
        if entry.is_dir() and not entry.is_symlink():
            shutil.rmtree(str(entry))
        elif entry.name != LOCK:
            entry.unlink()


def work(command, lock):
    # type: (list[str], int) -> str | None
    """Run a step of the setup, telling its progress.  Answer what it said if it failed, else None.

    The step holds the lock too: if this process is killed, the next start waits for its end.
    """
    with subprocess.Popen(  # noqa: S603 - the command is ours
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env=clean_variables(),
        encoding="utf-8",
        errors="replace",
        pass_fds=() if os.name == "nt" else (lock,),
        creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
    ) as process:
        said = []
        for line in process.stdout or ():
            said.append(line)
            report(line)
    return "".join(said) if process.returncode else None


def report(line):
    # type: (str) -> None
    """Tell what a line of pip's means for the person who waits."""
    part = re.match(r"(?:Collecting |Processing (?:.*[\\/])?)([A-Za-z][\w.]*(-[A-Za-z]\w*)*)", line)
    if part:
        say("  " + part.group(1))
    elif line.startswith("Installing collected packages"):
        say("  installing them ...")
    elif "Retrying (" in line:
        say("  no answer from the network, trying again ...")


def clean_variables():
    # type: () -> dict[str, str]
    """The variables of this process without those that would break an environment."""
    doubtful = ("PIP_", "PYTHON", "__PYVENV", "VIRTUAL_ENV")
    kept = {
        name: value
        for name, value in os.environ.items()
        if KEPT.fullmatch(name) or not name.upper().startswith(doubtful)
    }
    kept["PIP_USER"] = "0"  # over a configuration file that says otherwise
    return kept


# -- using it


def python_of(folder, name="python"):
    # type: (Path, str) -> Path
    if os.name == "nt":
        return folder / "Scripts" / (name + ".exe")
    return folder / "bin" / name


def run(environment, module, arguments):
    # type: (Path, str, list[str]) -> int
    """Become the module, with this folder on its path; on Windows wait for its exit code."""
    if os.pathsep in str(ROOT):
        raise SetupError(
            "The name of the folder {} holds a {!r}, which Python cannot have there.\n"
            "Rename it and start again.".format(ROOT, os.pathsep)
        )
    python = str(python_of(environment, "python" if has_console() else "pythonw"))
    command = [python, "-P", "-m", module] + arguments
    if module == "pytest":
        os.chdir(str(ROOT))
    if os.name == "nt":  # whose exec would not wait
        return subprocess.call(command, env=variables_for(environment))  # noqa: S603 - the command is ours
    return os.execve(python, command, variables_for(environment))  # noqa: S606 - no shell is wanted


def variables_for(environment):
    # type: (Path) -> dict[str, str]
    """With what the module runs: this folder on its path, and nothing written where nothing can."""
    variables = clean_variables()
    variables["PYTHONPATH"] = str(ROOT)
    if environment.parent != ROOT:
        variables["PYTHONDONTWRITEBYTECODE"] = "1"
        variables["HYPOTHESIS_STORAGE_DIRECTORY"] = str(environment / "examples")
        given = os.environ.get("PYTEST_ADDOPTS", "")
        variables["PYTEST_ADDOPTS"] = given + " -p no:cacheprovider"
    return variables


# -- telling


def has_console():
    # type: () -> bool
    """Whether somebody can read what is printed: not so under Windows' pythonw."""
    return sys.stderr is not None


def say(text):
    # type: (str) -> None
    if has_console():
        print(text)
        sys.stdout.flush()


def complain(text, code=1):
    # type: (str, int) -> int
    """Tell what is wrong, in a window if there is no console.  Answer the exit code."""
    if has_console():
        sys.stderr.write(text + "\n")
    elif sys.platform == "win32":
        ctypes.windll.user32.MessageBoxW(None, text, "Sobremesa", 0x10)
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
