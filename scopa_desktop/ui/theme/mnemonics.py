"""Whether the letters of keyboard shortcuts are underlined in texts that the window paints itself.

Not asked of the style, because PySide makes all enumerations of QStyle for that.
"""

from PySide6.QtCore import Qt


class _Current:
    """What `Language` has set."""

    flag = Qt.TextFlag.TextShowMnemonic


def text_flag() -> Qt.TextFlag:
    """The flag for `QPainter.drawText`: with or without underlines."""
    return _Current.flag


def set_underlined(underlined: bool) -> None:
    flags = Qt.TextFlag
    _Current.flag = flags.TextShowMnemonic if underlined else flags.TextHideMnemonic
