"""Carrom in words: what a player is at, how the queen stands, how a board and a match ended."""

from typing import Any

from engines.core.contract import Seat
from engines.play.session import Session
from game.board.board import (
    Entry,
    Note,
    Numbered,
    Piece,
    Plate,
    Status,
    Summary,
    TimeLeft,
    Told,
    View,
)
from game.board.result import ended_by_word
from game.i18n import Words
from game.scenes.carrom_table.aiming import StrikeHand
from game.scenes.carrom_table.people import People
from game.scenes.carrom_table.placing import PlaceHand
from game.scenes.carrom_table.told import StoryTeller, sign_of
from physics.laws.board_end import NEARLY_THERE, QUEEN_POINTS
from physics.laws.chairs import on_base_line, turned
from physics.laws.measures import FULL_TURN, QUEEN, SIDE_MEN, WHITE
from physics.laws.moves import Strike
from physics.laws.state import Phase, Queen, State, queen_among
from physics.rules import Carrom

DASH = "\u2013"
SHORT_NAMES = 12  # letters of two names that both go into one line
Column = tuple[str, str]


class Teller:
    """The words of one match."""

    def __init__(self, words: Words, rules: Carrom, people: People) -> None:
        self.words = words
        self.tr = words.tr
        self.rules = rules
        self.people = people
        self.names = people.sides
        self.turns = 0  # quarters by which the board is seen turned: what is told fits what is seen
        self.stories = StoryTeller(words, people)

    # -- head and plates

    def subtitle(self, state: State) -> str:
        tr, options = self.tr, self.rules.options
        board = tr("board {n} of {boards}, to {points} points").format(
            n=state.board, boards=max(options.boards, state.board), points=options.points
        )
        if options.games == 1:
            return board[:1].upper() + board[1:]
        game = min(options.games, sum(state.games) + 1)
        return tr("Game {n} of {games}, {board}").format(n=game, games=options.games, board=board)

    def plate(self, state: State, seat: Seat, turn: Seat | None) -> Plate:
        games = ""
        if self.rules.options.games > 1:
            count = state.games[seat]
            games = self.words.ntr("{n} game", "{n} games", count).format(n=count)
        chip = self._chip(state) if turn is seat else ""
        if state.phase is Phase.TOSS:
            return Plate("", points=games, sign=state.colour(seat))
        return Plate(
            self._note(state, seat),
            chip,
            games,
            self._owes(state, seat),
            self._pieces(state, seat),
            self._short(state, seat, chip if self.people.doubles else ""),
            state.colour(seat),
        )

    def _note(self, state: State, seat: Seat) -> str:
        """The colour, and the men that are left."""
        colour = self.tr("White") if seat is state.white else self.tr("Black")
        left = state.left(seat)
        men = self.words.ntr("{n} man left", "{n} men left", left).format(n=left)
        return f"{colour}, {men}"

    def _owes(self, state: State, seat: Seat) -> str:
        owed = state.owed[seat]
        return self.words.ntr("owes {n} due", "owes {n} dues", owed).format(n=owed) if owed else ""

    def _pieces(self, state: State, seat: Seat) -> tuple[Piece, ...]:
        colour, left = state.colour(seat), state.left(seat)
        return tuple(Piece(colour, number < left) for number in range(SIDE_MEN))

    def _short(self, state: State, seat: Seat, who: str) -> str:
        left, owed = state.left(seat), state.owed[seat]
        parts = [self.words.ntr("{n} man", "{n} men", left).format(n=left)]
        if owed:
            parts.append(self.words.ntr("owes {n}", "owes {n}", owed).format(n=owed))
        parts.append(who)  # the frame says it too
        return ", ".join(part for part in parts if part)

    def _chip(self, state: State) -> str:
        """What the side is to do; in doubles who of it is."""
        tr = self.tr
        if self.people.doubles:
            texts = {
                Phase.RACK: tr("{name} breaks"),
                Phase.STRIKE: tr("{name} strikes"),
                Phase.ROLLING: tr("{name} strikes"),
                Phase.PLACE: tr("{name} places"),
            }
            return texts.get(_at(state), "").format(name=self.people.at(state.chair))
        return {
            Phase.RACK: tr("to break"),
            Phase.STRIKE: tr("to strike"),
            Phase.PLACE: tr("to place"),
        }.get(_at(state), "")

    # -- the queen

    def queen(self, state: State) -> Note:
        """What became of the queen, and what that means for both."""
        tr = self.tr
        if state.queen is Queen.BOARD and not queen_among(state.men):
            return Note(QUEEN, tr("Queen pocketed"), short=tr("pocketed"))
        if state.queen is Queen.BOARD:
            title, short = tr("Queen on the board"), tr("on the board")
            return Note(QUEEN, title, self._who_may_take_her(state), "CR-5.1", short)
        if state.queen is Queen.COVERING:
            title, short = tr("Queen to be covered"), tr("to be covered")
            text = tr("by {name}, with this stroke").format(name=self.people.at(state.chair))
            return Note(QUEEN, title, text, "CR-5.2", short)
        if state.covered_by is None:
            return Note(QUEEN, tr("Queen covered"), "", "CR-5.2", tr("covered"))
        name = self.names[state.covered_by]
        title = tr("Queen covered by {name}").format(name=name)
        short = tr("with {name}").format(name=name)
        return Note(QUEEN, title, self._worth(state, state.covered_by), "CR-6.1", short)

    def _who_may_take_her(self, state: State) -> str:
        """Those who have had a man and owe nothing."""
        tr = self.tr
        may = [side for side in (Seat.HOME, Seat.AWAY) if state.had_man[side]]
        may = [side for side in may if not state.owed[side]]
        if not may:
            return tr("neither may take her yet")
        if len(may) > 1:
            return tr("both may take her")
        name, other = self.names[may[0]], self.names[may[0].rival]
        if len(name) + len(other) <= SHORT_NAMES:
            return tr("{name} may take her, {other} not").format(name=name, other=other)
        white = may[0] is state.white
        return tr("only White may take her") if white else tr("only Black may take her")

    def _worth(self, state: State, side: Seat) -> str:
        """What she gives whoever covered her, if the board is won (CR-6.1)."""
        if state.score[side] >= NEARLY_THERE:
            return self.tr("no points for her from {n} on").format(n=NEARLY_THERE)
        return self.tr("{n} points with a win").format(n=QUEEN_POINTS)

    # -- the move at hand

    def status(self, view: View, _number: int) -> Status:
        state, time = view.state, self._time(view)
        match state.phase:
            case Phase.OVER:
                return Status(self.tr("The match is over"))
            case Phase.TOSS:
                return Status(self.tr("The toss"), self.tr("for the break"))
            case Phase.PLACE:
                return Status("", columns=self._placing(view), time=time)
        hand = view.hand if isinstance(view.hand, StrikeHand) else None
        if hand is not None and not hand.aiming:
            return Status("", columns=self._at_rest(view, hand), time=time)
        strike = hand.aim.strike if hand else state.strike
        return Status("", columns=self._strike(view, strike), time=time)

    def _strike(self, view: View, strike: Strike | None) -> tuple[Column, ...]:
        """Place, angle and power; dashes while nothing is aimed."""
        tr, place, angle, power = self.tr, DASH, DASH, DASH
        if strike is not None:
            place = self._place(view, strike.x)
            angle = f"{(strike.angle + 9000 * self.turns) % FULL_TURN / 100:.2f}\u00b0"
            power = tr("{n} %").format(n=f"{strike.power / 10:.0f}")
        return (tr("Place"), place), (tr("Angle"), angle), (tr("Power"), power)

    def _at_rest(self, view: View, hand: StrikeHand) -> tuple[Column, ...]:
        tr = self.tr
        place = tr("Place"), self._place(view, hand.aim.x)
        told = tr("pull back") if view.seconds else tr("pull the striker back")
        return place, (tr("To aim"), told)

    def _place(self, view: View, x: int) -> str:
        """To the right of the line's middle, or above it; beside a clock there is no unit."""
        chair = view.state.chair
        across, up = turned(on_base_line(chair, x), self.turns)
        place = f"{(up if (chair + self.turns) % 2 else across) / 100:+.1f}"
        return place if view.seconds else self.tr("{mm} mm").format(mm=place)

    def _time(self, view: View) -> TimeLeft | None:
        """What is left, if a clock runs."""
        whole = self.rules.options.turn_seconds
        return TimeLeft(view.seconds, whole) if view.seconds else None

    def _placing(self, view: View) -> tuple[Column, ...]:
        state: State = view.state
        count, place = state.to_place, DASH
        white = state.colour(state.turn.rival) == WHITE
        men = (self.tr("{n} white") if white else self.tr("{n} black")).format(n=count)
        if isinstance(view.hand, PlaceHand) and view.hand.at is not None:
            x, y = (f"{along / 100:+.1f}" for along in turned(view.hand.at, self.turns))
            place = self.tr("{x}, {y}").format(x=x, y=y)
        return (self.tr("Comes back"), men), (self.tr("Place, mm"), place)

    # -- the list of moves

    def entry(self, shown: Numbered) -> Entry:
        ply = shown.ply
        told = self.stories.story(ply)
        return Entry(shown.number, ply.before.turn, "", told, sign_of(ply))

    # -- the end of a board and of a match

    def interval(self, shown: Numbered, _session: Session[Any, Any]) -> Summary | None:
        """The end of a board that another one follows."""
        won = next((e for e in shown.ply.events if e.name == "board-won"), None)
        after: State = shown.ply.after
        if won is None or after.phase is Phase.OVER:
            return None
        tr, details = self.tr, dict(won.details)
        home, away = details["score"]
        game = next((e for e in shown.ply.events if e.name == "game-won"), None)
        title = self.stories.wins_the_board(details)
        if game is not None:
            title = self.stories.wins_the_game(dict(game.details))
        how = self.stories.reasons.points(shown.ply, won)
        return Summary(
            title,
            Told(f"{self.words.clause(won.clause)} {how}", won.clause),
            (home, away),
            end=False,
            unit=tr("points"),
            look=tr("Look at the board"),
            button=tr("Next board"),
        )

    def summary(self, session: Session[Any, Any]) -> Summary:
        state: State = session.state
        outcome = self.rules.outcome(state)
        winner = outcome.winner if outcome else None
        title = self.tr("A draw")
        if winner is not None:
            title = self.words.ntr("{name} wins", "{name} win", self.people.count)
            title = title.format(name=self.names[winner])
        cause = self._cause(session, outcome.clause if outcome else "G-3")
        score, unit = state.score, self.tr("points")
        if self.rules.options.games > 1:
            score, unit = state.games, self.tr("games")
        return Summary(title, cause, score, unit=unit, look=self.tr("Look at the board"))

    def _cause(self, session: Session[Any, Any], clause: str) -> Told:
        """Why the match ended, in a sentence."""
        if (said := ended_by_word(self.words, self.names, session, clause)) is not None:
            return said
        last = session.plies[-1] if session.plies else None
        text = self.words.clause(clause)
        won = next((e for e in last.events if e.name == "board-won"), None) if last else None
        if last is not None and won is not None:  # the last board, and how its points came about
            board = self.stories.happened(last, [won])
            text = " ".join((text, *(f"{told.text}." for told in board)))
        return Told(text, clause)


def _at(state: State) -> Phase:
    """The phase, but that of the rack as long as the break is still to be made (CR-3.2)."""
    tries = state.phase in {Phase.STRIKE, Phase.ROLLING} and not state.broken
    return Phase.RACK if tries else state.phase
