"""What it takes for a file to be on the disk, and not only on its way there."""

import os
import sys
from pathlib import Path


def sync_folder(folder: Path) -> None:
    """Have the names in a folder on the disk too: of a file just made or renamed.

    Windows knows no such thing and needs none.
    """
    if sys.platform != "win32":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
