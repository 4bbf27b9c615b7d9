"""Questions put to the table: what a model sees, reaches, needs and may do."""

from __future__ import annotations

from escarmouche.core.decisions import Refused
from escarmouche.core.game import Game
from escarmouche.core.rules import Stat
from escarmouche.core.state import Id
from escarmouche.files.words import Unknown
from escarmouche.games.evenor.figures import Fighter, Skirmish, Weapon
from escarmouche.games.evenor.rules.activation import Rank, max_actions
from escarmouche.games.evenor.rules.melee import Bout, power_of
from escarmouche.games.evenor.rules.movement import allowance, apart, engaged_with, known_places, path_decision, trip
from escarmouche.games.evenor.rules.powers import POWERS, Spell
from escarmouche.games.evenor.rules.shooting import Aim, band_of, concealed, hidden_share, why_no_shot
from escarmouche.games.evenor.rules.turns import Turn, ready, starts
from escarmouche.games.evenor.stats import COMBAT, FEAR, INITIATIVE, PERCEPTION, POWER, REACTION, SAVE, SHOOTING
from escarmouche.rulings.lookups import Asked, Lookup, Lookups, about, between
from escarmouche.space.geometry import CONTACT

SHOT_WORDS = (
    "legal | cannot-shoot | no-such-missile | not-an-enemy | target-is-hidden | engaged | out-of-range | "
    "no-line-of-sight | hidden-by-a-model"
)


def seen(state: Skirmish, who: Id, other: Id) -> str:
    share = hidden_share(state, who, other)
    if share >= 1.0 - 1e-9:
        return "blocked"
    if concealed(share):
        return "concealed"
    return "partial" if share > 1e-9 else "clear"


def threshold_query(game: Game[Skirmish], asked: Asked) -> int | str:
    """The final threshold of a characteristic in a described situation; none for a model that does not have it."""
    who, stat = asked["figure"], asked["stat"]
    if stat not in THRESHOLDS:
        raise Unknown("stat", stat, THRESHOLDS)
    if stat in ("T", "S") and getattr(game[who], LETTERS[stat]) is None:
        return "none"
    if stat in TRAITS_ASKED and game[who].traits.get(stat) is None:
        return "none"
    if stat == "fear" and "Effrayant" in game[who].traits:
        return "none"
    if stat == "C":
        target = asked.get("target", who)
        bout = Bout((who,), target, frozenset(asked.get("charging", ())), frozenset(asked.get("afraid", ())))
        return game.total(COMBAT, who, bout).value
    if stat in ("T", *POWERS) and "target" not in asked:
        printed = game[who].shooting if stat == "T" else game[who].traits[stat]
        return "none" if printed is None else max(2, min(6, printed))
    if stat == "T":
        return game.total(SHOOTING, who, aim_asked(game, asked)).value
    if stat in POWERS:
        spell = Spell(who, stat, asked["target"])
        return game.total(POWER, who, spell, base=game[who].traits[stat]).value
    if stat == "S":
        struck_by = weapon_of(game, asked["target"], asked["weapon"]) if {"target", "weapon"} <= set(asked) else None
        return game.total(SAVE, who, struck_by).value
    plain: dict[str, Stat[None]] = {"I": INITIATIVE, "R": REACTION, "Perception": PERCEPTION, "fear": FEAR}
    return game.total(plain[stat], who).value


LETTERS = {"T": "shooting", "S": "save"}
"""Characteristics that not everybody has."""

TRAITS_ASKED = (*POWERS, "Perception")
THRESHOLDS = ("I", "R", "C", "T", "S", "fear", *TRAITS_ASKED)


def weapon_of(game: Game[Skirmish], who: Id, name: str) -> Weapon:
    me: Fighter = game[who]
    names = [weapon.name for weapon in me.weapons]
    if name not in names:
        raise Unknown("weapon", name, names)
    return me.weapon(name)


def aim_asked(game: Game[Skirmish], asked: Asked) -> Aim:
    who, target = asked["figure"], asked["target"]
    weapon = weapon_of(game, who, asked["weapon"] if "weapon" in asked else game[who].missiles[0].name)
    kind = asked.get("kind", "static")
    distance = apart(game.state, who, target)
    band = "short" if kind == "counter-charge" else band_of(weapon, distance) or "long"
    return Aim(who, target, weapon.name, kind, band, distance)


def range_query(game: Game[Skirmish], asked: Asked) -> str:
    weapon = weapon_of(game, asked["from"], asked["weapon"])
    return band_of(weapon, apart(game.state, asked["from"], asked["to"])) or "out"


def shot_query(game: Game[Skirmish], asked: Asked) -> str:
    weapon = weapon_of(game, asked["from"], asked["weapon"])
    refusal = why_no_shot(game.state, asked["from"], asked["to"], weapon)
    return refusal.reason if refusal else "legal"


def route_query(game: Game[Skirmish], asked: Asked) -> float | str:
    """The cost of the cheapest way for a displacement."""
    who, kind = asked["figure"], asked.get("kind", "run")
    hold = tuple(engaged_with(game.state, who)) if kind == "step" else ()
    known = () if kind in REACTIONS else approached(game.state, who)
    plan = trip(game, who, kind, touch=kind not in REACTIONS, hold=hold, known=known)
    decision = path_decision(game, who, plan)
    try:
        path = decision.check({word: asked[word] for word in ("touch", "to") if word in asked})
    except Refused:
        return "none"
    return round(decision.ground.cost((decision.start, *decision.way(path))), 3)


REACTIONS = ("flee", "cover")


def approached(state: Skirmish, who: Id) -> tuple[Id, ...]:
    """The enemies it may come near even if they hide: those within 4 pas when its activation began, or would now."""
    ranks = [phase for phase in state.agenda if isinstance(phase, Rank)]
    return next((foes for rank in ranks for one, foes in rank.known if one == who), known_places(state, who))


def dice_query(game: Game[Skirmish], asked: Asked) -> int:
    who, target = asked["figure"], asked["target"]
    blade = weapon_of(game, who, asked["weapon"])
    bout = Bout((who,), target, frozenset(asked.get("charging", ())))
    return power_of(game, who, blade, bout, [target]).value if blade in game[who].blades else 0


TABLE: tuple[Lookup[Skirmish], ...] = (
    between(
        "sight",
        "what scenery leaves of a model: all (clear), at least half (partial), less (concealed), nothing (blocked)",
        "clear | partial | concealed | blocked",
        seen,
    ),
    between("hidden", "the share of a model's width that scenery hides, from 0 to 1", "NUMBER", hidden_share),
    between("distance", "the gap between two bases, in pas", "NUMBER", apart),
    between("contact", "are two bases in contact", "true | false", lambda *them: apart(*them) <= CONTACT),
    about(
        "engaged",
        "the enemies in contact, in alphabetical order",
        "[FIGURE, ...]",
        lambda game, who: sorted(engaged_with(game.state, who)),
    ),
    Lookup("range", "the range band of a target", "{from, to, weapon}", "short | medium | long | out", range_query),
    Lookup("shot", "legal, or the word for what forbids the shot", "{from, to, weapon}", SHOT_WORDS, shot_query),
    Lookup(
        "threshold",
        "the final threshold of a characteristic, power (by its name), Perception or fear test; none for a model that "
        "does not have it, and of fear for one that frightens others. `charging` and `afraid` list those to whom it "
        "applies in melee; `kind` of a shot: static, moving, reaction, counter-charge; a save with `target` and "
        "`weapon` is one against that weapon of the target",
        "{figure, stat: I|R|C|T|S|Perception|fear|Confusion|Bénédiction|Soin, target?, weapon?, "
        "kind?: static | moving | reaction | counter-charge, charging?: [FIGURE, ...], afraid?: [FIGURE, ...]}",
        "NUMBER | none",
        threshold_query,
    ),
    Lookup(
        "dice",
        "how many dice a weapon rolls in melee; 0 if it is a bow, or was thrown",
        "{figure, target, weapon, charging?: [FIGURE, ...]}",
        "NUMBER",
        dice_query,
    ),
    about("actions", "the most actions a model may attempt", "NUMBER", max_actions),
    Lookup(
        "allowance",
        "how far a displacement may go, in pas",
        "{figure, kind: run|moving-shot|charge|step|flee|cover}",
        "NUMBER",
        lambda game, asked: allowance(game, asked["figure"], asked["kind"]),
    ),
    Lookup(
        "route",
        "the cost of the cheapest legal way to a point or into contact; none if there is none within the "
        "allowance of its kind (default: run)",
        "{figure, kind?: run|moving-shot|charge|step|flee|cover, to? | touch?}",
        "NUMBER | none",
        route_query,
    ),
    about("monster", "is it a Monster", "true | false", lambda game, who: game[who].monster),
    Lookup(
        "starts",
        "the side that begins a turn",
        "{turn: NUMBER}",
        "red | blue",
        lambda game, asked: starts(game.state, asked["turn"]),
    ),
    Lookup(
        "ready",
        "who may still be activated, in alphabetical order",
        "{side}",
        "[FIGURE, ...]",
        lambda game, asked: sorted(figure.id for figure in ready(game.state, asked["side"])),
    ),
)

QUERIES = Lookups(Turn(), TABLE)
