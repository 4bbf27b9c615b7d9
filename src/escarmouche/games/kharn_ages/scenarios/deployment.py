"""Before the first round: the table, the initiative, the strips, and where the Spearheads stand."""

from __future__ import annotations

from functools import partial

from escarmouche.core.decisions import ChoosePoint, Refusal
from escarmouche.core.dice import Pool
from escarmouche.core.events import Placed
from escarmouche.core.game import Game
from escarmouche.core.placing import ask_place, open_ground, place_decision, some_place, stands_in
from escarmouche.core.rules import rule
from escarmouche.core.state import Id, Phase
from escarmouche.games.kharn_ages.events import Briefed, InitiativeTaken, TableLaid, ZoneTaken
from escarmouche.games.kharn_ages.figures import Battle
from escarmouche.games.kharn_ages.rules.movement import room_at, stand
from escarmouche.games.kharn_ages.rules.rolls import D10
from escarmouche.games.kharn_ages.rules.rounds import Round
from escarmouche.games.kharn_ages.scenarios import LENGTHS, NONE
from escarmouche.games.kharn_ages.scenarios.objectives import told_as
from escarmouche.games.kharn_ages.scenarios.objects import lying, objects_of
from escarmouche.games.kharn_ages.scenarios.tables import CORNER, KINDS, MIXED, STRIP, random_table
from escarmouche.games.kharn_ages.stats import CONCEALS, COUNTS, DEPLOYS, MUSTERS
from escarmouche.space.areas import Area
from escarmouche.space.geometry import Point
from escarmouche.space.moves import Ground


class Prepare(Phase, frozen=True):
    """The table is laid and the initiative taken."""

    @rule("KA-INI-01", "KA-INI-02", "KA-INI-03", "KA-CNV-07")
    def run(self, game: Game[Battle]) -> None:
        options, scenario = game.state.options, game.state.scenario
        rounds = 0 if scenario == NONE else options.get("rounds") or LENGTHS[scenario]
        game.tell(
            Briefed(scenario=scenario, brief=told_as(game.state), rounds=rounds, rules=("KA-CNV-04", "KA-WIN-02"))
        )
        if not options.get("keep_table"):
            seed = str(options.get("seed", "0"))
            many = len(game.state.sides) > 2
            things = objects_of(scenario, seed, many)
            places = tuple(thing.at for thing in things.values() if thing.at is not None)
            table = random_table(seed, options.get("pieces"), KINDS.get(scenario, MIXED), places, many)
            things |= lying(seed, table, places, many)
            game.tell(TableLaid(table=table, things=things, rules=("KA-MAT-04", "KA-CNV-03")))
        for side in game.state.sides:
            game.moment(MUSTERS, None, "", side)
        named = options.get("initiative")
        order, drawn, levels = given(game.state, named) if named else initiative(game)
        rules = ("KA-INI-01", "KA-INI-03") if drawn else ("KA-INI-01",)
        if named:
            rules = ("KA-INI-04", "KA-CNV-01")
        elif not drawn and len(order) == 2:
            order = first_place(game, order)
        game.tell(InitiativeTaken(order=order, levels=levels, drawn=drawn, rules=rules))
        game.then(Strip(order[0]), *(Deploy(side) for side in order), Round())


@rule("KA-INI-01", "KA-INI-03", "KA-INI-04", "KA-CNV-02")
def initiative(game: Game[Battle]) -> tuple[tuple[str, ...], bool, dict[str, int]]:
    """The sides by the sum of their levels, as skills count them, highest first; equal sums are settled by a die."""
    state = game.state
    levels = {side: sum(game.moment(COUNTS, f.rank, f.id) for f in state.side(side)) for side in state.sides}
    best = [side for side in state.sides if levels[side] == max(levels.values())]
    drawn = len(best) > 1
    first = best[0]
    if drawn:
        face = game.roll("game", "target", Pool(1, sides=D10), None, ("KA-INI-03",)).faces[0]
        first = best[(face - 1) * len(best) // D10]
    return (first, *(side for side in state.sides if side != first)), drawn, levels


@rule("KA-INI-04", "KA-CNV-01")
def given(state: Battle, side: str) -> tuple[tuple[str, ...], bool, dict[str, int]]:
    """A scenario that says who begins overrides levels and skills."""
    return (side, *(one for one in state.sides if one != side)), False, {}


@rule("KA-INI-01", "KA-INI-02")
def first_place(game: Game[Battle], order: tuple[str, ...]) -> tuple[str, ...]:
    """The higher total decides which player deploys, and so plays, first; it may hand the first place over."""
    seat = order[0]
    chosen = game.choose("first", seat, order, seat, "KA-INI-01", "KA-INI-02")
    return (chosen, *(side for side in order if side != chosen))


class Strip(Phase, frozen=True):
    """The first to deploy chooses the zone."""

    side: str

    @rule("KA-INI-02", "KA-DEP-01")
    def run(self, game: Game[Battle]) -> None:
        places = strips(game.state)
        chosen = game.choose("zone", self.side, places, None, "KA-INI-02", "KA-DEP-01")
        others = [name for name in places if name != chosen]
        game.tell(ZoneTaken(side=self.side, zone=places[chosen], rules=("KA-INI-02",)))
        for side, name in zip([s for s in game.state.order if s != self.side], others, strict=False):
            game.tell(ZoneTaken(side=side, zone=places[name], rules=("KA-DEP-01",)))


@rule("KA-DEP-01")
def strips(state: Battle) -> dict[str, Area]:
    """Strips two toises deep along opposite edges; with more than two sides, along the other edges as well, the corners
    where they would meet left out."""
    wide, deep = state.table.size
    if len(state.sides) == 2:
        return {"south": Area(0.0, 0.0, wide, STRIP), "north": Area(0.0, deep - STRIP, wide, deep)}
    low, right, top = STRIP + CORNER, wide - STRIP - CORNER, deep - STRIP - CORNER
    return {
        "south": Area(low, 0.0, right, STRIP),
        "north": Area(low, deep - STRIP, right, deep),
        "west": Area(0.0, low, STRIP, top),
        "east": Area(wide - STRIP, low, wide, top),
    }


class Deploy(Phase, frozen=True):
    """One Spearhead is put on the table, Safar by Safar."""

    side: str

    @rule("KA-DEP-01", "KA-DEP-02")
    def run(self, game: Game[Battle]) -> None:
        for who in [f.id for f in game.state.side(self.side) if not f.on_table]:
            if game.moment(CONCEALS, False, who):
                continue
            at = ask_place(game, "deploy", who, partial(deploy_decision, game, who))
            ahead = not stands_in(game[who], at, (game.state.homes[self.side],))
            scout = ahead and game.moment(DEPLOYS, 0.0, who) > 0.0
            game.tell(Placed(figure=who, at=at, rules=("KA-DEP-01", "KA-SKL-16") if scout else ("KA-DEP-01",)))
            stand(game, who)


def deploy_decision(game: Game[Battle], who: Id) -> ChoosePoint:
    state = game.state
    ground = open_ground(state, who)
    beyond = game.moment(DEPLOYS, 0.0, who)
    rules = ("KA-DEP-01", "KA-SKL-16") if beyond else ("KA-DEP-01",)
    zone = with_room(state, who, ground, beyond)
    return place_decision(
        (zone,),
        lambda at: why_not_there(state, who, zone, at, rules),
        lambda chance: some_place(zone, chance),
        rules=rules,
        otherwise=lambda: somewhere(state, who, ground, zone),
    )


@rule("KA-DEP-01")
def with_room(state: Battle, who: Id, ground: Ground, beyond: float) -> Area:
    """Its strip, and as far beyond as it may; farther, toise by toise, for a Safar whose own side left it no room."""
    home, (wide, deep) = state.homes[state.figures[who].side], state.table.size
    while True:
        low, high = (max(0.0, home.x0 - beyond), max(0.0, home.y0 - beyond)), (home.x1 + beyond, home.y1 + beyond)
        zone = Area(*low, min(wide, high[0]), min(deep, high[1]))
        if somewhere(state, who, ground, zone) is not None or beyond > max(wide, deep):
            return zone
        beyond += 1.0


@rule("KA-DEP-01", "KA-ZOC-11")
def why_not_there(
    state: Battle, who: Id, zone: Area, at: Point, rules: tuple[str, ...] = ("KA-DEP-01",)
) -> Refusal | None:
    """Within the zone with its whole base, on the ground, on a roof or in a ditch, where there is room."""
    if not stands_in(state.figures[who], at, (zone,)):
        return Refusal("outside-deployment", rules, {"at": list(at)})
    return None if room_at(state, who, at) else Refusal("no-room", ("KA-ZOC-11",), {"at": list(at)})


def somewhere(state: Battle, who: Id, ground: Ground, zone: Area) -> Point | None:
    """A free place for those who do not care: the first on a fine grid, away from scenery if there is one."""
    me = state.figures[who]
    bare = next((at for at in zone.rows() if ground.free(at) and stands_in(me, at, (zone,))), None)
    return bare or next((at for at in zone.rows() if stands_in(me, at, (zone,)) and room_at(state, who, at)), None)
