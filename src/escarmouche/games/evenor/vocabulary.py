"""Everything a case of Evenor may name."""

from __future__ import annotations

from functools import cache
from typing import Any, get_type_hints

from msgspec.structs import fields

from escarmouche.core.events import Event, snake
from escarmouche.core.system import Vocabulary, Word
from escarmouche.games.evenor.events import EVENTS
from escarmouche.games.evenor.figures import MARKERS, profiles

PURPOSES: dict[str, str] = {
    "initiative": "the dice of a series, in the order of their ranks; rolled by the model",
    "reaction": "the R roll of a model that is shot at, bewitched or engaged",
    "opportunity": "the R roll of an enemy whose contact is broken; on a success its attack is rolled with `melee`",
    "shot": "the dice of a shot, then a magic re-roll",
    "melee": "the dice of a melee phase or opportunity attack, then the dice its sixes gave, then magic re-rolls",
    "save": "one die per damage or excess hit suffered, rolled by the model that suffers",
    "table": "the melee table, one die per unsaved excess hit, rolled by the model that suffers: 1-4 prone, 5-6 V-1",
    "power": "the roll of an occult power, by its user",
    "fear": "a fear test, by the model that is afraid: first the one to engage, later the one of the melee phase",
    "perception": "one die per hidden enemy less than 6 pas away, by the model that perceives",
    "scenario": "the D6 that chooses the scenario, rolled by `game`",
    "first-player": "the D6 that numbers the sides or names the ambushed, rolled by `game`: 1-3 red, 4-6 blue",
}

PATH = (
    "list of points after the start, [[x, y], ...]; or {to: [x, y]}; or {touch: FIGURE}; "
    "or {toward: FIGURE or [x, y], by: DISTANCE}; [] stays. Points are places of the base's centre"
)

DECISIONS = (
    Word("corner", "side 1 chooses its corner", "lower-left | upper-right | upper-left | lower-right"),
    Word("deploy", "a place for one model of the band; asked once per model, in the order of `figures`", "[x, y]"),
    Word(
        "activate",
        "whose activation it is; `wait` announces a coordinated action (then `group`); naming a member of a group "
        "makes it wait too or, if it is the last, brings the whole group into action",
        "FIGURE | {wait: FIGURE}",
    ),
    Word("group", "the partners of the model that waits", "[FIGURE, ...]"),
    Word(
        "actions",
        "how many actions are attempted, 1 to 7 minus I. With 1, a static action needs no roll and has its free "
        "move, a displacement is rolled for once it is chosen; with more, all dice are rolled at once. {series: "
        "1} (leaders with followers, groups) rolls for one action even if it is static",
        "NUMBER | {series: 1}",
    ),
    Word(
        "action",
        "what the model does with one action; asked once per action (of each member of a group in turn). `step` "
        "and `stand` begin a lone static action with its free move (then `path`) or with getting up, and `action` "
        "is asked again (after `stand`, `nothing` if that was all). `charge: FIGURE`, and `fight: FIGURE` of an "
        "enemy within the free move, are followed by `path`, whose default is the shortest way into contact; "
        "`charge` without a name and `run` by a `path` without default; `moving-shot` by `path` (default: stay), "
        "`shot`, then `path` again. After a lone static action a last `path` uses up the free move (default: "
        "stay)",
        "{shoot: FIGURE, weapon: NAME} | {fight: FIGURE} | {fight: several} | {power: NAME, target: FIGURE} | "
        "{cover: PIECE} | prone | hide | perception | {pick-up: TOKEN} | {open: PIECE} | run | moving-shot | "
        "charge | {charge: FIGURE} | aim | step | stand | nothing. What is clear without it may be left out: "
        "{shoot: FIGURE} if one weapon can shoot",
    ),
    Word("path", "where the model goes: displacements, free moves, flight", PATH),
    Word(
        "shot",
        "the shot of a Moving shot, at this point of its path (default: none)",
        "{shoot: FIGURE, weapon: NAME} | none",
    ),
    Word(
        "reaction",
        "after a reaction roll that succeeded (default: none). To a shot: shoot-back, prone, cover, power; to a "
        "power: shoot-back, power; to an engagement: counter-charge, counter-charge-shot, flee (then `path`). "
        "Against several coordinated attackers each has `against: FIGURE`, and words become mappings: {flee: '', "
        "against: FIGURE}",
        "none | {shoot-back: WEAPON} | prone | {cover: PIECE} | {power: NAME, target: FIGURE} | counter-charge | "
        "{counter-charge-shot: WEAPON} | flee",
    ),
    Word("place", "where a model takes cover in reaction (default: the best hidden place)", "[x, y]"),
    Word(
        "where",
        "the point of the announced path, before contact, where a counter-charge shot is taken (default: the easiest)",
        "[x, y]",
    ),
    Word(
        "opponent",
        "whom a charge is fought against, among the enemies newly touched (default: the enemy charged), or a "
        "Fight whose enemy has fled; not asked when the only one counter-charges",
        "FIGURE | none",
    ),
    Word(
        "opponents",
        "whom a model with Attaques multiples attacks, one to X of them; after a charge that nobody counters, [] "
        "(the default) declines to fight",
        "[FIGURE, ...]",
    ),
    Word("extra-dice", "which opponents get the dice left over when a Power is shared", "[FIGURE, ...]"),
    Word(
        "weapon", "the melee weapon for a phase; asked of a model with two or more (default: the highest Power)", "NAME"
    ),
    Word("reroll", "re-roll one missed die of a magic weapon? (default: keep)", "keep | reroll"),
    Word("hit", "who suffers one excess hit of a Monster that won a pooled phase; asked once per hit", "FIGURE"),
    Word("stand", "does a prone model get up after its lone static action? (default: no)", "no | yes"),
    Word("follow", "which model near the leader follows now, asked again until none (default: none)", "FIGURE | none"),
)

QUERIES = (
    Word(
        "sight",
        "what scenery leaves of a model: clear, partial, concealed (more than half hidden), blocked",
        "{from, to}",
    ),
    Word("hidden", "the share of a model's width that scenery hides", "{from, to}"),
    Word("distance", "the gap between two bases, in pas", "{from, to}"),
    Word("contact", "are two bases in contact", "{from, to}"),
    Word("engaged", "the enemies in contact, in alphabetical order", "{figure}"),
    Word("range", "short, medium, long or out", "{from, to, weapon}"),
    Word("shot", "legal, or the word for what forbids the shot", "{from, to, weapon}"),
    Word(
        "threshold",
        "the final threshold of a characteristic, power (by its name), Perception or fear test; `charging` and "
        "`afraid` list those to whom it applies in melee; `kind` of a shot: static, moving, reaction, "
        "counter-charge",
        "{figure, stat: I|R|C|T|S|Perception|fear|Confusion|Bénédiction|Soin, target?, weapon?, kind?, charging?, "
        "afraid?}",
    ),
    Word("dice", "how many dice a weapon rolls in melee", "{figure, target, weapon, charging?}"),
    Word("actions", "the most actions a model may attempt", "{figure}"),
    Word("allowance", "how far a displacement may go", "{figure, kind: run|moving-shot|charge|step|flee|cover}"),
    Word(
        "route",
        "the cost of the cheapest legal way to a point or into contact, or none",
        "{figure, kind?, to? | touch?}",
    ),
    Word("monster", "is it a Monster", "{figure}"),
    Word("starts", "the side that begins a turn", "{turn}"),
    Word("ready", "who may still be activated, in alphabetical order", "{side}"),
)

FIGURE_FIELDS = (
    Word("I", "Initiative as printed or given, before modifiers", "NUMBER"),
    Word("R", "Reaction", "NUMBER"),
    Word("C", "Combat", "NUMBER"),
    Word("T", "Shooting, null for none", "NUMBER | null"),
    Word("S", "Save, null for none", "NUMBER | null"),
    Word("V", "Vitality left", "NUMBER"),
    Word("printed_V", "Vitality of the profile; above 1 it is a Monster", "NUMBER"),
    Word("cost", "points in DO", "NUMBER"),
    Word("role", "as printed", "TEXT"),
    Word("faction", "as printed", "TEXT"),
    Word("name", "name of the model", "TEXT"),
    Word(
        "traits",
        "traits with their values (given, they replace the printed ones)",
        "{NAME: VALUE or null} | [NAME, ...]",
    ),
    Word("more_traits", "only given: traits added to the printed ones", "{NAME: VALUE or null} | [NAME, ...]"),
    Word(
        "weapons",
        "expected: names of the weapons still held; given: weapons that replace the printed ones (`save`: what "
        "the weapon adds to S)",
        "[NAME, ...] | [{name, P, ranges?, magic?, thrown?, save?}, ...]",
    ),
    Word("lost_weapons", "weapons thrown and gone", "[NAME, ...]"),
    Word("behind", "the piece it is in cover behind", "PIECE"),
    Word("tokens", "Orichalcum tokens carried", "[TOKEN, ...]"),
    Word("healing_tried", "the one attempt to heal it was made", "true | false"),
    Word("base", "diameter of the base in pas: 1, or 1.6 for a Monster", "NUMBER"),
    Word("in_play", "on the table and not out of action", "true | false"),
    Word("monster", "only expected: is it a Monster", "true | false"),
)

OPTIONS = (
    Word(
        "scenario",
        "the scenario (default: extermination); roll starts before it is rolled",
        "extermination | ambush | orichalcum | roll",
    ),
    Word("first", "the band that is side 1 (default: red, or the band that is not ambushed)", "red | blue"),
    Word("ambushed", "in an ambush, the band that must escape (default: side 2)", "red | blue"),
    Word("homes", "the corner of each band", "{red: lower-left, blue: upper-right}"),
    Word("tokens", "where Orichalcum tokens lie (default: the three of the scenario)", "{NAME: [x, y]}"),
    Word("tokens_home", "tokens already brought back", "{NAME: red | blue}"),
    Word("diagonal", "of the tokens: rising (default) or falling", "rising | falling"),
    Word("stop_after", "the last turn the players agreed on (default in a case: none)", "NUMBER"),
    Word(
        "pieces",
        "number of scenery pieces of the random table laid when the scenario is rolled and no terrain given",
        "NUMBER",
    ),
    Word("seed", "seed of that random table", "TEXT"),
)

TERRAIN = (
    Word("tree", "scenery element: blocks moves and sight"),
    Word("bush", "the same"),
    Word("rock", "the same"),
    Word("ruin", "the same"),
    Word("column", "the same"),
    Word("wall", "the same"),
    Word("scenery", "the same"),
    Word("difficult", "zone: each pas inside counts as 2; blocks nothing and hides nothing"),
    Word("door", "blocks until it is opened; tags: [sealed] cannot be opened"),
    Word("open-door", "an opened door: blocks nothing"),
)


NOTES = (
    Word(
        "groups",
        "members of a coordinated action are asked in the order of the group: the `action` of each, then the "
        "`path` of each, then the attacks. In a pooled attack each member rolls its own Power, sixes and re-rolls "
        "from its own queue, all at the worst threshold; `fought` lists them in `attackers`",
    ),
    Word(
        "reactions",
        "a model reacts at most once to one action: to a Moving shot that shoots at it and then touches it, one "
        "roll. A phase that comes from a counter-charge alone has the counter-charger in `attackers`",
    ),
    Word(
        "opponent", "a model with Attaques multiples is asked `opponents` when it touches several, `opponent` when one"
    ),
    Word(
        "deployment",
        "asked for models without `at`, if `play` begins with corner or deploy. Corners are squares of 6 pas; the "
        "strip of an ambush runs from y 0 to 24 between x 7 and 17",
    ),
    Word(
        "leaving",
        "in an ambush a displacement of the ambushed band that ends with the base at an edge, or whose path leads "
        "over it, takes the model off the table",
    ),
    Word("height", "of terrain, in pas; scenery lower than 1 hides nothing, below 0.5 nobody hides at it"),
    Word("fear", "a failed test to engage spends the action: nothing more is asked for it"),
    Word(
        "modifiers",
        "in `rolled` and `shot`: their names are Portée, Cible à terre, Cible dissimulée, Cible à couvert, Tir en "
        "déplacement, Viser, Béni, Esquive, Insaisissable, Charge, À terre, Combat multiple, Peur, Confus, "
        "Courageux, Peu courageux, Esprit faible, Esprit fort, Charge furieuse",
        "[{name, value, rule}, ...]",
    ),
    Word(
        "words of fields",
        "moved.kind: run, moving-shot, charge, step, flee, cover; shot.kind: static, moving, reaction, "
        "counter-charge; shot.band: short, medium, long; activated.slot: own, wake, group; reacted.reaction: as "
        "in `reaction`; revealed.reason: moved, contact, attacked, perceived; activation_lost.reason: "
        "out-of-reach, partner-fallen; game_ended.reason: extermination, ambush-losses, ambush-escape, tokens, "
        "agreed-stop; rolled.ranks: the threshold of each initiative die",
    ),
    Word(
        "words of the query shot",
        "legal, cannot-shoot, no-such-missile, not-an-enemy, target-is-hidden, engaged, out-of-range, "
        "no-line-of-sight, hidden-by-a-model",
    ),
)


@cache
def vocabulary() -> Vocabulary:
    return Vocabulary(
        game="evenor",
        unit="pas (2.5 cm); x to the right, y upwards, the origin is the lower left corner of a table of 24 by 24",
        sides=("red", "blue"),
        decisions=DECISIONS,
        dice=tuple(Word(name, meaning) for name, meaning in PURPOSES.items()),
        events=tuple(event_word(kind) for kind in EVENTS),
        queries=QUERIES,
        statuses=tuple(Word(name, meaning) for name, meaning in MARKERS.items()),
        figure_fields=FIGURE_FIELDS,
        options=OPTIONS,
        terrain=TERRAIN,
        profiles=tuple(profiles()),
        notes=NOTES,
    )


def event_word(kind: type[Event]) -> Word:
    """The name of an event, its docstring, and its fields with their types."""
    hints: dict[str, Any] = get_type_hints(kind)
    listed = ", ".join(f"{field.name}: {plain(hints[field.name])}" for field in fields(kind))
    return Word(snake(kind.__name__), (kind.__doc__ or "").strip(), listed)


def plain(kind: Any) -> str:
    text = getattr(kind, "__name__", str(kind)) if not getattr(kind, "__args__", None) else str(kind)
    for noise in ("escarmouche.games.evenor.figures.", "escarmouche.core.events.", "escarmouche.core.table."):
        text = text.replace(noise, "")
    return text
