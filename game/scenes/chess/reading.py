"""What the scene asks the rules of chess football about a position, each thing once."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

from engines.core.contract import Aside, Event, Seat
from game.scenes.chess.deeds import Deed, deed_of
from game.scenes.chess.seen import read
from game.scenes.chess.squad import kind_of

if TYPE_CHECKING:
    from engines.chess_football import ChessFootball, ChessNotation
    from game.scenes.chess.geometry import Place
    from game.scenes.chess.seen import Seen

KEPT, MOVES = 8, 512  # positions, and moves of which it is known what they come to
GOAL_ROWS = (0, 13)


@dataclass(frozen=True, slots=True)
class Effect:
    """What a move would come to: what it tells, and the phase after it."""

    events: tuple[Event, ...]
    phase: str


class Facts:
    """A position, and its legal moves with what they do; each is asked for when it is needed."""

    def __init__(self, reading: Reading, state: Any) -> None:  # noqa: ANN401 - a position
        self._reading = reading
        self._state = state

    @cached_property
    def seen(self) -> Seen:
        return read(self._reading.notation.dump(self._state))

    @cached_property
    def deeds(self) -> tuple[tuple[Any, Deed], ...]:
        reading, state = self._reading, self._state
        return tuple((m, reading.deed(state, m)) for m in reading.rules.legal_moves(state))

    @cached_property
    def chances(self) -> tuple[tuple[Place, Place], ...]:
        """From the ball to a goal square: what the rival could shoot at (CF-12.3)."""
        reading, seen = self._reading, self.seen
        if seen.phase != "play" or reading.rules.options.junior or seen.ball is None:
            return ()
        if not any(deed.kind == "step" for _, deed in self.deeds):
            return ()
        rival = seen.to_move.rival
        turned = replace(self._state, turn=rival, touched=0, restart=None, draw_offer=None)
        shots = (reading.deed(turned, move) for move in reading.rules.legal_moves(turned))
        row = GOAL_ROWS[rival is Seat.HOME]
        goals = {
            deed.to
            for deed in shots
            if deed.kind == "send" and deed.to and deed.to[1] == row and kind_of(deed.number) != "N"
        }
        return tuple((seen.ball, goal) for goal in sorted(goals))


class Reading:
    """Asks the rule book of one match, and keeps what it said of the last positions."""

    def __init__(self, rules: ChessFootball, notation: ChessNotation) -> None:
        self.rules = rules
        self.notation = notation
        self._facts: OrderedDict[Any, Facts] = OrderedDict()
        self._effects: OrderedDict[Any, Effect] = OrderedDict()
        start = rules.start()
        self._squad = start.squad(Seat.HOME) | set(start.book.bench[Seat.HOME])

    # -- positions

    def facts(self, state: Any) -> Facts:  # noqa: ANN401 - a position
        made = self._facts.get(state)
        if made is None:
            made = self._facts[state] = Facts(self, state)
            if len(self._facts) > KEPT:
                self._facts.popitem(last=False)
        return made

    def seen(self, state: Any) -> Seen:  # noqa: ANN401
        return self.facts(state).seen

    def kinds(self, state: Any) -> frozenset[str]:  # noqa: ANN401
        """The kinds of deeds that are legal."""
        return frozenset(deed.kind for _, deed in self.facts(state).deeds)

    def takers(self, state: Any) -> frozenset[int]:  # noqa: ANN401
        """Who can play the ball now."""
        return frozenset(d.number for _, d in self.facts(state).deeds if d.plays_ball)

    def draw_offer(self, state: Any) -> Seat | None:  # noqa: ANN401
        """The side whose offer of a draw stands (G-3)."""
        return self.seen(state).draw_offer

    @property
    def has_offside(self) -> bool:
        """Whether offside is played."""
        return self.rules.options.offside and not self.rules.options.junior

    def bench(self, state: Any, side: Seat) -> tuple[tuple[int, ...], tuple[int, ...]]:  # noqa: ANN401
        """Who sits beside the pitch: those who can come on, or are to be placed; those gone."""
        seen = self.seen(state)
        team = seen.teams[side]
        here = (*team.unplaced, *team.bench)
        gone = self._squad - team.players.keys() - set(here)
        return here, tuple(sorted(gone))

    def chances(self, state: Any) -> tuple[tuple[Place, Place], ...]:  # noqa: ANN401
        """The lines of the rival's manifest chance, while a strategic move could spoil it."""
        return self.facts(state).chances

    # -- moves

    def deed(self, state: Any, move: Any) -> Deed:  # noqa: ANN401
        if isinstance(move, Aside):
            return Deed("word", word=move.value)
        return deed_of(self.notation.write(state, move))

    def effect(self, state: Any, move: Any) -> Effect:  # noqa: ANN401
        """What a legal move would come to."""
        key = (state, move)
        made = self._effects.get(key)
        if made is None:
            events: list[Event] = []
            after = self.rules.apply(state, move, events.append)
            made = self._effects[key] = Effect(tuple(events), self.rules.phase(after))
            if len(self._effects) > MOVES:
                self._effects.popitem(last=False)
        return made

    def fouls(self, state: Any, move: Any) -> bool:  # noqa: ANN401
        return any(event.name == "foul" for event in self.effect(state, move).events)

    def touch(self, state: Any, number: int) -> Any:  # noqa: ANN401
        """The move of touching a player, if it is one now (CF-12.1)."""
        for move, deed in self.facts(state).deeds:
            if deed.kind == "touch" and deed.number == number:
                return move
        return None
