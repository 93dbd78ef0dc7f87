"""The core is compiled where possible, and a core older than its sources is recognised."""

import importlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from types import ModuleType

import pytest

from scopa_desktop import __main__, core_build
from scopa_desktop.core_build import PACKAGE, CoreBuild

PACKAGING = PACKAGE.parent / "packaging"
WISH = "SCOPA_DESKTOP_COMPILE"
BITS = """
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

LAST: Final = 39


def bits() -> vec[i64]:
    made = vec[i64]()
    bit: i64 = 1
    for _ in range(LAST + 1):
        made = append(made, bit)
        bit += bit
    return made
"""
LAST_BIT = "from scopa_desktop.rules.kernel.bits import bits; print(bits()[39])"


@pytest.fixture(scope="module")
def compiler() -> Iterator[ModuleType]:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(PACKAGING))
        patch.delenv(WISH, raising=False)
        yield importlib.import_module("core_compiler")


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    return made_tree(tmp_path / "tree")


@pytest.fixture(scope="module")
def compiled_once(tmp_path_factory: pytest.TempPathFactory, compiler: ModuleType) -> Path:
    if (reason := compiler.reason_to_interpret()) is not None:
        pytest.skip(reason)
    tree = made_tree(tmp_path_factory.mktemp("compiled"))
    assert compiler.build_in_place(tree) == "The core of the game is compiled."
    return tree


@pytest.fixture
def compiled(compiled_once: Path, tmp_path: Path) -> Path:
    """A source tree whose core is compiled."""
    return shutil.copytree(compiled_once, tmp_path / "compiled")


def test_a_core_that_was_never_compiled_is_interpreted(tree: Path) -> None:
    assert build_in(tree) == "INTERPRETED"


@pytest.mark.slow
def test_a_compiled_core_computes_the_same(compiled: Path) -> None:
    assert build_in(compiled) == "COMPILED"
    assert python_in(compiled, LAST_BIT) == str(2**39)


@pytest.mark.slow
@pytest.mark.parametrize("change", ["changed", "added", "removed"])
def test_a_compiled_core_is_outdated_when_a_source_is(compiled: Path, change: str) -> None:
    bits = compiled / "scopa_desktop/rules/kernel/bits.py"
    if change == "changed":
        bits.write_text(BITS.replace("39", "40"), encoding="utf-8")
    elif change == "added":
        bits.with_name("sets.py").touch()
    else:
        bits.unlink()
    assert build_in(compiled) == "OUTDATED"


@pytest.mark.slow
def test_a_core_is_outdated_when_only_a_part_of_it_is_compiled(compiled: Path) -> None:
    (compiled / f"scopa_desktop/rules/kernel/bits{EXTENSION_SUFFIXES[0]}").unlink()
    assert build_in(compiled) == "OUTDATED"


@pytest.mark.slow
def test_a_frozen_game_without_sources_knows_its_build(compiled: Path) -> None:
    for source in ("core_origin.py", "rules/kernel/bits.py"):
        (compiled / "scopa_desktop" / source).unlink()
    assert build_in(compiled) == "COMPILED"


@pytest.mark.slow
def test_what_was_compiled_can_be_removed(compiled: Path, compiler: ModuleType) -> None:
    package = compiled / "scopa_desktop"
    (package / "core_origin.cpython-39-darwin.so").touch()
    (package / "core_origin.cp39-win_amd64.pyd").touch()
    compiler.clean(compiled)
    assert {path.suffix for path in package.rglob("*") if path.is_file()} == {".py"}
    assert build_in(compiled) == "INTERPRETED"


@pytest.mark.slow
def test_compiling_again_leaves_nothing_of_a_module_that_is_gone(
    compiled: Path, compiler: ModuleType
) -> None:
    bits = compiled / "scopa_desktop/rules/kernel/bits.py"
    bits.rename(bits.with_name("sets.py"))
    compiler.build_in_place(compiled)
    assert build_in(compiled) == "COMPILED"
    assert not bits.with_suffix(EXTENSION_SUFFIXES[0]).exists()


@pytest.mark.slow
def test_nothing_but_the_extensions_comes_into_the_tree(compiled: Path) -> None:
    added = {path.name for path in compiled.rglob("*") if path.suffix not in {".py", ""}}
    names = ("bits", "core_origin", core_build.LIBRARY)
    assert added == {name + EXTENSION_SUFFIXES[0] for name in names}


@pytest.mark.slow
def test_a_wheel_without_a_compiler_takes_the_core_that_is_there(
    compiled: Path, compiler: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = {path.relative_to(compiled) for path in compiled.rglob(f"*{EXTENSION_SUFFIXES[0]}")}
    assert {*compiler.compiled_in_place(compiled)} == there
    monkeypatch.setenv(WISH, "0")
    assert compiler.compiled_in_place(compiled) == []
    monkeypatch.delenv(WISH)
    bits = compiled / "scopa_desktop/rules/kernel/bits.py"
    bits.write_text(BITS.replace("39", "40"), encoding="utf-8")
    assert compiler.compiled_in_place(compiled) == []


def test_a_mistake_in_the_core_is_reported(tree: Path, compiler: ModuleType) -> None:
    if (reason := compiler.reason_to_interpret()) is not None:
        pytest.skip(reason)
    (tree / "scopa_desktop/rules/kernel/bits.py").write_text("ONE: int = ''", encoding="utf-8")
    with pytest.raises(compiler.CompileError, match="could not be compiled"):
        compiler.build_in_place(tree)


@pytest.mark.slow
def test_a_core_optimised_for_a_profile_computes_the_same(tree: Path, compiler: ModuleType) -> None:
    if (reason := compiler.reason_to_interpret()) is not None:
        pytest.skip(reason)
    if not compiler.c_compiler.makes_profiles():
        pytest.skip("the C compiler makes no profiles")
    training = tree / "packaging" / "core_training.py"
    training.parent.mkdir()
    training.write_text(f"{LAST_BIT}\nopen('trained', 'w')", encoding="utf-8")
    compiler.build_in_place(tree, profiled=True)
    assert (tree / "trained").exists()
    assert build_in(tree) == "COMPILED"
    assert python_in(tree, LAST_BIT) == str(2**39)
    training.write_text("1 / 0", encoding="utf-8")
    with pytest.raises(compiler.CompileError, match="could not be compiled"):
        compiler.build_in_place(tree, profiled=True)


@pytest.mark.skipif(os.name == "nt", reason="there the compiler has one name")
@pytest.mark.parametrize(("version", "makes_profiles"), [(4, False), (9, False), (12, True)])
def test_only_a_new_gcc_makes_profiles(
    version: int, makes_profiles: bool, compiler: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", rf"printf '#define __x86_64__ 1\n#define __GNUC__ {version}\n'")
    assert compiler.c_compiler.makes_profiles() is makes_profiles


@pytest.mark.skipif(os.name == "nt", reason="there the compiler has one name")
@pytest.mark.parametrize(
    ("command", "words"),
    [("no-such-compiler -O2", "no C compiler was found"), ("false", "no headers of Python")],
)
def test_without_a_working_compiler_the_core_is_interpreted(
    tree: Path,
    compiler: ModuleType,
    command: str,
    words: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("CC", command)
    assert not compiler.wants_mypyc()
    said = compiler.build_in_place(tree)
    assert said.startswith("The core of the game is interpreted: ")
    assert words in said
    monkeypatch.setenv(WISH, "1")
    with pytest.raises(compiler.CompileError, match=words):
        compiler.build_in_place(tree)


def test_without_mypyc_the_core_is_interpreted(
    tree: Path, compiler: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiler.c_compiler, "missing_requirement", lambda: None)
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    said = compiler.build_in_place(tree)
    assert said == "The core of the game is interpreted: mypyc is not installed."


@pytest.mark.slow
def test_on_wish_the_core_is_interpreted(
    compiled: Path, compiler: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(WISH, "0")
    assert not compiler.wants_mypyc()
    assert WISH in compiler.build_in_place(compiled)
    assert build_in(compiled) == "INTERPRETED"


def test_an_unknown_wish_is_refused(compiler: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(WISH, "yes")
    with pytest.raises(compiler.CompileError, match="“yes”"):
        compiler.reason_to_interpret()


@pytest.mark.slow
def test_a_development_install_compiles_in_place(tree: Path, compiler: ModuleType) -> None:
    if (reason := compiler.reason_to_interpret()) is not None:
        pytest.skip(reason)
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(PACKAGE.parent / name, tree)
    shutil.copytree(PACKAGING, tree / "packaging")
    shutil.copy(PACKAGE / "__init__.py", tree / "scopa_desktop")
    code = "import sys; from hatchling.build import build_editable; build_editable(sys.argv[1])"
    python_in(tree, code, str(tree))
    assert build_in(tree) == "COMPILED"


def test_the_game_says_so_when_its_core_is_outdated(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(core_build, "running", lambda: CoreBuild.OUTDATED)
    assert __main__.main(["--version"]) == 0
    said = capsys.readouterr()
    assert "(compiled core, older than its source)" in said.out
    assert "python packaging/compile.py" in said.err


def made_tree(folder: Path) -> Path:
    """Make a source tree in a folder whose core has one short module."""
    package = folder / "scopa_desktop"
    kernel = package / "rules" / "kernel"
    kernel.mkdir(parents=True)
    for path in (package, kernel.parent, kernel):
        (path / "__init__.py").touch()
    for name in ("core_build.py", "core_origin.py"):
        shutil.copy(PACKAGE / name, package)
    (kernel / "bits.py").write_text(BITS, encoding="utf-8")
    return folder


def build_in(tree: Path) -> str:
    """The name of the build that a Python which starts in `tree` runs."""
    return python_in(tree, "from scopa_desktop import core_build; print(core_build.running().name)")


def python_in(tree: Path, code: str, *arguments: str) -> str:
    """What code prints that runs in `tree` and imports the modules there."""
    ended = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        cwd=tree,
        env={name: value for name, value in os.environ.items() if name != "PYTHONPATH"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 0, ended.stdout + ended.stderr
    return ended.stdout.strip()
