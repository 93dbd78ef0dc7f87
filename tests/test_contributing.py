"""The examples of CONTRIBUTING, followed to the letter in a copy of the source tree.

Blocks are taken from the page; what its prose says to do with them is done here, and each test
fails where the page no longer says so.
"""

import re
import shlex
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Final

import pytest

from tests.needs import needs_shell
from tests.source_copy import ROOT, CommandError, SourceCopy

pytestmark = [
    pytest.mark.slow,
    needs_shell,
]

GUIDE: Final = (ROOT / ".github" / "CONTRIBUTING.md").read_text(encoding="utf-8")
BLOCK: Final = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
WINDOW: Final = "python3 packaging/play.py"
CHECKS: Final = ("ruff check --fix .", "ruff format .")


class Section:
    """A section of the page: its blocks, in order, and its prose."""

    def __init__(self, title: str) -> None:
        # A heading within a block is part of an example.
        masked = BLOCK.sub(lambda block: block.group().replace("## ", "@@ "), GUIDE)
        start = masked.index(f"\n## {title}\n")
        end = masked.find("\n## ", start + 1)
        text = GUIDE[start : end if end >= 0 else None]
        self.prose = BLOCK.sub("", text)
        self._blocks = BLOCK.findall(text)

    def block(self, language: str, number: int = 0) -> str:
        """A block of a language, counted from 0."""
        return str([content for name, content in self._blocks if name == language][number])

    @property
    def commands(self) -> list[str]:
        """The lines of the blocks that are there to be typed."""
        return [line for name, block in self._blocks if not name for line in block.splitlines()]

    def says(self, *passages: str) -> None:
        """Fail unless the prose contains these passages."""
        for passage in passages:
            assert passage in self.prose, f"CONTRIBUTING no longer says: {passage}"


@pytest.fixture
def tree(tmp_path: Path) -> SourceCopy:
    """A copy of the source tree whose own sources are what runs."""
    copy = SourceCopy(tmp_path / "scopa-desktop")
    command = "import scopa_desktop, scopa_desktop.core_build as c; print(scopa_desktop.__file__)"
    command += "; print(c.running().value)"
    runs = copy.run(shlex.join([".venv/bin/python", "-c", command])).splitlines()
    assert Path(runs[0]).is_relative_to(copy.root)
    assert runs[1] in ("compiled core", "interpreted core")
    return copy


def follow(tree: SourceCopy, commands: list[str]) -> list[str]:
    """Run commands of the page; what each one wrote. A window closes itself after its start."""
    return [
        tree.run(f"{command} --quit-after-start" if command == WINDOW else command)
        for command in commands
    ]


def put_in_order(tree: SourceCopy) -> None:
    """Run the commands that sort imports and set lines, on the tree; mind what they cannot mend."""
    for check in CHECKS:
        assert f"`.venv/bin/{check}`" in GUIDE
        tree.run(f".venv/bin/{check}")


def repeat_the_english(tree: SourceCopy) -> int:
    """Fill every text that is not translated with the English one; the number of texts."""
    filled = 0
    for path in sorted((tree.root / "translations").glob("*.ts")):
        document = ET.parse(path)
        for message in document.iter("message"):
            translation = message.find("translation[@type='unfinished']")
            if translation is None:
                continue
            source = message.findtext("source", "")
            del translation.attrib["type"]
            forms = translation.findall("numerusform")
            for form in forms or [translation]:
                form.text = source
            filled += 1
        document.write(path, encoding="utf-8", xml_declaration=True)
    return filled


def test_a_clone_is_tested_and_started(tree: SourceCopy) -> None:
    commands = Section("The first five minutes").commands
    assert commands[:2] == ["git clone <this repository> scopa-desktop", "cd scopa-desktop"]
    tested, _ = follow(tree, commands[2:])
    assert re.search(r"\d+ passed", tested)


def test_the_example_of_a_game_is_followed(tree: SourceCopy) -> None:
    section = Section("Add a game")
    game, catalogue = (f"scopa_desktop/rules/catalogue/{name}.py" for name in ("scopa", "__init__"))
    section.says(
        f"At the end of `{game}`",
        f"In `{catalogue}` import `SCOPA_DODICI` beside `SCOPA_QUINDICI`",
        "name it in `__all__` and `_ALL`",
        "stand in `GAMES` of `tests/rules/by_the_book/games.py`",
        "It goes into `games.md` of `resources/help/en`",
        "repeat the English for the rest",
        "then run it again",
    )
    tree.write(game, f"{tree.read(game)}\n\n{section.block('python')}")
    names = tree.read(catalogue)
    names = names.replace("    SCOPA_QUINDICI,", "    SCOPA_QUINDICI,\n    SCOPA_DODICI,")
    names = names.replace('    "SCOPA_QUINDICI",', '    "SCOPA_QUINDICI",\n    "SCOPA_DODICI",')
    tree.write(catalogue, names)
    put_in_order(tree)
    by_chance, update, test = section.commands
    assert "1 skipped" in tree.run(by_chance)

    known = "GAMES: Final[dict[str, Game]] = {\n"
    tree.replace("tests/rules/by_the_book/games.py", known, known + section.block("python", 1))
    played = tree.run(f"{by_chance} -rs")
    assert "skipped" not in played, played

    texts = "resources/help/en/games.md"
    tree.write(texts, f"{tree.read(texts)}\n{section.block('markdown')}")
    tree.run(update)
    assert repeat_the_english(tree) > 0
    follow(tree, [update, test])


def test_the_example_of_a_deck_is_followed(tree: SourceCopy) -> None:
    section = Section("Add a deck")
    package = "packaging/art/decks/gaditana/__init__.py"
    section.says(
        f"As an example, `{package}`",
        "no list names it",
        "translate them as those of a game, and run it again",
    )
    tree.write(package, section.block("python"))
    put_in_order(tree)
    draw, update, window, *tests = section.commands
    assert len(tests) == 2
    follow(tree, [draw, update])
    assert (tree.root / "resources/cards/gaditana/deck.json").is_file()
    assert repeat_the_english(tree) > 0
    settings = '{"format": "scopa-desktop settings", "version": 1, "deck": "gaditana"}'
    tree.write("home/config/settings.json", settings)
    follow(tree, [update, window, *tests])


def test_the_example_of_a_language_is_followed(tree: SourceCopy) -> None:
    section = Section("Add a language")
    file = "translations/scopa_desktop_nl.ts"
    section.says(
        f"Give it a file, `{file}`",
        'Put `"nl"` into `LANGUAGES` of `scopa_desktop/play/storage/settings.py`',
        '`"nl": "Nederlands"` into `NATIVE_NAMES` of `scopa_desktop/ui/language.py`',
    )
    (test,) = re.findall(r"`(python3 packaging/test\.py .*?)`", section.prose)
    (update,) = section.commands
    tree.write(file, section.block("xml"))
    tree.replace("scopa_desktop/play/storage/settings.py", '"de", ', '"de", "nl", ')
    own_names = '    "de": "Deutsch",\n'
    tree.replace("scopa_desktop/ui/language.py", own_names, f'{own_names}    "nl": "Nederlands",\n')
    put_in_order(tree)
    tree.run(update)
    settings = '{"format": "scopa-desktop settings", "version": 1, "language": "nl"}'
    tree.write("home/config/settings.json", settings)
    tree.run(f"{WINDOW} --quit-after-start")
    assert repeat_the_english(tree) > 100
    follow(tree, [update, test])


def test_the_example_of_a_figure_is_followed(tree: SourceCopy) -> None:
    section = Section("Add a figure to the statistics")
    wording = "scopa_desktop/ui/wording/statistics_wording.py"
    statistics = "scopa_desktop/play/statistics/match_statistics.py"
    section.says(
        f"`MatchStatistics` in `{statistics}`",
        "Below `rounds_tied`",
        f"a function in `{wording}`, named in `figures` below `_sweeps(statistics, sweeps)`",
    )
    shown, update, test = section.commands
    above = "        return self.rounds - self.rounds_won - self.rounds_lost\n"
    tree.replace(statistics, above, f"{above}\n{section.block('python')}")
    with pytest.raises(CommandError, match="shows sweeps_per_round"):
        tree.run(shown)
    tile = "        _sweeps(statistics, sweeps),\n"
    tree.replace(wording, tile, f"{tile}        _sweeps_per_round(statistics),\n")
    tree.write(wording, f"{tree.read(wording)}\n\n{section.block('python', 1)}")
    put_in_order(tree)
    tree.run(update)
    assert repeat_the_english(tree) > 0
    follow(tree, [update, test])


def test_the_example_of_a_setting_is_followed(tree: SourceCopy) -> None:
    section = Section("Add a setting")
    settings, page, window = (
        f"scopa_desktop/{name}.py"
        for name in (
            "play/storage/settings",
            "ui/settings/settings_pages",
            "ui/main_window/main_window",
        )
    )
    section.says(
        f"the fields of `Settings` in `{settings}`",
        "Below `show_moves`",
        f"Before `self.close_column()` of `TablePage` in `{page}`",
        f"`_follow` of `{window}`",
        "at the end of `_follow`",
        "translate them with a letter after `&` that no other field of the page has",
    )
    update, test = section.commands
    above = '    show_moves: str = _setting("auto", _one_of(SHOW_MOVES))\n'
    tree.replace(settings, above, above + section.block("python"))
    below = "        self.close_column()\n\n    def _add_cloths("
    tree.replace(page, below, section.block("python", 1) + below)
    last = '        changes("left_handed", "large_cards").connect(self._arrange)\n'
    tree.replace(window, last, last + section.block("python", 2))
    put_in_order(tree)
    tree.run(update)
    assert repeat_the_english(tree) > 0
    hidden = '{"format": "scopa-desktop settings", "version": 1, "menu_bar": false}'
    tree.write("home/config/settings.json", hidden)
    follow(tree, [update, f"{WINDOW} --quit-after-start", test])


def test_files_that_the_page_names_are_there() -> None:
    named = re.findall(
        r"`((?:scopa_desktop|tests|resources|translations|packaging)/[\w./]+)`", GUIDE
    )
    examples = re.compile(r"gaditana|_nl|help/nl")
    missing = [path for path in named if not examples.search(path) and not (ROOT / path).exists()]
    assert len(named) > 20
    assert missing == []
