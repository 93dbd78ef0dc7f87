"""Renders the pictures of the game that are shown where it is not installed.

    .venv/bin/python packaging/pictures.py [guide|sweep|screenshots]

Without a word all of them:

- `guide`: those of the guide, which the game renders itself in the language of its window; here
  they are English, in `resources/docs/pictures`;
- `sweep`: the animated picture of the README, beside them;
- `screenshots`: those of software centres, in `packaging/linux/screenshots`, by language.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from PySide6.QtGui import QImageWriter, QPixmap
from PySide6.QtWidgets import QApplication

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from scopa_desktop.play.storage.profiles import new_profile  # noqa: E402
from scopa_desktop.play.storage.settings import Settings  # noqa: E402
from scopa_desktop.ui.guide.guide_pictures import GuidePictures  # noqa: E402
from scopa_desktop.ui.pictures.decks import CardArt, load_decks  # noqa: E402
from scopa_desktop.ui.theme.fonts import set_application_font  # noqa: E402

PICTURES: Final = ROOT / "resources" / "docs" / "pictures"
SWEEP: Final = PICTURES / "sweep.webp"
SCREENSHOTS: Final = ROOT / "packaging" / "linux" / "screenshots"
SCREENSHOT_LANGUAGES: Final = ("en", "it", "es")


def main() -> None:
    """Render what is named, with a temporary folder for the player's files."""
    parser = argparse.ArgumentParser(description="Render pictures of the game.")
    kinds = {"guide": _guide, "sweep": _sweep, "screenshots": _screenshots}
    parser.add_argument("kind", nargs="?", choices=kinds)
    kind = parser.parse_args().kind
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home:
        os.environ["SCOPA_DESKTOP_HOME"] = home
        application = QApplication(["scopa-desktop"])
        application.setStyle("Fusion")
        set_application_font(application)
        for name, render in kinds.items():
            if kind in (None, name):
                render()


def save(picture: QPixmap, path: Path) -> None:
    """Write a picture as PNG, and print its size; ends the program if it cannot be written."""
    writer = QImageWriter(str(path))
    writer.setCompression(100)
    # No alpha channel: nothing shines through a window.
    if not writer.write(picture.toImage().convertToFormat(picture.toImage().Format.Format_RGB888)):
        sys.exit(f"“{path}” could not be written: {writer.errorString()}")
    print(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1024} KB")


def _guide() -> None:
    pictures = GuidePictures(CardArt(load_decks()), Settings(language="en"), new_profile())
    for name in sorted(pictures.names):
        save(pictures.picture(name), PICTURES / f"{name}.png")


def _sweep() -> None:
    from sweep_picture import record_sweep  # noqa: PLC0415

    SWEEP.write_bytes(record_sweep())
    print(f"{SWEEP.relative_to(ROOT)}: {SWEEP.stat().st_size // 1024} KB")


def _screenshots() -> None:
    """Each language in a process: the game reads it when it starts."""
    script = Path(__file__).with_name("screenshots.py")
    for language in SCREENSHOT_LANGUAGES:
        subprocess.run([sys.executable, script, language], check=True)


if __name__ == "__main__":
    main()
