"""The art of Scopa Desktop, drawn by code: decks, pictures of the window, the headings font."""
