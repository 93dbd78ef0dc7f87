"""What counts at the end of a round, and when a match is won."""

from collections.abc import Iterator

from scopa_desktop.rules.cards import COINS, PACK
from scopa_desktop.rules.scoring import (
    SEVENS,
    Category,
    CoinRun,
    CompleteSet,
    Contest,
    CountOf,
    CountWithTieBreak,
    DeclaredPoints,
    EnoughCards,
    FirstScoring,
    PrimieraOrder,
    PrimieraSum,
    SweepPoints,
    Tie,
)
from scopa_desktop.rules.variant import EndingRule, Variant
from scopa_desktop.ui.help.blocks import Block, Prose
from scopa_desktop.ui.help.game_text import GameText
from scopa_desktop.ui.wording.list_format import or_list

_MOST_OF = {PACK: "cards", COINS: "coins", SEVENS: "sevens"}
_TIES = {
    Tie.NOBODY: "scoring.tie_nobody",
    Tie.LEADERS: "scoring.tie_leaders",
    Tie.NEXT_BEST: "scoring.tie_next_best",
    Tie.NEXT_OF_ALL: "scoring.tie_next_of_all",
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
        parts = [game_text.text("match.target"), _tie_text(game_text, variant.ending)]
    if variant.instant_win_cards:
        call, cards = variant.win_call.rstrip("!"), game_text.cards(variant.instant_win_cards)
        parts.append(game_text.text("match.wins_at_once", call=call, cards=cards))
    if variant.may_call_out:
        parts.append(game_text.text("match.call_out", target=variant.target))
    return tuple(map(Prose, parts))


def _tie_text(game_text: GameText, ending: EndingRule) -> str:
    if ending.lead > 1:
        return game_text.text("match.lead", lead=ending.lead)
    return game_text.text("match.tie_by_match" if ending.ties_by_match else "match.tie_plays_on")


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
        case CompleteSet(cards=cards):
            return game_text.text(
                f"scoring.{category.name}",
                name=game_text.category(category.name),
                points=category.points,
                card=game_text.cards(cards),
                cards=game_text.cards(cards),
                count=cards.bit_count(),
            )
        case CoinRun():
            return _run(game_text, category)
        case DeclaredPoints() | SweepPoints():
            title = game_text.category(category.name)
            return game_text.text(f"scoring.{category.name}", name=title)
    raise TypeError(f"there are no words for {category}")


def _contest(game_text: GameText, contest: Contest) -> str:
    title = game_text.category(contest.name)
    match contest.measure:
        case CountOf(counted=counted):
            return game_text.text(
                f"scoring.{_MOST_OF[counted]}",
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


def _run(game_text: GameText, run: CoinRun) -> str:
    item = game_text.text(
        "scoring.run",
        name=game_text.category(run.name),
        cards=game_text.cards(run.cards(run.min_length)),
        points=run.min_length,
    )
    if run.max_points is None:
        return item
    return f"{item} {game_text.text('scoring.run_most', most=run.max_points)}"


def _ties(game_text: GameText) -> Iterator[str]:
    """The tie rules, each with all categories that have it."""
    tied: dict[Tie, list[str]] = {}
    for category in game_text.variant.categories:
        ordinary = category.choices[-1] if isinstance(category, FirstScoring) else category
        if isinstance(ordinary, Contest) and not isinstance(ordinary.measure, CountWithTieBreak):
            tied.setdefault(ordinary.tie, []).append(game_text.category(ordinary.name))
    for tie, titles in tied.items():
        yield game_text.text(_TIES[tie], categories=or_list(titles))
