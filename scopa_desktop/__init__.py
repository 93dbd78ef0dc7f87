"""Scopa Desktop: the Scopa family of card games, played offline against computer opponents."""

__version__ = "1.0.0"
