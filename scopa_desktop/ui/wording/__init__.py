"""Texts of the window: cards, moves, events, scores and lists in the user's language."""
