"""What screen readers and tool tips say of plaques, piles, scores and the stock."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.wording.card_wording import words
from scopa_desktop.ui.wording.list_format import with_colon, with_commas, with_semicolons
from scopa_desktop.ui.wording.number_format import counted
from scopa_desktop.ui.wording.text_direction import own_way

tr: Final = partial(translate, "Table")


def sweeps_text(count: int, variant: Variant) -> str:
    """`2 scope`: the number of sweeps by the game's own word; empty for none."""
    if not count:
        return ""
    name = variant.sweep_name
    return own_way(f"{count} {words(name.singular if count == 1 else name.plural)}")


def table_text(content: str) -> str:
    """`Table: 4 cards`, or with their names."""
    return tr("Table: {content}").format(content=content)


def hand_text(content: str) -> str:
    """`Your hand: 3 cards`, or with their names."""
    return tr("Your hand: {content}").format(content=content)


def stock_text(cards: int) -> str:
    """`Stock: 18 cards`."""
    return tr("Stock: {content}").format(content=counted("cards", cards))


def pile_text(owner: str, cards: int, sweeps: str) -> str:
    """`Pina’s pile: 12 cards, 2 scope`; without an owner it is the user's: `Your pile: empty`."""
    content = _pile_content(cards, sweeps)
    if not owner:
        return tr("Your pile: {content}").format(content=content)
    return tr("{name}’s pile: {content}").format(name=owner, content=content)


def pair_pile_text(is_own: bool, cards: int, sweeps: str) -> str:
    """`Your side’s pile: 12 cards, 2 scope`, for two partners."""
    content = _pile_content(cards, sweeps)
    if is_own:
        return tr("Your side’s pile: {content}").format(content=content)
    return tr("Their side’s pile: {content}").format(content=content)


def _pile_content(cards: int, sweeps: str) -> str:
    return with_commas(filter(None, (cards_or_empty(cards), sweeps)))


def cards_or_empty(cards: int) -> str:
    """`3 cards`, `empty`."""
    return counted("cards", cards) if cards else tr("empty")


def certain_points_text(sweeps: str, declared: int) -> str:
    """`2 scope in this round; 3 points declared`: what is certain in the round; may be empty."""
    parts = []
    if sweeps:
        parts.append(tr("{sweeps} in this round").format(sweeps=sweeps))
    if declared:
        pattern = tr("{points} declared in this round")
        parts.append(pattern.format(points=counted("points", declared)))
    return with_semicolons(parts)


def side_score_text(side: str, points: int, in_round: str = "") -> str:
    """`Their side: 11 points; 2 scope in this round`; `in_round` is a `certain_points_text`."""
    text = with_colon(side, counted("points", points))
    return with_semicolons(filter(None, (text, in_round)))


def plaque_text(
    player: Sequence[str],
    cards: int,
    points: int | None,
    is_dealer: bool,
    activity: str,
    *,
    in_round: str = "",
    is_master: bool = False,
) -> str:
    """`Pina, skilled: 3 cards in hand, 11 points; 2 scope in this round; dealer; thinks`.

    `player` holds the name and what is known of the player; `points` is None where another item
    shows the score; `in_round` is a `certain_points_text`; `activity` is empty for a player who is
    not on turn.
    """
    content = [counted("cards in hand", cards)]
    if points is not None:
        content.append(counted("points", points))
    text = with_colon(with_commas(filter(None, player)), with_commas(content))
    dealer = tr("dealer") if is_dealer else ""
    master = tr("master of the table") if is_master else ""
    return with_semicolons(filter(None, (text, in_round, dealer, master, activity)))


def plaque_action_text() -> str:
    """What a click on the plaque of another player does."""
    return tr("Shows how fairly the cards were dealt")
