"""A strike as it is shown: the film cut where something is to be heard."""

from dataclasses import dataclass

from game.board.timeline import Act
from game.scenes.carrom_table.painter import Kind
from physics.dimensions import POCKETS
from physics.film import Contact, Film
from physics.laws.state import State

FILM = "film"
SINK = 0.22  # s in which a disc sinks into a pocket
LONG = 0.8  # s: a film of which it is told that it can be cut short
APART = 0.03  # s between two sounds
LOUDEST = 15_000.0  # g mm/s: an impulse that is heard at full loudness
FAINTEST = 0.04  # of that: what is not heard
KINDS: dict[str, Kind] = {"w": "w", "b": "b", "q": "q"}


@dataclass(frozen=True, slots=True)
class Shown:
    """A disc at one moment: mm, and how deep it has sunk (0 to 1)."""

    kind: Kind
    x: float
    y: float
    sunk: float = 0.0


@dataclass(frozen=True, slots=True)
class Heard:
    """A sound of the film."""

    time: float
    sound: str
    loud: float


class FilmShow:
    """A film and what its discs are."""

    def __init__(self, state: State, film: Film) -> None:
        """`state` is the position in ROLLING that the film began with."""
        self.film = film
        self.kinds: tuple[Kind, ...] = (*(KINDS[man.kind] for man in state.men), "s")
        self.duration = film.duration + (SINK if film.pocketed else 0.0)

    def at(self, time: float) -> list[Shown]:
        """All discs at a moment, those that sink first."""
        shown = [
            self._sinking(index, time - fall, fall, POCKETS[pocket])
            for fall, index, pocket in self.film.pocketed
            if fall <= time < fall + SINK
        ]
        places = self.film.at(time)
        shown += [
            Shown(kind, *place)
            for kind, place in zip(self.kinds, places, strict=True)
            if place is not None
        ]
        return shown

    def _sinking(self, index: int, since: float, fall: float, hole: tuple[float, float]) -> Shown:
        """A disc that has just fallen: from the lip, where it fell, it slides into the hole."""
        x, y = self.film.at(max(0.0, fall - 1e-6))[index] or hole
        part = min(1.0, 2 * since / SINK)
        x, y = x + part * (hole[0] - x), y + part * (hole[1] - y)
        return Shown(self.kinds[index], x, y, since / SINK)

    def heard(self) -> list[Heard]:
        """The sounds in their order; of several at about the same time the loudest."""
        sounds = [Heard(0.0, "strike", 0.8), *filter(None, map(_knock, self.film.contacts))]
        sounds += [Heard(fall, "pocket", 0.9) for fall, _, _ in self.film.pocketed]
        kept: list[Heard] = []
        for one in sorted(sounds, key=lambda heard: heard.time):
            if kept and one.time - kept[-1].time < APART:
                if one.loud > kept[-1].loud:
                    kept[-1] = Heard(kept[-1].time, one.sound, one.loud)
            else:
                kept.append(one)
        return kept

    def acts(self, owner: int, told: str = "") -> list[Act]:
        """The film from sound to sound; `told` is said of one that takes a while."""
        if self.duration < LONG:
            told = ""
        heard = self.heard()
        ends = [*(one.time for one in heard[1:]), max(self.duration, heard[-1].time)]
        return [
            Act(
                FILM,
                round(1000 * (end - one.time)),
                Part(self, one.time, end),
                one.sound,
                owner,
                one.loud,
                told if one is heard[0] else "",
                makes=True,
            )
            for one, end in zip(heard, ends, strict=True)
        ]


@dataclass(frozen=True, slots=True)
class Part:
    """A film from one moment to another."""

    show: FilmShow
    start: float
    end: float

    def at(self, progress: float) -> list[Shown]:
        return self.show.at(self.start + (self.end - self.start) * progress)


def _knock(contact: Contact) -> Heard | None:
    loud = min(1.0, contact.impulse / LOUDEST)
    if loud < FAINTEST:
        return None
    return Heard(contact.time, "men" if contact.j >= 0 else "frame", loud)
