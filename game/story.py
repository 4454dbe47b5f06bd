"""A game in a sentence: who plays, how far it is, who leads and whose turn it is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engines.core.contract import Seat
from engines.core.notice import Notice
from game.catalogue import find_game
from game.i18n import CLAUSES

if TYPE_CHECKING:
    from engines.play.record import Header, Record
    from engines.play.replay import Replay, Stop
    from engines.play.session import Session
    from game.i18n import Words


def broken_off(stop: Stop) -> Notice:
    """Up to where a record can be followed, and why no further."""
    return Notice(
        "The record can be followed only up to line {line}. {reason}",
        line=stop.line,
        reason=why_stopped(stop),
    )


def why_stopped(stop: Stop) -> Notice:
    """What is wrong with the move at which a record stops; with the rule that it breaks."""
    if stop.clause not in CLAUSES:
        return stop.message
    rule = Notice(CLAUSES[stop.clause])
    return Notice("{refusal}: {rule}", refusal=stop.message, rule=rule)


@dataclass(frozen=True, slots=True)
class Standing:
    """What a card says of a game."""

    title: str  # "Ana - Ion"
    sentence: str  # "Paper football, leg 2, move 23. Ana leads 1-0 and is to draw."


def standing(words: Words, game: Replay) -> Standing:
    """How a game stands that is not over."""
    names = player_names(words, game.record.header)
    title = words.tr(find_game(game.record.header.game).title)
    opening = _opening(words, title, game.session)
    told = _score_and_turn(words, game.record.header.game, game.session, names)
    return Standing(f"{names[0]} \u2013 {names[1]}", f"{opening} {told}")


def _opening(words: Words, title: str, session: Session[Any, Any]) -> str:
    """Which game it is and how far; the leg too, where the match has more than one."""
    number, leg = move_number(session), getattr(session.state, "leg", 0)
    if leg and getattr(getattr(session.rules, "options", None), "legs", 1) > 1:
        text = words.tr("{game}, leg {leg}, move {n}.")
        return text.format(game=title, leg=leg, n=number)
    return words.tr("{game}, move {n}.").format(game=title, n=number)


def result(words: Words, record: Record, *, legs: bool) -> Standing:
    """How a game ended, as its record has it; `legs`: its score is that of the last of several."""
    names = player_names(words, record.header)
    title = words.tr(find_game(record.header.game).title)
    told = f"{title}. {_ended(words, record, names, legs=legs)}"
    return Standing(f"{names[0]} \u2013 {names[1]}", told)


def _ended(words: Words, record: Record, names: tuple[str, str], *, legs: bool) -> str:
    tr = words.tr
    if record.result is None:
        return tr("Not over.")
    outcome = record.result.outcome
    score = "{}\u2013{}".format(*outcome.score)
    if outcome.winner is None:
        text = tr("A draw, {score} in the last leg.") if legs else tr("A draw, {score}.")
        return text.format(score=score)
    name = names[outcome.winner]
    text = tr("{name} won; {score} in the last leg.") if legs else tr("{name} won, {score}.")
    return text.format(name=name, score=score)


def player_names(words: Words, header: Header) -> tuple[str, str]:
    """The names in a record's header; who has none is called by the number of the seat."""
    home, away = header.home.name, header.away.name
    return home or words.tr("Player 1"), away or words.tr("Player 2")


def move_number(session: Session[Any, Any]) -> int:
    """The number of the move that is to be made."""
    return 1 + sum(session.notation.numbered(ply.move) for ply in session.plies)


def _score_and_turn(
    words: Words, game: str, session: Session[Any, Any], names: tuple[str, str]
) -> str:
    home, away = session.rules.score(session.state)
    mover = session.to_move
    turn = words.turn(game, session.rules.phase(session.state))
    if home == away:
        level = words.tr("It is {score}.").format(score=f"{home}\u2013{away}") if home else ""
        return f"{level} {_plain(turn.plain, mover, names)}".strip()
    leader, score = (Seat.HOME, (home, away)) if home > away else (Seat.AWAY, (away, home))
    told = {"name": names[leader], "score": "{}\u2013{}".format(*score)}
    if leader is mover:
        return turn.leading.format(**told)
    ahead = words.tr("{name} leads {score}.").format(**told)
    return f"{ahead} {_plain(turn.plain, mover, names)}".strip()


def _plain(text: str, mover: Seat | None, names: tuple[str, str]) -> str:
    """Whose turn it is; nothing where a die or a coin is to move."""
    return "" if mover in {None, Seat.NATURE} else text.format(name=names[mover])
