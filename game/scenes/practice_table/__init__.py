"""What lies on the practice table of carrom, and what is written beside it."""
