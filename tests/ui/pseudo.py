"""A pseudo-language: every text in brackets, with accents, and two fifths longer."""

import importlib
import re
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Final

import pytest

_PACKAGING: Final = Path(__file__).resolve().parents[2] / "packaging"
_KEPT: Final = re.compile(r"\{\w*\}|%n|%\d|&.")
_ACCENTS: Final = str.maketrans("aeiouycnAEIOUYCN", "áêïõúýçñÁÊÏÕÚÝÇÑ")
_LONGER: Final = 0.4
_FILL: Final = " ñôr sï mûch"


def write_pseudo(source: Path, target: Path) -> None:
    """Write a translation with the texts of `source` (`.ts`), in the longer language."""
    tree = ET.parse(source)
    tree.getroot().set("language", "en")
    for message in tree.iter("message"):
        translation = message.find("translation")
        assert translation is not None
        words = longer(message.findtext("source", ""))
        is_counted = message.get("numerus") == "yes"
        translation.clear()
        translation.text = "" if is_counted else words
        for _ in range(2 if is_counted else 0):
            ET.SubElement(translation, "numerusform").text = words
    tree.write(target, encoding="utf-8", xml_declaration=True)


def compiled(source: Path) -> Path:
    """A translation (`.ts`) as Qt reads it, in a file beside it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(_PACKAGING))
        translate = importlib.import_module("translate")
    target = source.with_suffix(".qm")
    translate.compile_to(source, target)
    return target


def longer(text: str) -> str:
    """A text as that language has it; a single letter stays what it is."""
    if len(text) < 2:
        return text
    length = max(0, round(len(text) * _LONGER) - 2)
    padding = (_FILL * (length // len(_FILL) + 1))[:length].rstrip()
    parts, kept = _KEPT.split(text), [*_KEPT.findall(text), ""]
    words = (
        part.translate(_ACCENTS) + unchanged for part, unchanged in zip(parts, kept, strict=True)
    )
    return f"[{''.join(words)}{padding}]"
