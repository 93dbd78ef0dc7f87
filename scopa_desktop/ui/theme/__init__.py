"""Colours, fonts, durations and painting helpers shared by all widgets."""
