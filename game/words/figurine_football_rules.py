"""The rules of figurine football as its rule card tells them, in a player's words.

By clause; a case by its number on the card, a heading by its words in the rule file, and a
paragraph by the heading that it stands under.  "You" is who plays the game, a figurine is one of
the side's pieces, and a field figurine is any but the keeper.
"""

from game.words import N_

RULES = {
    "heading 1 Field": N_("The mat"),
    "FF-1.1": N_(
        "The mat has 9 columns, a\u2013i, which run from goal to goal, and 13 bands of squares, "
        "1\u201313, across them. Band 7 is the median and belongs to neither half; bands 1\u20136 "
        "are home's half. Each goal is three gridded squares beyond the bands: d0, e0 and f0 "
        "(home's), d14, e14 and f14 (away's). That makes 123 squares. Away's half is home's, "
        "turned by 180\u00b0. Home attacks band 13, away band 1."
    ),
    "FF-1.2": N_(
        "Red are d1, e1 and f1 before home's goal; e1, with the K, is where the keeper begins. "
        "Circled, in yellow, are c1, g1, c2, d2, e2, f2 and g2; e2, with the C, is where the "
        "captain begins, and the penalty spot. Away's lie the same way before its own goal."
    ),
    "FF-1.3": N_(
        "The squares are light and dark green by turns, as on a chessboard; a1 and e7 are dark. "
        "For those who keep to one colour a circled square is of the green under its circle."
    ),
    "FF-1.4": N_(
        "Beside each goal is an admonition station with a square for each letter: of home g0 for "
        "A, h0 for B and i0 for C; of away, turned by 180\u00b0, c14, b14 and a14. These squares "
        "are not part of the field."
    ),
    "heading 2 Figurines": N_("The figurines"),
    "FF-2.1": N_(
        "A side has ten figurines: four A with light bases, which keep to the light squares, four "
        "B with dark bases, which keep to the dark ones, the captain C and the keeper K. Their "
        "names are A1\u2013A4, B1\u2013B4, C and K."
    ),
    "FF-2.2": N_(
        "Home lines up with B on a3, c3, g3 and i3, A on b5, d5, f5 and h5, the captain on e2 and "
        "the keeper on e1; the numbers go from column a. Away's line-up is the same turned by "
        "180\u00b0: its A1 is on h9, B1 on i11, the captain on e12, the keeper on e13. The ball "
        "lies on e7. If you agreed on the forward line-up, home has A on a6, c6, g6 and i6 and B "
        "on b4, d4, f4 and h4."
    ),
    "FF-2.3": N_(
        "On a square there is room for one figurine. Only in a tackle does one come onto another's "
        "square, which the other then has to leave (FF-5.1)."
    ),
    "heading 3 Movement": N_("How figurines move"),
    "FF-3.1": N_(
        "A and B move one or two diagonal steps, through empty squares of their own colour; the "
        "second step may turn off from the first. So they come to the diagonal neighbours, to the "
        "squares two further along a diagonal, and to those two further along a column or a band, "
        "round the square of the other colour between. Two diagonal squares lead round it, of "
        "which at least one has to be empty; what stands on the square gone round does not matter."
    ),
    "FF-3.2": N_(
        "In columns a and i, A and B may also jump two squares straight along the column, if no "
        "figurine stands on the square between. The ball on it does not matter."
    ),
    "FF-3.3": N_(
        "The captain moves over any number of empty squares in any of the eight directions. Who "
        "comes to band 7 from a half stops there, and may go on from band 7 in a later turn: into "
        "either half or along the band."
    ),
    "FF-3.4": N_(
        "The keeper moves one step in any of the eight directions, and only on the gridded, red "
        "and circled squares of its own side, which are 13."
    ),
    "FF-3.5": N_(
        "A, B and C never stand on red or gridded squares, neither their own nor the rival's, and "
        "do not pass over them: no way leads round by such a square either (FF-3.1). On the "
        "circled squares of both sides they may stand."
    ),
    "FF-3.6": N_(
        "Nobody passes over a figurine. A figurine may stop on the ball's square, but it does not "
        "pass over it, except by a jump in the side columns (FF-3.2)."
    ),
    "FF-3.7": N_(
        "A figurine on the ball's square has the ball. It does not move then; only the ball can. "
        "Who plays the ball stays where that was done, and never follows the ball in the same turn."
    ),
    "heading 4 Turn and ball": N_("Turns and the ball"),
    "FF-4.1": N_(
        "In your turn you do one thing: you move a figurine that does not have the ball, you play "
        "the ball with the figurine that has it, or you bring an admonished figurine back "
        "(FF-6.2). A figurine that comes onto the ball's square may play the ball at once or hold "
        "it. Turns always alternate. You pass if there is nothing at all that you could do, and "
        "never otherwise."
    ),
    "FF-4.2": N_(
        "The ball goes 1\u20134 squares straight in any of the eight directions, or in an L: 2 "
        "squares or 3 along a column or band, and 1 to the side. It flies over everything; only "
        "where it comes down counts."
    ),
    "FF-4.3": N_(
        "You may send it to an empty square, to a team-mate (a pass), or to an empty gridded "
        "square of the rival's goal (a goal). You may not send it to a rival's square or to the "
        "gridded squares of your own goal, and to your own red squares only if your keeper stands "
        "on the one to which it goes."
    ),
    "FF-4.4": N_(
        "A pass ends your turn. The receiver has the ball while it is the rival's turn, and can be "
        "tackled (FF-5.2)."
    ),
    "FF-4.5": N_(
        "A triangulation is two passes in one turn. The ball goes to a team-mate and at once on to "
        "another, who is not the one who played it first. Each of the two is a way of the ball "
        "(FF-4.2) to where one of your figurines stands; so it never scores. Neither who begins it "
        "nor the first mate may be a keeper; the last one may. There is one in a turn at most."
    ),
    "FF-4.6": N_(
        "To hold: a figurine that comes onto the ball's square may keep the ball. From then on you "
        "hold it by moving another figurine. The keeper may not hold it (FF-7.2)."
    ),
    "FF-4.7": N_(
        "It is a goal when the ball comes to one of the three gridded squares of the rival's goal. "
        "The keeper guards only the one on which it stands."
    ),
    "heading 5 Tackle": N_("Tackles"),
    "FF-5.1": N_(
        "If a field figurine has the ball, a figurine of the rival's that can move to its square "
        "takes the ball. That is a tackle: the holder has obstructed, is admonished and leaves the "
        "square, and the tackler may play the ball at once or hold it. The square of a holder "
        "counts as one on which the tackler may end, so it has to be of the right colour, and "
        "neither red nor gridded. A keeper may tackle on its own squares, and then plays the ball "
        "at once (FF-7.2)."
    ),
    "FF-5.2": N_(
        "Whoever has the ball in the rival's turn can be tackled, after holding it and after just "
        "receiving it. A keeper cannot be tackled."
    ),
    "heading 6 Admonitions": N_("Bookings and cards"),
    "FF-6.1": N_(
        "An admonished figurine goes to the station, to the square of its letter, where there is "
        "room for any number. It is a booking of its side. After the first two bookings of a side "
        "the figurine may come back; after the third, and after all later ones, it is sent off for "
        "good."
    ),
    "FF-6.2": N_(
        "To bring a figurine back takes your whole turn; the earliest is your next one. You give "
        "up one of your two cards, and the figurine moves in its own way, from the station's "
        "square (FF-1.4). It ends as any move does, on the ball's square or a holder's too. Jumps "
        "along the side columns (FF-3.2) do not begin in the station."
    ),
    "FF-6.3": N_("Bookings, cards and sendings-off last for the match, over both legs."),
    "heading 7 Keeper": N_("The keeper"),
    "FF-7.1": N_(
        "If the ball lies loose on one of the keeper's squares, the keeper may step onto it, and "
        "plays it at once (FF-7.2)."
    ),
    "FF-7.2": N_(
        "When your keeper has the ball, the next thing you do is to play it, also after a pass "
        "back. Short: as the ball goes (FF-4.2), to a square of your own half (of home bands "
        "1\u20136). Or long: to any green square of the rival's half (bands 8\u201313) that is "
        "empty or has a mate on it, but neither to a circled nor to a red one."
    ),
    "FF-7.3": N_(
        "When the rival has put the ball on an empty red square of yours, your very next turn is "
        "for the keeper: it steps onto that square and plays the ball, and nothing else is "
        "allowed. If it is more than one step away, it is a penalty at once. For a side without a "
        "keeper every ball on its red squares is a penalty, and every dive fails."
    ),
    "heading 8 Penalty": N_("Penalties"),
    "FF-8.1": N_(
        "The ball is put on the C square of the side that is punished, e2 or e12. The attacker "
        "picks column d, e or f in secret; then the keeper's side picks one. If they are "
        "different, it is a goal. If they are the same, it is saved: the keeper is on that gridded "
        "square with the ball, and plays it (FF-7.2). All other figurines stay where they are; one "
        "that stands on the C square does not have the ball. What the attacker picked is hidden "
        "until both have picked."
    ),
    "heading 9 Offside": N_("Offside"),
    "FF-9.1": N_(
        "Offside concerns only A, B and C, and only the circled squares of the rival. A figurine "
        "that stood on one of them at the end of your last turn has to leave it in this one, if "
        "only for another; unless one of the rival's figurines, the keeper too, stands on a "
        "circled square of its own. Who has to leave is settled at the beginning of your turn. In "
        "a turn in which your keeper has to play the ball (FF-7.2, FF-7.3) nobody has to."
    ),
    "FF-9.2": N_(
        "If the figurine has the ball, you may play the ball instead. Then it has to leave in your "
        "next turn."
    ),
    "FF-9.3": N_(
        "If you do anything else, or if the figurine cannot move, your turn is lost: what you did "
        "is not carried out. Before its own turn the rival may put that figurine on any free "
        "square of its colour in the figurine's own half, or the captain on any free square there, "
        "but not on red, gridded or circled ones. If there are several and none of them is moved, "
        "the rival puts each elsewhere in the order of their names, or leaves it, and then plays. "
        "Free means that neither a figurine nor the ball is there. If the figurine had the ball, "
        "the ball stays on the square. You are warned before you do what loses the turn."
    ),
    "FF-9.4": N_(
        "If two have to leave and you move one of them, that one has done its duty, and the move "
        "is carried out. Then the rival places the other (FF-9.3), and plays."
    ),
    "heading 10 Match": N_("The match"),
    "FF-10.1": N_(
        "A toss decides who starts. After a goal all figurines that are on the field go back to "
        "where they began and the ball to e7, and the side that conceded the goal moves. Who is in "
        "the station stays there."
    ),
    "FF-10.2": N_(
        "A match has two legs, or one if you agreed on it. A leg ends when 2 goals have fallen in "
        "it, both sides' together, or as many as you agreed on; if you agreed on time, it ends "
        "when its minutes are up. Each leg begins from the line-up, and the second is started by "
        "the other side. The sum of both decides."
    ),
    "FF-10.3": N_(
        "A match that is level after that has extra time, unless you agreed on a draw: two periods "
        "from the line-up, in which the sides go on starting by turns. A period ends with one "
        "goal, or after 60 turns of both sides together, or as many as you agreed on. Its goals "
        "count in the score. If it is still level, there is a shoot-out of penalties (FF-8.1), "
        "home first: five kicks each, by turns, and then one each until one side is ahead. Kicks "
        "are not added to the score, and after a save nobody plays on."
    ),
    "FF-10.4": N_(
        "When the ball has not moved for 40 turns it goes to e7, held or not; if somebody stands "
        "there, to the nearest square without a figurine. That is counted in a king's steps; if "
        "several are equally near, the band nearer to the side that is to move counts, then the "
        "column nearer to a. It is the turn of the side that did not play the ball last, or if "
        "nobody has played it, of the side whose turn it would be. Then the count starts anew."
    ),
    "heading Moves": N_("How moves are written"),
    "text Moves": N_(
        "A1>b7 moves A1 to b7. A figurine that comes onto the ball's square, also by a tackle, is "
        "written with what follows there: A1>e7= holds the ball, A1>e7*f9 plays it to f9, and "
        "A1>e7*f9*h11 sends it on from the mate on f9 to the one on h11. Who has the ball already "
        "plays it by A1*f9 or A1*f9*h11. A2 comes back from the station to h1 by A2^h1, and if the "
        "ball is there by A2^h1= or A2^h1*g3. The picks of a penalty are aim:d and dive:f, and "
        "only after the dive is either seen. Who was offside is put on b5 by place:A1@b5, and left "
        "by place:none. If the toss is toss:heads, home starts, with toss:tails away does. "
        "timeup:half ends a leg; pass, resign and draw are what they say."
    ),
    "heading Options": N_("Options"),
    "text Options": N_(
        "The line-up is deep (usual) or forward. A match has 1\u20132 legs (usually 2), by goals "
        "(usual) or by time. A leg ends after 1\u201310 goals (2) or after 1\u201360 minutes (15). "
        "A period of extra time has 10\u2013200 turns (60). A level match goes to extra time "
        "(usual), or is a draw."
    ),
    "heading Worked cases": N_("Examples"),
    "case 1": N_(
        "At the beginning only the captain of the side that moves can reach the ball. Home's comes "
        "to e7 and stops there (FF-3.3), so it cannot go to e8. From e7 it may send the ball four "
        "squares straight to e11, which is empty, or in an L to f10 (3+1) or g8 (2+1). To g10 no "
        "way leads (FF-4.2), and on f9 a rival stands (FF-4.3)."
    ),
    "case 2": N_(
        "An A that is alone on b5 can move to a4, c4, a6 and c6, which are one step, to d3 and d7, "
        "two along the diagonal, and to b3, b7 and d5, round the square between. From b5 there is "
        "no jump, for it is not in column a but beside it. If a6 and c6 are both taken, b7 is out "
        "of reach (FF-3.1)."
    ),
    "case 3": N_(
        "A figurine of the kind B stands on a3, and there are others on b4 and b2. If a4 is empty, "
        "it can jump to a5 (FF-3.2). If somebody stands on a4 too, it cannot."
    ),
    "case 4": N_(
        "Home's captain has the ball on e12, and away's keeper stands on e14. The ball on d14 or "
        "f14 (2+1) is a goal; to e14 it cannot be sent (FF-4.3)."
    ),
    "case 5": N_(
        "Away puts the ball on d1. If home's keeper is on e2, that is one step away, diagonally, "
        "and all that home can do is to step onto d1 and play the ball. If the keeper is on g2, it "
        "is a penalty at once (FF-7.3)."
    ),
    "case 6": N_(
        "Home's A1 holds the ball on d5. Away's captain is on d9, and d8, d7 and d6 are empty. It "
        "cannot tackle at once, for it stops in band 7 (FF-3.3). From d7 it can, in a later turn: "
        "then A1 goes to the station, and home has 1 booking."
    ),
}
