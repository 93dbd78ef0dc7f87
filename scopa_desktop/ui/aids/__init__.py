"""The aids beside the table of the main window: the coach, the cards out and gone, and the odds."""
