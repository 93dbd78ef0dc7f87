"""What is read aloud: the events of a match, and by a key table, hand, piles, score, last moves."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from scopa_desktop.rules.cards import Card, mask_of
from scopa_desktop.rules.events import (
    Captured,
    DealerDrawn,
    Declared,
    Event,
    LeftoversTaken,
    PacketDealt,
    Played,
    Swept,
    TableDealt,
    TableTaken,
)
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import Move, TakeTable
from scopa_desktop.rules.replay import round_events
from scopa_desktop.ui.table.animation.event_messages import message_of, scene_wording
from scopa_desktop.ui.table.input.keyboard import Reading
from scopa_desktop.ui.table.scene.table_element import ElementKind, card_element
from scopa_desktop.ui.table.scene.table_scene import TableScene
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.wording.card_wording import CardWording
from scopa_desktop.ui.wording.list_format import numbered, with_commas, with_semicolons
from scopa_desktop.ui.wording.move_wording import played_move_text
from scopa_desktop.ui.wording.number_format import counted
from scopa_desktop.ui.wording.table_wording import cards_or_empty, hand_text, table_text


def spoken_events(scene: TableScene, events: Sequence[Event]) -> Iterator[str]:
    """A sentence for each move, deal and declaration among the events of a turn."""
    variant, board = scene.variant, scene.board
    if variant is None or board is None:
        return
    words = CardWording(scene.appearance.deck, variant, board.values)
    names, own_seat = scene.player_names, scene.person_seat
    table = mask_of(scene.table_cards())
    for index, event in enumerate(events):
        match event:
            case DealerDrawn():
                wording = scene_wording(scene)
                yield f"{wording.drawn_cards(event)} {wording.drawn(event)}"
            case Played(seat, card):
                move, is_sweep = _result(card, events[index + 1 :])
                name = "" if seat == own_seat else names[seat]
                yield played_move_text(move, words, name, is_sweep=is_sweep)
            case TableTaken(seat, cards) | LeftoversTaken(int(seat), cards) if cards:
                name = "" if seat == own_seat else names[seat]
                yield played_move_text(TakeTable(cards), words, name)
            case PacketDealt(hands=hands) if own_seat is not None:
                hand = hands[own_seat]
                is_seen = board.shows_hand(own_seat)
                content = with_commas(map(words.card, hand)) if is_seen else _face_down(len(hand))
                yield hand_text(content)
            case Declared(cards=cards):
                yield scene_wording(scene).declared(event, on_table=bool(cards & table))
            case TableDealt(cards=dealt):
                table |= mask_of(dealt)
                yield table_text(with_commas(map(words.card, dealt)))
            case _:
                if sentence := message_of(scene, events[index:]):
                    yield sentence


def _result(card: Card, events: Sequence[Event]) -> tuple[Move, bool]:
    """The move of a card that was played, and whether that was a sweep."""
    move, is_sweep = Move(card), False
    for event in events:
        if isinstance(event, Played):
            break
        if isinstance(event, Captured):
            move = event.move
        is_sweep = is_sweep or isinstance(event, Swept)
    return move, is_sweep


_KINDS = {
    Reading.PILES: (ElementKind.STOCK, ElementKind.PILE),
    Reading.SCORE: (ElementKind.PLAQUE, ElementKind.SCORE),
}


def reading(
    what: Reading, scene: TableScene, match: Match, captures_text: Callable[[int], str]
) -> str:
    """The sentence for a key; `captures_text` says what a hand card can take."""
    if what is Reading.TABLE:
        return table_reading(scene)
    if what is Reading.HAND:
        return hand_reading(scene, captures_text)
    if what is Reading.LAST_MOVES:
        return " ".join(_last_moves(scene, match)) or translate("Table", "No move yet.")
    elements = (each for each in scene.static_items.boxes() if each.kind in _KINDS[what])
    return with_semicolons(map(scene.element_text, elements))


def table_reading(scene: TableScene) -> str:
    """`Table: 7 of Clubs, 3 of Cups`."""
    names = with_commas(scene.element_text(card_element(card)) for card in scene.table_cards())
    return table_text(names or cards_or_empty(0))


def hand_reading(scene: TableScene, captures_text: Callable[[int], str]) -> str:
    """`Your hand: 1: 7 of Clubs, takes nothing; 2: …`: by the number that selects the card."""
    return hand_text(numbered(_hand(scene, captures_text)) or cards_or_empty(0))


def hand_names(scene: TableScene) -> str:
    """`Your hand: 7 of Clubs, King of Coins`."""
    return hand_text(with_commas(_hand(scene)) or cards_or_empty(0))


def _hand(scene: TableScene, note: Callable[[int], str] = lambda _: "") -> list[str]:
    """The names of the cards; those that lie face down are counted together."""
    cards = scene.own_hand() if scene.person_seat is not None else []
    hidden = sum(map(scene.is_hidden, cards))
    names = [
        scene.element_text(card_element(card), note(card))
        for card in cards
        if not scene.is_hidden(card)
    ]
    return [*names, _face_down(hidden)] if hidden else names


def _face_down(cards: int) -> str:
    """`10 cards, face down`."""
    pattern = translate("Table", "{cards}, face down")
    return pattern.format(cards=counted("cards", cards))


def _last_moves(scene: TableScene, match: Match) -> Iterator[str]:
    """What happened since the person's last move; that move itself if nothing did."""
    if match.round is None:
        return
    turns = list(round_events(match.variant, match.seating, match.recorded_round(match.deals)))
    own = [index for index, events in enumerate(turns) if _is_played(events, scene.person_seat)]
    first = min(own[-1] + 1, len(turns) - 1) if own else 1
    for events in turns[first:]:
        yield from (f"{sentence}." for sentence in spoken_events(scene, events))


def _is_played(events: Iterable[Event], seat: int | None) -> bool:
    return any(isinstance(event, Played) and event.seat == seat for event in events)
