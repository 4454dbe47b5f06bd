"""What the pictures of every rule card are held to, whatever board they are pieces of."""

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

import pygame
import pytest

from game.desk import Desk
from tests.game.conftest import MakeDesk
from tests.game.rules_words import clauses_of

WIDEST = 400  # points, which the smallest window with the largest text has room for


def cuts_of(drawn: Mapping[str, Any]) -> list[tuple[str, Any]]:
    """All pieces of the board that are drawn, with the clause that each stands under."""
    return [(clause, cut) for clause, diagram in drawn.items() for cut in diagram.cuts]


class DrawnRules:
    """The tests that the pictures of all rule cards share; the class of a game says which."""

    draughtsman: ClassVar[type[Any]]
    game: ClassVar[str]
    prefix: ClassVar[str]  # of its clauses
    drawn: ClassVar[Mapping[str, Any]]  # a diagram by its clause
    grown: ClassVar[str]  # a clause whose picture is looked at in two sizes
    rounding: ClassVar[float] = 0.04
    bare: ClassVar[str]  # a clause without a picture

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "cut" in metafunc.fixturenames:
            metafunc.parametrize(("clause", "cut"), cuts_of(self.drawn))
        elif "clause" in metafunc.fixturenames:
            metafunc.parametrize("clause", self.drawn)

    @pytest.fixture
    def diagrams(self, desk: Desk) -> Any:  # noqa: ANN401 - of whatever game it is
        return self.draughtsman(desk)

    def test_a_diagram_is_under_a_clause_of_the_rules(self, clause: str) -> None:
        assert clause in clauses_of(self.game, self.prefix)

    def test_a_diagram_fits_beside_any_text(
        self,
        diagrams: Any,  # noqa: ANN401
        clause: str,
    ) -> None:
        picture, told = diagrams.draw(clause)
        assert 120 < picture.get_width() <= WIDEST
        assert picture.get_height() < WIDEST
        assert told.endswith(".")
        assert told == self.drawn[clause].caption

    def test_other_clauses_have_none(self, diagrams: Any) -> None:  # noqa: ANN401
        assert self.bare in clauses_of(self.game, self.prefix)
        assert diagrams.draw(self.bare) is None
        assert diagrams.draw("") is None

    def test_diagrams_grow_with_the_look(self, make_desk: MakeDesk) -> None:
        small, large = (
            self.draughtsman(make_desk(size)).draw(self.grown)[0].get_width()
            for size in ((1280, 800), (2560, 1600))
        )
        assert large == pytest.approx(2 * small, rel=self.rounding)


class DrawnPieces(DrawnRules):
    """The same of pieces whose places are numbers of the rule book."""

    def named(self, cut: Any) -> Iterable[int]:  # noqa: ANN401 - of whatever game it is
        """Every place that a piece names."""
        raise NotImplementedError

    def test_all_that_is_named_lies_in_the_piece(
        self,
        diagrams: Any,  # noqa: ANN401
        clause: str,
        cut: Any,  # noqa: ANN401
    ) -> None:
        diagram = self.drawn[clause]
        part = diagrams.part(diagram, cut)
        painter, _ = diagrams._table(diagram.cell)
        for place in self.named(cut):
            assert part.collidepoint(painter.at.to_pixel(place)), place

    def test_what_is_marked_is_seen(
        self,
        diagrams: Any,  # noqa: ANN401
        clause: str,
        cut: Any,  # noqa: ANN401
    ) -> None:
        """A picture without a piece's men and marks is another one at each of them."""
        diagram, bare = self.drawn[clause], type(cut)(cut.corners)
        full, empty = (diagrams.piece(diagram, one) for one in (cut, bare))
        painter, _ = diagrams._table(diagram.cell)
        part = diagrams.part(diagram, cut)
        for place in self.named(cut):
            box = painter.at.square(place).inflate(-4, -4)
            box = box.move(diagrams.strip() - part.left, -part.top).clip(full.get_rect())
            before, after = (pygame.image.tobytes(p.subsurface(box), "RGB") for p in (full, empty))
            assert before != after, place
