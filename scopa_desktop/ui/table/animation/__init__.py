"""Animations of the events of a match."""
