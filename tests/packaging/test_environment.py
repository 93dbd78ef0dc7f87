"""The two commands set up what they need, once, and say in a sentence what they lack."""

import importlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

PACKAGING = Path(__file__).resolve().parents[2] / "packaging"


@pytest.fixture
def environment(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(PACKAGING))
    return importlib.import_module("environment")


class Machine:
    """Replaces the machine: makes empty environments and records the calls of pip."""

    def __init__(self, environment: ModuleType, root: Path) -> None:
        self.root = root
        self._environment = environment
        self.has_compiler = False
        self.built_cores = 0
        self.core_fails = False
        self.installed: list[str] = []
        self.created = 0
        self.unpacked = 0
        self.pip_says = ""
        self.is_cut_off = False

    def prepare(self, extra: str = "") -> Path:
        """Install what a command needs for the tree; returns the Python of the environment."""
        python: Path = self._environment.prepare(extra, self.root)
        return python

    def run(
        self, command: list[Any], cwd: Path | None = None, **_: Any
    ) -> subprocess.CompletedProcess[str]:
        if "venv" in command:
            self.created += 1
            python = command[-1] / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
            python.parent.mkdir(parents=True)
            python.touch()
        elif "install" in command:
            assert cwd is not None
            self.installed.append(f"{cwd.name} {command[-1]}")
            if self.is_cut_off:
                raise KeyboardInterrupt
        elif command[-1] == "import shiboken6":
            self.unpacked += 1
        elif Path(command[-1]).name == "compile.py":
            self.built_cores += 1
            return subprocess.CompletedProcess(command, int(self.core_fails), "", "no core\n")
        failed = "install" in command and bool(self.pip_says)
        return subprocess.CompletedProcess(command, int(failed), "", self.pip_says)


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch, environment: ModuleType, root: Path) -> Machine:
    machine = Machine(environment, root)
    monkeypatch.setattr(environment.core_compiler, "wants_mypyc", lambda: machine.has_compiler)
    monkeypatch.delenv("SCOPA_DESKTOP_COMPILE", raising=False)
    monkeypatch.setattr("subprocess.run", machine.run)
    return machine


@pytest.fixture
def root(tmp_path: Path) -> Path:
    root = tmp_path / "tree"
    root.mkdir()
    (root / "pyproject.toml").write_text("[project]", encoding="utf-8")
    core = root / "scopa_desktop" / "rules" / "kernel"
    core.mkdir(parents=True)
    (core / "bits.py").write_text("ONE = 1", encoding="utf-8")
    return root


def test_the_project_is_installed_once(machine: Machine) -> None:
    python = machine.prepare("test")
    assert python.exists()
    assert machine.prepare("test") == python
    assert machine.installed == ["tree .[test]"]


@pytest.mark.parametrize(
    ("has_compiler", "installed"),
    [
        (False, ["tree .", "tree .[test]"]),
        (True, ["tree .[compile]", "tree .[compile,test]"]),
    ],
)
def test_what_tests_need_stays_when_the_game_is_played(
    machine: Machine, has_compiler: bool, installed: list[str]
) -> None:
    """What compiles the core is installed where there is a compiler."""
    machine.has_compiler = has_compiler
    for extra in ("", "test", ""):
        machine.prepare(extra)
    assert machine.installed == installed


def test_a_changed_project_file_installs_again_in_the_same_environment(
    machine: Machine, root: Path
) -> None:
    machine.prepare()
    (root / "pyproject.toml").write_text("[project] # changed", encoding="utf-8")
    machine.prepare()
    assert (machine.created, len(machine.installed), machine.unpacked) == (1, 2, 2)


def test_a_moved_tree_installs_again(environment: ModuleType, machine: Machine, root: Path) -> None:
    machine.prepare()
    moved = root.with_name("moved")
    shutil.move(root, moved)
    environment.prepare("", moved)
    assert machine.installed == ["tree .", "moved ."]


def test_the_core_is_compiled_again_when_it_has_changed(machine: Machine, root: Path) -> None:
    machine.prepare()
    machine.prepare()
    assert machine.built_cores == 1
    (root / "scopa_desktop/rules/kernel/bits.py").write_text("ONE = 2", encoding="utf-8")
    machine.prepare()
    machine.prepare()
    (root / "scopa_desktop/rules/kernel/capture_finder.py").touch()
    machine.prepare()
    assert (machine.built_cores, len(machine.installed)) == (3, 1)


def test_the_core_is_compiled_again_when_the_wish_has_changed(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine.prepare()
    monkeypatch.setenv("SCOPA_DESKTOP_COMPILE", "0")
    machine.prepare()
    machine.prepare()
    assert (machine.built_cores, len(machine.installed)) == (2, 1)


def test_a_core_that_could_not_be_compiled_is_explained_and_tried_again(
    environment: ModuleType, machine: Machine
) -> None:
    machine.core_fails = True
    with pytest.raises(environment.SetupError, match=r"\Ano core\Z"):
        machine.prepare()
    machine.core_fails = False
    machine.prepare()
    assert (machine.built_cores, len(machine.installed)) == (2, 1)


@pytest.mark.parametrize(
    ("pip_says", "words"),
    [
        ("WARNING: Retrying: Failed to establish a new connection\nERROR: nothing", "no network"),
        (
            "error: subprocess-exited-with-error\n"
            "  ERROR: Could not find a version that satisfies hatchling (from versions: none)",
            "no network",
        ),
        (
            "WARNING: Retrying: SSLError('[SSL: CERTIFICATE_VERIFY_FAILED] self-signed')\n"
            "ERROR: Could not find a version that satisfies platformdirs (from versions: none)",
            "certificate",
        ),
        ("ERROR: [Errno 28] No space left on device", "disk is full"),
        ("WARNING: old\nERROR: No matching distribution found for x", "No matching distribution"),
        ("something unheard of", "something unheard of"),
    ],
)
def test_a_failed_installation_is_explained_and_tried_again(
    environment: ModuleType, machine: Machine, pip_says: str, words: str
) -> None:
    machine.pip_says = pip_says
    with pytest.raises(environment.SetupError, match=words):
        machine.prepare()
    machine.pip_says = ""
    machine.prepare()
    assert len(machine.installed) == 2


def test_a_game_that_was_installed_is_played_on_after_its_tests_could_not_be(
    environment: ModuleType, machine: Machine
) -> None:
    machine.prepare()
    machine.pip_says = "ERROR: no network"
    with pytest.raises(environment.SetupError):
        machine.prepare("test")
    machine.prepare()
    assert machine.installed == ["tree .", "tree .[test]"]
    assert machine.built_cores == 1


def test_an_installation_that_was_cut_off_is_made_again(machine: Machine) -> None:
    machine.prepare()
    machine.is_cut_off = True
    with pytest.raises(KeyboardInterrupt):
        machine.prepare("test")
    machine.is_cut_off = False
    machine.prepare()
    assert machine.installed == ["tree .", "tree .[test]", "tree ."]


def test_a_compiler_that_came_later_is_used_on_wish(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine.prepare()
    machine.has_compiler = True
    monkeypatch.setenv("SCOPA_DESKTOP_COMPILE", "1")
    machine.prepare()
    monkeypatch.delenv("SCOPA_DESKTOP_COMPILE")
    machine.prepare()
    assert machine.installed == ["tree .", "tree .[compile]"]


def test_a_python_without_environments_names_the_package(
    environment: ModuleType, machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    with pytest.raises(environment.SetupError, match=r"python3\.\d+-venv"):
        machine.prepare()


@pytest.mark.parametrize("script", ["play.py", "test.py"])
def test_an_old_python_gets_the_required_version(script: str) -> None:
    ended = run_after("sys.version_info = (3, 9, 2); sys.version = '3.9.2 (old)'", script)
    assert ended.returncode == 1
    assert ended.stderr.strip() == (
        "Scopa Desktop needs Python 3.10 or newer; this is Python 3.9.2"
    )


@pytest.mark.parametrize("script", ["play.py", "test.py"])
def test_an_interrupted_installation_shows_no_traceback(script: str) -> None:
    interrupt = "environment.prepare = lambda *_: signal.raise_signal(signal.SIGINT)"
    free = "environment.require_libraries = lambda _: None"
    ended = run_after(f"import environment, signal; {interrupt}; {free}", script)
    assert (ended.returncode, ended.stderr) == (130, "")


def run_after(change: str, script: str) -> subprocess.CompletedProcess[str]:
    """Run a script in a Python in which something was changed before."""
    code = f"import runpy, sys; sys.path.insert(0, sys.argv[1]); {change}; "
    code += "runpy.run_path(sys.argv[2], run_name='__main__')"
    command = [sys.executable, "-c", code, str(PACKAGING), str(PACKAGING / script)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.skipif(sys.platform != "linux", reason="Qt brings its libraries elsewhere")
def test_missing_system_libraries_are_named_with_their_packages(environment: ModuleType) -> None:
    libraries = {"libnowhere.so.9": "libnowhere9", "libc.so.6": "libc6"}
    with pytest.raises(environment.SetupError) as caught:
        environment.require_libraries(libraries)
    assert "libnowhere.so.9" in str(caught.value)
    assert "apt install libnowhere9" in str(caught.value)
    assert "libc" not in str(caught.value)


def test_the_tests_run_without_a_display_with_the_arguments_given(
    environment: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    became: list[object] = []
    monkeypatch.setattr(environment, "prepare", lambda extra="": Path(f"python with {extra}"))
    monkeypatch.setattr(environment, "require_libraries", lambda _: None)
    monkeypatch.setattr(environment, "_replace_process", lambda *command: became.extend(command))
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.chdir(PACKAGING)
    environment.test(["tests/rules", "-k", "primiera"])
    python = Path("python with test")
    assert became == [python, ["-m", "pytest", "tests/rules", "-k", "primiera"]]
    assert os.environ["QT_QPA_PLATFORM"] == "offscreen"
    assert "PYTHONDONTWRITEBYTECODE" not in os.environ
    assert Path.cwd() == PACKAGING.parent


@pytest.mark.parametrize(
    ("arguments", "is_parallel"),
    [
        ([], True),
        (["--all"], True),
        (["-k", "primiera"], True),
        (["tests"], False),
        (["tests/rules", "-x"], False),
        (["tests/test_layers.py::test_every_package_has_a_layer"], False),
    ],
)
def test_only_runs_of_all_folders_are_distributed(
    environment: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    arguments: list[str],
    is_parallel: bool,
) -> None:
    commands: list[list[str]] = []
    monkeypatch.setattr(environment, "prepare", lambda extra="": Path("python"))
    monkeypatch.setattr(environment, "require_libraries", lambda _: None)
    monkeypatch.setattr(
        environment, "_replace_process", lambda _, command: commands.append(command)
    )
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.delenv("PYTHONDONTWRITEBYTECODE", raising=False)
    monkeypatch.chdir(PACKAGING)
    environment.test(arguments)
    (command,) = commands
    assert ("-n" in command) == is_parallel
    assert command[len(command) - len(arguments) :] == arguments


@pytest.mark.parametrize(
    ("variables", "own"),
    [
        ({"DISPLAY": ":0"}, {"libxcb-cursor.so.0"}),
        ({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}, {"libwayland-cursor.so.0"}),
        ({"QT_QPA_PLATFORM": "offscreen", "DISPLAY": ":0"}, set()),
        ({}, set()),
    ],
)
def test_the_game_asks_only_for_the_libraries_of_its_display(
    environment: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    variables: dict[str, str],
    own: set[str],
) -> None:
    libraries: list[str] = []
    monkeypatch.setattr(environment, "prepare", lambda: Path("python"))
    monkeypatch.setattr(environment, "require_libraries", libraries.extend)
    monkeypatch.setattr(environment, "_replace_process", lambda *_: None)
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    environment.play([])
    assert "libEGL.so.1" in libraries
    assert own == {"libxcb-cursor.so.0", "libwayland-cursor.so.0"} & {*libraries}
