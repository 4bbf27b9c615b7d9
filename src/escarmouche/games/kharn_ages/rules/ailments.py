"""What ails a Safar for long: bleeding, poison, fire, frostbite; and how much of it can be healed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from escarmouche.core.events import StatusGained, StatusLost
from escarmouche.core.game import Game
from escarmouche.core.rules import at, modifies, rule
from escarmouche.core.state import Id
from escarmouche.games.kharn_ages.events import Forgotten, Healed, Poisoned, bled
from escarmouche.games.kharn_ages.figures import BURNING, FIRE, FROSTBITE, FROZEN, NAMES, Battle
from escarmouche.games.kharn_ages.rules.damage import defeat, lose
from escarmouche.games.kharn_ages.rules.terrain import swimming
from escarmouche.games.kharn_ages.stats import AILING, BLEEDS, BY_LETTER, ENDS, WOUNDED, A, Harm, V

if TYPE_CHECKING:
    from escarmouche.games.kharn_ages.rules.activation import Ailment


@at(AILING, "KA-ACT-03", "KA-EFX-03", "KA-EFX-07", "KA-EFX-09", "KA-STS-04")
def ailing(game: Game[Battle], value: list[Ailment], who: Id, situation: None) -> list[Ailment]:
    """What step 2 brings, by name; the owner puts it in order."""
    me = game[who]
    if me.bleeding:
        value.append(("bleeding", bleeds))
    if me.poison is not None:
        value.append(("poison", poison_works))
    if BURNING in me.status:
        value.append(("fire", burns))
    if FROSTBITE in me.status:
        value.append(("frostbite", freezes))
    return value


# ---------------------------------------------------------------- bleeding


@rule("KA-EFX-07", "KA-EFX-08", "KA-THR-08", "KA-SKL-37")
def bleeds(game: Game[Battle], who: Id) -> None:
    """Every bleeding effect takes its HP, without armour; in a thick skin, or meant for one round, it then ends."""
    for effect in game[who].bleeding:
        lose(game, Harm(who, 0, source="bleeding", rules=("KA-EFX-07", "KA-EFX-08")), effect.value)
        if not game[who].present:
            return
    game.moment(BLEEDS, None, who)
    thick = "thick-skin" in game[who].skills
    kept = tuple(effect for effect in game[who].bleeding if not (effect.once or thick))
    if kept != game[who].bleeding:
        game.tell(bled(who, kept, "KA-SKL-37" if thick else "KA-THR-08"))


# ---------------------------------------------------------------- poison

VITAL = "PACI"
"""Characteristics that kill when poison takes them below 0."""


@rule("KA-EFX-11")
def poisoned(game: Game[Battle], who: Id, *rules: str) -> None:
    """Poison enters the body; a second dose changes nothing."""
    if game[who].in_play and game[who].poison is None:
        game.tell(Poisoned(figure=who, penalty=0, rules=("KA-EFX-11", *rules)))


@rule("KA-EFX-09", "KA-EFX-10", "KA-EFX-12", "KA-EFX-13")
def poison_works(game: Game[Battle], who: Id) -> None:
    """The penalty grows by 1. Against the printed value alone it kills below 0 in P, A, C or I; at 0 it does not."""
    penalty = (game[who].poison or 0) + 1
    game.tell(Poisoned(figure=who, penalty=penalty, rules=("KA-EFX-09", "KA-EFX-10")))
    if any(getattr(game[who], NAMES[letter]) < penalty for letter in VITAL):
        defeat(game, who)


def _poison_weakens(letter: str) -> None:
    @modifies(BY_LETTER[letter], "Poison", "KA-EFX-09")
    def weakened(game: Game[Battle], who: Id, situation: None) -> int:
        """- the poison penalty."""
        return -(game[who].poison or 0)


for _letter in BY_LETTER:
    _poison_weakens(_letter)


# ---------------------------------------------------------------- fire


@rule("KA-EFX-03")
def burns(game: Game[Battle], who: Id) -> None:
    """1 HP until the fire is put out; no damage, so no armour."""
    lose(game, Harm(who, 0, source="burning", fire=True, rules=("KA-EFX-03", "KA-EFX-08")), 1)


@at(WOUNDED, "KA-EFX-03", "KA-GEN-19", "KA-RNG-04", "KA-EFX-11")
def catches(game: Game[Battle], value: int, who: Id, harm: Harm) -> int:
    """Fire damage sets a Safar alight that is not in deep water; a poisoned weapon poisons one that loses HP to it."""
    if harm.fire and BURNING not in game[who].status and not swimming(game.state, who):
        game.tell(StatusGained(figure=who, status=BURNING, rules=("KA-EFX-03",)))
    if harm.poison:
        poisoned(game, who, "KA-RNG-04")
    return value


@rule("KA-TEM-09", "KA-TEM-15")
def extinguish(game: Game[Battle], who: Id, *rules: str) -> None:
    """The fire is out, and with it what it did to the nerves, or was still to do to them."""
    from escarmouche.games.kharn_ages.rules.morale import composed

    game.tell(StatusLost(figure=who, status=BURNING, rules=rules))
    if FIRE in game[who].failures or FIRE in game[who].braved:
        game.tell(Forgotten(figure=who, cause=FIRE, rules=("KA-TEM-09",)))
        composed(game, who)


@rule("KA-EFX-02")
def heal(game: Game[Battle], who: Id, points: int, *rules: str) -> int:
    """HP are restored, never above the profile's and never those that fire or sacrifice took. How many."""
    me = game[who]
    gained = max(0, min(points, me.profile_hp - me.burnt - me.hp))
    if gained:
        game.tell(Healed(figure=who, gained=gained, left=me.hp + gained, rules=(*rules, "KA-EFX-02")))
    return gained


# ---------------------------------------------------------------- frostbite


@rule("KA-STS-05")
def frostbite(game: Game[Battle], who: Id, *rules: str) -> None:
    """Frostbite waits for the next activation; it does not accumulate."""
    if game[who].in_play and FROSTBITE not in game[who].status:
        game.tell(StatusGained(figure=who, status=FROSTBITE, rules=("KA-STS-04", *rules)))


@rule("KA-STS-04")
def freezes(game: Game[Battle], who: Id) -> None:
    game.tell(StatusLost(figure=who, status=FROSTBITE, rules=("KA-STS-04",)))
    game.tell(StatusGained(figure=who, status=FROZEN, rules=("KA-STS-04",)))


@at(ENDS, "KA-STS-04", "KA-ACT-08")
def thaws(game: Game[Battle], value: None, who: Id, situation: None) -> None:
    if FROZEN in game[who].status:
        game.tell(StatusLost(figure=who, status=FROZEN, rules=("KA-STS-04",)))


@modifies(V, "Gelure", "KA-STS-04")
def slowed(game: Game[Battle], who: Id, situation: None) -> int:
    """-2 while frostbitten."""
    return -2 if FROZEN in game[who].status else 0


@modifies(A, "Gelure", "KA-STS-04")
def clumsy(game: Game[Battle], who: Id, situation: None) -> int:
    """-2 while frostbitten."""
    return -2 if FROZEN in game[who].status else 0
