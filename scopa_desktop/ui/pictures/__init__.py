"""The pictures of the game: decks, portraits and badges."""
