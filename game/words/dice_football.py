"""What the clauses and options of dice football say to a player.

A sentence is shown both to the one who was just refused and to those who just saw something happen,
so it tells how things are and not what somebody did.
"""

from game.words import N_, OptionWords, TurnWords

CLAUSES = {
    "DF-1.1": N_("The board has ten columns and eighteen rows, and a goal behind either end."),
    "DF-1.2": N_("The small area is the four squares before a goal, as wide as its mouth."),
    "DF-1.3": N_("The big area before a goal is six squares wide and three deep."),
    "DF-1.4": N_("From the centre and the corner triangles the ball starts, and never returns."),
    "DF-1.5": N_("The penalty spot is only drawn, for it is the die that decides a penalty."),
    "DF-2.1": N_("A keeper and ten more a side, one on a square; the usual line-up all at once."),
    "DF-2.2": N_("Keepers stand in their own small area, and nobody else in either of the two."),
    "DF-2.3": N_("A big area holds two of its own side beside the keeper, and one rival at most."),
    "DF-2.4": N_("Nobody stands on a corner square."),
    "DF-2.5": N_("No barriers: a side's men never touch or, if so agreed, shut nothing off."),
    "DF-2.6": N_("In the usual line-up away stands as home does, with the board turned round."),
    "DF-3.1": N_("The higher roll kicks off, in the second half the other side, all placed anew."),
    "DF-3.2": N_("Two halves, by the clock or by rolls; a face that has fallen is still used."),
    "DF-3.3": N_("A level match is drawn, or goes to extra time or to penalties, as agreed."),
    "DF-3.4": N_(
        "Shoot-out: 3 or more scores, five kicks each, then one each; no keeper is called."
    ),
    "DF-3.5": N_("After a goal the other side kicks off, and all stay where they are."),
    "DF-4.1": N_("Every point is a step: none diagonal, no square twice, none that a rival holds."),
    "DF-4.2": N_("At a kick-off the ball starts from the centre, to one of the squares around."),
    "DF-5.1": N_("A pass ends on another man of the side, keeper or not, and earns a new roll."),
    "DF-5.2": N_("A shot needs points to go past the keeper and over the line; more are no harm."),
    "DF-5.3": N_("Only with no pass or shot is the ball cleared to a free square, or left alone."),
    "DF-5.4": N_("The roll is for a pass or a shot, if there is any, or for a corner given away."),
    "DF-5.5": N_("There are no own goals: the ball never leaves over the own goal mouth."),
    "DF-6.1": N_("For a loose ball a side counts from its nearest man, by ways around rivals."),
    "DF-6.2": N_("A recovery leads through the ball, exactly to another own man or into the goal."),
    "DF-6.3": N_("When the ball is not recovered nothing moves, and the other side tries."),
    "DF-6.4": N_(
        "A ball that nobody recovers goes to the nearest man of the side that is to roll."
    ),
    "DF-7.1": N_(
        "A side calls \u00a1Portero! once a roll: 4 a step, 5 two, 6 anywhere but a loose ball."
    ),
    "DF-7.2": N_("On 1, 2 or 3 the keeper who was called stays."),
    "DF-7.3": N_("The points that kept a keeper in place go to the rival's next roll of the ball."),
    "DF-8.1": N_("A corner is given beside the own goal, at most 3 steps further than rolled."),
    "DF-8.2": N_("A corner is rolled twice for the sum, but the same face twice is a foul."),
    "DF-8.3": N_("The same face twice running in one turn is a foul, and is not played."),
    "DF-8.4": N_("After a foul the rival goes on from the man nearest to the ball, and may score."),
    "DF-8.5": N_("A foul in the own big area is a penalty: 3 or more scores, less is saved."),
}

OPTIONS = {
    "placing": OptionWords(
        N_("Line-up"),
        N_("The one on the rule card, or man by man in turn."),
        {"default": N_("Standard"), "free": N_("Own")},
    ),
    "level": OptionWords(
        N_("If level"),
        N_("Extra time, a draw, or penalty kicks at once."),
        {"extra": N_("Extra"), "draw": N_("Draw"), "penalties": N_("Kicks")},
    ),
    "clock": OptionWords(N_("Clock"), N_("Off only with a number of rolls.")),
    "half_minutes": OptionWords(N_("Minutes a half"), N_("The clock stands over the rules.")),
    "extra_minutes": OptionWords(N_("Extra minutes"), N_("So long is extra time.")),
    "rolls": OptionWords(N_("Rolls a half"), N_("By the clock if 0.")),
    "barriers": OptionWords(
        N_("Against barriers"),
        N_("A side's men never touch, or only shut no square off."),
        {"touch": N_("Men apart"), "sealed": N_("Ways open")},
    ),
    "recovery_limit": OptionWords(N_("Failed recoveries"), N_("After so many the ball is dead.")),
}

TURNS = {  # a roll is nobody's turn
    "place": TurnWords(N_("{name} places a man."), N_("{name} leads {score} and places a man.")),
    "move": TurnWords(
        N_("{name} is to use the roll."), N_("{name} leads {score} and is to use the roll.")
    ),
    "keeper-move": TurnWords(
        N_("{name} moves the keeper."), N_("{name} leads {score} and moves the keeper.")
    ),
    "choose-ball": TurnWords(
        N_("{name} chooses who has the ball."),
        N_("{name} leads {score} and chooses who has the ball."),
    ),
}
