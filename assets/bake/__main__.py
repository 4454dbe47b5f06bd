"""Bake everything, or only what is named: `python -m assets.bake [wood coffee ...]`."""

import sys
from collections.abc import Callable, Sequence

from assets.bake import (
    carrom_board,
    carrom_card,
    carrom_men,
    carrom_sounds,
    chess_card,
    chess_discs,
    chess_pitch,
    chess_sounds,
    coffee,
    dice_board,
    dice_card,
    dice_die,
    dice_men,
    dice_sounds,
    figurine_card,
    figurine_felt,
    figurine_men,
    football,
    icon,
    paper_card,
    pens,
    sheet,
    sounds,
    wood,
)

SCRIPTS: dict[str, Callable[[], None]] = {
    "wood": wood.bake,
    "sheet": sheet.bake,
    "coffee": coffee.bake,
    "pens": pens.bake,
    "paper_card": paper_card.bake,
    "carrom_board": carrom_board.bake,
    "carrom_men": carrom_men.bake,
    "carrom_card": carrom_card.bake,
    "chess_pitch": chess_pitch.bake,
    "chess_discs": chess_discs.bake,
    "football": football.bake,
    "chess_card": chess_card.bake,
    "dice_board": dice_board.bake,
    "dice_men": dice_men.bake,
    "dice_die": dice_die.bake,
    "dice_card": dice_card.bake,
    "figurine_felt": figurine_felt.bake,
    "figurine_men": figurine_men.bake,
    "figurine_card": figurine_card.bake,
    "icon": icon.bake,
    "sounds": sounds.bake,
    "carrom_sounds": carrom_sounds.bake,
    "chess_sounds": chess_sounds.bake,
    "dice_sounds": dice_sounds.bake,
}


def main(names: Sequence[str]) -> int:
    unknown = [name for name in names if name not in SCRIPTS]
    if unknown:
        print(f"no script {', '.join(unknown)}: there are {', '.join(SCRIPTS)}")
        return 2
    for name in names or SCRIPTS:
        SCRIPTS[name]()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
