"""Figurine football on the screen."""
