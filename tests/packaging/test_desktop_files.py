"""The files that make the game known to desktops agree with the game and with one another."""

import ast
import configparser
import plistlib
import re
import shutil
import subprocess
import xml.etree.ElementTree as ET
from collections import Counter
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtGui import QImageReader
from standalone import icons, installer, product

import scopa_desktop
from scopa_desktop.play.storage.record_files import SUFFIX
from scopa_desktop.play.storage.settings import LANGUAGES, SYSTEM_LANGUAGE
from scopa_desktop.rules.record import write_record
from tests.playing import match_against

LINUX = product.PACKAGING / "linux"
ENTRY = LINUX / f"{product.NAME}.desktop"
MIME = LINUX / f"{product.APP_ID}.mime.xml"
INSTALLER = product.PACKAGING / "windows" / "scopa-desktop.nsi"
TRANSLATED = set(LANGUAGES) - {SYSTEM_LANGUAGE, "en"}
IN_MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"


@pytest.fixture(scope="module")
def entry() -> configparser.SectionProxy:
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(ENTRY, encoding="utf-8")
    return parser["Desktop Entry"]


@pytest.fixture(scope="module")
def metainfo() -> ET.Element:
    return ET.parse(product.METAINFO).getroot()


@pytest.fixture(scope="module")
def mime_type() -> ET.Element:
    element = ET.parse(MIME).getroot().find(f"{IN_MIME}mime-type")
    assert element is not None
    return element


def test_the_build_knows_the_version() -> None:
    assert product.version() == scopa_desktop.__version__


def test_the_entry_starts_the_game_with_a_record(entry: configparser.SectionProxy) -> None:
    assert entry["Exec"] == f"{product.NAME} %f"
    assert entry["Icon"] == product.NAME
    assert entry["MimeType"] == f"{product.RECORD_TYPE};"
    assert entry["Terminal"] == "false"


def test_the_entry_is_translated_into_every_language(entry: configparser.SectionProxy) -> None:
    for key in ("Comment", "GenericName", "Keywords"):
        languages = {match[1] for name in entry if (match := re.fullmatch(rf"{key}\[(.+)\]", name))}
        assert languages == TRANSLATED


def test_the_newest_release_is_this_version(metainfo: ET.Element) -> None:
    release = metainfo.find("releases/release")
    assert release is not None
    assert release.attrib["version"] == scopa_desktop.__version__
    assert date.fromisoformat(release.attrib["date"])


def test_the_metainfo_names_the_entry_and_the_type(metainfo: ET.Element) -> None:
    assert metainfo.findtext("id") == product.APP_ID
    assert metainfo.findtext("launchable") == ENTRY.name
    assert metainfo.findtext("provides/mediatype") == product.RECORD_TYPE


@pytest.mark.parametrize(
    "name", ["summary", "description/p", "keywords/keyword", "releases/release/description/p"]
)
def test_software_centres_read_it_in_every_language(metainfo: ET.Element, name: str) -> None:
    languages = {text.get(LANGUAGE) for text in metainfo.findall(name)}
    assert languages == TRANSLATED | {None}


def test_each_feature_and_caption_is_translated(metainfo: ET.Element) -> None:
    for name in ("description/ul/li", "screenshots/screenshot/caption"):
        counts = Counter(text.get(LANGUAGE) for text in metainfo.findall(name))
        assert set(counts.values()) == {5}
        assert set(counts) == TRANSLATED | {None}


def test_name_summary_and_colours_are_as_flathub_asks(metainfo: ET.Element) -> None:
    assert len(metainfo.findtext("name", "")) <= 15
    for summary in metainfo.findall("summary"):
        text = summary.text or ""
        assert 10 <= len(text) <= 35, text
        assert not text.endswith(".")
    colours = {colour.get("scheme_preference") for colour in metainfo.findall("branding/color")}
    assert colours == {"light", "dark"}
    assert metainfo.findtext("url[@type='homepage']") == product.PAGE
    assert (
        metainfo.findtext("url[@type='vcs-browser']") == f"https://github.com/{product.REPOSITORY}"
    )


def test_every_picture_is_there_at_the_size_that_is_stated(metainfo: ET.Element) -> None:
    place = f"https://raw.githubusercontent.com/{product.REPOSITORY}/v{scopa_desktop.__version__}/"
    images = metainfo.findall("screenshots/screenshot/image")
    assert Counter(image.get(LANGUAGE) for image in images) == {None: 5, "it": 5, "es": 5}
    for image in images:
        address = image.text or ""
        assert address.startswith(place)
        path = product.ROOT / address.removeprefix(place)
        assert path.parent.name == image.get(LANGUAGE, "en")
        size = QImageReader(str(path)).size()
        assert size.toTuple() == (int(image.attrib["width"]), int(image.attrib["height"]))
        assert size.width() <= 1000 and size.height() <= 700


def test_the_type_of_records_is_known_by_name_and_by_content(mime_type: ET.Element) -> None:
    assert mime_type.get("type") == product.RECORD_TYPE
    glob = mime_type.find(f"{IN_MIME}glob")
    magic = mime_type.find(f"{IN_MIME}magic/{IN_MIME}match")
    assert glob is not None and magic is not None
    assert glob.attrib["pattern"] == f"*{SUFFIX}"
    record = write_record(match_against("greedy").record)
    assert record.startswith(magic.attrib["value"])
    assert magic.attrib["offset"] == "0"


@pytest.mark.skipif(not shutil.which("desktop-file-validate"), reason="needs desktop-file-utils")
def test_the_desktops_own_check_passes_the_entry() -> None:
    _check("desktop-file-validate", ENTRY)


@pytest.mark.skipif(not shutil.which("appstreamcli"), reason="needs appstream")
def test_the_software_centres_own_check_passes_the_metainfo() -> None:
    _check("appstreamcli", "validate", "--pedantic", "--no-net", product.METAINFO)


@pytest.mark.skipif(not shutil.which("update-mime-database"), reason="needs shared-mime-info")
def test_the_types_own_compiler_takes_the_type(tmp_path: Path) -> None:
    (tmp_path / "packages").mkdir()
    shutil.copy(MIME, tmp_path / "packages")
    _check("update-mime-database", tmp_path)
    globs = (tmp_path / "globs").read_text(encoding="utf-8").splitlines()
    assert f"{product.RECORD_TYPE}:*{SUFFIX}" in globs


def test_macos_knows_records_and_languages() -> None:
    settings = plistlib.loads((product.PACKAGING / "macos" / "Info.plist").read_bytes())
    (declared,) = settings["UTExportedTypeDeclarations"]
    tags = declared["UTTypeTagSpecification"]
    assert tags["public.filename-extension"] == [SUFFIX.removeprefix(".")]
    assert tags["public.mime-type"] == [product.RECORD_TYPE]
    (document,) = settings["CFBundleDocumentTypes"]
    assert document["LSItemContentTypes"] == [declared["UTTypeIdentifier"]]
    assert set(settings["CFBundleLocalizations"]) == TRANSLATED | {"en"}


def test_the_installer_for_windows_knows_records_and_languages() -> None:
    script = INSTALLER.read_text(encoding="utf-8")
    assert rf'Software\Classes\{SUFFIX}\OpenWithProgids"' in script
    languages = re.findall(r"^!insertmacro MUI_LANGUAGE (\w+)$", script, re.MULTILINE)
    assert len(set(languages)) == len(TRANSLATED | {"en"})
    for text in set(re.findall(r"^LangString (\w+)", script, re.MULTILINE)):
        of = re.findall(rf"^LangString {text} \${{LANG_(\w+)}}", script, re.MULTILINE)
        assert of == [language.upper() for language in languages]


@pytest.mark.skipif(not shutil.which("makensis"), reason="needs nsis")
def test_the_installer_for_windows_is_packed(tmp_path: Path) -> None:
    """A warning, as of a text that is not in each language, is an error."""
    folder = tmp_path / "game"
    (folder / "_internal").mkdir(parents=True)
    (folder / f"{product.NAME}.exe").write_bytes(b"MZ")
    (folder / "_internal" / "base_library.zip").write_bytes(b"PK")
    icon = tmp_path / "game.ico"
    icon.write_bytes(icons.ico())
    setup = installer.build(folder, icon, tmp_path / "game-setup.exe")
    assert setup.read_bytes().startswith(b"MZ")


def test_what_windows_shows_of_the_program_is_well_formed() -> None:
    template = (product.PACKAGING / "windows" / "version.txt").read_text(encoding="utf-8")
    filled = template.replace("@NUMBERS@", "1, 2, 3, 0").replace("@VERSION@", "1.2.3")
    tree = ast.parse(filled, mode="eval")
    assert isinstance(tree.body, ast.Call)
    assert "@" not in filled


def test_the_manual_page_lists_every_option_of_the_window_and_every_command() -> None:
    page = (LINUX / f"{product.NAME}.6").read_text(encoding="utf-8").replace("\\", "")
    source = (product.ROOT / "scopa_desktop" / "__main__.py").read_text(encoding="utf-8")
    options = re.findall(r'"(--[a-z-]+)"', source)
    commands = re.findall(r'^    "(\w+)": "', source, re.MULTILINE)
    assert options and commands
    for text in [*options, *(f".B {product.NAME} {command}\n" for command in commands)]:
        assert text in page, text


def _check(*command: str | Path) -> None:
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stdout + ended.stderr
