"""What the clauses and options of paper football say to a player.

A sentence is shown both to the one who was just refused (a point or a whole move) and to those who
just saw something happen, so it tells how things are and not what somebody did.
"""

from game.words import N_, OptionWords, TurnWords

CLAUSES = {
    "PF-F1": N_("The line runs from point to point and stays on the field."),
    "PF-F2": N_("The goal line runs from post to post."),
    "PF-F3": N_("Side lines, front lines, posts and corners are the border of the field."),
    "PF-F4": N_("The line enters a goal only from an inner point of its goal line."),
    "PF-F5": N_("The middle line crosses the field, and its middle point is where play begins."),
    "PF-F6": N_("Each player attacks the far goal; the middle line belongs to nobody."),
    "PF-M1": N_("Play begins in the middle, and a move starts where the last one ended."),
    "PF-M2": N_("A move is three segments, each to one of the eight points around."),
    "PF-M3": N_("A move may not end where it began, nor run twice over one of its segments."),
    "PF-M4": N_("That touches or crosses an older line."),
    "PF-M5": N_("A move may not run along the border or touch a post."),
    "PF-M6": N_("The border is not to be touched while a move is left that keeps clear of it."),
    "PF-M7": N_("The border may be touched only in passing: no move ends on it."),
    "PF-M8": N_("What is drawn stays."),
    "PF-M9": N_("There is no time limit: think as long as you like."),
    "PF-G1": N_("When the line crosses the goal line it is a goal, and the move ends there."),
    "PF-G2": N_("Touching the goal line or running along it is no goal."),
    "PF-G3": N_("A penalty kick across the goal line is a goal; it may not touch a post."),
    "PF-G4": N_("The line may go into one's own goal only when nothing else is left."),
    "PF-G5": N_(
        "After a goal play goes on from a free inner point of the middle line, else from its ends."
    ),
    "PF-K1": N_("A player with no move left is closed, and the other takes a penalty kick."),
    "PF-K2": N_("A penalty kick is six squares long, straight in one of the eight directions."),
    "PF-K3": N_("A kick may not leave the field, end on the border, run along it or touch a post."),
    "PF-K4": N_(
        "Only a diagonal kick turns at a side line, after three to five squares, for one more."
    ),
    "PF-K5": N_("After a kick the closed player moves; if there is no move, the kicks go on."),
    "PF-K6": N_("Kicks of one series may cross but not lie on one another."),
    "PF-K7": N_("In one series only one kick may turn at each side line."),
    "PF-E1": N_("The game ends when no point of the middle line is left to go on from."),
    "PF-E2": N_("The game ends when a penalty kick is due and none can be taken."),
    "PF-E3": N_("More goals win, equal goals are a draw."),
    "PF-E4": N_("Each leg gives its points, and more points win the match."),
    "PF-E5": N_("Resigning gives the leg away, three points to none."),
    "PF-R1": N_("Moves are numbered through, and a goal keeps the number of its move."),
}

OPTIONS = {
    "width": OptionWords(N_("Width in squares"), N_("From side line to side line.")),
    "length": OptionWords(N_("Length in squares"), N_("From goal line to goal line.")),
    "goal": OptionWords(N_("Goal in squares"), N_("From post to post.")),
    "legs": OptionWords(N_("Legs"), N_("Games to a match.")),
    "pen": OptionWords(
        N_("Pen"),
        N_("With a soft pen the first two segments can be taken back."),
        {"soft": N_("Soft"), "strict": N_("Strict")},
    ),
}

TURNS = {
    "move": TurnWords(N_("{name} is to draw."), N_("{name} leads {score} and is to draw.")),
    "kick": TurnWords(
        N_("{name} takes a penalty kick."), N_("{name} leads {score} and takes a penalty kick.")
    ),
    "restart": TurnWords(
        N_("{name} chooses where to go on."), N_("{name} leads {score} and chooses where to go on.")
    ),
}
