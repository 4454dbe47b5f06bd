"""The buttons of the panel: no label is cut, a row has one size."""

from itertools import combinations

import pygame
import pytest

from engines.core.contract import Aside
from game.board.button_rows import fit_rows
from game.board.matter import NOWHERE
from game.ui.look import Look
from game.ui.paint_buttons import label_room
from game.ui.widgets import Button
from tests.game.board.table import Table, lay
from tests.game.conftest import MakeDesk

SIZES = [(1024, 640), (1280, 800)]
CLOSING = "h12-h13-h14-h15"


def whole(look: Look, button: Button) -> bool:
    """Whether a button of a row shows all that it says."""
    if not button.label:
        return bool(button.icon and button.hint)
    room = label_room(look, button.rect.width, button.icon)
    return look.text_width("semi", button.size, button.label) <= room


def rows_of(table: Table) -> list[list[Button]]:
    """The buttons of the panel that stand in rows, as they lie."""
    rows: dict[int, list[Button]] = {}
    for widget in table.match.panel.form.widgets:
        if isinstance(widget, Button) and widget.kind in {"plain", "primary"}:
            rows.setdefault(widget.rect.top, []).append(widget)
    return list(rows.values())


def check(table: Table) -> set[str]:
    """The labels to be seen, none of them cut."""
    look, labels = table.match.desk.look, set()
    for row in rows_of(table):
        assert len({button.size for button in row}) == 1
        for button in row:
            assert whole(look, button), button.label
            labels.add(button.label)
    for one, other in combinations(table.match.panel.form.widgets[1:], 2):
        assert not one.rect.colliderect(other.rect)
    return labels


def through_a_match(table: Table) -> set[str]:
    """All labels from the first segment to the result."""
    labels = check(table)
    table.click(table.at("h13"))
    labels |= check(table)
    table.match.playing.give_back()
    table.play("draw", CLOSING)
    labels |= check(table)
    table.match.playing.say_aside(Aside.RESIGN)
    table.feed()
    labels |= check(table)
    table.key(pygame.K_RETURN)
    table.match.playing.say_aside(Aside.RESIGN)
    table.feed()
    return labels | check(table)


@pytest.mark.parametrize("size", SIZES)
def test_every_label_is_shown_whole(make_desk: MakeDesk, size: tuple[int, int]) -> None:
    labels = set[str]()
    for undo in (False, True):
        labels |= through_a_match(lay(make_desk(size), size=size, undo=undo))
    assert labels == {
        "Undo", "Redo", "Take back", "Take back the segment", "Own half",
        "Offer a draw", "Accept draw", "Fresh paper", "Result",
    }  # fmt: skip


@pytest.mark.parametrize("size", [*SIZES, (1920, 1080)])
@pytest.mark.parametrize("text", [80, 150, 200])
def test_larger_text_leaves_icons_or_words_out_but_cuts_none(
    make_desk: MakeDesk, size: tuple[int, int], text: int
) -> None:
    for undo in (False, True):
        through_a_match(lay(make_desk(size, text), size=size, undo=undo))


def test_labels_too_long_for_a_row_stand_one_below_the_other(make_desk: MakeDesk) -> None:
    look = make_desk().look
    row = (Button("a", NOWHERE, "Call the keeper out"), Button("b", NOWHERE, "Let it go by"))
    assert [len(r) for r in fit_rows(look, [row], look.px(272))] == [1, 1]
    assert [len(r) for r in fit_rows(look, [row], look.px(400))] == [2]


def two(*buttons: str) -> tuple[Button, ...]:
    return tuple(Button(name, NOWHERE, name) for name in buttons)


BACK = (Button("undo", NOWHERE, "Undo", "undo-2"), Button("redo", NOWHERE, "Redo", "redo-2"))
SWITCHES = tuple(Button(icon, NOWHERE, f"Show {icon}", icon) for icon in ("eye", "info", "play"))


def test_rows_are_joined_rather_than_a_third_one_begun(make_desk: MakeDesk) -> None:
    look = make_desk().look
    rows = fit_rows(look, [two("Pass"), BACK, SWITCHES], look.px(272), 2)
    assert [[button.key for button in row] for row in rows] == [
        ["undo", "redo", "Pass"], ["eye", "info", "play"],
    ]  # fmt: skip
    undo, redo, done = rows[0]
    assert (undo.label, undo.hint, undo.icon) == ("", "Undo", "undo-2")
    assert undo.rect.width == redo.rect.width == look.px(44)
    assert (done.label, done.rect.width) == ("Pass", 0)


def test_rows_whose_words_have_no_room_together_are_not_joined(make_desk: MakeDesk) -> None:
    look = make_desk().look
    made = two("Call the keeper", "Let it go by")
    rows = fit_rows(look, [made, BACK, SWITCHES], look.px(272), 2)
    assert [len(row) for row in rows] == [2, 2, 3]
    assert [button.label for button in rows[1]] == ["Undo", "Redo"]


def test_rows_are_joined_only_if_that_is_asked_for(make_desk: MakeDesk) -> None:
    look = make_desk().look
    assert len(fit_rows(look, [two("Pass"), BACK, SWITCHES], look.px(272))) == 3


@pytest.mark.parametrize("width", [80, 150, 272, 700])
def test_buttons_without_words_keep_their_icons(make_desk: MakeDesk, width: int) -> None:
    row = tuple(
        Button(key, NOWHERE, "", icon, hint=key)
        for key, icon in (("back", "chevron-left"), ("play", "play"), ("on", "chevron-right"))
    )
    (fitted,) = fit_rows(make_desk().look, [row], width)
    assert [button.icon for button in fitted] == ["chevron-left", "play", "chevron-right"]
