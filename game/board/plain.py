"""What most boards answer alike: whole moves are made at once, and the list tells what happened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from game.board.board import Board, Note, View

if TYPE_CHECKING:
    from engines.play.session import Session
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


def around_ball(
    board: Board, session: Session[Any, Any], size: tuple[int, int], whole: tuple[float, float]
) -> pygame.Surface:
    """A piece of the board around the ball, `size` pixels, for the card of a game to go on with.

    `whole` is the board with what lies around it, in lengths of the longer side of the piece.
    """
    longer = max(size)
    wide, high = round(longer * whole[0]), round(longer * whole[1])
    board.lay(pygame.Rect(0, 0, wide, high))
    picture = pygame.Surface((wide, high), depth=32)
    board.table(picture)
    board.draw(picture, View(session.state, (), session.to_move))
    part = pygame.Rect((0, 0), size)
    x, y = board.finger(session.state)
    part.center = round(x), round(y)
    part.clamp_ip(board.rect)
    return picture.subsurface(part.clip(picture.get_rect())).copy()
