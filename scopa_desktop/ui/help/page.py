"""The page of a game: its sections as HTML, and the pictures that stand in them."""

import html
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap

from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui.help.blocks import (
    Block,
    CapturePicture,
    CardsPicture,
    Cell,
    Prose,
    ScoreRow,
    ScoreTable,
    Section,
)
from scopa_desktop.ui.help.capture_section import capture_blocks, play_blocks, sweep_blocks
from scopa_desktop.ui.help.card_pictures import CardPictures
from scopa_desktop.ui.help.deal_section import deal_blocks, opening_blocks
from scopa_desktop.ui.help.declaration_section import declaration_blocks
from scopa_desktop.ui.help.fragments import Fragments
from scopa_desktop.ui.help.game_text import GameText
from scopa_desktop.ui.help.markdown import direction, to_html, words_to_html
from scopa_desktop.ui.help.options_section import changed_option_blocks, option_blocks
from scopa_desktop.ui.help.scoring_section import match_blocks, scoring_blocks
from scopa_desktop.ui.help.worked_example import example_blocks
from scopa_desktop.ui.text_language import reads_from_right, texts_in, translate
from scopa_desktop.ui.theme.colours import DialogPalette
from scopa_desktop.ui.theme.fonts import SMALL_SIZE, font_pixels, text_scale


def _aim_blocks(game_text: GameText) -> tuple[Block, ...]:
    return (Prose(game_text.text("aim.aim")), Prose(game_text.text("aim.sweep")))


_PARTS: Final[dict[str, Callable[[GameText], tuple[Block, ...]]]] = {
    "in_this_match": changed_option_blocks,
    "aim": _aim_blocks,
    "deal": deal_blocks,
    "opening": opening_blocks,
    "play": play_blocks,
    "captures": capture_blocks,
    "sweeps": sweep_blocks,
    "declarations": declaration_blocks,
    "scoring": scoring_blocks,
    "example": example_blocks,
    "match": match_blocks,
    "options": option_blocks,
}
"""The sections in their order; one without blocks is left out."""


class Page(NamedTuple):
    """A page for a text browser, and its pictures by the names that the text gives them."""

    html: str
    pictures: dict[str, QPixmap]
    direction: Qt.LayoutDirection = Qt.LayoutDirection.LeftToRight
    """The direction in which the page is read."""


def rules_page(variant: Variant, fragments: Fragments, card_pictures: CardPictures) -> Page:
    """The rules of a game for a player, with the cards of the deck of `card_pictures`.

    Where the page, or a part of it, is English because the language lacks it, a note in the
    window's language says so.
    """
    with texts_in(fragments.language):
        game_text = GameText(variant, card_pictures.deck, fragments)
        intro, sections = game_text.introduction(), sections_of(game_text)
        from_right = reads_from_right()
    note = _note(fragments) if game_text.has_untranslated else ""
    way = Qt.LayoutDirection.RightToLeft if from_right else Qt.LayoutDirection.LeftToRight
    return _PageBuilder(replace(card_pictures, direction=way)).page(note, intro, sections)


def sections_of(game_text: GameText) -> list[Section]:
    """The sections of a game's page, by its options as they are set."""
    return [
        Section(name, game_text.text(f"page.{name}"), blocks)
        for name, make_blocks in _PARTS.items()
        if (blocks := make_blocks(game_text))
    ]


def _note(fragments: Fragments) -> str:
    """That the page, or a part of it, is not translated, in the language of the window."""
    if fragments.are_all_lacking:
        return translate("Help", "This page is not translated yet; you see it in English.")
    return translate("Help", "Parts of this page are not translated yet; you see them in English.")


def page_style(paper: DialogPalette, way: Qt.LayoutDirection) -> str:
    """The style sheet of a page in the colours of `paper`, read in the direction `way`.

    The links of a page read from the right are not underlined: a line through the dots and tails
    of Arabic letters makes other letters of them. Nothing on it is slanted: Arabic has no slanted
    letters, and where no font has them, the words would not be seen.
    """
    from_right = way == Qt.LayoutDirection.RightToLeft
    line, slant = ("none", "normal") if from_right else ("underline", "italic")
    scale = text_scale()
    title, intro, note = (font_pixels(px * scale) for px in (19, 15, SMALL_SIZE))
    return f"""
body {{ color: {paper.text}; }}
p {{ line-height: 128%; margin-top: 0; margin-bottom: {round(9 * scale)}px; }}
li {{ line-height: 128%; margin-bottom: {round(5 * scale)}px; }}
ul {{ margin-top: 0; margin-bottom: {round(9 * scale)}px; }}
.picture {{ margin-bottom: {round(4 * scale)}px; }}
h2 {{ color: {paper.title}; font-size: {title}px; font-weight: 600;
    margin-top: {round(20 * scale)}px; margin-bottom: {round(7 * scale)}px; }}
a {{ color: {paper.title}; text-decoration: {line}; }}
i {{ font-style: {slant}; }}
.contents {{ color: {paper.secondary_text}; }}
.note {{ color: {paper.secondary_text}; }}
.caption, .reason {{ color: {paper.secondary_text}; font-size: {note}px; }}
.intro {{ font-size: {intro}px; }}
th {{ color: {paper.title}; text-align: left; }}
"""


class _PageBuilder:
    """Writes sections as HTML, and collects their pictures."""

    def __init__(self, card_pictures: CardPictures) -> None:
        self._cards = card_pictures
        self._pictures: dict[str, QPixmap] = {}

    def page(self, note: str, intro: str, sections: list[Section]) -> Page:
        links = "&nbsp;· ".join(map(_link, sections))
        way = _way(self._cards.direction == Qt.LayoutDirection.RightToLeft)
        parts = [
            f'<p class="note"{_way(reads_from_right())}>{html.escape(note)}</p>' if note else "",
            # The direction of its own, for Qt gives the second paragraph that of the first.
            f'<p class="intro"{direction(intro) or way}>{words_to_html(intro)}</p>',
            f'<p class="contents">{links}</p>',
            *(self._section(section) for section in sections),
        ]
        return Page(f"<body>{''.join(parts)}</body>", self._pictures, self._cards.direction)

    def _section(self, section: Section) -> str:
        blocks = "".join(map(self._block, section.blocks))
        title = f'<a name="{section.name}"></a>{html.escape(section.title)}'
        return f"<h2{direction(section.title)}>{title}</h2>{blocks}"

    def _block(self, block: Block) -> str:
        match block:
            case Prose(text):
                return to_html(text)
            case CapturePicture():
                return self._captioned(self._cards.capture(block), block.caption)
            case CardsPicture():
                return self._captioned(self._cards.row(block.cards), block.caption)
            case ScoreTable():
                return self._table(block)

    def _captioned(self, picture: QPixmap, caption: str) -> str:
        caption = caption[0].upper() + caption[1:]
        image = self._image(picture, caption)
        words = f'<p class="caption"{direction(caption)}>{words_to_html(caption)}</p>'
        return f'<div class="picture">{image}</div>{words}'

    def _image(self, picture: QPixmap, alt: str = "") -> str:
        name = f"picture-{len(self._pictures) + 1}"
        self._pictures[name] = picture
        size = picture.deviceIndependentSize()
        return (
            f'<img src="{name}" width="{round(size.width())}" height="{round(size.height())}"'
            f' alt="{html.escape(alt)}">'
        )

    def _table(self, table: ScoreTable) -> str:
        return (
            '<table width="100%" cellspacing="0" cellpadding="5">'
            f"{self._headings([table.title, *table.sides])}"
            f"{''.join(part for row in table.rows for part in self._rows(row))}"
            f"{self._headings([table.total_title, *map(str, table.totals)])}"
            "</table>"
        )

    def _headings(self, texts: list[str]) -> str:
        return self._row([f"<th>{html.escape(text)}</th>" for text in texts])

    def _rows(self, row: ScoreRow) -> Iterator[str]:
        cells = (f'<td valign="bottom">{self._cell(cell)}</td>' for cell in row.cells)
        yield self._row([f'<td valign="bottom"><b>{html.escape(row.title)}</b></td>', *cells])
        reason = f'<span class="reason">{words_to_html(row.reason)}</span>'
        yield self._row(["<td></td>", f'<td colspan="{len(row.cells)}">{reason}</td>'])

    def _row(self, cells: list[str]) -> str:
        """A row of a table, from the right where one reads from there: Qt does not turn it."""
        from_right = self._cards.direction == Qt.LayoutDirection.RightToLeft
        return f"<tr>{''.join(reversed(cells) if from_right else cells)}</tr>"

    def _cell(self, cell: Cell) -> str:
        picture = self._image(self._cards.small_row(cell.cards)) + "<br>" if cell.cards else ""
        counted = f"{html.escape(cell.counted)} · " if cell.counted else ""
        return f"{picture}{counted}<b>{html.escape(cell.won)}</b>"


def _way(from_right: bool) -> str:
    """The HTML attribute for a direction of reading."""
    return f' dir="{"rtl" if from_right else "ltr"}"'


def _link(section: Section) -> str:
    """An entry of the contents, which is not broken across lines."""
    return f'<a href="#{section.name}">{html.escape(section.title).replace(" ", "&nbsp;")}</a>'
