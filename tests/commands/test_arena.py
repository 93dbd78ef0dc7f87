"""`arena`: engines that play, hang, lie and die."""

import json
import os
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest

from scopa_desktop.__main__ import main
from scopa_desktop.commands import arena
from scopa_desktop.commands.arena import ExternalEngine
from scopa_desktop.commands.arguments import INTERRUPTED, USAGE_ERROR
from scopa_desktop.commands.output import FAILED
from scopa_desktop.play.storage.paths import resource_folder
from tests.commands.running import run_command
from tests.needs import needs_process_groups
from tests.raising import raising
from tests.sampling import parametrize_some

EXAMPLE = resource_folder() / "docs" / "example_engine.py"
FAULTY = """
import json, sys, time
for number, line in enumerate(sys.stdin):
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"type": "ready", "protocol": 1, "name": "Faulty"}), flush=True)
        continue
    if message["type"] == "quit":
        break
    move = message["view"]["legal"][-1]
    answer = json.dumps({"type": "move", "id": message["id"], "move": move})
    FAULT
    print(answer, flush=True)
"""
BLIND = """
import json, sys
print(json.dumps({"type": "ready", "protocol": 1, "name": "Blind"}), flush=True)
for number in range(1, 801):
    print(json.dumps({"type": "move", "id": number, "move": "7D x 7D"}), flush=True)
import time; time.sleep(600)
"""
OTHER_VERSION = 'print(\'{"type": "ready", "protocol": 2, "name": "Newer"}\')'
FAULTS = {
    "late": "time.sleep(600)",
    "ended": "sys.exit(3)",
    "not_a_message": 'answer = "7D, I think"',
    "illegal": 'answer = answer.replace(move, "7D x 7D")',
}
MORE_FAULTS = {
    "no text": 'sys.stdout.buffer.write(b"\\xff\\xfe\\n"); sys.stdout.flush()',
    "too long": 'answer = "x" * 300_000',
    "flood": 'answer = (answer.replace(str(message["id"]), "0") + "\\n") * 5_000',
    "another number": 'answer = json.dumps({"type": "move", "id": 0, "move": move})',
    "an error": 'answer = json.dumps({"type": "error", "message": "I give up."})',
    "info without end": 'while True: print(\'{"type": "info"}\', flush=True)',
    "closed input": "import os; os.close(0); time.sleep(600)",
    "escape sequences": 'answer = answer.replace(move, "\\\\u001b[2J")',
    "closed output": "import os; os.close(1); time.sleep(600)",
}


def command(fault: str, tmp_path: Path) -> str:
    """The command of an engine with a fault in each of its answers."""
    script = tmp_path / "engine.py"
    script.write_text(FAULTY.replace("FAULT", fault), encoding="utf-8")
    return shlex.join([sys.executable, str(script)])


def run(*line: str) -> int:
    return run_command(arena, line)


@pytest.fixture
def play(capsys: pytest.CaptureFixture[str]) -> Any:
    """Plays some deals that must come to their end; returns the result and standard error."""

    def played(engine: str, *more: str) -> tuple[dict[str, Any], str]:
        line = ["--engine", engine, "--against", "beginner", "--deals", "2", "--json", *more]
        assert run(*line) == 0
        out, err = capsys.readouterr()
        result = json.loads(out)
        assert isinstance(result, dict)
        return result, err

    return played


@pytest.mark.parametrize(
    ("game", "more", "rounds"),
    [
        ("scopa", [], 4),
        ("scopa", ["--players", "3"], 6),
        ("scopone", [], 4),
        ("cirulla", ["--players", "2"], 4),
        ("scopa", ["--pairs", "--option", "target=21"], 4),
    ],
)
def test_the_example_engine_plays(play: Any, game: str, more: list[str], rounds: int) -> None:
    result, err = play(shlex.join([sys.executable, str(EXAMPLE)]), "--variant", game, *more)
    assert result["engine"] == "First legal move"
    assert result["rounds"] == rounds
    assert not any(result["lost_moves"].values())
    assert err == ""


def test_the_result_is_the_same_again_and_said_in_words(
    play: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    engine = shlex.join([sys.executable, str(EXAMPLE)])
    first, _ = play(engine)
    assert play(engine)[0] == first
    assert run("--engine", engine, "--against", "beginner", "--deals", "2") == 0
    assert f"First legal move over beginner: {first['margin']:+.3f}" in capsys.readouterr().out


def test_a_level_against_itself_is_exactly_even(play: Any) -> None:
    engine = shlex.join([sys.executable, "-m", "scopa_desktop", "engine", "--level", "beginner"])
    assert play(engine)[0]["margin"] == 0


@pytest.mark.parametrize("failure", FAULTS)
def test_an_engine_that_fails_loses_the_move(play: Any, tmp_path: Path, failure: str) -> None:
    engine = command(FAULTS[failure], tmp_path)
    seconds = "0.05" if failure == "late" else "60"
    result, err = play(engine, "--seconds", seconds)
    assert result["lost_moves"][failure] > 0
    assert "Faulty lost a move: " in err
    is_given_up = result["lost_moves"]["given_up"] > 0
    assert is_given_up is (failure != "illegal"), "its process is not replaced for ever"


@parametrize_some("name", [*MORE_FAULTS], default=[*MORE_FAULTS][::3])
def test_whatever_an_engine_writes_the_arena_goes_on(play: Any, tmp_path: Path, name: str) -> None:
    fault = MORE_FAULTS[name]
    seconds = "0.05" if "sleep" in fault or "while" in fault else "60"
    result, err = play(command(fault, tmp_path), "--seconds", seconds)
    assert sum(result["lost_moves"].values()) > 0
    assert all(line.isprintable() for line in err.splitlines())


def test_an_engine_that_answers_without_reading_blocks_nobody(play: Any, tmp_path: Path) -> None:
    script = tmp_path / "engine.py"
    script.write_text(BLIND, encoding="utf-8")
    engine = shlex.join([sys.executable, str(script)])
    result, _ = play(engine, "--seconds", "60", "--deals", "5", "--variant", "scopone")
    assert result["lost_moves"]["illegal"] > 100


@needs_process_groups
def test_what_an_engine_has_started_ends_with_it(tmp_path: Path) -> None:
    pipe = tmp_path / "held"
    os.mkfifo(pipe)
    script = tmp_path / "engine.sh"
    # The second process holds the pipe for as long as it lives.
    script.write_text(
        f"sleep 600 >{shlex.quote(str(pipe))} &\n"
        f"{shlex.join([sys.executable, str(EXAMPLE)])}\nwait\n",
        encoding="utf-8",
    )
    engine = ExternalEngine(["sh", str(script)], 60.0)
    with pipe.open("rb") as held:
        engine.close()
        assert held.read() == b""


@needs_process_groups
def test_what_an_engine_has_started_ends_after_it_too(tmp_path: Path) -> None:
    pipe = tmp_path / "held"
    os.mkfifo(pipe)
    script = tmp_path / "engine.sh"
    example = shlex.join([sys.executable, str(EXAMPLE)])
    script.write_text(f"sleep 600 >{shlex.quote(str(pipe))} &\nexec {example}\n", encoding="utf-8")
    engine = ExternalEngine(["sh", str(script)], 60.0)
    with pipe.open("rb") as held:
        engine.close()
        assert held.read() == b""


def test_an_engine_that_fails_once_is_started_again(play: Any, tmp_path: Path) -> None:
    marker = tmp_path / "failed"
    fault = f"open({str(marker)!r}, 'x')"  # An exception ends it, and a second file is one.
    fault = f"import os\n    if not os.path.exists({str(marker)!r}): {fault}; sys.exit()"
    result, _ = play(command(fault, tmp_path), "--seconds", "60")
    assert result["lost_moves"]["ended"] == 1
    assert sum(result["lost_moves"].values()) == 1


@pytest.mark.parametrize(
    ("engine", "code", "sentence"),
    [
        ("no-such-program-here", FAILED, "cannot be started"),
        (f"{sys.executable} -c pass", FAILED, "does not speak the protocol: its process ended"),
        (
            shlex.join([sys.executable, "-c", "print(1, flush=True); input()"]),
            FAILED,
            "is no message of the protocol",
        ),
        (shlex.join([sys.executable, "-c", OTHER_VERSION]), FAILED, "“protocol” is 2"),
        (shlex.join([sys.executable, "-c", "import time; time.sleep(600)"]), FAILED, "in time"),
        ("", USAGE_ERROR, "names no program"),
        ("'", USAGE_ERROR, '--engine "\'" cannot be split into words: No closing quotation'),
    ],
)
def test_what_is_no_engine_is_said_at_once(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    engine: str,
    code: int,
    sentence: str,
) -> None:
    if "sleep" in engine:
        monkeypatch.setattr(arena, "_START_SECONDS", 0.05)
    assert run("--engine", engine) == code
    err = capsys.readouterr().err
    assert sentence in err
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize(
    ("separator", "engine", "words"),
    [
        ("/", r"my\ engine --level 'a b' #2", ["my engine", "--level", "a b", "#2"]),
        ("\\", r'"C:\Program Files\engine.exe" D:\x', [r"C:\Program Files\engine.exe", r"D:\x"]),
    ],
)
def test_a_command_is_split_as_its_system_writes_paths(
    monkeypatch: pytest.MonkeyPatch, separator: str, engine: str, words: list[str]
) -> None:
    monkeypatch.setattr("os.sep", separator)
    assert arena._split(engine) == words


@pytest.mark.parametrize("seconds", ["0", "-1", "nan", "601", "soon"])
def test_a_time_that_is_none_is_refused(capsys: pytest.CaptureFixture[str], seconds: str) -> None:
    assert run("--engine", "x", "--seconds", seconds) == USAGE_ERROR
    assert "seconds" in capsys.readouterr().err


def test_ctrl_c_ends_the_engine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    closed = []
    close = ExternalEngine.close
    monkeypatch.setattr(ExternalEngine, "choose", raising(KeyboardInterrupt))

    def closing(engine: ExternalEngine) -> None:
        closed.append(engine)
        close(engine)

    monkeypatch.setattr(ExternalEngine, "close", closing)
    engine = shlex.join([sys.executable, str(EXAMPLE)])
    assert main(["arena", "--engine", engine, "--deals", "1"]) == INTERRUPTED
    assert len(closed) == 1


def test_an_engine_that_does_not_quit_is_killed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(arena, "_END_SECONDS", 0.05)
    script = tmp_path / "engine.py"
    script.write_text(FAULTY.replace("break", "time.sleep(600)"), encoding="utf-8")
    engine = ExternalEngine([sys.executable, str(script)], 60.0)
    process = engine._process
    assert process is not None
    engine.close()
    assert process._process.returncode is not None
