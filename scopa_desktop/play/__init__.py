"""Layer 2: the session of a match, settings and saved files, without widgets."""
