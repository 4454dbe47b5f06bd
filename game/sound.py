"""The sounds of the table: baked files, played when there is a device, silent when there is none.

`pen`, `kick`, `hatch`, `knock`, `goal`, `page`, on the carrom table `men`, `frame`, `pocket`,
`strike`, in chess football `disc`, `ball`, `net`, `whistle`, `toss`, `coin`, in dice football
`tumble`, `die`, `hop`, `call`: what each is lies in `assets/sounds`. Files `pen-1.wav`,
`pen-2.wav`... are takes of one sound and are played in turn, so that a line of three segments does
not tick like a clock; "pen-2" asks for one of them.
"""

import io
import logging
from itertools import count

import pygame

from game.assets import Assets

LOUDNESS = {
    "pen": 0.55,
    "kick": 0.8,
    "hatch": 0.5,
    "knock": 0.6,
    "goal": 0.75,
    "page": 0.6,
    "men": 0.7,
    "frame": 0.75,
    "pocket": 0.8,
    "strike": 0.7,
    "disc": 0.6,
    "ball": 0.75,
    "net": 0.7,
    "whistle": 0.45,
    "toss": 0.45,
    "coin": 0.55,
    "tumble": 0.6,
    "die": 0.6,
    "hop": 0.4,
    "call": 0.55,
}
_RATE, _BUFFER = 44_100, 512
_log = logging.getLogger("sobremesa")


class Sound:
    """Plays a sound by its name at `volume` (0 silent, 1 full); the device opens at the first one.

    A device that cannot be opened, or a file that is not there, is logged once and means silence.
    """

    def __init__(self, assets: Assets, volume: float = 1.0) -> None:
        self.assets = assets
        self.volume = volume
        self._broken = False
        self._takes: dict[str, list[pygame.mixer.Sound]] = {}
        self._next: dict[str, int] = {}

    def works(self) -> bool:
        """Whether there is a device; the first call opens it."""
        if self._broken:
            return False
        try:
            if pygame.mixer.get_init() is None:
                pygame.mixer.init(_RATE, -16, 2, _BUFFER)
        except (pygame.error, NotImplementedError) as error:  # no device, or no mixer in this build
            self._broken = True
            _log.info("no sound: %s", error)
        return not self._broken

    def play(self, name: str, volume: float = 1.0) -> None:
        """Begin a sound, `volume` times as loud as it is meant to be; never raises."""
        meant = LOUDNESS.get(name.rstrip("-0123456789"), 1.0)  # "pen-2" is a take of "pen"
        loud = min(1.0, max(0.0, self.volume * volume * meant))
        if not loud or not self.works():
            return
        takes = self._loaded(name)
        if takes:
            turn = self._next.get(name, 0)
            self._next[name] = (turn + 1) % len(takes)
            takes[turn].set_volume(loud)
            takes[turn].play()

    def _loaded(self, name: str) -> list[pygame.mixer.Sound]:
        if name not in self._takes:
            self._takes[name] = self._load(name)
        return self._takes[name]

    def _load(self, name: str) -> list[pygame.mixer.Sound]:
        """Every take of a sound; none, and a line in the log, if it cannot be read."""
        try:
            return [
                pygame.mixer.Sound(file=io.BytesIO(self.assets.data(file)))
                for file in self._files(name)
            ]
        except (OSError, pygame.error) as error:
            _log.warning("sound %s is not played: %s", name, error)
            return []

    def _files(self, name: str) -> list[str]:
        """The files of its takes, or the one file of a sound without takes."""
        takes = []
        for number in count(1):
            file = f"sounds/{name}-{number}.wav"
            if not self.assets.has(file):
                break
            takes.append(file)
        return takes or [f"sounds/{name}.wav"]
