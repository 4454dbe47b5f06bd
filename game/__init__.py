"""The window: pygame lives in this package and nowhere else."""
