"""The laws of carrom as its rule card tells them, in a player's words.

By clause; a case by its number on the card, a heading by its words in the rule file, and a
paragraph by the heading that it stands under.
"""

from game.words import N_

RULES = {
    "heading 1 Equipment": N_("Equipment"),
    "CR-1.1": N_(
        "The playing surface is 740 mm square. In each corner is a round pocket of radius 22.25 "
        "mm that just touches both frames: its centre lies 347.75 mm to the side of the board's "
        "centre and as far up or down. Outside the pockets the frame is closed."
    ),
    "CR-1.2": N_(
        "There are nine white men, nine black men and one red queen, all of radius 15.9 mm and "
        "5.5 g. The striker has a radius of 20.65 mm and weighs 15 g."
    ),
    "CR-1.3": N_(
        "Two base lines run along each side: the lower one, 4\u20136 mm thick, 101.5 mm from the "
        "frame, the other 31.8 mm further in. At both ends they meet a base circle of radius 15.9 "
        "mm, red within 12.7 mm; its centre is 220.8 mm to the left or right and 252.6 mm towards "
        "the frame, seen from the centre of the board. The centre circle has a radius of 15.9 mm "
        "like a man, the outer circle one of 85 mm. Four arrows, 1.5 mm thick, point along the "
        "diagonals to the pockets, from 107.9 to 296.7 mm to the side and as far up or down."
    ),
    "CR-1.4": N_(
        "The queen starts on the centre. Six men touch her, white and black in turn. Twelve lie "
        "round these in a hexagon: white on its corners, 63.6 mm from the centre, and black in the "
        "middle of its edges, at 55.08 mm. So the white men form a Y, and its stem points at the "
        "player who breaks. Before the first strike the breaker may turn the whole rack to any "
        "full degree, as often as wanted, or strike at once."
    ),
    "heading 2 Striking": N_("Striking"),
    "CR-2.1": N_(
        "The striker stands on your own side and touches both base lines: its centre is on the "
        "line halfway between them, 252.6 mm from the centre of the board. There it may stand up "
        "to 184.2 mm to the left or right of the middle, or exactly on a base circle, at 220.8 mm; "
        "never partly on a base circle, and never on a man. It may touch one."
    ),
    "CR-2.2": N_(
        "You may strike in any direction, backwards too. If you agreed on forward strikes only, "
        "the striker has to set off away from your own frame, neither backwards nor along the base "
        "line. At a wooden board there is a rule for the elbow as well: it has to stay between "
        "the diagonals of the board, drawn on beyond the two corners at your side, and may not be "
        "over the board. No screen can see your elbow, so that rule is not played here."
    ),
    "CR-2.3": N_(
        "You give the striker a direction and a power of up to 100 %. A lone striker sent straight "
        "up the empty board with full power makes three and a half to four runs between the "
        "frames."
    ),
    "CR-2.4": N_(
        "Then the table plays until everything rests. A man, the queen or the striker is pocketed "
        "when its centre comes over the hole, which is within 22.25 mm of the pocket's centre. "
        "What only hangs over the rim stays on the board."
    ),
    "heading 3 Turns and break": N_("Turns and the break"),
    "CR-3.1": N_(
        "A toss decides who breaks. Whoever breaks has white in that board. In the next board the "
        "other breaks, and so in turn."
    ),
    "CR-3.2": N_(
        "The break is made when the striker touches any man. If it touches none you have two more "
        "tries, three in all. After the third, or at once if the striker is pocketed without "
        "having touched a man (which costs no due), the other tries, with the same colours and the "
        "rack as it lies; and so in turn until a man is touched."
    ),
    "CR-3.3": N_(
        "You strike again if you pocket a man of your own, or the queen when she may be pocketed "
        "(CR-5.1). Else it is the other's turn."
    ),
    "CR-3.4": N_(
        "A rival's man that you pocket stays pocketed and counts for the rival. If you pocket "
        "neither a man of your own nor, lawfully, the queen with it, your turn ends; with one of "
        "these it goes on. The summary says only that such a man costs the turn; here the Laws "
        "are followed, which say more (law 21)."
    ),
    "heading 4 Striker pocketed (dues)": N_("The striker in a pocket"),
    "CR-4.1": N_(
        "If you pocket the striker alone, your turn is lost and one of your pocketed men comes "
        "back to the board. Such a man is called a due."
    ),
    "CR-4.2": N_(
        "If you pocket the striker and men of your own, these come back and one more as a due. "
        "Your turn goes on."
    ),
    "CR-4.3": N_(
        "If you pocket the striker and the rival's men, theirs stay pocketed, you pay one due and "
        "your turn is lost. With the striker, men of your own and the rival's, your own come back "
        "and one more as a due, the rival's stay pocketed, and your turn goes on."
    ),
    "CR-4.4": N_(
        "A due that you cannot pay, since too few of your men are pocketed, is owed. It is paid at "
        "the end of the very stroke that pockets a man of yours, be it your stroke or the other's; "
        "the man still counts for striking again. Several dues are paid one after another, as men "
        "become available. What is still owed at the end of the board is written off."
    ),
    "CR-4.5": N_(
        "A man that comes back lies inside the outer circle, off the centre circle and on no other "
        "man: its centre is 31.8\u201369.1 mm from the centre of the board and at least 31.8 mm "
        "from that of every other man, so it may touch one. (The summary says inside the central "
        "circle; by the Laws that is the outer one.) Your rival places your men one by one, or "
        "lets you off all of them before placing the first. If there is no such place left, the "
        "rest are owed and come at the end of a later stroke. If you agreed that men come back by "
        "themselves, or the rival leaves it to the table, a man goes to the place nearest the "
        "centre; of several, to the one nearest the line that points straight away from whoever "
        "strikes next; of two, to that player's left. Whether the board is over is looked at "
        "before anything comes back."
    ),
    "heading 5 Queen": N_("The queen"),
    "CR-5.1": N_(
        "You may pocket the queen once a man of yours has been pocketed, before or in the same "
        "stroke; it does not matter by whom, nor whether it has come back since. You may not while "
        "you owe a due. If you pocket her when you may not, she comes back and your turn is lost, "
        "and men of your own from that stroke pay what you owe. This goes before CR-5.2 to CR-5.5."
    ),
    "CR-5.2": N_(
        "The queen has to be covered: a man of your own is pocketed in the same stroke or in your "
        "next one. In the same stroke she is covered whichever of the two fell first."
    ),
    "CR-5.3": N_(
        "If all nine of your men were on the board, the queen and just one of them do not cover "
        "her: your next stroke still has to. The queen and two or more of them do. The summary "
        "lets any man of the same stroke cover her; here the Laws are followed, which say "
        "otherwise (law 70)."
    ),
    "CR-5.4": N_(
        "If you do not cover her, she comes back and your turn is lost. If you pocket the striker "
        "and men of your own while she is to be covered, these men and one more as a due come "
        "back; you go on, and may still cover her with the next stroke. If you pocket the striker "
        "and no man of your own, she comes back, you pay a due and your turn is lost."
    ),
    "CR-5.5": N_(
        "If you pocket the queen and the striker, she comes back, you pay one due and your turn "
        "goes on; but it is lost if all nine of your men were on the board. If you pocket the "
        "queen, men of your own and the striker, all of these come back and one more as a due, and "
        "your turn goes on."
    ),
    "CR-5.6": N_(
        "The queen comes back to the centre. If that is partly taken, she lies so that she covers "
        "as much of the centre circle as possible; if a man covers it wholly, she touches that man "
        "on the side away from whoever strikes next. She is put back before dues are placed. "
        "Exactly: she goes to the free place nearest the centre, in hundredths of a millimetre; of "
        "several, to the one farther from the player who strikes next, and of two, to that "
        "player's left. Men that leave the board come back in the same way."
    ),
    "heading 6 End of a board": N_("The end of a board"),
    "CR-6.1": N_(
        "The side whose nine men are all pocketed first, with the queen covered by either side, "
        "wins the board. It gets 1 point for each man that the other side has left, and 3 for the "
        "queen if it covered her itself and had fewer than 22 points before. That makes 12 at most."
    ),
    "CR-6.2": N_(
        "If you pocket your last man while the queen is on the board, you lose the board by 3 "
        "points, or by 1 if the winner has 22 or more. With the striker in the same stroke it "
        "costs 1 more, always."
    ),
    "CR-6.3": N_(
        "If you pocket the rival's last man, and not your own last, you lose the board unless the "
        "queen was covered before that stroke. It is the same whether she is on the board, is "
        "pocketed in that very stroke (with or without a man of your own) or is to be covered. You "
        "lose by 3 points and 1 for each of your men left, or only by these men if the winner has "
        "22 or more. With the striker in the same stroke it costs 1 more."
    ),
    "CR-6.4": N_(
        "If you pocket the rival's last man with the queen covered, the rival's nine are complete "
        "and win by CR-6.1. The striker in the same stroke changes nothing: no man comes back."
    ),
    "CR-6.5": N_(
        "Your last man and the rival's fall in one stroke. If the queen stays on the board, the "
        "rival wins 3 points. If she falls in the same stroke, or was to be covered, you win 3. "
        "With the striker in the stroke you lose in each of these cases, by 3 points and 1 more. "
        "Where it says 3 it is 1 if the winner has 22 or more."
    ),
    "CR-6.6": N_(
        "Your last man and the rival's fall in one stroke, and the queen was covered before. If "
        "your side covered her you win 3 points (1 if you have 22 or more), else 1. With the "
        "striker in the stroke you lose: by 1 if your side had covered her, else by 3 (by 1 if the "
        "winner has 22 or more), and in both cases by 1 more."
    ),
    "CR-6.7": N_(
        "If you pocket your last man and the striker with the queen covered, you have not won: "
        "what you pocketed and one more come back, as CR-4.2 says."
    ),
    "heading 7 Game and match": N_("Games and the match"),
    "CR-7.1": N_(
        "Whoever has 25 points has won the game, or whoever leads after the eighth board. If both "
        "are level then, one extra board is played, with a toss for the break only. Points are not "
        "cut off at 25: 24 and 12 make 36. A void board is not one of the eight."
    ),
    "CR-7.2": N_(
        "A match is the best of three games; you may agree on one or five instead. Who lost the "
        "first toss of the match breaks first in the second game."
    ),
    "CR-7.3": N_(
        "You may pass once the break is made. That ends your turn, and a queen that you were to "
        "cover comes back. When each player has passed three times in a row, the board is void and "
        "is played again, with the same breaker and the same score. So is a board in which the "
        "striker cannot be placed anywhere."
    ),
    "CR-7.4": N_(
        "You may agree on a time limit; the Laws give 15 seconds. If it runs out before the first "
        "strike of your turn, one of your men comes back and you go on. Later in the turn one "
        "comes back, the turn is lost, and a queen that you were to cover comes back too. If it "
        "runs out while you place men, you forgo those that are left. A man that cannot come back "
        "is owed."
    ),
    "CR-7.5": N_(
        "In doubles partners sit opposite each other and share a colour: player 1's side at the "
        "bottom and the top, player 2's to the right and the left. Turns go counter-clockwise: "
        "bottom, right, top, left. The break goes on to the next seat from board to board, and so "
        "does a break that failed. Heads, and the bottom breaks first; tails, and the right does. "
        "Men that come back are placed by the player to the right of the one on turn (if these are "
        "that player's own, by the one on turn)."
    ),
    "heading Moves": N_("At this table"),
    "text Moves": N_(
        "Drag the striker along your base line; it moves over to the nearest place that is "
        "allowed. Pull it back and let go: the longer the pull, the harder the strike. Back on the "
        "striker nothing is struck. With the keys, the arrows left and right turn the aim (with "
        "Ctrl they move the striker), up and down change the power, and Enter or Space strikes. "
        "Shift makes every step a tenth, Space strikes what the mouse holds, and the wheel turns "
        "an aim finely. Before the break drag the rack round, or turn it by the wheel, the comma "
        "and the full stop. Arrows and Enter put a man back, with Shift in small steps. N hides "
        "the aim line, W shows the whole way, M slows the strike down and F hastens it; a click or "
        "a key shows its end. Ctrl+Z takes back, Ctrl+Y makes again."
    ),
    "heading Options": N_("Options"),
    "text Options": N_(
        "A game goes to 5\u201350 points (usually 25) and has 1\u201320 boards (8); a match is one "
        "game, or the best of three or five. You can agree on forward strikes only, on doubles, "
        "and on a limit of up to 60 seconds a stroke. Men that come back are placed by the rival, "
        "which is usual, or by themselves. The surface is regular, dry or slick: the men glide as "
        "they should, less far, or farther."
    ),
    "heading Worked cases (given by T:, no physics needed)": N_("Examples"),
    "case 1": N_(
        "You have five men left, and the queen is on the board. You pocket her and one man of your "
        "own: she is covered by you, and you strike again (CR-5.2)."
    ),
    "case 2": N_(
        "The same, but all nine of your men were on the board: the queen is still to be covered, "
        "and you strike again (CR-5.3). If no man of yours has been pocketed yet and you take the "
        "queen alone, she comes back and your turn is lost (CR-5.1)."
    ),
    "case 3": N_(
        "Of five men left you pocket one, and the striker. Two men come back (CR-4.2). The rival "
        "places them, and you strike again."
    ),
    "case 4": N_(
        "No man of yours has been pocketed yet, and you pocket the striker alone. You owe a man, "
        "and it is the other's turn (CR-4.1, CR-4.4). Later you pocket two of your men in one "
        "stroke: one of them comes back, and you go on."
    ),
    "case 5": N_(
        "You pocket your last man while the queen is on the board. A rival with 20 points gets 3; "
        "one with 23 gets 1 (CR-6.2)."
    ),
    "case 6": N_(
        "You pocket your last man, and the rival has four left. If you covered the queen and have "
        "21 points, you get 7; with 22 you get 4. If the rival covered her you get 4 (CR-6.1)."
    ),
    "case 7": N_(
        "You pocket a man of your own and one of the rival's: your turn goes on. The rival's "
        "alone: your turn is lost, and the man counts for the rival (CR-3.4)."
    ),
}
