"""What may be known of a fighter: in cases, on its sheet, in the vocabulary."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from escarmouche.files.words import Unknown, short, slug
from escarmouche.games.age_des_escarmouches.cards import Weapon, shelf
from escarmouche.games.age_des_escarmouches.desk.roster import told as printed
from escarmouche.games.age_des_escarmouches.figures import SCORES, Boost, Fighter, Ranged, Skill
from escarmouche.games.age_des_escarmouches.rules.keywords import (
    ALIGNMENTS,
    CHOICES,
    ELEMENTS,
    EQUIPMENT,
    KEYWORDS,
    Form,
    misprinted,
    told,
)
from escarmouche.rulings.facts import Fact, Facts, field, listed
from escarmouche.space.geometry import Round, Square
from escarmouche.telling import messages
from escarmouche.telling.languages import LANGUAGES

MYSTICS = {"magician": told("words", "MAGI", 6), "faithful": told("words", "FIDE", 5)}
"""What a card prints apart from its skills and a case names among them: elements and grimoires, or a litany."""
MEANINGS = {
    "INI": "initiative",
    "ATT": "attack",
    "FOR": "strength",
    "DEF": "defence",
    "RES": "resistance",
    "TIR": "shooting; without it nobody shoots",
    "COU": "courage",
    "PEU": "the fear it causes; without it, none",
    "DIS": "discipline; null is a dash",
    "MYS": "POU of a magician, FOI of a faithful",
}


def score(name: str) -> Fact[Fighter]:
    """A characteristic as it is printed or given, before anything changes it."""
    return Fact(
        name,
        f"{MEANINGS[name]}; as printed or given, before modifiers (the query `score` has them)",
        "NUMBER | null",
        lambda me: me.scores.get(name),
        lambda me, value: replace(me, scores={**me.scores, name: value}),
        lambda me: me.scores.get(name),
    )


FOLLOWS = {
    "": "nothing (null)",
    "number": "NUMBER",
    "pair": "X/Y",
    "scores": "[SCORE, ...]",
    "immunities": "[IMMUNITY, ...]",
    "words": "[WORD, ...]",
}
"""How a case writes what follows a skill, by its form."""


def named(value: Any, known: Mapping[str, Any], what: str) -> dict[str, Skill]:
    """Skills or equipment with what follows them, or their names as cards print them; an unknown word is an error."""
    if isinstance(value, Mapping):
        given = {spelt(name): more for name, more in value.items()}
    else:
        given = dict(map(as_printed, whole(map(spelt, value), known)))
    for name in given:
        if name not in known:
            raise Unknown(what, str(name), sorted(known))
        given[name] = in_form(known[name].form, given[name])
    for name, more in given.items():
        if name not in MYSTICS:
            followed(known, name, more)
        for word in (more or ()) if name in MYSTICS else ():
            if word not in collections():
                raise Unknown(f"collection of a {name}", str(word), sorted(collections()))
    return {name: tuple(more) if isinstance(more, list) else more for name, more in given.items()}


def spelt(word: Any) -> str:
    """A skill by the name that cases have for it: `Aguerri/ATT` is hardened/ATT."""
    name, slash, more = str(word).partition("/")
    return f"{printed_names().get(slug(name), name)}{slash}{more}"


@lru_cache(1)
def printed_names() -> dict[str, str]:
    """Skills and equipment by what cards print, in either language."""
    game = messages.Room(__package__.rpartition(".")[0])
    keys = [*KEYWORDS, *MYSTICS, *EQUIPMENT]
    printed = {slug(messages.word(lang, game, "trait", key)): key for lang in LANGUAGES for key in keys}
    return printed | {key: key for key in keys}


def whole(words: Iterable[Any], known: Mapping[str, Any]) -> list[str]:
    """`[steam/FOR, RES]` is one piece of equipment: what follows it is parted by commas, too."""
    found: list[str] = []
    for word in map(str, words):
        before = known.get(found[-1].partition("/")[0]) if found and "/" in found[-1] else None
        if word.partition("/")[0] not in known and before is not None and word in CHOICES.get(before.form, ()):
            found[-1] += f", {word}"
        else:
            found.append(word)
    return found


def as_printed(word: Any) -> tuple[str, str | None]:
    """A skill of a list and what follows it: `toxic/4` is toxic and 4."""
    name, _, more = str(word).partition("/")
    return name, more or None


def in_form(form: Form, more: Any) -> Any:
    """What follows a skill, where it is written as a card prints it: a number, or names with commas between."""
    if not isinstance(more, str) or form in ("", "pair"):
        return more
    if form == "number":
        return int(more) if more.lstrip("-").isdigit() else more
    return [word.strip() for word in more.split(",")]


def followed(known: Mapping[str, Any], name: str, more: Any) -> None:
    """What follows a skill must be of its form: an unknown word or another form is an error that tells it."""
    reason, facts, _ = misprinted(known, name, more)
    if reason == "word-follows":
        wrong = next(str(word) for word in more if word not in facts["known"])
        raise Unknown(f"value of {name}", wrong, facts["known"])
    if reason:
        raise ValueError(f"{name}: {FOLLOWS[known[name].form]} was expected, not {short(more)}")


def collections() -> set[str]:
    """Elements, alignments, grimoires and litanies: what formulas are collected in."""
    return {*ELEMENTS, *ALIGNMENTS, *(one.collection for one in shelf().formulas.values())}


def with_weapons(me: Fighter, value: Any) -> Fighter:
    """Ranged weapons: name, force, range, and what kind of artillery."""
    for one in value:
        for name in one if isinstance(one, dict) else ():
            if name not in Ranged.__struct_fields__:
                raise Unknown("field of a weapon", name, Ranged.__struct_fields__)
    given = [checked(one, Weapon, "weapons") for one in value]
    return replace(me, ranged=tuple(Ranged(one.name, one.force, one.range, one.artillery, one.shape) for one in given))


def checked(value: Any, kind: Any, what: str) -> Any:
    """What a case gives, as this kind of thing."""
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        raise ValueError(f"{what}: {error}") from error


def with_formulas(me: Fighter, value: Mapping[str, Any] | list[str]) -> Fighter:
    """Formulas that there are, each with its level; the names alone of those whose level is printed."""
    for name in value:
        if name not in shelf().formulas:
            raise Unknown("formula", name, shelf().formulas)
    if not isinstance(value, Mapping):
        value = {name: shelf().formulas[name].level for name in value}
        for name, level in value.items():
            if not isinstance(level, int):
                raise ValueError(f"formulas: {name} has a level of one's choice: {{{name}: NUMBER}}")
    return replace(me, formulas=checked(value, dict[str, Annotated[int, Meta(ge=0, le=12)]], "formulas"))


def with_life(me: Fighter, value: int) -> Fighter:
    return replace(me, pv=value, full=max(me.full, value))


def boosts_of(me: Fighter) -> dict[str, float]:
    """What is added to each characteristic, whatever it comes from."""
    return {name: sum(one.by for one in me.boosts if one.score == name) for name in {one.score: 0 for one in me.boosts}}


def with_boosts(me: Fighter, value: Mapping[str, float]) -> Fighter:
    return replace(me, boosts=tuple(Boost("case", name, float(by)) for name, by in value.items()))


def points(name: str, meaning: str) -> Fact[Fighter]:
    """What it may spend in this turn, counted among its uses."""
    return Fact(f"{name}_points", meaning, "NUMBER", None, lambda me, value: replace(me, uses={**me.uses, name: value}))


def base_of(me: Fighter) -> float:
    return 2 * me.base.radius if isinstance(me.base, Round) else me.base.side


TABLE: tuple[Fact[Fighter], ...] = (
    field("name", "name of the fighter", "TEXT"),
    field("people", "as printed", "TEXT", show=True),
    field("rank", "1, 2 or 3", show=True),
    field("incarnate", "is it an Incarnate, with the skills it has beside its card", "true | false"),
    listed("classes", "its classes", "[TEXT, ...]"),
    listed("affiliations", "its affiliations", "[TEXT, ...]"),
    field(
        "alignment",
        "the way it goes, empty for none; those of darkness are of the meanders that a Hypérien frightens",
        "light | destiny | darkness | ''",
        kind=lambda value: checked(value, Literal["light", "destiny", "darkness", ""], "alignment"),
    ),
    field("MOU", "movement on the ground, in cm", "NUMBER", "mou", float, show=True),
    field("air", "movement in the air, in cm; null for those who do not fly", "NUMBER | null"),
    *(score(name) for name in SCORES),
    Fact(
        "PV",
        "life points left; of a machine, structure points",
        "NUMBER",
        lambda me: me.pv,
        with_life,
        lambda me: f"{me.pv}/{me.full}",
    ),
    field("full", "life points at the beginning: 4, of somebody enormous 6 (with power 3 and height 10, unless given)"),
    Fact("wounded", "has it lost half of its life points or more", "true | false", lambda me: me.wounded),
    field("VAL", "value in play, in PA", "NUMBER", "val", show=True),
    field("power", "power: 1, 2 or 3", show=True),
    field("height", "height in cm", "NUMBER", kind=float),
    Fact(
        "skills",
        "skills with what follows them: null, a number, or names; in a list as on cards, [toxic/4, fury, hardened/ATT, "
        "FOR] (given, they replace the printed ones)",
        "{NAME: VALUE} | [NAME, ...]",
        lambda me: dict(me.skills),
        lambda me, value: replace(me, skills=named(value, {**KEYWORDS, **MYSTICS}, "skill")),
        lambda me: [printed(name, value) for name, value in {**me.equipment, **me.skills}.items()],
        "traits",
    ),
    Fact(
        "equipment",
        "equipment with what follows it, in a list as on cards, [steam/MOU, RES] (given, it replaces the printed one)",
        "{NAME: VALUE} | [NAME, ...]",
        lambda me: dict(me.equipment),
        lambda me, value: replace(me, equipment=named(value, EQUIPMENT, "piece of equipment")),
    ),
    Fact(
        "weapons",
        "ranged weapons; expected: their names; given: weapons that replace the printed ones",
        "[NAME, ...] | [{name, force, range, artillery?: light|heavy, shape?: piercing|area}, ...]",
        lambda me: [one.name for one in me.ranged],
        with_weapons,
        lambda me: [f"{one.name} {one.force}/{one.range:g}" for one in me.ranged],
    ),
    listed(
        "bold",
        "characteristics printed in bold",
        "[INI | ATT | FOR | DEF | RES | TIR | COU | PEU | DIS | MYS | MOU, ...]",
    ),
    listed("artefacts", "artefacts it carries, with what they do for it", "[ARTEFACT, ...]"),
    listed("solos", "solos of its card, with what they do for it if it meets their conditions", "[SOLO, ...]"),
    Fact(
        "formulas",
        "its personal collection, with the level of each; without one, what is printed",
        "{NAME: NUMBER} | [NAME, ...]",
        lambda me: me.formulas,
        with_formulas,
        lambda me: list(me.formulas),
    ),
    field("units", "mystic units at hand; given a MYS and none of these, as many as it", show=True),
    field("card", "the card that stands for it in the pile; those of one card are activated together", "TEXT"),
    field("activation", "where it is in this turn", "waiting | active | activated"),
    field("altitude", "level of flight", "0 | 1 | 2", kind=lambda value: checked(value, Literal[0, 1, 2], "altitude")),
    field("commander", "does it command its army", "true | false"),
    field("machine", "is it a war machine", "true | false"),
    field(
        "crew",
        "the war machine whose crew it belongs to this turn, on its card unless `card` is given",
        "FIGURE | ''",
    ),
    Fact(
        "EQU",
        "of a machine, the crew it needs",
        "NUMBER",
        lambda me: me.scores.get("EQU"),
        lambda me, value: replace(me, scores={**me.scores, "EQU": int(value)}),
    ),
    Fact(
        "POI",
        "of a machine, its weight in cm",
        "NUMBER",
        lambda me: (me.scores.get("POI") or 0) / 2,
        lambda me, value: replace(me, scores={**me.scores, "POI": round(value * 2)}),
    ),
    field("summoner", "the mystic that called it, on whose card it is", "FIGURE | ''"),
    field(
        "servant",
        "does it meet the conditions of its machine, a substitute otherwise; without it, whether it does",
        "true | false",
    ),
    listed("toxic", "toxic markers on it, the number of each", "[NUMBER, ...]"),
    Fact(
        "boosts",
        "what is added to its characteristics, by all causes together; given: until the end of the turn",
        "{NAME: NUMBER}",
        boosts_of,
        with_boosts,
    ),
    Fact(
        "braved",
        "the highest PEU it has mastered, 0 for none",
        "NUMBER",
        lambda me: max(me.braved, 0),
        lambda me, value: replace(me, braved=value),
    ),
    Fact(
        "assaulted",
        "was it the victim of an assault this turn",
        "true | false",
        lambda me: bool(me.assailants),
        lambda me, value: replace(me, assailants=frozenset(("somebody",)) if value else frozenset()),
    ),
    field("fought", "combats of this turn"),
    Fact(
        "base",
        "diameter of a round base, in cm",
        "NUMBER",
        base_of,
        lambda me, value: replace(me, base=Round(value / 2)),
    ),
    Fact("square", "side of a square base, in cm", "NUMBER", None, lambda me, value: replace(me, base=Square(value))),
    points("mutagen", "points of mutagen it has this turn"),
    points("steam", "bonus of steam or naphtha it has this turn"),
    Fact("in_play", "on the table and alive", "true | false", lambda me: me.in_play),
)


def line(name: str, value: Skill) -> str:
    """A skill as a card prints it."""
    if value is None:
        return name
    return f"{name}/{', '.join(value) if isinstance(value, tuple) else value}"


FACTS = Facts(TABLE)
