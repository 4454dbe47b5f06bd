"""What the panel says of a game of paper football."""

from dataclasses import replace
from random import Random

import pytest

from engines.core.contract import Seat
from engines.paper_football.state import Phase
from game.board.board import Numbered, View
from game.scenes.paper.words import Teller
from tests.engines.paper_football.paper import Desk as Paper
from tests.game.board.table import SMALL, Table, lay
from tests.game.conftest import MakeDesk


def told_by(table: Table) -> dict[str, set[str]]:
    """The news of every event that was told, by its name."""
    board = table.match.board
    words: dict[str, set[str]] = {}
    for shown in table.match.sitting.numbered():
        news = board.news(shown)
        for event in shown.ply.events:
            words.setdefault(event.name, set()).update(
                n.text for n in news if n.clause == event.clause
            )
    return words


def test_every_event_is_told_in_words_with_its_clause(make_desk: MakeDesk) -> None:
    words: dict[str, set[str]] = {}
    for seed in range(14):
        table = lay(make_desk(), **SMALL)
        chance = Random(seed)
        while table.session.outcome is None:
            table.play_at_random(chance)
        for name, texts in told_by(table).items():
            words.setdefault(name, set()).update(texts)
    every = {"goal", "own-goal", "closed", "kick", "series", "restart", "game-over", "leg-over"}
    assert set(words) == every
    assert all(words.values())
    assert any("turns at the side line" in text for text in words["kick"])
    joined = " ".join(text for texts in words.values() for text in texts)
    assert "{" not in joined
    assert "None" not in joined


@pytest.mark.parametrize(
    ("phase", "chip"), [("move", "to draw"), ("kick", "to kick"), ("restart", "to restart")]
)
def test_the_plate_says_what_is_to_be_done(make_desk: MakeDesk, phase: str, chip: str) -> None:
    table = lay(make_desk(), **SMALL)
    table.play_until(phase)
    contents = table.match.panel.contents
    assert contents is not None
    mover = table.session.to_move
    assert contents.plates[mover].chip == chip
    assert contents.plates[mover.rival].chip == ""
    assert contents.status.count.startswith(str(len(table.hand.picker.offers())))


def test_the_status_grows_with_the_line(make_desk: MakeDesk) -> None:
    table = lay(make_desk())
    said = []
    for name in ("h13", "i14"):
        contents = table.match.panel.contents
        assert contents is not None
        said.append((contents.status.done, contents.status.text, contents.status.beside))
        table.click(table.at(name))
    assert said == [
        (0, "h12", "three segments to draw"),
        (1, "h12-h13", "one segment of three drawn"),
    ]


def test_the_list_has_the_last_move_first_and_numbers_as_the_record(make_desk: MakeDesk) -> None:
    table = lay(make_desk())
    table.play("h12-h13-h14-h15", "h15-i16-i17-i18")
    contents = table.match.panel.contents
    assert contents is not None
    assert [(e.number, e.seat, e.text) for e in contents.entries] == [
        (2, Seat.AWAY, "h15-i16-i17-i18"),
        (1, Seat.HOME, "h12-h13-h14-h15"),
    ]


def test_a_kick_of_a_series_is_said_whole(make_desk: MakeDesk) -> None:
    table = lay(make_desk((1024, 640)), size=(1024, 640), **SMALL)
    board, look = table.match.board, table.match.desk.look
    series = (((4, 5), (4, 11)),)
    state = replace(table.session.state, phase=Phase.KICK, series=series)
    status = board.status(View(state, [], Seat.HOME), 123)
    laid = table.match.panel.plan
    assert laid is not None
    assert status.beside == "kick 2 of the series"
    wide = look.text_width("semi", 15, status.heading) + look.text_width("body", 14, status.beside)
    assert wide + look.px(10) <= laid.right - laid.left


@pytest.mark.clause("PF-G5")
def test_a_refused_end_of_the_middle_line_is_told_why(make_desk: MakeDesk) -> None:
    table = lay(make_desk())
    state = replace(table.session.state, phase=Phase.RESTART)
    clause = table.session.rules.misstep(state, (table.point("a12"),))
    assert clause == "PF-G5"
    told = table.match.desk.words.clause(clause)
    assert "inner point" in told
    assert "else from its ends" in told


@pytest.mark.parametrize("stuck", [True, False])
def test_a_kick_is_announced_only_if_it_can_be_taken(make_desk: MakeDesk, *, stuck: bool) -> None:
    """At h18 away is closed; whatever home would kick from there lies on its series (PF-E2)."""
    one = Paper()
    ring = "g19-h19-i19-i18-i17-h17-g17-g18-g19"
    series = ["h18-n12", "h18-b12", "h18-n18", "h18-b18", *["h18-h24"] * stuck]
    running = {"lines": [k.split("-") for k in series], "redirected": ["left", "right"]}
    state = one.at("h12", "home", [ring], series, phase="kick", series=running)
    session = one.session(state)
    ply = session.submit(one.notation.read(state, "K:h12-h18"))
    teller = Teller(make_desk().words, one.rules, one.notation, ("Ana", "Ion"))
    told = {(news.text, news.clause) for news in teller.news(Numbered(ply, 1))}
    without = ("Ion is closed, and Ana has no kick to take.", "PF-K1")
    taken = ("Ion is closed and cannot move. Ana takes a penalty kick.", "PF-K1")
    assert ((without in told), (taken in told)) == (stuck, not stuck)
