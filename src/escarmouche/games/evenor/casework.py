"""Cases: a described situation becomes a state, and questions are put to the table."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from escarmouche.core.dice import SeededDice
from escarmouche.core.game import Game
from escarmouche.core.geometry import CONTACT, Round, quantise
from escarmouche.core.state import Id
from escarmouche.core.table import Table
from escarmouche.core.words import Unknown
from escarmouche.games.evenor.activation import max_actions
from escarmouche.games.evenor.figures import COVER, OUT, Fighter, Skirmish, Token, Weapon, fighter, profiles, trait_name
from escarmouche.games.evenor.melee import Bout, dice_of
from escarmouche.games.evenor.movement import allowance, apart, engaged_with, shelters, touches, trip, walk_of
from escarmouche.games.evenor.powers import Spell
from escarmouche.games.evenor.scenarios import AMBUSH, EXTERMINATION, ORICHALCUM
from escarmouche.games.evenor.scenarios.deployment import Corner, Deploy, Prepare
from escarmouche.games.evenor.scenarios.tables import (
    LOWER_LEFT,
    LOWER_RIGHT,
    UPPER_LEFT,
    UPPER_RIGHT,
    corners,
    piece,
    token_places,
)
from escarmouche.games.evenor.shooting import Aim, band_of, concealed, hidden_share, why_no_shot
from escarmouche.games.evenor.stats import COMBAT, FEAR, INITIATIVE, PERCEPTION, POWER, REACTION, SAVE, SHOOTING
from escarmouche.games.evenor.traits import IMPLEMENTED
from escarmouche.games.evenor.turns import Slot, Turn, ready, starts

ZONES = {
    "lower-left": LOWER_LEFT,
    "upper-right": UPPER_RIGHT,
    "upper-left": UPPER_LEFT,
    "lower-right": LOWER_RIGHT,
}
LETTERS = {"I": "initiative", "R": "reaction", "C": "combat", "T": "shooting", "S": "save", "V": "vitality"}


def slug(name: str) -> str:
    """Léonidas -> leonidas: the id of a model made from its profile's name."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return plain.lower().replace(" ", "-").replace("'", "")


# ---------------------------------------------------------------- from a case to a state


class CaseWeapon(Struct, frozen=True, forbid_unknown_fields=True):
    """A weapon written in a case."""

    name: str
    P: int
    ranges: tuple[int, int, int] | None = None
    magic: bool = False
    thrown: bool = False
    save: int = 0


def case_state(case: Any) -> Skirmish:
    """Figures where the case puts them, ready to act; through deployment only if the play begins with it."""
    options = dict(case.options)
    scenario = options.get("scenario") or EXTERMINATION
    table = Table(case.size or (24.0, 24.0), tuple(case_piece(entry) for entry in case.terrain))
    figures = {who: case_figure(who, entry, table) for who, entry in case.figures.items()}
    first, second = case_sides(options)
    diagonal = options.get("diagonal", "rising")
    random = not case.terrain and ("seed" in options or "pieces" in options)
    state = Skirmish(
        table=table,
        figures=figures,
        turn=case.turn.number,
        first=first,
        scenario=EXTERMINATION if scenario == "roll" else scenario,
        ambushed=options.get("ambushed", second) if scenario == AMBUSH else "",
        homes=case_homes(options, scenario, first, second, diagonal),
        tokens=case_tokens(options, scenario, figures),
        options={**options, "keep_table": not random},
    )
    if scenario == ORICHALCUM:
        state = with_carriers(state)
    before = case_preparations(case, state, scenario)
    if before:
        return replace(state, turn=case.turn.number - 1, agenda=before)
    return replace(state, agenda=(Slot(case.turn.active or starts(state, case.turn.number)),))


def case_sides(options: Mapping[str, Any]) -> tuple[str, str]:
    """Side 1 and side 2; in an ambush side 2 is the ambushed band unless the case says otherwise."""
    ambushed = options.get("ambushed", "blue")
    first = options.get("first", "blue" if ambushed == "red" else "red")
    return first, "blue" if first == "red" else "red"


def case_preparations(case: Any, state: Skirmish, scenario: str) -> tuple[Any, ...]:
    """What comes before the first turn, if the case begins there."""
    first, second = state.first, "blue" if state.first == "red" else "red"
    opening = case.play[0].key if case.play else ""
    if scenario == "roll":
        return (Prepare(),)
    if opening == "corner":
        return (Corner(first), Deploy(first), Deploy(second), Turn())
    if opening == "deploy":
        leads = state.ambushed or first
        return (Deploy(leads), Deploy(first if leads == second else second), Turn())
    return ()


def case_piece(entry: Any) -> Any:
    made = piece(entry.id, entry.kind, entry.shape)
    extra = {**entry.extra, **({} if entry.height is None else {"height": entry.height})}
    if "tags" in extra:
        extra["tags"] = frozenset(extra["tags"])
    return replace(made, **extra)


def case_figure(who: Id, entry: Any, table: Table) -> Fighter:
    made = fighter(profiles()[entry.profile], who, entry.side)
    changes: dict[str, Any] = {"name": entry.profile, "status": frozenset(entry.status)}
    if entry.at is not None:
        changes |= {"at": quantise(entry.at), "on_table": True}
    for name, value in {**entry.extra, **entry.with_}.items():
        changes |= case_field(made, name, value)
    if OUT in changes["status"]:
        changes.setdefault("vitality", 0)
    if "printed_vitality" not in changes and changes.get("vitality", 0) > made.printed_vitality:
        changes["printed_vitality"] = changes["vitality"]
    made = replace(made, **changes)
    if made.behind and made.behind not in {piece.id for piece in table.pieces}:
        raise Unknown("piece of scenery", made.behind, [piece.id for piece in table.pieces])
    if COVER in made.status and not made.behind:
        behind = [p.id for p in table.pieces if shelters(p) and touches(made.footprint, p)]
        made = replace(made, behind=behind[0] if behind else "")
    return made


def case_field(made: Fighter, name: str, value: Any) -> dict[str, Any]:
    """What a field named in a case changes in a model."""
    if name in LETTERS:
        return {LETTERS[name]: value}
    if name == "traits":
        return {"traits": case_traits(value)}
    if name == "more_traits":
        return {"traits": {**made.traits, **case_traits(value)}}
    if name == "weapons":
        for weapon in value:
            for field in weapon if isinstance(weapon, dict) else ():
                if field not in CaseWeapon.__struct_fields__:
                    raise Unknown("field of a weapon", field, CaseWeapon.__struct_fields__)
        listed = msgspec.convert(value, list[CaseWeapon])
        return {"weapons": tuple(Weapon(w.name, w.P, w.ranges, w.magic, w.thrown, w.save) for w in listed)}
    if name == "base":
        return {"base": Round(value / 2)}
    if name == "printed_V":
        return {"printed_vitality": value}
    if name in ("lost_weapons", "tokens"):
        return {name: tuple(value)}
    return {name: value}


def case_traits(value: Any) -> dict[str, int | None]:
    """Traits with their values, or just their names; a trait the book does not have is an error."""
    given = value if isinstance(value, Mapping) else dict.fromkeys(value)
    traits = {trait_name(trait): number for trait, number in given.items()}
    for trait in traits:
        if trait not in IMPLEMENTED:
            raise Unknown("trait", trait, sorted(IMPLEMENTED))
    return traits


def case_homes(options: Mapping[str, Any], scenario: str, first: str, second: str, diagonal: str) -> dict[str, Any]:
    given = options.get("homes")
    if given:
        return {side: ZONES[name] for side, name in given.items()}
    if scenario == AMBUSH:
        return {}
    places = list(corners(scenario, diagonal).values())
    return {first: places[0], second: places[1]}


def case_tokens(options: Mapping[str, Any], scenario: str, figures: Mapping[Id, Fighter]) -> dict[str, Token]:
    if "tokens" in options:
        lying = {name: quantise((float(at[0]), float(at[1]))) for name, at in options["tokens"].items()}
    else:
        lying = token_places(options.get("diagonal", "rising")) if scenario == ORICHALCUM else {}
    carried = {token: Token(carrier=who) for who, figure in figures.items() for token in figure.tokens}
    return {**{name: Token(at=at) for name, at in lying.items()}, **carried}


def with_carriers(state: Skirmish) -> Skirmish:
    homes: Mapping[str, Any] = state.options.get("tokens_home", {})
    tokens = dict(state.tokens)
    for token, side in homes.items():
        tokens[token] = Token(home=side)
    return replace(state, tokens=tokens)


# ---------------------------------------------------------------- facts about a figure


def figure_facts(state: Skirmish, who: Id) -> dict[str, Any]:
    """A model by the names that cases, the terminal and clients use."""
    me = state.figures[who]
    letters = {letter: getattr(me, field) for letter, field in LETTERS.items()}
    lost = set(me.lost_weapons)
    return {
        "side": me.side,
        "profile": me.profile,
        "name": me.name,
        "role": me.role,
        "faction": me.faction,
        "cost": me.cost,
        "at": list(me.at),
        **letters,
        "printed_V": me.printed_vitality,
        "status": sorted(me.status),
        "traits": dict(me.traits),
        "weapons": [weapon.name for weapon in me.weapons if weapon.name not in lost],
        "lost_weapons": list(me.lost_weapons),
        "behind": me.behind,
        "tokens": list(me.tokens),
        "healing_tried": me.healing_tried,
        "base": 2 * me.radius,
        "in_play": me.in_play,
        "on_table": me.on_table,
        "monster": me.monster,
    }


# ---------------------------------------------------------------- queries


def query(state: Skirmish, name: str, asked: Mapping[str, Any]) -> Any:
    """The answer to a question put to the table; the names are those of the vocabulary."""
    game: Game[Skirmish] = Game(state if state.agenda else replace(state, agenda=(Turn(),)), SeededDice("query"))
    return QUERIES[name](game, asked)


def sight_query(game: Game[Skirmish], asked: Mapping[str, Any]) -> str:
    share = hidden_share(game.state, asked["from"], asked["to"])
    if share >= 1.0 - 1e-9:
        return "blocked"
    if concealed(share):
        return "concealed"
    return "partial" if share > 1e-9 else "clear"


def threshold_query(game: Game[Skirmish], asked: Mapping[str, Any]) -> int | str:
    """The final threshold of a characteristic in a described situation; none for a model that does not have it."""
    who, stat = asked["figure"], asked["stat"]
    if stat not in THRESHOLDS:
        raise Unknown("stat", stat, THRESHOLDS)
    owned = figure_facts(game.state, who)
    if owned.get(stat, 0) is None or (stat in TRAITS_ASKED and stat not in game[who].traits):
        return "none"
    if stat == "C":
        target = asked.get("target", who)
        bout = Bout((who,), target, frozenset(asked.get("charging", ())), frozenset(asked.get("afraid", ())))
        return game.total(COMBAT, who, bout).value
    if stat in ("T", *POWERS_ASKED) and "target" not in asked:
        return int(game[who].shooting if stat == "T" else game[who].traits[stat])
    if stat == "T":
        return game.total(SHOOTING, who, aim_asked(game, asked)).value
    if stat in POWERS_ASKED:
        spell = Spell(who, stat, asked["target"])
        return game.total(POWER, who, spell, base=game[who].traits[stat]).value
    plain = {"I": INITIATIVE, "R": REACTION, "S": SAVE, "Perception": PERCEPTION, "fear": FEAR}[stat]
    return game.total(plain, who).value


POWERS_ASKED = ("Confusion", "Bénédiction", "Soin")
TRAITS_ASKED = (*POWERS_ASKED, "Perception")
THRESHOLDS = ("I", "R", "C", "T", "S", "fear", *TRAITS_ASKED)


def weapon_of(game: Game[Skirmish], who: Id, name: str) -> Weapon:
    me: Fighter = game[who]
    names = [weapon.name for weapon in me.weapons]
    if name not in names:
        raise Unknown("weapon", name, names)
    return me.weapon(name)


def aim_asked(game: Game[Skirmish], asked: Mapping[str, Any]) -> Aim:
    who, target = asked["figure"], asked["target"]
    weapon = weapon_of(game, who, asked["weapon"] if "weapon" in asked else game[who].missiles[0].name)
    kind = asked.get("kind", "static")
    distance = apart(game.state, who, target)
    band = "short" if kind == "counter-charge" else band_of(weapon, distance) or "long"
    return Aim(who, target, weapon.name, kind, band, distance)


def range_query(game: Game[Skirmish], asked: Mapping[str, Any]) -> str:
    weapon = weapon_of(game, asked["from"], asked["weapon"])
    return band_of(weapon, apart(game.state, asked["from"], asked["to"])) or "out"


def shot_query(game: Game[Skirmish], asked: Mapping[str, Any]) -> str:
    weapon = weapon_of(game, asked["from"], asked["weapon"])
    refusal = why_no_shot(game.state, asked["from"], asked["to"], weapon)
    return refusal.reason if refusal else "legal"


def route_query(game: Game[Skirmish], asked: Mapping[str, Any]) -> float | str:
    """The cost of the cheapest way for a displacement, to a point or into contact."""
    who = asked["figure"]
    plan = trip(game, who, asked.get("kind", "run"))
    walk = walk_of(game, who, plan)
    if "touch" in asked:
        route = walk.ground.route_to_touch(game[who].at, walk.ids.index(asked["touch"]), plan.limit)
    else:
        x, y = asked["to"]
        route = walk.ground.route(game[who].at, quantise((float(x), float(y))), plan.limit)
    return "none" if route is None else round(route.cost, 3)


def dice_query(game: Game[Skirmish], asked: Mapping[str, Any]) -> int:
    who, target = asked["figure"], asked["target"]
    bout = Bout((who,), target, frozenset(asked.get("charging", ())))
    return dice_of(game, who, weapon_of(game, who, asked["weapon"]), bout, [target])


QUERIES: dict[str, Callable[[Game[Skirmish], Mapping[str, Any]], Any]] = {
    "sight": sight_query,
    "hidden": lambda game, asked: hidden_share(game.state, asked["from"], asked["to"]),
    "distance": lambda game, asked: apart(game.state, asked["from"], asked["to"]),
    "contact": lambda game, asked: apart(game.state, asked["from"], asked["to"]) <= CONTACT,
    "engaged": lambda game, asked: sorted(engaged_with(game.state, asked["figure"])),
    "range": range_query,
    "shot": shot_query,
    "threshold": threshold_query,
    "dice": dice_query,
    "actions": lambda game, asked: max_actions(game, asked["figure"]),
    "allowance": lambda game, asked: allowance(game, asked["figure"], asked["kind"]),
    "route": route_query,
    "monster": lambda game, asked: game[asked["figure"]].monster,
    "starts": lambda game, asked: starts(game.state, asked["turn"]),
    "ready": lambda game, asked: sorted(figure.id for figure in ready(game.state, asked["side"])),
}
