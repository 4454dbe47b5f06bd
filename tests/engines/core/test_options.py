"""Options: what may be chosen, and what a wrong choice is told."""

from dataclasses import dataclass

import pytest

from engines.core.errors import OptionError, PositionError
from engines.core.notice import Notice
from engines.core.options import Choice, Flag, Range, as_json, choice, flag, kinds, number
from engines.core.options import read_options as read


@dataclass(frozen=True, slots=True)
class Sample:
    size: int = number(14, 8, 20, step=2)
    pen: str = choice("soft", "strict")
    loud: bool = flag(default=True)

    def check(self) -> None:
        if self.size == 8 and self.loud:
            raise OptionError("size", Notice("too small to be loud"))


def test_defaults_and_kinds() -> None:
    assert as_json(read(Sample, {})) == {"size": 14, "pen": "soft", "loud": True}
    assert kinds(Sample) == {
        "size": Range(8, 20, 2),
        "pen": Choice(("soft", "strict")),
        "loud": Flag(),
    }


@pytest.mark.parametrize(
    "given",
    [
        {"size": 10, "loud": False},
        {"size": "10", "loud": "no"},
        {"size": "10", "loud": "off"},
    ],
)
def test_json_values_and_their_texts_mean_the_same(given: dict[str, object]) -> None:
    assert read(Sample, given) == Sample(10, loud=False)


@pytest.mark.parametrize(
    ("given", "option", "told"),
    [
        ({"size": 9}, "size", "from 8 to 20 in steps of 2, not 9"),
        ({"size": 22}, "size", "not 22"),
        ({"size": True}, "size", "not True"),
        ({"size": 10.0}, "size", "not 10.0"),
        ({"size": "ten"}, "size", "not 'ten'"),
        ({"size": "1_0"}, "size", "not '1_0'"),
        ({"size": None}, "size", "not None"),
        ({"size": [10]}, "size", "not [10]"),
        ({"pen": "hard"}, "pen", "one of soft, strict"),
        ({"pen": ["soft"]}, "pen", "one of soft, strict"),
        ({"loud": 1}, "loud", "true or false"),
        ({"width": 9}, "width", "known options: size, pen, loud"),
        ({"size": 8}, "size", "too small"),
    ],
)
def test_a_wrong_option_is_named_with_its_range(
    given: dict[str, object], option: str, told: str
) -> None:
    with pytest.raises(OptionError) as caught:
        read(Sample, given)
    assert caught.value.option == option
    assert told in str(caught.value)


def test_a_document_sets_what_was_not_given() -> None:
    assert read(Sample, {}, {"size": 10, "ball": "h12"}).size == 10
    assert read(Sample, {"size": 12}, {"size": 10}).size == 12


@pytest.mark.parametrize("size", [9, 8])
def test_a_wrong_repeated_option_is_the_documents_fault(size: int) -> None:
    with pytest.raises(PositionError) as caught:
        read(Sample, {}, {"size": size})
    assert caught.value.path == "size"


@dataclass(frozen=True, slots=True)
class Apart:
    games: int = number(1, 1, 5, step=2, in_documents=False)
    points: int = number(25, 5, 50)

    def check(self) -> None: ...


def test_an_option_whose_name_means_something_else_in_a_document() -> None:
    assert read(Apart, {}, {"games": [0, 0], "points": 9}) == Apart(1, 9)
    assert read(Apart, {"games": 3}, {"games": [0, 0]}) == Apart(3, 25)
