"""Comma-separated values: what a spreadsheet and Python's own reader make of them."""

import csv
import io
from datetime import date
from pathlib import Path

import pytest

from scopa_desktop.play.storage.csv_text import CsvValue, csv_text, write_csv
from scopa_desktop.play.storage.files import StorageError


def read(text: str) -> list[list[str]]:
    return list(csv.reader(io.StringIO(text, newline=""), strict=True))


@pytest.mark.parametrize(
    "label", ["Don Ciro", "a, b", 'the "best"', "two\nlines", "two\r\nlines", "", "سكوبا", "é"]
)
def test_a_label_comes_back(label: str) -> None:
    assert read(csv_text(["name"], [[label]])) == [["name"], [label]]
    assert read(csv_text(["name", "n"], [[label, 1]]))[1] == [label, "1"]


def test_lines_end_as_the_standard_says() -> None:
    assert csv_text(["a", "b"], [[1, 2], [3, 4]]) == "a,b\r\n1,2\r\n3,4\r\n"


@pytest.mark.parametrize(
    ("value", "field"),
    [
        (date(2026, 3, 1), "2026-03-01"),
        (-5, "-5"),
        (0.5, "0.5"),
        (1.0, "1"),
        (0.0, "0"),
        (1 / 3, "0.333333"),
        (-0.25, "-0.25"),
        (10**12, "1000000000000"),
        (None, ""),
    ],
)
def test_values_are_written_for_machines(value: CsvValue, field: str) -> None:
    assert read(csv_text(["x", "y"], [["", value]]))[1][1] == field


@pytest.mark.parametrize(
    "text",
    ["=1+2", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", " =1", "＝1+2", '=HYPERLINK("x";"y")'],
)
def test_a_formula_in_a_name_or_a_title_stays_text(text: str) -> None:
    assert read(csv_text([text, "n"], [[text, 1]])) == [[f"'{text}", "n"], [f"'{text}", "1"]]


@pytest.mark.parametrize("text", ["a=b", "Don-Ciro", "3 + 4", "“=1”"])
def test_other_texts_are_left_alone(text: str) -> None:
    assert read(csv_text([text, "n"], []))[0][0] == text


def test_a_file_begins_with_the_mark_of_utf_8(tmp_path: Path) -> None:
    path = tmp_path / "table.csv"
    write_csv(path, ["Città"], [["Forlì"]])
    assert path.read_bytes() == b"\xef\xbb\xbfCitt\xc3\xa0\r\nForl\xc3\xac\r\n"
    assert read(path.read_text("utf-8-sig"))[1] == ["Forlì"]


def test_a_folder_in_the_way_is_reported(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="is not a file"):
        write_csv(tmp_path, ["a"], [])
