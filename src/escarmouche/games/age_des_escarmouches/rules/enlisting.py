"""From a card to a fighter: what the card prints, what an Incarnate has beside it, what artefacts and abilities add."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from escarmouche.core.brought import unmarked
from escarmouche.core.rules import rule
from escarmouche.games.age_des_escarmouches.cards import Machine, Profile, Working, shelf
from escarmouche.games.age_des_escarmouches.figures import Boost, Fighter, Ranged, Skill
from escarmouche.games.age_des_escarmouches.rules.keywords import life_of, merged
from escarmouche.space.geometry import Round, Square

PRINTED = ("INI", "ATT", "FOR", "DEF", "RES", "TIR", "COU", "PEU", "DIS")
HEROIC = ("chaining", "counter-attack", "master-stroke")


@rule("AE-CARD-01", "AE-CARD-12", "AE-CARD-24", "AE-PUI-03", "AE-ENOR-01", "AE-MYS-04")
def fighter(profile: Profile, who: str, side: str, **more: Any) -> Fighter:
    """The fighter of a card, not yet on the table. Mystics begin with as many units as their MYS."""
    skills = skills_of(profile)
    life = life_of(skills)
    scores = {name: getattr(profile, name) for name in PRINTED}
    return Fighter(
        id=who,
        name=unmarked(profile.name),
        side=side,
        profile=profile.name,
        base=Square(profile.base) if profile.square else Round(profile.base / 2),
        on_table=False,
        people=profile.people,
        alignment=profile.alignment,
        rank=profile.rank,
        incarnate=profile.incarnate,
        classes=profile.classes,
        affiliations=profile.affiliations,
        scores={**scores, "MYS": profile.mys},
        mou=profile.mou,
        air=profile.air,
        val=more.pop("val", profile.val),
        printed=profile.val,
        height=10.0 if "enormous" in skills else profile.height,
        power=3 if "enormous" in skills else profile.power,
        pv=life,
        full=life,
        skills=skills,
        bold=profile.bold,
        ranged=tuple(map(ranged, profile.weapons)),
        equipment=dict(profile.equipment),
        units=profile.mys or 0,
        emblem=profile.emblem,
        **more,
    )


@rule("AE-CARD-18")
def ranged(name: str) -> Ranged:
    """A weapon as a fighter carries it."""
    one = shelf().weapons[name]
    return Ranged(one.name, one.force, one.range, one.artillery, one.shape)


@rule("AE-MAGI-01", "AE-FIDE-01")
def skills_of(profile: Profile) -> dict[str, Skill]:
    """The skills of a card, and those of an Incarnate."""
    skills: dict[str, Skill] = dict(profile.skills)
    if profile.magician is not None:
        skills["magician"] = (*profile.magician.elements, *profile.magician.grimoires)
    if profile.faithful is not None:
        skills["faithful"] = (profile.faithful.litany,) if profile.faithful.litany else ()
    return heroic(skills, profile.TIR is not None) if profile.incarnate else skills


@rule("AE-INC-01", "AE-INC-02", "AE-INC-03")
def heroic(skills: dict[str, Skill], shoots: bool) -> dict[str, Skill]:
    """What an Incarnate has beside its card: nothing if it is a pure mystic, one more for those who shoot."""
    if skills.keys() & {"magician", "faithful"} and "warrior-mystic" not in skills:
        return skills
    for name in HEROIC:
        skills = merged(skills, name, None)
    return merged(skills, "quick-reload", 1) if shoots else skills


@rule("AE-WARM-01", "AE-WARM-08", "AE-WARM-10")
def engine(machine: Machine, who: str, side: str, **more: Any) -> Fighter:
    """A war machine as it stands on the table: no fighter, structure instead of life, weight and crew as scores."""
    return Fighter(
        id=who,
        name=machine.name,
        side=side,
        profile=machine.name,
        base=Round(machine.base / 2),
        on_table=False,
        machine=True,
        people=machine.people,
        scores={"RES": machine.RES, "POI": round(machine.POI * 2), "EQU": machine.EQU},
        mou=machine.mou or 0.0,
        val=machine.val,
        printed=machine.val,
        height=machine.height,
        pv=machine.PS,
        full=machine.PS,
        skills=dict(machine.skills),
        ranged=(ranged(machine.weapon),) if machine.weapon else (),
        emblem=machine.emblem,
        **more,
    )


@rule("AE-MOD-01", "AE-SKIL-01")
def standing(me: Fighter, source: str, work: Working) -> Fighter:
    """A fighter with a working that is in force from the beginning on, whatever it comes from."""
    if work.what == "boost":
        known = [name for name in work.scores if name == "MOU" or me.scores.get(name) is not None]
        return replace(me, boosts=(*me.boosts, *(Boost(source, name, float(work.value), "game") for name in known)))
    if work.what in ("dice", "shift"):
        return replace(me, boosts=(*me.boosts, Boost(source, work.what, float(work.value), "game")))
    if work.what == "equipment":
        return replace(me, equipment=merged(me.equipment, work.skill, work.follows))
    skills = merged(me.skills, work.skill, work.follows)
    return replace(me, skills=skills) if work.what == "skill" else me
