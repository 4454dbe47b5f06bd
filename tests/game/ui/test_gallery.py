"""Every widget is painted in every state, at two scales; each state can be told from the others."""

import pygame
import pytest

from game.assets import Assets
from game.ui.form import Form
from game.ui.look import Look
from game.ui.paint import Seen, button_width, paint, paint_widget
from game.ui.widgets import Button, ButtonKind, Canvas, CardButton, Did, Widget
from tests.game.ui.gallery import SHEETS, STATES, Bench, field_widgets, still_picture

SCALES = (1.0, 2.0)
KINDS: tuple[ButtonKind, ...] = ("plain", "primary", "quiet", "link", "wood")


@pytest.fixture(scope="module", params=SCALES)
def bench(request: pytest.FixtureRequest) -> Bench:
    return Bench(Look(Assets(), request.param))


def painted(look: Look, widget: Widget, state: Seen) -> bytes:
    surface = pygame.Surface(widget.rect.inflate(40, 40).size)
    surface.fill("#8a6a50")
    moved = widget.rect.copy()
    widget.rect.topleft = (20, 20)
    paint_widget(surface, look, widget, state)
    widget.rect = moved
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize("name", SHEETS)
def test_the_sheets_of_the_gallery_are_full_of_pictures(bench: Bench, name: str) -> None:
    sheet = SHEETS[name](bench)
    small = pygame.transform.scale(sheet, (160, 100))
    colours = {tuple(small.get_at((x, y))) for x in range(160) for y in range(100)}
    assert len(colours) > 200


@pytest.mark.parametrize("kind", KINDS)
def test_every_state_of_a_button_can_be_seen(bench: Bench, kind: ButtonKind) -> None:
    button = Button("b", bench.rect(0, 0, 160, 44), "Continue", "play", kind)
    seen = {painted(bench.look, button, state) for state in STATES.values()}
    button.enabled = False
    seen.add(painted(bench.look, button, Seen()))
    assert len(seen) == len(STATES) + 1


def test_every_state_of_a_card_can_be_seen(bench: Bench) -> None:
    for size in ((211, 344), (600, 136), (600, 250)):
        card = CardButton("c", bench.rect(0, 0, *size), "Carrom", "Flick", still_picture())
        card.action = "Play"
        assert len({painted(bench.look, card, state) for state in STATES.values()}) == 3


def test_a_band_has_room_for_two_lines(bench: Bench) -> None:
    line = "Paper football, move 23. Maximiliano de la Vi leads 1-0 and is to draw"
    card = CardButton("c", bench.rect(0, 0, 896, 112), "Ana - Ion", line, still_picture())
    card.eyebrow = card.action = "Continue"
    whole = painted(bench.look, card, Seen())
    card.line += "n"
    assert painted(bench.look, card, Seen()) != whole


def test_a_large_card_has_room_for_its_whole_line(bench: Bench) -> None:
    line = "Paper football, move 23. Ana leads 1-0 and is to draw"
    card = CardButton("c", bench.rect(0, 0, 600, 236), "Ana - Ion", line, still_picture())
    card.eyebrow = card.action = "Continue"
    whole = painted(bench.look, card, Seen())
    card.line += "n"
    assert painted(bench.look, card, Seen()) != whole


def test_a_large_card_tells_its_steps_where_all_have_room(bench: Bench) -> None:
    def drawn(high: float, *steps: str) -> bytes:
        card = CardButton("c", bench.rect(0, 0, 800, high), "Carrom", "Flick", still_picture())
        card.steps = steps
        return painted(bench.look, card, Seen())

    assert drawn(300, "Aim.", "Flick.") != drawn(300, "Aim.", "Flick away.")
    assert drawn(200, *["Aim."] * 9) == drawn(200), "nine have no room: it is the line again"


def test_every_field_shows_pointer_and_being_disabled(bench: Bench) -> None:
    for widget in field_widgets(bench):
        if not widget.enabled:
            continue
        calm = painted(bench.look, widget, Seen())
        widget.hot = int(getattr(widget, "style", "") == "arrows")  # there is nothing before
        assert painted(bench.look, widget, Seen(hover=True)) != calm, widget.key
        widget.hot, widget.enabled = -1, False
        assert painted(bench.look, widget, Seen()) != calm, widget.key


def test_every_field_shows_its_new_value(bench: Bench) -> None:
    right, left = (
        pygame.Event(pygame.KEYDOWN, key=code, mod=0, unicode="")
        for code in (pygame.K_RIGHT, pygame.K_LEFT)
    )
    values = {"on": False, "off": True, "seat": "same", "w": 16, "vol": 50}
    fields = {widget.key: widget for widget in field_widgets(bench)}
    for key, value in values.items():
        calm = painted(bench.look, fields[key], Seen())
        used = fields[key].on_key(left if key == "on" else right)
        assert used is not None
        assert used.did == Did(key, value)
        assert painted(bench.look, fields[key], Seen()) != calm, key


def test_the_ring_shows_after_keys_only(bench: Bench) -> None:
    form = Form(field_widgets(bench), focus="vol")
    calm = bench.sheet()
    paint(form, calm, bench.look)
    seen = {pygame.image.tobytes(calm, "RGB")}
    stops = [widget.key for widget in form.widgets if widget.focusable]
    for _ in stops:
        form.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0))
        sheet = bench.sheet()
        paint(form, sheet, bench.look)
        seen.add(pygame.image.tobytes(sheet, "RGB"))
    assert len(seen) == len(stops) + 1


def test_a_canvas_gets_its_ring_and_nothing_else(bench: Bench) -> None:
    board = Canvas("board", bench.rect(100, 100, 300, 300))
    form = Form([board], focus="board")
    before, after = bench.sheet(), bench.sheet()
    paint(form, after, bench.look)
    assert pygame.image.tobytes(after, "RGB") == pygame.image.tobytes(before, "RGB")
    form.shows_focus = True
    paint(form, after, bench.look)
    assert after.get_at(board.rect.center) == before.get_at(board.rect.center)
    assert pygame.image.tobytes(after, "RGB") != pygame.image.tobytes(before, "RGB")


def test_a_hint_is_shown_under_the_pointer_and_not_while_pressing(bench: Bench) -> None:
    menu = Button("m", bench.rect(600, 300, 44, 44), "", "menu", "quiet", hint="Menu")
    form = Form([menu])
    form.handle(pygame.Event(pygame.MOUSEMOTION, pos=menu.rect.center))
    with_hint, pressed = bench.sheet(), bench.sheet()
    paint(form, with_hint, bench.look)
    form.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=menu.rect.center, button=1))
    paint(form, pressed, bench.look)
    beside = menu.rect.move(menu.rect.width + bench.look.px(30), 0).center
    assert with_hint.get_at(beside) != pressed.get_at(beside)


def test_painting_changes_nothing(bench: Bench) -> None:
    form = Form(field_widgets(bench), focus="home")
    form.shows_focus = True
    first, second = bench.sheet(), bench.sheet()
    paint(form, first, bench.look)
    paint(form, second, bench.look)
    assert pygame.image.tobytes(first, "RGB") == pygame.image.tobytes(second, "RGB")


def test_a_button_as_wide_as_asked_shows_its_label_whole(bench: Bench) -> None:
    wide = button_width(bench.look, "Take back the segment", "undo-2")
    box = pygame.Rect(0, 0, wide, bench.look.px(40))
    whole = Button("b", box, "Take back the segment", "undo-2")
    other = Button("b", box, "Take back the segmenX", "undo-2")
    assert painted(bench.look, whole, Seen()) != painted(bench.look, other, Seen())


def test_long_labels_never_leave_their_button(bench: Bench) -> None:
    button = Button("b", bench.rect(30, 30, 120, 40), "Renunțați la joc și plecați", "flag", "link")
    surface = pygame.Surface((bench.look.px(300), bench.look.px(100)), pygame.SRCALPHA)
    paint_widget(surface, bench.look, button, Seen())
    assert button.rect.contains(surface.get_bounding_rect())
