"""What the clauses common to all games say to a player."""

from game.words import N_

CLAUSES = {
    "G-1": N_("That is not allowed here, so nothing has changed."),
    "G-2": N_("A choice is yours to make even when only one is left."),
    "G-3": N_("Resigning and offering a draw are for your own turn, one offer a move."),
    "G-4": N_("Every face is equally likely, and taking back does not change what is rolled."),
    "G-5": N_("A clock that has run out ends the turn, the half or the game."),
    "G-6": N_("Moves can be taken back only if that was agreed before the game."),
    "G-7": N_("It is not the moment for that, or not this side's turn."),
}

RULES = {  # the same on a rule card, where nobody was refused anything
    "G-1": N_("A move that is not allowed changes nothing, and you are told the rule it breaks."),
    "G-2": N_("A choice is yours to make even when only one is left."),
    "G-3": N_(
        "You can resign or offer a draw when it is your turn. The offer uses no turn and stands "
        "until the other's next move, which takes it or turns it down. Before you offer again, "
        "you have to make a move."
    ),
    "G-4": N_(
        "In games with dice or coins every face is equally likely. Who takes back and plays on "
        "rolls the same face again."
    ),
    "G-5": N_("In games with a clock, time that has run out ends the turn, the half or the game."),
    "G-6": N_("Moves can be taken back only if that was agreed before the game."),
    "G-7": N_("You can move only when it is your turn, and only as the moment asks for it."),
}
