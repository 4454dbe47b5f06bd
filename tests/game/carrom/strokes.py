"""Strokes that no table has played, and what the panel says of them."""

from game.board.contents import Contents
from physics.laws.measures import QUEEN
from physics.laws.moves import Settled, Strike
from tests.game.board.table import LONG
from tests.game.carrom.seat import CarromTable


def settle(
    table: CarromTable,
    gone: int = 0,
    rival: int = 0,
    *,
    queen: bool = False,
    striker: bool = False,
    wait: int = LONG,
) -> None:
    """Strike, and say that so many of the first men of either side have fallen; wait some ms."""
    table.match.playing.play(Strike(0, 9000 * (1 + table.state.chair), 500))
    state = table.state
    own, other = state.colour(state.turn), state.colour(state.turn.rival)
    fallen = [man for man in state.men if man.kind == own][:gone]
    fallen += [man for man in state.men if man.kind == other][:rival]
    fallen += [man for man in state.men if queen and man.kind == QUEEN]
    men = tuple(man for man in state.men if man not in fallen)
    table.match.playing.play(Settled(men, striker=striker, touched=True))
    table.match.playing.stage.timeline.skip()
    table.wait(wait)


def contents(table: CarromTable) -> Contents:
    found = table.match.panel.contents
    assert found is not None
    return found


def told(table: CarromTable) -> list[tuple[str, str]]:
    """The sentences of the last move."""
    return [(one.text, one.clause) for one in contents(table).entries[0].told]
