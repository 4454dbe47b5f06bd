"""What a game brings to the shared match scene: a board to look at, and words.

A board holds no rule and changes no position.  It is told where to lie (`lay`) and what to show
(`View`), and says what things are called.  Everything else, whose turn it is, what may be touched,
what has been written down, is the match's.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol, TypeAlias, runtime_checkable

import pygame

from engines.core.contract import Seat
from engines.play.picker import Picker
from engines.play.session import Ply, Session
from game.board.timeline import Act
from game.hands.hand import Hand

Pixel: TypeAlias = tuple[float, float]


class Numbered(NamedTuple):
    """A ply and the number under which the record counts it; 0: it is not counted."""

    ply: Ply[Any, Any]
    number: int


class Told(NamedTuple):
    """Something that happened, in words, and the clause that made it happen ("" if none)."""

    text: str
    clause: str = ""


@dataclass(frozen=True, slots=True)
class Entry:
    """One move of the list in the panel; one that says nothing at all is left out."""

    number: int
    seat: Seat
    text: str  # "k2-j3"; "" for one that is told in sentences only
    told: tuple[Told, ...] = ()
    sign: str = ""  # a picture of an `Illustrated` board instead of the side's bullet
    large: bool = False  # the sign is to be read


class TimeLeft(NamedTuple):
    """A clock that runs: seconds left, of so many."""

    seconds: int
    whole: int


@dataclass(frozen=True, slots=True)
class Status:
    """What the side to move is at: two pairs of words, and how far its move has come."""

    heading: str  # "Move 23"
    beside: str = ""  # "one segment of three drawn"
    done: int = 0  # parts of the move that are made,
    parts: int = 0  # of so many; 0: no bar is shown
    text: str = ""  # "k2-j3"
    count: str = ""  # "4 points are open"
    columns: tuple[tuple[str, str], ...] = ()  # instead of all that: captions and values, at most 3
    told: str = ""  # or instead a second line below the heading,
    clause: str = ""  # with its clause
    time: TimeLeft | None = None  # beside the columns or the lines


class Piece(NamedTuple):
    """One of a side's pieces in the row on its plate."""

    picture: str  # a key of an `Illustrated` board
    here: bool = True  # False: it is out of the game, and only its outline is left


@dataclass(frozen=True, slots=True)
class Plate:
    """A player in the panel."""

    note: str  # "Blue, attacks row 23"
    chip: str = ""  # "to draw"; "" while it is the other's turn
    points: str = ""  # under the score: "3 points"
    owes: str = ""  # "owes 1 due"
    pieces: tuple[Piece, ...] = ()
    short: str = ""  # the note, and what is owed, where there is hardly room: "5 men, owes 1"
    sign: str = ""  # a picture of an `Illustrated` board instead of the side's sign


@dataclass(frozen=True, slots=True)
class Note:
    """How something stands that both sides care about, with its picture."""

    picture: str  # a key of an `Illustrated` board
    title: str  # "Queen on the board"
    text: str = ""  # "Ana may take her, Ion not"
    clause: str = ""
    short: str = ""  # the title where there is hardly room: "on the board"


@dataclass(frozen=True, slots=True)
class Summary:
    """How a leg or a match ended: for the panel that tells it."""

    title: str  # "Ana wins"
    told: Told  # how it came about
    score: tuple[int, int]  # the figure beside the title
    table: tuple[tuple[str, ...], ...] = ()  # the first row is its head
    end: bool = True  # False: the match goes on
    unit: str = ""  # what the figure counts: "points"; "" for goals
    look: str = ""  # the button that goes back to look at the board
    button: str = ""  # the one that goes on with the match, if it does
    sound: str = ""  # of going on


@dataclass(frozen=True, slots=True)
class Switch:
    """A button of the game's own that shows or hides something on the board."""

    key: str  # "own-half"
    label: str
    icon: str
    letter: str = ""  # the key that does the same
    aims: bool = False  # it is about what the hand does: of no use to those who only watch


@dataclass(frozen=True)
class View:
    """What there is to see now."""

    state: Any
    plies: Sequence[Numbered]  # that lie on the board already; what is still drawn is in `act`
    to_move: Seat | None = None
    hand: Hand | None = None  # whose offers are shown; None: nothing can be touched now
    touched: tuple[int, ...] = ()
    act: Act | None = None
    progress: float = 1.0  # of the act
    switches: frozenset[str] = field(default_factory=frozenset)
    seconds: int = 0  # left of a turn; 0: no clock runs
    half_seconds: int = 0  # left of a half; 0: none is timed


class Board(Protocol):
    """The drawing and the words of one game.  Made anew for each match.

    Made by its class with `(desk, rules, notation, names, seating)`.
    """

    title: str
    drags_through: bool
    rect: pygame.Rect  # where the board lies, in pixels
    moves_stay: str  # the clause by which finished moves stay where undo is off; "" for G-6
    resigning: str  # the clause of resigning

    @property
    def switches(self) -> tuple[Switch, ...]: ...

    # -- where things are

    def lay(self, area: pygame.Rect, turns: int = 0) -> None:
        """Lie down in `area` (pixels), turned so many quarters counter-clockwise.

        0 has home's chair at the bottom, 2 away's; 1 and 3 only come up where `Seated` says so.
        """
        ...

    def places(self) -> Collection[int]:
        """All places, whether or not they can be touched."""
        ...

    def place(self, spot: int) -> Pixel: ...

    def spot_at(self, pixel: Pixel, reach: float) -> int | None: ...

    def finger(self, state: Any) -> Pixel:  # noqa: ANN401 - a position of this game
        """Where a finger begins that has touched nothing yet, in pixels."""
        ...

    # -- pictures

    def table(self, surface: pygame.Surface) -> None:
        """Draw what lies around the board and does not change until it is laid again."""
        ...

    def draw(self, surface: pygame.Surface, view: View) -> None: ...

    def touch_acts(self, state: Any, touched: tuple[int, ...]) -> list[Act]:  # noqa: ANN401
        """What is seen when the last of `touched` is touched."""
        ...

    def ply_acts(self, shown: Numbered, touched: int, owner: int) -> list[Act]:
        """What is seen of a move of which `touched` places have been seen touched already."""
        ...

    # -- words

    def subtitle(self, state: Any) -> str: ...  # noqa: ANN401

    def plate(self, state: Any, seat: Seat, turn: Seat | None) -> Plate: ...  # noqa: ANN401

    def sign(self, seat: Seat, size: int) -> pygame.Surface:
        """The side's picture for its plate, a square of `size` pixels."""
        ...

    def bullet(self, seat: Seat, size: int) -> pygame.Surface:
        """The side's sign in a list, a square of `size` pixels."""
        ...

    def status(self, view: View, number: int) -> Status:
        """`number`: what the next counted move will be called."""
        ...

    def entry(self, shown: Numbered) -> Entry: ...

    def news(self, shown: Numbered) -> tuple[Told, ...]:
        """What the move told, in words; empty for a move like any other."""
        ...

    def draw_offer(self, state: Any) -> Seat | None:  # noqa: ANN401
        """The side whose offer of a draw stands (G-3)."""
        ...

    def stays(self) -> str:
        """The clause by which what the hand has touched cannot be given back; "" if it can."""
        ...

    def write_drawn(self, state: Any, touched: tuple[int, ...]) -> str:  # noqa: ANN401
        """What is touched, as the record keeps it; "" where it is nothing to be kept."""
        ...

    def read_drawn(self, state: Any, text: str) -> tuple[int, ...]:  # noqa: ANN401
        """The places of such a text; none if it makes no sense here."""
        ...

    def label(self, state: Any, move: Any) -> str:  # noqa: ANN401
        """The button of a move that touches no place; "" if it is not the hand's to make."""
        ...

    def interval(self, shown: Numbered, session: Session[Any, Any]) -> Summary | None:
        """What is told before the match goes on, if this move ended a part of it."""
        ...

    def summary(self, session: Session[Any, Any]) -> Summary:
        """How the match ended; only asked when it has."""
        ...


@runtime_checkable
class Handed(Protocol):
    """A board on which moves are not made by touching places: it brings a hand of its own."""

    @property
    def keys_told(self) -> str:
        """What the keys do, in a sentence or two; each on a line of its own."""
        ...

    def hand_for(self, picker: Picker[Any, Any], state: Any) -> Hand:  # noqa: ANN401
        """The hand of the side to move."""
        ...

    def spoken(self, state: Any) -> Sequence[Any]:  # noqa: ANN401
        """The moves that a button makes, if they are legal."""
        ...


@runtime_checkable
class Seated(Protocol):
    """A board at which players sit on all four sides."""

    def turns(self, state: Any) -> int:  # noqa: ANN401 - a position of this game
        """The quarters by which the board is turned when whoever is to move sits at the bottom."""
        ...


@runtime_checkable
class Illustrated(Protocol):
    """A board that has pieces and notes to show in the panel."""

    @property
    def list_title(self) -> str:
        """The heading of the list: "Last strokes"."""
        ...

    def seen(self, view: View) -> Any:  # noqa: ANN401 - a position of this game
        """The position for the plates: after the last move of a part, what that move left."""
        ...

    def notes(self, view: View) -> tuple[Note, ...]:
        """What stands below the players."""
        ...

    def picture(self, key: str, size: int) -> pygame.Surface:
        """The picture that a piece, a note or an entry names, a square of `size` pixels."""
        ...


@runtime_checkable
class Framed(Protocol):
    """A board with something to be read at its upper edge, off which messages are to keep."""

    @property
    def free_edge(self) -> pygame.Rect:
        """Room at the upper edge of the table in which there is nothing to be read."""
        ...
