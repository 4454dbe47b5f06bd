"""What can be wrong with what came in from outside.  Each error says what, where and why.

A message is a notice, since players read it; `notice_of` gets the whole of it out of an error.
"""

from engines.core.notice import Notice


class MoveTextError(ValueError):
    """The text is not a move of this game."""

    def __init__(self, message: Notice) -> None:
        super().__init__(message)


class PositionError(ValueError):
    """A position document is wrong at `path` ("players.home.10"; "" for the whole)."""

    def __init__(self, path: str, message: Notice) -> None:
        told = Notice("{path}: {reason}", path=path, reason=message) if path else message
        super().__init__(told)
        self.path = path
        self.message = message


class OptionError(ValueError):
    """An option is unknown or out of range."""

    def __init__(self, option: str, message: Notice) -> None:
        super().__init__(Notice("{option}: {reason}", option=option, reason=message))
        self.option = option
        self.message = message


class UnknownGameError(LookupError):
    """No rule book of this name."""

    def __init__(self, message: Notice) -> None:
        super().__init__(message)


class IllegalMoveError(ValueError):
    """A well-formed move that `clause` forbids; nothing has changed."""

    def __init__(self, clause: str, text: str) -> None:
        super().__init__(Notice("{move!r} is refused by {clause}", move=text, clause=clause))
        self.clause = clause
        self.text = text


class GameOverError(ValueError):
    """The game is over: no move can be made."""

    def __init__(self) -> None:
        super().__init__(Notice("the game is over"))


class UncountableError(ValueError):
    """The moves of a position are too many to be counted."""

    def __init__(self, phase: str) -> None:
        super().__init__(Notice("the moves of phase {phase!r} cannot be counted", phase=phase))
        self.phase = phase
