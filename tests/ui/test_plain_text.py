"""Every text of the window is set as plain text: a check of the sources, and the helper itself."""

import ast
from collections.abc import Iterator, Set
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QAction, QKeySequence, Qt
from PySide6.QtWidgets import QApplication, QGraphicsRectItem, QPushButton, QToolTip, QWidget
from pytestqt.qtbot import QtBot

import scopa_desktop
from scopa_desktop.ui.widgets.plain_text import (
    PlainLabel,
    button_text,
    plain_tool_tip,
    set_tool_tip,
    set_window_title,
    show_tool_tip,
)

PACKAGE = Path(scopa_desktop.__file__).parent
HELPER = PACKAGE / "ui" / "widgets" / "plain_text.py"
BROWSER = PACKAGE / "ui" / "help" / "page_browser.py"

RICH_CLASSES = {
    "QErrorMessage", "QGraphicsTextItem", "QInputDialog", "QLabel", "QMessageBox",
    "QPlainTextEdit", "QProgressDialog", "QStaticText", "QTextBrowser", "QTextDocument",
    "QTextEdit", "QToolTip", "QWhatsThis", "QWizard",
}  # fmt: skip
"""Classes of Qt that show rich text, or guess whether a text is rich."""
RICH_METHODS = {
    "insertHtml", "setDetailedText", "setHtml", "setInformativeText", "setMarkdown",
    "setStatusTip", "setTextFormat", "setToolTip", "setWhatsThis", "setWindowTitle", "showText",
    "showMessage",
}  # fmt: skip
RICH_ROLES = {"StatusTipRole", "ToolTipRole", "WhatsThisRole"}
ALLOWED: dict[Path, set[str]] = {
    HELPER: {"QLabel", "QToolTip", "setTextFormat", "setToolTip", "setWindowTitle", "showText"},
    BROWSER: {"QTextBrowser", "QTextDocument", "setHtml"},
}
"""The helper, and the browser of the help, whose page escapes what it is given."""

MARKUP = ("<img src=x>", "a <b>name</b>", "&lt;img src=x&gt;", "<p>a", "<qt>x")
PLAIN = ("", "Don Ciro", "A & B", "1 < 2", "Tom <3", "Escoba, 2–4 players")


def rich_text_uses(source: str, allowed: Set[str] = frozenset()) -> Iterator[str]:
    """What of Qt's rich text a module uses, as `line: name`.

    A role of a tool tip is allowed in a module that also uses `plain_tool_tip`.
    """
    tree = ast.parse(source)
    names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    attributes = RICH_METHODS | RICH_CLASSES | RICH_ROLES
    if "plain_tool_tip" in names:
        attributes -= RICH_ROLES
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name) if name in RICH_CLASSES - allowed:
                yield f"{node.lineno}: {name}"
            case ast.Attribute(attr=name) if name in attributes - allowed:
                yield f"{node.lineno}: {name}"
            case ast.ImportFrom(names=imported):
                for alias in imported:
                    if alias.asname and alias.name in RICH_CLASSES - allowed:
                        yield f"{node.lineno}: {alias.name}"


def test_no_module_shows_rich_text() -> None:
    calls = [
        f"{path.relative_to(PACKAGE)}:{use}"
        for path in sorted(PACKAGE.rglob("*.py"))
        for use in rich_text_uses(path.read_text(encoding="utf-8"), ALLOWED.get(path, set()))
    ]
    assert calls == []


@pytest.mark.parametrize(
    "source",
    [
        "label = QLabel(name)",
        "label = QtWidgets.QLabel(name)",
        "from PySide6.QtWidgets import QLabel as Plain",
        "class Cap(QLabel): pass",
        "QMessageBox.warning(self, title, text)",
        "button.setToolTip(name)",
        "part.setWhatsThis(name)",
        "QToolTip.showText(place, name)",
        "document.setHtml(name)",
        "case Qt.ItemDataRole.ToolTipRole: return name",
        "window.setWindowTitle(name)",
    ],
)
def test_the_check_finds_rich_text(source: str) -> None:
    if source.startswith("case"):
        source = f"match role:\n    {source}"
    assert list(rich_text_uses(source))


def test_every_allowed_use_is_used() -> None:
    for path, allowed in ALLOWED.items():
        used = {use.partition(": ")[2] for use in rich_text_uses(path.read_text(encoding="utf-8"))}
        assert allowed == used, path


@pytest.mark.parametrize("text", MARKUP)
def test_a_tool_tip_with_markup_is_plain_and_keeps_its_characters(
    qapp: QApplication, text: str
) -> None:
    assert Qt.mightBeRichText(text)
    tip = plain_tool_tip(text)
    assert not Qt.mightBeRichText(tip)
    assert tip.replace("\N{WORD JOINER}", "") == text


@pytest.mark.parametrize("text", PLAIN)
def test_a_tool_tip_without_markup_stays_the_same(qapp: QApplication, text: str) -> None:
    assert plain_tool_tip(text) == text


@pytest.mark.parametrize("text", MARKUP)
def test_all_that_has_a_tool_tip_gets_it_as_plain_text(qtbot: QtBot, text: str) -> None:
    widget, action, item = QWidget(), QAction(), QGraphicsRectItem()
    qtbot.addWidget(widget)
    for target in (widget, action, item):
        set_tool_tip(target, text)
        assert not Qt.mightBeRichText(target.toolTip())
    widget.show()
    show_tool_tip(QPoint(0, 0), text, widget)
    assert not Qt.mightBeRichText(QToolTip.text())
    QToolTip.hideText()


@pytest.mark.parametrize("text", MARKUP)
def test_a_label_is_plain_also_when_its_text_changes(qtbot: QtBot, text: str) -> None:
    label = PlainLabel(text)
    qtbot.addWidget(label)
    plain_size = label.sizeHint()
    label.setText("x")
    label.setText(text)
    assert label.textFormat() == Qt.TextFormat.PlainText
    assert label.text() == text
    assert label.sizeHint() == plain_size
    assert label.fontMetrics().horizontalAdvance(text) <= plain_size.width()


def test_a_button_shows_an_ampersand_and_has_no_mnemonic(qtbot: QtBot) -> None:
    button = QPushButton(button_text("Rosa & Ciro"))
    qtbot.addWidget(button)
    assert button.shortcut().isEmpty()
    assert QKeySequence.mnemonic(button.text()).isEmpty()
    assert not QKeySequence.mnemonic("Rosa &Ciro").isEmpty()


@pytest.mark.parametrize("title", ["Scopa", "My [*] rules", "<b>wins</b>", "[*][*]"])
def test_a_window_title_is_shown_as_it_is(qtbot: QtBot, title: str) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    set_window_title(window, title)
    assert window.windowTitle().replace("[*][*]", "[*]") == title
    window.setWindowModified(True)
    window.show()
    handle = window.windowHandle()
    assert handle.title().startswith(title)
