"""Colours, fonts, drawn lettering, durations and painting helpers shared by all widgets."""
