"""Dice football on the screen."""
