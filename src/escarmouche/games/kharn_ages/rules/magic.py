"""Magic: the paths and what strengthens them, incantations of 1 to 3 AP, and the defence against them."""

from __future__ import annotations

from typing import Any

from escarmouche.core.decisions import Answer, Choose, Option, Refusal
from escarmouche.core.game import Game
from escarmouche.core.rules import modifies, rule
from escarmouche.core.state import Id
from escarmouche.games.kharn_ages.cards import AREAS, Aim, Spell, SpellEffect, Working, shelf
from escarmouche.games.kharn_ages.events import Attempted, Cast, Guarded, Resolved
from escarmouche.games.kharn_ages.figures import STUNNED, Battle, Safar
from escarmouche.games.kharn_ages.rules.actions import action, affords, pay, too_dear
from escarmouche.games.kharn_ages.rules.defence import REFLEX, SPELL_MOST, Outcome, roll_defence
from escarmouche.games.kharn_ages.rules.rolls import attempt
from escarmouche.games.kharn_ages.rules.shooting import span
from escarmouche.games.kharn_ages.rules.sight import why_unseen
from escarmouche.games.kharn_ages.rules.space import EASE, characteristic, in_aura
from escarmouche.games.kharn_ages.rules.spells import amount, own_rules, works
from escarmouche.games.kharn_ages.skills.arcane import harder, immune, responsive
from escarmouche.games.kharn_ages.stats import (
    CAPPED,
    DEFENCE,
    DEFENDED,
    GUARDS,
    INCANTATION,
    TARGETED,
    Attack,
    Effort,
    Guard,
    Incantation,
)

RULES = {1: "KA-MAG-07", 2: "KA-MAG-08", 3: "KA-MAG-09"}
"""Quick, standard, complex."""
NONE = "none"
"""An ally that does not defend."""


# ---------------------------------------------------------------- paths


def path_of(me: Safar) -> str:
    """The path of magic of a mage's own people."""
    return str(me.skills.get("mage") or "")


@modifies(INCANTATION, "Ostéomancie", "KA-MAG-01")
def osteomancy(game: Game[Battle], who: Id, made: Incantation) -> int:
    """+1 for each fighter defeated so far, of any side, carcass or not; the routed do not count."""
    return game.state.fallen if path_of(game[who]) == "osteomancy" else 0


@modifies(INCANTATION, "Shamanisme", "KA-MAG-02")
def shamanism(game: Game[Battle], who: Id, made: Incantation) -> int:
    """+1 for each living Goûn of level I on the table, of any side."""
    if path_of(game[who]) != "shamanism":
        return 0
    return sum(f.present and f.faction == "gouns" and f.rank == 1 for f in game.state.figures.values())


@modifies(INCANTATION, "Le Sang et l'Acier", "KA-MAG-03")
def blood_and_steel(game: Game[Battle], who: Id, made: Incantation) -> int:
    """+1 for each wounded opponent in the mage's aura."""
    if path_of(game[who]) != "blood-and-steel":
        return 0
    side, everybody = game[who].side, game.state.figures.values()
    return sum(f.side != side and f.present and f.wounded and in_aura(game, who, f.id) for f in everybody)


@modifies(INCANTATION, "Sacrifice", "KA-MAG-04")
def sacrifice(game: Game[Battle], who: Id, made: Incantation) -> int:
    """+1 for each wounded ally in the mage's aura; the mage is not its own ally."""
    if path_of(game[who]) != "sacrifice":
        return 0
    return sum(ally.wounded and in_aura(game, who, ally.id) for ally in game.state.mates(who))


@modifies(INCANTATION, "Adansonia", "KA-MAG-05")
def adansonia(game: Game[Battle], who: Id, made: Incantation) -> int:
    """+1 for each living fighter of its side, itself and the hired among them; in English of its faction."""
    me = game[who]
    if path_of(me) != "adansonia":
        return 0
    if game.state.edition == "fr":
        return len(game.state.counted(me.side))
    return sum(f.present and f.faction == me.faction for f in game.state.figures.values())


# ---------------------------------------------------------------- at whom


@rule("KA-MAG-15", "KA-AUR-03")
def in_range(game: Game[Battle], who: Id, target: Id, spell: Spell) -> bool:
    """Within the range on the card, from base to base; without one, in the caster's aura."""
    if target == who:
        return True
    if spell.range is None:
        return in_aura(game, who, target)
    return span(game.state, who, target) <= spell.range + EASE


def fits(me: Safar, it: Safar, aim: Aim) -> bool:
    """Is somebody of the kind that a spell is for? Nobody is its own ally."""
    if aim in ("any", "everybody"):
        return True
    if me.side != it.side:
        return aim in ("enemy", "enemies")
    return aim in ("self", "friend") if me.id == it.id else aim in ("ally", "friend", "allies")


@rule("KA-MAG-15", "KA-SPL-01")
def why_no_target(game: Game[Battle], who: Id, target: Id, spell: Spell, aim: Aim) -> Refusal | None:
    """Not its kind of target, out of range, or an enemy out of sight."""
    it = game.state.figures.get(target)
    if it is None or not it.in_play or not fits(game[who], it, aim):
        return wrong_target(spell, target)
    if not in_range(game, who, target, spell):
        cited = ("KA-MAG-15", *own_rules(spell.name))
        return Refusal("out-of-range-of-spell", cited, {"figure": target, "spell": spell.name})
    hostile = it.side != game[who].side
    return why_unseen(game.state, who, target, "KA-MAG-15", "KA-LOS-01") if hostile else None


def wrong_target(spell: Spell, target: Id) -> Refusal:
    """The refusal of somebody whom a spell is not for."""
    return Refusal("wrong-target", ("KA-SPL-01", *own_rules(spell.name)), {"figure": target, "spell": spell.name})


@rule("KA-SPL-01", "KA-MAG-15")
def touched(game: Game[Battle], who: Id, target: Id, spell: Spell, effect: SpellEffect) -> list[Id]:
    """Whom an effect reaches: the target, or everybody of its kind in the area around the caster."""
    aim = spell.aim(effect)
    if aim not in AREAS:
        return [target] if why_no_target(game, who, target, spell, aim) is None else []
    if target != who:
        return []
    return [one for one in game.state.figures if why_no_target(game, who, one, spell, aim) is None]


@rule("KA-SPL-02")
def effects_at(game: Game[Battle], who: Id, target: Id, spell: Spell) -> list[SpellEffect]:
    """The effects that may be chosen for a target."""
    return [effect for effect in spell.played if touched(game, who, target, spell, effect)]


# ---------------------------------------------------------------- announcing


@rule("KA-SPL-03")
def spent(me: Safar, spell: Spell) -> bool:
    """As often as its rate says since the caster's activation began, failures included."""
    return me.cast.get(spell.name, 0) >= spell.rate


def has_spells(me: Safar) -> object:
    return me.spells


def castings(game: Game[Battle], who: Id) -> list[Option]:
    me = game[who]
    if not affords(game, who, 1, "cast"):
        return []
    found: list[Option] = []
    for name in me.spells:
        card = shelf().spells[name]
        effects = () if spent(me, card) else one_of_each_aim(card)
        reached = [
            one for one in game.state.figures if any(touched(game, who, one, card, effect) for effect in effects)
        ]
        found += [Option({"cast": name, "at": one}, one, ("KA-MAG-15",)) for one in reached]
    return found


def one_of_each_aim(spell: Spell) -> list[SpellEffect]:
    """An effect for each kind of target that it has."""
    return list({spell.aim(effect): effect for effect in spell.played}.values())


def why_not_cast(game: Game[Battle], who: Id, answer: Any) -> Refusal | None:
    told = answer if isinstance(answer, dict) else {}
    refusal = why_no_spell(game, who, str(told.get("at", who)), str(told.get("cast")))
    return refusal or too_dear(game, who, 1, "cast", "KA-MAG-07")


@rule("KA-MAG-06", "KA-SPL-03", "KA-MAG-15")
def why_no_spell(game: Game[Battle], who: Id, target: Id, name: str) -> Refusal | None:
    """A spell it does not know, or has tried as often as it may, or that is not for this target; its price apart."""
    me = game[who]
    if name not in me.spells:
        return Refusal("unknown-spell", ("KA-MAG-06",), {"figure": who, "spell": name})
    card = shelf().spells[name]
    if spent(me, card):
        cited = ("KA-SPL-03", *own_rules(card.name))
        return Refusal("rate-used-up", cited, {"spell": card.name, "rate": card.rate})
    if effects_at(game, who, target, card):
        return None
    found = [why_no_target(game, who, target, card, card.aim(effect)) for effect in card.effects]
    nearest = [one for one in found if one is not None and one.reason != "wrong-target"]
    return nearest[0] if nearest else wrong_target(card, target)


@rule("KA-GEN-38", "KA-SKL-19")
def hostile(game: Game[Battle], who: Id, answer: Any) -> bool:
    """Is a spell cast at an enemy, or around the caster upon enemies?"""
    name = answer.get("cast") if isinstance(answer, dict) else None
    if name not in game[who].spells:
        return False
    spell, target = shelf().spells[name], str(answer.get("at", who))
    reached = {one for effect in spell.played for one in touched(game, who, target, spell, effect)}
    return any(game[one].side != game[who].side for one in reached)


class ChooseIncantation(Choose, frozen=True, kw_only=True):
    """Choose a difficulty and AP; of a spell that has one difficulty the AP are enough."""

    def check(self, answer: Answer) -> Answer:
        known = {option.value["difficulty"] for option in self.options}
        if isinstance(answer, dict) and "difficulty" not in answer and len(known) == 1:
            answer = {"difficulty": known.pop(), **answer}
        return super().check(answer)


@rule("KA-OTT-01", "KA-OTT-03", "KA-SPL-02", "KA-APT-01")
def incantation_decision(game: Game[Battle], who: Id, target: Id, spell: Spell) -> ChooseIncantation:
    """Which effect, and how much time is taken for it: both are said before the dice."""
    effects = effects_at(game, who, target, spell)
    payable = [ap for ap in RULES if affords(game, who, ap, "cast")]
    bonus = game.total(INCANTATION, who, Incantation(who, spell.name, target, 0, 0), base=0).value
    return ChooseIncantation(
        rules=("KA-SPL-02", "KA-OTT-03"),
        facts={
            "spell": spell.name,
            "target": target,
            "bonus": bonus,
            "effects": told_effects(game, who, spell, effects),
        },
        options=tuple(
            Option({"difficulty": effect.difficulty, "ap": ap}, "", (RULES[ap],))
            for effect in effects
            for ap in payable
        ),
        why_not=lambda answer: why_not_incanted(game, who, target, spell, answer),
    )


def told_effects(game: Game[Battle], who: Id, spell: Spell, effects: list[SpellEffect]) -> dict[str, list[str]]:
    """What each difficulty would do, as words with their figures: `damage 5`, `V −2`, `caster-fright 13`."""
    made = Incantation(who, spell.name, who, 0, 0)
    return {f"{one.difficulty} →": [working_word(game, made, work) for work in one.does] for one in effects}


def working_word(game: Game[Battle], made: Incantation, work: Working) -> str:
    if work.what == "characteristic":
        return f"{work.of} {'−' if work.value < 0 else '+'}{abs(work.value)}"
    much = amount(game, made, work)
    name = f"skill-{work.skill}" if work.what == "skill" else work.what
    name = f"caster-{name}" if work.upon == "caster" else f"{name}-lost" if much < 0 else name
    return f"{name} {abs(much)}" if much else name


def why_not_incanted(game: Game[Battle], who: Id, target: Id, spell: Spell, answer: Any) -> Refusal | None:
    if not isinstance(answer, dict):
        return None
    known = [effect.difficulty for effect in spell.effects]
    difficulty, ap = answer.get("difficulty"), answer.get("ap")
    if difficulty not in known:
        cited = ("KA-SPL-02", *own_rules(spell.name))
        return Refusal("no-such-difficulty", cited, {"spell": spell.name, "known": known})
    if ap is not None and ap not in RULES:
        return Refusal("too-many-characteristics", ("KA-OTT-01",), {"most": SPELL_MOST})
    aim = spell.aim(spell.effect(difficulty))
    return why_no_target(game, who, target, spell, aim) or (too_dear(game, who, ap, "cast", RULES[ap]) if ap else None)


# ---------------------------------------------------------------- the incantation


@action("cast", castings, why_not_cast, least=1, able=(has_spells,))
@rule("KA-MAG-07", "KA-MAG-08", "KA-MAG-09", "KA-SPL-02", "KA-SPL-03")
def cast(game: Game[Battle], who: Id, answer: Any) -> None:
    """The effect and the AP, payment, one roll; then each of those it reaches, and what it does to the caster. Whoever
    casts at an enemy hides no more."""
    from escarmouche.games.kharn_ages.rules.alert import come_out

    spell, target = shelf().spells[answer["cast"]], answer["at"]
    said = game.ask("incantation", who, lambda: incantation_decision(game, who, target, spell))
    made = Incantation(who, spell.name, target, said["difficulty"], said["ap"])
    effect = spell.effect(made.difficulty)
    pay(game, who, made.ap, "cast", RULES[made.ap])
    game.tell(
        Cast(
            figure=who,
            spell=spell.name,
            target=target,
            difficulty=made.difficulty,
            ap=made.ap,
            path=spell.path or "",
            rules=(RULES[made.ap], "KA-SPL-03"),
        )
    )
    victims = touched(game, who, target, spell, effect)
    if any(game[one].side != game[who].side for one in victims):
        come_out(game, who)
    rolled = None if all(responsive(game[one], spell) for one in victims) else incant(game, made, spell, effect)
    took = False
    for one in victims:
        if takes(game, made, spell, effect, one, rolled):
            took = True
            if not immune(game[one], spell):
                for work in effect.does:
                    if work.upon == "target":
                        works(game, made, one, work)
    if took and not immune(game[who], spell):
        for work in effect.does:
            if work.upon == "caster":
                works(game, made, who, work)


@rule("KA-MAG-07", "KA-MAG-08", "KA-MAG-09", "KA-MAG-14", "KA-MAS-06", "KA-CRT-10", "KA-SKL-28")
def incant(game: Game[Battle], made: Incantation, spell: Spell, effect: SpellEffect) -> Attempted:
    """I for each AP, the bonus of the path and the level dice against the difficulty."""
    who = made.who
    added = game.total(INCANTATION, who, made, base=made.ap * characteristic(game, who, "I"))
    needed = made.difficulty + (0 if spell.aim(effect) in AREAS else harder(game[who], game[made.target]))
    effort = Effort("esoteric", "incantation", made.target)
    return attempt(game, who, effort, added, needed, "I" * made.ap, RULES[made.ap])


@rule("KA-MAG-10", "KA-MAG-11", "KA-MAG-13", "KA-MAG-14", "KA-CRT-11", "KA-RES-03", "KA-SKL-39")
def takes(
    game: Game[Battle], made: Incantation, spell: Spell, effect: SpellEffect, target: Id, rolled: Attempted | None
) -> bool:
    """Does the spell take on this one? The difficulty is reached, and no defence as high; a defence only cancels."""
    who, area = made.who, spell.aim(effect) in AREAS
    if responsive(game[target], spell):
        told(game, made, target, made.difficulty, None, True, "KA-SKL-39")
        return True
    if rolled is None or not reaches(rolled, made.difficulty + harder(game[who], game[target])):
        return False
    total = rolled.total
    outcome = Outcome()
    if target != who:
        attack = Attack(who, target, "I" * made.ap, kind="spell", spell=spell.name, area=area)
        if game[who].side != game[target].side:
            game.moment(TARGETED, "go", who, attack)
        outcome = resist(game, made, attack, total)
    hit = outcome.beaten_by(total)
    told(game, made, target, total, outcome.total, hit, "KA-MAG-10", "KA-RES-03", *(() if hit else ("KA-MAG-13",)))
    if not hit and outcome.guard is not None and game[target].in_play:
        game.moment(DEFENDED, None, target, outcome.guard)
    return hit


def told(
    game: Game[Battle], made: Incantation, target: Id, total: int, guard: int | None, hit: bool, *rules: str
) -> None:
    """What became of a spell at one of its targets."""
    game.tell(
        Resolved(figure=made.who, target=target, attack=total, defence=guard, hit=hit, spell=made.spell, rules=rules)
    )


def reaches(rolled: Attempted, difficulty: int) -> bool:
    """A critical hit reaches any difficulty, a critical failure none."""
    return not rolled.fumble and (rolled.total >= difficulty or rolled.critical > 0)


# ---------------------------------------------------------------- the defence


@rule("KA-MAG-11", "KA-MAG-12", "KA-STS-01", "KA-STS-08")
def resist(game: Game[Battle], made: Incantation, attack: Attack, total: int) -> Outcome:
    """I for each AP and the level dice, knowing the total to reach; an ally may let it happen."""
    who = attack.target
    me = game[who]
    if STUNNED in me.status or not affords(game, who, 0, "defence"):
        return Outcome()
    most = game.moment(GUARDS, SPELL_MOST, who, Guard(who, attack))
    if most < 0:
        return Outcome()
    payable = [ap for ap in range(most + 1) if affords(game, who, ap, "defence")]
    allied = me.side == game[attack.who].side
    answer = REFLEX
    if allied or affords(game, who, 1, "defence"):
        answer = game.ask("defence", who, lambda: resist_decision(game, made, attack, total, payable, allied))
    if answer == NONE:
        return Outcome()
    letters = "" if answer == REFLEX else answer
    pay(game, who, len(letters), "defence", "KA-MAG-12")
    game.tell(Guarded(figure=who, against=attack.who, letters=letters, weapon="mind", rules=("KA-MAG-12",)))
    return roll_defence(game, Guard(who, attack, letters), total)


class ChooseResistance(Choose, frozen=True, kw_only=True):
    """How much to set against a spell."""

    welcome: bool = False
    """Whoever is asked chose this target for it."""

    @property
    def obvious(self) -> Answer | None:
        """Nobody resists what they cast on their own."""
        return self.decline if self.welcome else None


def resist_decision(
    game: Game[Battle], made: Incantation, attack: Attack, total: int, payable: list[int], allied: bool
) -> Choose:
    me = game[attack.target]
    worth = {"I": characteristic(game, me.id, "I")}
    facts = {"against": attack.who, "total": total, "engaged": attack.letters, "values": worth}
    words = [NONE] if allied else []
    words += ["I" * ap if ap else REFLEX for ap in payable]
    same = game.state.seat_of(attack.target) == game.state.seat_of(attack.who)
    return ChooseResistance(
        rules=("KA-MAG-11",) if allied else ("KA-MAG-12",),
        facts={**facts, "spell": made.spell, "difficulty": made.difficulty},
        options=tuple(Option(word, "", ("KA-MAG-11" if word == NONE else "KA-MAG-12",)) for word in words),
        decline=words[0],
        welcome=same and not attack.area,
        why_not=lambda answer: why_not_resisted(game, Guard(attack.target, attack), payable, answer),
    )


@rule("KA-MAG-12", "KA-OTT-03")
def why_not_resisted(game: Game[Battle], guard: Guard, payable: list[int], answer: Any) -> Refusal | None:
    if not isinstance(answer, str) or set(answer) - set("VPACTI") or not answer:
        return None
    if set(answer) != {"I"}:
        return Refusal("only-intelligence", ("KA-MAG-12",), {"engaged": answer})
    if len(answer) > SPELL_MOST or len(answer) > payable[-1]:
        refusal = too_dear(game, guard.who, len(answer), "defence", "KA-MAG-12")
        rules = game.moment(CAPPED, ("KA-MAG-12",), guard.who, guard)
        return refusal or Refusal("too-many-characteristics", rules, {"most": payable[-1]})
    return None


@modifies(DEFENCE, "Incantation rapide", "KA-MAG-07")
def caught_unawares(game: Game[Battle], who: Id, guard: Guard) -> int:
    """-2 against a spell cast with 1 AP."""
    return -2 if guard.attack.spell and guard.attack.ap == 1 else 0


@modifies(DEFENCE, "Incantation complexe", "KA-MAG-09")
def forewarned(game: Game[Battle], who: Id, guard: Guard) -> int:
    """+2 against a spell cast with 3 AP."""
    return 2 if guard.attack.spell and guard.attack.ap == 3 else 0
