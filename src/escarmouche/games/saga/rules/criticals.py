"""Critical wounds: the table, and what lasts of them."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from escarmouche.core.dice import Pool
from escarmouche.core.events import StatusGained
from escarmouche.core.game import Game
from escarmouche.core.rules import at, rule
from escarmouche.core.state import Id
from escarmouche.games.saga.events import Amputated, CriticallyHurt, DiceLost, Disfigured, Freed, Mangled
from escarmouche.games.saga.figures import (
    BLEEDING,
    DEAD,
    DYING,
    FOOT,
    HOBBLED,
    LEG,
    OTHER_ARM,
    UNCONSCIOUS,
    WEAPON_ARM,
    Effect,
    Melee,
)
from escarmouche.games.saga.rules.effects import EFFECTS
from escarmouche.games.saga.rules.tracks import lose, put_out
from escarmouche.games.saga.rules.trials import attempt
from escarmouche.games.saga.settings import setting
from escarmouche.games.saga.stats import ENDS, EVADED, HURT, IMPALED, Trial

CRITICAL = 3
"""Levels of a single blow that call for the roll."""
Wounds = Callable[[Game[Melee], Effect], None]


class Row(Struct, frozen=True):
    """A row of the table: up to which result, the word for it, what it does, and does it say impalement?"""

    most: int
    wound: str
    does: Wounds
    rule: str
    impales: bool = False


@at(HURT, "SG-CRIT-01", "SG-CRIT-02")
def critical(game: Game[Melee], value: None, who: Id, it: Effect) -> None:
    """Three levels of a single blow, of either kind: 2d6 and the wound levels, read on the table."""
    if it.wounds + it.fatigue < CRITICAL or DEAD in game[who].status:
        return
    faces = game.roll(who, "critical", Pool(2), None, ("SG-CRIT-02",)).faces
    by_blow = setting(game.state.options, "crit_bonus_source") == "blow"
    total = sum(faces) + (it.wounds if by_blow else game[who].wounds)
    row = next((one for one in TABLE if total <= one.most), TABLE[-1])
    game.tell(CriticallyHurt(figure=who, total=total, wound=row.wound, fell=faces, rules=("SG-CRIT-02", row.rule)))
    if row.impales:
        game.moment(IMPALED, None, who, it)
    row.does(game, it)


# ---------------------------------------------------------------- the rows


def felt(game: Game[Melee], it: Effect, kind: str, rule_id: str, amount: int = 0, zone: str = "") -> None:
    """One of the usual effects, at once."""
    EFFECTS[kind](game, Effect(kind=kind, on=it.on, by=it.by, amount=amount, zone=zone, rules=(rule_id,)))


def stays(game: Game[Melee], who: Id, status: str, rule_id: str) -> None:
    if status not in game[who].status:
        game.tell(StatusGained(figure=who, status=status, rules=(rule_id,)))


@rule("SG-CRIT-03")
def nothing(game: Game[Melee], it: Effect) -> None:
    """Up to 5: nothing."""


@rule("SG-CRIT-04")
def off_balance(game: Game[Melee], it: Effect) -> None:
    """6: the next action is lost."""
    felt(game, it, "lose-actions", "SG-CRIT-04", 1)


@rule("SG-CRIT-05")
def hand(game: Game[Melee], it: Effect) -> None:
    """7: what the weapon hand held falls."""
    felt(game, it, "drop", "SG-CRIT-05", zone="right")


@rule("SG-CRIT-06")
def stunned(game: Game[Melee], it: Effect) -> None:
    """8: the next two actions are lost."""
    felt(game, it, "lose-actions", "SG-CRIT-06", 2)


@rule("SG-CRIT-07")
def hobbled(game: Game[Melee], it: Effect) -> None:
    """9: dodges cost a die more."""
    stays(game, it.on, HOBBLED, "SG-CRIT-07")


@rule("SG-CRIT-08")
def thrown_down(game: Game[Melee], it: Effect) -> None:
    """10: on the ground, both hands empty, an action lost."""
    felt(game, it, "fall", "SG-CRIT-08")
    felt(game, it, "drop", "SG-CRIT-08")
    felt(game, it, "lose-actions", "SG-CRIT-08", 1)


@rule("SG-CRIT-09")
def arm(game: Game[Melee], it: Effect) -> None:
    """11: an arm is useless, the weapon arm on a die of 1 to 3, else the other."""
    lose_arm(game, it, bool(game.roll(it.on, "arm", Pool(1), None, ("SG-CRIT-09",)).faces[0] <= 3), "SG-CRIT-09")


def lose_arm(game: Game[Melee], it: Effect, right: bool, rule_id: str) -> None:
    """The weapon arm or the other is useless; what it held falls, and with the last one whoever it held is free."""
    felt(game, it, "drop", rule_id, zone="right" if right else "left")
    stays(game, it.on, WEAPON_ARM if right else OTHER_ARM, rule_id)
    if not game[it.on].hands:
        for one in [one.id for one in game.state.figures.values() if it.on in one.grips]:
            game.tell(Freed(figure=one, by=it.on, rules=(rule_id,)))


@rule("SG-CRIT-10")
def leg(game: Game[Melee], it: Effect) -> None:
    """12: a fall, and a leg that is useless."""
    felt(game, it, "fall", "SG-CRIT-10")
    stays(game, it.on, LEG, "SG-CRIT-10")


@rule("SG-CRIT-11")
def head(game: Game[Melee], it: Effect) -> None:
    """13: unconscious for some hours."""
    game.roll(it.on, "hours", Pool(1), None, ("SG-CRIT-11",))
    put_out(game, it.on, UNCONSCIOUS, it.by, "SG-CRIT-11")


@rule("SG-CRIT-12")
def bleeds(game: Game[Melee], it: Effect) -> None:
    """14: unconscious and bleeding."""
    put_out(game, it.on, UNCONSCIOUS, it.by, "SG-CRIT-12")
    stays(game, it.on, BLEEDING, "SG-CRIT-12")


@rule("SG-CRIT-13")
def crushed_hand(game: Game[Melee], it: Effect) -> None:
    """15: the weapon hand is useless, the other if that one is already; and lost without care."""
    lose_arm(game, it, WEAPON_ARM not in game[it.on].status, "SG-CRIT-13")
    game.tell(Mangled(figure=it.on, part="hand", rules=("SG-CRIT-13",)))


@rule("SG-CRIT-13")
def crushed_foot(game: Game[Melee], it: Effect) -> None:
    """16: a foot is useless, and lost without care."""
    stays(game, it.on, FOOT, "SG-CRIT-13")
    game.tell(Mangled(figure=it.on, part="foot", rules=("SG-CRIT-13",)))


@rule("SG-CRIT-14")
def face(game: Game[Melee], it: Effect) -> None:
    """17: the face, by another die; only an eye matters in a fight."""
    die = game.roll(it.on, "face", Pool(1), None, ("SG-CRIT-14",)).faces[0]
    mark = next(word for most, word in FACE if die <= most)
    game.tell(Disfigured(figure=it.on, mark=mark, rules=("SG-CRIT-14",)))
    if mark == "eye":
        felt(game, it, "eye", "SG-CRIT-14")


@rule("SG-CRIT-15")
def mortal(game: Game[Melee], it: Effect) -> None:
    """18: dying."""
    put_out(game, it.on, DYING, it.by, "SG-CRIT-15")


@rule("SG-CRIT-16")
def killed(game: Game[Melee], it: Effect) -> None:
    """19 and more: dead."""
    put_out(game, it.on, DEAD, it.by, "SG-CRIT-16")


FACE = ((2, "scar"), (3, "ear"), (4, "eye"), (5, "nose"), (6, "jaw"))

TABLE = (
    Row(5, "nothing", nothing, "SG-CRIT-03"),
    Row(6, "off-balance", off_balance, "SG-CRIT-04"),
    Row(7, "hand", hand, "SG-CRIT-05"),
    Row(8, "stunned", stunned, "SG-CRIT-06", True),
    Row(9, "hobbled", hobbled, "SG-CRIT-07"),
    Row(10, "thrown-down", thrown_down, "SG-CRIT-08"),
    Row(11, "arm", arm, "SG-CRIT-09"),
    Row(12, "leg", leg, "SG-CRIT-10", True),
    Row(13, "head", head, "SG-CRIT-11"),
    Row(14, "bleeding", bleeds, "SG-CRIT-12", True),
    Row(15, "crushed-hand", crushed_hand, "SG-CRIT-13"),
    Row(16, "crushed-foot", crushed_foot, "SG-CRIT-13"),
    Row(17, "face", face, "SG-CRIT-14"),
    Row(18, "mortal", mortal, "SG-CRIT-15", True),
    Row(19, "killed", killed, "SG-CRIT-16", True),
)

# ---------------------------------------------------------------- what lasts


@at(EVADED, "SG-CRIT-07")
def dear_dodge(game: Game[Melee], value: None, who: Id, situation: None) -> None:
    """A dodge on a bad leg costs a die more."""
    if HOBBLED in game[who].status:
        game.tell(DiceLost(figure=who, dice=1, action="dodge", rules=("SG-CRIT-07",)))


@at(ENDS, "SG-CRIT-12", "SG-CRIT-13")
def aftermath(game: Game[Melee], value: None, who: Id, situation: None) -> None:
    """After the fight, without care: an hour of bleeding, and hands and feet that are lost."""
    me = game[who]
    bleeds_on = BLEEDING in me.status and DEAD not in me.status
    if bleeds_on and not attempt(game, Trial(who, "endurance", "reflex"), 15).passed:
        lose(game, who, 1, 0, "", "SG-CRIT-12")
    for part in me.mangled:
        game.tell(Amputated(figure=who, part=part, rules=("SG-CRIT-13",)))
