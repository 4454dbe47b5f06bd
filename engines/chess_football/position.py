"""Position documents: a state as a JSON object and back.

Players who are still to be placed stand in `players` with null for their square.  Besides the keys
of the rule file there may be `lineup` ({"home": {"12": 7}}: 12 plays in 7's place of the default
line-up, and nobody but those in `players` is home's) and, of a match that is over, `winner`, where
the score does not tell.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from engines.chess_football.consistency import check, check_junior
from engines.chess_football.document import Pitch
from engines.chess_football.field import NONE, name_of
from engines.chess_football.lineup import told_lineup
from engines.chess_football.match import leader
from engines.chess_football.options import ChessFootballOptions
from engines.chess_football.reader import SENT, SIDES, WAITING, Reader, is_dead
from engines.chess_football.restarts import dead_ball_takers, lapse, sendable
from engines.chess_football.state import Phase, Restart, State
from engines.core.contract import Document, Seat, unheard
from engines.core.errors import PositionError
from engines.core.notice import Notice
from engines.core.shape import shape


def dump(rules: Any, state: State) -> dict[str, Any]:  # noqa: ANN401 - the rule book, above this
    book = state.book
    document: dict[str, Any] = {
        "game": rules.name,
        "mode": rules.options.mode,
        "players": {side.word: _squares(state, side) for side in SIDES},
        "bench": _pair(book.bench),
        "ball": None if state.ball == NONE else name_of(state.ball),
        "to_move": state.turn.word,
        "phase": state.phase.word,
        "score": list(book.score),
        "half": book.half,
        "streak": None,
        "barred": _sets(state.barred),
        "offside": _sets(state.offside),
        "cautions": {
            side.word: {str(n): c for n, c in sorted(Counter(book.cautions[side]).items())}
            for side in SIDES
        },
        "sent_off": _pair(book.sent_off),
        "last_sender": None,
    }
    if state.streak_of is not None:
        side, number = state.streak_of
        document["streak"] = {"side": side.word, "number": number, "count": state.streak}
    if state.last is not None:
        document["last_sender"] = {"side": state.last[0].word, "number": state.last[1]}
    return document | _seldom(rules.options, state)


def _seldom(options: ChessFootballOptions, state: State) -> dict[str, Any]:
    """The keys that say something only now and then."""
    book = state.book
    more: dict[str, Any] = {}
    if book.used_subs != (0, 0):
        more["used_subs"] = list(book.used_subs)
    if book.first_kick is Seat.AWAY:
        more["first_kick"] = "away"
    if any(book.ready):
        more["ready"] = [side.word for side in SIDES if book.ready[side]]
    if state.touched:
        more["touched"] = state.touched
    if state.time_up:
        more["time_up"] = True
    if state.restart is not None:
        more["restart"] = _award(state.restart)
    if state.draw_offer is not None:
        more["draw_offer"] = state.draw_offer.word
    if told := told_lineup(options, state):
        more["lineup"] = told
    if state.phase is Phase.OVER and book.winner is not leader(book.score):
        more["winner"] = "draw" if book.winner is None else book.winner.word
    return more


def _squares(state: State, side: Seat) -> dict[str, str | None]:
    squares = state.squares(side)
    waits = state.phase in WAITING
    return {
        str(n): None if squares[n] == NONE else name_of(squares[n])
        for n in range(1, 17)
        if squares[n] != NONE or (waits and n in state.squad(side))
    }


def _pair(pair: tuple[tuple[int, ...], tuple[int, ...]]) -> dict[str, list[int]]:
    return {side.word: list(pair[side]) for side in SIDES}


def _sets(pair: tuple[int, int]) -> dict[str, list[int]]:
    return {side.word: [n for n in range(17) if pair[side] >> n & 1] for side in SIDES}


def _award(award: Restart) -> dict[str, Any]:
    told: dict[str, Any] = {"kind": award.kind, "side": award.side.word}
    if award.spot != NONE:
        told["spot"] = name_of(award.spot)
    if award.offender:
        told["offender"] = award.offender
    if award.takers:
        told["takers"] = list(award.takers)
    if award.taker:
        told["taker"] = award.taker
    return told


# -- reading


def load(rules: Any, document: Document) -> State:  # noqa: ANN401 - the rule book, above this
    """The state that a document describes.  Raises `PositionError`."""
    options: ChessFootballOptions = rules.options
    pitch = shape(_without_empty(document), Pitch)
    if isinstance(pitch.mode, str) and pitch.mode != options.mode:
        told = Notice(
            "is {said!r}, but the game is played in mode {mode}",
            said=pitch.mode,
            mode=options.mode,
        )
        raise PositionError("mode", told)
    if options.junior:
        check_junior(pitch)
    state = Reader(options, pitch).state()
    check(options, pitch, state)
    return _settled(options, state)


def _without_empty(document: Document) -> Document:
    """`{}` says as little as null: there is no streak, no last sender, no restart."""
    if not isinstance(document, Mapping):
        return document  # for `shape` to refuse
    empty = {key for key in ("streak", "last_sender", "restart") if document.get(key) == {}}
    return {key: document[key] for key in document if key not in empty}


def _settled(options: ChessFootballOptions, state: State) -> State:
    """A restart without a legal send has lapsed (CF-15.2)."""
    if state.phase in SENT or (state.restart and state.restart.taker and is_dead(state)):
        return sendable(options, state, unheard)
    if is_dead(state) and not dead_ball_takers(options, state):
        return lapse(options, state, unheard)
    return state
