"""What a start leaves for later, because it takes long."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import scopa_desktop
from scopa_desktop.lazy_modules import is_lazy

States = dict[str, dict[str, Any]]
"""What was loaded at each moment of a start."""

ROOT = Path(scopa_desktop.__file__).parents[1]

AFTER_FIRST_FRAME = {
    "PySide6.QtDBus",
    "PySide6.QtMultimedia",
    "PySide6.QtNetwork",
    "configparser",
    "decimal",
    "difflib",
    "fractions",
    "glob",
    "hashlib",
    "logging.handlers",
    "multiprocessing",
    "scopa_desktop.ai.confidence",
    "scopa_desktop.ai.engine_process",
    "scopa_desktop.play.leaderboard.glicko2",
    "secrets",
    "selectors",
    "socket",
    "statistics",
    "subprocess",
}
AFTER_FIRST_DEAL = {
    "scopa_desktop.ai.advice",
    "scopa_desktop.ai.heuristics",
    "scopa_desktop.ai.search.tree",
}
"""What the first cards do not need, and the first move of a computer player does."""
BY_THE_FIRST_DEAL = {"hashlib", "scopa_desktop.play.new_match"}
"""Lazy modules that a first match uses: it gets a number, and is saved."""
EARLY_WINDOW_MODULES = {"scopa_desktop.ui.new_game.game_choice"}
"""The game of the first start is read as the dialog reads it."""
EARLY_HELP_MODULES = {"scopa_desktop.ui.help.fragments"}
NEVER_USED_CLASSES = {"QCalendarWidget", "QFileDialog", "QFontDialog", "QMdiArea", "QStyle"}
"""Classes of Qt that PySide creates together with related classes or dozens of enumerations."""


@pytest.fixture(scope="module")
def states(tmp_path_factory: pytest.TempPathFactory) -> States:
    """What `start_recorder` prints about one start."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SCOPA_DESKTOP_HOME", str(tmp_path_factory.mktemp("home")))
        completed = subprocess.run(
            [sys.executable, "-m", "tests.start_recorder"],
            cwd=ROOT,
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
    assert completed.returncode == 0, completed.stderr
    recorded: dict[str, dict[str, Any]] = json.loads(completed.stdout)
    return recorded


def test_the_first_frame_waits_for_no_module_that_it_does_not_need(states: States) -> None:
    loaded = set(states["first_frame"]["modules"])
    assert loaded & AFTER_FIRST_FRAME == set()
    assert "scopa_desktop.ui.main_window.main_window" in loaded


def test_the_first_cards_wait_for_no_computer_player(states: States) -> None:
    loaded = set(states["dealt"]["modules"])
    assert loaded & AFTER_FIRST_DEAL == set()
    assert "scopa_desktop.ai.levels" in loaded


def test_a_lazy_module_is_loaded_by_nothing_but_its_use(states: States) -> None:
    loaded = {
        when: {name for name in states[when]["modules"] if is_lazy(name)}
        for when in ("first_frame", "dealt")
    }
    assert loaded["first_frame"] == EARLY_WINDOW_MODULES
    assert loaded["dealt"] - BY_THE_FIRST_DEAL == EARLY_WINDOW_MODULES


def test_help_is_imported_when_it_is_opened(states: States) -> None:
    prefix = "scopa_desktop.ui.help."
    loaded = {name for name in states["dealt"]["modules"] if name.startswith(prefix)}
    assert loaded == EARLY_HELP_MODULES


def test_pyside_makes_only_classes_that_are_used(states: States) -> None:
    made = set(states["dealt"]["qt_classes"])
    assert made & NEVER_USED_CLASSES == set()
    assert "QGraphicsView" in made


def test_no_source_is_read_for_the_import_hook_of_pyside(states: States) -> None:
    assert states["first_frame"]["import_function"] != "__feature_import__"
    sources = states["first_frame"]["sources"]
    assert [path for path in sources if "scopa_desktop" in path] == []


def test_garbage_is_collected_only_after_the_start(states: States) -> None:
    assert not states["first_frame"]["collects_garbage"]
    assert states["end"]["collects_garbage"]
    assert not states["end"]["collects_in_any_thread"]
    # What a start has made stays, and is not searched again and again.
    assert states["end"]["frozen_objects"] > states["first_frame"]["frozen_objects"]
