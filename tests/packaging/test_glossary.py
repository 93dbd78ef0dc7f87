"""Every language has one term for one thing: the one of `translations/GLOSSARY.md`."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parents[2]
GLOSSARY = ROOT / "translations" / "GLOSSARY.md"
LANGUAGES = re.findall(
    r"\w+", GLOSSARY.read_text(encoding="utf-8").split("| term |")[1].split("\n")[0]
)
PLACE = re.compile(r"\{\w*\}|&(?=\w)")
"""What is filled in, and the mark of a mnemonic: no words of a text."""


class Term(NamedTuple):
    """A row of the first table."""

    name: str
    is_checked: bool
    words: dict[str, tuple[str, ...]]
    """What the translations of a language contain, in small letters: any of these."""

    def is_in(self, source: str) -> bool:
        """Whether an English text has the term."""
        return re.search(rf"\b{self.name}s?\b", source, re.IGNORECASE) is not None


class Avoided(NamedTuple):
    """A row of the second table."""

    language: str
    words: tuple[str, ...]
    exceptions: tuple[str, ...]

    def found_in(self, text: str) -> str | None:
        """The first of the words that a text has and should not have."""
        for phrase in self.exceptions:
            text = text.replace(phrase, "")
        pattern = "|".join(map(re.escape, self.words))
        found = re.search(rf"(?<!\w)(?:{pattern})(?!\w)", text, re.IGNORECASE)
        return found[0] if found else None


def rows(heading: str) -> Iterator[list[str]]:
    """The rows of the table that has this first heading."""
    page = GLOSSARY.read_text(encoding="utf-8")
    (table,) = re.findall(rf"^\| {heading} \|.*\n\|[-|]+\n((?:\|.*\n)+)", page, re.MULTILINE)
    for line in table.splitlines():
        yield [cell.strip() for cell in line.strip("|").split("|")]


def split(cell: str, separators: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in re.split(separators, cell) if part.strip())


def terms() -> list[Term]:
    made = []
    for name, *cells in rows("term"):
        assert len(cells) == len(LANGUAGES), name
        words = [
            tuple(word.split("·")[0].lower() for word in split(cell, "[,،]")) for cell in cells
        ]
        plain = re.sub(r" \(.*", "", name).strip("*")
        made.append(Term(plain, name.startswith("**"), dict(zip(LANGUAGES, words, strict=True))))
    return made


def avoided(language: str) -> list[Avoided]:
    return [
        Avoided(row[0], split(row[1], ","), split(row[3], ";"))
        for row in rows("language")
        if row[0] == language
    ]


@cache
def messages(language: str) -> list[tuple[str, list[str]]]:
    """Each English text of the window with the forms of its translation."""
    path = ROOT / "translations" / f"scopa_desktop_{language}.ts"
    found = []
    for message in ET.parse(path).iter("message"):
        translation = message.find("translation")
        assert translation is not None
        forms = [form.text or "" for form in translation.iter("numerusform")]
        found.append((message.findtext("source", ""), forms or [translation.text or ""]))
    return found


def without_term(term: Term, language: str, texts: list[tuple[str, list[str]]]) -> list[str]:
    """The English texts that have a term whose translations do not."""
    return [
        source
        for source, forms in texts
        if term.is_in(PLACE.sub("", source))
        for form in forms
        if not any(word in PLACE.sub("", form).lower() for word in term.words[language])
    ]


def test_every_term_has_a_word_in_every_language() -> None:
    made = terms()
    assert len(made) > 30
    assert all(words for term in made for words in term.words.values())
    assert {row[0] for row in rows("language")} <= set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("term", [term for term in terms() if term.is_checked], ids=lambda t: t[0])
def test_a_term_of_the_window_is_that_of_the_glossary(term: Term, language: str) -> None:
    assert any(term.is_in(source) for source, _ in messages(language))
    assert without_term(term, language, messages(language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_the_window_has_a_word_to_avoid(language: str) -> None:
    wrong = [
        (word, form)
        for each in avoided(language)
        for _, forms in messages(language)
        for form in forms
        if (word := each.found_in(PLACE.sub("", form)))
    ]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_rules_page_has_a_word_to_avoid(language: str) -> None:
    wrong = [
        (word, page.name, line)
        for page in sorted((ROOT / "resources" / "help" / language).glob("*.md"))
        for line in page.read_text(encoding="utf-8").splitlines()
        for each in avoided(language)
        if (word := each.found_in(line))
    ]
    assert wrong == []


def test_a_wrong_term_is_found() -> None:
    (term,) = (term for term in terms() if term.name == "round")
    texts = [("The %n rounds", ["Die Runde", "Die Spiele"]), ("Around it", ["Herum"])]
    assert without_term(term, "de", texts) == ["The %n rounds"]


def test_a_word_to_avoid_is_found_but_not_in_what_is_meant() -> None:
    (broom,) = (each for each in avoided("fr") if "balai" in each.words)
    assert broom.found_in("Faites un balai.") == "balai"
    assert broom.found_in("Balayer la table") == "Balayer"
    assert broom.found_in("*Scopa* veut dire balai : voilà.") is None
