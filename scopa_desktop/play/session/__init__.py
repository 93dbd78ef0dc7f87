"""A match in play: the session, its timeline, its clock and who sits at the table."""
