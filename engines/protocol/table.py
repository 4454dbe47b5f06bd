"""The table at which one game is played by lines of text; the games are the catalogue's."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, TypeAlias

from engines.catalogue import BOOKS, find_book
from engines.core.book import Book
from engines.core.contract import Event, Outcome, Seat
from engines.core.errors import (
    IllegalMoveError,
    MoveTextError,
    OptionError,
    PositionError,
    UncountableError,
    UnknownGameError,
)
from engines.core.options import as_json, read_options
from engines.core.sampled import Sampled
from engines.play.nature import nature_of
from engines.play.perft import perft
from engines.play.record import Header, RecordError, read_record
from engines.play.recorder import wall_time
from engines.play.replay import replay
from engines.play.scribe import write_record
from engines.play.session import Session
from engines.protocol import requests
from engines.protocol.requests import Request, RequestError, read_request

Answer: TypeAlias = dict[str, Any]


class _Refused(Exception):  # noqa: N818 - it is an answer, not a failure
    """A request that gets an error for an answer."""

    def __init__(self, error: str, message: str, **more: object) -> None:
        super().__init__(message)
        self.answer: Answer = {"ok": False, "error": error, **more, "message": message}


@dataclass(slots=True)
class _Game:
    """What stands on the table."""

    header: Header
    session: Session[Any, Any]
    ended: str = ""  # when

    @property
    def over(self) -> bool:
        return self.session.outcome is not None


class Table:
    """Answers requests.  One that gets an error has changed nothing."""

    def __init__(
        self,
        find: Callable[[str], Book[Any, Any]] = find_book,
        names: Iterable[str] = BOOKS,
        now: Callable[[], str] = wall_time,
    ) -> None:
        self.open = True  # until `quit`
        self._find = find
        self._names = sorted(names)
        self._now = now
        self._game: _Game | None = None

    def answer(self, line: bytes) -> Answer:
        """One line in, one answer out."""
        try:
            request = read_request(line)
            return {"ok": True, **_ANSWERS[type(request)](self, request)}
        except _Refused as refused:
            return refused.answer
        except (ValueError, LookupError) as error:
            return _error(error)

    def games(self, _: requests.Games) -> Answer:
        return {"games": self._names}

    def quit(self, _: requests.Quit) -> Answer:
        self.open = False
        return {}

    # -- a game comes to the table

    def new(self, request: requests.New) -> Answer:
        book = self._find(request.game)
        options = read_options(book.options, request.options)
        return self._begin(request, as_json(options), Session(*book.open(options)))

    def set(self, request: requests.Set) -> Answer:
        book = self._find(request.game)
        options = read_options(book.options, request.options, request.position)
        rules, notation = book.open(options)
        session = Session(rules, notation, notation.load(request.position))
        return self._begin(request, as_json(options), session, notation.dump(session.start))

    def _begin(
        self,
        request: requests.New | requests.Set,
        options: dict[str, Any],
        session: Session[Any, Any],
        start: dict[str, Any] | None = None,
    ) -> Answer:
        date = self._now()
        edition = session.rules.edition
        header = Header(request.game, edition, options, request.seed, date=date, start=start)
        self._game = _Game(header, session, date if session.outcome else "")
        return self._state()

    def load(self, request: requests.Load) -> Answer:
        record = read_record(request.record)
        self._find(record.header.game)  # an unknown game has an error of its own
        played = replay(record, self._find)
        if played.stopped:
            line, clause, message = played.stopped
            known = {"clause": clause} if clause else {}
            raise _Refused("bad-record", message, line=line, **known)
        self._game = _Game(record.header, played.session, record.ended)
        notices = {"notices": list(played.notices)} if played.notices else {}
        return {**self._state(), **notices}

    @property
    def _here(self) -> _Game:
        if self._game is None:
            raise _Refused("no-game", "there is no game yet: ask for 'new', 'set' or 'load' first")
        return self._game

    # -- it is looked at

    def _state(self, told: Iterable[Event] = ()) -> Answer:
        session = self._here.session
        turn, outcome = session.to_move, session.outcome
        return {
            "game": self._here.header.game,
            "to_move": None if turn is None else turn.word,
            "phase": session.rules.phase(session.state),
            "score": list(session.rules.score(session.state)),
            "outcome": outcome and _outcome(outcome),
            "told": [event.as_json() for event in told],
        }

    def legal(self, _: requests.Legal) -> Answer:
        session = self._here.session
        moves = session.rules.legal_moves(session.state)
        if isinstance(moves, Sampled):
            named = None if moves.named is None else _texts(session, moves.named)
            return {"moves": named, **moves.ranges}
        return {"moves": _texts(session, moves)}

    def interrupts(self, request: requests.Interrupts) -> Answer:
        session = self._here.session
        seat = Seat[request.seat.upper()]
        return {"moves": _texts(session, session.rules.interrupts(session.state, seat))}

    def why(self, request: requests.Why) -> Answer:
        session = self._here.session
        clause = session.refusal(session.notation.read(session.state, request.move))
        if not clause:
            return {"legal": True}
        return {
            "legal": False,
            "clause": clause,
            "message": _refusal(session, clause, request.move),
        }

    def position(self, _: requests.Position) -> Answer:
        session = self._here.session
        return {"position": session.notation.dump(session.state)}

    def record(self, _: requests.Record) -> Answer:
        game = self._here
        return {"record": write_record(game.header, game.session, game.ended)}

    def perft(self, request: requests.Perft) -> Answer:
        session = self._here.session
        if request.depth > 1 and _keeps_a_secret(session):
            text = "the position holds a secret: its moves are counted to depth 1 only"
            raise _Refused("uncountable", text)
        return {"nodes": perft(session.rules, session.state, request.depth)}

    # -- and played

    def play(self, request: requests.Play) -> Answer:
        game = self._not_over()
        seat = Seat[request.seat.upper()] if request.seat else None
        return self._make(game, game.session.meant(request.move, seat), seat)

    def roll(self, _: requests.Roll) -> Answer:
        game = self._not_over()
        if game.session.to_move is not Seat.NATURE:
            raise _Refused("illegal", _refusal(game.session, "G-7", "a roll"), clause="G-7")
        hand = nature_of(self._find(game.header.game), game.header.seed)
        return self._make(game, hand.poll(game.session), Seat.NATURE)

    def _make(self, game: _Game, move: object, seat: Seat | None) -> Answer:
        try:
            ply = game.session.submit(move, seat)
        except IllegalMoveError as error:
            message = _refusal(game.session, error.clause, error.text)
            raise _Refused("illegal", message, clause=error.clause) from None
        game.ended = self._now() if game.over else ""
        return self._state(ply.events)

    def undo(self, _: requests.Undo) -> Answer:
        game = self._here
        if not game.session.can_undo:
            raise _Refused("illegal", "no move has been made that could be undone", clause="G-6")
        game.session.undo()
        game.ended = ""
        return self._state()

    def _not_over(self) -> _Game:
        if self._here.over:
            raise _Refused("over", "the game is over: no move can be made")
        return self._here


def _error(error: Exception) -> Answer:
    """The answer to what the readers refuse.  Raises again what is none of theirs."""
    match error:
        case RequestError() | MoveTextError():
            refused = _Refused("syntax", str(error))
        case UnknownGameError():
            refused = _Refused("unknown-game", str(error))
        case OptionError():
            refused = _Refused("bad-option", error.message, option=error.option)
        case PositionError():
            refused = _Refused("bad-position", error.message, path=error.path)
        case UncountableError():
            refused = _Refused("uncountable", str(error))
        case RecordError():
            refused = _Refused("bad-record", error.message, line=error.line)
        case _:
            raise error
    return refused.answer


def _keeps_a_secret(session: Session[Any, Any]) -> bool:
    """Whether the document tells less than the position: it is written as it was before a pick."""
    phase = session.rules.phase(session.state)
    return bool(session.notation.dump(session.state).get("phase", phase) != phase)


def _outcome(outcome: Outcome) -> Answer:
    winner = None if outcome.winner is None else outcome.winner.word
    return {"winner": winner, "clause": outcome.clause}


def _texts(session: Session[Any, Any], moves: Iterable[Any]) -> list[str]:
    return sorted(session.notation.write(session.state, move) for move in moves)


def _refusal(session: Session[Any, Any], clause: str, text: str) -> str:
    """What is refused, why, and where the game stands."""
    turn = session.to_move
    mover = "the game is over" if turn is None else f"{turn.word} is to move"
    phase = session.rules.phase(session.state)
    return f"{text} is refused by {clause}; {mover}, in phase {phase!r}"


_ANSWERS: dict[type[Request], Callable[[Table, Any], Answer]] = {
    requests.Games: Table.games,
    requests.New: Table.new,
    requests.Set: Table.set,
    requests.Load: Table.load,
    requests.Legal: Table.legal,
    requests.Interrupts: Table.interrupts,
    requests.Play: Table.play,
    requests.Roll: Table.roll,
    requests.Why: Table.why,
    requests.Undo: Table.undo,
    requests.Position: Table.position,
    requests.Record: Table.record,
    requests.Perft: Table.perft,
    requests.Quit: Table.quit,
}
