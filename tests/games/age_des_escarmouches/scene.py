"""Scenes of L'Âge des Escarmouches: plain fighters, prepared dice, answers.

    fight = scene(
        red={"ak": man(30, 30)},
        blue={"bo": man(32.5, 30)},
        dice={"ak": {"attack": [4, 5], "damage": [6, 6]}, "bo": {"attack": [3]}},
        phase="combat",
    ).answer(("dice", {"attack": {"bo": 2}, "defence": 0}))
    assert fight.one("life_lost", figure="bo")["lost"] == 3

A plain man has 3 in INI ATT FOR DEF RES TIR COU, 1 in DIS, no PEU, MOU 10, power 1, 4 life points, VAL 20, a round base
of 2.5 cm and no skill; two of them touch when their centres are 2.5 cm apart. Name what should be otherwise. Each has a
card of its own, the piles are in the order of the scene, and red speaks first, is tactician and dominant. A scene ends
with its turn unless `length` says otherwise.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from escarmouche.core.dice import QueuedDice
from escarmouche.core.game import Game
from escarmouche.core.piles import Pile, PileCard
from escarmouche.games.age_des_escarmouches.events import played_of, reserve_of
from escarmouche.games.age_des_escarmouches.figures import SCORES, Combat, Fighter
from escarmouche.games.age_des_escarmouches.opening import FrayState
from escarmouche.games.age_des_escarmouches.rules.combat import CombatPhase
from escarmouche.games.age_des_escarmouches.rules.sequence import SpeechTurn
from escarmouche.games.age_des_escarmouches.rules.turns import Turn, Upkeep
from escarmouche.games.age_des_escarmouches.scenarios.deployment import DeployTurn, Prepare
from escarmouche.games.age_des_escarmouches.scenarios.tables import SIZE
from escarmouche.games.age_des_escarmouches.system import SYSTEM
from escarmouche.space.table import Piece, Table
from games.scenes import Answer, Dice, Scene

__all__ = ["Answer", "Combat", "Dice", "Scene", "activate", "duel", "game_of", "man", "placed", "scene"]

PLAIN = {**dict.fromkeys(("INI", "ATT", "FOR", "DEF", "RES", "TIR", "COU"), 3), "DIS": 1}
PHASES = {"turn": Turn(), "activation": SpeechTurn("red"), "combat": CombatPhase(), "upkeep": Upkeep()}


def man(x: float, y: float, *status: str, **with_: Any) -> Fighter:
    """A plain fighter standing somewhere, with some states, some scores and some fields of its own."""
    scores = {name: with_.pop(name, PLAIN.get(name)) for name in SCORES}
    full = with_.setdefault("full", 6 if "enormous" in with_.get("skills", {}) else 4)
    fields = {"val": 20, "printed": 20, "pv": full, **with_}
    return Fighter(id="", name="", side="", at=(x, y), status=frozenset(status), scores=scores, **fields)


def activate(card: str) -> Answer:
    return ("speech", {"activate": card})


def settled(put: Scene) -> Scene:
    """Let defaults go by up to the next action, speech turn or combat."""
    put.until(lambda one: one.key in ("action", "speech", "dice"))
    return put


def scene(
    red: Mapping[str, Fighter] | None = None,
    blue: Mapping[str, Fighter] | None = None,
    dice: Dice | None = None,
    phase: str = "activation",
    terrain: Sequence[Piece] = (),
    turn: int = 1,
    **fields: Any,
) -> Scene:
    """A situation, ready to be played from a phase on: turn, activation, combat, upkeep; or from the deployment, where
    the agenda says so."""
    deploying = any(isinstance(one, Prepare | DeployTurn) for one in fields.get("agenda", ()))
    figures = {
        who: replace(made, id=who, name=made.name or who, side=side, card=made.card or who)
        for side, band in (("red", red or {}), ("blue", blue or {}))
        for who, made in band.items()
    }
    piles = {name: pile for side, band in bands(figures).items() for name, pile in piles_of(side, band).items()}
    told: dict[str, Any] = {
        "table": Table(SIZE, tuple(terrain)),
        "turn": turn - 1 if phase == "turn" else turn,
        "length": turn,
        "tactician": "red",
        "first": "red",
        "phase": "combat" if phase == "combat" else "deployment" if deploying else "activation",
        "piles": piles,
        "losses": {"blue": 1},
        "agenda": (PHASES[phase],),
    }
    sides = {who: one.side for who, one in figures.items()}
    return Scene(SYSTEM, FrayState(figures=figures, **{**told, **fields}), dice or {}, sides)


def bands(figures: Mapping[str, Fighter]) -> dict[str, list[Fighter]]:
    return {side: [one for one in figures.values() if one.side == side] for side in ("red", "blue")}


def duel(ak: Any = None, bo: Any = None, dice: Dice | None = None, **more: Any) -> Scene:
    """Red ak and blue bo in contact as the combat phase begins; bo has less INI and places its dice first."""
    red = {"ak": man(30, 30, **{"INI": 4, **(ak or {})})}
    return scene(red, {"bo": man(32.5, 30, **(bo or {}))}, dice, "combat", **more)


def placed(attack: Mapping[str, int], defence: int = 0, **more: Any) -> Answer:
    """So many attack dice on each adversary, so many in defence."""
    return ("dice", {"attack": dict(attack), **more, "defence": defence})


def game_of(played: Scene, dice: Dice | None = None) -> Game[Any]:
    """The state of a scene in the hands of a rule, for what needs no question."""
    return Game(played.state, QueuedDice(dice or {}))


def piles_of(side: str, band: Sequence[Fighter]) -> dict[str, Pile]:
    """A pile in the order of the scene, an empty reserve, and no card played."""
    cards = tuple(PileCard(card, side) for card in dict.fromkeys(one.card for one in band))
    return {side: Pile(cards, (side,)), reserve_of(side): Pile((), (side,)), played_of(side): Pile()}
