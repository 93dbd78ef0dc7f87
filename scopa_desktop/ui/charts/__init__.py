"""Painted charts with a table behind each of them; they know nothing of matches or databases."""
