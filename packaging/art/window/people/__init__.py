"""Portraits that a person can choose. 200 units round, as those of the computer players."""
