"""Which key was pressed, on keyboards of several countries; the scan codes are those of Linux."""

import sys

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from scopa_desktop.ui.platform.keys import key_of, places

Key = Qt.Key
NOTHING, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
CONTROL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
PAD = Qt.KeyboardModifier.KeypadModifier

on_linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="scan codes of Linux")


def pressed(key: int | str, code: int, modifiers: Qt.KeyboardModifier = NOTHING) -> QKeyEvent:
    number = ord(key.upper()) if isinstance(key, str) else key
    return QKeyEvent(QEvent.Type.KeyPress, number, modifiers, code, 0, 0, "")


@on_linux
@pytest.mark.parametrize(
    ("typed", "code", "modifiers", "meant"),
    [
        pytest.param("1", 10, NOTHING, Key.Key_1, id="American 1"),
        pytest.param("!", 10, SHIFT, Key.Key_1, id="American Shift+1"),
        pytest.param("&", 10, NOTHING, Key.Key_1, id="French 1"),
        pytest.param("é", 11, NOTHING, Key.Key_2, id="French 2"),
        pytest.param("à", 19, NOTHING, Key.Key_0, id="French 0"),
        pytest.param("1", 10, SHIFT, Key.Key_1, id="French Shift+1"),
        pytest.param("&", 10, ALT, Key.Key_1, id="French Alt+1"),
        pytest.param("§", 15, NOTHING, Key.Key_6, id="Belgian 6"),
        pytest.param("ž", 15, NOTHING, Key.Key_6, id="Czech 6"),
        pytest.param(int(Key.Key_Dead_Acute), 18, NOTHING, Key.Key_9, id="an accent at 9"),
        pytest.param("0", 49, NOTHING, Key.Key_0, id="Hungarian 0, before the row"),
        pytest.param("ö", 19, NOTHING, Key.Key_0, id="Hungarian ö"),
        pytest.param("٣", 12, NOTHING, Key.Key_3, id="Arabic digit"),
        pytest.param("۴", 13, NOTHING, Key.Key_4, id="Persian digit"),
        pytest.param("१", 11, SHIFT, Key.Key_1, id="a digit that is not in its place"),
        pytest.param("1", 87, PAD, Key.Key_1, id="numeric pad"),
        pytest.param(int(Key.Key_End), 87, PAD, Key.Key_End, id="numeric pad without Num Lock"),
        pytest.param("р", 43, NOTHING, Key.Key_H, id="Russian H"),
        pytest.param("я", 52, CONTROL, Key.Key_Z, id="Russian Ctrl+Z"),
        pytest.param("б", 59, CONTROL, Key.Key_Comma, id="Russian Ctrl+,"),
        pytest.param("ю", 60, NOTHING, Key.Key_Period, id="Russian point"),
        pytest.param("η", 43, NOTHING, Key.Key_H, id="Greek H"),
        pytest.param("י", 43, NOTHING, Key.Key_H, id="Hebrew H"),
        pytest.param("ا", 43, NOTHING, Key.Key_H, id="Arabic H"),
        pytest.param(0xFEF9, 28, SHIFT, Key.Key_T, id="Arabic Shift+T, two letters in one"),
        pytest.param("/", 46, SHIFT, Key.Key_L, id="Arabic Shift+L, no letter"),
        pytest.param("؛", 33, SHIFT, Key.Key_P, id="Arabic Shift+P, no letter"),
        pytest.param("้", 43, NOTHING, Key.Key_H, id="Thai H, a mark"),
        pytest.param("A", 24, NOTHING, Key.Key_A, id="French A, in the place of Q"),
        pytest.param(",", 58, NOTHING, Key.Key_Comma, id="French comma, in the place of M"),
        pytest.param("z", 29, NOTHING, Key.Key_Z, id="German Z, in the place of Y"),
        pytest.param("ı", 31, NOTHING, Key.Key_I, id="Turkish i without a dot"),
        pytest.param(".", 26, NOTHING, Key.Key_Period, id="Dvorak point, in the place of E"),
        pytest.param("ñ", 47, NOTHING, Key.Key_Ntilde, id="Spanish Ñ"),
        pytest.param(int(Key.Key_Return), 36, NOTHING, Key.Key_Return, id="Enter"),
        pytest.param(" ", 65, SHIFT, Key.Key_Space, id="Space"),
        pytest.param("H", 0, NOTHING, Key.Key_H, id="without a scan code"),
        pytest.param("р", 0, NOTHING, ord("Р"), id="Russian without a scan code"),
    ],
)
def test_a_key_counts_by_what_it_types_or_by_its_place(
    typed: int | str, code: int, modifiers: Qt.KeyboardModifier, meant: int
) -> None:
    assert key_of(pressed(typed, code, modifiers)) == meant


@pytest.mark.parametrize(
    ("platform", "codes"),
    [
        ("linux", {10: "1", 19: "0", 24: "Q", 33: "P", 38: "A", 46: "L", 52: "Z", 58: "M"}),
        ("win32", {2: "1", 11: "0", 16: "Q", 25: "P", 30: "A", 38: "L", 44: "Z", 50: "M"}),
        ("darwin", {18: "1", 29: "0", 12: "Q", 35: "P", 0: "A", 37: "L", 6: "Z", 46: "M"}),
    ],
)
def test_every_system_has_codes_for_the_same_places(platform: str, codes: dict[int, str]) -> None:
    table = places(platform)
    assert {code: chr(table[code]) for code in codes} == codes
    assert {chr(key) for key in table.values()} == set("1234567890QWERTYUIOPASDFGHJKLZXCVBNM,.")
    assert len(table) == 38
