"""What the guides tell is so: links, pictures, commands, keys, examples and the version."""

import json
import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QImageReader

import scopa_desktop
from scopa_desktop.play.storage.settings import LANGUAGES, SYSTEM_LANGUAGE
from scopa_desktop.qt_libraries import SOUND, WAYLAND, WINDOWLESS, X11
from scopa_desktop.rules.captures import SumWithPlayed
from scopa_desktop.rules.cards import parse_card, parse_cards
from scopa_desktop.rules.catalogue import scopa
from scopa_desktop.ui.main_window.actions import MENUS, WATCHING

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "resources" / "docs"
PICTURES = sorted((DOCS / "pictures").iterdir())
LARGEST_TOGETHER = 1_000_000
README = ROOT / "README.md"
GUIDE = DOCS / "GUIDE.md"
CHANGELOG = DOCS / "CHANGELOG.md"
CONTRIBUTING = ROOT / ".github" / "CONTRIBUTING.md"
ARCHITECTURE = DOCS / "ARCHITECTURE.md"
OPPONENTS = DOCS / "OPPONENTS.md"
MEASUREMENTS = DOCS / "MEASUREMENTS.md"
COMMANDS = DOCS / "COMMANDS.md"
GUIDES = [
    README,
    GUIDE,
    CHANGELOG,
    CONTRIBUTING,
    ARCHITECTURE,
    OPPONENTS,
    MEASUREMENTS,
    COMMANDS,
]
IN_LANGUAGES = {
    language: DOCS / f"GUIDE.{language}.md"
    for language in sorted(set(LANGUAGES) - {SYSTEM_LANGUAGE, "en"})
}
"""The guide by its language, but English."""
MOST_WORDS = {
    README: 1200,
    **dict.fromkeys([GUIDE, *IN_LANGUAGES.values()], 1800),
    ARCHITECTURE: 2000,
    OPPONENTS: 4000,
}

LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)")
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
KEYS = re.compile(r"\b(?:Ctrl\+(?:Shift\+)?(?:F\d+|\w|,)|F\d+)")
METAINFO = "packaging/linux/io.github.scopa_desktop.scopa_desktop.metainfo.xml"
VERSIONS = {
    "resources/docs/CHANGELOG.md": r"^## \[(\d.*)\] – \S+$",
    METAINFO: r'release version="(.+?)"',
}
"""Where the version is written besides, and how; of a list the newest comes first."""


def text_of(guide: Path) -> str:
    """What a guide says."""
    return guide.read_text(encoding="utf-8")


def commands_of(guide: Path) -> Iterator[str]:
    """The lines of a guide that are there to be typed."""
    for language, block in BLOCK.findall(text_of(guide)):
        if language == "":
            yield from block.splitlines()


def headings_of(guide: Path) -> set[str]:
    """The headings of a guide as links name them."""
    headings = re.findall(r"^#+ (.+)$", text_of(guide), re.MULTILINE)
    return {re.sub(r"[^\w-]", "", heading.lower().replace(" ", "-")) for heading in headings}


def example(words: str) -> str:
    """The Python example of CONTRIBUTING in which these words occur."""
    blocks = (block for language, block in BLOCK.findall(text_of(CONTRIBUTING)) if language)
    return next(str(block) for block in blocks if words in block)


@pytest.mark.parametrize("guide", GUIDES, ids=lambda path: path.stem)
def test_links_lead_somewhere_and_pictures_have_words(guide: Path) -> None:
    for is_picture, words, target in LINK.findall(text_of(guide)):
        assert words, target
        file, _, heading = target.partition("#")
        if not target.startswith("https://"):
            assert (guide.parent / file).exists(), target
        assert not heading or heading in headings_of(guide.parent / file), target
        assert not is_picture or target.endswith((".png", ".webp"))


def test_every_picture_is_shown_and_all_are_small() -> None:
    targets = {target for page in (GUIDE, README) for *_, target in LINK.findall(text_of(page))}
    shown = {target.removeprefix("resources/docs/") for target in targets}
    assert {f"pictures/{picture.name}" for picture in PICTURES} <= shown
    assert all(QImageReader(str(picture)).canRead() for picture in PICTURES)
    assert sum(picture.stat().st_size for picture in PICTURES) < LARGEST_TOGETHER


@pytest.mark.parametrize("guide", GUIDES, ids=lambda path: path.stem)
def test_the_paths_of_commands_and_sentences_are_there(guide: Path) -> None:
    tops = {path.name for path in ROOT.iterdir() if path.is_dir() and path.name != ".venv"}
    for word in re.findall(r"[\w./-]+/[\w./-]+", LINK.sub("", text_of(guide))):
        is_example = "nl" in word or "gaditana" in word
        if word.split("/")[0] in tops and not is_example:
            assert (ROOT / word.rstrip(".")).exists(), word


@pytest.mark.parametrize("guide", [README, GUIDE], ids=lambda path: path.stem)
def test_documented_keys_do_something(guide: Path) -> None:
    groups = (*MENUS, WATCHING)
    known = {entry.shortcut for _, entries in groups for entry in entries if entry is not None}
    keys = set(KEYS.findall(text_of(guide)))
    assert keys
    assert keys <= known


def shape_of(guide: Path) -> list[str]:
    """What the guide has in every language: headings, items of lists, pictures, keys and files."""
    return re.findall(r"^#+ |^- |\(pictures/\w+\.png\)|`[^`]+`", text_of(guide), re.MULTILINE)


@pytest.mark.parametrize("language", IN_LANGUAGES)
def test_the_guide_says_the_same_in_every_language(language: str) -> None:
    """The order of what stands in one line may differ."""
    assert Counter(shape_of(IN_LANGUAGES[language])) == Counter(shape_of(GUIDE))


@pytest.mark.parametrize("language", IN_LANGUAGES)
def test_the_page_on_warnings_says_the_same_in_every_language(language: str) -> None:
    assert shape_of(DOCS / f"WARNINGS.{language}.md") == shape_of(DOCS / "WARNINGS.md")


@pytest.mark.parametrize("language", ["en", *IN_LANGUAGES])
def test_the_guide_calls_things_as_the_window_does(language: str) -> None:
    """What is bold in the guide is a text of the window, without dots and marks of keys."""
    guide = IN_LANGUAGES.get(language, GUIDE)
    in_english = language == "en"
    file = ROOT / "translations" / f"scopa_desktop_{'it' if in_english else language}.ts"
    texts = {
        re.sub(r"&|…$", "", text.text or "").casefold()
        for text in ET.parse(file).getroot().iter("source" if in_english else "translation")
    }
    bold = re.findall(r"\*\*(.+?)\*\*", text_of(guide))
    assert len(bold) == len(re.findall(r"\*\*(.+?)\*\*", text_of(GUIDE)))
    assert [words for words in bold if words.casefold() not in texts] == []


def test_documented_packages_are_those_of_the_libraries() -> None:
    (command,) = (line for line in commands_of(README) if line.startswith("sudo apt install"))
    named = set(command.split()[3:])
    packages = {*WINDOWLESS.values(), *X11.values(), *WAYLAND.values(), *SOUND.values()}
    # The others are there as soon as these are.
    assert named <= packages | {"python3-venv"}
    assert {"libegl1", "libxcb-cursor0", "libwayland-cursor0", "libpulse0"} <= named


def test_the_example_of_a_game_takes_by_making_twelve() -> None:
    names = {**vars(scopa), "SumWithPlayed": SumWithPlayed}
    exec(example("SCOPA_DODICI"), names)
    dodici = names["SCOPA_DODICI"]
    table = sum(1 << card for card in parse_cards("5D KC 3B"))
    assert list(dodici.captures.legal_captures(parse_card("7S"), table)) == [1 << parse_card("5D")]
    assert f"## {dodici.id}" in text_of(CONTRIBUTING)


def test_the_example_of_a_deck_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    names = {"__package__": "art.decks.gaditana"}
    exec(example("Cádiz deck"), names)
    description = json.loads(names["DECK"].description())  # type: ignore[attr-defined]
    assert description["id"] == "gaditana"
    assert f"--only {description['id']}" in text_of(CONTRIBUTING)


@pytest.mark.parametrize("file", VERSIONS)
def test_the_version_is_the_same_wherever_it_is_written(file: str) -> None:
    written = re.findall(VERSIONS[file], text_of(ROOT / file), re.MULTILINE)
    assert written[0] == scopa_desktop.__version__
    assert file.endswith((".md", ".xml")) or set(written) == {scopa_desktop.__version__}


def test_the_package_takes_its_version_from_the_one_place() -> None:
    project = text_of(ROOT / "pyproject.toml")
    assert 'dynamic = ["version"]' in project
    assert 'path = "scopa_desktop/__init__.py"' in project
    assert not re.search(r"^version\s*=", project, re.MULTILINE)


def test_the_day_of_a_release_is_the_same_in_both_lists() -> None:
    (logged,) = re.findall(
        rf"^## \[{scopa_desktop.__version__}\] – (\S+)$", text_of(CHANGELOG), re.MULTILINE
    )
    assert f'version="{scopa_desktop.__version__}" date="{logged}"' in text_of(ROOT / METAINFO)


NAMED = re.compile(r"`((?:rules|ai|play|ui|commands)/[\w/.]+)`(?: \((?:`[\w.]+`(?:, )?)+\))?")


def test_the_architecture_page_names_files_that_exist() -> None:
    text = text_of(ARCHITECTURE)
    paths = [match[1] for match in NAMED.finditer(text)]
    assert len(paths) > 30
    package = Path(scopa_desktop.__file__).parent
    assert [path for path in paths if not (package / path).exists()] == []


@pytest.mark.parametrize("guide", MOST_WORDS, ids=lambda path: path.stem)
def test_pages_that_are_read_as_a_whole_are_short(guide: Path) -> None:
    assert len(text_of(guide).split()) <= MOST_WORDS[guide]


def test_the_architecture_page_names_every_folder() -> None:
    text = text_of(ARCHITECTURE)
    package = Path(scopa_desktop.__file__).parent
    folders = {path.parent for path in package.glob("*/*/__init__.py")}
    assert [str(each) for each in folders if not re.search(rf"\b{each.name}\b", text)] == []


def test_the_architecture_page_names_what_stands_in_its_files() -> None:
    package = Path(scopa_desktop.__file__).parent
    pairs = [
        (match[1], name)
        for match in NAMED.finditer(text_of(ARCHITECTURE))
        for name in re.findall(r"`([\w.]+)`", match[0])
    ]
    assert ("rules/scoring.py", "PRIMIERA_VALUES") in pairs
    sources = {path: (package / path).read_text(encoding="utf-8") for path, _ in pairs}
    unknown = [(path, name) for path, name in pairs if name not in sources[path]]
    assert unknown == []
