"""Makes the pages for people who do not have the game yet, in `build/site`:

    .venv/bin/python packaging/make_site.py [FOLDER]

The pages are those of the game: its guide, the rules of each game with their cards, the words of
software centres and the page on warnings, in each language. Nothing is loaded from elsewhere. The
script of a page marks the downloads of the reader's system; all of them are there without it.
"""

import argparse
import hashlib
import html
import os
import re
import shutil
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QImageWriter, QPixmap
from PySide6.QtWidgets import QApplication
from standalone.product import METAINFO, NAME, PAGE, REPOSITORY, ROOT, TITLE, version

sys.path.insert(0, str(ROOT))

from scopa_desktop.play.storage.profiles import new_profile
from scopa_desktop.play.storage.settings import Settings
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.ui.guide.guide_dialog import guide_page, guide_title, load_guide
from scopa_desktop.ui.guide.guide_pictures import GuidePictures
from scopa_desktop.ui.help.card_pictures import CardPictures
from scopa_desktop.ui.help.fragments import fragments_of
from scopa_desktop.ui.help.page import Page, rules_page
from scopa_desktop.ui.language import NATIVE_NAMES, Language
from scopa_desktop.ui.pictures.decks import CardArt, load_decks
from scopa_desktop.ui.theme.colours import GREEN_CLOTH
from scopa_desktop.ui.theme.fonts import set_application_font
from scopa_desktop.ui.wording.card_wording import CardWording, game_title

FOLDER: Final = ROOT / "build" / "site"
DOCS: Final = ROOT / "resources" / "docs"
PARTS: Final = Path(__file__).with_name("site")
SCREENSHOTS: Final = ROOT / "packaging" / "linux" / "screenshots"
DOWNLOADS: Final = f"https://github.com/{REPOSITORY}/releases/download/v{version()}"
_LANGUAGE: Final = "{http://www.w3.org/XML/1998/namespace}lang"
_WIDTH: Final = 760
"""The most that a picture of the guide is wide, in logical pixels."""
_DENSITY: Final = 2.0
_QUALITY: Final = 86
_CODE: Final = re.compile(r"`([^`]+)`")

SYSTEMS: Final = {
    "windows": (
        "Windows",
        {"installer": "windows-amd64-setup.exe", "portable": "windows-amd64.zip"},
        f"winget install ScopaDesktop.{TITLE.replace(' ', '')}",
    ),
    "macos": ("macOS", {"disk image": "macos-arm64.dmg"}, f"brew install --cask {NAME}"),
    "linux": (
        "Linux",
        {"AppImage": "linux-x86_64.AppImage", ".deb": ".deb", ".tar.xz": "linux-x86_64.tar.xz"},
        "flatpak install flathub io.github.scopa_desktop.scopa_desktop",
    ),
}
"""The name of each system, the endings of its downloads, and its command."""


@dataclass
class Words:
    """The words of the pages in one language."""

    download: str
    guide: str
    rules: str
    source: str
    all_downloads: str
    languages: str
    installer: str
    portable: str
    disk_image: str

    def of(self, kind: str) -> str:
        """The name of a kind of download."""
        own = {
            "installer": self.installer,
            "portable": self.portable,
            "disk image": self.disk_image,
        }
        return own.get(kind, kind)


WORDS: Final = {
    "en": Words(
        "Download",
        "Guide",
        "The games and their rules",
        "Source code",
        "All downloads and checksums",
        "Languages",
        "Installer",
        "Without installing (.zip)",
        "Disk image",
    ),
    "it": Words(
        "Scarica",
        "Guida",
        "I giochi e le loro regole",
        "Codice sorgente",
        "Tutti i download e le somme di controllo",
        "Lingue",
        "Programma di installazione",
        "Senza installare (.zip)",
        "Immagine disco",
    ),
    "es": Words(
        "Descargar",
        "Guía",
        "Los juegos y sus reglas",
        "Código fuente",
        "Todas las descargas y sus sumas",
        "Idiomas",
        "Instalador",
        "Sin instalar (.zip)",
        "Imagen de disco",
    ),
    "fr": Words(
        "Télécharger",
        "Guide",
        "Les jeux et leurs règles",
        "Code source",
        "Tous les téléchargements et leurs sommes",
        "Langues",
        "Installateur",
        "Sans installation (.zip)",
        "Image disque",
    ),
    "pt_BR": Words(
        "Baixar",
        "Guia",
        "Os jogos e suas regras",
        "Código-fonte",
        "Todos os downloads e suas somas",
        "Idiomas",
        "Instalador",
        "Sem instalar (.zip)",
        "Imagem de disco",
    ),
    "de": Words(
        "Herunterladen",
        "Anleitung",
        "Die Spiele und ihre Regeln",
        "Quelltext",
        "Alle Downloads und Prüfsummen",
        "Sprachen",
        "Installationsprogramm",
        "Ohne Installation (.zip)",
        "Abbild",
    ),
    "ca": Words(
        "Baixa",
        "Guia",
        "Els jocs i les seves regles",
        "Codi font",
        "Totes les baixades i les seves sumes",
        "Llengües",
        "Instal·lador",
        "Sense instal·lar (.zip)",
        "Imatge de disc",
    ),
    "ar": Words(
        "تنزيل",
        "الدليل",
        "الألعاب وقواعدها",
        "الشفرة المصدرية",
        "كل التنزيلات ومجاميعها الاختبارية",
        "اللغات",
        "برنامج التثبيت",
        "بلا تثبيت (.zip)",
        "صورة قرص",
    ),
}


@dataclass
class Site:
    """Writes the pages of all languages below a folder."""

    folder: Path
    application: QApplication
    art: CardArt = field(default_factory=lambda: CardArt(load_decks()))
    metainfo: ET.Element = field(default_factory=lambda: ET.parse(METAINFO).getroot())

    def write(self, languages: tuple[str, ...] = tuple(WORDS)) -> None:
        """Write everything; the folder is emptied before."""
        shutil.rmtree(self.folder, ignore_errors=True)
        (self.folder / "pictures").mkdir(parents=True)
        for path in sorted(PARTS.iterdir()):
            shutil.copy(path, self.folder / path.name)
        shutil.copy(ROOT / "resources" / "icons" / f"{NAME}.svg", self.folder / "icon.svg")
        shutil.copy(DOCS / "pictures" / "sweep.webp", self.folder / "pictures")
        for path in sorted(SCREENSHOTS.glob("*/*.png")):
            shutil.copy(path, self.folder / "pictures" / f"{path.parent.name}-{path.name}")
        language = Language(self.application)
        for code in languages:
            language.apply(Settings(language=code))
            _Pages(self, code).write()
        (self.folder / "index.html").write_text(_entrance(), encoding="utf-8")
        (self.folder / ".nojekyll").touch()

    def picture(self, picture: QPixmap) -> str:
        """Save a picture under a name that follows from it; returns the name."""
        content = QByteArray()
        buffer = QBuffer(content)
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        writer = QImageWriter(buffer, QByteArray(b"webp"))
        writer.setQuality(_QUALITY)
        if not writer.write(picture.toImage()):
            raise RuntimeError(f"A picture cannot be written: {writer.errorString()}")
        data = bytes(content.data())
        name = f"{hashlib.sha256(data).hexdigest()[:16]}.webp"
        (self.folder / "pictures" / name).write_bytes(data)
        return name


class _Pages:
    """The pages of one language."""

    def __init__(self, site: Site, language: str) -> None:
        self._site, self._language, self._words = site, language, WORDS[language]
        self._way = "rtl" if QApplication.isRightToLeft() else "ltr"
        self._summary = self._text("summary")

    def write(self) -> None:
        settings = Settings(language=self._language)
        pictures = GuidePictures(self._site.art, settings, new_profile())
        guide = load_guide(self._language)
        way = self._site.application.layoutDirection()
        page = guide_page(guide, pictures.picture, _WIDTH, way)
        self._write("guide.html", guide_title(guide), self._body(guide_title(guide), page, 1))
        text = self._localized("WARNINGS").read_text(encoding="utf-8")
        page = guide_page(text, _no_picture, _WIDTH, way)
        self._write("warnings.html", guide_title(text), self._body(guide_title(text), page, 1))
        for variant in CATALOGUE.values():
            cards = CardPictures(
                self._site.art, self._site.art.decks[variant.deck], GREEN_CLOTH, _DENSITY
            )
            page = rules_page(variant, fragments_of(self._language), cards)
            title = game_title(variant)
            self._write(f"rules/{variant.id}.html", title, self._body(title, page, 2))
        self._write("index.html", self._summary, self._home())

    def _localized(self, name: str) -> Path:
        """A page of `resources/docs` in this language."""
        return DOCS / (f"{name}.md" if self._language == "en" else f"{name}.{self._language}.md")

    def _text(self, path: str) -> str:
        return next(self._texts(path))

    def _texts(self, path: str, within: ET.Element | None = None) -> Iterator[str]:
        """The texts of the metainfo in this language."""
        own = None if self._language == "en" else self._language
        for element in (within or self._site.metainfo).iterfind(path):
            if element.get(_LANGUAGE) == own:
                yield " ".join((element.text or "").split())

    def _body(self, title: str, page: Page, depth: int) -> str:
        """A page of the game; `depth` is that of its file below the folder of the site."""
        content = page.html.removeprefix("<body>").removesuffix("</body>")
        for name, picture in page.pictures.items():
            file = self._site.picture(picture)
            place = f'src="{"../" * depth}pictures/{file}" loading="lazy"'
            content = content.replace(f'src="{name}"', place)
        content = _CODE.sub(r"<code dir='ltr'>\1</code>", content)
        return f"<article><h1>{html.escape(title)}</h1>{content}</article>"

    def _home(self) -> str:
        features = "".join(
            f"<li>{html.escape(text)}</li>" for text in self._texts("description/ul/li")
        )
        return f"""<section class="first">
<div><h1><img src="../icon.svg" alt="" width="72" height="72">{TITLE}</h1>
<p class="summary">{html.escape(self._summary)}</p>
<p>{html.escape(self._text("description/p"))}</p>
<p><a class="button" href="#download">{self._words.download}</a></p></div>
<img class="sweep" src="../pictures/sweep.webp" width="680" height="470" alt="Scopa!">
</section>
<ul class="features">{features}</ul>
{self._downloads()}
<section class="pictures">{self._pictures()}</section>
{self._games()}"""

    def _downloads(self) -> str:
        systems = ""
        for system, (name, files, command) in SYSTEMS.items():
            links = "".join(
                f'<li><a href="{DOWNLOADS}/{file_name(ending)}">'
                f"<bdi>{self._words.of(kind)}</bdi></a></li>"
                for kind, ending in files.items()
            )
            systems += (
                f'<section id="{system}"><h3>{name}</h3><ul>{links}</ul>'
                f'<pre dir="ltr">{command.replace(".", ".<wbr>")}</pre></section>'
            )
        warned = guide_title(self._localized("WARNINGS").read_text(encoding="utf-8"))
        return (
            f'<section id="download"><h2>{self._words.download} <bdi>{TITLE} {version()}</bdi></h2>'
            f'<div class="systems">{systems}</div>'
            f'<p><a href="warnings.html">{html.escape(warned)}</a> · '
            f'<a href="https://github.com/{REPOSITORY}/releases">{self._words.all_downloads}</a>'
            "</p></section>"
        )

    def _pictures(self) -> str:
        own = self._language if (SCREENSHOTS / self._language).is_dir() else "en"
        shown = ""
        for screenshot in self._site.metainfo.iterfind("screenshots/screenshot"):
            image = screenshot.find("image")
            assert image is not None and image.text
            name = image.text.rsplit("/", 1)[1]
            caption = html.escape(next(self._texts("caption", screenshot)))
            shown += (
                f'<figure><img src="../pictures/{own}-{name}" loading="lazy" alt="{caption}"'
                f' width="{image.get("width")}" height="{image.get("height")}">'
                f"<figcaption>{caption}</figcaption></figure>"
            )
        return shown

    def _games(self) -> str:
        games = ""
        for variant in CATALOGUE.values():
            words = CardWording(self._site.art.decks[variant.deck], variant)
            games += (
                f'<li><a href="rules/{variant.id}.html">{html.escape(game_title(variant))}</a>'
                f"<span>{html.escape(words.text(variant.summary))}</span></li>"
            )
        return f'<section><h2>{self._words.rules}</h2><ul class="games">{games}</ul></section>'

    def _write(self, name: str, title: str, body: str) -> None:
        """Write a page with its head, its links and the same page in the other languages."""
        up = "../" * (name.count("/") + 1)
        home = "../" * name.count("/") or "./"
        others = "".join(
            f'<li><a lang="{_tag(code)}" hreflang="{_tag(code)}" href="{up}{code}/{name}">'
            f"{NATIVE_NAMES[code]}</a></li>"
            for code in WORDS
        )
        alternates = "".join(
            f'<link rel="alternate" hreflang="{_tag(code)}" href="{PAGE}{code}/{name}">\n'
            for code in WORDS
        )
        native = NATIVE_NAMES[self._language]
        full_title = title if TITLE in title else f"{title} – {TITLE}"
        path = self._site.folder / self._language / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(
            f"""<!DOCTYPE html>
<html lang="{_tag(self._language)}" dir="{self._way}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="{html.escape(self._summary)}">
<title>{html.escape(full_title)}</title>
<link rel="icon" href="{up}icon.svg">
<link rel="stylesheet" href="{up}style.css">
{alternates}</head>
<body>
<header><nav>
<a class="home" href="{home}index.html">
<img src="{up}icon.svg" alt="" width="32" height="32">{TITLE}</a>
<a href="{home}guide.html">{self._words.guide}</a>
<a href="https://github.com/{REPOSITORY}">{self._words.source}</a>
<details>
<summary aria-label="{self._words.languages}: {native}">{native}</summary>
<ul>{others}</ul></details>
</nav></header>
<main>
{body}
</main>
<script src="{up}system.js"></script>
</body>
</html>
""",
            encoding="utf-8",
        )


def file_name(ending: str) -> str:
    """The name of a download of this version."""
    return f"{NAME}_{version()}_amd64.deb" if ending == ".deb" else f"{NAME}-{version()}-{ending}"


def _tag(language: str) -> str:
    return language.replace("_", "-")


def _entrance() -> str:
    """The page that leads to that of the reader's language."""
    links = "".join(
        f'<li><a lang="{_tag(code)}" href="{code}/index.html">{NATIVE_NAMES[code]}</a></li>'
        for code in WORDS
    )
    return f"""<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{TITLE}</title>
<link rel="icon" href="icon.svg">
<link rel="stylesheet" href="style.css">
<script src="entrance.js"></script>
<noscript><meta http-equiv="refresh" content="0; url=en/index.html"></noscript>
</head>
<body><main><h1>{TITLE}</h1><ul>{links}</ul></main></body>
</html>
"""


def _no_picture(name: str) -> QPixmap:
    raise ValueError(f"The page has no picture “{name}”.")


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description="Make the pages for people without the game.")
    parser.add_argument("folder", type=Path, nargs="?", default=FOLDER)
    folder = parser.parse_args().folder
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as home:
        os.environ["SCOPA_DESKTOP_HOME"] = home
        application = QApplication(["scopa-desktop", "-style", "fusion"])
        set_application_font(application)
        Site(folder, application).write()
    files = [path for path in folder.rglob("*") if path.is_file()]
    size = sum(path.stat().st_size for path in files) // 1_000_000
    print(f"{len(files)} files, {size} MB, in {folder}")


if __name__ == "__main__":
    main()
