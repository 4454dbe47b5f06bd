"""What a board may offer to the match scene besides being a `Board`: clocks, warnings, tools.

A board has one of these by having its methods; the match asks with `isinstance`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, runtime_checkable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines.core.contract import Seat
    from game.board.board import View
    from game.board.playing import Playing
    from game.shell import Change, Scene


class HalfClock(NamedTuple):
    """The clock of a part of the match that both sides share."""

    number: int  # which part it is; another one begins with a full clock
    ms: int  # how long it is
    runs: bool  # False: it stands in this position


@runtime_checkable
class Ends(Protocol):
    """A board whose ends are changed between two parts of a match."""

    def ends(self, state: Any) -> int:  # noqa: ANN401 - a position of this game
        """The quarters by which the board is turned in this part, for players who sit still."""
        ...


@runtime_checkable
class Timed(Protocol):
    """A board at which time may run out (G-5)."""

    def turn_ms(self, state: Any) -> int:  # noqa: ANN401 - a position of this game
        """How long the turn may take; 0: as long as one likes."""
        ...

    def same_turn(self, move: Any) -> bool:  # noqa: ANN401 - a move of this game
        """Whether the turn goes on after a move, so that it wins no time."""
        ...

    def half(self, state: Any) -> HalfClock | None:  # noqa: ANN401
        """The half of this position; None where none is timed."""
        ...


class Question(NamedTuple):
    """What is asked before a move is made that its side may not want."""

    title: str
    text: str  # what the move brings about
    yes: str  # the button that makes it all the same
    clause: str = ""


@runtime_checkable
class Cautious(Protocol):
    """A board that asks before some moves."""

    def caution(self, state: Any, move: Any) -> Question | None:  # noqa: ANN401
        """What is to be asked before a legal move is made; None: nothing."""
        ...


@runtime_checkable
class Explaining(Protocol):
    """A board that has more to say of a place that is closed than its clause."""

    def reason(self, state: Any, spots: tuple[int, ...], clause: str) -> str:  # noqa: ANN401
        """Why the last of `spots` cannot be touched after the others; "" if the clause says it."""
        ...


@runtime_checkable
class Leading(Protocol):
    """A board on which some buttons are what the turn is about."""

    def leads(self, state: Any, move: Any) -> bool:  # noqa: ANN401
        """Whether the button of a legal move is to be seen before all others."""
        ...


@runtime_checkable
class Throwing(Protocol):
    """A board on which the players let nature move: its dice are in their hands."""

    own_dice: bool  # theirs lie on a table of their own, and they tell what these show

    def thrower(self, state: Any) -> Seat | None:  # noqa: ANN401
        """Who throws in a position of nature's; None: nature moves by itself."""
        ...

    def by_itself(self, state: Any) -> Any:  # noqa: ANN401
        """A move that its side has asked to be made after a beat; None: none."""
        ...


class Tool(NamedTuple):
    """A button of the game's own that makes no move by itself."""

    key: str
    label: str
    icon: str = ""
    enabled: bool = True
    hint: str = ""
    leads: bool = False  # it is what the turn is about
    first: bool = False  # it stands before the buttons of moves


@runtime_checkable
class Tooled(Protocol):
    """A board with such buttons."""

    def tools(self, view: View) -> Sequence[Tool]: ...

    def use(self, key: str, playing: Playing) -> Change | None:
        """A tool's button was pressed by the side to move."""
        ...


@runtime_checkable
class Curtained(Protocol):
    """A board on which something is chosen in secret, on a scene that covers the table."""

    def hides(self, state: Any) -> bool:  # noqa: ANN401
        """Whether the side to move chooses in secret in this position."""
        ...

    def curtain(self, playing: Playing) -> Scene:
        """The scene on which it does."""
        ...
