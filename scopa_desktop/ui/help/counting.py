"""What counts at the end of a round, and when a match is won."""

from collections.abc import Iterator

from scopa_desktop.rules.cards import COINS, PACK
from scopa_desktop.rules.scoring import (
    SEVENS,
    AtLeast,
    Category,
    Contest,
    CountOf,
    Declared,
    FirstThatScores,
    InTurn,
    PrimieraOrder,
    PrimieraSum,
    Run,
    Sweeps,
    Tie,
    Whole,
)
from scopa_desktop.rules.variant import Ending, Variant
from scopa_desktop.ui.help.blocks import Block, Prose
from scopa_desktop.ui.help.teller import Teller

_MOST_OF = {PACK: "cards", COINS: "coins", SEVENS: "sevens"}
_TIES = {
    Tie.NOBODY: "scoring.tie_nobody",
    Tie.LEADERS: "scoring.tie_leaders",
    Tie.NEXT_BEST: "scoring.tie_next_best",
}


def told_scoring(teller: Teller) -> tuple[Block, ...]:
    """Every category with its points, in the order in which they are counted."""
    variant = teller.variant
    blocks = [Prose(teller.say(f"scoring.{'in_order' if variant.ending.in_order else 'intro'}"))]
    told = [line for one in variant.categories for line in _told(teller, one)]
    blocks.append(Prose("\n".join(f"- {line}" for line in told)))
    blocks += [Prose(line) for line in _ties(teller)]
    return tuple(blocks)


def told_match(teller: Teller) -> tuple[Block, ...]:
    """When a match is won."""
    variant = teller.variant
    if variant.ending.in_order:
        parts = [teller.say("match.in_order")]
    else:
        parts = [teller.say("match.target"), _told_tie(teller, variant.ending)]
    if variant.wins_at_once:
        call, cards = variant.win_call.rstrip("!"), teller.cards(variant.wins_at_once)
        parts.append(teller.say("match.wins_at_once", call=call, cards=cards))
    return tuple(map(Prose, parts))


def _told_tie(teller: Teller, ending: Ending) -> str:
    if ending.lead > 1:
        return teller.say("match.lead", lead=ending.lead)
    return teller.say("match.tie_by_match" if ending.ties_by_match else "match.tie_plays_on")


def category_title(teller: Teller, name: str) -> str:
    """A category as the score table names it."""
    sweeps = teller.variant.sweep_name.many
    return teller.say(f"names.{name}", title=sweeps[0].upper() + sweeps[1:])


def _told(teller: Teller, category: Category) -> Iterator[str]:
    if isinstance(category, FirstThatScores):
        *special, ordinary = (one for one in category.choices if _can_happen(one))
        for one in special:
            yield f"{_line(teller, one)} {teller.say('scoring.in_place')}"
        yield _line(teller, ordinary)
    elif isinstance(category, Whole) and _has_contest(teller.variant, category):
        yield f"{_line(teller, category)} {teller.say('scoring.besides')}"
    else:
        yield _line(teller, category)


def _has_contest(variant: Variant, whole: Whole) -> bool:
    """Whether the most of the same cards count by themselves."""
    return any(
        isinstance(one, Contest) and one.measure == CountOf(whole.cards)
        for one in variant.categories
    )


def _can_happen(category: Category) -> bool:
    return not isinstance(category, AtLeast) or category.least <= category.counted.bit_count()


def _line(teller: Teller, category: Category) -> str:
    match category:
        case Contest():
            return _contest(teller, category)
        case AtLeast(counted=counted, least=least):
            whole = least == counted.bit_count()
            name = "settanta" if counted == SEVENS else "whole_pack" if whole else "all_cards"
            title = category_title(teller, category.name)
            return teller.say(f"scoring.{name}", name=title, points=category.points, least=least)
        case Whole(cards=cards):
            return teller.say(
                f"scoring.{category.name}",
                points=category.points,
                card=teller.cards(cards),
                cards=teller.cards(cards),
                count=cards.bit_count(),
            )
        case Run():
            return _run(teller, category)
        case Declared() | Sweeps():
            title = category_title(teller, "sweeps")
            return teller.say(f"scoring.{category.name}", title=title)
    raise TypeError(f"there are no words for {category}")


def _contest(teller: Teller, contest: Contest) -> str:
    title = category_title(teller, contest.name)
    match contest.measure:
        case CountOf(counted=counted):
            return teller.say(
                f"scoring.{_MOST_OF[counted]}",
                name=title,
                points=contest.points,
                half=counted.bit_count() // 2 + 1,
            )
        case InTurn():
            return teller.say(f"scoring.{contest.name}", points=contest.points)
        case PrimieraSum() as measure:
            return _primiera(teller, contest, measure)
        case PrimieraOrder(worth=worth):
            told = teller.say(
                "scoring.order",
                name=title,
                points=contest.points,
                order=teller.ranks_in_order(worth),
            )
            return f"{told} {teller.say('scoring.all_the_same')}"
    raise TypeError(f"there are no words for {contest.measure}")


def _primiera(teller: Teller, contest: Contest, measure: PrimieraSum) -> str:
    told = teller.say(
        "scoring.sum",
        name=category_title(teller, contest.name),
        points=contest.points,
        worth=teller.ranks_by_worth(measure.worth),
    )
    suits = "needs_four_suits" if measure.needs_four_suits else "lacks_suits"
    return f"{told} {teller.say(f'scoring.{suits}')}"


def _run(teller: Teller, run: Run) -> str:
    told = teller.say(
        "scoring.run",
        name=category_title(teller, run.name),
        cards=teller.cards(tuple(range(run.shortest))),
        points=run.shortest,
    )
    if run.most is None:
        return told
    return f"{told} {teller.say('scoring.run_most', most=run.most)}"


def _ties(teller: Teller) -> Iterator[str]:
    """What happens where the best are equal, the same categories together."""
    tied: dict[Tie, list[str]] = {}
    for category in teller.variant.categories:
        one = category.choices[-1] if isinstance(category, FirstThatScores) else category
        if isinstance(one, Contest) and not isinstance(one.measure, InTurn):
            tied.setdefault(one.tie, []).append(category_title(teller, one.name))
    for tie, titles in tied.items():
        yield teller.say(_TIES[tie], categories=teller.any_of(titles))
