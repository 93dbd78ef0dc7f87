"""Renders the pictures of the guide that are shown where it is read without the game.

    .venv/bin/python packaging/pictures.py

The game renders them itself, in the language of its window; here they are English, and saved as PNG
in `resources/docs/pictures`.
"""

import os
import sys
import tempfile
from pathlib import Path
from typing import Final

from PySide6.QtGui import QImageWriter
from PySide6.QtWidgets import QApplication

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from scopa_desktop.play.storage.profiles import new_profile  # noqa: E402
from scopa_desktop.play.storage.settings import Settings  # noqa: E402
from scopa_desktop.ui.guide.guide_pictures import GuidePictures  # noqa: E402
from scopa_desktop.ui.pictures.decks import CardArt, load_decks  # noqa: E402
from scopa_desktop.ui.theme.fonts import set_application_font  # noqa: E402

PICTURES: Final = ROOT / "resources" / "docs" / "pictures"


def main() -> None:
    """Render every picture, with a temporary folder for the player's files."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home:
        os.environ["SCOPA_DESKTOP_HOME"] = home
        application = QApplication(["scopa-desktop"])
        application.setStyle("Fusion")
        set_application_font(application)
        pictures = GuidePictures(CardArt(load_decks()), Settings(language="en"), new_profile())
        for name in sorted(pictures.names):
            writer = QImageWriter(str(PICTURES / f"{name}.png"))
            writer.setCompression(100)
            if not writer.write(pictures.picture(name).toImage()):
                sys.exit(f"“{writer.fileName()}” could not be written: {writer.errorString()}")
            print(f"{name}: {Path(writer.fileName()).stat().st_size // 1024} KB")


if __name__ == "__main__":
    main()
