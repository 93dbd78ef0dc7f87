"""The keys with which one hand plays, on the left or the right half of the keyboard.

All letters are on that half of QWERTY, QWERTZ and AZERTY keyboards.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, Qt

_Key = Qt.Key


class OneHandedKeys(NamedTuple):
    """The keys of one half of the keyboard."""

    meanings: Mapping[Qt.Key, Qt.Key]
    """The usual key of the table for which each key stands."""
    cards: tuple[Qt.Key, ...]
    """The keys of the first card of the hand, the second and so on."""
    undo: Qt.Key
    hint: Qt.Key

    def usual_key(self, key: Qt.Key) -> Qt.Key:
        """The usual key of the table for which a key stands; else the key itself."""
        if key in self.cards:
            return Qt.Key(_Key.Key_1 + self.cards.index(key))
        return self.meanings.get(key, key)

    def key_of(self, usual: Qt.Key) -> Qt.Key:
        """The key that stands for a usual key of the table."""
        return next(key for key, meaning in self.meanings.items() if meaning == usual)

    def is_used(self, key: Qt.Key) -> bool:
        """Whether a key means something else than usual."""
        return key in self.meanings or key in self.cards or key in (self.undo, self.hint)


ONE_HANDED_KEYS: Final[Mapping[str, OneHandedKeys]] = {
    "left": OneHandedKeys(
        {
            _Key.Key_E: _Key.Key_Up,
            _Key.Key_D: _Key.Key_Down,
            _Key.Key_S: _Key.Key_Left,
            _Key.Key_F: _Key.Key_Right,
            _Key.Key_R: _Key.Key_Return,
            _Key.Key_A: _Key.Key_Tab,
            _Key.Key_G: _Key.Key_Delete,
            _Key.Key_X: _Key.Key_Escape,
        },
        (_Key.Key_1, _Key.Key_2, _Key.Key_3, _Key.Key_4, _Key.Key_5),
        undo=_Key.Key_C,
        hint=_Key.Key_V,
    ),
    "right": OneHandedKeys(
        {
            _Key.Key_I: _Key.Key_Up,
            _Key.Key_K: _Key.Key_Down,
            _Key.Key_J: _Key.Key_Left,
            _Key.Key_L: _Key.Key_Right,
            _Key.Key_O: _Key.Key_Return,
            _Key.Key_U: _Key.Key_Tab,
            _Key.Key_P: _Key.Key_Delete,
            _Key.Key_M: _Key.Key_Escape,
        },
        (_Key.Key_6, _Key.Key_7, _Key.Key_8, _Key.Key_9, _Key.Key_0),
        undo=_Key.Key_N,
        hint=_Key.Key_H,
    ),
}
"""By the setting of the same name."""

ONE_HANDED_SHORTCUTS: Final[tuple[tuple[object, str, str], ...]] = (
    (QT_TRANSLATE_NOOP("Actions", "Move between the cards"), "E S D F", "I J K L"),
    (QT_TRANSLATE_NOOP("Actions", "Select a card, play it"), "R", "O"),
    (QT_TRANSLATE_NOOP("Actions", "Select the first, second … card"), "1 … 5", "6 … 9, 0"),
    (QT_TRANSLATE_NOOP("Actions", "Next or previous possible capture"), "A, Shift+A", "U, Shift+U"),
    (QT_TRANSLATE_NOOP("Actions", "Discard the selected card"), "G", "P"),
    (QT_TRANSLATE_NOOP("Actions", "Deselect the card"), "X", "M"),
    (QT_TRANSLATE_NOOP("Actions", "&Undo"), "C", "N"),
    (QT_TRANSLATE_NOOP("Actions", "&Hint"), "V", "H"),
    (QT_TRANSLATE_NOOP("Actions", "Skip the animation"), "R, X", "O, M"),
)
"""What the keys do, with those of the left and of the right half, for the shortcuts dialog."""
