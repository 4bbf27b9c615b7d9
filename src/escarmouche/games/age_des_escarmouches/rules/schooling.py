"""Personal collections: the formulas a mystic may write in, and how many levels."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from escarmouche.core.rules import rule
from escarmouche.core.system import Complaint
from escarmouche.games.age_des_escarmouches.cards import Formula, Profile, shelf
from escarmouche.games.age_des_escarmouches.misprints import PRIMAGIC, UNIVERSAL
from escarmouche.games.age_des_escarmouches.rules.attributes import has
from escarmouche.games.age_des_escarmouches.rules.recruits import Recruit


@rule("AE-FRML-04", "AE-WMYS-03")
def most_levels(profile: Profile) -> int:
    """Twice the printed MYS, once that of a warrior-mystic."""
    return (profile.mys or 0) * (1 if "warrior-mystic" in profile.skills else 2)


@rule("AE-MAGI-06", "AE-FIDE-05")
def open_collections(profile: Profile) -> frozenset[str]:
    """The grimoires of a magician, or the litanies of a faithful."""
    if profile.magician is not None:
        return frozenset({PRIMAGIC, *profile.magician.elements, *profile.magician.grimoires})
    if profile.faithful is not None:
        return frozenset({UNIVERSAL, profile.alignment, profile.faithful.litany} - {""})
    return frozenset()


@rule("AE-MYS-08", "AE-MAGI-05", "AE-MAGI-06", "AE-FIDE-05", "AE-AFFI-09")
def why_not_taught(profile: Profile, card: Formula, model: Recruit, renegade: bool = False) -> tuple[str, ...]:
    """The rules that keep a formula from somebody: another family, a closed collection, an element it does not
    master, or that it is reserved."""
    if card.family != ("spell" if profile.magician else "miracle") or not profile.mystic:
        return ("AE-MYS-08",)
    rules: list[str] = []
    if card.collection not in open_collections(profile):
        rules.append("AE-MAGI-06" if profile.magician else "AE-FIDE-05")
    if profile.magician is not None and not set(card.elements) <= set(profile.magician.elements):
        rules.append("AE-MAGI-05")
    lost = {profile.name, *profile.affiliations} if renegade else set[str]()
    if card.reserved and not any(has(model.model, word) for word in card.reserved if word not in lost):
        rules += ("AE-MYS-08", "AE-AFFI-09") if renegade else ("AE-MYS-08",)
    return tuple(rules)


@rule("AE-FRML-04", "AE-FRML-05", "AE-KIT-04", "AE-MYS-08")
def badly_schooled(one: Recruit, renegade: bool) -> Iterator[Complaint]:
    """Formulas are for mystics, from collections open to them, each once, no more levels than they may hold."""
    profile = one.profile
    if not one.formulas:
        return
    if profile is None or not profile.mystic:
        yield Complaint("no-mystic", ("AE-MYS-08",), {"name": one.name})
        return
    for name, _ in one.formulas:
        rules = why_not_taught(profile, shelf().formulas[name], one, renegade)
        if rules:
            yield Complaint("formula-not-for-it", rules, {"name": one.name, "formula": name})
    for name, number in Counter(name for name, _ in one.formulas).items():
        if number > 1:
            yield Complaint("formula-twice", ("AE-KIT-04", "AE-MYS-08"), {"name": one.name, "formula": name})
    total, most = sum(level for _, level in one.formulas), most_levels(profile)
    if total > most:
        facts = {"name": one.name, "levels": total, "limit": most}
        fewer = ("AE-WMYS-03",) if "warrior-mystic" in profile.skills else ()
        yield Complaint("too-many-levels", ("AE-FRML-04", *fewer), facts)
