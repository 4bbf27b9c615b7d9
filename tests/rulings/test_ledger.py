"""The ledger: complete in both languages, joined with code and proofs, and its stored proofs fresh."""

from pathlib import Path

import pytest

from escarmouche.core.system import System, load
from escarmouche.games import SYSTEMS
from escarmouche.rulings.ledger import (
    Coverage,
    book,
    checkout,
    coverage,
    ledger,
    proofs_of,
    proofs_text,
    scan,
    stored,
    untranslated,
)
from proofs import proves
from toy import SYSTEM as LANTERNS


@pytest.fixture(params=sorted(SYSTEMS))
def system(request: pytest.FixtureRequest) -> System:
    return load(SYSTEMS[request.param])


def test_every_rule_has_a_title_and_a_text_in_both_languages(system: System) -> None:
    lacking = untranslated(system)
    assert lacking == []
    for rule in ledger(system).values():
        for text in (rule.en, rule.fr):
            assert text.title, rule.id
            assert text.rule, rule.id
            assert bool(text.ruling) == bool(rule.en.ruling), rule.id
        assert rule.chapter.startswith(book(system).prefix + "-")


def test_code_and_proofs_name_only_rules_of_the_ledger(system: System) -> None:
    assert coverage(system).strangers == {}


def test_the_stored_proofs_are_fresh(system: System) -> None:
    if checkout() is None:
        pytest.skip("not a checkout")
    found = proofs_text(proofs_of(system))
    assert found == proofs_text(stored(system)), f"stale: run ./escarmouche rules {system.name} --write"


def test_code_is_joined_with_the_ledger() -> None:
    found = coverage(LANTERNS)
    assert found.rules == ("TOY-01", "TOY-02", "TOY-03", "TOY-04", "TOY-05", "TOY-06", "TOY-07", "TOY-08", "TOY-09")
    assert "toy.duel" in found.code["TOY-04"]
    assert "toy.Turn.run" in found.code["TOY-06"]
    assert found.missing == ["TOY-07"]
    told = found.summary()
    assert list(told) == ["game", "rules", "implemented", "proved", "missing", "unproved"]
    assert (told["rules"], told["implemented"]) == (9, 8)


def test_a_book_without_french_speaks_english() -> None:
    assert ledger(LANTERNS)["TOY-04"].text("fr").title == "Duels"
    assert untranslated(LANTERNS)[0] == "TOY-01"


TESTS = """
import pytest
from proofs import proves

pytestmark = [proves("XX-GEN-01")]

@proves("XX-MEL-01", "XX-MEL-02")
@pytest.mark.parametrize("x", [1])
def test_a_tie(x): ...

class TestCharge:
    @proves("XX-MEL-03")
    def test_first(self): ...

def test_nothing(): ...

@proves("YY-MEL-01")
def test_another_game(): ...
"""

CASES = {
    "a": "case: A\nrules: [XX-MEL-01]\nfigures: {}\n",
    "b": "case: B\nrules:\n  - XX-MEL-04  # because\n  - XX-SHO-01\nquery: [{because: [XX-MEL-09]}]\n",
    "c": "case: [broken\n",
}


def test_proofs_are_read_without_running_anything(tmp_path: Path) -> None:
    (tmp_path / "tests/cases").mkdir(parents=True)
    (tmp_path / "tests/test_melee.py").write_text(TESTS)
    for name, text in CASES.items():
        (tmp_path / f"tests/cases/{name}.yaml").write_text(text)
    assert scan(tmp_path, "XX") == {
        "XX-GEN-01": ["tests/test_melee.py"],
        "XX-MEL-01": ["tests/cases/a.yaml", "tests/test_melee.py::test_a_tie"],
        "XX-MEL-02": ["tests/test_melee.py::test_a_tie"],
        "XX-MEL-03": ["tests/test_melee.py::TestCharge::test_first"],
        "XX-MEL-04": ["tests/cases/b.yaml"],
        "XX-SHO-01": ["tests/cases/b.yaml"],
    }


def test_the_marker_carries_its_ids() -> None:
    assert proves("EV-" + "MEL-06").mark.args == ("EV-MEL-06",)


def test_a_rule_whose_breaks_nobody_noticed_is_weak_and_not_proved() -> None:
    found = Coverage(
        game="toy",
        rules=("A-01", "A-02", "A-03"),
        code={},
        proofs={"A-01": ["t"], "A-02": ["t"]},
        strangers={},
        breaks={"A-02": ["f: a → b"], "A-03": ["g: a → b"]},
    )
    assert (found.weak, found.unproved, found.proved) == (["A-02"], ["A-03"], 1)
    assert found.summary()["weak"] == ["A-02"]
