"""What spells do: workings that are over at once, workings that last, and when those end."""

from __future__ import annotations

from collections.abc import Callable

from escarmouche.core.events import StatusGained, StatusLost
from escarmouche.core.game import Game
from escarmouche.core.rules import at, carries, modifies, rule
from escarmouche.core.state import Id
from escarmouche.games.kharn_ages.cards import INSTANT, LASTING, Working, shelf
from escarmouche.games.kharn_ages.events import ApChanged, Enchanted, Faded, Forgotten, Poisoned, bled
from escarmouche.games.kharn_ages.figures import BURNING, DAZED, DUST, GRANTED, GROUND, TERRORISED, Battle, Lasting
from escarmouche.games.kharn_ages.rules.ailments import extinguish, frostbite, heal, poisoned
from escarmouche.games.kharn_ages.rules.damage import suffer
from escarmouche.games.kharn_ages.rules.faints import overcome
from escarmouche.games.kharn_ages.rules.melee import bleed
from escarmouche.games.kharn_ages.rules.rolls import half
from escarmouche.games.kharn_ages.rules.space import characteristic
from escarmouche.games.kharn_ages.stats import (
    ATTACK,
    BY_LETTER,
    DEFENCE,
    ENCHANTED,
    ENDS,
    MENACES,
    ROUND,
    STARTS,
    Harm,
    Incantation,
)

Does = Callable[[Game[Battle], Incantation, Id, Working], None]
RULES = ("KA-MAG-10", "KA-SPL-02")
OF_THE_BOOK = {"Puissance du Culte": "KA-SPL-06", "Aura de mort": "KA-SPL-07", "Châtiment": "KA-SPL-08"}
"""Spells whose card is a rule of its own."""
carries(f"{__name__}.OF_THE_BOOK", *OF_THE_BOOK.values())


def cited(made: Incantation) -> tuple[str, ...]:
    """The rules behind what a spell does."""
    return (*RULES, *own_rules(made.spell))


def own_rules(spell: str) -> tuple[str, ...]:
    """The rule that the card of a spell is, if it is one of the book's."""
    own = OF_THE_BOOK.get(spell)
    return (own,) if own else ()


@rule("KA-SPL-02", "KA-SPL-08", "KA-DIC-04")
def amount(game: Game[Battle], made: Incantation, work: Working) -> int:
    """The figure on the card and the caster's characteristics; half of it, rounded up, where the card says so."""
    whole = work.value + sum(characteristic(game, made.who, letter) for letter in work.of)
    return half(whole) if work.halved else whole


def works(game: Game[Battle], made: Incantation, who: Id, work: Working) -> None:
    """One working of a spell on one Safar."""
    if game[who].in_play:
        WORKINGS[work.what](game, made, who, work)


# ---------------------------------------------------------------- at once


@rule("KA-SPL-08", "KA-MAG-14")
def hurts(game: Game[Battle], made: Incantation, who: Id, work: Working) -> None:
    """Damage through the armour; a critical hit adds nothing to it."""
    suffer(game, Harm(who, amount(game, made, work), by=made.who, source="spell", fire=work.fire, rules=cited(made)))


def heals(game: Game[Battle], made: Incantation, who: Id, work: Working) -> None:
    heal(game, who, amount(game, made, work), *cited(made))


@rule("KA-SPL-06")
def rallies(game: Game[Battle], made: Incantation, who: Id, work: Working) -> None:
    """Its failed temerity tests are wiped, those charged to its next activation too, and it is terrorised no more."""
    for cause in game[who].failures:
        if not cause.startswith("fright:"):
            game.tell(Forgotten(figure=who, cause=cause, rules=cited(made)))
    if TERRORISED in game[who].status:
        game.tell(StatusLost(figure=who, status=TERRORISED, rules=cited(made)))


def freezes(game: Game[Battle], made: Incantation, who: Id, work: Working) -> None:
    frostbite(game, who, *cited(made))


def dazes(game: Game[Battle], made: Incantation, who: Id, work: Working) -> None:
    overcome(game, who, DAZED, *cited(made))


def topples(game: Game[Battle], made: Incantation, who: Id, work: Working) -> None:
    if GROUND not in game[who].status:
        game.tell(StatusGained(figure=who, status=GROUND, rules=cited(made)))


def bleeds(game: Game[Battle], made: Incantation, who: Id, work: Working) -> None:
    bleed(game, who, amount(game, made, work), rules=("KA-EFX-07", *cited(made)))


def envenoms(game: Game[Battle], made: Incantation, who: Id, work: Working) -> None:
    poisoned(game, who, *cited(made))


def cures(game: Game[Battle], made: Incantation, who: Id, work: Working) -> None:
    """Bleeding and poison are over."""
    if game[who].bleeding:
        game.tell(bled(who, (), *cited(made)))
    if game[who].poison is not None:
        game.tell(Poisoned(figure=who, penalty=None, rules=cited(made)))


def quenches(game: Game[Battle], made: Incantation, who: Id, work: Working) -> None:
    if BURNING in game[who].status:
        extinguish(game, who, *cited(made))


@rule("KA-APT-04")
def quickens(game: Game[Battle], made: Incantation, who: Id, work: Working) -> None:
    """AP are won or lost, never below none."""
    before = game[who].ap
    left = max(0, before + amount(game, made, work))
    if left != before:
        game.tell(ApChanged(figure=who, by=left - before, left=left, reason="spell", rules=("KA-APT-04", *cited(made))))


# ---------------------------------------------------------------- for a time


@rule("KA-SPL-05", "KA-SPL-07")
def enchants(game: Game[Battle], made: Incantation, who: Id, work: Working) -> None:
    """One round lasts until the caster's next activation begins; an activation until the bearer's next one ends, of
    which one in progress is none."""
    before = game[who].fright
    brief = shelf().spells[made.spell].duration == "activation"
    for name in names_of(work):
        game.tell(
            Enchanted(
                figure=who,
                spell=made.spell,
                working=name,
                value=work.value,
                by=made.who,
                until="activation" if brief else "caster",
                after=game.state.turn if brief and game.state.active == who else 0,
                rules=(*cited(made), "KA-SPL-05"),
            )
        )
    game.moment(ENCHANTED, None, "")
    if game[who].fright > before:
        game.moment(MENACES, None, who)


def names_of(work: Working) -> tuple[str, ...]:
    """What a lasting working is called on its bearer."""
    if work.what == "characteristic":
        return tuple(work.of)
    return (f"{GRANTED}{work.skill}",) if work.what == "skill" else (work.what,)


WORKINGS: dict[str, Does] = {
    "damage": hurts,
    "heal": heals,
    "rally": rallies,
    "frostbite": freezes,
    "daze": dazes,
    "topple": topples,
    "bleed": bleeds,
    "poison": envenoms,
    "cure": cures,
    "extinguish": quenches,
    "ap": quickens,
    **dict.fromkeys(LASTING, enchants),
}
assert set(WORKINGS) == {*INSTANT, *LASTING}


def in_force(game: Game[Battle], who: Id, name: str) -> int:
    """What workings of this name are worth together; those of different spells add up."""
    lasting = game[who].lasting
    return sum(one.value for one in lasting if one.name == name) if lasting else 0


def _spells_change(letter: str) -> None:
    @modifies(BY_LETTER[letter], "Sort", "KA-SPL-05", "KA-TER-07")
    def changed(game: Game[Battle], who: Id, situation: None) -> int:
        """What spells in force on it add or take."""
        return in_force(game, who, letter)


for _letter in BY_LETTER:
    _spells_change(_letter)


@modifies(ATTACK, "Sort", "KA-SPL-05")
def sharper(game: Game[Battle], who: Id, situation: object) -> int:
    """What spells in force on it add or take."""
    return in_force(game, who, "attack")


@modifies(DEFENCE, "Sort", "KA-SPL-05", "KA-COV-10")
def warded(game: Game[Battle], who: Id, situation: object) -> int:
    """What spells in force on it add, on top of cover and whatever else helps."""
    return in_force(game, who, "defence")


# ---------------------------------------------------------------- the end of it


@at(STARTS, "KA-SPL-05")
def renews(game: Game[Battle], value: None, who: Id, situation: None) -> None:
    """The round of a caster's spells is over as its next activation begins."""
    fade(game, lambda one, bearer: one.until == "caster" and one.by == who)


@at(ROUND, "KA-SPL-05")
def orphaned(game: Game[Battle], number: int, nobody: Id, situation: None) -> int:
    """A caster that is gone has no next activation: its spells end with the round."""
    gone = {figure.id for figure in game.state.figures.values() if not figure.present}
    fade(game, lambda one, bearer: one.until == "caster" and one.by in gone)
    return number


@at(ENDS, "KA-SPL-07")
def wears_off(game: Game[Battle], value: None, who: Id, situation: None) -> None:
    """What lasts until the end of the bearer's activation; what was cast during it waits for the next one."""
    now = game.state.turn
    fade(game, lambda one, bearer: bearer == who and one.until == "activation" and one.after < now)


def fade(game: Game[Battle], over: Callable[[Lasting, Id], bool]) -> None:
    """Workings of spells that are over, on everybody."""
    for figure in tuple(game.state.figures.values()):
        for one in figure.lasting:
            if one.name != DUST and over(one, figure.id):
                told = {"spell": one.spell, "working": one.name, "by": one.by}
                game.tell(Faded(figure=figure.id, **told, rules=("KA-SPL-05",)))
                game.moment(ENCHANTED, None, "")
