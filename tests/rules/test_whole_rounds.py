"""Whole rounds: a record, and beside it every event and score as worked out from the rules."""

from pathlib import Path
from typing import TypeAlias

import pytest

from scopa_desktop.rules.cards import Card, Mask, card_name, names_of
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.events import (
    CalledOut,
    Captured,
    CaptureScored,
    CutMade,
    CutOffered,
    DealerDrawn,
    DealVoided,
    Declared,
    Event,
    InstantWin,
    LeftoversTaken,
    MatchWon,
    OpeningLeft,
    OpeningOffered,
    OpeningTaken,
    PacketDealt,
    Played,
    RoundScored,
    Swept,
    TableDealt,
    TableTaken,
)
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.record import Record, read_record, write_record
from scopa_desktop.rules.scoring import ScoreLine

ROUNDS = sorted(Path(__file__).parent.glob("rounds/*.scopa"))


Dealing: TypeAlias = DealerDrawn | CutOffered | PacketDealt | TableDealt | DealVoided


def names(cards: tuple[Card, ...]) -> str:
    return " ".join(map(card_name, cards))


def told(event: Event) -> str:
    """The event as the texts beside the records tell it; most begin a line of their own."""
    match event:
        case CutMade(_, card, keeps):
            return f", draws {card_name(card)} and {'keeps' if keeps else 'lays'} it"
        case Captured(_, _, taken, int(robbed)):
            return f", takes the pile of side {robbed + 1} under {names_of(taken)}"
        case Captured(_, _, taken):
            return f", takes {names_of(taken)}"
        case OpeningOffered() | OpeningLeft():
            text = told_offer(event)
        case RoundScored(sheet, totals):
            text = "\n".join([*map(told_line, sheet.lines), f"totals: {told_figures(totals)}"])
        case CaptureScored(seat, scored):
            points = ", ".join(f"{each.name} {each.points}" for each in scored)
            text = f"seat {seat + 1} scores {points}"
        case Played() | OpeningTaken() | TableTaken() | Declared() | Swept() | CalledOut():
            text = f"seat {event.seat + 1} {told_act(event)}"
        case InstantWin() | MatchWon():
            text = f"side {event.side + 1} {told_win(event)}"
        case _:
            text = deal_blocks(event)
    return f"\n{text}"


def told_act(event: Played | OpeningTaken | TableTaken | Declared | Swept | CalledOut) -> str:
    match event:
        case CalledOut():
            return "calls out"
        case Played(_, card):
            return f"plays {card_name(card)}"
        case OpeningTaken(_, cards, wild):
            return f"takes the opening table {names_of(cards)}{told_wild(wild)}"
        case TableTaken(_, cards):
            return f"takes from the table {names_of(cards)}"
        case Declared(_, cards, combinations, _, wild):
            worth = ", ".join(f"{name} {points}" for name, points in combinations)
            return f"declares {names_of(cards)}: {worth}{told_wild(wild)}"
        case Swept(_, points, markers):
            return f"sweeps for {points}, showing {names(markers)}"


def told_win(event: InstantWin | MatchWon) -> str:
    match event:
        case InstantWin(_, cards):
            return f"wins at once with {names_of(cards)}"
        case MatchWon():
            return "wins the match"


def deal_blocks(event: Dealing | LeftoversTaken) -> str:
    match event:
        case DealerDrawn(draws, dealer):
            return f"draw: {told_hands(draws)}; seat {dealer + 1} deals"
        case CutOffered(seat):
            return f"seat {seat + 1} cuts"
        case PacketDealt(number, _, hands):
            return f"packet {number}: {told_hands(hands)}"
        case TableDealt(cards):
            return f"table: {names(cards)}"
        case DealVoided(cards, next_dealer):
            return f"void: {names_of(cards)}; seat {next_dealer + 1} deals anew"
        case LeftoversTaken(seat, cards):
            return f"left over: {told_leftovers(seat, cards)}"


def told_offer(event: OpeningOffered | OpeningLeft) -> str:
    seat, cards = event.seat + 1, names_of(event.cards)
    if isinstance(event, OpeningLeft):
        return f"seat {seat} leaves {cards}"
    return f"seat {seat} may take {cards} for {event.points}{told_wild(event.wild)}"


def told_leftovers(seat: int | None, cards: Mask) -> str:
    if not cards:
        return "nothing"
    return f"{names_of(cards)} to {'nobody' if seat is None else f'seat {seat + 1}'}"


def told_wild(value: int) -> str:
    return f", 7C as {value}" if value else ""


def told_hands(hands: tuple[tuple[Card, ...], ...]) -> str:
    return "; ".join(f"seat {seat} {names(cards)}" for seat, cards in enumerate(hands, 1))


def told_line(line: ScoreLine) -> str:
    compared = "" if set(line.figures) == {None} else f"{told_figures(line.figures)}, "
    return f"{line.category}: {compared}points {told_figures(line.points)}"


def told_figures(figures: tuple[int | None, ...]) -> str:
    return "-".join("none" if figure is None else str(figure) for figure in figures)


def events_of(record: Record) -> list[Event]:
    match = Match(record.variant, record.seating, record.players, record.deal_number)
    events: list[Event] = []
    for one in record.rounds:
        events += match.begin_round(one.pack)
        for move in one.moves:
            events += match.play(move)
    return events


@pytest.mark.parametrize("path", ROUNDS, ids=lambda path: path.stem)
def test_a_round_has_the_events_of_the_text_beside_it(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    text = path.with_suffix(".txt").read_text(encoding="utf-8")
    expected = [line for line in text.splitlines() if not line.startswith("#")]
    assert "".join(map(told, events_of(record))).lstrip().splitlines() == expected


@pytest.mark.parametrize("path", ROUNDS, ids=lambda path: path.stem)
def test_a_kept_record_stays_readable_and_is_written_the_same_again(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert write_record(read_record(text)) == text
    assert write_record(Match.replayed(read_record(text)).record) == text


def test_every_game_has_a_round() -> None:
    games = {read_record(path.read_text(encoding="utf-8")).variant.id for path in ROUNDS}
    assert games == {*CATALOGUE}
