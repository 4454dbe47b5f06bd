"""What the clauses and options of carrom say to a player.

A sentence is shown both to the one who was just refused and to those who just saw something happen,
so it tells how things are and not what somebody did.
"""

from game.words import N_, OptionWords, TurnWords

CLAUSES = {
    "CR-1.1": N_("Men lie on the playing surface; outside the pockets the frame is closed."),
    "CR-1.2": N_("Nine white men, nine black, one red queen, and a heavier striker."),
    "CR-1.3": N_("Two base lines on each side, a base circle at either end of them."),
    "CR-1.4": N_("Before the break the rack may be turned, from 0 to 359 degrees."),
    "CR-2.1": N_("The striker touches both base lines, or stands on a base circle, and on no man."),
    "CR-2.2": N_("Any direction goes, unless you agreed to strike forward only."),
    "CR-2.3": N_("A strike has some power, and full power at most."),
    "CR-2.4": N_("The table plays until all rests; men may fall, but none is added or overlaps."),
    "CR-3.1": N_("A toss decides who breaks and has white; then the break alternates."),
    "CR-3.2": N_("The break is made by touching a man, in three tries; then the other tries."),
    "CR-3.3": N_("Pocketing an own man, or the queen lawfully, earns another strike."),
    "CR-3.4": N_("A rival's man stays pocketed and counts for the rival; alone it ends the turn."),
    "CR-4.1": N_("The striker alone in a pocket costs the turn, and one own man comes back."),
    "CR-4.2": N_("Striker and own men pocketed: they and one more come back, the turn goes on."),
    "CR-4.3": N_("Striker and rival's men pocketed: theirs stay, own men and a due come back."),
    "CR-4.4": N_("A due that cannot be paid is owed until an own man has been pocketed."),
    "CR-4.5": N_("Men come back inside the outer circle, off the centre circle and other men."),
    "CR-5.1": N_("The queen may be taken after a first own man, and with no due owed."),
    "CR-5.2": N_("The queen is covered by an own man in the same stroke or the next one."),
    "CR-5.3": N_("With all nine own men on the board, one with the queen does not cover her yet."),
    "CR-5.4": N_("A queen that is not covered comes back, and the turn is lost."),
    "CR-5.5": N_("Queen and striker pocketed: she comes back, and a due with her."),
    "CR-5.6": N_("The queen returns to the centre, or as near to it as there is room."),
    "CR-6.1": N_("All nine pocketed and the queen covered: a point for each rival's man left."),
    "CR-6.2": N_("The last own man before the queen loses the board."),
    "CR-6.3": N_("The rival's last man before the queen is covered loses the board."),
    "CR-6.4": N_("The rival's last man with the queen covered completes the rival's nine."),
    "CR-6.5": N_("Both last men in one stroke: it depends on the queen and the striker."),
    "CR-6.6": N_("Both last men, the queen covered before: it depends on who covered her."),
    "CR-6.7": N_("The last own man with the striker does not win: it comes back, and one more."),
    "CR-7.1": N_("Enough points win the game, or the lead after its last board."),
    "CR-7.2": N_("Whoever has won most of the games has won the match."),
    "CR-7.3": N_("Passing ends the turn, but not before the break; three each void the board."),
    "CR-7.4": N_("When time is up a man comes back, and later in a turn the turn is lost."),
    "CR-7.5": N_("In doubles turns go counter-clockwise, and partners share a colour."),
}

OPTIONS = {
    "points": OptionWords(N_("Points"), N_("Whoever has so many has won the game.")),
    "boards": OptionWords(N_("Boards"), N_("After so many the leader has won the game.")),
    "games": OptionWords(N_("Games"), N_("Best of one, three or five.")),
    "forward_only": OptionWords(
        N_("Forward only"), N_("Nobody strikes backwards or along the line.")
    ),
    "due_placing": OptionWords(
        N_("Men that come back"),
        N_("Placed by the rival, or as near to the centre as can be."),
        {"rival": N_("Rival"), "auto": N_("By itself")},
    ),
    "doubles": OptionWords(N_("Doubles"), N_("Four players, partners opposite each other.")),
    "turn_seconds": OptionWords(N_("Seconds a stroke"), N_("No limit if 0.")),
    "surface": OptionWords(
        N_("Surface"),
        N_("How well the men glide."),
        {"tournament": N_("Regular"), "dry": N_("Dry"), "slick": N_("Slick")},
    ),
}

TURNS = {
    "rack": TurnWords(N_("{name} to break."), N_("{name} to break, {score} ahead.")),
    "strike": TurnWords(N_("{name} to strike."), N_("{name} to strike, {score} ahead.")),
    "place": TurnWords(
        N_("{name} to place what comes back."),
        N_("{name} to place what comes back, {score} ahead."),
    ),
}
