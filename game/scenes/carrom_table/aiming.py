"""The hand that strikes: it places the striker along the base line, and pulls it back to aim.

Nothing is struck before the button is let go, and then exactly what is seen; pulled back into the
striker it comes to nothing.  Before the break the same hand turns the rack.  Places are pixels
outside and hundredths of a millimetre within, as the laws have them.
"""

from collections.abc import Collection
from math import dist
from typing import Any, Literal, Protocol

import pygame

from engines.play.picker import Picker
from game.hands.aim import Pull
from game.hands.hand import Hand, Refused
from game.scenes.carrom_table.painter import PULL_FULL, PULL_START
from game.scenes.carrom_table.pulling import Aim, Draw
from game.scenes.carrom_table.racking import RackTurn, takes_hold, turned_rack
from game.scenes.carrom_table.spots import spot_of
from game.scenes.carrom_table.standing import is_told, nearest_stand, next_stand
from physics.dimensions import STRIKER_RADIUS
from physics.laws.chairs import Chair, on_base_line
from physics.laws.measures import CIRCLE, FULL_POWER, FULL_TURN, REACH
from physics.laws.options import CarromOptions
from physics.laws.state import Phase, State
from physics.laws.striking import refused_strike, stands

Pixel = tuple[float, float]
Deed = Literal["", "hold", "slide", "pull", "rack"]

GRAB = 1.3 * STRIKER_RADIUS  # mm from the striker's centre at which it is taken hold of
BAND = 26.0  # mm on either side of the base line in which a press moves the striker there
DECIDES = 9.0  # mm after which a drag that began on the striker is one thing or the other
FLAT = 2.2  # times as much along the line as across it: the striker slides
LEAVES = STRIKER_RADIUS + 16  # mm off the line: what slid so far was meant to aim
STEP, TURN, HARDER, MUCH_HARDER = 200, 100, 10, 50  # of a key; a tenth of it with Shift
FINELY = 10  # times as fine: keys with Shift, and the wheel
RACK_STEP, RACK_FINE = 5, 1  # degrees by which wheel and keys turn the rack; with Shift
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


def first_aim(state: State, x: int) -> Aim:
    """Straight ahead from as near to `x` as the striker can stand."""
    return Aim(nearest_stand(state, x), (9000 * (1 + state.chair)) % FULL_TURN)


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
        self.deed: Deed = ""  # what the button that is down does
        self.keyed = False  # the keys aim: what they would strike is to be seen
        self.turning: RackTurn | None = None
        self._stood = self._began = self.aim.x  # before the button went down, and just after
        self._draw = Draw()
        super().__init__(picker, ground, ground.place(spot_of(self.centre)))

    def go_on(self, hand: "StrikeHand") -> None:
        """Aim as another hand of the same player has aimed, if the striker can stand there."""
        if stands(self.state, hand.aim.x):
            self.aim, self.keyed = hand.aim, hand.keyed

    @property
    def centre(self) -> tuple[int, int]:
        """Of the striker, in hundredths of a millimetre."""
        return on_base_line(self.state.chair, self.aim.x)

    @property
    def aiming(self) -> bool:
        """Whether a strike is to be seen that letting go, or a key, would make."""
        return (self.deed == "pull" or self.keyed) and self.aim.power > 0

    @property
    def breaks(self) -> bool:
        """Whether the rack may still be turned."""
        return self.state.phase is Phase.RACK

    @property
    def mark(self) -> object:
        by = self.turning.by if self.turning else 0
        return self.aim.strike, self.deed, self.keyed, by

    # -- the mouse

    def press(self, pixel: Pixel, *, early: bool = False) -> None:
        """Take hold of the striker or the rack, or put the striker down elsewhere on the line."""
        super().press(pixel, early=early)
        if early:
            self._down = None
            return
        self.keyed = False
        self.aim.power = 0
        self._stood, self._draw = self.aim.x, Draw(shift=_shift())
        self.deed = self._deed_at(pixel)
        if self.deed == "slide":
            self._slide(pixel)
        elif self.deed == "rack":
            self.turning = RackTurn(self.state, self.table.to_table(pixel))
        self._began = self.aim.x

    def _deed_at(self, pixel: Pixel) -> Deed:
        place = self.table.to_table(pixel)
        along, across = self._seen(pixel)
        if dist(place, self._middle) <= GRAB:
            return "hold"
        if abs(across) <= BAND and abs(along) * 100 <= CIRCLE + 100 * STRIKER_RADIUS:
            return "slide"
        return "rack" if takes_hold(self.state, place) else ""

    def motion(self, pixel: Pixel) -> None:
        self.pointer = pixel
        if self.deed == "hold":
            self._decide(pixel)
        if self.deed == "slide":
            self._slide(pixel)
        elif self.deed == "pull":
            self._pull(pixel)
        elif self.turning:
            self.dragging = True
            self.turning.to(self.table.to_table(pixel))
        elif not self.pressing:
            self.refused = None

    def release(self, pixel: Pixel) -> None:
        """Strike as it is seen to be aimed, or leave striker or rack as they lie."""
        self.pointer = pixel
        if self.aiming and self.pressing:
            self._strike()
        elif self.turning and self.turning.by:
            self._move = self.turning.move
        self._let_go()

    def leave(self) -> None:
        self._give_up()
        super().leave()

    def cancel(self, *, keeps: bool) -> bool:
        self._give_up()
        return super().cancel(keeps=keeps)

    def explain(self) -> None:
        """Nothing under the pointer needs to be told."""

    def _give_up(self) -> None:
        """Put all back to where it was before the button went down."""
        if self.pressing:
            self.aim.x = self._stood
            self.refused = None
        self._let_go()

    def _let_go(self) -> None:
        if self.deed == "pull":
            self.aim.power = 0
        self.deed, self.turning = "", None
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
        """Along the line; clearly off it, the drag is a pull from where the striker stood."""
        self.dragging = True
        along, across = self._seen(pixel)
        if abs(across) > LEAVES:
            self.aim.x, self.deed = self._began, "pull"
            self._pull(pixel)
        else:
            self._put(round(100 * along))

    def _put(self, x: int) -> None:
        """Put the striker down as near to `x` as the law allows; say so if that is not there."""
        x = max(-CIRCLE, min(CIRCLE, x))
        self.aim.x = nearest_stand(self.state, x)
        self.refused = None
        if is_told(x, self.aim.x):
            self._refuse_at(on_base_line(self.state.chair, x))

    def _pull(self, pixel: Pixel) -> None:
        pull = Pull(self._middle, self.table.to_table(pixel), PULL_START, PULL_FULL)
        self._draw.to(pull, self.aim, shift=_shift())
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
        """Decide the strike: there is nothing more to be aimed then."""
        if not self._refusal():
            self._move = self.aim.strike
            self.keyed, self.aim.power = False, 0

    def wheel(self, clicks: int) -> None:
        """The wheel turns the aim finely; before the break, while nothing is aimed, the rack."""
        if self.aiming:
            self._turn(TURN // FINELY * clicks)
        elif clicks and not self.pressing:
            self._turn_rack(clicks, fine=_shift())

    # -- the keys

    def key(self, key: int, mod: int) -> bool:
        """Arrows turn (with Ctrl: place) and say how hard, Space or Enter strikes.

        While the mouse pulls they change what it aims; while it does anything else they wait.
        """
        if key == pygame.K_ESCAPE:
            return self._lay_down()
        if self.pressing and (self.deed != "pull" or mod & PLACES):
            return key in OWN
        fine = bool(mod & pygame.KMOD_SHIFT)
        finely = FINELY if fine else 1
        if key in STRIKES:
            self._struck_by_key()
        elif key in ARROWS and mod & PLACES:
            self._step(ARROWS[key], STEP // finely)
        elif key in SIDEWAYS:
            self._turn(SIDEWAYS[key] * self._leftwards * TURN // finely)
        elif key in STRENGTH and not mod & PLACES:
            self._harden(STRENGTH[key] // finely)
        elif key in RACK_KEYS and self.breaks and not self.pressing:
            self._turn_rack(RACK_KEYS[key], fine=fine)
        else:
            return False
        return True

    def _lay_down(self) -> bool:
        """Let go of what the mouse holds, or aim by keys no longer; False if neither was."""
        if self.pressing:
            self.cancel(keeps=False)
            return True
        was, self.keyed = self.keyed, False
        self.refused = None
        return was

    def _show(self) -> bool:
        """Whether there is an aim to change; without a pull the first key only shows it."""
        if self.deed == "pull":
            return self.aim.power > 0
        if not self.keyed:
            self.keyed = True
            self.aim.power = self.aim.power or HALF_POWER
        return True

    def _struck_by_key(self) -> None:
        if not self.aiming:
            self._show()
            return
        self._strike()
        if self._move:
            self._let_go()

    def _turn(self, by: int) -> None:
        if self._show():
            self.aim.angle = (self.aim.angle + by) % FULL_TURN
            self._led()

    def _harden(self, by: int) -> None:
        if self._show():
            self.aim.power = max(1, min(FULL_POWER, self.aim.power + by))
            self._led()

    def _led(self) -> None:
        self._draw.led(self.aim)
        self._check()

    def _step(self, way: tuple[int, int], by: int) -> None:
        """Move the striker to the next place that way, as it is seen.

        Left and right on a line that stands upright are those of whoever sits behind it.
        """
        self._show()
        line = self._seen_way(on_base_line(self.state.chair, REACH))
        if way[0] and abs(line[1]) > abs(line[0]):
            ahead = self._seen_way((0, 0))
            way = (0, way[0] if ahead[0] > 0 else -way[0])
        along = line[0] * way[0] + line[1] * way[1]
        if not along:
            return
        by = by if along > 0 else -by
        found = next_stand(self.state, self.aim.x, by)
        if found is None:
            self._refuse_at(on_base_line(self.state.chair, self.aim.x + by))
        else:
            self.aim.x = found
            self._check()

    def _seen_way(self, to: tuple[int, int]) -> tuple[int, int]:
        """The way from the middle of the base line to a place, as it is seen: y downwards."""
        here = self.table.place(spot_of(on_base_line(self.state.chair, 0)))
        there = self.table.place(spot_of(to))
        return round(there[0] - here[0]), round(there[1] - here[1])

    @property
    def _leftwards(self) -> int:
        """How the aim turns to the left: counter-clockwise, unless it goes down the screen."""
        ahead = self._seen_way((0, 0))
        return -1 if ahead[1] > abs(ahead[0]) else 1

    def _turn_rack(self, times: int, *, fine: bool) -> None:
        if self.breaks:
            self._move = turned_rack(self.state, times * (RACK_FINE if fine else RACK_STEP))


def _shift() -> bool:
    return bool(pygame.key.get_mods() & pygame.KMOD_SHIFT)


STRIKES = {pygame.K_SPACE, pygame.K_RETURN, pygame.K_KP_ENTER}
PLACES = pygame.KMOD_CTRL | pygame.KMOD_META
SIDEWAYS = {pygame.K_LEFT: 1, pygame.K_RIGHT: -1}
ARROWS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}
STRENGTH = {
    pygame.K_UP: HARDER,
    pygame.K_DOWN: -HARDER,
    pygame.K_PAGEUP: MUCH_HARDER,
    pygame.K_PAGEDOWN: -MUCH_HARDER,
}
RACK_KEYS = {
    pygame.K_LEFTBRACKET: 1,
    pygame.K_RIGHTBRACKET: -1,
    pygame.K_COMMA: 1,
    pygame.K_PERIOD: -1,
}
OWN = STRIKES | SIDEWAYS.keys() | STRENGTH.keys() | RACK_KEYS.keys()
