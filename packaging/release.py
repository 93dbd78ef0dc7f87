"""Prepares a release: `python packaging/release.py 0.2.0` writes the version where it is stated.

These are the package, the change log and the description for software centres; nothing is committed
or published. The steps that follow are printed.
"""

import argparse
import re
import sys
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
PACKAGE: Final = "scopa_desktop/__init__.py"
CHANGE_LOG: Final = "resources/docs/CHANGELOG.md"
METAINFO: Final = "packaging/linux/io.github.scopa_desktop.scopa_desktop.metainfo.xml"

_VERSION: Final = re.compile(r"(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)")
_STATED_VERSION: Final = re.compile(r'^__version__ = "(.*)"$', re.MULTILINE)
_UNRELEASED: Final = re.compile(r"^## \[Unreleased\]\n(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)
_RELEASES: Final = re.compile(r"^( *)<releases>\n", re.MULTILINE)

NEXT_STEPS: Final = """\
Version {version} is written into
  {files}

1. Read the difference: git diff
2. Check everything: .ci/run
3. Look at the pictures of the guide, and take them again if the window has changed since:
   .venv/bin/python packaging/pictures.py
4. Commit and tag:
   git commit --all --message "Release {version}"
   git tag --annotate v{version} --message "Scopa Desktop {version}"
5. Push both: git push --follow-tags
   The workflow “standalone” then builds what players download on each system.
6. Start each of its results once on its system, play a round, and compare SHA256SUMS.
7. Publish them with the part of the change log that belongs to {version}.
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
        METAINFO: _with_release(_read(root, METAINFO), version, day),
    }
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


def _with_release(text: str, version: str, day: date) -> str:
    releases = _RELEASES.search(text)
    if releases is None:
        raise ReleaseError(f"{METAINFO} has no list of releases.")
    line = f'{releases[1]}  <release version="{version}" date="{day.isoformat()}"/>\n'
    return text[: releases.end()] + line + text[releases.end() :]


def main(arguments: Sequence[str] | None = None, root: Path = ROOT) -> int:
    """Run the command line; returns the exit code."""
    parser = argparse.ArgumentParser(description="Prepare a release.")
    parser.add_argument("version", help="the new version, such as 0.2.0")
    version = parser.parse_args(arguments).version
    try:
        files = prepare(root, version, date.today())
    except ReleaseError as error:
        print(error, file=sys.stderr)
        return 1
    print(NEXT_STEPS.format(version=version, files="\n  ".join(files)), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
