"""The events of carrom, each told in one place."""

from engines.core.contract import Event, Seat, Tell
from physics.laws.chairs import Point
from physics.laws.measures import QUEEN
from physics.laws.state import Queen, State
from physics.laws.strokes import Stroke, Verdict


def tell_side(tell: Tell, name: str, clause: str, side: Seat, **more: object) -> None:
    tell(Event(name, clause, (("side", side.word), *more.items())))


def tell_pocketed(state: State, stroke: Stroke, tell: Tell) -> None:
    """The men by side, then the queen."""
    rival = stroke.side.rival
    if stroke.own:
        man = state.colour(stroke.side)
        tell_side(tell, "pocketed", "CR-3.3", stroke.side, man=man, count=stroke.own)
    if stroke.rival:
        man = state.colour(rival)
        tell_side(tell, "pocketed", "CR-3.4", rival, man=man, count=stroke.rival)
    if stroke.taken:
        tell_side(tell, "queen-pocketed", "CR-5.1", stroke.side)


def tell_verdict(stroke: Stroke, verdict: Verdict, tell: Tell) -> None:
    """What a stroke brought, but for what is put back."""
    side = stroke.side
    if verdict.queen is Queen.COVERED and stroke.queen is not Queen.COVERED:
        tell_side(tell, "queen-covered", verdict.queen_clause, side)
    if verdict.due:
        tell_side(tell, "due", verdict.due_clause, side, count=verdict.due)
    tell_turn(tell, verdict.turn_clause, side, kept=verdict.kept)


def tell_turn(tell: Tell, clause: str, side: Seat, *, kept: bool) -> None:
    tell_side(tell, "turn-kept" if kept else "turn-lost", clause, side)


def tell_at(tell: Tell, name: str, clause: str, man: str, point: Point) -> None:
    tell(Event(name, clause, (("man", man), ("at", list(point)))))


def tell_queen_back(tell: Tell, clause: str, point: Point) -> None:
    tell_at(tell, "queen-back", clause, QUEEN, point)
