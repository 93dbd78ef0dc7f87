"""Where each card is, as far as a seat has seen."""

from scopa_desktop.ai.seat_view import CardPlace, SeatView, card_places
from scopa_desktop.rules.cards import FORTY, mask_of, names_of
from scopa_desktop.rules.catalogue import CHKOBBA, CIRULLA, SCOPA
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import Player
from scopa_desktop.rules.seating import TWO
from tests.rules.positions import mask, position


def cards_at(places: tuple[CardPlace, ...], place: CardPlace) -> int:
    return mask_of(card for card, where in enumerate(places) if where is place)


def test_every_card_has_its_place() -> None:
    round_ = position(
        SCOPA, ["7S 2S", "5C 6C"], "KD", stock="QS QB", piles=["3D 3C", "4D 4C"], last_capturer=0
    )
    places = card_places(SeatView.of_round(round_, 0, [0, 0]))
    assert cards_at(places, CardPlace.OWN) == mask("7S 2S")
    assert cards_at(places, CardPlace.TABLE) == mask("KD")
    assert cards_at(places, CardPlace.GONE) == mask("3D 3C 4D 4C")
    seen = mask("7S 2S KD 3D 3C 4D 4C")
    assert cards_at(places, CardPlace.OUT) == FORTY.cards & ~seen


def test_declared_cards_are_shown_until_they_are_played() -> None:
    round_ = position(
        CIRULLA,
        ["7S 2S 4B", "AC 2C 3C"],
        "KD",
        stock="QS QB KB",
        declared=[0, mask("AC 2C 3C")],
    )
    places = card_places(SeatView.of_round(round_, 0, [0, 0]))
    shown = names_of(cards_at(places, CardPlace.SHOWN))
    assert shown == names_of(mask("AC 2C 3C"))


def test_a_card_that_was_cut_is_known_to_its_seat_only() -> None:
    match = Match(CHKOBBA, TWO, [Player("A", "person"), Player("B", "skilled")], 3)
    match.begin_round()
    assert match.round is not None
    card, cutter = match.round.cut_card, match.round.turn
    assert card is not None
    assert card_places(SeatView.of(match, cutter))[card] is CardPlace.OWN
    assert card_places(SeatView.of(match, 1 - cutter))[card] is CardPlace.OUT
