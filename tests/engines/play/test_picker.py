"""The hand of a fake game whose moves are words: each letter is a place, `?` is a button."""

from collections.abc import Sequence
from typing import Any, cast

from engines.core.contract import Notation, Rules
from engines.play.picker import Picker

WORDS = ("abc", "abd", "ace", "ac", "Ac", "?")


class Words:
    """Rules and notation in one; capitals are other moves on the same places."""

    def legal_moves(self, _: str) -> Sequence[str]:
        return WORDS

    def spots(self, move: str) -> tuple[int, ...]:
        return tuple(map(ord, move.lower())) if move != "?" else ()

    def misstep(self, _: str, spots: Sequence[int]) -> str:
        return "X-" + "".join(map(chr, spots))


def new_picker() -> Picker[str, str]:
    words = Words()
    return Picker(cast("Rules[str, str]", words), cast("Notation[str, str]", words), "")


def touch(picker: Picker[Any, Any], places: str) -> list[bool]:
    return [picker.touch(ord(place)) for place in places]


def offers(picker: Picker[Any, Any]) -> str:
    return "".join(sorted(map(chr, picker.offers())))


def test_what_is_touched_narrows_what_is_on_offer() -> None:
    picker = new_picker()
    assert offers(picker) == "a"
    assert touch(picker, "a") == [True]
    assert offers(picker) == "bc"
    assert touch(picker, "b") == [True]
    assert offers(picker) == "cd"
    assert picker.candidates() == ["abc", "abd"]
    assert picker.decided() is None
    assert touch(picker, "d") == [True]
    assert picker.decided() == "abd"
    assert offers(picker) == ""


def test_a_place_that_is_not_on_offer_changes_nothing() -> None:
    picker = new_picker()
    assert touch(picker, "axb") == [True, False, True]
    assert picker.touched == (ord("a"), ord("b"))


def test_a_move_that_could_go_on_is_complete_and_not_decided() -> None:
    picker = new_picker()
    touch(picker, "ac")
    assert sorted(picker.complete()) == ["Ac", "ac"]
    assert picker.decided() is None
    assert offers(picker) == "e"
    touch(picker, "e")
    assert picker.decided() == "ace"


def test_giving_back() -> None:
    picker = new_picker()
    touch(picker, "ab")
    assert picker.release()
    assert offers(picker) == "bc"
    picker.clear()
    assert offers(picker) == "a"
    assert not picker.release()


def test_a_button_s_move_is_never_touched() -> None:
    picker = new_picker()
    assert "?" not in picker.candidates()
    assert list(picker.complete()) == []


def test_why_a_place_is_not_on_offer() -> None:
    picker = new_picker()
    touch(picker, "ab")
    assert picker.misstep(ord("c")) == ""
    assert picker.misstep(ord("z")) == "X-abz"
