"""The measurements of the history measure what they say."""

from pathlib import Path

from benchmarks.history import figures
from benchmarks.history_database import PROFILE, fill, make_files
from scopa_desktop.play.history.category_sums import category_sums
from scopa_desktop.play.history.match_filter import MatchFilter
from scopa_desktop.play.history.match_history import MatchHistory


def test_the_large_database_has_copies_with_all_their_rows(tmp_path: Path) -> None:
    small, large = MatchHistory(tmp_path / "small"), MatchHistory(tmp_path / "large")
    fill(small, 6, templates=6)
    fill(large, 18, templates=6)
    for selection in (MatchFilter(seat=0), MatchFilter(profile=PROFILE)):
        assert large.count(selection) == 3 * small.count(selection)
        once = category_sums(small.connection, selection.condition())
        thrice = category_sums(large.connection, selection.condition())
        assert thrice == {
            name: tuple(3 * value for value in values) for name, values in once.items()
        }
    times = [entry.ended for entry in large.matches(MatchFilter(seat=0))]
    assert len(set(times)) == 18
    assert large.connection.execute("PRAGMA foreign_key_check").fetchall() == []
    make_files(large)
    assert len(large.files.names()) == 18
    assert list(large.synchronize()) == []
    small.close()
    large.close()


def test_everything_is_measured(tmp_path: Path) -> None:
    measured = list(figures(tmp_path, 12, 1))
    names = [figure.name for figure in measured]
    assert len(set(names)) == len(names)
    for start in ("opening", "list, own: by game", "statistics, own: categories", "recording",
                  "comparison with the files, one new"):  # fmt: skip
        assert any(name.startswith(start) for name in names), start
    for figure in measured:
        assert len(figure.wall) == len(figure.cpu) == 1
        assert figure.name in figure.line()
