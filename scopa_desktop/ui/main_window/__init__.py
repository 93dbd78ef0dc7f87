"""The main window, its actions, and the bars above the table."""
