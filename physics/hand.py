"""The table moves for nature: it plays the strike and says where the men rest (CR-2.4)."""

from math import cos, radians, sin
from typing import Any

from engines.play.nature import Dice
from engines.play.session import Session
from physics.dimensions import MAN_MASS, MAN_RADIUS, STRIKER_MASS, STRIKER_RADIUS
from physics.film import Disc, Film
from physics.laws.chairs import on_base_line
from physics.laws.measures import FULL_POWER, Man, hundredths, on_surface
from physics.laws.moves import Settled
from physics.laws.state import Phase, State
from physics.table import DRY, SLICK, TOURNAMENT, Surface, Table

SURFACES = {"tournament": TOURNAMENT, "dry": DRY, "slick": SLICK}
QUARTER = 9000


class TableHand:
    """Nature's hand in carrom: a coin at the toss, the table afterwards."""

    def __init__(self, seed: int) -> None:
        self._coin = Dice[Any, Any](seed)

    def poll(self, session: Session[Any, Any]) -> Any:  # noqa: ANN401 - as the other hands
        """The move that nature makes now."""
        state = session.state
        if state.phase is not Phase.ROLLING:
            return self._coin.poll(session)
        surface = SURFACES[session.rules.options.surface]  # type: ignore[attr-defined]
        return rest_of(state, film_of(state, surface))


def film_of(state: State, surface: Surface) -> Film:
    """Let the table play the strike of a position in ROLLING; the striker is the last disc."""
    if state.strike is None:
        raise ValueError("nothing has been struck")
    discs = [Disc(x / 100, y / 100, 0.0, 0.0, MAN_RADIUS, MAN_MASS) for _, x, y in state.men]
    x, y = on_base_line(state.chair, state.strike.x)
    speed = surface.v_max * state.strike.power / FULL_POWER
    across, up = direction(state.strike.angle)
    striker = Disc(x / 100, y / 100, speed * across, speed * up, STRIKER_RADIUS, STRIKER_MASS)
    return Table(surface).play([*discs, striker])


def direction(angle: int) -> tuple[float, float]:
    """The unit vector of hundredths of a degree; mirrored angles give exactly mirrored vectors."""
    quarters, rest = divmod(angle, QUARTER)
    if rest > QUARTER // 2:
        up, across = _within_half(QUARTER - rest)
    else:
        across, up = _within_half(rest)
    for _ in range(quarters % 4):
        across, up = -up, across
    return across, up


def _within_half(angle: int) -> tuple[float, float]:
    ray = radians(angle / 100)
    return cos(ray), sin(ray)


def rest_of(state: State, film: Film) -> Settled:
    """What nature says of a film: where the men rest, in whole hundredths."""
    last = len(state.men)
    men = [
        _at_rest(man.kind, disc)
        for man, disc in zip(state.men, film.rest[:last], strict=True)
        if disc is not None
    ]
    touched = any(contact.j == last for contact in film.contacts)
    return Settled(tuple(men), film.rest[last] is None, touched)


def _at_rest(kind: str, disc: Disc) -> Man:
    """Rounded; a man on the rim of a pocket does not fall in by being rounded."""
    x, y = hundredths(disc.x), hundredths(disc.y)
    while not on_surface(x, y):
        x, y = x - _sign(x), y - _sign(y)
    return Man(kind, x, y)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
