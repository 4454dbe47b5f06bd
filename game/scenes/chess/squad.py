"""Who is who in a squad: the shirt number tells the figure."""

from game.scenes.chess.discs import Kind

FIGURES: dict[int, Kind] = {
    1: "K",
    2: "B",
    3: "B",
    4: "R",
    5: "R",
    6: "N",
    8: "N",
    10: "Q",
}


def kind_of(number: int) -> Kind:
    """The figure on a shirt; all that are not named are mixtos (CF-3.1)."""
    return FIGURES.get(number, "P")
