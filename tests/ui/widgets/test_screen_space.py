"""Dialogs beside a window leave it visible."""

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.ui.platform.window_state import available_area
from scopa_desktop.ui.widgets import screen_space
from scopa_desktop.ui.widgets.screen_space import geometry_beside

WIDE, NARROW = QSize(940, 680), QSize(600, 680)


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    return window


def place(
    window: QWidget, monkeypatch: pytest.MonkeyPatch, screen: QRect, geometry: QRect
) -> QRect:
    monkeypatch.setattr(screen_space, "_available_area", lambda _: screen)
    window.setGeometry(geometry)
    rect = geometry_beside(window, [WIDE, NARROW])
    assert screen.contains(rect)
    return rect


def covered(rect: QRect, window: QWidget) -> float:
    return rect.intersected(window.geometry()).width() / window.width()


def test_beside_a_window_where_the_screen_has_room(
    window: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    rect = place(window, monkeypatch, QRect(0, 0, 2560, 1400), QRect(100, 100, 1280, 800))
    assert rect.size() == WIDE
    assert not rect.intersects(window.geometry())


def test_over_the_edge_of_a_window_that_is_as_large_as_the_screen(
    window: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    rect = place(window, monkeypatch, QRect(0, 0, 1280, 800), QRect(4, 30, 1272, 766))
    assert rect.size() == NARROW
    assert covered(rect, window) < 0.5
    assert rect.right() >= 1270


def test_the_whole_dialog_over_the_half_of_a_large_window(
    window: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    rect = place(window, monkeypatch, QRect(0, 0, 1920, 1080), QRect(0, 30, 1920, 1050))
    assert rect.size() == WIDE
    assert covered(rect, window) <= 0.5


def test_on_a_small_screen_it_is_no_larger_than_the_screen(
    window: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    rect = place(window, monkeypatch, QRect(0, 0, 640, 480), QRect(4, 30, 632, 440))
    assert rect.width() == 600
    assert rect.height() < 480 - 30


def test_in_a_mirrored_window_it_is_at_the_left(
    window: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    application = QGuiApplication.instance()
    assert isinstance(application, QApplication)
    application.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    try:
        rect = place(window, monkeypatch, QRect(0, 0, 1280, 800), QRect(4, 30, 1272, 766))
    finally:
        application.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    assert rect.left() <= 10


def test_room_is_left_for_a_panel_that_is_not_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = QGuiApplication.primaryScreen()
    assert available_area(screen) == screen.availableGeometry()
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "wayland")
    assert available_area(screen).height() < screen.availableGeometry().height()
    assert available_area(screen).topLeft() == screen.availableGeometry().topLeft()


def test_an_area_is_assumed_where_there_is_no_screen() -> None:
    class Placeholder(QScreen):
        def __init__(self) -> None:
            """Without a screen of the system, as Qt makes one on Wayland."""

        def availableGeometry(self) -> QRect:
            return QRect()

    for screen in (None, Placeholder()):
        assert available_area(screen).width() >= 640
        assert available_area(screen).height() >= 480
