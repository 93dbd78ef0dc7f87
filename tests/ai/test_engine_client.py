"""The engine process may be killed, stopped or hang, and the client still gets an answer.

Real processes are used; the seconds only bound how long a failing test waits.
"""

import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, suppress
from math import inf
from pathlib import Path
from queue import Empty, Queue, SimpleQueue
from random import Random
from subprocess import PIPE, Popen
from typing import NamedTuple

import pytest

from scopa_desktop.ai import engine_client
from scopa_desktop.ai.advice import Advice, advise, advise_by_heuristics
from scopa_desktop.ai.engine_client import DEFAULT_LIMITS, EngineClient
from scopa_desktop.ai.engine_process import BEAT, READY, Answer, MoveQuestion
from scopa_desktop.ai.heuristics import HeuristicPlayer
from scopa_desktop.ai.levels import level
from scopa_desktop.ai.message_pipe import MessageReader, MessageWriter
from scopa_desktop.ai.player import Deadline
from scopa_desktop.ai.process_command import engine_command
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.catalogue import ESCOBA_SETENTA
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import Player
from scopa_desktop.rules.seating import THREE
from tests.ai import awkward_levels
from tests.needs import needs_signals
from tests.raising import raising

LONG = 60.0
STEADY = DEFAULT_LIMITS._replace(
    start=3600.0, replacement=3600.0, answer=3600.0, first_start=3600.0
)
"""Limits for a busy machine: a slow start is no fault, and the rules of thumb answer nothing."""
Make = Callable[..., EngineClient]
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
def make() -> Iterator[Make]:
    """Creates clients that are closed after the test."""
    clients: list[EngineClient] = []

    def create(**arguments: object) -> EngineClient:
        clients.append(EngineClient(**arguments))  # type: ignore[arg-type]
        return clients[-1]

    yield create
    for client in clients:
        client.close()


class EngineProcess(NamedTuple):
    """A process without a client."""

    process: Popen[bytes]
    questions: MessageWriter
    answers: MessageReader

    def answer(self) -> object:
        """The next message that is no heartbeat."""
        while (message := self.answers.receive()) == BEAT:
            pass
        return message


def wait_until(happened: Callable[[], object]) -> None:
    """Wait for something that another process does."""
    end = time.monotonic() + LONG
    while not happened():
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.01)


def ask_and_wait(client: EngineClient, view: SeatView, level_id: str, begun: Path) -> int:
    """Ask an awkward level, and wait until it has begun; returns the ticket."""
    ticket = client.ask(view, f"{level_id}:{begun}")
    wait_until(begun.exists)
    return ticket


def expect_last_move(client: EngineClient, view: SeatView, level_id: str) -> int:
    """Ask an awkward level, which answers with the last legal move; returns the ticket."""
    ticket = client.ask(view, level_id)
    assert client.poll(LONG) == (ticket, view.legal_moves()[-1])
    return ticket


def stop_all(client: EngineClient) -> list[int]:
    """Stop every engine process, as SIGSTOP does; returns their ids."""
    process_ids = client.process_ids
    for process_id in process_ids:
        with suppress(ProcessLookupError):
            os.kill(process_id, signal.SIGSTOP)
    return process_ids


def has_ended(process_id: int) -> bool:
    """Whether a process is gone, and its parent has waited for it."""
    try:
        os.kill(process_id, 0)
    except ProcessLookupError:
        return True
    return False


def test_the_engine_chooses_what_the_level_chooses(make: Make, view: SeatView) -> None:
    client = make()
    for level_id in ("casual", "beginner"):
        ticket = client.ask(view, level_id)
        assert client.poll(LONG) == (ticket, level(level_id).choose(view))
        assert client.poll() is None, "an answer is handed over once"


def test_the_thread_survives_an_exception_of_a_callback(
    make: Make, view: SeatView, faults: list[str]
) -> None:
    def fail(ticket: int, _reply: object) -> None:
        raise LookupError(f"answer {ticket}")

    client = make(on_answer=fail)
    for _ in range(2):
        ticket = client.ask(view, "beginner")
        assert client.poll(LONG) == (ticket, level("beginner").choose(view))
    client.close()
    assert faults == ["answer 1", "answer 2"]


def test_the_thread_survives_an_exception_of_its_own(
    make: Make,
    view: SeatView,
    faults: list[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    client = make()
    with monkeypatch.context() as failing:
        failing.setattr(engine_client, "engine_command", raising(LookupError("no command")))
        ticket = client.ask(view, "beginner")
        assert client.poll(LONG) == (
            ticket,
            HeuristicPlayer().choose(view, Random(view.seed), Deadline(0.0)),
        )
        assert set(faults) == {"no command"}
    ticket = client.ask(view, "beginner")
    assert client.poll(LONG) == (ticket, level("beginner").choose(view))


def test_the_engine_gives_advice(make: Make, view: SeatView) -> None:
    client = make()
    ticket = client.ask_advice(view)
    answer = client.poll(LONG)
    assert answer is not None
    assert answer.ticket == ticket
    assert isinstance(answer.reply, Advice)
    assert answer.reply == advise(view, Deadline(inf))


def test_a_move_asked_for_replaces_the_advice_and_the_other_way_round(
    make: Make, view: SeatView
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
    make: Make, view: SeatView, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine_client, "Popen", raising(OSError("no more processes")))
    client = make()
    ticket = client.ask_advice(view)
    assert client.poll(LONG) == (ticket, advise_by_heuristics(view))


def test_an_answer_is_passed_to_the_callback(make: Make, view: SeatView) -> None:
    answers: Queue[tuple[object, ...]] = Queue()
    client = make(on_answer=lambda *answer: answers.put(answer))
    ticket = client.ask(view, "casual")
    assert answers.get(timeout=LONG) == (ticket, level("casual").choose(view))


def test_asking_an_unknown_level_is_refused(make: Make, view: SeatView) -> None:
    with pytest.raises(ValueError, match="there is no level 'oracle'"):
        make().ask(view, "oracle")


def test_without_a_question_there_is_no_answer(make: Make) -> None:
    client = make()
    client.start()
    assert client.poll() is None


def test_a_new_question_replaces_the_one_in_work(make: Make, view: SeatView, begun: Path) -> None:
    client = make(find_level=awkward_levels.find)
    ask_and_wait(client, view, "dawdles", begun)
    expect_last_move(client, view, f"quick:{begun}")


def test_a_cancelled_search_ends_and_its_process_goes_on(
    make: Make, view: SeatView, begun: Path
) -> None:
    client = make(find_level=awkward_levels.find, limits=PATIENT)
    ask_and_wait(client, view, "dawdles", begun)
    process_ids = client.process_ids
    client.cancel()
    wait_until(begun.with_suffix(".over").exists)
    expect_last_move(client, view, f"quick:{begun}")
    assert client.process_ids == process_ids


def test_a_cancelled_answer_is_dropped(make: Make, view: SeatView) -> None:
    answers: Queue[int] = Queue()
    client = make(on_answer=lambda ticket, _move: answers.put(ticket))
    client.ask(view, "casual")
    answers.get(timeout=LONG)
    client.cancel()
    assert client.poll() is None


@needs_signals
def test_a_process_killed_in_a_search_is_replaced_and_asked_again(
    make: Make, view: SeatView, begun: Path
) -> None:
    client = make(find_level=awkward_levels.find, limits=PATIENT)
    ticket = ask_and_wait(client, view, "hangs once", begun)
    (process_id,) = client.process_ids
    os.kill(process_id, signal.SIGKILL)
    assert client.poll(LONG) == (ticket, view.legal_moves()[-1])
    assert client.process_ids != [process_id]


@pytest.mark.parametrize("kind", ["dies once", "fails once", "hangs once"])
def test_a_process_that_fails_once_is_replaced_and_asked_again(
    make: Make, view: SeatView, begun: Path, kind: str
) -> None:
    client = make(find_level=awkward_levels.find, limits=HASTY)
    expect_last_move(client, view, f"{kind}:{begun}")


def test_when_no_process_survives_the_move_is_chosen_here(
    make: Make,
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
def test_a_process_killed_at_rest_is_replaced(make: Make, view: SeatView) -> None:
    client = make(limits=PATIENT)
    client.start()
    wait_until(lambda: client.process_ids)
    (process_id,) = client.process_ids
    os.kill(process_id, signal.SIGKILL)
    ticket = client.ask(view, "casual")
    assert client.poll(LONG) == (ticket, level("casual").choose(view))


@needs_signals
def test_closing_ends_the_engine_in_a_search(make: Make, view: SeatView, begun: Path) -> None:
    answers: Queue[int] = Queue()
    client = make(
        find_level=awkward_levels.find,
        limits=PATIENT,
        on_answer=lambda ticket, _move: answers.put(ticket),
    )
    ask_and_wait(client, view, "hangs once", begun)
    running = client.process_ids
    assert running
    client.close()
    assert all(has_ended(process_id) for process_id in running)
    assert client.process_ids == []
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
    def client(self, make: Make, delayed: Queue[int]) -> EngineClient:
        """A client that reports delays."""
        return make(find_level=awkward_levels.find, limits=STEADY, on_delay=delayed.put)

    def test_in_a_search(
        self, client: EngineClient, view: SeatView, begun: Path, delayed: Queue[int]
    ) -> None:
        ticket = ask_and_wait(client, view, "waits once", begun)
        stopped = stop_all(client)
        assert client.poll(LONG) == (ticket, view.legal_moves()[-1])
        assert delayed.get(timeout=LONG) == ticket
        assert delayed.empty()
        wait_until(lambda: set(stopped).isdisjoint(client.process_ids))

    @pytest.mark.slow
    def test_without_a_question(
        self, client: EngineClient, view: SeatView, begun: Path, delayed: Queue[int]
    ) -> None:
        client.ask(view, f"quick:{begun}")
        assert client.poll(LONG)
        assert stop_all(client)
        ticket = expect_last_move(client, view, f"waits once:{begun}")
        assert delayed.get(timeout=LONG) == ticket

    @pytest.mark.slow
    def test_at_the_start(self, make: Make, view: SeatView, begun: Path) -> None:
        limits = STEADY._replace(start=DEFAULT_LIMITS.start)
        client = make(find_level=awkward_levels.find, limits=limits)
        client.start()
        wait_until(lambda: client.process_ids)
        stop_all(client)
        expect_last_move(client, view, f"quick:{begun}")

    @pytest.mark.slow
    def test_again_and_again(
        self,
        make: Make,
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
                stop_all(client)
            expected = HeuristicPlayer().choose(view, Random(view.seed), Deadline(1.0))
            assert answer == (ticket, expected)
        assert {record.levelno for record in caplog.records} == {logging.WARNING}
        expect_last_move(client, view, f"quick:{begun}")

    @pytest.mark.slow
    def test_without_a_replacement_in_time(self, make: Make, view: SeatView, begun: Path) -> None:
        limits = STEADY._replace(replacement=0.0)
        client = make(find_level=awkward_levels.find, limits=limits)
        client.ask(view, f"quick:{begun}")
        assert client.poll(LONG)
        stop_all(client)
        ticket = client.ask(view, f"waits once:{begun}")
        expected = HeuristicPlayer().choose(view, Random(view.seed), Deadline(1.0))
        assert client.poll(LONG) == (ticket, expected)

    def test_one_that_goes_on_may_still_answer(
        self, client: EngineClient, view: SeatView, begun: Path, delayed: Queue[int]
    ) -> None:
        ticket = ask_and_wait(client, view, "waits once, hangs then", begun)
        (process_id,) = stop_all(client)
        assert delayed.get(timeout=LONG) == ticket
        os.kill(process_id, signal.SIGCONT)
        begun.with_suffix(".go").touch()
        assert client.poll(LONG) == (ticket, view.legal_moves()[-1])
        wait_until(lambda: client.process_ids == [process_id])

    def test_a_stopped_process_ends_with_the_client(
        self, client: EngineClient, view: SeatView, begun: Path
    ) -> None:
        ask_and_wait(client, view, "waits once", begun)
        stopped = stop_all(client)
        assert stopped
        client.close()
        assert all(has_ended(process_id) for process_id in stopped)

    @pytest.mark.slow
    def test_a_stopped_search_that_was_cancelled_is_replaced(
        self, client: EngineClient, view: SeatView, begun: Path, delayed: Queue[int]
    ) -> None:
        ask_and_wait(client, view, "waits once", begun)
        stopped = stop_all(client)
        client.cancel()
        wait_until(lambda: set(stopped).isdisjoint(client.process_ids) and client.process_ids)
        assert delayed.empty()
        expect_last_move(client, view, f"quick:{begun}")


@pytest.fixture
def start_engine() -> Iterator[Callable[..., EngineProcess]]:
    """Starts engine processes that are ended after the test."""
    with ExitStack() as stack:

        def start(command: Sequence[str]) -> EngineProcess:
            process = stack.enter_context(Popen(command, stdin=PIPE, stdout=PIPE, bufsize=0))
            stack.callback(process.kill)
            assert process.stdin is not None and process.stdout is not None
            writer = MessageWriter(process.stdin.fileno())
            return EngineProcess(process, writer, MessageReader(process.stdout.fileno()))

        yield start


def test_a_long_search_sends_heartbeats(
    start_engine: Callable[..., EngineProcess], view: SeatView, begun: Path
) -> None:
    engine = start_engine(engine_command(awkward_levels.find))
    assert engine.answers.receive() == READY
    engine.questions.send(MoveQuestion(1, view, f"waits once:{begun}"))
    assert [engine.answers.receive() for _ in range(3)] == [BEAT] * 3
    begun.with_suffix(".go").touch()
    assert engine.answer() == Answer(1, view.legal_moves()[-1])
    engine.questions.send(MoveQuestion(2, view, f"quick:{begun}"))
    assert engine.answer() == Answer(2, view.legal_moves()[-1])


def test_a_level_that_prints_disturbs_no_message(
    start_engine: Callable[..., EngineProcess], view: SeatView, begun: Path
) -> None:
    engine = start_engine(engine_command(awkward_levels.find))
    assert engine.answers.receive() == READY
    engine.questions.send(MoveQuestion(1, view, f"prints:{begun}"))
    assert engine.answer() == Answer(1, view.legal_moves()[-1])


def test_the_engine_ends_when_no_more_questions_can_come(
    start_engine: Callable[..., EngineProcess], view: SeatView, begun: Path
) -> None:
    engine = start_engine(engine_command(awkward_levels.find))
    engine.questions.send(MoveQuestion(1, view, f"hangs:{begun}"))
    wait_until(begun.exists)
    assert engine.process.stdin is not None
    engine.process.stdin.close()
    assert engine.process.wait(LONG) == 0


STANDALONE = """
import sys
from scopa_desktop.__main__ import main

sys.frozen = True
sys.exit(main())
"""
"""A program as PyInstaller builds it: its executable is not Python."""


def test_a_standalone_program_is_its_own_engine(
    start_engine: Callable[..., EngineProcess], view: SeatView, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", "/games/scopa-desktop")
    program, *arguments = engine_command(level)
    assert program == "/games/scopa-desktop"
    monkeypatch.undo()
    monkeypatch.chdir(ROOT)
    engine = start_engine([sys.executable, "-c", STANDALONE, *arguments])
    assert engine.answers.receive() == READY
    engine.questions.send(MoveQuestion(1, view, "casual"))
    assert engine.answer() == Answer(1, level("casual").choose(view))


def test_the_engine_takes_no_module_from_the_current_folder(
    start_engine: Callable[..., EngineProcess],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("logging", "pickle", "scopa_desktop"):
        (tmp_path / f"{name}.py").write_text("raise SystemExit('from the current folder')")
    monkeypatch.chdir(tmp_path)
    assert start_engine(engine_command(level)).answers.receive() == READY


@pytest.mark.skipif(not Path("/proc/self/cmdline").exists(), reason="needs /proc")
def test_the_engine_is_the_only_process_that_is_started(view: SeatView) -> None:
    # Where other modules of the tests have not started processes.
    script = (
        "import sys; from pathlib import Path\n"
        "from scopa_desktop.ai.engine_client import EngineClient\n"
        "client = EngineClient(); client.start()\n"
        "while not client.process_ids: client.poll(0.01)\n"
        "tasks = Path('/proc/self/task').glob('*/children')\n"
        "children = [int(child) for task in tasks for child in task.read_text().split()]\n"
        "assert children == client.process_ids, children\n"
        "assert 'multiprocessing' not in sys.modules\n"
        "client.close()"
    )
    subprocess.run([sys.executable, "-c", script], cwd=ROOT, check=True, timeout=LONG)


def test_time_in_which_the_client_does_not_run_is_not_counted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 100.0

    class Events(SimpleQueue[engine_client._Event]):
        """Waits for an hour, whatever the limit is."""

        def get(self, block: bool = True, timeout: float | None = None) -> engine_client._Event:
            nonlocal now
            now += 3600.0
            raise Empty

    monkeypatch.setattr(engine_client, "monotonic", lambda: now)
    clock = engine_client._Clock()
    assert clock.now() == 100.0
    assert clock.next_event(Events(), 101.5) is None
    assert clock.now() == 101.5
    assert clock.next_event(Events(), None) is None
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
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    wait_until(begun.exists)
    parent.kill()
    # The pipe is at its end when no process has it any more, including the engine process.
    parent.communicate(timeout=LONG)


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
