"""The window of the daily deal."""
