"""Games looked at again out of a match: from its result, from its pause, from the far side."""

import pygame

from engines.core.contract import Aside
from game.board.ending import Ending
from game.board.match import MatchScene
from game.board.turned import Turned
from game.scenes.pause import Pause
from game.scenes.replay import Replay
from tests.game.board.table import lay
from tests.game.conftest import MakeDesk
from tests.game.films import SIZE

LINES = ("h12-h13-h14-h15", "h15-h16-h17-h18")


def test_the_result_leads_to_the_replay_and_back(make_desk: MakeDesk) -> None:
    table = lay(make_desk(), legs=1)
    table.play(*LINES)
    table.match.playing.say_aside(Aside.RESIGN)
    table.wait(500)
    assert table.shows(Ending)
    table.answer("watch")
    assert isinstance(table.top, Replay)
    assert table.top.sitting.session.plies == []
    table.key(pygame.K_END)
    assert table.top.sitting.session.state == table.session.state
    table.key(pygame.K_HOME)
    assert len(table.session.plies) == 3, "the match is left as it is"
    table.key(pygame.K_ESCAPE)
    assert table.shows(Ending)


def test_the_pause_leads_to_what_has_been_played_so_far(make_desk: MakeDesk) -> None:
    table = lay(make_desk())
    table.key(pygame.K_ESCAPE)
    assert table.shows(Pause)
    assert table.top.form.get("watch") is None, "nothing has been played"
    table.key(pygame.K_ESCAPE)
    table.play(*LINES)
    file = table.match.sitting.recorder
    assert file is not None
    table.key(pygame.K_ESCAPE)
    table.answer("watch")
    assert isinstance(table.top, Replay)
    assert table.top.reel.last == 2
    table.key(pygame.K_RIGHT)
    table.key(pygame.K_ESCAPE)
    table.key(pygame.K_ESCAPE)
    assert table.shows(MatchScene)
    table.draw("h18-g19-g20-g21")
    assert len(table.session.plies) == 3


def test_who_sits_at_the_far_side_watches_from_there(make_desk: MakeDesk) -> None:
    table = lay(make_desk(), "opposite")
    table.play(LINES[0])
    table.key(pygame.K_ESCAPE)
    pause = table.top
    assert isinstance(pause, Turned)
    assert isinstance(pause.scene, Pause)
    widget = pause.scene.form.get("watch")
    assert widget is not None
    x, y = widget.rect.center
    table.click((SIZE[0] - 1 - x, SIZE[1] - 1 - y))
    assert isinstance(table.top, Turned)
    assert isinstance(table.top.scene, Replay)
    last = table.top.scene.panel.form.get("last")
    assert last is not None
    x, y = last.rect.center
    table.click((SIZE[0] - 1 - x, SIZE[1] - 1 - y))
    assert table.top.scene.reel.step == 1
    table.picture()
    table.key(pygame.K_ESCAPE)
    assert isinstance(table.top, Turned)
    assert isinstance(table.top.scene, Pause)
