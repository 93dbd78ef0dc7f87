"""The guide, a Markdown file that ships with the game, as a page for the text browser."""

import html
import re
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap

from scopa_desktop.play.storage.paths import resource_folder
from scopa_desktop.ui.help.fragments import HelpError
from scopa_desktop.ui.help.markdown import to_html
from scopa_desktop.ui.help.page import Page
from scopa_desktop.ui.text_language import translate

GUIDE_LANGUAGE: Final = "en"
"""The language of `GUIDE.md`; the guide in another one is `GUIDE.<code>.md`."""

_TITLE: Final = "# "
_HEADING: Final = "## "
_PICTURE: Final = re.compile(r"!\[([^\]]*)\]\((pictures/[\w-]+\.png)\)")
_CODE: Final = re.compile(r"`([^`]+)`")


class Guide(NamedTuple):
    """The guide in one language."""

    text: str
    """Markdown: headings, paragraphs, lists, pictures."""
    language: str
    folder: Path
    """The folder from which the paths of pictures start."""


def load_guide(language: str, folder: Path | None = None) -> Guide:
    """The guide in a language, or else the English one.

    `folder` is by default that of the program. Raises `HelpError` if the file cannot be read.
    """
    folder = folder or resource_folder() / "docs"
    own = folder / f"GUIDE.{language}.md"
    file, code = (own, language) if own.is_file() else (folder / "GUIDE.md", GUIDE_LANGUAGE)
    try:
        return Guide(file.read_text(encoding="utf-8"), code, folder)
    except (OSError, UnicodeDecodeError) as error:
        sentence = translate("Guide", "The guide in “{path}” cannot be read.")
        raise HelpError(sentence.format(path=file)) from error


def guide_title(guide: Guide) -> str:
    """The title of the guide; empty if it has none."""
    first = guide.text.lstrip().partition("\n")[0]
    return first.removeprefix(_TITLE).strip() if first.startswith(_TITLE) else ""


def guide_page(guide: Guide, width: int, pixel_ratio: float) -> Page:
    """The guide without its title; pictures are at most `width` logical pixels wide."""
    pictures: dict[str, QPixmap] = {}
    parts: list[str] = []
    contents: list[str] = []
    for block in re.split(r"\n{2,}", guide.text.strip()):
        if block.startswith(_HEADING):
            name, words = f"part-{len(contents) + 1}", html.escape(block.removeprefix(_HEADING))
            contents.append(f'<a href="#{name}">{words.replace(" ", "&nbsp;")}</a>')
            parts.append(f'<h2><a name="{name}"></a>{words}</h2>')
        elif match := _PICTURE.fullmatch(block.strip()):
            alt, path = match.groups()
            pictures[path] = _scaled(guide.folder / path, width, pixel_ratio)
            parts.append(_image(path, alt, pictures[path]))
        elif not block.startswith(_TITLE):
            parts.append(_CODE.sub(r"<code>\1</code>", to_html(block)))
    links = f'<p class="contents">{"&nbsp;· ".join(contents)}</p>'
    return Page(f"<body>{links}{''.join(parts)}</body>", pictures)


def _image(name: str, alt: str, picture: QPixmap) -> str:
    size = picture.deviceIndependentSize()
    text = html.escape(alt)
    return (
        f'<div class="picture"><img src="{name}" width="{round(size.width())}"'
        f' height="{round(size.height())}" alt="{text}"></div><p class="caption">{text}</p>'
    )


def _scaled(file: Path, width: int, pixel_ratio: float) -> QPixmap:
    """A picture no wider than a width in logical pixels; empty if it cannot be read."""
    picture = QPixmap(str(file))
    most = round(width * pixel_ratio)
    if picture.width() > most:
        picture = picture.scaledToWidth(most, Qt.TransformationMode.SmoothTransformation)
    picture.setDevicePixelRatio(pixel_ratio)
    return picture
