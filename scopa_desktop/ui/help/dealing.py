"""How a round begins: players, pack, deal, and the opening table."""

from collections.abc import Iterator
from itertools import combinations

from scopa_desktop.rules.captures import HIGHEST_VALUE
from scopa_desktop.rules.cards import PACK_SIZE, Card, Rank, Suit, card, mask_of
from scopa_desktop.rules.dealing import FIFTEEN, Opening, Redeal
from scopa_desktop.ui.help.blocks import Block, Prose
from scopa_desktop.ui.help.teller import Teller


def told_deal(teller: Teller) -> tuple[Block, ...]:
    """Who plays, with what, and how the cards are dealt."""
    parts = [_players(teller), _pack(teller), _dealer(teller), _cards(teller), *_void(teller)]
    return tuple(Prose(part) for part in [*parts, teller.say("deal.next_dealer")])


def told_opening(teller: Teller) -> tuple[Block, ...]:
    """What the opening table may bring the dealer; nothing where it brings nothing."""
    opening, flor = teller.variant.opening, teller.variant.flor
    parts: list[str] = []
    if opening:
        parts += [teller.say("opening.intro"), *_totals(teller, opening)]
        parts.append(teller.say("opening.taken"))
    if flor:
        parts += [teller.say("opening.flor", count=n, points=worth) for n, worth in flor.points]
        parts.append(teller.say("opening.flor_stays"))
    return tuple(map(Prose, parts))


def _players(teller: Teller) -> str:
    singles = sorted(one.players for one in teller.variant.seatings if not one.pairs)
    pairs = [one.players for one in teller.variant.seatings if one.pairs]
    told = []
    if singles:
        told.append(teller.say("deal.players", counts=teller.any_of(map(str, singles))))
    for count in pairs:
        as_well = "pairs_as_well" if count in singles else "pairs_of_four"
        told.append(teller.say(f"deal.{as_well if singles else 'players_in_pairs'}", count=count))
    if pairs:
        told.append(teller.say("deal.partners"))
    return " ".join(told)


def _pack(teller: Teller) -> str:
    courts = teller.all_of(teller.courts)
    told = [teller.say("deal.pack", cards=PACK_SIZE, courts=courts, values=teller.values())]
    if teller.deck.prints_value("JD"):
        told.append(teller.say("deal.printed", courts=courts))
    return " ".join(told)


def _dealer(teller: Teller) -> str:
    cut = teller.say("deal.cut" if teller.variant.deal.cut else "deal.shuffled")
    return f"{teller.say('deal.first_dealer')}\n\n{cut}"


def _cards(teller: Teller) -> str:
    deal = teller.variant.deal
    counts = sorted({one.players for one in teller.variant.seatings})
    if deal.hand is None:
        hands = [teller.say("deal.hand_with", hand=deal.packet(n), players=n) for n in counts]
        told = teller.say("deal.all_at_once", hands=teller.any_of(hands))
    else:
        told = teller.say("deal.packets", hand=deal.hand, packets=_packets(teller, counts))
    parts = [told, teller.say("deal.table" if deal.table else "deal.no_table")]
    if deal.table and deal.hand is not None:
        parts.append(teller.say("deal.table_stays"))
    return " ".join(parts)


def _packets(teller: Teller, counts: list[int]) -> str:
    """How often is dealt in a round; by the number of players where that may differ."""
    deal = teller.variant.deal
    if len(counts) == 1:
        return str(deal.packets(counts[0]))
    told = [teller.say("deal.packets_with", packets=deal.packets(n), players=n) for n in counts]
    return teller.all_of(told)


def _void(teller: Teller) -> Iterator[str]:
    """When a deal is void, and what follows."""
    variant = teller.variant
    for redeal in variant.redeals:
        told = [teller.say(_void_name(redeal), count=redeal.count)]
        told.append(teller.say(f"deal.again_{variant.redealer}"))
        if variant.opening:
            order = "after" if redeal.after_capture else "before"
            told.append(teller.say(f"deal.void_{order}_capture"))
        yield " ".join(told)


def _void_name(redeal: Redeal) -> str:
    return f"deal.void_{'any' if redeal.rank is None else redeal.rank.name.lower()}"


def _totals(teller: Teller, opening: Opening) -> Iterator[str]:
    totals = [
        teller.say(
            "opening.with_points" if points else "opening.without_points",
            total=total,
            points=points,
        )
        for total, points in opening.points
    ]
    yield "\n".join(f"- {told}" for told in totals)
    if opening.in_pairs:
        yield _pairs(teller, opening)
    if opening.wild is not None:
        matta = teller.card(opening.wild)
        yield teller.say("opening.wild", matta=matta, least=1, most=HIGHEST_VALUE)


def _pairs(teller: Teller, opening: Opening) -> str:
    """That thirty must be two pairs of fifteen, with a table that is and one that is not."""
    total = max(total for total, _ in opening.points)
    values = teller.variant.captures.values
    tables = [
        table
        for table in combinations(_one_of_each_pair(), teller.variant.deal.table)
        if values.total(mask_of(table)) == total
    ]
    good = next(table for table in tables if opening.capture(mask_of(table), values))
    bad = next(table for table in tables if not opening.capture(mask_of(table), values))
    return teller.say(
        "opening.in_pairs",
        total=total,
        half=FIFTEEN,
        good=_by_rank(teller, good),
        bad=_by_rank(teller, bad),
    )


def _one_of_each_pair() -> list[Card]:
    """Two cards of every rank, the highest first."""
    return [card(rank, suit) for rank in reversed(Rank) for suit in (Suit.COINS, Suit.CUPS)]


def _by_rank(teller: Teller, cards: tuple[Card, ...]) -> str:
    return " + ".join(teller.rank(Rank(one % len(Rank))) for one in cards)
