"""Why things came as they did in carrom: the queen back, a due unpaid, the points of a board."""

from typing import Any

from engines.core.contract import Event, Seat
from engines.play.session import Ply
from game.board.board import Told
from game.i18n import Words
from physics.laws.moves import Settled
from physics.laws.state import Queen, State, count

MEN_COUNT = {"CR-6.1", "CR-6.3", "CR-6.4"}  # a point for each man that the loser has left
STRIKER_COUNTS = {"CR-6.2", "CR-6.3", "CR-6.5", "CR-6.6"}  # 1 more if the loser pocketed it


class Reasons:
    """Tells the reasons in one match."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.tr = words.tr

    # -- the queen

    def queen_back(self, ply: Ply[State, Any], clause: str, name: str) -> str:
        """Why she is on the board again; `name` made the move."""
        tr, before = self.tr, ply.before
        if clause == "CR-5.1":
            if before.owed[before.turn]:
                return tr("The queen comes back: {name} owes a due").format(name=name)
            if before.turn is before.white:
                return tr("The queen comes back: no white man was pocketed before")
            return tr("The queen comes back: no black man was pocketed before")
        if clause == "CR-5.5":
            return tr("The queen comes back: the striker fell with her")
        return tr("The queen comes back: she was not covered")

    def to_cover(self, ply: Ply[State, Any]) -> tuple[Told, ...]:
        """What the striker has to do next, if the queen is his to be covered."""
        tr, names = self.tr, {event.name for event in ply.events}
        if ply.after.queen is not Queen.COVERING or "board-won" in names:
            return ()
        if ply.before.queen is Queen.COVERING:
            return (Told(tr("The queen may still be covered, with the next stroke"), "CR-5.4"),)
        if any(event.name == "pocketed" and _own(ply, event) for event in ply.events):
            text = tr("The first man does not cover her: she must be covered with the next stroke")
            return (Told(text, "CR-5.3"),)
        return (Told(tr("The queen must be covered with the next stroke"), "CR-5.2"),)

    # -- dues

    def owed(self, name: str, owed: tuple[int, str], clause: str, given: int) -> str:
        """Why men do not come back at once, while `given` do: how many, as number and as word."""
        ntr, (number, said) = self.words.ntr, owed
        if clause == "CR-4.5":
            text = ntr(
                "There is no room for a man to come back: {name} owes one due",
                "There is no room for men to come back: {name} owes {n} dues",
                number,
            )
        elif given:
            text = ntr("{name} owes one due", "{name} owes {n} dues", number)
        else:
            text = ntr(
                "{name} has no man to give back and owes one due",
                "{name} has no man to give back and owes {n} dues",
                number,
            )
        return text.format(name=name, n=said)

    def warning(self, state: State, most: int) -> tuple[Told, ...]:
        """Before the pass that would void the board; `most` passes in a row do (CR-7.3)."""
        if state.passes != most - 1:
            return ()
        text = self.tr("One more pass, and the board is void: it is played again.")
        return (Told(text, "CR-7.3"),)

    # -- points

    def points(self, ply: Ply[State, Any], won: Event) -> str:
        """How the points of a board come about: "9 for the men left, 3 for the queen"."""
        details = dict(won.details)
        loser = Seat.AWAY if details["side"] == Seat.HOME.word else Seat.HOME
        before: State = ply.before
        settled = ply.move if isinstance(ply.move, Settled) else None
        men = settled.men if settled else before.men
        left = count(men, before.colour(loser)) if won.clause in MEN_COUNT else 0
        fell = settled is not None and settled.striker and before.turn is loser
        extra = int(fell and won.clause in STRIKER_COUNTS)
        return self._sum(left, details["points"] - left - extra, extra, won.clause)

    def _sum(self, left: int, rest: int, extra: int, clause: str) -> str:
        tr, parts = self.tr, []
        if left:
            text = self.words.ntr("{n} for the man left", "{n} for the men left", left)
            parts.append(text.format(n=left))
        if rest:
            text = tr("{n} for the queen") if clause in MEN_COUNT else tr("{n} for the board")
            parts.append(text.format(n=rest))
        if extra:
            parts.append(tr("{n} for the striker").format(n=extra))
        return ", ".join(parts)


def _own(ply: Ply[State, Any], event: Event) -> bool:
    """Whether the men that fell were of whoever struck."""
    return bool(dict(event.details)["side"] == ply.before.turn.word)
