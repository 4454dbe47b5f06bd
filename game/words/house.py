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
