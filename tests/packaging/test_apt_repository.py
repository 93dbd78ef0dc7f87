"""The repository of packages is one that apt reads, signed and not."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest
from apt_repository import make_repository

pytestmark = pytest.mark.skipif(
    not all(map(shutil.which, ("apt-ftparchive", "apt-get", "dpkg-deb", "gpg"))),
    reason="needs apt-utils, dpkg and gnupg",
)

CONTROL = """\
Package: scopa-desktop
Version: {version}
Architecture: amd64
Maintainer: Nobody <nobody@localhost>
Description: an empty package
"""


def package(folder: Path, version: str) -> Path:
    """An empty package of this version."""
    control = folder / version / "DEBIAN" / "control"
    control.parent.mkdir(parents=True)
    control.write_text(CONTROL.format(version=version), encoding="utf-8")
    made = folder / f"scopa-desktop_{version}_amd64.deb"
    command = ["dpkg-deb", "--root-owner-group", "--build", str(folder / version), str(made)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return made


def offered(folder: Path, source: str) -> str:
    """What apt would install from a source, asked in folders of its own."""
    (folder / "state" / "lists" / "partial").mkdir(parents=True, exist_ok=True)
    (folder / "cache").mkdir(exist_ok=True)
    (folder / "sources.list").write_text(f"{source}\n", encoding="utf-8")
    (folder / "status").touch()
    settings = {
        "Dir::State": folder / "state",
        "Dir::State::status": folder / "status",
        "Dir::Cache": folder / "cache",
        "Dir::Etc::sourcelist": folder / "sources.list",
        "Dir::Etc::sourceparts": "-",
        "APT::Architecture": "amd64",
        "APT::Sandbox::User": "root",
    }
    options = [f"-o{name}={value}" for name, value in settings.items()]
    for command in (["apt-get", "update", "--error-on=any"], ["apt-cache", "policy"]):
        names = ["scopa-desktop"] if "policy" in command else []
        ended = subprocess.run(
            [command[0], *options, *command[1:], *names],
            env={**os.environ, "LC_ALL": "C.UTF-8"},
            capture_output=True,
            text=True,
            check=False,
        )
        if ended.returncode != 0:
            return ended.stderr
    return ended.stdout


def test_apt_offers_the_newest_package(tmp_path: Path) -> None:
    packages = [package(tmp_path, version) for version in ("1.0.0", "0.9.0")]
    make_repository(tmp_path / "apt", packages)
    source = f"deb [trusted=yes] file:{tmp_path}/apt stable main"
    assert "Candidate: 1.0.0" in offered(tmp_path, source)


def test_a_signed_repository_is_trusted_with_its_key_and_not_when_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "gpg"
    home.mkdir(mode=0o700)
    monkeypatch.setenv("GNUPGHOME", str(home))
    key = "packages@localhost"
    command = ["gpg", "--batch", "--quiet", "--passphrase", "", "--quick-generate-key", key]
    subprocess.run([*command, "ed25519", "sign"], check=True, capture_output=True)
    repository = tmp_path / "apt"
    make_repository(repository, [package(tmp_path, "1.0.0")], key)
    subprocess.run(["gpgconf", "--kill", "all"], check=True)
    source = f"deb [signed-by={repository}/scopa-desktop.gpg] file:{repository} stable main"
    assert "Candidate: 1.0.0" in offered(tmp_path, source)
    release = repository / "dists" / "stable" / "InRelease"
    release.write_text(release.read_text().replace("Suite: stable", "Suite: stale"))
    assert "Candidate: 1.0.0" not in offered(tmp_path, source)
