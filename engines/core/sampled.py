"""Moves that are too many to be listed: `in` is the law, a loop meets only some of them."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any, Generic

from engines.core.contract import M


class Sampled(Collection[M], Generic[M]):
    """The legal moves of a position in which there are millions.

    `holds` decides; `draw` gives the same few legal moves every time; `named` are those that can be
    listed beside the rest (None: nothing is listed); `ranges` says in JSON what the rest are.
    """

    def __init__(
        self,
        holds: Callable[[object], bool],
        draw: Callable[[], Sequence[M]],
        named: Sequence[M] | None = None,
        ranges: Mapping[str, Any] | None = None,
    ) -> None:
        self.named = named
        self.ranges: Mapping[str, Any] = ranges or {}
        self._holds = holds
        self._draw = draw
        self._drawn: Sequence[M] | None = None

    def __contains__(self, move: object) -> bool:
        return self._holds(move)

    def __iter__(self) -> Iterator[M]:
        return iter(self._some())

    def __len__(self) -> int:
        """How many are met in a loop."""
        return len(self._some())

    def _some(self) -> Sequence[M]:
        if self._drawn is None:
            self._drawn = self._draw()
        return self._drawn
