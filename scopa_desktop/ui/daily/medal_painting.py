"""Medals as they are painted in the calendar and beside a result."""

from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from scopa_desktop.play.daily.medals import Medal
from scopa_desktop.ui.theme.badges import draw_badge
from scopa_desktop.ui.theme.colours import BRONZE, GOLD, SILVER

_FILLS: Final = {Medal.GOLD: GOLD, Medal.SILVER: SILVER, Medal.BRONZE: BRONZE}
_FIGURES: Final = {Medal.GOLD: "1", Medal.SILVER: "2", Medal.BRONZE: "3"}
"""So that medals differ without their colours, as on a podium."""


def draw_medal(painter: QPainter, centre: QPointF, radius: float, medal: Medal) -> None:
    """Draw a medal."""
    draw_badge(painter, centre, radius, _FIGURES[medal], _FILLS[medal])
