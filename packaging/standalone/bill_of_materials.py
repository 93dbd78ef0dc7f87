"""The software bill of materials: the bundled components and their versions.

The format is CycloneDX 1.5 (https://cyclonedx.org), which vulnerability scanners read.
"""

import json
import platform
import shutil
import sys
import sysconfig
from collections.abc import Iterable, Iterator
from datetime import datetime, timezone
from importlib.metadata import Distribution, distributions
from pathlib import Path
from typing import Any, Final
from uuid import NAMESPACE_URL, uuid5

from standalone.contents import Entry
from standalone.product import DIST, NAME, release_time, stem, version
from standalone.tools import run

Component = dict[str, Any]

_ALWAYS: Final = ("platformdirs", "pyinstaller")
"""Bundled without a library of their own: pure Python, and the executable's bootloader."""


def write(bundled_libraries: Iterable[Entry]) -> Path:
    """Write the bill of materials of a build with these libraries; returns its path."""
    target = DIST / f"{stem()}.cdx.json"
    bill = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "serialNumber": f"urn:uuid:{uuid5(NAMESPACE_URL, stem())}",
        "version": 1,
        "metadata": {
            "timestamp": datetime.fromtimestamp(release_time(), timezone.utc).isoformat(),
            "component": {
                "type": "application",
                "bom-ref": NAME,
                "name": NAME,
                "version": version(),
                "licenses": [{"license": {"id": "MIT"}}],
            },
        },
        "components": sorted(_components(list(bundled_libraries)), key=lambda c: str(c["bom-ref"])),
    }
    target.write_text(json.dumps(bill, indent=2) + "\n", encoding="utf-8", newline="\n")
    return target


def _components(bundled_libraries: list[Entry]) -> Iterator[Component]:
    sources = {Path(source).resolve() for _, source, _ in bundled_libraries}
    yield _component(
        "Python", platform.python_version(), f"pkg:generic/python@{platform.python_version()}"
    )
    for distribution in distributions(path=[sysconfig.get_path("purelib")]):
        name = distribution.metadata["Name"]
        if name.lower() in _ALWAYS or _holds_any(distribution, sources):
            yield _component(
                name,
                distribution.version,
                f"pkg:pypi/{name.lower().replace('_', '-')}@{distribution.version}",
                distribution.metadata["License-Expression"] or distribution.metadata["License"],
            )
    if sys.platform == "linux":
        yield from _debian_components(sources)


def _holds_any(distribution: Distribution, sources: set[Path]) -> bool:
    return any(Path(str(file.locate())).resolve() in sources for file in distribution.files or ())


def _debian_components(sources: set[Path]) -> Iterator[Component]:
    """The Debian packages of bundled libraries as components."""
    for name, number, architecture in debian_packages(sources):
        yield _component(name, number, f"pkg:deb/debian/{name}@{number}?arch={architecture}")


def debian_packages(sources: set[Path]) -> list[tuple[str, str, str]]:
    """The names, versions and architectures of the packages that these libraries come from.

    There are none on other distributions.
    """
    libraries = sorted(path for path in sources if path.is_relative_to("/usr/lib"))
    if not libraries or shutil.which("dpkg-query") is None:
        return []
    # dpkg lists some of them in /lib instead of /usr/lib.
    patterns = [f"*{path.relative_to('/usr')}" for path in libraries]
    owners = {line.partition(": ")[0] for line in run("dpkg-query", "-S", *patterns).splitlines()}
    form = "-f=${Package} ${Version} ${Architecture}\n"
    listed = run("dpkg-query", "-W", form, *sorted(owners))
    return [(name, number, kind) for name, number, kind in map(str.split, listed.splitlines())]


def _component(name: str, number: str, url: str, licence: str | None = None) -> Component:
    component: Component = {
        "type": "library",
        "bom-ref": url,
        "name": name,
        "version": number,
        "purl": url,
    }
    if licence:
        component["licenses"] = [{"license": {"name": licence}}]
    return component
