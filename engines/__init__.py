"""Rule books of the grid games, the session that plays them, and the line protocol."""
