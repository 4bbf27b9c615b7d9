"""Where the two editions differ, both are proved: by cases, or by tests that run in both."""

from __future__ import annotations

import ast
from collections import defaultdict
from importlib import resources
from pathlib import Path

import yaml

TESTS = Path(__file__).parent
CASES = TESTS.parents[1] / "cases" / "kharn-ages"


def proved() -> dict[str, set[str]]:
    """The editions in which each rule is proved."""
    found: dict[str, set[str]] = defaultdict(set)
    for file in CASES.glob("*.yaml"):
        for case in yaml.load(file.read_text(encoding="utf-8"), yaml.CSafeLoader):
            for rule in case["rules"]:
                found[rule].add(case.get("options", {}).get("edition", "fr"))
    for file in TESTS.glob("test_*.py"):
        text = file.read_text(encoding="utf-8")
        everywhere = 'pytestmark = pytest.mark.usefixtures("both_editions")' in text
        for node in ast.parse(text).body:
            if isinstance(node, ast.FunctionDef):
                told = "\n".join(
                    text.splitlines()[node.decorator_list[0].lineno - 1 if node.decorator_list else 0 : node.end_lineno]
                )
                both = everywhere or "both_editions" in told or '"en"' in told
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and getattr(mark.func, "id", "") == "proves":
                        for rule in mark.args:
                            assert isinstance(rule, ast.Constant)
                            found[str(rule.value)] |= {"fr", "en"} if both else {"fr"}
    return found


def test_rules_that_differ_are_proved_in_both_editions() -> None:
    known = proved()
    text = resources.files("escarmouche.games.kharn_ages").joinpath("ledger.yaml").read_text(encoding="utf-8")
    differing = [entry["id"] for entry in yaml.load(text, yaml.CSafeLoader)["rules"] if entry.get("editions")]
    assert len(differing) >= 59
    assert [id for id in differing if known[id] != {"fr", "en"}] == []
