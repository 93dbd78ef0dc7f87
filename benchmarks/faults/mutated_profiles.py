"""Checks of changed files of profiles that are read."""

import json
from dataclasses import replace
from datetime import date
from pathlib import Path

from benchmarks.faults.time_limit import time_limit
from scopa_desktop.play.storage.json_fields import parse_json, writable
from scopa_desktop.play.storage.profiles import Profile, ProfileStore, StoredProfiles
from scopa_desktop.play.storage.settings import LastGame
from scopa_desktop.rules.players import is_name


def profiles() -> list[bytes]:
    """Profiles of one and of several people."""
    game = LastGame("cirulla", "2", ("casual",), {"target": 31}, "Nonna’s")
    anna = Profile("a" * 32, "Anna", "nonna", "siciliane", game, date(2026, 5, 3))
    ugo = Profile("b" * 32, "Ugò", created=date(2026, 5, 4), unknown={"x-later": [1, {"y": None}]})
    return [
        StoredProfiles((anna,), anna.id).to_text().encode(),
        StoredProfiles((ugo, anna), anna.id, (7, "odd"), {"x-shared": 1.5}).to_text().encode(),
    ]


def examine_profiles(path: Path, content: bytes, allowed_seconds: float) -> list[str]:
    """Load profiles, change one and load them again."""
    with time_limit(allowed_seconds):
        store = ProfileStore(path)
    losses = []
    is_refused = not path.exists()
    if not (is_refused or store.problems):
        losses.append("accepted")
    losses += [
        f"illegal: {each}"
        for each in store.profiles
        if not is_name(each.name, 24) or len(each.id) != 32
    ]
    losses += [f"no line: {each!r}" for each in store.problems if len(each.splitlines()) != 1]
    failures: list[str] = []
    store.failed.connect(failures.append)
    store.change(replace(store.current, name="Changed"))
    store.save_if_new()
    again = ProfileStore(path)
    if failures or (list(again.profiles), again.current) != (list(store.profiles), store.current):
        losses.append(f"not written so that it is read again: {failures} {again.problems}")
    if content not in [each.read_bytes() for each in path.parent.iterdir()]:
        losses += ["the original is lost"] if is_refused else _lost_entries(content, path)
    return losses


def _lost_entries(content: bytes, path: Path) -> list[str]:
    """A sentence if there are fewer entries than before that can be written."""
    entries = parse_json(content.decode("utf-8-sig"))["profiles"]  # type: ignore[index]
    before = sum(bool(writable({"entry": entry})) for entry in entries)
    after = len(json.loads(path.read_text(encoding="utf-8"))["profiles"])
    return [] if after >= before else [f"{before} entries became {after}"]
