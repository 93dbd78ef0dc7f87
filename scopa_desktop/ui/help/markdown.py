"""The subset of Markdown in which the help is written, converted to HTML."""

import html
import re
from collections.abc import Iterator
from itertools import groupby

_STRONG = r"\*\*(.+?)\*\*"
_SLANTED = r"\*(.+?)\*"
_ITEM = "- "
_BEFORE_FIRST_WORD = "-* \N{FIRST STRONG ISOLATE}\N{RIGHT-TO-LEFT ISOLATE}"


def to_html(text: str) -> str:
    """Paragraphs, lists, `**strong**` and `*slanted*` words; anything else is text."""
    return "".join(_block(block) for block in text.split("\n\n") if block.strip())


def words_to_html(text: str) -> str:
    """The same within a line, without a paragraph of its own."""
    escaped = html.escape(text, quote=False)
    return re.sub(_SLANTED, r"<i>\1</i>", re.sub(_STRONG, r"<b>\1</b>", escaped))


def direction(text: str) -> str:
    """The HTML attribute for a paragraph whose first words are isolated as read from the left.

    Such are English paragraphs on a page that is read from the right. Empty for all others, which
    have the direction of the page.
    """
    first = text.lstrip(_BEFORE_FIRST_WORD)
    return ' dir="ltr"' if first.startswith("\N{LEFT-TO-RIGHT ISOLATE}") else ""


def _block(block: str) -> str:
    return "".join(_parts(block.strip().splitlines()))


def _parts(lines: list[str]) -> Iterator[str]:
    for is_list, group in groupby(lines, key=lambda line: line.startswith(_ITEM)):
        if is_list:
            items = (
                f"<li{direction(line)}>{words_to_html(line[len(_ITEM) :])}</li>" for line in group
            )
            yield f"<ul>{''.join(items)}</ul>"
        else:
            text = " ".join(group)
            yield f"<p{direction(text)}>{words_to_html(text)}</p>"
