"""The options of a game: what they do, and how they are set."""

from collections.abc import Sequence

from scopa_desktop.rules.variant import Option, OptionValue, Variant
from scopa_desktop.ui.help.blocks import Block, Prose
from scopa_desktop.ui.help.fragments import Field
from scopa_desktop.ui.help.teller import Teller


def told_changes(teller: Teller) -> tuple[Block, ...]:
    """The options that are not set as usual; nothing where all are."""
    variant = teller.variant
    changed = [option for option in variant.options if option.name in variant.changed]
    if not changed:
        return ()
    rules = variant.name
    return (Prose(teller.say("aim.changed", game=rules)), _listed(teller, changed))


def told_options(teller: Teller) -> tuple[Block, ...]:
    """All that players may set."""
    options = teller.variant.options
    if not options:
        return ()
    return (Prose(teller.say("options.intro")), _listed(teller, options))


def _listed(teller: Teller, options: Sequence[Option]) -> Prose:
    return Prose("\n".join(f"- {_option(teller, option)}" for option in options))


def _option(teller: Teller, option: Option) -> str:
    label, explanation = teller.say(f"options.{option.name}").split("\n")
    value = told_value(teller, option, option.read(teller.variant))
    return teller.say("options.now", label=label, value=value, help=explanation)


def told_value(teller: Teller, option: Option, value: OptionValue) -> str:
    """A value of an option in words."""
    if option.is_switch:
        return teller.say("options.on" if value else "options.off")
    if isinstance(option.values, range):
        return teller.say("options.number", value=int(value))
    fields: dict[str, Field] = {"value": value, **_opening(option.write(teller.variant, value))}
    return teller.say(f"options.{option.name}_{value}", **fields)


def _opening(variant: Variant) -> dict[str, Field]:
    """What the opening table would bring with the value."""
    if variant.opening is None:
        return {}
    (total, points), *more = variant.opening.points
    double, double_points = more[0] if more else (total, points)
    return {"total": total, "points": points, "double": double, "double_points": double_points}
