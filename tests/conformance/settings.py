"""The options of a worked example, in the words that RULES.md and its readers use for them."""

from collections.abc import Mapping
from typing import Any, Final

from scopa_desktop.rules.variant import Option, OptionValue, Variant

OTHER_NAMES: Final = {
    "at_most_two_cards": "two_cards_at_most",
    "at_most_two_cards_per_capture": "two_cards_at_most",
}
"""Options of RULES, section 4, under other names that examples use."""

PRIMIERAS: Final = {"settanta": "settanta", "lexicographic_primiera": "order"}
"""House options that decide the primiera, each on or off."""

OTHER_VALUES: Final = {
    ("primiera", "lexicographic"): "order",
    # RULES, section 4: the cap of the napola is none, 6 or 9.
    ("napola", "none"): "on",
    ("opening", "hand"): "groups",
}


def settings_of(entry: Variant, given: Mapping[str, Any]) -> dict[str, OptionValue]:
    """The options as the game knows them; raises `ValueError` for one that it does not offer."""
    settings: dict[str, OptionValue] = {}
    for name, value in _with_cap(given).items():
        if name in PRIMIERAS:
            settings["primiera"] = (
                PRIMIERAS[name] if True in _meant_by(_plain(value)) else "classic"
            )
        else:
            option = entry.option(_offered_name(entry, OTHER_NAMES.get(name, name)))
            settings[option.name] = _value(option, value)
    return settings


def _with_cap(given: Mapping[str, Any]) -> dict[str, Any]:
    """The options by name, the cap of the napola as the napola's own value."""
    named = {name.lower().replace("-", "_").replace(" ", "_"): given[name] for name in given}
    if "napola_cap" in named:
        cap = named.pop("napola_cap")
        is_counted = True in _meant_by(_plain(named.get("napola", True)))
        named["napola"] = ("none" if cap is None else cap) if is_counted else "off"
    return named


def _offered_name(entry: Variant, name: str) -> str:
    """RULES 2.5: the Ace that sweeps is known as asso pigliatutto."""
    is_known = any(option.name == name for option in entry.options)
    return "ace_sweep_scores" if name == "asso_pigliatutto" and not is_known else name


def _plain(value: Any) -> Any:
    return value.strip().lower().replace(" ", "") if isinstance(value, str) else value


def _value(option: Option, given: Any) -> OptionValue:
    """The option's value as examples may write it: itself, its text, or a word for off or on."""
    value = OTHER_VALUES.get((option.name, _plain(given)), _plain(given))
    meant = [value, *_meant_by(value)]
    for one in option.values:
        # With their types, since 0 and 1 equal False and True.
        if any(one == other and type(one) is type(other) for other in meant):
            return one
    return option.parse(str(value))


def _meant_by(value: Any) -> tuple[OptionValue, ...]:
    """What games have for a word that says off or on."""
    if value is None or value is False or value in ("off", "none", "no", "false"):
        return (False, 0, "off", "none")
    if value is True or value in ("on", "yes", "true"):
        return (True, "on")
    return ()
