"""What the clauses and options of figurine football say to a player.

A sentence is shown both to the one who was just refused and to those who just saw something happen,
so it tells how things are and not what somebody did.
"""

from game.words import N_, OptionWords, TurnWords

CLAUSES = {
    "FF-1.1": N_(
        "The mat has nine columns and thirteen bands, and three goal squares at each end."
    ),
    "FF-1.2": N_("Before a goal lie three red squares, around them seven circled ones."),
    "FF-1.3": N_("Light and dark green alternate; under a circle the green stays as it is."),
    "FF-1.4": N_(
        "Beside each goal is the admonition station, with a square for A, for B and for C."
    ),
    "FF-2.1": N_("Ten a side: four A on light squares, four B on dark, a captain and a keeper."),
    "FF-2.2": N_("All begin where the line-up has them, and the ball begins on e7."),
    "FF-2.3": N_("A square has room for one figurine; only a tackle makes room."),
    "FF-3.1": N_("A and B take one or two diagonal steps, over empty squares of their colour."),
    "FF-3.2": N_(
        "In columns a and i, A and B also jump straight over a square where nobody stands."
    ),
    "FF-3.3": N_(
        "The captain goes any way while it is empty, but from a half no further than band 7."
    ),
    "FF-3.4": N_("The keeper takes one step, on the gridded, red and circled squares of its side."),
    "FF-3.5": N_("A, B and C never stand on red or gridded squares, nor pass over them."),
    "FF-3.6": N_(
        "Nobody passes over a figurine, or over the ball but by a jump in columns a and i."
    ),
    "FF-3.7": N_("Whoever has the ball stays; only the ball goes, and its kicker does not follow."),
    "FF-4.1": N_(
        "A turn: a figurine moves, plays the ball it has or returns; if none can, it is passed."
    ),
    "FF-4.2": N_("The ball flies over all: 1 to 4 squares in a line, or an L of 2+1 or 3+1."),
    "FF-4.3": N_(
        "The ball goes to empty squares, mates or the far goal; on own red only to the keeper."
    ),
    "FF-4.4": N_("A pass ends the turn, and its receiver has the ball while the rival moves."),
    "FF-4.5": N_(
        "Triangulation: to a mate and on to a third, once a turn; a keeper can only be last."
    ),
    "FF-4.6": N_("Whoever comes onto the ball may hold it; only a keeper has to play it."),
    "FF-4.7": N_("The ball in the rival's goal scores; of its three squares a keeper guards one."),
    "FF-5.1": N_("To come onto a rival with the ball is a tackle: ball won, the rival booked."),
    "FF-5.2": N_("Whoever has the ball can be tackled, after a pass too, but never the keeper."),
    "FF-6.1": N_("A booked figurine leaves; only after a side's first two bookings it may return."),
    "FF-6.2": N_("Coming back is a whole turn and costs a card; it starts from the station."),
    "FF-6.3": N_("Bookings, cards and sendings-off last for the whole match."),
    "FF-7.1": N_("A keeper may step onto a loose ball, and then plays it at once."),
    "FF-7.2": N_(
        "A keeper plays the ball at once: in its own half, or long onto plain green beyond."
    ),
    "FF-7.3": N_("A ball on empty red has to be played by the keeper at once, or it is a penalty."),
    "FF-8.1": N_("A penalty is a secret aim at d, e or f, then a dive; the same column is a save."),
    "FF-9.1": N_(
        "On the rival's circled squares nobody stays a second turn, unless a rival is on one."
    ),
    "FF-9.2": N_("With the ball an offside figurine may play it first, and leaves a turn later."),
    "FF-9.3": N_(
        "Offside loses the turn; the rival may put the figurine on free green of its half."
    ),
    "FF-9.4": N_("If one of two that are offside leaves, the rival may still place the other."),
    "FF-10.1": N_("A toss decides who starts; after a goal it is the side that conceded it."),
    "FF-10.2": N_("A leg ends by goals or by time, the sides start in turn, and the sum decides."),
    "FF-10.3": N_("If level, two short periods may follow, then five kicks each, then one each."),
    "FF-10.4": N_("A ball that has not moved for 40 turns goes to the middle."),
}

OPTIONS = {
    "start": OptionWords(
        N_("Line-up"),
        N_("Further back, or ahead."),
        {"deep": N_("Deep"), "forward": N_("Forward")},
    ),
    "legs": OptionWords(N_("Legs"), N_("The sides start in turn.")),
    "legs_by": OptionWords(
        N_("Played by"),
        N_("So many goals, or minutes."),
        {"goals": N_("Goals"), "time": N_("Time")},
    ),
    "goals": OptionWords(N_("Goals a leg"), N_("Of both sides, if played by goals.")),
    "leg_minutes": OptionWords(N_("Minutes a leg"), N_("If played by time.")),
    "extra_turns": OptionWords(N_("Extra turns"), N_("To a period of extra time.")),
    "level": OptionWords(
        N_("If level"),
        N_("Extra time, or a draw."),
        {"extra": N_("Extra"), "draw": N_("Draw")},
    ),
}

TURNS = {  # in play a side is to move, as in any game
    "aim": TurnWords(N_("{name} aims a penalty."), N_("{name} leads {score} and aims a penalty.")),
    "dive": TurnWords(
        N_("{name} chooses where the keeper dives."),
        N_("{name} leads {score} and chooses where the keeper dives."),
    ),
    "place": TurnWords(
        N_("{name} may place who was offside."),
        N_("{name} leads {score} and may place who was offside."),
    ),
    "shoot-out": TurnWords(
        N_("{name} aims a kick of the shoot-out."),
        N_("{name} leads {score} and aims a kick of the shoot-out."),
    ),
}
