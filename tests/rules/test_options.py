"""Options read and change a variant, are written and understood, and travel with it."""

import pickle
import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given

from scopa_desktop.rules import options
from scopa_desktop.rules.catalogue import CATALOGUE, ESCOBA_SETENTA, SCOPA, configured, variant
from scopa_desktop.rules.dealing import Opening
from scopa_desktop.rules.messages import TextError
from scopa_desktop.rules.scoring import Contest, CountOf, PrimieraOrder, PrimieraSum, Run
from scopa_desktop.rules.variant import Option, OptionValue, Variant
from tests.looping import loop_over
from tests.rules.campaign import pairs_of
from tests.rules.positions import moderately, variants

every_game = pytest.mark.parametrize("entry", CATALOGUE.values(), ids=CATALOGUE.keys())


def every_option(test: Callable[[Variant, Option], None]) -> Callable[[Variant], None]:
    """Run a test with every option of a game."""

    @every_game
    def with_every_option(entry: Variant) -> None:
        loop_over("option", entry.options, ids=name_of)(test)(entry=entry)

    with_every_option.__name__ = test.__name__
    return with_every_option


def name_of(option: Option) -> str:
    return option.name


@every_option
def test_an_option_reads_what_it_wrote(entry: Variant, option: Option) -> None:
    for value in option.values:
        changed = option.write(entry, value)
        assert option.read(changed) == value
        assert type(option.read(changed)) is type(value)


@every_option
def test_writing_twice_is_writing_the_last(entry: Variant, option: Option) -> None:
    for first in option.values:
        for second in list(option.values)[:3]:
            twice = option.write(option.write(entry, first), second)
            assert twice == option.write(entry, second)


@every_option
def test_writing_what_stands_changes_nothing(entry: Variant, option: Option) -> None:
    assert option.write(entry, option.read(entry)) == entry


@every_option
def test_an_option_leaves_the_others_alone(entry: Variant, option: Option) -> None:
    # A primiera that is not the classic one asks for no suits.
    resting = {("primiera", "primiera_needs_four_suits")}
    for value in option.values:
        changed = option.write(entry, value)
        for other in entry.options:
            if other is not option and (option.name, other.name) not in resting:
                assert other.read(changed) == other.read(entry)


@every_option
def test_every_value_is_written_and_understood(entry: Variant, option: Option) -> None:
    for value in option.values:
        option.check(value)
        understood = option.parse(option.text(value))
        assert (understood, type(understood)) == (value, type(value))


@every_option
def test_every_option_explains_itself(entry: Variant, option: Option) -> None:
    assert option.label and option.label[0].isupper()
    assert option.help.endswith(".")
    assert option.read(entry) in option.values


@pytest.mark.parametrize("value", [0, 102, "11", True, 11.0])
def test_a_value_that_is_not_allowed_is_refused(value: OptionValue) -> None:
    with pytest.raises(ValueError, match=r"option target cannot be .*: use 1 to 101"):
        options.target().check(value)


@pytest.mark.parametrize(
    ("option", "text", "sentence"),
    [
        (options.target(), "eleven", "option target cannot be 'eleven': use 1 to 101"),
        (options.target(), "", "option target cannot be '': use 1 to 101"),
        (options.REDEAL_BY, "Same", "option redeal_by cannot be 'Same': use next, same"),
        (options.LAST_PLAY_SWEEP, "yes", "option last_play_sweep cannot be 'yes': use off, on"),
        (options.KING_REDEAL, "1", "option king_redeal cannot be '1': use 0, 2, 3"),
    ],
)
def test_a_text_that_says_no_value_is_refused(option: Option, text: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        option.parse(text)


def test_numbers_and_switches_are_not_mixed_up() -> None:
    with pytest.raises(ValueError, match="option king_redeal cannot be False"):
        options.KING_REDEAL.check(False)
    with pytest.raises(ValueError, match="option last_play_sweep cannot be 0"):
        options.LAST_PLAY_SWEEP.check(0)


def test_switches_are_known_as_such() -> None:
    switches = {option.name for option in SCOPA.options if option.is_switch}
    assert switches == {
        "primiera_needs_four_suits", "re_bello", "last_play_sweep", "asso_pigliatutto",
        "fewest_cards_first", "two_cards_at_most", "lead_by_two", "call_out",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("king_redeal", "escoba-setenta has no option 'king_redeal'"),
        ("lead", "escoba-setenta has no option 'lead'"),
        ("Target", "escoba-setenta has no option 'Target'; did you mean 'target'?"),
        ("lead_by_to", "escoba-setenta has no option 'lead_by_to'; did you mean 'lead_by_two'?"),
        ("x" * 99, f"escoba-setenta has no option '{'x' * 40}'"),
    ],
)
def test_an_unknown_option_is_refused_with_what_may_have_been_meant(
    name: str, sentence: str
) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(sentence)}$"):
        ESCOBA_SETENTA.configured({name: 3})


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("briscola", "there is no game 'briscola'"),
        ("Scopone", "there is no game 'Scopone'; did you mean 'scopone'?"),
        ("escobar", "there is no game 'escobar'; did you mean 'escoba' or 'escova'?"),
        ("scopa " * 99, f"there is no game '{('scopa ' * 7)[:40]}'"),
    ],
)
def test_an_unknown_game_is_refused_with_what_may_have_been_meant(name: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(sentence)}$"):
        variant(name)


def test_options_change_the_rules_they_speak_of() -> None:
    changed = SCOPA.configured(
        {"target": 21, "king_redeal": 3, "redeal_by": "same", "last_play_sweep": True,
         "fewest_cards_first": True, "primiera": "sevens"}
    )  # fmt: skip
    assert changed.redeals
    assert (changed.target, changed.redeals[0].count, changed.redeal_by) == (21, 3, "same")
    assert changed.sweep.on_last_play and changed.captures.fewest_cards
    assert SCOPA.configured({"king_redeal": 0}).redeals == ()


@pytest.mark.parametrize(
    ("kind", "measure"), [("classic", PrimieraSum), ("sevens", CountOf), ("order", PrimieraOrder)]
)
def test_the_primiera_is_measured_as_its_option_says(kind: str, measure: type) -> None:
    changed = SCOPA.configured({"primiera": kind})
    primiera = changed.categories[3]
    assert isinstance(primiera, Contest)
    assert isinstance(primiera.measure, measure)
    assert [one.name for one in changed.categories] == [one.name for one in SCOPA.categories]


def test_the_defaults_are_the_catalogues_entry() -> None:
    assert SCOPA.configured({}) is SCOPA
    assert SCOPA.configured({"target": 11, "king_redeal": 3}) is SCOPA
    assert SCOPA.configured({"target": 16}).configured({}) is SCOPA
    assert SCOPA.changed == {}


def test_configuring_begins_from_the_catalogues_entry_every_time() -> None:
    once = SCOPA.configured({"target": 16, "last_play_sweep": True})
    assert once.configured({"target": 21}).changed == {"target": 21}


@moderately
@given(variants())
def test_a_variant_is_its_entry_and_what_was_changed(one: Variant) -> None:
    entry = CATALOGUE[one.id]
    assert entry.configured(one.changed) == one
    assert configured(one.id, one.changed) == one
    assert all(entry.option(name).read(entry) != value for name, value in one.changed.items())


@moderately
@given(variants())
def test_a_variant_travels_between_processes(one: Variant) -> None:
    mine = one.named("Ours")
    assert pickle.loads(pickle.dumps((one, mine))) == (one, mine)


@pytest.mark.parametrize("entry", CATALOGUE.values(), ids=CATALOGUE.keys())
def test_the_order_of_the_options_does_not_matter(entry: Variant) -> None:
    for pair in pairs_of(entry):
        settings = dict(pair)
        backwards = dict(reversed(settings.items()))
        assert entry.configured(settings) == entry.configured(backwards)


@pytest.mark.parametrize(
    ("entry", "changes", "message"),
    [
        (ESCOBA_SETENTA, {"opening": Opening(points=((13, 1),))}, "opening cannot be .*13.*none"),
        (SCOPA, {"target": 1000}, "target cannot be 1000: use 1 to 101"),
        (
            SCOPA.configured({"napola": "6"}),
            {"categories": (Run("napola", 5),)},
            "napola .*'5'",
        ),
    ],
)
def test_a_game_whose_rules_are_no_value_of_an_option_is_refused(
    entry: Variant, changes: dict[str, Any], message: str
) -> None:
    with pytest.raises(TextError, match=message):
        replace(entry, **changes)
