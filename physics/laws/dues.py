"""What comes back: the queen first, then the men that are owed, then whoever is on turn strikes.

In `State.next` stands who that is, from the end of a stroke until he strikes.
"""

from dataclasses import dataclass, replace

from engines.core.contract import Seat, Tell
from physics.laws.board_end import completed
from physics.laws.chairs import Chair, Point, Seating
from physics.laws.match import board_won, play_on
from physics.laws.measures import QUEEN, Man
from physics.laws.options import CarromOptions
from physics.laws.places import due_place, queen_place
from physics.laws.state import Phase, Queen, State, added
from physics.laws.telling import tell_at, tell_queen_back, tell_side


@dataclass(frozen=True, slots=True)
class Payment:
    """The dues at the end of a stroke, paid by the options of a game."""

    options: CarromOptions

    @property
    def seating(self) -> Seating:
        return Seating(self.options.doubles)

    def collect(self, state: State, first: Seat, tell: Tell) -> State:
        """Let men come back, those of side `first` first; then `state.next` strikes (CR-4.4)."""
        for owner in (first, first.rival):
            state = self._pay(state, owner, tell)
            if state.phase is Phase.PLACE:
                return state
        return self.go_on(state, tell)

    def _pay(self, state: State, owner: Seat, tell: Tell) -> State:
        """Pay what `owner` owes and can; in phase PLACE if somebody has to do it."""
        payable = min(state.owed[owner], state.missing(owner))
        if payable and due_place(state.men, _next(state)) is None:
            tell_side(tell, "owed", "CR-4.5", owner, count=payable)
        elif payable and self.options.due_placing == "auto":
            return self._pay_at_once(state, owner, payable, tell)
        elif payable:
            return self._ask(state, owner, payable)
        return state

    def _pay_at_once(self, state: State, owner: Seat, payable: int, tell: Tell) -> State:
        for unpaid in range(payable, 0, -1):
            point = due_place(state.men, _next(state))
            if point is None:
                tell_side(tell, "owed", "CR-4.5", owner, count=unpaid)
                break
            state = _put(state, owner, point, tell)
            state = replace(state, owed=added(state.owed, owner, -1))
        return state

    def _ask(self, state: State, owner: Seat, men: int) -> State:
        chair = self.seating.placer(_next(state), owner)
        return replace(
            state,
            phase=Phase.PLACE,
            turn=owner.rival,
            chair=chair,
            to_place=men,
            placed=0,
            owed=added(state.owed, owner, -men),
        )

    def place(self, state: State, point: Point | None, tell: Tell) -> State:
        """In PLACE, one man comes back; None: to where `P:auto` puts him."""
        owner = state.turn.rival
        point = point or due_place(state.men, _next(state))
        if point is None:
            raise ValueError("there is no place for a man to come back to")
        state = _put(state, owner, point, tell)
        state = replace(state, to_place=state.to_place - 1, placed=state.placed + 1)
        if not state.to_place:
            return self._placed(state, tell)
        return self.while_there_is_room(state, tell)

    def while_there_is_room(self, state: State, tell: Tell) -> State:
        """A position in PLACE; without a place the rest are owed (CR-4.5)."""
        if due_place(state.men, _next(state)) is not None:
            return state
        owner = state.turn.rival
        tell_side(tell, "owed", "CR-4.5", owner, count=state.to_place)
        owed = added(state.owed, owner, state.to_place)
        return self._placed(replace(state, owed=owed), tell)

    def forgo(self, state: State, tell: Tell) -> State:
        """Nobody places what is left to place; that may leave a side without men (CR-6.1)."""
        owner = state.turn.rival
        if not state.left(owner) and state.queen is Queen.COVERED:
            won = completed(owner, state.left(state.turn), state.covered_by, state.score)
            return board_won(self.options, state, won, tell)
        return self._placed(state, tell)

    def _placed(self, state: State, tell: Tell) -> State:
        """One side's men have been placed; perhaps the other has some to come."""
        owner = state.turn.rival
        state = replace(state, phase=Phase.STRIKE, to_place=0, placed=0)
        state = self._pay(state, owner.rival, tell)
        return state if state.phase is Phase.PLACE else self.go_on(state, tell)

    def go_on(self, state: State, tell: Tell) -> State:
        chair = _next(state)
        turn = self.seating.side(chair)
        state = replace(state, phase=Phase.STRIKE, turn=turn, chair=chair, next=None)
        return play_on(self.options, state, tell)


def queen_back(state: State, clause: str, tell: Tell) -> State:
    """Put her on the board again, before `state.next` strikes (CR-5.6)."""
    point = queen_place(state.men, _next(state))
    tell_queen_back(tell, clause, point)
    return replace(state, men=(*state.men, Man(QUEEN, *point)), queen=Queen.BOARD, covered_by=None)


def owe(state: State, side: Seat, men: int, tell: Tell) -> State:
    """Add to what a side owes; what it cannot pay now is told (CR-4.4)."""
    if not men:
        return state
    owed = added(state.owed, side, men)
    if owed[side] > state.missing(side):
        tell_side(tell, "owed", "CR-4.4", side, count=owed[side] - state.missing(side))
    return replace(state, owed=owed)


def _put(state: State, owner: Seat, point: Point, tell: Tell) -> State:
    man = Man(state.colour(owner), *point)
    tell_at(tell, "placed", "CR-4.5", man.kind, point)
    return replace(state, men=(*state.men, man))


def _next(state: State) -> Chair:
    if state.next is None:
        raise ValueError("nobody is to strike next")
    return state.next
