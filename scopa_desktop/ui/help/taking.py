"""A turn: what may be played, what it takes, and what clearing the table is worth."""

from collections.abc import Iterator

from scopa_desktop.rules.captures import (
    ACE_VALUE,
    AceTakesAll,
    CaptureKind,
    CaptureRule,
    EqualCard,
    SumToOwnValue,
    SumWithPlayed,
)
from scopa_desktop.rules.cards import PACK_SIZE, Card, Rank, Suit, card, mask_of
from scopa_desktop.rules.kernel.sets import PACK_VALUE
from scopa_desktop.ui.help.blocks import Block, CapturePicture, Prose
from scopa_desktop.ui.help.examples import Capture, example_of
from scopa_desktop.ui.help.teller import Teller

_ACE, _OTHER_ACE = card(Rank.ACE, Suit.COINS), card(Rank.ACE, Suit.CUPS)
_SMALLEST_TABLE_CAPTURE = 2


def told_play(teller: Teller) -> tuple[Block, ...]:
    """What a player does at his turn."""
    variant = teller.variant
    parts = [teller.say("play.turn")]
    parts.append(teller.say("play.forced" if variant.captures.forced else "play.free"))
    if variant.table_capture:
        parts.append(
            teller.say(
                "play.before_playing", least=_SMALLEST_TABLE_CAPTURE, total=variant.table_capture
            )
        )
    return tuple(map(Prose, [*parts, teller.say("play.leftovers")]))


def told_captures(teller: Teller) -> tuple[Block, ...]:
    """Every way to take, each with an example that the rules allow."""
    rule = teller.variant.captures
    blocks: list[Block] = []
    for kind in rule.kinds:
        if kind == _ONLY_ACES:
            continue
        blocks.append(Prose(_told_kind(teller, rule, kind)))
        if example := example_of(rule, kind):
            blocks.append(_picture(teller, kind, example))
    if _knows_aces(rule):
        blocks.append(Prose(teller.say(_ace_against_ace(rule))))
    return (*blocks, *map(Prose, _told_choice(teller, rule)))


def told_sweeps(teller: Teller) -> tuple[Block, ...]:
    """What clearing the table is worth, and when it is not."""
    sweep, rule = teller.variant.sweep, teller.variant.captures
    if sweep.total_per_point:
        parts = [_sweep_by_total(teller, sweep.total_per_point)]
    else:
        points = sweep.worth(_OTHER_ACE, 1 << _ACE, rule.values)
        parts = [teller.say("sweeps.sweep", points=points)]
    parts.append(_last_play(teller))
    if any(isinstance(kind, AceTakesAll) for kind in rule.kinds):
        parts.append(teller.say("sweeps.ace_counts" if sweep.by_ace else "sweeps.ace_never"))
    return tuple(map(Prose, parts))


_ONLY_ACES = EqualCard(only_aces=True)


def _told_kind(teller: Teller, rule: CaptureRule, kind: CaptureKind) -> str:
    match kind:
        case EqualCard():
            told = [teller.say("captures.equal")]
            if _goes_first(rule, kind):
                told.append(teller.say("captures.equal_first"))
        case SumToOwnValue():
            told = [teller.say("captures.sum")]
        case SumWithPlayed(total=total, multiples=True):
            told = [
                teller.say("captures.multiples", total=total, twice=2 * total, thrice=3 * total)
            ]
        case SumWithPlayed(total=total):
            told = [teller.say("captures.total", total=total)]
        case AceTakesAll():
            told = list(_told_ace(teller, rule, kind))
        case _:
            raise TypeError(f"there are no words for {kind}")
    return " ".join(told)


def _goes_first(rule: CaptureRule, kind: CaptureKind) -> bool:
    """Whether the kind excludes others."""
    return any(kind in tier for tier in rule.tiers[:-1])


def _told_ace(teller: Teller, rule: CaptureRule, ace: AceTakesAll) -> Iterator[str]:
    yield teller.say("captures.ace_all", value=ACE_VALUE)
    if ace.may_decline and rule.forced:
        yield teller.say("captures.ace_may_decline")
    yield teller.say("captures.ace_takes_itself" if ace.takes_itself else "captures.ace_stays")


def _knows_aces(rule: CaptureRule) -> bool:
    return any(isinstance(kind, AceTakesAll) or kind == _ONLY_ACES for kind in rule.kinds)


def _ace_against_ace(rule: CaptureRule) -> str:
    """Asks the rules: beside an Ace there lies what an Ace would otherwise have taken."""
    aces = 1 << _OTHER_ACE
    beside = mask_of(card(rank, Suit.SWORDS) for rank in (Rank.KING, Rank.THREE))
    only = rule.sets(_ACE, aces | beside) == [aces]
    return "captures.ace_meets_ace" if only else "captures.ace_meets_ace_free"


def _told_choice(teller: Teller, rule: CaptureRule) -> Iterator[str]:
    """Which of several captures may be made."""
    if sum(len(tier) > 1 for tier in rule.tiers) and not _only_ace_beside_sum(rule):
        yield teller.say("captures.free_choice")
    yield teller.say("captures.one_set")
    if rule.fewest_cards:
        yield teller.say("captures.fewest")
    if rule.most_cards < PACK_SIZE:
        yield teller.say("captures.most", cards=rule.most_cards)


def _only_ace_beside_sum(rule: CaptureRule) -> bool:
    """Whether no card can take in two ways: an Ace never makes a sum of its own value."""
    return all(
        len(tier) == 1 or {type(kind) for kind in tier} == {SumToOwnValue, AceTakesAll}
        for tier in rule.tiers
    )


def _picture(teller: Teller, kind: CaptureKind, example: Capture) -> CapturePicture:
    return CapturePicture(
        example.played, example.taken, example.rest, _caption(teller, kind, example)
    )


def _caption(teller: Teller, kind: CaptureKind, example: Capture) -> str:
    shown = teller.say(
        "captures.shown", played=teller.card(example.played), taken=teller.cards(example.taken)
    )
    if summands := _summands(kind, example):
        shown = teller.say("captures.shown_with_sum", shown=shown, sum=teller.sum(summands))
    if example.rest:
        return teller.say("captures.shown_rest", shown=shown, rest=teller.cards(example.rest))
    taken, values = mask_of(example.taken), teller.variant.captures.values
    swept = teller.variant.sweep.worth(example.played, taken, values)
    return teller.say(f"captures.shown_all{'' if swept else '_plain'}", shown=shown)


def _summands(kind: CaptureKind, example: Capture) -> tuple[Card, ...]:
    match kind:
        case SumToOwnValue():
            return example.taken
        case SumWithPlayed():
            return (*example.taken, example.played)
    return ()


def _sweep_by_total(teller: Teller, total: int) -> str:
    worth = [teller.say("sweeps.worth", total=count * total, points=count) for count in range(1, 4)]
    return teller.say("sweeps.by_total", total=total, examples=", ".join(worth))


def _last_play(teller: Teller) -> str:
    """Games to fifteen always leave something: what was taken is a multiple, the pack is not."""
    variant = teller.variant
    never = all(
        isinstance(kind, SumWithPlayed) and PACK_VALUE % kind.total
        for kind in variant.captures.kinds
    )
    if never:
        return teller.say("sweeps.last_play_impossible", pack=PACK_VALUE)
    return teller.say(f"sweeps.last_play_{'counts' if variant.sweep.on_last_play else 'never'}")
