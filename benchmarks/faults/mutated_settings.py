"""Checks of changed settings, house rules and window states that are read."""

import json
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from PySide6.QtCore import QRect
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QMainWindow

from benchmarks.faults.damage import RULES, SETTINGS, SOUND, WINDOW
from benchmarks.faults.time_limit import time_limit
from scopa_desktop.play.storage.files import StorageError
from scopa_desktop.play.storage.house_rules import HouseRules, export_rules
from scopa_desktop.play.storage.json_fields import parse_json, writable
from scopa_desktop.play.storage.settings import Settings, SettingsStore
from scopa_desktop.rules.catalogue import CATALOGUE, SCOPA
from scopa_desktop.ui.platform.window_state import WindowState
from scopa_desktop.ui.theme.colours import CLOTHS
from tests.rules.random_plies import with_any_options


def settings() -> list[bytes]:
    """Settings of several players."""
    unknown = {"x-later": {"far": [1, 2.5, None, "ä"]}, "x-list": [[[0]], True]}
    return [
        SOUND[SETTINGS],
        Settings().to_text().encode(),
        Settings(deck="siciliane", volume=7, language="it").to_text().encode(),
        Settings(speed="off", unknown=unknown).to_text().encode(),
    ]


def examine_settings(path: Path, content: bytes, allowed_seconds: float) -> list[str]:
    """Load settings, change one and load them again."""
    with time_limit(allowed_seconds):
        store = SettingsStore(path)
    losses = []
    is_refused = not path.exists()
    if not (is_refused or store.problems):
        losses.append("accepted")
    losses += _forbidden_values(store.current)
    losses += [f"no line: {each!r}" for each in store.problems if len(each.splitlines()) != 1]
    failures: list[str] = []
    store.failed.connect(failures.append)
    store.change(replace(store.current, volume=(store.current.volume + 1) % 101))
    again = SettingsStore(path)
    if failures or again.problems or again.current != store.current:
        losses.append(f"not written so that it is read again: {failures} {again.problems}")
    written = path.read_bytes()
    again.change(replace(again.current, volume=(again.current.volume + 1) % 101))
    again.change(store.current)
    if path.read_bytes() != written:
        losses.append("not rewritten to the same text")
    if is_refused and content not in [each.read_bytes() for each in path.parent.iterdir()]:
        losses.append("the original is lost")
    if not is_refused:
        losses += _lost_fields(content, again)
    return losses


def _forbidden_values(current: Settings) -> list[str]:
    """The values that the documentation does not allow, checked independently of `Settings`."""
    switches = (current.sounds, current.play_single_move, current.declare)
    is_allowed = (
        type(current.volume) is int
        and 0 <= current.volume <= 100
        and all(type(each) is bool for each in switches)
        and current.speed in ("slow", "normal", "fast", "off")
        and current.play_on_click in ("never", "only_move", "selection")
        and current.show_moves in ("auto", "always", "never")
        and current.reduced_motion in ("system", "on", "off")
        and current.card_values in ("needed", "printed", "aiming", "always")
        and current.table_colour in {cloth.id for cloth in CLOTHS}
    )
    return [] if is_allowed else [f"illegal: {current}"]


def _lost_fields(content: bytes, again: SettingsStore) -> list[str]:
    """The unknown fields that are neither kept nor reported as left out."""
    before = parse_json(content)
    assert isinstance(before, dict)
    known = {"format", "version", *vars(Settings())}
    unknown = writable({name: value for name, value in before.items() if name not in known})
    left_out = unknown.keys() - again.current.unknown.keys()
    changed = [name for name, value in again.current.unknown.items() if before.get(name) != value]
    # The first reading has named those that are too large; they are rare and large.
    small = [name for name in left_out if len(json.dumps(before[name])) < 50]
    return [f"unknown fields are lost: {small} {changed}"] if small or changed else []


@cache
def rules() -> list[bytes]:
    """Files of house rules: one game, and many."""
    rng = Random("rules")
    blocks = []
    for number, variant in enumerate(CATALOGUE.values()):
        for changed in (variant, with_any_options(variant, rng)):
            name = f"Nonna’s {variant.id} {number} {len(changed.changed)}"
            blocks.append(changed.named(name[:40]))
    contents = [_rules_text(rng.sample(blocks, count)) for count in (1, 1, 2, 3, 5, 20)]
    return [*contents, SOUND[RULES]]


def _rules_text(variants: list[Any]) -> bytes:
    with TemporaryDirectory() as folder:
        parts = []
        for variant in variants:
            export_rules(Path(folder) / "rules", variant)
            parts.append((Path(folder) / "rules").read_text(encoding="utf-8").partition("\n\n"))
    return (parts[0][0] + "\n\n" + "\n".join(part[2] for part in parts)).encode()


def examine_rules(path: Path, content: bytes, allowed_seconds: float) -> list[str]:
    """Load house rules, add one and load them again."""
    with time_limit(allowed_seconds):
        house = HouseRules(path)
    losses = []
    is_refused = not path.exists()
    if not (is_refused or house.problems):
        losses.append("accepted")
    losses += [f"no line: {each!r}" for each in house.problems if len(each.splitlines()) != 1]
    before = house.variants
    try:
        house.save(SCOPA.named("One more"))
    except StorageError as error:
        is_kept = path.read_bytes() == content
        return losses + ([] if is_kept else [f"refused but changed: {error.sentence}"])
    again = HouseRules(path)
    if again.variants != house.variants or len(again.problems) != (
        0 if is_refused else len(house.problems)
    ):
        losses.append(f"not written so that they are read again: {again.problems}")
    if not is_refused and len(house.variants) not in (len(before), len(before) + 1):
        losses.append("rules are lost")
    text = path.read_bytes()
    again.save(SCOPA.named("One more"))
    if path.read_bytes() != text:
        losses.append("not rewritten to the same text")
    if is_refused and content not in [each.read_bytes() for each in path.parent.iterdir()]:
        losses.append("the original is lost")
    if not is_refused:
        losses += _lost_lines(content, text)
    return losses


def _lost_lines(content: bytes, text: bytes) -> list[str]:
    """The names of rules in the file before that are not in it afterwards."""
    lines = content.decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    after = set(text.decode().split("\n"))
    lost = [line for line in lines if line.startswith("name: ") and line not in after]
    return [f"lines are lost: {lost}"] if lost else []


def window_states() -> list[bytes]:
    """States of windows."""
    sound = json.loads(SOUND[WINDOW])
    changes: list[dict[str, Any]] = [{}, {"state": "maximized"}, {"x": -3000}, {"height": 99_999}]
    return [json.dumps({**sound, **change}, indent=2).encode() for change in changes]


def examine_window(path: Path, content: bytes, allowed_seconds: float) -> list[str]:
    """Restore a window from the file, and save its geometry."""
    application = QGuiApplication.instance() or QApplication([])
    window = QMainWindow()
    window.setMinimumSize(640, 480)
    before = QRect(5, 45, 650, 490)
    window.setGeometry(before)
    with time_limit(allowed_seconds):
        state = WindowState(path)
        state.restore(window)
    losses = ["accepted"] if window.geometry() != before else []
    losses += [] if path.read_bytes() == content else ["reading changes the file"]
    available = QGuiApplication.primaryScreen().availableGeometry()
    if not available.contains(window.geometry()):
        losses.append(f"illegal: the window is not on the screen, {window.geometry()}")
    if state.problem:
        losses.append(f"an ordinary file is called none: {state.problem}")
    place, special = window.geometry(), window.windowState()
    state.save(window)
    if special == special.WindowNoState:
        other = QMainWindow()
        other.setMinimumSize(640, 480)
        WindowState(path).restore(other)
        if other.geometry() != place:
            losses.append("not written so that it is read again")
    assert application is not None
    return losses
