"""The keywords a profile card may print: the rules behind each, and what may follow it."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from escarmouche.core.rules import INDEX, carries
from escarmouche.files.words import nearest

Form = Literal["", "number", "number?", "field", "feat", "path", "faction", "ground", "condition"]
PATHS = ("osteomancy", "shamanism", "blood-and-steel", "sacrifice", "adansonia")
BOOK_FACTIONS = ("kharns", "gouns", "kherops", "fangs", "tembos", "black-guild")
FACTIONS = (*BOOK_FACTIONS, "freed")
"""Those of the book, and one of a later edition."""
FIELDS = ("offensive", "defensive", "objectives", "shooting", "esoteric")
SPECIALS = ("bunt", "bite", "trample")
"""Special attacks."""
GROUNDS = ("loose", "slippery", "difficult", "deep-water")
MOST = 100
"""Behind a keyword."""
CONDITIONS = ("bleeding", "wounded")
"""Of Berserk."""
CHOICES: dict[Form, tuple[str, ...]] = {
    "field": FIELDS,
    "feat": (*FIELDS, *SPECIALS),
    "path": PATHS,
    "faction": FACTIONS,
    "ground": GROUNDS,
    "condition": CONDITIONS,
}


class Keyword(Struct, frozen=True):
    """What follows a keyword (nothing, a number, a field…), and the rules it stands for."""

    form: Form
    rules: tuple[str, ...]
    rare: bool = False
    """Not among the skills of the rules: a card that bears it describes it."""


def common(form: Form, *rules: str) -> Keyword:
    return Keyword(form, rules)


PRINTED: dict[str, Keyword] = {
    "affinity": common("path", "KA-SKL-03"),
    "reach": common("number", "KA-SKL-04"),
    "archmage": common("", "KA-SKL-05"),
    "authority": common("", "KA-SKL-06"),
    "berserk": common("condition", "KA-SKL-07", "KA-SKL-08", "KA-SKL-09", "KA-SKL-10"),
    "duellist": common("number", "KA-SKL-11"),
    "brutality": common("number", "KA-SKL-12"),
    "carnivore": common("", "KA-SKL-13"),
    "brutal-charge": common("number", "KA-SKL-14"),
    "warlord": common("number", "KA-SKL-15"),
    "scout": common("number", "KA-SKL-16"),
    "ambush": common("", "KA-SKL-17", "KA-SKL-18", "KA-SKL-19", "KA-SKL-20", "KA-SKL-21"),
    "endurance": common("", "KA-SKL-22"),
    "awakened": common("", "KA-SKL-23"),
    "executioner": common("", "KA-SKL-24"),
    "skilled-swordsman": common("", "KA-SKL-25"),
    "unshakeable-faith": common("", "KA-SKL-26"),
    "harassment": common("", "KA-SKL-27"),
    "hermeticism": common("number", "KA-SKL-28"),
    "heroic": common("feat", "KA-SKL-29"),
    "exceptional": common("", "KA-SKL-30"),
    "immunity": common("path", "KA-SKL-31"),
    "survival-instinct": common("", "KA-SKL-32"),
    "bloodlust": common("number", "KA-SKL-33"),
    "master-archer": common("", "KA-SKL-34"),
    "master-popinjay": common("", "KA-SKL-35"),
    "master": common("field", "KA-SKL-36"),
    "thick-skin": common("", "KA-SKL-37"),
    "rallying": common("", "KA-SKL-38"),
    "responsive": common("path", "KA-SKL-39"),
    "repelment": common("", "KA-SKL-40"),
    "sacrifice": common("number", "KA-SKL-41"),
    "sadistic": common("", "KA-SKL-42"),
    "specialist": common("field", "KA-SKL-43"),
    "stable": common("", "KA-SKL-44"),
    "bunt": common("", "KA-SPA-02"),
    "bite": common("", "KA-SPA-03", "KA-SPA-04"),
    "trample": common("", "KA-SPA-05"),
    "terror": common("number?", "KA-TEM-03"),
    "fright": common("number", "KA-FRT-01"),
    "mage": common("path", "KA-MAG-06"),
    "stateless": common("", "KA-REC-03"),
    "allied": common("faction", "KA-REC-04"),
    "at-home": common("ground", "KA-TER-10"),
    "ethereal": common("", "KA-LOS-03"),
    "lightning-speed": Keyword("", ("KA-CRD-03",), rare=True),
    "herd-instinct": Keyword("", ("KA-CRD-05",), rare=True),
}
"""Those of the book."""
LATER: dict[str, Keyword] = {
    "independent": common("", "KA-LAT-01"),
    "overlord": common("number?", "KA-LAT-02"),
    "empathy": common("", "KA-LAT-03"),
    "khemist": common("", "KA-LAT-04"),
    "cunning": common("", "KA-LAT-05"),
    "slight": common("", "KA-LAT-06"),
    "stealth": common("number?", "KA-LAT-07"),
    "fearless": common("", "KA-LAT-08"),
    "tembo-hide": common("", "KA-LAT-09"),
    "moringa": common("number", "KA-LAT-10"),
    "riposte": common("", "KA-LAT-11"),
    "brisk": common("", "KA-LAT-12"),
    "mercy": common("", "KA-LAT-13"),
    "stout": common("", "KA-LAT-14"),
    "tembo": common("", "KA-LAT-15"),
    "leap": common("number", "KA-LAT-16"),
    "savage": common("", "KA-LAT-17"),
}
"""Those of later editions, which cards that people import have (`later/`)."""
KEYWORDS: dict[str, Keyword] = {**PRINTED, **LATER}
carries(f"{__name__}.KEYWORDS", "KA-PRO-06")


def misprinted(name: str, value: object) -> tuple[str, dict[str, Any], str | None]:
    """What is wrong with a keyword and its value: a reason (none if nothing is), its facts, the nearest right word."""
    told = KEYWORDS.get(name)
    if told is None:
        return "no-keyword", {"word": name}, nearest(name, KEYWORDS)
    if value is None:
        return "", {}, None
    facts = {"word": name, "found": str(value)}
    if told.form == "":
        return "no-value", facts, None
    if told.form in ("number", "number?"):
        right = isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value <= MOST
        return ("", {}, None) if right else ("number-follows", facts, None)
    words = CHOICES.get(told.form, (str(value),))
    if value in words:
        return "", {}, None
    return "word-follows", {**facts, "known": list(words)}, nearest(str(value), words)


def schema_of(form: Form) -> dict[str, Any]:
    """What may follow a keyword, as JSON Schema."""
    if form == "":
        return {"type": "null"}
    if form in ("number", "number?"):
        return {"type": ["number", "null"], "minimum": 0, "maximum": MOST}
    if form in CHOICES:
        return {"enum": [*CHOICES[form], None], "x-words": form}
    return {"type": ["string", "null"]}


SCHEMA: dict[str, Any] = {
    "x-words": "trait",
    "properties": {name: schema_of(told.form) for name, told in KEYWORDS.items()},
    "additionalProperties": False,
}
"""The skills of a card: keywords and what follows each."""


def without_code(name: str) -> bool:
    """No function of any chapter carries a rule of this keyword: a card with it would be played as if it had none."""
    told = KEYWORDS.get(name)
    return told is None or not any(place != f"{__name__}.KEYWORDS" for id in told.rules for place in INDEX.get(id, ()))
