"""Before the first round: the table, the initiative, the strips, and where the Spearheads stand."""

from __future__ import annotations

from typing import Any

from escarmouche.core.decisions import Choose, ChoosePoint, Option, Refusal
from escarmouche.core.dice import Block, Pool
from escarmouche.core.events import Placed
from escarmouche.core.game import Game
from escarmouche.core.geometry import Point, within_box
from escarmouche.core.moves import Ground
from escarmouche.core.rules import rule
from escarmouche.core.state import Id, Phase
from escarmouche.games.kharn_ages.events import Briefed, InitiativeTaken, TableLaid, ZoneTaken
from escarmouche.games.kharn_ages.figures import Battle, Zone
from escarmouche.games.kharn_ages.movement import footprint_at, settle
from escarmouche.games.kharn_ages.rolls import D10
from escarmouche.games.kharn_ages.rounds import Round
from escarmouche.games.kharn_ages.scenarios import LENGTHS, NONE
from escarmouche.games.kharn_ages.scenarios.objects import objects_of
from escarmouche.games.kharn_ages.scenarios.tables import KINDS, MIXED, STRIP, random_table
from escarmouche.games.kharn_ages.stats import CONCEALS, COUNTS, DEPLOYS, MUSTERS


class Prepare(Phase, frozen=True):
    """The table is laid and the initiative taken."""

    @rule("KA-INI-01", "KA-INI-02", "KA-INI-03", "KA-CNV-07")
    def run(self, game: Game[Any]) -> None:
        options, scenario = game.state.options, game.state.scenario
        rounds = 0 if scenario == NONE else options.get("rounds") or LENGTHS[scenario]
        game.tell(Briefed(scenario=scenario, brief=scenario, rounds=rounds, rules=("KA-CNV-04", "KA-WIN-02")))
        if not options.get("keep_table"):
            seed = str(options.get("seed", "0"))
            things = objects_of(scenario, seed)
            places = tuple(thing.at for thing in things.values() if thing.at is not None)
            table = random_table(seed, options.get("pieces"), KINDS.get(scenario, MIXED), places)
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
    chosen = game.ask(
        "first",
        seat,
        lambda: Choose(
            key="first",
            seat=seat,
            rules=("KA-INI-01", "KA-INI-02"),
            options=tuple(Option(side) for side in order),
            decline=seat,
        ),
    )
    return (chosen, *(side for side in order if side != chosen))


class Strip(Phase, frozen=True):
    """The first to deploy chooses the zone."""

    side: str

    @rule("KA-INI-02", "KA-DEP-01")
    def run(self, game: Game[Any]) -> None:
        places = strips(game.state)
        chosen = game.ask(
            "zone",
            self.side,
            lambda: Choose(
                key="zone",
                seat=self.side,
                rules=("KA-INI-02", "KA-DEP-01"),
                options=tuple(Option(name) for name in places),
            ),
        )
        others = [name for name in places if name != chosen]
        game.tell(ZoneTaken(side=self.side, zone=places[chosen], rules=("KA-INI-02",)))
        for side, name in zip([s for s in game.state.order if s != self.side], others, strict=False):
            game.tell(ZoneTaken(side=side, zone=places[name], rules=("KA-DEP-01",)))


@rule("KA-DEP-01")
def strips(state: Battle) -> dict[str, Zone]:
    """Strips two toises deep along opposite edges; with more than two sides, along the other edges as well."""
    wide, deep = state.table.size
    found = {"south": Zone(0.0, 0.0, wide, STRIP), "north": Zone(0.0, deep - STRIP, wide, deep)}
    if len(state.sides) > 2:
        found |= {"west": Zone(0.0, 0.0, STRIP, deep), "east": Zone(wide - STRIP, 0.0, wide, deep)}
    return found


class Deploy(Phase, frozen=True):
    """One Spearhead is put on the table, Safar by Safar."""

    side: str

    @rule("KA-DEP-01", "KA-DEP-02")
    def run(self, game: Game[Any]) -> None:
        for who in [f.id for f in game.state.side(self.side) if not f.on_table]:
            if game.moment(CONCEALS, False, who):
                continue
            x, y = game.ask("deploy", self.side, lambda who=who: deploy_decision(game, who))  # type: ignore[misc]
            home = game.state.homes[self.side]
            ahead = not within_box(footprint_at(game[who], (x, y)), home.x0, home.y0, home.x1, home.y1)
            scout = ahead and game.moment(DEPLOYS, 0.0, who) > 0.0
            game.tell(Placed(figure=who, at=(x, y), rules=("KA-DEP-01", "KA-SKL-16") if scout else ("KA-DEP-01",)))
            settle(game, who)


def deploy_decision(game: Game[Battle], who: Id) -> ChoosePoint:
    state = game.state
    me = state.figures[who]
    ground = Ground(state.table, me.base, tuple(f.footprint for f in state.figures.values() if f.on_table))
    zone = with_room(state, who, ground, float(game.moment(DEPLOYS, 0.0, who)))

    def propose(chance: Block) -> Point:
        return (zone.x0 + chance.unit() * (zone.x1 - zone.x0), zone.y0 + chance.unit() * (zone.y1 - zone.y0))

    return ChoosePoint(
        key="deploy",
        seat=me.side,
        figure=who,
        rules=("KA-DEP-01",),
        facts={"zones": [[zone.x0, zone.y0, zone.x1, zone.y1]]},
        judge=lambda at: why_not_there(state, who, ground, zone, at),
        propose=propose,
        otherwise=lambda: somewhere(state, who, ground, zone),
    )


@rule("KA-DEP-01")
def with_room(state: Battle, who: Id, ground: Ground, beyond: float) -> Zone:
    """Its strip, and as far beyond as it may; farther, toise by toise, for a Safar whose own side left it no room."""
    home, (wide, deep) = state.homes[state.figures[who].side], state.table.size
    while True:
        low, high = (max(0.0, home.x0 - beyond), max(0.0, home.y0 - beyond)), (home.x1 + beyond, home.y1 + beyond)
        zone = Zone(*low, min(wide, high[0]), min(deep, high[1]))
        if somewhere(state, who, ground, zone) is not None or beyond > max(wide, deep):
            return zone
        beyond += 1.0


@rule("KA-DEP-01", "KA-ZOC-11")
def why_not_there(state: Battle, who: Id, ground: Ground, zone: Zone, at: Point) -> Refusal | None:
    me = state.figures[who]
    if not within_box(footprint_at(me, at), zone.x0, zone.y0, zone.x1, zone.y1):
        return Refusal("outside-deployment", ("KA-DEP-01",), {"at": list(at)})
    return None if ground.free(at) else Refusal("no-room", ("KA-ZOC-11",), {"at": list(at)})


def somewhere(state: Battle, who: Id, ground: Ground, zone: Zone) -> Point | None:
    """A free place for those who do not care: the first on a fine grid."""
    for j in range(int((zone.y1 - zone.y0) * 4) + 1):
        for i in range(int((zone.x1 - zone.x0) * 4) + 1):
            at = (zone.x0 + i / 4, zone.y0 + j / 4)
            if why_not_there(state, who, ground, zone, at) is None:
                return at
    return None
