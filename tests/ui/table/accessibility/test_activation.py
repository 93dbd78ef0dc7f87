"""What serves screen readers is neither imported nor made before one is there."""

import subprocess
import sys
from pathlib import Path

import scopa_desktop

ROOT = Path(scopa_desktop.__file__).parents[1]
IMPORTED = """
import sys
import scopa_desktop.ui.main_window.main_window
package = "scopa_desktop.ui.table.accessibility."
print(*(name.removeprefix(package) for name in sorted(sys.modules) if name.startswith(package)))
"""


def test_the_window_imports_only_what_waits_for_a_screen_reader() -> None:
    run = subprocess.run(
        [sys.executable, "-c", IMPORTED], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert run.stdout.split() == ["activation"]
