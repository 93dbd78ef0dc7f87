"""Lays out a repository for apt from packages: `packaging/apt_repository.py FOLDER DEB…`.

With `--key` it is signed by gpg with that key, and the public key is put beside it. Players add it
so, ADDRESS being where FOLDER is served:

    sudo curl --output /usr/share/keyrings/scopa-desktop.gpg ADDRESS/scopa-desktop.gpg
    echo "deb [signed-by=/usr/share/keyrings/scopa-desktop.gpg] ADDRESS stable main" |
        sudo tee /etc/apt/sources.list.d/scopa-desktop.list
"""

import argparse
import gzip
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from standalone.product import NAME, TITLE, BuildError
from standalone.tools import require, run

_ARCHITECTURE: Final = "amd64"
_SUITE: Final = "stable"


def make_repository(folder: Path, packages: Sequence[Path], key: str | None = None) -> None:
    """Write the repository with these packages into `folder`, signed if a key is named.

    Raises:
        BuildError: a tool is missing or fails.
    """
    require("apt-ftparchive", *(["gpg"] if key else []))
    pool = folder / "pool" / "main" / NAME
    pool.mkdir(parents=True, exist_ok=True)
    for package in packages:
        shutil.copy(package, pool)
    suite = folder / "dists" / _SUITE
    index = suite / "main" / f"binary-{_ARCHITECTURE}" / "Packages"
    index.parent.mkdir(parents=True, exist_ok=True)
    text = run("apt-ftparchive", "packages", "pool", folder=folder)
    index.write_text(text, encoding="utf-8")
    index.with_suffix(".gz").write_bytes(gzip.compress(text.encode(), mtime=0))
    for name in ("InRelease", "Release", "Release.gpg"):
        (suite / name).unlink(missing_ok=True)
    fields = {
        "Origin": TITLE,
        "Label": TITLE,
        "Suite": _SUITE,
        "Codename": _SUITE,
        "Components": "main",
        "Architectures": _ARCHITECTURE,
    }
    options = (f"-oAPT::FTPArchive::Release::{name}={value}" for name, value in fields.items())
    release = run("apt-ftparchive", *options, "release", suite)
    (suite / "Release").write_text(release, encoding="utf-8")
    if key:
        _sign(folder, suite, key)


def _sign(folder: Path, suite: Path, key: str) -> None:
    command = ("gpg", "--batch", "--yes", "--local-user", key)
    run(*command, "--clearsign", "--output", suite / "InRelease", suite / "Release")
    run(*command, "--armor", "--detach-sign", "--output", suite / "Release.gpg", suite / "Release")
    run("gpg", "--batch", "--yes", "--output", folder / f"{NAME}.gpg", "--export", key)


def main() -> int:
    """Run the command line; returns the exit code."""
    parser = argparse.ArgumentParser(description="Lay out a repository for apt.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("packages", type=Path, nargs="+")
    parser.add_argument("--key", help="the key of gpg to sign with")
    options = parser.parse_args()
    try:
        make_repository(options.folder, options.packages, options.key)
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
