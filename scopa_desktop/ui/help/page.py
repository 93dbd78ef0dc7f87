"""The page of a game: its sections as HTML, and the pictures that stand in them.

The section on captures is in `capture_section`.
"""

import html
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from typing import Final, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap

from scopa_desktop.rules.captures import HIGHEST_VALUE
from scopa_desktop.rules.cards import (
    COINS,
    FORTY,
    KING_OF_COINS,
    PACKS,
    Card,
    Suit,
    card,
    is_whole_pack,
    mask_of,
    names_of,
    rank_of,
)
from scopa_desktop.rules.dealing import FIFTEEN, Opening, Redeal
from scopa_desktop.rules.declarations import (
    Combination,
    DeclarationRule,
    HandCombinations,
    LowOrThreeOfAKind,
    TotalInRange,
)
from scopa_desktop.rules.options import ACE_TAKES_PILES
from scopa_desktop.rules.scoring import (
    SEVENS,
    Category,
    CompleteSet,
    Contest,
    CountOf,
    CountWithTieBreak,
    DeclaredPoints,
    EachCard,
    EnoughCards,
    FirstScoring,
    PrimieraOrder,
    PrimieraSum,
    Run,
    SweepPoints,
    Tie,
)
from scopa_desktop.rules.seating import THREE_PAIRS, TWO_THREES
from scopa_desktop.rules.variant import MATCH_TIE_BREAKS, EndingRule, Option, OptionValue, Variant
from scopa_desktop.ui.help.blocks import (
    Block,
    CapturePicture,
    CardsPicture,
    Cell,
    Prose,
    ScoreRow,
    ScoreTable,
    Section,
)
from scopa_desktop.ui.help.capture_section import capture_blocks, play_blocks, sweep_blocks
from scopa_desktop.ui.help.card_pictures import CardPictures
from scopa_desktop.ui.help.examples import declared_hands, example_blocks, hand_with_wild
from scopa_desktop.ui.help.fragments import Field, Fragments, direction, to_html, words_to_html
from scopa_desktop.ui.help.game_text import GameText
from scopa_desktop.ui.text_language import reads_from_right, texts_in, translate
from scopa_desktop.ui.theme.colours import DialogPalette
from scopa_desktop.ui.theme.fonts import SMALL_SIZE, font_pixels, text_scale
from scopa_desktop.ui.wording.card_wording import words
from scopa_desktop.ui.wording.list_format import and_list, or_list

_COURTS: Final = 3
_MOST_OF = {
    COINS: "coins",
    **{pack.suits[Suit.SWORDS]: "swords" for pack in PACKS},
    SEVENS: "sevens",
}
_TIES = {
    Tie.NOBODY: "scoring.tie_nobody",
    Tie.LEADERS: "scoring.tie_leaders",
    Tie.NEXT_BEST: "scoring.tie_next_best",
    Tie.NEXT_OF_ALL: "scoring.tie_next_of_all",
    Tie.SHARED: "scoring.tie_shared",
}


def scoring_blocks(game_text: GameText) -> tuple[Block, ...]:
    """Every category with its points, in the order in which they are counted."""
    variant = game_text.variant
    intro = game_text.text("scoring.in_order" if variant.ending.is_race else "scoring.intro")
    items = [item for category in variant.categories for item in _items(game_text, category)]
    item_list = "\n".join(f"- {item}" for item in items)
    return tuple(map(Prose, (intro, item_list, *_ties(game_text))))


def match_blocks(game_text: GameText) -> tuple[Block, ...]:
    """When a match is won."""
    variant = game_text.variant
    if variant.ending.is_race:
        parts = [game_text.text("match.in_order")]
    else:
        target = "match.lowest" if variant.ending.lowest_wins else "match.target"
        parts = [game_text.text(target), _tie_text(game_text, variant.ending)]
    if variant.instant_win_cards:
        call, cards = variant.win_call.rstrip("!"), game_text.cards(variant.instant_win_cards)
        parts.append(game_text.text("match.wins_at_once", call=call, cards=cards))
    if variant.may_call_out:
        parts.append(game_text.text("match.call_out", target=variant.target))
    return tuple(map(Prose, parts))


def _tie_text(game_text: GameText, ending: EndingRule) -> str:
    if ending.lead > 1:
        return game_text.text("match.lead", lead=ending.lead)
    if ending.lowest_wins:
        return game_text.text("match.tie_lowest")
    if ending.tie_breaks == MATCH_TIE_BREAKS:
        return game_text.text("match.tie_by_match")
    if ending.tie_breaks:
        return game_text.text("match.tie_by_card", card=game_text.words.card(KING_OF_COINS))
    return game_text.text("match.tie_plays_on")


def _items(game_text: GameText, category: Category) -> Iterator[str]:
    if isinstance(category, FirstScoring):
        *special, ordinary = (choice for choice in category.choices if _can_happen(choice))
        for choice in special:
            yield f"{_line(game_text, choice)} {game_text.text('scoring.in_place')}"
        yield _line(game_text, ordinary)
    elif isinstance(category, CompleteSet) and _has_contest(game_text.variant, category):
        yield f"{_line(game_text, category)} {game_text.text('scoring.besides')}"
    else:
        yield _line(game_text, category)


def _has_contest(variant: Variant, whole: CompleteSet) -> bool:
    """Whether there is a contest for most of the same cards as well."""
    return any(
        isinstance(category, Contest) and category.measure == CountOf(whole.cards)
        for category in variant.categories
    )


def _can_happen(category: Category) -> bool:
    return (
        not isinstance(category, EnoughCards) or category.min_cards <= category.counted.bit_count()
    )


def _line(game_text: GameText, category: Category) -> str:
    match category:
        case Contest():
            return _contest(game_text, category)
        case EnoughCards(counted=counted, min_cards=least):
            whole = least == counted.bit_count()
            name = "settanta" if counted == SEVENS else "whole_pack" if whole else "all_cards"
            title = game_text.category(category.name)
            return game_text.text(
                f"scoring.{name}", name=title, points=category.points, least=least
            )
        case EachCard(name=name, counted=counted, points=points):
            title = game_text.category(name)
            return game_text.text(
                f"scoring.{name}", name=title, points=points, count=counted.bit_count()
            )
        case CompleteSet(cards=cards):
            is_named_by_card = names_of(cards) == category.name
            return game_text.text(
                "scoring.card" if is_named_by_card else f"scoring.{category.name}",
                name=game_text.category(category.name),
                points=category.points,
                card=game_text.cards(cards),
                cards=game_text.cards(cards),
                count=cards.bit_count(),
            )
        case Run():
            return _run(game_text, category)
        case DeclaredPoints() | SweepPoints():
            title = game_text.category(category.name)
            bonuses = game_text.variant.capture_bonuses
            many = 0 if bonuses is None else bonuses.many_cards
            return game_text.text(f"scoring.{category.name}", name=title, many=many)
    raise TypeError(f"there are no words for {category}")


def _contest(game_text: GameText, contest: Contest) -> str:
    title = game_text.category(contest.name)
    match contest.measure:
        case CountOf(counted=counted):
            of = "cards" if is_whole_pack(counted) else _MOST_OF[counted]
            return game_text.text(
                f"scoring.{of}",
                name=title,
                points=contest.points,
                half=counted.bit_count() // 2 + 1,
            )
        case CountWithTieBreak():
            return game_text.text(f"scoring.{contest.name}", name=title, points=contest.points)
        case PrimieraSum() as measure:
            return _primiera(game_text, contest, measure)
        case PrimieraOrder(rank_values=values):
            item = game_text.text(
                "scoring.order",
                name=title,
                points=contest.points,
                order=game_text.ranks_in_order(values),
            )
            return f"{item} {game_text.text('scoring.all_the_same')}"
    raise TypeError(f"there are no words for {contest.measure}")


def _primiera(game_text: GameText, contest: Contest, measure: PrimieraSum) -> str:
    item = game_text.text(
        "scoring.sum",
        name=game_text.category(contest.name),
        points=contest.points,
        worth=game_text.ranks_by_worth(measure.rank_values),
    )
    suits = "needs_four_suits" if measure.needs_four_suits else "lacks_suits"
    return f"{item} {game_text.text(f'scoring.{suits}')}"


def _run(game_text: GameText, run: Run) -> str:
    item = game_text.text(
        "scoring.run",
        name=game_text.category(run.name),
        cards=game_text.cards(run.cards(run.min_length)),
        points=run.min_length,
        suit=game_text.suit(run.suit),
    )
    if run.max_points is None:
        return item
    return f"{item} {game_text.text('scoring.run_most', most=run.max_points)}"


def _ties(game_text: GameText) -> Iterator[str]:
    """The tie rules, each with all categories that have it."""
    tied: dict[Tie, list[str]] = {}
    for category in game_text.variant.categories:
        ordinary = category.choices[-1] if isinstance(category, FirstScoring) else category
        if isinstance(ordinary, Contest):
            tied.setdefault(ordinary.tie, []).append(game_text.category(ordinary.name))
    for tie, titles in tied.items():
        yield game_text.text(_TIES[tie], categories=or_list(titles))


def changed_option_blocks(game_text: GameText) -> tuple[Block, ...]:
    """The options whose values differ from the game's defaults; no blocks where none do."""
    variant = game_text.variant
    changed = [option for option in variant.options if option.name in variant.changed]
    if not changed:
        return ()
    sentence = game_text.text("aim.changed", game=words(variant.name))
    return (Prose(sentence), _listed(game_text, changed))


def option_blocks(game_text: GameText) -> tuple[Block, ...]:
    options = game_text.variant.options
    if not options:
        return ()
    return (Prose(game_text.text("options.intro")), _listed(game_text, options))


def _listed(game_text: GameText, options: Sequence[Option]) -> Prose:
    return Prose("\n".join(f"- {_option(game_text, option)}" for option in options))


def _option(game_text: GameText, option: Option) -> str:
    name = "ace_takes_piles" if option is ACE_TAKES_PILES else option.name
    label, explanation = game_text.text(f"options.{name}").split("\n")
    value = value_text(game_text, option, option.read(game_text.variant))
    return game_text.text("options.now", label=label, value=value, help=explanation)


def value_text(game_text: GameText, option: Option, value: OptionValue) -> str:
    if option.is_switch:
        return game_text.text("options.on" if value else "options.off")
    if isinstance(option.values, range):
        return game_text.text("options.number", value=int(value))
    opening = _opening(option.write(game_text.variant, value))
    fields: dict[str, Field] = {"value": _number_or_text(value), **opening}
    return game_text.text(f"options.{option.name}_{option.text(value)}", **fields)


def _number_or_text(value: OptionValue) -> Field:
    """The number that a value stands for, so that nouns can be counted with it."""
    return int(value) if str(value).isdigit() else str(value)


def _opening(variant: Variant) -> dict[str, Field]:
    """What the opening table brings in the variant."""
    if variant.opening is None:
        return {}
    (total, points), *more = variant.opening.points
    double, double_points = more[0] if more else (total, points)
    return {"total": total, "points": points, "double": double, "double_points": double_points}


def declaration_blocks(game_text: GameText) -> tuple[Block, ...]:
    rule = game_text.variant.declarations
    match rule:
        case LowOrThreeOfAKind():
            return (*_small_or_alike(game_text, rule), *_customs(game_text, rule))
        case HandCombinations():
            return (*_combinations(game_text, rule), *_customs(game_text, rule))
        case None:
            return ()
    raise TypeError(f"there are no words for {rule}")


def _small_or_alike(game_text: GameText, rule: LowOrThreeOfAKind) -> Iterator[Block]:
    values = game_text.variant.captures.values
    hands = {declared.name: found for declared, found in declared_hands(rule, values).items()}
    small = [hand for hand in hands["small"] if rule.wild not in hand]
    yield Prose(game_text.text(f"declarations.{'any_three' if rule.any_three else 'packet'}"))
    item = game_text.text("declarations.small", points=rule.low_points, total=rule.low_total)
    yield Prose(f"- {item}")
    yield _hand(game_text, max(small, key=lambda hand: values.total(mask_of(hand))))
    item = game_text.text("declarations.alike", points=rule.three_of_a_kind_points)
    yield Prose(f"- {item}")
    yield _hand(game_text, hand_with_wild(rule, hands["alike"]))
    yield Prose(game_text.text("declarations.better"))
    matta = game_text.words.card(rule.wild)
    yield Prose(game_text.text("declarations.wild", matta=matta, least=1, most=HIGHEST_VALUE))


def _combinations(game_text: GameText, rule: HandCombinations) -> Iterator[Block]:
    values = game_text.variant.captures.values
    hands = {declared.name: found for declared, found in declared_hands(rule, values).items()}
    yield Prose(game_text.text(f"declarations.{'together' if rule.before_play else 'packet'}"))
    for combination in rule.combinations:
        yield Prose(f"- {_combination(game_text, combination)}")
        yield _hand(game_text, hands[combination.name][0])
    name = "some_are_named" if rule.in_parts else "all_add_up"
    yield Prose(game_text.text(f"declarations.{name}"))


def _combination(game_text: GameText, combination: Combination) -> str:
    most = combination.max_total if isinstance(combination, TotalInRange) else 0
    return game_text.text(f"declarations.{combination.name}", points=combination.points, most=most)


def _hand(game_text: GameText, cards: tuple[Card, ...]) -> CardsPicture:
    return CardsPicture(cards, game_text.text("declarations.example", cards=game_text.cards(cards)))


def _customs(game_text: GameText, rule: DeclarationRule) -> Iterator[Prose]:
    """What happens to declared cards, and when the points count."""
    names = ["lies_open" if rule.stays_open else "taken_back"]
    if rule.stays_open:
        names.append("goes_first" if rule.played_first else "goes_as_usual")
    names.append("at_once" if rule.scores_at_once else "at_the_end")
    names.append("optional_in_time" if rule.before_play else "optional")
    yield Prose(" ".join(game_text.text(f"declarations.{name}") for name in names))


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
    singles = sorted(s.players for s in game_text.variant.seatings if not s.has_partners)
    pairs = [s.players for s in game_text.variant.seatings if s.has_partners and s not in _OF_SIX]
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
    for seating, sentence in _OF_SIX.items():
        if seating in game_text.variant.seatings:
            sentences.append(game_text.text(sentence, count=seating.players))
    return " ".join(sentences)


_OF_SIX: Final = {THREE_PAIRS: "deal.three_pairs", TWO_THREES: "deal.two_threes"}
"""What is said of the partnerships of six."""


def _pack(game_text: GameText) -> str:
    courts, pack = game_text.courts(), game_text.variant.deal.pack
    if game_text.variant.captures.values.numberless:
        return game_text.text("deal.pack_with_tens", cards=pack.size, courts=courts)
    sentences = [
        game_text.text(
            "deal.pack", cards=pack.size, courts=courts, values=game_text.capture_values()
        )
    ]
    if game_text.deck.printed_index("JD"):
        sentences.append(game_text.text("deal.printed", courts=courts))
    return " ".join(sentences)


def _dealer(game_text: GameText) -> str:
    cut = game_text.text("deal.cut" if game_text.variant.deal.cut else "deal.shuffled")
    highest = len(game_text.variant.deal.pack.ranks) - _COURTS
    return f"{game_text.text('deal.first_dealer', highest=highest)}\n\n{cut}"


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
    parts += [
        game_text.text(
            "deal.uneven",
            players=n,
            cards=deal.table_size(n),
            hand=deal.packet_size(n, is_last=True),
        )
        for n in counts
        if deal.table_size(n) != deal.table
    ]
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
    return [card(rank, suit) for rank in reversed(FORTY.ranks) for suit in (Suit.COINS, Suit.CUPS)]


def _by_rank(game_text: GameText, cards: tuple[Card, ...]) -> str:
    return " + ".join(game_text.words.rank(rank_of(card)) for card in cards)


def _aim_blocks(game_text: GameText) -> tuple[Block, ...]:
    lowest_wins = game_text.variant.ending.lowest_wins
    aim = game_text.text("aim.lowest" if lowest_wins else "aim.aim")
    sweep = [Prose(game_text.text("aim.sweep"))] if game_text.variant.sweep.scores else []
    return (Prose(aim), *sweep)


_PARTS: Final[dict[str, Callable[[GameText], tuple[Block, ...]]]] = {
    "in_this_match": changed_option_blocks,
    "aim": _aim_blocks,
    "deal": deal_blocks,
    "opening": opening_blocks,
    "play": play_blocks,
    "captures": capture_blocks,
    "sweeps": sweep_blocks,
    "declarations": declaration_blocks,
    "scoring": scoring_blocks,
    "example": example_blocks,
    "match": match_blocks,
    "options": option_blocks,
}
"""The sections in their order; one without blocks is left out."""


class Page(NamedTuple):
    """A page for a text browser, and its pictures by the names that the text gives them."""

    html: str
    pictures: dict[str, QPixmap]
    direction: Qt.LayoutDirection = Qt.LayoutDirection.LeftToRight
    """The direction in which the page is read."""


def rules_page(variant: Variant, fragments: Fragments, card_pictures: CardPictures) -> Page:
    """The rules of a game for a player, with the cards of the deck of `card_pictures`.

    Where the page, or a part of it, is English because the language lacks it, a note in the
    window's language says so.
    """
    with texts_in(fragments.language):
        game_text = GameText(variant, card_pictures.deck, fragments)
        intro, sections = game_text.introduction(), sections_of(game_text)
        from_right = reads_from_right()
    note = _note(fragments) if game_text.has_untranslated else ""
    way = Qt.LayoutDirection.RightToLeft if from_right else Qt.LayoutDirection.LeftToRight
    said = variant.own.sentence
    return _PageBuilder(replace(card_pictures, direction=way)).page(note, said, intro, sections)


def sections_of(game_text: GameText) -> list[Section]:
    """The sections of a game's page, by its options as they are set."""
    return [
        Section(name, game_text.text(f"page.{name}"), blocks)
        for name, make_blocks in _PARTS.items()
        if (blocks := make_blocks(game_text))
    ]


def _note(fragments: Fragments) -> str:
    """That the page, or a part of it, is not translated, in the language of the window."""
    if fragments.are_all_lacking:
        return translate("Help", "This page is not translated yet; you see it in English.")
    return translate("Help", "Parts of this page are not translated yet; you see them in English.")


def page_style(paper: DialogPalette, way: Qt.LayoutDirection) -> str:
    """The style sheet of a page in the colours of `paper`, read in the direction `way`.

    The links of a page read from the right are not underlined: a line through the dots and tails
    of Arabic letters makes other letters of them. Nothing on it is slanted: Arabic has no slanted
    letters, and where no font has them, the words would not be seen.
    """
    from_right = way == Qt.LayoutDirection.RightToLeft
    line, slant = ("none", "normal") if from_right else ("underline", "italic")
    scale = text_scale()
    title, intro, note = (font_pixels(px * scale) for px in (19, 15, SMALL_SIZE))
    return f"""
body {{ color: {paper.text}; }}
p {{ line-height: 128%; margin-top: 0; margin-bottom: {round(9 * scale)}px; }}
li {{ line-height: 128%; margin-bottom: {round(5 * scale)}px; }}
ul {{ margin-top: 0; margin-bottom: {round(9 * scale)}px; }}
.picture {{ margin-bottom: {round(4 * scale)}px; }}
h2 {{ color: {paper.title}; font-size: {title}px; font-weight: 600;
    margin-top: {round(20 * scale)}px; margin-bottom: {round(7 * scale)}px; }}
a {{ color: {paper.title}; text-decoration: {line}; }}
i {{ font-style: {slant}; }}
.contents {{ color: {paper.secondary_text}; }}
.note {{ color: {paper.secondary_text}; }}
.caption, .reason {{ color: {paper.secondary_text}; font-size: {note}px; }}
.intro {{ font-size: {intro}px; }}
th {{ color: {paper.title}; text-align: left; }}
"""


class _PageBuilder:
    """Writes sections as HTML, and collects their pictures."""

    def __init__(self, card_pictures: CardPictures) -> None:
        self._cards = card_pictures
        self._pictures: dict[str, QPixmap] = {}

    def page(self, note: str, said: str, intro: str, sections: list[Section]) -> Page:
        """The page; `said` is what a player says of their own game, in whatever words."""
        links = "&nbsp;· ".join(map(_link, sections))
        way = _way(self._cards.direction == Qt.LayoutDirection.RightToLeft)
        parts = [
            f'<p class="note"{_way(reads_from_right())}>{html.escape(note)}</p>' if note else "",
            f'<p class="intro"{direction(said)}>{html.escape(said)}</p>' if said else "",
            # The direction of its own, for Qt gives the second paragraph that of the first.
            f'<p class="intro"{direction(intro) or way}>{words_to_html(intro)}</p>',
            f'<p class="contents">{links}</p>',
            *(self._section(section) for section in sections),
        ]
        return Page(f"<body>{''.join(parts)}</body>", self._pictures, self._cards.direction)

    def _section(self, section: Section) -> str:
        blocks = "".join(map(self._block, section.blocks))
        title = f'<a name="{section.name}"></a>{html.escape(section.title)}'
        return f"<h2{direction(section.title)}>{title}</h2>{blocks}"

    def _block(self, block: Block) -> str:
        match block:
            case Prose(text):
                return to_html(text)
            case CapturePicture():
                return self._captioned(self._cards.capture(block), block.caption)
            case CardsPicture():
                return self._captioned(self._cards.row(block.cards), block.caption)
            case ScoreTable():
                return self._table(block)

    def _captioned(self, picture: QPixmap, caption: str) -> str:
        caption = caption[0].upper() + caption[1:]
        image = self._image(picture, caption)
        words = f'<p class="caption"{direction(caption)}>{words_to_html(caption)}</p>'
        return f'<div class="picture">{image}</div>{words}'

    def _image(self, picture: QPixmap, alt: str = "") -> str:
        name = f"picture-{len(self._pictures) + 1}"
        self._pictures[name] = picture
        size = picture.deviceIndependentSize()
        return (
            f'<img src="{name}" width="{round(size.width())}" height="{round(size.height())}"'
            f' alt="{html.escape(alt)}">'
        )

    def _table(self, table: ScoreTable) -> str:
        return (
            '<table width="100%" cellspacing="0" cellpadding="5">'
            f"{self._headings([table.title, *table.sides])}"
            f"{''.join(part for row in table.rows for part in self._rows(row))}"
            f"{self._headings([table.total_title, *map(str, table.totals)])}"
            "</table>"
        )

    def _headings(self, texts: list[str]) -> str:
        return self._row([f"<th>{html.escape(text)}</th>" for text in texts])

    def _rows(self, row: ScoreRow) -> Iterator[str]:
        cells = (f'<td valign="bottom">{self._cell(cell)}</td>' for cell in row.cells)
        yield self._row([f'<td valign="bottom"><b>{html.escape(row.title)}</b></td>', *cells])
        reason = f'<span class="reason">{words_to_html(row.reason)}</span>'
        yield self._row(["<td></td>", f'<td colspan="{len(row.cells)}">{reason}</td>'])

    def _row(self, cells: list[str]) -> str:
        """A row of a table, from the right where one reads from there: Qt does not turn it."""
        from_right = self._cards.direction == Qt.LayoutDirection.RightToLeft
        return f"<tr>{''.join(reversed(cells) if from_right else cells)}</tr>"

    def _cell(self, cell: Cell) -> str:
        picture = self._image(self._cards.small_row(cell.cards)) + "<br>" if cell.cards else ""
        counted = f"{html.escape(cell.counted)} · " if cell.counted else ""
        return f"{picture}{counted}<b>{html.escape(cell.won)}</b>"


def _way(from_right: bool) -> str:
    """The HTML attribute for a direction of reading."""
    return f' dir="{"rtl" if from_right else "ltr"}"'


def _link(section: Section) -> str:
    """An entry of the contents, which is not broken across lines."""
    return f'<a href="#{section.name}">{html.escape(section.title).replace(" ", "&nbsp;")}</a>'
