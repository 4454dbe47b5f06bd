"""Position documents of carrom: a state as a JSON object and back."""

from dataclasses import fields, replace
from typing import Any, NoReturn

import msgspec

from engines.core.contract import Document, Seat
from engines.core.errors import PositionError
from engines.core.notice import Notice
from engines.core.options import kinds
from engines.core.shape import shape
from physics.document import ManText, Paper
from physics.laws.chairs import Chair
from physics.laws.check import overlapping
from physics.laws.measures import MAN, NUMBERS, QUEEN, Man, on_surface
from physics.laws.moves import Strike
from physics.laws.state import Pair, Phase, Queen, State, added, count
from physics.laws.striking import refused_strike
from physics.rules import PASSES, Carrom

__all__ = ["ManText", "dump", "load"]

SEATS = {seat.word: seat for seat in (Seat.HOME, Seat.AWAY)}
CHAIRS = {chair.word: chair for chair in Chair}
PHASES = {phase.word: phase for phase in Phase}


def dump(state: State) -> dict[str, Any]:
    covered = None if state.covered_by is None else state.covered_by.word
    return {
        "game": Carrom.name,
        "men": [list(man) for man in state.men],
        "to_move": state.turn.word,
        "phase": state.phase.word,
        "white": state.white.word,
        "seat": state.chair.word,
        "owed": {"home": state.owed[0], "away": state.owed[1]},
        "to_place": state.to_place,
        "had_man": {"home": state.had_man[0], "away": state.had_man[1]},
        "queen": state.queen.value,
        "covered_by": covered,
        "score": list(state.score),
        "board": state.board,
        "games": list(state.games),
        "break_tries": state.break_tries,
        "broken": state.broken,
        "passes": state.passes,
        **_dump_optional(state),
    }


def _dump_optional(state: State) -> dict[str, Any]:
    """The keys that are written when they say something."""
    document: dict[str, Any] = {}
    if state.next is not None:
        document["placing"] = state.turn.rival.word
        document["next"] = _next_side(state).word
    if state.placed:
        document["placed"] = state.placed
    if state.strike is not None:
        document["strike"] = [state.strike.x, state.strike.angle, state.strike.power]
    if state.struck:
        document["struck"] = True
    if state.first_break is not Seat.HOME:
        document["first_break"] = state.first_break.word
    if state.draw_offer is not None:
        document["draw_offer"] = state.draw_offer.word
    return document


def _next_side(state: State) -> Seat:
    """Whoever places for a rival to go on sits to his right; else he goes on himself."""
    return state.turn if state.next is state.chair else state.turn.rival


def load(rules: Carrom, document: Document) -> State:
    """The state that a document describes.  Raises `PositionError`."""
    paper = shape(document, Paper)
    _check_options(rules, paper)
    return rules.settle(_Reader(rules, paper).state())


def _wrong(path: str, message: Notice) -> NoReturn:
    raise PositionError(path, message)


def _check_options(rules: Carrom, paper: Paper) -> None:
    allowed = kinds(type(rules.options))
    for field in fields(rules.options):
        said, meant = getattr(paper, field.name), getattr(rules.options, field.name)
        if field.name == "games" or said is msgspec.UNSET:
            continue
        read = allowed[field.name].read(said) if isinstance(said, str) else said
        if read != meant or isinstance(read, bool) != isinstance(meant, bool):
            told = Notice("is {said}, but the game is played with {meant}", said=said, meant=meant)
            raise PositionError(field.name, told)


class _Reader:
    """Reads one document, each part under its path."""

    def __init__(self, rules: Carrom, paper: Paper) -> None:
        self.rules = rules
        self.paper = paper
        self.phase = PHASES[paper.phase]
        self.turn = SEATS[paper.to_move]

    def state(self) -> State:
        paper = self.paper
        men = self.men()
        white = self.white()
        queen = self.queen(men)
        broken = self.broken()
        state = State(
            men=men,
            turn=self.turn,
            chair=self.chair(),
            phase=self.phase,
            white=white,
            owed=(paper.owed.home, paper.owed.away),
            had_man=self.had_man(men, white),
            queen=queen,
            covered_by=self.covered_by(queen),
            score=self.score(),
            board=self.board(),
            games=self.games(),
            break_tries=0 if broken else paper.break_tries,
            broken=broken,
            passes=self.passes(),
            struck=paper.struck,
            first_break=SEATS[paper.first_break],
            draw_offer=SEATS[paper.draw_offer] if paper.draw_offer else None,
        )
        return self.rolling(self.place(state))

    def men(self) -> tuple[Man, ...]:
        men = tuple(Man(*man) for man in self.paper.men)
        seen = dict.fromkeys(NUMBERS, 0)
        for i, man in enumerate(men):
            seen[man.kind] += 1
            if seen[man.kind] > NUMBERS[man.kind]:
                _wrong(f"men.{i}", Notice("there are only {n} of them", n=NUMBERS[man.kind]))
            if not on_surface(man.x, man.y):
                _wrong(f"men.{i}", Notice("does not lie on the playing surface"))
        clash = overlapping(men)
        if clash is not None:
            told = Notice("overlaps another man; centres are {n} apart or more", n=MAN)
            _wrong(f"men.{clash}", told)
        if self.phase in (Phase.TOSS, Phase.RACK) and len(men) < sum(NUMBERS.values()):
            _wrong("men", Notice("all are on the board before the break"))
        return men

    def white(self) -> Seat:
        """Who has white; before the break it is he who breaks (CR-3.1)."""
        said = self.paper.white
        if self.phase is Phase.RACK:
            if said not in (msgspec.UNSET, self.turn.word):
                _wrong("white", Notice("has the breaker, {side}", side=self.turn.word))
            return self.turn
        return Seat.HOME if isinstance(said, msgspec.UnsetType) else SEATS[said]

    def chair(self) -> Chair:
        if self.phase is Phase.TOSS and self.turn is not Seat.HOME:
            _wrong("to_move", Notice("is home while nature tosses"))
        said, seating = self.paper.seat, self.rules.seating
        if isinstance(said, msgspec.UnsetType):
            return seating.first(self.turn)
        chair = CHAIRS[said]
        if chair not in seating.order or seating.side(chair) is not self.turn:
            told = Notice("{side} does not sit there: {seat}", side=self.turn.word, seat=said)
            _wrong("seat", told)
        return chair

    def had_man(self, men: tuple[Man, ...], white: Seat) -> tuple[bool, bool]:
        """As it is said; else who has fewer than nine on the board has had one pocketed."""
        colours = ("w", "b") if white is Seat.HOME else ("b", "w")
        home, away = (
            count(men, kind) < NUMBERS[kind] if isinstance(said, msgspec.UnsetType) else said
            for kind, said in zip(
                colours, (self.paper.had_man.home, self.paper.had_man.away), strict=True
            )
        )
        return home, away

    def queen(self, men: tuple[Man, ...]) -> Queen:
        said, there = self.paper.queen, count(men, QUEEN) > 0
        if isinstance(said, msgspec.UnsetType):
            if there:
                return Queen.BOARD
            if self.paper.covered_by:
                return Queen.COVERED
            _wrong("queen", Notice("is needed, since she is not among the men"))
        queen = Queen(said)
        if there and queen is not Queen.BOARD:
            _wrong("queen", Notice("is {said}, but she is among the men", said=said))
        if not there and queen is Queen.BOARD:
            _wrong("queen", Notice("is {said}, but she is not among the men", said=said))
        return queen

    def covered_by(self, queen: Queen) -> Seat | None:
        said = self.paper.covered_by
        if (said is None) == (queen is Queen.COVERED):
            told = Notice("must name a side if the queen is covered, and only then")
            _wrong("covered_by", told)
        return SEATS[said] if said else None

    def score(self) -> Pair:
        score = self.paper.score
        if self.phase is not Phase.OVER:
            for i, points in enumerate(score):
                if points >= self.rules.options.points:
                    told = Notice("{n} points have won the game already", n=points)
                    _wrong(f"score.{i}", told)
        return score

    def board(self) -> int:
        board, boards = self.paper.board, self.rules.options.boards
        if board > boards + 1:
            told = Notice("is {board}, but a game has {boards}", board=board, boards=boards)
            _wrong("board", told)
        level = self.paper.score[0] == self.paper.score[1]
        if board > boards and not level and self.phase is not Phase.OVER:
            _wrong("board", Notice("an extra board is played only when the score is level"))
        first = board == 1 or board > boards
        if self.phase is Phase.TOSS and not first:
            _wrong("board", Notice("a toss decides only the first board and an extra one"))
        return board

    def games(self) -> Pair:
        games, needed = self.paper.games, self.rules.options.games_to_win
        most = needed if self.phase is Phase.OVER else needed - 1
        for i, won in enumerate(games):
            if won > most:
                _wrong(f"games.{i}", Notice("{n} games have won the match already", n=needed))
        if min(games) == needed:
            _wrong("games", Notice("only one side can have won the match"))
        return self.with_the_last_game(games) if self.phase is Phase.OVER else games

    def with_the_last_game(self, games: Pair) -> Pair:
        """CR-7.1: a match that is over with a won score is won, though `games` is left out."""
        home, away = self.paper.score
        won = max(home, away) >= self.rules.options.points and home != away
        if max(games) == self.rules.options.games_to_win or not won:
            return games
        return added(games, Seat.HOME if home > away else Seat.AWAY, 1)

    def broken(self) -> bool:
        said, before = self.paper.broken, self.phase in (Phase.TOSS, Phase.RACK)
        if isinstance(said, msgspec.UnsetType):
            return not before and not self.paper.break_tries
        if said and before:
            _wrong(
                "broken",
                Notice("the break is still to come in phase {phase}", phase=self.phase.word),
            )
        return said

    def passes(self) -> int:
        most = PASSES * len(self.rules.seating.order) - 1
        if self.paper.passes > most:
            _wrong("passes", Notice("after {n} passes the board is void", n=most + 1))
        return self.paper.passes

    # -- what only one phase has

    def place(self, state: State) -> State:
        """In PLACE, what is to be placed, and who strikes afterwards."""
        paper = self.paper
        if self.phase is not Phase.PLACE:
            for key in ("to_place", "placed"):
                if getattr(paper, key):
                    _wrong(key, Notice("is for phase {phase} only", phase=Phase.PLACE.word))
            for key in ("placing", "next"):
                if getattr(paper, key) is not msgspec.UNSET:
                    _wrong(key, Notice("is for phase {phase} only", phase=Phase.PLACE.word))
            return state
        return self._placing(state)

    def _placing(self, state: State) -> State:
        paper, owner = self.paper, self.turn.rival
        if paper.placing not in (msgspec.UNSET, owner.word):
            _wrong("placing", Notice("must be the other side, {side}", side=owner.word))
        if not 1 <= paper.to_place <= state.missing(owner):
            told = Notice(
                "must be from 1 to {n}, the men of {side} off the board",
                n=state.missing(owner),
                side=owner.word,
            )
            _wrong("to_place", told)
        if isinstance(paper.next, msgspec.UnsetType):
            _wrong("next", Notice("is needed"))
        chair = self.rules.seating.striker(state.chair, owner, SEATS[paper.next])
        return replace(state, to_place=paper.to_place, placed=paper.placed, next=chair)

    def rolling(self, state: State) -> State:
        """In ROLLING, the strike that the table is to play."""
        said = self.paper.strike
        if self.phase is not Phase.ROLLING:
            if said is not None:
                _wrong("strike", Notice("is for phase {phase} only", phase=Phase.ROLLING.word))
            return state
        if said is None:
            _wrong("strike", Notice("is needed"))
        strike = Strike(*said)
        if clause := refused_strike(self.rules.options, state, strike):
            told = Notice("is refused by {clause}", clause=clause)
            _wrong(f"strike.{_STRIKE_PARTS[clause]}", told)
        return replace(state, strike=strike)


_STRIKE_PARTS = {"CR-2.1": 0, "CR-2.2": 1, "CR-2.3": 2}
