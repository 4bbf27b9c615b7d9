"""Every setting of the ledger is an option, and a ruling proves what it does, as it usually is and otherwise."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest
import yaml

from escarmouche.games import SYSTEMS
from escarmouche.games.saga.settings import DEFAULTS, Settings
from escarmouche.rulings.casefiles import Case
from escarmouche.rulings.reading import each
from games.saga import test_core

HERE = Path(__file__).parents[2]
LEDGER = yaml.safe_load((HERE.parent / "src/escarmouche/games/saga/ledger.yaml").read_text(encoding="utf-8"))
SETTINGS = [one["key"] for one in LEDGER["settings"]]
SWITCHES = {
    "core_mechanic": ("SG-CORE-04", "SG-CORE-10"),
    "friendly_fire_difficulty": ("SG-SHOT-05",),
    "cry_style": ("SG-CRY-01", "SG-CHRG-07", "SG-HEAD-01"),
}
"""Rules that a setting switches or tunes, beside those that name it in the ledger."""
ELSEWHERE = {("core_mechanic", "another"): test_core.test_an_owner_s_file_takes_the_place_of_the_core_block}
"""What no case can say: a core block is another file."""


def rules_of(setting: str) -> set[str]:
    named = [one["id"] for one in LEDGER["rules"] if one.get("setting") == setting]
    return {*named, *SWITCHES.get(setting, ())}


def values_of(setting: str) -> list[Any]:
    """Both of a switch, all of a list of words; of a number or a text the usual one and another."""
    kind = get_type_hints(Settings)[setting]
    if kind is bool:
        return [False, True]
    return list(get_args(kind)) if get_origin(kind) is Literal else [DEFAULTS[setting], "another"]


@cache
def cases() -> list[Case]:
    files = sorted((HERE / "cases" / "saga").rglob("*.yaml"))
    return [case for path in files for case in each(path, SYSTEMS) if isinstance(case, Case)]


def proves(case: Case, setting: str, value: Any) -> bool:
    said = case.options.get(setting, DEFAULTS[setting])
    settled = said != DEFAULTS[setting] if value == "another" else said == value
    return settled and not rules_of(setting).isdisjoint(case.rules)


def test_the_settings_of_the_ledger_are_options() -> None:
    assert len(SETTINGS) == 23
    assert set(SETTINGS) <= set(DEFAULTS)
    usual = {one["key"]: one["default"] for one in LEDGER["settings"]} | {"break_hold_difficulty": "holder"}
    assert {name: DEFAULTS[name] for name in SETTINGS} == usual


@pytest.mark.parametrize("setting", SETTINGS)
def test_a_ruling_proves_every_value_of_a_setting(setting: str) -> None:
    assert rules_of(setting), f"no rule names {setting}"
    found = cases()
    lacking = [
        value
        for value in values_of(setting)
        if (setting, value) not in ELSEWHERE and not any(proves(case, setting, value) for case in found)
    ]
    assert not lacking, f"{setting}: no case of {sorted(rules_of(setting))} is settled so: {lacking}"
