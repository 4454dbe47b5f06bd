"""Rule files as players read them."""

import re

import pytest

from engines.paper_football import PaperFootball, PaperNotation
from game.assets import Assets
from game.i18n import Words
from game.rule_text import Block, clauses, house_rules, read_rules, reworded

GAMES = ["carrom", "chess-football", "dice-football", "figurine-football", "paper-football"]
TEXT = """# A game (AG)

For those who build.

## Field
- **AG-F1** It is `14` wide: `a`..`o` (`g1`->`f0`). [RO 2.1, 2.2]
- **AG-F2** It is **flat** [D], *mostly*; see AG-F1. [RO 5.5; last D]

## Move
Events: `goal`.

Plain words.

## Notation and position
- **AG-N1** Left out.

## Worked cases
1. A case, refused by AG-F1.
"""


def test_a_file_is_taken_apart() -> None:
    assert read_rules(TEXT) == (
        Block("title", "A game (AG)"),
        Block("heading", "Field"),
        Block("clause", "It is 14 wide: a\u2013o (g1\u2013f0).", "AG-F1", "RO 2.1, 2.2"),
        Block("clause", "It is flat, mostly; see AG-F1.", "AG-F2", "RO 5.5", ours=True),
        Block("heading", "Move"),
        Block("text", "Plain words."),
        Block("heading", "Worked cases"),
        Block("case", "A case, refused by AG-F1.", "1"),
    )


def test_what_only_programmers_need_is_left_out() -> None:
    text = """# A game (AG)
## End
- **AG-E1** It ends (a figure to test: 7). Equal goals are a draw; `outcome` is null before. [T]
- **AG-E2** It is told by an event (see notation), then all stand up (or sit).
- **AG-E3** The time is a comment line. Names are written. [L3; first D by L7]

## Position document
- **AG-P1** Left out.

## Worked cases
1. A correct engine finds 7.
2. Ball on `a1`: no.
"""
    assert read_rules(text)[1:] == (
        Block("heading", "End"),
        Block("clause", "It ends. Equal goals are a draw.", "AG-E1"),
        Block("clause", "It is told by an event, then all stand up (or sit).", "AG-E2"),
        Block("clause", "Names are written.", "AG-E3", "L3", ours=True),
        Block("heading", "Worked cases"),
        Block("case", "Ball on a1: no.", "1"),
    )


def test_fences_are_left_out() -> None:
    assert read_rules("## Field\n```json\n{}\n```\nYes.")[1:] == (Block("text", "Yes."),)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_of_the_markup_is_left(game: str) -> None:
    blocks = read_rules(Assets().text(f"rules/{game}.md"))
    assert len(clauses(blocks)) >= 30
    for block in blocks:
        assert "`" not in block.text
        assert "**" not in block.text
        assert not re.search(r"\[[^]]*\bD\b", block.text)
        assert block.text[-1:] != ";"
        assert not block.text.startswith("|")


def test_a_mark_that_says_what_we_decided_about_a_paragraph_is_no_source() -> None:
    *_, block = read_rules("# A\n## B\n- **AG-F1** One. [R9, R10; R15-R17 leave it open: D]\n")
    assert (block.source, block.ours) == ("R9, R10", True)


def test_the_rules_of_the_house_are_seven() -> None:
    blocks = house_rules(Assets().text("rules/README.md"))
    assert clauses(blocks) == {f"G-{number}" for number in range(1, 8)}


def test_our_decisions_in_paper_football_are_marked() -> None:
    blocks = read_rules(Assets().text("rules/paper-football.md"))
    ours = {block.mark for block in blocks if block.ours}
    assert ours == {"PF-M8", "PF-G1", "PF-G5", "PF-E4", "PF-E5", "PF-R1"}


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_of_ours_is_marked(game: str) -> None:
    text = Assets().text(f"rules/{game}.md")
    decided = re.findall(
        r"^- \*\*([A-Z]{2}-[A-Z]?[\d.]+)\*\*.*\[[^]]*\bD\b[^]]*\]", text, re.MULTILINE
    )
    assert {block.mark for block in read_rules(text) if block.ours} >= set(decided)
    assert len(decided) >= 5


def test_nothing_in_paper_football_is_for_programmers() -> None:
    told = " ".join(block.text for block in read_rules(Assets().text("rules/paper-football.md")))
    for word in (
        "null",
        "JSON",
        "{",
        "engine",
        "notation",
        "document",
        "comment",
        "figure to test",
    ):
        assert word not in told


def test_words_of_ones_own_take_the_place_of_the_files() -> None:
    words = {
        "heading Field": "The field",
        "AG-F1": "Wide.",
        "text Move": "Other words.",
        "case 1": "Another case.",
    }
    before = read_rules(TEXT)
    after = tuple(reworded(before, words))
    assert [block.text for block in after if block not in before] == list(words.values())
    assert [(b.kind, b.mark, b.source) for b in after] == [
        (b.kind, b.mark, b.source) for b in before
    ]


def test_every_block_of_paper_football_is_told_in_a_players_words() -> None:
    words, assets = Words().rules("paper-football"), Assets()
    blocks = read_rules(assets.text("rules/paper-football.md"))[1:]
    blocks += house_rules(assets.text("rules/README.md"))
    marked = {key: f"<{key}>" for key in words}
    told = [block.text for block in reworded(blocks, marked)]
    assert sorted(told) == sorted(marked.values())
    for text in words.values():
        assert not re.search(r"tier|perft|document|engine|`|\b(?:home|away)\b|K:|DF-|CR-", text)
        assert text[-1] in ".)" or len(text) < 24


def test_the_points_that_are_named_are_on_the_classic_paper() -> None:
    field = PaperNotation(PaperFootball()).field
    for text in Words().rules("paper-football").values():
        for name in re.findall(r"\b[a-z]\d+\b", text):
            assert field.point_of(name) is not None, name
