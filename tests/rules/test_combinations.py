"""Options that exclude each other are refused; those that others leave without effect are known."""

import random
from itertools import combinations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_desktop.rules import options
from scopa_desktop.rules.captures import AceTakesAll, CaptureRule
from scopa_desktop.rules.cards import PACK_SIZE, mask_of
from scopa_desktop.rules.catalogue import CATALOGUE, CIRULLA, CIRULLONE, SCOPA
from scopa_desktop.rules.options.own_games import FAMILY_OPTIONS, widened
from scopa_desktop.rules.variant import Option, OptionConflictError, OptionValue, Variant
from tests.rules.positions import go_together, moderately

EXCLUDED = {
    ("cirulla", "ace_fifteen_with_ace_on_table", "rank_first"),
    ("cirullone", "ace_fifteen_with_ace_on_table", "rank_first"),
}
"""Every two options of a game of which some values contradict each other."""

IDLE = {
    ("primiera_needs_four_suits", "primiera"),
    ("redeal_by", "king_redeal"),
    ("fewest_cards_first", "two_cards_at_most"),
    ("opening_may_decline", "opening"),
    ("call_out", "lead_by_two"),
    ("ace_may_decline", "must_capture"),
    ("table_fifteen", "capture_forced"),
}
"""Options that another one alone can leave without effect."""


def pairs(entry: Variant) -> list[tuple[Option, Option]]:
    return list(combinations(entry.options, 2))


@pytest.mark.slow  # Configures every two values of every game.
def test_exactly_these_pairs_exclude_each_other() -> None:
    found = {
        (entry.id, *sorted((one.name, other.name)))
        for entry in CATALOGUE.values()
        for one, other in pairs(entry)
        for value, second in product(one.values, other.values)
        if not go_together(entry, {one.name: value, other.name: second})
    }
    assert found == EXCLUDED


def test_exactly_these_options_can_be_left_without_effect() -> None:
    found = {
        (option.name, other.name)
        for entry in CATALOGUE.values()
        for option in entry.options
        for other in entry.options
        for value in other.values
        if other is not option and option.is_idle(other.write(entry, value))
        if not option.is_idle(entry)
    }
    assert found == IDLE


@pytest.mark.parametrize("entry", CATALOGUE.values(), ids=CATALOGUE.keys())
def test_every_option_has_an_effect_at_least_beside_a_value_of_another(entry: Variant) -> None:
    with_one_option = [
        other.write(entry, value) for other in entry.options for value in other.values
    ]
    for option in entry.options:
        assert not all(map(option.is_idle, [entry, *with_one_option])), option.name


def test_exactly_these_options_have_no_effect_in_a_game_as_it_is() -> None:
    found = {
        (entry.id, option.name)
        for entry in CATALOGUE.values()
        for option in entry.options
        if option.is_idle(entry)
    }
    # Its opening table wins nothing until the option `opening` says so (RULES 2.16), and in the
    # other game no fifteen is missed until `capture_forced` is off (RULES 2.14).
    assert found == {("escova", "opening_may_decline"), ("escoba-setenta", "table_fifteen")}


def test_options_are_offered_only_where_there_is_what_they_speak_of() -> None:
    of_the_ace = {options.ACE_TAKES_ITSELF, options.ACE_MAY_DECLINE, options.ACE_SWEEP_SCORES}
    for entry in CATALOGUE.values():
        offered = set(entry.options)
        takes_all = any(isinstance(kind, AceTakesAll) for kind in entry.captures.kinds)
        assert takes_all or not offered & of_the_ace
        # Both win by all ten coins, and a run of coins is counted once.
        wins_at_once = options.NAPOLA.write(entry, "off").instant_win_cards or (
            entry.instant_win_cards if options.NAPOLA not in offered else 0
        )
        assert not (options.NAPOLA in offered and wins_at_once)
        # A race ends in the middle of the counting, where no lead can be asked for.
        assert not (options.LEAD_BY_TWO in offered and entry.ending.is_race)
        # Nor does a point for all who tie say who is first.
        assert not (entry.ending.is_race and any(option.name == "ties" for option in offered))


@pytest.mark.parametrize("entry", [CIRULLA, CIRULLONE])
def test_a_contradiction_is_refused_with_the_reason(entry: Variant) -> None:
    settings: dict[str, OptionValue] = {"ace_fifteen_with_ace_on_table": True, "rank_first": True}
    with pytest.raises(
        OptionConflictError, match=r"cannot be combined: .* an Ace .*\.$"
    ) as refused:
        entry.configured(settings)
    clash = options.ACE_FIFTEEN_WITH_ACE.conflict
    assert clash is not None and str(refused.value.sentence) == clash.sentence
    for name in settings:
        assert entry.configured({name: True}).changed == {name: True}


def test_every_condition_is_described_in_a_sentence() -> None:
    offered = {option for entry in CATALOGUE.values() for option in widened(entry).options}
    conditions = [rule for option in offered for rule in option.conditions]
    conditions += [rule for each in FAMILY_OPTIONS for rule in each.forbidden]
    sentences = [condition.sentence for condition in conditions]
    assert all(text.endswith(".") and text.lstrip("“")[0].isupper() for text in sentences)


IDLE_FEWEST = [
    pytest.param(entry.captures, ace, id=f"{entry.id}{'-ace' * ace}")
    for entry in CATALOGUE.values()
    if options.FEWEST_CARDS_FIRST in entry.options
    for ace in (False, True)
]


@pytest.mark.parametrize(("rule", "with_ace"), IDLE_FEWEST)
def test_fewest_cards_is_idle_exactly_where_all_captures_are_equally_long(
    rule: CaptureRule, with_ace: bool
) -> None:
    entry = next(entry for entry in CATALOGUE.values() if entry.captures is rule)
    entry = options.ASSO_PIGLIATUTTO.write(entry, True) if with_ace else entry
    limited = options.TWO_CARDS_AT_MOST.write(entry, True)
    fewest = options.FEWEST_CARDS_FIRST.write(limited, True)
    chance = random.Random(entry.id)
    differs = False
    for _ in range(400):
        played, *table = chance.sample(range(PACK_SIZE), chance.randint(2, 9))
        lies = mask_of(table)
        differs |= limited.captures.legal_captures(played, lies) != fewest.captures.legal_captures(
            played, lies
        )
    assert differs is not options.FEWEST_CARDS_FIRST.is_idle(limited)


@moderately
@given(st.sampled_from([0, 2, 3]), st.booleans())
def test_who_deals_again_matters_while_a_deal_can_be_void(kings: int, aces: bool) -> None:
    assi = CATALOGUE["scopa-assi"].configured({"king_redeal": kings, "ace_redeal": aces})
    assert options.REDEAL_BY.is_idle(assi) is not bool(assi.redeals)
    assert bool(assi.redeals) is (bool(kings) or aces)


# Names


def test_rules_go_by_the_players_own_name() -> None:
    mine = SCOPA.configured({"target": 16}).named("Nonna’s scopa")
    assert (mine.title, mine.name, mine.id) == ("Nonna’s scopa", "Scopa", "scopa")
    assert mine.changed == {"target": 16}
    assert mine.named("") == SCOPA.configured({"target": 16})
    assert SCOPA.title == "Scopa"


def test_a_name_alone_changes_no_option() -> None:
    mine = SCOPA.named("Ours")
    assert mine.changed == {}
    assert mine != SCOPA
    assert mine.named("") is SCOPA
    assert mine.configured({}) is SCOPA


@pytest.mark.parametrize("name", [" ", " a", "a ", "x" * 41, "a\nb", "a\x07"])
def test_a_bad_name_is_refused(name: str) -> None:
    with pytest.raises(
        ValueError, match="the name of a set of rules has 1 to 40 printable characters"
    ):
        SCOPA.named(name)
