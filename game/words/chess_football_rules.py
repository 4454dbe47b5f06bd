"""The rules of chess football as its rule card tells them, in a player's words.

By clause; a case by its number on the card, a heading by its words in the rule file, and a
paragraph by the heading that it stands under.  "You" is who plays the game, a player is one of the
side's pieces.
"""

from game.words import N_

RULES = {
    "heading 1 Field (R1)": N_("The pitch"),
    "CF-1.1": N_(
        "The pitch has 100 squares: columns a\u2013h, rows 1\u201312, and a goal of two squares at "
        "each end, d0 and e0 (home's) and d13 and e13 (away's). They are dark and light as on a "
        "chessboard; a1 and d0 are dark, e0 is light. Home attacks row 13, away row 0."
    ),
    "CF-1.2": N_(
        "The penal areas are c1\u2013f2 (home's) and c11\u2013f12 (away's): the eight squares "
        "before each goal, drawn with a double line. Goal kicks are taken in the same area "
        "(CF-16.1)."
    ),
    "CF-1.3": N_(
        "The central square is d6, e6, d7 and e7. The change squares are a6, a7, h6 and h7, the "
        "corner squares a1, h1, a12 and h12. The penalty squares are d2 and e2 before home's goal, "
        "d11 and e11 before away's. Rows 0\u20136 are home's half, rows 7\u201313 away's."
    ),
    "heading 2 Ball (R2)": N_("The ball"),
    "CF-2.1": N_(
        "There is one ball, and it lies on a square. A player stands on that square only while "
        "playing the ball or taking a restart."
    ),
    "heading 3 Squads (R3, R4)": N_("The squads"),
    "CF-3.1": N_(
        "A squad is 16 players, who move as their chess figures do. 1 is the keeper (king), 2 and "
        "3 are the centrales (bishops), 4 and 5 the laterales (rooks), 6 and 8 the volantes "
        "(knights), 10 is the delantero (queen), and 7, 9 and 11\u201316 are the mixtos (pawns)."
    ),
    "CF-3.2": N_(
        "Eleven start and five sit on the bench. Usually 1\u20136, 8, 10 and the mixtos 7, 9 and "
        "11 start, and 12\u201316 are the bench, also with fewer than 11 a side. Before the first "
        "half you may exchange mixtos with the bench; the one who comes in has the other's place "
        "in the usual line-up. The keeper has to play."
    ),
    "CF-3.3": N_(
        "You may change a player only when you could make a strategic move (CF-9.3), and it uses "
        "your turn. The newcomer stands on any of the four change squares that has neither a "
        "player nor the ball on it; if none is free, nobody can be changed. Whoever was replaced "
        "never comes back. A side may make five changes, or as many as you agreed on. A player who "
        "was sent off cannot be replaced, and the keeper never is."
    ),
    "heading 4 Movement (R4)": N_("How players move"),
    "CF-4.1": N_(
        "Players move as in chess: the keeper one step in any of the eight directions, centrales "
        "along diagonals, laterales along rows and columns, the delantero along all of these, and "
        "volantes by a knight's jump. Nobody passes over a player of either side or over the ball; "
        "only a volante jumps over both."
    ),
    "CF-4.2": N_(
        "A mixto moves one square straight forward, never two. It plays the ball one square "
        "forward, straight or diagonally; that goes for taking it as well as for sending it. "
        "Without the ball it never moves diagonally. If you agreed on mixtos that play straight, "
        "they take and send the ball straight forward only. They are not promoted."
    ),
    "CF-4.3": N_(
        "On the squares of a goal only the keeper of that goal may stand, and no other player ever."
    ),
    "CF-4.4": N_("The keeper is not tied to any area."),
    "heading 9 Turn and ball (R9, R10)": N_("Turns and the ball"),
    "CF-9.1": N_(
        "To play the ball, a player who can move to its square takes its place and at once sends "
        "it on from there to an empty square. Both go by the player's own way of moving. Then it "
        "is the rival's turn."
    ),
    "CF-9.2": N_(
        "The ball may not be sent to the square from which its player came in this turn. (At a "
        "restart the taker came from nowhere.)"
    ),
    "CF-9.3": N_(
        "If any of your players can play the ball, you have to play it, with whichever of them you "
        "like. If none can, you make one strategic move: any player moves to an empty square, or "
        "you change a player (CF-3.3)."
    ),
    "CF-9.4": N_("A side that can do neither passes. No other side may."),
    "CF-9.5": N_(
        "The ball comes to rest on empty squares only, never on a player of either side. The "
        "square that its player left is empty, so the ball may run over it, but it may not stop "
        "there (CF-9.2). It may not pass over players, unless a volante sends it: then it jumps."
    ),
    "CF-9.6": N_(
        "The same player may play the ball in at most three turns of the side in a row, or as many "
        "as you agreed on, while nobody else plays it in between. Then this player may not play it "
        "until another, of either side, has. The count starts anew when any other player plays the "
        "ball or a restart is awarded. Turns in which the ball is not played leave it as it is."
    ),
    "CF-9.7": N_(
        "The ball goes to an empty square of the pitch or of the rival's goal. Only if the player "
        "has none of these, it goes to an empty square of the own goal, which is an own goal. Only "
        "if there is none either, it goes out, along the player's way of moving. If not even that "
        "is possible, the player cannot take the ball. Whoever could only send it into the own "
        "goal or out can still play it, so CF-9.3 holds. The printed rules speak of a player at "
        "one place and of a side at another; here it is the player who has no other way. At every "
        "restart, kick-offs and free kicks too, only the pitch and the rival's goal are open, less "
        "what the restart forbids."
    ),
    "heading 10 Goal (R10)": N_("Goals"),
    "CF-10.1": N_(
        "It is a goal when the ball comes to an empty square of the rival's goal, played there or "
        "by a restart that may score."
    ),
    "CF-10.2": N_("An own goal (CF-9.7) counts for the rival."),
    "CF-10.3": N_(
        "After a goal both sides place their players anew (CF-8.1), and the side that conceded it "
        "kicks off. As at half-time, it is forgotten who was offside, who might not touch the ball "
        "a second time, how often someone played it in a row, and who sent it last. Cautions, "
        "sendings-off and changes stay."
    ),
    "heading 8 Placing and kick-off (R8)": N_("Placing and the kick-off"),
    "CF-8.1": N_(
        "Before each half and after each goal each side places its players on its own half; on the "
        "squares of its goal only the keeper. The side that kicks off places first, then the "
        "other, each in 30 seconds or the time you agreed on. You may put a player again as often "
        "as you like. You can be ready when all are placed and, if your side kicks off, one of "
        "them is on its central squares. Default places those that are left and makes you ready: "
        "each in the usual place, or if that is taken on the nearest free square that is allowed "
        "(CF-18.1). It comes by itself when the time is up."
    ),
    "CF-8.2": N_(
        "At a kick-off only the keeper may be in the own penal area; later others may be too. The "
        "side that does not kick keeps off its own two squares of the central square."
    ),
    "CF-8.3": N_(
        "The ball lies with the player on d6 if home kicks off, on e7 if away does; if nobody is "
        "there, with the one on that side's other central square. This player sends the ball "
        "forward, to a row that is nearer to the rival's goal. It may go straight into the goal. "
        "The same player may not play it again before another has."
    ),
    "CF-8.4": N_(
        "A coin decides who kicks off first. The side that lost the toss kicks off the second "
        "half. Ends are not changed."
    ),
    "CF-8.5": N_(
        "The usual line-up of home: 1 on e1, 2 on c3, 3 on f3, 4 on a3, 5 on h3, 6 on c5, 8 on f5, "
        "7 on b6 and 9 on g6. If home kicks off, 10 is on d6 with the ball and 11 on e6; else 10 "
        "is on d5 and 11 on e5. Away's is the same, turned by 180\u00b0."
    ),
    "heading 5-7 Referee, variations, time (R5-R7)": N_("Time and kinds of game"),
    "CF-5.1": N_(
        "A turn has 20 seconds, or what you agreed on, or no limit. After that it is lost, and "
        "nothing moves. If you choose too late after a foul, the game is stopped (CF-12.4); there "
        "is no wall; among several who could take a kick or be dismissed it is the one with the "
        "lowest number; and the keeper goes to the goal square on the kicker's left. A restart "
        "that comes too late lapses (CF-15.2)."
    ),
    "CF-7.1": N_(
        "A match by time has two halves of 30 minutes, or the time you agreed on, and a break of 5 "
        "minutes. There is no extra time; the match may be drawn. The clock stands while the rule "
        "card is open. When the time of a half is up the half ends at once, and a restart that was "
        "due lapses. But after a foul, from the choice up to the free kick or the penalty, and in "
        "a turn of advantage, it ends only when the ball has been sent or the turn is over; the "
        "offender leaves in any case."
    ),
    "CF-7.2": N_(
        "A match by goals is won by the first side with 6 goals or with 4 more than the other, or "
        "what you agreed on. It lasts no longer than a match by time: at the end of that the side "
        "that leads has won. If both are level, play simply goes on and the next goal wins."
    ),
    "CF-7.3": N_(
        "Junior is played with five a side (1, 2, 4, 8 and 10), only by the rules on how players "
        "move, on turns and the ball, and on goals. Kick-offs are made from the usual line-up. "
        "There is no offside, no foul, no restart and no change, and the ball goes neither into "
        "the own goal nor out (CF-9.7). The first with 3 goals wins. Only the goals, the seconds a "
        "turn and how mixtos play can be agreed on. Senior has all rules, and every number can be "
        "agreed on; usually turns have no time limit and there is no touch-move. Master has all "
        "rules with the official numbers, with touch-move and clocks, and nothing else can be "
        "agreed on."
    ),
    "heading 11 Offside (R11)": N_("Offside"),
    "CF-11.1": N_(
        "A player is in an offside position in the rival's half, when nearer to the rival's end "
        "line than the second-last rival is. Level is onside. The rival's keeper counts, and on a "
        "goal square is on row 0 or 13. With fewer than two rivals on the pitch there is no "
        "offside."
    ),
    "CF-11.2": N_(
        "Offside is judged when the ball is sent, for all players of the side that sends it except "
        "the sender, and for those of the other side too. A player is not offside if a team-mate "
        "sent the ball from the same row or from one nearer to the rival's end line."
    ),
    "CF-11.3": N_(
        "A player judged offside cannot play the ball in the side's next turn, but may make "
        "strategic moves. There is no free kick. Whenever the ball is sent both sides are judged "
        "anew, and what was judged before is void. For a side it also ends with its next turn, "
        "whether it is played, passed or lost, and with every restart, goal and half."
    ),
    "CF-11.4": N_("From a goal kick, a corner or a throw-in of the own side no player is offside."),
    "heading 12 Fouls (R12)": N_("Fouls"),
    "CF-12.1": N_(
        "With touch-move, if you touch a player and then act with another, the one you touched is "
        "cautioned. It counts only in ordinary turns, only for the first you touch in a turn, and "
        "only if that player could act. The caution comes after what you did, also if you changed "
        "a player instead; a turn that is lost gives none. With a second caution a player is sent "
        "off. A side whose keeper is sent off plays on without: at a penalty its goal is empty."
    ),
    "CF-12.2": N_(
        "Where the ball was placed it stays. Nothing is taken back, unless you agreed on it before "
        "the game (G-6)."
    ),
    "CF-12.3": N_(
        "A side has a manifest chance if, on its turn, a player who may take the ball could send "
        "it along a line into an empty square of the rival's goal. A knight's jump is no line. If "
        "then a rival other than the keeper, in a strategic move, comes to stand on that line "
        "between the ball and the goal square, this player commits a foul. The keeper may always "
        "block. Whoever stood there before commits none, but one who leaves such a square and "
        "enters another does. Any one chance is enough: every empty goal square on every line "
        "counts. A square that stops two lines makes one foul."
    ),
    "CF-12.4": N_(
        "The side that was fouled chooses. If it stops the game, the offender is sent off, and "
        "there is a penalty if the offence was in the offender's own penal area, else a free kick. "
        "With advantage it has an ordinary turn while the offender still stands there: it plays "
        "the ball or, if it cannot, makes a strategic move. The offender is sent off when that "
        "turn ends, however it ends. If the game is stopped, the offender leaves first; then the "
        "taker is chosen, if there is a choice. At a free kick the rivals make room, the wall may "
        "be set, and the kick is taken. At a penalty the area is cleared, the keeper is posted, "
        "the coin is tossed and the kick is taken; if a central takes it, the coin posts the "
        "keeper (CF-14.2)."
    ),
    "CF-12.5": N_(
        "If the two centrales of a side stand on squares of one colour, by placing or by a "
        "restart, one of them is sent off, and the rival chooses which. This is looked at when a "
        "side is ready and when a taker is put on the spot; the choice follows at once. If the "
        "taker is dismissed, the taker is chosen anew; at a kick-off that side goes back to "
        "placing. By moving it cannot happen."
    ),
    "heading 13 Free kick (R13)": N_("Free kicks"),
    "CF-13.1": N_(
        "If the ball was last sent by the side that was fouled, and the player who sent it is "
        "still on the pitch, this player takes the free kick. Else the side chooses among the "
        "players who had the chance (CF-12.3). The taker is put on the ball's square. When a "
        "restart is awarded, who was offside, who might not touch the ball again and how often "
        "someone played it in a row is forgotten for both sides, so anybody may take it. The kick "
        "is the first of a new count (CF-9.6), and its taker may not touch the ball a second time."
    ),
    "CF-13.2": N_(
        "Rivals within two squares of the ball, counted in steps of a king, are moved out "
        "(CF-18.1). Then the side that fouled may move one player, by that player's way of moving, "
        "to a square with at least two free squares between it and the ball, so 3 steps of a king "
        "away or more. This is the wall. It need not be set, and it is no foul."
    ),
    "CF-13.3": N_(
        "The taker sends the ball, which may go straight into the goal, and may not touch it a "
        "second time before another player has played it."
    ),
    "heading 14 Penalty (R14)": N_("Penalties"),
    "CF-14.1": N_(
        "Everyone but the keeper leaves the penal area of the side that fouled (CF-18.1). That "
        "side puts its keeper on either square of its goal. A coin says on which penalty square "
        "the ball lies: heads, on the kicker's right; tails, on the left. The taker, who is found "
        "as for a free kick (CF-13.1), stands there."
    ),
    "CF-14.2": N_(
        "If a central takes the penalty, it is from the penalty square of that central's colour, "
        "and the coin places the keeper instead: heads, on the kicker's right; tails, on the left."
    ),
    "CF-14.3": N_(
        "The taker sends the ball forward, by the taker's way of moving. A goal counts; if it is "
        "none, play goes on where the ball lies, and the taker may not touch it a second time "
        "before another player has. Right and left are the kicker's: if home kicks, right is e11 "
        "and e13; if away kicks, it is d2 and d0."
    ),
    "heading 15-17 Throw-in, goal kick, corner": N_("Throw-in, goal kick and corner"),
    "CF-15.1": N_(
        "There is a throw-in when the ball has gone out over column a or h (CF-9.7). Any player of "
        "the rival is put on the square where it left, or if somebody stands there on the nearest "
        "free square of that column, and sends the ball. The square on which the taker stands "
        "counts as free; of two that are equally near you choose. The ball may not be sent "
        "straight into the goal, and the taker may not touch it a second time before another "
        "player has."
    ),
    "CF-16.1": N_(
        "There is a goal kick when the ball has gone out over the end line of the sender's rival. "
        "That side puts any of its players on any free square of its penal area; rivals in it are "
        "moved out first (CF-18.1). The ball has to come to rest outside the area. It may go "
        "straight into the goal, and the taker may not touch it a second time before another "
        "player has."
    ),
    "CF-17.1": N_(
        "There is a corner when the ball has gone out over the sender's own end line. Any player "
        "of the rival is put on the corner square of the side where it left: in column a if it "
        "left in columns a\u2013d, in column h if in e\u2013h. Whoever stands there makes room "
        "first, unless it is the taker. The ball may go straight into the goal, and the taker may "
        "not touch it a second time before another player has."
    ),
    "CF-15.2": N_(
        "If there are several ways out you choose. The ball leaves at the last square of the pitch "
        "on its way, which may be the one the player came from. For a volante it is the edge "
        "square in the ball's row, if the ball goes over a side line, or in its column, if over an "
        "end line. A way over both lines in one step may be called either. A restart that comes "
        "too late, or for which nobody has a send that is allowed, lapses: a taker who is on the "
        "spot makes room (CF-18.1), and the other side has an ordinary turn with the ball on the "
        "spot. For a goal kick that is d2 (home's) or e11 (away's), and whoever stands there makes "
        "room. After a lapsed penalty the rival has a goal kick."
    ),
    "heading 18 Moving players away": N_("Making room"),
    "CF-18.1": N_(
        "Whoever has to make room goes to the nearest free square outside the area that is "
        "cleared, seen from the player's own square. The ball's spot is not free. What counts is "
        "the number of king's steps; then the distance in a straight line; then what is nearer to "
        "the player's own goal line; then the column nearer to a. Centrales go only to squares of "
        "their colour, and nobody to the squares of a goal. They go one by one in the order of "
        "their numbers, home before away."
    ),
    "heading Moves": N_("How moves are written"),
    "text Moves": N_(
        "If the first coin shows heads, home kicks off; with tails away does. In the list of moves "
        "4>a7 is a strategic move of 4 to a7, and 10*f8 says that 10 plays the ball to f8, or "
        "takes a restart so. Out it goes by 10*side@h7 over a side line, by 10*end@f12 over the "
        "rival's end line and by 10*own@c1 over the own one, with the square where it leaves. "
        "After sub:7/12@a6 12 is on for 7, on a6. Before a kick-off put:10@d6 places 10, default "
        "the rest, and ready ends it; bench:7/12 exchanges two before the match. After a foul "
        "there is stop or advantage, taker:10, then 6>e9 for a wall or no-wall, or keeper@d13. "
        "Restarts have taker:4@h7, with the square. A player who has to go is dismiss:2, one who "
        "is only touched touch:4. Coins are toss:heads or toss:tails, clocks timeup:turn or "
        "timeup:half; pass, resign and draw are what they say."
    ),
    "heading Options": N_("Options"),
    "text Options": N_(
        "You can play as junior, senior (which is usual) or master, and by goals (usual) or by "
        "time. A half has 1\u201360 minutes (usually 30). 1\u201320 goals win (6, as junior 3), or "
        "a lead of 1\u201320 (4). A turn has up to 120 seconds (20 as master, else no limit), "
        "which 0 leaves unlimited, and placing up to 300 (30). There are up to 5 changes (5) and "
        "5\u201311 players a side (11): the keeper, and of the usual line-up as many as there is "
        "room for, in the order 10, 4, 5, 6, 8, 2, 3, 7, 9, 11. A player may play the ball "
        "1\u20139 times in a row (3). Offside is on (usual) or off, and so is touch-move (on as "
        "master, else off). Mixtos play the ball as in chess (usual) or straight only."
    ),
    "heading Worked cases": N_("Examples"),
    "case 1": N_(
        "Home's lateral 4 is on a3, the ball on a7 with nothing between, and no other player of "
        "home can reach it. So 4 has to play the ball: along row 7 from b7 up to the first player "
        "in the way, or along column a to any of a8\u2013a12, to a6, a5 or a4, or to a2 or a1. It "
        "runs over a3, which 4 left, but may not stop there (CF-9.2). 4>a5, a strategic move, is "
        "not allowed (CF-9.3)."
    ),
    "case 2": N_(
        "Home's volante 8 is on d10, the ball on e12. It can send the ball to c11, g11 or f10, and "
        "nowhere else: d10 is where it came from (CF-9.2)."
    ),
    "case 3": N_(
        "Home's delantero 10 is on d9, the ball on d11, away's keeper on d13. 10 may send the ball "
        "to e12 or d12, but not to d13, where the keeper stands (CF-9.5). No line leads from d11 "
        "to e13."
    ),
    "case 4": N_(
        "Home's mixto 11 is on e11, the ball on d12, and the goal is empty. 11 takes the ball "
        "diagonally and scores on d13 or e13. If mixtos play straight, 11 cannot take it (CF-4.2)."
    ),
    "case 5": N_(
        "The ball is on d7, home's delantero can take it, d8\u2013d13 are empty, and no player of "
        "away can take the ball. If away's lateral 5 moves from a9 to d9, that is a foul (CF-12.3) "
        "outside the penal area, so stopping the game gives a free kick. If away's keeper moves "
        "from e13 to d12, it is none."
    ),
    "case 6": N_(
        "Home's keeper 1 is on d1, the ball on d2, and c1, c2, c3, d3, e1, e2 and e3 are all "
        "taken. Only d1 is left, where the keeper would come from (CF-9.2), so it cannot take the "
        "ball."
    ),
}
