"""The act of practising: the men on the table, the hands over it, and the film of a strike."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from engines.catalogue import find_book
from engines.play.picker import Picker
from game.board.timeline import Timeline
from game.scenes.carrom_table.aiming import StrikeHand
from game.scenes.carrom_table.film_show import FilmShow, Part
from game.scenes.carrom_table.pulling import Aim
from game.scenes.practice_table.bench import Bench
from game.scenes.practice_table.kept import Drawer, Kept, kept_position
from game.scenes.practice_table.men_hand import MenHand
from game.scenes.practice_table.position import Position
from game.scenes.practice_table.view import View
from physics.laws.chairs import Chair
from physics.laws.moves import Strike
from physics.laws.options import CarromOptions
from physics.laws.rack import rack
from physics.laws.striking import has_room, stands

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.desk import Desk
    from game.scenes.carrom_table.aiming import Ground
    from game.scenes.carrom_table.film_show import Shown
    from game.scenes.practice_table.bench import Shot
    from physics.laws.measures import Man


class Practising:
    """The table, without its picture."""

    def __init__(self, desk: Desk, ground: Ground) -> None:
        self.desk = desk
        self.timeline = Timeline()
        self.men = MenHand()
        self.hand: StrikeHand | None = None
        self.notice = ""  # of the file; told until something else is done
        self._ground = ground
        book = find_book("carrom")
        self._options = CarromOptions()
        self._rules, self._notation = book.open(self._options)
        self._drawer = Drawer(desk.store)
        kept, trouble = self._drawer.load()
        self.bench = kept.bench if kept else Bench(Position(rack(Chair.BOTTOM)))
        self.view = View(kept.surface, kept.line, kept.trace, kept.pace) if kept else View()
        if trouble is not None:
            self.notice = desk.words.notice(trouble)

    # -- what is to be seen

    @property
    def position(self) -> Position:
        return self.bench.position

    @property
    def last(self) -> Shot | None:
        return self.bench.last

    @property
    def rolling(self) -> bool:
        """Whether a film is being shown."""
        return self.timeline.busy

    @property
    def film(self) -> list[Shown]:
        """The discs of the film at this moment."""
        act = self.timeline.now
        if act is None or not isinstance(act.what, Part):
            return []
        return act.what.at(self.timeline.progress)

    @property
    def can(self) -> dict[str, bool]:
        """Which buttons are of use now."""
        hand = self.hand
        return {
            "strike": hand is not None and hand.keyed and hand.aiming and not self.rolling,
            "again": self.bench.can_again or (self.last is not None and not self.same_aim),
            "undo": self.bench.can_undo,
            "redo": self.bench.can_redo,
            "rack": set(self.position.men) != set(rack(self.position.chair)),
            "clear": bool(self.position.men),
        }

    @property
    def same_aim(self) -> bool:
        """Whether the hand aims as the last strike was aimed."""
        aim = self.last.before.aim if self.last else None
        return self.hand is not None and self.hand.aiming and self.hand.aim.strike == aim

    # -- striking

    def new_hand(self, aim: Strike | None = None) -> None:
        """A hand for the striker, which stands where it stood, or is aimed already."""
        x = self.hand.aim.x if self.hand else 0
        pointer = self.hand.pointer if self.hand else None
        state = self.position.state
        self.hand = None
        if not has_room(state):
            return
        picker = Picker[Any, Any](self._rules, self._notation, state)
        hand = StrikeHand(picker, self._ground, state, self._options, aim.x if aim else x)
        if aim is not None and stands(state, aim.x):
            hand.aim = Aim(aim.x, aim.angle, aim.power)
            hand.keyed = aim.power > 0
        hand.pointer = pointer
        self.hand = hand

    def hand_does(self, deed: Callable[[StrikeHand], object]) -> None:
        """Let the striking hand do something, and make the strike that it decided."""
        if self.hand is None or self.rolling:
            return
        deed(self.hand)
        strike = self.hand.take()
        if isinstance(strike, Strike):
            self.strike(strike)

    def strike(self, strike: Strike) -> None:
        """Strike: the men lie where they come to rest at once; seeing it takes a moment."""
        shot = self.bench.strike(strike, self.view.surface)
        acts = FilmShow(shot.state, shot.film).acts(0)
        if self.desk.settings.reduced_motion:
            acts = [replace(act, ms=0) for act in acts]
        self.timeline.add(acts)
        self.men.keyed = False
        self._done(None)

    def strike_as_aimed(self) -> None:
        """The button: what the keys aim, or the last strike that stands ready."""
        if self.hand is not None and self.can["strike"]:
            self.strike(self.hand.aim.strike)

    # -- positions

    def lay(self, men: tuple[Man, ...]) -> None:
        """Put the men otherwise; who aims goes on aiming."""
        ready = self.hand.aim.strike if self.hand and self.hand.keyed else None
        position = replace(self.position, men=men)
        if position.aim is not None and not stands(position.state, position.aim.x):
            position = replace(position, aim=None)
        self.bench.change(position)
        self._done(ready)

    def again(self) -> None:
        self.bench.again()
        self._done(self.position.aim)

    def undo(self) -> None:
        self.bench.undo()
        self._done(self.position.aim)

    def redo(self) -> None:
        self.bench.redo()
        self._done(self.position.aim)

    def rack(self) -> None:
        """All men as before the break."""
        self.lay(rack(self.position.chair))

    def clear(self) -> None:
        self.lay(())

    def sit(self, chair: Chair) -> None:
        """Strike from another side; the men stay."""
        self.bench.change(Position(self.position.men, chair))
        self._done(None)

    def _done(self, aim: Strike | None) -> None:
        self.men.let_go()
        self.notice = ""
        self.new_hand(aim)
        self.keep()

    # -- keeping

    def keep(self) -> None:
        """Keep the table for the next time."""
        last, view = self.last, self.view
        kept = Kept(
            now=kept_position(self.position),
            last=kept_position(last.before) if last else None,
            last_surface=last.surface if last else view.surface,
            surface=view.surface,
            line=view.line,
            trace=view.trace,
            pace=view.pace,
        )
        trouble = self._drawer.save(kept)
        if trouble is not None:
            self.notice = self.desk.words.notice(trouble)
