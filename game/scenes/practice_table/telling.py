"""What is told beside the practice table: what came of a strike, and what can be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.practice_table.told import Told
from game.words import N_
from physics.laws.chairs import Chair
from physics.laws.measures import BLACK, QUEEN, WHITE, on_surface

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.i18n import Words
    from game.scenes.carrom_table.sight import Line
    from game.scenes.practice_table.bench import Shot
    from game.scenes.practice_table.practising import Practising
    from game.scenes.practice_table.view import Pace
    from physics.laws.chairs import Point

WELCOME = N_(
    "Put men where you like, strike as often as you like. No law counts here but where the "
    "striker may stand."
)
BY_MOUSE = N_(
    "Drag men about, to the grooves and from them; a right click takes one away. Pull the striker "
    "back to strike."
)
BY_KEYS = N_(
    "Arrows aim, PgUp and PgDn say how hard, Ctrl+arrows place; Space strikes, R tries again, "
    "P puts men."
)
PUTTING = N_(
    "Arrows move, with Shift finely; W, B, Q put a man, Space takes one up and puts him down, "
    "Delete takes him away. P aims."
)
NO_ROOM = N_("There is no room for a man here: the others are too near.")
POCKETED = N_("Here a man would lie in the pocket.")
NO_STAND = N_("The striker has no place on this base line: move a man, or strike from elsewhere.")
AS_BEFORE = N_("The men lie as before the last strike.")
SAME_AIM = N_("Men and aim as before the last strike.")
IS_ROLLING = N_("The men are gliding.")
ROLLING = N_(
    "M is slow motion, F fast forward; a click on the board or Enter shows the end at once."
)

CHAIRS = {
    Chair.BOTTOM: N_("Bottom"),
    Chair.RIGHT: N_("Right"),
    Chair.TOP: N_("Top"),
    Chair.LEFT: N_("Left"),
}
LINES: dict[Line, str] = {
    "off": N_("None"),
    "contact": N_("First contact"),
    "whole": N_("Whole way"),
}
PACES: dict[Pace, str] = {"slow": N_("Slow"), "usual": N_("Usual"), "fast": N_("Fast")}


class Telling:
    """Sentences in the player's language."""

    def __init__(self, words: Words) -> None:
        self._words = words

    def of(self, shot: Shot) -> str:
        """What came of a strike."""
        tr = self._words.tr
        told = [self._sunk(shot.sunk)] if shot.sunk else []
        if shot.settled.striker:
            told.append(tr("The striker fell into a pocket."))
        if not told:
            told.append(
                tr("Nothing was pocketed.")
                if shot.settled.touched
                else tr("The striker touched no man.")
            )
        return " ".join(told)

    def _sunk(self, kinds: Sequence[str]) -> str:
        ntr, tr = self._words.ntr, self._words.tr
        parts = []
        if white := kinds.count(WHITE):
            parts.append(ntr("{n} white man", "{n} white men", white).format(n=white))
        if black := kinds.count(BLACK):
            parts.append(ntr("{n} black man", "{n} black men", black).format(n=black))
        if QUEEN in kinds:
            parts.append(tr("the queen"))
        return tr("Pocketed: {men}.").format(men=", ".join(parts))

    def refusal(self, point: Point) -> str:
        """Why no man can be put down at a point."""
        return self._words.tr(NO_ROOM if on_surface(*point) else POCKETED)

    def told(self, doing: Practising, *, by_keys: bool) -> Told:
        """All that the panel says now; `by_keys`: how to play with them."""
        tr = self._words.tr
        hint = PUTTING if doing.men.keyed else BY_KEYS if by_keys else BY_MOUSE
        aimed = doing.hand is not None and doing.hand.aiming and not doing.rolling
        return Told(
            doing.notice or self._text(doing),
            "" if doing.notice else tr(ROLLING if doing.rolling else hint),
            (tr("Place"), tr("Angle"), tr("Power")),
            doing.hand.aim.strike if doing.hand and aimed else None,
            doing.last.before.aim if doing.last else None,
            (tr("Now"), tr("Last")),
            urgent=doing.men.keyed and not doing.notice,
        )

    def _text(self, doing: Practising) -> str:
        """How it stands with the position, in a sentence or two."""
        tr, last = self._words.tr, doing.last
        if doing.rolling:
            return tr(IS_ROLLING)
        if doing.hand is None:
            return tr(NO_STAND)
        if last is not None and doing.position == last.after:
            return self.of(last)
        if last is not None and doing.position == last.before:
            return tr(SAME_AIM if doing.same_aim else AS_BEFORE)
        return tr(WELCOME)
