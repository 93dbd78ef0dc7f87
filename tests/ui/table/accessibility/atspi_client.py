"""Starts the game, reads its table over AT-SPI, presses a card, and prints both trees as JSON.

Run by a Python that has `gi`, inside `dbus-run-session` and with a display:

    atspi_client.py LAUNCHER PYTHON

`LAUNCHER` is at-spi-bus-launcher, `PYTHON` the one that has the game.
"""

import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

import gi  # type: ignore[import-not-found]

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # type: ignore[import-not-found]  # noqa: E402

_SECONDS = 60.0
_STATES = ("focusable", "focused", "checkable", "checked")

Tree = dict[str, Any]


def children(node: Any) -> Iterator[Any]:
    """The children that are shown."""
    for index in range(node.get_child_count()):
        child = node.get_child_at_index(index)
        if child is not None and child.get_state_set().contains(Atspi.StateType.SHOWING):
            yield child


def actions(node: Any) -> list[str]:
    return [node.get_action_name(index) for index in range(node.get_n_actions())]


def tree(node: Any) -> Tree:
    states = [state.value_nick for state in node.get_state_set().get_states()]
    box = node.get_extents(Atspi.CoordType.SCREEN)
    return {
        "role": node.get_role_name(),
        "name": node.get_name(),
        "states": [state for state in states if state in _STATES],
        "actions": actions(node),
        "box": [box.x, box.y, box.width, box.height],
        "children": list(map(tree, children(node))),
    }


def find(node: Any, name: str) -> Any:
    """The first object whose name begins so; None if there is none."""
    if node.get_name().startswith(name):
        return node
    return next(filter(None, (find(child, name) for child in children(node))), None)


def wait_for(what: str, look: Callable[[], Any]) -> Any:
    """What `look` returns as soon as that is true; D-Bus is served in between."""
    context, deadline = GLib.MainContext.default(), time.monotonic() + _SECONDS
    GLib.timeout_add(50, lambda: True)
    while time.monotonic() < deadline:
        try:
            if result := look():
                return result
        except GLib.Error:
            pass  # The object has just been deleted.
        context.iteration(True)
    sys.exit(f"{what} did not appear within {_SECONDS:.0f} seconds")


def game_table() -> Any:
    """The card table of the game, once the cards are dealt and it is the person's turn."""
    desktop = Atspi.get_desktop(0)
    for program in children_of_desktop(desktop):
        table = find(program, "Card table")
        hand = table and find(table, "Your hand")
        if hand and "," in "".join(child.get_name() for child in children(hand)):
            return table
    return None


def children_of_desktop(desktop: Any) -> list[Any]:
    programs = [desktop.get_child_at_index(index) for index in range(desktop.get_child_count())]
    return [program for program in programs if program is not None]


def main(launcher: str, python: str) -> None:
    bus = subprocess.Popen([launcher, "--launch-immediately"])
    game = subprocess.Popen([python, "-m", "scopa_desktop"])
    try:
        table = wait_for("the table", game_table)
        before = tree(table)
        card = next(children(find(table, "Your hand")))
        name = card.get_name()
        card.do_action(actions(card).index("Press"))
        wait_for("the effect of a press", lambda: has_changed(table, name))
        print(json.dumps({"before": before, "pressed": name, "after": tree(table)}))
    finally:
        game.terminate()
        game.wait()
        bus.terminate()
        bus.wait()


def has_changed(table: Any, name: str) -> bool:
    """Whether the card has been played, or waits for a choice of what it takes."""
    card = find(table, name)
    return card is None or card.get_state_set().contains(Atspi.StateType.CHECKED)


if __name__ == "__main__":
    main(*sys.argv[1:])
