"""`Arrangement`: how the table is laid out for the person in front of it."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QBoxLayout

from scopa_desktop.play.storage.settings import Settings


@dataclass(frozen=True)
class Arrangement:
    """What the person has chosen about the places of things on the table."""

    left_handed: bool = False
    """Buttons, piles and the move list are on the other side, so that a left hand does not cover
    the cards."""
    large_cards: bool = False
    """Cards are half as large again, and everything else is smaller."""

    @classmethod
    def of(cls, settings: Settings) -> "Arrangement":
        return cls(settings.left_handed, settings.large_cards)

    @property
    def is_mirrored(self) -> bool:
        """Whether the table is mirrored: for the left hand, or in a right-to-left language.

        Both together are the usual table with texts from right to left.
        """
        return self.left_handed != QGuiApplication.isRightToLeft()


USUAL_ARRANGEMENT: Final = Arrangement()


def direction_from_table(*, left_handed: bool) -> QBoxLayout.Direction:
    """The direction in which a layout puts a panel beside the table: after it, or before it."""
    directions = QBoxLayout.Direction
    return directions.RightToLeft if left_handed else directions.LeftToRight
