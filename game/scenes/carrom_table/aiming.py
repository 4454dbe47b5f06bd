"""The hand that strikes: it places the striker along the base line, and pulls it back to aim.

Nothing is struck before the button is let go; pulled back into the striker it comes to nothing.
Places are pixels outside and hundredths of a millimetre within, as the laws have them.
"""

from collections.abc import Collection
from dataclasses import dataclass
from math import atan2, degrees, dist, hypot
from typing import Any, Protocol

import pygame

from engines.play.picker import Picker
from game.hands.aim import Pull
from game.hands.hand import Hand, Refused
from game.scenes.carrom_table.painter import PULL_FULL, PULL_START
from game.scenes.carrom_table.spots import spot_of
from physics.dimensions import STRIKER_RADIUS
from physics.laws.chairs import Chair, on_base_line
from physics.laws.measures import CIRCLE, FULL_POWER, FULL_TURN, REACH, WHITE
from physics.laws.moves import Rack, Strike
from physics.laws.options import CarromOptions
from physics.laws.rack import RING, STEM
from physics.laws.state import Phase, State
from physics.laws.striking import free_spots, refused_strike, stands

Pixel = tuple[float, float]

GRAB = 1.3 * STRIKER_RADIUS  # mm from the striker's centre at which it is taken hold of
BAND = 26.0  # mm on either side of the base line in which a press moves the striker there
DECIDES = 9.0  # mm after which a drag that began on the striker is one thing or the other
FLAT = 2.2  # times as much along the line as across it: the striker slides
SNAPPED = 300  # hundredths of a millimetre that a snap may hide
STEP, TURN, HARDER, MUCH_HARDER = 200, 100, 10, 50  # of a key; a tenth of it with Shift
WHEEL = 5  # degrees by which the wheel turns the rack
HALF_POWER = 500


class Ground(Protocol):
    """The board under the hand."""

    drags_through: bool

    def places(self) -> Collection[int]: ...

    def place(self, spot: int) -> Pixel: ...

    def spot_at(self, pixel: Pixel, reach: float) -> int | None: ...

    def to_table(self, pixel: Pixel) -> Pixel:
        """The place under a pixel, mm."""
        ...


@dataclass(slots=True)
class Aim:
    """How the striker stands and where it would go: a strike that may have no power yet."""

    x: int
    angle: int
    power: int = 0

    @property
    def strike(self) -> Strike:
        return Strike(self.x, self.angle, self.power)


def first_aim(state: State, x: int) -> Aim:
    """Straight ahead from as near to `x` as the striker can stand."""
    return Aim(nearest_stand(state, x), (9000 * (1 + state.chair)) % FULL_TURN)


def nearest_stand(state: State, x: int) -> int:
    """The place on the base line, or on its circles, where the striker may stand nearest to `x`."""
    held = max(-REACH, min(REACH, x))
    if 2 * abs(x) > REACH + CIRCLE:
        held = CIRCLE if x > 0 else -CIRCLE
    if stands(state, held):
        return held
    return min(free_spots(state), key=lambda spot: (abs(spot - x), spot))


class StrikeHand(Hand):
    """The hand of whoever is to strike."""

    def __init__(
        self,
        picker: Picker[Any, Any],
        ground: Ground,
        state: State,
        options: CarromOptions,
        x: int = 0,
    ) -> None:
        """`x` is where the striker is put down, as near as it may stand."""
        self.aim = first_aim(state, x)
        self.state = state
        self.options = options
        self.table = ground
        self.deed = ""  # what the button that is down does: "hold", "slide" or "pull"
        self.keyed = False  # the keys aim: what they would strike is to be seen
        super().__init__(picker, ground, ground.place(spot_of(self.centre)))

    @property
    def centre(self) -> tuple[int, int]:
        """Of the striker, in hundredths of a millimetre."""
        return on_base_line(self.state.chair, self.aim.x)

    @property
    def aiming(self) -> bool:
        """Whether a strike is to be seen that letting go, or a key, would make."""
        return (self.deed == "pull" or self.keyed) and self.aim.power > 0

    @property
    def mark(self) -> object:
        return self.aim.strike, self.deed, self.keyed

    # -- the mouse

    def press(self, pixel: Pixel, *, early: bool = False) -> None:
        """Take hold of the striker, or put it down elsewhere on the line."""
        super().press(pixel, early=early)
        if early:
            self._down = None
            return
        self.keyed = False
        self.aim.power = 0
        along, across = self._seen(pixel)
        if dist(self.table.to_table(pixel), self._middle) <= GRAB:
            self.deed = "hold"
        elif abs(across) <= BAND and abs(along) * 100 <= CIRCLE + 100 * STRIKER_RADIUS:
            self.deed = "slide"
            self._slide(pixel)

    def motion(self, pixel: Pixel) -> None:
        self.pointer = pixel
        if self.deed == "hold":
            self._decide(pixel)
        if self.deed == "slide":
            self._slide(pixel)
        elif self.deed == "pull":
            self._pull(pixel)
        elif not self.pressing:
            self.refused = None

    def release(self, pixel: Pixel) -> None:
        """Strike, if the striker is pulled back so far that it would go anywhere."""
        if self.deed == "pull":
            self._pull(pixel)
            if self.aim.power:
                self._strike()
        self._let_go()

    def leave(self) -> None:
        self._let_go()
        super().leave()

    def cancel(self, *, keeps: bool) -> bool:
        self._let_go()
        return super().cancel(keeps=keeps)

    def explain(self) -> None:
        """Nothing under the pointer needs to be told."""

    def _let_go(self) -> None:
        if self.deed == "pull":
            self.aim.power = 0
        self.deed = ""
        self._down, self.dragging = None, False

    def _decide(self, pixel: Pixel) -> None:
        """A drag along the line slides the striker, any other one pulls it back."""
        if self._down is None:
            return
        here, there = self._seen(self._down), self._seen(pixel)
        along, across = abs(there[0] - here[0]), abs(there[1] - here[1])
        if max(along, across) < DECIDES:
            return
        self.deed = "slide" if along > FLAT * across else "pull"
        self.dragging = True

    def _seen(self, pixel: Pixel) -> Pixel:
        """A pixel as mm along the base line, in its coordinate, and across it."""
        x, y = self.table.to_table(pixel)
        cx, cy = (c / 100 for c in on_base_line(self.state.chair, 0))
        if self.state.chair in {Chair.BOTTOM, Chair.TOP}:
            return x, y - cy
        return y, x - cx

    @property
    def _middle(self) -> Pixel:
        x, y = self.centre
        return x / 100, y / 100

    def _slide(self, pixel: Pixel) -> None:
        self.dragging = True
        self._put(round(100 * self._seen(pixel)[0]))

    def _put(self, x: int) -> None:
        """Put the striker down as near to `x` as the law allows; say so if that is not there."""
        self.aim.x = nearest_stand(self.state, x)
        self.refused = None
        if abs(self.aim.x - x) > SNAPPED and abs(x) <= CIRCLE:
            self._refuse_at(on_base_line(self.state.chair, x))

    def _pull(self, pixel: Pixel) -> None:
        pull = Pull(self._middle, self.table.to_table(pixel), PULL_START, PULL_FULL)
        if not (self.aim.power and pygame.key.get_mods() & pygame.KMOD_SHIFT):
            self.aim.power = round(FULL_POWER * pull.power)  # Shift holds it, to aim from far off
        self.aim.angle = round(100 * pull.angle) % FULL_TURN
        self._check()

    def _check(self) -> None:
        """Show at once what the law has against the strike as it is aimed."""
        self.refused = None
        if self.aim.power:
            self._refusal()

    def _refusal(self) -> bool:
        clause = refused_strike(self.options, self.state, self.aim.strike)
        if clause:
            self.refused = Refused(spot_of(self.centre), clause)
        return bool(clause)

    def _refuse_at(self, point: tuple[int, int]) -> None:
        self.refused = Refused(spot_of(point), "CR-2.1")

    def _strike(self) -> None:
        if not self._refusal():
            self._move = self.aim.strike

    # -- the keys

    def key(self, key: int, mod: int) -> bool:
        """Arrows turn (with Ctrl: place), PgUp and PgDn say how hard, Space or Enter strikes."""
        if self.pressing:
            return False
        fine = 10 if mod & pygame.KMOD_SHIFT else 1
        if key == pygame.K_ESCAPE:
            return self._lay_down()
        if key in STRIKES:
            self._struck_by_key()
        elif key in SIDEWAYS and mod & PLACES:
            self._step(SIDEWAYS[key] * STEP // fine)
        elif key in SIDEWAYS and not mod & PLACES:
            self._turn(-SIDEWAYS[key] * TURN // fine)
        elif key in STRENGTH and not mod & PLACES:
            self._harden(STRENGTH[key] // fine)
        else:
            return False
        return True

    def _lay_down(self) -> bool:
        """Aim by keys no longer; False if they did not."""
        was, self.keyed = self.keyed, False
        self.refused = None
        return was

    def _show(self) -> None:
        """The first key only shows what the next ones will change."""
        if not self.keyed:
            self.keyed = True
            self.aim.power = self.aim.power or HALF_POWER

    def _struck_by_key(self) -> None:
        if self.keyed:
            self._strike()
        self._show()

    def _turn(self, by: int) -> None:
        self._show()
        self.aim.angle = (self.aim.angle + by) % FULL_TURN
        self._check()

    def _harden(self, by: int) -> None:
        self._show()
        self.aim.power = max(1, min(FULL_POWER, self.aim.power + by))
        self._check()

    def _step(self, by: int) -> None:
        """Move the striker to the next place to the right or left, as it is seen."""
        self._show()
        by *= self._rightwards
        wanted = self.aim.x + by
        if abs(wanted) <= REACH and stands(self.state, wanted):
            self.aim.x = wanted
            self._check()
            return
        beyond = [x for x in free_spots(self.state) if (x - self.aim.x) * by > 0]
        if beyond:
            self.aim.x = min(beyond, key=lambda x: abs(x - self.aim.x))
            self._check()
        else:
            self._refuse_at(on_base_line(self.state.chair, wanted))

    @property
    def _rightwards(self) -> int:
        """1 if the line's coordinate grows to the right (or upwards) on the screen, else -1."""
        here = self.table.place(spot_of(on_base_line(self.state.chair, 0)))
        there = self.table.place(spot_of(on_base_line(self.state.chair, REACH)))
        return 1 if (there[0] - here[0]) - (there[1] - here[1]) > 0 else -1

    # -- the rack

    def wheel(self, clicks: int) -> None:
        """Before the break the wheel turns the rack."""
        if self.state.phase is Phase.RACK and clicks and not self.pressing:
            self._move = turned_rack(self.state, WHEEL * clicks)


def turned_rack(state: State, by: int) -> Rack:
    """The rack turned further by so many degrees counter-clockwise."""
    return Rack((_degrees(state) + by) % 360)


def _degrees(state: State) -> int:
    """How far the rack is turned, up to whole arms of its Y."""
    stem = STEM + 90 * state.chair
    for kind, x, y in state.men:
        if kind == WHITE and hypot(x, y) < 1.5 * RING:
            return round(degrees(atan2(y, x)) - stem) % 360
    return 0


STRIKES = {pygame.K_SPACE, pygame.K_RETURN, pygame.K_KP_ENTER}
PLACES = pygame.KMOD_CTRL | pygame.KMOD_META
SIDEWAYS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
STRENGTH = {
    pygame.K_UP: HARDER,
    pygame.K_DOWN: -HARDER,
    pygame.K_PAGEUP: MUCH_HARDER,
    pygame.K_PAGEDOWN: -MUCH_HARDER,
}
