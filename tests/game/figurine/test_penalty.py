"""The penalty: a curtain, an aim that nobody sees, a dive, and both seen at once."""

from pathlib import Path

import pygame
import pytest

from engines.catalogue import find_book
from engines.core.contract import Seat
from engines.core.options import read_options
from engines.play.record import Header, Player
from engines.play.recorder import Recorder
from engines.play.session import Session
from game.board.ending import Ending
from game.board.opening import resume_match
from game.desk import Desk
from game.scenes.figurine.curtain import Curtain
from game.scenes.figurine_football import GAME
from game.scenes.replay import open_replay
from game.scenes.rule_card import RuleCard
from game.shell import Shell
from tests.game.conftest import MakeDesk
from tests.game.figurine.positions import LATE, PENALTY, SHOOT_OUT
from tests.game.figurine.seat import FigurineTable, place

COLUMNS = ("d", "e", "f")


def aim(table: FigurineTable, column: str) -> None:
    """Lift the curtain, aim, and hand the table over."""
    table.settle()
    for key in ("on", column, "on"):
        table.answer(key)
    table.settle()


def test_the_curtain_falls_by_itself(desk: Desk) -> None:
    table = place(desk, PENALTY)
    table.settle()
    assert table.shows(Curtain)
    table.answer("on")
    table.answer("e")
    assert table.shows(Curtain), "until the table has been handed over"
    table.answer("on")
    assert not table.shows(Curtain)
    assert table.phase == "dive"
    assert table.last == "aim:e"


def test_the_curtain_is_lifted_without_an_aim_and_falls_again_by_its_button(desk: Desk) -> None:
    table = place(desk, PENALTY)
    table.settle()
    table.key(pygame.K_ESCAPE)
    assert not table.shows(Curtain)
    table.wait(500)
    assert not table.shows(Curtain)
    table.button("tool aim")
    assert table.shows(Curtain)


def test_letters_aim_too(desk: Desk) -> None:
    table = place(desk, PENALTY)
    table.settle()
    table.key(pygame.K_f, letter="f")
    assert not table.session.plies, "the other still looks"
    table.key(pygame.K_RETURN)
    table.key(pygame.K_f, letter="f")
    table.key(pygame.K_RETURN)
    assert table.last == "aim:f"
    assert not table.shows(Curtain)


def test_who_has_taken_an_aim_back_is_left_alone_with_it(desk: Desk) -> None:
    table = place(desk, PENALTY)
    aim(table, "d")
    table.key(pygame.K_z, pygame.KMOD_CTRL)
    table.wait(500)
    assert table.phase == "aim"
    assert not table.shows(Curtain)
    table.button("tool aim")
    assert table.shows(Curtain)


def test_the_rule_of_the_penalty_is_read_at_the_curtain(desk: Desk) -> None:
    table = place(desk, PENALTY)
    table.settle()
    table.key(pygame.K_F1)
    assert table.shows(RuleCard)
    table.key(pygame.K_ESCAPE)
    assert table.shows(Curtain)


def test_the_pointer_does_not_stay_where_it_aimed(desk: Desk) -> None:
    """Whoever hands over has to press in the middle, wherever the aim was."""
    table = place(desk, PENALTY)
    table.settle()
    table.answer("on")
    places = {column: table.top.form.get(column).rect for column in COLUMNS}
    table.answer("d")
    hands = table.top.form.get("on").rect
    assert hands.width < places["d"].width * 1.2
    assert abs(hands.centerx - places["e"].centerx) <= 1


def test_nothing_is_aimed_on_the_open_board(desk: Desk) -> None:
    table = place(desk, PENALTY)
    table.settle()
    table.key(pygame.K_ESCAPE)
    table.touch("d14")
    assert not table.session.plies
    assert table.refusal == "FF-8.1"
    table.key(pygame.K_LEFT)
    table.key(pygame.K_RETURN)
    assert not table.session.plies
    assert table.marks() == {}


@pytest.mark.parametrize("document", [PENALTY, SHOOT_OUT])
def test_where_it_is_aimed_is_nowhere_on_the_screen(
    make_desk: MakeDesk, document: dict[str, object]
) -> None:
    """From the handing over to the dive every picture is the same for every aim."""
    seen = []
    for column in COLUMNS:
        table = place(make_desk(), document)
        table.settle()
        table.answer("on")
        table.answer(column)
        pictures = [table.pixels()]
        table.move_to((640, 30))
        table.wait(300)
        pictures.append(table.pixels())
        table.answer("on")
        for _ in range(3):
            table.wait(500)
            pictures.append(table.pixels())
        seen.append(pictures)
    assert seen[0] == seen[1] == seen[2]


def test_where_it_is_aimed_is_in_no_text(make_desk: MakeDesk) -> None:
    told = set()
    for column in COLUMNS:
        table = place(make_desk(), PENALTY)
        aim(table, column)
        contents = table.match.panel.contents
        assert contents is not None
        told.add((tuple(table.told()), table.heading, contents.news, contents.entries))
        assert not table.session.plies[-1].events
        assert table.session.notation.dump(table.state)["phase"] == "aim"
    assert len(told) == 1


def record(path: Path, *texts: str) -> Path:
    """A record of a match that began with the penalty."""
    book = find_book(GAME)
    document = {"game": GAME, **PENALTY}
    rules, notation = book.open(read_options(book.options, {}))
    session = Session(rules, notation, notation.load(document))
    players = Player("Ana"), Player("Ion")
    header = Header(GAME, 1, {}, 7, *players, "2026-11-29T18:00:00", start=document)
    recorder = Recorder.create(path, header, session)
    for text in texts:
        session.submit(notation.read(session.state, text))
    recorder.close()
    return path


def test_a_replay_does_not_tell_it_before_the_dive(make_desk: MakeDesk, tmp_path: Path) -> None:
    pictures = set()
    for column in COLUMNS:
        replay = open_replay(make_desk(), record(tmp_path / f"{column}.sobremesa", f"aim:{column}"))
        shell = Shell(replay, (1280, 800))
        shell.feed([pygame.Event(pygame.KEYDOWN, key=pygame.K_END, mod=0, unicode="")], 0)
        for _ in range(100):
            shell.feed([], 50)
        assert replay.sitting.session.rules.phase(replay.sitting.session.state) == "dive"
        surface = pygame.Surface((1280, 800))
        shell.draw(surface)
        pictures.add(surface.get_buffer().raw)
    assert len(pictures) == 1


def test_a_goal_when_the_keeper_goes_elsewhere(desk: Desk) -> None:
    table = place(desk, PENALTY)
    aim(table, "d")
    assert set(table.marks().values()) == {"dive"}
    table.touch("f14")
    table.settle()
    assert table.session.rules.score(table.state) == (1, 0)
    assert table.told()[:2] == ["Ana aimed at d14, Ion dived to f14", "Goal for Ana: 1\u20130"]


def test_saved_where_it_was_aimed_and_the_keeper_must_play(desk: Desk) -> None:
    table = place(desk, PENALTY)
    aim(table, "d")
    table.touch("d14")
    table.settle()
    assert table.told()[0] == "Ana aimed at d14, Ion dived to d14"
    assert table.heading.startswith("Ion\u2019s keeper must play")


def test_a_penalty_is_seen_to_come(desk: Desk) -> None:
    table = place(desk, LATE)
    table.touch("e10", "d13")
    table.settle()
    assert table.phase == "aim"
    assert table.shows(Curtain)
    assert "A penalty for Ana: the keeper is too far" in table.told()


def test_a_dive_can_be_made_by_the_keys(desk: Desk) -> None:
    table = place(desk, PENALTY)
    aim(table, "e")
    table.key(pygame.K_RIGHT)
    table.key(pygame.K_RETURN)
    assert table.last.startswith("dive:")


def test_a_match_resumed_between_aim_and_dive_goes_on_with_the_dive(
    desk: Desk, tmp_path: Path
) -> None:
    table = FigurineTable(resume_match(desk, record(tmp_path / "a.sobremesa", "aim:e")))
    table.settle()
    assert table.state.turn is Seat.AWAY
    assert not table.shows(Curtain)
    table.touch("e14")
    assert table.texts == ["aim:e", "dive:e"]


def test_a_shoot_out_is_played_kick_by_kick(desk: Desk) -> None:
    table = place(desk, SHOOT_OUT)
    for kick in range(10):
        aim(table, "d")
        goal = "14" if kick % 2 == 0 else "0"
        table.touch(("d" if kick % 2 else "e") + goal)
        table.settle()
    table.wait(9000)
    assert table.shows(Ending)
    assert table.session.outcome is not None
    assert table.session.outcome.winner is Seat.HOME
