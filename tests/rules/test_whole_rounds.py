"""Whole rounds: a record, and beside it every event and score as worked out by hand."""

from pathlib import Path

import pytest

from scopa_desktop.rules.cards import card_name, names_of
from scopa_desktop.rules.events import (
    Captured,
    DealerDrawn,
    Event,
    LeftoversTaken,
    OpeningTaken,
    PacketDealt,
    Played,
    RoundScored,
    Swept,
    TableDealt,
)
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.record import Record, read_record, write_record
from scopa_desktop.rules.scoring import Line

ROUNDS = sorted(Path(__file__).parent.glob("rounds/*.scopa"))


def names(cards: tuple[int, ...]) -> str:
    return " ".join(map(card_name, cards))


def between_seats(figures: tuple[object, ...]) -> str:
    return "-".join(map(str, figures))


def told(event: Event) -> list[str]:
    """The event as the texts beside the records tell it."""
    match event:
        case DealerDrawn(draws, dealer):
            drawn = [f"seat {seat} {names(cards)}" for seat, cards in enumerate(draws, 1)]
            return [f"draw: {'; '.join(drawn)}; seat {dealer + 1} deals"]
        case PacketDealt(number, _, hands):
            dealt = [f"seat {seat} {names(cards)}" for seat, cards in enumerate(hands, 1)]
            return [f"packet {number}: {'; '.join(dealt)}"]
        case TableDealt(cards):
            return [f"table: {names(cards)}"]
        case OpeningTaken(seat, cards):
            return [f"seat {seat + 1} takes the opening table {names_of(cards)}"]
        case Played(seat, card):
            return [f"seat {seat + 1} plays {card_name(card)}"]
        case Captured(_, _, taken):
            return [f", takes {names_of(taken)}"]
        case Swept(seat, points, markers):
            return [f"seat {seat + 1} sweeps for {points}, showing {names(markers)}"]
        case LeftoversTaken(seat, cards):
            taker = f"to seat {seat + 1}" if seat is not None else "to nobody"
            return [f"left over: {names_of(cards)} {taker}"]
        case RoundScored(sheet, totals):
            return [*map(told_line, sheet.lines), f"totals: {between_seats(totals)}"]
    raise AssertionError(f"the text has no words for {event}")


def told_line(line: Line) -> str:
    compared = "" if set(line.figures) == {None} else f"{between_seats(line.figures)}, "
    return f"{line.category}: {compared}points {between_seats(line.points)}"


def events_of(record: Record) -> list[Event]:
    match = Match(record.variant, record.seating, record.players, record.deal_number)
    events: list[Event] = []
    for one in record.rounds:
        events += match.begin_round(one.pack)
        for move in one.moves:
            events += match.play(move)
    return events


@pytest.mark.parametrize("path", ROUNDS, ids=lambda path: path.stem)
def test_a_round_happens_as_worked_out_by_hand(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    lines = [line for event in events_of(record) for line in told(event)]
    expected = path.with_suffix(".txt").read_text(encoding="utf-8").splitlines()
    assert "\n".join(lines).replace("\n, takes", ", takes").split("\n") == [
        line for line in expected if not line.startswith("#")
    ]


@pytest.mark.parametrize("path", ROUNDS, ids=lambda path: path.stem)
def test_a_kept_record_stays_readable_and_is_written_the_same_again(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert write_record(read_record(text)) == text
    assert write_record(Match.replayed(read_record(text)).record) == text


def test_both_games_have_a_round() -> None:
    assert {path.stem for path in ROUNDS} == {"scopa-2", "escoba-setenta-3"}
