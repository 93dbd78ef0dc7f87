"""Floor 0: the games. Pure Python: no Qt, no input or output, no clock, no global chance."""
