"""Words that keep their own direction among words that are read the other way."""


def from_left(text: str) -> str:
    """`Ctrl+,` or `4 + 3 = 7`: what is read from the left in every language."""
    return f"\N{LEFT-TO-RIGHT ISOLATE}{text}\N{POP DIRECTIONAL ISOLATE}"


def own_way(text: str) -> str:
    """`2 scope`: what is read as its own letters are, whatever stands around it."""
    return f"\N{FIRST STRONG ISOLATE}{text}\N{POP DIRECTIONAL ISOLATE}"
