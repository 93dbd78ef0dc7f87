"""How a new match begins: rematch, the same deal again, practice, drawn seats."""
