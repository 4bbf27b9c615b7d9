"""Set-ups that cannot be played are refused at every door, with the field, what was expected and the nearest word."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from escarmouche.cards.setups import check_options, check_setup
from escarmouche.cli import main
from escarmouche.core.dice import Block
from escarmouche.core.system import Setup, System, load
from escarmouche.games import SYSTEMS
from escarmouche.telling.texts import Unusable

BANDS = {"red": ["Kara", "Oni"], "blue": ["Phobos"]}
GOOD = Setup(game="evenor", lists=BANDS, options={"scenario": "ambush", "stop_after": 3, "pieces": 0})

WRONG: list[tuple[dict[str, Any], list[str]]] = [
    ({"game": "kharn-ages"}, ["game", "kharn-ages", "evenor"]),
    ({"options": {"scenario": "ambsh"}}, ["options.scenario", "extermination", "ambush"]),
    ({"options": {"scenario": None}}, ["options.scenario", "null"]),
    ({"options": {"scenarios": "ambush"}}, ["options.scenarios", "scenario"]),
    ({"options": {"stop_after": "soon"}}, ["options.stop_after", "soon"]),
    ({"options": {"pieces": -1}}, ["options.pieces", "60", "-1"]),
    ({"options": {"pieces": True}}, ["options.pieces", "true"]),
    ({"lists": {"red": ["Kara"]}}, ["lists.blue"]),
    ({"lists": {**BANDS, "green": ["Kara"]}}, ["lists.green", "red", "blue"]),
    ({"lists": {**BANDS, "red": ["Karra"]}}, ["lists.red", "Karra", "Kara"]),
    ({"lists": {**BANDS, "red": ["Kara", "Kara"]}}, ["EV-REC-08"]),
    ({"lists": {**BANDS, "red": []}}, ["EV-REC-02"]),
    ({"lists": {**BANDS, "red": "Kara"}}, ["lists.red"]),
    ({"lists": {**BANDS, "red": [7]}}, ["lists.red.0", "7"]),
    ({"options": {"game_size": 3}}, ["EV-REC-01"]),
    ({"seed": 7}, ["seed", "7"]),
]


@pytest.fixture
def evenor() -> System:
    return load(SYSTEMS["evenor"])


def test_what_can_be_played_is_let_through(evenor: System) -> None:
    check_setup(evenor, GOOD)
    assert evenor.rules.new_game(GOOD).figures.keys() == {"kara", "oni", "phobos"}


@pytest.mark.parametrize(("change", "named"), WRONG, ids=[str(change) for change, _ in WRONG])
def test_a_wrong_field_is_named_in_both_languages(change: dict[str, Any], named: list[str], evenor: System) -> None:
    wrong = replace(GOOD, **change)
    with pytest.raises(Unusable) as told:
        evenor.rules.new_game(wrong)
    for lang in ("en", "fr"):
        text = told.value.told(lang)
        assert all(word in text for word in named), text
    assert told.value.told("en") != told.value.told("fr")


@pytest.mark.parametrize(
    ("option", "value", "named"),
    [("core_mechanic", "pool_sum_d8", "pool_sum_d6"), ("wound_track", "3 + endurence", "endurance")],
)
def test_an_option_is_judged_by_more_than_its_type(option: str, value: str, named: str) -> None:
    with pytest.raises(Unusable) as told:
        check_options(load(SYSTEMS["saga"]), {option: value})
    assert all(word in told.value.told("fr") for word in (f"options.{option}", value, named))


def test_free_play_takes_lists_that_break_rules_but_no_strangers(evenor: System) -> None:
    free = replace(GOOD, lists={**BANDS, "red": ["Kara", "Kara"]}, free=True)
    check_setup(evenor, free)
    with pytest.raises(Unusable, match="Kara"):
        check_setup(evenor, replace(free, lists={**BANDS, "red": ["Kara", "Karra"]}))


@pytest.mark.parametrize("name", SYSTEMS)
def test_everything_on_the_form_can_be_chosen(name: str) -> None:
    system = load(SYSTEMS[name])
    for field in system.rules.setup_form:
        for value in field.choices:
            check_options(system, {field.name: value})


@pytest.mark.parametrize(
    ("told", "words"),
    [
        (["simulate", "evenor", "--scenario", "nonsense"], ["nonsense", "Ambush"]),
        (["simulate", "evenor", "--scenario", "embuscad"], ["embuscad"]),
        (["simulate", "evenor", "--option", "scenari=ambush"], ["options.scenari", "“scenario”"]),
        (["simulate", "kharn-ages", "--option", "rounds=few"], ["options.rounds", "few"]),
        (["balance", "evenor", "--option", "pieces=many"], ["options.pieces", "many"]),
        (["balance", "evenor", "--switch", "weather=wet"], ["options.weather"]),
        (["play", "evenor", "--scenario", "ambsh"], ["ambsh"]),
    ],
)
def test_commands_refuse_what_no_game_has(
    told: list[str], words: list[str], tmp_path: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    more = ["--out", str(tmp_path / "out")] if told[0] == "balance" else []
    assert main([*told, *more, "--lang", "en"]) == 2
    out, err = capsys.readouterr()
    assert not out
    assert all(word in err for word in words), err


def test_a_simulation_refuses_an_illegal_list(tmp_path: Any, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "twice.yaml"
    path.write_text("game: evenor\nmembers: [Kara, Kara]\n", encoding="utf-8")
    assert main(["simulate", "evenor", "--games", "1", "--red", f"random:{path}", "--lang", "en"]) == 2
    assert "EV-REC-08" in capsys.readouterr().err


def test_a_list_brings_its_game_size_along(evenor: System, tmp_path: Any, capsys: pytest.CaptureFixture[str]) -> None:
    """A band that costs more than 40 points may be played where it says how large the game is."""
    members = evenor.lists.build(Block("large", 0), None, {"game_size": 60})
    assert evenor.lists.check(members, {}).cost > 40
    for size, status in (("", 2), ("game_size: 60\n", 0)):
        path = tmp_path / f"list{status}.yaml"
        path.write_text(f"game: evenor\n{size}members: [{', '.join(members)}]\n", encoding="utf-8")
        played = ["simulate", "evenor", "--games", "1", "--workers", "1", "--option", "stop_after=1"]
        assert main([*played, "--red", f"random:{path}"]) == status
        capsys.readouterr()
