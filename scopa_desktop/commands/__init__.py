"""The sub-commands that need no window."""
