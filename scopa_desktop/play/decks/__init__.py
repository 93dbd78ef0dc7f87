"""Decks of the player's own: reading card sets from elsewhere, and keeping them.

- `own_decks`: the decks in the data folder.
- `card_files`: which file of a set shows which card.
- `card_set`: the pictures of a folder or ZIP file, checked.
- `safe_svg`: SVG without anything that refers to other files.
- `deck_transfer`: adding, exporting and removing a deck.
"""
