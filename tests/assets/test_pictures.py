"""The baked pictures: all there, of the sizes the code counts on, not too heavy."""

import ast
import fnmatch
from pathlib import Path

import pygame
import pytest

ASSETS = Path(__file__).resolve().parents[2] / "assets"
GAME = ASSETS.parent / "game"
SIZES = {
    "walnut.jpg": (2560, 1600),
    "paper.jpg": (1120, 1544),
    "paper-grain.png": (512, 512),
    "coffee-start.png": (552, 552),
    "coffee-match.png": (510, 510),
    "pen-blue.png": (304, 756),
    "pen-brown.png": (248, 764),
    "card-paper-football.jpg": (627, 564),
    "wide-paper-football.jpg": (1000, 500),
    "card-carrom.jpg": (627, 564),
    "wide-carrom.jpg": (1000, 500),
    "carrom-board.jpg": (1600, 1600),
    "carrom-white.png": (200, 200),
    "carrom-black.png": (200, 200),
    "carrom-queen.png": (200, 200),
    "carrom-striker.png": (200, 200),
    "chess-pitch.jpg": (1788, 1080),
    "chess-home.png": (200, 200),
    "chess-away.png": (200, 200),
    "coin-heads.png": (200, 200),
    "coin-tails.png": (200, 200),
    "football.png": (128, 128),
    "card-chess-football.jpg": (627, 564),
    "wide-chess-football.jpg": (1000, 500),
    "dice-board.jpg": (1847, 1023),
    "dice-home.png": (152, 208),
    "dice-home-keeper.png": (152, 208),
    "dice-home-shadow.png": (132, 100),
    "dice-away.png": (152, 208),
    "dice-away-keeper.png": (152, 208),
    "dice-away-shadow.png": (132, 100),
    "dice-bead.png": (96, 96),
    "dice-die.png": (1242, 224),
    "dice-tumble.png": (1110, 720),
    "card-dice-football.jpg": (627, 564),
    "wide-dice-football.jpg": (1000, 500),
    "figurine-felt.jpg": (1617, 1120),
    "figurine-home-a.png": (156, 240),
    "figurine-home-a-shadow.png": (112, 84),
    "figurine-home-b.png": (156, 240),
    "figurine-home-c.png": (156, 240),
    "figurine-home-c-shadow.png": (112, 84),
    "figurine-home-k.png": (156, 240),
    "figurine-home-k-shadow.png": (112, 84),
    "figurine-away-a.png": (156, 240),
    "figurine-away-a-shadow.png": (112, 84),
    "figurine-away-b.png": (156, 240),
    "figurine-away-c.png": (156, 240),
    "figurine-away-c-shadow.png": (112, 84),
    "figurine-away-k.png": (156, 240),
    "figurine-away-k-shadow.png": (112, 84),
    "card-figurine-football.jpg": (627, 564),
    "wide-figurine-football.jpg": (1000, 500),
    "icon.png": (256, 256),
    "icon-64.png": (64, 64),
}
SHEETS = {"paper-grain.png", "dice-die.png", "dice-tumble.png"}  # not one thing on clear ground
CLEAR = [name for name in SIZES if name.endswith(".png") and name not in SHEETS]


def picture(name: str) -> pygame.Surface:
    return pygame.image.load(ASSETS / "pictures" / name)


def text(node: ast.AST) -> str:
    """A string of the source; what is put into it at run time shows as a star."""
    match node:
        case ast.Constant(value=str(value)):
            return value
        case ast.JoinedStr(values=parts):
            return "".join(text(part) for part in parts)
        case ast.FormattedValue():
            return "*"
    return ""


def named_by_the_code() -> set[str]:
    """Every string of the game's source that is the name of a picture, or the pattern of some."""
    nodes = [
        node
        for file in GAME.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
    ]
    parts = {id(part) for node in nodes if isinstance(node, ast.JoinedStr) for part in node.values}
    whole = {text(node) for node in nodes if id(node) not in parts}
    return {Path(name).name for name in whole if name.endswith((".jpg", ".png"))}


@pytest.mark.parametrize("name", SIZES)
def test_size(name: str) -> None:
    assert picture(name).get_size() == SIZES[name]


def test_the_code_names_only_pictures_that_are_there() -> None:
    names = named_by_the_code()
    there = [path.name for path in (ASSETS / "pictures").iterdir()]
    assert "walnut.jpg" in names
    assert not [name for name in names if not fnmatch.filter(there, name)]


@pytest.mark.parametrize("name", CLEAR)
def test_things_fade_out_before_the_edge_of_their_picture(name: str) -> None:
    mask = pygame.mask.from_surface(picture(name), threshold=24)
    width, height = mask.get_size()
    (bounds,) = [rect for rect in mask.get_bounding_rects() if rect.width > width / 2]
    assert pygame.Rect(1, 1, width - 2, height - 2).contains(bounds)


@pytest.mark.parametrize(
    "name",
    [
        "walnut.jpg",
        "paper.jpg",
        "paper-grain.png",
        "carrom-board.jpg",
        "chess-pitch.jpg",
        "dice-board.jpg",
    ],
)
def test_grounds_have_no_holes(name: str) -> None:
    ground = picture(name)
    corners = [(0, 0), (ground.get_width() - 1, ground.get_height() - 1)]
    assert all(ground.get_at(corner).a == 255 for corner in corners)


def test_everything_together_stays_light() -> None:
    total = sum(path.stat().st_size for path in ASSETS.rglob("*") if path.is_file())
    assert total < 8_000_000
