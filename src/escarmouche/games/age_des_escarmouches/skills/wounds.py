"""Skills and equipment that change what a blow does, or what wounds do."""

from __future__ import annotations

from msgspec.structs import replace

from escarmouche.core.game import Game
from escarmouche.core.rules import at, modifies, rule
from escarmouche.core.state import Id
from escarmouche.games.age_des_escarmouches.events import Boosted, Lingered, Marked, SkillGained, UseCounted
from escarmouche.games.age_des_escarmouches.figures import LINGERING, SCORES, Boost, Fray
from escarmouche.games.age_des_escarmouches.rules.attributes import has
from escarmouche.games.age_des_escarmouches.rules.contact import apart, immune
from escarmouche.games.age_des_escarmouches.rules.life import remove
from escarmouche.games.age_des_escarmouches.stats import (
    ADDED,
    CELL,
    COLUMN,
    ELIMINATED,
    FACE,
    HURT,
    IMMUNE,
    PHASE_OVER,
    POWER,
    REDUCED,
    TOGETHER,
    Blow,
    Reading,
    Use,
)

# ---------------------------------------------------------------- the column


@modifies(COLUMN, "Fléau", "AE-FLEA-01", "AE-ENPE-01")
def bane(game: Game[Fray], who: Id, blow: Blow) -> int:
    """+1 column for every attribute or state of the victim that the attacker is the bane of."""
    if blow.banes is not None:
        return blow.banes
    if not blow.by or blow.kind not in ("close", "shot", "artillery"):
        return 0
    hated = (*game[blow.by].names("bane"), *game[blow.by].names("personal-enemy"))
    return sum([is_hated(game, blow.on, name) for name in dict.fromkeys(hated)])


@at(TOGETHER, "AE-DMG-02", "AE-FLEA-01")
def as_it_stands(game: Game[Fray], blow: Blow, who: Id, situation: object) -> Blow:
    """A state that a damage test of the same moment brings about is none yet."""
    return replace(blow, banes=bane(game, who, blow))


def is_hated(game: Game[Fray], who: Id, name: str) -> bool:
    """Has somebody the attribute, the state or the name that another is the bane of?"""
    return name == game[who].name or has(game[who], name)


def _declared(word: str, title: str, by: int, cited: str) -> None:
    """What was declared for a damage test moves its column."""

    @modifies(COLUMN, title, cited)
    def moved(game: Game[Fray], who: Id, blow: Blow) -> int:
        """+1 column for an assassin's attack, -1 for its answer and for an Enchaînement."""
        return by if word in blow.marked else 0


_declared("chain", "Enchaînement", -1, "AE-ENCH-02")
_declared("assassin", "Assassin", 1, "AE-ASSN-04")
_declared("answer", "Réponse à l'assassin", -1, "AE-ASSN-04")


@at(ADDED, "AE-CMAI-01")
def masterly(game: Game[Fray], more: int, who: Id, reading: Reading) -> int:
    """Two more for a damage test that was named for a sacrificed die, whatever the table shows."""
    return more + 2 if "master" in reading.blow.marked else more


@modifies(COLUMN, "Dur à cuire", "AE-DURC-01")
def tough(game: Game[Fray], who: Id, blow: Blow) -> int:
    """-1 column for damage to it."""
    return -1 if "tough" in game[blow.on].skills else 0


@modifies(POWER, "Dur à cuire", "AE-DURC-02")
def hard_to_charge(game: Game[Fray], who: Id, use: Use) -> int:
    """+1 against charges."""
    return int(use.purpose == "charged" and "tough" in game[who].skills)


@modifies(POWER, "Brutal", "AE-BRUT-02")
def heavy_charge(game: Game[Fray], who: Id, use: Use) -> int:
    """+1 as it charges."""
    return int(use.purpose == "charging" and "brutal" in game[who].skills)


# ---------------------------------------------------------------- the face and the cell


@at(FACE, "AE-ASAC-01", "AE-ASAC-02", "AE-ASAC-03", "AE-ASAC-04")
def sacred(game: Game[Fray], face: int, who: Id, blow: Blow) -> int:
    """A sacred weapon may turn a 1 into a 6, a sacred armour a 6 into a 1; together they do nothing."""
    weapon = bool(blow.by) and blow.kind == "close" and "sacred-weapon" in game[blow.by].equipment
    armour = "sacred-armour" in game[blow.on].equipment
    if weapon and armour:
        return face
    if weapon and face == 1 and game.choose("sacred", blow.by, ("yes", "no"), "yes", "AE-ASAC-01") == "yes":
        return 6
    if armour and face == 6 and game.choose("sacred", blow.on, ("yes", "no"), "yes", "AE-ASAC-03") == "yes":
        return 1
    return face


@at(CELL, "AE-ISUR-01")
def survivor(game: Game[Fray], cell: int, who: Id, reading: Reading) -> int:
    """Against an instinct of survival the row of the 4 is empty."""
    return 0 if survives(game, who) and reading.face == 4 else cell


@rule("AE-ISUR-01", "AE-FRER-02", "AE-DMG-02")
def survives(game: Game[Fray], who: Id) -> bool:
    """By skill, or close to a blood brother: to one struck down by the same blows, too, who still lies there."""
    me = game[who]
    if "survival" in me.skills:
        return True
    kin = [one for one in game.state.side(me.side) if one.on_table and one.name in me.names("blood-brother")]
    return any(one.id != who and apart(game.state, who, one.id) <= 10.0 for one in kin)


@at(ADDED, "AE-EHAC-01")
def sword_axe(game: Game[Fray], more: int, who: Id, reading: Reading) -> int:
    """One more where the table shows 3 or more."""
    blow = reading.blow
    armed = bool(blow.by) and blow.kind == "close" and "sword-axe" in game[blow.by].equipment
    return more + 1 if armed and reading.cell >= 3 else more


@at(ADDED, "AE-VULN-01", "AE-BID-11")
def vulnerable(game: Game[Fray], more: int, who: Id, reading: Reading) -> int:
    """One more where the table shows anything."""
    return more + 1 if "vulnerable" in game[who].skills and reading.cell >= 1 else more


@at(ADDED, "AE-FERO-01")
def ferocious(game: Game[Fray], more: int, who: Id, reading: Reading) -> int:
    """One more on a 2 or a 3, whatever the table shows."""
    blow = reading.blow
    wild = bool(blow.by) and blow.kind == "close" and "ferocious" in game[blow.by].skills
    return more + 1 if wild and 2 <= reading.face <= 3 else more


@at(REDUCED, "AE-ETHE-01")
def ethereal(game: Game[Fray], less: int, who: Id, reading: Reading) -> int:
    return less + 1 if "ethereal" in game[who].skills else less


# ---------------------------------------------------------------- wounds and death


@at(IMMUNE, "AE-POSS-01", "AE-ENDU-01")
def unfeeling(game: Game[Fray], value: bool, who: Id, effect: str) -> bool:
    """The possessed feel no wound; the enduring only beyond half of their life points."""
    if effect != "wound":
        return value
    me = game[who]
    return value or "possessed" in me.skills or ("endurance" in me.skills and 2 * me.pv >= me.full)


@at(ELIMINATED, "AE-ACHA-01")
def lingers(game: Game[Fray], stays: bool, who: Id, by: Id) -> bool:
    """An Acharné stays to the end of the phase, unless it is no longer on the table."""
    if "relentless" not in game[who].skills or not game[who].on_table:
        return stays
    game.tell(Lingered(figure=who, rules=("AE-ACHA-01",)))
    return True


@at(PHASE_OVER, "AE-ACHA-01")
def fall(game: Game[Fray], value: None, who: Id, situation: object) -> None:
    """Those who lingered leave the table."""
    for one in list(game.state.figures.values()):
        if LINGERING in one.status:
            remove(game, one.id)


@at(ELIMINATED, "AE-ENPE-02")
def avenged(game: Game[Fray], stays: bool, who: Id, by: Id) -> bool:
    """Whoever eliminates its personal enemy gains a point in all it has, once, to the end of the game."""
    me = game.state.figures.get(by)
    if me is None or "game:avenged" in me.uses or not any(is_hated(game, who, x) for x in me.names("personal-enemy")):
        return stays
    gained = [name for name in SCORES if me.scores.get(name) is not None] + ["MOU"]
    boosts = tuple(Boost("personal-enemy", name, 1.0, "game", "AE-ENPE-02") for name in gained)
    game.tell(UseCounted(figure=by, name="game:avenged", count=1, rules=("AE-ENPE-02",)))
    game.tell(Boosted(figure=by, boosts=(*me.boosts, *boosts), cause="personal-enemy", rules=("AE-ENPE-02",)))
    return stays


@at(ELIMINATED, "AE-FRER-03")
def bereaved(game: Game[Fray], stays: bool, who: Id, by: Id) -> bool:
    """The blood brothers of somebody who dies are desperate to the end of the game."""
    for one in game.state.friends(who):
        if game[who].name in one.names("blood-brother") and "desperate" not in one.skills:
            game.tell(SkillGained(figure=one.id, skill="desperate", rules=("AE-FRER-03",)))
    return stays


@at(HURT, "AE-TOXI-01")
def poisons(game: Game[Fray], lost: int, who: Id, blow: Blow | None) -> int:
    """A marker for every damage test of a toxic fighter that costs a life point."""
    if (
        blow is None
        or not blow.by
        or blow.kind not in ("close", "shot", "artillery")
        or "toxic" not in game[blow.by].skills
    ):
        return lost
    if not game[who].machine and not immune(game, who, "toxic"):
        markers = (*game[who].toxic, game[blow.by].number("toxic"))
        game.tell(Marked(figure=who, toxic=markers, rules=("AE-TOXI-01",)))
    return lost


@at(
    IMMUNE,
    "AE-CSTR-01",
    "AE-MVIV-01",
    "AE-ILUM-01",
    "AE-IDES-01",
    "AE-ITEN-01",
    "AE-HYPE-02",
    "AE-ETHE-02",
    "AE-CONS-03",
    "AE-FEIN-04",
    "AE-WMYS-01",
    "AE-MGUE-01",
)
def born_immune(game: Game[Fray], value: bool, who: Id, effect: str) -> bool:
    """What whole kinds of beings are immune to."""
    skills = game[who].skills
    return value or any(effect in IMMUNITIES[kind] for kind in IMMUNITIES if kind in skills)


IMMUNITIES: dict[str, tuple[str, ...]] = {
    "construct": ("toxic", "PEU"),
    "undead": ("toxic", "PEU"),
    "immortal-light": ("toxic", "PEU"),
    "immortal-darkness": ("toxic", "PEU"),
    "immortal-destiny": ("toxic", "melee"),
    "hyperian": ("hyperian", "PEU"),
    "ethereal": ("charge", "encumbered", "impossible"),
    "feint": ("feint",),
    "warrior-mystic": ("deconcentration",),
    "awareness": ("melee",),
}
"""What each kind is immune to."""
