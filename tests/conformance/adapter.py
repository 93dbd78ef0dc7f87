"""Runs a worked example by the rules themselves: a position is set up, and the rules answer.

The form of the examples: a `kind`, an `input` and what to `expect`. For each kind one function
turns the input into the answer of the rules in the words of `expect`; nothing is worked out here.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import count
from typing import Any, TypeAlias

from scopa_desktop.rules.captures import CaptureValues
from scopa_desktop.rules.cards import PACK, Mask, cards_of, mask_of, names_of, parse_card
from scopa_desktop.rules.ending import Tally, run_race, score_entries, winner_of
from scopa_desktop.rules.events import (
    DealVoided,
    Declared,
    Event,
    InstantWin,
    MatchWon,
    OpeningTaken,
    PacketDealt,
    RoundScored,
    Swept,
    TableDealt,
)
from scopa_desktop.rules.kernel.scorer import ScoringRow
from scopa_desktop.rules.match import Match, pack_of
from scopa_desktop.rules.moves import CallOut, Cut, Declare, Move, TakeTable
from scopa_desktop.rules.players import Player
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.scoring import Bonus, ScoreLine, ScoreSheet, SideResult, Sweep
from scopa_desktop.rules.seating import Seating
from scopa_desktop.rules.stakes import experience, stakes
from scopa_desktop.rules.variant import Variant
from tests.conformance.settings import settings_of
from tests.rules.positions import pack_opening_with

Fields: TypeAlias = Mapping[str, Any]


def check(entry: Variant, vector: Fields) -> None:
    """Fail unless the rules of `entry` give what the example expects."""
    kind, given, expected = vector["kind"], vector["input"], vector["expect"]
    answer = _ANSWERS.get(kind)
    assert answer, f"{vector['id']}: the adapter knows no examples of the kind {kind!r}"
    variant = entry.configured(settings_of(entry, given.get("options") or {}))
    found = answer(variant, given)
    unknown = expected.keys() - found.keys()
    assert not unknown, f"{vector['id']}: the rules of {entry.id} say nothing of {sorted(unknown)}"
    told = {name: _comparable(name, found[name], given) for name in expected}
    wanted = {name: _comparable(name, expected[name], given) for name in expected}
    assert told == wanted, vector.get("why")


# --- the words of the examples --------------------------------------------------------------------


def _comparable(name: str, value: Any, given: Fields) -> Any:
    """An entry of `expect` in one form, whichever of its forms it was written in."""
    match name:
        case "captures":
            # A card that takes itself takes nothing from the table, however that is written.
            played = {given.get("play")}
            return sorted(sorted(set(cards) - played) for cards in value)
        case "legal" if isinstance(value, list):
            return sorted(value, key=lambda one: (one["points"], one["matta_as"] or 0))
        case "flor" | "points" | "sweep_points":
            return value or 0
        case "sides":
            return [{category: points for category, points in side.items() if points}
                    for side in value]  # fmt: skip
    return value


def _cards(names: Sequence[str] | None) -> Mask:
    return mask_of(map(parse_card, names or ()))


def _names(cards: Mask) -> list[str]:
    return names_of(cards).split()


def _values(variant: Variant, given: Fields) -> CaptureValues:
    """The game's values with those of the wild cards that were declared."""
    values = variant.captures.values
    for name, value in (given.get("values") or {}).items():
        values = values.with_wild(parse_card(name), int(value))
    return values


# --- positions ------------------------------------------------------------------------------------


def _seating(variant: Variant, **wanted: int) -> Seating:
    """The variant's first seating with that number of `players` or `sides`."""
    for seating in variant.seatings:
        if all(getattr(seating, name) == number for name, number in wanted.items()):
            return seating
    raise AssertionError(f"{variant.id} has no seating of {wanted}")


def _position(variant: Variant, given: Fields, hand: Mask, **rest: Any) -> Round:
    """Seat 0 to play; the next seat holds a card more unless the play is the round's last."""
    seating, table = variant.seatings[0], _cards(given["table"])
    spare = 0 if given.get("last_play") else 1 << next(cards_of(PACK & ~table & ~hand))
    return Round(
        variant,
        seating,
        dealer=seating.players - 1,
        hands=[hand, spare] + [0] * (seating.players - 2),
        table=table,
        values=_values(variant, given),
        **rest,
    )


def _sweep_points(events: Sequence[Event]) -> int:
    return sum(event.points for event in events if isinstance(event, Swept))


def _players(seating: Seating) -> list[Player]:
    return [Player("player", "random")] * seating.players


# --- playing a card -------------------------------------------------------------------------------


def capture(variant: Variant, given: Fields) -> Fields:
    """The sets that one card may take, and what clearing the table with it is worth."""
    played, table = parse_card(given["play"]), _cards(given["table"])
    one = _position(variant, given, 1 << played)
    captures = [m.take for m in one.legal_moves() if isinstance(m, Move) and m.take]
    events = one.play(Move(played, table)) if table in captures else []
    return {"captures": list(map(_names, captures)), "sweep_points": _sweep_points(events)}


def legality(variant: Variant, given: Fields) -> Fields:
    """Whether a move is allowed."""
    one = _position(variant, given, _cards(given["hand"]))
    move = Move(parse_card(given["play"]), _cards(given.get("take")))
    return {"legal": one.refusal(move) is None}


def table_fifteen(variant: Variant, given: Fields) -> Fields:
    """The table cards that may be taken before playing, and what clearing the table is worth."""
    table, dealt = _cards(given["table"]), _cards(given.get("dealt"))
    one = _position(variant, given, 1 << max(cards_of(PACK & ~table)), dealt_to_table=dealt)
    captures = [m.take for m in one.legal_moves() if isinstance(m, TakeTable)]
    events = one.play(TakeTable(table)) if table in captures else []
    return {"captures": list(map(_names, captures)), "sweep_points": _sweep_points(events)}


# --- dealing and declaring ------------------------------------------------------------------------


def opening(variant: Variant, given: Fields) -> Fields:
    """What four opening cards bring."""
    seating, dealer = variant.seatings[0], 1
    pack = pack_opening_with([parse_card(name) for name in given["table"]], variant, seating)
    round_, events = Round.dealt(variant, seating, dealer, pack)
    if round_.cut_card is not None:
        events += round_.play(Cut(keeps=True))
    deals_again = [event.next_dealer for event in events if isinstance(event, DealVoided)]
    taken = [event for event in events if isinstance(event, OpeningTaken)]
    flor = sum(event.points for event in events if isinstance(event, Declared))
    return {
        "redeal": ("same" if deals_again[0] == dealer else "next") if deals_again else None,
        "dealer_captures": bool(taken),
        "points": _sweep_points(events),
        "matta_as": (taken[0].wild or None) if taken else None,
        "flor": flor,
    }


def deal(variant: Variant, given: Fields) -> Fields:
    """The cards of a packet and of the table, and the packets of a round played out."""
    seating = _seating(variant, players=given["players"])
    one, events = next(
        dealt
        for number in count(1)
        if not (dealt := Round.dealt(variant, seating, 0, pack_of(number, 1, variant.deal.pack)))[
            0
        ].is_void
    )
    while not one.is_over:
        events += one.play(one.legal_moves()[-1])
    packets = [event for event in events if isinstance(event, PacketDealt)]
    tables = [event.cards for event in events if isinstance(event, TableDealt)]
    (size,) = {len(hand) for packet in packets for hand in packet.hands}
    return {"hand": size, "packets": len(packets), "table": sum(map(len, tables))}


def declaration(variant: Variant, given: Fields) -> Fields:
    """What a packet just dealt may declare, and what the best of it consists of."""
    rule = variant.declarations
    is_declaring = rule is not None and rule.before_play
    one = _position(variant, {"table": []}, _cards(given["hand"]), is_declaring=is_declaring)
    choices = [move for move in one.legal_moves() if isinstance(move, Declare)]
    declared = [e for e in one.play(choices[0]) if isinstance(e, Declared)] if choices else []
    return {
        "legal": [{"points": one.points, "matta_as": one.wild or None} for one in choices],
        "combinations": {name: points for event in declared for name, points in event.combinations},
        "total": sum(event.points for event in declared),
    }


# --- scoring --------------------------------------------------------------------------------------


def scoring(variant: Variant, given: Fields) -> Fields:
    """The score sheet of a round that ended with these piles, or the match won by one of them."""
    piles = [_cards(pile) for pile in given["piles"]]
    seating = _seating(variant, sides=len(piles))
    sweeps = enumerate(given.get("sweep_points") or ())
    declared = enumerate(given.get("declared_points") or ())
    round_ = Round(
        variant,
        seating,
        dealer=0,
        hands=[0] * seating.players,
        piles=piles,
        sweeps=[Sweep(side, points, ()) for side, points in sweeps if points],
        bonuses=[Bonus(side, "declared", points) for side, points in declared if points],
    )
    sheet = round_.sheet()
    sides = [
        {line.category: line.points[side] for line in sheet.lines}
        | {"total": sheet.totals[side]}
        for side in range(len(piles))
    ]  # fmt: skip
    won = [side for side in range(len(piles)) if _wins_at_once(variant, seating, piles, side)]
    return {"sides": sides, "wins_match": won[0] if won else None}


def _wins_at_once(variant: Variant, seating: Seating, piles: Sequence[Mask], side: int) -> bool:
    """Whether the capture that completes this pile wins the match."""
    last = _last_capture(variant, piles[side])
    if last is None:
        return False
    before = [pile & ~(last.take | 1 << last.card) for pile in piles]
    hands = [0] * seating.players
    hands[side] = 1 << last.card
    round_ = Round(
        variant, seating, dealer=0, hands=hands, piles=before, table=last.take, turn=side
    )
    return any(isinstance(e, InstantWin) and e.side == side for e in round_.play(last))


def _last_capture(variant: Variant, pile: Mask) -> Move | None:
    """A capture by which this pile may have been completed."""
    for card in cards_of(pile if variant.instant_win_cards else 0):
        for taken in variant.captures.legal_captures(card, pile & ~(1 << card)):
            if (taken | 1 << card) & variant.instant_win_cards:
                return Move(card, taken)
    return None


# --- the match ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Given:
    """A category that gives the points of the example."""

    points: tuple[int, ...]
    name: str = "given"

    def rows(self) -> list[ScoringRow]:
        """Nothing that is counted from piles."""
        return []

    def score(self, side_results: Sequence[SideResult]) -> ScoreLine:
        """These points, whatever was won."""
        return ScoreLine(
            self.name, self.points, (None,) * len(side_results), (0,) * len(side_results)
        )


def match_end(variant: Variant, given: Fields) -> Fields:
    """The totals after a round, and whether the match ends with it."""
    variant = replace(variant, target=given.get("target") or variant.target)
    stats = [Tally(**side) for side in given.get("match_stats") or ()]
    if given.get("round") is None:
        totals = given.get("totals") or given["start"]
        winner = winner_of(variant, totals, stats or None)
    else:
        totals, winner = _after_a_round(variant, given["start"], given["round"], stats)
    undecided = "extra_round" if max(totals) >= variant.target else "continue"
    return {"totals": totals, "result": undecided if winner is None else winner}


def _after_a_round(
    variant: Variant, start: Sequence[int], points: Sequence[int], stats: Sequence[Tally]
) -> tuple[list[int], int | None]:
    """The totals and the winner when a match at `start` plays a round with these points.

    `stats` are those after the round; what the round itself adds to them is found by playing it.
    """
    seating = _seating(variant, sides=len(start))
    variant = replace(variant, categories=(_Given(tuple(points)),), instant_win_cards=0, options=())
    trial, match = (Match(variant, seating, _players(seating), deal_number=1) for _ in range(2))
    _play_a_round(trial)
    match.tallies = [
        Tally(*(after - added for after, added in zip(wanted, own, strict=True)))
        for wanted, own in zip(stats or trial.tallies, trial.tallies, strict=True)
    ]
    match.totals = list(start)
    events = _play_a_round(match)
    totals = next(list(event.totals) for event in events if isinstance(event, RoundScored))
    return totals, next((event.side for event in events if isinstance(event, MatchWon)), None)


def call_out(variant: Variant, given: Fields) -> Fields:
    """Who wins when a side calls out in a round in which these points are certain."""
    certain = _Given(tuple(given["certain"]))
    variant = replace(variant, target=given.get("target") or variant.target, categories=(certain,))
    seating = _seating(variant, sides=len(given["start"]))
    match = Match(variant, seating, _players(seating), deal_number=1)
    while match.round is None or match.round.is_void:
        match.begin_round()
    match.totals = list(given["start"])
    match.round.position.turn = given["side"]
    match.play(CallOut())
    assert match.call is not None
    return {"totals": match.totals, "right": match.call.is_right, "winner": match.winner}


def _play_a_round(match: Match) -> list[Event]:
    events: list[Event] = []
    while not match.sheets:
        if match.needs_deal:
            events += match.begin_round()
        else:
            assert match.round is not None
            events += match.play(match.round.legal_moves()[-1])
    return events


def ordered_scoring(variant: Variant, given: Fields) -> Fields:
    """Where points entered one by one stop, in the order in which the game counts them."""
    start, target = given["start"], given.get("target") or variant.target
    winners, sweeps = given.get("categories") or {}, given.get("sweep_order") or ()
    counted = [category.name for category in variant.categories]
    assert set(winners) <= set(counted), f"{variant.id} counts {counted}"
    side_results = [SideResult(0)] * len(start)
    points = {
        name: tuple(
            sweeps.count(side) if name == "sweeps" else int(side == winners.get(name))
            for side in range(len(start))
        )
        for name in counted
    }
    sheet = ScoreSheet(tuple(_Given(points[name], name).score(side_results) for name in counted))
    race = run_race(start, score_entries(sheet, [(side, 1) for side in sweeps]), target)
    return {"final": list(race.totals), "winner": race.winner, "stopped_at": race.stopped_at}


# --- accounts -------------------------------------------------------------------------------------


def xp(variant: Variant, given: Fields) -> Fields:
    """The experience that a match brings."""
    return experience(Seating(given["players"], 2 if given.get("pairs") else 1))._asdict()


def shares(variant: Variant, given: Fields) -> Fields:
    """How the pot is shared."""
    seating = Seating(given["players"], 2 if given.get("pairs") else 1)
    shared = stakes(seating, given["bet"])._asdict()
    return {"pot": shared["pot"], "bank": shared["bank"], "winners": shared["winners"]}


_ANSWERS: dict[str, Callable[[Variant, Fields], Fields]] = {
    "capture": capture,
    "legality": legality,
    "table_fifteen": table_fifteen,
    "opening": opening,
    "deal": deal,
    "declaration": declaration,
    "scoring": scoring,
    "match_end": match_end,
    "ordered_scoring": ordered_scoring,
    "call_out": call_out,
    "xp": xp,
    "stakes": shares,
}
