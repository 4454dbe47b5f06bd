"""A position document read into a state: each thing under its path, and whether all go together."""

from dataclasses import replace

from engines.core.contract import Seat
from engines.core.errors import PositionError
from engines.core.notice import Notice
from engines.figurine_football.document import Mat
from engines.figurine_football.field import (
    C_SQUARES,
    GOALS,
    KEEPERS,
    LIGHT,
    NO_FIELDERS,
    NONE,
    YELLOW,
    name_of,
    square_of,
)
from engines.figurine_football.match import IDLE_TURNS, leader, shoot_out_winner
from engines.figurine_football.offside import bound, duty, offenders
from engines.figurine_football.options import FigurineFootballOptions
from engines.figurine_football.state import (
    EMPTY,
    INDEX,
    KEEPER,
    KINDS,
    NAMES,
    Kicks,
    Match,
    Phase,
    State,
    taken_by,
)

SIDES = (Seat.HOME, Seat.AWAY)
SEATS = {side.word: side for side in SIDES}
PHASES = {phase.word: phase for phase in Phase}


class Reader:
    """Reads one document, each thing under its path."""

    def __init__(self, options: FigurineFootballOptions, mat: Mat) -> None:
        self.options = options
        self.mat = mat
        self.phase = PHASES[mat.phase]
        self.turn = SEATS[mat.to_move]
        if self.phase is Phase.DIVE:
            told = Notice("is written as aim: a document does not tell where the ball goes")
            raise PositionError("phase", told)

    def state(self) -> State:
        mat = self.mat
        home = self._figurines(Seat.HOME, EMPTY)
        away = self._figurines(Seat.AWAY, home)
        state = State(
            home=home,
            away=away,
            taken=(taken_by(home), taken_by(away)),
            ball=self._square(mat.ball, "ball"),
            turn=self.turn,
            phase=self.phase,
            match=self._match(home, away),
            last=SEATS[mat.last_player] if mat.last_player else None,
            idle=mat.idle,
            turns=mat.turns,
            draw_offer=SEATS[mat.draw_offer] if mat.draw_offer else None,
        )
        state = self._with_ball(state)
        self._check_phase(state)
        state = replace(state, offside=self._offside(state))
        self._check_must_play(state)
        return state

    # -- figurines

    def _figurines(self, side: Seat, rivals: bytes) -> bytes:
        """Where a side stands; `rivals` have been read before."""
        squares = bytearray(EMPTY)
        for name, where in getattr(self.mat.figurines, side.word).items():
            path = f"figurines.{side.word}.{name}"
            figurine = INDEX.get(name)
            if figurine is None:
                raise PositionError(path, Notice("there is no such figurine"))
            square = self._square(where, path)
            if square in squares or square in rivals:
                raise PositionError(path, Notice("two men stand on {name}", name=where))
            if told := _misplaced(side, figurine, square):
                raise PositionError(path, told)
            squares[figurine] = square
        return bytes(squares)

    def _square(self, name: object, path: str) -> int:
        square = square_of(name) if isinstance(name, str) else None
        if square is None:
            raise PositionError(path, Notice("{name!r} is no square", name=name))
        return square

    def _away_from_field(self, key: str, side: Seat, squares: bytes) -> int:
        """The set of figurines of a side that a list names; none of them stands on the field."""
        made = 0
        for k, name in enumerate(getattr(getattr(self.mat, key), side.word)):
            figurine = INDEX[name]
            if squares[figurine] != NONE or made >> figurine & 1:
                told = Notice("{name} is somewhere else too", name=name)
                raise PositionError(f"{key}.{side.word}.{k}", told)
            made |= 1 << figurine
        return made

    # -- the ball

    def _with_ball(self, state: State) -> State:
        """The ball where the phase allows it; in a shoot-out it is put on its spot."""
        ball, spot = state.ball, C_SQUARES[self.turn.rival]
        if self.phase is Phase.SHOOT_OUT:
            return replace(state, ball=spot)
        if self.phase is Phase.AIM and ball != spot:
            told = Notice("must lie on {spot} in a penalty of {side}", spot=name_of(spot),
                          side=self.turn.word)  # fmt: skip
            raise PositionError("ball", told)
        inside = (GOALS[0] | GOALS[1]) >> ball & 1
        kept = any(state.squares(side)[KEEPER] == ball for side in SIDES)
        if inside and not kept and self.phase is not Phase.OVER:
            raise PositionError("ball", Notice("{name} is inside a goal", name=name_of(ball)))
        return state

    # -- the match

    def _match(self, home: bytes, away: bytes) -> Match:
        mat = self.mat
        station, sent_off = (
            (
                self._away_from_field(key, Seat.HOME, home),
                self._away_from_field(key, Seat.AWAY, away),
            )
            for key in ("station", "sent_off")
        )
        for side in SIDES:
            if both := station[side] & sent_off[side]:
                name = NAMES[both.bit_length() - 1]
                told = Notice("{name} is somewhere else too", name=name)
                raise PositionError(f"sent_off.{side.word}", told)
        self._check_leg()
        return Match(
            score=mat.score,
            leg=mat.leg,
            leg_goals=mat.leg_goals,
            starter=SEATS[mat.starter],
            station=station,
            sent_off=sent_off,
            bookings=(mat.bookings.home, mat.bookings.away),
            cards=(mat.cards.home, mat.cards.away),
            kicks=self._kicks(),
            winner=self._winner(),
            end=self._end() if self.phase is Phase.OVER else "",
        )

    def _check_leg(self) -> None:
        """Whether the match has such a leg, and it goes on (FF-10.2, FF-10.3)."""
        mat, options = self.mat, self.options
        if (mat.leg == 2 and options.legs == 1) or (mat.leg > 2 and options.level == "draw"):
            raise PositionError("leg", Notice("the match has no leg {leg}", leg=mat.leg))
        if sum(mat.score) < mat.leg_goals:
            raise PositionError("leg_goals", Notice("are more than the score"))
        if self.phase is Phase.OVER or self.phase is Phase.SHOOT_OUT:
            return
        by_goals = mat.leg < 3 and options.legs_by == "goals"
        if (by_goals and mat.leg_goals >= options.goals) or (mat.leg > 2 and mat.leg_goals):
            raise PositionError("leg_goals", Notice("the leg is over"))
        ended = mat.leg > 2 and mat.turns >= options.extra_turns
        if ended and self.phase is not Phase.AIM:
            raise PositionError("turns", Notice("the period is over"))

    def _kicks(self) -> Kicks | None:
        mat = self.mat
        if self.phase is not Phase.SHOOT_OUT:
            if mat.kicks is not None:
                raise PositionError("kicks", Notice("belong to a shoot-out"))
            return None
        home, away = mat.kicks or ([], [])
        kicks = tuple(home), tuple(away)
        if len(home) - len(away) != (self.turn is Seat.AWAY):
            told = Notice("do not alternate with {side} to move", side=self.turn.word)
            raise PositionError("kicks", told)
        if shoot_out_winner(kicks) is not None:
            raise PositionError("kicks", Notice("have decided the shoot-out"))
        if leader(mat.score) is not None:
            raise PositionError("score", Notice("must be level in a shoot-out"))
        return kicks

    def _winner(self) -> Seat | None:
        """Of a match that is over: who has won, by the score if nothing else is said."""
        said = self.mat.winner
        if self.phase is not Phase.OVER:
            if said is not None:
                raise PositionError("winner", Notice("nobody has won before the end"))
            return None
        if said is None:
            return leader(self.mat.score)
        return None if said == "draw" else SEATS[said]

    def _end(self) -> str:
        """The clause that ended a match, as far as its last position tells."""
        by_score = self._winner() is leader(self.mat.score)
        if self.mat.leg > 2 and (by_score or leader(self.mat.score) is None):
            return "FF-10.3"
        return "FF-10.2" if by_score else "G-3"

    # -- duties

    def _check_phase(self, state: State) -> None:
        """Whether the count of idle turns goes with the phase (FF-10.4)."""
        if state.idle >= IDLE_TURNS and self.phase not in (Phase.PLACE, Phase.OVER):
            raise PositionError("idle", Notice("the ball is dead after {n} turns", n=IDLE_TURNS))

    def _offside(self, state: State) -> int:
        """FF-9.1: who must leave or be placed; derived if it is not said."""
        said, side = self.mat.offside, self.turn
        whose = side.rival if self.phase is Phase.PLACE else side
        if said is None:
            return self._derived(state, whose)
        made = 0
        for k, name in enumerate(said):
            figurine = INDEX[name]
            square = state.squares(whose)[figurine]
            if square == NONE or not YELLOW[whose.rival] >> square & 1:
                told = Notice("{name} stands on no yellow square of {side}", name=name,
                              side=whose.rival.word)  # fmt: skip
                raise PositionError(f"offside.{k}", told)
            made |= 1 << figurine
        if self.phase is Phase.PLACE and not made:
            raise PositionError("offside", Notice("nobody is to be placed"))
        duties = self.phase in (Phase.PLACE, Phase.AIM) or (
            self.phase is Phase.PLAY and not bound(state, side)
        )
        return made if duties else 0

    def _derived(self, state: State, whose: Seat) -> int:
        if self.phase is Phase.PLAY:
            return duty(state, whose)
        if self.phase is not Phase.PLACE:
            return 0
        made = offenders(state.taken, state.squares(whose), whose)
        if not made:
            raise PositionError("offside", Notice("nobody is to be placed"))
        return made

    def _check_must_play(self, state: State) -> None:
        """FF-7.2, FF-7.3: said or not, it follows from where the ball is."""
        binds = self.phase is Phase.PLAY and bound(state, self.turn)
        if self.mat.must_play and not binds:
            told = Notice("the keeper of {side} is free", side=self.turn.word)
            raise PositionError("must_play", told)


def _misplaced(side: Seat, figurine: int, square: int) -> Notice | None:
    """Why a figurine cannot stand there; None if it can."""
    kind = KINDS[figurine]
    if kind == "K":
        inside = KEEPERS[side] >> square & 1
        return None if inside else Notice("a keeper stands on his own thirteen squares")
    if NO_FIELDERS >> square & 1:
        return Notice("only a keeper stands on red or gridded squares")
    if kind == "A" and not LIGHT >> square & 1:
        return Notice("an A stands on light squares")
    if kind == "B" and LIGHT >> square & 1:
        return Notice("a B stands on dark squares")
    return None
