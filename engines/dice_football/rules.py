"""Dice football: twenty-two men who stand still, one die, and a ball that runs.

        a b c d e f g h i j
    18  . . : . . . # : . .      # the keepers in their small areas, d to g
    17  . . : . . . . : . .      : the big areas, c to h
    16  . . : o . o o : . .
    15  . x . . . . . . x .
        . . . . . . . . . .
    10  . x . . .+. . . x .      + the centre
     9  . o . . . . . . o .
        . . . . . . . . . .
     3  . . : o x . o : . .      o home attacks row 18
     2  . . : . . . . : . .      x away attacks row 1
     1  . . : . # . . : . .

The ball goes as many steps as the die shows: to a piece, over the goal line, or nowhere good.  A
phase says what may be done (CHOICES) and what comes of it (CONSEQUENCES).
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from engines.core.contract import Aside, Event, Outcome, Seat, Tell, unheard
from engines.dice_football.choices import CHOICES, caller_of, may_call
from engines.dice_football.field import FIRST_CORNER, NONE, SQUARES, name_of
from engines.dice_football.match import (
    SCORES,
    drawn,
    goal,
    half_over,
    is_for_placing,
    is_over,
    kick_off,
    kicked,
    new_half,
    next_to_place,
    over,
)
from engines.dice_football.misstep import misstep
from engines.dice_football.moves import (
    OVER_LINE,
    Ball,
    Call,
    Clearance,
    Corner,
    KeeperMove,
    Move,
    Pass,
    Put,
    Recovery,
    Roll,
    Shot,
    Word,
)
from engines.dice_football.options import DiceFootballOptions
from engines.dice_football.placing import lined_up, with_put
from engines.dice_football.refusal import refusal
from engines.dice_football.restarts import (
    corner_given,
    foul,
    rolls_next,
    spent,
    to_nearest,
    turn_of,
)
from engines.dice_football.state import Phase, State, pair
from engines.dice_football.uses import uses

USUAL = DiceFootballOptions()
NATURES = frozenset(
    {Phase.DRAW, Phase.ROLL, Phase.CORNER_ROLL, Phase.PENALTY, Phase.KEEPER_ROLL, Phase.SHOOT_OUT}
)
PLAYED_ON = frozenset(
    {Phase.MOVE, Phase.CORNER_ROLL, Phase.PENALTY, Phase.KEEPER_ROLL, Phase.KEEPER_MOVE}
)
"""The phases in which the end of a half waits for the use of the roll (DF-3.2)."""
STAYS = 3
"""The highest face on which a keeper who was called stays (DF-7.2)."""


class DiceFootball:
    """The rule book, for the options it is made with."""

    name = "dice-football"
    edition = 1

    def __init__(self, options: DiceFootballOptions = USUAL) -> None:
        self.options = options

    def start(self) -> State:
        empty = State((NONE, NONE), (0, 0), 0, Seat.HOME, Phase.DRAW)
        return new_half(self.options, empty, 1, unheard)

    def to_move(self, state: State) -> Seat:
        if state.phase in NATURES:
            return Seat.NATURE
        caller = state.caller if state.phase is Phase.KEEPER_MOVE else None
        return state.turn if caller is None else caller

    def phase(self, state: State) -> str:
        return state.phase.word

    def score(self, state: State) -> tuple[int, int]:
        return state.match.score

    def legal_moves(self, state: State) -> list[Move]:
        return CHOICES[state.phase](self.options, state)

    def asides(self, state: State) -> tuple[Move, ...]:
        """G-3: resign or offer a draw, but not twice for one answer."""
        side = self.to_move(state)
        if state.phase is Phase.OVER or side is Seat.NATURE:
            return ()
        return (Aside.RESIGN,) if state.draw_offer is side else (Aside.RESIGN, Aside.DRAW)

    def interrupts(self, state: State, seat: Seat) -> Collection[Move]:
        """The call of a keeper (DF-7.1), and the clock of the half (G-5)."""
        if seat is not Seat.NATURE:
            return (Call(seat),) if may_call(state, seat) else ()
        timed = self.options.clock and not self.options.rolls and not state.time_up
        runs = timed and state.phase not in {Phase.SHOOT_OUT, Phase.OVER}
        return (Word.HALF_UP,) if runs else ()

    def refusal(self, state: State, move: Move) -> str:
        if move is Word.HALF_UP:
            return "G-7" if move in self.interrupts(state, Seat.NATURE) else "G-5"
        return refusal(self.options, state, move, self.legal_moves(state))

    def misstep(self, state: State, spots: Sequence[int]) -> str:
        return misstep(self.options, state, spots, self.legal_moves(state))

    def outcome(self, state: State) -> Outcome | None:
        if state.phase is not Phase.OVER:
            return None
        return Outcome(state.match.winner, state.match.score, state.match.end)

    def apply(self, state: State, move: Move, tell: Tell = unheard) -> State:
        if isinstance(move, Aside):
            return self._said(state, move)
        if move is Word.HALF_UP:
            if state.phase in PLAYED_ON:
                return replace(state, time_up=True)
            return half_over(self.options, state, tell)
        if isinstance(move, Call):
            return called(state, move.side)
        return CONSEQUENCES[state.phase](self, state, move, tell)

    def _said(self, state: State, move: Aside) -> State:
        side = self.to_move(state)
        if move is Aside.RESIGN:
            return over(state, side.rival, "G-3")
        if state.draw_offer is side.rival:
            return over(state, None, "G-3")
        return replace(state, draw_offer=side)

    # -- consequences: what comes of a legal move, phase by phase

    def drew(self, state: State, move: Roll, tell: Tell) -> State:
        """Home rolls, then away (DF-2.1, DF-3.1)."""
        clause = "DF-2.1" if is_for_placing(self.options, state) else "DF-3.1"
        home, _ = state.draw
        side = Seat.AWAY if home else Seat.HOME
        tell(_fallen(clause, side, move.face))
        if not home:
            return replace(state, draw=(move.face, 0))
        return drawn(self.options, replace(state, draw=(home, move.face)), tell)

    def placed(self, state: State, move: Any, tell: Tell) -> State:  # noqa: ANN401 - a placing
        state = answered(state, state.turn)
        put = with_put(state, move) if isinstance(move, Put) else lined_up(state, state.turn)
        return next_to_place(put, tell)

    def rolled(self, state: State, move: Roll, tell: Tell) -> State:
        """A roll with the ball, or for a recovery."""
        state = _counted(state, "DF-4.1" if state.has_ball else "DF-6.1", move.face, tell)
        if state.has_ball and state.last_face == move.face:
            return self._used(foul(state, tell), tell)
        state = replace(state, face=move.face, phase=Phase.MOVE)
        return state if state.has_ball or uses(state) else self._failed(state, tell)

    def used(self, state: State, move: Any, tell: Tell) -> State:  # noqa: ANN401 - a use
        """The roll is used (chapters 5 and 6, DF-8.1)."""
        state = answered(state, state.turn)
        if move is Word.STAY:
            return self._stayed(state, tell)
        if isinstance(move, Shot):
            return self._scored(spent(state), "DF-5.2", tell)
        if isinstance(move, Recovery) and move.target == OVER_LINE:
            return self._scored(spent(state), "DF-6.2", tell)
        return self._used(SENT[type(move)](spent(state), _faced(state), move, tell), tell)

    def _scored(self, state: State, clause: str, tell: Tell) -> State:
        """DF-3.5: the other side kicks off, if the half goes on."""
        state = goal(state, clause, tell)
        if is_over(self.options, state):
            return half_over(self.options, state, tell)
        return kick_off(state, state.turn.rival, tell)

    def _stayed(self, state: State, tell: Tell) -> State:
        if not state.has_ball:
            return self._failed(state, tell)
        rival, state = state.turn.rival, spent(state)
        if state.ball < SQUARES:
            return self._used(turn_of(state, rival, ball=state.ball), tell)
        # DF-5.3: nobody is at a start cell, so the rival gets the ball as after a foul.
        return self._used(to_nearest(state, rival, Event("free-kick", "DF-5.3"), tell), tell)

    def _failed(self, state: State, tell: Tell) -> State:
        """DF-6.3: nothing moves, and the other side tries."""
        side = state.turn
        tell(Event("recovery-failed", "DF-6.3", (("side", side.word),)))
        state = replace(spent(state), failures=state.failures + 1)
        return self._used(turn_of(state, side.rival, ball=state.ball), tell)

    def corner_rolled(self, state: State, move: Roll, tell: Tell) -> State:
        """DF-8.2: twice, and the same face twice is a foul."""
        state = _counted(state, "DF-8.2", move.face, tell)
        if not state.face:
            return replace(state, face=move.face)
        if state.face == move.face:
            return self._used(foul(replace(state, last_face=move.face), tell), tell)
        total = state.face + move.face
        return replace(state, phase=Phase.MOVE, face=total, last_face=move.face)

    def penalty_rolled(self, state: State, move: Roll, tell: Tell) -> State:
        """DF-8.5: one roll, with the bonus."""
        state = _counted(state, "DF-8.5", move.face, tell)
        side = state.turn
        points = move.face + state.bonus[side]
        state = spent(state)
        if points >= SCORES:
            return self._scored(state, "DF-8.5", tell)
        tell(Event("saved", "DF-8.5", (("side", side.rival.word),)))
        return self._used(turn_of(state, side.rival, ball=state.keepers[side.rival]), tell)

    def keeper_rolled(self, state: State, move: Roll, tell: Tell) -> State:
        """DF-7.1 to DF-7.3: he may move, or the rival has a bonus."""
        side = caller_of(state)
        tell(_fallen("DF-7.1", side, move.face))
        if move.face > STAYS:
            return replace(state, face=move.face, phase=Phase.KEEPER_MOVE)
        rival = side.rival
        bonus = pair(rival, state.bonus[rival] + move.face, state.bonus[side])
        told = ("side", rival.word), ("points", move.face), ("bonus", bonus[rival])
        tell(Event("bonus", "DF-7.3", told))
        return self._after_keeper(replace(state, bonus=bonus), tell)

    def keeper_moved(self, state: State, move: KeeperMove, tell: Tell) -> State:
        side = caller_of(state)
        state = answered(state, side)
        if move.target != move.origin:
            ends = ("from", name_of(move.origin)), ("to", name_of(move.target))
            tell(Event("keeper-moved", "DF-7.1", (("side", side.word), *ends)))
        ball = move.target if state.ball == move.origin else state.ball
        keepers = pair(side, move.target, state.keepers[side.rival])
        return self._after_keeper(replace(state, keepers=keepers, ball=ball), tell)

    def _after_keeper(self, state: State, tell: Tell) -> State:
        """Back to the roll that was due."""
        then = state.then or Phase.ROLL
        state = replace(state, phase=then, face=0, caller=None, then=None)
        return self._used(state, tell) if then is Phase.ROLL else state

    def chosen(self, state: State, move: Ball, _tell: Tell) -> State:
        state = answered(state, state.turn)
        return turn_of(state, state.turn, ball=move.target)

    def kicked(self, state: State, move: Roll, tell: Tell) -> State:
        tell(_fallen("DF-3.4", state.turn, move.face))
        return kicked(state, move.face, tell)

    def nothing_more(self, _state: State, move: Move, _tell: Tell) -> State:
        raise ValueError(f"the game is over; {move} cannot be made")

    def _used(self, state: State, tell: Tell) -> State:
        """After the use of a roll: the half is over, or the next roll falls due.

        A penalty is taken even then (DF-3.2).
        """
        if state.phase is Phase.PENALTY:
            return state
        if is_over(self.options, state):
            return half_over(self.options, state, tell)
        return rolls_next(self.options, state, tell) if state.phase is Phase.ROLL else state


def called(state: State, side: Seat) -> State:
    """A die decides what the keeper may do."""
    state = answered(state, side)
    mine = (True, state.called[1]) if side is Seat.HOME else (state.called[0], True)
    return replace(state, phase=Phase.KEEPER_ROLL, called=mine, caller=side, then=state.phase)


def answered(state: State, side: Seat) -> State:
    """A side has moved: the offer of the other one is declined (G-3)."""
    declined = state.draw_offer is side.rival
    return replace(state, draw_offer=None) if declined else state


def _fallen(clause: str, side: Seat, face: int) -> Event:
    return Event("roll", clause, (("side", side.word), ("face", face)))


def _counted(state: State, clause: str, face: int, tell: Tell) -> State:
    """A ball roll: both sides may call again before the next one."""
    tell(_fallen(clause, state.turn, face))
    return replace(state, rolled=state.rolled + 1, called=(False, False))


# -- where a use sends the ball: the position with the roll spent, the face for DF-8.3, the move


def _faced(state: State) -> int:
    """The face that the next roll of this turn must not repeat (DF-8.2, DF-8.3)."""
    return state.last_face if state.ball >= FIRST_CORNER else state.face


def _passed(state: State, face: int, move: Pass, tell: Tell) -> State:
    ends = ("from", name_of(move.origin)), ("to", name_of(move.target))
    tell(Event("pass", "DF-5.1", (("side", state.turn.word), *ends)))
    return replace(turn_of(state, state.turn, ball=move.target), last_face=face)


def _cleared(state: State, _face: int, move: Clearance, tell: Tell) -> State:
    told = ("side", state.turn.word), ("to", name_of(move.target))
    tell(Event("clearance", "DF-5.3", told))
    return turn_of(state, state.turn.rival, ball=move.target)


def _recovered(state: State, face: int, move: Recovery, tell: Tell) -> State:
    state = replace(state, failures=0)
    ends = ("from", name_of(move.origin)), ("to", name_of(move.target))
    tell(Event("recovery", "DF-6.2", (("side", state.turn.word), *ends)))
    return replace(turn_of(state, state.turn, ball=move.target), last_face=face)


def _given(state: State, _face: int, move: Corner, tell: Tell) -> State:
    return corner_given(state, move, tell)


Sent: TypeAlias = Callable[[State, int, Any, Tell], State]
SENT: Mapping[type, Sent] = {
    Pass: _passed,
    Clearance: _cleared,
    Recovery: _recovered,
    Corner: _given,
}

Consequence: TypeAlias = Callable[[DiceFootball, State, Any, Tell], State]
CONSEQUENCES: Mapping[Phase, Consequence] = {
    Phase.DRAW: DiceFootball.drew,
    Phase.PLACE: DiceFootball.placed,
    Phase.ROLL: DiceFootball.rolled,
    Phase.MOVE: DiceFootball.used,
    Phase.CORNER_ROLL: DiceFootball.corner_rolled,
    Phase.PENALTY: DiceFootball.penalty_rolled,
    Phase.KEEPER_ROLL: DiceFootball.keeper_rolled,
    Phase.KEEPER_MOVE: DiceFootball.keeper_moved,
    Phase.CHOOSE_BALL: DiceFootball.chosen,
    Phase.SHOOT_OUT: DiceFootball.kicked,
    Phase.OVER: DiceFootball.nothing_more,
}
