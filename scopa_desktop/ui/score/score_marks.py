"""Marks of the score sheet: points on a sun, and the bar of a side's points."""

from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QSizePolicy

from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.theme.colours import GOLD, INK, RED
from scopa_desktop.ui.theme.current_palette import current_palette
from scopa_desktop.ui.theme.fonts import font
from scopa_desktop.ui.widgets.boxes import hbox
from scopa_desktop.ui.widgets.ornaments import SunLabel
from scopa_desktop.ui.widgets.plain_text import PlainLabel, set_tool_tip
from scopa_desktop.ui.wording.text_direction import signed, without_marks

tr: Final = partial(translate, "Score")

_BAR, _NOTCH = 18, 4
_LINE: Final = 0.006
"""The width of a line across the bar, as a share of it."""
_STEP: Final = 0.0001
"""From one colour to another: Qt takes the last one at the same place."""


class PointsLabel(SunLabel):
    """Points on a sun, which is not golden if they are negative or not counted for the match."""

    def __init__(self, points: int, *, is_entered: bool) -> None:
        super().__init__(is_gold=is_entered and points > 0 if points else None)
        self.setText(signed(points) if points else "–")
        self.setProperty("secondary", not points)

    def set_diameter(self, diameter: int) -> None:
        self.setFixedSize(diameter, diameter)
        self.setFont(font(diameter * 0.35, bold=True))


class ScoreBar(PlainLabel):
    """The points of a side as a bar: the old ones red, those of the round gold.

    A notch is at the target if the bar is longer. It is a label, so that screen readers find its
    text.
    """

    def __init__(self, side_name: str, before: int, target: int, longest: int) -> None:
        """`longest` is the score at the end of every side's bar."""
        super().__init__()
        self._side_name = side_name
        self._before = before
        self._target, self._longest = target, longest
        self._bar = QFrame()
        self._bar.setFixedHeight(_BAR)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.addWidget(self._bar, 0, 0, Qt.AlignmentFlag.AlignVCenter)
        if target < longest:
            notch = QFrame()
            notch.setFixedSize(2, _BAR + 2 * _NOTCH)
            notch.setProperty("bar", "notch")
            row = hbox(spacing=0)
            row.addStretch(target)
            row.addWidget(notch)
            row.addStretch(longest - target)
            grid.addLayout(row, 0, 0)

    def sizeHint(self) -> QSize:
        """The height with the notch; the width is what there is."""
        return QSize(_BAR, _BAR + 2 * _NOTCH)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def set_points(self, points: int) -> None:
        """Set the points of the match, including those of the round."""
        pattern = tr("{name}: {gained} this round, {points} in the match, {distance}")
        description = pattern.format(
            name=self._side_name,
            gained=points - self._before,
            points=points,
            distance=distance(points, self._target),
        )
        self.setAccessibleName(without_marks(description))
        set_tool_tip(self, description)
        old, new = (
            min(max(each, 0), self._longest) / self._longest
            for each in (min(self._before, points), points)
        )
        self._bar.setStyleSheet(_bar_style(old, new, right_to_left=self.isRightToLeft()))


def _bar_style(old: float, new: float, *, right_to_left: bool) -> str:
    """The style sheet of a bar with a red part and a gold one; their ends are shares of it."""
    palette, at, stops = current_palette(), 0.0, ""
    for end, fill in ((old, RED), (new, GOLD), (1.0, palette.field)):
        if end > at:
            line = end - _LINE if end < 1 else end
            stops += f" stop:{at + _STEP} {fill}, stop:{line} {fill},"
            stops += f" stop:{line + _STEP} {INK}, stop:{end} {INK}," if end < 1 else ""
            at = end
    ends = (1, 0) if right_to_left else (0, 1)
    return (
        f"border: 2px solid {palette.frame}; border-radius: {_BAR // 2}px; background: "
        f"qlineargradient(x1:{ends[0]}, y1:0, x2:{ends[1]}, y2:0,{stops[:-1]});"
    )


def distance(points: int, target: int) -> str:
    """The distance to the target: `4 short of 11`."""
    if points < target:
        return tr("{points} short of {target}").format(points=target - points, target=target)
    if points == target:
        return tr("at the target of {target}").format(target=target)
    return tr("past the target of {target}").format(target=target)
