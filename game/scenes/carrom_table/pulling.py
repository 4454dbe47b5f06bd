"""An aim, and the pull that makes it while the button is down.

Angles are hundredths of a degree, power is per mille of full power.
"""

from dataclasses import dataclass

from game.hands.aim import Pull
from physics.laws.measures import FULL_POWER, FULL_TURN
from physics.laws.moves import Strike


@dataclass(slots=True)
class Aim:
    """How the striker stands and where it would go: a strike that may have no power yet."""

    x: int
    angle: int
    power: int = 0

    @property
    def strike(self) -> Strike:
        return Strike(self.x, self.angle, self.power)


@dataclass(slots=True)
class Draw:
    """A pull under way: what the pointer alone says, and how far the aim has been led off it.

    Keys, the wheel and Shift lead it off; the pointer then goes on from there.
    """

    angle: int = 0
    strain: int = 0  # per mille of full power, also below 0 and beyond
    turned: int = 0
    hardened: int = 0
    shift: bool = False  # was down at the last move
    holds: bool = False  # Shift, pressed during the pull, holds the power

    def to(self, pull: Pull, aim: Aim, *, shift: bool) -> None:
        """The pointer has moved: so does the aim."""
        self.angle, self.strain = round(100 * pull.angle), round(FULL_POWER * pull.strain)
        self.holds = shift and (self.holds or (not self.shift and aim.power > 0))
        self.shift = shift
        if self.strain <= 0:
            self.turned = self.hardened = aim.power = 0
            self.holds = False
        elif self.holds:
            self.hardened = aim.power - self.strain
        else:
            aim.power = max(0, min(FULL_POWER, self.strain + self.hardened))
        aim.angle = (self.angle + self.turned) % FULL_TURN

    def led(self, aim: Aim) -> None:
        """The aim has been changed beside the pointer: the next move starts from there."""
        self.turned, self.hardened = aim.angle - self.angle, aim.power - self.strain
