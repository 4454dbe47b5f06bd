"""A sentence for the players, in English and ready to be said in another language."""

from typing import Self


class Notice(str):
    """The sentence; `text` is the same with gaps and `fields` what goes into them.

    A field may be a notice itself.  Every `text` stands literally where a notice is made or, in the
    app, where `N_` marks it, so that it can be collected for translation by these two words.
    """

    __slots__ = ("fields", "text")

    text: str
    fields: tuple[tuple[str, str], ...]

    def __new__(cls, text: str, /, **fields: object) -> Self:
        made = super().__new__(cls, text.format(**fields))
        made.text = text
        made.fields = tuple(
            (name, value if isinstance(value, Notice) else str(value))
            for name, value in fields.items()
        )
        return made

    @classmethod
    def quoting(cls, words: str) -> Self:
        """Words that are not ours, such as the system's: they are said as they are."""
        return cls("{words}", words=words)


def notice_of(error: Exception) -> Notice:
    """What an error says: the notice that it was made with, or its words as they are."""
    told = next((part for part in error.args if isinstance(part, Notice)), None)
    return Notice.quoting(str(error)) if told is None else told
