"""The sheet of paper football: geometry, pen and pencil, marks, words."""
