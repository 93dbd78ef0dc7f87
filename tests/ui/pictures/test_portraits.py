"""The portraits that a person can choose, and their descriptions."""

from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.play.storage.paths import resource_folder
from scopa_desktop.play.storage.profiles import OWN_PORTRAIT
from scopa_desktop.play.storage.settings import LANGUAGES
from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.pictures.portraits import (
    PERSON_PORTRAITS,
    Expression,
    portrait_description,
    portrait_file,
)
from scopa_desktop.ui.text_language import texts_in
from tests.looping import check_all, loop_over

RESOURCES = resource_folder()
LEAST_DIFFERENCE = 8.0
SAMPLES = 12
FACE = 80
"""The diameter of a portrait on the table."""


def samples(
    art: CardArt, portrait: str, expression: Expression = Expression.CALM, diameter: int = 32
) -> bytes:
    """The colours of a portrait at the points of a coarse grid."""
    image = art.portrait(portrait, diameter, 1.0, expression).toImage()
    image = image.scaled(
        SAMPLES,
        SAMPLES,
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
    converted = image.convertToFormat(QImage.Format.Format_RGBA8888)
    return bytes(converted.constBits())


def test_every_portrait_of_a_person_has_a_file_and_every_file_is_offered() -> None:
    people = {path.stem for path in (RESOURCES / "portraits" / "people").glob("*.svg")}
    assert people == set(PERSON_PORTRAITS) - {OWN_PORTRAIT}
    assert len(people) >= 10


@loop_over("portrait", [*PERSON_PORTRAITS, *(level.portrait for level in LEVELS.values())])
def test_a_portrait_has_its_own_file(portrait: str) -> None:
    file = portrait_file(RESOURCES, portrait)
    assert file.stem == portrait
    assert file.is_file()


@pytest.mark.parametrize("portrait", ["", "nobody", "../icons/check", "people/nonna", "NONNA"])
def test_an_unknown_portrait_is_the_one_of_a_person_who_chose_none(portrait: str) -> None:
    assert portrait_file(Path("x"), portrait) == Path("x/portraits/you.svg")
    assert portrait_description(portrait) == portrait_description(OWN_PORTRAIT)


def test_portraits_differ_from_each_other_when_small(art: CardArt) -> None:
    names = [*PERSON_PORTRAITS, *(level.portrait for level in LEVELS.values())]
    pictures = {name: samples(art, name) for name in names}

    def check(pair: tuple[str, str]) -> None:
        first, second = (pictures[name] for name in pair)
        difference = sum(abs(a - b) for a, b in zip(first, second, strict=True)) / len(first)
        assert difference >= LEAST_DIFFERENCE

    check_all(list(combinations(names, 2)), check)


@loop_over("portrait", [*(level.portrait for level in LEVELS.values()), "luna"])
def test_a_character_has_other_expressions_that_differ_in_the_face_alone(
    portrait: str, art: CardArt
) -> None:
    pictures = {each: samples(art, portrait, each, FACE) for each in Expression}
    assert len({*pictures.values()}) == len(Expression)
    calm = pictures[Expression.CALM]
    for picture in pictures.values():
        changed = [i // 4 for i, (a, b) in enumerate(zip(calm, picture, strict=True)) if a != b]
        # Neither hat nor shoulders.
        assert all(SAMPLES * 0.25 < i // SAMPLES < SAMPLES * 0.7 for i in changed)


@pytest.mark.parametrize("portrait", ["you", "nonna", "nobody"])
def test_only_characters_have_other_expressions(portrait: str) -> None:
    calm = portrait_file(RESOURCES, portrait)
    assert {portrait_file(RESOURCES, portrait, each) for each in Expression} == {calm}


@loop_over("portrait", PERSON_PORTRAITS)
def test_a_portrait_of_a_person_is_round(portrait: str, art: CardArt) -> None:
    image = art.portrait(portrait, 100, 1.0).toImage()
    outside = [
        image.pixelColor(x, y).alpha()
        for x in range(100)
        for y in range(100)
        if (x - 49.5) ** 2 + (y - 49.5) ** 2 > 51**2
    ]
    assert max(outside) == 0


@loop_over("language", sorted(set(LANGUAGES) - {"system"}))
def test_descriptions_are_translated_and_differ(language: str) -> None:
    with texts_in(language):
        descriptions = {portrait_description(portrait) for portrait in PERSON_PORTRAITS}
    assert len(descriptions) == len(PERSON_PORTRAITS)
    in_english = {str(description) for description in PERSON_PORTRAITS.values()}
    assert (descriptions == in_english) is (language == "en")
