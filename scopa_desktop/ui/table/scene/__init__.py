"""The graphics scene of the table: its items, their layout and their appearance.

- `board`: which card is where, without geometry; follows the events of a match.
- `layout`, with `metrics` and `opponent_zones`: the zones of the table for a size and a seating.
- `table_scene`: arranges all items from board and layout. `card_poses` computes the poses of cards.
- `card_item`, `card_states`: the item of a card and its marks.
- `static_items`: piles and stock, and the plaques of `plaque`; `message_strip`: messages.
- `cached_item`: base of the items other than cards. `tween`: animations.
- `appearance`: deck, cloth, speed and other settings that all items share.
"""
