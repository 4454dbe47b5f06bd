"""The colours of the table: cream paper on walnut, one terracotta accent, two inks."""

from dataclasses import dataclass

from game.settings import Colours


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
    # the two sides: what they draw with, and a part that they could draw
    home_ink: str = "#1f3c8c"
    away_ink: str = "#9a3a1c"
    home_pale: str = "#dfe7fb"
    away_pale: str = "#f9e4da"
    to_come: str = "#efe2cc"
    # the squared sheet
    grid: str = "#b9cfe4"
    margin: str = "#e39a8f"
    pencil: str = "#4a4f63"
    net: str = "#6f7a8c"
    crayon: str = "#e0a04e"
    figures: str = "#74829a"

    @property
    def pales(self) -> tuple[str, str]:
        """Home's pale colour and away's."""
        return self.home_pale, self.away_pale


STANDARD = Palette()

CONTRAST = Palette(
    cream="#ffffff",
    cream_low="#ffffff",
    edge="#6b5645",
    ink="#120a05",
    soft="#3b2a1e",
    faint="#6b5645",
    line="#8f7a66",
    accent="#8f3209",
    accent_high="#9c3a0e",
    accent_light="#a84514",
    accent_deep="#7a2804",
    accent_edge="#3f1400",
    accent_pale="#ffe9d6",
    accent_line="#7a2804",
    on_accent="#ffffff",
    quiet="#5b3a22",
    button="#ffffff",
    button_low="#ffffff",
    button_edge="#3b2a1e",
    hover_low="#fff3e4",
    field="#ffffff",
    field_edge="#3b2a1e",
    groove="#cbbba2",
    groove_low="#d8cab4",
    plate_low="#ffffff",
    plate_edge="#7a2804",
    on_wood="#ffffff",
    on_wood_soft="#fff0d8",
    focus="#ffe14d",
    focus_dark="#003f9e",
    refuse="#a00000",
    home_ink="#0a2a8a",
    away_ink="#8a1f00",
    home_pale="#cddafc",
    away_pale="#ffd9c4",
    to_come="#cbbba2",
    grid="#a3bdd8",
    margin="#cf7468",
    pencil="#191c28",
    net="#3d4658",
    crayon="#d98a1e",
    figures="#333d52",
)

PALETTES: dict[Colours, Palette] = {"warm": STANDARD, "contrast": CONTRAST}
