"""A draw that has been offered is said for as long as it stands (G-3)."""

import pytest

from game.board.board import Told
from game.board.opening import resume_match
from tests.game.board.table import Table, lay
from tests.game.conftest import MakeDesk

STANDING = Told("Ana offers a draw: accept it, or play on.", "G-3")
CLOSING = "h12-h13-h14-h15"


def news(table: Table) -> tuple[Told, ...]:
    contents = table.match.panel.contents
    assert contents is not None
    return contents.news


@pytest.mark.clause("G-3")
def test_the_one_who_answers_reads_it_until_the_answer(make_desk: MakeDesk) -> None:
    table = lay(make_desk())
    table.play("draw")
    assert STANDING not in news(table), "Ana is still to move"
    table.play(CLOSING)
    assert news(table)[-1] == STANDING
    table.click(table.at("i16"))
    table.wait(300)
    assert news(table)[-1] == STANDING
    table.match.playing.give_back()
    table.play("h15-i16-i17-i18")
    assert STANDING not in news(table)


@pytest.mark.clause("G-3")
def test_it_is_still_said_when_the_match_is_resumed(make_desk: MakeDesk) -> None:
    desk = make_desk()
    table = lay(desk)
    table.play("draw", CLOSING)
    table.match.close()
    (path,) = desk.store.records()
    assert news(Table(resume_match(desk, path)))[-1] == STANDING
