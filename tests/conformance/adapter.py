"""Runs a worked example by the rules themselves: a position is set up, and the rules answer.

The form of the examples: a `kind`, an `input` and what to `expect`. For each kind one function
turns the input into the answer of the rules in the words of `expect`; nothing is worked out here.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import count
from typing import Any, TypeAlias

from scopa_desktop.rules.cards import PACK, Mask, cards_of, mask_of, parse_card
from scopa_desktop.rules.events import (
    DealVoided,
    Event,
    MatchWon,
    OpeningTaken,
    PacketDealt,
    RoundScored,
    Swept,
    TableDealt,
)
from scopa_desktop.rules.match import Match, pack_of
from scopa_desktop.rules.moves import Move
from scopa_desktop.rules.record import Player
from scopa_desktop.rules.round import Round, Sweep
from scopa_desktop.rules.scoring import Haul, Line
from scopa_desktop.rules.seating import Seating
from scopa_desktop.rules.variant import Option, OptionValue, Variant
from tests.rules.positions import pack_opening_with

Fields: TypeAlias = Mapping[str, Any]


def check(entry: Variant, vector: Fields) -> None:
    """Fail unless the rules of `entry` give what the example expects."""
    kind, given, expected = vector["kind"], vector["input"], vector["expect"]
    answer = _ANSWERS.get(kind)
    assert answer, f"{vector['id']}: {entry.id} has no examples of the kind {kind!r}"
    variant = entry.configured(_settings(entry, given.get("options") or {}))
    found = answer(variant, given)
    unknown = expected.keys() - found.keys()
    assert not unknown, f"{vector['id']}: the rules of {entry.id} say nothing of {sorted(unknown)}"
    assert {name: found[name] for name in expected} == _comparable(expected), vector.get("why")


def _comparable(expected: Fields) -> Fields:
    """The expectation with its captures, whose order is free, as sorted masks."""
    if "captures" not in expected:
        return expected
    return {**expected, "captures": sorted(map(_cards, expected["captures"]))}


def _settings(entry: Variant, options: Fields) -> dict[str, OptionValue]:
    return {name: _value(entry.option(name), value) for name, value in options.items()}


def _value(option: Option, value: object) -> OptionValue:
    """The option's value as examples may write it: itself, its text, or `off` for none."""
    if any(one == value and type(one) is type(value) for one in option.values):
        return value  # type: ignore[return-value]
    if value in ("off", None, False) and 0 in option.values:
        return 0
    return option.parse(str(value))


def _cards(names: Sequence[str]) -> Mask:
    return mask_of(map(parse_card, names))


def _seating(variant: Variant, **wanted: int) -> Seating:
    """The variant's first seating with that number of `players` or `sides`."""
    for seating in variant.seatings:
        if all(getattr(seating, name) == number for name, number in wanted.items()):
            return seating
    raise AssertionError(f"{variant.id} has no seating of {wanted}")


def _position(variant: Variant, hand: Mask, table: Mask, elsewhere: Mask = 0) -> Round:
    """Seat 0 to play; `elsewhere` is held by the next seat."""
    seating = variant.seatings[0]
    others = [elsewhere] + [0] * (seating.players - 2)
    return Round(variant, seating, dealer=seating.players - 1, hands=[hand, *others], table=table)


def capture(variant: Variant, given: Fields) -> Fields:
    """The sets that one card may take, and what clearing the table with it is worth."""
    assert not given.get("values"), f"{variant.id} has no wild cards"
    played, table = parse_card(given["play"]), _cards(given["table"])
    spare = next(cards_of(PACK & ~table & ~(1 << played)))
    elsewhere = 0 if given.get("last_play") else 1 << spare
    one = _position(variant, 1 << played, table, elsewhere)
    captures = [move.take for move in one.legal_moves() if move.take]
    events = one.play(Move(played, table)) if table in captures else []
    return {"captures": sorted(captures), "sweep_points": _sweep_points(events)}


def _sweep_points(events: Sequence[Event]) -> int:
    return sum(event.points for event in events if isinstance(event, Swept))


def legality(variant: Variant, given: Fields) -> Fields:
    """Whether a move is allowed."""
    table, hand = _cards(given["table"]), _cards(given["hand"])
    one = _position(variant, hand, table, 1 << next(cards_of(PACK & ~table & ~hand)))
    move = Move(parse_card(given["play"]), _cards(given["take"]))
    return {"legal": one.refusal(move) is None}


def opening(variant: Variant, given: Fields) -> Fields:
    """What four opening cards bring."""
    seating, dealer = variant.seatings[0], 1
    pack = pack_opening_with([parse_card(name) for name in given["table"]], variant, seating)
    _, events = Round.dealt(variant, seating, dealer, pack)
    voided = [event for event in events if isinstance(event, DealVoided)]
    deals_again = {True: "same", False: "next"}
    return {
        "redeal": deals_again[voided[0].next_dealer == dealer] if voided else None,
        "dealer_captures": any(isinstance(event, OpeningTaken) for event in events),
        "points": _sweep_points(events),
    }


def deal(variant: Variant, given: Fields) -> Fields:
    """The cards of a packet and of the table, and the packets of a round played out."""
    seating = _seating(variant, players=given["players"])
    one, events = next(
        dealt
        for number in count(1)
        if not (dealt := Round.dealt(variant, seating, 0, pack_of(number, 1)))[0].is_void
    )
    while not one.is_over:
        events += one.play(one.legal_moves()[0])
    packets = [event for event in events if isinstance(event, PacketDealt)]
    tables = [event.cards for event in events if isinstance(event, TableDealt)]
    (size,) = {len(hand) for packet in packets for hand in packet.hands}
    return {"hand": size, "packets": len(packets), "table": sum(map(len, tables))}


def scoring(variant: Variant, given: Fields) -> Fields:
    """The score sheet of a round that ended with these piles."""
    piles = [_cards(pile) for pile in given["piles"]]
    assert not any(given.get("declared_points") or ()), f"{variant.id} has no declarations"
    seating = _seating(variant, sides=len(piles))
    one = Round(
        variant,
        seating,
        dealer=0,
        hands=[0] * seating.players,
        piles=piles,
        sweeps=[
            Sweep(side, points, ())
            for side, points in enumerate(given.get("sweep_points") or ())
            if points
        ],
    )
    sheet = one.sheet()
    sides = [
        {line.category: line.points[side] for line in sheet.lines if line.points[side]}
        for side in range(len(piles))
    ]
    totals = sheet.totals
    return {"sides": [{**side, "total": total} for side, total in zip(sides, totals, strict=True)]}


@dataclass(frozen=True)
class _Given:
    """A category that gives the points of the example."""

    points: tuple[int, ...]
    name: str = "given"

    def score(self, hauls: Sequence[Haul]) -> Line:
        """These points, whatever was won."""
        return Line(self.name, self.points, (None,) * len(hauls), (0,) * len(hauls))


def match_end(variant: Variant, given: Fields) -> Fields:
    """The totals after a round, and whether the match ends with it.

    `match_stats` would matter only to a game that breaks its ties by the whole match.
    """
    start = given["totals"] if "totals" in given else given["start"]
    points = tuple(given.get("round") or [0] * len(start))
    seating = _seating(variant, sides=len(start))
    target = given.get("target", variant.target)
    match = Match(
        replace(variant, target=target, categories=(_Given(points),)),
        seating,
        [Player("player", "random")] * seating.players,
        deal_number=1,
    )
    match.totals = list(start)
    events = _play_out_a_round(match)
    totals = next(list(event.totals) for event in events if isinstance(event, RoundScored))
    winner = next((event.side for event in events if isinstance(event, MatchWon)), None)
    undecided = "extra_round" if max(totals) >= target else "continue"
    return {"totals": totals, "result": undecided if winner is None else winner}


def _play_out_a_round(match: Match) -> list[Event]:
    events: list[Event] = []
    while not match.sheets:
        if match.needs_deal:
            events += match.begin_round()
        else:
            assert match.round is not None
            events += match.play(match.round.legal_moves()[0])
    return events


_ANSWERS: dict[str, Callable[[Variant, Fields], Fields]] = {
    "capture": capture,
    "legality": legality,
    "opening": opening,
    "deal": deal,
    "scoring": scoring,
    "match_end": match_end,
}
