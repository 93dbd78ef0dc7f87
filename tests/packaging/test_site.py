"""The pages for people without the game hold together."""

import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import make_site
import pytest
from standalone import product

from scopa_desktop.play.storage.settings import LANGUAGES, SYSTEM_LANGUAGE

WRITTEN = ("en", "ar")
GAMES = ("scopa", "cirulla")
SCRIPT = f"""
import sys
from pathlib import Path
sys.path.insert(0, {str(product.PACKAGING)!r})
import make_site
from PySide6.QtWidgets import QApplication
make_site.CATALOGUE = {{game: make_site.CATALOGUE[game] for game in {GAMES!r}}}
make_site.Site(Path(sys.argv[1]), QApplication(["-platform", "offscreen"])).write({WRITTEN!r})
"""


class Links(HTMLParser):
    """What a page shows, loads and leads to."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.loaded: list[str] = []
        self.linked: list[str] = []
        self.names: set[str] = set()
        self.root: dict[str, str | None] = {}
        self.feed(page.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "html":
            self.root = given
        self.names |= {name for key in ("id", "name") if (name := given.get(key))}
        if (source := given.get("src")) is not None:
            self.loaded.append(source)
        if (target := given.get("href")) is not None:
            is_loaded = tag == "link" and given.get("rel") != "alternate"
            (self.loaded if is_loaded else self.linked).append(target)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The pages of two languages and two games, made in a process of their own."""
    folder = tmp_path_factory.mktemp("site")
    home = str(tmp_path_factory.mktemp("home"))
    subprocess.run(
        [sys.executable, "-c", SCRIPT, str(folder)],
        env={**os.environ, "SCOPA_DESKTOP_HOME": home, "QT_QPA_PLATFORM": "offscreen"},
        check=True,
        capture_output=True,
    )
    return folder


def test_there_are_words_for_every_language() -> None:
    assert set(make_site.WORDS) == set(LANGUAGES) - {SYSTEM_LANGUAGE}


def test_downloads_are_called_as_they_are_built() -> None:
    names = {
        make_site.file_name(ending)
        for _, files, _ in make_site.SYSTEMS.values()
        for ending in files.values()
    }
    if sys.platform == "linux" and product.system() == "linux-x86_64":
        assert f"{product.stem()}.AppImage" in names
        assert f"{product.stem()}.tar.xz" in names
    for folder in ("windows/winget", "macos/homebrew"):
        for path in (product.PACKAGING / folder).iterdir():
            for ending in re.findall(r"@SHA256 (\S+?)@", path.read_text(encoding="utf-8")):
                assert make_site.file_name(ending) in names


@pytest.mark.slow
def test_every_link_leads_somewhere_and_nothing_is_loaded_from_elsewhere(site: Path) -> None:
    pages = sorted(site.glob("*/**/*.html"))
    assert len(pages) == len(WRITTEN) * (3 + len(GAMES))
    for page in pages:
        links = Links(page)
        for source in links.loaded:
            assert (page.parent / source).is_file(), (page, source)
        for target in links.linked:
            if target.startswith("https://"):
                continue
            file, _, name = target.partition("#")
            path = (page.parent / file).resolve() if file else page
            if path.is_relative_to(site) and path.relative_to(site).parts[0] in WRITTEN:
                assert path.is_file(), (page, target)
                assert not name or name in Links(path).names, (page, target)


@pytest.mark.slow
def test_pages_are_read_in_the_direction_of_their_language(site: Path) -> None:
    for language, way in {"en": "ltr", "ar": "rtl"}.items():
        for page in (site / language).rglob("*.html"):
            assert Links(page).root == {"lang": language, "dir": way}
    arabic = (site / "ar" / "rules" / "scopa.html").read_text(encoding="utf-8")
    english = (site / "en" / "rules" / "scopa.html").read_text(encoding="utf-8")
    assert re.search(r"[\u0600-\u06ff]{3}", arabic)
    assert "The aim" in english
