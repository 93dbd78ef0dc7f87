"""A release is written into every file that states the version, or into none."""

import importlib
import re
import shutil
import subprocess
import xml.etree.ElementTree as ET
from datetime import date
from pathlib import Path
from types import ModuleType

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]
DAY = date(2031, 2, 3)


@pytest.fixture(scope="module")
def release() -> ModuleType:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(ROOT / "packaging"))
        return importlib.import_module("release")


@pytest.fixture
def tree(tmp_path: Path, release: ModuleType) -> Path:
    """The files that state the version, with one change that is not released yet, as a beta."""
    for name in (
        release.PACKAGE, release.CHANGE_LOG, release.METAINFO, release.NOTES, release.PROJECT
    ):  # fmt: skip
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    write_unreleased(tmp_path / release.CHANGE_LOG, "\n### Added\n\n- Dice.\n\n")
    write_notes(tmp_path / release.NOTES, "Dice.")
    project = (tmp_path / release.PROJECT).read_text(encoding="utf-8")
    project = project.replace("5 - Production/Stable", "4 - Beta")
    (tmp_path / release.PROJECT).write_text(project, encoding="utf-8")
    return tmp_path


def write_unreleased(change_log: Path, changes: str) -> None:
    text = change_log.read_text(encoding="utf-8")
    before, after = text.split("## [Unreleased]\n")
    later = after[after.index("## [") :]
    change_log.write_text(f"{before}## [Unreleased]\n{changes}{later}", encoding="utf-8")


def write_notes(path: Path, words: str) -> None:
    path.write_text(f"<description>\n  <p>{words}</p>\n</description>\n", encoding="utf-8")


def contents(tree: Path) -> dict[Path, str]:
    return {path: path.read_text(encoding="utf-8") for path in tree.rglob("*") if path.is_file()}


def test_every_file_gets_the_version_and_the_day(release: ModuleType, tree: Path) -> None:
    before = contents(tree)
    release.prepare(tree, "97.0.12", DAY)
    after = contents(tree)
    assert '__version__ = "97.0.12"\n' in after[tree / release.PACKAGE]
    heading = "## [Unreleased]\n\n## [97.0.12] – 2031-02-03\n\n### Added\n\n- Dice.\n"
    assert heading in after[tree / release.CHANGE_LOG]
    newest = ET.fromstring(after[tree / release.METAINFO]).find("releases/release")
    assert newest is not None
    assert newest.attrib == {"version": "97.0.12", "date": "2031-02-03"}
    notes = [" ".join((p.text or "").split()) for p in newest.iterfind("description/p")]
    described = ET.fromstring(before[tree / release.NOTES]).iterfind("p")
    assert notes == [" ".join((p.text or "").split()) for p in described]
    assert after[tree / release.NOTES] == before[tree / release.NOTES]
    pictures = re.findall(r"githubusercontent\.com/\S+?/(v[^/]+)/", after[tree / release.METAINFO])
    assert set(pictures) == {"v97.0.12"}
    assert "5 - Production/Stable" in after[tree / release.PROJECT]


def test_a_version_below_one_stays_a_beta(release: ModuleType, tree: Path) -> None:
    before = (tree / release.PROJECT).read_text(encoding="utf-8")
    (tree / release.PACKAGE).write_text('__version__ = "0.1.0"\n', encoding="utf-8")
    release.prepare(tree, "0.9.0", DAY)
    assert (tree / release.PROJECT).read_text(encoding="utf-8") == before


def test_two_releases_can_follow_each_other(release: ModuleType, tree: Path) -> None:
    release.prepare(tree, "97.0.0", DAY)
    write_unreleased(tree / release.CHANGE_LOG, "\n- Coins.\n\n")
    with pytest.raises(release.ReleaseError, match="describes an earlier release"):
        release.prepare(tree, "97.1.0", DAY)
    write_notes(tree / release.NOTES, "Coins.")
    release.prepare(tree, "97.1.0", DAY)
    text = (tree / release.CHANGE_LOG).read_text(encoding="utf-8")
    assert text.index("Unreleased") < text.index("97.1.0") < text.index("97.0.0")


@pytest.mark.parametrize("version", ["0.0.9", "0.0.0", "1.0", "v1.0.0", "1.0.0rc1", "01.0.0", ""])
def test_a_version_that_cannot_follow_is_refused_and_nothing_is_written(
    release: ModuleType, tree: Path, version: str, capsys: pytest.CaptureFixture[str]
) -> None:
    before = contents(tree)
    assert release.main([version], tree) == 1
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert contents(tree) == before


def test_the_present_version_is_refused(release: ModuleType, tree: Path) -> None:
    release.prepare(tree, "97.0.0", DAY)
    write_unreleased(tree / release.CHANGE_LOG, "\n- Coins.\n\n")
    write_notes(tree / release.NOTES, "Coins.")
    with pytest.raises(release.ReleaseError, match=r"97\.0\.0 is not higher than"):
        release.prepare(tree, "97.0.0", DAY)


def test_without_a_described_change_there_is_no_release(release: ModuleType, tree: Path) -> None:
    write_unreleased(tree / release.CHANGE_LOG, "\n")
    before = contents(tree)
    with pytest.raises(release.ReleaseError, match="describes no change"):
        release.prepare(tree, "97.0.0", DAY)
    assert contents(tree) == before


def test_what_remains_to_be_done_is_printed(
    release: ModuleType, tree: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert release.main(["97.0.0"], tree) == 0
    printed = capsys.readouterr().out
    assert "git tag --annotate v97.0.0" in printed
    for command in (".ci/run", "packaging/pictures.py"):
        assert command in printed
        assert (ROOT / command).exists()


@pytest.fixture
def manifests(tree: Path, release: ModuleType) -> Path:
    """The files for other places, and the version 97.0.0."""
    for folder in (*release.TEMPLATES, release.FLATPAK):
        shutil.copytree(ROOT / folder, tree / folder)
    release.prepare(tree, "97.0.0", DAY)
    author = ["-c", "user.name=Nonna", "-c", "user.email=nonna@localhost"]
    for command in (
        ["init", "--quiet"],
        ["add", "."],
        [*author, "commit", "--quiet", "--message", "Release"],
        [*author, "tag", "--annotate", "v97.0.0", "--message", "Release"],
    ):
        subprocess.run(["git", *command], cwd=tree, check=True)
    return tree


def test_manifests_get_version_day_commit_and_sums(release: ModuleType, manifests: Path) -> None:
    sums = []
    for digit, name in {"a": "windows-amd64-setup.exe", "b": "macos-arm64.dmg"}.items():
        sums.append(manifests / f"SUMS-{digit}")
        line = f"{digit * 64}  scopa-desktop-97.0.0-{name}\n"
        sums[-1].write_text(line, encoding="utf-8")
    written = release.write_manifests(manifests, sums, DAY)
    texts = {name: (manifests / name).read_text(encoding="utf-8") for name in written}
    assert all(not re.search(r"@\w+[^\n]*@", text) for text in texts.values())
    (installer,) = (yaml.safe_load(text) for name, text in texts.items() if "installer" in name)
    assert installer["PackageVersion"] == "97.0.0"
    assert installer["ReleaseDate"] == DAY
    assert installer["Installers"][0]["InstallerSha256"] == "a" * 64
    (cask,) = (text for name, text in texts.items() if name.endswith(".rb"))
    assert "b" * 64 in cask
    (flatpak,) = (yaml.safe_load(text) for name, text in texts.items() if "flatpak" in name)
    (source,) = flatpak["modules"][-1]["sources"]
    head = subprocess.run(
        ["git", "rev-parse", "HEAD"], cwd=manifests, check=True, capture_output=True, text=True
    ).stdout.strip()
    assert (source["type"], source["tag"], source["commit"]) == ("git", "v97.0.0", head)
    folder = manifests / release.MANIFESTS / "flatpak"
    assert {path.name for path in folder.iterdir()} == {
        path.name for path in (ROOT / release.FLATPAK).iterdir()
    }


def test_a_build_without_a_sum_is_named(release: ModuleType, manifests: Path) -> None:
    empty = manifests / "SUMS"
    empty.touch()
    with pytest.raises(release.ReleaseError, match=r"scopa-desktop-97\.0\.0-windows"):
        release.write_manifests(manifests, [empty], DAY)


def test_without_its_tag_a_version_has_no_manifests(release: ModuleType, manifests: Path) -> None:
    subprocess.run(["git", "tag", "--delete", "v97.0.0"], cwd=manifests, check=True)
    with pytest.raises(release.ReleaseError, match=r"no tag v97\.0\.0"):
        release.write_manifests(manifests, [], DAY)
