"""What the match screens of all games share."""
