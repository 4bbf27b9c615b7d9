"""What is in deploy/ fits the server: options that there are, metrics that are told, files that can be read."""

from __future__ import annotations

import inspect
import json
import re
import shlex
from typing import Any

import yaml
from litestar.testing import TestClient

from escarmouche.cli.serve import KEY, command
from web.seating import ROOT

DEPLOY = ROOT / "deploy"


def options() -> set[str]:
    return {f"--{name.replace('_', '-')}" for name in inspect.signature(command).parameters}


def test_the_dashboard_shows_metrics_that_there_are(client: TestClient[Any]) -> None:
    told = client.get("/metrics").text
    panels = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))["panels"]
    named = {name for one in panels for target in one["targets"] for name in wanted(target["expr"])}
    assert len(named) > 8
    families = set(re.findall(r"^# TYPE (\w+)", told, re.MULTILINE))
    assert {name.removesuffix("_bucket") for name in named} <= families


def wanted(expression: str) -> list[str]:
    return re.findall(r"\b(?:escarmouche|process)_\w+", expression)


def test_the_files_name_options_that_there_are() -> None:
    composed = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    table = composed["services"]["table"]
    assert KEY in table["environment"]
    said = [part for part in table["command"] if part.startswith("--")]
    unit = (DEPLOY / "escarmouche.service").read_text(encoding="utf-8")
    (start,) = re.findall(r"^ExecStart=(.*)$", unit, re.MULTILINE)
    said += [part for part in shlex.split(start) if part.startswith("--")]
    (entry,) = re.findall(r"^ENTRYPOINT (.*)$", (DEPLOY / "Dockerfile").read_text(encoding="utf-8"), re.MULTILINE)
    said += [part for part in json.loads(entry) if part.startswith("--")]
    assert set(said) <= options()


def test_what_the_image_copies_is_there() -> None:
    text = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    for source in re.findall(r"^COPY (?!--)(\S+)", text, re.MULTILINE):
        assert (ROOT / source).exists(), source
