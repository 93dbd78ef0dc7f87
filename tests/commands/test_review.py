"""`review` prints what the moves of a recorded match cost, for people and for programs."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from scopa_desktop.__main__ import main
from scopa_desktop.ai.review import match_review
from scopa_desktop.ai.review.loss import Loss
from scopa_desktop.ai.review.match_review import MatchReview, Reviewer
from scopa_desktop.ai.review.results import DecisionReview, Grade, RoundReview
from scopa_desktop.commands import review
from scopa_desktop.commands.review import as_json, as_text
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.moves import parse_action
from scopa_desktop.rules.record import Record, write_record
from tests.ai.review.matches import played, with_substitute
from tests.commands.running import Output, json_of
from tests.raising import raising
from tests.sampling import parametrize_some

FAILED, NONSENSE, INTERRUPTED = 1, 2, 130

Run = Callable[..., Output]

SEAT_KEYS = {
    "seat", "name", "level", "decisions", "loss_per_ten", "rounds", "result", "luck", "adjusted",
    "interval",
}  # fmt: skip
MOVE_KEYS = {"round", "move", "seat", "played", "best", "loss", "interval", "grade"}


@pytest.fixture
def few_iterations(monkeypatch: pytest.MonkeyPatch) -> None:
    """Searches in this process so short that an interpreted core answers at once."""
    monkeypatch.setattr(match_review, "ITERATIONS_PER_DEPTH", 12)


@pytest.fixture
def review_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs the command on a file with this text, and perhaps on more arguments."""

    def run(text: str, *arguments: str) -> Output:
        path = tmp_path / "match.scopa"
        path.write_text(text, encoding="utf-8")
        code = main(["review", str(path), *arguments])
        return Output(code, *capsys.readouterr())

    return run


@pytest.fixture
def reviewed(review_text: Run, few_iterations: None) -> Run:
    """Runs the command on a record in one process, and perhaps on more arguments."""
    return lambda record, *rest: review_text(write_record(record), "--jobs", "1", *rest)


# JSON


@parametrize_some("name", ["scopa", "cirulla", "chkobba"], default=["scopa", "chkobba"])
def test_the_object_has_seats_and_moves(name: str, reviewed: Run) -> None:
    variant = CATALOGUE[name]
    seating = variant.seatings[-1]
    record = played(variant, seating)
    found = json_of(reviewed(record, "--json"))
    assert found.keys() == {"variant", "seats", "moves"}
    assert found["variant"] == name
    assert [seat["seat"] for seat in found["seats"]] == [*range(1, seating.players + 1)]
    for seat, player in zip(found["seats"], record.players, strict=True):
        assert seat.keys() == SEAT_KEYS
        assert (seat["name"], seat["level"]) == player
        assert seat["adjusted"] == seat["result"] - seat["luck"]
        assert seat["interval"] is None
        own = [move for move in found["moves"] if move["seat"] == seat["seat"]]
        assert seat["decisions"] == len(own)
        assert seat["loss_per_ten"] == pytest.approx(10 * sum(m["loss"] for m in own) / len(own))
    for move in found["moves"]:
        assert move.keys() == MOVE_KEYS
        low, high = move["interval"]
        assert low <= move["loss"] <= high
        assert Grade(move["grade"])
        assert move["played"] == str(record.rounds[move["round"] - 1].moves[move["move"] - 1])


def test_rounds_have_an_interval_from_the_second_on(reviewed: Run) -> None:
    seats = json_of(reviewed(played(deals=2), "--json"))["seats"]
    for seat in seats:
        low, high = seat["interval"]
        assert low < seat["adjusted"] < high


def test_the_same_depth_gives_the_same_review(reviewed: Run) -> None:
    record = played(moves=9)
    once, again = (reviewed(record, "--json", "--depth", "2").out for _ in range(2))
    assert once == again
    assert reviewed(record, "--json", "--depth", "3").out != once


def test_processes_change_nothing(review_text: Run) -> None:
    text = write_record(played(moves=3))
    one, two = (review_text(text, "--json", "--depth", "1", "--jobs", jobs) for jobs in "12")
    assert json_of(one) == json_of(two)
    assert json_of(one)["moves"]


def test_a_match_without_moves_has_an_empty_review(reviewed: Run) -> None:
    found = json_of(reviewed(played(deals=0), "--json"))
    assert found["moves"] == []
    for seat in found["seats"]:
        assert (seat["decisions"], seat["loss_per_ten"], seat["result"]) == (0, None, 0)


# Text


def decision(move: int, value: float, hindsight: float = 0.0, **rest: Any) -> DecisionReview:
    best, other = parse_action("7S x 7D"), parse_action("2S")
    seen = Loss(parse_action("4B"), hindsight, 0.1, False)
    loss = Loss(best, value, 0.05, False)
    return DecisionReview(2, move, 0, other, loss, seen, rest.get("per_point"))


def text_of(record: Record, *results: DecisionReview | RoundReview) -> list[str]:
    return as_text(MatchReview.of(record, results)).splitlines()


def test_a_substitute_has_a_line_and_no_share_of_a_round_played_by_two() -> None:
    record = with_substitute(played(), seat=0, first=2, last=20)
    round_ = RoundReview(1, (3.0, -3.0), (1.0, -1.0))
    early, late = (decision(move, 0.9)._replace(round_number=1) for move in (3, 21))
    lines = text_of(record, round_, early, late)
    (anna,) = [line for line in lines if line.startswith("1    Anna")]
    (ciro,) = [line for line in lines if line.startswith("1    Ciro")]
    (bruno,) = [line for line in lines if line.startswith("2    Bruno")]
    assert anna.split()[2:7] == ["person", "1", "9.00", "-", "-"]
    assert ciro.split()[2:7] == ["beginner", "1", "9.00", "-", "-"]
    assert bruno.split()[5:8] == ["-3.0", "-1.0", "-2.0"]
    assert [line.split(",")[2].split(":")[0] for line in lines[-2:]] == [" Ciro", " Anna"]


def test_the_text_names_seats_and_expensive_moves() -> None:
    rounds = [RoundReview(1, (3.0, -3.0), (1.0, -1.0)), RoundReview(2, (1.0, -1.0), (2.0, -2.0))]
    decisions = [
        decision(3, 0.9),
        decision(5, 0.3, per_point=0.2),
        decision(7, 0.0, hindsight=2.0),
        decision(9, 0.02),
    ]
    lines = text_of(played(deals=2), *rounds, *decisions)
    assert lines[:2] == [
        "Scopa, 2 players, deal 48213",
        "4 real decisions, 2 finished rounds",
    ]
    (anna,) = [line for line in lines if line.startswith("1    Anna")]
    assert anna.split()[2:] == [
        "person",
        "4",
        "3.05",
        "+4.0",
        "+3.0",
        "+1.0",
        "-37.1",
        "to",
        "+39.1",
    ]
    assert lines[-6:] == [
        "the most expensive moves:",
        "  round 2, move 3, Anna: played 2S, better 7S x 7D: blunder, 0.90 ± 0.05 points",
        "  round 2, move 5, Anna: played 2S, better 7S x 7D: mistake, 0.30 ± 0.05 points, "
        "6 % of the match",
        "",
        "sound moves with bad luck:",
        "  round 2, move 7, Anna: played 2S; with all cards seen 4B is 2.0 points better",
    ]


def test_at_most_five_moves_of_a_kind_are_shown() -> None:
    errors = [decision(number, 0.5) for number in range(8)]
    unlucky = [decision(number, 0.0, hindsight=1.0 + number) for number in range(8)]
    lines = text_of(played(), *errors, *unlucky)
    assert sum("better 7S" in line for line in lines) == 5
    shown = [line for line in lines if "all cards seen" in line]
    assert [line.split()[-3] for line in shown] == ["8.0", "7.0", "6.0", "5.0", "4.0"]


def test_nothing_known_is_said_so() -> None:
    lines = text_of(played(deals=0))
    assert lines[1] == "0 real decisions, 0 finished rounds"
    assert lines[-1].split()[3:] == ["0", "-", "-", "-", "-", "too", "few", "rounds"]
    assert "expensive" not in " ".join(lines)


def test_the_command_prints_the_text(reviewed: Run) -> None:
    record = played(moves=9)
    output = reviewed(record)
    assert (output.code, output.err) == (0, "")
    assert output.out.splitlines() == text_of(record, *_decisions(record))


def _decisions(record: Record) -> Iterator[DecisionReview]:
    for result in Reviewer(record).results():
        assert isinstance(result, DecisionReview)
        yield result


def test_hidden_hands_are_nowhere_in_the_object() -> None:
    record = played(moves=9)
    assert "hindsight" not in json.dumps(as_json(MatchReview.of(record, [decision(1, 0.0, 2.0)])))


# Errors


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "is not the record of a match: line 1: "),
        ("Dear diary\n", "is not the record of a match: line 1: a record begins with"),
        (write_record(played(deals=0))[:-3], "is not the record of a match: line "),
    ],
)
def test_what_is_no_record_gets_one_line(text: str, complaint: str, review_text: Run) -> None:
    output = review_text(text)
    assert (output.code, output.out) == (FAILED, "")
    assert output.err.startswith("scopa-desktop review: ")
    assert complaint in output.err
    assert len(output.err.splitlines()) == 1


def test_a_missing_file_gets_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(tmp_path / "missing.scopa")]) == FAILED
    out, err = capsys.readouterr()
    assert out == ""
    assert "missing.scopa" in err
    assert len(err.splitlines()) == 1


def test_a_move_that_the_rules_refuse_is_named(review_text: Run) -> None:
    record = played(moves=1)
    text = write_record(record).replace(f"1. {record.rounds[0].moves[0]}", "1. KD x QD")
    output = review_text(text, "--json")
    assert (output.code, output.err) == (FAILED, "")
    sentence = json.loads(output.out)["error"]
    assert sentence.startswith("the rules do not allow the moves of “")
    assert "round 1, move 1: " in sentence
    output = review_text(text)
    assert (output.code, output.out) == (FAILED, "")
    assert output.err == f"scopa-desktop review: {sentence}\n"


@pytest.mark.parametrize("depth", ["0", "101", "deep"])
def test_a_depth_out_of_range_is_refused(
    depth: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as exit_:
        main(["review", str(tmp_path), "--depth", depth])
    assert exit_.value.code == NONSENSE
    assert "from 1 to 100" in capsys.readouterr().err


def test_an_interrupt_ends_quietly(reviewed: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "_review", raising(KeyboardInterrupt))
    assert reviewed(played(moves=2)) == Output(INTERRUPTED, "", "")
