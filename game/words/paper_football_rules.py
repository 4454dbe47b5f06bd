"""The rules of paper football as its rule card tells them, in a player's words.

By clause; a case by its number on the card, a heading by its words in the rule file, and a
paragraph by the heading that it stands under.
"""

from game.words import N_

RULES = {
    "heading Field": N_("The field"),
    "PF-F1": N_(
        "The field is 14 squares wide and 22 long, and the line runs from point to point of the "
        "paper. Its columns are a\u2013o from left to right as player 1 sits, its rows 1\u201323 "
        "from player 1's end to player 2's: h12 is the point in column h and row 12."
    ),
    "PF-F2": N_(
        "The goal lines run from f1 to j1 (player 1's goal) and from f23 to j23 (player 2's). "
        "Their ends are the posts; g, h and i are their inner points."
    ),
    "PF-F3": N_(
        "The side lines are columns a and o. The front lines are the rest of rows 1 and 23: "
        "a\u2013f and j\u2013o. Posts and corners belong to them. All of this is the border; the "
        "inner points of a goal line are not."
    ),
    "PF-F4": N_(
        "Inside a goal there is one more row of points behind its line: f0\u2013j0 for player 1's "
        "goal, f24\u2013j24 for player 2's. The line gets there only from an inner point of the "
        "goal line: from g1 to f0, g0 or h0, and so on."
    ),
    "PF-F5": N_(
        "The middle line is row 12, and the middle of the field is h12. The block from g11 to i13 "
        "is drawn in another shade."
    ),
    "PF-F6": N_(
        "Player 1 attacks row 23, player 2 attacks row 1. Rows 1\u201311 are player 1's own half, "
        "rows 13\u201323 player 2's; the middle line belongs to nobody. The points of each half "
        "can be shown on the paper."
    ),
    "heading Move": N_("Moves"),
    "PF-M1": N_("Player 1 begins on h12. Where a move ends, the other player's next move starts."),
    "PF-M2": N_(
        "A move is three segments, drawn one after another. Each goes to one of the eight points "
        "around: along a line of the paper or along the diagonal of a square. The direction may "
        "change from one to the next."
    ),
    "PF-M3": N_(
        "A move may not end where it started, and may not run twice over one of its segments. It "
        "may cross itself on the two diagonals of a square: only older lines are in the way."
    ),
    "PF-M4": N_(
        "A move may not touch or cross an older line, yours or the other's, be it of a move or of "
        "a penalty kick. Only its start may be a point of an older line, and it may not cross an "
        "older diagonal in the middle of a square. A kick that went over older lines is in the "
        "way like any other line from then on."
    ),
    "PF-M5": N_(
        "No segment may run along a side line or a front line, and no move may touch a post. "
        "Running along the goal line between g and i is allowed."
    ),
    "PF-M6": N_(
        "While you have a move that keeps clear of the border and is no own goal (PF-G4), you have "
        "to keep clear of it. The point where a move starts does not count as touched."
    ),
    "PF-M7": N_(
        "With no such move left, a move may touch the border in passing: not along it, not at a "
        "post, and not with its end. (A corner cannot be touched in passing, since the only way "
        "out would be the way in.)"
    ),
    "PF-M8": N_(
        "What is drawn stays. With the soft pen, which is the usual one, the first two segments of "
        "a move can be taken back until the third is drawn. With the strict pen not even they can."
    ),
    "PF-M9": N_("There is no time limit."),
    "heading Goal": N_("Goals"),
    "PF-G1": N_(
        "It is a goal when the line crosses the goal line, by a segment from an inner point of it "
        "to a point inside the goal (PF-F4). The move ends there, be it after one, two or three "
        "segments."
    ),
    "PF-G2": N_("Touching the goal line or running along it is no goal; play goes on from there."),
    "PF-G3": N_("A penalty kick scores in the same way. It may not touch a post."),
    "PF-G4": N_(
        "You may go into your own goal only if you have no other move. Then you have to, and the "
        "goal counts for the other player. The same holds for a penalty kick."
    ),
    "PF-G5": N_(
        "After a goal the player who conceded it chooses a free point of the middle line, one that "
        "no line touches, and moves from there. A point without a move cannot be chosen; a12 and "
        "o12, which lie on the side lines, can be only if no point of b12\u2013n12 can."
    ),
    "heading Penalty kick": N_("Penalty kicks"),
    "PF-K1": N_(
        "A player with no move left, not even an own goal, is closed and draws nothing. The other "
        "player takes a penalty kick from the point where the ball is."
    ),
    "PF-K2": N_(
        "A kick is a straight line of six squares in one of the eight directions, and may go over "
        "older lines."
    ),
    "PF-K3": N_(
        "A kick may not leave the field. It may not end on a side line, a front line or a post, "
        "run along a side line or a front line, or touch a front line or a post in passing. It may "
        "cross the goal line at an inner point: that is a goal, and the kick ends there. It may "
        "also end on an inner point of a goal line."
    ),
    "PF-K4": N_(
        "A diagonal kick that reaches a side line with its 3rd, 4th or 5th square turns there by a "
        "right angle, as from a wall, and goes on for just one square more. So it is 4, 5 or 6 "
        "squares long in all. A kick that reaches a side line with its 1st, 2nd or 6th square, or "
        "straight on, is not allowed, nor does a kick turn at a front line, a post or a corner."
    ),
    "PF-K5": N_(
        "After the kick it is the closed player's turn to move. If that player is closed again, "
        "the same one kicks again: such kicks in a row are a series. It is over as soon as the "
        "closed player moves, a goal falls or the game ends."
    ),
    "PF-K6": N_(
        "Kicks of one series may cross and pass through each other's points, but no part of one "
        "may lie on another. They may lie on moves and on kicks of earlier series."
    ),
    "PF-K7": N_(
        "In one series at most two kicks may turn: one at the left side line and one at the right."
    ),
    "heading End": N_("The end"),
    "PF-E1": N_(
        "The game ends when nobody can go on after a goal: the player to choose has no free point "
        "of the middle line with a move from it."
    ),
    "PF-E2": N_("The game ends when the player who has to kick has no kick that is allowed."),
    "PF-E3": N_(
        "More goals win; equal goals are a draw. A win gives 3 points, a draw 1, a defeat 0."
    ),
    "PF-E4": N_(
        "A match is one game or two legs. For the second leg the paper is fresh; seats, goals and "
        "directions stay, but player 2 begins on h12. Each leg gives its points (PF-E3). After "
        "the last leg more points win, and equal points are a draw."
    ),
    "PF-E5": N_(
        "Resigning ends only the leg that is being played: 3 points to none, with the goals as "
        "they stand."
    ),
    "heading Recording": N_("What is written down"),
    "PF-R1": N_(
        "The record holds both names, the date, the time of the start and of the end, every move "
        "with its number, and for each goal the number of the move that scored it. The moves of "
        "both players are numbered through, and so is each kick; choosing where to go on has no "
        "number. For each goal one of the seven squares behind the scorer's own goal is coloured; "
        "goals beyond these are shown as a number. An own goal counts as scored by the other."
    ),
    "heading Options": N_("Options"),
    "text Options": N_(
        "The paper may be 8\u201320 squares wide and 10\u201330 long and the goals 2\u20136 wide, "
        "always in even numbers, with goals at least 4 squares narrower than the paper. A match "
        "has one leg or two, and the pen is soft or strict. The classic match is 14 by 22 squares "
        "with goals of 4, two legs and the soft pen."
    ),
    "heading Worked cases": N_("Examples"),
    "case 1": N_(
        "After h12-h13-h14-h15 player 2 is to move. From h15 the line may go to i14, but then not "
        "on to h14, h13 or h12. And h15-g15-g14-h13 is not allowed, for it touches the older line "
        "on h13 (PF-M4)."
    ),
    "case 2": N_(
        "After h12-h13-i14-i15 the line cannot go from h14 to i13: it would cross the older "
        "segment from h13 to i14 in the middle of the square (PF-M4)."
    ),
    "case 3": N_(
        "The ball is on d2, player 2 is to move, and the paper is free. d2-d1-e2-e3 touches the "
        "front line on d1, so it is not allowed while another move keeps clear of the border "
        "(PF-M6)."
    ),
    "case 4": N_(
        "The ball is on g2, and player 2, who attacks row 1, is to move. g2-g1-g0 is a goal. From "
        "g2 to f1 is not allowed, for f1 is a post (PF-M5). g2-g1-h1-i1 is allowed and no goal "
        "(PF-G2)."
    ),
    "case 5": N_(
        "The ball is on h20, player 1 is closed, and player 2 kicks. To h14 and to n14 is allowed. "
        "To o13 would be seven squares and is not (PF-K2). To h24 would be an own goal, since "
        "player 2 defends row 23, and is not allowed while there are other kicks (PF-G4)."
    ),
    "case 6": N_(
        "A kick from l12 to o15 reaches the side line after three squares, turns and ends on n16. "
        "A kick from m12 to o14 would reach it after two, and is not allowed (PF-K4)."
    ),
}
