"""Tables as comma-separated values for spreadsheets (RFC 4180)."""

import csv
import io
from collections.abc import Iterable, Sequence
from datetime import date
from pathlib import Path
from typing import Final, TypeAlias

from scopa_desktop.play.storage.files import write_atomically

CsvValue: TypeAlias = str | int | float | date | None

_BYTE_ORDER_MARK: Final = "\N{ZERO WIDTH NO-BREAK SPACE}"
"""Spreadsheets take a file that begins with it as UTF-8."""
_FORMULA_STARTS: Final = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")
_DECIMALS: Final = 6


def csv_text(header: Sequence[str], rows: Iterable[Sequence[CsvValue]]) -> str:
    """The table as RFC 4180 describes it: commas, quotes where needed, lines that end with CRLF.

    Numbers have a decimal point and at most six decimals, dates are in the form 2026-11-22, None is
    an empty field. A text that a spreadsheet could read as a formula gets an apostrophe before it,
    as the OWASP page on CSV injection recommends.
    """
    target = io.StringIO(newline="")
    writer = csv.writer(target, lineterminator="\r\n")
    writer.writerow([_protected(title) for title in header])
    writer.writerows([_field(value) for value in row] for row in rows)
    return target.getvalue()


def write_csv(path: Path, header: Sequence[str], rows: Iterable[Sequence[CsvValue]]) -> None:
    """Write the table as UTF-8 with a byte order mark; raises `StorageError`."""
    write_atomically(path, _BYTE_ORDER_MARK + csv_text(header, rows), is_export=True)


def _field(value: CsvValue) -> str:
    if value is None:
        return ""
    if isinstance(value, str):
        return _protected(value)
    if isinstance(value, date):
        return value.isoformat()
    if isinstance(value, float):
        return f"{value:.{_DECIMALS}f}".rstrip("0").rstrip(".")
    return str(value)


def _protected(text: str) -> str:
    """The text, with an apostrophe before what a spreadsheet could calculate."""
    starts_formula = text.startswith(_FORMULA_STARTS) or text.lstrip().startswith(_FORMULA_STARTS)
    return f"'{text}" if starts_formula else text
