"""The match scene plays another game without a change: one with a die, buttons and calls."""

from random import Random
from typing import Any

import pygame
import pytest

from engines.core.contract import Seat
from engines.play.record import Header
from engines.play.session import Session
from game.board.board import Entry, Numbered, Plate, Status, Summary, Switch, Told, View
from game.board.ending import Ending
from game.board.match import MatchScene
from game.board.sitting import Sitting
from game.board.timeline import BANNER, Act
from game.i18n import Words
from tests.engines.play.race import Race, RaceNotation, RaceOptions, RaceRules, Step
from tests.game.board.table import Table
from tests.game.conftest import MakeDesk


class RaceBoard:
    """Eight places in a row."""

    title = "Race"
    drags_through = False
    moves_stay = ""
    resigning = ""
    switches: tuple[Switch, ...] = ()

    def __init__(self) -> None:
        self.rect = pygame.Rect(0, 0, 0, 0)

    def lay(self, area: pygame.Rect, turns: int = 0) -> None:  # noqa: ARG002 - it never turns
        self.rect = area.inflate(-40, -40)

    def places(self) -> range:
        return range(8)

    def place(self, spot: int) -> tuple[float, float]:
        return self.rect.left + 30 + 70 * spot, self.rect.centery

    def spot_at(self, pixel: tuple[float, float], reach: float) -> int | None:
        spot = round((pixel[0] - self.rect.left - 30) / 70)
        x, y = self.place(spot)
        near = abs(pixel[0] - x) <= 70 * reach and abs(pixel[1] - y) <= 70 * reach
        return spot if near and 0 <= spot <= 7 else None

    def finger(self, state: Race) -> tuple[float, float]:
        return self.place(state.men[state.turn])

    def table(self, surface: pygame.Surface) -> None:
        surface.fill("#204020", self.rect)

    def draw(self, surface: pygame.Surface, view: View) -> None:
        for place in view.state.men:
            pygame.draw.circle(surface, "#ffffff", self.place(place), 20)

    def touch_acts(self, _: Race, __: tuple[int, ...]) -> list[Act]:
        return []

    def ply_acts(self, shown: Numbered, _: int, owner: int) -> list[Act]:
        if shown.ply.seat is Seat.NATURE:
            return [Act("roll", 300, owner=owner, makes=True), Act(BANNER, 300, "rolled")]
        return [Act("walk", 200, owner=owner, makes=True)]

    def subtitle(self, _: Race) -> str:
        return ""

    def plate(self, _: Race, seat: Seat, turn: Seat | None) -> Plate:
        return Plate("", "to walk" if seat is turn else "")

    def sign(self, _: Seat, size: int) -> pygame.Surface:
        return pygame.Surface((size, size))

    def bullet(self, _: Seat, size: int) -> pygame.Surface:
        return pygame.Surface((size, size))

    def status(self, _: View, number: int) -> Status:
        return Status(f"Move {number}")

    def entry(self, shown: Numbered) -> Entry:
        return Entry(shown.number, shown.ply.seat, str(shown.ply.move))

    def news(self, shown: Numbered) -> tuple[Told, ...]:
        return tuple(Told(event.name, event.clause) for event in shown.ply.events)

    def draw_offer(self, state: Race) -> Seat | None:
        return state.draw_offer

    def stays(self) -> str:
        return ""

    def write_drawn(self, _: Race, __: tuple[int, ...]) -> str:
        return ""

    def read_drawn(self, _: Race, __: str) -> tuple[int, ...]:
        return ()

    def label(self, _: Race, move: Any) -> str:  # noqa: ANN401 - as the protocol has it
        return {"stay": "Stay", "block": "Block"}.get(getattr(move, "name", ""), "")

    def interval(self, _: Numbered, __: Session[Any, Any]) -> Summary | None:
        return None

    def summary(self, session: Session[Any, Any]) -> Summary:
        return Summary(
            "Over", Told("Somebody is there.", "RC-6"), session.rules.score(session.state)
        )


class RaceWords(Words):
    """Knows the one sentence that the race refuses with."""

    def clause(self, clause: str) -> str:
        return {"RC-2": "Not past what was rolled."}[clause]


@pytest.fixture
def table(make_desk: MakeDesk) -> Table:
    desk = make_desk()
    desk.words = RaceWords()
    rules = RaceRules(RaceOptions())
    session = Session[Any, Any](rules, RaceNotation(rules))
    sitting = Sitting(session, Header("race", 1, seed=3, undo=True), ("Ana", "Ion"))

    def again(_: bool) -> MatchScene:  # noqa: FBT001 - as the scene calls it
        raise AssertionError("nobody asked for a rematch")

    return Table(MatchScene(desk, sitting, RaceBoard(), again))


def names(table: Table) -> list[str]:
    return [ply.move.name for ply in table.session.plies]


def test_nature_moves_by_itself_when_all_has_been_shown(table: Table) -> None:
    table.feed()
    assert names(table) == ["roll"]
    assert not table.match.playing.ready, "the die still rolls"
    table.wait(1000)
    assert names(table) == ["roll"]
    assert table.match.playing.ready


def test_a_place_is_clicked_and_what_has_no_place_is_a_button(table: Table) -> None:
    table.wait(1000)
    table.click(table.match.board.place(1))
    table.wait(1500)
    assert names(table) == ["roll", "walk", "roll"]
    button = next(c for c in table.match.playing.choices if c.label == "Stay")
    table.button(button.key)
    assert names(table)[-1] == "stay"


def test_a_place_too_far_is_refused(table: Table) -> None:
    table.wait(1000)
    table.click(table.match.board.place(6))
    assert table.refusal == "RC-2"
    assert names(table) == ["roll"]


def test_a_call_out_of_turn_is_made_for_its_side(table: Table) -> None:
    table.wait(1000)
    call = next(c for c in table.match.playing.choices if c.label == "Block")
    assert call.seat is Seat.AWAY
    table.button(call.key)
    assert table.session.plies[-1].move == Step("block")
    assert table.session.plies[-1].seat is Seat.AWAY


def test_undo_takes_back_the_move_with_the_roll_that_followed_and_redo_rolls_the_same(
    table: Table,
) -> None:
    table.wait(1000)
    table.click(table.match.board.place(1))
    table.wait(1500)
    before = [ply.move for ply in table.session.plies]
    assert len(before) == 3
    table.key(pygame.K_z, pygame.KMOD_CTRL)
    table.wait(1000)
    assert [ply.move for ply in table.session.plies] == before[:1]
    table.key(pygame.K_y, pygame.KMOD_CTRL)
    table.wait(1500)
    assert [ply.move for ply in table.session.plies] == before


def test_before_the_first_move_of_a_side_there_is_nothing_to_take_back(table: Table) -> None:
    table.wait(1000)
    table.click(table.match.board.place(1))
    table.wait(1500)
    for _ in range(3):
        table.key(pygame.K_z, pygame.KMOD_CTRL)
        table.wait(1000)
    assert names(table) == ["roll"]
    table.key(pygame.K_y, pygame.KMOD_CTRL)
    table.wait(1500)
    assert names(table) == ["roll", "walk", "roll"]


def test_the_race_is_played_to_its_end(table: Table) -> None:
    chance = Random(1)
    while table.session.outcome is None:
        table.wait(1000)
        if table.match.playing.ready:
            offers = sorted(table.hand.picker.offers())
            table.click(table.match.board.place(chance.choice(offers)))
    table.wait(1000)
    assert isinstance(table.top, Ending)
    table.shell.draw(pygame.Surface((1280, 800)))
