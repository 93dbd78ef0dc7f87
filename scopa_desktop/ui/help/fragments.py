"""The text of the help: fragments in one folder per language, with places for the game's data.

How they are written is told in `resources/help/FORM.md`.
"""

import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final, TypeAlias

from scopa_desktop.play.paths import resource_folder

Field: TypeAlias = str | int

FALLBACK: Final = "en"
"""The language that is complete."""

_HEAD: Final = re.compile(r"^## (\S+)$", re.MULTILINE)
_PLACE: Final = re.compile(r"\{(\w+)(?:\|([^|{}]*)\|([^|{}]*))?\}")


class HelpError(Exception):
    """The text of the help lacks something, or cannot be read."""


def fill(text: str, fields: Mapping[str, Field]) -> str:
    """The text with its places filled: `{hand}`, and `{hand|card|cards}` for a counted word.

    Raises `HelpError` for a place that has no field, or a counted word without a number.
    """

    def filled(place: re.Match[str]) -> str:
        name, one, many = place.groups()
        if name not in fields:
            raise HelpError(f"Nothing is known for {{{name}}} in “{text[:60]}”.")
        value = fields[name]
        if one is None:
            return str(value)
        if not isinstance(value, int):
            raise HelpError(f"{{{name}}} is no number in “{text[:60]}”.")
        return f"{value} {one if value == 1 else many}"

    return _PLACE.sub(filled, text)


def places(text: str) -> frozenset[str]:
    """The names of the places in a text."""
    return frozenset(name for name, _, _ in _PLACE.findall(text))


def read_language(folder: Path) -> dict[str, str]:
    """The fragments of a language by name, `deal.packets`; none when there is no such folder.

    Raises `HelpError` when a file cannot be read.
    """
    found: dict[str, str] = {}
    for file in sorted(folder.glob("*.md")):
        try:
            _, *parts = _HEAD.split(file.read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            raise HelpError(f"The help in {file} cannot be read.") from error
        for name, text in zip(parts[::2], parts[1::2], strict=True):
            found[f"{file.stem}.{name}"] = text.strip()
    return found


class Fragments:
    """The fragments of one language; what it lacks is there in English."""

    def __init__(self, language: str, folder: Path | None = None) -> None:
        root = folder if folder is not None else resource_folder() / "help"
        fallback = read_language(root / FALLBACK)
        own = read_language(root / language) if language in _languages(root) else {}
        self.lacking = frozenset(fallback) - frozenset(own)
        """The names of the fragments that are shown in English instead."""
        self._texts = {**fallback, **own}

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
    """The fragments of a language, read once."""
    return Fragments(language)
