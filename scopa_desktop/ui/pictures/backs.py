"""The card backs that belong to no deck: their names, and the games with which they are earned."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP

from scopa_desktop.rules.variant import Family
from scopa_desktop.ui.text_language import translate

WINS_FOR_A_BACK: Final = 3
"""Matches of a family to win; the sentences that say so have the number as a word."""
_CARD_WIDTH: Final = 200
"""The unit of the heights in the names of the files."""


class Back(NamedTuple):
    """A card back, drawn for cards of several heights: `resources/backs/<id>-<height>.svg`."""

    id: str
    name: object
    """Untranslated, as QT_TRANSLATE_NOOP returns it."""
    family: Family | None = None
    """The games with which it is earned; None if everybody has it."""

    def translated_name(self) -> str:
        return translate("Back", str(self.name))

    def is_locked(self, wins: Mapping[Family, int]) -> bool:
        """Whether somebody with so many wins in each family has not earned it."""
        return self.family is not None and wins.get(self.family, 0) < WINS_FOR_A_BACK


BACKS: Final = (
    Back("night", QT_TRANSLATE_NOOP("Back", "Night sky")),
    Back("brooms", QT_TRANSLATE_NOOP("Back", "Brooms"), Family.SCOPA),
    Back("partners", QT_TRANSLATE_NOOP("Back", "Partners"), Family.SCOPONE),
    Back("fifteen", QT_TRANSLATE_NOOP("Back", "Fifteen suns"), Family.FIFTEEN),
    Back("harbours", QT_TRANSLATE_NOOP("Back", "Two harbours"), Family.CIRULLA),
    Back("river", QT_TRANSLATE_NOOP("Back", "Silver river"), Family.PLATA),
)
"""In the order of the settings."""


def locked_backs(wins: Mapping[Family, int]) -> frozenset[str]:
    """The ids of the backs that somebody with so many wins in each family has not earned."""
    return frozenset(back.id for back in BACKS if back.is_locked(wins))


def back_file(resources: Path, back_id: str, aspect: float) -> Path:
    """The file of a back for cards of an aspect (width divided by height).

    It is drawn for the nearest of several heights; a file that does not exist if there is no such
    back.
    """
    files = sorted((resources / "backs").glob(f"{back_id}-*.svg"))
    if not files:
        return resources / "backs" / f"{back_id}.svg"
    return min(files, key=lambda file: abs(int(file.stem.split("-")[-1]) - _CARD_WIDTH / aspect))
