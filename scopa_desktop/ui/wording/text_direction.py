"""Words that keep their own direction among words that are read the other way."""

from unicodedata import bidirectional


def from_left(text: str) -> str:
    """`Ctrl+,` or `4 + 3 = 7`: what is read from the left in every language."""
    return f"\N{LEFT-TO-RIGHT ISOLATE}{text}\N{POP DIRECTIONAL ISOLATE}"


def own_way(text: str) -> str:
    """`2 scope`: what is read as its own letters are, whatever stands around it."""
    return f"\N{FIRST STRONG ISOLATE}{text}\N{POP DIRECTIONAL ISOLATE}"


def among_words_from_right(text: str) -> str:
    """A word or a sentence to be filled into text that is read from the right.

    It is read from the right if it has any letter that is, wherever that stands: what begins with
    a figure or with words that are isolated themselves would else be taken for text from the left.
    """
    if any(bidirectional(character) in ("R", "AL") for character in text):
        return f"\N{RIGHT-TO-LEFT ISOLATE}{text}\N{POP DIRECTIONAL ISOLATE}"
    return own_way(text)
