"""The engine process may be killed, stopped or hang, and the client still gets an answer.

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
from contextlib import suppress
from pathlib import Path
from queue import Queue
from random import Random

import pytest

from scopa_desktop.ai import engine_client
from scopa_desktop.ai.advice import Advice, advise_by_heuristics
from scopa_desktop.ai.engine_client import DEFAULT_LIMITS, EngineClient
from scopa_desktop.ai.engine_process import BEAT, READY, Answer, MoveQuestion, run_engine
from scopa_desktop.ai.heuristics import HeuristicPlayer
from scopa_desktop.ai.levels import level
from scopa_desktop.ai.player import Deadline
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.catalogue import ESCOBA_SETENTA
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.record import Player
from scopa_desktop.rules.seating import THREE
from tests.ai import awkward_levels

LONG = 60.0
needs_signals = pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="needs signals")
STEADY = DEFAULT_LIMITS._replace(replacement=3600.0, answer=3600.0, first_start=3600.0)
"""Limits with which no answer comes from the rules of thumb, however busy the machine is."""
PATIENT = STEADY._replace(silence=3600.0, overrun=3600.0)
HASTY = STEADY._replace(overrun=0.1)
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
    """The file that an awkward level touches when it begins."""
    return tmp_path / "begun"


@pytest.fixture
def make() -> Iterator[Callable[..., EngineClient]]:
    """Creates clients that are closed after the test."""
    clients: list[EngineClient] = []

    def create(**arguments: object) -> EngineClient:
        clients.append(EngineClient(**arguments))  # type: ignore[arg-type]
        return clients[-1]

    yield create
    for client in clients:
        client.close()


def wait_until(happened: Callable[[], object]) -> None:
    """Wait for something that another process does."""
    end = time.monotonic() + LONG
    while not happened():
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.01)


def stop_all() -> list[int]:
    """Stop every engine process, as SIGSTOP does; returns their ids."""
    pids = [pid for pid in engine_pids() if pid is not None]
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGSTOP)
    return pids


def engine_pids() -> list[int | None]:
    """The engine processes that run."""
    return [child.pid for child in multiprocessing.active_children()]


def test_the_engine_chooses_what_the_level_chooses(
    make: Callable[..., EngineClient], view: SeatView
) -> None:
    client = make()
    for level_id in ("casual", "beginner"):
        ticket = client.ask(view, level_id)
        assert client.poll(LONG) == (ticket, level(level_id).choose(view))
        assert client.poll() is None, "an answer is handed over once"


def test_the_engine_gives_advice(make: Callable[..., EngineClient], view: SeatView) -> None:
    client = make()
    ticket = client.ask_advice(view)
    answer = client.poll(LONG)
    assert answer is not None
    assert answer.ticket == ticket
    assert isinstance(answer.reply, Advice)
    assert {move.action for move in answer.reply.moves} == set(view.legal_moves())
    assert any(move.estimate for move in answer.reply.moves)


def test_a_move_asked_for_replaces_the_advice_and_the_other_way_round(
    make: Callable[..., EngineClient], view: SeatView
) -> None:
    client = make()
    client.ask_advice(view)
    ticket = client.ask(view, "casual")
    assert client.poll(LONG) == (ticket, level("casual").choose(view))
    client.ask(view, "casual")
    ticket = client.ask_advice(view)
    answer = client.poll(LONG)
    assert answer is not None
    assert answer.ticket == ticket
    assert isinstance(answer.reply, Advice)


def test_when_no_process_can_be_started_the_rules_of_thumb_advise(
    make: Callable[..., EngineClient], view: SeatView, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: object) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr("multiprocessing.process.BaseProcess.start", refuse)
    client = make()
    ticket = client.ask_advice(view)
    assert client.poll(LONG) == (ticket, advise_by_heuristics(view))


def test_an_answer_is_passed_to_the_callback(
    make: Callable[..., EngineClient], view: SeatView
) -> None:
    answers: Queue[tuple[object, ...]] = Queue()
    client = make(on_answer=lambda *answer: answers.put(answer))
    ticket = client.ask(view, "casual")
    assert answers.get(timeout=LONG) == (ticket, level("casual").choose(view))


def test_asking_an_unknown_level_is_refused(
    make: Callable[..., EngineClient], view: SeatView
) -> None:
    with pytest.raises(ValueError, match="there is no level 'oracle'"):
        make().ask(view, "oracle")


def test_without_a_question_there_is_no_answer(make: Callable[..., EngineClient]) -> None:
    client = make()
    client.start()
    assert client.poll() is None


def test_a_new_question_replaces_the_one_in_work(
    make: Callable[..., EngineClient], view: SeatView, begun: Path
) -> None:
    client = make(find_level=awkward_levels.find)
    client.ask(view, f"dawdles:{begun}")
    wait_until(begun.exists)
    ticket = client.ask(view, f"quick:{begun}")
    assert client.poll(LONG) == (ticket, view.legal_moves()[-1])


def test_a_cancelled_search_ends_and_its_process_goes_on(
    make: Callable[..., EngineClient], view: SeatView, begun: Path
) -> None:
    client = make(find_level=awkward_levels.find)
    client.ask(view, f"dawdles:{begun}")
    wait_until(begun.exists)
    pids = engine_pids()
    client.cancel()
    wait_until(begun.with_suffix(".over").exists)
    ticket = client.ask(view, f"quick:{begun}")
    assert client.poll(LONG) == (ticket, view.legal_moves()[-1])
    assert engine_pids() == pids


def test_a_cancelled_answer_is_dropped(make: Callable[..., EngineClient], view: SeatView) -> None:
    answers: Queue[int] = Queue()
    client = make(on_answer=lambda ticket, _move: answers.put(ticket))
    client.ask(view, "casual")
    answers.get(timeout=LONG)
    client.cancel()
    assert client.poll() is None


@needs_signals
def test_a_process_killed_in_a_search_is_replaced_and_asked_again(
    make: Callable[..., EngineClient], view: SeatView, begun: Path
) -> None:
    client = make(find_level=awkward_levels.find, limits=PATIENT)
    ticket = client.ask(view, f"hangs once:{begun}")
    wait_until(begun.exists)
    (pid,) = engine_pids()
    assert pid is not None
    os.kill(pid, signal.SIGKILL)
    assert client.poll(LONG) == (ticket, view.legal_moves()[-1])
    assert engine_pids() != [pid]


@pytest.mark.parametrize("kind", ["dies once", "fails once", "hangs once"])
def test_a_process_that_fails_once_is_replaced_and_asked_again(
    make: Callable[..., EngineClient], view: SeatView, begun: Path, kind: str
) -> None:
    client = make(find_level=awkward_levels.find, limits=HASTY)
    ticket = client.ask(view, f"{kind}:{begun}")
    assert client.poll(LONG) == (ticket, view.legal_moves()[-1])


def test_when_no_process_survives_the_move_is_chosen_here(
    make: Callable[..., EngineClient],
    view: SeatView,
    begun: Path,
    caplog: pytest.LogCaptureFixture,
) -> None:
    client = make(find_level=awkward_levels.find)
    for _ in range(2):
        ticket = client.ask(view, f"dies:{begun}")
        expected = HeuristicPlayer().choose(view, Random(view.seed), Deadline(1.0))
        assert client.poll(LONG) == (ticket, expected)
    assert caplog.records
    assert {record.levelno for record in caplog.records} == {logging.WARNING}


@needs_signals
def test_a_process_killed_at_rest_is_replaced(
    make: Callable[..., EngineClient], view: SeatView
) -> None:
    client = make()
    client.start()
    wait_until(engine_pids)
    (pid,) = engine_pids()
    assert pid is not None
    os.kill(pid, signal.SIGKILL)
    ticket = client.ask(view, "casual")
    assert client.poll(LONG) == (ticket, level("casual").choose(view))


def test_closing_ends_the_engine_in_a_search(
    make: Callable[..., EngineClient], view: SeatView, begun: Path
) -> None:
    answers: Queue[int] = Queue()
    client = make(
        find_level=awkward_levels.find, on_answer=lambda ticket, _move: answers.put(ticket)
    )
    client.ask(view, f"hangs once:{begun}")
    wait_until(begun.exists)
    client.close()
    assert engine_pids() == []
    client.close()
    client.cancel()
    assert answers.empty()


@needs_signals
class TestStoppedProcesses:
    """Processes that are stopped, not ended: only their heartbeats are missing."""

    @pytest.fixture
    def delayed(self) -> Queue[int]:
        """The tickets that were reported as delayed."""
        return Queue()

    @pytest.fixture
    def client(self, make: Callable[..., EngineClient], delayed: Queue[int]) -> EngineClient:
        """A client that reports delays."""
        return make(find_level=awkward_levels.find, limits=STEADY, on_delay=delayed.put)

    def test_in_a_search(
        self, client: EngineClient, view: SeatView, begun: Path, delayed: Queue[int]
    ) -> None:
        ticket = client.ask(view, f"waits once:{begun}")
        wait_until(begun.exists)
        stopped = stop_all()
        assert client.poll(LONG) == (ticket, view.legal_moves()[-1])
        assert delayed.get(timeout=LONG) == ticket
        assert delayed.empty()
        wait_until(lambda: set(stopped).isdisjoint(engine_pids()))

    def test_without_a_question(
        self, client: EngineClient, view: SeatView, begun: Path, delayed: Queue[int]
    ) -> None:
        client.ask(view, f"quick:{begun}")
        assert client.poll(LONG)
        assert stop_all()
        ticket = client.ask(view, f"waits once:{begun}")
        assert client.poll(LONG) == (ticket, view.legal_moves()[-1])
        assert delayed.get(timeout=LONG) == ticket

    def test_at_the_start(self, client: EngineClient, view: SeatView, begun: Path) -> None:
        client.start()
        wait_until(engine_pids)
        stop_all()
        ticket = client.ask(view, f"quick:{begun}")
        assert client.poll(LONG) == (ticket, view.legal_moves()[-1])

    def test_again_and_again(
        self,
        make: Callable[..., EngineClient],
        view: SeatView,
        begun: Path,
        caplog: pytest.LogCaptureFixture,
    ) -> None:
        client = make(find_level=awkward_levels.find)
        client.ask(view, f"quick:{begun}")
        assert client.poll(LONG)
        for _ in range(2):
            ticket = client.ask(view, f"hangs:{begun}")
            while (answer := client.poll(0.01)) is None:
                stop_all()
            expected = HeuristicPlayer().choose(view, Random(view.seed), Deadline(1.0))
            assert answer == (ticket, expected)
        assert {record.levelno for record in caplog.records} == {logging.WARNING}
        ticket = client.ask(view, f"quick:{begun}")
        assert client.poll(LONG) == (ticket, view.legal_moves()[-1])

    def test_without_a_replacement_in_time(
        self, make: Callable[..., EngineClient], view: SeatView, begun: Path
    ) -> None:
        limits = STEADY._replace(replacement=0.0)
        client = make(find_level=awkward_levels.find, limits=limits)
        client.ask(view, f"quick:{begun}")
        assert client.poll(LONG)
        stop_all()
        ticket = client.ask(view, f"waits once:{begun}")
        expected = HeuristicPlayer().choose(view, Random(view.seed), Deadline(1.0))
        assert client.poll(LONG) == (ticket, expected)

    def test_one_that_goes_on_may_still_answer(
        self, client: EngineClient, view: SeatView, begun: Path, delayed: Queue[int]
    ) -> None:
        ticket = client.ask(view, f"waits once, hangs then:{begun}")
        wait_until(begun.exists)
        (pid,) = stop_all()
        assert delayed.get(timeout=LONG) == ticket
        os.kill(pid, signal.SIGCONT)
        begun.with_suffix(".go").touch()
        assert client.poll(LONG) == (ticket, view.legal_moves()[-1])
        wait_until(lambda: engine_pids() == [pid])

    def test_a_stopped_process_ends_with_the_client(
        self, client: EngineClient, view: SeatView, begun: Path
    ) -> None:
        client.ask(view, f"waits once:{begun}")
        wait_until(begun.exists)
        stop_all()
        client.close()
        assert engine_pids() == []

    def test_a_stopped_search_that_was_cancelled_is_replaced(
        self, client: EngineClient, view: SeatView, begun: Path, delayed: Queue[int]
    ) -> None:
        client.ask(view, f"waits once:{begun}")
        wait_until(begun.exists)
        stopped = stop_all()
        client.cancel()
        wait_until(lambda: set(stopped).isdisjoint(engine_pids()) and engine_pids())
        assert delayed.empty()
        ticket = client.ask(view, f"quick:{begun}")
        assert client.poll(LONG) == (ticket, view.legal_moves()[-1])


def test_a_long_search_sends_heartbeats(view: SeatView, begun: Path) -> None:
    context = multiprocessing.get_context("spawn")
    inbox, questions = context.Pipe(duplex=False)
    answers, outbox = context.Pipe(duplex=False)
    process = context.Process(
        target=run_engine, args=(inbox, outbox, awkward_levels.find), daemon=True
    )
    process.start()
    assert answers.recv() == READY
    question = MoveQuestion(1, view, f"waits once:{begun}")
    questions.send(question)
    assert [answers.recv() for _ in range(3)] == [BEAT] * 3
    begun.with_suffix(".go").touch()
    while (message := answers.recv()) == BEAT:
        pass
    assert message == Answer(1, view.legal_moves()[-1])
    questions.send(MoveQuestion(2, view, f"quick:{begun}"))
    while (message := answers.recv()) == BEAT:
        pass
    assert message == Answer(2, view.legal_moves()[-1])
    process.kill()
    process.join()


def test_time_in_which_the_client_does_not_run_is_not_counted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 100.0

    def wait_long(handles: object, seconds: float | None) -> list[object]:
        nonlocal now
        now += 3600.0
        return []

    monkeypatch.setattr(engine_client, "monotonic", lambda: now)
    monkeypatch.setattr(engine_client, "wait", wait_long)
    clock = engine_client._Clock()
    assert clock.now() == 100.0
    clock.wait([], 101.5)
    assert clock.now() == 101.5
    clock.wait([], None)
    assert clock.now() == 101.5 + 3600.0


PARENT = """
import sys, time
from pathlib import Path
from scopa_desktop.ai.engine_client import DEFAULT_LIMITS, EngineClient
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.catalogue import SCOPA
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.seating import TWO
from tests.ai import awkward_levels

if __name__ == "__main__":
    limits = DEFAULT_LIMITS._replace(overrun=3600.0, answer=3600.0)
    one = Round(SCOPA, TWO, dealer=1, hands=[1 << 3, 1 << 5])
    client = EngineClient(find_level=awkward_levels.find, limits=limits)
    client.ask(SeatView.of_round(one, 0, [0, 0]), "hangs once:" + sys.argv[1])
    time.sleep(3600)
"""


def test_the_engine_goes_when_its_parent_is_killed(begun: Path, tmp_path: Path) -> None:
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


def test_the_engine_loads_no_window() -> None:
    printed = subprocess.run(
        [
            sys.executable,
            "-c",
            "import sys, scopa_desktop.ai.engine_process; print('PySide6' in sys.modules)",
        ],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert printed.stdout.strip() == "False"
