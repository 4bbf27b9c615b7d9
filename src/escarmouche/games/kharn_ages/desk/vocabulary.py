"""Everything a case of Khârn-Âges may name. A chapter adds its questions and options to `words.yaml`."""

from __future__ import annotations

from functools import cache

from escarmouche.core.system import Vocabulary
from escarmouche.games.kharn_ages.cards import shelf
from escarmouche.games.kharn_ages.desk.catalogue import PLAIN, card_words, keyword_words
from escarmouche.games.kharn_ages.desk.facts import FACTS
from escarmouche.games.kharn_ages.desk.queries import QUERIES
from escarmouche.games.kharn_ages.events import EVENTS
from escarmouche.games.kharn_ages.figures import MARKERS
from escarmouche.games.kharn_ages.rules.keywords import FACTIONS, FIELDS
from escarmouche.games.kharn_ages.rules.recruits import lots
from escarmouche.games.kharn_ages.scenarios import SIDES
from escarmouche.games.kharn_ages.stats import STATS
from escarmouche.rulings.vocabulary import event_words, modifier_words, sections, words

PURPOSES: dict[str, str] = {
    "level": "the level dice of an action or defence, then mastery rerolls of them, and the die that Cunning adds; "
    "rolled by the Safar",
    "chain": "each reroll of a kept critical hit, and mastery rerolls of it; rolled by the same Safar. None where the "
    "face alone decides: in detecting, handing over and jumping",
    "armour": "the armour roll, by a Safar that suffers damage in an armour with boxes left; then its Tembo's hide",
    "damage": "D5, written as the face of the D10 (1-2 is 1, 9-10 is 5): of a collision, rolled by each one hurt; of a "
    "bite or bunt, of piercing 1D5 and of a blow at an object, by the one that strikes; two of loot and two of a meal, "
    "by the one that has them",
    "execution": "a whole D10 of Executioner, by the attacker",
    "test": "temerity, fright and landing tests, and the die of a fall that takes none, rolled by the one tested",
    "table": "the fright table, after a failed fright test that no mastery die bought off, rolled by the same",
    "detect": "the level dice of the detect action",
    "deviation": "where a throw goes astray: how far (D10), then which way (1 to 360 degrees, 360 right, 90 up)",
    "target": "random choices: the drawn initiative, rolled by `game` (1-5 red, 6-10 blue); whom a berserk goes "
    "for among those as near, rolled by it (in the order of `figures`: of two 1-5 and 6-10, of three 1-4, 5-7, 8-10)",
}


@cache
def vocabulary() -> Vocabulary:
    return Vocabulary(
        game="kharn-ages",
        unit="toises (4 cm); x to the right, y upwards, the origin is the lower left corner of a table of 15 by 15",
        sides=SIDES,
        dice=words(PURPOSES),
        events=event_words(EVENTS),
        queries=QUERIES.words,
        statuses=words(MARKERS),
        figure_fields=FACTS.words,
        profiles=tuple(name for name, card in shelf().profiles.items() if card.playable),
        plain=PLAIN.name,
        skills=keyword_words(),
        cards=card_words(),
        modifiers=modifier_words(STATS),
        kinds={
            "CARD": tuple(word.name for word in card_words()),
            "FACTION": FACTIONS,
            "FIELD": FIELDS,
            "AMMO": tuple(dict.fromkeys(lot.ammo for lot in lots().values())),
            "CAUSE": ("FIGURE", "fright:FIGURE", "fright:PIECE", "bite:FIGURE", "fire", "last"),
        },
        **sections("escarmouche.games.kharn_ages"),
    )
