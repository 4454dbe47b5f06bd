"""Setting type: words side by side with even spaces, lines of a given width.

A font drawn in one go rounds every letter to a whole pixel, and at text sizes the spaces between
words go under.  So each word is drawn for itself and the spaces are ours; widths simply add up.
"""

import pygame

WIDE_SPACE = 0.3  # of the type size, for the text faces: their own space is too tight on a screen
REMEMBERED = 4096  # words
ELLIPSIS = "\u2026"


class Typesetter:
    """One face at one size in pixels.  All widths are pixels."""

    def __init__(self, font: pygame.Font, *, wide: bool) -> None:
        self.font = font
        own = font.size(" ")[0]
        self.space = max(own, round(font.point_size * WIDE_SPACE)) if wide else own
        self._widths: dict[str, int] = {}

    def width(self, string: str) -> int:
        """The width of a string; spaces at its ends count."""
        words = string.split(" ")
        return self.space * (len(words) - 1) + sum(
            self.font.size(word)[0] for word in words if word
        )

    def render(self, string: str, colour: str) -> pygame.Surface:
        """A string on one line."""
        if " " not in string:
            return self._word(string, colour)
        out = pygame.Surface((self.width(string), self.font.get_height()), pygame.SRCALPHA)
        x = 0
        for word in string.split(" "):
            if word:
                out.blit(self._word(word, colour), (x, 0))
                x += self._wide(word)
            x += self.space
        return out

    def spread(self, string: str, colour: str, step: float) -> pygame.Surface:
        """A string with its letters set `step` pixels apart."""
        advances = [self.font.size(letter)[0] for letter in string]
        width = int(sum(advances) + step * len(string)) + 4
        out = pygame.Surface((width, self.font.get_height()), pygame.SRCALPHA)
        x = 0.0
        for letter, advance in zip(string, advances, strict=True):
            out.blit(self._word(letter, colour), (round(x), 0))
            x += advance + step
        return out

    def wrap(self, paragraph: str, width: int) -> list[str]:
        """The lines of a paragraph; a word that is wider than the line is cut in pieces."""
        lines, line, used = [], "", 0
        for word in paragraph.split():
            wide = self._wide(word)
            if line and used + self.space + wide <= width:
                line, used = f"{line} {word}", used + self.space + wide
                continue
            if line:
                lines.append(line)
            *cut, line = self._cut(word, width)
            lines += cut
            used = self._wide(line)
        return [*lines, line]

    def fit(self, string: str, width: int) -> str:
        """The string, shortened with an ellipsis if it is too wide."""
        if self.width(string) <= width:
            return string
        low, high = 0, len(string)
        while low < high:
            middle = (low + high + 1) // 2
            if self.width(string[:middle].rstrip() + ELLIPSIS) <= width:
                low = middle
            else:
                high = middle - 1
        return string[:low].rstrip() + ELLIPSIS

    def _wide(self, word: str) -> int:
        """The width of a word, remembered: the same ones come again and again."""
        found = self._widths.get(word)
        if found is None:
            if len(self._widths) >= REMEMBERED:
                self._widths.clear()
            found = self._widths[word] = self.font.size(word)[0]
        return found

    def _word(self, word: str, colour: str) -> pygame.Surface:
        return self.font.render(word, True, colour)  # noqa: FBT003 - pygame takes it by place only

    def _cut(self, word: str, width: int) -> list[str]:
        """A word in pieces of at most `width` pixels, at least a letter each."""
        pieces, piece = [], ""
        for letter in word:
            if piece and self.font.size(piece + letter)[0] > width:
                pieces.append(piece)
                piece = ""
            piece += letter
        return [*pieces, piece]
