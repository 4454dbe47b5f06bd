"""What the replay of a game is made of."""
