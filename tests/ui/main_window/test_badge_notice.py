"""The notice for new badges."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.ui.main_window.badge_notice import BadgeNotice


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    column = QVBoxLayout(made)
    column.addWidget(QLineEdit())
    made.resize(900, 500)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


def test_a_new_badge_is_told_without_taking_the_focus(window: QWidget) -> None:
    field = window.findChildren(QLineEdit)[0]
    field.setFocus()
    notice = BadgeNotice(window)
    assert not notice.isVisible()
    notice.show_badges(["cappotto"])
    assert notice.isVisible()
    assert notice.accessibleName() == (
        "New badge: Cappotto: Win a match without a single point for the others."
    )
    assert window.focusWidget() is field
    assert window.rect().contains(notice.geometry())


def test_several_badges_share_a_notice(window: QWidget) -> None:
    notice = BadgeNotice(window)
    notice.show_badges(["first_win", "first_scopa", "beat_nino"])
    assert notice.accessibleName() == "New badges: 3: First win, First sweep and Nino beaten"


def test_no_badge_shows_nothing(window: QWidget) -> None:
    notice = BadgeNotice(window)
    notice.show_badges([])
    assert not notice.isVisible()


def test_a_click_opens_the_profile_and_hides_the_notice(window: QWidget, qtbot: QtBot) -> None:
    notice = BadgeNotice(window)
    notice.show_badges(["first_win"])
    with qtbot.waitSignal(notice.requested):
        qtbot.mouseClick(notice, Qt.MouseButton.LeftButton)
    assert not notice.isVisible()


def test_the_notice_hides_by_itself_unless_the_pointer_is_on_it(
    window: QWidget, qtbot: QtBot
) -> None:
    notice = BadgeNotice(window)
    notice.show_badges(["first_win"])
    assert notice._timer.isActive()
    place = QPointF(5, 5)
    QApplication.sendEvent(notice, QEnterEvent(place, place, place))
    assert not notice._timer.isActive()
    QApplication.sendEvent(notice, QEvent(QEvent.Type.Leave))
    assert notice._timer.isActive()
    notice._timer.setInterval(0)
    qtbot.waitUntil(lambda: not notice.isVisible())


@pytest.mark.parametrize("width", [300, 640, 1200])
def test_the_notice_stays_inside_the_window(window: QWidget, width: int) -> None:
    notice = BadgeNotice(window)
    notice.show_badges(["rematch_won"])
    window.resize(width, 400)
    QApplication.processEvents()
    assert window.rect().contains(notice.geometry())
    middle = notice.geometry().center() - QPoint(width // 2, 0)
    assert abs(middle.x()) <= 1
