"""Type, skins, shadows, icons and pictures: made once, sharp, and bounded."""

import io

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.assets import Assets
from game.ui.cache import SurfaceCache
from game.ui.look import FACES, SMALLEST, Look
from game.ui.palette import CONTRAST, PALETTES, STANDARD
from game.ui.vector import cover, cut_corners, native

LETTERS = (
    "abcxyzABCXYZ0123456789 ăâîșțĂÂÎȘȚáéíóúñüÁÉÍÓÚÑÜ¿¡àèéìòùÀÈÉÌÒÙ"
    "\u2013\u2014\u2026\u2019\u201c\u201d\u201e«»\u00d7·"
)
PAPER = "#f6f3ea"  # the sheet's lightest part, about


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.35, 2.0])
def test_points_become_pixels_and_never_vanish(assets: Assets, scale: float) -> None:
    look = Look(assets, scale)
    assert look.px(100) == round(100 * scale)
    assert look.px(0) == 0
    assert look.px(0.2) == 1
    assert look.px(-0.2) == -1


@pytest.mark.parametrize("face", FACES)
def test_every_letter_of_our_languages_is_in_the_fonts(look: Look, face: str) -> None:
    font = pygame.Font(io.BytesIO(look.assets.data(f"fonts/{FACES[face]}")), 20)  # type: ignore[index]  # parametrized over the table itself
    assert [
        letter for letter, shape in zip(LETTERS, font.metrics(LETTERS), strict=True) if not shape
    ] == []


def test_text_is_never_too_small_to_keep_its_spaces(assets: Assets) -> None:
    tiny = Look(assets, 0.8)
    assert tiny.font("body", 12).point_size == SMALLEST
    assert tiny.font("body", 40).point_size == 32


def test_text_and_its_measure_agree(look: Look) -> None:
    line = look.text("semi", 17, "Ana leads 1\u20130", "#000000")
    assert line.get_width() == look.text_width("semi", 17, "Ana leads 1\u20130")
    assert look.text("semi", 17, "", "#000000").get_width() == 0


@given(st.text(st.sampled_from("ab cde\u0219 \n"), max_size=120), st.integers(20, 300))
def test_wrapped_lines_fit_and_lose_no_letter(text: str, width: int) -> None:
    look = _LOOK
    lines = look.wrap("body", 16, text, width)
    assert "".join("".join(lines).split()) == "".join(text.split())
    assert all(look.text_width("body", 16, line) <= width for line in lines)


def test_widths_of_parts_add_up(look: Look) -> None:
    parts = ("Nobody ", "may touch", " what is drawn", " ", "already.")
    whole = look.text_width("body", 16, "".join(parts))
    assert whole == sum(look.text_width("body", 16, part) for part in parts)


@pytest.mark.parametrize("pixels", [14, 15, 16, 17, 20, 28])
def test_words_stand_apart_at_every_size(look: Look, pixels: int) -> None:
    for pair in ("t a", "y p", "r n", "f t"):
        line = look.text("body", pixels, pair, "#000000")
        empty = [
            all(line.get_at((x, y)).a < 40 for y in range(line.get_height()))
            for x in range(line.get_width())
        ]
        runs = "".join("." if clear else "#" for clear in empty).strip(".").split("#")
        assert max(len(run) for run in runs) >= pixels // 5, pair


def test_wrapping_breaks_at_spaces_and_keeps_paragraphs(look: Look) -> None:
    lines = look.wrap("body", 16, "one two\n\nthree", 1000)
    assert lines == ["one two", "", "three"]
    assert look.wrap("body", 16, "aaaa bbbb", look.text_width("body", 16, "aaaa b")) == [
        "aaaa",
        "bbbb",
    ]


@given(st.text(st.sampled_from("abc \u0219WM"), max_size=60), st.integers(20, 200))
def test_a_shortened_text_fits_and_begins_as_before(text: str, width: int) -> None:
    look = _LOOK
    short = look.fit("semi", 16, text, width)
    assert look.text_width("semi", 16, short) <= width
    assert short == text or (short.endswith("\u2026") and text.startswith(short[:-1]))


def test_a_skin_has_round_corners_and_a_gradient(look: Look) -> None:
    skin = look.skin((60, 40), 12, "#ffffff", "#000000")
    assert skin.get_at((0, 0)).a == 0
    assert skin.get_at((30, 1)).r > 230
    assert skin.get_at((30, 38)).r < 30


def test_an_open_skin_is_only_its_edge(look: Look) -> None:
    ring = look.skin((60, 40), 12, "none", "", "#ff0000", 3)
    assert ring.get_at((30, 20)).a == 0
    assert ring.get_at((30, 1)) == pygame.Color("#ff0000")


def test_smooth_curves_have_no_dark_fringe(look: Look) -> None:
    disc = look.svg((40, 40), '<circle cx="20" cy="20" r="15" fill="#fffaf1"/>')
    seen = [disc.get_at((x, y)) for x in range(40) for y in range(40)]
    assert disc.get_at((20, 20)) == pygame.Color("#fffaf1")
    edge = [colour for colour in seen if 20 < colour.a < 250]
    assert len(edge) > 40
    assert min(colour.b for colour in edge) > 0xF1 - 12


def test_large_drawings_are_drawn_at_their_own_size(look: Look) -> None:
    body = '<rect width="1200" height="700" fill="#336699"/>'
    assert look.svg((1200, 700), body).get_at((600, 350)) == pygame.Color("#336699")


def test_a_shadow_is_darkest_in_its_middle_and_gone_at_its_border(look: Look) -> None:
    for blur in (2, 4, 10, 24):
        shade = look.shadow((80, 60), 10, blur, 200)
        assert shade.get_size() == (80 + 4 * blur, 60 + 4 * blur)
        middle = shade.get_at((40 + 2 * blur, 30 + 2 * blur)).a
        border = max(shade.get_at((x, 0)).a for x in range(shade.get_width()))
        assert middle > 150
        assert border < 12


def test_icons_take_their_colour_and_size(assets: Assets) -> None:
    icon = Look(assets, 2.0).icon("menu", 22, "#b8562a")
    assert icon.get_size() == (44, 44)
    solid = [c for x in range(44) for y in range(44) if (c := icon.get_at((x, y))).a > 250]
    assert solid
    assert all(abs(c.r - 0xB8) < 4 and abs(c.b - 0x2A) < 4 for c in solid)


def test_every_icon_we_carry_draws_something(look: Look) -> None:
    names = sorted(path.stem for path in look.assets.path("icons").glob("*.svg"))
    assert len(names) > 20
    for name in names:
        assert look.icon(name, 20, "#000000").get_bounding_rect().width > 2, name


def test_pictures_cover_their_place(look: Look) -> None:
    names = sorted(path.name for path in look.assets.path("pictures").glob("*.jpg"))
    for size in ((211, 100), (50, 120)):
        assert look.picture(names[0], size).get_size() == size


def test_covering_keeps_the_middle() -> None:
    wide = pygame.Surface((300, 100))
    wide.fill("#ff0000")
    wide.fill("#00ff00", (100, 0, 100, 100))
    square = cover(wide, (50, 50))
    assert all(square.get_at(at)[:3] == (0, 255, 0) for at in ((1, 1), (48, 48)))


def test_cut_corners_are_open_where_asked() -> None:
    square = pygame.Surface((40, 40))
    square.fill("#336699")
    cut = cut_corners(square, (12, 0, 12, 0))
    assert [cut.get_at(at).a for at in ((0, 0), (39, 0), (39, 39), (0, 39))] == [0, 255, 0, 255]
    assert cut.get_at((20, 20)) == pygame.Color("#336699")


def test_all_that_is_given_out_has_the_byte_order_of_a_window(look: Look) -> None:
    clear = pygame.Surface((1, 1), pygame.SRCALPHA, 32).get_masks()
    made = (
        look.skin((50, 20), 5, "#ffffff"),
        look.svg((50, 20), '<circle r="5"/>'),
        look.shadow((50, 20), 5, 4, 100),
        look.icon("x", 20, "#000000"),
        look.text("semi", 16, "Ana", "#000000"),
        look.spaced("bold", 12, "ANA", "#000000", 1),
        look.rounded(pygame.Surface((9, 9)), (20, 20), (4, 4, 4, 4)),
    )
    assert [surface.get_masks() for surface in made] == [clear] * len(made)
    picture = look.picture("paper.jpg", (60, 60))
    assert picture.get_masks() == pygame.Surface((1, 1), 0, 32).get_masks()


def test_native_keeps_every_colour_and_alpha() -> None:
    data = bytes(range(256)) * 4
    foreign = pygame.image.frombytes(data, (16, 16), "RGBA")
    assert pygame.image.tobytes(native(foreign), "RGBA") == data


def test_the_same_thing_is_made_once(look: Look) -> None:
    assert look.skin((31, 17), 4, "#123456") is look.skin((31, 17), 4, "#123456")
    assert look.icon("x", 18, "#000000") is look.icon("x", 18, "#000000")


def test_the_cache_forgets_what_was_not_used_for_longest() -> None:
    made: list[str] = []

    def maker(name: str) -> pygame.Surface:
        made.append(name)
        return pygame.Surface((10, 10), pygame.SRCALPHA)

    cache = SurfaceCache(budget=2 * 400)
    for name in ("a", "b", "a", "c", "a", "b"):
        cache.get(name, lambda name=name: maker(name))  # type: ignore[misc]  # mypy gives a lambda's default no type
    assert made == ["a", "b", "c", "b"]
    assert cache.used <= 800
    assert len(cache) == 2


def test_something_larger_than_the_budget_is_still_given_out() -> None:
    cache = SurfaceCache(budget=100)
    assert cache.get("big", lambda: pygame.Surface((50, 50))).get_size() == (50, 50)
    assert len(cache) == 1


def test_palettes_are_colours_and_can_be_read() -> None:
    for palette in PALETTES.values():
        for value in vars(palette).values():
            pygame.Color(value)
        for dark in (palette.ink, palette.soft, palette.accent_deep):
            assert contrast(dark, palette.cream_low) >= 4.5
        assert contrast(palette.on_accent, palette.accent) >= 4.5
        assert contrast(palette.on_wood_soft, palette.wood) >= 4.5
        assert contrast(palette.home_ink, palette.cream_low) >= 4.5
        assert contrast(palette.away_ink, palette.cream_low) >= 4.5
    assert contrast(CONTRAST.soft, CONTRAST.cream) > 7 > contrast(STANDARD.soft, STANDARD.cream)
    assert contrast(CONTRAST.figures, PAPER) > 7 > contrast(STANDARD.figures, PAPER)
    for ink in (CONTRAST.home_ink, CONTRAST.away_ink, CONTRAST.pencil):
        assert contrast(ink, PAPER) > 7


def test_the_two_inks_differ_in_blue_that_nearly_every_eye_sees() -> None:
    for palette in PALETTES.values():
        for home, away in ((palette.home_ink, palette.away_ink), palette.pales):
            assert pygame.Color(home).b - pygame.Color(away).b > 20
        assert pygame.Color(palette.home_ink).b - pygame.Color(palette.away_ink).b > 100


def contrast(one: str, other: str) -> float:
    """The contrast ratio of two colours as the accessibility guidelines reckon it."""
    low, high = sorted(_luminance(pygame.Color(colour)) for colour in (one, other))
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: pygame.Color) -> float:
    parts = [
        part / 255 / 12.92 if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4
        for part in colour[:3]
    ]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


_LOOK = Look(Assets())
