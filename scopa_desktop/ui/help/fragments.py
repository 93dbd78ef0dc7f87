"""The text of the help: fragments in one folder per language, with places for the game's data.

Their form is described in `resources/help/FORM.md`; `to_html` converts their subset of Markdown.
"""

import html
import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import groupby
from pathlib import Path
from typing import Final, TypeAlias

from scopa_desktop.play.storage.paths import resource_folder
from scopa_desktop.ui.wording.number_format import NOUNS, counted

Field: TypeAlias = str | int

FALLBACK: Final = "en"
"""The complete language, shown where another one lacks a fragment."""

_HEAD: Final = re.compile(r"^## (\S+)$", re.MULTILINE)
_PLACE: Final = re.compile(r"\{(\w+)(?::(\w+))?\}")


class HelpError(Exception):
    """The text of the help lacks something, or cannot be read."""


def fill(text: str, fields: Mapping[str, Field]) -> str:
    """The text with its places filled: `{hand}`, and `{hand:cards}` for a counted noun.

    Raises `HelpError` for a place without a field, an unknown noun, or a noun without a number.
    """

    def replacement(place: re.Match[str]) -> str:
        name, noun = place.groups()
        if name not in fields:
            raise HelpError(f"Nothing is known for {{{name}}} in “{text[:60]}”.")
        value = fields[name]
        if noun is None:
            return str(value)
        if noun not in NOUNS:
            raise HelpError(f"The noun “{noun}” in “{text[:60]}” cannot be counted.")
        if not isinstance(value, int):
            raise HelpError(f"{{{name}}} is no number in “{text[:60]}”.")
        return counted(noun, value)

    return _PLACE.sub(replacement, text)


def places(text: str) -> frozenset[str]:
    return frozenset(name for name, _ in _PLACE.findall(text))


def read_language(folder: Path) -> dict[str, str]:
    """The fragments of a language by name, `deal.packets`; none when there is no such folder.

    Raises `HelpError` when a file cannot be read.
    """
    fragments: dict[str, str] = {}
    for file in sorted(folder.glob("*.md")):
        try:
            _, *parts = _HEAD.split(file.read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            raise HelpError(f"The help in {file} cannot be read.") from error
        for name, text in zip(parts[::2], parts[1::2], strict=True):
            fragments[f"{file.stem}.{name}"] = text.strip()
    return fragments


class Fragments:
    """The fragments of one language; what it lacks is there in English.

    Attributes:
        language: the code of the language that the pages are in: `FALLBACK` where the requested
            one has none.
        lacking: the names of the fragments that are in English instead: all of them where the
            requested language has no pages.
    """

    def __init__(self, language: str, folder: Path | None = None) -> None:
        root = folder if folder is not None else resource_folder() / "help"
        has_pages = language in _languages(root)
        fallback, own = read_language(root / FALLBACK), {}
        if has_pages:
            own = read_language(root / language)
        self.language = language if has_pages else FALLBACK
        self.lacking = frozenset(fallback) - frozenset(own)
        self._texts = {**fallback, **own}

    @property
    def are_all_lacking(self) -> bool:
        """Whether the requested language has no pages at all."""
        return len(self.lacking) == len(self._texts)

    def __contains__(self, name: str) -> bool:
        return name in self._texts

    def text(self, name: str) -> str:
        """A fragment as it is written; raises `HelpError` when there is none."""
        try:
            return self._texts[name]
        except KeyError:
            raise HelpError(f"The help has no fragment “{name}”.") from None


def _languages(root: Path) -> set[str]:
    return {folder.name for folder in root.iterdir() if folder.is_dir()}


@lru_cache(maxsize=2)
def fragments_of(language: str) -> Fragments:
    return Fragments(language)


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
