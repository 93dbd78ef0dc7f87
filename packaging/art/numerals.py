"""Numbers as short text for SVG."""

from collections.abc import Iterable


def decimal(value: float) -> str:
    """A number with at most one decimal."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def weight(value: float) -> str:
    """A line weight with at most two decimals."""
    return f"{value:.2f}".rstrip("0").rstrip(".") or "0"


def coordinates(values: Iterable[float]) -> str:
    """Coordinates in path data: no leading zeros, no blank before a minus."""
    out = ""
    for value in values:
        text = decimal(value)
        if text.startswith(("0.", "-0.")):
            text = text.replace("0.", ".", 1)
        out += text if not out or text[0] == "-" else " " + text
    return out
