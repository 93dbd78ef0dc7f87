"""Layer 0: the games. No Qt, no input or output, no clock, no global random generator."""
