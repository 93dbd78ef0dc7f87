"""The art of Scopa Desktop, drawn by code: decks, portraits, emblems, icons and lettering."""
