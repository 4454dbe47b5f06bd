"""What the players have chosen once for all games, as one small JSON file."""

from typing import Annotated, Literal, TypeAlias

import msgspec

Seating: TypeAlias = Literal["fixed", "opposite", "same-side"]
Colours: TypeAlias = Literal["warm", "contrast"]

TEXT_SIZES = (80, 90, 100, 110, 125, 150, 175, 200)  # per cent, offered in steps


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Plain values with their defaults.  A key that this version does not know is ignored."""

    full_screen: bool = False
    reduced_motion: bool = False  # nothing slides or draws itself
    text_size: Annotated[int, msgspec.Meta(ge=80, le=200)] = 100  # per cent
    colours: Colours = "warm"
    volume: Annotated[int, msgspec.Meta(ge=0, le=100)] = 70  # per cent; 0 is silent
    language: str = "en"
    names: tuple[str, str] = ("", "")  # home and away of the last game that was set up
    seating: Seating = "fixed"


def read_settings(data: bytes) -> Settings:
    """Read a settings file.  Raises `ValueError`, which names the key that is wrong."""
    return msgspec.json.decode(data, type=Settings)


def write_settings(settings: Settings) -> bytes:
    return msgspec.json.format(msgspec.json.encode(settings)) + b"\n"
