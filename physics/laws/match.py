"""Boards, games and the match: what follows when one is won or void (CR-7.1 to CR-7.3)."""

from dataclasses import replace

from engines.core.contract import Seat, Tell
from physics.laws.board_end import Award
from physics.laws.chairs import Chair, Seating
from physics.laws.options import CarromOptions
from physics.laws.rack import rack
from physics.laws.state import Pair, Phase, Queen, State, added, queen_among
from physics.laws.striking import has_room
from physics.laws.telling import tell_side


def opening() -> State:
    """Before the toss."""
    return State(rack(Chair.BOTTOM))


def new_board(options: CarromOptions, state: State, white: Seat) -> State:
    """A rack for the board and game that stand in `state`, which `white` breaks (CR-3.1)."""
    seating = Seating(options.doubles)
    extra = state.board > options.boards
    chair = seating.first(white) if extra else seating.breaker(white, state.board)
    return State(
        men=rack(chair),
        turn=white,
        chair=chair,
        phase=Phase.RACK,
        white=white,
        score=state.score,
        board=state.board,
        games=state.games,
        first_break=state.first_break,
        draw_offer=state.draw_offer,
    )


def tossed(options: CarromOptions, state: State, *, heads: bool) -> State:
    """Heads: home breaks.  The first toss of all settles the later games too (CR-7.2)."""
    winner = Seat.HOME if heads else Seat.AWAY
    if state.board == 1 and state.games == (0, 0):
        state = replace(state, first_break=winner)
    return new_board(options, state, winner)


def play_on(options: CarromOptions, state: State, tell: Tell) -> State:
    """A position in phase STRIKE, unless the striker can stand nowhere (CR-7.3)."""
    return state if has_room(state) else void(options, state, tell)


def void(options: CarromOptions, state: State, tell: Tell) -> State:
    """The board is replayed: the same breaker, the same score (CR-7.3)."""
    tell_side(tell, "board-void", "CR-7.3", state.white, board=state.board)
    return new_board(options, state, state.white)


def board_won(options: CarromOptions, state: State, won: Award, tell: Tell) -> State:
    """The next board, or the end of the game."""
    score = added(state.score, won.winner, won.points)
    told = {"points": won.points, "score": list(score), "board": state.board}
    tell_side(tell, "board-won", won.clause, won.winner, **told)
    state = replace(_cleared(state), score=score)
    if score[won.winner] >= options.points:
        return _game_won(options, state, won.winner, tell)
    if state.board < options.boards:
        return new_board(options, replace(state, board=state.board + 1), state.white.rival)
    if score[0] == score[1]:
        return _extra_board(state)
    return _game_won(options, state, Seat(score[1] > score[0]), tell)


def _extra_board(state: State) -> State:
    """Level after the last board: one more, with a toss for the break (CR-7.1)."""
    toss = State(rack(Chair.BOTTOM), board=state.board + 1, score=state.score, games=state.games)
    return replace(toss, first_break=state.first_break, draw_offer=state.draw_offer)


def _game_won(options: CarromOptions, state: State, winner: Seat, tell: Tell) -> State:
    games: Pair = added(state.games, winner, 1)
    told = {"score": list(state.score), "games": list(games)}
    tell_side(tell, "game-won", "CR-7.1", winner, **told)
    state = replace(state, games=games)
    if games[winner] >= options.games_to_win:
        tell_side(tell, "match-won", "CR-7.2", winner, games=list(games))
        return over(state)
    # The loser of the first toss breaks first in the second game, and so in turn.
    breaker = state.first_break if sum(games) % 2 == 0 else state.first_break.rival
    return new_board(options, replace(state, score=(0, 0), board=1), breaker)


def over(state: State) -> State:
    """The last position: nothing is owed, rolls or is to be placed any more."""
    return replace(_cleared(state), phase=Phase.OVER, draw_offer=None)


def _cleared(state: State) -> State:
    """What is open at the end of a board is written off (CR-4.4)."""
    queen = state.queen
    if queen_among(state.men):
        queen = Queen.BOARD
    elif queen is Queen.BOARD:
        queen = Queen.COVERING
    return replace(
        state,
        queen=queen,
        covered_by=state.covered_by if queen is Queen.COVERED else None,
        owed=(0, 0),
        to_place=0,
        placed=0,
        next=None,
        passes=0,
        struck=False,
        break_tries=0,
        strike=None,
    )
