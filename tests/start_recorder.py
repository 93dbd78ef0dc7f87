"""Starts the game and prints, as JSON, what it has loaded at three moments.

These are the first frame of the window, the moment before what is started in the background, and
the end, which follows at once.
"""

import builtins
import gc
import json
import linecache
import sys
from types import ModuleType
from typing import Any

from scopa_desktop import __main__, fast_start
from scopa_desktop.lazy_modules import is_loaded


def state() -> dict[str, Any]:
    """What is loaded, and the settings of the interpreter."""
    from PySide6.QtCore import QObject  # noqa: PLC0415

    return {
        "modules": sorted(name for name, module in sys.modules.items() if is_loaded(module)),
        "sources": sorted(linecache.cache),
        "qt_classes": sorted(_subclasses(QObject)),
        "import_function": builtins.__import__.__name__,
        "collects_garbage": "scopa_desktop.play.garbage_collector" in sys.modules,
        "collects_in_any_thread": gc.isenabled(),
        "frozen_objects": gc.get_freeze_count(),
    }


def _subclasses(base: type) -> set[str]:
    """The names of the classes of Qt that PySide has made."""
    names = set()
    derived: type
    for derived in base.__subclasses__():
        if derived.__module__.startswith("PySide6."):
            names |= {derived.__name__, *_subclasses(derived)}
    return names


def _replace(module: ModuleType, name: str, value: object) -> None:
    """Without the patches of pytest or `unittest`, which import much of what is looked for."""
    setattr(module, name, value)


def record() -> tuple[int, dict[str, dict[str, Any]]]:
    """Run the game; returns its exit code and the states."""
    states: dict[str, dict[str, Any]] = {}
    import_qt = fast_start.import_qt

    def import_qt_and_listen() -> None:
        import_qt()
        from scopa_desktop.ui import application  # noqa: PLC0415
        from scopa_desktop.ui.main_window.main_window import MainWindow  # noqa: PLC0415

        class Window(MainWindow):
            def __init__(self, *arguments: Any, **options: Any) -> None:
                super().__init__(*arguments, **options)
                self.painted.connect(lambda: states.update(first_frame=state()))

        class Game(application.Game):
            def _start_in_background(self) -> None:
                states.update(dealt=state())
                super()._start_in_background()
                self.end()

        _replace(application, "MainWindow", Window)
        _replace(application, "Game", Game)

    _replace(__main__, "import_qt", import_qt_and_listen)
    code = __main__.main([])
    states.update(end=state())
    return code, states


if __name__ == "__main__":
    exit_code, recorded = record()
    print(json.dumps(recorded))
    sys.exit(exit_code)
