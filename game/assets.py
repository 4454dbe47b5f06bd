"""The assets folder: fonts, icons, pictures, sounds, rules, words.

Installed, the folder lies inside the package as `game/_assets`; in a checkout it is `assets/`
beside `game/`.  Files are given out as bytes, so that no library ever has to open a path with
letters it does not understand.
"""

from pathlib import Path


class MissingAssetError(FileNotFoundError):
    """A file that the app brings along is not there: the installation is damaged."""


def assets_folder() -> Path:
    """Where the assets are; MissingAssetError names the places tried."""
    here = Path(__file__).resolve().parent
    places = (here / "_assets", here.parent / "assets")
    for place in places:
        if place.is_dir():
            return place
    tried = " and ".join(str(place) for place in places)
    raise MissingAssetError(f"no assets folder found: tried {tried}")


class Assets:
    """Reads files of the assets folder by their name with forward slashes: "icons/play.svg"."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or assets_folder()

    def path(self, name: str) -> Path:
        """The path of a file, which may or may not be there."""
        return self.folder.joinpath(*name.split("/"))

    def has(self, name: str) -> bool:
        return self.path(name).is_file()

    def data(self, name: str) -> bytes:
        """The bytes of a file; MissingAssetError if it is not there."""
        try:
            return self.path(name).read_bytes()
        except OSError as error:
            raise MissingAssetError(f"assets file {name} cannot be read: {error}") from error

    def text(self, name: str) -> str:
        """The text of a UTF-8 file; MissingAssetError if it is not there."""
        return self.data(name).decode("utf-8")
