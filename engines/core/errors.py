"""What can be wrong with what came in from outside.  Each error says what, where and why."""


class MoveTextError(ValueError):
    """The text is not a move of this game."""


class PositionError(ValueError):
    """A position document is wrong at `path` ("players.home.10"; "" for the whole)."""

    def __init__(self, path: str, message: str) -> None:
        super().__init__(f"{path}: {message}" if path else message)
        self.path = path
        self.message = message


class OptionError(ValueError):
    """An option is unknown or out of range."""

    def __init__(self, option: str, message: str) -> None:
        super().__init__(f"{option}: {message}")
        self.option = option
        self.message = message


class UnknownGameError(LookupError):
    """No rule book of this name."""


class IllegalMoveError(ValueError):
    """A well-formed move that `clause` forbids; nothing has changed."""

    def __init__(self, clause: str, text: str) -> None:
        super().__init__(f"{text!r} is refused by {clause}")
        self.clause = clause
        self.text = text


class GameOverError(ValueError):
    """The game is over: no move can be made."""
