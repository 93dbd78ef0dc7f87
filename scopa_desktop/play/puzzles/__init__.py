"""The puzzles shipped with the game."""
