"""Keeps the translations in step with the sources.

`python packaging/translate.py` brings the new texts of the sources into every
`translations/scopa_desktop_<language>.ts`, drops those no longer used, and compiles each file to
the `.qm` beside it, which the game loads. Translate in between with Qt Linguist or an editor and
run it again. The compiled files are kept in the tree, so that installing needs no Qt tools.
"""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TRANSLATIONS = ROOT / "translations"


def update(source: Path) -> None:
    """Brings the texts of the sources into the file `source`.

    Line numbers and dropped texts stay out, so that a change shows what changed and no more.
    English, the language of the sources, needs a translation of plurals only.
    """
    sources = sorted((ROOT / "scopa_desktop").rglob("*.py"))
    options = ["-no-obsolete", "-locations", "none", "-source-language", "en"]
    if source.stem.endswith("_en"):
        options.append("-pluralonly")
    _run("pyside6-lupdate", *options, *sources, "-ts", source)


def compile_to(source: Path, target: Path) -> None:
    """Compiles the translation `source` (`.ts`) into `target` (`.qm`)."""
    _run("pyside6-lrelease", "-silent", source, "-qm", target)


def main() -> None:
    """Updates and compiles every translation."""
    for source in sorted(TRANSLATIONS.glob("*.ts")):
        update(source)
        compile_to(source, source.with_suffix(".qm"))


def _run(tool: str, *arguments: str | Path) -> None:
    """Runs a tool of the PySide6 this Python has; a failure is told by the tool itself."""
    suffix = ".exe" if os.name == "nt" else ""
    executable = Path(sys.executable).with_name(tool + suffix)
    if not executable.exists():
        sys.exit(f"{tool} is missing: run this with the Python of .venv, where PySide6 is.")
    if subprocess.run([executable, *arguments], check=False).returncode != 0:
        sys.exit(f"{tool} failed.")


if __name__ == "__main__":
    main()
