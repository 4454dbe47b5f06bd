"""Position documents: a state as a JSON object and back.

In `place`, `offside` names who of the other side is still to be placed, and in `aim` who of the
attacker's is to be placed after a save; besides the keys of the rule file there may be `winner`, of
a match that is over, where the score does not tell.  A position in `dive` is written as it was
before the pick.
"""

from typing import Any

from engines.core.contract import Document, Seat, unheard
from engines.core.shape import shape
from engines.figurine_football.document import Mat
from engines.figurine_football.field import NONE, name_of
from engines.figurine_football.match import leader, next_turn
from engines.figurine_football.offside import bound, keeper_is_late
from engines.figurine_football.options import FigurineFootballOptions
from engines.figurine_football.reader import SIDES, Reader
from engines.figurine_football.state import NAMES, Phase, State, names


def dump(state: State) -> dict[str, Any]:
    match = state.match
    phase, turn = _before_the_pick(state)
    binds = phase is Phase.PLAY and bound(state, turn)
    document: dict[str, Any] = {
        "game": "figurine-football",
        "figurines": {side.word: _squares(state, side) for side in SIDES},
        "ball": name_of(state.ball),
        "to_move": turn.word,
        "phase": phase.word,
        "station": _sets(match.station),
        "sent_off": _sets(match.sent_off),
        "bookings": _pair(match.bookings),
        "cards": _pair(match.cards),
        "offside": names(state.offside),
        "must_play": "keeper" if binds else None,
        "last_player": state.last.word if state.last is not None else None,
        "idle": state.idle,
        "score": list(match.score),
        "leg": match.leg,
        "leg_goals": match.leg_goals,
        "starter": match.starter.word,
        "turns": state.turns,
    }
    return document | _seldom(state)


def _before_the_pick(state: State) -> tuple[Phase, Seat]:
    """The phase and the side to move; in `dive` those of the aim, which stays unsaid (FF-8.1)."""
    if state.phase is not Phase.DIVE:
        return state.phase, state.turn
    in_play = state.match.kicks is None
    return (Phase.AIM if in_play else Phase.SHOOT_OUT), state.turn.rival


def _seldom(state: State) -> dict[str, Any]:
    """The keys that say something only now and then."""
    match = state.match
    more: dict[str, Any] = {}
    if match.kicks is not None:
        more["kicks"] = [list(kicks) for kicks in match.kicks]
    if state.draw_offer is not None:
        more["draw_offer"] = state.draw_offer.word
    if state.phase is Phase.OVER and match.winner is not leader(match.score):
        more["winner"] = "draw" if match.winner is None else match.winner.word
    return more


def _squares(state: State, side: Seat) -> dict[str, str]:
    pairs = zip(NAMES, state.squares(side), strict=True)
    return {name: name_of(square) for name, square in pairs if square != NONE}


def _sets(pair: tuple[int, int]) -> dict[str, list[str]]:
    return {side.word: names(pair[side]) for side in SIDES}


def _pair(pair: tuple[int, int]) -> dict[str, int]:
    return {side.word: pair[side] for side in SIDES}


def load(options: FigurineFootballOptions, document: Document) -> State:
    """The state that a document describes.  Raises `PositionError`."""
    reader = Reader(options, shape(document, Mat))
    state = reader.state()
    if state.phase is Phase.PLAY and keeper_is_late(state, state.turn):
        return next_turn(options, state, 0, unheard)  # FF-7.3: a penalty at once
    return state
