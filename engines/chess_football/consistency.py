"""What can never be, in a position document whose parts are each in order.

A position need not be one that a game can reach, but nothing in it may go against the rules as they
stand: a twelfth player, a streak longer than the rules let it grow, a restart without its taker.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from engines.chess_football.awards import check_award
from engines.chess_football.document import Pitch
from engines.chess_football.field import KICK_OFF, NONE, bits, name_of
from engines.chess_football.match import won
from engines.chess_football.options import ChessFootballOptions
from engines.chess_football.placing import lawful_squares
from engines.chess_football.restarts import waits_for_send
from engines.chess_football.state import KEEPER, Phase, State, first_lineup
from engines.core.contract import Seat
from engines.core.errors import PositionError
from engines.core.notice import Notice

SIDES = (Seat.HOME, Seat.AWAY)
JUNIOR = frozenset({"toss", "kick-off", "play", "over"})
"""The phases of the chapters that junior has (CF-7.3)."""

MOST_GOALS = 999
BENCHED = 5
LEVEL_HALF = 3
"""What goes on until the next goal, where the match is level after the second (CF-7.2)."""


@dataclass(frozen=True, slots=True)
class Said:
    """What a document says, and the state that has been read from it."""

    options: ChessFootballOptions
    pitch: Pitch
    state: State

    def named(self, side: Seat) -> dict[str, object]:
        """The players of a side that the document names, by number."""
        found: dict[str, object] = getattr(self.pitch.players, side.word)
        return found


def check(options: ChessFootballOptions, pitch: Pitch, state: State) -> None:
    """Raise `PositionError` for what can never be."""
    said = Said(options, pitch, state)
    for side in SIDES:
        _squad(said, side)
        _bench(said, side)
        _cautions(said, side)
        _used(said, side)
    _score(said)
    _half(said)
    _forgotten(said)
    _streak(said)
    _offside(said)
    _touched(said)
    _ready(said)
    _time_up(said)
    _placed(said)
    _kick_off(said)
    if state.restart is not None:
        check_award(state, state.restart)


# -- junior


def check_junior(pitch: Pitch) -> None:
    """CF-7.3: only chapters 4, 9 and 10, and five a side."""
    if pitch.phase not in JUNIOR:
        told = Notice("mode junior has no phase {phase}", phase=pitch.phase)
        raise PositionError("phase", told)
    usual = {str(number) for number in first_lineup(5, junior=True) if number}
    for side in SIDES:
        for number in getattr(pitch.players, side.word):
            if number not in usual:
                told = Notice("{number} does not play in mode junior", number=number)
                raise PositionError(f"players.{side.word}.{number}", told)
    for path in _not_junior(pitch):
        raise PositionError(path, Notice("mode junior has nothing of the kind"))


def _not_junior(pitch: Pitch) -> Iterator[str]:
    """The keys that say something that junior does not have."""
    for key in ("bench", "cautions", "sent_off", "offside"):
        given = getattr(pitch, key)
        yield from (f"{key}.{side.word}" for side in SIDES if getattr(given, side.word))
    yield from (f"used_subs.{side.value}" for side in SIDES if pitch.used_subs[side])
    if pitch.restart is not None:
        yield "restart"
    if pitch.half > 1:
        yield "half"


# -- squads


def _squad(said: Said, side: Seat) -> None:
    """CF-3.2, CF-3.3: nobody comes in the place of a player sent off."""
    named, most = said.named(side), said.options.players
    gone = said.state.book.sent_off[side]
    if len(named) + len(gone) > most:
        told = Notice(
            "{count} players, those sent off counted, are more than the {most} of a side",
            count=len(named) + len(gone),
            most=most,
        )
        raise PositionError(f"players.{side.word}", told)


def _bench(said: Said, side: Seat) -> None:
    bench, path = said.state.book.bench[side], f"bench.{side.word}"
    if KEEPER in bench:
        raise PositionError(path, Notice("the keeper never sits on the bench"))
    if len(bench) > BENCHED:
        told = Notice("no more than {most} sit on the bench", most=BENCHED)
        raise PositionError(path, told)


def _cautions(said: Said, side: Seat) -> None:
    """CF-12.1: the second one sends him off."""
    given = said.state.book.cautions[side]
    for number in set(given):
        if given.count(number) > 1 and str(number) in said.named(side):
            told = Notice("a player with two cautions has been sent off")
            raise PositionError(f"cautions.{side.word}.{number}", told)


def _used(said: Said, side: Seat) -> None:
    used, most = said.pitch.used_subs[side], said.options.substitutions
    if used > most:
        told = Notice(
            "{used} substitutions are more than the {most} of a match", used=used, most=most
        )
        raise PositionError(f"used_subs.{side.value}", told)


# -- goals and halves


def _score(said: Said) -> None:
    """CF-7.2, CF-7.3: a match that is decided is over."""
    for k, goals in enumerate(said.pitch.score):
        if goals > MOST_GOALS:
            told = Notice("nobody has more than {most} goals", most=MOST_GOALS)
            raise PositionError(f"score.{k}", told)
    over = said.state.phase is Phase.OVER or said.pitch.half == LEVEL_HALF
    if not over and won(said.options, said.state):
        raise PositionError("score", Notice("has decided the match, which is not over"))


def _half(said: Said) -> None:
    """CF-7.2: there is a third only in a match by goals, and while it is level."""
    pitch = said.pitch
    if pitch.half != LEVEL_HALF:
        return
    if said.options.match == "time":
        raise PositionError("half", Notice("a match by time has two halves"))
    if pitch.score[0] != pitch.score[1] and said.state.phase is not Phase.OVER:
        raise PositionError("half", Notice("the third is played only while the score is level"))


# -- what is remembered


def _streak(said: Said) -> None:
    """CF-9.6; its player may have left since, replaced or sent off."""
    streak, state = said.pitch.streak, said.state
    if streak is None:
        return
    most = said.options.advance
    if streak.count > most:
        told = Notice("nobody plays the ball more than {most} times running", most=most)
        raise PositionError("streak.count", told)
    side = Seat.HOME if streak.side == "home" else Seat.AWAY
    if str(streak.number) in said.named(side) or streak.number in state.book.sent_off[side]:
        return
    if streak.number in state.book.bench[side] or not said.pitch.used_subs[side]:
        told = Notice("{number} is not on the field", number=streak.number)
        raise PositionError("streak.number", told)


def _offside(said: Said) -> None:
    for side in SIDES:
        if said.state.offside[side] and not said.options.offside:
            told = Notice("the match is played without offside")
            raise PositionError(f"offside.{side.word}", told)


def _touched(said: Said) -> None:
    """CF-12.1: kept for the turn in play."""
    if not said.state.touched:
        return
    if not said.options.touch_move:
        raise PositionError("touched", Notice("the match is played without touch-move"))
    if said.state.phase not in {Phase.PLAY, Phase.OVER}:
        told = Notice("there is none in phase {phase}", phase=said.pitch.phase)
        raise PositionError("touched", told)


def _ready(said: Said) -> None:
    """CF-8.1: each side once, and the one that places is not ready yet."""
    pitch, phase = said.pitch, said.state.phase
    if not pitch.ready or phase is Phase.OVER:
        return
    if phase is Phase.KICK_OFF or not _placing(said.state):
        told = Notice("there is none in phase {phase}", phase=pitch.phase)
        raise PositionError("ready", told)
    if len(set(pitch.ready)) < len(pitch.ready):
        raise PositionError("ready", Notice("names a side twice"))
    if phase is Phase.PLACE and pitch.to_move in pitch.ready:
        told = Notice("{side} is still to place its players", side=pitch.to_move)
        raise PositionError("ready", told)


def _time_up(said: Said) -> None:
    """CF-7.1: the end of a half waits for a free kick, a penalty or an advantage."""
    if not said.pitch.time_up or said.state.phase is Phase.OVER:
        return
    if not waits_for_send(said.state):
        told = Notice("is kept only for a free kick, a penalty or an advantage")
        raise PositionError("time_up", told)
    if said.pitch.half == LEVEL_HALF:
        raise PositionError("time_up", Notice("the third half has no time"))


# -- before a kick-off


def _placing(state: State) -> bool:
    """Whether the sides are placed for a kick-off, or have been."""
    if state.phase is Phase.DISMISS:
        return state.restart is not None and state.restart.kind == "kick-off"
    return state.phase in {Phase.PLACE, Phase.KICK_OFF}


def _placed(said: Said) -> None:
    """CF-8.1, CF-8.2: each on the own half, only the keeper in the own penal area."""
    state = said.state
    if not _placing(state):
        return
    if state.phase is Phase.KICK_OFF:
        state = replace(state, book=replace(state.book, kicker=state.turn))
    for side in SIDES:
        for number, square in state.players(side):
            if not lawful_squares(state, side, number) >> square & 1:
                told = Notice("may not be placed on {name} before a kick-off", name=name_of(square))
                raise PositionError(f"players.{side.word}.{number}", told)


def _forgotten(said: Said) -> None:
    """CF-10.3: nothing of the ball plays before is remembered."""
    state = said.state
    if not (_placing(state) or state.phase is Phase.TOSS):
        return
    remembered = {
        "streak": state.streak_of is not None,
        "last_sender": state.last is not None,
        "barred": any(state.barred),
        "offside": any(state.offside),
    }
    for path, something in remembered.items():
        if something:
            raise PositionError(path, Notice("must be empty before a kick-off"))


def _kick_off(said: Said) -> None:
    """CF-8.3."""
    state = said.state
    if state.phase is not Phase.KICK_OFF or state.ball == NONE:
        return
    if not bits(*KICK_OFF[state.turn]) >> state.ball & 1:
        told = Notice("must lie on one of {side}'s central squares", side=state.turn.word)
        raise PositionError("ball", told)
