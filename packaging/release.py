"""Prepares a release: `python packaging/release.py 0.2.0` writes the version where it is stated.

These are the package, the change log and the description for software centres; nothing is committed
or published. The steps that follow are printed. One of them is

    python packaging/release.py --manifests SHA256SUMS…

which fills in, with the checksums of the builds, what Flathub, winget and Homebrew ask for.
"""

import argparse
import re
import shutil
import subprocess
import sys
import textwrap
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
PACKAGE: Final = "scopa_desktop/__init__.py"
CHANGE_LOG: Final = "resources/docs/CHANGELOG.md"
APP_ID: Final = "io.github.scopa_desktop.scopa_desktop"
METAINFO: Final = f"packaging/linux/{APP_ID}.metainfo.xml"
NOTES: Final = "packaging/linux/release_notes.xml"
PROJECT: Final = "pyproject.toml"
MANIFESTS: Final = "dist/manifests"
"""Where those for other places are written."""
TEMPLATES: Final = ("packaging/windows/winget", "packaging/macos/homebrew")
FLATPAK: Final = "packaging/linux/flatpak"

_VERSION: Final = re.compile(r"(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)")
_STATED_VERSION: Final = re.compile(r'^__version__ = "(.*)"$', re.MULTILINE)
_UNRELEASED: Final = re.compile(r"^## \[Unreleased\]\n(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)
_RELEASES: Final = re.compile(r"^( *)<releases>\n", re.MULTILINE)
_NOTES: Final = re.compile(r"^<description>\n.*^</description>\n", re.MULTILINE | re.DOTALL)
_TAG_OF_PICTURES: Final = re.compile(r"(githubusercontent\.com(?:/[\w-]+){2}/)v[\d.]+")
_SUM: Final = re.compile(r"@SHA256 (\S+?)@")
_FOLDER_SOURCE: Final = re.compile(r"^( *)- type: dir\n(?:\1 .*\n?)+", re.MULTILINE)
_REPOSITORY: Final = "https://github.com/scopa-desktop/scopa-desktop.git"

NEXT_STEPS: Final = """\
Version {version} is written into
  {files}

1. Read the difference: git diff
2. Check everything: .ci/run
3. Take the pictures again if the window has changed since, and look at them:
   .venv/bin/python packaging/pictures.py
4. Bring the list of known faults up to date: packaging/standalone/known_faults.py
5. Commit and tag:
   git commit --all --message "Release {version}"
   git tag --annotate v{version} --message "Scopa Desktop {version}"
6. Push both: git push --follow-tags
   The workflow “standalone” then builds what players download on each system.
7. Start each of its results once on its system, play a round, and compare SHA256SUMS.
8. Publish them with the part of the change log that belongs to {version}.
9. Fill in the manifests for Flathub, winget and Homebrew from the SHA256SUMS of each system,
   and send them there:
   python packaging/release.py --manifests SHA256SUMS…
10. Write release notes for the next version: {notes}
"""


class ReleaseError(Exception):
    """Why no release can be prepared, as a sentence."""


def prepare(root: Path, version: str, day: date) -> list[str]:
    """Write the version and its day into all files of the tree in `root` that state it.

    Returns:
        The paths of these files below `root`.

    Raises:
        ReleaseError: the version is not higher than the present one, no change is described, or a
            file does not look as expected. Nothing was written then.
    """
    changed = {
        PACKAGE: _with_version(_read(root, PACKAGE), version),
        CHANGE_LOG: _with_heading(_read(root, CHANGE_LOG), version, day),
        METAINFO: _with_release(_read(root, METAINFO), _read(root, NOTES), version, day),
    }
    if _numbers(version)[0] >= 1:
        beta, stable = "Status :: 4 - Beta", "Status :: 5 - Production/Stable"
        changed[PROJECT] = _read(root, PROJECT).replace(beta, stable)
    for name, text in changed.items():
        (root / name).write_text(text, encoding="utf-8", newline="\n")
    return list(changed)


def _read(root: Path, name: str) -> str:
    return (root / name).read_text(encoding="utf-8")


def _numbers(version: str) -> tuple[int, ...]:
    if not _VERSION.fullmatch(version):
        raise ReleaseError(f"“{version}” is not a version of three numbers, such as 0.2.0.")
    return tuple(map(int, version.split(".")))


def _with_version(text: str, version: str) -> str:
    stated = _STATED_VERSION.search(text)
    if stated is None:
        raise ReleaseError(f"{PACKAGE} states no version.")
    if _numbers(version) <= _numbers(stated[1]):
        raise ReleaseError(f"{version} is not higher than the present version, {stated[1]}.")
    return text[: stated.start(1)] + version + text[stated.end(1) :]


def _with_heading(text: str, version: str, day: date) -> str:
    unreleased = _UNRELEASED.search(text)
    if unreleased is None:
        raise ReleaseError(f"{CHANGE_LOG} has no part “Unreleased”.")
    if not unreleased[1].strip():
        raise ReleaseError(f"{CHANGE_LOG} describes no change under “Unreleased”.")
    at = unreleased.start(1)
    return f"{text[:at]}\n## [{version}] – {day.isoformat()}\n{text[at:]}"


def _with_release(text: str, notes: str, version: str, day: date) -> str:
    """The metainfo with the release and its notes, and with the pictures of its tag."""
    releases, description = _RELEASES.search(text), _NOTES.search(notes)
    if releases is None:
        raise ReleaseError(f"{METAINFO} has no list of releases.")
    if description is None:
        raise ReleaseError(f"{NOTES} has no description.")
    indent = f"{releases[1]}  "
    described = textwrap.indent(description[0], f"{indent}  ")
    if described in text:
        raise ReleaseError(f"{NOTES} describes an earlier release.")
    start = f'{indent}<release version="{version}" date="{day.isoformat()}">\n'
    entry = f"{start}{described}{indent}</release>\n"
    with_entry = text[: releases.end()] + entry + text[releases.end() :]
    return _TAG_OF_PICTURES.sub(rf"\g<1>v{version}", with_entry)


def write_manifests(root: Path, sums: Sequence[Path], day: date) -> list[str]:
    """Write the manifests of the version in `root`, which has its tag, for other places.

    `sums` are the lists of checksums of the builds.

    Returns:
        The paths of the files below `root`.

    Raises:
        ReleaseError: the version has no tag, or a build is in none of the lists.
    """
    stated = _STATED_VERSION.search(_read(root, PACKAGE))
    if stated is None:
        raise ReleaseError(f"{PACKAGE} states no version.")
    version = stated[1]
    commit = _commit_of(root, f"v{version}")
    lines = [line for path in sums for line in path.read_text(encoding="utf-8").splitlines()]
    digests = {name: digest for digest, name in (line.split("  ") for line in lines)}

    def digest(match: re.Match[str]) -> str:
        name = f"scopa-desktop-{version}-{match[1]}"
        if name not in digests:
            raise ReleaseError(f"No list of checksums has {name}.")
        return digests[name]

    filled = {
        f"{MANIFESTS}/{path.parent.name}/{path.name}": _SUM.sub(
            digest, path.read_text(encoding="utf-8")
        )
        .replace("@VERSION@", version)
        .replace("@DATE@", day.isoformat())
        for folder in TEMPLATES
        for path in sorted((root / folder).iterdir())
    }
    flatpak = f"{MANIFESTS}/flatpak/{APP_ID}.yml"
    filled[flatpak] = _FOLDER_SOURCE.sub(
        rf"\1- type: git\n\1  url: {_REPOSITORY}\n\1  tag: v{version}\n\1  commit: {commit}\n",
        _read(root, f"{FLATPAK}/{APP_ID}.yml"),
    )
    for name, text in filled.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8", newline="\n")
    for path in sorted((root / FLATPAK).iterdir()):
        if path.name != f"{APP_ID}.yml":
            shutil.copy(path, root / MANIFESTS / "flatpak")
    return list(filled)


def _commit_of(root: Path, tag: str) -> str:
    command = ["git", "rev-parse", "--verify", "--quiet", f"{tag}^{{commit}}"]
    found = subprocess.run(command, cwd=root, check=False, capture_output=True, text=True)
    if found.returncode != 0:
        raise ReleaseError(f"There is no tag {tag}.")
    return found.stdout.strip()


def main(arguments: Sequence[str] | None = None, root: Path = ROOT) -> int:
    """Run the command line; returns the exit code."""
    parser = argparse.ArgumentParser(description="Prepare a release.")
    choice = parser.add_mutually_exclusive_group(required=True)
    choice.add_argument("version", nargs="?", help="the new version, such as 0.2.0")
    choice.add_argument("--manifests", type=Path, nargs="+", metavar="SHA256SUMS")
    options = parser.parse_args(arguments)
    version = options.version
    try:
        if options.manifests:
            written = write_manifests(root, options.manifests, date.today())
            print("\n".join(written))
            return 0
        files = prepare(root, version, date.today())
    except ReleaseError as error:
        print(error, file=sys.stderr)
        return 1
    print(NEXT_STEPS.format(version=version, files="\n  ".join(files), notes=NOTES), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
