"""The packages of the table import in one direction only."""

from typing import Final

import pytest

from ...test_layers import MODULES, imported_by

TABLE: Final = "scopa_desktop.ui.table."
ORDER: Final = (
    "scene",
    "animation",
    "controls",
    "move_selection",
    "bars_state",
    "table_state",
    "table_view",
    "input",
    "accessibility",
    "event_sounds",
    "reactions",
    "table_remarks",
    "table_controller",
)
"""Packages and modules of the table; each may import only itself and those before it."""


def rank(module: str) -> int:
    return ORDER.index(module.removeprefix(TABLE).split(".")[0])


@pytest.mark.parametrize("name", [name for name in MODULES if name.startswith(TABLE)])
def test_the_table_imports_in_one_direction(name: str) -> None:
    forbidden = {
        other for other in imported_by(name) if other.startswith(TABLE) and rank(other) > rank(name)
    }
    assert not forbidden
