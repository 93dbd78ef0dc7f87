"""Texts that keep their direction inside text of the other direction."""


def from_left(text: str) -> str:
    """`Ctrl+,` or `4 + 3 = 7`: a text that is read from left to right in every language."""
    return f"\N{LEFT-TO-RIGHT ISOLATE}{text}\N{POP DIRECTIONAL ISOLATE}"


def own_way(text: str) -> str:
    """`2 scope`: a text that has the direction of its own letters, whatever surrounds it."""
    return f"\N{FIRST STRONG ISOLATE}{text}\N{POP DIRECTIONAL ISOLATE}"


def signed(points: int) -> str:
    """`+3`, `−1`: the sign is left of the digits in right-to-left languages too."""
    return f"\N{LEFT-TO-RIGHT MARK}{points:+d}".replace("-", "−")
