"""The files that hosting services and commit hooks read are valid, and agree with the project."""

import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]
HOSTED = ROOT / ".github"
YAML_FILES = sorted(
    [ROOT / ".pre-commit-config.yaml", *HOSTED.rglob("*.yml"), *HOSTED.rglob("*.yaml")]
)
WORKFLOWS = sorted((HOSTED / "workflows").iterdir())
FORMS = sorted(path for path in (HOSTED / "ISSUE_TEMPLATE").iterdir() if path.stem != "config")
PROJECT = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
PYTHONS = re.findall(r'"Programming Language :: Python :: (3\.\d+)"', PROJECT)


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def steps(path: Path) -> list[dict[str, Any]]:
    return [step for job in read(path)["jobs"].values() for step in job["steps"]]


@pytest.mark.parametrize("path", YAML_FILES, ids=lambda path: path.name)
def test_every_file_is_valid_yaml(path: Path) -> None:
    assert isinstance(read(path), dict)


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_may_only_read_and_pins_what_it_uses(path: Path) -> None:
    workflow = read(path)
    assert workflow["permissions"] == {"contents": "read"}
    # YAML 1.1 reads the key `on` as true.
    assert "pull_request" in workflow[True]
    for step in steps(path):
        assert ("uses" in step) != ("run" in step)
        assert re.fullmatch(r"[\w-]+/[\w-]+@v\d+", step.get("uses", "a/b@v1"))
        if step.get("uses", "").startswith("actions/checkout@"):
            # Else the token stays in the folder, where a later step could publish it.
            assert step["with"]["persist-credentials"] is False
    assert all("timeout-minutes" in job for job in workflow["jobs"].values())
    assert "concurrency" in workflow


@pytest.mark.skipif(not shutil.which("actionlint"), reason="needs actionlint")
def test_the_linter_of_workflows_finds_nothing() -> None:
    command = ["actionlint", "-no-color", *map(str, WORKFLOWS)]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stdout) == (0, "")


def test_files_that_workflows_name_exist() -> None:
    for path in WORKFLOWS:
        commands = " ".join(step.get("run", "") for step in steps(path))
        named = re.findall(
            r"(?<![\w/])(?:\.ci|packaging|scopa_desktop|tests)[/\\][\w./\\-]*\w", commands
        )
        assert named
        for name in named:
            assert (ROOT / name.replace("\\", "/")).exists(), (path.name, name)


def test_every_supported_python_is_checked_on_three_systems() -> None:
    jobs = read(HOSTED / "workflows" / "checks.yml")["jobs"]
    matrices = [job["strategy"]["matrix"] for job in jobs.values()]
    assert [matrix["python"] for matrix in matrices] == [PYTHONS, PYTHONS]
    systems = {entry["runs-on"].split("-")[0] for entry in matrices[1]["include"]}
    assert systems | {jobs["linux"]["runs-on"].split("-")[0]} == {"ubuntu", "macos", "windows"}
    listed = [entry["system"] for entry in matrices[1]["include"]]
    assert listed == matrices[1]["system"]


@pytest.mark.skipif(os.name == "nt", reason="Windows has no bit for programs")
def test_what_the_workflow_calls_can_be_executed() -> None:
    assert os.access(ROOT / ".ci" / "run", os.X_OK)


def test_updates_are_proposed_for_packages_and_actions() -> None:
    updates = read(HOSTED / "dependabot.yml")["updates"]
    assert {entry["package-ecosystem"] for entry in updates} == {"pip", "github-actions"}
    assert all(entry["directory"] == "/" for entry in updates)


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.name)
def test_an_issue_form_has_what_is_required(path: Path) -> None:
    form = read(path)
    assert form["name"] and form["description"]
    ids = [element["id"] for element in form["body"]]
    assert len(ids) == len(set(ids))
    for element in form["body"]:
        assert element["type"] in {"textarea", "input", "dropdown"}
        assert element["attributes"]["label"]
        assert ("options" in element["attributes"]) == (element["type"] == "dropdown")
    assert any(element.get("validations", {}).get("required") for element in form["body"])


def test_links_of_the_pull_request_template_lead_somewhere() -> None:
    template = HOSTED / "PULL_REQUEST_TEMPLATE.md"
    links = re.findall(r"\]\(([^)]+)\)", template.read_text(encoding="utf-8"))
    assert links
    assert all((template.parent / link).exists() for link in links)


def test_hooks_run_the_checks_of_the_full_run() -> None:
    full_run = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    (repository,) = read(ROOT / ".pre-commit-config.yaml")["repos"]
    tools = [hook["entry"].removesuffix(" --force-exclude") for hook in repository["hooks"]]
    assert tools == [".venv/bin/ruff check", ".venv/bin/ruff format", ".venv/bin/mypy"]
    assert all(tool in full_run for tool in tools)


def test_the_versions_of_the_tools_are_fixed() -> None:
    for tool in ("ruff", r"mypy\[mypyc\]"):
        assert re.search(rf'"{tool}==\d+\.\d+\.\d+"', PROJECT)
