"""Games looked at again: wound by keys and by mouse, playing by themselves, broken records."""

from itertools import combinations
from pathlib import Path

import pygame
import pytest

from game.scenes.carrom_table.film_show import FILM
from game.scenes.replays.reel import BEAT
from game.scenes.rule_card import RuleCard
from game.scenes.settings import SettingsPage
from game.ui.widgets import Reader, Slider
from tests.game.conftest import MakeDesk
from tests.game.films import GAMES, Cinema, record

LINES = ("h12-h13-h14-h15", "h15-h16-h17-h18")


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def path(tmp_path: Path, game: str) -> Path:
    """A game of this kind on the disk."""
    path = tmp_path / "one.sobremesa"
    record(path, game)
    return path


def test_every_step_shows_the_game_as_it_stood(
    make_desk: MakeDesk, game: str, tmp_path: Path
) -> None:
    path = tmp_path / "one.sobremesa"
    played = record(path, game)
    states = [played.start, *(ply.after for ply in played.plies)]
    written = path.read_bytes()
    cinema = Cinema(make_desk(), path)
    assert cinema.session.state == states[0]
    assert cinema.heading == "The start"
    assert cinema.last >= 8
    seen = [0]
    for step in range(1, cinema.last + 1):
        cinema.key(pygame.K_RIGHT)
        cinema.settle()
        assert cinema.step == step
        seen.append(len(cinema.session.plies))
        assert cinema.session.state == states[seen[-1]]
    assert seen == sorted(set(seen)), "every step makes a move"
    assert seen[-1] == len(played.plies)
    for count in reversed(seen[:-1]):
        cinema.key(pygame.K_LEFT)
        assert cinema.session.state == states[count]
    cinema.key(pygame.K_LEFT)
    assert cinema.step == 0
    cinema.key(pygame.K_END)
    assert cinema.session.state == played.state
    cinema.key(pygame.K_PAGEUP)
    assert cinema.step == max(0, cinema.last - 10)
    cinema.key(pygame.K_HOME)
    assert cinema.session.state == played.start
    assert path.read_bytes() == written


def test_the_moves_of_a_step_are_seen_one_after_the_other(
    make_desk: MakeDesk, tmp_path: Path
) -> None:
    path = tmp_path / "one.sobremesa"
    record(path, "chess-football", 30, mode="master")
    cinema = Cinema(make_desk(), path)
    timeline = cinema.replay.reel.stage.timeline
    shown: list[set[int]] = []  # how many moves lay there while each step was being seen
    for _ in range(cinema.last):
        cinema.key(pygame.K_RIGHT)
        seen = set()
        while timeline.busy:
            seen.add(len(cinema.session.plies))
            cinema.wait(50)
        shown.append(seen)
    assert any(len(seen) > 1 for seen in shown), "a step of several moves takes them in turn"


def test_the_buttons_do_what_the_keys_do(make_desk: MakeDesk, path: Path) -> None:
    cinema = Cinema(make_desk(), path)
    cinema.button("on")
    cinema.button("on")
    assert cinema.step == 2
    cinema.button("back")
    assert cinema.step == 1
    cinema.button("last")
    assert cinema.step == cinema.last
    cinema.button("first")
    assert cinema.step == 0
    cinema.key(pygame.K_RIGHT)
    assert cinema.step == 1, "the keys are still for the game after a click"
    cinema.button("play")
    assert cinema.replay.reel.playing
    cinema.button("play")
    assert not cinema.replay.reel.playing


def test_buttons_that_lead_nowhere_cannot_be_pressed(make_desk: MakeDesk, path: Path) -> None:
    cinema = Cinema(make_desk(), path)

    def usable() -> set[str]:
        keys = ("first", "back", "play", "on", "last")
        widgets = (cinema.replay.panel.form.get(key) for key in keys)
        return {widget.key for widget in widgets if widget and widget.enabled}

    assert usable() == {"play", "on", "last"}
    cinema.key(pygame.K_END)
    assert usable() == {"first", "back", "play"}


def test_the_rail_winds_the_game(make_desk: MakeDesk, path: Path) -> None:
    cinema = Cinema(make_desk(), path)
    rail = cinema.replay.panel.form.get("rail")
    assert isinstance(rail, Slider)
    cinema.mouse(pygame.MOUSEBUTTONDOWN, (rail.rail.left, rail.rail.centery))
    cinema.mouse(pygame.MOUSEMOTION, rail.rail.center)
    assert abs(cinema.step - cinema.last / 2) <= 1
    cinema.mouse(pygame.MOUSEMOTION, (rail.rail.right + 30, 5))
    cinema.mouse(pygame.MOUSEBUTTONUP, (rail.rail.right + 30, 5))
    assert cinema.step == cinema.last
    cinema.key(pygame.K_LEFT)
    assert cinema.step == cinema.last - 1


def test_a_click_in_the_list_goes_to_that_move(make_desk: MakeDesk, path: Path) -> None:
    cinema = Cinema(make_desk(), path)
    reader = cinema.replay.panel.form.get("moves")
    assert isinstance(reader, Reader)
    y, line = next((y, line) for y, line in reader.seen() if line.key == "3")
    cinema.click((reader.rect.left + 30, y + line.height // 2))
    assert cinema.step == 3


def test_the_list_follows_and_tells_what_is_to_come_in_a_paler_colour(
    make_desk: MakeDesk, path: Path
) -> None:
    desk = make_desk()
    cinema = Cinema(desk, path)

    def colours(key: str) -> set[str]:
        reader = cinema.replay.panel.form.get("moves")
        assert isinstance(reader, Reader)
        return {span.colour for line in reader.lines if line.key == key for span in line.spans}

    faint = desk.look.palette.faint
    for step in range(1, cinema.last + 1):
        assert colours(str(step)) == {faint}
        cinema.key(pygame.K_RIGHT)
        assert faint not in colours(str(step))
        reader = cinema.replay.panel.form.get("moves")
        assert isinstance(reader, Reader)
        assert str(step) in {line.key for _, line in reader.seen()}


def test_space_plays_with_a_beat_between_moves_and_stops_at_the_end(
    make_desk: MakeDesk, path: Path
) -> None:
    cinema = Cinema(make_desk(), path)
    cinema.key(pygame.K_SPACE)
    assert cinema.step == 1, "the first move comes at once"
    cinema.settle()
    cinema.wait(BEAT - 100)
    assert cinema.step == 1
    cinema.wait(200)
    assert cinema.step == 2
    cinema.key(pygame.K_SPACE)
    cinema.settle()
    cinema.wait(2 * BEAT)
    assert cinema.step == 2, "it stays until it is told to go on"
    cinema.key(pygame.K_END)
    cinema.key(pygame.K_SPACE)
    assert cinema.step == 1, "from the end it begins anew"
    cinema.replay.reel.to(cinema.last - 1)
    cinema.wait(BEAT + 100)
    cinema.settle()
    cinema.wait(100)
    assert cinema.step == cinema.last
    assert not cinema.replay.reel.playing


def test_going_back_stops_it(make_desk: MakeDesk, path: Path) -> None:
    cinema = Cinema(make_desk(), path)
    cinema.key(pygame.K_SPACE)
    cinema.key(pygame.K_LEFT)
    cinema.wait(3 * BEAT)
    assert cinema.step == 0


def test_a_click_on_the_board_shows_the_end_of_the_move(make_desk: MakeDesk, path: Path) -> None:
    cinema = Cinema(make_desk(), path)
    reel = cinema.replay.reel
    while not reel.stage.busy:
        cinema.key(pygame.K_RIGHT)
    step = cinema.step
    cinema.click(cinema.replay.board.rect.center)
    assert not reel.stage.busy
    assert cinema.step == step


def test_without_motion_nothing_moves(make_desk: MakeDesk, path: Path) -> None:
    desk = make_desk()
    desk.choose(reduced_motion=True)
    cinema = Cinema(desk, path)
    for _ in range(cinema.last):
        cinema.key(pygame.K_RIGHT)
        timeline = cinema.replay.reel.stage.timeline
        assert all(act.ms == 0 or act.kind == "banner" for act in timeline.acts)


def test_esc_and_the_cross_leave(make_desk: MakeDesk, path: Path) -> None:
    cinema = Cinema(make_desk(), path)
    cinema.key(pygame.K_ESCAPE)
    assert cinema.shell.scenes == []
    cinema = Cinema(make_desk(), path)
    cinema.button("close")
    assert cinema.shell.scenes == []


def test_rules_and_settings_lie_over_it_and_it_waits(make_desk: MakeDesk, path: Path) -> None:
    cinema = Cinema(make_desk(), path)
    cinema.key(pygame.K_SPACE)
    cinema.key(pygame.K_F1)
    assert isinstance(cinema.shell.top, RuleCard)
    cinema.key(pygame.K_ESCAPE)
    cinema.settle()
    cinema.wait(3 * BEAT)
    assert cinema.step == 1
    cinema.button("settings")
    assert isinstance(cinema.shell.top, SettingsPage)


@pytest.mark.parametrize(
    ("size", "text"),
    [((1024, 640), 100), ((1280, 800), 100), ((1024, 640), 150), ((800, 600), 100)],
)
def test_nothing_lies_on_top_of_anything_else(
    make_desk: MakeDesk, path: Path, size: tuple[int, int], text: int
) -> None:
    cinema = Cinema(make_desk(size, text), path, size)
    pictures = []
    for key in (pygame.K_HOME, pygame.K_RIGHT, pygame.K_END):
        cinema.key(key)
        cinema.settle()
        widgets = cinema.replay.panel.form.widgets[1:]
        for one, other in combinations(widgets, 2):
            assert not one.rect.colliderect(other.rect), (one.key, other.key)
        pictures.append(cinema.picture(size))
        assert cinema.picture(size) == pictures[-1], "drawing changes nothing"
    assert len(set(pictures)) == len(pictures)


# -- carrom's film


def test_the_film_of_a_strike_plays_from_the_record(make_desk: MakeDesk, tmp_path: Path) -> None:
    path = tmp_path / "one.sobremesa"
    record(path, "carrom", 12)
    cinema = Cinema(make_desk(), path)
    stage = cinema.replay.reel.stage

    def strike() -> int:
        """The ms that the first strike is to be seen."""
        cinema.key(pygame.K_HOME)
        while stage.timeline.now is None or stage.timeline.now.kind != FILM:
            cinema.settle()
            cinema.key(pygame.K_RIGHT)
        men = stage.state.men
        spent = 0
        while stage.busy:
            assert stage.state.men == men, "the men lie where they lay until they have rolled"
            cinema.wait(50)
            spent += 50
        assert stage.state.men != men
        return spent

    usual = strike()
    cinema.key(pygame.K_m, "m")
    slow = strike()
    assert slow == pytest.approx(4 * usual, rel=0.1)
    cinema.key(pygame.K_f, "f")
    assert strike() < usual
    assert cinema.replay.reel.switches == {"fast"}, "of two paces only one holds"


# -- legs, ends, records that cannot be followed


def test_the_old_paper_stays_at_the_end_of_a_leg(make_desk: MakeDesk, tmp_path: Path) -> None:
    path = tmp_path / "one.sobremesa"
    played = record(path, "paper-football", 1000)
    assert played.outcome is not None
    cinema = Cinema(make_desk(), path)
    ends = [n for n, ply in enumerate(played.plies, 1) for e in ply.events if e.name == "leg-over"]
    while len(cinema.session.plies) < ends[0]:
        cinema.key(pygame.K_RIGHT)
    cinema.settle()
    assert cinema.replay.reel.stage.state.leg == 1
    assert "Leg 1 is over." in cinema.told
    here = cinema.step
    cinema.key(pygame.K_RIGHT)
    assert cinema.replay.reel.stage.state.leg == 2
    assert "Leg 1 is over." not in cinema.told
    cinema.key(pygame.K_LEFT)
    assert cinema.step == here
    assert "Leg 1 is over." in cinema.told, "gone to, it is told as well"
    cinema.key(pygame.K_END)
    winner = played.outcome.winner
    assert ("A draw" if winner is None else f"{('Ana', 'Ion')[winner]} wins") in cinema.told
    assert played.outcome.clause in cinema.told


def test_a_game_that_is_not_over_says_so_at_its_end(make_desk: MakeDesk, tmp_path: Path) -> None:
    path = tmp_path / "one.sobremesa"
    record(path, "paper-football", 3)
    cinema = Cinema(make_desk(), path)
    assert "not over" not in cinema.told
    cinema.key(pygame.K_END)
    assert "The game is not over." in cinema.told
    assert cinema.heading == "Move 3 of 3"


def test_a_broken_record_is_shown_up_to_where_it_breaks(
    make_desk: MakeDesk, tmp_path: Path
) -> None:
    path = tmp_path / "one.sobremesa"
    record(path, "paper-football", 6)
    text = path.read_text("utf-8").replace("edition: 1", "edition: 7").splitlines(keepends=True)
    line = next(n for n, one in enumerate(text) if one.startswith("4 "))
    text[line] = "4 a1-a2-a3-a4\n"
    path.write_text("".join(text), "utf-8")
    cinema = Cinema(make_desk(), path)
    assert cinema.last == 3
    first = cinema.replay.notices.now
    assert first is not None
    assert "edition 7" in first.text
    cinema.key(pygame.K_END)
    assert f"up to line {line + 1}" in cinema.told
    assert "PF-M1" in cinema.told
    assert path.read_text("utf-8") == "".join(text)
