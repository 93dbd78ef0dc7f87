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
from scopa_desktop.rules.variant import Ending, Variant
from scopa_desktop.ui.help.blocks import Block, Prose
from scopa_desktop.ui.help.game_text import GameText

_MOST_OF = {PACK: "cards", COINS: "coins", SEVENS: "sevens"}
_TIES = {
    Tie.NOBODY: "scoring.tie_nobody",
    Tie.LEADERS: "scoring.tie_leaders",
    Tie.NEXT_BEST: "scoring.tie_next_best",
}


def scoring_blocks(game_text: GameText) -> tuple[Block, ...]:
    """Every category with its points, in the order in which they are counted."""
    variant = game_text.variant
    blocks = [Prose(game_text.say(f"scoring.{'in_order' if variant.ending.is_race else 'intro'}"))]
    told = [line for one in variant.categories for line in _told(game_text, one)]
    blocks.append(Prose("\n".join(f"- {line}" for line in told)))
    blocks += [Prose(line) for line in _ties(game_text)]
    return tuple(blocks)


def match_blocks(game_text: GameText) -> tuple[Block, ...]:
    """When a match is won."""
    variant = game_text.variant
    if variant.ending.is_race:
        parts = [game_text.say("match.in_order")]
    else:
        parts = [game_text.say("match.target"), _tie_text(game_text, variant.ending)]
    if variant.instant_win_cards:
        call, cards = variant.win_call.rstrip("!"), game_text.cards(variant.instant_win_cards)
        parts.append(game_text.say("match.wins_at_once", call=call, cards=cards))
    return tuple(map(Prose, parts))


def _tie_text(game_text: GameText, ending: Ending) -> str:
    if ending.lead > 1:
        return game_text.say("match.lead", lead=ending.lead)
    return game_text.say("match.tie_by_match" if ending.ties_by_match else "match.tie_plays_on")


def category_title(game_text: GameText, name: str) -> str:
    """A category as the score table names it."""
    sweeps = game_text.variant.sweep_name.plural
    return game_text.say(f"names.{name}", title=sweeps[0].upper() + sweeps[1:])


def _told(game_text: GameText, category: Category) -> Iterator[str]:
    if isinstance(category, FirstScoring):
        *special, ordinary = (one for one in category.choices if _can_happen(one))
        for one in special:
            yield f"{_line(game_text, one)} {game_text.say('scoring.in_place')}"
        yield _line(game_text, ordinary)
    elif isinstance(category, CompleteSet) and _has_contest(game_text.variant, category):
        yield f"{_line(game_text, category)} {game_text.say('scoring.besides')}"
    else:
        yield _line(game_text, category)


def _has_contest(variant: Variant, whole: CompleteSet) -> bool:
    """Whether the most of the same cards count by themselves."""
    return any(
        isinstance(one, Contest) and one.measure == CountOf(whole.cards)
        for one in variant.categories
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
            title = category_title(game_text, category.name)
            return game_text.say(f"scoring.{name}", name=title, points=category.points, least=least)
        case CompleteSet(cards=cards):
            return game_text.say(
                f"scoring.{category.name}",
                points=category.points,
                card=game_text.cards(cards),
                cards=game_text.cards(cards),
                count=cards.bit_count(),
            )
        case CoinRun():
            return _run(game_text, category)
        case DeclaredPoints() | SweepPoints():
            title = category_title(game_text, "sweeps")
            return game_text.say(f"scoring.{category.name}", title=title)
    raise TypeError(f"there are no words for {category}")


def _contest(game_text: GameText, contest: Contest) -> str:
    title = category_title(game_text, contest.name)
    match contest.measure:
        case CountOf(counted=counted):
            return game_text.say(
                f"scoring.{_MOST_OF[counted]}",
                name=title,
                points=contest.points,
                half=counted.bit_count() // 2 + 1,
            )
        case CountWithTieBreak():
            return game_text.say(f"scoring.{contest.name}", points=contest.points)
        case PrimieraSum() as measure:
            return _primiera(game_text, contest, measure)
        case PrimieraOrder(rank_values=worth):
            told = game_text.say(
                "scoring.order",
                name=title,
                points=contest.points,
                order=game_text.ranks_in_order(worth),
            )
            return f"{told} {game_text.say('scoring.all_the_same')}"
    raise TypeError(f"there are no words for {contest.measure}")


def _primiera(game_text: GameText, contest: Contest, measure: PrimieraSum) -> str:
    told = game_text.say(
        "scoring.sum",
        name=category_title(game_text, contest.name),
        points=contest.points,
        worth=game_text.ranks_by_worth(measure.rank_values),
    )
    suits = "needs_four_suits" if measure.needs_four_suits else "lacks_suits"
    return f"{told} {game_text.say(f'scoring.{suits}')}"


def _run(game_text: GameText, run: CoinRun) -> str:
    told = game_text.say(
        "scoring.run",
        name=category_title(game_text, run.name),
        cards=game_text.cards(tuple(range(run.min_length))),
        points=run.min_length,
    )
    if run.max_points is None:
        return told
    return f"{told} {game_text.say('scoring.run_most', most=run.max_points)}"


def _ties(game_text: GameText) -> Iterator[str]:
    """What happens where the best are equal, the same categories together."""
    tied: dict[Tie, list[str]] = {}
    for category in game_text.variant.categories:
        one = category.choices[-1] if isinstance(category, FirstScoring) else category
        if isinstance(one, Contest) and not isinstance(one.measure, CountWithTieBreak):
            tied.setdefault(one.tie, []).append(category_title(game_text, one.name))
    for tie, titles in tied.items():
        yield game_text.say(_TIES[tie], categories=game_text.any_of(titles))
