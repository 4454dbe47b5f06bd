"""Figurine football in words: what a side is at, what is to be known, how a match ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engines.core.contract import Seat
from engines.figurine_football.choices import offender
from engines.figurine_football.field import NONE, each, name_of
from engines.figurine_football.match import IDLE_TURNS
from engines.figurine_football.moves import Call, Play
from engines.figurine_football.offside import bound
from engines.figurine_football.state import KEEPER, NAMES, Phase, has_ball
from game.board.board import Plate, Status, Summary, Told
from game.board.result import counted, ended_by_word, who_won
from game.i18n import N_
from game.scenes.figurine.people import who_is
from game.scenes.figurine.told import OVER

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from engines.figurine_football import FigurineFootball
    from engines.figurine_football.moves import Move
    from engines.figurine_football.state import State
    from engines.play.session import Ply, Session
    from game.board.board import View
    from game.i18n import Words
    from game.scenes.figurine.marks import Mark
    from game.scenes.figurine.offers import Offers

SIDES = (Seat.HOME, Seat.AWAY)
CHIPS: Mapping[Phase, str] = {
    Phase.PLAY: N_("to move"),
    Phase.AIM: N_("to aim"),
    Phase.SHOOT_OUT: N_("to aim"),
    Phase.DIVE: N_("to dive"),
    Phase.PLACE: N_("to place"),
}
TITLES: Mapping[int, str] = {
    1: N_("The first leg is over"),
    2: N_("Level after two legs"),
    3: N_("The first period is over"),
    4: N_("Still level"),
}
SOON = 10  # turns before the ball is dead, or a period of extra time over: so long it is told


class Teller:
    """The words of one match."""

    def __init__(
        self, words: Words, rules: FigurineFootball, names: tuple[str, str], offers: Offers
    ) -> None:
        self.words = words
        self.tr = words.tr
        self.options = rules.options
        self.names = names
        self.offers = offers

    # -- head and plates

    def subtitle(self, state: State) -> str:
        """Which leg it is, and what ends it."""
        if state.match.kicks is not None:
            return self.tr("shoot-out")
        if state.match.leg > 2:
            over = state.phase is Phase.OVER
            return self.tr("after extra time") if over else self._extra(state)
        options, tr = self.options, self.tr
        leg = tr("one leg")
        if options.legs == 2:
            leg = tr("1st leg") if state.match.leg == 1 else tr("2nd leg")
        end = self.words.ntr("{n} goal ends it", "{n} goals end it", options.goals)
        end = end.format(n=options.goals)
        if options.legs_by == "time":
            end = tr("{n} min").format(n=options.leg_minutes)
        return tr("{leg}, {end}").format(leg=leg, end=end)

    def _extra(self, state: State) -> str:
        left = max(0, self.options.extra_turns - state.turns)
        text = self.words.ntr("extra time, {n} turn left", "extra time, {n} turns left", left)
        return text.format(n=left)

    def plate(self, state: State, seat: Seat, turn: Seat | None) -> Plate:
        look = self.tr("red sleeves, round base")
        if seat is Seat.AWAY:
            look = self.tr("gold sleeves, six sides")
        chip = self.tr(CHIPS[state.phase]) if turn is seat and state.phase in CHIPS else ""
        kicks = state.match.kicks
        points = self._kicks(kicks[seat]) if kicks is not None else ""
        booked = self._booked(state, seat)
        return Plate(booked or look, chip, points)

    def _kicks(self, kicks: tuple[bool, ...]) -> str:
        """How many kicks of a shoot-out went in."""
        return self.tr("{n} of {kicks}").format(n=sum(kicks), kicks=len(kicks)) if kicks else ""

    def _booked(self, state: State, seat: Seat) -> str:
        """A side's bookings and cards; "" if it has none."""
        booked, cards = state.match.bookings[seat], state.match.cards[seat]
        if not booked:
            return ""
        first = self.words.ntr("{n} booking", "{n} bookings", booked).format(n=booked)
        second = self.words.ntr("{n} card left", "{n} cards left", cards).format(n=cards)
        return self.tr("{bookings}, {cards}").format(bookings=first, cards=second)

    # -- the move at hand

    def status(self, view: View, state: State) -> Status:
        if view.to_move is None:
            over = state.phase is Phase.OVER or not view.plies
            return Status(self.tr("The match is over" if over else OVER[state.match.leg]))
        if view.to_move is Seat.NATURE:
            return Status("")
        heading, told, clause = self._at(state, view)
        return Status(heading.format(name=self.names[view.to_move]), told=told, clause=clause)

    def _at(self, state: State, view: View) -> tuple[str, str, str]:
        tr = self.tr
        match state.phase:
            case Phase.AIM | Phase.SHOOT_OUT:
                rival = self.names[state.turn.rival]
                text = tr("{name}, look away").format(name=rival)
                return tr("{name} aims, in secret"), text, "FF-8.1"
            case Phase.DIVE:
                return self._diving(state)
            case Phase.PLACE:
                name = self.owned(state.turn.rival, offender(state))
                text = tr("{name} places {figurine}").format(name="{name}", figurine=name)
                return text, tr("a free square of its own, or none"), "FF-9.3"
            case _:
                touched = view.hand.touched if view.hand is not None else ()
                return self._held(state, touched) if touched else self._to_move(state)

    def _diving(self, state: State) -> tuple[str, str, str]:
        tr = self.tr
        if state.squares(state.turn)[KEEPER] not in range(135):
            return tr("{name} dives"), tr("no keeper: it will be a goal"), "FF-7.3"
        return tr("{name} dives: d, e or f"), tr("where it was aimed, it is saved"), "FF-8.1"

    def owned(self, side: Seat, figurine: int) -> str:
        text = self.tr("{name}\u2019s {figurine}")
        return text.format(name=self.names[side], figurine=NAMES[figurine])

    def _to_move(self, state: State) -> tuple[str, str, str]:
        """Nobody is held: what the turn is bound to, else where the ball is."""
        tr = self.tr
        if clause := bound(state, state.turn):
            text = tr("short in the own half, or long") if clause == "FF-7.2" else tr("at once")
            return tr("{name}\u2019s keeper must play"), text, clause
        if state.offside:
            return self._duty(state)
        return tr("{name} is to move"), self._ball(state), "FF-4.1"

    def _ball(self, state: State) -> str:
        for side in SIDES:
            figurine = has_ball(state, side)
            if figurine >= 0:
                text = self.tr("{figurine} has the ball")
                return text.format(figurine=self.owned(side, figurine))
        return self.tr("the ball is free on {square}").format(square=name_of(state.ball))

    def _duty(self, state: State) -> tuple[str, str, str]:
        """Who must leave the rival's yellow squares."""
        tr, who = self.tr, self.offenders(state)
        heading = self.words.ntr("{who} must leave", "{who} must leave", len(who))
        joined = tr(" and ").join(who)
        if not self.offers.freed(state):
            heading = tr("{who} must leave, and cannot")
            return heading.format(who=joined), tr("the turn is lost"), "FF-9.3"
        if len(who) > 1:
            return heading.format(who=joined), tr("the others will be placed"), "FF-9.4"
        if has_ball(state, state.turn) in each(state.offside):
            heading = tr("{who} must play the ball")
            return heading.format(who=joined), tr("else the turn is lost"), "FF-9.2"
        return heading.format(who=joined), tr("else the turn is lost"), "FF-9.1"

    @staticmethod
    def offenders(state: State) -> list[str]:
        """The names of those of the side to move that are bound to leave."""
        return [NAMES[figurine] for figurine in each(state.offside)]

    def _held(self, state: State, touched: tuple[int, ...]) -> tuple[str, str, str]:
        """Somebody is held: where, and what is to come."""
        who = who_is(state, touched[0])
        name = NAMES[who[1]] if who is not None else ""
        comes = touched[0] != state.ball
        if comes and state.ball not in touched[1:2]:
            return self._lifted(state, name, touched[0])
        if len(touched) > 1 + comes:
            return self._passed(state, touched[-1])
        return self._comes(state, name) if comes else self._has(state, name)

    def _has(self, state: State, name: str) -> tuple[str, str, str]:
        """Who is held has had the ball before."""
        tr = self.tr
        if name == NAMES[KEEPER]:
            heading = tr("{name}\u2019s keeper must play").format(name=self.names[state.turn])
            return heading, tr("short or long"), "FF-7.2"
        heading = tr("{figurine} has the ball").format(figurine=name)
        return heading, tr("send it: {figurine} stays").format(figurine=name), "FF-3.7"

    def _comes(self, state: State, name: str) -> tuple[str, str, str]:
        """Who is held has just come to the ball."""
        tr, victim = self.tr, who_is(state, state.ball)
        if victim is not None:
            heading = tr("{figurine} tackles {victim}")
            heading = heading.format(figurine=name, victim=self.owned(*victim))
            return heading, tr("send it from there, or hold it"), "FF-5.1"
        if name == NAMES[KEEPER] and (clause := bound(state, state.turn)):
            heading = tr("{name}\u2019s keeper must play").format(name=self.names[state.turn])
            text = tr("the ball on red {square}: short or long")
            return heading, text.format(square=name_of(state.ball)), clause
        heading = tr("{figurine} to {square}: now the ball")
        heading = heading.format(figurine=name, square=name_of(state.ball))
        if name == NAMES[KEEPER]:
            return heading, tr("short or long"), "FF-7.2"
        return heading, tr("send it from there, or hold it"), "FF-4.1"

    def _lifted(self, state: State, name: str, place: int) -> tuple[str, str, str]:
        """A figurine is chosen and has not come anywhere yet."""
        tr = self.tr
        if place >= 135:
            heading = tr("{figurine} comes back").format(figurine=name)
            return heading, tr("from the station, for a card"), "FF-6.2"
        heading = tr("{figurine} on {square}").format(figurine=name, square=name_of(place))
        if state.offside and name not in self.offenders(state):
            return heading, tr("this loses the turn"), "FF-9.3"
        clause = {"A": "FF-3.1", "B": "FF-3.1", "C": "FF-3.3", "K": "FF-3.4"}[name[0]]
        texts = {
            "A": tr("on light squares, two steps"),
            "B": tr("on dark squares, two steps"),
            "C": tr("any way, but halts in band 7"),
            "K": tr("one step, near the goal"),
        }
        return heading, texts[name[0]], clause

    def _passed(self, state: State, place: int) -> tuple[str, str, str]:
        mate = who_is(state, place)
        name = NAMES[mate[1]] if mate is not None else ""
        heading = self.tr("{figurine} gets it on {square}")
        heading = heading.format(figurine=name, square=name_of(place))
        return heading, self.tr("leave it, or pass on at once"), "FF-4.5"

    # -- what is to be known

    def news(self, state: State) -> tuple[Told, ...]:
        """Who must leave, and what will happen soon if nothing is done."""
        if state.phase is not Phase.PLAY:
            return ()
        found = []
        if state.offside:
            who = self.offenders(state)
            text = self.words.ntr(
                "{who} stands on {rival}\u2019s yellow squares",
                "{who} stand on {rival}\u2019s yellow squares",
                len(who),
            )
            rival = self.names[state.turn.rival]
            found.append(Told(text.format(who=self.tr(" and ").join(who), rival=rival), "FF-9.1"))
        left = IDLE_TURNS - state.idle
        if left <= SOON:
            text = self.words.ntr(
                "The ball is dead in {n} turn", "The ball is dead in {n} turns", left
            )
            found.append(Told(text.format(n=left), "FF-10.4"))
        return tuple(found)

    def legend(self, kinds: Collection[str]) -> tuple[tuple[Mark, str], ...]:
        """What the signs on the mat mean, those of the moment."""
        tr = self.tr
        texts: dict[Mark, str] = {
            "square": tr("its squares"),
            "ball": tr("to the ball"),
            "tackle": tr("tackle"),
            "straight": tr("straight, 1 to 4"),
            "bent": tr("an L, 2+1 or 3+1"),
            "long": tr("long"),
            "pass": tr("pass"),
            "second": tr("pass on"),
            "goal": tr("goal"),
            "hold": tr("hold"),
            "place": tr("place it here"),
            "dive": tr("dive"),
            "punished": tr("loses the turn"),
            "duty": tr("must leave"),
        }
        return tuple((kind, text) for kind, text in texts.items() if kind in kinds)

    def label(self, state: State, move: Move) -> str:
        """The button of a move; "" if it has none."""
        tr = self.tr
        if move is Call.PASS:
            return tr("Pass the turn")
        if move is Call.NOBODY:
            return tr("Leave {figurine}").format(figurine=NAMES[offender(state)])
        if not isinstance(move, Play):
            return ""
        if move.first == NONE:
            return tr("Hold on {square}").format(square=name_of(move.entry))
        mate = who_is(state, move.first)
        name = NAMES[mate[1]] if mate is not None else ""
        return tr("Leave it with {figurine}").format(figurine=name)

    # -- the end of a leg and of a match

    def interval(self, ply: Ply[Any, Any], session: Session[Any, Any]) -> Summary | None:
        """The end of a leg after which the match goes on."""
        ended = next((e for e in ply.events if e.name == "leg-over"), None)
        if ended is None or session.outcome is not None:
            return None
        tr, after = self.tr, ply.after
        button = tr("Second leg")
        if after.match.kicks is not None:
            button = tr("Shoot-out")
        elif after.match.leg > 2:
            button = tr("Extra time") if after.match.leg == 3 else tr("Second period")
        clause = "FF-10.3" if after.match.leg > 2 else "FF-10.2"
        return Summary(
            tr(TITLES[dict(ended.details)["leg"]]),
            Told(self.words.clause(clause), clause),
            after.match.score,
            self._table(session),
            end=False,
            look=tr("Look at the board"),
            button=button,
            sound="whistle",
        )

    def summary(self, session: Session[Any, Any]) -> Summary:
        outcome = session.outcome
        title = who_won(self.words, self.names, session)
        cause = self._cause(session, outcome.clause if outcome else "G-3")
        score = session.rules.score(session.state)
        look = self.tr("Look at the board")
        return Summary(title, cause, score, self._table(session), look=look)

    def _cause(self, session: Session[Any, Any], clause: str) -> Told:
        """Why the match ended, in a sentence."""
        said = ended_by_word(self.words, self.names, session, clause)
        if said is not None:
            return said
        kicks = _last_kicks(session)
        if clause == "FF-10.3" and kicks is not None:
            text = self.tr("Decided by kicks, {home}\u2013{away}.")
            return Told(text.format(home=sum(kicks[0]), away=sum(kicks[1])), clause)
        return Told(self.words.clause(clause), clause)

    def _table(self, session: Session[Any, Any]) -> tuple[tuple[str, ...], ...]:
        """Head, home, away: what the players talk about afterwards."""
        columns = (
            (self.tr("Tackles"), "tackle"),
            (self.tr("Returns"), "returned"),
            (self.tr("Offside"), "offside"),
            (self.tr("Penalties"), "penalty"),
        )
        return counted(self.names, session, columns)


def _last_kicks(session: Session[Any, Any]) -> tuple[list[bool], list[bool]] | None:
    """The kicks of a shoot-out as the last one told them."""
    for ply in reversed(session.plies):
        for event in ply.events:
            if "kicks" in dict(event.details):
                home, away = dict(event.details)["kicks"]
                return home, away
    return None
