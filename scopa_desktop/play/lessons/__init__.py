"""Lessons: what they consist of, their positions, and the lessons themselves."""
