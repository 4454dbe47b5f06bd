"""The process that answers lines of text, with what is in the catalogue."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from engines.__main__ import serve
from engines.protocol.table import Table
from tests.engines.play.race import find_race

ROOT = Path(__file__).parents[3]


def test_it_ends_at_quit_and_reports_a_fault_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    class Broken(Table):
        def answer(self, line: bytes) -> dict[str, Any]:
            if line == b"break\n":
                raise ZeroDivisionError("by a bug")
            return super().answer(line)

    answers: list[str] = []
    lines = [b"break\n", b'{"do":"games"}\n', b'{"do":"quit"}\n', b'{"do":"games"}\n']
    serve(lines, answers.append, Broken(find_race, ["race"]))
    assert [json.loads(answer) for answer in answers] == [
        {"ok": False, "error": "internal", "message": "ZeroDivisionError: by a bug"},
        {"ok": True, "games": ["race"]},
        {"ok": True},
    ]
    assert "by a bug" in capsys.readouterr().err


@pytest.mark.parametrize("last", [b"", b"quit\n", b'{"do":"quit"}\n{"do":"games"}\n'])
def test_the_process_ends_with_its_input_or_at_quit(last: bytes) -> None:
    command = [sys.executable, "-m", "engines"]
    asked = b'\xef\xbb\xbf{"do":"games"}\r\nnonsense\n' + last
    done = subprocess.run(command, input=asked, capture_output=True, check=True, cwd=ROOT)  # noqa: S603
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert answers[0]["ok"]
    assert answers[1]["error"] == "syntax"
    assert len(answers) == (3 if last else 2)


def test_every_answer_is_there_before_the_next_request() -> None:
    command = [sys.executable, "-m", "engines"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, cwd=ROOT) as process:  # noqa: S603
        assert process.stdin is not None
        assert process.stdout is not None
        for _ in range(2):
            process.stdin.write(b'{"do":"games"}\n')
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["ok"]
