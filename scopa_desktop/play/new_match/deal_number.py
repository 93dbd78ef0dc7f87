"""Deal numbers as people write and paste them."""

import re
import unicodedata
from typing import Final

from scopa_desktop.rules.record import LARGEST_DEAL

_INVISIBLE: Final = {"Cf", "Cc"}
"""Unicode categories of direction marks, joiners and control characters."""
_SEPARATORS: Final = ".,'’_٬ "
_NUMBERS: Final = re.compile(rf"\d{{1,3}}(?:[{_SEPARATORS}]\d{{3}})+(?!\d)|\d+")


def parse_deal_number(text: str) -> int | None:
    """The deal number in a text such as `1234`, ` 1,234 `, `Deal 1234`, `#1234` or `صفقة ١٢٣٤`.

    Returns None where the text has no number, more than one, a sign or a fraction, or a number
    that is not from 0 to `LARGEST_DEAL`.
    """
    plain = "".join(map(_plain_character, text)).strip()
    numbers = list(_NUMBERS.finditer(plain))
    if len(numbers) != 1:
        return None
    (written,) = numbers
    before, after = plain[: written.start()], plain[written.end() :]
    if before.endswith(("-", "−", ".", ",")) and not before[:-1].strip():
        return None
    if before and before[-1].isalpha():
        return None
    if after and after[0].isalpha():
        return None
    number = int(re.sub(rf"[{_SEPARATORS}]", "", written[0]))
    return number if number <= LARGEST_DEAL else None


def _plain_character(character: str) -> str:
    """An ASCII digit for a digit of any script, a blank for any white space, nothing for marks."""
    digit = unicodedata.decimal(character, None)
    if digit is not None:
        return str(digit)
    if character.isspace():
        return " "
    return "" if unicodedata.category(character) in _INVISIBLE else character
