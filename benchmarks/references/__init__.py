"""The reference players: what the levels are measured against.

They are put together from the parts of the core, and their settings are written down here, so that
they stay as they are while the levels grow stronger. They never look at a clock: each gives the
same move for the same seed on any machine.
"""
