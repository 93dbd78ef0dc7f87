"""Levels that hang, die or dawdle, found by the worker under names such as `hangs once:PATH`.

The path is a file that the player touches when it begins to think, so that a test knows.
"""

import os
import time
from dataclasses import dataclass
from pathlib import Path
from random import Random

from scopa_desktop.ai.levels import Level
from scopa_desktop.ai.player import Deadline
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.moves import Action


@dataclass(frozen=True)
class Awkward:
    """Behaves according to its kind; if it plays, it plays the last legal move."""

    kind: str
    begun: Path

    def choose(  # noqa: PLR0912 - one branch for each kind
        self, view: SeatView, rng: Random, deadline: Deadline
    ) -> Action:
        is_first = not self.begun.exists()
        self.begun.touch()
        match self.kind:
            case "dies":
                os._exit(7)
            case "hangs":
                time.sleep(3600)
            case "hangs once" if is_first:
                time.sleep(3600)
            case "dies once" if is_first:
                os._exit(7)
            case "fails once" if is_first:
                raise RuntimeError("out of sorts")
            case "prints":
                print("thinking")
                os.write(1, b"thinking")
            case "dawdles":
                while not deadline.is_over:
                    time.sleep(0.01)
                self.begun.with_suffix(".over").touch()
            case "waits once" if is_first:
                while not self.begun.with_suffix(".go").exists():
                    time.sleep(0.01)
            case "waits once, hangs then":
                while is_first and not self.begun.with_suffix(".go").exists():
                    time.sleep(0.01)
                if not is_first:
                    time.sleep(3600)
        return view.legal_moves()[-1]


def find(level_id: str) -> Level:
    """The awkward level of that name."""
    kind, _, path = level_id.partition(":")
    return Level(
        id=level_id,
        name="Awkward",
        portrait="",
        strength_label="",
        description="",
        strength=1,
        seconds=3600.0 if kind.startswith(("dawdles", "waits")) else 0.1,
        make_player=lambda: Awkward(kind, Path(path)),
    )
