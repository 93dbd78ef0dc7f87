"""Suggestions for a name that does not exist."""

from collections.abc import Iterable
from typing import Final

from scopa_desktop.rules.i18n import QT_TRANSLATE_NOOP
from scopa_desktop.rules.messages import Field, Sentence

_LONGEST_QUOTE: Final = 40
"""Longer names are cut in the message."""


def unknown_name(pattern: str, name: str, known: Iterable[str], **fields: Field) -> Sentence:
    """A message such as `there is no game 'scoppa'; did you mean 'scopa'?`.

    `pattern` is its first part, marked for translation, with the field `name` besides `fields`.
    Without a similar name among those `known` there is no second part.
    """
    # Imported here: only errors need it, and it takes long to import.
    from difflib import get_close_matches  # noqa: PLC0415

    name = name[:_LONGEST_QUOTE]
    statement = Sentence(pattern, name=repr(name), **fields)
    similar = get_close_matches(name, list(known), n=2, cutoff=0.7)
    if not similar:
        return statement
    suggestion: Field = repr(similar[0])
    if len(similar) > 1:
        either = QT_TRANSLATE_NOOP("rules", "{one} or {other}")
        suggestion = Sentence(either, one=suggestion, other=repr(similar[1]))
    question = QT_TRANSLATE_NOOP("rules", "{nothing}; did you mean {meant}?")
    return Sentence(question, nothing=statement, meant=suggestion)
