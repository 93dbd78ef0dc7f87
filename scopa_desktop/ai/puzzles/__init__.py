"""Puzzles: positions with exactly one best move, made from matches."""
