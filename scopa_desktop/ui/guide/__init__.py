"""The guide: its text in the language of the window, with pictures of the game as it looks here."""
