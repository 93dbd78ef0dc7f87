"""Every move has a text for each purpose."""

from scopa_desktop.rules.cards import mask_of, parse_cards
from scopa_desktop.rules.catalogue import variant
from scopa_desktop.rules.moves import (
    Action,
    CallOut,
    Cut,
    Declare,
    Move,
    Pass,
    TakeOpening,
    TakeTable,
)
from scopa_desktop.ui.pictures.decks import load_decks
from scopa_desktop.ui.wording.card_wording import CardWording
from scopa_desktop.ui.wording.move_wording import Purpose, move_text

SEVEN, *OTHERS = parse_cards("7D 4C 3S")
ACTIONS: tuple[Action, ...] = (
    Move(SEVEN, 0),
    Move(SEVEN, mask_of(OTHERS)),
    TakeTable(mask_of(OTHERS)),
    Declare(mask_of(OTHERS), 3),
    Cut(True),
    Cut(False),
    TakeOpening(True),
    TakeOpening(False),
    Pass(),
    CallOut(),
)


def test_only_a_hint_is_silent_on_what_a_card_takes(qapp: object) -> None:
    words = CardWording(load_decks()["napoletane"], variant("scopa"))
    for purpose in Purpose:
        texts = [move_text(action, purpose, words) for action in ACTIONS]
        repeated = {text for text in texts if texts.count(text) > 1}
        expected = {"Hint: play the 7 of Coins."} if purpose is Purpose.HINT else set()
        assert repeated == expected
        assert not any("{" in text for text in texts)
