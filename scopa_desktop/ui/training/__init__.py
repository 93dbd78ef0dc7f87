"""A table beside the match on the main one: lessons, puzzles, the daily deal, other moves."""
