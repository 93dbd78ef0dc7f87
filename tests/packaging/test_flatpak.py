"""The Flatpak gets no more than it needs, and is built from what is pinned."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml
from standalone import product

FOLDER = product.PACKAGING / "linux" / "flatpak"
MANIFEST = FOLDER / f"{product.APP_ID}.yml"
PROJECT = (product.ROOT / "pyproject.toml").read_text(encoding="utf-8")


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def test_it_shows_windows_and_sounds_and_has_no_network() -> None:
    permissions = set(read(MANIFEST)["finish-args"])
    sockets = {"--socket=wayland", "--socket=fallback-x11", "--socket=pulseaudio"}
    assert permissions == sockets | {"--share=ipc", "--device=dri"}


def test_its_base_is_that_of_its_runtime() -> None:
    manifest = read(MANIFEST)
    assert manifest["id"] == product.APP_ID
    assert manifest["base-version"] == manifest["runtime-version"]
    assert manifest["rename-desktop-file"] == f"{product.NAME}.desktop"


def test_the_files_that_it_installs_are_there() -> None:
    (commands,) = (
        module["build-commands"]
        for module in read(MANIFEST)["modules"]
        if not isinstance(module, str)
    )
    named = re.findall(r"(?:packaging|resources)/\S+", " ".join(commands))
    assert len(named) == 4
    for name in named:
        assert (product.ROOT / name.replace("${FLATPAK_ID}", product.APP_ID)).is_file(), name


@pytest.mark.parametrize("name", ["python-tools", "python-libraries"])
def test_wheels_come_from_one_place_and_have_sums(name: str) -> None:
    assert f"{name}.yml" in read(MANIFEST)["modules"]
    for source in read(FOLDER / f"{name}.yml")["sources"]:
        assert re.fullmatch(
            r"https://files\.pythonhosted\.org/packages/\w\w/\w\w/\w{60}/[\w.-]+\.whl",
            source["url"],
        )
        assert re.fullmatch(r"[0-9a-f]{64}", source["sha256"])


def test_the_wheels_are_those_that_the_game_asks_for() -> None:
    (required,) = re.findall(r"^dependencies = \[\n(.*?)^\]", PROJECT, re.MULTILINE | re.DOTALL)
    names = set(re.findall(r'^  "([\w-]+)', required, re.MULTILINE))
    wheels = {
        source["url"].rsplit("/", 1)[1].split("-")[0].replace("_", "-")
        for source in read(FOLDER / "python-libraries.yml")["sources"]
    }
    assert wheels == {name for name in names if not name.startswith("PySide6")}
    tools = (FOLDER / "python-tools.yml").read_text(encoding="utf-8")
    (compiler,) = re.findall(r"mypy\[mypyc\]==([\d.]+)", PROJECT)
    assert f"/mypy-{compiler}-" in tools
    assert "/hatchling-" in tools


@pytest.mark.skipif(not shutil.which("flatpak-builder"), reason="needs flatpak-builder")
def test_its_own_tool_reads_it(tmp_path: Path) -> None:
    command = ["flatpak-builder", "--show-manifest", str(MANIFEST)]
    # It leaves a folder where it is run.
    shown = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True).stdout
    modules = [module["name"] for module in json.loads(shown)["modules"]]
    assert modules == ["python-tools", "python-libraries", product.NAME]


@pytest.mark.slow
def test_the_window_belongs_to_the_desktop_entry_that_flatpak_renames() -> None:
    script = (
        "from scopa_desktop.ui.application import _made_application\n"
        "print(_made_application().desktopFileName())"
    )
    started = subprocess.run(
        [sys.executable, "-c", script],
        cwd=product.ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "FLATPAK_ID": product.APP_ID},
        check=True,
        capture_output=True,
        text=True,
    )
    assert started.stdout == f"{product.APP_ID}\n"
