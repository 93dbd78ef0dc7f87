"""What may have been meant by a name that does not exist."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

from scopa_desktop.rules.i18n import QT_TRANSLATE_NOOP
from scopa_desktop.rules.sentences import Field, Sentence

_LONGEST: Final = 40


def unknown(nothing: str, name: str, known: Iterable[str], **fields: Field) -> Sentence:
    """`there is no game 'scoppa'; did you mean 'scopa'?`, or no question where none is alike.

    `nothing` is the first part, with a place for the `name`; it is marked for translation.
    """
    name = name[:_LONGEST]
    told = Sentence(nothing, name=repr(name), **fields)
    alike = get_close_matches(name, list(known), n=2, cutoff=0.7)
    if not alike:
        return told
    meant: Field = repr(alike[0])
    if len(alike) > 1:
        either = QT_TRANSLATE_NOOP("rules", "{one} or {other}")
        meant = Sentence(either, one=meant, other=repr(alike[1]))
    asked = QT_TRANSLATE_NOOP("rules", "{nothing}; did you mean {meant}?")
    return Sentence(asked, nothing=told, meant=meant)
