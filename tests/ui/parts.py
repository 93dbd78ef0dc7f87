"""The parts of a window that a person sees, found by what they say."""

from typing import Any, TypeVar

from PySide6.QtWidgets import QApplication, QLabel, QMenu, QWidget

AnyPart = TypeVar("AnyPart", bound=QWidget)


def visible(window: QWidget, kind: type[AnyPart]) -> list[AnyPart]:
    """The parts of a kind that are visible."""
    return [part for part in window.findChildren(kind) if part.isVisible()]


def part(window: QWidget, kind: type[AnyPart], words: str) -> AnyPart:
    """The visible part of a kind, by its words or its accessible name."""
    parts = [each for each in visible(window, kind) if words in (each.accessibleName(), said(each))]
    assert parts, f"no {kind.__name__} {words!r}"
    return parts[0]


def open_menu() -> QMenu:
    """The menu that is open."""
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def said(widget: Any) -> str:
    """The words on a widget, without the marks of keys; empty if it has none."""
    return str(widget.text()).replace("&", "") if hasattr(widget, "text") else ""


def texts_of(window: QWidget, kind: type[Any] = QLabel) -> list[str]:
    """The words on the visible labels, or on other parts."""
    return [widget.text() for widget in visible(window, kind)]
