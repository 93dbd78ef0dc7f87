"""`simulate` compares computer players, gives the same figures again, and explains mistakes."""

import io
import json
import multiprocessing
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from scopa_desktop.__main__ import main
from scopa_desktop.commands import simulate
from scopa_desktop.commands.arguments import INTERRUPTED
from scopa_desktop.commands.output import FAILED, with_progress
from scopa_desktop.commands.report import MeanEstimate
from scopa_desktop.commands.series import DealResult, Series
from scopa_desktop.rules.catalogue import CATALOGUE, SCOPA
from scopa_desktop.rules.seating import PAIRS, THREE, TWO, Seating
from tests.commands.running import Output, json_of, run_command
from tests.raising import raising
from tests.sampling import parametrize_some

FIELDS = [
    "variant",
    "rounds",
    "seats",
    "points",
    "margin",
    "interval",
    "won",
    "lost",
    "tied",
    "ms_per_move",
]


def run(line: str) -> int:
    """Run the command on a line of arguments; returns its exit code."""
    return run_command(simulate, line.split())


@pytest.fixture
def run_json(capsys: pytest.CaptureFixture[str]) -> Any:
    """Runs a line that must succeed with `--json` and returns the object printed."""

    def tell(line: str) -> dict[str, Any]:
        return json_of(Output(run(f"{line} --json"), *capsys.readouterr()))

    return tell


def test_json_has_exactly_the_promised_fields(run_json: Any) -> None:
    report = run_json(
        "--variant escoba-setenta --seats casual,beginner --rounds 12 --seed 5 --duplicate"
    )
    assert list(report) == FIELDS
    assert report["variant"] == "escoba-setenta"
    assert report["rounds"] == 12
    assert report["seats"] == ["casual", "beginner"]
    assert set(report["points"]) == set(report["ms_per_move"]) == {"casual", "beginner"}
    assert report["margin"] == pytest.approx(
        report["points"]["casual"] - report["points"]["beginner"]
    )
    low, high = report["interval"]
    assert low < report["margin"] < high
    assert report["won"] + report["lost"] + report["tied"] == 24
    assert all(milliseconds > 0 for milliseconds in report["ms_per_move"].values())


def test_the_figures_depend_on_the_seed_and_not_on_the_jobs(run_json: Any) -> None:
    line = "--variant scopa --seats casual,beginner --rounds 5 --duplicate"
    alone, together, again, other = (
        run_json(f"{line} {rest}")
        for rest in ("--seed 7", "--seed 7 --jobs 2", "--seed 7", "--seed 8")
    )
    for report in (alone, together, again, other):
        del report["ms_per_move"]
    assert alone == together == again
    assert alone != other


@parametrize_some("level", ["beginner", "casual"], default=["beginner"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_duplicate_equal_players_are_exactly_equal(
    run_json: Any, level: str, players: int
) -> None:
    seats = ",".join([level] * players)
    report = run_json(f"--variant scopa --seats {seats} --rounds 2 --duplicate")
    assert report["margin"] == 0
    assert report["won"] + report["lost"] + report["tied"] == 2 * players


def test_without_duplicate_each_deal_is_played_once(run_json: Any) -> None:
    report = run_json("--variant scopa --seats beginner,beginner --rounds 9")
    assert report["won"] + report["lost"] + report["tied"] == 9


def test_one_deal_has_no_interval(run_json: Any) -> None:
    assert run_json("--variant scopa --seats casual,beginner --rounds 1")["interval"] is None


def test_partners_share_their_points() -> None:
    series = Series(SCOPA, PAIRS, ("casual", "beginner", "casual", "easy"), 1, 2, duplicate=True)
    seatings = series.play_deal(0).points
    assert len(seatings) == 4
    assert all(points[:2] == points[2:] for points in seatings)


def test_equal_partners_do_not_play_the_same_round_twice() -> None:
    levels = ("casual", "beginner", "casual", "beginner")
    series = Series(SCOPA, PAIRS, levels, 1, 2, duplicate=True)
    deals = [series.play_deal(number).points for number in range(3)]
    assert all(len(seatings) == 2 for seatings in deals)
    assert any(first != second for first, second in deals)


@parametrize_some(
    "seats",
    ["easy,easy,easy,easy", "casual,easy,easy,casual", "easy,easy,casual,casual"],
    default=["casual,easy,easy,casual"],
)
def test_between_equal_partnerships_there_is_nothing_to_compare(
    run_json: Any, capsys: pytest.CaptureFixture[str], seats: str
) -> None:
    line = f"--variant scopa --pairs --seats {seats} --rounds 3 --duplicate"
    report = run_json(line)
    assert report["margin"] is report["interval"] is None
    assert run(line) == 0
    assert "there is nothing to compare" in capsys.readouterr().out


def test_different_partnerships_are_compared(run_json: Any) -> None:
    line = "--variant scopa --pairs --seats casual,easy,casual,easy --rounds 3"
    assert run_json(line)["margin"] is not None


@pytest.mark.parametrize(
    ("game", "seating", "levels", "expected"),
    [
        ("scopa", TWO, ("skilled", "beginner"), ((2, 3), (4, 1))),
        ("scopa", THREE, ("easy", "casual", "beginner"), ((4, 1, 0), (3, 0, 1), (0, 4, 1))),
        ("scopone-scientifico", PAIRS, ("casual", "easy") * 2, ((2, 3, 2, 3), (3, 3, 3, 3))),
        ("baciga", TWO, ("beginner", "skilled"), ((1, 12), (9, 1))),
    ],
)
def test_numbered_deals_keep_their_results(
    game: str, seating: Seating, levels: tuple[str, ...], expected: tuple[tuple[int, ...], ...]
) -> None:
    # They change when a level plays otherwise.
    series = Series(CATALOGUE[game], seating, levels, 1, 9, duplicate=True)
    assert series.deal_number(0) == 643087367
    assert series.play_deal(0).points == expected


def test_four_play_in_pairs_only_when_asked(run_json: Any) -> None:
    line = "--variant scopa --seats casual,beginner,casual,beginner --rounds 6"
    assert run_json(f"{line} --pairs")["points"] != run_json(line)["points"]


def test_options_change_the_game(run_json: Any) -> None:
    line = "--variant scopa --seats casual,beginner --rounds 20"
    plain = run_json(line)
    fewest = run_json(f"{line} --option fewest_cards_first=on --option last_play_sweep=on")
    assert plain["points"] != fewest["points"]


def test_levels_are_called_by_their_former_names_too(run_json: Any) -> None:
    assert run_json("--variant scopa --seats greedy,random --rounds 1")["seats"] == [
        "casual",
        "beginner",
    ]


@pytest.mark.slow
def test_a_skilled_player_beats_a_beginner(run_json: Any) -> None:
    # By about a point a round, more than three standard errors of so many deals.
    report = run_json("--variant scopa --seats skilled,beginner --rounds 30 --duplicate")
    assert report["margin"] > 0


LUCK_LINE = "--variant scopa --seats casual,beginner --rounds 40 --seed 3"


@pytest.mark.slow
def test_results_adjusted_for_luck_have_a_narrower_interval(run_json: Any) -> None:
    raw, adjusted = (run_json(f"{LUCK_LINE}{option}") for option in ("", " --luck-adjusted"))
    assert list(adjusted) == [*FIELDS, "variance_ratio"]
    raw_width, width = (high - low for low, high in (raw["interval"], adjusted["interval"]))
    assert width < 0.9 * raw_width
    assert adjusted["variance_ratio"] == pytest.approx((raw_width / width) ** 2)
    # The means differ by the luck of these deals, which was not all of it.
    assert abs(adjusted["margin"] - raw["margin"]) < raw_width / 2
    assert adjusted["margin"] == pytest.approx(
        adjusted["points"]["casual"] - adjusted["points"]["beginner"]
    )
    for field in ("won", "lost", "tied"):
        assert adjusted[field] == raw[field]


def test_luck_belongs_to_the_player_whose_cards_they_were() -> None:
    series = Series(SCOPA, TWO, ("casual", "beginner"), 1, 2, True, is_luck_adjusted=True)
    deal = series.play_deal(0)
    assert len(deal.luck) == 2
    for points, luck, adjusted in zip(deal.points, deal.luck, deal.adjusted_points, strict=True):
        assert adjusted == tuple(own - given for own, given in zip(points, luck, strict=True))
    plain = replace(series, is_luck_adjusted=False).play_deal(0)
    assert (plain.points, plain.luck) == (deal.points, ())
    assert plain.adjusted_points == deal.points


def test_partners_share_their_luck() -> None:
    levels = ("casual", "beginner", "casual", "beginner")
    (luck,) = Series(SCOPA, PAIRS, levels, 1, 2, is_luck_adjusted=True).play_deal(0).luck
    assert luck[:2] == luck[2:]
    assert luck[0] != luck[1]


def test_people_are_told_that_luck_was_taken_out(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--variant scopa --seats casual,beginner --rounds 3 --luck-adjusted") == 0
    last = capsys.readouterr().out.splitlines()[-1]
    assert last.startswith("points and intervals without the luck of the cards; variance of the ")
    assert run("--variant scopa --seats casual,beginner --rounds 1 --luck-adjusted") == 0
    assert capsys.readouterr().out.splitlines()[-1].endswith("unknown")


LUCK_CANCELS = "the luck of the cards cancels out already, and taking it out changes nothing"


@pytest.mark.parametrize(
    ("options", "cancels"),
    [("--variant scopone --duplicate", True), ("--variant scopone", False),
     ("--variant scopa-pairs --duplicate", False)],
)  # fmt: skip
def test_people_are_told_where_no_luck_can_be_taken_out(
    capsys: pytest.CaptureFixture[str], options: str, cancels: bool
) -> None:
    line = f"{options} --seats casual,beginner,casual,beginner --rounds 2 --luck-adjusted"
    assert run(line) == 0
    assert capsys.readouterr().out.splitlines()[-1].endswith(LUCK_CANCELS) is cancels


def test_where_luck_cancels_the_margin_is_as_played(run_json: Any) -> None:
    line = "--variant scopone --seats casual,beginner,casual,beginner --rounds 3 --duplicate"
    plain, adjusted = (run_json(f"{line}{option}") for option in ("", " --luck-adjusted"))
    assert adjusted["margin"] == pytest.approx(plain["margin"])
    assert adjusted["variance_ratio"] == pytest.approx(1.0)


def test_people_get_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--variant scopa --seats casual,beginner --rounds 5 --seed 3 --duplicate") == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert "Scopa, 2 players: casual, beginner" in out
    assert "5 deals, 10 rounds, seed 3" in out
    assert "casual over beginner: " in out
    with pytest.raises(json.JSONDecodeError):
        json.loads(out)


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("", "required: --variant, --seats"),
        ("--variant scopa", "required: --seats"),
        ("--variant bridge --seats casual,beginner", "there is no game 'bridge'"),
        ("--variant scopa --seats casual,oracle", "there is no level 'oracle'"),
        ("--variant scopa --seats casual", "not played by 1 player;"),
        ("--variant scopa --seats " + ",".join(["beginner"] * 5), "not played by 5 players"),
        ("--variant scopa --seats ,", "there is no level ''"),
        ("--variant scopa --seats casual,beginner --pairs", "not played by 2 players in pairs"),
        ("--variant scopa --seats casual,beginner --rounds 0", "'0' is not a whole number"),
        ("--variant scopa --seats casual,beginner --rounds -3", "'-3' is not a whole number"),
        ("--variant scopa --seats casual,beginner --rounds many", "'many' is not a whole number"),
        ("--variant scopa --seats casual,beginner --rounds 1.5", "'1.5' is not a whole number"),
        ("--variant scopa --seats casual,beginner --rounds " + "9" * 5000, "not a whole number"),
        ("--variant scopa --seats casual,beginner --jobs 0", "'0' is not a whole number"),
        ("--variant scopa --seats casual,beginner --jobs 1000", "'1000' is not a whole number"),
        ("--variant scopa --seats casual,beginner --seed luck", "'luck' is not a whole number"),
        ("--variant scopa --seats casual,beginner --option target", "write NAME=VALUE"),
        ("--variant scopa --seats casual,beginner --option jokers=2", "no option 'jokers'"),
        ("--variant scopa --seats casual,beginner --option target=0", "cannot be '0'"),
        (
            "--variant scopa --seats casual,beginner --option target=16 --option target=21",
            "option target is set twice",
        ),
        ("--variant scopa --seats casual,beginner --loud", "unrecognized arguments: --loud"),
        ("--variant scopa --seats casual,beginner --rounds", "expected one argument"),
    ],
)
def test_bad_arguments_get_one_line_and_exit_code_2(
    line: str, complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(line) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert len(err.splitlines()) == 1
    assert err.startswith("scopa-desktop simulate: ")
    assert complaint in err
    assert len(err) < 500


def test_an_interrupt_ends_quietly(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Series, "play_deal", raising(KeyboardInterrupt))
    assert main(["simulate", "--variant", "scopa", "--seats", "casual,beginner"]) == INTERRUPTED
    assert capsys.readouterr() == ("", "")


def test_a_process_killed_from_outside_is_reported_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def kill_a_process(items: Iterable[DealResult], *_: object) -> Iterator[DealResult]:
        for item in items:
            for process in multiprocessing.active_children():
                process.kill()
            yield item

    monkeypatch.setattr(simulate, "with_progress", kill_a_process)
    assert run("--variant scopa --seats casual,beginner --jobs 2") == FAILED
    out, err = capsys.readouterr()
    assert out == ""
    assert err == "scopa-desktop simulate: one of its processes was killed.\n"


class Terminal(io.StringIO):
    """A stream that claims to be a terminal."""

    def isatty(self) -> bool:
        return True


def test_progress_is_drawn_on_a_terminal_and_wiped_away() -> None:
    terminal = Terminal()
    assert list(with_progress("abc", 3, terminal)) == ["a", "b", "c"]
    assert "of 3" in terminal.getvalue()
    assert terminal.getvalue().endswith("\r\x1b[K")


def test_progress_is_not_drawn_elsewhere() -> None:
    stream = io.StringIO()
    assert list(with_progress("abc", 3, stream)) == ["a", "b", "c"]
    assert stream.getvalue() == ""


def test_the_interval_is_that_of_the_mean() -> None:
    estimate = MeanEstimate.of([1.0, 3.0] * 50)
    assert estimate.mean == 2
    assert estimate.interval is not None
    low, high = estimate.interval
    assert high - 2 == pytest.approx(2 - low) == pytest.approx(1.984 * 1.00504 / 10, rel=1e-3)


def test_few_samples_have_a_wide_interval() -> None:
    interval = MeanEstimate.of([1.0, 2.0, 3.0]).interval
    assert interval == pytest.approx((2 - 4.30 / 3**0.5, 2 + 4.30 / 3**0.5))


@pytest.mark.parametrize(("samples", "interval"), [(1, None), (3, None), (30, (2, 2))])
def test_a_few_equal_samples_have_no_interval(
    samples: int, interval: tuple[int, int] | None
) -> None:
    assert MeanEstimate.of([2.0] * samples).interval == interval


def test_too_few_rounds_are_said_to_be_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--variant scopone-scientifico --seats easy,casual,easy,casual --rounds 1") == 0
    out = capsys.readouterr().out
    assert "Scopone scientifico, 4 players in pairs: easy" in out
    assert "1 deal, 1 round, seed 1" in out
    assert "(95 % interval: too few to tell)" in out


def test_an_unknown_game_is_answered_with_the_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--variant scoppa --seats casual,beginner") == 2
    _, err = capsys.readouterr()
    assert "did you mean 'scopa'" in err and err.endswith(f", {[*CATALOGUE][-1]}.\n")
    assert all(game in err for game in CATALOGUE)


def test_an_unknown_option_is_answered_with_the_options(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run("--variant cirulla --option jokers=2 --seats casual,beginner") == 2
    _, err = capsys.readouterr()
    assert all(option.name in err for option in CATALOGUE["cirulla"].options)
    assert "table_fifteen" not in err


def test_the_help_lists_games_and_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--help") == 0
    out, _ = capsys.readouterr()
    lines = " ".join(out.split())
    assert all(game in lines for game in CATALOGUE)
    for variant in CATALOGUE.values():
        for option in variant.options:
            assert f"{option.name}={option.values_text}:" in lines
    assert "scopa-\n" not in out
