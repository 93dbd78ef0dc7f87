"""The size of what is touched: larger once a finger is used, or where nothing else points."""

from typing import Final

from PySide6.QtGui import QInputDevice

from scopa_desktop.ui.theme.fonts import text_size_notifier

_LEAST: Final = 44.0
"""The least height of a button for a finger, in logical pixels (WCAG 2.5.5)."""


class _State:
    """Whether a finger has been used."""

    is_touched = False


def least_target(px: float) -> float:
    """The height of a button that is `px` high for the mouse."""
    return max(px, _LEAST) if _State.is_touched else px


def set_touched(is_touched: bool) -> None:
    """Set whether a finger is used, and report that sizes have changed."""
    if is_touched is not _State.is_touched:
        _State.is_touched = is_touched
        text_size_notifier().changed.emit()


def has_only_touch_screens() -> bool:
    """Whether a finger is all that points: there is a touch screen, and neither mouse nor pad."""
    kinds = {device.type() for device in QInputDevice.devices()}
    types = QInputDevice.DeviceType
    return types.TouchScreen in kinds and not kinds & {types.Mouse, types.TouchPad}
