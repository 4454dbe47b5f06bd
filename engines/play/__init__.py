"""A match in progress: session, record, nature, clock, picker.  Knows no game by name."""
