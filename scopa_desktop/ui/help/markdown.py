"""The subset of Markdown in which the help is written, converted to HTML."""

import html
import re
from collections.abc import Iterator
from itertools import groupby

_STRONG = r"\*\*(.+?)\*\*"
_SLANTED = r"\*(.+?)\*"
_ITEM = "- "


def to_html(text: str) -> str:
    """Paragraphs, lists, `**strong**` and `*slanted*` words; anything else is text."""
    return "".join(_block(block) for block in text.split("\n\n") if block.strip())


def words_to_html(text: str) -> str:
    """The same within a line, without a paragraph of its own."""
    escaped = html.escape(text, quote=False)
    return re.sub(_SLANTED, r"<i>\1</i>", re.sub(_STRONG, r"<b>\1</b>", escaped))


def _block(block: str) -> str:
    return "".join(_parts(block.strip().splitlines()))


def _parts(lines: list[str]) -> Iterator[str]:
    """List items and the text between them."""
    for is_list, group in groupby(lines, key=lambda line: line.startswith(_ITEM)):
        if is_list:
            items = (f"<li>{words_to_html(line[len(_ITEM) :])}</li>" for line in group)
            yield f"<ul>{''.join(items)}</ul>"
        else:
            yield f"<p>{words_to_html(' '.join(group))}</p>"
