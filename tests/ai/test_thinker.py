"""Thinking happens in a process that may be killed, hang or be left alone, and a move comes out.

Real processes are used; the seconds only bound how long a failing test waits.
"""

import logging
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from queue import Queue
from random import Random

import pytest

from scopa_desktop.ai.advice import Advice, advise_by_heuristics
from scopa_desktop.ai.heuristics import HeuristicPlayer
from scopa_desktop.ai.levels import level
from scopa_desktop.ai.player import Deadline
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.ai.thinker import Thinker
from scopa_desktop.rules.catalogue import ESCOBA_SETENTA
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.record import Player
from scopa_desktop.rules.seating import THREE
from tests.ai import awkward_levels

LONG = 60.0
ROOT = Path(__file__).parents[2]


@pytest.fixture
def view() -> SeatView:
    """A seat's view at the start of a round."""
    match = Match(
        ESCOBA_SETENTA.configured({"target": 15}), THREE, [Player("A", "beginner")] * 3, 4
    )
    match.begin_round()
    assert match.round is not None
    return SeatView.of(match, match.round.turn)


@pytest.fixture
def begun(tmp_path: Path) -> Path:
    """The file that an awkward level touches when it begins to think."""
    return tmp_path / "begun"


@pytest.fixture
def make() -> Iterator[Callable[..., Thinker]]:
    """Makes thinkers that are closed after the test."""
    thinkers: list[Thinker] = []

    def make_one(**arguments: object) -> Thinker:
        thinkers.append(Thinker(**arguments))  # type: ignore[arg-type]
        return thinkers[-1]

    yield make_one
    for thinker in thinkers:
        thinker.close()


def wait_until(happened: Callable[[], object]) -> None:
    """Wait for something that another process does."""
    end = time.monotonic() + LONG
    while not happened():
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.01)


def worker_pids() -> list[int | None]:
    """The worker processes that live."""
    return [child.pid for child in multiprocessing.active_children()]


def test_the_worker_chooses_what_the_level_chooses(
    make: Callable[..., Thinker], view: SeatView
) -> None:
    thinker = make()
    for level_id in ("casual", "beginner"):
        ticket = thinker.ask(view, level_id)
        assert thinker.poll(LONG) == (ticket, level(level_id).choose(view))
        assert thinker.poll() is None, "an answer is handed over once"


def test_the_worker_gives_advice(make: Callable[..., Thinker], view: SeatView) -> None:
    thinker = make()
    ticket = thinker.ask_advice(view)
    answer = thinker.poll(LONG)
    assert answer is not None
    assert answer.ticket == ticket
    assert isinstance(answer.reply, Advice)
    assert {move.action for move in answer.reply.moves} == set(view.legal_moves())
    assert any(move.estimate for move in answer.reply.moves)


def test_a_move_asked_for_replaces_the_advice_and_the_other_way_round(
    make: Callable[..., Thinker], view: SeatView
) -> None:
    thinker = make()
    thinker.ask_advice(view)
    ticket = thinker.ask(view, "casual")
    assert thinker.poll(LONG) == (ticket, level("casual").choose(view))
    thinker.ask(view, "casual")
    ticket = thinker.ask_advice(view)
    answer = thinker.poll(LONG)
    assert answer is not None
    assert answer.ticket == ticket
    assert isinstance(answer.reply, Advice)


def test_when_no_worker_can_be_started_the_rules_of_thumb_advise(
    make: Callable[..., Thinker], view: SeatView, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: object) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr("multiprocessing.process.BaseProcess.start", refuse)
    thinker = make()
    ticket = thinker.ask_advice(view)
    assert thinker.poll(LONG) == (ticket, advise_by_heuristics(view))


def test_an_answer_is_told_to_the_callback(make: Callable[..., Thinker], view: SeatView) -> None:
    told: Queue[tuple[object, ...]] = Queue()
    thinker = make(on_answer=lambda *answer: told.put(answer))
    ticket = thinker.ask(view, "casual")
    assert told.get(timeout=LONG) == (ticket, level("casual").choose(view))


def test_asking_an_unknown_level_is_refused(make: Callable[..., Thinker], view: SeatView) -> None:
    with pytest.raises(ValueError, match="there is no level 'oracle'"):
        make().ask(view, "oracle")


def test_without_a_question_there_is_no_answer(make: Callable[..., Thinker]) -> None:
    thinker = make()
    thinker.start()
    assert thinker.poll() is None


def test_a_new_question_replaces_the_one_in_thought(
    make: Callable[..., Thinker], view: SeatView, begun: Path
) -> None:
    thinker = make(find_level=awkward_levels.find)
    thinker.ask(view, f"dawdles:{begun}")
    wait_until(begun.exists)
    ticket = thinker.ask(view, f"quick:{begun}")
    assert thinker.poll(LONG) == (ticket, view.legal_moves()[-1])


def test_a_cancelled_thought_ends_and_its_worker_goes_on(
    make: Callable[..., Thinker], view: SeatView, begun: Path
) -> None:
    thinker = make(find_level=awkward_levels.find)
    thinker.ask(view, f"dawdles:{begun}")
    wait_until(begun.exists)
    pids = worker_pids()
    thinker.cancel()
    wait_until(begun.with_suffix(".over").exists)
    ticket = thinker.ask(view, f"quick:{begun}")
    assert thinker.poll(LONG) == (ticket, view.legal_moves()[-1])
    assert worker_pids() == pids


def test_a_cancelled_answer_is_dropped(make: Callable[..., Thinker], view: SeatView) -> None:
    told: Queue[int] = Queue()
    thinker = make(on_answer=lambda ticket, _move: told.put(ticket))
    thinker.ask(view, "casual")
    told.get(timeout=LONG)
    thinker.cancel()
    assert thinker.poll() is None


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs kill -9")
def test_a_worker_killed_in_mid_thought_is_replaced_and_asked_again(
    make: Callable[..., Thinker], view: SeatView, begun: Path
) -> None:
    thinker = make(find_level=awkward_levels.find, grace=3600.0)
    ticket = thinker.ask(view, f"hangs once:{begun}")
    wait_until(begun.exists)
    (pid,) = worker_pids()
    assert pid is not None
    os.kill(pid, signal.SIGKILL)
    assert thinker.poll(LONG) == (ticket, view.legal_moves()[-1])
    assert worker_pids() != [pid]


@pytest.mark.parametrize("kind", ["dies once", "fails once", "hangs once"])
def test_a_worker_that_fails_once_is_replaced_and_asked_again(
    make: Callable[..., Thinker], view: SeatView, begun: Path, kind: str
) -> None:
    thinker = make(find_level=awkward_levels.find, grace=0.1)
    ticket = thinker.ask(view, f"{kind}:{begun}")
    assert thinker.poll(LONG) == (ticket, view.legal_moves()[-1])


def test_when_no_worker_survives_the_move_is_chosen_here(
    make: Callable[..., Thinker],
    view: SeatView,
    begun: Path,
    caplog: pytest.LogCaptureFixture,
) -> None:
    thinker = make(find_level=awkward_levels.find)
    for _ in range(2):
        ticket = thinker.ask(view, f"dies:{begun}")
        expected = HeuristicPlayer().choose(view, Random(view.seed), Deadline(1.0))
        assert thinker.poll(LONG) == (ticket, expected)
    assert caplog.records
    assert {record.levelno for record in caplog.records} == {logging.WARNING}


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs kill -9")
def test_a_worker_killed_at_rest_is_replaced(make: Callable[..., Thinker], view: SeatView) -> None:
    thinker = make()
    thinker.start()
    wait_until(worker_pids)
    (pid,) = worker_pids()
    assert pid is not None
    os.kill(pid, signal.SIGKILL)
    ticket = thinker.ask(view, "casual")
    assert thinker.poll(LONG) == (ticket, level("casual").choose(view))


def test_closing_ends_the_worker_in_mid_thought(
    make: Callable[..., Thinker], view: SeatView, begun: Path
) -> None:
    told: Queue[int] = Queue()
    thinker = make(find_level=awkward_levels.find, on_answer=lambda ticket, _move: told.put(ticket))
    thinker.ask(view, f"hangs once:{begun}")
    wait_until(begun.exists)
    thinker.close()
    assert worker_pids() == []
    thinker.close()
    thinker.cancel()
    assert told.empty()


PARENT = """
import sys, time
from pathlib import Path
from scopa_desktop.ai.thinker import Thinker
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.catalogue import SCOPA
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.seating import TWO
from tests.ai import awkward_levels

if __name__ == "__main__":
    one = Round(SCOPA, TWO, dealer=1, hands=[1 << 3, 1 << 5])
    thinker = Thinker(find_level=awkward_levels.find, grace=3600.0)
    thinker.ask(SeatView.of_round(one, 0, [0, 0]), "hangs once:" + sys.argv[1])
    time.sleep(3600)
"""


def test_the_worker_goes_when_its_parent_is_killed(begun: Path, tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(PARENT, encoding="utf-8")
    parent = subprocess.Popen(
        [sys.executable, str(script), str(begun)],
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    wait_until(begun.exists)
    parent.kill()
    # The pipe is at its end when no process has it any more, the worker's included.
    assert parent.communicate(timeout=LONG)[0] == b""


def test_the_worker_loads_no_window() -> None:
    told = subprocess.run(
        [
            sys.executable,
            "-c",
            "import sys, scopa_desktop.ai.worker; print('PySide6' in sys.modules)",
        ],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout.strip() == "False"
