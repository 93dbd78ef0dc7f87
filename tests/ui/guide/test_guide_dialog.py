"""The guide in the Help menu: the file that ships with the game, and pictures of the game."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from scopa_desktop.play.storage.paths import resource_folder
from scopa_desktop.play.storage.profiles import new_profile
from scopa_desktop.play.storage.settings import LANGUAGES, SYSTEM_LANGUAGE, Settings
from scopa_desktop.ui.guide import guide_dialog as guide_module
from scopa_desktop.ui.guide.guide_dialog import GuideDialog, guide_page, guide_title, load_guide
from scopa_desktop.ui.guide.guide_pictures import GuidePictures
from scopa_desktop.ui.help.fragments import HelpError
from scopa_desktop.ui.help.page_browser import PageBrowser
from scopa_desktop.ui.pictures.decks import CardArt

from ..conftest import Game, show_active
from ..parts import texts_of

GUIDE = resource_folder() / "docs" / "GUIDE.md"
PICTURE = re.compile(r"\(pictures/(\w+)\.png\)")


def blank(name: str) -> QPixmap:
    """Stands for a picture that is wider than any page."""
    picture = QPixmap(2000, 1000)
    picture.fill(Qt.GlobalColor.white)
    return picture


def opened(qtbot: QtBot, language: str = "en") -> GuideDialog:
    return show_active(qtbot, GuideDialog(language, blank))


def browser_of(dialog: GuideDialog) -> PageBrowser:
    (browser,) = dialog.findChildren(PageBrowser)
    return browser


def colours_of(picture: QPixmap) -> int:
    """How many colours a picture has on a coarse grid."""
    image: QImage = picture.toImage()
    places = ((x, y) for x in range(0, image.width(), 8) for y in range(0, image.height(), 8))
    return len({image.pixel(x, y) for x, y in places})


def test_the_whole_guide_is_shown(qtbot: QtBot) -> None:
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


@pytest.mark.parametrize("language", sorted(set(LANGUAGES) - {SYSTEM_LANGUAGE}))
def test_the_guide_of_each_language_shows_every_picture(art: CardArt, language: str) -> None:
    pictures = GuidePictures(art, Settings(), new_profile())
    guide = load_guide(language)
    assert set(PICTURE.findall(guide)) == pictures.names
    assert (guide_title(guide) == "A first game") is (language == "en")


def test_the_pictures_are_those_of_the_game_with_the_chosen_deck(
    qtbot: QtBot, art: CardArt
) -> None:
    images = []
    for deck in ("napoletane", "francesi"):
        pictures = GuidePictures(art, Settings(deck=deck), new_profile())
        for name in sorted(pictures.names):
            picture = pictures.picture(name)
            assert colours_of(picture) > 100, name
            images.append(picture.toImage())
    assert images[0] != images[2] and images[1] != images[3]


def test_pictures_fit_the_page(qtbot: QtBot) -> None:
    page = guide_page(load_guide("en"), blank, 400)
    assert {picture.width() for picture in page.pictures.values()} == {400}
    dialog = opened(qtbot)
    dialog.resize(500, 420)
    assert browser_of(dialog).horizontalScrollBar().maximum() == 0


def test_a_picture_stays_sharp(qapp: QApplication) -> None:
    sharp = blank("")
    sharp.setDevicePixelRatio(2.0)
    (picture, *_) = guide_page(load_guide("en"), lambda _: sharp, 400).pictures.values()
    assert (picture.width(), picture.devicePixelRatio()) == (800, 2.0)


def test_arabic_is_read_from_the_right(qtbot: QtBot, qapp: QApplication) -> None:
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    try:
        document = browser_of(opened(qtbot, "ar")).document()
        assert document.begin().textDirection() == Qt.LayoutDirection.RightToLeft
        assert document.lastBlock().textDirection() == Qt.LayoutDirection.RightToLeft
    finally:
        qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def test_a_link_leads_to_its_part(qtbot: QtBot) -> None:
    browser = browser_of(opened(qtbot))
    browser.anchorClicked.emit(browser.source().resolved("#part-4"))
    assert browser.verticalScrollBar().value() > 0


def test_keys_have_the_names_of_the_window_and_names_of_files_stay(
    tmp_path: Path, qapp: QApplication
) -> None:
    text = "`Ctrl+Shift+R` and `Del`, `7D.svg`, `back`"
    (tmp_path / "GUIDE.md").write_text(text, encoding="utf-8")
    html = guide_page(load_guide("en", tmp_path), blank, 300).html
    assert html.count("<b>") == 2 and "Ctrl+Shift+R" in html
    assert "<code>7D.svg</code>" in html and "<code>back</code>" in html


def test_only_pictures_of_the_guide_are_asked_for(tmp_path: Path, qapp: QApplication) -> None:
    (tmp_path / "GUIDE.md").write_text(
        "![a](pictures/none.png)\n\n![b](../secret.png)\n\n![c](http://example.org/x.png)\n\n<b>&",
        encoding="utf-8",
    )
    asked: list[str] = []

    def picture(name: str) -> QPixmap:
        asked.append(name)
        return QPixmap()

    page = guide_page(load_guide("en", tmp_path), picture, 300)
    assert asked == list(page.pictures) == ["none"]
    assert "&lt;b&gt;&amp;" in page.html
    assert page.html.count("<img") == 1


def test_a_missing_guide_is_a_sentence_and_no_traceback(
    game: Game, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(guide_module, "resource_folder", lambda: tmp_path)
    with pytest.raises(HelpError):
        load_guide("en")
    game.window.actions_by_name["guide"].trigger()
    assert "GUIDE.md” cannot be read." in game.notice_text


def test_the_menu_opens_the_guide(game: Game, qtbot: QtBot) -> None:
    with game.answering({GuideDialog: lambda dialog: dialog.accept()}) as titles:
        qtbot.keyClick(game.window, Qt.Key.Key_F2)
    assert len(titles) == 1
