"""The messages of the open engine protocol, which is specified in `resources/docs/ENGINE.md`.

Every message is one line with a JSON object. A program asks an engine for moves: it sends the view
of a seat, and the engine answers with a move in the notation of records.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.play.storage.json_fields import (
    Fields,
    Parser,
    boolean,
    integer,
    json_object,
    list_of,
    map_of,
    number,
    optional,
    parse_json,
    text,
)
from scopa_desktop.rules import catalogue
from scopa_desktop.rules.cards import (
    CARD_COUNT,
    Card,
    Mask,
    card_name,
    mask_of,
    names_of,
    parse_card,
    parse_cards,
)
from scopa_desktop.rules.dealing import OpeningCapture
from scopa_desktop.rules.moves import Action, parse_action
from scopa_desktop.rules.players import is_name
from scopa_desktop.rules.scoring import Bonus, Sweep
from scopa_desktop.rules.seating import MOST_PLAYERS, Seating
from scopa_desktop.rules.variant import OptionValue, Variant

PROTOCOL: Final = 1
"""The version of the protocol."""
MAX_LINE: Final = 100_000
"""The most bytes of a line; a view has up to 10,000."""
LONGEST_SECONDS: Final = 3600.0

_LONGEST_NAME: Final = 60
_LONGEST_TEXT: Final = 400
_MOST_POINTS: Final = 10_000
_MOST_MOVES: Final = 400
_points: Final = integer(-_MOST_POINTS, _MOST_POINTS)
_count: Final = integer(0, CARD_COUNT)


class MoveRequest(NamedTuple):
    """The request for a move."""

    number: int
    """A number that the answer repeats."""
    seconds: float
    """The time for the answer."""
    view: SeatView


def message_line(kind: str, **fields: object) -> bytes:
    """A message as a line."""
    return json.dumps({"type": kind, **fields}, ensure_ascii=False).encode() + b"\n"


def read_message(line: bytes) -> tuple[str, Fields]:
    """The kind of a message and its other fields; raises `ValueError` with a clause."""
    fields = Fields(parse_json(line))
    return fields.take("type", text(_LONGEST_NAME)), fields


def engine_name(fields: Fields) -> str:
    """The name in the message `ready`; raises `ValueError` for another version of the protocol."""
    fields.take("protocol", integer(PROTOCOL, PROTOCOL))
    return fields.take("name", _engine_name)


def requested_move(fields: Fields) -> MoveRequest:
    """The content of the message `move` to an engine; raises `ValueError` with a clause."""
    return MoveRequest(
        fields.take("id", integer(0, 10**9)),
        fields.take("seconds", number(0, LONGEST_SECONDS)),
        view_from_json(fields.take("view", json_object)),
    )


def answered_move(fields: Fields, request: int) -> Action:
    """The move in the answer to a request; raises `ValueError` with a clause."""
    fields.take("id", integer(request, request))
    return parse_action(fields.take("move", text(_LONGEST_TEXT)))


def view_as_json(view: SeatView) -> dict[str, Any]:
    """The view for a message; seats and sides are counted from 1."""
    wild = view.variant.wild_card
    has_wild = wild is not None and view.values != view.variant.captures.values
    return {
        "game": view.variant.id,
        "options": _changed_options(view.variant),
        "players": view.seating.players,
        "pairs": view.seating.has_partners,
        "sides": view.seating.sides,
        "seat": view.seat + 1,
        "dealer": view.dealer + 1,
        "hand": names_of(view.hand),
        "hand_sizes": [*view.hand_sizes],
        "table": names_of(view.table),
        "dealt": names_of(view.dealt_to_table),
        "stock": view.stock_size,
        "piles": [names_of(pile) for pile in view.piles],
        "tops": [names_of(top) for top in view.tops],
        "sweeps": [
            [sweep.seat + 1, sweep.points, " ".join(map(card_name, sweep.markers))]
            for sweep in view.sweeps
        ],
        "last_capturer": None if view.last_capturer is None else view.last_capturer + 1,
        "declared": [names_of(cards) for cards in view.declared],
        "shown": [names_of(cards) for cards in view.shown],
        "wild": view.values.of(wild) if wild is not None and has_wild else None,
        "bonuses": [[bonus.seat + 1, bonus.name, bonus.points] for bonus in view.bonuses],
        "packets": view.packets_dealt,
        "declaring": view.is_declaring,
        "cut": None if view.cut_card is None else card_name(view.cut_card),
        "opening": None if view.opening_offer is None else [*view.opening_offer],
        "totals": [*view.totals],
        "moves": [[seat + 1, str(action)] for seat, action in view.moves],
        "legal": [str(action) for action in view.legal_moves()],
    }


def view_from_json(content: Mapping[str, object]) -> SeatView:
    """The view in a message; raises `ValueError` with a clause if it is none."""
    fields = Fields(content)
    variant = fields.take("game", lambda value: catalogue.variant(text(_LONGEST_NAME)(value)))
    options = fields.take("options", map_of(str, text(_LONGEST_NAME)))
    variant = variant.configured(
        {name: variant.option(name).parse(value) for name, value in options.items()}
    )
    players = fields.take("players", integer(2, MOST_PLAYERS))
    has_partners = fields.take("pairs", boolean)
    usual = players // 2 if has_partners else players
    sides = fields.take("sides", integer(2, MOST_PLAYERS), default=usual)
    seating = Seating(players, players // sides)
    if seating not in variant.seatings or seating.has_partners is not has_partners:
        offered = ", ".join(each.description for each in variant.seatings)
        raise ValueError(f"{variant.name} is played by {offered}")
    seat = _seat_parser(seating)
    hands = _hands_parser(seating.players)
    tops = seating.sides if variant.captures.takes_piles else 0
    wild = fields.take("wild", optional(integer(1, 10)))
    values = variant.captures.values
    if wild is not None:
        if variant.wild_card is None:
            raise ValueError(f"{variant.name} has no wild card")
        values = values.with_wild(variant.wild_card, wild)
    view = SeatView(
        variant=variant,
        seating=seating,
        seat=fields.take("seat", seat),
        dealer=fields.take("dealer", seat),
        hand=fields.take("hand", _mask),
        hand_sizes=fields.take("hand_sizes", _exactly(seating.players, _count)),
        table=fields.take("table", _mask),
        stock_size=fields.take("stock", _count),
        piles=fields.take("piles", _hands_parser(seating.sides)),
        sweeps=fields.take("sweeps", list_of(lambda value: _sweep(seat, value), CARD_COUNT)),
        last_capturer=fields.take("last_capturer", optional(seat)),
        values=values,
        declared=fields.take("declared", hands),
        shown=fields.take("shown", hands),
        bonuses=fields.take("bonuses", list_of(lambda value: _bonus(seat, value), _MOST_MOVES)),
        packets_dealt=fields.take("packets", _count),
        cut_card=fields.take("cut", optional(_card)),
        totals=fields.take("totals", _exactly(seating.sides, _points)),
        moves=fields.take("moves", list_of(lambda value: _move(seat, value), _MOST_MOVES)),
        is_declaring=fields.take("declaring", boolean),
        opening_offer=fields.take("opening", optional(_opening)),
        dealt_to_table=fields.take("dealt", _mask, default=0),
        tops=fields.take("tops", _hands_parser(tops), default=(0,) * tops),
    )
    others = [other for other in range(seating.players) if other != view.seat]
    hidden = sum(view.hand_sizes[other] - view.shown[other].bit_count() for other in others)
    has_hand = view.hand.bit_count() == view.hand_sizes[view.seat]
    if not has_hand or view.unseen.bit_count() != hidden + view.stock_size:
        raise ValueError("the numbers of cards do not add up")
    return view


def _changed_options(variant: Variant) -> dict[str, str]:
    """The options that are not at the default of the game, as in records."""
    defaults = variant.defaults or variant
    changed: dict[str, OptionValue] = {
        option.name: option.read(variant)
        for option in variant.options
        if option.read(variant) != option.read(defaults)
    }
    return {name: variant.option(name).text(value) for name, value in changed.items()}


def _engine_name(value: object) -> str:
    name = text(_LONGEST_NAME)(value)
    if not is_name(name, _LONGEST_NAME):
        raise ValueError("has characters that cannot be printed")
    return name


def _mask(value: object) -> Mask:
    return mask_of(parse_cards(text(_LONGEST_TEXT, least=0)(value)))


def _card(value: object) -> Card:
    return parse_card(text(_LONGEST_NAME)(value))


def _seat_parser(seating: Seating) -> Parser[int]:
    parse = integer(1, seating.players)
    return lambda value: parse(value) - 1


def _exactly(length: int, parse: Parser[Any]) -> Parser[tuple[Any, ...]]:
    def parse_list(value: object) -> tuple[Any, ...]:
        values = list_of(parse, length)(value)
        if len(values) != length:
            raise ValueError("too short")
        return values

    return parse_list


def _hands_parser(number_of_hands: int) -> Parser[tuple[Mask, ...]]:
    return _exactly(number_of_hands, _mask)


def _parts(value: object, length: int) -> Sequence[object]:
    if not isinstance(value, list) or len(value) != length:
        raise ValueError("not a list of that length")
    return value


def _sweep(seat: Parser[int], value: object) -> Sweep:
    swept_by, points, markers = _parts(value, 3)
    cards = parse_cards(text(_LONGEST_TEXT, least=0)(markers))
    return Sweep(seat(swept_by), _points(points), cards)


def _bonus(seat: Parser[int], value: object) -> Bonus:
    made_by, name, points = _parts(value, 3)
    return Bonus(seat(made_by), text(_LONGEST_NAME)(name), _points(points))


def _move(seat: Parser[int], value: object) -> tuple[int, Action]:
    mover, notation = _parts(value, 2)
    return seat(mover), parse_action(text(_LONGEST_TEXT)(notation))


def _opening(value: object) -> OpeningCapture:
    points, wild = _parts(value, 2)
    return OpeningCapture(_points(points), integer(0, 10)(wild))
