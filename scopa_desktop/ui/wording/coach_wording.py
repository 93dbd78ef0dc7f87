"""Sentences and short texts of the coach, the memory aid and the odds."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final, NamedTuple

from scopa_desktop.ai.coach import MoveCost, MoveGrade
from scopa_desktop.ai.dangers import Danger
from scopa_desktop.ai.odds import Odds
from scopa_desktop.ai.review.loss import Loss
from scopa_desktop.ai.review.reasons import Reasons
from scopa_desktop.ai.seat_view import CardPlace
from scopa_desktop.rules.cards import Mask, cards_of, height_of, mask_of
from scopa_desktop.rules.moves import Action, Move
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.wording.advice_wording import better_texts, drawback_texts
from scopa_desktop.ui.wording.card_wording import CardWording
from scopa_desktop.ui.wording.list_format import or_list, with_colon, with_commas, with_semicolons
from scopa_desktop.ui.wording.move_wording import Purpose, move_text
from scopa_desktop.ui.wording.number_format import (
    chance_percentage,
    decimal,
    is_whole,
    measured_points,
    number,
    percentage,
)
from scopa_desktop.ui.wording.text_direction import from_left

tr: Final = partial(translate, "Coach")

_MOST_REASONS: Final = 2


class CostReasons(NamedTuple):
    """Why a move is the best one, or costs points."""

    own: str = ""
    """What speaks for or against the move; empty where that is not known."""
    other: str = ""
    """A sentence about the best move, or beside that about the next best; empty for none."""


def mark_text(cost: MoveCost) -> str:
    """`−0.6`: what a card clearly costs, above it; empty for nothing."""
    if cost.grade is not MoveGrade.COSTLY:
        return ""
    return f"−{decimal(cost.points, 0 if is_whole(cost.points, cost.half_width) else 1)}"


def coach_cost_text(cost: MoveCost, reasons: CostReasons) -> str:
    """`Coach: costs 0.6 points.`, with the reasons where they are known."""
    pattern = tr("Coach: {cost}: {reasons}.") if reasons.own else tr("Coach: {cost}.")
    text = pattern.format(cost=_cost_text(cost), reasons=reasons.own)
    return f"{text} {reasons.other}".strip()


def _cost_text(cost: MoveCost) -> str:
    """`best play`, `as good as the best`, `costs 0.6 points`."""
    if cost.grade is MoveGrade.BEST:
        return tr("best play")
    if cost.grade is MoveGrade.GOOD:
        return tr("as good as the best")
    return tr("costs {points}").format(points=measured_points(cost.points, cost.half_width))


def cost_reasons(cost: MoveCost, reasons: Reasons, words: CardWording, name: str) -> CostReasons:
    """Why a move is the best one, or costs points; `name` is that of the next player."""
    better = better_texts(reasons, words)[:_MOST_REASONS]
    worse = drawback_texts(reasons, words, name)[:_MOST_REASONS]
    if not (better or worse):
        return CostReasons(tr("over all the ways the hidden cards could lie"))
    own, others = (better, worse) if cost.grade is MoveGrade.BEST else (worse, better)
    if not others or (own and cost.grade is MoveGrade.BEST):
        return CostReasons(with_semicolons(own))
    pattern = tr("The best play: {reasons}.")
    if cost.grade is MoveGrade.BEST:
        pattern = tr("The next best: {reasons}.")
    return CostReasons(with_semicolons(own), pattern.format(reasons=with_semicolons(others)))


def danger_sentence(danger: Danger, words: CardWording, name: str) -> str:
    """What a table invites the next player, who has this name, to do."""
    if not words.variant.sweep.scores:
        return tr("Clearing the table scores nothing here.")
    if words.variant.ending.lowest_wins:
        return tr("Nobody wants to make {sweep} here.").format(sweep=words.sweep)
    if not danger.table:
        return tr("The table is empty, so nobody can make {sweep}.").format(sweep=words.sweep)
    if not danger.cards:
        return tr("No card can make {sweep} with this table.").format(sweep=words.sweep)
    fields = {
        "sum": from_left(str(danger.sum)),
        "total": from_left(str(danger.total)),
        "name": name,
        "ranks": or_list(_rank_names(danger.cards, words)),
        "sweep": words.sweep,
        "percent": percentage(danger.probability, 0),
    }
    if danger.total:
        pattern = tr(
            "The table adds up to {sum}. {name} needs {ranks} to make {total} and {sweep}: "
            "{percent}."
        )
    elif danger.sum and danger.table.bit_count() > 1:
        pattern = tr("The table adds up to {sum}. {name} needs {ranks} to make {sweep}: {percent}.")
    else:
        pattern = tr("{name} needs {ranks} to make {sweep}: {percent}.")
    return pattern.format(**fields)


def considered_move_sentence(
    action: Action, cost: MoveCost | None, reasons: CostReasons, danger: str, words: CardWording
) -> str:
    """A move that is considered, what it costs, and the reasons, else the danger after it."""
    card = (
        words.card(action.card)
        if isinstance(action, Move)
        else move_text(action, Purpose.ADVICE, words)
    )
    if cost is None:
        return tr("After the {card}: {danger}").format(card=card, danger=danger)
    if reasons.own:
        pattern = tr("{card} ({cost}): {reasons}.")
        text = pattern.format(card=card, cost=_cost_text(cost), reasons=reasons.own)
        return f"{text} {reasons.other}".strip()
    pattern = tr("{card}: {cost}. {sentence}")
    return pattern.format(card=card, cost=_cost_text(cost), sentence=reasons.other or danger)


def first_action_sentence(action: Action, words: CardWording) -> str:
    """What the coach would do before a card is played."""
    return tr("Coach: {move}.").format(move=move_text(action, Purpose.ADVICE, words))


def coach_loss_sentence(loss: Loss, words: CardWording) -> str:
    """The quiet word after a move that cost points."""
    pattern = tr("That cost {points}. Better: {move}.")
    if loss.half_width:
        pattern = tr("That cost about {points}. Better: {move}.")
    return pattern.format(
        points=measured_points(loss.value, loss.half_width),
        move=move_text(loss.best, Purpose.ADVICE, words),
    )


def _rank_names(cards: Mask, words: CardWording) -> list[str]:
    """The ranks of some cards with their articles, each once, from the lowest."""
    ranks = {height_of(card): card for card in cards_of(cards)}
    return [words.with_article(ranks[rank], has_suit=False) for rank in sorted(ranks)]


def card_place_text(place: CardPlace) -> str:
    return {
        CardPlace.OWN: translate("MemoryAid", "in your hand"),
        CardPlace.TABLE: translate("MemoryAid", "on the table"),
        CardPlace.SHOWN: translate("MemoryAid", "shown in another hand"),
        CardPlace.GONE: translate("MemoryAid", "gone"),
        CardPlace.OUT: translate("MemoryAid", "still out"),
    }[place]


def place_count_text(place: CardPlace, count: int) -> str:
    """`still out 22`: the legend of the memory aid."""
    return with_colon(card_place_text(place), number(count))


def memory_text(places: Sequence[CardPlace], words: CardWording) -> str:
    """The memory aid as text, for screen readers: rank by rank, what is still out, then gone."""
    shown = (CardPlace.OUT, CardPlace.SHOWN, CardPlace.TABLE, CardPlace.OWN, CardPlace.GONE)
    groups = {
        place: mask_of(card for card, where in enumerate(places) if where is place) & words.pack
        for place in shown
    }
    texts = [
        with_colon(
            card_place_text(place),
            with_commas(words.card(card) for card in sorted(cards_of(cards), key=_by_rank)),
        )
        for place, cards in groups.items()
        if cards
    ]
    return with_semicolons(texts)


def _by_rank(card: int) -> tuple[int, int]:
    return height_of(card), card


def expected_points_text(odds: Odds, side: int) -> str:
    """`4.1 points`: those expected this round; `4 points` if certain."""
    own = odds.of(side)
    return measured_points(own.points, own.half_width)


def chance_text(odds: Odds, side: int) -> str:
    """`54%`: the chance of the match."""
    return chance_percentage(odds.chance(side), is_settled=odds.is_settled)


def side_sentence(odds: Odds, side: int, name: str) -> str:
    """All that is known of a side, for screen readers and tool tips."""
    fields = {
        "name": name,
        "points": expected_points_text(odds, side),
        "chance": chance_text(odds, side),
    }
    if odds.of(side).half_width:
        made = translate("Odds", "{name}: {points} expected this round")
    else:
        made = translate("Odds", "{name}: {points} this round")
    chance = translate("Odds", "{chance} chance of the match")
    return with_commas((made.format(**fields), chance.format(**fields)))


def odds_text(odds: Odds, names: Mapping[int, str]) -> str:
    return with_semicolons(side_sentence(odds, side, name) for side, name in names.items())
