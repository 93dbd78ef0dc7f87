"""The rules of a game as a page for players, put together from the text and the game's data."""
