"""Floor 1: players that see only what their seat may see."""
