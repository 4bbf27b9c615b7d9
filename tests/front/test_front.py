"""The front door: what a stranger does with `import escarmouche as esc`."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import escarmouche as esc
from escarmouche.front.reference import page
from escarmouche.games import SYSTEMS
from escarmouche.telling.texts import Unusable

ROOT = Path(__file__).parents[2]


def test_every_name_is_there_and_listed_for_type_checkers() -> None:
    assert all(getattr(esc, name) is not None for name in esc.__all__)
    tree = ast.parse(Path(esc.__file__).read_text(encoding="utf-8"))
    told = [one.asname for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) for one in node.names]
    assert sorted(name for name in told if name) == sorted(esc.__all__)
    assert set(esc.__all__) <= set(dir(esc))


def test_the_first_import_brings_nothing_along() -> None:
    """What makes it fast: not one other module of ours, and none of anybody else's."""
    code = "import sys; before = set(sys.modules); import escarmouche; print(sorted(set(sys.modules) - before))"
    shown = subprocess.run([sys.executable, "-S", "-c", code], capture_output=True, text=True, check=True,
                           env={"PYTHONPATH": str(Path(esc.__file__).parents[1])}).stdout  # fmt: skip
    assert [name for name in ast.literal_eval(shown) if name.partition(".")[0] not in sys.stdlib_module_names] == [
        "escarmouche"
    ]


def test_a_name_that_is_not_there() -> None:
    with pytest.raises(AttributeError, match="no attribute 'gaem'"):
        esc.gaem  # type: ignore[attr-defined]  # noqa: B018


def test_a_name_that_goes_warns_and_works(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(esc._GOING, "begin", ("game", "0.4"))
    with pytest.warns(DeprecationWarning, match=r"escarmouche\.begin goes with version 0\.4: use escarmouche\.game"):
        assert esc.begin is esc.game  # type: ignore[attr-defined]


def test_odds_can_be_asked_though_a_package_has_its_name() -> None:
    from escarmouche.odds import pools

    position = esc.game("evenor", seed="7")
    assert esc.odds(position, position.options[0]).answer == position.options[0]
    assert pools.distribution is not None


@pytest.mark.parametrize("name", SYSTEMS)
def test_options_are_legal_and_lead_on(name: str) -> None:
    position = esc.game(name, seed="front")
    player = esc.bot("random", position, seed="front")
    for _ in range(25):
        assert all(position.allows(answer) for answer in position.options)
        assert position.options == position.options
        assert position.wording(position.options[0])
        after = position.play(player.answer(position))
        assert after.at != position.at
        position = after
    assert position.question("fr")
    assert not position.allows("no such thing")


def test_stepping_and_playing_at_one_go_are_the_same_game() -> None:
    played = esc.play("evenor", "habit", "random", seed="7", stop_after=2)
    position = esc.game("evenor", seed="7", stop_after=2)
    names = {"red": "habit", "blue": "random"}
    players = {seat: esc.bot(name, "evenor", seed="7", seat=seat) for seat, name in names.items()}
    told = list(position.told())
    while not position.over:
        position = position.play(players[position.seat].answer(position))
        told += position.told()
    assert position.result == played.result
    assert len(told) == len(played.told())
    assert played.winner in (None, "red", "blue")


def test_dice_can_be_others() -> None:
    position = esc.game("evenor", seed="7")
    player = esc.bot("random", position)
    seen = set()
    for seed in ("a", "b"):
        there = position.rerolled(seed)
        for _ in range(40):
            there = there.play(there.options[-1])
        seen.add(repr(there.at.log) + repr(there.state))
    assert len(seen) == 2
    assert player.thoughts == ()


def test_playing_on_from_a_position() -> None:
    position = esc.game("evenor", seed="7", stop_after=2)
    position = position.play(position.options[0])
    played = esc.play(position, "habit")
    assert played.result is not None
    with pytest.raises(Unusable):
        played.save("never.jsonl")
    assert not Path("never.jsonl").exists()


def test_a_record_gives_its_positions(tmp_path: Path) -> None:
    played = esc.play("saga", "random", seed="3")
    played.save(tmp_path / "game.jsonl")
    kept = esc.record(tmp_path / "game.jsonl")
    assert kept.verify().identical
    assert kept.result == played.result
    assert kept.setup.lists == played.setup.lists
    positions = list(kept.positions())
    assert positions[-1].over
    assert not any(position.over for position in positions[:-1])
    assert sum((position.events for position in positions), ()) == played.events


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (lambda: esc.game("evenr"), "evenor"),
        (lambda: esc.game("evenor", scenari="x"), "scenario"),
        (lambda: esc.play("evenor", "greedi"), "greedy"),
        (lambda: esc.play("evenor", "habit", "habit", "habit"), "3"),
        (lambda: esc.simulate("evenor", "a", "b", "c"), "3"),
        (lambda: esc.game("evenor", lists={"red": ["Deimoss"]}), "Deimos"),
    ],
)
def test_what_is_wrong_is_named(wrong: object, told: str) -> None:
    assert callable(wrong)
    with pytest.raises(Unusable, match=told):
        wrong()


def test_a_case_may_be_text_or_a_file() -> None:
    assert all(outcome.passed for outcome in esc.case(ROOT / "tests/cases/evenor/melee.yaml"))
    outcome = esc.case("case: X\ngame: evenr\n")[0]
    assert not outcome.passed
    assert "evenor" in outcome.why


def test_the_reference_page_is_up_to_date() -> None:
    assert (ROOT / "docs/reference.md").read_text(encoding="utf-8") == page()


@pytest.mark.parametrize("name", SYSTEMS)
def test_a_bot_says_why_in_every_book(name: str) -> None:
    """The candidates it looked at, the answer it gave first, with the chances it saw; in both languages."""
    position = esc.game(name, seed="why")
    usual = esc.bot("habit", position)
    while position.decision.kind != "choose" or len(position.decision.options) < 3:
        position = position.play(usual.answer(position))
    player = esc.bot("search@8", position, seat=position.seat)
    given = player.answer(position)
    assert player.thoughts[0].answer == given
    for lang in ("en", "fr"):
        told = player.why(position, lang)
        assert len(told) >= len(player.thoughts) > 1
        assert position.wording(given, lang) in told[0]
        assert f"{round(player.thoughts[0].value * 100)}" in told[0]
    better = [one for one in player.thoughts if one.value > player.thoughts[0].value]
    assert better or len(told) == len(player.thoughts), "it says so where another looked better to it"
    assert usual.why(position) == []
