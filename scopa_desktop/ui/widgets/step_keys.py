"""The keys that step through the positions of a match."""

from typing import Final

from PySide6.QtCore import Qt

STEP_KEYS: Final = {
    Qt.Key.Key_Home: "FIRST",
    Qt.Key.Key_PageUp: "PREVIOUS_ROUND",
    Qt.Key.Key_Up: "PREVIOUS",
    Qt.Key.Key_Left: "PREVIOUS",
    Qt.Key.Key_Right: "NEXT",
    Qt.Key.Key_Down: "NEXT",
    Qt.Key.Key_PageDown: "NEXT_ROUND",
    Qt.Key.Key_End: "LAST",
}
"""The name of the `ReviewStep` of each key. Time runs from left to right in all languages."""
