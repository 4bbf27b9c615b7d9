"""Cases: a described situation becomes a state, and questions are put to the table."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from escarmouche.core.dice import SeededDice
from escarmouche.core.game import Game
from escarmouche.core.geometry import Round as RoundBase
from escarmouche.core.geometry import quantise
from escarmouche.core.rules import rule
from escarmouche.core.shapes import Fault
from escarmouche.core.state import Id
from escarmouche.core.table import Table
from escarmouche.core.texts import Texts
from escarmouche.core.words import Unknown
from escarmouche.games.kharn_ages.ambush import zones
from escarmouche.games.kharn_ages.cards import Spell, shelf, this_game
from escarmouche.games.kharn_ages.catalogue import PLAIN
from escarmouche.games.kharn_ages.figures import (
    AMBUSH,
    DEFEATED,
    KINDS,
    LETTERS,
    NAMES,
    Battle,
    Bleed,
    Carcass,
    Gear,
    Lair,
    Lasting,
    Safar,
    Thing,
    active_skills,
    card_of,
    pieces_of,
    safar,
    taken_in_hand,
)
from escarmouche.games.kharn_ages.keywords import KEYWORDS, misprinted
from escarmouche.games.kharn_ages.magic import effects_at, why_no_target
from escarmouche.games.kharn_ages.morale import fright_of
from escarmouche.games.kharn_ages.movement import pace, walk_cost, walk_of
from escarmouche.games.kharn_ages.relief import standing
from escarmouche.games.kharn_ages.rounds import Round, Slot, begins, ready
from escarmouche.games.kharn_ages.scenarios import BATTLE
from escarmouche.games.kharn_ages.scenarios.deployment import Deploy, Prepare, Strip, strips
from escarmouche.games.kharn_ages.scenarios.tables import SIZE, piece
from escarmouche.games.kharn_ages.shooting import band, span, why_no_shot
from escarmouche.games.kharn_ages.sight import cover, sees
from escarmouche.games.kharn_ages.space import apart, engaged_by, in_aura, in_reach, is_free, supporters
from escarmouche.games.kharn_ages.stats import BY_LETTER, INCANTATION, POOL, Effort, Incantation
from escarmouche.games.kharn_ages.structure import card_of as structure_card
from escarmouche.games.kharn_ages.terrain import worst


def slug(name: str) -> str:
    """Épieu -> epieu: the id of a Safar made from its profile's name."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return plain.lower().replace(" ", "-").replace("'", "-")


# ---------------------------------------------------------------- from a case to a state


def case_state(case: Any) -> Battle:
    """Figures where the case puts them, ready to act; through deployment only if the play begins with it."""
    options = dict(case.options)
    table = Table(case.size or (SIZE, SIZE), tuple(case_piece(entry) for entry in case.terrain))
    figures = {who: case_figure(who, entry, table) for who, entry in case.figures.items()}
    sides = tuple(dict.fromkeys(["red", "blue", *(f.side for f in figures.values())]))
    first = options.get("first", "red")
    state = Battle(
        table=table,
        figures=figures,
        sides=sides,
        turn=case.turn.number,
        scenario=options.get("scenario", BATTLE),
        order=(first, *(side for side in sides if side != first)),
        last=options.get("last", ""),
        things={name: msgspec.convert(entry, Thing) for name, entry in options.get("things", {}).items()},
        structure=dict(options.get("structure", {})),
        burning=tuple(options.get("burning", ())),
        fallen=options.get("fallen", 0),
        objectives=dict(options.get("objectives", {})),
        carcasses={f.id: Carcass(f.at, f.level) for f in figures.values() if DEFEATED in f.status},
        options={**options, "keep_table": True},
    )
    if len(sides) == 2:
        camps, told = strips(state), options.get("homes", {"red": "south", "blue": "north"})
        state = replace(state, homes={side: camps[told[side]] for side in sides if side in told})
    state = carried(state)
    for figure in figures.values():
        if figure.lair is not None and figure.lair.zone not in zones(state):
            raise Unknown("zone", str(figure.lair.zone), zones(state))
    opening = case.play[0].key if case.play else ""
    before = openings(state, opening, "target" in case.dice.get("game", {}))
    if before:
        return replace(state, turn=case.turn.number - 1, agenda=before)
    active = case.turn.active or (first if case.turn.number == 1 else begins(state, case.turn.number))
    return replace(state, agenda=(Slot(active),))


def carried(state: Battle) -> Battle:
    """Things have the structure points of their cards unless told; who carries them and what is carried agree."""
    things, figures = dict(state.things), dict(state.figures)
    for name, thing in things.items():
        card = structure_card(state, thing.kind)
        if card is not None and "points" not in state.options["things"][name]:
            things[name] = replace(thing, points=card.structure)
        if thing.carrier:
            if thing.carrier not in figures:
                raise Unknown("figure", thing.carrier, figures)
            bearer = figures[thing.carrier]
            if name not in bearer.carrying:
                figures[bearer.id] = replace(bearer, carrying=(*bearer.carrying, name))
    for bearer in state.figures.values():
        for name in bearer.carrying:
            if name in things:
                things[name] = replace(things[name], carrier=bearer.id, at=None)
            elif name not in figures:
                raise Unknown("thing", name, things)
    return replace(state, things=things, figures=figures)


def openings(state: Battle, opening: str, drawn: bool) -> tuple[Any, ...]:
    """What comes before the first round, if the case begins there; a die for the initiative is rolled first."""
    deployed = (*(Deploy(side) for side in state.order), Round())
    if opening in ("first", "ambush") or (opening == "zone" and drawn):
        return (Prepare(),)
    if opening == "zone":
        return (Strip(state.order[0]), *deployed)
    return deployed if opening in ("deploy", "lair") else ()


def case_piece(entry: Any) -> Any:
    made = piece(entry.id, entry.kind, entry.shape)
    extra = {**entry.extra, **({} if entry.height is None else {"height": entry.height})}
    if "tags" in extra:
        extra["tags"] = frozenset(extra["tags"])
    return replace(made, **extra)


def case_figure(who: Id, entry: Any, table: Table) -> Safar:
    made = safar(PLAIN if entry.profile == PLAIN.name else shelf().profiles[entry.profile], who, entry.side)
    changes: dict[str, Any] = {"status": frozenset(entry.status)}
    if entry.at is not None:
        at = quantise(entry.at)
        changes |= {"at": at, "on_table": True, "level": standing(table, at)}
    given = {**entry.extra, **entry.with_}
    skills = named_skills(given.get("skills", made.printed)) | named_skills(given.get("more_skills", {}))
    made = replace(made, printed=skills)
    for name, value in given.items():
        if name not in LATER:
            changes |= case_field(made, name, value)
    gear: dict[str, Gear] = changes.get("gear", made.gear)
    for item, boxes in given.get("boxes", {}).items():
        if item not in gear:
            raise Unknown("item", item, gear)
        gear = {**gear, item: replace(gear[item], boxes=boxes)}
    changes |= {"gear": gear, "skills": active_skills(skills, gear, changes.get("lasting", ()))}
    if "ammo" in given:
        changes["ammo"] = given["ammo"]
    if changes.get("lair") is not None:
        changes["status"] |= {AMBUSH}
    if "ap" in changes and "profile_ap" not in changes and changes["ap"] > made.profile_ap:
        changes["profile_ap"] = changes["ap"]
    if "hp" in changes and "profile_hp" not in changes and changes["hp"] > made.profile_hp:
        changes["profile_hp"] = changes["hp"]
    return replace(made, **changes)


def case_field(made: Safar, name: str, value: Any) -> dict[str, Any]:
    """What a field named in a case changes in a Safar."""
    if name in NAMES:
        return {NAMES[name]: value}
    if name in FIELDS:
        return {FIELDS[name]: value}
    if name == "base":
        return {"base": RoundBase(value / 2)}
    if name == "equipment":
        things = [case_thing(item) for item in value]
        weapons = [card_of(thing) for thing in things if thing.kind == "weapon"]
        return {"gear": taken_in_hand(things, "exceptional" in made.printed), "ammo": pieces_of(weapons)}
    if name == "gear":
        gear = msgspec.convert(value, dict[str, Gear])
        for thing in gear.values():
            if thing.kind not in KINDS:
                raise Unknown("kind of gear", thing.kind, KINDS)
        return {"gear": gear}
    if name == "mastery":
        return {"mastery": tuple(tuple(die) for die in value)}
    if name in ("spent", "given_up"):
        return {name: frozenset(number - 1 for number in value)}
    if name == "used":
        return {name: frozenset(value)}
    if name == "bleeding":
        return {"bleeding": tuple(Bleed(one) if isinstance(one, int) else msgspec.convert(one, Bleed) for one in value)}
    if name == "lair":
        return {} if value is None else {"lair": Lair(value), "on_table": False}
    if name == "spells":
        for spell in value:
            spell_named(spell)
    if name in ("braved", "charged", "spells", "carrying"):
        return {name: tuple(value)}
    if name == "lasting":
        return {"lasting": msgspec.convert(value, tuple[Lasting, ...])}
    return {name: value}


LATER = ("boxes", "skills", "more_skills", "ammo")
"""Fields that other fields depend on, or that change what others gave."""


def named_skills(value: Any) -> dict[str, Any]:
    """Skills with what follows them; a word or a value that no card could print is an error."""
    skills = dict(value) if isinstance(value, Mapping) else dict.fromkeys(value)
    for name, follows in skills.items():
        if name not in KEYWORDS:
            raise Unknown("skill", str(name), KEYWORDS)
        reason, facts, near = misprinted(name, follows)
        if reason:
            raise ValueError(
                "skills: " + Fault(reason=reason, facts=facts, nearest=near).told(Texts(this_game(), "en"))
            )
    return skills


def case_thing(told: Any) -> Gear:
    """A thing by the name of its card, or by a card written out: fields that differ from the one of that name."""
    fields: dict[str, Any] = {"name": told} if isinstance(told, str) else dict(told)
    cards: dict[str, Mapping[str, Any]] = {
        "weapon": shelf().weapons,
        "shield": shelf().shields,
        "armour": shelf().armours,
    }
    name = fields.get("name")
    known: dict[str, Any] = {word: card for kind in cards.values() for word, card in kind.items()}
    if not isinstance(name, str) or (name not in known and len(fields) == 1):
        raise Unknown("card", str(name), sorted(known))
    usual = "armour" if "threshold" in fields else "shield" if "boxes" in fields or "adds" in fields else "weapon"
    kind = next((kind for kind, named in cards.items() if name in named), fields.pop("kind", usual))
    if kind not in KINDS:
        raise Unknown("kind of card", str(kind), KINDS)
    printed = (
        msgspec.to_builtins(known[name]) if name in known else {"cost": 0, **({"hands": 1} if kind == "weapon" else {})}
    )
    told_fields = {**printed, **{word: value for word, value in fields.items() if word != "kind"}}
    for word in told_fields:
        if word not in KINDS[kind].__struct_fields__:
            raise Unknown(f"field of a {kind}", word, KINDS[kind].__struct_fields__)
    try:
        card = msgspec.convert(told_fields, KINDS[kind])
    except msgspec.ValidationError as error:
        raise ValueError(f"{name}: {error}") from None
    unprinted = [word for word in NEEDED[kind] if getattr(card, word) is None]
    if unprinted:
        blanks = ", ".join(f"{word}: NUMBER" for word in unprinted)
        raise ValueError(f"the book does not print all of {name}: write {{name: {name}, {blanks}}}")
    own = "" if len(fields) == 1 else msgspec.json.encode(card).decode()
    return Gear(name, kind, boxes=getattr(card, "boxes", 0) or 0, own=own)


NEEDED = {"weapon": (), "shield": ("boxes",), "armour": ("threshold", "low", "high", "boxes")}
"""What play needs to know of a card."""
FIELDS = {"AP": "ap", "HP": "hp", "full_AP": "profile_ap", "full_HP": "profile_hp"}


# ---------------------------------------------------------------- facts about a figure


def figure_facts(state: Battle, who: Id) -> dict[str, Any]:
    """A Safar by the names that cases, the terminal and clients use."""
    me = state.figures[who]
    return {
        "side": me.side,
        "profile": me.profile,
        "name": me.name,
        "rank": me.rank,
        "faction": me.faction,
        "cost": me.cost,
        "at": list(me.at),
        "level": me.level,
        **{letter: getattr(me, NAMES[letter]) for letter in LETTERS},
        "AP": me.ap,
        "full_AP": me.profile_ap,
        "HP": me.hp,
        "full_HP": me.profile_hp,
        "burnt": me.burnt,
        "stature": me.stature,
        "base": 2 * me.radius,
        "status": sorted(me.status),
        "skills": dict(me.skills),
        "mastery": [list(die) for die in me.mastery],
        "spent": sorted(number + 1 for number in me.spent),
        "given_up": sorted(number + 1 for number in me.given_up),
        "shrunk": me.shrunk,
        "equipment": list(me.gear),
        "held": [item for item, gear in me.gear.items() if gear.held],
        "boxes": {item: gear.boxes for item, gear in me.gear.items() if gear.kind != "weapon"},
        "ammo": dict(me.ammo),
        "spells": list(me.spells),
        "cast": dict(me.cast),
        "lasting": in_force(me.lasting),
        "bleeding": [bleed.value for bleed in me.bleeding],
        "poison": me.poison,
        "failures": dict(me.failures),
        "charged": list(me.charged),
        "braved": list(me.braved),
        "carrying": list(me.carrying),
        "food": me.food,
        "moves": me.moves,
        "free_move": me.free_move,
        "attacks": me.attacks,
        "used": sorted(me.used),
        "leader": me.leader,
        "kind": me.kind,
        "hands": me.hands,
        "lair": None if me.lair is None else me.lair.zone,
        "in_play": me.in_play,
        "on_table": me.on_table,
    }


def in_force(lasting: tuple[Lasting, ...]) -> dict[str, int]:
    """Workings by name; those of several spells add up."""
    found: dict[str, int] = {}
    for one in lasting:
        found[one.name] = found.get(one.name, 0) + one.value
    return found


# ---------------------------------------------------------------- queries


@rule("KA-MEA-02")
def query(state: Battle, name: str, asked: Mapping[str, Any]) -> Any:
    """The answer to a question put to the table at any moment, by anybody; the names are those of the vocabulary."""
    for word in ("figure", "from", "against"):
        if not isinstance(asked.get(word, ""), str):
            raise Unknown("figure", str(asked[word]), sorted(state.figures))
    return QUERIES[name](table(state), asked)


def table(state: Battle) -> Game[Battle]:
    """The state as rules see it, for looking only."""
    return Game(state if state.agenda else replace(state, agenda=(Round(),)), SeededDice("query"))


def stat_query(game: Game[Battle], asked: Mapping[str, Any]) -> int:
    if asked["stat"] not in BY_LETTER:
        raise Unknown("stat", asked["stat"], BY_LETTER)
    return game.total(BY_LETTER[asked["stat"]], asked["figure"]).value


def pace_query(game: Game[Battle], asked: Mapping[str, Any]) -> int:
    """How far a movement goes from here: on the ground it stands on, if it meets no worse."""
    me = game[asked["figure"]]
    return worst(game.state, me, pace(game, me.id, asked.get("kind", "walk")), (me.at,))[0]


def shot_query(game: Game[Battle], asked: Mapping[str, Any]) -> str:
    refusal = why_no_shot(game, asked["from"], asked["to"], asked["weapon"])
    return refusal.reason if refusal else "legal"


def spell_named(name: Any) -> Spell:
    if not isinstance(name, str) or name not in shelf().spells:
        raise Unknown("spell", str(name), sorted(shelf().spells))
    return shelf().spells[name]


def cast_query(game: Game[Battle], asked: Mapping[str, Any]) -> str:
    """Legal, or the word for what forbids the spell at this target."""
    who, target = asked["from"], asked.get("to", asked["from"])
    spell = spell_named(asked["spell"])
    if effects_at(game, who, target, spell):
        return "legal"
    refusal = why_no_target(game, who, target, spell, spell.target)
    return refusal.reason if refusal else "nobody-there"


def incantation_query(game: Game[Battle], asked: Mapping[str, Any]) -> int:
    """What an incantation adds to its die."""
    who, ap = asked["figure"], asked.get("ap", 1)
    made = Incantation(who, asked.get("spell", ""), asked.get("to", who), 0, ap)
    return game.total(INCANTATION, who, made, base=ap * game.total(BY_LETTER["I"], who).value).value


def route_query(game: Game[Battle], asked: Mapping[str, Any]) -> float | str:
    """The length of the shortest way for a walk, to a point or into contact."""
    who = asked["figure"]
    walk = walk_of(game.state, who)
    limit = float(pace(game, who))
    if "touch" in asked:
        route = walk.ground.route_to_touch(game[who].at, walk.ids.index(asked["touch"]), limit)
    else:
        x, y = asked["to"]
        route = walk.ground.route(game[who].at, quantise((float(x), float(y))), limit)
    return "none" if route is None else round(route.cost, 3)


QUERIES: dict[str, Callable[[Game[Battle], Mapping[str, Any]], Any]] = {
    "distance": lambda game, asked: apart(game.state, asked["from"], asked["to"]),
    "sight": lambda game, asked: sees(game.state, asked["from"], asked["to"]),
    "reach": lambda game, asked: in_reach(game.state, asked["from"], asked["to"], asked.get("weapon", "")),
    "cover": lambda game, asked: cover(game.state, asked["from"], asked["to"]),
    "shot": shot_query,
    "band": lambda game, asked: band(
        game[asked["from"]].card(asked["weapon"]).shot, span(game.state, asked["from"], asked["to"])
    ),
    "engaged": lambda game, asked: sorted(engaged_by(game.state, asked["figure"])),
    "free": lambda game, asked: is_free(game.state, asked["figure"]),
    "aura": lambda game, asked: in_aura(game, asked["from"], asked["to"]),
    "support": lambda game, asked: sorted(supporters(game.state, asked["figure"], asked["against"])),
    "cast": cast_query,
    "incantation": incantation_query,
    "fright": lambda game, asked: fright_of(game[asked["figure"]]),
    "stat": stat_query,
    "pace": pace_query,
    "walk_cost": lambda game, asked: walk_cost(game[asked["figure"]]),
    "pool": lambda game, asked: game.total(POOL, asked["figure"], Effort(asked.get("field", ""), "query")).value,
    "route": route_query,
    "begins": lambda game, asked: begins(game.state, asked["round"]),
    "ready": lambda game, asked: sorted(figure.id for figure in ready(game.state, asked["side"])),
    "strips": lambda game, asked: list(strips(game.state)),
}
