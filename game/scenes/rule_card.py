"""The rule card: a game's rules, clause by clause, from any point of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import pygame

from game.catalogue import find_game, load
from game.rule_text import Block, house_rules, read_rules, reworded
from game.scenes.page import Overlay
from game.shell import Pop
from game.ui.draw import write
from game.ui.reader import Line, Reader, Run, Span, flow, gap
from game.ui.widgets import Button

if TYPE_CHECKING:
    from game.desk import Desk
    from game.shell import Change
    from game.ui.look import Face
    from game.ui.widget import Did, Widget

MARGIN = 84  # points left of the text, for the ids


class Draughtsman(Protocol):
    """Draws the small boards of a game's rules, in the look of the desk that it was made with."""

    def draw(self, clause: str) -> tuple[pygame.Surface, str] | None:
        """The picture of a clause, and what is to be seen there (English); None: it has none."""
        ...


class RuleCard(Overlay):
    """The card of `game`, opened at `clause` ("": at its beginning)."""

    def __init__(self, desk: Desk, game: str, clause: str = "") -> None:
        self._game = find_game(game)
        self._clause = clause
        self._opened = False
        rules = read_rules(desk.assets.text(f"rules/{game}.md"))
        house = Block("heading", desk.words.tr("In all games"))
        common = house_rules(desk.assets.text("rules/README.md"))
        blocks = (*(b for b in rules if b.kind != "title"), house, *common)
        self._blocks = tuple(reworded(blocks, desk.words.rules(game)))
        super().__init__(desk, focus="rules", default="close")

    def did(self, did: Did) -> Change | None:
        return Pop() if did.key == "close" else None

    def key(self, event: pygame.Event) -> Change | None:
        return Pop() if event.key in {pygame.K_ESCAPE, pygame.K_F1} else None

    def lay_out(self) -> tuple[list[Widget], int]:
        px = self.look.px
        self.box = self.centred(860, self.size[1] / self.look.scale - 48)
        inner = self.box.inflate(-px(72), 0)
        text = pygame.Rect(inner.x, self.box.y + px(92), inner.width, self.box.height - px(116))
        lines, at = self._lines(text.width - px(28))
        reader = Reader("rules", text, lines)
        close = pygame.Rect(0, 0, px(40), px(40))
        close.midright = (inner.right, self.box.y + px(50))
        hint = self.desk.words.tr("Close")
        if not self._opened:
            reader.scroll_to(at)
            self._opened = True
        return [reader, Button("close", close, "", icon="x", kind="quiet", hint=hint)], self.size[1]

    def ground(self, surface: pygame.Surface) -> None:
        super().ground(surface)
        look, px, tr = self.look, self.look.px, self.desk.words.tr
        title = tr("Rules of {game}").format(game=tr(self._game.title).lower())
        x, base = self.box.x + px(36), self.box.y + px(60)
        write(surface, look, "title", 28, title, look.palette.ink, x, base)

    # -- the text

    def _lines(self, width: int) -> tuple[tuple[Line, ...], int]:
        """All lines for a text `width` pixels wide, and the number of the one to open at."""
        lines: list[Line] = [*self._steps(width), *self._legend(width)]
        draughtsman: Draughtsman | None = None
        if self._game.diagrams:
            draughtsman = load(self._game.diagrams)(self.desk)
        at = 0
        for block in self._blocks:
            if self._clause and block.mark == self._clause:
                at = len(lines)
            lines += self._block(block, width)
            drawn = draughtsman and draughtsman.draw(block.mark)
            if drawn:
                lines += self._diagram(*drawn, width)
        return tuple(lines), at

    def _steps(self, width: int) -> list[Line]:
        """How the game is played, for those who read no further."""
        px, tr = self.look.px, self.desk.words.tr
        lines = self._block(Block("heading", tr("How it is played")), width)[1:]
        for number, step in enumerate(self._game.steps, 1):
            lines += self._block(Block("text", tr(step), str(number)), width)
        return [*lines, gap(px(10))]

    def _diagram(self, picture: pygame.Surface, told: str, width: int) -> list[Line]:
        """A small board under its clause, and under that what it shows."""
        px, run = self.look.px, Run(self.desk.words.tr(told), "body", 14, self.look.palette.soft)
        board = Line((Span(px(MARGIN), "", picture=picture),), picture.get_height() + px(8))
        return [board, *flow(self.look, [run], width, px(MARGIN)), gap(px(14))]

    def _legend(self, width: int) -> list[Line]:
        """What is to be known of the clauses before they are read."""
        tr = self.desk.words.tr
        told = [tr(self._game.note)] if self._game.note else []
        if any(block.source for block in self._blocks):
            told.append(
                tr("Small print after a rule names the paragraph of the source that it follows.")
            )
        told.append(tr("What no source settles is our decision, and marked so."))
        runs = [Run(f"{text} ", "body", 14, self.look.palette.soft) for text in told]
        return list(flow(self.look, runs, width))

    def _block(self, block: Block, width: int) -> list[Line]:
        px, tone = self.look.px, self.look.palette
        if block.kind == "heading":
            run = Run(block.text, "title", 20, tone.ink)
            return [gap(px(20)), *flow(self.look, [run], width), gap(px(4))]
        face: Face = "semi" if block.mark and block.mark == self._clause else "body"
        runs = [Run(block.text, face, 16, tone.ink)]
        small = self._small_print(block)
        if small:
            runs.append(Run(f"  {small}", "body", 14, tone.quiet))
        first, *others = flow(self.look, runs, width, px(MARGIN))
        mark = Span(0, block.mark, "bold", 14, tone.accent_deep)
        return [Line((mark, *first.spans), first.height), *others, gap(px(8))]

    def _small_print(self, block: Block) -> str:
        ours = self.desk.words.tr("our decision") if block.ours else ""
        return ", ".join(part.replace(" ", "\u00a0") for part in (block.source, ours) if part)
