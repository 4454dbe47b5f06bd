"""What is seen of a move, act by act, and what the hand has shown already is not shown again."""

from typing import Any

import pytest

from engines.core.contract import Seat
from engines.figurine_football.spots import in_station
from engines.figurine_football.state import INDEX
from game.board.timeline import BANNER, Act
from game.desk import Desk
from game.scenes.figurine.acts import CardGiven, Flight, Glide, Homecoming, Plunge, Shaken
from game.scenes.figurine.film import left_by
from tests.game.figurine.positions import GOAL, HOLDER, LATE, NEAR, OFFSIDE, TACKLE, WAITING
from tests.game.figurine.seat import FigurineTable, place, spot


def acts(table: FigurineTable, *texts: str, seen: int = 0, dropped: bool = False) -> list[Act]:
    """The acts of the last of these moves."""
    session = table.session
    for text in texts:
        session.submit(session.notation.read(session.state, text))
    shown = table.match.sitting.numbered()[-1]
    return table.board.film.acts(shown.ply, seen, 0, dropped=dropped)


def kinds(table: FigurineTable, *texts: str, **how: Any) -> list[str]:  # noqa: ANN401
    return [act.kind for act in acts(table, *texts, **how)]


def test_a_figurine_glides_to_its_square(desk: Desk) -> None:
    (act,) = acts(place(desk, NEAR), "A1>b7")
    assert act.what == Glide((Seat.HOME, 0), spot("b5"), spot("b7"))
    assert act.makes, "its move does not lie on the mat before it has arrived"


def test_it_has_been_carried_already(desk: Desk) -> None:
    assert kinds(place(desk, NEAR), "A1>b7", dropped=True) == ["placed"]


@pytest.mark.parametrize(
    ("seen", "expected"),
    [(0, ["glide", "fly"]), (2, ["fly"]), (3, [])],
)
def test_what_the_hand_has_shown_is_left_out(desk: Desk, seen: int, expected: list[str]) -> None:
    assert kinds(place(desk, NEAR), "C>d7*d10", seen=seen) == expected


@pytest.mark.parametrize(("seen", "flights"), [(0, 2), (2, 1), (3, 0)])
def test_a_triangulation_flies_twice(desk: Desk, seen: int, flights: int) -> None:
    made = acts(place(desk, HOLDER), "A1*f9*h11", seen=seen)
    ways = [(act.what.start, act.what.end) for act in made if isinstance(act.what, Flight)]
    assert ways == [(spot("d7"), spot("f9")), (spot("f9"), spot("h11"))][2 - flights :]


def test_who_flies_from_where_it_was_brought_is_seen_there(desk: Desk) -> None:
    _, fly = acts(place(desk, NEAR), "C>d7*d10")
    assert isinstance(fly.what, Flight)
    assert fly.what.scene.stands == (((Seat.HOME, INDEX["C"]), spot("d7")),)


def test_who_is_tackled_goes_to_the_station(desk: Desk) -> None:
    made = acts(place(desk, TACKLE), "A1>d7=")
    assert [act.kind for act in made] == ["glide", "leaves"]
    leaves = made[1].what
    assert isinstance(leaves, Glide)
    assert (leaves.who, leaves.end) == ((Seat.HOME, 0), in_station(Seat.HOME, 0))
    assert not leaves.fades


def test_the_third_booked_is_sent_off_and_told(desk: Desk) -> None:
    table = place(desk, {**TACKLE, "bookings": {"home": 2, "away": 0}})
    made = acts(table, "A1>d7=")
    leaves = made[1].what
    assert isinstance(leaves, Glide)
    assert leaves.fades
    assert [act.what for act in made if act.kind == BANNER] == ["A1 is sent off"]


def test_who_comes_back_costs_a_card(desk: Desk) -> None:
    card, comes = acts(place(desk, WAITING), "A2^h1")
    assert card.what == CardGiven(Seat.HOME, 1)
    assert isinstance(comes.what, Glide)
    assert comes.what.start == in_station(Seat.HOME, INDEX["A2"])
    assert comes.what.lifted


def test_after_a_goal_all_go_home(desk: Desk) -> None:
    made = acts(place(desk, GOAL), "C*d14")
    assert [act.kind for act in made] == ["fly", "net", BANNER, "home"]
    assert isinstance(made[1].what, Shaken)
    home = made[-1].what
    assert isinstance(home, Homecoming)
    assert home.ball == (spot("d14"), spot("e7"))
    assert ((Seat.HOME, INDEX["C"]), spot("e12"), spot("e2")) in home.ways


def test_after_the_last_goal_of_a_leg_nobody_moves_before_the_next(desk: Desk) -> None:
    made = kinds(place(desk, GOAL, goals=1), "C*d14")
    assert made == ["fly", "net", BANNER, BANNER]


def test_a_lost_turn_moves_nothing(desk: Desk) -> None:
    made = acts(place(desk, OFFSIDE), "B1>b4")
    assert [act.kind for act in made] == [BANNER]
    assert made[0].what == "Offside: Ana loses the turn"


def test_the_offender_is_carried_to_where_the_rival_puts_it(desk: Desk) -> None:
    (act,) = acts(place(desk, OFFSIDE), "B1>b4", "place:A1@b5")
    assert act.what == Glide((Seat.HOME, 0), spot("c12"), spot("b5"), lifted=True)


def test_a_penalty_is_carried_to_its_spot(desk: Desk) -> None:
    made = acts(place(desk, LATE), "A1*d13")
    assert [act.kind for act in made] == ["fly", BANNER, "carry"]
    carry = made[-1].what
    assert isinstance(carry, Flight)
    assert (carry.start, carry.end) == (spot("d13"), spot("e12"))


def test_an_aim_is_nothing_to_be_seen(desk: Desk) -> None:
    (act,) = acts(place(desk, LATE), "A1*d13", "aim:f")
    assert act.what is None


def test_a_dive_shows_both(desk: Desk) -> None:
    made = acts(place(desk, LATE), "A1*d13", "aim:f", "dive:d")
    assert made[0].what == Plunge(Seat.AWAY, spot("e12"), spot("f14"), spot("d14"))
    assert [act.kind for act in made] == ["plunge", "net", BANNER, "home"]


@pytest.mark.parametrize("part", [0.0, 0.5, 0.99])
@pytest.mark.parametrize(
    ("document", "texts"),
    [
        (NEAR, ("C>d7*d10",)),
        (TACKLE, ("A1>d7=",)),
        (WAITING, ("A2^h1",)),
        (GOAL, ("C*d14",)),
        (LATE, ("A1*d13", "aim:f", "dive:f")),
    ],
)
def test_every_act_can_be_drawn(
    desk: Desk, document: dict[str, Any], texts: tuple[str, ...], part: float
) -> None:
    table = place(desk, document)
    for text in texts:
        table.match.playing.play(table.session.notation.read(table.session.state, text))
    timeline = table.match.playing.stage.timeline
    seen = 0
    while timeline.now is not None:
        left = timeline.now.ms
        timeline.update(left * part)
        table.pixels()
        timeline.update(left - left * part)
        seen += 1
    assert seen >= len(texts)


def test_when_a_leg_is_over_the_ball_lies_in_the_goal(desk: Desk) -> None:
    table = place(desk, GOAL, goals=1)
    before = table.pixels()
    table.touch("e12", "d14")
    table.wait(9000)
    assert table.match.playing.stage.interval is not None
    table.answer("look")
    table.wait(200)
    scene = left_by(table.match.playing.view)
    assert scene is not None
    assert scene.ball == spot("d14")
    assert table.pixels() != before


def test_under_the_banner_of_a_leg_the_ball_lies_in_the_goal_already(desk: Desk) -> None:
    table = place(desk, GOAL, goals=1)
    table.touch("e12", "d14")
    timeline = table.match.playing.stage.timeline
    seen = set()
    for _ in range(200):
        act = timeline.now
        if act is not None and act.kind == BANNER and act.what == "The first leg is over":
            scene = left_by(table.match.playing.view)
            seen.add(scene.ball if scene is not None else None)
        table.wait(50)
    assert seen == {spot("d14")}
