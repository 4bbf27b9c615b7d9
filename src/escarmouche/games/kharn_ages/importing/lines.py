"""Short effect lines whose meaning is a word of ours: a table of patterns, and nothing that is not in it.

Lines are compared in small letters without accents or quotation marks, `dgts` written out.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator
from typing import Any

LETTERS = ("V", "P", "A", "C")
WHOLE = (
    r"lors d un tir qui utilise l effet de a, peut choisir celui de c a la place",
    r"en cas d ec, le porteur subit les degats",
    r"compte comme une [a-z ]+ \(\+(\d+) att/\+(\d+) def\) au corps a corps",
    r"saignement (\d+) au corps a corps, \+(\d+) en defense",
)
"""Sentences whose parts mean nothing alone."""
Reader = Callable[[re.Match[str]], dict[str, Any]]


def plain(line: str) -> str:
    """A line as the patterns are written."""
    straight = line.replace("’", "'").replace("−", "-")
    bare = unicodedata.normalize("NFKD", straight).encode("ascii", "ignore").decode().lower()
    bare = re.sub(r"(?<![a-z])dgts?\b", " degats", re.sub(r"[\"'`]", " ", bare))
    return re.sub(r"\s*([=/])\s*|(?<=\+)\s+", r"\1", " ".join(bare.split())).strip(" .;")


def split(text: str) -> Iterator[str]:
    """The lines of a text: sentences, and parts that a slash or a comma joins, unless they are told in one breath."""
    for sentence in re.split(r"[.;\n](?!\d)", text):
        told = sentence.strip(" .;\n")
        if not told:
            continue
        if any(re.fullmatch(pattern, plain(told)) for pattern in WHOLE):
            yield sentence.strip()
            continue
        for line in re.split(r"\s/\s|,(?!\d)", sentence):
            if line.strip(" .;\n"):
                yield line.strip()


def number(name: str) -> Reader:
    return lambda found: {name: int(found[1])}


def work(what: str) -> Reader:
    return lambda found: {"what": what, "value": int(found[1])}


def said(**fields: Any) -> Reader:
    return lambda found: dict(fields)


WEAPON: tuple[tuple[str, Reader], ...] = (
    (r"\+(\d+) degats?", number("bonus")),
    (r"(\d+) degats?", number("damage")),
    (r"\+(\d+)(?: en)? att(?:aque)?", number("attack")),
    (r"\+(\d+)(?: en)? def(?:ense)?", number("defence")),
    (r"(?:inflige )?saignement (\d+)", number("bleeding")),
    (r"rc=saignement (\d+)", number("critical_bleeding")),
    (r"saignement (\d+) en cas de rc", number("critical_bleeding")),
    (r"rc=sonne|sonne en cas de rc", said(on_critical="daze")),
    (r"rc=desarme|desarme en cas de rc", said(on_critical="disarm")),
    (r"ajoute 2x la stature\b.*\brc\b.*", said(on_critical="stature-twice")),
    (r"pas d attaque avec ([vpac])", lambda found: {"forbids": [found[1].upper()]}),
    (r"pas d attaque a 1 pa", said(forbids_simple=list(LETTERS))),
    (r"pas d attaque avec ([vpac]) a 1 pa", lambda found: {"forbids_simple": [found[1].upper()]}),
    (r"empoisonne(?: la victime)?", said(poison=True)),
    (r"enflamme(?: la victime)?", said(fire=True)),
    (r"effroi (\d+)", number("fright")),
    (r"perce.armure (\d+)", number("piercing")),
    (r"l armure adverse protege (\d+) degats? de moins", number("blunts")),
    (
        r"rc=sonne et l armure de la cible protege -(\d+) degats?",
        lambda found: {"on_critical": "daze", "critical_blunts": int(found[1])},
    ),
    (r"rc=9 et 10", said(critical_from=9)),
    (r"pas d effet avec ([vpac])", lambda found: {"effectless": [found[1].upper()]}),
    (r"allonge (\d+) en defense", number("guard_reach")),
    (r"pas d ec en attaque", said(steady=["attack"])),
    (r"pas d ec en defense", said(steady=["defence"])),
    (
        r"la stature est ajoutee au seuil de toutes les attaques a 3 pa \(non cumulable en assaut\)",
        said(stature_at_3=True),
    ),
    (r"\+ ?stature au seuil des attaques a 3 pa hors charge", said(stature_at_3=True)),
    (r"tranchante?", said()),
    (r"\+(\d+)(?: en)? def(?:ense)? si maniee a 2 mains", number("both_hands_defence")),
    (r"maniable a 1 ou 2 mains", said()),
    (r"assomme en cas de rc|rc=assomme", said(on_critical="stun")),
    (r"(?:en cas d ec, |ec=)le porteur subit les degats", said(backfires=True)),
    (r"n endommage pas l armure", said(spares_armour=True)),
    (r"charge interdite avec une attaque a 1 pa", said(assault_ap=[2, 3])),
    (r"pas d attaque a 3 pa", said(attack_ap=[1, 2])),
    (r"attaque a 3 pa uniquement", said(attack_ap=[3])),
    (r"pas d attaque ou de defense a 3 pa", said(attack_ap=[1, 2], most_defence=2)),
    (r"rc=regagne (\d+) pa", number("critical_ap")),
    (r"repousse de (\d+) ou \+\1 a l effet de c", lambda found: {"shoves": float(found[1])}),
    (
        r"peut etre utilisee comme arme de tir \((\d+) max\)",
        lambda found: {"shot": {"short": 0.0, "long": float(found[1]), "beyond": False, "feed": "itself"}},
    ),
    (r"octroie l effet de ([vpac]) en cas de rc", lambda found: {"critical_effect": found[1].upper()}),
    (
        r"ajoute gratuitement l effet de ([vpac]) des qu elle utilise l effet de ([vpac]) en attaque",
        lambda found: {"adds_effect": {found[2].upper(): found[1].upper()}},
    ),
    (
        r"les degats et les effets sont appliques 2 fois en cas de rc \(a la place de la stature\)",
        said(critical_twice=True),
    ),
    (r"ses adversaires ont -(\d+) en attaque et en defense", number("hampers")),
    (r"\+(\d+) par incantation", number("incantation")),
    (r"permet de creuser gratuitement", said(digs=True)),
    (r"genere son propre marqueur d activation en mode bataille", said()),
)
SHOT: tuple[tuple[str, Reader], ...] = (
    (r"(\d+) degats?", number("damage")),
    (r"(\d+)-distance degats?", number("falling")),
    (r"necessite une cible a (\d+) (?:toises )?ou plus", number("least")),
    (r"\+(\d+) degats? a portee courte", lambda found: {"short_bonus": 1 + int(found[1])}),
    (r"\+(\d+) degats?", number("bonus")),
    (r"permet de relancer 1d10 lors d un tir par activation", said(again=True)),
    (r"lors d un tir qui utilise l effet de a, peut choisir celui de c a la place", said(repels=True)),
    (r"permet d appliquer 1 effet supplementaire parmi les caracteristiques choisies", said(more_effects=True)),
    (r"les tirs eclairs n ont pas d effet supplementaire", said()),
)
SHOOTER: tuple[tuple[str, Reader], ...] = (
    (r"rc=sonne|sonne en cas de rc", said(on_critical="daze")),
    (r"cac=([vpac]) degats?", lambda found: {"damage": found[1].upper()}),
    (
        r"compte comme une [a-z ]+ \(\+(\d+) att/\+(\d+) def\) au corps a corps",
        lambda found: {"melee": True, "attack": int(found[1]), "defence": int(found[2])},
    ),
    (
        r"saignement (\d+) au corps a corps, \+(\d+) en defense",
        lambda found: {"melee": True, "bleeding": int(found[1]), "defence": int(found[2])},
    ),
)
"""Of the weapon, where the others are of its shots."""
SHIELD: tuple[tuple[str, Reader], ...] = (
    (r"\+([vpac]) en def(?:ense)?", lambda found: {"adds": found[1].upper()}),
    (r"pas d ec en defense", said(steady=["defence"])),
    (r"\+(\d+)(?: en)? def(?:ense)?", number("adds")),
    (r"ajoute en def(?:ense)? la caracteristique la plus faible utilisee par l attaquant", said(adds="lowest")),
)
ARMOUR: tuple[tuple[str, Reader], ...] = (
    (r"-(\d+) en ([vpacti])", lambda found: {"penalty": {found[2].upper(): -int(found[1])}}),
)
MASTERIES: dict[str, str] = {
    "offensif": "offensive",
    "defensif": "defensive",
    "tir": "shooting",
    "esoterique": "esoteric",
}
TRINKET: tuple[tuple[str, Reader], ...] = (
    (r"\+(\d+) en attaque et aux degats", lambda found: {"attack": int(found[1]), "bonus": int(found[1])}),
    (r"immunisent? a la terreur", said(fearless=["terror"])),
    (r"pas d ec sur l action crocheter", said(steady_at=["pick-lock"])),
    (r"augmente le bonus de defense contre les tirs:", said()),
    (
        r"\+(\d+) quand le porteur est au cac ou double si le porteur est a couvert",
        number("cloak"),
    ),
    (
        r"\+(\d+) lors de la relance d un de de maitrise (?:de )?(offensif|defensif|tir|esoterique)",
        lambda found: {"rerolls": {MASTERIES[found[2]]: int(found[1])}},
    ),
)
SPELL: tuple[tuple[str, Reader], ...] = (
    (r"i/2 degats?", said(what="damage", of="I", halved=True)),
    (r"i degats?", said(what="damage", of="I")),
    (r"i\+t degats?", said(what="damage", of="IT")),
    (r"(\d+) degats?", work("damage")),
    (r"(?:la cible|l allie) (?:est soignee? de|regagne) (\d+) pv", work("heal")),
    (r"la cible ajoute \+(\d+) a ses seuils d attaque", work("attack")),
    (r"la cible ajoute \+(\d+) a ses seuils de defense", work("defence")),
    (
        r"la ([vpacti]) de la cible est reduite de (\d+)",
        lambda found: {"what": "characteristic", "of": found[1].upper(), "value": -int(found[2])},
    ),
    (
        r"la cible a \+(\d+) en ([vpacti]) et (?:en )?([vpacti])",
        lambda found: {"what": "characteristic", "of": (found[2] + found[3]).upper(), "value": int(found[1])},
    ),
    (r"(?:la cible|le lanceur|l allie) provoque effroi ?(\d+)", work("fright")),
    (r"la cible est empoisonnee", said(what="poison")),
    (r"la cible est immunisee a la terreur", said(what="immune-terror")),
)
TARGETS = {
    r"(?:le lanceur|lui-meme)": "self",
    r"1 allie": "ally",
    r"(?:1 )?ennemi": "enemy",
    r"1 (?:safar|cible)": "any",
}
DURATIONS = {
    r"immediat": "instant",
    r"1 ?tour": "round",
    r"jusqu a la fin de la prochaine activation de la cible": "activation",
}
GRANTS = (
    r"(?:elle )?(?:confere|procure)(?: au [a-z]+(?: la competence)?| a son porteur)? ?"
    r"([a-z' -]+?) ?(\d+)?(?: au porteur)?"
)


def read(table: tuple[tuple[str, Reader], ...], line: str) -> dict[str, Any] | None:
    """What a line says, in fields of ours; None if it is not in the table."""
    told = plain(line)
    for pattern, reader in table:
        found = re.fullmatch(pattern, told)
        if found:
            return reader(found)
    return None


def among(table: dict[str, str], line: str) -> str | None:
    return next((word for pattern, word in table.items() if re.fullmatch(pattern, plain(line))), None)


def aim(line: str) -> tuple[str, float | None] | None:
    """Whom a spell is for, and how far; within the aura without a distance."""
    told = plain(line)
    found = re.fullmatch(r"(.+?)(?: (?:a|jusqu a) (\d+) toises| dans l aura)?", told)
    who = among(TARGETS, found[1]) if found else None
    return None if found is None or who is None else (who, float(found[2]) if found[2] else None)


def rate(line: str) -> int | None:
    """How often in a turn; None for once a game, once in two turns and the like."""
    found = re.fullmatch(r"(\d)/tour", plain(line))
    return int(found[1]) if found and int(found[1]) else None
