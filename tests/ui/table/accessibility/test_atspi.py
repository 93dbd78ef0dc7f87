"""The running game as a screen reader of Linux finds it, over AT-SPI on a virtual display."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import scopa_desktop

pytestmark = pytest.mark.slow

ROOT = Path(scopa_desktop.__file__).parents[1]
CLIENT = Path(__file__).with_name("atspi_client.py")
LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
PYTHON = "/usr/bin/python3"
"""The Python of the system, for which its package of `gi` is."""

Tree = dict[str, Any]


def launcher() -> str:
    """The program that starts the accessibility bus; skips the test where something is missing."""
    found = next(filter(os.path.exists, LAUNCHERS), None)
    if found is None or not all(map(shutil.which, ("Xvfb", "dbus-run-session", PYTHON))):
        pytest.skip("needs Xvfb, dbus-run-session and at-spi2-core")
    code = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
    if subprocess.run([PYTHON, "-c", code], capture_output=True, check=False).returncode:
        pytest.skip("needs the package gir1.2-atspi-2.0 of the system's Python")
    return found


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    """A virtual display of its own."""
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", "1", "-screen", "0", "1280x800x24"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert server.stdout is not None
    yield ":" + server.stdout.readline().strip()
    server.terminate()
    server.wait()


def nodes(tree: Tree) -> Iterator[Tree]:
    yield tree
    for child in tree["children"]:
        yield from nodes(child)


def group(tree: Tree, name: str) -> Tree:
    return next(node for node in nodes(tree) if node["name"].startswith(name))


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="AT-SPI is of Linux")
def test_a_screen_reader_finds_the_table_and_plays(
    request: pytest.FixtureRequest, player_home: Path
) -> None:
    starter = launcher()
    environment = {
        **os.environ,
        "DISPLAY": request.getfixturevalue("display"),
        "QT_QPA_PLATFORM": "xcb",
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        "LANG": "C.UTF-8",
        "LANGUAGE": "en",
        "SCOPA_DESKTOP_HOME": str(player_home),
    }
    run = subprocess.run(
        ["dbus-run-session", "--", PYTHON, str(CLIENT), starter, sys.executable],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=240,
    )
    assert run.returncode == 0, run.stderr
    trees = json.loads(run.stdout.splitlines()[-1])
    before, after = trees["before"], trees["after"]

    hand = group(before, "Your hand: 3 cards")
    assert [card["role"] for card in hand["children"]] == ["check box"] * 3
    for card in hand["children"]:
        assert "can take" in card["name"] or "takes nothing" in card["name"]
        assert {"Press", "Toggle", "SetFocus"} <= set(card["actions"])
        assert {"focusable", "checkable"} <= set(card["states"])
        assert min(card["box"][2:]) > 40
    piles = [node["name"] for node in group(before, "Stock and piles")["children"]]
    assert piles[0].startswith("Stock:")
    assert piles[-1].startswith("Your pile:")
    players = [node["name"] for node in group(before, "Players")["children"]]
    assert len(players) == 2
    assert all("in hand" in name and "points" in name for name in players)

    pressed = next((node for node in nodes(after) if node["name"] == trees["pressed"]), None)
    if pressed is not None:
        assert "checked" in pressed["states"]
        assert [node for node in nodes(after) if node["role"] == "push button"]
    else:
        assert len(group(after, "Your hand")["children"]) == 2
