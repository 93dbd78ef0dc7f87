"""Whole rounds: a record, and beside it every event and score as worked out by hand."""

from pathlib import Path

import pytest

from scopa_desktop.rules.cards import Card, card_name, names_of
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


def names(cards: tuple[Card, ...]) -> str:
    return " ".join(map(card_name, cards))


def between_seats(figures: tuple[object, ...]) -> str:
    return "-".join(map(str, figures))


def told(event: Event) -> str:
    """The event as the texts beside the records tell it; a capture goes on the line before."""
    match event:
        case DealerDrawn(draws, dealer):
            text = f"draw: {told_hands(draws)}; seat {dealer + 1} deals"
        case PacketDealt(number, _, hands):
            text = f"packet {number}: {told_hands(hands)}"
        case TableDealt(cards):
            text = f"table: {names(cards)}"
        case OpeningTaken(seat, cards):
            text = f"seat {seat + 1} takes the opening table {names_of(cards)}"
        case Played(seat, card):
            text = f"seat {seat + 1} plays {card_name(card)}"
        case Captured(_, _, taken):
            return f", takes {names_of(taken)}"
        case Swept(seat, points, markers):
            text = f"seat {seat + 1} sweeps for {points}, showing {names(markers)}"
        case LeftoversTaken(int(seat), cards):
            text = f"left over: {names_of(cards)} to seat {seat + 1}"
        case RoundScored(sheet, totals):
            text = "\n".join([*map(told_line, sheet.lines), f"totals: {between_seats(totals)}"])
        case _:
            raise AssertionError(f"the texts have no words for {event}")
    return f"\n{text}"


def told_hands(hands: tuple[tuple[Card, ...], ...]) -> str:
    return "; ".join(f"seat {seat} {names(cards)}" for seat, cards in enumerate(hands, 1))


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
    text = path.with_suffix(".txt").read_text(encoding="utf-8")
    expected = [line for line in text.splitlines() if not line.startswith("#")]
    assert "".join(map(told, events_of(record))).lstrip().splitlines() == expected


@pytest.mark.parametrize("path", ROUNDS, ids=lambda path: path.stem)
def test_a_kept_record_stays_readable_and_is_written_the_same_again(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert write_record(read_record(text)) == text
    assert write_record(Match.replayed(read_record(text)).record) == text


def test_both_games_have_a_round() -> None:
    assert {path.stem for path in ROUNDS} == {"scopa-2", "escoba-setenta-3"}
