"""The options of a table and what happens there beside the moves, in words."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from scopa_desktop.rules.players import Player
from scopa_desktop.rules.table_events import (
    AutomaticPlay,
    EndAgreed,
    OptionChanged,
    PackCut,
    PlayerChanged,
    TableEvent,
    TimeRanOut,
)
from scopa_desktop.rules.table_options import LONGEST_TURN, SHORTEST_TURN, TableOptions, TableValue
from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.wording.card_wording import words
from scopa_desktop.ui.wording.counted_nouns import counted
from scopa_desktop.ui.wording.list_format import with_colon, with_commas

TURN_TIMES: Final = (0, 10, 15, 20, 30, 45, 60, 90, 120)
"""The times for a move that are offered, in seconds; 0: no limit."""

assert TURN_TIMES[1] == SHORTEST_TURN
assert TURN_TIMES[-1] == LONGEST_TURN

_LABELS: Final[dict[str, object]] = {
    "stake": QT_TRANSLATE_NOOP("TableOptions", "Stake"),
    "time": QT_TRANSLATE_NOOP("TableOptions", "Time per turn"),
    "private": QT_TRANSLATE_NOOP("TableOptions", "Private table"),
    "watchers": QT_TRANSLATE_NOOP("TableOptions", "Open hands for watchers"),
    "draw": QT_TRANSLATE_NOOP("TableOptions", "Draw cards for the seats"),
    "draw_order": QT_TRANSLATE_NOOP("TableOptions", "Seat partners by their cards too"),
    "cut": QT_TRANSLATE_NOOP("TableOptions", "Cut the pack before each deal"),
}
_HELP: Final[dict[str, object]] = {
    "stake": QT_TRANSLATE_NOOP(
        "TableOptions", "What each player stakes; the winners share it, less a part for the bank."
    ),
    "time": QT_TRANSLATE_NOOP(
        "TableOptions", "When the time for a move has run out, the game plays for you."
    ),
    "private": QT_TRANSLATE_NOOP(
        "TableOptions", "Nobody takes the seat of a computer player during the match."
    ),
    "watchers": QT_TRANSLATE_NOOP(
        "TableOptions", "While computer players play alone, those who watch may see their cards."
    ),
    "draw": QT_TRANSLATE_NOOP(
        "TableOptions", "The cards that are drawn for the deal also decide who sits where."
    ),
    "draw_order": QT_TRANSLATE_NOOP(
        "TableOptions",
        "In pairs, the highest card plays with the third. Otherwise the two highest play together.",
    ),
    "cut": QT_TRANSLATE_NOOP("TableOptions", "A player cuts the shuffled pack before each deal."),
}


def turn_time_text(seconds: int) -> str:
    """A time for a move: "no limit", "30 seconds"."""
    if not seconds:
        return translate("TableOptions", "no limit")
    return translate("TableOptions", "{seconds} seconds").format(seconds=seconds)


def option_label(name: str) -> str:
    return translate("TableOptions", str(_LABELS[name]))


def option_help(name: str) -> str:
    """What an option of the table does."""
    return translate("TableOptions", str(_HELP[name]))


def value_text(name: str, value: TableValue) -> str:
    if name == "stake":
        return counted("chips", value)
    return turn_time_text(value) if name == "time" else _switch_text(is_on=bool(value))


def change_text(change: OptionChanged, variant: Variant) -> str:
    """`Time per turn: 30 seconds`; the option is one of the table or of the game."""
    name, value = change
    if name in _LABELS:
        label, text = option_label(name), value_text(name, int(value))
    else:
        option = variant.option(name)
        label, text = words(option.label), str(value)
        if isinstance(value, bool):
            text = _switch_text(is_on=value)
        elif not isinstance(option.values, range):
            text = words(option.values[value])
    return with_colon(label, text)


def changes_sentence(changes: Sequence[OptionChanged], variant: Variant, name: str) -> str:
    """Who has changed which options; `name` is empty for the only person at the table."""
    texts = with_commas(change_text(change, variant) for change in changes)
    if not name:
        pattern = translate("TableOptions", "Changed from the next deal on: {changes}")
        return pattern.format(changes=texts)
    pattern = translate("TableOptions", "{name} changed the table options: {changes}")
    return pattern.format(name=name, changes=texts)


def table_summary(table: TableOptions) -> str:
    """`Time per turn: 30 seconds`: the options that differ from the usual ones, in one line.

    The stake is left out, which is shown where it is chosen.
    """
    changed = [
        with_colon(option_label(name), value_text(name, value))
        for name, value in table.changed.items()
        if name not in ("competitive", "stake")
    ]
    return with_commas(changed) or translate("TableOptions", "The usual options.")


def kind_of_match(*, is_competitive: bool) -> str:
    """`Competitive match` or `Practice match`."""
    if is_competitive:
        return translate("TableOptions", "Competitive match")
    return translate("TableOptions", "Practice match")


def event_sentence(event: TableEvent, before: str | None, name: str, variant: Variant) -> str:
    """An event as the move list has it.

    `before` is the name of the player who sat in the seat until then, and `name` that of the
    player whom the event concerns.
    """
    match event:
        case OptionChanged():
            sentence = change_text(event, variant)
        case PlayerChanged(_, player):
            sentence = _player_changed(player, before, name)
        case AutomaticPlay(_, True):
            sentence = translate("TableOptions", "Automatic play for {name}").format(name=name)
        case AutomaticPlay():
            sentence = translate("TableOptions", "{name} plays again").format(name=name)
        case TimeRanOut():
            sentence = translate("TableOptions", "Time ran out for {name}").format(name=name)
        case PackCut(cards):
            pattern = translate("TableOptions", "The pack is cut: {cards} go below")
            sentence = pattern.format(cards=counted("cards", cards))
        case EndAgreed():
            sentence = translate("TableOptions", "Ended by agreement")
    return sentence


def _player_changed(player: Player, before: str | None, name: str) -> str:
    if player.is_person:
        pattern = translate("TableOptions", "{name} sits down in place of {player}")
    else:
        pattern = translate("TableOptions", "{name} sits in for {player}")
    return pattern.format(name=name, player=before)


def _switch_text(*, is_on: bool) -> str:
    return translate("TableOptions", "on") if is_on else translate("TableOptions", "off")
