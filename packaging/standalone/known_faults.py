"""The versions of what is bundled, checked against a list of faults that are known.

The list is short and has a day: only what can read a file from somebody else is on it. Whoever
prepares a release reads the announcements since then and brings it up to date:
https://www.python.org/downloads, https://sqlite.org/cves.html, https://libexpat.github.io and
https://wiki.qt.io/List_of_known_vulnerabilities_in_Qt_products.

What a Linux distribution packages is repaired without a higher number. There the check is that its
newest package is installed.
"""

import platform
import re
import shutil
import sqlite3
import sys
from collections.abc import Iterable
from pathlib import Path
from pyexpat import EXPAT_VERSION
from typing import Final, NamedTuple

from PySide6.QtCore import qVersion

from standalone.bill_of_materials import debian_packages
from standalone.contents import Entry
from standalone.tools import run

DAY: Final = "2026-11-29"
"""When the list was last brought up to date."""
Version = tuple[int, ...]

REPAIRED: Final[dict[str, tuple[Version, ...]]] = {
    # zipfile and xml, with which card sets are read; the last of each line that is looked after.
    "Python": ((3, 10, 20), (3, 11, 15), (3, 12, 13), (3, 13, 12), (3, 14, 3)),
    # CVE-2025-6965. The later ones of its full-text search are of no use here: it is never asked.
    "SQLite": ((3, 50, 2),),
    # CVE-2026-50219, 56404 and 56407: SVG pictures of card sets are read with it.
    "expat": ((2, 8, 2),),
    # CVE-2025-10728 and 10729: SVG pictures.
    "Qt": ((6, 8, 5), (6, 9, 3), (6, 10, 0)),
}
"""The first version without the known faults, in each line in which there is one.

A line is all but the last number. One that is not listed is sound if it is higher than all.
"""
_PACKAGED: Final = {"Python": r"libpython3\.\d+", "SQLite": "libsqlite3-0", "expat": "libexpat1"}
"""The Debian packages from which they may come."""


class Component(NamedTuple):
    """What is bundled, its version, and what is wrong with it."""

    name: str
    version: str
    complaint: str = ""


def bundled_components(libraries: Iterable[Entry]) -> list[Component]:
    """The components of a build with these libraries."""
    packages = _packages({Path(source).resolve() for _, source, _ in libraries})
    versions = {
        "Python": platform.python_version(),
        "SQLite": sqlite3.sqlite_version,
        "expat": EXPAT_VERSION.removeprefix("expat_"),
        "Qt": qVersion() or "",
    }
    return [_checked(name, version, packages.get(name)) for name, version in versions.items()]


def _packages(sources: set[Path]) -> dict[str, str]:
    """The components that come from a package of the system, and the package's name."""
    if sys.platform != "linux" or shutil.which("apt-cache") is None:
        return {}
    names = [name for name, _, _ in debian_packages(sources)]
    return {
        component: name
        for component, pattern in _PACKAGED.items()
        for name in names
        if re.fullmatch(pattern, name)
    }


def _checked(name: str, version: str, package: str | None) -> Component:
    if package is None:
        return Component(name, version, fault(name, version))
    installed, newest = _installed_and_newest(run("apt-cache", "policy", package))
    complaint = "" if installed == newest else f"the system has {newest}: sudo apt upgrade"
    return Component(name, f"{version}, package {package} {installed}", complaint)


def _installed_and_newest(policy: str) -> list[str]:
    return re.findall(r"^  (?:Installed|Candidate): (\S+)$", policy, re.MULTILINE)


def fault(name: str, version: str) -> str:
    """A sentence if a version has known faults; else nothing."""
    number = tuple(map(int, re.findall(r"\d+", version)[:3]))
    repaired = REPAIRED[name]
    line = [first for first in repaired if first[:-1] == number[:-1]] or [max(repaired)]
    if number >= line[0]:
        return ""
    return f"has known faults; {'.'.join(map(str, line[0]))} repairs them"


def table(components: Iterable[Component]) -> str:
    """The components and what was found, a line for each."""
    lines = (
        f"  {component.name:8} {component.version}: {component.complaint or 'no known faults'}"
        for component in components
    )
    return f"Faults known on {DAY}:\n" + "\n".join(lines)
