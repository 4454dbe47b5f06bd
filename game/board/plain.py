"""What most boards answer alike: whole moves are made at once, and the list tells what happened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from game.board.board import Note, View
    from game.desk import Desk


class PlainBoard:
    """A board on which nothing is drawn by halves, and nothing is noted beside the players."""

    desk: Desk
    drags_through = False
    moves_stay = ""
    resigning = "G-3"

    @property
    def list_title(self) -> str:
        return self.desk.words.tr("What happened")

    def seen(self, view: View) -> Any:  # noqa: ANN401
        return view.state

    def notes(self, view: View) -> tuple[Note, ...]:  # noqa: ARG002 - there are none
        return ()

    def stays(self) -> str:
        return ""

    def write_drawn(self, state: Any, touched: tuple[int, ...]) -> str:  # noqa: ANN401, ARG002
        return ""

    def read_drawn(self, state: Any, text: str) -> tuple[int, ...]:  # noqa: ANN401, ARG002
        return ()
