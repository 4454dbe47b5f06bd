"""The games as the start screen offers them.

Boards are named as strings and loaded when a match is opened, so that a start costs nothing for
games that are not played.
"""

from dataclasses import dataclass
from importlib import import_module
from typing import Any

from engines.core.errors import UnknownGameError
from engines.core.notice import Notice
from game.words import N_


@dataclass(frozen=True, slots=True)
class Entry:
    """One game: its card, and where its drawing is found."""

    name: str  # of the rule book, "paper-football"
    title: str
    line: str  # what one does in it, in a breath
    about: str  # the same for a card with room: what one does, and how one wins
    steps: tuple[str, ...]  # how it is played, in a few short sentences at the top of its rules
    seats: tuple[str, str]  # who is who, for the setup
    players: str
    minutes: int  # of a usual game
    card: str  # picture of a small card
    wide: str  # picture of a wide one
    stays: str  # the clause by which what is done stays, so that undo is off unless agreed; or ""
    board: str  # "module:name" of the Board that draws it
    thumbnail: str  # "module:name" of a function (desk, session, size) -> Surface
    note: str = ""  # what is to be known before the clauses are read
    diagrams: str = ""  # "module:name" of the Draughtsman of its rule card, made with (desk)
    dice: bool = False  # the players may roll dice of their own
    practice: str = ""  # "module:name" of the Scene of its practice table, made with (desk)


GAMES = (
    Entry(
        name="paper-football",
        title=N_("Paper football"),
        line=N_("Two pens, one unbroken line, no crossing back."),
        about=N_(
            "Two pens draw one unbroken line on squared paper, three segments a turn. Nobody may "
            "touch or cross what is drawn already, and the line is to end up in the other's goal."
        ),
        steps=(
            N_("You draw one line together. It begins in the middle, and its end is the ball."),
            N_("A move is three segments, each to a point next to the last, straight or slanting."),
            N_("No move touches or crosses an older line, nor the border while it can keep clear."),
            N_("Take the line between the posts at the far end for a goal. More goals win."),
            N_(
                "Who has no move left is closed, and the other takes a penalty kick: six squares "
                "straight, over all lines."
            ),
        ),
        seats=(N_("Player 1, blue pen"), N_("Player 2, red-brown pen")),
        players="2",
        minutes=20,
        card="card-paper-football.jpg",
        wide="wide-paper-football.jpg",
        stays="PF-M8",
        board="game.scenes.paper_football:PaperBoard",
        thumbnail="game.scenes.paper_football:thumbnail",
        note=N_(
            "Points like h12 are those of the classic paper, 14 squares wide and 22 long. On paper "
            "of another size the middle, the goals and the border lie elsewhere; all else holds."
        ),
        diagrams="game.scenes.paper.diagrams:Diagrams",
    ),
    Entry(
        name="carrom",
        title=N_("Carrom"),
        line=N_("Nine men and the queen, into the pockets."),
        about=N_(
            "Nineteen men glide on a polished board. Strike your nine into the pockets before the "
            "other does, and cover the red queen."
        ),
        steps=(
            N_("Drag the striker along your base line, pull it back and let go."),
            N_("Whoever pockets a man of his own strikes again; else it is the other's turn."),
            N_("The queen counts once a man of one's own follows her at once."),
            N_(
                "The striker in a pocket brings a man of one's own back. The turn is lost, unless "
                "one went in with it."
            ),
            N_(
                "Whose nine are pocketed first, the queen covered, wins the board: a point for "
                "each man the other has left, three for the queen. 25 points win the game."
            ),
        ),
        seats=(N_("Player 1, at the bottom"), N_("Player 2, at the top")),
        players="2 or 4",
        minutes=40,
        card="card-carrom.jpg",
        wide="wide-carrom.jpg",
        stays="",
        board="game.scenes.carrom:CarromBoard",
        thumbnail="game.scenes.carrom:thumbnail",
        practice="game.scenes.practice:Practice",
        note=N_(
            "These rules follow a short summary of the Laws of the International Carrom "
            "Federation. Where it is silent or loose, or says otherwise, the Laws decide. Lengths "
            "are those of the wooden board."
        ),
        diagrams="game.scenes.carrom_table.diagrams:Diagrams",
    ),
    Entry(
        name="chess-football",
        title=N_("Chess football"),
        line=N_("Chess figures; who can play the ball must."),
        about=N_(
            "Eleven chess figures a side with numbers on their shirts. Who can reach the ball "
            "takes it and sends it on as he moves himself; the ball in the other's goal scores."
        ),
        steps=(
            N_("Every player moves like the chess figure that it bears: a knight jumps."),
            N_("Whoever can reach the ball must take it, and sends it on by his own movement."),
            N_("It may not go back to the square he came from, nor over players."),
            N_("If nobody of yours can reach it, move any player to an empty square."),
            N_("The ball in one of the two squares of the other's goal is a goal."),
        ),
        seats=(N_("Player 1, plays to the right"), N_("Player 2, plays to the left")),
        players="2",
        minutes=60,
        card="card-chess-football.jpg",
        wide="wide-chess-football.jpg",
        stays="CF-12.2",
        board="game.scenes.chess_football:ChessBoard",
        thumbnail="game.scenes.chess_football:thumbnail",
        diagrams="game.scenes.chess.diagrams:Diagrams",
    ),
    Entry(
        name="dice-football",
        title=N_("Dice football"),
        line=N_("Standing men, one die, a running ball."),
        about=N_(
            "The men stand still, the die says how far the ball runs: exactly to another man, and "
            "he rolls again, or past the keeper into the goal."
        ),
        steps=(
            N_("Roll the die: the ball runs as many steps, never aslant, never over a rival."),
            N_("If it ends exactly on a man of yours, you roll again from there."),
            N_("For a goal it may be more than enough; only the keeper's square is shut."),
            N_("If it reaches nobody, clear it; then the other side tries to recover it."),
            N_("The same face twice running is a foul. \u00a1Portero! lets a keeper move."),
        ),
        seats=(N_("Player 1, plays to the right"), N_("Player 2, plays to the left")),
        players="2",
        minutes=40,
        card="card-dice-football.jpg",
        wide="wide-dice-football.jpg",
        stays="",
        board="game.scenes.dice_football:DiceBoard",
        thumbnail="game.scenes.dice_football:thumbnail",
        diagrams="game.scenes.dice.diagrams:Diagrams",
        dice=True,
    ),
    Entry(
        name="figurine-football",
        title=N_("Figurine football"),
        line=N_("Ten on a mat, and a ball that flies."),
        about=N_(
            "Ten figurines a side on a felt mat, moved one by one as in chess. Whoever comes to "
            "the ball sends it on, over everybody's head, until it lies in the other's goal."
        ),
        steps=(
            N_("A and B go one or two slanting steps on their own colour, captains any way."),
            N_("Who comes to the ball's square may send it at once, or hold it."),
            N_("The ball goes one to four squares straight or an L, over everybody."),
            N_("Come onto a rival who has the ball, and he is booked and leaves."),
            N_("Do not linger on the other's yellow squares, and keep your keeper near."),
        ),
        seats=(N_("Player 1, plays to the right"), N_("Player 2, plays to the left")),
        players="2",
        minutes=40,
        card="card-figurine-football.jpg",
        wide="wide-figurine-football.jpg",
        stays="",
        board="game.scenes.figurine_football:FigurineBoard",
        thumbnail="game.scenes.figurine_football:thumbnail",
        diagrams="game.scenes.figurine.diagrams:Diagrams",
    ),
)


def find_game(name: str) -> Entry:
    """The entry of the game called `name`.  Raises `UnknownGameError`."""
    for entry in GAMES:
        if entry.name == name:
            return entry
    raise UnknownGameError(Notice("there is no game {name!r} on this table", name=name))


def load(where: str) -> Any:  # noqa: ANN401 - whatever the name leads to
    """What a "module:name" of an entry leads to."""
    module, _, name = where.partition(":")
    return getattr(import_module(module), name)
