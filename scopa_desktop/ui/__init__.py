"""Floor 3: what is seen and clicked."""
