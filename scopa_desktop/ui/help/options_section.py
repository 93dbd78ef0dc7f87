"""The options of a game: what they do, and their values."""

from collections.abc import Sequence

from scopa_desktop.rules.variant import Option, OptionValue, Variant
from scopa_desktop.ui.help.blocks import Block, Prose
from scopa_desktop.ui.help.fragments import Field
from scopa_desktop.ui.help.game_text import GameText
from scopa_desktop.ui.wording.card_wording import words


def changed_option_blocks(game_text: GameText) -> tuple[Block, ...]:
    """The options whose values differ from the game's defaults; no blocks where none do."""
    variant = game_text.variant
    changed = [option for option in variant.options if option.name in variant.changed]
    if not changed:
        return ()
    sentence = game_text.text("aim.changed", game=words(variant.name))
    return (Prose(sentence), _listed(game_text, changed))


def option_blocks(game_text: GameText) -> tuple[Block, ...]:
    options = game_text.variant.options
    if not options:
        return ()
    return (Prose(game_text.text("options.intro")), _listed(game_text, options))


def _listed(game_text: GameText, options: Sequence[Option]) -> Prose:
    return Prose("\n".join(f"- {_option(game_text, option)}" for option in options))


def _option(game_text: GameText, option: Option) -> str:
    label, explanation = game_text.text(f"options.{option.name}").split("\n")
    value = value_text(game_text, option, option.read(game_text.variant))
    return game_text.text("options.now", label=label, value=value, help=explanation)


def value_text(game_text: GameText, option: Option, value: OptionValue) -> str:
    if option.is_switch:
        return game_text.text("options.on" if value else "options.off")
    if isinstance(option.values, range):
        return game_text.text("options.number", value=int(value))
    opening = _opening(option.write(game_text.variant, value))
    fields: dict[str, Field] = {"value": _number_or_text(value), **opening}
    return game_text.text(f"options.{option.name}_{value}", **fields)


def _number_or_text(value: OptionValue) -> Field:
    """The number that a value stands for, so that nouns can be counted with it."""
    return int(value) if str(value).isdigit() else str(value)


def _opening(variant: Variant) -> dict[str, Field]:
    """What the opening table brings in the variant."""
    if variant.opening is None:
        return {}
    (total, points), *more = variant.opening.points
    double, double_points = more[0] if more else (total, points)
    return {"total": total, "points": points, "double": double, "double_points": double_points}
