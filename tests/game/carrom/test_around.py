"""What lies around the board: the grooves with what is pocketed, the names on the frame."""

import pygame
import pytest

from game.scenes.carrom_table.discs import Kind
from game.scenes.carrom_table.lay import REACH
from game.scenes.carrom_table.painter import TablePainter
from game.scenes.carrom_table.trays import Trays
from physics.dimensions import HALF
from tests.game.carrom.canvas import AREA, GREY, touched


def test_a_groove_holds_all_that_one_side_can_pocket(
    painter: TablePainter, canvas: pygame.Surface
) -> None:
    trays = Trays(painter)
    trays.lay(AREA)
    assert trays.far is not None
    assert trays.near is not None
    assert not trays.far.colliderect(trays.near)
    assert trays.far.right < painter.rect.left
    full: tuple[Kind, ...] = ("b", "b", "b", "b", "b", "b", "b", "b", "b", "q")
    trays.draw(canvas, full, full)
    assert trays.far.union(trays.near).inflate(4, 4).contains(touched(canvas))


def test_the_men_in_a_groove_lie_from_their_players_end(
    painter: TablePainter, canvas: pygame.Surface
) -> None:
    trays = Trays(painter)
    trays.lay(AREA)
    assert trays.far is not None
    assert trays.near is not None
    trays.draw(canvas, [], [])
    empty = canvas.copy()
    canvas.fill(GREY)
    trays.draw(canvas, ["w", "w"], ["w", "w"])

    def changed(box: pygame.Rect) -> bool:
        one, two = (pygame.image.tobytes(s.subsurface(box), "RGB") for s in (canvas, empty))
        return one != two

    third = trays.far.height // 3
    near, far = trays.near, trays.far
    assert changed(pygame.Rect(far.x, far.y, far.width, third))
    assert not changed(pygame.Rect(far.x, far.bottom - third, far.width, third))
    assert changed(pygame.Rect(near.x, near.bottom - third, near.width, third))
    assert not changed(pygame.Rect(near.x, near.y, near.width, third))


def test_without_room_beside_the_board_there_are_no_grooves(
    painter: TablePainter, canvas: pygame.Surface
) -> None:
    painter.lay(pygame.Rect(0, 0, 820, 800))
    trays = Trays(painter)
    trays.lay(pygame.Rect(0, 0, 820, 800))
    assert trays.far is None
    assert trays.near is None
    trays.draw(canvas, ["b"], ["w"])
    assert touched(canvas).width == 0


@pytest.mark.parametrize("name", ["Ana", "Ștefan-Alexandru Văcărescu de la Târgoviște " * 3])
@pytest.mark.parametrize("lit", [False, True])
@pytest.mark.parametrize("side", range(4))
def test_a_name_stays_on_its_side_of_the_frame(
    painter: TablePainter,
    canvas: pygame.Surface,
    name: str,
    side: int,
    lit: bool,  # noqa: FBT001 - a parameter of the test
) -> None:
    painter.name(canvas, name, side, lit=lit)
    box, board = touched(canvas), painter.rect
    frame = round(painter.px(REACH - HALF))
    strips = (
        pygame.Rect(board.left, board.bottom - frame, board.width, frame),
        pygame.Rect(board.right - frame, board.top, frame, board.height),
        pygame.Rect(board.left, board.top, board.width, frame),
        pygame.Rect(board.left, board.top, frame, board.height),
    )
    assert strips[side].contains(box)
    assert box.center[side % 2] == pytest.approx(board.center[side % 2], abs=6)


def test_a_name_at_the_far_side_is_read_from_there_or_from_here(painter: TablePainter) -> None:
    near, far, upright = (pygame.Surface(AREA.size, depth=32) for _ in range(3))
    painter.name(near, "Ion")
    painter.name(far, "Ion", 2)
    painter.name(upright, "Ion", 2, upright=True)
    letters = []
    for canvas in (near, far, upright):
        mask = pygame.mask.from_threshold(canvas, pygame.Color("#c39a62"), (60, 60, 60, 255))
        box = mask.get_bounding_rects()[0].unionall(mask.get_bounding_rects()[1:])
        letters.append(canvas.subsurface(box))
    seen = [pygame.image.tobytes(part, "RGB") for part in letters]
    assert seen[1] != seen[0] == seen[2]
    assert seen[0] == pygame.image.tobytes(pygame.transform.rotate(letters[1], 180), "RGB")
