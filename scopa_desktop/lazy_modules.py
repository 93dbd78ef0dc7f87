"""What the program loads at its first use, because the first frame does not need it.

A lazy module that another one imports as a module (`from scopa_desktop.ui.dialogs import
about_dialog`) is loaded when a name of it is first asked for (`about_dialog.AboutDialog`).
Importing the name itself (`from ... import AboutDialog`) loads it at once. So does every import
without `load_lazily`, which only the program calls: not its processes, tests or benchmarks.
"""

import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from importlib.util import module_from_spec
from threading import RLock
from types import ModuleType
from typing import Any, Final

WINDOWS: Final = {
    "scopa_desktop.ui.daily",
    "scopa_desktop.ui.dialogs",
    "scopa_desktop.ui.guide",
    "scopa_desktop.ui.history",
    "scopa_desktop.ui.new_game",
    "scopa_desktop.ui.puzzles",
    "scopa_desktop.ui.review",
    "scopa_desktop.ui.score",
    "scopa_desktop.ui.settings",
    "scopa_desktop.ui.training",
}
"""Packages of windows that are opened from the main window; all their modules are lazy."""
_AT_THE_TABLE: Final = {
    "scopa_desktop.ai.odds",
    "scopa_desktop.play.new_match",
    "scopa_desktop.play.session.turn_clock",
    "scopa_desktop.ui.aids.training_aids",
    "scopa_desktop.ui.main_window.browsing_controls",
    "scopa_desktop.ui.main_window.competition_bar",
    "scopa_desktop.ui.main_window.watch_controls",
    "scopa_desktop.ui.table.accessibility.accessible_table",
    "scopa_desktop.ui.table.accessibility.readings",
    "scopa_desktop.ui.table.animation.counting",
    "scopa_desktop.ui.table.controls.cut_sheet",
    "scopa_desktop.ui.table.controls.next_step_cards",
    "scopa_desktop.ui.table.controls.pause_cover",
    "scopa_desktop.ui.table.controls.screen_cover",
    "scopa_desktop.ui.table.scene.card_weight",
    "scopa_desktop.ui.table.scene.coach_mark",
    "scopa_desktop.ui.table.scene.turn_time_item",
    "scopa_desktop.ui.theme.desktop_portal",
    "scopa_desktop.ui.theme.plain_mnemonics",
    "scopa_desktop.ui.wording.advice_wording",
    "scopa_desktop.ui.wording.badge_wording",
    "scopa_desktop.ui.wording.chips_wording",
    "scopa_desktop.ui.wording.table_event_wording",
}
"""What belongs to the main window, and some matches, settings or desktops have."""
_IN_THE_BACKGROUND: Final = {
    "scopa_desktop.ai.calling_out",
    "scopa_desktop.ai.computer_players",
    "scopa_desktop.ai.deciding_moment",
    "scopa_desktop.ai.engine_client",
    "scopa_desktop.ai.fixed_strength",
    "scopa_desktop.ai.level_players",
    "scopa_desktop.log_file",
    "scopa_desktop.play.analysis.analysis_client",
    "scopa_desktop.play.leaderboard.match_news",
    "scopa_desktop.play.leaderboard.own_rungs",
    "scopa_desktop.play.lessons.catalogue",
    "scopa_desktop.play.lessons.first_match",
    "scopa_desktop.play.lessons.strategy",
    "scopa_desktop.play.storage.handover",
    "scopa_desktop.play.training.lesson_progress",
    "scopa_desktop.play.training.next_steps",
    "scopa_desktop.ui.controllers.match_review_controller",
    "scopa_desktop.ui.demo",
    "scopa_desktop.ui.platform.signal_handler",
}
"""What works or is read behind the window, from the first cards on."""
MODULES: Final = {"hashlib", *_AT_THE_TABLE, *_IN_THE_BACKGROUND}
"""All other lazy modules; none of them is compiled."""


def load_lazily() -> None:
    """From now on, load the lazy modules at their first use."""
    sys.meta_path.insert(0, _LazyFinder())


def is_lazy(name: str) -> bool:
    return name in MODULES or name.rpartition(".")[0] in WINDOWS


def is_loaded(module: ModuleType) -> bool:
    """Whether a module that was imported has been executed."""
    return not isinstance(module, _LazyModule)


class _LazyModule(ModuleType):
    """A module that is executed when a name of it is first asked for, and then is a plain one.

    Names between double underscores, which the import system asks for, do not count.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.__lock__ = RLock()
        """Held while it is executed, so that other threads wait for the end of it."""

    def __getattribute__(self, name: str) -> Any:
        if not name.startswith("__"):
            _execute(self)
        return ModuleType.__getattribute__(self, name)


def _execute(module: _LazyModule) -> None:
    """Find the source of a module and execute it, unless this thread is doing so already."""
    with module.__lock__:
        lazy = module.__spec__
        if lazy is None or not isinstance(lazy.loader, _LazyFinder):
            return
        found = _found(lazy.name)
        if found is None or found.loader is None:
            raise ModuleNotFoundError(f"No module named {lazy.name!r}", name=lazy.name)
        vars(module).update(vars(module_from_spec(found)))
        try:
            found.loader.exec_module(module)
        except BaseException:
            module.__spec__ = lazy
            raise
        module.__class__ = ModuleType


def _found(name: str) -> ModuleSpec | None:
    """What the other finders know of a module."""
    package = name.rpartition(".")[0]
    path = sys.modules[package].__path__ if package else None
    finders = [finder for finder in sys.meta_path if not isinstance(finder, _LazyFinder)]
    return next((spec for finder in finders if (spec := finder.find_spec(name, path))), None)


class _LazyFinder:
    """Makes lazy modules without a look at the disk.

    It finds and loads, but is no subclass of what `importlib.abc` has for it, which takes long to
    import.
    """

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        loader: Any = self
        return ModuleSpec(fullname, loader) if is_lazy(fullname) else None

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        return _LazyModule(spec.name)

    def exec_module(self, module: ModuleType) -> None:
        """Nothing is executed before the first use."""
