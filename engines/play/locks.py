"""A file locked while it is open, so that a second window cannot write the same game."""

import errno
import sys
from typing import BinaryIO

_TAKEN = {errno.EACCES, errno.EAGAIN, errno.EDEADLK}

if sys.platform == "win32":
    import msvcrt

    # Windows keeps others from *reading* what is locked: lock a byte that no record reaches.
    _FAR = 0x7FFFFFFE

    def _take(file: BinaryIO) -> None:
        here = file.tell()
        file.seek(_FAR)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        finally:
            file.seek(here)

else:
    import fcntl

    def _take(file: BinaryIO) -> None:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)


def lock(file: BinaryIO) -> bool:
    """Lock an open file until it is closed; False if somebody else holds it.

    A file system that knows no locks (some network drives) locks nothing and refuses nobody.
    """
    try:
        _take(file)
    except OSError as error:
        return error.errno not in _TAKEN
    return True
