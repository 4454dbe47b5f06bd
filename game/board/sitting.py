"""A match as it is being played: the session, its file, the die, and what went wrong with them."""

import logging
from collections.abc import Mapping
from typing import Any

from engines.core.contract import Seat
from engines.core.notice import Notice
from engines.play.nature import Dice
from engines.play.nature import Hand as NatureHand
from engines.play.record import Header
from engines.play.recorder import Recorder
from engines.play.session import Ply, Session
from game.board.board import Numbered
from game.board.kept import Kept, read_kept, write_kept
from game.settings import Seating

OWN_DICE = ("dice", "own")
"""What the header of a record says where the faces were entered."""

_log = logging.getLogger("sobremesa")


class Sitting:
    """Every change of the match goes through here, and is on the disk when it has been made."""

    def __init__(  # noqa: PLR0913, PLR0917 - a match is all of this
        self,
        session: Session[Any, Any],
        header: Header,
        names: tuple[str, str],
        recorder: Recorder | None = None,
        notices: tuple[str, ...] = (),
        nature: NatureHand | None = None,
    ) -> None:
        """`names` as they are shown; `recorder` None: the match lives in memory.

        `notices` are the first to be told.  `nature` moves for nature; None: dice.
        """
        self.session = session
        self.header = header
        self.names = names
        self.recorder = recorder
        self.nature = nature or Dice[Any, Any](header.seed)
        self.notices = list(notices)
        self.drawn = ""  # of a turn what the record kept, until a hand picks it up
        self._troubled = False

    @property
    def seating(self) -> Seating:
        return read_seating(dict(self.header.extra))

    @property
    def own_dice(self) -> bool:
        """Whether the players roll dice of their own: then a face is entered like any move."""
        return OWN_DICE in self.header.extra

    @property
    def undo_allowed(self) -> bool:
        """Where the header does not say, it is casual play (G-6)."""
        return self.header.undo is not False

    @property
    def saved(self) -> bool:
        """Whether every move so far is on the disk."""
        return self.recorder is not None and self.recorder.trouble is None

    @property
    def trouble(self) -> Notice | None:
        """Why the last change could not be written, told and logged once; None if it was."""
        trouble = self.recorder.trouble if self.recorder else None
        told, self._troubled = self._troubled, trouble is not None
        if trouble is None or told:
            return None
        _log.warning("the match is not saved: %s", trouble)
        return trouble.message

    def numbered(self) -> list[Numbered]:
        """The plies with their numbers, counted through the match."""
        counted = self.session.notation.numbered
        number, plies = 0, []
        for ply in self.session.plies:
            counts = counted(ply.move)
            number += counts
            plies.append(Numbered(ply, number if counts else 0))
        return plies

    def play(self, move: Any, seat: Seat | None = None) -> Ply[Any, Any]:  # noqa: ANN401
        """Make a move.  Raises `IllegalMoveError` or `GameOverError`, having changed nothing."""
        return self.session.submit(move, seat)

    def take_kept(self) -> Kept:
        """How the turn had been left when the match was resumed, once."""
        drawn, self.drawn = self.drawn, ""
        return read_kept(drawn)

    def keep(self, kept: Kept) -> None:
        """Keep how the turn stands, so that it stays when the window goes."""
        if self.recorder is not None:
            self.recorder.draw(write_kept(kept))

    def let_nature(self) -> Ply[Any, Any] | None:
        """Let nature move if it is its turn."""
        if self.session.to_move is not Seat.NATURE:
            return None
        return self.session.submit(self.nature.poll(self.session), Seat.NATURE)

    @property
    def can_undo(self) -> bool:
        """Whether a side has made a move that may be taken back."""
        if self.own_dice:
            return self.undo_allowed and self.session.can_undo
        moved = any(ply.seat is not Seat.NATURE for ply in self.session.plies)
        return self.undo_allowed and moved

    @property
    def can_redo(self) -> bool:
        return self.undo_allowed and self.session.can_redo

    def undo(self) -> None:
        """Take back the last move of a side, and what nature did after it.  See `can_undo`."""
        if self.own_dice:
            self.session.undo()
            return
        while self.session.undo().seat is Seat.NATURE:
            pass

    def redo(self) -> None:
        """Make the move that was taken back last again, and nature's moves after it."""
        self.session.redo()
        while not self.own_dice and self.session.to_move is Seat.NATURE and self.session.can_redo:
            self.session.redo()

    def close(self) -> None:
        """Let go of the file."""
        if self.recorder is not None:
            self.recorder.close()


def read_seating(extra: Mapping[str, str]) -> Seating:
    """How the players sit, from the record's header; fixed if it does not say."""
    match extra.get("seating"):
        case "opposite":
            return "opposite"
        case "same-side":
            return "same-side"
        case _:
            return "fixed"
