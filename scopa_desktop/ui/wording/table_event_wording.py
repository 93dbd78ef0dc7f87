"""The options of a table and what happens there beside the moves, in words."""

from collections.abc import Sequence
from functools import partial
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
from scopa_desktop.ui.wording.list_format import with_colon, with_commas
from scopa_desktop.ui.wording.number_format import counted

tr: Final = partial(translate, "TableOptions")
N_: Final = partial(QT_TRANSLATE_NOOP, "TableOptions")

TURN_TIMES: Final = (0, 10, 15, 20, 30, 45, 60, 90, 120)
"""The times for a move that are offered, in seconds; 0: no limit."""

assert TURN_TIMES[1] == SHORTEST_TURN
assert TURN_TIMES[-1] == LONGEST_TURN

_LABELS: Final[dict[str, object]] = {
    "stake": N_("Stake"),
    "time": N_("Time per turn"),
    "private": N_("Nobody sits in for a computer player"),
    "watchers": N_("Whoever watches sees the cards"),
    "draw": N_("Draw cards for the seats"),
    "draw_order": N_("Seat partners by their cards too"),
    "cut": N_("Cut the pack before each deal"),
}
_HELP: Final[dict[str, object]] = {
    "stake": N_("What each player stakes; the winners share it, less a part for the bank."),
    "time": N_("When the time for a move has run out, the game plays for you."),
    "private": N_("Nobody takes the seat of a computer player during the match."),
    "watchers": N_("While computer players play alone, those who watch may see their cards."),
    "draw": N_("The cards that are drawn for the deal also decide who sits where."),
    "draw_order": N_(
        "In pairs, the highest card plays with the third. Otherwise the two highest play together."
    ),
    "cut": N_("A player cuts the shuffled pack before each deal."),
}


def turn_time_text(seconds: int) -> str:
    """A time for a move: "no limit", "30 seconds"."""
    if not seconds:
        return tr("no limit")
    return tr("{seconds} seconds").format(seconds=seconds)


def option_label(name: str) -> str:
    return tr(str(_LABELS[name]))


def option_help(name: str) -> str:
    """What an option of the table does."""
    return tr(str(_HELP[name]))


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
        return tr("Changed from the next deal on: {changes}").format(changes=texts)
    return tr("{name} changed the table options: {changes}").format(name=name, changes=texts)


def table_differences(table: TableOptions) -> list[str]:
    """The options that differ from the usual ones: `30 seconds a turn`, `Private table`.

    The stake is left out, which is shown where it is chosen.
    """
    return [
        _difference(name, value)
        for name, value in table.changed.items()
        if name not in ("competitive", "stake")
    ]


def _difference(name: str, value: TableValue) -> str:
    if name == "time":
        return tr("{seconds} seconds a turn").format(seconds=value)
    return option_label(name) if value else with_colon(option_label(name), value_text(name, value))


def event_sentence(event: TableEvent, before: str | None, name: str, variant: Variant) -> str:
    """An event as the move list has it.

    `before` is the name of the player who sat in the seat until then, and `name` that of the
    player whom the event concerns: empty for the only person at the table where the game plays
    for them, or no longer does.
    """
    match event:
        case OptionChanged():
            sentence = change_text(event, variant)
        case PlayerChanged(_, player):
            sentence = _player_changed(player, before, name)
        case AutomaticPlay() if not name:
            sentence = tr("Automatic play for you") if event.is_on else tr("You play again")
        case AutomaticPlay(_, True):
            sentence = tr("Automatic play for {name}").format(name=name)
        case AutomaticPlay():
            sentence = tr("{name} plays again").format(name=name)
        case TimeRanOut():
            sentence = tr("Time ran out for {name}").format(name=name)
        case PackCut(cards):
            sentence = tr("The pack is cut: {cards} below").format(cards=counted("cards", cards))
        case EndAgreed():
            sentence = tr("Ended by agreement")
    return sentence


def _player_changed(player: Player, before: str | None, name: str) -> str:
    if player.is_person:
        pattern = tr("{name} sits down in place of {player}")
    else:
        pattern = tr("{name} sits in for {player}")
    return pattern.format(name=name, player=before)


def _switch_text(*, is_on: bool) -> str:
    return tr("on") if is_on else tr("off")
