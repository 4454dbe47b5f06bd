"""A sentence for the players, in English and ready to be said in another language."""

from typing import Self


class Notice(str):
    """The sentence; `text` is the same with gaps and `fields` what goes into them.

    Every `text` stands literally where a notice is made or, in the app, where `N_` marks it, so
    that it can be collected for translation by these two words.
    """

    __slots__ = ("fields", "text")

    text: str
    fields: tuple[tuple[str, str], ...]

    def __new__(cls, text: str, /, **fields: object) -> Self:
        made = super().__new__(cls, text.format(**fields))
        made.text = text
        made.fields = tuple((name, str(value)) for name, value in fields.items())
        return made
