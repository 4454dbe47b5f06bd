"""The colours of the table: cream paper on walnut, one terracotta accent, two inks."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Palette:
    """Every colour of the app by the part it plays; values are "#rrggbb"."""

    # cards of cream paper and what is written on them
    cream: str = "#fffaf1"
    cream_low: str = "#f8eedd"
    edge: str = "#e6d5b8"
    ink: str = "#35251b"
    soft: str = "#75604d"
    faint: str = "#a8937b"
    line: str = "#eadbc2"
    # the accent: what can be done, whose turn it is
    accent: str = "#b8562a"
    accent_high: str = "#cf6c38"
    accent_light: str = "#dd7d48"
    accent_deep: str = "#9c4420"
    accent_edge: str = "#8f3d1b"
    accent_pale: str = "#fbeadb"
    accent_line: str = "#e2b795"
    on_accent: str = "#fffaf2"
    quiet: str = "#96603c"
    # buttons and fields
    button: str = "#fffdf8"
    button_low: str = "#f7ecd9"
    button_edge: str = "#dfcba9"
    hover: str = "#ffffff"
    hover_low: str = "#fdf4e6"
    press: str = "#f4e6cf"
    press_low: str = "#faf0df"
    field: str = "#fffefb"
    field_edge: str = "#d9c6a5"
    groove: str = "#e2d5bb"
    groove_low: str = "#ebe0ca"
    plate: str = "#ffffff"
    plate_low: str = "#fffaf2"
    plate_edge: str = "#e9cdb0"
    # straight on the wood
    wood: str = "#5a3522"
    on_wood: str = "#fff3de"
    on_wood_soft: str = "#e3cba8"
    # rings, shadows, warnings
    focus: str = "#ffd9a0"  # the ring on dark ground
    focus_dark: str = "#2f6f8f"  # the ring on light ground
    select: str = "#f6d3ae"
    shadow: str = "#140a05"
    refuse: str = "#b3261e"
    # the two sides' inks
    home_ink: str = "#1f3c8c"
    away_ink: str = "#9a3a1c"


STANDARD = Palette()
