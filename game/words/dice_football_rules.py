"""The rules of dice football as its rule card tells them, in a player's words.

By clause; a case by its number on the card, a heading by its words in the rule file, and a
paragraph by the heading that it stands under.  "You" is who plays the game, a man is one of the
side's pieces, and points are the steps that a roll gives, with what was added to it.
"""

from game.words import N_

RULES = {
    "heading 1 Board": N_("The board"),
    "DF-1.1": N_(
        "The board has 180 squares: columns a\u2013j and rows 1\u201318. Home's goal lies behind "
        "row 1, away's behind row 18. Home attacks row 18, away row 1."
    ),
    "DF-1.2": N_(
        "Home's small area is d1, e1, f1 and g1, away's is the same four squares of row 18. The "
        "outer edge of these four squares is the goal mouth."
    ),
    "DF-1.3": N_(
        "The big areas are the 18 squares of columns c\u2013h and rows 1\u20133 (home's) or "
        "16\u201318 (away's). The small areas lie inside."
    ),
    "DF-1.4": N_(
        "There are five places more, where the ball only starts and which it never enters: the "
        "centre, which is the crossing of e9, f9, e10 and f10, and the four corner triangles "
        "beside a1, j1, a18 and j18. From the centre the first step leads to one of its four "
        "squares, from a triangle to its corner square."
    ),
    "DF-1.5": N_(
        "The penalty spots are the crossings of e2, f2, e3 and f3 (home's) and of e16, f16, e17 "
        "and f17 (away's). They are only drawn: what falls decides a penalty."
    ),
    "heading 2 Placing": N_("Placing"),
    "DF-2.1": N_(
        "Each side has eleven men, a keeper and ten others. They stand anywhere on the 180 "
        "squares, one on a square. If you agreed on line-ups of your own, both roll before each "
        "half; the lower places first, and if the faces are equal both roll again. Then you place "
        "a man each in turn. As long as you have placed nobody you can have the usual line-up "
        "instead (DF-2.6), all eleven at once, if nobody stands on any of its squares. If you "
        "agreed on the usual line-up, nobody places."
    ),
    "DF-2.2": N_(
        "In its own small area a side has its keeper, who stands nowhere else, and never anybody "
        "else of either side."
    ),
    "DF-2.3": N_(
        "In a big area stand at most two men of its own side, not counting the keeper, and at most "
        "one of the rival's."
    ),
    "DF-2.4": N_("On the corner squares a1, j1, a18 and j18 nobody stands."),
    "DF-2.5": N_(
        "Barriers are not allowed: two men of one side may not touch, not even by a corner. The "
        "keeper may touch anybody. If you agreed on open ways instead, men may touch, but not so "
        "that they shut squares off: without diagonal steps, every square that the side does not "
        "stand on must be within reach of every other."
    ),
    "DF-2.6": N_(
        "The usual line-up of home is the keeper on e1 and men on d3, g3, b4, i4, d7, g7, b9, i9, "
        "e13 and f16. Away's is the same turned by 180\u00b0: the keeper on f18 and men on g16, "
        "d16, i15, b15, g12, d12, i10, b10, f6 and e3."
    ),
    "heading 3 Match": N_("The match"),
    "DF-3.1": N_(
        "A roll is made for home, then one for away, and the higher kicks off; if they are equal, "
        "both are made again. The second half is kicked off by the other side. Ends are changed, "
        "so the board is turned round, and all men are placed anew."
    ),
    "DF-3.2": N_(
        "A match has two halves of 15 minutes, or the time you agreed on. If the time is up while "
        "the ball is to be rolled for, the half ends at once. But what has been begun is finished: "
        "a roll is used, a keeper who was called rolls and moves, a corner is played and a penalty "
        "is taken, and then the half ends. If you agreed on a number of rolls, each half has so "
        "many rolls of the ball instead. Both rolls of a corner count, those for keepers and draws "
        "do not. Extra time has as many as its minutes are to those of a half, rounded up. The "
        "half ends when the last of them has been used."
    ),
    "DF-3.3": N_(
        "A match that is level after two halves goes into extra time: 10 minutes, or the time you "
        "agreed on, in one piece, with men placed anew and a new draw for the kick-off. If it is "
        "still level, there is a shoot-out. You can also agree on a shoot-out at once, or on a "
        "draw."
    ),
    "DF-3.4": N_(
        "In a shoot-out each side has five kicks, in turn, home first. A kick is one roll, and 3 "
        "or more scores. If it is level then, both go on with one kick each until one is ahead. It "
        "ends as soon as nobody can be caught up with any more. Its kicks are not added to the "
        "score, and no keeper is called."
    ),
    "DF-3.5": N_("After a goal the other side kicks off, and all men stay where they are."),
    "heading 4 Roll and path": N_("The roll and the way of the ball"),
    "DF-4.1": N_(
        "Whoever has the ball rolls one die. The ball goes exactly as many steps as you have "
        "points, each to a square beside the last one, never diagonally. It enters no square twice "
        "and does not come back to where it started. It never enters a square that a rival stands "
        "on; your own men are no obstacle. It leaves the board only for a goal or a corner. Points "
        "from a call of the rival's (DF-7.3) are added to the face."
    ),
    "DF-4.2": N_(
        "At a kick-off the ball lies on the centre and goes from there as many steps as you have "
        "points, by the rules that follow."
    ),
    "heading 5 What a roll is used for (ball on an own piece, or on a start cell)": N_(
        "What you do with a roll"
    ),
    "DF-5.1": N_(
        "Pass: the ball ends exactly on another man of yours, not on the one who had it. The "
        "keeper may be passed to. Then you roll again from there."
    ),
    "DF-5.2": N_(
        "Shot: the ball reaches a square of the rival's small area where the keeper is not, and "
        "steps over the goal line from there. That step counts as one; points left over are "
        "ignored. It is a goal."
    ),
    "DF-5.3": N_(
        "Clearance: only if you can neither pass nor shoot, the ball goes with all your points to "
        "an empty square. There it is loose, and it is the rival's turn. If there is no such "
        "square, the ball stays where it is and the turn passes. If it then lies on the centre or "
        "on a corner triangle, the rival gets it on the nearest man instead, as after a foul "
        "(DF-8.4)."
    ),
    "DF-5.4": N_(
        "If you can pass or shoot you have to do one of them, or give a corner (DF-8.1). Which one "
        "is your choice."
    ),
    "DF-5.5": N_("The ball never leaves over your own goal mouth, so there are no own goals."),
    "heading 6 Loose ball (ball on an empty square)": N_("The loose ball"),
    "DF-6.1": N_(
        "When the ball lies on an empty square, you count from your man who is nearest to it. If "
        "several are equally near, you choose after the roll. How near a man is, here, in DF-6.4 "
        "and in DF-8.4, is counted from the ball: it may leave its place whoever stands there, "
        "and goes on by steps as in DF-4.1, round the other side's men. If nobody can be reached "
        "so, it is simply the rows and columns between that count."
    ),
    "DF-6.2": N_(
        "Recovery: a way of exactly your points from that man runs through the ball's square and "
        "ends on another man of yours; or it runs through the ball's square and over the rival's "
        "goal line, as in DF-5.2, where points may be left over. Then play goes on as after a pass "
        "or a goal. To end on the ball itself is no recovery."
    ),
    "DF-6.3": N_(
        "If you cannot recover the ball, nothing moves, and the other side rolls for it. If you "
        "could only give a corner (DF-8.1), you choose between that and leaving the ball where it "
        "is."
    ),
    "DF-6.4": N_(
        "Dead ball: if no face from 1 to 6 would let either side recover the ball, or after 12 "
        "failures in a row, or as many as you agreed on, the side that is to roll gets the ball on "
        "its nearest man, its choice if several are equally near, and rolls. This is looked at "
        "whenever a loose ball is to be rolled for, and without the points of calls. The failures "
        "of both sides are counted together, and from the beginning after a recovery, a restart or "
        "a dead ball."
    ),
    "heading 7 Keeper": N_("The keeper"),
    "DF-7.1": N_(
        "\u00a1Portero! Whenever the ball is to be rolled for, either side may call its keeper, "
        "before the roll and never between a roll and its use, and at most once between two rolls "
        "of the ball. It rolls a die. On 4 the keeper moves one square left or right, on 5 up to "
        "two, on 6 to any square of the small area; staying is allowed. If the keeper has the ball "
        "it goes along, but the square of a loose ball may not be entered. A keeper's roll makes "
        "no foul and saves from none (DF-8.3)."
    ),
    "DF-7.2": N_("On 1, 2 or 3 the keeper stays."),
    "DF-7.3": N_(
        "And these points are added to the rival's next roll of the ball, whatever that roll is "
        "for. The points of several calls add up. The roll uses them up, even if it is a foul or a "
        "recovery that fails. At a corner they are added once, to the sum, and nobody calls "
        "between the two rolls. They count at a penalty, are kept over a goal and end with the "
        "half."
    ),
    "heading 8 Foul, penalty, corner": N_("Corners, fouls and penalties"),
    "DF-8.1": N_(
        "You may give a corner when you have the ball, or when a way to recover it reaches it: it "
        "leaves over your own end line, in columns a\u2013c or h\u2013j, and takes at most 3 steps "
        "more than you have points; the step over the line counts. The rival takes the corner at "
        "that side. You may do so even when you can pass. For a loose ball the way from your "
        "nearest man reaches the ball within your points and crosses the line with at most 3 more, "
        "and enters no square twice. From a corner no corner is given."
    ),
    "DF-8.2": N_(
        "The corner is rolled twice; equal faces are a foul (DF-8.3). Otherwise the ball goes from "
        "the corner triangle with the sum of both: a shot, which may score directly, a pass or a "
        "clearance, as with any roll. After a pass you go on with single rolls, and the second "
        "face is the one that must not fall again (DF-8.3)."
    ),
    "DF-8.3": N_(
        "Foul: a side rolls the same face twice running in one turn. Only what the die shows "
        "counts, not the points of calls. The second roll is not played. The first roll of a turn "
        "is never a foul, and a roll to recover the ball is the first of a turn."
    ),
    "DF-8.4": N_(
        "Free kick: after a foul the ball goes to the rival's nearest man, counted in steps that "
        "the ball could take for that side (DF-6.1). If several are equally near, the rival "
        "chooses. Then it is the rival's turn, who may score directly."
    ),
    "DF-8.5": N_(
        "Penalty: if the ball lies in the big area of the side that fouls, the rival has one roll, "
        "with the points of calls, and 3 or more is a goal. With less the keeper has saved, and "
        "it is the keeper's side's turn, with the ball on the keeper."
    ),
    "heading Moves": N_("How moves are written"),
    "text Moves": N_(
        "A roll is written roll:5. In placing put:d7 puts a man on d7, put:keeper@e1 the keeper, "
        "and default is the usual line-up. With the ball there is pass:d7, goal, clear:e14, or "
        "stay if it stays. A loose ball is recovered by recover:b9>d7, with the man from whom you "
        "count and the one at whom it ends, or by recover:b9>goal. A corner is given by "
        "corner:left (columns a\u2013c) or corner:right (h\u2013j). A call is call, and the "
        "keeper's move keeper:f1. Whoever chooses the man for a free kick or a dead ball writes "
        "ball:d7, and timeup:half ends a half. Only the end of a pass is written, not its way; "
        "what you see the ball go is a shortest one."
    ),
    "heading Options": N_("Options"),
    "text Options": N_(
        "A half has 1\u201345 minutes (usually 15), extra time 1\u201330 (10). Instead a half may "
        "have up to 500 rolls (usually 0, which means by the clock). Without a clock there must be "
        "a number of rolls. A level match goes to extra time (usual) or to penalties, or is a "
        "draw. The line-up is the standard one (usual) or your own; then a side's men stay apart "
        "(usual), or ways stay open. A ball is dead after 2\u201350 failures (12)."
    ),
    "heading Worked cases (default line-up)": N_("Examples, with the usual line-up"),
    "case 1": N_(
        "Home has the ball on d3 and rolls 3. Along row 3 it would be 3 steps to g3, but away "
        "stands on e3 and the way round takes 5. So there is no pass to g3 with 3, but with 5 "
        "there is one."
    ),
    "case 2": N_(
        "Home has the ball on f16, away's keeper is on f18. The way over f17, e17 and e18 into the "
        "goal takes 4 steps: with 4, 5 or 6 home can shoot, with 3 it cannot. With the keeper on "
        "e18 the way over f17 and f18 takes 3, which is enough."
    ),
    "case 3": N_(
        "Home has the ball on e13, rolled 4 before in this turn and rolls 4 again: a foul. Away's "
        "nearest man gets the ball."
    ),
    "case 4": N_(
        "Home fouls with the ball on d3, in its own big area: a penalty. If away rolls 2 it is "
        "saved, and it is home's turn with the ball on e1. But if away has 1 point from a call, "
        "2 and 1 are 3, and it is a goal."
    ),
    "case 5": N_(
        "Home has the ball on d3 and rolls 1. The way out over c3, c2, c1 and the end line takes 4 "
        "steps, which is 3 more than 1: home may give a corner on the left."
    ),
    "case 6": N_(
        "The ball lies on the corner triangle at j18, and home rolls 2 and 3, so it has 5 points. "
        "Over j18, i18, h18, g18 and the goal line it takes 5 steps: a goal, if the keeper is not "
        "on g18 and no rival is in the way."
    ),
}
