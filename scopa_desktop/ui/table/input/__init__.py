"""Mouse, keyboard and buttons of the table, turned into moves."""
