"""Palette, sizes and line weights. A card is 200 units wide."""

from typing import Final

CARD_WIDTH: Final = 200.0
ITALIAN_HEIGHT: Final = 330.0
SPANISH_HEIGHT: Final = 310.0
FRENCH_HEIGHT: Final = 310.0

PAPER: Final = "#fdf8ea"
RIM: Final = "#b9ab90"
INK: Final = "#251a17"
WHITE: Final = "#fffdf6"
RED: Final = "#d23c2a"
DARK_RED: Final = "#9c2119"
GOLD: Final = "#f4c03c"
DARK_GOLD: Final = "#d08a1c"
GREEN: Final = "#2e7d4c"
DARK_GREEN: Final = "#1c5735"
BLUE: Final = "#2b64ab"
DARK_BLUE: Final = "#1b4278"
SKY: Final = "#8fbfe3"
TURF: Final = "#b9c46a"
SKIN: Final = "#f8d7b4"
DARK_SKIN: Final = "#c98d5e"
CHEEK: Final = "#ea8a6c"
DARK_CHEEK: Final = "#b0623a"
DUN: Final = "#c4a37e"
DARK_DUN: Final = "#97775a"
BROWN: Final = "#7a4a28"
DARK_HAIR: Final = "#3d2a22"
GREY: Final = "#dcd8cd"
BLOND: Final = "#eab54a"

# ink weights in card units
OUTLINE: Final = 2.4
INNER_LINE: Final = 1.7
