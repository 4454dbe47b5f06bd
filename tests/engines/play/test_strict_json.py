import json

import pytest

from engines.play.strict_json import read_object, write_object


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "no JSON"),
        ("{", "at column 2"),
        ("[1]", "not an array"),
        ("null", "not null"),
        ("true", "not true or false"),
        ("1.5", "not a number"),
        ('"a"', "not a text"),
        ('{"a":1,"b":2,"a":3}', "'a' stands twice"),
        ('{"b":{"a":1,"a":3}}', "'a' stands twice"),
        ('{"a":NaN}', "NaN"),
        ('{"a":-Infinity}', "-Infinity"),
        ('{"a":"\\ud800"}', "half a character"),
        ('{"a":' * 100_000, "too deeply"),
        ('{"a":' + "[" * 100 + "]" * 100 + "}", "too deeply"),
        ('{"a":' + "9" * 10_000 + "}", "digits"),
    ],
)
def test_what_is_no_clean_object_is_refused(text: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        read_object(text)


def test_as_deep_as_allowed_is_read() -> None:
    nested = "[" * 99 + "]" * 99
    assert read_object('{"a":' + nested + "}") == {"a": json.loads(nested)}


def test_what_is_written_comes_back_and_begins_no_comment() -> None:
    value = {"a ;": ["b;", 1, None, {"ș": True}]}
    text = write_object(value)
    assert ";" not in text
    assert " " not in text.replace('"a ', "")
    assert read_object(text) == value
