"""Short effect lines whose meaning is a word of ours: a table of patterns, and nothing that is not in it.

Lines are compared in small letters without accents or quotation marks, `dgts` written out.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator
from typing import Any

LETTERS = ("V", "P", "A", "C")
Reader = Callable[[re.Match[str]], dict[str, Any]]


def plain(line: str) -> str:
    """A line as the patterns are written."""
    straight = line.replace("’", "'").replace("−", "-")
    bare = unicodedata.normalize("NFKD", straight).encode("ascii", "ignore").decode().lower()
    bare = re.sub(r"(?<![a-z])dgts?\b", " degats", re.sub(r"[\"'`]", " ", bare))
    return re.sub(r"\s*([=/])\s*|(?<=\+)\s+", r"\1", " ".join(bare.split())).strip(" .;")


def split(text: str) -> Iterator[str]:
    """The lines of a text: sentences, and parts that a slash or a comma joins."""
    for line in re.split(r"[.;\n](?!\d)|\s/\s|,(?!\d)", text):
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
)
SHOT: tuple[tuple[str, Reader], ...] = (
    (r"(\d+) degats?", number("damage")),
    (r"(\d+)-distance degats?", number("falling")),
    (r"necessite une cible a (\d+) (?:toises )?ou plus", number("least")),
    (r"\+(\d+) degats? a portee courte", lambda found: {"short_bonus": 1 + int(found[1])}),
)
SHOOTER: tuple[tuple[str, Reader], ...] = (
    (r"rc=sonne|sonne en cas de rc", said(on_critical="daze")),
    (r"cac=([vpac]) degats?", lambda found: {"damage": found[1].upper()}),
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
GRANTS = r"(?:elle )?(?:confere|procure)(?: au porteur| a son porteur)? ?([a-z' -]+?) ?(\d+)?(?: au porteur)?"


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
