"""The named colours of the window (colour tokens), the cloths, and the palettes of the dialogs.

A token is a `#rrggbb` string, which QColor and style sheets both accept. The test of this module
lists every pair of text and background, and checks its contrast.
"""

from enum import Enum
from typing import NamedTuple

# Print: the colours the cards are printed with.
INK = "#251a17"
SIGN_YELLOW, SIGN_RED, SIGN_BLUE, SIGN_GREEN = "#f4c03c", "#c8321f", "#1f5fa8", "#14532d"
"""The colours of the signs by which suits are told apart; each sign has another shape, too."""
FOUR_COLOURS: dict[str, str] = {"D": SIGN_BLUE, "C": SIGN_RED, "S": INK, "B": SIGN_GREEN}
"""Those of the French suits, as in four-colour decks: diamonds, hearts, spades and clubs."""
PAPER = "#fdf8ea"
WHITE = "#fffdf6"
RED, RED_DEEP, RED_FOLD = "#d23c2a", "#9c2119", "#5c120d"
RED_BUTTON = "#b52f20"
GOLD, GOLD_DEEP = "#f4c03c", "#d08a1c"
SILVER, BRONZE = "#d3d6d4", "#d9935a"
"""Medals."""
BLUE, BLUE_DEEP = "#2b64ab", "#1b4278"
SKY = "#8fd0f5"
BLUSH = "#ffb7a8"
SHADOW = "#000000"
"""Pure black, because thin layers of any other colour add up to a tint."""

# The main window around the cloth.
WALNUT, WALNUT_2, WALNUT_3 = "#2a1c17", "#38271f", "#4d372b"
WALNUT_HANDLE = "#6a5040"
DISABLED_ON_WALNUT = "#a8927a"
"""Disabled text and icons on walnut."""
CREAM, CREAM_2 = "#f6ead0", "#cdb996"
PLAQUE_INACTIVE = "#ecdfc1"
PLAQUE_SECONDARY = "#4a382c"
"""Secondary text on a plaque, whose letters are so small that they are painted paler."""
CHIP_INACTIVE = "#e6d6b4"

# Charts: ties between gold wins and red losses.
CHART_TIED = "#a8906e"

# A disabled button.
DISABLED_BUTTON, DISABLED_BUTTON_TEXT, DISABLED_BUTTON_OUTLINE = "#e0d6c0", "#665a4b", "#9a8d78"


class Weave(Enum):
    """The texture of a cloth."""

    GOUGED = "gouged"
    """Short wedge-shaped strokes."""
    TWILL = "twill"
    """Slanting ribs."""
    LINEN = "linen"
    """Crossing threads."""
    DAMASK = "damask"
    """Small lozenges."""


class Cloth(NamedTuple):
    """The cloth of the table: three tones of a radial light, or one flat tone."""

    id: str
    light: str
    base: str
    dark: str
    weave_dark: str
    weave_light: str
    dimming: str
    """Drawn translucent over cards that cannot be chosen."""
    weave: Weave = Weave.GOUGED
    high_contrast: bool = False
    """Flat, without texture; dimming becomes hatching and outlines grow by `outline_factor`."""

    @property
    def outline_factor(self) -> float:
        """The factor by which the outlines of cards are wider than normal."""
        return 1.5 if self.high_contrast else 1.0


GREEN_CLOTH = Cloth("green", "#25624e", "#1f5847", "#123a2e", "#0b2a20", "#5da486", "#17402f")
BLUE_CLOTH = Cloth("blue", "#2b5580", "#244a72", "#142d49", "#0d2136", "#7ba3cc", "#183757")
BURGUNDY_CLOTH = Cloth("burgundy", "#762a35", "#67232d", "#3f131b", "#2e0c12", "#c07f86", "#4a1720")
_FLAT = "#0d2d23"
HIGH_CONTRAST_CLOTH = Cloth(
    "contrast", _FLAT, _FLAT, _FLAT, _FLAT, _FLAT, _FLAT, high_contrast=True
)
CLOTHS: tuple[Cloth, ...] = (
    GREEN_CLOTH,
    BLUE_CLOTH,
    BURGUNDY_CLOTH,
    Cloth("teal", "#1f5d66", "#1a4f58", "#0f3238", "#0a2227", "#63a5ad", "#153f46", Weave.DAMASK),
    Cloth("slate", "#4a545c", "#3f494f", "#272e33", "#1b2125", "#94a2aa", "#333b41", Weave.LINEN),
    Cloth("plum", "#563a60", "#4a3153", "#2d1d34", "#1f1325", "#a884b3", "#3b2743", Weave.DAMASK),
    Cloth("tobacco", "#684a30", "#5a3f28", "#372617", "#271a0f", "#b08a63", "#473120", Weave.TWILL),
    HIGH_CONTRAST_CLOTH,
)


def cloth_by_id(cloth_id: str) -> Cloth:
    """The cloth with that id; the green one when there is none."""
    return next((cloth for cloth in CLOTHS if cloth.id == cloth_id), GREEN_CLOTH)


class DialogPalette(NamedTuple):
    """The colours of dialogs, in a light or a dark scheme."""

    id: str
    background: str
    list_background: str
    groove: str
    field: str
    text: str
    secondary_text: str
    title: str
    line: str
    """Decoration only: its contrast is too low to carry meaning."""
    frame: str
    """Outlines of fields, lists and buttons."""
    button_shadow: str
    focus: str
    tile: str
    """A selected tile; its text is `tile_text` and `tile_secondary_text`."""
    tile_text: str
    tile_secondary_text: str

    @property
    def is_dark(self) -> bool:
        """Whether its texts are light."""
        return self.id in ("dark", "dark contrast")


LIGHT_PALETTE = DialogPalette(
    id="light",
    background="#fbf4e2",
    list_background="#f3e8cd",
    groove="#e2d1ac",
    field=WHITE,
    text=INK,
    secondary_text="#67503f",
    title=RED_DEEP,
    line="#c9b48c",
    frame=INK,
    button_shadow=INK,
    focus=BLUE,
    tile="#fbe3a4",
    tile_text=INK,
    tile_secondary_text="#67503f",
)
DARK_PALETTE = DialogPalette(
    id="dark",
    background="#241914",
    list_background="#32241c",
    groove="#4d372b",
    field="#3b2b22",
    text=CREAM,
    secondary_text=CREAM_2,
    title="#ff8a73",
    line="#5d4736",
    frame="#a8906e",
    button_shadow="#0d0806",
    focus=SKY,
    tile="#5a4217",
    tile_text=CREAM,
    tile_secondary_text="#e6d3ae",
)

LIGHT_CONTRAST_PALETTE = DialogPalette(
    id="light contrast",
    background="#ffffff",
    list_background="#ffffff",
    groove="#d9d9d9",
    field="#ffffff",
    text="#000000",
    secondary_text="#2b2b2b",
    title="#7a0c06",
    line="#000000",
    frame="#000000",
    button_shadow="#000000",
    focus="#0a3d91",
    tile="#ffe08a",
    tile_text="#000000",
    tile_secondary_text="#2b2b2b",
)
DARK_CONTRAST_PALETTE = DialogPalette(
    id="dark contrast",
    background="#000000",
    list_background="#000000",
    groove="#4a4a4a",
    field="#000000",
    text="#ffffff",
    secondary_text="#e6e6e6",
    title="#ffb3a3",
    line="#ffffff",
    frame="#ffffff",
    button_shadow="#000000",
    focus=SKY,
    tile="#3d2f00",
    tile_text="#ffffff",
    tile_secondary_text="#f0f0f0",
)
CONTRAST_PALETTES = (LIGHT_CONTRAST_PALETTE, DARK_CONTRAST_PALETTE)
