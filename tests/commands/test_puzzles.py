"""`puzzles` makes puzzles from simulated matches or from a record, as text or as JSON."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from scopa_desktop.__main__ import main
from scopa_desktop.ai.puzzles.puzzle import Puzzle
from scopa_desktop.ai.puzzles.puzzle_maker import puzzle_at
from scopa_desktop.ai.puzzles.simulated_matches import simulated_puzzles
from scopa_desktop.commands import puzzles
from scopa_desktop.commands.puzzles import as_json, as_text
from scopa_desktop.play.puzzles.puzzle_library import PuzzleLibrary, puzzle_from_json
from scopa_desktop.play.storage.paths import resource_folder
from scopa_desktop.rules.record import write_record
from scopa_desktop.rules.variant import Variant
from tests.ai.puzzles.quick_puzzles import QUICK_PUZZLES, search_little
from tests.ai.review.matches import played
from tests.commands.running import Output, json_of
from tests.raising import raising

FAILED, NONSENSE, INTERRUPTED = 1, 2, 130


Run = Callable[..., Output]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs the command in one process."""

    def run(*arguments: str) -> Output:
        code = main(["puzzles", "--jobs", "1", *arguments])
        return Output(code, *capsys.readouterr())

    return run


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Searches so short that an interpreted core answers at once."""
    search_little(monkeypatch)
    simulated = partial(simulated_puzzles, config=QUICK_PUZZLES)
    monkeypatch.setattr(puzzles, "simulated_puzzles", simulated)
    monkeypatch.setattr(puzzles, "puzzle_at", partial(puzzle_at, config=QUICK_PUZZLES))


@pytest.fixture
def record_file(tmp_path: Path) -> Path:
    path = tmp_path / "match.scopa"
    path.write_text(write_record(played(deals=2)), encoding="utf-8")
    return path


def shipped(number: int) -> list[Puzzle]:
    library = PuzzleLibrary(resource_folder() / "puzzles")
    return [library.puzzle(each) for each in library.ids[:number]]


# Simulated matches


def test_the_object_is_a_file_of_the_library(run: Run, quick: None, tmp_path: Path) -> None:
    output = run("--variant", "scopa", "--count", "2", "--seed", "3", "--json")
    found = json_of(output)
    assert found.keys() == {"format", "puzzles"}
    assert 1 <= len(found["puzzles"]) <= 2
    (tmp_path / "scopa.json").write_text(output.out, encoding="utf-8")
    library = PuzzleLibrary(tmp_path)
    assert [*library.ids] == [stored["id"] for stored in found["puzzles"]]
    for each in library.ids:
        assert library.puzzle(each).variant == "scopa"


def test_the_seed_chooses_the_matches(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """That a match gives the same puzzles every time is a test of `simulated_matches`."""
    asked: list[tuple[str, int, int]] = []

    def one_puzzle(variant: Variant, seed: int, index: int) -> list[Puzzle]:
        asked.append((variant.id, seed, index))
        return shipped(3)[index : index + 1]

    monkeypatch.setattr(puzzles, "simulated_puzzles", one_puzzle)
    found = json_of(run("--variant", "scopa", "--count", "3", "--seed", "-7", "--json"))
    assert asked == [("scopa", -7, index) for index in range(3)]
    assert found == as_json(shipped(3))


def test_the_text_shows_position_and_losses(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "simulated_puzzles", lambda *_: shipped(1))
    output = run("--variant", "scopa", "--count", "1")
    assert (output.code, output.err) == (0, "")
    first, hand, best, *others = output.out.splitlines()
    assert first.startswith("scopa-")
    assert "rating" in first
    assert hand.strip().startswith("hand ")
    assert best.strip().startswith("best: ")
    assert others
    assert all("worse: " in line for line in others)


def test_the_search_is_given_up_at_last(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    searched: list[int] = []

    def nothing(_variant: object, _seed: int, index: int) -> list[Puzzle]:
        searched.append(index)
        return []

    monkeypatch.setattr(puzzles, "simulated_puzzles", nothing)
    output = run("--variant", "scopa", "--count", "3")
    assert searched == [*range(300)]
    assert output == Output(
        0, "no position was found that has exactly one best move and is not too easy\n", ""
    )


def test_a_puzzle_found_twice_is_given_once(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    known = shipped(2)
    monkeypatch.setattr(puzzles, "simulated_puzzles", lambda *_: known)
    found = json_of(run("--variant", "scopa", "--count", "5", "--json"))
    assert found == as_json(known)


@pytest.mark.slow
def test_processes_change_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    """With the searches as they are, because other processes are not patched."""
    outputs = []
    for jobs in "12":
        assert (
            main(["puzzles", "--variant", "scopa", "--count", "1", "--json", "--jobs", jobs]) == 0
        )
        outputs.append(capsys.readouterr().out)
    assert outputs[0] == outputs[1]


# A record


def test_a_record_gives_the_puzzles_of_a_seat(run: Run, quick: None, record_file: Path) -> None:
    found = {
        seat: json_of(run("--record", str(record_file), "--seat", seat, "--json"))["puzzles"]
        for seat in "12"
    }
    assert found["1"] or found["2"]
    for seat, name in (("1", "Anna"), ("2", "Bruno")):
        for stored in found[seat]:
            assert puzzle_from_json(stored).match.players[0].name == name


def test_a_missing_record_gets_one_line(run: Run, tmp_path: Path) -> None:
    output = run("--record", str(tmp_path / "missing.scopa"))
    assert (output.code, output.out) == (FAILED, "")
    assert "missing.scopa" in output.err
    assert len(output.err.splitlines()) == 1


def test_a_seat_that_the_record_has_not_is_refused(run: Run, record_file: Path) -> None:
    output = run("--record", str(record_file), "--seat", "3")
    assert (output.code, output.out) == (NONSENSE, "")
    assert output.err == "scopa-desktop puzzles: the record has no seat 3.\n"


def test_a_move_that_the_rules_refuse_is_named(run: Run, record_file: Path) -> None:
    text = record_file.read_text(encoding="utf-8")
    move = played(deals=2).rounds[0].moves[0]
    record_file.write_text(text.replace(f"1. {move}\n", "1. KD x QD\n", 1), encoding="utf-8")
    output = run("--record", str(record_file))
    assert (output.code, output.out) == (FAILED, "")
    assert "round 1, move 1: " in output.err
    assert len(output.err.splitlines()) == 1


# Arguments


WRONG = [
    [],
    ["--variant", "scoppa"],
    ["--variant", "scopa", "--record", "x.scopa"],
    ["--variant", "scopa", "--count", "0"],
    ["--variant", "scopa", "--seed", "x"],
    ["--variant", "scopa", "--seat", "5"],
]


@pytest.mark.parametrize("arguments", WRONG, ids=" ".join)
def test_wrong_arguments_are_refused(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as exit_:
        main(["puzzles", *arguments])
    assert exit_.value.code == NONSENSE
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_an_interrupt_ends_quietly(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "simulated_puzzles", raising(KeyboardInterrupt))
    assert run("--variant", "scopa") == Output(INTERRUPTED, "", "")


def test_the_text_names_chances_and_proofs() -> None:
    text = as_text(shipped(40))
    assert ", proven" in text
    assert " points ± " in text
    assert " % ± " in text
