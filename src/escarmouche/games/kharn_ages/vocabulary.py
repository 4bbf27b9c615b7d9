"""Everything a case of Khârn-Âges may name. A chapter adds its words to the tables here."""

from __future__ import annotations

from functools import cache
from typing import Any, get_type_hints

from msgspec.structs import fields

from escarmouche.core.events import Event, snake
from escarmouche.core.system import Vocabulary, Word
from escarmouche.games.kharn_ages.cards import shelf
from escarmouche.games.kharn_ages.catalogue import PLAIN, card_words, keyword_words
from escarmouche.games.kharn_ages.events import EVENTS
from escarmouche.games.kharn_ages.figures import MARKERS
from escarmouche.games.kharn_ages.stats import STATS

PURPOSES: dict[str, str] = {
    "level": "the level dice of an action or defence, then mastery rerolls of them; rolled by the Safar",
    "chain": "each reroll of a kept critical hit, and mastery rerolls of it",
    "armour": "the armour roll of a Safar that suffers damage",
    "damage": "damage dice: D5 of collisions, bites, structure and the like (the face of the D10); D10 of Executioner",
    "test": "temerity, fright and landing tests",
    "table": "the fright table",
    "detect": "the level dice of the detect action",
    "deviation": "where a throw goes astray: how far (D10), then which way (1 to 360 degrees, 360 right, 90 up)",
    "target": "random choices: the drawn initiative, rolled by `game` (1-5 red, 6-10 blue); whom a berserk goes "
    "for among those as near, rolled by it",
}

PATH = (
    "list of points after the start, [[x, y], ...]; or {to: [x, y]}; or {touch: FIGURE}; "
    "or {toward: FIGURE or [x, y], by: DISTANCE}; [] stays. Points are places of the base's centre"
)

DECISIONS = [
    Word("first", "the side with the higher sum of levels says who deploys and plays first", "red | blue"),
    Word("zone", "the first to deploy chooses its strip", "south | north"),
    Word("deploy", "a place for one Safar; asked once per Safar, in the order of `figures`", "[x, y]"),
    Word(
        "ambush", "before the initiative: who of those with the skill lies in ambush (default: nobody)", "[FIGURE, ...]"
    ),
    Word(
        "lair",
        "in secret, when the Safar would be deployed: the zone of its ambush, one of nine squares by the compass or of "
        "those the option `zones` names; in the English edition followed by `den`",
        "south-west | south | south-east | west | centre | east | north-west | north | north-east | NAME",
    ),
    Word("den", "in secret, English edition: the place in the zone where it waits", "[x, y]"),
    Word(
        "activate",
        "which Safar is activated, on the table or in ambush; where only these are left, `wait` (the default)",
        "FIGURE | wait",
    ),
    Word("appear", "where somebody in ambush comes out, in its zone (default: its middle, or next to it)", "[x, y]"),
    Word(
        "spring",
        "asked of a side with somebody in ambush whenever an enemy enters another zone in its activation: who shows "
        "itself there (default: none); followed by `appear` and `action`, one offensive action or done",
        "FIGURE | none",
    ),
    Word("ailments", "the order of what ails it at step 2, of those that do", "[bleeding, poison, fire, frostbite]"),
    Word(
        "action",
        "what the Safar does next; asked again until `done`. `walk`, `swim` and `assault` are followed by `path`, "
        "`climb` by `place`, attacks by `engage` and `effects`, spells by `incantation`",
        "walk | swim | {climb: PIECE or ground, height, ap} | {leg-up: FIGURE, onto: PIECE, height, ap} | "
        "stand-up | {attack: FIGURE, weapon: NAME} | {assault: FIGURE, weapon: NAME or bunt or bite or trample} | "
        "{shoot: FIGURE, weapon: NAME} | {reload: NAME} | "
        "{bunt: FIGURE} | {bite: FIGURE} | {trample: FIGURE} | {rampage: NAME} | "
        "{throw: OBJECT, at: FIGURE or PIECE or point} | {destroy: OBJECT or PIECE} | "
        "{antidote: FIGURE} | {full-antidote: FIGURE} | {tend: FIGURE} | {tend-all: FIGURE} | "
        "{put-out: FIGURE or THING} | {smother: FIGURE or THING} | {set-fire: THING} | "
        "{draw: NAME} | {put-away: NAME} | {switch: NAME, away: NAME or all} | "
        "{pick-up: THING or FIGURE} | {drop: NAME} | {give: NAME, to: FIGURE} | {take: NAME, from: FIGURE} | "
        "{take-off: NAME} | {pick-lock: THING} | {open: THING} | {close: THING} | {read: THING} | dig | detect | "
        "{convince: FIGURE} | {devour: FIGURE, ap: NUMBER} | {loot: FIGURE, take: NAME or kouronnes or food} | eat | "
        "alert | hide | {cast: SPELL, at: FIGURE} | "
        "done. `hands` is the "
        "weapon of bare hands: somebody armed says which it uses; `rampage` (with a weapon) is a berserk's way to "
        "the nearest, or its blow at one of several as near; what is clear without it may be left out",
    ),
    Word(
        "incantation",
        "which effect of the spell, by its difficulty, and with how many AP: 1 quick, 2 standard, 3 complex. Of a "
        "spell that has one difficulty {ap: 2} is enough",
        "{difficulty: NUMBER, ap: 1 | 2 | 3}",
    ),
    Word(
        "path",
        "where the Safar goes: walks, assaults (default: straight at the target), V effects (default: stay)",
        PATH,
    ),
    Word(
        "engage",
        "the characteristics an attack engages, one for each AP, in any order; of a shot V or A lightning, "
        "AA basic, VV moving, VA standard, VVA or VAA precise",
        "V | VP | PPC | ...",
    ),
    Word("effects", "the effects announced, among those engaged (default: none)", "V | VA | AA | ... | none"),
    Word(
        "die",
        "which die of a roll is kept (default: the highest), or which mastery die, counted from 1, rerolls which face",
        "{keep: FACE} | {reroll: FACE, mastery: NUMBER} | {lent: FIGURE, reroll: FACE, mastery: NUMBER}",
    ),
    Word(
        "ammunition",
        "the kind of ammunition of a shot, where there are several (default: simple)",
        "simple | armour-piercing | incendiary | poisoned",
    ),
    Word(
        "guard",
        "what a defence is made with (default: the first weapon), or the intact shield that is given up; asked where "
        "there is a choice",
        "{use: NAME} | {give-up: NAME}",
    ),
    Word(
        "defence",
        "the characteristics a defence engages, one for each AP (default: reflex); against a spell only I, and the "
        "target of an allied spell may let it happen (its default: none)",
        "reflex | V | VP | ... | I | II | III | none",
    ),
    Word(
        "riposte",
        "what a 2-AP or 3-AP defence will do if it succeeds (default: damage)",
        "damage | V | A | C | damage V | ... | none",
    ),
    Word("damage", "the characteristic a hit's damage is read from (default: the highest)", "V | P | A | C"),
    Word("next-effect", "which of two announced effects comes first (default: as announced)", "V | A | C"),
    Word(
        "free-attack",
        "a free attack of the A effect (default: none); followed by `engage` with one characteristic",
        "{attack: FIGURE, weapon: NAME} | {shoot: FIGURE, weapon: NAME} | none",
    ),
    Word(
        "courage",
        "a mastery die given up for good, its own or of a veteran ally in its aura, to pass a failed fright test; with "
        "Rallying, its own, a temerity test (default: none)",
        "{mastery: NUMBER, by: FIGURE} | none",
    ),
    Word("place", "where a climb ends: the centre of the base (default: as near as can be)", "[x, y]"),
    Word("point", "the point of the table that a throw at `point` is aimed at (default: its feet)", "[x, y]"),
    Word("skill", "is an optional skill used? (default: no; yes for Repelment)", "yes | no"),
    Word(
        "again",
        "dice rolled again, by their faces: Master, of one's own roll; Duellist, of an enemy's (default none)",
        "{dice: [FACE, ...]} | none",
    ),
    Word("sadistic", "AP spent for as much damage more (default: none)", "{spend: NUMBER} | none"),
    Word(
        "wound", "which bleeding effect is lowered, where there are several (default: the highest)", "{lower: NUMBER}"
    ),
    Word("alert", "what a Safar on the alert adds to its defence (default: the highest)", "V | P | A | C"),
    Word("warn", "who shouts a warning to the target of a shot (default: none)", "{warn: FIGURE} | none"),
    Word("let-go", "does a laden Safar put something down as it is attacked? (default: none)", "{drop: NAME} | none"),
    Word(
        "disarm", "which of the things it holds the loser drops, if it used none (default: the first)", "{disarm: NAME}"
    ),
    Word("repel", "is the loser repelled by the C effect? (default: yes)", "yes | no"),
]

QUERIES = [
    Word("distance", "the gap between two bases, in toises", "{from, to}"),
    Word("sight", "is there a line of sight", "{from, to}"),
    Word("reach", "is somebody in the zone of control, or in reach of a weapon", "{from, to, weapon?}"),
    Word("cover", "the cover bonus of the second against a shot of the first", "{from, to}"),
    Word("shot", "legal, or the word for what forbids the shot", "{from, to, weapon}"),
    Word("band", "short, medium or long", "{from, to, weapon}"),
    Word("engaged", "the enemies in whose zone of control a Safar stands, in alphabetical order", "{figure}"),
    Word("free", "is it in no enemy's zone of control", "{figure}"),
    Word("aura", "is the second in the aura of the first", "{from, to}"),
    Word("support", "the allies that support a Safar against an opponent", "{figure, against}"),
    Word("cast", "legal, or the word for what forbids to cast a spell at somebody", "{from, to?, spell}"),
    Word(
        "incantation", "what an incantation adds to its die: I for each AP and the bonus of the path", "{figure, ap?}"
    ),
    Word("fright", "the fright a Safar causes now, by skill or spell; 0 for none", "{figure}"),
    Word("stat", "a characteristic as it is now", "{figure, stat: V|P|A|C|T|I}"),
    Word("pace", "how far a movement goes from here, on this ground", "{figure, kind?: walk | swim | assault}"),
    Word("walk_cost", "AP of the next walk", "{figure}"),
    Word("pool", "how many level dice it rolls", "{figure, field?}"),
    Word("route", "the length of the shortest walk to a point or into contact, or none", "{figure, to? | touch?}"),
    Word("begins", "the side that begins a round", "{round}"),
    Word("ready", "who may still be activated, in alphabetical order", "{side}"),
    Word("strips", "the deployment strips", "{}"),
]

FIGURE_FIELDS = [
    Word("V", "velocity as printed or given, before modifiers; likewise P power, A agility", "NUMBER"),
    Word("P", "power", "NUMBER"),
    Word("A", "agility", "NUMBER"),
    Word("C", "corpulence", "NUMBER"),
    Word("T", "temerity", "NUMBER"),
    Word("I", "intelligence", "NUMBER"),
    Word("AP", "action points left", "NUMBER"),
    Word("full_AP", "action points of the profile", "NUMBER"),
    Word("HP", "health points left", "NUMBER"),
    Word("full_HP", "health points of the profile", "NUMBER"),
    Word("burnt", "health points that can never be restored", "NUMBER"),
    Word("rank", "level of the Safar, 1 to 3 (`level` is the height it stands at)", "NUMBER"),
    Word("stature", "0 to 6", "NUMBER"),
    Word("base", "diameter of the base in toises", "NUMBER"),
    Word("cost", "in Kouronnes", "NUMBER"),
    Word("faction", "faction", "TEXT"),
    Word("name", "name", "TEXT"),
    Word(
        "skills",
        "keywords with what follows them; given, they replace the printed ones",
        "{NAME: VALUE or null} | [NAME, ...]",
    ),
    Word("more_skills", "only given: added to the printed ones", "{NAME: VALUE or null} | [NAME, ...]"),
    Word(
        "mastery",
        "the fields of each mastery die: offensive, defensive, objectives, shooting, esoteric",
        "[[FIELD, ...], ...]",
    ),
    Word("spent", "numbers of the mastery dice spent, from 1", "[NUMBER, ...]"),
    Word("given_up", "numbers of the mastery dice given up for the game", "[NUMBER, ...]"),
    Word("shrunk", "dice its pool has lost since it recovered", "NUMBER"),
    Word(
        "equipment",
        "given: cards that replace the printed ones, by name or written out (see equipment below); expected: "
        "what it has",
        "[NAME or {name, ...}, ...]",
    ),
    Word(
        "gear",
        "only given: the same with what is used up of it",
        "{NAME: {card, kind: weapon | shield | armour, held?, boxes?, ticked?, chipped?, standard?}}",
    ),
    Word("held", "only expected: what it holds or wears", "[NAME, ...]"),
    Word("boxes", "lifespan boxes left, by item", "{NAME: NUMBER}"),
    Word("ammo", "by what it is for and kind (arrows:simple); given, it replaces what comes along", "{NAME: NUMBER}"),
    Word("spells", "spells known, of those among the cards below", "[NAME, ...]"),
    Word("cast", "attempts at each spell since its activation began", "{NAME: NUMBER}"),
    Word(
        "lasting",
        "what spells have in force on it: fright, immune-terror, V … I, attack, defence, skill:KEYWORD; given: "
        "[{name, by, value?, until?: caster | activation, spell?}]",
        "{NAME: VALUE}",
    ),
    Word("bleeding", "bleeding effects", "[NUMBER, ...]"),
    Word("poison", "the poison penalty, null if not poisoned", "NUMBER | null"),
    Word("failures", "failed tests by cause: FIGURE, fright:FIGURE, bite:FIGURE, fire, last", "{NAME: NUMBER}"),
    Word("charged", "causes whose failed test takes effect in the next activation", "[NAME, ...]"),
    Word("braved", "causes and sources of fear already mastered", "[NAME, ...]"),
    Word("carrying", "objects and allies carried", "[NAME, ...]"),
    Word("food", "meals taken from carcasses", "NUMBER"),
    Word("moves", "movements made in this activation", "NUMBER"),
    Word("free_move", "the free movement is still to be had", "true | false"),
    Word("attacks", "attacks made in this activation", "NUMBER"),
    Word("used", "what may be done once per activation (`round:` round, `game:` game) and was", "[NAME, ...]"),
    Word("leader", "is the leader", "true | false"),
    Word(
        "kind",
        "what it is beside its name: the ordinary profile of a personage; anybody with mongo in it is a Mongo",
        "TEXT",
    ),
    Word("hands", "has hands", "true | false"),
    Word("lair", "the zone in which it lies in ambush, off the table; null if it does not", "NAME | null"),
    Word("in_play", "only expected: on the table, neither defeated nor routed", "true | false"),
]  # fmt: skip

OPTIONS = [
    Word("edition", "fr (default) or en", "fr | en"),
    Word(
        "scenario",
        "battle (default); none: until one side is left; chest, stones, stores: with objectives (see `things`)",
        "battle | chest | stones | stores | none",
    ),
    Word("homes", "the strip of each side (default: red south, blue north)", "{SIDE: south or north}"),
    Word("objectives", "objectives that each side has fulfilled", "{SIDE: NUMBER}"),
    Word("rounds", "how many rounds the scenario lasts", "NUMBER"),
    Word("first", "the side that deployed first (default: red)", "red | blue"),
    Word("initiative", "the side that begins because the scenario says so", "red | blue"),
    Word("zones", "zones for ambushes that the scenario names", "{NAME: [x0, y0, x1, y1]}"),
    Word("last", "the side that made the last activation", "red | blue"),
    Word("fallen", "fighters defeated so far", "NUMBER"),
    Word(
        "things",
        "objects on the table",
        "{NAME: {kind, at?, level?, carrier?, points?, gear?, locked?, lock?, open?, fixed?, hidden?, read?, once?}}",
    ),
    Word(
        "objects", "kinds of object agreed on beside the book's table", "{KIND: {difficulty, damage, structure, ...}}"
    ),
    Word("structure", "structure points left of pieces of scenery", "{PIECE: NUMBER}"),
    Word("burning", "objects and pieces on fire", "[NAME, ...]"),
    Word(
        "card",
        "the template of a thrown table: along the flight and across it (default: 1.575, 2.2)",
        "[NUMBER, NUMBER]",
    ),
    Word(
        "costs", "in lists: costs of profiles and equipment agreed on instead of those of the cards", "{NAME: NUMBER}"
    ),
    Word("pieces", "number of pieces of the random table", "NUMBER"),
    Word("seed", "seed of the random table", "TEXT"),
]

TERRAIN = [
    Word("wall", "1 toise high; blocks moves above 1.5 toises, blocks sight"),
    Word("fence", "0.5 toise high"),
    Word("crate", "0.75 toise high"),
    Word("rock", "2 toises high"),
    Word("hut", "3 toises high"),
    Word("tree", "3 toises high"),
    Word("tower", "4 toises high"),
    Word("scenery", "higher than anything"),
    Word("loose", "loose ground"),
    Word("slippery", "slippery ground"),
    Word("difficult", "difficult ground"),
    Word("ditch", "2 toises deep; `base: -3` makes it 3. Jumped, or climbed down into and out of"),
    Word("deep-water", "water deep enough to swim"),
]

NOTES = [
    Word(
        "profiles",
        "a figure without `profile` is a plain Safar: 3 in all six characteristics, stature 3, level 1, 5 "
        "AP, 12 HP, base "
        "1, no skill, no mastery die, no equipment but its hands. AP and HP above those of the profile raise these",
    ),
    Word("heights", "a Safar with `at` on a piece stands as high as it, in a ditch at its bottom; or give `level`"),
    Word("gaps", "a path over ground more than 1.5 toises below jumps where it goes on beyond, drops where it ends"),
    Word(
        "falls",
        "a path over an edge ends where the Safar lands, its centre at most its radius and half a toise beyond the "
        "edge; the rest of the movement is another `path`",
    ),
    Word(
        "equipment",
        "what fits into two hands is held, in the order given, the rest carried; armour is worn. A card may be written "
        "out: fields beside `name` change those of the card of that name, or make a new one",
        "{name: Demi-plate, threshold: 6, boxes: 4} | {name: Maul, kind: weapon, hands: 2, bonus: 2} | {name: Buckler, "
        "kind: shield, boxes: 3, adds: 2} | {name: Bow, hands: 2, melee: false, shot: {short: 3, long: 6, damage: 4, "
        "feed: arrows, pieces: 8}}. Fields of a weapon: hands, cost, reach, bonus (+N), damage (fixed), forbids, "
        "forbids_simple, bleeding, piercing (N or 1D5), poison, fire, fright, on_critical ([disarm] or "
        "[stature-twice]), "
        "melee, shot {short, long, beyond, damage, falling, least, feed: arrows | bolts | unlimited | itself, pieces, "
        "rate, reload, short_bonus, bow}, skills; of a shield: boxes, adds (N or lowest), skills; of an "
        "armour: threshold, "
        "low, high, boxes, penalty {V: -1}, natural, material: metal | stone | leather | cloth | shell, skills",
    ),
    Word(
        "an activation",
        "`activate`, then steps 1 to 6 (at step 6 AP and mastery dice come back, whatever `AP` and `spent` were), then "
        "`action` again and again. To have fewer AP while acting, give `full_AP`; `AP` is what a Safar that "
        "is attacked "
        "has left. Sides alternate: after `action: done` the other side is asked `activate`",
    ),
    Word(
        "an exchange",
        "`engage` (a trample engages CC unasked), `effects` (at 2 or 3 AP), the attacker's level dice (`die` "
        "if there is a choice), "
        "`guard` (if there "
        "is a choice), `defence` (not asked of somebody stunned or without AP), `riposte` (at 2 or 3 AP), the "
        "defender's level dice, then damage, armour and effects. `hit` is false for a tie. Of a "
        "shot `ammunition` is asked after `engage` and `effects`",
    ),
    Word(
        "deployment",
        "asked for Safars without `at`, if `play` begins with first, zone or deploy. With equal levels begin "
        "with `zone` and "
        "give the die of the draw, game: {target: [FACE]}. Strips: south from y 0 to 2, north from y 13 to 15",
    ),
    Word(
        "lists",
        "a member is a profile, then what is different, after commas",
        "NAME | NAME, leader, + NAME, - NAME: `+` adds equipment, spells, a grimoire or ammunition, `-` "
        "leaves out printed "
        "equipment. `game_size` is 400 without a word",
    ),
    Word(
        "things",
        "objects of the table below by their `kind` (points: those of the card if not given), dropped equipment by "
        "`gear`; door, gate, chest, box and hatch are opened and closed, and locked or not; document, book, "
        "inscription and mechanism are read. Whoever carries one is named by its `carrier`, or names it in `carrying`",
    ),
    Word(
        "places", "a piece of scenery with tags: [fright-12] frightens whoever comes into it; its cause is fright:PIECE"
    ),
    Word("carcasses", "a figure with status [defeated] and `at` is a carcass that lies there"),
    Word(
        "mages",
        "whoever has `spells` may cast them; `skills: {mage: PATH}` gives the bonus of a path. A spell: `action`, "
        "`incantation`, the caster's level dice, and if the difficulty is reached `defence` of each target (not asked "
        "without AP), its level dice, `resolved`, then what the spell does. An area is cast at the caster. "
        "Cult Power is Puissance du Culte, Death Aura Aura de mort, Punishment Châtiment",
    ),
]


def told_words() -> tuple[Word, ...]:
    """Names that stand in events and answers: of modifiers, of refused shots, of fields that are words."""
    titles = sorted({title for stat in STATS for title, _, _ in stat.modifiers})
    return (
        Word("modifiers", "their names are " + ", ".join(titles), "[{name, value, rule}, ...]"),
        Word(
            "words of the query shot",
            "legal, engaged, must-reload, no-ammunition, too-near, out-of-range, no-line-of-sight, in-the-dust",
        ),
        Word(
            "words of fields",
            "moved.kind: walk, assault, swim, effect, flight; attacked.kind: attack, bunt, bite, trample, "
            "lightning-shot, "
            "basic-shot, moving-shot, standard-shot, precise-shot, throw; attempted.action: the same, defence, "
            "and the names of "
            "actions; wounded.source: attack, defence, shot, throw, collision, fall, bleeding, burning, sacrifice; "
            "tested.test: temerity, fright; game_ended.reason: wiped-out, last-round",
        ),
    )


@cache
def vocabulary() -> Vocabulary:
    return Vocabulary(
        game="kharn-ages",
        unit="toises (4 cm); x to the right, y upwards, the origin is the lower left corner of a table of 15 by 15",
        sides=("red", "blue"),
        decisions=tuple(DECISIONS),
        dice=tuple(Word(name, meaning) for name, meaning in PURPOSES.items()),
        events=tuple(event_word(kind) for kind in EVENTS),
        queries=tuple(QUERIES),
        statuses=tuple(Word(name, meaning) for name, meaning in MARKERS.items()),
        figure_fields=tuple(FIGURE_FIELDS),
        options=tuple(OPTIONS),
        terrain=tuple(TERRAIN),
        profiles=tuple(name for name, card in shelf().profiles.items() if card.playable),
        plain=PLAIN.name,
        skills=keyword_words(),
        cards=card_words(),
        notes=(*NOTES, *told_words()),
    )


def event_word(kind: type[Event]) -> Word:
    """The name of an event, its docstring, and its fields with their types."""
    hints: dict[str, Any] = get_type_hints(kind)
    listed = ", ".join(f"{field.name}: {plain(hints[field.name])}" for field in fields(kind))
    return Word(snake(kind.__name__), (kind.__doc__ or "").strip(), listed)


def plain(kind: Any) -> str:
    text = getattr(kind, "__name__", str(kind)) if not getattr(kind, "__args__", None) else str(kind)
    for noise in ("escarmouche.games.kharn_ages.figures.", "escarmouche.core.events.", "escarmouche.core.table."):
        text = text.replace(noise, "")
    return text
