"""The list by which a player sees that a file came over whole."""

import hashlib
from pathlib import Path
from typing import Final

from standalone.product import DIST, NAME, version

SUMS: Final = DIST / "SHA256SUMS"


def write() -> Path:
    """Write the sums of all files of this version, as `sha256sum --check` reads them."""
    files = (path for path in DIST.glob(f"{NAME}[-_]{version()}[-_]*") if path.is_file())
    lines = (f"{digest(path)}  {path.name}\n" for path in sorted(files))
    SUMS.write_text("".join(lines), encoding="utf-8", newline="\n")
    return SUMS


def digest(path: Path) -> str:
    """The SHA-256 of a file."""
    sum_of = hashlib.sha256()
    with path.open("rb") as stream:
        while block := stream.read(1 << 20):
            sum_of.update(block)
    return sum_of.hexdigest()
