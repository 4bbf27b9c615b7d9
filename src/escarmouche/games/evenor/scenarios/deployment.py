"""Before the first turn: the scenario, the table, who is side 1, and where the bands stand."""

from __future__ import annotations

from functools import partial
from typing import Any

from escarmouche.core.decisions import ChoosePoint, Refusal
from escarmouche.core.dice import Pool
from escarmouche.core.events import Placed
from escarmouche.core.game import Game
from escarmouche.core.placing import ask_place, first_free, open_ground, place_decision, some_place, stands_in
from escarmouche.core.rules import rule
from escarmouche.core.state import Id, Phase
from escarmouche.games.evenor.events import CornerTaken, ScenarioChosen, SidesNumbered, TableLaid
from escarmouche.games.evenor.figures import Skirmish
from escarmouche.games.evenor.rules.turns import Turn
from escarmouche.games.evenor.scenarios import AMBUSH, EXTERMINATION, ORICHALCUM
from escarmouche.games.evenor.scenarios.tables import SIZE, STRIP, corners, random_table, token_places
from escarmouche.space.areas import Area
from escarmouche.space.geometry import Footprint, Point, gap_to_ring, touching, within_box
from escarmouche.space.moves import Ground


class Prepare(Phase, frozen=True):
    """Choose the scenario, lay the table, number the sides."""

    @rule("EV-SCN-01", "EV-SCN-02", "EV-SCN-03", "EV-TUR-01", "EV-AMB-02", "EV-AMB-03", "EV-ORI-01")
    def run(self, game: Game[Skirmish]) -> None:
        options = game.state.options
        scenario = options.get("scenario") or "roll"
        if scenario == "roll":
            scenario = scenario_of(d6(game, "scenario", "EV-SCN-01"))
        game.tell(ScenarioChosen(scenario=scenario, rules=("EV-SCN-01",)))
        diagonal = options.get("diagonal", "rising")
        table = game.state.table
        if not options.get("keep_table"):
            doors = 2 if options.get("bands") == "wanderers" else 0
            table = random_table(options.get("seed", "0"), scenario, options.get("pieces"), diagonal, doors)
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
    def run(self, game: Game[Skirmish]) -> None:
        places = corners(game.state.scenario, game.state.options.get("diagonal", "rising"))
        own = "EV-ORI-02" if game.state.scenario == ORICHALCUM else "EV-EXT-01"
        chosen = game.choose("corner", self.side, places, None, "EV-SCN-04", own)
        rest = next(side for side in game.state.sides if side != self.side)
        other = next(name for name in places if name != chosen)
        game.tell(CornerTaken(side=self.side, zone=places[chosen], rules=("EV-SCN-04",)))
        game.tell(CornerTaken(side=rest, zone=places[other], rules=("EV-SCN-04",)))


class Deploy(Phase, frozen=True):
    """One band is put on the table, model by model."""

    side: str

    @rule("EV-SCN-04", "EV-AMB-02", "EV-AMB-03")
    def run(self, game: Game[Skirmish]) -> None:
        for who in [f.id for f in game.state.side(self.side) if not f.on_table]:
            at = ask_place(game, "deploy", who, partial(deploy_decision, game, who))
            game.tell(Placed(figure=who, at=at, rules=zone_rules(game.state, self.side)))


def zone_rules(state: Skirmish, side: str) -> tuple[str, ...]:
    if state.scenario == AMBUSH:
        return ("EV-AMB-02",) if side == state.ambushed else ("EV-AMB-03",)
    return ("EV-SCN-04",)


def deploy_decision(game: Game[Skirmish], who: Id) -> ChoosePoint:
    state = game.state
    me = state.figures[who]
    ground = open_ground(state, who)
    zones = deployment_zones(state, me.side)

    def judge(at: Point) -> Refusal | None:
        return why_not_there(state, who, ground, zones, at)

    return place_decision(
        zones,
        judge,
        lambda chance: some_place(zones[chance.below(len(zones))], chance),
        rules=zone_rules(state, me.side),
        otherwise=lambda: first_free((at for zone in zones for at in zone.columns()), judge),
    )


@rule("EV-SCN-04", "EV-AMB-02", "EV-AMB-03")
def deployment_zones(state: Skirmish, side: str) -> list[Area]:
    """Its corner; in an Ambush the strip at least 6 pas from its ends, or everything outside it."""
    if state.scenario != AMBUSH:
        return [state.homes[side]]
    if side == state.ambushed:
        return [Area(STRIP.x0, 6.0, STRIP.x1, 18.0)]
    return [Area(0.0, 0.0, STRIP.x0, SIZE), Area(STRIP.x1, 0.0, SIZE, SIZE)]


@rule("EV-SCN-04", "EV-AMB-02", "EV-AMB-03")
def why_not_there(state: Skirmish, who: Id, ground: Ground, zones: list[Area], at: Point) -> Refusal | None:
    me = state.figures[who]
    here = Footprint(me.base, at, me.angle)
    if not stands_in(me, at, zones):
        on_table = within_box(here, 0.0, 0.0, *state.table.size)
        rules = zone_rules(state, me.side) if on_table else (*zone_rules(state, me.side), "EV-GEN-03")
        return Refusal("outside-deployment", rules, {"at": list(at)})
    if not ground.free(at):
        in_scenery = any(piece.blocks_move and gap_to_ring(here, piece.shape) == 0.0 for piece in state.table.pieces)
        return Refusal("no-room", ("EV-DYN-08", "EV-TER-02") if in_scenery else ("EV-DYN-08",), {"at": list(at)})
    foes = [f for f in state.figures.values() if f.side != me.side and f.on_table]
    if any(touching(here, foe) for foe in foes):
        return Refusal("may-not-touch", ("EV-AMB-03",), {"at": list(at)})
    return None
