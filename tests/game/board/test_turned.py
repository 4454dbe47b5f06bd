"""Players opposite each other: what is for away faces away, and the pointer finds its way."""

import pygame
import pytest

from engines.core.contract import Aside
from game.board.board import Told
from game.board.ending import Ending
from game.board.match import MatchScene
from game.board.turned import Turned
from game.scenes.pause import Pause
from game.scenes.rule_card import RuleCard
from game.settings import Seating
from game.ui.dialog import Dialog
from tests.game.board.table import SIZE, Table, lay
from tests.game.conftest import MakeDesk

SEATINGS: tuple[Seating, ...] = ("fixed", "opposite")
CLOSING = "h12-h13-h14-h15"


@pytest.fixture
def table(make_desk: MakeDesk) -> Table:
    """Away is to move and sits opposite."""
    table = lay(make_desk(), "opposite")
    table.play(CLOSING)
    table.wait(100)
    return table


def far(pixel: tuple[int, int]) -> tuple[int, int]:
    return SIZE[0] - 1 - pixel[0], SIZE[1] - 1 - pixel[1]


def inside(table: Table, kind: type[object]) -> bool:
    """Whether a turned scene of this kind lies on top."""
    return isinstance(table.top, Turned) and isinstance(table.top.scene, kind)


def test_the_pause_of_away_is_turned_and_its_buttons_are_where_they_are_seen(
    table: Table,
) -> None:
    table.key(pygame.K_ESCAPE)
    assert inside(table, Pause)
    button = table.top.scene.form.get("continue")
    table.click(far(button.rect.center))
    assert table.shows(MatchScene)


def test_the_pause_of_home_is_not_turned(make_desk: MakeDesk) -> None:
    table = lay(make_desk(), "opposite")
    table.key(pygame.K_ESCAPE)
    assert table.shows(Pause)


def test_what_a_turned_scene_opens_is_turned_and_what_it_goes_back_to_is_not(table: Table) -> None:
    table.key(pygame.K_ESCAPE)
    rules = table.top.scene.form.get("rules")
    table.click(far(rules.rect.center))
    assert inside(table, RuleCard)
    table.key(pygame.K_ESCAPE)
    leave = table.top.scene.form.get("leave")
    table.click(far(leave.rect.center))
    assert not table.shows(Turned)


def test_questions_rules_and_results_of_away_are_turned(table: Table) -> None:
    table.key(pygame.K_F1)
    assert inside(table, RuleCard)
    table.key(pygame.K_ESCAPE)
    resign, card = table.match.panel.form.get("resign"), table.match.panel.card(SIZE)
    assert resign is not None
    x, y = resign.rect.center
    table.click((card.left + card.right - 1 - x, card.top + card.bottom - 1 - y))
    assert inside(table, Dialog)
    table.key(pygame.K_ESCAPE)
    table.match.playing.say_aside(Aside.RESIGN)
    table.wait(100)
    assert inside(table, Ending)


def test_a_turned_scene_is_the_same_picture_on_its_head(make_desk: MakeDesk) -> None:
    desk = make_desk()
    upright = Dialog(desk, "Title", "Text", [("no", "Cancel", "plain")], lambda _: None)
    turned = Turned(Dialog(desk, "Title", "Text", [("no", "Cancel", "plain")], lambda _: None))
    pictures = []
    for scene in (upright, turned):
        scene.resize(SIZE)
        picture = pygame.Surface(SIZE)
        picture.fill("#806040")
        scene.draw(picture)
        pictures.append(picture)
    one, other = pictures[0], pygame.transform.rotate(pictures[1], 180)
    assert pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(other, "RGB")


def test_a_notice_faces_who_is_to_move(make_desk: MakeDesk) -> None:
    strips = []
    for seating in SEATINGS:
        table = lay(make_desk(), seating)
        table.play(CLOSING)
        table.wait(100)
        table.match.notices.tell(Told("A short word"))
        picture = pygame.Surface(SIZE, pygame.SRCALPHA)
        table.match.notices.draw(picture, table.match.facing)
        solid = pygame.mask.from_surface(picture, 250).get_bounding_rects()[0]
        strips.append(picture.subsurface(solid).copy())
    upright, flipped = strips
    assert upright.get_size() == flipped.get_size()
    assert alike(upright, pygame.transform.rotate(flipped, 180)) > alike(upright, flipped)


def alike(one: pygame.Surface, other: pygame.Surface) -> int:
    """How many pixels of two pictures are about the same."""
    spots = [(x, y) for x in range(one.get_width()) for y in range(one.get_height())]
    return sum(abs(one.get_at(at).r - other.get_at(at).r) < 40 for at in spots)
