"""The options of dice football: their defaults and their ranges."""

import pytest

from engines.core.errors import OptionError
from engines.core.options import as_json, read_options
from engines.dice_football import BOOK


def test_the_options_have_the_defaults_of_the_rule_text() -> None:
    assert as_json(read_options(BOOK.options, {})) == {
        "half_minutes": 15,
        "extra_minutes": 10,
        "level": "extra",
        "barriers": "touch",
        "recovery_limit": 12,
        "placing": "default",
        "clock": True,
        "rolls": 0,
    }


@pytest.mark.parametrize(
    ("option", "wrong"),
    [
        ("half_minutes", 0),
        ("half_minutes", 46),
        ("extra_minutes", 0),
        ("extra_minutes", 31),
        ("level", "golden"),
        ("barriers", "none"),
        ("recovery_limit", 1),
        ("recovery_limit", 51),
        ("placing", "fixed"),
        ("clock", "maybe"),
        ("rolls", -1),
        ("rolls", 501),
        ("rolls", "many"),
        ("wind", 3),
    ],
)
def test_an_option_out_of_range_is_refused_by_name(option: str, wrong: object) -> None:
    with pytest.raises(OptionError) as refused:
        read_options(BOOK.options, {option: wrong})
    assert refused.value.option == option
    assert option in str(refused.value)
