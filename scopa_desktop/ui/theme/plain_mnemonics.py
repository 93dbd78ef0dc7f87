"""`PlainMnemonicStyle`: a style that does not underline the letters of keyboard shortcuts."""

from PySide6.QtWidgets import QProxyStyle, QStyle, QStyleHintReturn, QStyleOption, QWidget


class PlainMnemonicStyle(QProxyStyle):
    """The Fusion style without underlines, for scripts in which they look like vowel signs.

    The shortcuts themselves still work.
    """

    def __init__(self) -> None:
        super().__init__("Fusion")

    def styleHint(
        self,
        hint: QStyle.StyleHint,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
        returnData: QStyleHintReturn | None = None,  # noqa: N803 - the name that Qt gives it
    ) -> int:
        """No underlines; all other hints are those of the Fusion style."""
        if hint == QStyle.StyleHint.SH_UnderlineShortcut:
            return 0
        return super().styleHint(hint, option, widget, returnData)
