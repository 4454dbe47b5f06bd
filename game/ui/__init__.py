"""Widgets, their looks and the keyboard focus."""
