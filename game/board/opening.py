"""Sitting down to a match: a new one, or one that lies in the drawer."""

from __future__ import annotations

import random
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING

from engines.catalogue import find_book
from engines.core.notice import Notice
from engines.core.options import as_json, read_options
from engines.play.nature import nature_of
from engines.play.record import Header, Player, RecordFileError, load_record
from engines.play.recorder import Recorder, wall_time
from engines.play.replay import replay
from engines.play.session import Session
from game.board.abilities import Throwing
from game.board.match import MatchScene
from game.board.match_info import Match
from game.board.sitting import OWN_DICE, Sitting, read_seating
from game.catalogue import find_game, load
from game.story import broken_off, player_names

if TYPE_CHECKING:
    from pathlib import Path
    from typing import Any

    from game.desk import Desk


def open_match(desk: Desk, info: Match) -> MatchScene:
    """Begin a match; it is written down from the first move on if that can be."""
    book = find_book(info.game)
    rules, notation = book.open(info.options)
    session = Session(rules, notation)
    home, away = info.names
    header = Header(
        info.game,
        rules.edition,
        as_json(info.options),
        info.seed,
        Player(home),
        Player(away),
        wall_time(),
        info.undo,
        extra=(("seating", info.seating), *((OWN_DICE,) if info.own_dice else ())),
    )
    recorder, notices = _write_down(desk, header, session)
    return _seat(desk, header, session, recorder, notices)


def resume_match(desk: Desk, path: Path) -> MatchScene:
    """Go on with the match in a file, exactly as it stood.

    A record that cannot be followed to its end is left as it is: the match goes on, from as far as
    it could be followed, in a new file.  Raises `RecordError` if the file cannot be used at all.
    """
    record = load_record(path)
    again = replay(record, find_book)
    tr = desk.words.tr
    notices = [desk.words.notice(notice) for notice in again.notices]
    if again.whole:
        recorder: Recorder | None = Recorder.resume(path, again)
    else:
        recorder, more = _write_down(desk, record.header, again.session)
        if again.stopped:
            notices.append(desk.words.notice(broken_off(again.stopped)))
        notices += [tr("The match goes on from there in a new file."), *more]
    scene = _seat(desk, record.header, again.session, recorder, tuple(notices))
    if again.whole:
        scene.sitting.drawn = record.drawn
    return scene


def _write_down(
    desk: Desk, header: Header, session: Session[Any, Any]
) -> tuple[Recorder | None, tuple[str, ...]]:
    """A new file for a match; None and why, if there can be none."""
    path = desk.store.new_record(header.game, datetime.now().astimezone())
    if path is None:
        return None, tuple(desk.words.notice(n) for n in desk.store.take_notices())
    try:
        return Recorder.create(path, header, session), ()
    except RecordFileError as error:
        told = Notice(
            "Nothing can be saved ({reason}). The match ends with the window.", reason=error.message
        )
        return None, (desk.words.notice(told),)


def _seat(
    desk: Desk,
    header: Header,
    session: Session[Any, Any],
    recorder: Recorder | None,
    notices: tuple[str, ...],
) -> MatchScene:
    names = player_names(desk.words, header)
    nature = nature_of(find_book(header.game), header.seed)
    sitting = Sitting(session, header, names, recorder, notices, nature)
    make = load(find_game(header.game).board)
    board = make(desk, session.rules, session.notation, names, sitting.seating)
    if isinstance(board, Throwing):
        board.own_dice = sitting.own_dice
    return MatchScene(desk, sitting, board, partial(_again, desk, header))


def _again(desk: Desk, header: Header, swapped: bool) -> MatchScene:  # noqa: FBT001 - a callback
    """The same match once more, from the start of the game."""
    options = read_options(find_book(header.game).options, header.options)
    home, away = header.home.name, header.away.name
    names = (away, home) if swapped else (home, away)
    seating = read_seating(dict(header.extra))
    undo = header.undo is not False
    seed = random.randrange(1 << 31)
    own = OWN_DICE in header.extra
    return open_match(desk, Match(header.game, options, names, seating, undo, seed, own))
