"""The reference players, which the levels are measured against.

They are built from the parts of the core, with parameters of their own, so that they stay the same
while the levels change. They have no time limit: each gives the same move for the same seed on any
machine.
"""
