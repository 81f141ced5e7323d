"""The file of rows: what a kill, a wrong file or a second process does to it."""

import gzip
from math import inf

import pytest

from bigben.engine import Rules
from bigben.solver.survey.rows import RowFile, RowsError, read_rows
from bigben.solver.survey.solved import SolvedRow, Terms
from bigben.solver.verdict import Verdict

TERMS = Terms(Rules.BIG_BEN, 1_000, inf)


def row(deal, terms=TERMS):
    return SolvedRow(deal, terms.rules, Verdict.WINNABLE, 700, 0.03, 110, 5, *terms[1:])


def rows_file(path, terms=TERMS):
    return RowFile(path, SolvedRow, terms)


@pytest.fixture
def path(tmp_path):
    return tmp_path / "rows.csv"


def test_rows_are_read_as_they_were_added(path):
    rows = [row(7), row(8)._replace(verdict=Verdict.UNKNOWN, moves=0)]
    with rows_file(path) as file:
        file.add(rows)
        assert list(read_rows(path, SolvedRow)) == rows


def test_a_file_cut_anywhere_goes_on_without_losing_or_doubling_a_row(path):
    with rows_file(path) as file:
        file.add([row(1), row(2), row(3)])
    whole = path.read_bytes()
    for length in range(len(whole) + 1):
        path.write_bytes(whole[:length])
        with rows_file(path) as file:
            assert len(file.done) == max(0, whole[:length].count(b"\n") - 1)
            file.add([row(deal) for deal in (1, 2, 3) if deal not in file.done])
        assert path.read_bytes() == whole


def test_the_report_passes_over_a_line_that_is_being_written(path):
    with rows_file(path) as file:
        file.add([row(1), row(2)])
    path.write_bytes(path.read_bytes()[:-5])
    assert list(read_rows(path, SolvedRow)) == [row(1)]


def test_no_deal_gets_a_second_row(path):
    with rows_file(path) as file:
        file.add([row(1)])
        with pytest.raises(RowsError, match="already"):
            file.add([row(1)])
    assert list(read_rows(path, SolvedRow)) == [row(1)]


def test_a_file_with_two_rows_of_a_deal_is_refused(path):
    with rows_file(path) as file:
        file.add([row(1)])
    text = path.read_text()
    path.write_text(text + text.splitlines()[-1] + "\n")
    with pytest.raises(RowsError, match="two rows of deal 1"):
        list(read_rows(path, SolvedRow))


@pytest.mark.parametrize(
    "terms", [Terms(Rules.EARLY, 1_000, inf), Terms(Rules.BIG_BEN, 2_000, inf)]
)
def test_rows_by_other_rules_or_another_budget_do_not_go_into_a_file(path, terms):
    with rows_file(path) as file:
        file.add([row(1)])
    with pytest.raises(RowsError, match="other terms"):
        rows_file(path, terms)


@pytest.mark.parametrize(
    "text",
    ["deal,verdict\n", "a shopping list\n", "milk\nbread", "milk", "deal\x00\n"],
    ids=["columns", "text", "last line unfinished", "one line unfinished", "NUL"],
)
def test_another_file_is_refused_and_left_as_it_is(path, text):
    path.write_text(text)
    with pytest.raises(RowsError, match="other columns"):
        rows_file(path)
    assert path.read_text() == text


@pytest.mark.parametrize("line", ["1,big-ben,won,1,1,1,1,1,1", "1,big-ben", "\x00\x00"])
def test_a_line_that_is_no_row_is_told(path, line):
    with rows_file(path) as file:
        file.add([row(1)])
    with path.open("a") as file:
        file.write(f"{line}\n")
    with pytest.raises(RowsError, match="is no row"):
        list(read_rows(path, SolvedRow))


@pytest.mark.skipif("sys.platform == 'win32'", reason="no locks of this kind")
def test_two_surveys_do_not_write_into_one_file(path):
    with rows_file(path), pytest.raises(RowsError, match="another process"):
        rows_file(path)
    rows_file(path).__exit__()


def test_compressed_rows_are_read_too(path, tmp_path):
    with rows_file(path) as file:
        file.add([row(1), row(2)])
    packed = tmp_path / "rows.csv.gz"
    packed.write_bytes(gzip.compress(path.read_bytes()))
    assert list(read_rows(packed, SolvedRow)) == [row(1), row(2)]


def test_no_row_is_added_to_compressed_rows(path):
    with rows_file(path) as file:
        file.add([row(1)])
    packed = gzip.compress(path.read_bytes())
    path.write_bytes(packed)
    with pytest.raises(RowsError, match="other columns"):
        rows_file(path)
    assert path.read_bytes() == packed
