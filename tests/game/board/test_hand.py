"""The hand: clicks, drags and keys touch places; what they spell becomes a move."""

import pytest

from engines.paper_football import PaperFootball, PaperNotation
from engines.paper_football.moves import Line
from engines.paper_football.state import State
from engines.play.picker import Picker
from engines.play.session import Session
from game.hands.cursor import ARROWS
from game.hands.hand import Hand, Refused

CELL = 20


class Squared:
    """Squared paper without a screen: 20 pixels a square, row 0 at the top of nothing."""

    drags_through = True

    def __init__(self, rules: PaperFootball) -> None:
        self.field = rules.field

    def places(self) -> list[int]:
        return [self.field.point(c, r) for c in range(15) for r in range(1, 24)]

    def place(self, spot: int) -> tuple[float, float]:
        column, row = self.field.place(spot)
        return column * CELL, -row * CELL

    def spot_at(self, pixel: tuple[float, float], reach: float) -> int | None:
        column, row = round(pixel[0] / CELL), round(-pixel[1] / CELL)
        off = (pixel[0] / CELL - column) ** 2 + (-pixel[1] / CELL - row) ** 2
        spot = self.field.point(column, row)
        return spot if off <= reach**2 and spot >= 0 else None


class Jumping(Squared):
    """The same for a game whose drags only count where they end."""

    drags_through = False


RULES = PaperFootball()
NOTATION = PaperNotation(RULES)


def start(*moves: str) -> State:
    session = Session(RULES, NOTATION)
    for text in moves:
        session.submit(NOTATION.read(session.state, text))
    return session.state


def hand_over(*moves: str, ground: Squared | None = None) -> Hand:
    state = start(*moves)
    ground = ground or Squared(RULES)
    return Hand(Picker(RULES, NOTATION, state), ground, ground.place(state.ball))


def point(name: str) -> int:
    found = RULES.field.point_of(name)
    assert found is not None
    return found


def at(name: str, dx: float = 0, dy: float = 0) -> tuple[float, float]:
    x, y = Squared(RULES).place(point(name))
    return x + dx, y + dy


def click(hand: Hand, name: str) -> None:
    hand.motion(at(name))
    hand.press(at(name))
    hand.release(at(name))


def line(text: str) -> Line:
    return Line(tuple(map(point, text.split("-"))))


# -- click by click


def test_three_clicks_make_a_move() -> None:
    hand = hand_over()
    for name in ("h13", "i14"):
        click(hand, name)
        assert hand.take() is None
    assert hand.touched == (point("h13"), point("i14"))
    click(hand, "i15")
    assert hand.take() == line("h12-h13-i14-i15")
    assert hand.take() is None


def test_a_click_that_slips_off_its_point_does_nothing() -> None:
    hand = hand_over()
    hand.press(at("h13"))
    hand.motion(at("h13", 2, 0))
    hand.release(at("h13", CELL * 0.5, CELL * 0.5))
    assert hand.touched == ()


def test_a_click_on_an_older_line_is_refused_with_its_clause() -> None:
    hand = hand_over("h12-h13-h14-h15")
    click(hand, "h14")
    assert hand.refused == Refused(point("h14"), "PF-M4")
    assert hand.touched == ()


def test_a_refusal_goes_when_the_pointer_goes() -> None:
    hand = hand_over("h12-h13-h14-h15")
    click(hand, "h14")
    hand.motion(at("h17"))
    assert hand.refused is None


def test_the_last_point_is_given_back() -> None:
    hand = hand_over()
    click(hand, "h13")
    click(hand, "i14")
    assert hand.give_back()
    assert hand.touched == (point("h13"),)
    assert hand.give_back()
    assert not hand.give_back()


def test_resting_on_a_place_explains_it_only_if_it_is_not_on_offer() -> None:
    hand = hand_over("h12-h13-h14-h15")
    hand.motion(at("i16"))
    hand.explain()
    assert hand.refused is None
    hand.motion(at("h14"))
    hand.explain()
    assert hand.refused == Refused(point("h14"), "PF-M4")


# -- dragging


def test_a_drag_draws_through_points_and_decides_when_let_go() -> None:
    hand = hand_over()
    hand.press(at("h12"))
    for name in ("h13", "i14", "i15"):
        hand.motion(at(name))
    assert hand.touched == (point("h13"), point("i14"))
    assert hand.take() is None
    hand.release(at("i15", 3, -2))
    assert hand.take() == line("h12-h13-i14-i15")


def test_a_drag_can_begin_on_the_first_point() -> None:
    hand = hand_over()
    hand.press(at("h13"))
    hand.motion(at("h13", 0, -5))
    assert hand.touched == (point("h13"),)


def test_let_go_off_target_the_last_step_is_not_taken() -> None:
    hand = hand_over()
    hand.press(at("h12"))
    for name in ("h13", "i14", "i15"):
        hand.motion(at(name))
    hand.motion(at("i15", CELL * 0.5, CELL * 0.5))
    hand.release(at("i15", CELL * 0.5, CELL * 0.5))
    assert hand.take() is None
    assert hand.touched == (point("h13"), point("i14"))


def test_three_pixels_are_no_drag() -> None:
    hand = hand_over()
    hand.press(at("h12"))
    hand.motion(at("h12", 0, -3))
    assert not hand.dragging
    hand.motion(at("h12", 0, -4))
    assert hand.dragging


def test_a_pointer_that_leaves_ends_a_drag_and_keeps_what_is_drawn() -> None:
    hand = hand_over()
    hand.press(at("h12"))
    hand.motion(at("h13"))
    hand.leave()
    assert not hand.dragging
    hand.release(at("i14"))
    assert hand.touched == (point("h13"),)


def test_a_cancelled_drag_gives_back_what_it_passed_and_no_more() -> None:
    hand = hand_over()
    click(hand, "h13")
    hand.press(at("h13"))
    hand.motion(at("i14"))
    assert hand.touched[-1] == point("i14")
    assert hand.cancel(keeps=False)
    hand.motion(at("i14"))
    assert hand.touched == (point("h13"),), "the drag is over"
    assert not hand.cancel(keeps=False)


def test_a_cancelled_drag_may_keep_what_it_passed() -> None:
    hand = hand_over()
    hand.press(at("h12"))
    hand.motion(at("h13"))
    assert hand.cancel(keeps=True)
    assert hand.touched == (point("h13"),)
    assert not hand.dragging


def test_an_early_click_touches_or_says_nothing() -> None:
    hand = hand_over("h12-h13-h14-h15")
    hand.press(at("h15"), early=True)
    hand.release(at("h15"))
    assert hand.refused is None
    hand.press(at("i16"), early=True)
    hand.release(at("i16"))
    assert hand.touched == (point("i16"),)


def test_what_was_touched_is_picked_up_again_as_far_as_it_can_be() -> None:
    hand = hand_over()
    hand.pick_up([point("h13"), point("i14"), point("i15")])
    assert hand.touched == (point("h13"), point("i14")), "the last one would decide the move"
    assert hand.take() is None
    other = hand_over()
    other.pick_up([point("h13"), point("a1")])
    assert other.touched == (point("h13"),)


def test_where_drags_do_not_draw_only_the_start_is_touched_on_the_way() -> None:
    hand = hand_over(ground=Jumping(RULES))
    hand.press(at("h13"))
    hand.motion(at("h13", 4, 0))
    hand.motion(at("i14"))
    hand.motion(at("i15"))
    assert hand.touched == (point("h13"),)


# -- keys


def test_arrows_and_enter_draw_a_move() -> None:
    hand = hand_over()
    hand.arrow(ARROWS["up"])
    assert hand.cursor == point("h13")
    hand.enter()
    assert hand.touched == (point("h13"),)
    hand.arrow(ARROWS["right"])
    hand.enter()
    hand.arrow(ARROWS["up"])
    hand.enter()
    assert hand.take() == line("h12-h13-i13-i14")


def test_enter_without_a_cursor_only_shows_one() -> None:
    hand = hand_over()
    hand.enter()
    assert hand.cursor == point("h13"), "the nearest, upwards"
    assert hand.touched == ()


@pytest.mark.parametrize("seed", range(12))
def test_every_place_on_offer_can_be_reached_by_arrows(seed: int) -> None:
    session = Session(RULES, NOTATION)
    for _ in range(25 + 5 * seed):
        moves = sorted(RULES.legal_moves(session.state), key=repr)
        if not moves:
            break
        session.submit(moves[(7 * seed + len(session.plies) * 31) % len(moves)])
        ground = Squared(RULES)
        picker = Picker(RULES, NOTATION, session.state)
        hand = Hand(picker, ground, ground.place(session.state.ball))
        assert reached_by_arrows(hand) == picker.offers()


def reached_by_arrows(hand: Hand) -> set[int]:
    """The places that some row of arrows brings the cursor to."""
    seen: set[int] = set()
    to_try: list[int | None] = [None]
    while to_try:
        here = to_try.pop()
        for way in ARROWS.values():
            hand.cursor = here
            hand.arrow(way)
            if hand.cursor is not None and hand.cursor not in seen:
                seen.add(hand.cursor)
                to_try.append(hand.cursor)
    return seen
