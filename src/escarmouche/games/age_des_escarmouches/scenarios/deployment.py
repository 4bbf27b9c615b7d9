"""Before the first turn: the table, the commanders, the piles, and where the armies stand."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

from escarmouche.core.decisions import Answer, Choose, ChoosePoint, Option, Refusal
from escarmouche.core.dice import Block
from escarmouche.core.events import Placed
from escarmouche.core.game import Game
from escarmouche.core.placing import ask_place, first_free, place_decision, some_place
from escarmouche.core.rules import rule
from escarmouche.core.state import Id, Phase
from escarmouche.games.age_des_escarmouches.events import (
    AltitudeChanged,
    Briefed,
    CommanderNamed,
    SpeechBegan,
    TableLaid,
)
from escarmouche.games.age_des_escarmouches.figures import Fray
from escarmouche.games.age_des_escarmouches.rules.paths import clear, ring_around
from escarmouche.games.age_des_escarmouches.rules.recruitment import format_of, turns
from escarmouche.games.age_des_escarmouches.rules.sequence import (
    heads,
    leave,
    members,
    refuse,
    refusing,
    reveal,
    why_no_refusal,
)
from escarmouche.games.age_des_escarmouches.rules.turns import Stacking, Turn, find_tactician
from escarmouche.games.age_des_escarmouches.scenarios.tables import homes, random_table, tokens
from escarmouche.games.age_des_escarmouches.scenarios.victory import look_at_the_clock
from escarmouche.games.age_des_escarmouches.stats import DEPLOYS, MUSTERS, PHASE_OVER, PLACED, READY
from escarmouche.space.areas import Area
from escarmouche.space.geometry import Footprint, Point, touching
from escarmouche.space.moves import Ground


class Prepare(Phase, frozen=True):
    """The table is laid, commanders are named, the tactician of the deployment is found."""

    @rule("AE-GAME-01", "AE-GAME-02", "AE-DEPL-02", "AE-CMD-02")
    def run(self, game: Game[Any]) -> None:
        options = game.state.options
        game.tell(Briefed(scenario=game.state.scenario, turns=lasting(options), rules=("AE-GAME-02",)))
        if not options.get("keep_table"):
            scenario, seed = game.state.scenario, str(options.get("seed", "0"))
            lying = tokens(scenario, seed)
            table = random_table(seed, tuple(one.at for one in lying.values()))
            game.tell(TableLaid(table=table, homes=homes(scenario), tokens=lying, rules=("AE-INTP-03",)))
        for side in game.state.sides:
            name_commander(game, side)
        game.moment(MUSTERS, None, "")
        find_tactician(game)
        game.then(Stacking(True))


@rule("AE-GAME-02")
def lasting(options: Mapping[str, Any]) -> int:
    """How many turns: by the format, unless something else was settled."""
    return int(options.get("turns") or turns(format_of(options)))


@rule("AE-CMD-01", "AE-CMD-02")
def name_commander(game: Game[Fray], side: str) -> None:
    """Which Incarnate commands: the one the list names, otherwise its player says where there are several."""
    named = [one.id for one in game.state.side(side) if one.commander]
    heroes = named[:1] or [one.id for one in game.state.side(side) if one.incarnate]
    if not heroes:
        return
    chosen = heroes[0]
    if len(heroes) > 1:
        chosen = game.ask(
            "commander",
            side,
            lambda: Choose(rules=("AE-CMD-02",), options=tuple(Option(one, one) for one in heroes), decline=heroes[0]),
        )
    game.tell(CommanderNamed(figure=chosen, rules=("AE-CMD-01", "AE-CMD-02")))


class DeployTurn(Phase, frozen=True):
    """A side deploys the fighters of its head of pile, or refuses."""

    side: str

    @rule("AE-DEPL-01", "AE-DEPL-04", "AE-DEPL-05", "AE-DEPL-06", "AE-DEPL-07")
    def run(self, game: Game[Any]) -> None:
        side = self.side if heads(game.state, self.side) else game.state.other(self.side)
        if not heads(game.state, side):
            game.moment(READY, game.state.tactician, "")
            game.moment(PHASE_OVER, None, "")
            look_at_the_clock(game, "AE-GAME-08")
            game.then(Turn())
            return
        game.tell(SpeechBegan(side=side, rules=("AE-DEPL-04",)))
        card = heads(game.state, side)[0]
        options = [Option({"activate": card}, "", ("AE-DEPL-04",)), *refusing(game, side)]
        answer = game.ask(
            "speech",
            side,
            lambda: Choose(
                rules=("AE-DEPL-01", "AE-DEPL-04"),
                options=tuple(options),
                decline=options[0].value,
                why_not=lambda told: why_not_put_down(game, side, told),
            ),
        )
        if answer == "refuse":
            refuse(game, side, answer)
        else:
            reveal(game, side, card, "AE-DEPL-04")
            away = [one for one in members(game.state, card) if not game[one].on_table]
            for who in sorted(away, key=lambda one: not game[one].machine):
                deploy(game, who)
            leave(game, side, card, "AE-DEPL-04")
        game.then(DeployTurn(game.state.other(side)))


@rule("AE-DEPL-04", "AE-DEPL-06", "AE-SEQ-04", "AE-REFU-05")
def why_not_put_down(game: Game[Fray], side: str, answer: Any) -> Refusal | None:
    """Only the head of the pile is deployed, and refusals are as they are in a turn."""
    if answer == "refuse":
        return why_no_refusal(game, side, answer)
    if isinstance(answer, dict) and "activate" in answer:
        return Refusal("not-head-of-sequence", ("AE-DEPL-04", "AE-SEQ-04"), {"card": str(answer["activate"])})
    return None


GRADES = (Option("0"), Option("1"), Option("2"))
"""The levels a flyer may be deployed at."""


class ChooseLevel(Choose, frozen=True, kw_only=True):
    """Choose a level; it may be written as a number."""

    def check(self, answer: Answer) -> Answer:
        return super().check(str(answer) if isinstance(answer, int) else answer)


@rule("AE-DEPL-04", "AE-LOS-05")
def deploy(game: Game[Fray], who: Id) -> None:
    """A fighter is put wholly inside its zone, facing the enemy until its player turns it; a flyer at any level."""
    at = ask_place(game, "deploy", who, lambda: deploy_decision(game, who))
    game.tell(Placed(figure=who, at=at, angle=outward(game.state, game[who].side), rules=("AE-DEPL-04",)))
    if game[who].air is not None and not game[who].crew:
        level = int(game.ask("altitude", who, partial(ChooseLevel, rules=("AE-DEPL-04",), options=GRADES, decline="0")))
        if level:
            game.tell(AltitudeChanged(figure=who, altitude=level, rules=("AE-DEPL-04",)))
    game.moment(PLACED, None, who)


def outward(state: Fray, side: str) -> float:
    """The way towards the enemy."""
    return 90.0 if side == state.sides[0] else 270.0


def deploy_decision(game: Game[Fray], who: Id) -> ChoosePoint:
    """Somewhere in the zone; a scout may look for a place anywhere."""
    zone = game.state.homes[game[who].side]
    ground = Ground(game.state.table, game[who].base, ())
    wide = Area(0.0, 0.0, *game.state.table.size) if "scout" in game[who].skills else zone

    near = beside_machine(game, who, lambda at: why_not_there(game, who, zone, ground, at))

    def judge(at: Point) -> Refusal | None:
        if near and not touching(Footprint(game[who].base, at, game[who].angle), game[game[who].crew].footprint):
            return Refusal("not-in-contact", ("AE-WARM-04",), {"figure": game[who].crew})
        return why_not_there(game, who, zone, ground, at)

    def propose(chance: Block) -> Point:
        return near[chance.below(len(near))] if near else some_place(wide if chance.below(2) else zone, chance)

    return place_decision([wide], judge, propose, lambda: first_free(near or grid(zone), judge), ("AE-DEPL-04",))


@rule("AE-DEPL-04", "AE-ECLA-01")
def why_not_there(game: Game[Fray], who: Id, zone: Area, ground: Ground, at: Point) -> Refusal | None:
    me = game[who]
    if not zone.holds(Footprint(me.base, at, me.angle)) and not game.moment(DEPLOYS, False, who, at):
        scouts = ("AE-ECLA-01",) if "scout" in me.skills else ()
        return Refusal("outside-deployment", ("AE-DEPL-04", *scouts), {"at": list(at)})
    if not ground.free(at) or not clear(game, who, at):
        return Refusal("no-room", ("AE-PASS-03",), {"at": list(at)})
    return None


@rule("AE-WARM-04")
def beside_machine(game: Game[Fray], who: Id, judge: Callable[[Point], Refusal | None]) -> list[Point]:
    """The places in contact with its machine where a member of a crew may be deployed."""
    me = game[who]
    if not me.crew or not game[me.crew].in_play:
        return []
    return [spot for spot in ring_around(me, game[me.crew]) if judge(spot) is None]


def grid(zone: Area) -> Iterator[Point]:
    """Places a centimetre apart, row by row."""
    for j in range(int(zone.y1 - zone.y0) + 1):
        for i in range(int(zone.x1 - zone.x0) + 1):
            yield (zone.x0 + i, zone.y0 + j)
