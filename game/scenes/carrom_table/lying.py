"""What lies on the board and in the grooves at a moment of a match.

After the last stroke of a board the position is the next one's already; what is seen is what that
stroke has left.
"""

from dataclasses import replace
from typing import Any, cast

from engines.core.contract import Seat
from engines.play.session import Ply
from game.board.board import View
from game.scenes.carrom_table.aiming import StrikeHand
from game.scenes.carrom_table.film_show import KINDS, Part, Shown
from game.scenes.carrom_table.painter import Kind
from physics.laws.chairs import on_base_line
from physics.laws.measures import QUEEN
from physics.laws.moves import Settled
from physics.laws.state import Phase, Queen, State


def seen(view: View) -> State:
    """The position as it is to be seen."""
    state: State = view.state
    return _left(view.plies[-1].ply) if _ended(view) else state


def discs(view: View) -> list[Shown]:
    """All that lies on the board now: in a film, or at rest with the striker in the hand."""
    if view.act is not None and isinstance(view.act.what, Part):
        return view.act.what.at(view.progress)
    state = seen(view)
    turned = isinstance(view.hand, StrikeHand) and view.hand.turning
    men = turned.men if turned else state.men
    shown = [Shown(KINDS[kind], x / 100, y / 100) for kind, x, y in men]
    if isinstance(view.hand, StrikeHand):
        shown.append(_striker(view.hand.centre))
    elif state.phase is Phase.ROLLING and state.strike is not None and not _ended(view):
        shown.append(_striker(on_base_line(state.chair, state.strike.x)))
    return shown


def pocketed(state: State, seat: Seat) -> list[Kind]:
    """The men that a side has made; the queen lies with whoever has taken her."""
    kinds: list[Kind] = [KINDS[state.colour(seat)]] * state.missing(seat)
    covers = state.covered_by is seat
    covering = state.queen is Queen.COVERING and state.turn is seat
    return [*kinds, *([KINDS[QUEEN]] if covers or covering else [])]


def _ended(view: View) -> bool:
    """Whether the strike is over, and its board is only still to be looked at."""
    last = view.plies[-1].ply if view.plies else None
    return last is not None and last.before is view.state and isinstance(last.move, Settled)


def _left(ply: Ply[State, Any]) -> State:
    """What the last strike of a board has left on it."""
    state, settled = ply.before, cast("Settled", ply.move)
    covered = any(event.name == "queen-covered" for event in ply.events)
    if covered:
        state = replace(state, queen=Queen.COVERED, covered_by=state.turn)
    elif state.queen is Queen.COVERING:
        state = replace(state, queen=Queen.BOARD)
    return replace(state, men=settled.men)


def _striker(centre: tuple[int, int]) -> Shown:
    return Shown("s", centre[0] / 100, centre[1] / 100)
