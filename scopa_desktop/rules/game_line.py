"""A game in one line that can be pasted anywhere: its rules, its name and, if wished, a deal.

The line is specified in RECORD.md. Its last five characters are a check sum of all the others.
"""

import re
from hashlib import sha256
from typing import Final, NamedTuple
from urllib.parse import quote, unquote

from scopa_desktop.rules import catalogue
from scopa_desktop.rules.messages import TextError
from scopa_desktop.rules.options.own_games import OF_FAMILY, widened
from scopa_desktop.rules.record import parse_deal_number
from scopa_desktop.rules.rules_text import unwritten_options, written_options
from scopa_desktop.rules.seating import Seating, parse_seating
from scopa_desktop.rules.variant import EMBLEMS, NOT_OWN, Option, OptionValue, OwnGame, Variant

MARK: Final = "scopa:"
VERSION: Final = 1
USUAL_LENGTH: Final = 120
"""The most characters of a line that has the sentence of a game; a longer one leaves it out."""
LONGEST_LINE: Final = 4_000
"""The most characters of a text in which a line is looked for."""

_DIGITS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""The digits of the check sum: no letter that could be taken for a digit or another letter."""
_CHECK_DIGITS: Final = 5
_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
_QUOTED: Final = re.compile(r"^[ \t]*(?:[>|][ \t]*)+", re.MULTILINE)
"""How mail programs begin each line of a text that is answered."""
_LINE: Final = re.compile(rf"{MARK}([0-9]{{1,3}})/([^!]*)!(.{{0,{_CHECK_DIGITS}}})", re.IGNORECASE)
_VALUE: Final = re.compile(r"([a-z]{2})([0-9]+|[a-z])")


class SharedGame(NamedTuple):
    """What a line says."""

    variant: Variant
    deal_number: int | None = None
    seating: Seating | None = None
    """How many play the deal; None without one."""


def has_line(text: str) -> bool:
    """Whether a text has a line of a game in it, be it whole or not."""
    return MARK in "".join(text[:LONGEST_LINE].split()).lower()


def write_line(shared: SharedGame) -> str:
    """The game as a line, without its sentence where the line would become long."""
    variant = shared.variant
    line = _written(shared, variant.own)
    if len(line) > USUAL_LENGTH:
        line = _written(shared, variant.own._replace(sentence=""))
    return line


def read_line(text: str) -> SharedGame:
    """The game of the line in a text; blanks, line breaks and what stands around it do not matter.

    Raises `TextError` with a sentence.
    """
    plain = "".join(filter(_is_visible, _QUOTED.sub("", text[:LONGEST_LINE])))
    start = plain.lower().find(MARK)
    found = _LINE.match(plain, start) if start >= 0 else None
    if start < 0:
        raise TextError("there is no line of a game in it: one begins with {mark}", mark=MARK)
    if found is None or len(found[3]) < _CHECK_DIGITS:
        raise TextError("the line of the game is not whole: its end is missing")
    version, body, check = found.groups()
    if int(version) != VERSION:
        raise TextError("the line comes from a newer version of Scopa Desktop")
    if _check_of(f"{version}/{body}") != check:
        raise TextError("a character of the line is wrong or missing; copy the whole line again")
    return _parse(body)


def _is_visible(character: str) -> bool:
    return not character.isspace() and character.isprintable()


def _check_of(body: str) -> str:
    number = int.from_bytes(sha256(body.encode("utf-8", "replace")).digest()[:4], "big")
    return "".join(_DIGITS[number >> 5 * place & 31] for place in range(_CHECK_DIGITS))


def _written(shared: SharedGame, own: OwnGame) -> str:
    variant = shared.variant
    parts = [variant.id]
    values = written_options(variant).items()
    rules = "-".join(_code(variant.option(name), value) for name, value in values)
    fields = {"o": rules, "n": _packed(own.name), "s": _packed(own.sentence), "c": own.deck}
    if own.emblem:
        fields["e"] = str(EMBLEMS.index(own.emblem))
    if shared.deal_number is not None and shared.seating is not None:
        fields["d"] = f"{shared.deal_number}.{_packed(str(shared.seating))}"
    parts += [f"{key}={text}" for key, text in fields.items() if text]
    body = f"{VERSION}/{'/'.join(parts)}"
    return f"{MARK}{body}!{_check_of(body)}"


def _parse(body: str) -> SharedGame:
    """The game of a line whose check sum is right."""
    game, *parts = body.split("/")
    fields = dict(part.partition("=")[::2] for part in parts)
    entry = catalogue.variant(game)
    if len(fields) < len(parts) or not fields.keys() <= set("onsced"):
        raise _newer()
    values = {**dict(entry.record_defaults), **_parse_options(entry, fields.get("o", ""))}
    variant = catalogue.configured(game, values, _parse_own(fields))
    if "d" not in fields:
        return SharedGame(variant)
    number, _, players = fields["d"].partition(".")
    seating = parse_seating(_unpacked(players))
    if seating not in variant.seatings:
        raise _newer()
    return SharedGame(variant, parse_deal_number(number), seating)


def _parse_own(fields: dict[str, str]) -> OwnGame:
    place = fields.get("e", "")
    if place and not (place.isdecimal() and int(place) < len(EMBLEMS)):
        raise _newer()
    own = OwnGame(
        _unpacked(fields.get("n", "")),
        _unpacked(fields.get("s", "")),
        EMBLEMS[int(place)] if place else "",
        fields.get("c", ""),
    )
    if own != NOT_OWN:
        own.check()
    return own


def _newer() -> TextError:
    """The error for what only a later version of the program can have written."""
    return TextError("the line comes from a newer version of Scopa Desktop")


def _texts(option: Option) -> list[str]:
    """The values of a choice that are words, in the order of their letters in a line."""
    return [value for value in OF_FAMILY[option.name].option.values if isinstance(value, str)]


def _code(option: Option, value: OptionValue) -> str:
    """`to31`, `rf1`, `tib`: an option and its number, its switch or the letter of its word."""
    written = _LETTERS[_texts(option).index(value)] if isinstance(value, str) else str(int(value))
    return OF_FAMILY[option.name].code + written


def _parse_options(entry: Variant, text: str) -> dict[str, OptionValue]:
    game = widened(entry)
    by_code = {OF_FAMILY[option.name].code: option for option in game.options}
    # What a line does not say never changes, so every line says what it is.
    values = unwritten_options(game)
    for part in text.split("-") if text else ():
        found = _VALUE.fullmatch(part)
        option = by_code.get(found[1]) if found else None
        if found is None or option is None:
            raise _newer()
        values[option.name] = _value(option, found[2])
    return values


def _value(option: Option, written: str) -> OptionValue:
    value: OptionValue
    for value in option.values:
        if _code(option, value)[2:] == written:
            return value
    raise _newer()


def _packed(text: str) -> str:
    """A text for a line: `_` for a blank, letters and digits of all scripts, the rest as bytes."""
    return "".join(_packed_character(character) for character in text)


def _packed_character(character: str) -> str:
    if character == " ":
        return "_"
    return character if character.isalnum() else quote(character, safe=".").replace("_", "%5F")


def _unpacked(text: str) -> str:
    try:
        return unquote(text.replace("_", " "), errors="strict")
    except UnicodeDecodeError:
        raise _newer() from None
