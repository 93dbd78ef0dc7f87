"""`verify` confirms what was dealt and played fairly, and finds what was tampered with."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import inf
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from scopa_desktop.__main__ import main
from scopa_desktop.ai.computer_players import SearchPlayer, searches
from scopa_desktop.ai.levels import LEVELS, level
from scopa_desktop.ai.move_evaluation import SearchConfig
from scopa_desktop.ai.player import Deadline
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.commands import verify
from scopa_desktop.commands.arguments import INTERRUPTED
from scopa_desktop.commands.verify import CONFIRMED, NOT_CONFIRMED, RecordedMove, recorded_moves
from scopa_desktop.rules.cards import cards_of
from scopa_desktop.rules.catalogue import CATALOGUE, CHKOBBA, CIRULLA, SCOPA
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import Action
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.record import Record, RoundRecord, write_record
from scopa_desktop.rules.seating import TWO, Seating
from scopa_desktop.rules.table_events import PackCut, PlayerChanged, TimeRanOut
from scopa_desktop.rules.table_options import TableOptions
from scopa_desktop.rules.variant import Variant
from tests.raising import raising
from tests.sampling import parametrize_some

ROBOTS = [known.id for known in LEVELS.values() if not searches(known.player)]
"""The levels that answer at once."""

DEALS = 3
GAMES = [*CATALOGUE.values()]
"""Enough to tell the rounds of a match apart."""


def played(
    variant: Variant = SCOPA,
    levels: Sequence[str] = (PERSON, ROBOTS[0]),
    seating: Seating = TWO,
    deals: int = DEALS,
    deal_number: int = 48213,
) -> Record:
    """A match as the window plays it, so many deals long; a person plays anything."""
    match = Match(
        variant, seating, [Player(f"The {level_id}", level_id) for level_id in levels], deal_number
    )
    rng = Random(deal_number)
    while match.winner is None and not (match.needs_deal and len(match.record.rounds) == deals):
        if match.needs_deal:
            match.begin_round()
            continue
        assert match.round is not None
        seat, legal = match.round.turn, match.round.legal_moves()
        if levels[seat] == PERSON:
            match.play(legal[int(rng.random() * len(legal))])
        else:
            match.play(level(levels[seat]).choose(SeatView.of(match, seat), Deadline(inf)))
    return match.record


class Verified(NamedTuple):
    """The output of the command about a record."""

    code: int
    lines: list[str]
    complaint: str

    def about_seat(self, number: int) -> str:
        """The line that sums up a seat."""
        (line,) = [line for line in self.lines if line.startswith(f"seat {number},")]
        return line


VerifyText = Callable[..., Verified]


@pytest.fixture
def verify_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> VerifyText:
    """Runs the command on a file with this text, and perhaps on more arguments."""

    def run(text: str, *arguments: str) -> Verified:
        path = tmp_path / "match.scopa"
        path.write_text(text, encoding="utf-8")
        code = main(["verify", str(path), *arguments])
        out, err = capsys.readouterr()
        return Verified(code, out.splitlines(), err)

    return run


@pytest.fixture
def verified(verify_text: VerifyText) -> VerifyText:
    """Runs the command on a record, and perhaps on more arguments."""
    return lambda record, *arguments: verify_text(write_record(record), *arguments)


def with_round(record: Record, number: int, replacement: RoundRecord) -> Record:
    """The record with another round of that number."""
    rounds = [*record.rounds]
    rounds[number - 1] = replacement
    return replace(record, rounds=tuple(rounds))


# What is confirmed


@parametrize_some("entry", GAMES, default=GAMES[::3], ids=lambda entry: entry.id)
def test_a_match_played_fairly_is_confirmed(entry: Variant, verified: VerifyText) -> None:
    seating = entry.seatings[-1]
    levels = [PERSON, *(ROBOTS * 3)[: seating.players - 1]]
    record = played(entry, levels, seating, deals=1)
    output = verified(record)
    assert (output.code, output.complaint) == (CONFIRMED, "")
    moves = sum(len(round_record.moves) for round_record in record.rounds)
    assert f"moves: {moves} of {moves} follow the rules" in output.lines
    assert len(output.lines) == 3 + seating.players


def test_every_round_of_a_match_is_dealt_and_asked_again(verified: VerifyText) -> None:
    record = played(CHKOBBA, ROBOTS[:2], deals=DEALS)
    output = verified(record)
    assert output.code == CONFIRMED
    assert "deals: 3 of 3 packs come from the deal number" in output.lines
    decided = [
        sum(_is_decision_of(each, seat) for each in recorded_moves(record)) for seat in range(2)
    ]
    assert sum(decided) == sum(len(round_record.moves) for round_record in record.rounds)
    for seat, number in enumerate(decided):
        assert f"{number} of {number} decisions confirmed" in output.about_seat(seat + 1)


def test_a_record_that_breaks_off_in_a_round_is_confirmed(verified: VerifyText) -> None:
    assert verified(played().until(2, 5)).code == CONFIRMED
    assert verified(played(deals=0)).code == CONFIRMED


def test_the_same_match_at_a_search_level_is_confirmed(
    verified: VerifyText, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick = LEVELS["master"]._replace(
        make_player=lambda: SearchPlayer(
            SearchConfig(iterations=60, candidate_count=20, pool_size=10)
        ),
    )
    monkeypatch.setitem(LEVELS, "master", quick)
    output = verified(played(CIRULLA, ["master", "master"], deals=1))
    assert output.code == CONFIRMED
    assert "master" in output.about_seat(1)


# What is not


def test_a_pack_given_by_hand_is_said_to_be_so(verified: VerifyText) -> None:
    record = played(deals=2)
    match = Match(record.variant, record.seating, record.players, record.deal_number)
    match.begin_round([*cards_of((1 << 40) - 1)])
    output = verified(match.record)
    assert output.code == NOT_CONFIRMED
    assert output.lines[1] == (
        "round 1: the pack was set by hand and does not come from the deal number"
    )
    assert "deals: 0 of 1 packs come from the deal number" in output.lines


def test_two_cards_exchanged_in_a_pack_are_found(verified: VerifyText) -> None:
    record = played(deals=2).until(2, 0)
    pack = [*record.rounds[1].pack]
    pack[-1], pack[-2] = pack[-2], pack[-1]
    output = verified(with_round(record, 2, record.rounds[1]._replace(pack=tuple(pack))))
    assert output.code == NOT_CONFIRMED
    assert output.lines[1].startswith("round 2: the pack was set by hand")
    assert "deals: 1 of 2 packs come from the deal number" in output.lines


def test_a_move_that_the_rules_refuse_is_named(verify_text: VerifyText) -> None:
    first = played().rounds[0].moves[0]
    text = write_record(played().until(1, 1)).replace(f"1. {first}", "1. KD x QD")
    output = verify_text(text)
    assert output.code == NOT_CONFIRMED
    assert output.lines[-1].startswith("moves: the rules do not allow them: round 1, move 1: ")


class Tampered(NamedTuple):
    """A record that ends with another move than the computer player chose."""

    record: Record
    seat: int
    chosen: Action
    put_in: Action


def _is_decision_of(recorded: RecordedMove, seat: int) -> bool:
    """Whether a computer player in a seat made the move."""
    return recorded.mover.seat == seat and not recorded.mover.player.is_person


def tampered(record: Record) -> Tampered:
    """Its first decision in the second round at which there was something to choose."""
    for decision in recorded_moves(record):
        if decision.mover.player.is_person:
            continue
        others = [move for move in decision.view.legal_moves() if move != decision.move]
        if decision.round_number == 2 and others:
            cut = record.until(2, decision.ply)
            moves = (*cut.rounds[-1].moves, others[0])
            changed = with_round(cut, 2, cut.rounds[-1]._replace(moves=moves))
            return Tampered(changed, decision.view.seat, decision.move, others[0])
    raise AssertionError("there was nothing to choose")


def test_another_move_put_in_for_a_computer_player_is_found(verified: VerifyText) -> None:
    record, seat, chosen, put_in = tampered(played())
    output = verified(record)
    assert output.code == NOT_CONFIRMED
    number = len(record.rounds[1].moves)
    assert output.lines[-1] == (f"  round 2, move {number}: played {put_in}, would play {chosen}")
    decided = sum(_is_decision_of(each, seat) for each in recorded_moves(record))
    assert f"{decided - 1} of {decided} decisions confirmed" in output.about_seat(seat + 1)
    assert verified(record, "--quick").code == CONFIRMED


def test_a_level_that_searches_may_have_run_out_of_time(
    verified: VerifyText, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick = LEVELS["master"]._replace(
        make_player=lambda: SearchPlayer(SearchConfig(iterations=40, candidate_count=0)),
    )
    monkeypatch.setitem(LEVELS, "master", quick)
    output = verified(tampered(played(levels=[PERSON, "master"], deals=2)).record)
    assert output.code == NOT_CONFIRMED
    assert output.lines[-1].endswith("; it may have run out of time, or be of another version")


def test_a_level_of_another_version_cannot_be_confirmed(verify_text: VerifyText) -> None:
    text = write_record(played(deals=1)).replace(f", {ROBOTS[0]}\n", ", oracle\n")
    output = verify_text(text)
    assert output.code == NOT_CONFIRMED
    assert "“oracle” is no level of this version; 0 of 18 decisions" in output.about_seat(2)
    output = verify_text(text, "--quick")
    assert output.code == NOT_CONFIRMED
    assert any(line.startswith("players: there is no level 'oracle'") for line in output.lines)


EXCLUDED = {
    "seat: 2, Ada, person\n": (
        ["table: private = on", "table: competitive = on"],
        "nobody sits in for a computer player at a private table or in a competitive match",
    ),
    "seat: 1, Ada, person\n": (["table: time = 30"], "seat 1 passes from a person to a computer"),
    f"seat: 2, Ada, {ROBOTS[1]}\n": (["table: time = 30"], "seat 2 passes from a person to a"),
    f"seat: 1, Rocco, {ROBOTS[0]}\nend: agreed\n": (["table: time = 30"], "no person is at the"),
}
"""Events that RECORD.md excludes, with the tables at which they are, and why."""


@pytest.mark.parametrize("lines", EXCLUDED)
def test_events_that_the_format_excludes_are_refused(lines: str, verify_text: VerifyText) -> None:
    tables, reason = EXCLUDED[lines]
    for table in tables:
        text = write_record(played(deals=0)).replace("version 1", "version 3")
        output = verify_text(f"{text}{table}\n{lines}")
        assert output.code == NOT_CONFIRMED
        assert f"before the first deal: {reason}" in output.lines[-1]


def test_a_level_that_sat_in_without_a_move_must_be_known(verify_text: VerifyText) -> None:
    text = write_record(played(deals=1)).replace("version 1", "version 3")
    output = verify_text(f"{text}seat: 1, Rocco, oracle\nseat: 1, The person, person\n")
    assert output.code == NOT_CONFIRMED
    assert any("there is no level 'oracle'" in line for line in output.lines)


def test_a_single_move_and_decision_are_not_plural(verified: VerifyText) -> None:
    match = Match.replayed(played(deals=1)).at(1, 2)
    output = verified(match.record)
    assert {line.rpartition("; ")[2].rpartition(", ")[2] for line in output.lines[-2:]} == {
        "1 move",
        "1 of 1 decision confirmed",
    }


# Whom it asks


@pytest.fixture
def questions(monkeypatch: pytest.MonkeyPatch) -> list[tuple[SeatView, str, Deadline]]:
    """Every question put to the level of the computer players in this test."""
    questions: list[tuple[SeatView, str, Deadline]] = []

    class Listening:
        def choose(self, view: SeatView, rng: Random, until: Deadline) -> Action:
            questions.append((view, str(rng.random()), until))
            return view.legal_moves()[0]

    listening = Listening()
    monkeypatch.setitem(LEVELS, "casual", LEVELS["casual"]._replace(make_player=lambda: listening))
    return questions


def test_a_computer_player_is_asked_the_very_same_questions_without_a_time_limit(
    verified: VerifyText, questions: list[tuple[SeatView, str, Deadline]]
) -> None:
    record = played(levels=[PERSON, "casual"])
    in_play = [(view, drawn) for view, drawn, _ in questions]
    questions.clear()
    assert verified(record).code == CONFIRMED
    assert [(view, drawn) for view, drawn, _ in questions] == in_play
    assert len(in_play) == 18 * DEALS
    assert not any(until.has_passed(1e-9) for _, _, until in questions)


def test_a_person_is_never_asked_again(
    verified: VerifyText, questions: list[tuple[SeatView, str, Deadline]]
) -> None:
    record = played(levels=[PERSON, "casual"], deals=1)
    questions.clear()
    output = verified(record)
    assert {view.seat for view, _, _ in questions} == {1}
    assert output.about_seat(1).endswith("a person, who is not asked again; 18 moves")


def test_quickly_nobody_is_asked_again(
    verified: VerifyText, questions: list[tuple[SeatView, str, Deadline]]
) -> None:
    record = played(levels=[PERSON, "casual"], deals=1)
    questions.clear()
    output = verified(record, "--quick")
    assert output.code == CONFIRMED
    assert questions == []
    assert output.about_seat(2).endswith("casual, not asked again; 18 decisions")


def test_an_interrupt_ends_quietly(verified: VerifyText, monkeypatch: pytest.MonkeyPatch) -> None:
    record = played(deals=1)
    monkeypatch.setattr(verify, "recorded_moves", raising(KeyboardInterrupt))
    output = verified(record)
    assert (output.code, output.complaint) == (INTERRUPTED, "")


# What is no record


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "is not the record of a match: line 1: "),
        ("Dear diary\n", "is not the record of a match: line 1: a record begins with"),
        (write_record(played(deals=0))[:-3], "is not the record of a match: line "),
        ("Scopa Desktop record, version 1\ngame: bridge\n", "line 2: "),
        ("Scopa Desktop record, version 7\n", "line 1: version 7 of records is not known"),
    ],
)
def test_what_is_no_record_gets_one_line(
    text: str, complaint: str, verify_text: VerifyText
) -> None:
    output = verify_text(text)
    assert (output.code, output.lines) == (NOT_CONFIRMED, [])
    assert output.complaint.startswith("scopa-desktop verify: ")
    assert complaint in output.complaint
    assert len(output.complaint.splitlines()) == 1


def test_what_cannot_be_read_gets_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    binary = tmp_path / "picture.png"
    binary.write_bytes(b"\x89PNG\xff\xfe")
    for path in (tmp_path / "missing.scopa", tmp_path, binary):
        assert main(["verify", str(path)]) == NOT_CONFIRMED
        out, err = capsys.readouterr()
        assert out == ""
        assert err.startswith("scopa-desktop verify: ")
        assert str(path) in err
        assert len(err.splitlines()) == 1


def test_players_who_sit_in_are_asked_again(verified: VerifyText) -> None:
    seated = Player("Rocco", ROBOTS[1])
    players = (Player("Nina", PERSON), Player("Ada", ROBOTS[0]))
    match = Match(SCOPA, TWO, players, 48213, TableOptions(turn_seconds=30, cuts_pack=True))
    match.apply(PackCut(17))
    match.begin_round()
    assert match.round is not None
    while match.moves_made < 20:
        turn = match.round.turn
        if match.moves_made == 10:
            match.apply(PlayerChanged(0, seated))
        elif turn == 0 and match.moves_made == 4:
            match.apply(TimeRanOut(0))
        level = LEVELS.get(match.players[turn].level)
        view = SeatView.of(match, turn)
        match.play(level.choose(view, Deadline(inf)) if level else match.round.legal_moves()[0])
    output = verified(match.record)
    assert output.code == CONFIRMED
    assert "deals: 1 of 1 packs come from the deal number" in output.lines
    assert "before the first deal: cut: 17" in output.lines
    assert f"round 1, after move 10: seat: 1, Rocco, {ROBOTS[1]}" in output.lines
    persons, sat_in, opponent = (line for line in output.lines if line.startswith("seat "))
    assert persons == (
        "seat 1, Nina: a person, who is not asked again; 5 moves, 1 of them made by the game"
    )
    assert sat_in == f"seat 1, Rocco: {ROBOTS[1]}, 5 of 5 decisions confirmed"
    assert opponent == f"seat 2, Ada: {ROBOTS[0]}, 10 of 10 decisions confirmed"
