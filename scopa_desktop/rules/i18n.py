"""Marks texts of the rules for translation; the window translates them."""


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:  # noqa: N802 - the name that lupdate finds
    """Return the text; Qt's translation tools collect calls of this name under `context`."""
    return text
