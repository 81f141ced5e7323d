"""What docs/winnability.md says is what the rows beside it say."""

from collections import Counter
from pathlib import Path

from bigben.solver.survey.report import read_surveys, report

DOCS = Path(__file__).parents[3] / "docs"


def test_the_published_tables_are_those_of_the_published_rows():
    surveys = read_surveys(sorted((DOCS / "winnability").glob("*.csv.gz")))
    text = (DOCS / "winnability.md").read_text(encoding="utf-8").splitlines()
    missing = Counter(report(surveys)) - Counter(text)
    assert not missing
    assert sum(map(len, surveys.solved.values())) >= 10_000
