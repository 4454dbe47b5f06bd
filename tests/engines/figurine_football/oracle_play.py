"""What a move of figurine football does to a position document, clause by clause."""

import copy

from tests.engines.figurine_football.oracle_field import (
    AWAY,
    FIELD,
    GRIDDED,
    HOME,
    RED,
    RIVAL,
    SPOT,
    START,
    Position,
    holder,
    king_distance,
    standing,
    where,
)  # fmt: skip
from tests.engines.figurine_football.oracle_moves import Options, duties, obligation

Event = tuple[str, str]  # name and clause


def play(position: Position, options: Options, text: str) -> tuple[Position, list[Event]]:
    """The position after a legal move, and what happened."""
    table = _Table(copy.deepcopy(position), options)
    table.make(text)
    return table.now, table.told


def split(text: str) -> tuple[str, str, str, list[str]]:
    """A figurine's action: its name, how it moves, where to, and what the ball does."""
    first, *ball = text.rstrip("=").split("*")
    for sign in ">^":
        if sign in first:
            name, square = first.split(sign)
            return name, sign, square, ball
    return first, "", "", ball


class _Table:
    def __init__(self, position: Position, options: Options) -> None:
        self.now = position
        self.options = options
        self.told: list[Event] = []

    def tell(self, name: str, clause: str) -> None:
        self.told.append((name, clause))

    def make(self, text: str) -> None:
        now, phase = self.now, self.now["phase"]
        if text == "draw":
            self._draw()
            return
        if text == "resign":
            self._over("G-3")
            return
        if now.get("draw_offer") == RIVAL[now["to_move"]] and ":half" not in text:
            now.pop("draw_offer")  # G-3: anything else declines
        if text == "timeup:half":
            self._leg_over("FF-10.2")
        elif phase == "toss":
            now["starter"] = HOME if text == "toss:heads" else AWAY  # FF-10.1
            now["phase"] = "play"
            self._begin_turn(now["starter"])
        elif text.startswith("aim:"):
            now["aim"] = text[-1]
            now["to_move"] = RIVAL[now["to_move"]]
            if phase == "aim":
                now["phase"] = "dive"
        elif text.startswith("dive:"):
            self._dive(text[-1])
        elif phase == "place":
            self._place(text)
        else:
            self._turn(text)

    def _draw(self) -> None:
        """G-3."""
        if self.now.get("draw_offer"):
            self._over("G-3")
        else:
            self.now["draw_offer"] = self.now["to_move"]

    def _over(self, clause: str) -> None:
        self.now.update(phase="over", must_play=None, offside=[])
        self.now.pop("aim", None)
        if clause != "G-3":
            self.tell("full-time", clause)

    # -- a turn

    def _begin_turn(self, side: str) -> None:
        """FF-9.1: duty and exemption are settled at the beginning of the turn."""
        now = self.now
        now["to_move"] = side
        now["phase"] = "play"
        now["must_play"] = obligation(now)
        now["offside"] = duties(now)

    def _turn(self, text: str) -> None:
        now, side = self.now, self.now["to_move"]
        name, sign, _, _ = split(text)
        offenders = list(now["offside"])
        if offenders and (name not in offenders or sign == "^"):  # FF-9.3
            self.tell("turn-lost", "FF-9.3")
            self._called(offenders)
            before = now["ball"]
        else:  # FF-9.2, FF-9.4
            before = now["ball"]
            if name in offenders:
                offenders.remove(name)
            self._called(offenders)
            if text != "pass":
                self._act(text)
        now["turns"] += 1
        now["idle"] = now["idle"] + 1 if now["ball"] == before else 0
        self._after(side, offenders, played=self.now["ball"] != before)

    def _act(self, text: str) -> None:
        """FF-4.1: move, tackle, play the ball."""
        now, side = self.now, self.now["to_move"]
        name, sign, square, ball = split(text)
        if sign == "^":  # FF-6.2
            now["station"][side].remove(name)
            now["cards"][side] -= 1
            self.tell("returned", "FF-6.2")
        if sign:
            who = standing(now, square)
            now["figurines"][side][name] = square
            if who:
                self._tackled(*who)
        for end in ball:
            now["ball"] = end
            now["last_player"] = side

    def _tackled(self, side: str, name: str) -> None:
        """FF-5.1, FF-6.1."""
        now = self.now
        del now["figurines"][side][name]
        now["bookings"][side] += 1
        self.tell("tackle", "FF-5.1")
        if now["bookings"][side] <= 2:
            now["station"][side].append(name)
            now["station"][side].sort()
            self.tell("admonished", "FF-6.1")
        else:
            now["sent_off"][side].append(name)
            now["sent_off"][side].sort()
            self.tell("sent-off", "FF-6.1")

    def _after(self, side: str, offenders: list[str], *, played: bool) -> None:
        """What follows a turn: a goal, a penalty, the replacing of offenders, the rival's turn."""
        now, rival = self.now, RIVAL[side]
        if played and now["ball"] in GRIDDED[rival]:
            self._goal(side, "FF-4.7")
            return
        now["offside"] = offenders
        if self._penalty(side) or self._period_over():
            return
        if offenders:  # FF-9.3, FF-9.4
            now.update(phase="place", to_move=rival, must_play=None)
            return
        self._next_turn(side)

    def _next_turn(self, side: str) -> None:
        """The rival's turn begins, if neither a penalty (FF-7.3) nor a dead ball hinders it."""
        now, rival = self.now, RIVAL[side]
        if self._penalty(side):
            return
        if now["idle"] >= 40:
            rival = self._dead_ball(rival)
        self._begin_turn(rival)

    def _penalty(self, side: str) -> bool:
        """FF-7.3: whether the ball just played to a red square is a penalty at once."""
        now, rival = self.now, RIVAL[side]
        if now["idle"] or now["ball"] not in RED[rival] or holder(now) is not None:
            return False
        keeper = now["figurines"][rival].get("K")
        if keeper is not None and king_distance(keeper, now["ball"]) <= 1:
            return False
        now.update(phase="aim", to_move=side, ball=SPOT[rival], must_play=None)
        self.tell("penalty", "FF-7.3")
        return True

    def _period_over(self) -> bool:
        """FF-10.3: whether the turns of a period are used up; a penalty at once is still shot."""
        turns = int(self.now["turns"])
        over = bool(self.now["leg"] > 2 and turns >= int(str(self.options["extra_turns"])))
        if over:
            self._leg_over("FF-10.3")
        return over

    def _called(self, offenders: list[str]) -> None:
        for _ in offenders:
            self.tell("offside", "FF-9.3")

    def _dead_ball(self, turn: str) -> str:
        """FF-10.4.  Answers the side that moves now."""
        now = self.now
        last = now["last_player"]
        mover = turn if last is None else RIVAL[last]
        free = [square for square in FIELD if standing(now, square) is None]
        now["ball"] = min(free, key=lambda square: self._nearness(square, mover))
        now["idle"] = 0
        self.tell("dead-ball", "FF-10.4")
        return mover

    def _nearness(self, square: str, mover: str) -> tuple[int, int, int]:
        column, row = where(square)
        return king_distance("e7", square), row if mover == HOME else 14 - row, column

    def _place(self, text: str) -> None:
        """FF-9.3."""
        now = self.now
        owner = RIVAL[now["to_move"]]
        name = now["offside"].pop(0)
        if text != "place:none":
            now["figurines"][owner][name] = text.split("@")[1]
        if not now["offside"]:
            self._next_turn(owner)

    # -- goals, penalties, legs

    def _goal(self, side: str, clause: str) -> None:
        now = self.now
        now["score"][side == AWAY] += 1
        now["leg_goals"] += 1
        self.tell("goal", clause)
        by_goals = now["leg"] > 2 or self.options["legs_by"] == "goals"
        if now["leg"] > 2:
            self._leg_over("FF-10.3")
        elif by_goals and now["leg_goals"] >= self.options["goals"]:
            self._leg_over("FF-10.2")
        else:
            self._kick_off(RIVAL[side])

    def _kick_off(self, side: str) -> None:
        """FF-10.1."""
        now = self.now
        for one in (HOME, AWAY):
            for name in now["figurines"][one]:
                now["figurines"][one][name] = START[str(self.options["start"])][one][name]
        now.update(ball="e7", idle=0, last_player=None)
        self._begin_turn(side)

    def _leg_over(self, clause: str) -> None:
        """FF-10.2, FF-10.3: a leg or period has ended."""
        now = self.now
        now.pop("aim", None)
        self.tell("leg-over", clause)
        home, away = now["score"]
        last_leg = self.options["legs"]
        if now["leg"] == last_leg and home == away and self.options["level"] == "draw":
            self._over("FF-10.2")
        elif now["leg"] in (last_leg, 4) and home != away:
            self._over("FF-10.2" if now["leg"] == last_leg else "FF-10.3")
        elif now["leg"] == 4:
            self.tell("shoot-out", "FF-10.3")
            now.update(phase="shoot-out", kicks=[[], []], must_play=None, offside=[])
            now.update(to_move=HOME, ball=SPOT[AWAY], idle=0)
        else:
            now["leg"] = 3 if now["leg"] == last_leg else now["leg"] + 1
            if now["leg"] == 3:
                self.tell("extra-time", "FF-10.3")
            now.update(leg_goals=0, turns=0, starter=RIVAL[now["starter"]])
            self._kick_off(now["starter"])

    def _dive(self, column: str) -> None:
        """FF-8.1."""
        now = self.now
        keepers, attackers = now["to_move"], RIVAL[now["to_move"]]
        aim = now.pop("aim")
        goal = aim != column or "K" not in now["figurines"][keepers]
        if now["phase"] == "shoot-out":
            self._kicked(attackers, goal=goal)
        elif goal:
            now["ball"] = f"{aim}{0 if keepers == HOME else 14}"
            self._goal(attackers, "FF-8.1")
        else:
            square = f"{column}{0 if keepers == HOME else 14}"
            now["figurines"][keepers]["K"] = now["ball"] = square
            self.tell("saved", "FF-8.1")
            if self._period_over():
                return
            if now["offside"]:  # FF-9.4, kept until the penalty has been shot
                now["phase"] = "place"
            else:
                self._begin_turn(keepers)

    def _kicked(self, side: str, *, goal: bool) -> None:
        """FF-10.3: a kick of the shoot-out."""
        now = self.now
        self.tell("goal" if goal else "saved", "FF-10.3")
        now["kicks"][side == AWAY].append(goal)
        home, away = now["kicks"]
        if len(home) == len(away) >= 5 and sum(home) != sum(away):
            self._over("FF-10.3")
            return
        now["to_move"] = RIVAL[side]
        now["ball"] = SPOT[side]


def result(position: Position) -> tuple[tuple[int, int], int | None]:
    """FF-10.2, FF-10.3: score and winner (0 home, 1 away) of a game played to its end."""
    home, away = position["score"]
    kicks = position.get("kicks", [[], []])
    lead = (home - away) or (sum(kicks[0]) - sum(kicks[1]))
    return (home, away), None if lead == 0 else int(lead < 0)
