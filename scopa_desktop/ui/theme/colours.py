"""The colours of the house, as named values: ink and paper, the cloths of the table, the room.

Colours are `#rrggbb` strings, because a painter and a style sheet both read them.
Which pairs may stand on each other as text is listed in `TEXT_ON_BACKGROUND`, and held by a test.
"""

from dataclasses import dataclass

# Print: the colours the cards are printed with.
INK = "#251a17"
PAPER = "#fdf8ea"
WHITE = "#fffdf6"
RED, RED_DEEP, RED_FOLD = "#d23c2a", "#9c2119", "#5c120d"
RED_BUTTON = "#b52f20"
GOLD, GOLD_DEEP = "#f4c03c", "#d08a1c"
BLUE, BLUE_DEEP = "#2b64ab", "#1b4278"
SKY = "#8fd0f5"
BLUSH = "#ffb7a8"
SHADOW = "#000000"
"""Pure, because thin layers of any other colour add up to a tint."""

# The room around the cloth.
WALNUT, WALNUT_2, WALNUT_3 = "#2a1c17", "#38271f", "#4d372b"
WALNUT_HANDLE = "#6a5040"
DISABLED_ON_WALNUT = "#a8927a"
"""What cannot be chosen now, on walnut."""
CREAM, CREAM_2 = "#f6ead0", "#cdb996"
PLAQUE_INACTIVE = "#ecdfc1"
CHIP_INACTIVE = "#e6d6b4"

# A key that cannot be pressed now.
DISABLED_BUTTON, DISABLED_BUTTON_TEXT, DISABLED_BUTTON_OUTLINE = "#e0d6c0", "#665a4b", "#9a8d78"


@dataclass(frozen=True)
class Cloth:
    """The cloth of the table: three tones of a radial light, or one flat tone."""

    id: str
    light: str
    base: str
    dark: str
    weave_dark: str
    weave_light: str
    dimming: str
    """What is laid, translucent, over cards that are out of play."""
    high_contrast: bool = False
    """Flat, without texture; veils become hatching and rims grow by `outline_factor`."""

    @property
    def outline_factor(self) -> float:
        """How much wider than usual the rims on cards are drawn."""
        return 1.5 if self.high_contrast else 1.0


GREEN_CLOTH = Cloth("green", "#25624e", "#1f5847", "#123a2e", "#0b2a20", "#5da486", "#17402f")
BLUE_CLOTH = Cloth("blue", "#2b5580", "#244a72", "#142d49", "#0d2136", "#7ba3cc", "#183757")
BURGUNDY_CLOTH = Cloth("burgundy", "#762a35", "#67232d", "#3f131b", "#2e0c12", "#c07f86", "#4a1720")
HIGH_CONTRAST_CLOTH = Cloth(
    "contrast", "#0d2d23", "#0d2d23", "#0d2d23", "#0d2d23", "#0d2d23", "#0d2d23", True
)
CLOTHS: tuple[Cloth, ...] = (GREEN_CLOTH, BLUE_CLOTH, BURGUNDY_CLOTH, HIGH_CONTRAST_CLOTH)


def cloth_by_id(cloth_id: str) -> Cloth:
    """The cloth with that id; the green one when there is none of that name."""
    return next((cloth for cloth in CLOTHS if cloth.id == cloth_id), GREEN_CLOTH)


@dataclass(frozen=True)
class DialogPalette:
    """The palette of dialogs: everything that lies on paper is drawn with these."""

    id: str
    background: str
    list_background: str
    groove: str
    field: str
    text: str
    secondary_text: str
    """Secondary text."""
    title: str
    line: str
    """Decoration only: too faint to carry meaning."""
    frame: str
    """Outlines of fields, lists and keys."""
    button_shadow: str
    focus: str
    tile: str
    """A chosen tile; its text is `tile_text` and `tile_secondary_text`."""
    tile_text: str
    tile_secondary_text: str


LIGHT_PALETTE = DialogPalette(
    id="day",
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
    id="night",
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


def _on_paper(paper: DialogPalette) -> list[tuple[str, str]]:
    """The pairs (text, ground) that occur on a sheet."""
    grounds = (paper.background, paper.list_background, paper.field)
    pairs = [(text, background) for text in (paper.text, paper.secondary_text) for background in grounds]
    pairs += [(paper.title, paper.background), (paper.title, paper.list_background)]
    return [*pairs, (paper.tile_text, paper.tile), (paper.tile_secondary_text, paper.tile)]


TEXT_ON_BACKGROUND: tuple[tuple[str, str], ...] = (
    *_on_paper(LIGHT_PALETTE),
    *_on_paper(DARK_PALETTE),
    *((CREAM, tone) for cloth in CLOTHS for tone in (cloth.light, cloth.base, cloth.dark)),
    *((CREAM, wood) for wood in (WALNUT, WALNUT_2, WALNUT_3)),
    *((CREAM_2, wood) for wood in (WALNUT, WALNUT_2, WALNUT_3)),
    *((GOLD, wood) for wood in (WALNUT, WALNUT_2)),
    (DISABLED_ON_WALNUT, WALNUT_2),
    *((INK, background) for background in (GOLD, PAPER, WHITE, SKY, CREAM_2, BLUSH, CHIP_INACTIVE)),
    *((RED_DEEP, background) for background in (PAPER, PLAQUE_INACTIVE)),
    *((LIGHT_PALETTE.secondary_text, background) for background in (PAPER, PLAQUE_INACTIVE)),
    (INK, PLAQUE_INACTIVE),
    (WHITE, RED_BUTTON),
    (DISABLED_BUTTON_TEXT, DISABLED_BUTTON),
)
"""Every pair (text, ground) in which the house sets text."""
