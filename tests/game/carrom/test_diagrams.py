"""The rule card of carrom: its words are complete, and its pictures show what the laws say."""

import re
from dataclasses import replace
from math import atan2, degrees, hypot

import pygame
import pytest

from engines.core.contract import Seat
from game.assets import Assets
from game.desk import Desk
from game.i18n import CLAUSES, Words
from game.rule_text import clauses, house_rules, read_rules, reworded
from game.scenes.carrom_table.diagrams import (
    AMONG,
    DIAGRAMS,
    PARTLY,
    WHOLLY,
    Diagrams,
    Mark,
    white_arms,
)
from game.scenes.carrom_table.outcomes import TABLES, Outcome, Row, outcome_of, told
from game.scenes.carrom_table.painter import Kind
from game.scenes.rule_card import RuleCard
from physics.laws.chairs import Chair
from physics.laws.measures import OUTER, QUEEN, WHITE, Man, on_surface
from physics.laws.moves import Call, Place, Settled, Strike
from physics.laws.places import can_stand
from physics.laws.rack import rack
from physics.laws.state import Phase, Queen, State
from physics.rules import Carrom
from tests.game.conftest import MakeDesk

FILE = Assets().text("rules/carrom.md")
REFERENCE = re.compile(r"CR-\d\.\d(?: to \d\.\d)?")
NUMBER = re.compile(r"\d+(?:\.\d+)?")
LINES = dict(re.findall(r"^- \*\*(CR-\d\.\d)\*\* (.*)$", FILE, re.MULTILINE))
MEASURED = [clause for clause in LINES if clause[3] in "124"]
WIDEST = 400  # points, which the smallest window with the largest text has room for


@pytest.fixture
def diagrams(desk: Desk) -> Diagrams:
    return Diagrams(desk)


def numbers(text: str) -> set[float]:
    return {float(found) for found in NUMBER.findall(REFERENCE.sub("", text))}


def marks_of(clause: str, state: str) -> list[Mark]:
    return [mark for mark in DIAGRAMS[clause].pieces[0].marks if mark.state == state]


# ---------------------------------------------------------------- words


def test_every_block_is_told_in_a_players_words() -> None:
    words = Words().rules("carrom")
    blocks = read_rules(FILE)[1:] + house_rules(Assets().text("rules/README.md"))
    marked = {key: f"<{key}>" for key in words}
    told_blocks = [block.text for block in reworded(blocks, marked)]
    assert sorted(told_blocks) == sorted(marked.values())


def test_nothing_in_the_words_is_for_programmers() -> None:
    for text in Words().rules("carrom").values():
        assert not re.search(
            r"[|`_\[]|\b(?:home|away(?! from)|document|engine|null)\b|T:|P:|PF-|L\d", text
        )
        assert text[-1] in ".)" or len(text) < 24


def test_the_clauses_that_the_words_name_are_in_the_file() -> None:
    named = {
        c for text in Words().rules("carrom").values() for c in re.findall(r"CR-[\d.]*\d", text)
    }
    assert named
    assert named <= set(LINES)


@pytest.mark.parametrize("clause", LINES)
def test_no_number_is_told_that_the_file_does_not_have(clause: str) -> None:
    """Small ones may count what the file counts in words, and "(1)" is for a winner with 22."""
    told_numbers = {number for number in numbers(Words().rules("carrom")[clause]) if number > 2}
    meant = {22.0} if "(1)" in LINES[clause] else set()
    assert told_numbers <= numbers(LINES[clause]) | meant


@pytest.mark.parametrize("clause", MEASURED)
def test_every_fine_measure_of_the_file_is_told(clause: str) -> None:
    fine = {number for number in numbers(LINES[clause]) if number % 1}
    assert fine <= numbers(Words().rules("carrom")[clause])


@pytest.mark.parametrize("clause", ["CR-3.4", "CR-5.3"])
def test_where_the_laws_go_before_the_summary_the_card_says_so(clause: str) -> None:
    text = Words().rules("carrom")[clause]
    assert "summary" in text
    assert "Laws" in text


# ---------------------------------------------------------------- the card


def test_pictures_stand_with_clauses_that_the_card_shows() -> None:
    assert not set(DIAGRAMS) & set(TABLES)
    assert set(DIAGRAMS) | set(TABLES) <= clauses(read_rules(FILE)) & set(CLAUSES)


@pytest.mark.parametrize(("size", "text_size"), [((1280, 800), 100), ((1024, 640), 200)])
def test_the_card_has_room_for_its_pictures(
    make_desk: MakeDesk, size: tuple[int, int], text_size: int
) -> None:
    card = RuleCard(make_desk(size, text_size), "carrom")
    card.resize(size)
    reader = card.form.get("rules")
    assert reader is not None
    spans = [span for line in reader.lines for span in line.spans if span.picture]  # type: ignore[attr-defined]  # a Reader
    assert len(spans) == len(DIAGRAMS) + len(TABLES)
    for span in spans:
        assert span.x + span.picture.get_width() <= reader.rect.width


@pytest.mark.parametrize("clause", [*DIAGRAMS, *TABLES])
def test_a_picture_is_drawn_and_told(diagrams: Diagrams, desk: Desk, clause: str) -> None:
    drawn = diagrams.draw(clause)
    assert drawn is not None
    picture, caption = drawn
    assert caption[-1] == "."
    assert picture.get_width() <= desk.look.px(WIDEST)
    middle = picture.get_height() // 2
    seen = {
        tuple(picture.get_at((x, y)))
        for x in range(picture.get_width())
        for y in range(middle - 16, middle + 16, 4)
    }
    assert len(seen) > 10


def test_a_clause_without_a_picture_has_none(diagrams: Diagrams) -> None:
    assert diagrams.draw("CR-7.3") is None


def test_crosses_are_seen_where_nothing_may_stand(diagrams: Diagrams, desk: Desk) -> None:
    refuse = pygame.Color(desk.look.palette.refuse)
    for clause in ("CR-2.1", "CR-4.5"):
        picture, _ = diagrams.draw(clause) or (pygame.Surface((1, 1)), "")
        for state in ("refused", "open", "chosen"):
            for mark in marks_of(clause, state):
                x, y = diagrams._painter.to_pixel(mark.at[0] / 100, mark.at[1] / 100)
                there = picture.get_at((round(x), round(y)))
                off = sum(abs(a - b) for a, b in zip(there[:3], refuse[:3], strict=True))
                assert (off < 60) == (state == "refused")


# ---------------------------------------------------------------- the rack, the striker, the pocket


def test_the_men_lie_as_at_the_first_break() -> None:
    state = Carrom().apply(Carrom().start(), Call.HEADS)
    assert (state.phase, state.chair) == (Phase.RACK, Chair.BOTTOM)
    assert DIAGRAMS["CR-1.4"].pieces[0].men == state.men


@pytest.mark.parametrize("turned", [0, 30, 145])
def test_the_arms_of_the_y_are_straight_and_white(turned: int) -> None:
    arms = white_arms(rack(Chair.BOTTOM, turned))
    rays = []
    for queen, near, far in arms:
        assert (queen.kind, near.kind, far.kind) == (QUEEN, WHITE, WHITE)
        assert near.x * far.y - near.y * far.x == pytest.approx(0, abs=2 * hypot(far.x, far.y))
        rays.append(round(degrees(atan2(far.y, far.x)) - turned) % 360)
    assert sorted(rays) == [30, 150, 270]


def strike_state() -> State:
    return State(DIAGRAMS["CR-2.1"].pieces[0].men, phase=Phase.STRIKE, broken=True)


def test_the_striker_may_stand_at_the_rings_and_not_at_the_crosses() -> None:
    rules, state, piece = Carrom(), strike_state(), DIAGRAMS["CR-2.1"].pieces[0]
    assert piece.striker is not None
    placed = [piece.striker, *(mark.at[0] for mark in marks_of("CR-2.1", "open"))]
    assert len(placed) == 3
    assert [rules.refusal(state, Strike(x, 9000, 500)) for x in placed] == [""] * 3
    crossed = [mark.at[0] for mark in marks_of("CR-2.1", "refused")]
    assert [rules.refusal(state, Strike(x, 9000, 500)) for x in crossed] == ["CR-2.1"] * 2


def test_one_cross_is_about_a_circle_and_one_about_a_man() -> None:
    bare = replace(strike_state(), men=())
    crossed = [Strike(mark.at[0], 9000, 500) for mark in marks_of("CR-2.1", "refused")]
    assert [Carrom().refusal(bare, strike) for strike in crossed] == ["CR-2.1", ""]


def test_the_left_man_hangs_over_the_pocket_and_the_right_one_falls() -> None:
    stays, falls = (piece.men[0] for piece in DIAGRAMS["CR-2.4"].pieces)
    assert on_surface(stays.x, stays.y)
    assert hypot(34775 - stays.x, -34775 - stays.y) < 2225 + 1590
    assert not on_surface(falls.x, falls.y)


# ---------------------------------------------------------------- what comes back


def placing() -> State:
    """Away places a man of home's, and home goes on."""
    return State(
        AMONG, Seat.AWAY, Chair.TOP, Phase.PLACE, to_place=1, next=Chair.BOTTOM, broken=True
    )


def test_a_man_may_come_back_to_the_ring_and_not_to_the_crosses() -> None:
    rules, state = Carrom(), placing()
    (chosen,) = marks_of("CR-4.5", "chosen")
    assert rules.refusal(state, Place(*chosen.at)) == ""
    crossed = marks_of("CR-4.5", "refused")
    assert [rules.refusal(state, Place(*mark.at)) for mark in crossed] == ["CR-4.5"] * 2


def test_the_ring_is_where_a_man_goes_by_itself() -> None:
    (chosen,) = marks_of("CR-4.5", "chosen")
    after = Carrom().apply(placing(), Call.AUTO)
    assert after.men[-1] == Man(WHITE, *chosen.at)


def test_one_cross_is_about_a_man_and_one_about_the_outer_circle() -> None:
    beside, outside = (mark.at for mark in marks_of("CR-4.5", "refused"))
    assert can_stand((), beside)
    assert hypot(*outside) > OUTER
    assert not can_stand((), outside)
    assert all(hypot(man.x - outside[0], man.y - outside[1]) > 3180 for man in AMONG)


def test_what_is_shaded_is_where_men_may_come_back(diagrams: Diagrams) -> None:
    diagrams.draw("CR-4.5")
    picture = pygame.Surface(diagrams._wood(DIAGRAMS["CR-4.5"].pieces[0], 1.3).get_size())
    diagrams._shade(picture, AMONG)
    seen = {True: 0, False: 0}
    for x in range(picture.get_width()):
        for y in range(0, picture.get_height(), 3):
            place = diagrams._painter.to_table((x + 0.5, y + 0.5))
            about = [
                can_stand(AMONG, (round(100 * (place[0] + dx)), round(100 * (place[1] + dy))))
                for dx in (-1.2, 1.2)
                for dy in (-1.2, 1.2)
            ]
            if len(set(about)) == 1:  # not on the edge
                assert (sum(picture.get_at((x, y))[:3]) > 30) == about[0], place
                seen[about[0]] += 1
    assert min(seen.values()) > 500


@pytest.mark.parametrize(("number", "man"), [(0, PARTLY), (1, WHOLLY)])
def test_the_queen_comes_back_where_the_laws_put_her(number: int, man: Man) -> None:
    """Away does not cover her; home, at the bottom, strikes next."""
    state = State(
        (man, Man(WHITE, 20000, 20000)),
        Seat.AWAY,
        Chair.TOP,
        Phase.ROLLING,
        had_man=(True, True),
        queen=Queen.COVERING,
        broken=True,
        strike=Strike(0, 27000, 500),
    )
    after = Carrom().apply(state, Settled(state.men, striker=False, touched=True))
    assert after.chair is Chair.BOTTOM
    (queen,) = (each for each in after.men if each.kind == QUEEN)
    assert DIAGRAMS["CR-5.6"].pieces[number].men == (man, queen)


# ---------------------------------------------------------------- the tables

COVERED, COVERING, BOARD = Queen.COVERED, Queen.COVERING, Queen.BOARD
EXPECTED = {
    "CR-4.2": [
        Outcome(("w",), again=False, queen=BOARD),
        Outcome(("w", "w"), again=True, queen=BOARD),
        Outcome(("w", "w", "w"), again=True, queen=BOARD),
    ],
    "CR-4.3": [
        Outcome(("w",), again=False, queen=BOARD),
        Outcome(("w", "w"), again=True, queen=BOARD),
    ],
    "CR-5.2": [
        Outcome((), again=True, queen=COVERING),
        Outcome((), again=True, queen=COVERED),
        Outcome((), again=True, queen=COVERED),
        Outcome(("q",), again=False, queen=BOARD),
    ],
    "CR-5.3": [
        Outcome((), again=True, queen=COVERING),
        Outcome((), again=True, queen=COVERED),
    ],
    "CR-5.4": [
        Outcome(("w", "w"), again=True, queen=COVERING),
        Outcome(("q", "w"), again=False, queen=BOARD),
    ],
    "CR-5.5": [
        Outcome(("q", "w"), again=True, queen=BOARD),
        Outcome(("q", "w", "w"), again=True, queen=BOARD),
    ],
}
"""As the rule file has it, read by hand."""


@pytest.mark.parametrize("clause", TABLES)
def test_a_table_says_what_the_rule_file_says(clause: str) -> None:
    rows = [row for group in TABLES[clause].groups for row in group.rows]
    assert [outcome_of(row) for row in rows] == EXPECTED[clause]


@pytest.mark.parametrize(
    ("row", "words"),
    [
        (Row(("s",)), "Your turn is lost."),
        (Row(("s", "w")), "You strike again."),
        (Row(("q",)), "The queen is to be covered; you strike again."),
        (Row(("q", "w")), "The queen is covered; you strike again."),
        (Row(("s", "w"), covering=True), "She is still to be covered; you strike again."),
        (Row((), covering=True), "Your turn is lost."),
    ],
)
def test_the_turn_and_the_queen_are_told(row: Row, words: str) -> None:
    assert told(row, outcome_of(row)) == words


def test_a_table_shows_what_comes_back(diagrams: Diagrams, monkeypatch: pytest.MonkeyPatch) -> None:
    signs: list[str] = []
    sign = diagrams._painter.sign

    def noted(kind: Kind, size: int) -> pygame.Surface:
        signs.append(kind)
        return sign(kind, size)

    monkeypatch.setattr(diagrams._painter, "sign", noted)
    diagrams.draw("CR-5.5")
    assert "".join(signs) == "qs" + "qw" + "qws" + "qww"


def test_a_row_is_as_tall_as_its_words(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    table = TABLES["CR-4.2"]
    rows = len(table.groups[0].rows)
    line = desk.look.line_height("body", 14)
    short, _ = Diagrams(desk).draw("CR-4.2") or (pygame.Surface((1, 1)), "")
    monkeypatch.setattr(desk.words, "tr", lambda text: f"{text} and so on" * 8)
    long, _ = Diagrams(desk).draw("CR-4.2") or (pygame.Surface((1, 1)), "")
    assert long.get_height() >= short.get_height() + rows * 3 * line
