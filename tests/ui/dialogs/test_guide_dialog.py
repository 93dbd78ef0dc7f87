"""The guide in the Help menu: the file that ships with the game, and nothing from elsewhere."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from scopa_desktop.play.storage.paths import resource_folder
from scopa_desktop.ui.dialogs.guide_dialog import GuideDialog
from scopa_desktop.ui.help import guide_page as guide_module
from scopa_desktop.ui.help.fragments import HelpError
from scopa_desktop.ui.help.guide_page import guide_page, guide_title, load_guide
from scopa_desktop.ui.help.page_browser import PageBrowser

from ..conftest import Game, show_active
from ..parts import texts_of

GUIDE = resource_folder() / "docs" / "GUIDE.md"


def opened(qtbot: QtBot, language: str = "en") -> GuideDialog:
    dialog = GuideDialog(language)
    return show_active(qtbot, dialog)


def browser_of(dialog: GuideDialog) -> PageBrowser:
    (browser,) = dialog.findChildren(PageBrowser)
    return browser


def test_the_whole_guide_is_shown_with_its_pictures(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    shown = browser_of(dialog).toPlainText()
    headings = [
        line.removeprefix("## ")
        for line in GUIDE.read_text(encoding="utf-8").splitlines()
        if line.startswith("## ")
    ]
    assert headings and all(heading in shown for heading in headings)
    assert "A first game" in texts_of(dialog)
    assert not {"](", "**", "`", "# "} & {mark for mark in ("](", "**", "`", "# ") if mark in shown}


def test_every_picture_is_there_and_fits_the_page(qtbot: QtBot) -> None:
    page = guide_page(load_guide("en"), 400, 1.0)
    files = {f"pictures/{path.name}" for path in (GUIDE.parent / "pictures").glob("*.png")}
    assert set(page.pictures) == files
    assert {picture.width() for picture in page.pictures.values()} == {400}
    dialog = opened(qtbot)
    dialog.resize(500, 420)
    assert browser_of(dialog).horizontalScrollBar().maximum() == 0


def test_a_link_leads_to_its_part(qtbot: QtBot) -> None:
    browser = browser_of(opened(qtbot))
    browser.anchorClicked.emit(browser.source().resolved("#part-4"))
    assert browser.verticalScrollBar().value() > 0


def test_a_guide_that_is_english_only_says_so_and_is_read_from_the_left(
    qtbot: QtBot, qapp: QApplication
) -> None:
    assert not any("English only" in text for text in texts_of(opened(qtbot)))
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    try:
        dialog = opened(qtbot, "ar")
        assert "The guide is available in English only." in texts_of(dialog)
        assert browser_of(dialog).layoutDirection() == Qt.LayoutDirection.LeftToRight
    finally:
        qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def test_a_guide_in_the_language_of_the_window_is_preferred(tmp_path: Path) -> None:
    (tmp_path / "GUIDE.md").write_text("# First\n\nEnglish.", encoding="utf-8")
    (tmp_path / "GUIDE.it.md").write_text("# Primo\n\nItaliano.", encoding="utf-8")
    guide = load_guide("it", tmp_path)
    assert (guide.language, guide_title(guide)) == ("it", "Primo")
    assert load_guide("de", tmp_path).language == "en"


def test_only_pictures_of_the_guide_are_loaded(tmp_path: Path, qapp: QApplication) -> None:
    (tmp_path / "GUIDE.md").write_text(
        "![a](pictures/none.png)\n\n![b](../secret.png)\n\n![c](http://example.org/x.png)\n\n<b>&",
        encoding="utf-8",
    )
    page = guide_page(load_guide("en", tmp_path), 300, 1.0)
    assert list(page.pictures) == ["pictures/none.png"]
    assert page.pictures["pictures/none.png"].isNull()
    assert "&lt;b&gt;&amp;" in page.html
    assert page.html.count("<img") == 1


def test_a_missing_guide_is_a_sentence_and_no_traceback(
    game: Game, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(guide_module, "resource_folder", lambda: tmp_path)
    with pytest.raises(HelpError):
        load_guide("en")
    game.window.actions_by_name["guide"].trigger()
    assert "GUIDE.md” cannot be read." in game.window.notice.text()


def test_the_menu_opens_the_guide(game: Game, qtbot: QtBot) -> None:
    with game.answering({GuideDialog: lambda dialog: dialog.accept()}) as titles:
        qtbot.keyClick(game.window, Qt.Key.Key_F2)
    assert len(titles) == 1
