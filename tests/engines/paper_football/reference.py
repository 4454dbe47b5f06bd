"""Paper football read word by word from its rule text, to hold the fast rule book against.

The slowest and plainest way: every path and every kick is tried on sets of points and segments, and
each clause is one question.  Works on position documents and move texts only; knows nothing of the
rule book that it judges.
"""

from typing import NamedTuple

from tests.engines.paper_football.reference_kicks import kick_goal, kick_refusals, legal_kicks
from tests.engines.paper_football.reference_moves import legal_moves, move_refusals
from tests.engines.paper_football.reference_paper import (
    Document,
    Path,
    Point,
    field_of,
    full,
    goal_of,
    off_paper,
    paper_of,
    path_of,
    path_text,
    word,
)

RIVAL = {"home": "away", "away": "home"}
INDEX = {"home": 0, "away": 1}
# The clauses that can forbid something, in the order of the rule text, the common ones before.
ORDER = (
    "G-3",
    "G-7",
    "PF-F1",
    "PF-F4",
    "PF-M1",
    "PF-M2",
    "PF-M3",
    "PF-M4",
    "PF-M5",
    "PF-M6",
    "PF-M7",
    "PF-G1",
    "PF-G3",
    "PF-G4",
    "PF-G5",
    "PF-K1",
    "PF-K2",
    "PF-K3",
    "PF-K4",
    "PF-K6",
    "PF-K7",
)


class Said(NamedTuple):
    """A move text taken apart (PF, Notation)."""

    phase: str  # to which it belongs; "" for `resign` and `draw`
    path: Path = ()


def read(text: str) -> Said:
    """A move text taken apart.  Raises `ValueError` when it is none (PF, Notation)."""
    if text in ("resign", "draw"):
        return Said("")
    for mark, phase in (("K:", "kick"), ("R:", "restart"), ("", "move")):
        if text.startswith(mark):
            return Said(phase, path_of(text.removeprefix(mark)))
    raise ValueError(text)


# -- what may be done


def legal(position: Document, options: Document) -> list[str]:
    """All legal move texts of the position, sorted (PF-M6, PF-K1, PF-G5; not asides: G-3)."""
    return sorted(resolved(full(position, options), options)[1])


def listed(document: Document) -> list[str]:
    """The move texts of a full document as its phase stands."""
    phase = document["phase"]
    if phase == "move":
        return [path_text(path) for path in legal_moves(paper_of(document))]
    if phase == "kick":
        return ["K:" + path_text(corners) for corners in legal_kicks(paper_of(document))]
    if phase == "restart":
        return ["R:" + word(place) for place in restarts(document)]
    return []


def restarts(document: Document) -> list[Point]:
    """Free points of the middle line with a legal move; its ends only if no others (PF-G5)."""
    paper, field = paper_of(document), field_of(document, {})
    middle = [(column, field.middle_row) for column in range(field.width + 1)]
    free = [place for place in middle if place not in paper.points]
    able = [place for place in free if legal_moves(paper._replace(ball=place))]
    ends = (middle[0], middle[-1])
    return [place for place in able if place not in ends] or able


def refusal(position: Document, move_text: str, options: Document) -> str:
    """The clause that forbids the move, of several the first in the rules; "" if legal (G-1)."""
    document = settled(full(position, options), options)
    clauses = refusals(document, read(move_text), move_text)
    return min(clauses, key=ORDER.index, default="")


def refusals(document: Document, said: Said, text: str) -> set[str]:
    """All the clauses that forbid a move (G-1, G-3, G-7; see the phases for the others)."""
    if document["phase"] == "over":
        return {"G-7"}
    if not said.phase:
        again = text == "draw" and document["draw_offer"] == document["to_move"]
        return {"G-3"} if again else set()
    if said.phase != document["phase"]:
        return {"G-7"}
    if said.phase == "move":
        return move_refusals(paper_of(document), said.path)
    if said.phase == "kick":
        return kick_refusals(paper_of(document), said.path)
    return restart_refusals(document, said.path)


def restart_refusals(document: Document, path: Path) -> set[str]:
    """PF-F1: a point of the paper; PF-G5: one of those from which the game can go on."""
    faults = off_paper(field_of(document, {}), path)
    return faults if len(path) == 1 and path[0] in restarts(document) else faults | {"PF-G5"}


# -- what comes of it


def play(position: Document, move_text: str, options: Document) -> Document:
    """The full document after a legal move or aside.  Raises `ValueError` if it is refused."""
    document, texts = resolved(full(position, options), options)
    said = read(move_text)
    if not said.phase and not refusals(document, said, move_text):
        return aside(document, move_text, options)
    if move_text not in texts:
        raise ValueError(f"{move_text} is refused")
    document = declined(document)
    if said.phase == "restart":
        return document | {"ball": word(said.path[0]), "phase": "move"}
    corners = [word(place) for place in said.path]
    if said.phase == "move":
        drawn = document | {"lines": [*document["lines"], corners], "series": no_series()}
        goal = goal_of(field_of(document, {}), said.path)
    else:
        drawn = kicked(document, said.path)
        goal = kick_goal(field_of(document, {}), said.path)
    drawn = drawn | {"ball": corners[-1], "phase": "move", "to_move": RIVAL[document["to_move"]]}
    return settled(scored(drawn, goal) if goal else drawn, options)


def no_series() -> Document:
    """A series that has not begun (PF-K5)."""
    return {"lines": [], "redirected": []}


def declined(document: Document) -> Document:
    """An offer of a draw stands until the other side moves (G-3)."""
    stands = document["draw_offer"] == document["to_move"]
    return document if stands else document | {"draw_offer": None}


def kicked(document: Document, corners: Path) -> Document:
    """The kick among the lines and in the series, its side line used (PF-K5, PF-K6, PF-K7)."""
    kick, series = [word(place) for place in corners], document["series"]
    field = field_of(document, {})
    used = [field.side_line(corners[1])] if len(corners) == 3 else []
    return document | {
        "kicks": [*document["kicks"], kick],
        "series": {
            "lines": [*series["lines"], kick],
            "redirected": sorted({*series["redirected"], *used}),
        },
    }


def scored(document: Document, conceded: str) -> Document:
    """A goal for the rival of the side in whose goal it is, which restarts (PF-G1, G4, G5, K5)."""
    score = list(document["score"])
    score[INDEX[RIVAL[conceded]]] += 1
    return document | {
        "score": score,
        "phase": "restart",
        "to_move": conceded,
        "series": no_series(),
    }


def settled(document: Document, options: Document) -> Document:
    """The document after what nobody decides (PF-K1, PF-E1, PF-E2)."""
    return resolved(document, options)[0]


def resolved(document: Document, options: Document) -> tuple[Document, list[str]]:
    """What nobody decides: closed, no kick, no restart (PF-K1, PF-E1, PF-E2); and what is legal."""
    texts, phase = listed(document), document["phase"]
    if texts or phase == "over":
        return document, texts
    if phase == "move":
        kicker = {"phase": "kick", "to_move": RIVAL[document["to_move"]]}
        return resolved(document | kicker, options)
    return resolved(leg_over(document, goal_points(document["score"]), options), options)


def goal_points(score: list[int]) -> list[int]:
    """Three points for more goals, one each for as many (PF-E3)."""
    home, away = score
    return [1, 1] if home == away else [3, 0] if home > away else [0, 3]


def leg_over(document: Document, points: list[int], options: Document) -> Document:
    """The points of a leg; then the next leg on a fresh paper, or the end (PF-E3, PF-E4)."""
    total = [old + new for old, new in zip(document["points"], points, strict=True)]
    ended = document | {"points": total, "draw_offer": None, "series": no_series()}
    if document["leg"] == ({"legs": 2} | options | document)["legs"]:
        return ended | {"phase": "over"}
    return ended | {
        "lines": [],
        "kicks": [],
        "ball": word(field_of(document, {}).middle),
        "to_move": "away",
        "phase": "move",
        "score": [0, 0],
        "leg": 2,
    }


def aside(document: Document, text: str, options: Document) -> Document:
    """`resign`: the leg is the other side's (PF-E5); `draw`: an offer, or its answer (G-3)."""
    side = document["to_move"]
    if text == "resign":
        points = [3, 3]
        points[INDEX[side]] = 0
        return leg_over(document, points, options)
    if document["draw_offer"] is None:
        return document | {"draw_offer": side}
    return leg_over(document, [1, 1], options)


def winner(document: Document) -> str | None:
    """After the last leg: who has more points, "" for a draw; None before (PF-E4)."""
    if document["phase"] != "over":
        return None
    home, away = document["points"]
    return "home" if home > away else "away" if away > home else ""
