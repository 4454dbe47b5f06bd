from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from engines.core.contract import Event, Outcome, Seat
from engines.play.record import (
    Header,
    Player,
    Record,
    RecordError,
    RecordFileError,
    decode_record,
    load_record,
    read_record,
    write_events,
    write_header,
    write_move,
    write_result,
)

HEAD = """\
sobremesa 1
game: paper-football
edition: 1
options: {"legs":1}
seed: 4711
home: Ana | human
away: Ion | computer
date: 2026-11-29T18:00:00
undo: no
start: {"ball":"h12"}
seating: opposite
chairs: two ; of wood

"""
BODY = """\
1 h12-h13-i14-i15
; a fine start
2 i15-i16-i17-h18 ; goal home 1:0 PF-G1
R:h12
draw
3  K:h12-n18

; end: 2026-11-29T18:31:00
= away 1:2 PF-E1
"""


def test_the_header() -> None:
    header = read_record(HEAD).header
    assert header == Header(
        "paper-football",
        1,
        {"legs": 1},
        4711,
        Player("Ana"),
        Player("Ion", "computer"),
        "2026-11-29T18:00:00",
        undo=False,
        start={"ball": "h12"},
        extra=(("seating", "opposite"), ("chairs", "two")),
    )


def test_only_the_game_must_be_named() -> None:
    record = read_record("sobremesa 1\ngame: race\n\n")
    assert record.header == Header("race", 1)
    assert record.header.home == Player("home", "human")
    assert record.notices == (
        "The record does not say by which edition of the rules it was played.",
    )


@pytest.mark.clause("PF-R1")
def test_the_moves_with_or_without_a_number() -> None:
    record = read_record(HEAD + BODY)
    found = [(entry.line, entry.number, entry.text) for entry in record.entries]
    assert found == [
        (14, 1, "h12-h13-i14-i15"),
        (16, 2, "i15-i16-i17-h18"),
        (17, None, "R:h12"),
        (18, None, "draw"),
        (19, 3, "K:h12-n18"),
    ]
    assert record.entries[1].comment == "goal home 1:0 PF-G1"
    assert record.ended == "2026-11-29T18:31:00"
    assert record.result is not None
    assert record.result.line == 22
    assert record.result.outcome == Outcome(Seat.AWAY, (1, 2), "PF-E1")
    assert record.notices == ()


def test_a_number_alone_is_a_move() -> None:
    assert read_record(HEAD + "6\n2 5\n").entries[0].text == "6"


def test_windows_line_ends_and_a_byte_order_mark() -> None:
    text = "\ufeff" + (HEAD + BODY).replace("\n", "\r\n")
    assert read_record(text) == read_record(HEAD + BODY)
    assert read_record(decode_record(text.encode())) == read_record(HEAD + BODY)


def test_a_torn_last_line_is_dropped_and_told() -> None:
    record = read_record(HEAD + "1 h12-h13-i14-i15\n2 i15-i1")
    assert [entry.text for entry in record.entries] == ["h12-h13-i14-i15"]
    assert record.notices == ("Line 15 was not written to its end and has been dropped.",)


def test_a_notice_can_be_said_in_another_language() -> None:
    (notice,) = read_record(HEAD + "1 h12-h1").notices
    assert notice.text == "Line {line} was not written to its end and has been dropped."
    assert notice.fields == (("line", "14"),)


def test_half_a_letter_at_the_end_is_dropped() -> None:
    data = (HEAD + "1 h12-h13-i14-i15\n; ș").encode()[:-1]
    assert len(read_record(decode_record(data)).entries) == 1


def test_bytes_that_are_no_text_are_told_with_their_line() -> None:
    data = HEAD.encode().replace(b"Ana", b"An\xff")
    with pytest.raises(RecordError, match="line 6: this is not UTF-8"):
        decode_record(data)


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("", 1, "this is no record"),
        ("\n", 1, "this is no record"),
        ("sobremesa 1", 1, "this is no record"),
        ("chess 1\n\n", 1, "this is no record"),
        ("sobremesa 2\ngame: x\n\n", 1, "another version"),
        ("sobremesa 1\ngame: race\n", 2, "breaks off in its header"),
        ("sobremesa 1\nedition: 1\n\n", 2, "names no game"),
        ("sobremesa 1\ngame: Paper Football\n\n", 2, "written like"),
        ("sobremesa 1\ngame: race\n1 roll:3\n\n", 3, "cannot be an extra"),
        ("sobremesa 1\ngame: race\nK:h12-n18\n\n", 3, "cannot be an extra"),
        ("sobremesa 1\ngame: race\nroll\n\n", 3, "'key: value'"),
        ("sobremesa 1\ngame: race\ngame: race\n\n", 3, "stands twice"),
        ("sobremesa 1\ngame: race\nedition: one\n\n", 3, "a whole number is needed"),
        ("sobremesa 1\ngame: race\nseed: 1_0\n\n", 3, "a whole number is needed"),
        ("sobremesa 1\ngame: race\nseed: " + "9" * 30 + "\n\n", 3, "a whole number is needed"),
        ("sobremesa 1\ngame: race\noptions: 5\n\n", 3, "an? JSON object is needed"),
        ('sobremesa 1\ngame: race\noptions: {"a":NaN}\n\n', 3, "NaN"),
        ('sobremesa 1\ngame: race\nstart: {"a":1,"a":2}\n\n', 3, "stands twice"),
        ("sobremesa 1\ngame: race\nundo: maybe\n\n", 3, "'yes' or 'no'"),
        ("sobremesa 1\ngame: race\nhome: A;na\n\n", 3, "cannot hold"),
        ("sobremesa 1\ngame: race\nhome: A\x07na\n\n", 3, "cannot be written"),
        ("sobremesa 1\ngame: race\n: x\n\n", 3, "'key: value'"),
    ],
)
def test_a_broken_header_names_line_and_fault(text: str, line: int, message: str) -> None:
    with pytest.raises(RecordError, match=message) as caught:
        read_record(text)
    assert caught.value.line == line


@pytest.mark.parametrize(
    "text", ["= home 1", "= nobody 1:0 PF-E1", "= home 1:0", "=", "= home -1:0 PF-E1"]
)
def test_a_broken_result_is_told(text: str) -> None:
    record = read_record(HEAD + text + "\n")
    assert record.result is None
    assert record.notices == (f"Line 14 is no result: {text}",)


def test_a_second_result_is_told() -> None:
    record = read_record(HEAD + "= home 1:0 PF-E1\n= away 1:0 PF-E1\n")
    assert record.result is not None
    assert record.result.outcome.winner is Seat.HOME
    assert record.notices == ("Line 15 is a second result: = away 1:0 PF-E1",)


@pytest.mark.parametrize("name", ["A;na", "A|na", "A\nna", " Ana", "A\u2028na", "\ud800", "\x00"])
def test_a_name_that_would_not_come_back_is_refused(name: str) -> None:
    with pytest.raises(RecordError, match=r"cannot|spaces"):
        Player(name)


@pytest.mark.parametrize(
    "extra", [("game", "x"), ("", "x"), ("a:b", "x"), ("a", "x ; y"), ("a", ";x"), ("a", "x\n")]
)
def test_an_extra_key_that_would_not_come_back_is_refused(extra: tuple[str, str]) -> None:
    with pytest.raises(RecordError):
        Header("race", 1, extra=(extra,))


def test_a_seed_too_long_to_be_read_again_is_refused() -> None:
    with pytest.raises(RecordError, match="20 digits"):
        Header("race", 1, seed=10**20)


def test_the_lines_that_are_written() -> None:
    assert write_move(14, "k21-j22-i23-j24", "goal home 1:0 PF-G1") == (
        "14 k21-j22-i23-j24 ; goal home 1:0 PF-G1\n"
    )
    assert write_move(None, "R:h12") == "R:h12\n"
    assert write_result(Outcome(Seat.AWAY, (1, 2), "PF-E1")) == "= away 1:2 PF-E1\n"
    assert write_result(Outcome(None, (0, 0), "PF-E2")) == "= draw 0:0 PF-E2\n"


@pytest.mark.clause("PF-R1")
def test_events_are_told_in_short() -> None:
    goal = Event("goal", "PF-G1", (("side", "home"), ("score", (1, 0))))
    long = Event("kick", "PF-K2", (("way", ["a1", "b2"]), ("note", "one; two"), ("by", None)))
    assert write_events((goal, long)) == "goal home 1:0 PF-G1, kick PF-K2"
    assert write_events(()) == ""


def test_a_missing_file(tmp_path: Path) -> None:
    with pytest.raises(RecordFileError, match="No such file") as caught:
        load_record(tmp_path / "none.sobremesa")
    assert isinstance(caught.value, OSError)
    assert isinstance(caught.value, RecordError)


# -- anything at all

json_values: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)
documents = st.dictionaries(st.text(), json_values, max_size=3)


@given(st.text(), st.text())
def test_any_name_is_refused_or_comes_back(name: str, hand: str) -> None:
    try:
        player = Player(name, hand)
    except RecordError:
        return
    text = write_header(Header("race", 1, home=player))
    assert read_record(text).header.home == player


@given(st.text(), st.text())
def test_any_extra_key_is_refused_or_comes_back(key: str, value: str) -> None:
    try:
        header = Header("race", 1, extra=((key, value),))
    except RecordError:
        return
    assert read_record(write_header(header)).header == header


@given(
    st.integers(0, 99),
    documents,
    st.integers(),
    st.sampled_from([None, True, False]),
    st.none() | documents,
)
def test_any_options_seed_and_start_are_refused_or_come_back(
    edition: int,
    options: dict[str, Any],
    seed: int,
    undo: bool | None,  # noqa: FBT001 - hypothesis calls by position
    start: dict[str, Any] | None,
) -> None:
    try:
        header = Header("race", edition, options, seed, undo=undo, start=start)
    except RecordError:
        assert abs(seed) >= 10**20
        return
    assert read_record(write_header(header)).header == header


def _read(text: str) -> Record | RecordError:
    try:
        return read_record(text)
    except RecordError as error:
        return error


@given(st.text())
def test_any_text_is_refused_with_its_line(text: str) -> None:
    read = _read(text)
    assert isinstance(read, RecordError)
    assert read.line == 1


fragments = st.sampled_from(["\n", " ", ":", ";", "=", "|", "home", "1:0 PF-E1", "{}", "9", "\r"])
loose = st.lists(fragments | st.text(max_size=5), max_size=20).map("".join)


@given(loose, loose)
@example("", "9 =")
def test_any_lines_are_refused_with_their_line_or_come_back(head: str, body: str) -> None:
    read = _read(f"sobremesa 1\ngame: race\n{head}\n\n{body}\n")
    if isinstance(read, RecordError):
        assert 0 < read.line <= head.count("\n") + 3
        return
    moves = [write_move(entry.number, entry.text, entry.comment) for entry in read.entries]
    again = read_record(write_header(read.header) + "".join(moves))
    assert again.header == read.header
    assert [entry.text for entry in again.entries] == [entry.text for entry in read.entries]


@given(st.binary())
def test_any_bytes_are_decoded_or_refused_with_their_line(data: bytes) -> None:
    try:
        text = decode_record(data)
    except RecordError as error:
        line = error.line
    else:
        line = text.count("\n")
    assert 0 <= line <= data.count(b"\n")
