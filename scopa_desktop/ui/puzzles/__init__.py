"""The windows of puzzles."""
