"""What a key at the table reads aloud: table, hand, piles, score and last moves."""

from collections.abc import Callable, Iterable, Iterator

from scopa_desktop.rules.events import Event, Played
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.replay import round_events
from scopa_desktop.ui.table.accessibility.spoken_events import spoken_events
from scopa_desktop.ui.table.input.keyboard import Reading
from scopa_desktop.ui.table.scene.table_element import ElementKind, card_element
from scopa_desktop.ui.table.scene.table_scene import TableScene
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.wording.list_format import numbered, with_commas, with_semicolons
from scopa_desktop.ui.wording.table_wording import cards_or_empty, hand_text, table_text

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
    elements = (each for each in scene.element_boxes() if each.kind in _KINDS[what])
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
    cards = scene.own_hand() if scene.person_seat is not None else []
    return [scene.element_text(card_element(card), note(card)) for card in cards]


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
