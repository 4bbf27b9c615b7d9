"""Before the first turn: the scenario, the table, who is side 1, and where the bands stand."""

from __future__ import annotations

from typing import Any

from escarmouche.core.decisions import Choose, ChoosePoint, Option, Refusal
from escarmouche.core.dice import Block, Pool
from escarmouche.core.events import Placed
from escarmouche.core.game import Game
from escarmouche.core.geometry import Footprint, Point, touching, within_box
from escarmouche.core.moves import Ground
from escarmouche.core.rules import rule
from escarmouche.core.state import Id, Phase
from escarmouche.games.evenor.events import CornerTaken, ScenarioChosen, SidesNumbered, TableLaid
from escarmouche.games.evenor.figures import Skirmish, Zone
from escarmouche.games.evenor.scenarios import AMBUSH, EXTERMINATION, ORICHALCUM
from escarmouche.games.evenor.scenarios.tables import SIZE, STRIP, corners, random_table, token_places
from escarmouche.games.evenor.turns import Turn


class Prepare(Phase, frozen=True):
    """Choose the scenario, lay the table, number the sides."""

    @rule("EV-SCN-01", "EV-SCN-02", "EV-SCN-03", "EV-TUR-01", "EV-AMB-02", "EV-AMB-03", "EV-ORI-01")
    def run(self, game: Game[Any]) -> None:
        options = game.state.options
        scenario = options.get("scenario") or "roll"
        if scenario == "roll":
            scenario = scenario_of(d6(game, "scenario", "EV-SCN-01"))
        game.tell(ScenarioChosen(scenario=scenario, rules=("EV-SCN-01",)))
        diagonal = options.get("diagonal", "rising")
        table = game.state.table
        if not options.get("keep_table"):
            table = random_table(options.get("seed", "0"), scenario, options.get("pieces"), diagonal)
        tokens = token_places(diagonal) if scenario == ORICHALCUM else {}
        rules = ("EV-SCN-02", "EV-ORI-01") if tokens else ("EV-SCN-02",)
        game.tell(TableLaid(table=table, tokens=tokens, rules=rules))
        chosen = side_of(game.state, d6(game, "first-player", "EV-SCN-03"))
        rest = next(side for side in game.state.sides if side != chosen)
        if scenario == AMBUSH:
            game.tell(SidesNumbered(first=rest, ambushed=chosen, rules=("EV-AMB-02", "EV-AMB-03")))
            game.then(Deploy(chosen), Deploy(rest), Turn())
        else:
            game.tell(SidesNumbered(first=chosen, rules=("EV-SCN-03", "EV-TUR-01")))
            game.then(Corner(chosen), Deploy(chosen), Deploy(rest), Turn())


def d6(game: Game[Any], purpose: str, rule_id: str) -> int:
    [face] = game.roll("game", purpose, Pool(1), None, (rule_id,)).faces
    return face


@rule("EV-SCN-01")
def scenario_of(face: int) -> str:
    """1-2 Extermination, 3-4 Ambush, 5-6 Orichalcum hunt."""
    return (EXTERMINATION, AMBUSH, ORICHALCUM)[(face - 1) // 2]


@rule("EV-SCN-03", "EV-AMB-02")
def side_of(state: Skirmish, face: int) -> str:
    """1-3 the first player's band, 4-6 the second's."""
    return state.sides[0] if face <= 3 else state.sides[1]


class Corner(Phase, frozen=True):
    """Side 1 chooses its corner; the other corner is the other band's."""

    side: str

    @rule("EV-SCN-04", "EV-EXT-01", "EV-ORI-02")
    def run(self, game: Game[Any]) -> None:
        places = corners(game.state.scenario, game.state.options.get("diagonal", "rising"))
        chosen = game.ask(
            "corner",
            self.side,
            lambda: Choose(
                key="corner",
                seat=self.side,
                rules=("EV-SCN-04", "EV-ORI-02" if game.state.scenario == ORICHALCUM else "EV-EXT-01"),
                options=tuple(Option(name) for name in places),
            ),
        )
        rest = next(side for side in game.state.sides if side != self.side)
        other = next(name for name in places if name != chosen)
        game.tell(CornerTaken(side=self.side, zone=places[chosen], rules=("EV-SCN-04",)))
        game.tell(CornerTaken(side=rest, zone=places[other], rules=("EV-SCN-04",)))


class Deploy(Phase, frozen=True):
    """One band is put on the table, model by model."""

    side: str

    @rule("EV-SCN-04", "EV-AMB-02", "EV-AMB-03")
    def run(self, game: Game[Any]) -> None:
        for who in [f.id for f in game.state.side(self.side) if not f.on_table]:
            x, y = game.ask("deploy", self.side, lambda who=who: deploy_decision(game, who))  # type: ignore[misc]
            game.tell(Placed(figure=who, at=(x, y), rules=zone_rules(game.state, self.side)))


def zone_rules(state: Skirmish, side: str) -> tuple[str, ...]:
    if state.scenario == AMBUSH:
        return ("EV-AMB-02",) if side == state.ambushed else ("EV-AMB-03",)
    return ("EV-SCN-04",)


def deploy_decision(game: Game[Skirmish], who: Id) -> ChoosePoint:
    state = game.state
    me = state.figures[who]
    ground = Ground(state.table, me.base, tuple(f.footprint for f in state.figures.values() if f.on_table))
    zones = deployment_zones(state, me.side)

    def propose(chance: Block) -> Point:
        zone = zones[chance.below(len(zones))]
        return (zone.x0 + chance.unit() * (zone.x1 - zone.x0), zone.y0 + chance.unit() * (zone.y1 - zone.y0))

    return ChoosePoint(
        key="deploy",
        seat=me.side,
        figure=who,
        rules=zone_rules(state, me.side),
        facts={"zones": [[z.x0, z.y0, z.x1, z.y1] for z in zones]},
        judge=lambda at: why_not_there(state, who, ground, zones, at),
        propose=propose,
        otherwise=lambda: first_place(state, who, ground, zones),
    )


@rule("EV-SCN-04", "EV-AMB-02", "EV-AMB-03")
def deployment_zones(state: Skirmish, side: str) -> list[Zone]:
    """Its corner; in an Ambush the strip at least 6 pas from its ends, or everything outside it."""
    if state.scenario != AMBUSH:
        return [state.homes[side]]
    if side == state.ambushed:
        return [Zone(STRIP.x0, 6.0, STRIP.x1, 18.0)]
    return [Zone(0.0, 0.0, STRIP.x0, SIZE), Zone(STRIP.x1, 0.0, SIZE, SIZE)]


@rule("EV-SCN-04", "EV-AMB-02", "EV-AMB-03")
def why_not_there(state: Skirmish, who: Id, ground: Ground, zones: list[Zone], at: Point) -> Refusal | None:
    me = state.figures[who]
    here = Footprint(me.base, at, me.angle)
    if not any(within_box(here, zone.x0, zone.y0, zone.x1, zone.y1) for zone in zones):
        return Refusal("outside-deployment", zone_rules(state, me.side), {"at": list(at)})
    if not ground.free(at):
        return Refusal("no-room", ("EV-DYN-08",), {"at": list(at)})
    foes = [f for f in state.figures.values() if f.side != me.side and f.on_table]
    if any(touching(here, foe.footprint) for foe in foes):
        return Refusal("may-not-touch", ("EV-AMB-03",), {"at": list(at)})
    return None


def first_place(state: Skirmish, who: Id, ground: Ground, zones: list[Zone]) -> Point | None:
    """A free place for those who do not care: the first on a fine grid."""
    for zone in zones:
        for i in range(int((zone.x1 - zone.x0) * 4) + 1):
            for j in range(int((zone.y1 - zone.y0) * 4) + 1):
                at = (zone.x0 + i / 4, zone.y0 + j / 4)
                if why_not_there(state, who, ground, zones, at) is None:
                    return at
    return None
