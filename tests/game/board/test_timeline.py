"""The timeline: acts one after another, time handed in."""

from game.board.timeline import Act, Timeline


def test_acts_follow_each_other() -> None:
    timeline = Timeline()
    timeline.add([Act("pen", 100), Act("banner", 200)])
    timeline.update(50)
    assert timeline.now == Act("pen", 100)
    assert timeline.progress == 0.5
    timeline.update(100)
    assert timeline.now == Act("banner", 200)
    assert timeline.progress == 0.25
    timeline.update(150)
    assert not timeline.busy


def test_time_flows_over_into_the_next_act_but_not_into_later_ones() -> None:
    timeline = Timeline()
    timeline.add([Act("pen", 100)])
    timeline.update(1000)
    timeline.add([Act("pen", 100)])
    assert timeline.progress == 0


def test_an_act_without_length_is_over_at_the_next_moment() -> None:
    timeline = Timeline()
    timeline.add([Act("pen", 0), Act("pen", 0)])
    assert timeline.progress == 1
    timeline.update(0)
    assert not timeline.busy


def test_each_act_is_told_once_when_it_begins() -> None:
    timeline = Timeline()
    first, second = Act("pen", 100, sound="pen"), Act("net", 100, sound="goal")
    timeline.add([first, second])
    assert timeline.begun() == [first]
    timeline.update(30)
    assert timeline.begun() == []
    timeline.update(80)
    assert timeline.begun() == [second]


def test_skipping_shows_the_end() -> None:
    timeline = Timeline()
    timeline.add([Act("pen", 100), Act("banner", 100)])
    timeline.update(10)
    timeline.skip()
    assert timeline.now is None
    assert timeline.acts == ()
    assert timeline.begun() == [Act("pen", 100)]
