"""Decks of the player's own: reading card sets from elsewhere, and keeping them.

- `own_decks`: the decks in the data folder.
- `card_files`: which file of a set shows which card.
- `card_set`: the pictures of a folder or ZIP file.
- `picture_client`, `picture_process`: how they are drawn, by a process of their own.
- `svg_references`: what that process leaves out of an SVG picture.
- `deck_transfer`: adding, exporting and removing a deck.
"""
