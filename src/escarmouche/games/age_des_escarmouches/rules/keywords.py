"""The skills and pieces of equipment a card may print: what may follow each, and the rules it stands for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct

from escarmouche.core.rules import INDEX, carries, rule
from escarmouche.files.words import nearest
from escarmouche.games.age_des_escarmouches.figures import SCORES, Skill

Form = Literal["", "number", "scores", "immunities", "words", "pair"]
"""Nothing, a number, characteristics, effects one is immune to, attributes or names, two numbers written 6/15."""
TESTED = (*SCORES, "MOU", "FOR-tir")
IMMUNITIES = (
    "PEU",
    "toxic",
    "charge",
    "deconcentration",
    "melee",
    "wound",
    "feint",
    "hyperian",
    "hardened",
    "chance",
    "encumbered",
    "impossible",
)
"""Effects that somebody may be immune to."""
CHOICES = {"scores": TESTED, "immunities": IMMUNITIES}
"""The words that may follow a skill, where its form has a list of them."""
LARGEST = 60
"""No number behind a skill is larger."""
ELEMENTS = ("air", "water", "fire", "light", "darkness", "earth")
ALIGNMENTS = ("light", "destiny", "darkness")


class Keyword(Struct, frozen=True):
    """What follows a skill, and the rules it stands for."""

    form: Form
    rules: tuple[str, ...]
    merge: Literal["add", "lower"] = "add"
    """What becomes of two numbers of the same skill."""


def told(form: Form, chapter: str, number: int, merge: Literal["add", "lower"] = "add") -> Keyword:
    """A skill of the book with all rules of its chapter."""
    return Keyword(form, tuple(f"AE-{chapter}-{at:02}" for at in range(1, number + 1)), merge)


KEYWORDS: dict[str, Keyword] = {
    "relentless": told("", "ACHA", 1),
    "hardened": told("scores", "AGUE", 3),
    "artefact": told("number", "ARTX", 1),
    "assassin": told("", "ASSN", 8),
    "authority": told("", "AUTO", 2),
    "leap": told("", "BOND", 3),
    "swordsman": told("", "BRET", 1),
    "brutal": told("", "BRUT", 2),
    "chance": told("number", "CHAN", 1),
    "bestial-charge": told("", "CBES", 1),
    "command": told("", "COMD", 8),
    "concentration": told("number", "CONC", 3),
    "awareness": told("", "CONS", 3),
    "construct": told("", "CSTR", 1),
    "counter-attack": told("", "CATT", 3),
    "master-stroke": told("", "CMAI", 1),
    "war-cry": told("number", "CGUE", 2),
    "rallying-cry": told("", "CRAL", 1),
    "desperate": told("", "DESE", 1),
    "steed": told("", "DEST", 1),
    "devotion": told("", "DEVO", 2),
    "tough": told("", "DURC", 2),
    "scout": told("", "ECLA", 7),
    "chaining": told("", "ENCH", 3),
    "endurance": told("", "ENDU", 1),
    "personal-enemy": told("words", "ENPE", 2),
    "enormous": told("", "ENOR", 1),
    "ephemeral": told("number", "EPHE", 1, "lower"),
    "ethereal": told("", "ETHE", 4),
    "fanatic": told("", "FANA", 2),
    "fierce-loner": told("", "FARO", 1),
    "vassal": told("number", "FEAL", 2),
    "feint": told("", "FEIN", 4),
    "ferocious": told("", "FERO", 1),
    "bane": told("words", "FLEA", 1),
    "blood-brother": told("words", "FRER", 3),
    "fury": told("", "FURI", 2),
    "harassment": told("", "HARC", 1),
    "hyperian": told("", "HYPE", 2),
    "iconoclast": told("", "ICON", 1),
    "immortal-destiny": told("", "IDES", 1),
    "immortal-light": told("", "ILUM", 1),
    "immortal-darkness": told("", "ITEN", 2),
    "infiltration": told("number", "INFI", 1),
    "immunity": told("immunities", "IMMU", 1),
    "implacable": told("number", "IMPL", 1),
    "unalterable": told("", "INAL", 1),
    "insensitive": told("number", "INSE", 1),
    "survival": told("", "ISUR", 1),
    "intimidation": told("scores", "INTI", 2),
    "summoner": told("number", "INVO", 1),
    "martyr": told("", "MART", 1),
    "accursed": told("", "MAUD", 1),
    "mechanic": told("number", "MECA", 1),
    "extra-limb": told("number", "MEMB", 1),
    "undead": told("", "MVIV", 3),
    "musician": told("", "MUSI", 2),
    "mutagen": told("number", "MUTA", 8),
    "warrior-mystic": told("", "MGUE", 1),
    "pariah": told("", "PARI", 2),
    "piety": told("number", "PIET", 1),
    "standard-bearer": told("", "PETD", 1),
    "trapper": told("", "PIEG", 3),
    "possessed": told("", "POSS", 1),
    "predictable": told("", "PREV", 1),
    "swiftness": told("", "RAPI", 2),
    "quick-reload": told("number", "RRAP", 1, "lower"),
    "recovery": told("number", "RECU", 1),
    "regeneration": told("number", "REGE", 1, "lower"),
    "rampart": told("number", "REMP", 1),
    "reinforcement": told("", "RENF", 5),
    "resolution": told("number", "RESO", 3),
    "sapper": told("number", "SAPE", 3),
    "selenite": told("", "SELE", 1),
    "healer": told("number", "SOIN", 1, "lower"),
    "thaumaturge": told("", "THAU", 1),
    "assault-shot": told("", "TASS", 3),
    "instinctive-shot": told("", "TINS", 2),
    "toxic": told("number", "TOXI", 3, "lower"),
    "born-killer": told("", "TUEU", 1),
    "flight": told("", "VOLS", 1),
    "vulnerable": told("", "VULN", 1),
    "instinctive-magic": Keyword("", ("AE-CNTR-05",)),
}
"""Skills of the cards. Magician and faithful are written apart (`cards.Magician`, `cards.Faithful`)."""

EQUIPMENT: dict[str, Keyword] = {
    "sacred-weapon": Keyword("", ("AE-ASAC-01", "AE-ASAC-02", "AE-ASAC-04")),
    "sacred-armour": Keyword("", ("AE-ASAC-03", "AE-ASAC-04")),
    "sword-axe": told("", "EHAC", 1),
    "charge-strength": told("number", "FCHA", 3),
    "back-blades": told("pair", "LAME", 1),
    "breath": told("pair", "SOUF", 2),
    "steam": told("scores", "VAP", 8),
    "naphtha": told("scores", "VAP", 8),
}
"""Pieces of equipment that a rule gives an effect to; any other is a mere word."""
carries(f"{__name__}.EQUIPMENT", "AE-CARD-19")
carries(f"{__name__}.KEYWORDS", "AE-CARD-14", "AE-CARD-15", "AE-CARD-16")


@rule("AE-LIFE-01", "AE-ENOR-01", "AE-PUI-03")
def life_of(skills: Mapping[str, object]) -> int:
    """Four life points, six of somebody enormous."""
    return 6 if "enormous" in skills else 4


def misprinted(words: Mapping[str, Keyword], name: str, value: object) -> tuple[str, dict[str, Any], str | None]:
    """What is wrong with a skill and what follows it: a reason (none if nothing is), its facts, the nearest word."""
    known = words.get(name)
    if known is None:
        return "no-keyword", {"word": name}, nearest(name, words)
    facts = {"word": name, "found": str(value)}
    if known.form == "":
        return ("", {}, None) if value is None else ("no-value", facts, None)
    if known.form == "number":
        right = isinstance(value, int) and not isinstance(value, bool) and -LARGEST <= value <= LARGEST
        return ("", {}, None) if right else ("number-follows", facts, None)
    if known.form == "pair":
        right = isinstance(value, str) and len(value.split("/")) == 2 and value.replace("/", "").isdigit()
        return ("", {}, None) if right else ("pair-follows", facts, None)
    if not isinstance(value, list | tuple) or not value:
        return "words-follow", facts, None
    choices = CHOICES.get(known.form, ())
    wrong = next((str(word) for word in value if choices and word not in choices), "")
    if wrong:
        return "word-follows", {**facts, "known": list(choices)}, nearest(wrong, choices)
    return "", {}, None


def schema_of(form: Form) -> dict[str, Any]:
    """What may follow a skill, as JSON Schema."""
    if form == "":
        return {"type": "null"}
    if form == "number":
        return {"type": "integer", "minimum": -LARGEST, "maximum": LARGEST}
    if form == "pair":
        return {"type": "string", "pattern": "^[0-9]+/[0-9]+$"}
    choices = CHOICES.get(form, ())
    return {"type": "array", "items": {"enum": list(choices)} if choices else {"type": "string"}}


def schema(words: Mapping[str, Keyword]) -> dict[str, Any]:
    """Skills or equipment of a card with what follows each."""
    return {
        "x-words": "trait",
        "properties": {name: schema_of(one.form) for name, one in words.items()},
        "additionalProperties": False,
    }


@rule("AE-SKIL-01", "AE-SKIL-02", "AE-SKIL-03")
def merged(skills: Mapping[str, Skill], name: str, value: Skill) -> dict[str, Skill]:
    """Skills with one more: numbers add up or the lower is kept, lists are united, the rest is there once."""
    old = skills.get(name)
    if old is None:
        return {**skills, name: value}
    if isinstance(old, int) and isinstance(value, int):
        lower = name in KEYWORDS and KEYWORDS[name].merge == "lower"
        return {**skills, name: min(old, value) if lower else old + value}
    if isinstance(old, tuple) and isinstance(value, tuple):
        return {**skills, name: tuple(dict.fromkeys((*old, *value)))}
    return {**skills}


def pair(value: Skill) -> tuple[int, int]:
    """The two numbers of a breath or of back blades."""
    first, _, second = str(value).partition("/")
    return int(first), int(second or 0)


def without_code(name: str) -> bool:
    """No function of any chapter carries a rule of this skill: a card with it is played as if it had none."""
    known = KEYWORDS.get(name) or EQUIPMENT.get(name)
    return known is None or not any(place for one in known.rules for place in INDEX.get(one, ()))
