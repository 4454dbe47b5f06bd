"""The thread from the rule to the test, pulled at both ends.

Every clause of a game that is in the catalogue, and every common one, has a test that names it by
`@pytest.mark.clause("PF-M4")`; and every id that a mark or the code names stands in a rule file.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from engines.catalogue import BOOKS

ROOT = Path(__file__).parents[1]
RULES = ROOT / "assets" / "rules"
CLAUSE = re.compile(r"^- \*\*([A-Z]+-[A-Z]?[0-9]+(?:\.[0-9]+)?)\*\*", re.MULTILINE)
ROOMS = ("engines", "game", "physics")


def clauses_of(name: str) -> list[str]:
    """The ids in a rule file, in order."""
    return CLAUSE.findall((RULES / f"{name}.md").read_text("utf-8"))


WRITTEN = {clause for file in RULES.glob("*.md") for clause in clauses_of(file.stem)}
CITED = re.compile(
    rf"\b(?:{'|'.join({c.split('-')[0] for c in WRITTEN})})-[A-Z]?[0-9]+(?:\.[0-9]+)?"
)


def marked_in(file: Path) -> Iterator[str]:
    """The ids in the marks of a test file."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.clause":
            yield from (ast.literal_eval(arg) for arg in node.args)


MARKED = {clause for file in (ROOT / "tests").rglob("test_*.py") for clause in marked_in(file)}
BUILT = ["README", *BOOKS]


@pytest.mark.parametrize("name", BUILT)
def test_every_rule_file_has_clauses_and_names_none_twice(name: str) -> None:
    clauses = clauses_of(name)
    assert clauses
    assert len(set(clauses)) == len(clauses)


@pytest.mark.parametrize("name", BUILT)
def test_every_clause_of_a_built_game_has_a_test(name: str) -> None:
    assert [clause for clause in clauses_of(name) if clause not in MARKED] == []


def test_every_mark_names_a_clause() -> None:
    assert sorted(MARKED - WRITTEN) == []


@pytest.mark.parametrize("room", ROOMS)
def test_every_clause_that_is_cited_exists(room: str) -> None:
    unknown = [
        f"{file.relative_to(ROOT)}: {clause}"
        for file in sorted((ROOT / room).rglob("*.py"))
        for clause in CITED.findall(file.read_text("utf-8"))
        if clause not in WRITTEN
    ]
    assert unknown == []
