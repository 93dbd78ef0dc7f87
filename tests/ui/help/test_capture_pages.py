"""What the help and the New game dialog show of captures is what the rules accept."""

from functools import cache

from scopa_desktop.rules.cards import Card, Mask, mask_of, parse_card
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.moves import Move
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.seating import TWO
from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui.help.blocks import CapturePicture, Prose
from scopa_desktop.ui.help.capture_section import capture_blocks
from scopa_desktop.ui.help.examples import find_examples
from scopa_desktop.ui.help.fragments import fragments_of
from scopa_desktop.ui.help.game_text import GameText
from scopa_desktop.ui.pictures.decks import load_decks
from scopa_desktop.ui.text_language import texts_in
from tests.looping import loop_over
from tests.rules.by_the_book import taking
from tests.rules.capture_settings import CAPTURE_OPTIONS, capture_settings

DECKS = load_decks()


@cache
def every_capture_setting() -> list[Variant]:
    return [
        variant.configured(settings)
        for variant in CATALOGUE.values()
        for settings in capture_settings(variant)
    ]


@cache
def captures_of_page(variant: Variant) -> list[Prose | CapturePicture]:
    with texts_in("en"):
        blocks = capture_blocks(GameText(variant, DECKS[variant.deck], fragments_of("en")))
    return [block for block in blocks if isinstance(block, Prose | CapturePicture)]


def is_accepted(variant: Variant, played: Card, taken: Mask, table: Mask) -> bool:
    other = next(card for card in range(40) if not (table | 1 << played) >> card & 1)
    round_ = Round(variant, TWO, dealer=1, hands=[1 << played, 1 << other], table=table)
    return round_.refusal(Move(played, taken)) is None


def test_all_options_about_captures_are_among_them() -> None:
    assert {
        "two_cards_at_most",
        "asso_pigliatutto",
        "must_capture",
        "rank_first",
    } <= CAPTURE_OPTIONS
    assert len([*capture_settings(CATALOGUE["scopa"])]) == 16


@loop_over("variant", every_capture_setting, ids=lambda v: f"{v.id} {v.changed}")
def test_every_picture_of_the_page_is_accepted(variant: Variant) -> None:
    pictures = [b for b in captures_of_page(variant) if isinstance(b, CapturePicture)]
    assert pictures
    for picture in pictures:
        taken = mask_of(picture.taken)
        assert is_accepted(variant, picture.played, taken, taken | mask_of(picture.rest))


@loop_over("variant", every_capture_setting, ids=lambda v: f"{v.id} {v.changed}")
def test_every_example_of_the_new_game_dialog_is_accepted(variant: Variant) -> None:
    for example in find_examples(variant.captures):
        taken = mask_of(example.taken)
        assert is_accepted(variant, example.played, taken, taken)


def takes(variant: Variant, played: str, table: str) -> set[Mask]:
    """What a card takes by the reference rules."""
    reference = taking.Table(taking.Rules.of(variant), frozenset(table.split()))
    return {mask_of(map(parse_card, taken)) for taken in reference.taken_by(played)}


@loop_over("variant", every_capture_setting, ids=lambda v: f"{v.id} {v.changed}")
def test_an_ace_beside_an_ace_takes_what_the_page_says(variant: Variant) -> None:
    text = " ".join(b.text for b in captures_of_page(variant) if isinstance(b, Prose))
    ace, tables = mask_of([parse_card("AC")]), ["AC 5D", "AC KS 4S", "AC KS 3S", "AC 7S 5S 2S"]
    taken = {table: takes(variant, "AD", table) for table in tables}
    only_ace = all(sets == {ace} for sets in taken.values())
    if "takes one Ace and nothing else" in text:
        assert only_ace
    elif "it may take that Ace" in text:
        assert all(ace in sets for sets in taken.values()) and not only_ace
    elif "it can only make 15" in text or "it can only make 11" in text:
        assert not any(ace in sets for sets in taken.values())
    else:
        assert "Ace meets Ace" not in text


def test_the_three_answers_all_occur() -> None:
    texts = {
        block.text
        for variant in every_capture_setting()
        for block in captures_of_page(variant)
        if isinstance(block, Prose) and "Ace meets Ace" in block.text
    }
    assert len({text.replace("make 11", "make 15") for text in texts}) == 3
