"""A position document read into a state: each thing under its path, and whether all go together."""

from dataclasses import replace

from engines.chess_football.document import Pitch, counts_of, number_of
from engines.chess_football.field import BOARD, GOALS, NONE, PENAL, name_of, square_of
from engines.chess_football.lineup import lineup_of
from engines.chess_football.match import leader
from engines.chess_football.options import ChessFootballOptions
from engines.chess_football.restarts import PHASES as DEAD_BALLS
from engines.chess_football.state import KEEPER, Book, Phase, Restart, State, taken_by
from engines.core.contract import Seat
from engines.core.errors import PositionError
from engines.core.notice import Notice

SIDES = (Seat.HOME, Seat.AWAY)
SEATS = {side.word: side for side in SIDES}
PHASES = {phase.word: phase for phase in Phase}
SENT = frozenset({Phase.KICK_OFF, Phase.FREE_KICK, Phase.PENALTY})
NO_BALL = frozenset({Phase.TOSS, Phase.PLACE, *DEAD_BALLS.values(), Phase.OVER, Phase.DISMISS})
FREE = frozenset({Phase.PLAY, Phase.KICK_OFF, Phase.PLACE, Phase.TOSS, Phase.OVER})
AT_BALL = frozenset({Phase.WALL, Phase.FREE_KICK, Phase.PENALTY})
WAITING = frozenset({Phase.PLACE, Phase.TOSS, Phase.DISMISS, Phase.OVER})
"""The phases in which somebody may not be placed yet."""

RIVALS_TURN = frozenset({Phase.WALL, Phase.KEEPER, Phase.DISMISS})


def is_dead(state: State) -> bool:
    """Whether a throw-in, a goal kick or a corner is under way."""
    return state.phase in DEAD_BALLS.values()


class Reader:
    """Reads one document, each thing under its path."""

    def __init__(self, options: ChessFootballOptions, pitch: Pitch) -> None:
        self.options = options
        self.pitch = pitch
        self.phase = PHASES[pitch.phase]
        self.turn = SEATS[pitch.to_move]
        self.home, self.away = (self._players(side) for side in SIDES)

    def state(self) -> State:
        pitch = self.pitch
        taken = taken_by(self.home), taken_by(self.away)
        if both := taken[0] & taken[1]:
            name = name_of(both.bit_length() - 1)
            raise PositionError("players", Notice("two men stand on {name}", name=name))
        streak, last = pitch.streak, pitch.last_sender
        state = State(
            home=self.home,
            away=self.away,
            taken=taken,
            ball=self._ball(),
            turn=self.turn,
            phase=self.phase,
            book=self._book(),
            last=(SEATS[last.side], last.number) if last else None,
            streak=streak.count if streak else 0,
            streak_of=(SEATS[streak.side], streak.number) if streak else None,
            barred=self._sets("barred"),
            offside=self._sets("offside"),
            touched=self._touched(),
            time_up=pitch.time_up,
            draw_offer=SEATS[pitch.draw_offer] if pitch.draw_offer else None,
        )
        award = self._award(state)
        turn = award.side if award and self.phase is Phase.PENALTY_TOSS else self.turn
        return self._checked(replace(state, turn=turn, restart=award))

    # -- players

    def _players(self, side: Seat) -> bytes:
        squares = [NONE] * 17
        given = getattr(self.pitch.players, side.word)
        for key, name in given.items():
            path = f"players.{side.word}.{key}"
            number = number_of(key, path)
            if name is None:
                if self.phase not in WAITING:
                    raise PositionError(path, Notice("must stand on a square"))
                continue
            square = self._square(name, path)
            if square in squares:
                raise PositionError(path, Notice("two men stand on {name}", name=name))
            if not BOARD >> square & 1 and not (number == KEEPER and GOALS[side] >> square & 1):
                told = Notice(
                    "only a side's own keeper may stand in its goal, on {name}", name=name
                )
                raise PositionError(path, told)
            squares[number] = square
        return bytes(squares)

    def _square(self, name: object, path: str) -> int:
        square = square_of(name) if isinstance(name, str) else None
        if square is None:
            raise PositionError(path, Notice("{name!r} is no square", name=name))
        return square

    def _squares(self, side: Seat) -> bytes:
        return self.away if side else self.home

    def _ball(self) -> int:
        name = self.pitch.ball
        if name is None:
            if self.phase not in NO_BALL:
                told = Notice("must lie on a square in phase {phase}", phase=self.phase.word)
                raise PositionError("ball", told)
            return NONE
        square = self._square(name, "ball")
        if not BOARD >> square & 1 and self.phase is not Phase.OVER:
            raise PositionError("ball", Notice("{name} is inside a goal", name=name))
        return square

    # -- the rest

    def _book(self) -> Book:
        pitch = self.pitch
        bench = self._lists("bench")
        sent_off = self._lists("sent_off")
        for side in SIDES:
            elsewhere = {int(number) for number in getattr(pitch.players, side.word)}
            self._once(f"bench.{side.word}", bench[side], elsewhere)
            self._once(f"sent_off.{side.word}", sent_off[side], elsewhere)
        over = self.phase is Phase.OVER
        winner = leader(pitch.score)
        if pitch.winner is not None:
            if not over:
                raise PositionError("winner", Notice("nobody has won before the end"))
            winner = None if pitch.winner == "draw" else SEATS[pitch.winner]
        lineup = tuple(lineup_of(self.options, pitch, side) for side in SIDES)
        return Book(
            score=pitch.score,
            half=pitch.half,
            first_kick=SEATS[pitch.first_kick],
            kicker=self._kicker(),
            ready=("home" in pitch.ready, "away" in pitch.ready),
            bench=(tuple(sorted(bench[0])), tuple(sorted(bench[1]))),
            lineup=(lineup[0], lineup[1]),
            cautions=self._cautions(),
            sent_off=(tuple(sorted(sent_off[0])), tuple(sorted(sent_off[1]))),
            used_subs=pitch.used_subs,
            winner=winner if over else None,
            end=self._end(winner) if over else "",
        )

    def _once(self, path: str, numbers: list[int], elsewhere: set[int]) -> None:
        """Nobody is in two places."""
        for k, number in enumerate(numbers):
            if number in elsewhere:
                told = Notice("{number} is somewhere else too", number=number)
                raise PositionError(f"{path}.{k}", told)
            elsewhere.add(number)

    def _end(self, winner: Seat | None) -> str:
        """The clause that ended a match, as far as its last position tells."""
        if winner is not leader(self.pitch.score):
            return "G-3"
        if self.options.junior:
            return "CF-7.3"
        return "CF-7.1" if self.options.match == "time" else "CF-7.2"

    def _kicker(self) -> Seat:
        """Who is to kick off: who places first."""
        ready = self.pitch.ready
        if self.phase is Phase.PLACE:
            return SEATS[ready[0]] if ready else self.turn
        award = self.pitch.restart
        if self.phase is Phase.DISMISS and award is not None and award.kind == "kick-off":
            side = SEATS[award.side] if award.side else self.turn.rival
            return side if len(ready) < 2 else side.rival
        return Seat.HOME

    def _lists(self, key: str) -> tuple[list[int], list[int]]:
        given = getattr(self.pitch, key)
        return given.home, given.away

    def _cautions(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        found = []
        for side in SIDES:
            given = getattr(self.pitch.cautions, side.word)
            counts = counts_of(given, f"cautions.{side.word}", 2)
            numbers = [number for number, count in counts.items() for _ in range(count)]
            found.append(tuple(sorted(numbers)))
        return found[0], found[1]

    def _sets(self, key: str) -> tuple[int, int]:
        found = []
        for side, numbers in zip(SIDES, self._lists(key), strict=True):
            made = 0
            for k, number in enumerate(numbers):
                if self._squares(side)[number] == NONE:
                    told = Notice("{number} is not on the field", number=number)
                    raise PositionError(f"{key}.{side.word}.{k}", told)
                if made >> number & 1:
                    told = Notice("{number} is named twice", number=number)
                    raise PositionError(f"{key}.{side.word}.{k}", told)
                made |= 1 << number
            found.append(made)
        return found[0], found[1]

    def _touched(self) -> int:
        number = self.pitch.touched or 0
        if number and self._squares(self.turn)[number] == NONE:
            told = Notice("{number} is not on the field", number=number)
            raise PositionError("touched", told)
        return number

    def _award(self, state: State) -> Restart | None:
        given, phase = self.pitch.restart, self.phase
        if given is None:
            if phase not in FREE:
                raise PositionError("restart", Notice("is needed in phase {p}", p=phase.word))
            return None
        if phase in FREE and not (phase is Phase.PLAY and given.kind == "advantage"):
            told = Notice("there is none in phase {phase}", phase=phase.word)
            raise PositionError("restart", told)
        side = self.turn.rival if phase in RIVALS_TURN else self.turn
        if phase is Phase.PENALTY_TOSS and given.side is not None:
            side = SEATS[given.side]  # the coin is nobody's; the kicker is told
        if given.side is not None and SEATS[given.side] is not side:
            told = Notice(
                "must be {side} when {turn} is to move", side=side.word, turn=self.turn.word
            )
            raise PositionError("restart.side", told)
        spot = self._square(given.spot, "restart.spot") if given.spot else NONE
        return Restart(
            self._kind(given.kind, given.offender or 0, side),
            side,
            self._spot(given.kind, spot, state),
            given.offender or 0,
            tuple(given.takers),
            given.taker or 0,
        )

    def _spot(self, kind: str, spot: int, state: State) -> int:
        """Where the ball left, or lies: needed for a throw-in and a corner."""
        if spot == NONE and kind in {"throw-in", "corner"}:
            if state.ball == NONE:
                raise PositionError("restart.spot", Notice("is needed"))
            return state.ball
        return spot

    def _kind(self, kind: str, offender: int, side: Seat) -> str:
        """What has been awarded; of a foul, by where the offender stands (CF-12.4)."""
        allowed = {
            Phase.PLAY: {"advantage"},
            Phase.FOUL: {"foul", "free-kick", "penalty"},
            Phase.TAKER: {"free-kick", "penalty"},
            Phase.WALL: {"free-kick"},
            Phase.FREE_KICK: {"free-kick"},
            Phase.KEEPER: {"penalty"},
            Phase.PENALTY_TOSS: {"penalty"},
            Phase.PENALTY: {"penalty"},
            Phase.THROW_IN: {"throw-in"},
            Phase.GOAL_KICK: {"goal-kick"},
            Phase.CORNER: {"corner"},
        }.get(self.phase, {"kick-off", "free-kick", "penalty", *DEAD_BALLS})
        if kind not in allowed:
            told = Notice("{kind} does not belong to phase {p}", kind=kind, p=self.phase.word)
            raise PositionError("restart.kind", told)
        if self.phase is Phase.FOUL:
            square = self._squares(side.rival)[offender] if offender else NONE
            if square == NONE:
                raise PositionError("restart.offender", Notice("must be on the field"))
            return "penalty" if PENAL[side.rival] >> square & 1 else "free-kick"
        return kind

    def _checked(self, state: State) -> State:
        """Whether the ball, its taker and the phase go together."""
        holder = [side for side in SIDES if state.taken[side] >> state.ball & 1] if (
            state.ball != NONE
        ) else []  # fmt: skip
        award = state.restart
        if self.phase is Phase.KICK_OFF:
            if holder != [self.turn]:
                told = Notice("must lie with a player of {side}", side=self.turn.word)
                raise PositionError("ball", told)
            return state
        at_ball = award is not None and self._taken(state, award)
        if holder and not at_ball and self.phase not in {Phase.OVER, Phase.PLACE, Phase.TOSS}:
            name = name_of(state.ball)
            raise PositionError("ball", Notice("a player stands on {name}", name=name))
        return state

    def _taken(self, state: State, award: Restart) -> bool:
        """Whether the taker of a restart stands at the ball, as he must once he is put there."""
        dismiss = self.phase is Phase.DISMISS and award.kind != "kick-off"
        if not award.taker:
            if dismiss or self.phase in AT_BALL | {Phase.KEEPER, Phase.PENALTY_TOSS}:
                raise PositionError("restart.taker", Notice("is needed"))
            return False
        square = state.squares(award.side)[award.taker]
        if square == NONE:
            told = Notice("{number} is not on the field", number=award.taker)
            raise PositionError("restart.taker", told)
        at_ball = dismiss or self.phase in AT_BALL or is_dead(state)
        if at_ball and square != state.ball:
            raise PositionError("restart.taker", Notice("must stand at the ball"))
        return at_ball
