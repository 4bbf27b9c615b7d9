"""What is written into the folder of a study once games are there: findings, charts, report."""

from __future__ import annotations

from pathlib import Path

import msgspec

from escarmouche.core.system import System
from escarmouche.lab.charts import save
from escarmouche.lab.findings import Findings, findings
from escarmouche.lab.folder import played, written
from escarmouche.lab.report import report
from escarmouche.lab.study import CHECK, DUELS, LISTS, SWITCHED, Study
from escarmouche.sim.results import replace_file
from escarmouche.telling.texts import Lang, Unusable

FINDINGS, REPORT, CHARTS = "findings.json", "report.md", "charts"
DECODER = msgspec.json.Decoder(Findings)
"""Made once, when nobody else looks: threads that meet a type for the first time together may crash the decoder."""


def tell(folder: Path, study: Study, system: System, plots: str | None, lang: Lang) -> tuple[Findings, str]:
    """Findings as a struct and as a page of text; both are in the folder too, with the charts beside them."""
    found = retell(folder, study, system)
    pictures = save(found, folder / CHARTS, plots, lang) if plots else {}
    text = report(found, pictures, lang)
    replace_file(folder / REPORT, text.encode())
    return found, text


def retell(folder: Path, study: Study, system: System) -> Findings:
    """The findings from the games so far, written anew."""
    found = findings(study, system, {part: played(folder, part) for part in (LISTS, DUELS, CHECK, SWITCHED)})
    written(folder, FINDINGS, found)
    return found


def told(folder: Path) -> Findings:
    """The findings that a folder holds."""
    try:
        return DECODER.decode((folder / FINDINGS).read_bytes())
    except (OSError, msgspec.MsgspecError):
        raise Unusable("results-unreadable", path=str(folder)) from None
