"""What the clauses and options of chess football say to a player.

A sentence is shown both to the one who was just refused and to those who just saw something happen,
so it tells how things are and not what somebody did.
"""

from game.words import N_, OptionWords, TurnWords

CLAUSES = {
    "CF-1.1": N_(
        "The pitch has eight columns and twelve rows, and a goal of two squares at each end."
    ),
    "CF-1.2": N_("The penal area is the eight squares before a goal, drawn with a double line."),
    "CF-1.3": N_("Central, change, corner and penalty squares are drawn on the pitch."),
    "CF-2.1": N_("There is one ball, and nobody stands on its square for longer than a kick."),
    "CF-3.1": N_("A squad has sixteen players, whose numbers say how they move."),
    "CF-3.2": N_("Eleven start, and before the match mixtos change places with the bench."),
    "CF-3.3": N_("A change uses the turn: on a free change square, never the keeper."),
    "CF-4.1": N_("Players move as in chess, over nobody and not over the ball; knights jump."),
    "CF-4.2": N_("A mixto steps straight ahead, and plays the ball one square forward."),
    "CF-4.3": N_("On goal squares nobody may stand but the own keeper."),
    "CF-4.4": N_("The keeper may go anywhere on the pitch."),
    "CF-9.1": N_("Whoever can move to the ball takes its place and sends it on as they move."),
    "CF-9.2": N_("The ball may not go back to where its player came from."),
    "CF-9.3": N_("Whoever can play the ball must; only if nobody can, a player moves."),
    "CF-9.4": N_("Only a side that can neither play the ball nor move may pass."),
    "CF-9.5": N_("The ball comes to rest on empty squares only, and rolls past nobody."),
    "CF-9.6": N_("Nobody plays the ball more than so many turns in a row."),
    "CF-9.7": N_("Only with no other way does the ball go into the own goal, and then out."),
    "CF-10.1": N_("The ball on an empty square of the rival's goal is a goal."),
    "CF-10.2": N_("The ball in the own goal counts for the rival."),
    "CF-10.3": N_("After a goal both sides place anew, and whoever conceded it kicks off."),
    "CF-8.1": N_("Before a kick-off each side places its players on its own half."),
    "CF-8.2": N_(
        "At a kick-off the own penal area is the keeper's, the centre the kicking side's."
    ),
    "CF-8.3": N_("The kick-off sends the ball forward, and somebody else plays it next."),
    "CF-8.4": N_("A coin decides who kicks off first, and the other side has the second half."),
    "CF-8.5": N_("Who is not placed by hand stands where the usual line-up has them."),
    "CF-5.1": N_("When its time is up a turn is lost, and nothing moves."),
    "CF-7.1": N_("A match by time has two halves, and may be drawn."),
    "CF-7.2": N_("A match by goals is won by enough goals, or by a lead that is large enough."),
    "CF-7.3": N_("Juniors play five a side, without offside, fouls, restarts and changes."),
    "CF-11.1": N_("Offside is beyond the second-last rival in the rival's half."),
    "CF-11.2": N_("Offside is judged as the ball is sent, but not for a pass from level or ahead."),
    "CF-11.3": N_("A player who is offside may not play the ball in the next turn of the side."),
    "CF-11.4": N_("Nobody is offside from a goal kick, corner or throw-in of their own side."),
    "CF-12.1": N_("A player who was touched and could act has to: the second caution sends off."),
    "CF-12.2": N_("A ball that was placed stays placed."),
    "CF-12.3": N_("Stepping into the line of a manifest chance is a foul, but for the keeper."),
    "CF-12.4": N_("After a foul the other side stops the game or plays on; the offender leaves."),
    "CF-12.5": N_("Two centrales on one colour: one is sent off, and the rival says which."),
    "CF-13.1": N_("A free kick is taken by the last sender, or by one who had the chance."),
    "CF-13.2": N_("At a free kick rivals keep off, and one of them may move into a wall."),
    "CF-13.3": N_("A free kick may score, and somebody else plays the ball next."),
    "CF-14.1": N_("At a penalty only the keeper stays in the area, and a coin says where it lies."),
    "CF-14.2": N_("A central takes a penalty on their own colour, and the coin places the keeper."),
    "CF-14.3": N_("A penalty is sent forward, and its taker does not play the ball again at once."),
    "CF-15.1": N_("A throw-in is taken where the ball left, and cannot score."),
    "CF-16.1": N_("A goal kick is taken in the own penal area, and has to leave it."),
    "CF-17.1": N_("A corner is taken from the corner square, and may score."),
    "CF-15.2": N_("A restart that nobody can take, or that takes too long, is lost."),
    "CF-18.1": N_("Whoever has to make room goes to the nearest free square."),
}

OPTIONS = {
    "mode": OptionWords(
        N_("Rules"),
        N_("Junior is a first game; in master what is touched must move."),
        {"junior": N_("Junior"), "senior": N_("Senior"), "master": N_("Master")},
    ),
    "match": OptionWords(
        N_("Played by"),
        N_("So many goals, or two halves."),
        {"time": N_("Time"), "goals": N_("Goals")},
    ),
    "half_minutes": OptionWords(N_("Minutes a half"), N_("The clock stands over the rules.")),
    "goals": OptionWords(N_("Goals"), N_("Whoever has so many has won.")),
    "margin": OptionWords(N_("Lead"), N_("Whoever is so many goals ahead has won.")),
    "turn_seconds": OptionWords(N_("Seconds a turn"), N_("No limit if 0.")),
    "placing_seconds": OptionWords(N_("Seconds to place"), N_("No limit if 0.")),
    "substitutions": OptionWords(N_("Changes"), N_("How many players a side may change.")),
    "players": OptionWords(N_("Players a side"), N_("Eleven, or fewer for a shorter game.")),
    "advance": OptionWords(
        N_("Turns in a row"), N_("How often one player may play the ball in a row.")
    ),
    "offside": OptionWords(N_("Offside"), N_("Whoever is offside leaves the ball alone.")),
    "touch_move": OptionWords(N_("Touch-move"), N_("The first player touched has to act.")),
    "mixto_ball": OptionWords(
        N_("Mixtos play"),
        N_("Like pawns in chess, or straight ahead only."),
        {"chess": N_("As in chess"), "straight": N_("Straight")},
    ),
}

TURNS = {
    "place": TurnWords(
        N_("{name} places the players."), N_("{name} leads {score} and places the players.")
    ),
    "kick-off": TurnWords(N_("{name} kicks off."), N_("{name} leads {score} and kicks off.")),
    "play": TurnWords(N_("{name} is to play."), N_("{name} leads {score} and is to play.")),
    "foul": TurnWords(
        N_("{name} was fouled and decides."), N_("{name} leads {score}, was fouled and decides.")
    ),
    "taker": TurnWords(
        N_("{name} chooses who takes the kick."),
        N_("{name} leads {score} and chooses who takes the kick."),
    ),
    "wall": TurnWords(
        N_("{name} may set up a wall."), N_("{name} leads {score} and may set up a wall.")
    ),
    "free-kick": TurnWords(
        N_("{name} takes a free kick."), N_("{name} leads {score} and takes a free kick.")
    ),
    "keeper": TurnWords(
        N_("{name} posts the keeper."), N_("{name} leads {score} and posts the keeper.")
    ),
    "penalty": TurnWords(
        N_("{name} takes a penalty."), N_("{name} leads {score} and takes a penalty.")
    ),
    "throw-in": TurnWords(
        N_("{name} throws the ball in."), N_("{name} leads {score} and throws the ball in.")
    ),
    "goal-kick": TurnWords(
        N_("{name} takes a goal kick."), N_("{name} leads {score} and takes a goal kick.")
    ),
    "corner": TurnWords(
        N_("{name} takes a corner."), N_("{name} leads {score} and takes a corner.")
    ),
    "dismiss": TurnWords(
        N_("{name} says who has to leave."), N_("{name} leads {score} and says who has to leave.")
    ),
}
