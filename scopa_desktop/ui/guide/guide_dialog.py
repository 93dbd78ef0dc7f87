"""The dialog with the guide, a Markdown file that ships with the game, as a page of text.

Keys are written in it as code and in English, `Ctrl+L`, and shown as this system names them.
"""

import html
import re
from collections.abc import Callable
from functools import cache
from math import ceil
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeySequence, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from scopa_desktop.play.storage.paths import resource_folder
from scopa_desktop.ui.help.fragments import HelpError, to_html
from scopa_desktop.ui.help.page import Page
from scopa_desktop.ui.help.page_browser import PageBrowser
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.widgets.buttons import ButtonKind
from scopa_desktop.ui.widgets.paper_dialog import PaperDialog
from scopa_desktop.ui.wording.text_direction import from_left

_TITLE: Final = "# "
_HEADING: Final = "## "
_PICTURE: Final = re.compile(r"!\[([^\]]*)\]\(pictures/([\w-]+)\.png\)")
_CODE: Final = re.compile(r"`([^`]+)`")
_KEY: Final = re.compile(r"(?:(?:Ctrl|Shift|Alt)\+)*(?:[A-Z0-9,]|F\d+|Del|Esc|Return|Space|Tab)")


def load_guide(language: str, folder: Path | None = None) -> str:
    """The guide as Markdown: headings, paragraphs, lists, pictures.

    It is in the language, or in English if there is none; `folder` is by default the program's.

    Raises:
        HelpError: the file cannot be read.
    """
    folder = folder or resource_folder() / "docs"
    own, english = folder / f"GUIDE.{language}.md", folder / "GUIDE.md"
    file = own if own.is_file() else english
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        sentence = translate("Guide", "The guide in “{path}” cannot be read.")
        raise HelpError(sentence.format(path=file)) from error


def guide_title(guide: str) -> str:
    """The title of the guide; empty if it has none."""
    first = guide.lstrip().partition("\n")[0]
    return first.removeprefix(_TITLE).strip() if first.startswith(_TITLE) else ""


def guide_page(
    guide: str,
    picture: Callable[[str], QPixmap],
    width: int,
    way: Qt.LayoutDirection = Qt.LayoutDirection.LeftToRight,
) -> Page:
    """The guide without its title, to be read in the direction `way`.

    Its pictures, asked for by name, are at most `width` wide, in logical pixels.
    """
    pictures: dict[str, QPixmap] = {}
    parts: list[str] = []
    contents: list[str] = []
    for block in re.split(r"\n{2,}", guide.strip()):
        if block.startswith(_HEADING):
            name, words = f"part-{len(contents) + 1}", html.escape(block.removeprefix(_HEADING))
            contents.append(f'<a href="#{name}">{words.replace(" ", "&nbsp;")}</a>')
            parts.append(f'<h2><a name="{name}"></a>{words}</h2>')
        elif match := _PICTURE.fullmatch(block.strip()):
            alt, name = match.groups()
            pictures[name] = _scaled(picture(name), width)
            parts.append(_image(name, alt, pictures[name]))
        elif not block.startswith(_TITLE):
            parts.append(_CODE.sub(_code, to_html(block)))
    links = f'<p class="contents">{"&nbsp;· ".join(contents)}</p>'
    return Page(f"<body>{links}{''.join(parts)}</body>", pictures, way)


def _code(match: re.Match[str]) -> str:
    """A key in bold, by the name that it has here, or what is to be typed."""
    text = match[1]
    if not _KEY.fullmatch(text):
        return f"<code>{text}</code>"
    native = QKeySequence(text).toString(QKeySequence.SequenceFormat.NativeText)
    return f"<b>{html.escape(from_left(native))}</b>"


def _image(name: str, alt: str, picture: QPixmap) -> str:
    size = picture.deviceIndependentSize()
    text = html.escape(alt)
    return (
        f'<div class="picture"><img src="{name}" width="{round(size.width())}"'
        f' height="{round(size.height())}" alt="{text}"></div><p class="caption">{text}</p>'
    )


def _scaled(picture: QPixmap, width: int) -> QPixmap:
    """A picture no wider than a width in logical pixels, as sharp as it was."""
    most = round(width * picture.devicePixelRatio())
    if picture.width() <= most:
        return picture
    return picture.scaledToWidth(most, Qt.TransformationMode.SmoothTransformation)


_SIZE = QSize(820, 740)
_LEAST_PICTURE = 200
"""The width of pictures before the dialog has its size."""


class GuideDialog(PaperDialog):
    """The guide, in the language of the window."""

    def __init__(
        self, language: str, picture: Callable[[str], QPixmap], parent: QWidget | None = None
    ) -> None:
        """`language` is the code of that of the window; `picture` renders a picture by its name.

        Raises:
            HelpError: the guide cannot be read.
        """
        super().__init__("", _SIZE, parent)
        self._guide = load_guide(language)
        self._picture = cache(picture)
        self._browser = PageBrowser()
        # Pictures fit. Qt makes some lines of mixed directions a pixel wider than the page.
        self._browser.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._picture_width = 0
        self.body.addWidget(self._browser)
        self.add_button(self.tr("Back to the table"), ButtonKind.GOLD).clicked.connect(self.accept)
        self.set_title(guide_title(self._guide))
        self._browser.setAccessibleName(self.tr("Guide"))
        self._show_page()
        self._browser.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_page()

    def _show_page(self) -> None:
        """Show the page with pictures that fit, unless they have that width already."""
        margin = ceil(self._browser.document().documentMargin()) + 1
        width = max(_LEAST_PICTURE, self._browser.viewport().width() - 2 * margin)
        if width != self._picture_width:
            self._picture_width = width
            self._browser.show_page(
                guide_page(self._guide, self._picture, width, self.layoutDirection())
            )
