"""How a round begins: players, pack, deal, and the opening table."""

from collections.abc import Iterator
from itertools import combinations

from scopa_desktop.rules.captures import HIGHEST_VALUE
from scopa_desktop.rules.cards import PACK_SIZE, Card, Rank, Suit, card, mask_of, rank_of
from scopa_desktop.rules.dealing import FIFTEEN, Opening, Redeal
from scopa_desktop.ui.help.blocks import Block, Prose
from scopa_desktop.ui.help.game_text import GameText
from scopa_desktop.ui.wording.list_format import and_list, or_list


def deal_blocks(game_text: GameText) -> tuple[Block, ...]:
    """Who plays, with what, and how the cards are dealt."""
    parts = [
        _players(game_text),
        _pack(game_text),
        _dealer(game_text),
        _cards(game_text),
        *_void(game_text),
    ]
    return tuple(Prose(part) for part in [*parts, game_text.text("deal.next_dealer")])


def opening_blocks(game_text: GameText) -> tuple[Block, ...]:
    """What the opening table may bring the dealer; nothing where it brings nothing."""
    opening, flor = game_text.variant.opening, game_text.variant.opening_flor
    parts: list[str] = []
    if opening:
        parts += [game_text.text("opening.intro"), *_totals(game_text, opening)]
        may_decline = game_text.variant.opening_may_decline
        parts.append(game_text.text("opening.may_decline" if may_decline else "opening.taken"))
    if flor:
        parts += [game_text.text("opening.flor", count=n, points=worth) for n, worth in flor.points]
        parts.append(game_text.text("opening.flor_stays"))
    return tuple(map(Prose, parts))


def _players(game_text: GameText) -> str:
    singles = sorted(s.players for s in game_text.variant.seatings if not s.pairs)
    pairs = [s.players for s in game_text.variant.seatings if s.pairs]
    sentences = []
    if singles:
        sentences.append(game_text.text("deal.players", counts=or_list(list(map(str, singles)))))
    for count in pairs:
        as_well = "pairs_as_well" if count in singles else "pairs_of_four"
        sentences.append(
            game_text.text(f"deal.{as_well if singles else 'players_in_pairs'}", count=count)
        )
    if pairs:
        sentences.append(game_text.text("deal.partners"))
    return " ".join(sentences)


def _pack(game_text: GameText) -> str:
    courts = game_text.courts()
    sentences = [
        game_text.text(
            "deal.pack", cards=PACK_SIZE, courts=courts, values=game_text.capture_values()
        )
    ]
    if game_text.deck.printed_index("JD"):
        sentences.append(game_text.text("deal.printed", courts=courts))
    return " ".join(sentences)


def _dealer(game_text: GameText) -> str:
    cut = game_text.text("deal.cut" if game_text.variant.deal.cut else "deal.shuffled")
    return f"{game_text.text('deal.first_dealer')}\n\n{cut}"


def _cards(game_text: GameText) -> str:
    deal = game_text.variant.deal
    counts = sorted({seating.players for seating in game_text.variant.seatings})
    if deal.hand is None:
        hands = [
            game_text.text("deal.hand_with", hand=deal.packet_size(n), players=n) for n in counts
        ]
        dealing = game_text.text("deal.all_at_once", hands=or_list(hands))
    else:
        packets = _packets(game_text, counts)
        dealing = game_text.text("deal.packets", hand=deal.hand, packets=packets)
    parts = [dealing, game_text.text("deal.table" if deal.table else "deal.no_table")]
    if deal.table and deal.hand is not None:
        parts.append(game_text.text("deal.table_stays"))
    return " ".join(parts)


def _packets(game_text: GameText, counts: list[int]) -> str:
    """The number of deals in a round, for each number of players where there are several."""
    deal = game_text.variant.deal
    if len(counts) == 1:
        return str(deal.packet_count(counts[0]))
    texts = [
        game_text.text("deal.packets_with", packets=deal.packet_count(n), players=n) for n in counts
    ]
    return and_list(texts)


def _void(game_text: GameText) -> Iterator[str]:
    """When a deal is void, and what follows."""
    variant = game_text.variant
    for redeal in variant.redeals:
        sentences = [game_text.text(_void_name(redeal), count=redeal.count)]
        sentences.append(game_text.text(f"deal.again_{variant.redeal_by}"))
        if variant.opening:
            order = "after" if redeal.after_capture else "before"
            sentences.append(game_text.text(f"deal.void_{order}_capture"))
        yield " ".join(sentences)


def _void_name(redeal: Redeal) -> str:
    return f"deal.void_{'any' if redeal.rank is None else redeal.rank.name.lower()}"


def _totals(game_text: GameText, opening: Opening) -> Iterator[str]:
    totals = [
        game_text.text(
            "opening.with_points" if points else "opening.without_points",
            total=total,
            points=points,
        )
        for total, points in opening.points
    ]
    yield "\n".join(f"- {total}" for total in totals)
    if opening.in_pairs:
        yield _pairs(game_text, opening)
    if opening.wild is not None:
        matta = game_text.words.card(opening.wild)
        yield game_text.text("opening.wild", matta=matta, least=1, most=HIGHEST_VALUE)


def _pairs(game_text: GameText, opening: Opening) -> str:
    """That thirty must be two pairs of fifteen, with an example and a counterexample."""
    total = max(total for total, _ in opening.points)
    values = game_text.variant.captures.values
    tables = [
        table
        for table in combinations(_one_of_each_pair(), game_text.variant.deal.table)
        if values.total(mask_of(table)) == total
    ]
    good = next(table for table in tables if opening.capture(mask_of(table), values))
    bad = next(table for table in tables if not opening.capture(mask_of(table), values))
    return game_text.text(
        "opening.in_pairs",
        total=total,
        half=FIFTEEN,
        good=_by_rank(game_text, good),
        bad=_by_rank(game_text, bad),
    )


def _one_of_each_pair() -> list[Card]:
    """Two cards of every rank, the highest first."""
    return [card(rank, suit) for rank in reversed(Rank) for suit in (Suit.COINS, Suit.CUPS)]


def _by_rank(game_text: GameText, cards: tuple[Card, ...]) -> str:
    return " + ".join(game_text.words.rank(rank_of(card)) for card in cards)
