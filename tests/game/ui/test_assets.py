"""The assets folder: found, read as bytes, and clear about what is missing."""

from pathlib import Path

import pytest

from game.assets import Assets, MissingAssetError, assets_folder


def test_the_folder_of_the_checkout_is_found() -> None:
    assert assets_folder().joinpath("rules", "README.md").is_file()


def test_files_come_as_bytes_and_text(tmp_path: Path) -> None:
    place = tmp_path / "jocuri ș" / "icons"
    place.mkdir(parents=True)
    (place / "x.svg").write_text("<svg>ț</svg>", encoding="utf-8")
    assets = Assets(tmp_path / "jocuri ș")
    assert assets.has("icons/x.svg")
    assert not assets.has("icons")
    assert assets.text("icons/x.svg") == "<svg>ț</svg>"
    assert assets.data("icons/x.svg").startswith(b"<svg>")


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(MissingAssetError, match=r"sounds/knock\.wav"):
        Assets(tmp_path).data("sounds/knock.wav")


@pytest.mark.parametrize("licence", ["fonts/Fraunces-OFL.txt", "fonts/NunitoSans-OFL.txt"])
def test_fonts_lie_beside_their_licence(licence: str) -> None:
    assert "SIL Open Font License" in Assets().text(licence)


def test_icons_lie_beside_their_licence() -> None:
    assert "ISC License" in Assets().text("icons/LICENSE.txt")
