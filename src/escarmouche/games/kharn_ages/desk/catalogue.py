"""What a case may name of the cards: keywords, profiles with their figures, equipment and objects, as plain words."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import fields

from escarmouche.core.system import Word
from escarmouche.games.kharn_ages.cards import Profile, Spell, Working, shelf
from escarmouche.games.kharn_ages.rules.keywords import CHOICES, KEYWORDS, Keyword
from escarmouche.games.kharn_ages.rules.recruits import GRIMOIRES, lots

SILENT = ("name", "en", "note", "ours", "emblem", "reserved")
PLAIN = Profile(
    name="Safar",
    level=1,
    faction=None,
    cost=50,
    V=3,
    P=3,
    A=3,
    C=3,
    T=3,
    I=3,
    stature=3,
    ap=5,
    hp=12,
    base=40,
    mastery=(),
)
"""An ordinary fighter for cases: bare hands, no skill, no mastery die. Nobody can recruit it."""


def keyword_words() -> tuple[Word, ...]:
    """Every keyword with what follows it and the rules it stands for."""
    return tuple(Word(name, "", f"{name}: {follows(told)}", told.rules) for name, told in KEYWORDS.items())


def follows(told: Keyword) -> str:
    """What may follow a keyword in a case."""
    if told.form in CHOICES:
        return " | ".join(CHOICES[told.form])
    return {"": "null", "number": "NUMBER", "number?": "NUMBER | null"}[told.form]


def card_words() -> tuple[Word, ...]:
    """The plain Safar, recruitable profiles, then weapons, shields, armours, objects and what else a list may buy."""
    cards = shelf()
    known = [PLAIN, *(card for card in cards.profiles.values() if card.playable)]
    found = [Word(card.name, profile_line(card)) for card in known]
    for kind in ("weapons", "shields", "armours", "trinkets", "spells", "objects"):
        for card in getattr(cards, kind).values():
            line = spell_line(card) if kind == "spells" else f"{kind.removesuffix('s')}: {facts(card)}"
            found.append(Word(card.name, line))
    bought = [*(f"{name} ({cost} Ko)" for name, (cost, _) in GRIMOIRES.items())]
    bought += [f"{name} ({lot.cost} Ko)" for name, lot in lots().items()]
    return (*found, Word("bought in lists", ", ".join(bought)))


def profile_line(card: Profile) -> str:
    """A profile in one line."""
    letters = " ".join(f"{letter} {getattr(card, letter)}" for letter in ("V", "P", "A", "C", "T", "I"))
    words = [
        f"profile: level {card.level}, {card.faction or 'no faction'}, {card.cost} Ko",
        f"LIM {card.limitation}" if card.limitation else "",
        f"place of {card.kind}" if card.kind else "",
        f"{letters}, stature {card.stature}, {card.ap} AP, {card.hp} HP, base {(card.base or 0) / 40:g}",
        "skills " + ", ".join(name if value is None else f"{name} {value}" for name, value in card.skills.items())
        if card.skills
        else "",
        "equipment " + ", ".join(card.equipment) if card.equipment else "",
        "mastery " + " / ".join("+".join(die) for die in card.mastery) if card.mastery else "",
        "" if card.hands else "no hands",
    ]
    return "; ".join(word for word in words if word)


def spell_line(spell: Spell) -> str:
    """A spell in one line."""
    path = spell.path or "generic"
    far = "in the aura" if spell.range is None else f"within {spell.range:g} toises"
    effects = "; ".join(
        f"difficulty {effect.difficulty}"
        + (f" ({effect.target})" if effect.target else "")
        + ": "
        + ", ".join(map(working_line, effect.does))
        for effect in spell.effects
    )
    pages = "" if spell.generic else f", {'unknown' if spell.pages is None else spell.pages} pages"
    price = f", {spell.cost} Ko" if spell.cost else ""
    whose = f", only {' or '.join(spell.reserved)}" if spell.reserved else ""
    told = f"target {spell.target} {far}, rate {spell.rate}, lasts {spell.duration}; {effects}"
    return f"spell: {path}{pages}{price}{whose}, {told}"


def working_line(work: Working) -> str:
    """`damage I/2`, `V -2`, `fright 13 upon the caster`."""
    much = "+".join((*([str(work.value)] if work.value else []), *([work.of] if work.of else [])))
    if work.what == "characteristic":
        line = f"{work.of} {work.value:+}"
    else:
        line = " ".join(part for part in (work.what, work.skill, f"({much})/2" if work.halved else much) if part)
    return line + (" of fire" if work.fire else "") + (" upon the caster" if work.upon == "caster" else "")


def facts(card: Any) -> str:
    """The fields of a card that differ from a blank one, as a case would write them."""
    blank = {field.name: field.default for field in fields(card)}
    kept = [
        f"{field.encode_name} {plain(value)}"
        for field in fields(card)
        if (value := getattr(card, field.name)) not in (blank[field.name], None, (), {}) and field.name not in SILENT
    ]
    return ", ".join(kept) or "nothing more is printed"


def plain(value: Any) -> str:
    """A value of a card as somebody would write it."""
    if isinstance(value, Struct):
        return "{" + facts(value) + "}"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{name}: {one}" for name, one in value.items()) + "}"
    if isinstance(value, tuple):
        return "[" + ", ".join(map(plain, value)) + "]"
    return f"{value:g}" if isinstance(value, float) else str(value).lower() if isinstance(value, bool) else str(value)
