"""The table of chess football: its field, its players, and what a hand does there."""
