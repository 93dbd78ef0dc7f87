"""Floor 2: a sitting at the table, without widgets."""
