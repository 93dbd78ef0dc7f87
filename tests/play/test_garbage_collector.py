"""Reference cycles are collected in the thread of the window only."""

import gc
import threading
import weakref
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from scopa_desktop.play.garbage_collector import GarbageCollector, collect_if_due


@pytest.fixture(autouse=True)
def usual_thresholds() -> Iterator[None]:
    """Those of Python: mypy, which other tests run in this process, raises them for good."""
    before = gc.get_threshold()
    gc.set_threshold(700, 10, 10)
    yield
    gc.set_threshold(*before)


class Node:
    """An object that refers to itself."""

    def __init__(self) -> None:
        self.me = self


def test_a_cycle_is_collected_by_the_timer(qtbot: QtBot) -> None:
    gc.collect()
    collector = GarbageCollector()
    node = weakref.ref(Node())
    many = [[] for _ in range(2 * gc.get_threshold()[0])]  # type: list[list[int]]
    qtbot.waitUntil(lambda: node() is None, timeout=20_000)
    assert len(many) > gc.get_threshold()[0]
    collector.deleteLater()


def test_a_thread_that_allocates_collects_nothing(qtbot: QtBot) -> None:
    collector = GarbageCollector()
    collected: list[object] = []
    node = weakref.ref(Node(), collected.append)
    kept: list[object] = []

    def allocate() -> None:
        kept.extend([] for _ in range(100 * gc.get_threshold()[0]))

    thread = threading.Thread(target=allocate)
    thread.start()
    thread.join()
    assert not collected
    collect_if_due()
    assert collected == [node]
    collector.deleteLater()
