"""A turn: what may be played, what it takes, and what clearing the table is worth."""

from collections.abc import Iterator

from scopa_desktop.rules.captures import (
    ACE_VALUE,
    AceTakesAll,
    CaptureKind,
    CaptureRule,
    EqualCard,
    FewestCards,
    SumToOwnValue,
    SumWithPlayed,
)
from scopa_desktop.rules.cards import CARD_COUNT, Card, Rank, Suit, card, mask_of
from scopa_desktop.rules.kernel.capture_finder import PACK_VALUE
from scopa_desktop.ui.help.blocks import Block, CapturePicture, Prose
from scopa_desktop.ui.help.examples import CaptureExample, examples_of, rest_of_table
from scopa_desktop.ui.help.game_text import GameText
from scopa_desktop.ui.wording.list_format import with_commas

_ACE, _OTHER_ACE = card(Rank.ACE, Suit.COINS), card(Rank.ACE, Suit.CUPS)
_SMALLEST_TABLE_CAPTURE = 2


def play_blocks(game_text: GameText) -> tuple[Block, ...]:
    """What a player does at their turn."""
    variant = game_text.variant
    blind = "_blind" if variant.deal.is_blind else ""
    parts = [game_text.text(f"play.turn{blind}")]
    duty = _duty_to_capture(variant.captures)
    parts.append(
        game_text.text(f"play.forced{blind}" if duty != "free" and blind else f"play.{duty}")
    )
    if variant.table_capture:
        parts.append(
            game_text.text(
                "play.before_playing", least=_SMALLEST_TABLE_CAPTURE, total=variant.table_capture
            )
        )
    if variant.captures.takes_piles:
        parts.append(game_text.text("play.open_piles"))
    leftovers = game_text.text(f"play.leftovers{'' if variant.sweep.scores else '_plain'}")
    return tuple(map(Prose, [*parts, leftovers]))


def _duty_to_capture(rule: CaptureRule) -> str:
    """The name of the text that says whether a player must capture."""
    if rule.hand_is_forced:
        return "forced_by_hand"
    return "forced" if rule.forced else "free"


def capture_blocks(game_text: GameText) -> tuple[Block, ...]:
    """Every way to take, each with an example that the rules allow."""
    rule = game_text.variant.captures
    blocks: list[Block] = []
    for kind in rule.kinds:
        if kind == _ONLY_ACES:
            continue
        blocks.append(Prose(_kind_blocks(game_text, rule, kind)))
        if examples := examples_of(rule, kind):
            blocks.append(_picture(game_text, examples[0]))
    if _knows_aces(rule):
        blocks.append(Prose(_ace_against_ace(game_text, rule)))
    return (*blocks, *map(Prose, _choice_blocks(game_text, rule)))


def sweep_blocks(game_text: GameText) -> tuple[Block, ...]:
    """What clearing the table is worth, and when it is not."""
    sweep, rule = game_text.variant.sweep, game_text.variant.captures
    if not sweep.scores:
        return (Prose(game_text.text("sweeps.never")),)
    if sweep.total_per_point:
        parts = [_sweep_by_total(game_text, sweep.total_per_point)]
    else:
        points = sweep.points(_OTHER_ACE, 1 << _ACE, rule.values)
        parts = [game_text.text("sweeps.sweep", points=points)]
    parts.append(_last_play(game_text))
    if any(kind.takes_whole_table for kind in rule.kinds):
        parts.append(game_text.text("sweeps.ace_counts" if sweep.by_ace else "sweeps.ace_never"))
    return tuple(map(Prose, parts))


_ONLY_ACES = EqualCard(only_aces=True)


def _kind_blocks(game_text: GameText, rule: CaptureRule, kind: CaptureKind) -> str:
    match kind:
        case EqualCard():
            sentences = [game_text.text("captures.equal")]
            if rule.is_excluding(kind):
                sentences.append(game_text.text("captures.equal_first"))
        case SumToOwnValue():
            sentences = [game_text.text("captures.sum")]
            if rule.values.numberless:
                courts = game_text.courts()
                sentences.append(game_text.text("captures.courts_apart", courts=courts))
        case SumWithPlayed(total=total, multiples=True):
            sentences = [
                game_text.text("captures.multiples", total=total, twice=2 * total, thrice=3 * total)
            ]
        case SumWithPlayed(total=total):
            sentences = [game_text.text("captures.total", total=total)]
        case AceTakesAll():
            sentences = list(_ace_blocks(game_text, rule, kind))
        case _:
            raise TypeError(f"there are no words for {kind}")
    return " ".join(sentences)


def _ace_blocks(game_text: GameText, rule: CaptureRule, ace: AceTakesAll) -> Iterator[str]:
    yield game_text.text("captures.ace_all", value=ACE_VALUE)
    if ace.waits:
        yield game_text.text("captures.ace_waits")
    if ace.may_decline and rule.forced and not rule.forced_by_hand:
        yield game_text.text("captures.ace_may_decline")
    yield game_text.text("captures.ace_takes_itself" if ace.takes_itself else "captures.ace_stays")


def _knows_aces(rule: CaptureRule) -> bool:
    return any([*kind.capturing_values] == [ACE_VALUE] for kind in rule.kinds)


def _ace_against_ace(game_text: GameText, rule: CaptureRule) -> str:
    """What an Ace takes beside an Ace, found by asking the rules.

    Beside it lie cards that an Ace could take to make fifteen.
    """
    aces = 1 << _OTHER_ACE
    beside = mask_of(card(rank, Suit.SWORDS) for rank in (Rank.KING, Rank.FOUR))
    taken = rule.legal_captures(_ACE, aces | beside)
    if taken == [aces]:
        return game_text.text("captures.ace_meets_ace")
    if aces in taken:
        return game_text.text("captures.ace_meets_ace_free")
    return game_text.text("captures.ace_meets_ace_sum", total=_total(rule))


def _total(rule: CaptureRule) -> int:
    """What table cards make together with the played card."""
    return next(kind.total for kind in rule.kinds if isinstance(kind, SumWithPlayed))


def _choice_blocks(game_text: GameText, rule: CaptureRule) -> Iterator[str]:
    """Which of several captures may be made."""
    if rule.has_choice_of_kinds:
        yield game_text.text("captures.free_choice")
    yield game_text.text("captures.one_set")
    if rule.fewest_cards is FewestCards.ALL:
        yield game_text.text("captures.fewest")
    elif rule.fewest_cards is FewestCards.SIMPLE:
        yield game_text.text("captures.fewest_simple", total=_total(rule))
    if rule.max_cards < CARD_COUNT:
        yield game_text.text("captures.most", cards=rule.max_cards)
    if rule.takes_piles:
        yield game_text.text(f"captures.piles_{rule.open_piles.name.lower()}")
        if any(kind.takes_whole_table for kind in rule.kinds):
            yield game_text.text("captures.piles_by_ace")


def _picture(game_text: GameText, example: CaptureExample) -> CapturePicture:
    rest = rest_of_table(game_text.variant.captures, example)
    caption = _caption(game_text, example, rest)
    return CapturePicture(example.played, example.taken, rest, caption)


def _caption(game_text: GameText, example: CaptureExample, rest: tuple[Card, ...]) -> str:
    played, taken = example.played, example.taken
    shown = game_text.text(
        "captures.shown", played=game_text.words.card(played), taken=game_text.cards(taken)
    )
    values = game_text.variant.captures.values
    if example.kind.sum_of(played, mask_of(taken), values):
        added = game_text.words.sum((*taken, *[played] * example.counts_played))
        shown = game_text.text("captures.shown_with_sum", shown=shown, sum=added)
    if rest:
        return game_text.text("captures.shown_rest", shown=shown, rest=game_text.cards(rest))
    swept = game_text.variant.sweep.points(played, mask_of(taken), values)
    return game_text.text(f"captures.shown_all{'' if swept else '_plain'}", shown=shown)


def _sweep_by_total(game_text: GameText, total: int) -> str:
    worth = [
        game_text.text("sweeps.worth", total=count * total, points=count) for count in range(1, 4)
    ]
    return game_text.text("sweeps.by_total", total=total, examples=with_commas(worth))


def _last_play(game_text: GameText) -> str:
    """Games to fifteen always leave something: what was taken is a multiple, the pack is not."""
    variant = game_text.variant
    if not variant.captures.can_clear_table_at_end:
        return game_text.text("sweeps.last_play_impossible", pack=PACK_VALUE)
    return game_text.text(f"sweeps.last_play_{'counts' if variant.sweep.on_last_play else 'never'}")
