"""What is seen and heard of a strike, and that the result does not wait for it."""

from itertools import pairwise
from math import dist

import pygame
import pytest
from msgspec.structs import replace

from engines.core.contract import Seat
from game.board.opening import resume_match
from game.desk import Desk
from game.scenes.carrom_table.film_show import APART, SINK, FilmShow
from game.scenes.carrom_table.preview import preview
from game.scenes.pause import Pause
from game.scenes.rule_card import RuleCard
from physics.dimensions import POCKETS
from physics.hand import film_of
from physics.laws.measures import Man
from physics.laws.moves import Settled, Strike
from physics.laws.state import Phase, State
from physics.table import TOURNAMENT
from tests.game.board.table import rounded, same, to
from tests.game.carrom.seat import LONG, CarromTable, lay
from tests.game.carrom.strokes import settle
from tests.game.conftest import MakeDesk


def rolling(strike: Strike, *men: Man) -> State:
    return State(men, phase=Phase.ROLLING, strike=strike)


def into_the_pocket() -> FilmShow:
    """A man before a pocket and the striker behind him."""
    corner = rolling(Strike(0, 6080, 300), Man("w", 32000, 32000))
    return FilmShow(corner, film_of(corner, TOURNAMENT))


def test_a_disc_sinks_where_it_fell() -> None:
    show = into_the_pocket()
    fall, index, _ = show.film.pocketed[0]
    (sinking,) = [one for one in show.at(fall + SINK / 2) if one.sunk]
    assert sinking.kind == show.kinds[index]
    assert sinking.sunk == pytest.approx(0.5)
    assert not [one for one in show.at(fall + SINK + 0.001) if one.sunk]


def test_sounds_come_in_order_and_not_at_once() -> None:
    show = into_the_pocket()
    heard = show.heard()
    assert heard[0].sound == "strike"
    assert "pocket" in [one.sound for one in heard]
    assert all(b.time - a.time >= APART for a, b in pairwise(heard))


def test_acts_take_as_long_as_the_film() -> None:
    show = into_the_pocket()
    assert sum(act.ms for act in show.acts(0)) == pytest.approx(1000 * show.duration, abs=50)


def test_the_ghost_touches_the_man_that_is_struck() -> None:
    state = State((Man("w", 1000, 5000),), phase=Phase.STRIKE)
    seen = preview(state, Strike(0, 9000, 500), TOURNAMENT)
    assert seen.ghost is not None
    assert seen.struck is not None
    assert dist(seen.ghost, (10, 50)) == pytest.approx(36.55, abs=0.01)
    (x, y), (to_x, to_y) = seen.struck
    line = (x - seen.ghost[0]) * (to_y - y) - (y - seen.ghost[1]) * (to_x - x)
    assert line == pytest.approx(0, abs=1e-6)  # along the line of centres


def test_a_falling_disc_slides_into_the_hole() -> None:
    show = into_the_pocket()
    fall, _, pocket = show.film.pocketed[0]
    far = []
    for part in (0.01, 0.3, 0.6):
        (sinking,) = [one for one in show.at(fall + SINK * part) if one.sunk]
        far.append(dist((sinking.x, sinking.y), POCKETS[pocket]))
    assert far[0] == pytest.approx(22.25, abs=1.0)
    assert far[0] > far[1] > far[2] == 0


@pytest.mark.parametrize("power", [200, 650, 1000])
def test_a_striker_that_only_falls_has_a_line_to_the_pocket(power: int) -> None:
    seen = preview(State((), phase=Phase.STRIKE), Strike(-22080, 21700, power), TOURNAMENT)
    assert seen.ghost is None
    assert dist(seen.way[-1], POCKETS[0]) == pytest.approx(22.25, abs=0.01)


@pytest.mark.parametrize("power", [300, 600, 1000])
def test_the_whole_way_of_a_pocketed_disc_ends_at_the_pocket(power: int) -> None:
    state = State((Man("w", 32000, 32000),), phase=Phase.STRIKE)
    film = film_of(rolling(Strike(0, 6080, power), *state.men), TOURNAMENT)
    _, _, pocket = next(one for one in film.pocketed if one[1] == 0)
    seen = preview(state, Strike(0, 6080, power), TOURNAMENT)
    assert dist(seen.ways[0][-1], POCKETS[pocket]) == pytest.approx(22.25, abs=0.01)


@pytest.fixture
def table(desk: Desk) -> CarromTable:
    seat = lay(desk, seed=6)
    seat.toss()
    return seat


def test_the_result_is_written_before_the_film_is_over(desk: Desk, table: CarromTable) -> None:
    table.let_go(0, -90)
    table.wait(150)
    assert table.match.playing.stage.busy
    assert isinstance(table.session.plies[-1].move, Settled)
    recorder = table.match.sitting.recorder
    assert recorder is not None
    state = table.state
    table.match.close()
    again = resume_match(desk, recorder.path)
    assert again.sitting.session.state == state


def test_a_match_killed_before_the_table_rests_rolls_on(desk: Desk, table: CarromTable) -> None:
    table.match.playing.play(Strike(0, 9000, 900))
    recorder = table.match.sitting.recorder
    assert recorder is not None
    assert table.session.to_move is Seat.NATURE
    table.match.close()
    again = CarromTable(resume_match(desk, recorder.path))
    again.wait(10_000)
    assert isinstance(again.session.plies[-1].move, Settled)


@pytest.mark.parametrize("by", ["click", "space"])
def test_a_film_can_be_cut_short_and_nothing_is_struck_by_that(table: CarromTable, by: str) -> None:
    table.let_go(0, -90)
    table.wait(150)
    made = len(table.session.plies)
    if by == "click":
        table.click(table.on(0, 0))
    else:
        table.key(pygame.K_SPACE)
    assert not table.match.playing.stage.busy
    assert len(table.session.plies) == made


def test_the_rules_lie_over_a_film_that_waits(table: CarromTable) -> None:
    table.let_go(0, -90)
    table.wait(150)
    table.key(pygame.K_F1)
    assert table.shows(RuleCard)
    table.wait(5_000)
    table.key(pygame.K_ESCAPE)
    assert table.match.playing.stage.busy


@pytest.mark.parametrize("by", ["rules", "menu"])
def test_what_lies_over_a_film_does_not_end_it(table: CarromTable, by: str) -> None:
    table.let_go(0, -90)
    table.wait(150)
    table.button(by)
    assert table.shows(RuleCard if by == "rules" else Pause)
    assert table.match.playing.stage.busy


@pytest.mark.parametrize("by", ["button", "keys", "keyboard"])
def test_undo_acts_in_the_course_of_a_film(table: CarromTable, by: str) -> None:
    before = table.state
    table.let_go(0, -90)
    table.wait(150)
    if by == "button":
        table.button("undo")
    elif by == "keys":
        table.key(pygame.K_z, pygame.KMOD_CTRL)
    else:
        to(table, "undo")
        table.key(pygame.K_RETURN)
    assert not table.match.playing.stage.busy
    assert table.state == before


def test_it_is_told_once_that_a_film_can_be_cut_short(table: CarromTable) -> None:
    notices = table.match.notices
    table.let_go(0, -90)
    table.wait(150)
    assert notices.now is not None
    assert "shows the end" in notices.now.text
    table.wait(LONG)
    assert notices.now is None
    table.button("undo")
    table.let_go(0, -90)
    table.wait(150)
    assert notices.now is None


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("key", [pygame.K_LEFT, None])
def test_a_hint_keeps_off_the_name_on_the_frame(
    make_desk: MakeDesk, size: tuple[int, int], key: int | None
) -> None:
    table = lay(make_desk(size), size=size, seed=6)
    table.toss()
    name = pygame.Rect(0, 0, 30, 12)
    name.center = rounded(table.on(0, 419))
    before = table.picture(size).subsurface(name).copy()
    if key is None:
        table.let_go(0, -90)
        table.wait(150)
    else:
        table.key(key)
    assert table.match.notices.now is not None
    assert same(table.picture(size).subsurface(name).copy(), before)


def shown_for(table: CarromTable, most: int = 60_000) -> int:
    """How many ms the strike is still to be seen; in steps of 10."""
    for ms in range(0, most, 10):
        if not table.match.playing.stage.busy:
            return ms
        table.feed(ms=10)
    raise AssertionError("the film never ends")


@pytest.mark.parametrize(("switch", "times"), [("slow", 4.0), ("fast", 0.25)])
def test_the_film_takes_as_long_as_its_pace_says(
    table: CarromTable, switch: str, times: float
) -> None:
    table.let_go(0, -90)
    usual = shown_for(table)
    table.button("undo")
    table.button(f"switch {switch}")
    table.let_go(0, -90)
    assert shown_for(table) == pytest.approx(times * usual, rel=0.03)


def test_of_two_paces_the_last_one_holds(table: CarromTable) -> None:
    table.button("switch slow")
    table.button("switch fast")
    assert table.match.playing.switches == {"fast"}
    table.button("switch fast")
    assert not table.match.playing.switches


@pytest.mark.parametrize("by", ["button", "letter", "keyboard"])
def test_the_pace_can_be_changed_in_the_course_of_a_film(table: CarromTable, by: str) -> None:
    table.let_go(0, -90)
    table.wait(150)
    if by == "button":
        table.button("switch slow")
    elif by == "letter":
        table.key(pygame.K_m, letter="m")
    else:
        to(table, "switch slow")
        table.key(pygame.K_RETURN)
    assert table.match.playing.stage.busy
    assert table.match.playing.switches == {"slow"}
    table.wait(2500)
    assert table.match.playing.stage.busy


def test_pictures_differ_in_the_course_of_a_film(table: CarromTable) -> None:
    table.let_go(0, -90)
    table.wait(150)
    first = table.picture().get_buffer().raw
    table.wait(150)
    assert table.picture().get_buffer().raw != first


def test_undo_takes_back_the_strike_and_what_came_of_it(table: CarromTable) -> None:
    before = table.state
    table.strike(0, -90)
    table.button("undo")
    assert table.state == before


def test_the_plate_of_who_struck_stands_out_while_the_men_glide(table: CarromTable) -> None:
    table.let_go(0, -90)
    table.wait(150)
    contents = table.match.panel.contents
    assert contents is not None
    assert contents.turn is Seat.HOME


def test_shift_holds_the_power_of_a_pull(table: CarromTable) -> None:
    table.pull(0, -60)
    power = table.hand.aim.power
    pygame.key.set_mods(pygame.KMOD_SHIFT)
    try:
        table.drag_to(table.on(40, -360))
    finally:
        pygame.key.set_mods(0)
    assert table.hand.aim.power == power
    assert table.hand.aim.angle == pytest.approx(11040, abs=100)


def after_a_turn(table: CarromTable) -> None:
    """Ana makes the break and loses the turn; as soon as Ion is to strike."""
    table.toss()
    settle(table, wait=0)
    table.feed(ms=1)


def test_a_board_that_is_turned_fades_into_how_it_lies(desk: Desk) -> None:
    table = lay(desk, "same-side", seed=6)
    after_a_turn(table)
    assert table.match.facing.turns == 2
    assert table.match.restless
    first = table.picture()
    table.wait(150)
    assert not same(table.picture(), first)
    table.wait(350)
    assert not table.match.facing.turning
    assert not table.match.restless


def test_with_little_motion_a_board_is_turned_at_once(desk: Desk) -> None:
    desk.settings = replace(desk.settings, reduced_motion=True)
    table = lay(desk, "same-side", seed=6)
    after_a_turn(table)
    assert table.match.facing.turns == 2
    assert not table.match.facing.turning
