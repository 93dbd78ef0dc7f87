"""Marks the words of the rules for translation, which the window does."""


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:  # noqa: N802 - the name that lupdate finds
    """The text itself; the name makes Qt's translation tools collect it under `context`."""
    return text
