"""Positions in notation, packs with chosen opening tables, and random matches for tests."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Any, NamedTuple

from hypothesis import assume, settings
from hypothesis import strategies as st

from scopa_desktop.rules.cards import PACK, Card, Mask, cards_of, mask_of, parse_cards
from scopa_desktop.rules.catalogue import CATALOGUE, configured
from scopa_desktop.rules.events import Event
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.messages import TextError
from scopa_desktop.rules.moves import Action, CallOut
from scopa_desktop.rules.options.own_games import widened
from scopa_desktop.rules.players import Player
from scopa_desktop.rules.record import LARGEST_DEAL
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.seating import TWO, Seating
from scopa_desktop.rules.variant import EMBLEMS, OptionConflictError, OptionValue, OwnGame, Variant
from tests.examples import examples

CALLED_OUT = 0.01
"""How often a player calls out by chance, where they may."""

moderately = settings(max_examples=examples(60), deadline=None)
"""Settings of hypothesis with fewer examples than its default, for slow tests."""


def mask(text: str) -> Mask:
    """The set of the cards written in `text`."""
    return mask_of(parse_cards(text))


def position(
    variant: Variant,
    hands: Sequence[str],
    table: str = "",
    *,
    seating: Seating = TWO,
    stock: str = "",
    piles: Sequence[str] = (),
    **rest: Any,
) -> Round:
    """A round in which seat 0 is on turn unless `turn` says otherwise."""
    return Round(
        variant,
        seating,
        dealer=rest.pop("dealer", seating.players - 1),
        hands=[mask(hand) for hand in hands],
        table=mask(table),
        stock=parse_cards(stock),
        piles=[mask(pile) for pile in piles],
        **rest,
    )


def copy_of(round_: Round, **changed: Any) -> Round:
    """A copy of a round with some constructor arguments `changed`."""
    same = {
        "dealer": round_.dealer,
        "hands": round_.hands,
        "table": round_.table,
        "stock": round_.stock,
        "piles": round_.piles,
        "sweeps": round_.sweeps,
        "bonuses": round_.bonuses,
        "declared": round_.declared,
        "values": round_.values,
        "turn": round_.turn,
        "is_declaring": round_.is_declaring,
        "last_capturer": round_.last_capturer,
        "packets_dealt": round_.packets_dealt,
        "cut_card": round_.cut_card,
        "opening_offer": round_.opening_offer,
        "dealt_to_table": round_.dealt_to_table,
        "last_laid": round_.last_laid,
    }
    return Round(round_.variant, round_.seating, **{**same, **changed})


def pack_opening_with(table: Sequence[Card], variant: Variant, seating: Seating) -> list[Card]:
    """A pack that deals these cards to the table, after the first packets."""
    others = list(cards_of(variant.deal.pack.cards & ~mask_of(table)))
    dealt = variant.deal.packet_size(seating.players) * seating.players
    return [*others[:dealt], *table, *others[dealt:]]


def pack_dealing(hands: Sequence[str], table: str, dealer: int) -> list[Card]:
    """A pack that deals these packets to the seats, then these cards to the table."""
    order = [(dealer + place) % len(hands) for place in range(1, len(hands) + 1)]
    packets = [parse_cards(hands[seat]) for seat in order]
    dealt = [*(card for cards in zip(*packets, strict=True) for card in cards), *parse_cards(table)]
    return [*dealt, *cards_of(PACK & ~mask_of(dealt))]


def opened(
    variant: Variant, table: str, seating: Seating = TWO, dealer: int = 1
) -> tuple[Round, list[Event]]:
    """A round dealt with these cards on the table, and the events after they were laid."""
    pack = pack_opening_with(parse_cards(table), variant, seating)
    round_, events = Round.dealt(variant, seating, dealer, pack)
    return round_, events[2:]


def players(seating: Seating) -> list[Player]:
    """A player for every seat."""
    return [Player(f"Seat {seat + 1}", "random") for seat in range(seating.players)]


@st.composite
def settings_of(draw: st.DrawFn, variant: Variant) -> dict[str, OptionValue]:
    """Any options of a variant with any of their values, in any order, that go together."""
    chosen = draw(st.lists(st.sampled_from(variant.options), unique_by=lambda one: one.name))
    values = {option.name: draw(st.sampled_from(list(option.values))) for option in chosen}
    assume(go_together(variant, values))
    return values


def go_together(variant: Variant, settings: Mapping[str, OptionValue]) -> bool:
    """Whether none of the options conflict."""
    try:
        variant.configured(settings)
    except OptionConflictError:
        return False
    return True


@st.composite
def variants(
    draw: st.DrawFn, /, games: Sequence[Variant] = tuple(CATALOGUE.values()), **fixed: OptionValue
) -> Variant:
    """Any of these games with any options beside those that are fixed."""
    entry = draw(st.sampled_from(games))
    settings = {**draw(settings_of(entry)), **fixed}
    assume(go_together(entry, settings))
    return entry.configured(settings)


@dataclass
class MatchByChance:
    """A match played at random, with everything that was seen meanwhile."""

    match: Match
    events: list[Event] = field(default_factory=list)
    positions: dict[tuple[int, int], tuple[object, ...]] | None = None
    """The position after so many deals and so many moves of the last one; None if it is not kept,
    because keeping it takes longer than playing."""


def snapshot(match: Match) -> tuple[object, ...]:
    """Everything on the table and on the score sheet."""
    one = match.round
    on_table: tuple[object, ...] = ()
    if one is not None:
        on_table = (
            tuple(one.hands),
            one.table,
            one.stock,
            tuple(one.piles),
            tuple(one.sweeps),
            one.turn,
            one.is_declaring,
            one.dealer,
            one.last_capturer,
            one.packets_dealt,
            one.is_void,
            tuple(one.bonuses),
            tuple(one.declared),
            one.values,
            one.cut_card,
            one.instant_winner,
            one.opening_offer,
            one.dealt_to_table,
            one.called_out_by,
            tuple(one.legal_moves()),
        )
    scored = (tuple(match.totals), tuple(match.tallies), tuple(match.sheets))
    return (*on_table, *scored, match.winner, match.call, match.needs_deal)


@st.composite
def matches_by_chance(
    draw: st.DrawFn, most_steps: int = 1000, *, keeps_positions: bool = False
) -> MatchByChance:
    """A match of any game, seating and options, played at random to its end or to any ply."""
    variant = draw(variants())
    seating = draw(st.sampled_from(variant.seatings))
    # All chance from one seed: the small numbers that are drawn most would be the same few deals.
    chance = Random(draw(st.integers(0, 2**32)))
    match = Match(variant, seating, players(seating), chance.randint(0, LARGEST_DEAL))
    played = MatchByChance(match, positions={} if keeps_positions else None)
    play_by_chance(played, chance, draw(st.just(most_steps) | st.integers(0, most_steps)))
    return played


def play_by_chance(played: MatchByChance, chance: Random, steps: int) -> None:
    """Play and deal on for so many steps, or to the end of the match."""
    match = played.match
    deals = moves = 0

    def keep_position() -> None:
        if played.positions is not None:
            played.positions[deals, moves] = snapshot(match)

    keep_position()
    for _ in range(steps):
        if match.winner is not None:
            break
        if match.needs_deal:
            played.events += match.begin_round()
            deals, moves = deals + 1, 0
        else:
            played.events += match.play(_any_action(match, chance))
            moves += 1
        keep_position()


def _any_action(match: Match, chance: Random) -> Action:
    """A legal move, or now and then a claim that ends the match."""
    assert match.round is not None
    if match.round.may_call_out and chance.random() < CALLED_OUT:
        return CallOut()
    return chance.choice(match.round.legal_moves())


class Dealt(NamedTuple):
    """A round just dealt, its events, and the chance to play it by."""

    round: Round
    events: list[Event]
    chance: Random

    def act_by_chance(self) -> Action:
        """Do one thing that is legal, and say which."""
        action = self.chance.choice(self.round.legal_moves())
        self.events.extend(self.round.play(action))
        return action

    def play_by_chance(self, actions: int | None = None) -> None:
        """Do so many things, or play the round to its end."""
        for _ in count() if actions is None else range(actions):
            if self.round.is_over:
                break
            self.act_by_chance()


@st.composite
def own_games(draw: st.DrawFn) -> Variant:
    """Any game with any options that its parts allow, under any name."""
    entry = draw(st.sampled_from(list(CATALOGUE.values())))
    settings: dict[str, OptionValue] = {
        option.name: draw(st.sampled_from(list(option.values)))
        for option in widened(entry).options
        if draw(st.booleans())
    }
    text = st.text(st.characters(categories=("L", "N", "P", "S")) | st.just(" "), max_size=40)
    own = OwnGame(
        draw(text).strip(),
        draw(text).strip(),
        draw(st.sampled_from(["", *EMBLEMS])),
        draw(st.sampled_from(["", "napoletane", "deck-of_2"])),
    )
    try:
        return configured(entry.id, settings, own if own.name else OwnGame())
    except (OptionConflictError, TextError):
        assume(False)
        raise


@st.composite
def rounds_dealt(draw: st.DrawFn, games: st.SearchStrategy[Variant] | None = None) -> Dealt:
    """A round of any game and options, or of these, in any seating."""
    variant = draw(variants() if games is None else games)
    seating = draw(st.sampled_from(variant.seatings))
    chance = Random(draw(st.integers(0, 2**32)))
    cards = [*cards_of(variant.deal.pack.cards)]
    pack = chance.sample(cards, len(cards))
    return Dealt(*Round.dealt(variant, seating, chance.randrange(seating.players), pack), chance)


@st.composite
def rounds_in_play(draw: st.DrawFn) -> Round:
    """A round at any point; a deal may be void."""
    dealt = draw(rounds_dealt())
    dealt.play_by_chance(draw(st.integers(0, 35)))
    return dealt.round
