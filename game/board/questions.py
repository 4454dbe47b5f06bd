"""What is laid over a match: the pause, the rules, and what is asked before it is done."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from engines.core.contract import Aside
from game.board.abilities import Tooled
from game.scenes.pause import Pause
from game.scenes.replay import watch
from game.scenes.rule_card import RuleCard
from game.shell import Pop, Push
from game.ui.dialog import Dialog

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.board.playing import Playing
    from game.shell import Change
    from game.ui.widgets import ButtonKind, Did

AGREED = "G-3"  # the clause of a draw by agreement


def open_pause(playing: Playing) -> Change:
    """The pause menu."""
    sitting, over = playing.sitting, playing.sitting.session.outcome is not None
    again = partial(watch, playing.desk, sitting) if sitting.session.plies else None
    pause = Pause(playing.desk, sitting.header.game, saved=sitting.saved, over=over, watch=again)
    return Push(pause)


def open_replay(playing: Playing) -> Change:
    """The match from its start, to be watched."""
    return Push(watch(playing.desk, playing.sitting))


def open_rules(playing: Playing, clause: str = "") -> Change:
    """The rule card at a clause ("": at its beginning)."""
    return Push(RuleCard(playing.desk, playing.sitting.header.game, clause))


def opened(playing: Playing, did: Did) -> Change | None:
    """What a button of the panel lays over the match; None: it is none of these."""
    match did.key:
        case "news" | "moves":
            return open_rules(playing, str(did.value))
        case "rules":
            return open_rules(playing)
        case "menu":
            return open_pause(playing)
        case "draw":
            return ask_draw(playing)
        case "resign":
            return ask_resign(playing)
    return None


def ask_resign(playing: Playing) -> Change:
    """Whether the side to move resigns."""
    words = playing.desk.words
    title = words.tr("Does {name} resign?").format(name=playing.sitting.names[playing.mover])
    clause = playing.board.resigning
    told = words.clause(clause) if clause else ""
    return _ask(playing, title, told, (words.tr("Resign"), Aside.RESIGN), clause)


def ask_draw(playing: Playing) -> Change:
    """Whether the side to move offers a draw, or accepts the one that was offered."""
    tr, mover = playing.desk.words.tr, playing.mover
    name, other = playing.sitting.names[mover], playing.sitting.names[mover.rival]
    offered = playing.board.draw_offer(playing.sitting.session.state)
    if offered is mover.rival:
        title = tr("Does {name} accept the draw?").format(name=name)
        return _ask(playing, title, "", (tr("Accept the draw"), Aside.DRAW), AGREED)
    title = tr("Does {name} offer a draw?").format(name=name)
    text = tr("{other} can accept it, or decline by playing on.").format(other=other)
    return _ask(playing, title, text, (tr("Offer a draw"), Aside.DRAW), AGREED)


def tell_waiting(playing: Playing, touch: Callable[[], None]) -> Change:
    """Time fell twice and nobody has touched anything: the match waits for them."""
    tr, name = playing.desk.words.tr, playing.sitting.names[playing.mover]

    def answer(_: str) -> Change:
        touch()
        return Pop()

    text = tr(
        "Twice in a row, and nothing was touched. The clock stands; it is {name}\u2019s turn."
    )
    buttons: tuple[tuple[str, str, ButtonKind], ...] = (("on", tr("Go on"), "primary"),)
    rules = partial(open_rules, playing)
    title = tr("Time is up")
    return Push(Dialog(playing.desk, title, text.format(name=name), buttons, answer, rules))


def ask_first(playing: Playing, clock: Callable[[int], None]) -> Change | None:
    """The question that a move has to wait for, if one does; the clock goes on over it."""
    asked = playing.asking
    if asked is None:
        return None
    question, tr = asked.question, playing.desk.words.tr

    def answer(key: str) -> Change:
        playing.answer(yes=key == "yes")
        return Pop()

    buttons: tuple[tuple[str, str, ButtonKind], ...] = (
        ("yes", question.yes, "plain"),
        ("no", tr("Think again"), "primary"),
    )
    text = f"{question.text} \u2013 {question.clause}" if question.clause else question.text

    def meanwhile(ms: int) -> Change | None:
        clock(ms)
        return Pop() if playing.asking is None else None  # time was up: there is nothing to ask

    rules = partial(open_rules, playing, question.clause)
    return Push(Dialog(playing.desk, question.title, text, buttons, answer, rules, meanwhile))


def use_tool(playing: Playing, key: str) -> Change | None:
    """A button of the board's own that makes no move by itself."""
    board = playing.board
    return board.use(key, playing) if isinstance(board, Tooled) else None


def _ask(playing: Playing, title: str, text: str, yes: tuple[str, Aside], clause: str) -> Change:
    """Whether `yes`, a label and what is then said, is meant; F1 reads the clause of it."""
    label, aside = yes

    def answer(key: str) -> Change:
        if key == "yes":
            playing.say_aside(aside)
        return Pop()

    buttons: tuple[tuple[str, str, ButtonKind], ...] = (
        ("yes", label, "primary"),
        ("no", playing.desk.words.tr("Cancel"), "plain"),
    )
    rules = partial(open_rules, playing, clause)
    return Push(Dialog(playing.desk, title, text, buttons, answer, rules))
