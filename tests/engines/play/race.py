"""A race with a die: the smallest game that has all that a match can have.

    0 . . . . . . 7      each side has a man on 0 and wants to be on the last place first

- RC-1 Nature rolls a die of three; then the side walks.
- RC-2 A walk is one step up to as many as were rolled, and not past the last place.
- RC-3 Who may not or will not walk, stays.
- RC-4 Once a game a side may call `block` while the other is to walk: the roll is lost.
- RC-5 `timeup:turn`: the roll is lost.
- RC-6 Who stands on the last place has scored, and the game is over.
"""

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Any

from engines.core.book import Book
from engines.core.contract import Aside, Document, Event, Outcome, Seat, Tell, unheard
from engines.core.errors import MoveTextError, OptionError, PositionError, UnknownGameError
from engines.core.notice import Notice
from engines.core.options import flag, number

FACES = 3


@dataclass(frozen=True, slots=True)
class RaceOptions:
    length: int = number(7, 2, 30)
    blocks: bool = flag(default=True)

    def check(self) -> None:
        if self.length == 13:
            raise OptionError("length", Notice("13 is unlucky"))


@dataclass(frozen=True, slots=True)
class Race:
    """A position."""

    men: tuple[int, int] = (0, 0)
    turn: Seat = Seat.HOME
    die: int = 0  # 0: to be rolled
    blocked: tuple[bool, bool] = (False, False)
    draw_offer: Seat | None = None
    ended: str = ""


@dataclass(frozen=True, slots=True)
class Step:
    """`roll:2`, `walk:5`, `stay`, `block`, `timeup:turn`."""

    name: str
    value: int = 0


Move = Step | Aside


class RaceRules:
    name = "race"
    edition = 1

    def __init__(self, options: RaceOptions | None = None) -> None:
        self.options = options or RaceOptions()

    def start(self) -> Race:
        return Race()

    def to_move(self, state: Race) -> Seat:
        return state.turn if state.die or state.ended else Seat.NATURE

    def legal_moves(self, state: Race) -> Collection[Move]:
        if state.ended:
            return ()
        if not state.die:
            return [Step("roll", face) for face in range(1, FACES + 1)]
        here = state.men[state.turn]
        last = min(here + state.die, self.options.length)
        return [*(Step("walk", place) for place in range(here + 1, last + 1)), Step("stay")]

    def asides(self, state: Race) -> Collection[Move]:
        if state.ended or not state.die:
            return ()
        return (Aside.RESIGN,) if state.draw_offer is state.turn else tuple(Aside)

    def interrupts(self, state: Race, seat: Seat) -> Collection[Move]:
        if state.ended or not state.die:
            return ()
        if seat is Seat.NATURE:
            return (Step("timeup:turn"),)
        if self.options.blocks and seat is state.turn.rival and not state.blocked[seat]:
            return (Step("block"),)
        return ()

    def apply(self, state: Race, move: Move, tell: Tell = unheard) -> Race:
        if isinstance(move, Aside):
            return self._say(state, move)
        if move.name == "roll":
            tell(Event("roll", "RC-1", (("face", move.value),)))
            return replace(state, die=move.value)
        rival = state.turn.rival
        offer = None if state.draw_offer is rival else state.draw_offer
        after = replace(state, turn=rival, die=0, draw_offer=offer)
        if move.name == "block":
            tell(Event("block", "RC-4", (("side", rival.word),)))
            blocked = (rival is Seat.HOME or state.blocked[0], bool(rival) or state.blocked[1])
            return replace(after, blocked=blocked)
        return self._walk(state, after, move.value, tell) if move.name == "walk" else after

    def _walk(self, state: Race, after: Race, place: int, tell: Tell) -> Race:
        men = (state.men[0], place) if state.turn else (place, state.men[1])
        after = replace(after, men=men)
        if place < self.options.length:
            return after
        after = replace(after, ended="RC-6", turn=state.turn)
        tell(Event("goal", "RC-6", (("side", state.turn.word), ("score", self.score(after)))))
        return after

    def _say(self, state: Race, aside: Aside) -> Race:
        if aside is Aside.RESIGN:
            return replace(state, ended="resign", die=0)
        if state.draw_offer is state.turn.rival:
            return replace(state, ended="draw", die=0)
        return replace(state, draw_offer=state.turn)

    def outcome(self, state: Race) -> Outcome | None:
        if not state.ended:
            return None
        if state.ended == "RC-6":
            return Outcome(state.turn, self.score(state), "RC-6")
        return Outcome(None if state.ended == "draw" else state.turn.rival, (0, 0), "G-3")

    def refusal(self, state: Race, move: Move) -> str:
        if isinstance(move, Aside):
            return "G-3"
        belongs = {"roll": "roll", "walk": "walk", "stay": "walk"}.get(move.name)
        return "RC-2" if belongs == self.phase(state) == "walk" else "G-7"

    def misstep(self, state: Race, spots: Sequence[int]) -> str:
        on_offer = (move.value for move in self.legal_moves(state) if isinstance(move, Step))
        return "" if self.phase(state) != "walk" or spots[-1] in on_offer else "RC-2"

    def phase(self, state: Race) -> str:
        if state.ended:
            return "over"
        return "walk" if state.die else "roll"

    def score(self, state: Race) -> tuple[int, int]:
        there = [place == self.options.length for place in state.men]
        return int(there[0]), int(there[1])


class RaceNotation:
    def __init__(self, rules: RaceRules) -> None:
        self.rules = rules

    def dump(self, state: Race) -> dict[str, Any]:
        return {
            "game": "race",
            "men": list(state.men),
            "to_move": state.turn.word,
            "die": state.die,
            "blocked": list(state.blocked),
            "draw_offer": None if state.draw_offer is None else state.draw_offer.word,
            "ended": state.ended,
        }

    def load(self, document: Document) -> Race:
        try:
            state = self._load(**document)
        except (AttributeError, KeyError, TypeError, ValueError) as error:
            raise PositionError("", Notice("this is no race: {problem}", problem=error)) from None
        for index, place in enumerate(state.men):
            if not 0 <= place <= self.rules.options.length:
                raise PositionError(
                    f"men.{index}", Notice("there is no place {place}", place=place)
                )
        return state

    def _load(
        self,
        *,
        men: Sequence[int],
        to_move: str,
        die: int = 0,
        blocked: Sequence[bool] = (False, False),
        draw_offer: str | None = None,
        ended: str = "",
        **repeated: object,
    ) -> Race:
        unknown = set(repeated) - {"game", "length", "blocks"}
        if unknown:
            raise ValueError(f"unknown keys {unknown}")
        home, away = (int(man) for man in men)
        offer = None if draw_offer is None else Seat[draw_offer.upper()]
        by_home, by_away = blocked
        return Race((home, away), Seat[to_move.upper()], die, (by_home, by_away), offer, ended)

    def write(self, _: Race, move: Move) -> str:
        if isinstance(move, Aside):
            return move.value
        return f"{move.name}:{move.value}" if move.value else move.name

    def read(self, _: Race, text: str) -> Move:
        if text in {"resign", "draw"}:
            return Aside(text)
        found = re.fullmatch(r"(roll|walk):([1-9][0-9]{0,2})|stay|block|timeup:turn", text)
        if not found:
            raise MoveTextError(Notice("{text!r} is neither a roll nor a walk", text=text))
        return Step(found[1], int(found[2])) if found[1] else Step(text)

    def spots(self, move: Move) -> tuple[int, ...]:
        return (move.value,) if isinstance(move, Step) and move.name == "walk" else ()

    def numbered(self, move: Move) -> bool:
        return isinstance(move, Step) and move.name != "stay"


BOOK = Book(options=RaceOptions, rules=RaceRules, notation=RaceNotation)


def find_race(name: str) -> Book[Race, Move]:
    """A catalogue of one game."""
    if name != "race":
        raise UnknownGameError(Notice("there is no game {name!r}; known games: race", name=name))
    return BOOK
