"""Words for everything that the rules can say."""

import gettext
import re
import struct
from pathlib import Path
from string import Formatter

import pytest

import game.__main__ as app
from engines.catalogue import BOOKS, find_book
from engines.core.notice import Notice, notice_of
from engines.core.options import Choice, kinds
from engines.play.record import RecordError
from game.__main__ import NO_DISPLAY
from game.assets import Assets
from game.catalogue import GAMES
from game.i18n import CLAUSES, OPTIONS, TURNS, Words
from game.rule_text import clauses, house_rules, read_rules
from game.settings import Settings
from game.store import Store
from game.window import NoDisplayError

WORDS = Words()


def ids_of(game: str) -> frozenset[str]:
    """The clauses of a game's rule file and those common to all."""
    assets = Assets()
    own = clauses(read_rules(assets.text(f"rules/{game}.md")))
    return own | clauses(house_rules(assets.text("rules/README.md")))


@pytest.mark.parametrize("game", BOOKS)
def test_every_clause_has_a_sentence(game: str) -> None:
    for clause in ids_of(game):
        sentence = WORDS.clause(clause)
        assert sentence[0].isupper(), clause
        assert sentence.endswith("."), clause
        assert len(sentence) <= 90, clause  # it stands in a tooltip


def test_no_sentence_is_left_over() -> None:
    known = frozenset[str]().union(*(ids_of(game) for game in BOOKS))
    assert set(CLAUSES) == known


def test_sentences_differ() -> None:
    assert len(set(CLAUSES.values())) == len(CLAUSES)


def test_an_unknown_clause_is_an_error() -> None:
    with pytest.raises(KeyError):
        WORDS.clause("PF-X1")


@pytest.mark.parametrize("game", BOOKS)
def test_every_option_and_value_has_words(game: str) -> None:
    allowed = kinds(find_book(game).options)
    assert set(OPTIONS[game]) == set(allowed)
    for name, kind in allowed.items():
        words = WORDS.option(game, name)
        assert words.label != name
        assert words.help.endswith(".")
        if isinstance(kind, Choice):
            assert set(words.values) == set(kind.words)


def test_an_option_without_words_is_shown_by_its_name() -> None:
    words = WORDS.option("paper-football", "bounce")
    assert (words.label, words.help, dict(words.values)) == ("bounce", "", {})


def test_turns_have_their_gaps_and_an_unknown_phase_has_words() -> None:
    for game in TURNS.values():
        for turn in game.values():
            assert gaps(turn.plain) == {"name"}
            assert gaps(turn.leading) == {"name", "score"}
    assert WORDS.turn("no game", "no phase").plain == "{name} is to move."


def test_notices_are_filled() -> None:
    notice = Notice("{file} is gone ({reason}).", file="a", reason="b")
    assert WORDS.notice(notice) == "a is gone (b)."


def mo_file(pairs: dict[str, str]) -> bytes:
    """A compiled catalogue; forms of a plural are parted by NUL, as is the source."""
    pairs = {"": "Content-Type: text/plain; charset=UTF-8\n", **pairs}
    texts = [(key.encode(), pairs[key].encode()) for key in sorted(pairs)]
    tables = [b"", b""]
    at, body = 28 + 16 * len(texts), b""
    for column in (0, 1):
        for text in texts:
            tables[column] += struct.pack("<II", len(text[column]), at + len(body))
            body += text[column] + b"\0"
    head = struct.pack("<7I", 0x950412DE, 0, len(texts), 28, 28 + 8 * len(texts), 0, 0)
    return head + tables[0] + tables[1] + body


def locale_of(folder: Path, language: str, pairs: dict[str, str]) -> Path:
    """A folder of catalogues with one in it."""
    place = folder / "locale" / language / "LC_MESSAGES"
    place.mkdir(parents=True)
    (place / "sobremesa.mo").write_bytes(mo_file(pairs))
    return folder / "locale"


def test_a_catalogue_gives_the_words_of_its_language(tmp_path: Path) -> None:
    locale = locale_of(
        tmp_path,
        "ro",
        {
            "Settings": "Set\u0103ri",
            "{file} is gone ({reason}).": "({reason}) {file} lipse\u0219te.",
            "{n} point\0{n} points": "{n} punct\0{n} puncte",
            CLAUSES["G-1"]: "Nu se poate.",
        },
    )
    words = Words("ro", locale)
    assert words.tr("Settings") == "Set\u0103ri"
    assert words.tr("Quit") == "Quit", "what the catalogue lacks is said in English"
    assert words.clause("G-1") == "Nu se poate."
    assert words.ntr("{n} point", "{n} points", 2) == "{n} puncte"
    assert words.notice(Notice("{file} is gone ({reason}).", file="a", reason="b")) == (
        "(b) a lipse\u0219te."
    )


def test_a_language_without_a_catalogue_falls_back_to_english(tmp_path: Path) -> None:
    locale = locale_of(tmp_path, "ro", {"Settings": "Set\u0103ri"})
    assert Words("eo", locale).tr("Settings") == "Settings"
    assert Words("ro", tmp_path / "nowhere").tr("Settings") == "Settings"


def test_a_notice_within_a_notice_is_translated_too(tmp_path: Path) -> None:
    pairs = {"line {line}: {reason}": "r\u00e2ndul {line}: {reason}", "{n} is odd": "{n} e impar"}
    words = Words("ro", locale_of(tmp_path, "ro", pairs))
    error = RecordError(3, Notice("{n} is odd", n=7))
    assert str(error) == "line 3: 7 is odd"
    assert words.notice(notice_of(error)) == "r\u00e2ndul 3: 7 e impar"


def test_what_an_error_of_others_says_is_quoted() -> None:
    error = OSError(28, "No {space} left")
    assert WORDS.notice(notice_of(error)) == str(error)


def test_the_catalogues_of_the_system_are_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    locale = locale_of(tmp_path, "ro", {"Settings": "Set\u0103ri"})
    monkeypatch.setattr(gettext, "_default_localedir", str(locale))
    assert Words("ro").tr("Settings") == "Settings"


def test_the_app_speaks_the_language_of_the_settings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Before anything can be drawn, too."""
    locale = locale_of(tmp_path, "ro", {NO_DISPLAY: "niciun ecran"})
    Store(tmp_path / "data").save_settings(Settings(language="ro"))

    def blind() -> None:
        raise NoDisplayError("dark")

    monkeypatch.setattr(app, "open_display", blind)
    monkeypatch.setattr(app, "Assets", lambda: Assets(locale.parent))
    assert app.main(["--data-dir", str(tmp_path / "data")]) == 1
    assert capsys.readouterr().err == "niciun ecran (dark)\n"


def test_numbers_choose_their_form() -> None:
    assert WORDS.ntr("{n} point", "{n} points", 1) == "{n} point"
    assert WORDS.ntr("{n} point", "{n} points", 2) == "{n} points"


def test_games_in_the_catalogue_have_books_and_texts() -> None:
    assert {entry.name for entry in GAMES} <= set(BOOKS)
    assert all(entry.stays == "" or entry.stays in CLAUSES for entry in GAMES)


def test_gaps_have_names() -> None:
    """A translator may have to turn a sentence round: no {} and no {0}."""
    here = Path(__file__).parents[2]
    for path in (*here.glob("game/**/*.py"), *here.glob("engines/**/*.py")):
        found = re.findall(r'\b(?:tr|N_|Notice)\(\s*"((?:[^"\\]|\\.)*)"', path.read_text("utf-8"))
        for text in found:
            assert all(name and not name.isdecimal() for name in gaps(text)), (path.name, text)


def gaps(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}
