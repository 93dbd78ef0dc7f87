"""Chips and experience of the profiles and the characters, kept by double entry."""
