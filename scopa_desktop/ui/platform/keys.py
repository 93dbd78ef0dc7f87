"""Which key was pressed, on keyboards of every country: by what it types, or else by its place.

On French, Belgian and Czech keyboards the row of numbers types & é " or + ě š, and on a keyboard
with only Arabic, Cyrillic, Greek or Hebrew letters no key types an H. Those keys count as the ones
that are in their places on an American keyboard. `ShortcutsByPlace` finds the shortcuts of such
keys.
"""

import sys
from collections.abc import Iterator, Mapping
from typing import Final

from PySide6.QtCore import QEvent, QKeyCombination, QObject, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QWidget

_ROWS: Final = {2: "1234567890", 16: "QWERTYUIOP", 30: "ASDFGHJKL", 44: "ZXCVBNM,."}
"""What an American keyboard types, by the scan code of the first key of each row.

These codes are those of the kernel of Linux and, as scan code set 1, those of Windows.
"""
_ON_LINUX: Final = 8
"""What X11 and Wayland add to them."""
_ON_MACOS: Final = "ASDFHGZXCV BQWERYT123465 97 80 OU IP LJ K  , NM."
"""What an American keyboard types, by the virtual key codes of macOS (`kVK_ANSI_A` and others).

Neither these nor the codes of Windows have been tried on such a system.
"""
_LATIN_END: Final = 0x250
_LATIN_ADDITIONAL: Final = range(0x1E00, 0x1F00)
_UNICODE_END: Final = 0x110000
"""The keys that type nothing have larger numbers."""


def places(platform: str) -> Mapping[int, Qt.Key]:
    """The keys of an American keyboard by the codes of their places, on this `sys.platform`.

    They are virtual key codes on macOS, elsewhere scan codes.
    """
    if platform == "darwin":
        codes = dict(enumerate(_ON_MACOS))
    else:
        added = 0 if platform == "win32" else _ON_LINUX
        codes = {
            first + index + added: typed
            for first, row in _ROWS.items()
            for index, typed in enumerate(row)
        }
    return {code: Qt.Key(ord(typed)) for code, typed in codes.items() if typed != " "}


_PLACES: Final = places(sys.platform)


def key_of(event: QKeyEvent) -> Qt.Key:
    """The key that was pressed.

    A Latin letter or a digit of any script counts as it is typed, wherever its key is. Another key
    of the row of numbers counts as the digit in its place; a key that types a letter of another
    script, or with Shift no letter, as the one in its place.
    """
    key = event.key()
    typed = chr(key) if 0 < key < _UNICODE_END else ""
    if typed.isdecimal():
        return Qt.Key(ord("0") + int(typed))
    place = _place(event)
    if place is not None and _is_meant(place, typed, event):
        return place
    return Qt.Key(key)


def is_by_place(event: QKeyEvent) -> bool:
    """Whether the key counts as another one than the one it types."""
    return key_of(event) != event.key()


def _place(event: QKeyEvent) -> Qt.Key | None:
    is_macos = sys.platform == "darwin"
    return _PLACES.get(event.nativeVirtualKey() if is_macos else event.nativeScanCode())


def _is_meant(place: Qt.Key, typed: str, event: QKeyEvent) -> bool:
    """Whether the key in this place is meant, though the key types something else."""
    if Qt.Key.Key_0 <= place <= Qt.Key.Key_9:
        is_dead = Qt.Key.Key_Dead_Grave <= event.key() <= Qt.Key.Key_Dead_Longsolidusoverlay
        return is_dead or (bool(typed) and not ("A" <= typed <= "Z"))
    if not typed:
        return False
    if ord(typed) >= _LATIN_END and ord(typed) not in _LATIN_ADDITIONAL:
        return True
    has_shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
    return has_shift and chr(place).isalpha() and not typed.isalpha()


class ShortcutsByPlace(QObject):
    """Does what the shortcut in the place of a key does, where Qt finds none for what it types.

    Qt looks for shortcuts in all layouts that the keyboard can be switched to. If none of them has
    Latin letters, it finds none, and the key reaches the window, unless a widget makes use of it.
    """

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        application.focusChanged.connect(self._listen_to_window)

    def _listen_to_window(self, _old: QWidget | None, now: QWidget | None) -> None:
        if now is not None:
            now.window().installEventFilter(self)  # Again: it is still installed only once.

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handle the keys that no widget of a window has accepted."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return super().eventFilter(watched, event)
        return isinstance(watched, QWidget) and is_by_place(event) and self._press(watched, event)

    @staticmethod
    def _press(window: QWidget, event: QKeyEvent) -> bool:
        """Do as Qt does with the key in this place; False if it is no shortcut."""
        focused = QApplication.focusWidget()
        if focused is not None and _overrides(focused, event):
            return QApplication.sendEvent(focused, _in_place(event, QEvent.Type.KeyPress))
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.GroupSwitchModifier
        keys = QKeySequence(QKeyCombination(modifiers, key_of(event)))
        for shortcut in _shortcuts(window, focused):
            is_repeated = event.isAutoRepeat() and not shortcut.autoRepeat()
            if keys in _keys(shortcut) and not is_repeated:
                _activate(shortcut)
                return True
        return False


def _in_place(event: QKeyEvent, kind: QEvent.Type) -> QKeyEvent:
    """The event of the key in this place."""
    return QKeyEvent(kind, key_of(event), event.modifiers())


def _overrides(widget: QWidget, event: QKeyEvent) -> bool:
    """Whether a widget uses the key itself, as a text field does with Ctrl+Z."""
    question = _in_place(event, QEvent.Type.ShortcutOverride)
    question.ignore()
    QApplication.sendEvent(widget, question)
    return question.isAccepted()


def _shortcuts(window: QWidget, focused: QWidget | None) -> Iterator[QAction | QShortcut]:
    """What can be activated in a window now; on a sheet, what belongs to it."""
    if (sheet := _sheet_around(focused)) is not None:
        yield from sheet.findChildren(QShortcut)
        return
    for action in window.findChildren(QAction):
        if action.isEnabled() and action.isVisible() and _window_of(action) is window:
            yield action
    for shortcut in window.findChildren(QShortcut):
        if shortcut.isEnabled() and _window_of(shortcut) is window and _is_near(shortcut, focused):
            yield shortcut


def _sheet_around(widget: QWidget | None) -> QWidget | None:
    """The sheet on a table that a widget is on."""
    while widget is not None and widget.windowType() != Qt.WindowType.SubWindow:
        widget = widget.parentWidget()
    return widget


def _window_of(shortcut: QObject) -> QWidget | None:
    """The window to which an action or a shortcut belongs."""
    owner = shortcut.parent()
    while owner is not None and not isinstance(owner, QWidget):
        owner = owner.parent()
    return None if owner is None else owner.window()


def _is_near(shortcut: QShortcut, focused: QWidget | None) -> bool:
    """Whether a shortcut of a part of a window has the focus in this part; others always."""
    part = shortcut.parent()
    if shortcut.context() != Qt.ShortcutContext.WidgetWithChildrenShortcut:
        return True
    if focused is None or not isinstance(part, QWidget):
        return False
    return part is focused or part.isAncestorOf(focused)


def _keys(shortcut: QAction | QShortcut) -> list[QKeySequence]:
    return shortcut.shortcuts() if isinstance(shortcut, QAction) else shortcut.keys()


def _activate(shortcut: QAction | QShortcut) -> None:
    if isinstance(shortcut, QAction):
        shortcut.trigger()
    else:
        shortcut.activated.emit()
