"""How a person's hands reach the board."""
