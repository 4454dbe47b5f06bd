"""Twenty strikes and what became of them: `python -m tests.physics.golden` writes them anew.

Only a wanted change of the physics may change them.
"""

import json
from pathlib import Path
from random import Random
from typing import Any

from physics.table import TOURNAMENT, Disc, Film, Table
from tests.physics import shots

FILE = Path(__file__).with_name("golden.json")


def strikes() -> list[list[Disc]]:
    """Breaks, presses and mid-game shots."""
    dice = Random(2026)
    full = TOURNAMENT.v_max
    breaks = [shots.random_break(dice, full) for _ in range(4)]
    presses = [shots.pressed(dice, full) for _ in range(4)]
    middle = [shots.mid_game(dice, men, full * 0.6) for men in (1, 2, 4, 6, 8, 9, 10, 12, 14, 16)]
    straight = [
        [*men, shots.striker(0.0, shots.BASE, full)] for men in (shots.rack(), shots.whole_rack())
    ]
    return [*straight, *breaks, *presses, *middle]


def told(film: Film) -> dict[str, Any]:
    """The digest of a film: who fell where, how many contacts, who rests where, in 0.0001 mm."""
    return {
        "pocketed": [[index, pocket] for _, index, pocket in film.pocketed],
        "contacts": len(film.contacts),
        "duration": round(film.duration, 6),
        "rest": [disc and [round(disc.x, 4), round(disc.y, 4)] for disc in film.rest],
    }


def main() -> None:
    table = Table(TOURNAMENT)
    lines = [
        json.dumps({"discs": [list(disc) for disc in discs], **told(table.play(discs))})
        for discs in strikes()
    ]
    FILE.write_text("[\n" + ",\n".join(lines) + "\n]\n", "utf-8")


if __name__ == "__main__":
    main()
