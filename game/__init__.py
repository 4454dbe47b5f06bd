"""The window: pygame lives in this package and nowhere else."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # the terminal belongs to the players
