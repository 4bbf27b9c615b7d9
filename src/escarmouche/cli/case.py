"""`escarmouche case`: run rulings written as case files."""

from __future__ import annotations

from pathlib import Path

from escarmouche.cli.common import print_json
from escarmouche.cli.words import tell


def command(paths: list[Path], /, *, json: bool = False, lang: str | None = None) -> int:
    """Run rulings written as case files.

    Parameters
    ----------
    paths:
        Case files, or folders of them.
    json:
        The outcomes as a JSON list.
    lang:
        The language of the log: en or fr.
    """
    import msgspec

    from escarmouche.games import known
    from escarmouche.rulings.cases import run_files
    from escarmouche.telling.texts import language

    outcomes = run_files(paths, known(), lang)
    failed = sum(not outcome.passed for outcome in outcomes)
    if json:
        print_json(msgspec.to_builtins(outcomes))
        return 1 if failed else 0
    tongue = language(lang)
    good, bad = tell(tongue, "case-passed"), tell(tongue, "case-failed")
    for outcome in outcomes:
        title = f"  {outcome.title}" if outcome.title else ""
        print(f"{good if outcome.passed else bad:<7} {outcome.case}{title}")
        if not outcome.passed:
            for line in outcome.log:
                print(f"        {line}")
            place = f"{outcome.path}:{outcome.line}: " if outcome.line and outcome.path not in outcome.why else ""
            print(f"    {place}{outcome.why}")
    print(tell(tongue, "case-count", passed=len(outcomes) - failed, failed=failed))
    return 1 if failed else 0
