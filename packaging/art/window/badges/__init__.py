"""Badges of a profile: medals with an emblem each. 200 units square."""
