"""Real starts with damaged files, and with objects that are not files: each shows its window."""

import shutil
from pathlib import Path
from random import Random
from typing import Final

import pytest

from benchmarks.faults.damage import (
    DAMAGES,
    FAULTS,
    KEPT,
    PLACES,
    RUNNING,
    SOUND,
    make_apart,
    put,
    start,
)
from benchmarks.faults.tally import Tally
from scopa_desktop.play.storage.running_file import whole_lines
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.record import read_record
from tests.odd_files import NO_FILES, traits

_LOCK: Final = "data/running.lock"
_LOG: Final = "data/scopa-desktop.log"
_CONTENTS: Final = {**SOUND, _LOCK: "4711\n", _LOG: "2026-01-02 warning\n"}


def start_damaged(first: int, count: int, seed: int, folder: Path) -> Tally:
    """Start the program `count` times, each time with other files."""
    tally = Tally()
    for number in range(first, first + count):
        home = folder / str(number)
        losses = _losses_of_start(Random(f"start {seed} {number}"), home, tally)
        tally.losses += [f"start {number}: {loss}" for loss in losses]
        if not losses:
            shutil.rmtree(home)
    return tally


def _losses_of_start(rng: Random, home: Path, tally: Tally) -> list[str]:
    contents, made = _prepare(rng, home, tally)
    objects = [trait for trait in traits(home) if home / trait[0] in made]
    code, output = start(home=home)
    tally.tried["starts"] += 1
    losses = [] if (code, output) == (0, "") else [f"exit code {code}, {output[-500:]!r}"]
    tally.seen["windows"] += not losses
    missing = set(objects) - set(traits(home))
    losses += [f"odd object replaced: {missing}"] if missing else []
    # Exceptions that nothing has caught would be written there.
    faults = (home / FAULTS).read_bytes() if (home / FAULTS).is_file() else None
    if faults != contents.get(FAULTS):
        losses.append(f"uncaught exception: {(faults or b'')[-500:]!r}")
    kept = [path.read_bytes() for path in home.rglob("*") if path.is_file()]
    for place in KEPT:
        content = contents.get(place)
        if content is None or content in kept or (place == RUNNING and _is_continued(content)):
            continue
        losses.append(f"the content of {place} is lost: {content[:300]!r}")
    return losses


def _prepare(rng: Random, home: Path, tally: Tally) -> tuple[dict[str, bytes], list[Path]]:
    """Create the files; returns the contents by path, and the paths of the other objects."""
    contents: dict[str, bytes] = {}
    made: list[Path] = []
    assert set(PLACES) <= set(_CONTENTS)
    for place, text in _CONTENTS.items():
        kind = rng.choices(["damaged", "odd", "sound", "missing"], [50, 20, 15, 15])[0]
        if kind == "odd":
            (home / place).parent.mkdir(parents=True, exist_ok=True)
            try:
                make_apart(home / place, rng.choice(NO_FILES))
            except pytest.skip.Exception:  # A device, which only root can make.
                kind = "missing"
            else:
                made.append(home / place)
        elif kind != "missing":
            damage = rng.choice(DAMAGES)
            content = damage(text.encode(), rng) if kind == "damaged" else text.encode()
            put(home, place, content)
            contents[place] = content
        tally.seen[f"places {kind}"] += 1
    return contents, made


def _is_continued(content: bytes) -> bool:
    """Whether a running match is opened; it may be written again without an incomplete end."""
    try:
        Match.replayed(read_record(whole_lines(content).decode("utf-8-sig")))
    except ValueError:
        return False
    return True
