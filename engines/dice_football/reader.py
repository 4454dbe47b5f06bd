"""A position document read into a state: each thing under its path, and whether all go together."""

from collections.abc import Iterator
from dataclasses import replace

from engines.core.contract import Seat
from engines.core.errors import PositionError
from engines.core.notice import Notice
from engines.dice_football.document import Table
from engines.dice_football.field import (
    CORNER_SQUARES,
    FIRST_CORNER,
    NONE,
    SMALL,
    SQUARES,
    name_of,
    place_of,
    square_of,
    squares_in,
)
from engines.dice_football.match import decided, leader
from engines.dice_football.moves import Put
from engines.dice_football.options import DiceFootballOptions
from engines.dice_football.placing import against, is_one
from engines.dice_football.state import PIECES, Match, Phase, State

SIDES = (Seat.HOME, Seat.AWAY)
SEATS = {side.word: side for side in SIDES}
PHASES = {phase.word: phase for phase in Phase}
FACED = frozenset({Phase.MOVE, Phase.KEEPER_MOVE})
"""The phases in which a face waits for its use."""
UNFACED = frozenset(Phase) - FACED - {Phase.CORNER_ROLL, Phase.OVER}
CALLED = frozenset({Phase.KEEPER_ROLL, Phase.KEEPER_MOVE})
PENDING = frozenset({Phase.ROLL, Phase.CORNER_ROLL, Phase.PENALTY})
"""The phases to which a call leads back (DF-7.1)."""


class Reader:
    """Reads one document, each thing under its path."""

    def __init__(self, options: DiceFootballOptions, table: Table) -> None:
        self.options = options
        self.table = table
        self.phase = PHASES[table.phase]
        self.turn = Seat.HOME if self.phase is Phase.DRAW else SEATS[table.to_move]

    def state(self) -> State:
        table = self.table
        state = State(
            keepers=(self._keeper(Seat.HOME), self._keeper(Seat.AWAY)),
            outfield=(self._outfield(Seat.HOME), self._outfield(Seat.AWAY)),
            ball=self._ball(),
            turn=self.turn,
            phase=self.phase,
            match=self._match(),
            face=table.face or 0,
            last_face=table.last_face or 0,
            bonus=(table.bonus.home, table.bonus.away),
            failures=table.failures,
            called=(table.called.home, table.called.away),
            caller=self._caller(),
            then=self._then(),
            draw=self._draw(),
            rolled=table.rolled,
            time_up=table.time_up,
            draw_offer=SEATS[table.draw_offer] if table.draw_offer else None,
        )
        self._check_pieces(state)
        self._check_ball(state)
        self._check_face(state)
        if self.phase is Phase.PLACE:
            self._check_placing(state)
        return state

    # -- pieces

    def _keeper(self, side: Seat) -> int:
        name, path = getattr(self.table.pieces, side.word).keeper, f"pieces.{side.word}.keeper"
        if name is None:
            return NONE
        square = self._square(name, path)
        if not SMALL[side] >> square & 1:
            told = Notice("{name} is not in the small area of {side}", name=name, side=side.word)
            raise PositionError(path, told)
        return square

    def _outfield(self, side: Seat) -> int:
        path, found = f"pieces.{side.word}.outfield", 0
        names = getattr(self.table.pieces, side.word).outfield
        if len(names) > PIECES - 1:
            raise PositionError(path, Notice("at most {most} play", most=PIECES - 1))
        for k, name in enumerate(names):
            square, place = self._square(name, f"{path}.{k}"), f"{path}.{k}"
            if found >> square & 1:
                raise PositionError(place, Notice("two pieces stand on {name}", name=name))
            if (SMALL[0] | SMALL[1]) >> square & 1:
                told = Notice("{name} is in a small area, where only the keeper is", name=name)
                raise PositionError(place, told)
            if CORNER_SQUARES >> square & 1:
                told = Notice("{name} is a corner square, which takes no piece", name=name)
                raise PositionError(place, told)
            found |= 1 << square
        return found

    def _square(self, name: object, path: str) -> int:
        square = square_of(name) if isinstance(name, str) else None
        if square is None:
            raise PositionError(path, Notice("{name!r} is no square", name=name))
        return square

    def _check_pieces(self, state: State) -> None:
        if both := state.pieces(Seat.HOME) & state.pieces(Seat.AWAY):
            name = name_of(squares_in(both)[0])
            raise PositionError("pieces", Notice("two pieces stand on {name}", name=name))
        bare = not state.pieces(Seat.HOME) and not state.pieces(Seat.AWAY)
        if self.phase is Phase.PLACE or (self._places_anew and bare):
            return
        for side in SIDES:
            if state.keepers[side] == NONE:
                raise PositionError(f"pieces.{side.word}.keeper", Notice("is needed"))

    @property
    def _places_anew(self) -> bool:
        """Whether nobody may be on the board yet."""
        return self.phase is Phase.DRAW and self.options.placing == "free"

    def _check_placing(self, state: State) -> None:
        """Chapter 2: what stands must have been allowed, or nothing more might ever be."""
        if self.options.placing != "free":
            raise PositionError("phase", Notice("with placing default nobody places"))
        if state.placed(self.turn) == PIECES:
            told = Notice("{side} has placed all its pieces", side=self.turn.word)
            raise PositionError("to_move", told)
        for path, wrong in self._misplaced(state):
            raise PositionError(path, Notice("is refused by {clause}", clause=wrong))

    def _misplaced(self, state: State) -> Iterator[tuple[str, str]]:
        """The pieces that could not be put where they stand, and the clauses."""
        if self.options.barriers == "sealed":
            for side in SIDES:
                if not is_one(~state.pieces(side) & (1 << SQUARES) - 1):
                    yield f"pieces.{side.word}", "DF-2.5"
            return
        for side in SIDES:
            squares = squares_in(state.outfield[side])
            for square in squares:
                mine = state.outfield[side] & ~(1 << square)
                pair = (mine, state.outfield[1]) if side is Seat.HOME else (state.outfield[0], mine)
                clause = against(self.options, replace(state, outfield=pair), Put(side, square))
                if clause:
                    names = getattr(self.table.pieces, side.word).outfield
                    yield f"pieces.{side.word}.outfield.{names.index(name_of(square))}", clause

    # -- the ball and the face

    def _ball(self) -> int:
        place = place_of(self.table.ball)
        if place is None:
            told = Notice("{name!r} is no square and no start cell", name=self.table.ball)
            raise PositionError("ball", told)
        return place

    def _check_ball(self, state: State) -> None:
        """On a corner cell only where a corner is taken, and the other way round."""
        at_corner = state.ball >= FIRST_CORNER
        phase = state.then if state.then is not None else self.phase
        if phase is Phase.CORNER_ROLL and not at_corner:
            raise PositionError("ball", Notice("must lie on a corner cell in a corner"))
        corners = {Phase.CORNER_ROLL, Phase.MOVE, Phase.CHOOSE_BALL, Phase.OVER}
        if at_corner and phase not in corners:
            told = Notice("lies on a corner cell, but the phase is {phase}", phase=phase.word)
            raise PositionError("ball", told)

    def _check_face(self, state: State) -> None:
        table, phase = self.table, self.phase
        if phase in FACED and not state.face:
            raise PositionError("face", Notice("is needed in phase {phase}", phase=phase.word))
        if phase in UNFACED and state.face:
            told = Notice("there is none in phase {phase}", phase=phase.word)
            raise PositionError("face", told)
        summed = phase is Phase.MOVE and state.ball >= FIRST_CORNER
        low, high = (3, 11) if summed else (4, 6) if phase is Phase.KEEPER_MOVE else (1, 6)
        if table.face is not None and not low <= table.face <= high:
            told = Notice("must be from {low} to {high}", low=low, high=high)
            raise PositionError("face", told)
        if summed and not self._adds_up(state):
            told = Notice("must be the second of two faces that make {face}", face=table.face)
            raise PositionError("last_face", told)

    @staticmethod
    def _adds_up(state: State) -> bool:
        """Two unlike faces make the sum of a corner; the second one may be left out."""
        first = state.face - state.last_face
        return not state.last_face or (1 <= first <= 6 and first != state.last_face)

    def _caller(self) -> Seat | None:
        """Who has called: the side whose turn it is, where nobody is named."""
        said = self.table.caller
        if self.phase in CALLED:
            return SEATS[said] if said else self.turn
        self._none("caller", said)
        return None

    def _then(self) -> Phase | None:
        """The roll to which a call leads back: a corner's, if the ball lies for one."""
        said = self.table.then
        if self.phase not in CALLED:
            self._none("then", said)
            return None
        if said is None:
            return Phase.CORNER_ROLL if self._ball() >= FIRST_CORNER else Phase.ROLL
        if PHASES[said] not in PENDING:
            raise PositionError("then", Notice("{then} is no phase before a roll", then=said))
        return PHASES[said]

    def _none(self, key: str, said: object) -> None:
        if said is not None:
            told = Notice("there is none in phase {phase}", phase=self.phase.word)
            raise PositionError(key, told)

    # -- the match

    def _draw(self) -> tuple[int, int]:
        home, away = self.table.draw
        if (home or away) and self.phase is not Phase.DRAW:
            raise PositionError("draw", Notice("nobody draws in phase {p}", p=self.phase.word))
        if away:
            raise PositionError("draw.1", Notice("once away has rolled the draw is over"))
        return home or 0, 0

    def _match(self) -> Match:
        table = self.table
        kicks = tuple(table.kicks[0]), tuple(table.kicks[1])
        match = Match(table.score, table.half, SEATS[table.first_kick], kicks)
        shooting = self.phase is Phase.SHOOT_OUT
        if any(kicks) and not shooting and self.phase is not Phase.OVER:
            raise PositionError(
                "kicks", Notice("there is no shoot-out in phase {p}", p=table.phase)
            )
        if shooting:
            self._check_kicks(match)
        winner = self._winner(match)
        return replace(match, winner=winner, end=self._end(match, winner)) if (
            self.phase is Phase.OVER
        ) else match  # fmt: skip

    def _check_kicks(self, match: Match) -> None:
        home, away = map(len, match.kicks)
        if not home - 1 <= away <= home:
            raise PositionError("kicks", Notice("they kick alternately, home first"))
        if (home == away) != (self.turn is Seat.HOME):
            raise PositionError("to_move", Notice("the other side is to kick"))
        if decided(match.kicks) is not None:
            raise PositionError("kicks", Notice("the shoot-out is decided"))
        if match.score[0] != match.score[1]:
            raise PositionError("score", Notice("a shoot-out follows a level score"))

    def _winner(self, match: Match) -> Seat | None:
        said = self.table.winner
        if said is not None and self.phase is not Phase.OVER:
            raise PositionError("winner", Notice("nobody has won before the end"))
        if said is not None:
            return SEATS.get(said)
        ahead = leader(match.score)
        return decided(match.kicks) if ahead is None else ahead

    @staticmethod
    def _end(match: Match, winner: Seat | None) -> str:
        """The clause that ended the match, as far as its last position tells."""
        ahead = leader(match.score)
        if winner is None:
            return "DF-3.3" if ahead is None else "G-3"
        if winner is ahead:
            return "DF-3.2"
        return "DF-3.4" if ahead is None and decided(match.kicks) is winner else "G-3"
