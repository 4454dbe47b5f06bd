"""Position documents: a state as a JSON object and back.

Besides the keys of the rule file there may be `winner`, of a match that is over, where neither the
score nor the shoot-out tells.
"""

from typing import Any

from engines.core.contract import Document, Seat
from engines.core.shape import shape
from engines.dice_football.document import Table
from engines.dice_football.field import NONE, name_of, squares_in
from engines.dice_football.match import decided, leader
from engines.dice_football.reader import SIDES, Reader
from engines.dice_football.state import Match, Phase, State


def dump(rules: Any, state: State) -> dict[str, Any]:  # noqa: ANN401 - the rule book, above this
    return {
        "game": rules.name,
        "pieces": {side.word: _team(state, side) for side in SIDES},
        "ball": name_of(state.ball),
        "to_move": state.turn.word,
        "phase": state.phase.word,
        "face": state.face or None,
        "last_face": state.last_face or None,
        "bonus": {side.word: state.bonus[side] for side in SIDES},
        "failures": state.failures,
        "score": list(state.match.score),
        "half": state.match.half,
    } | _seldom(state)


def _team(state: State, side: Seat) -> dict[str, Any]:
    keeper = state.keepers[side]
    return {
        "keeper": None if keeper == NONE else name_of(keeper),
        "outfield": [name_of(square) for square in squares_in(state.outfield[side])],
    }


def _seldom(state: State) -> dict[str, Any]:
    """The keys that say something only now and then: those that differ from their defaults."""
    match = state.match
    won = state.phase is Phase.OVER and match.winner is not inferred(match)
    usual: tuple[tuple[str, Any, Any], ...] = (
        ("called", {side.word: state.called[side] for side in SIDES}, any(state.called)),
        ("caller", _word(state.caller), state.caller is not None),
        ("then", state.then and state.then.word, state.then is not None),
        ("draw", [face or None for face in state.draw], any(state.draw)),
        ("first_kick", "away", match.first_kick is Seat.AWAY),
        ("rolled", state.rolled, state.rolled),
        ("kicks", [list(each) for each in match.kicks], any(match.kicks)),
        ("time_up", True, state.time_up),
        ("draw_offer", _word(state.draw_offer), state.draw_offer is not None),
        ("winner", _word(match.winner) or "draw", won),
    )
    return {key: value for key, value, told in usual if told}


def _word(seat: Seat | None) -> str | None:
    return None if seat is None else seat.word


def inferred(match: Match) -> Seat | None:
    """Who has won, as far as goals and kicks tell."""
    ahead = leader(match.score)
    return decided(match.kicks) if ahead is None else ahead


def load(rules: Any, document: Document) -> State:  # noqa: ANN401 - the rule book, above this
    """The state that a document describes.  Raises `PositionError`."""
    return Reader(rules.options, shape(document, Table)).state()
