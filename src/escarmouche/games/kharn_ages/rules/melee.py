"""Melee attacks: one to three characteristics, announced effects, the exchange with the defence, damage."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, cast

from msgspec.structs import replace

from escarmouche.core.decisions import Answer, Choose, Option, Refusal
from escarmouche.core.game import Game
from escarmouche.core.rules import modifies, rule
from escarmouche.core.state import Id
from escarmouche.games.kharn_ages.events import Attacked, Resolved, bled
from escarmouche.games.kharn_ages.figures import ROOTED, Battle, Bleed, Safar, effectless
from escarmouche.games.kharn_ages.rules import effects
from escarmouche.games.kharn_ages.rules.actions import action, affords, pay, pay_more, too_dear
from escarmouche.games.kharn_ages.rules.damage import suffer
from escarmouche.games.kharn_ages.rules.defence import Outcome, defend, out_of_reach
from escarmouche.games.kharn_ages.rules.letters import COMBAT, ChooseLetters, is_word, mixtures
from escarmouche.games.kharn_ages.rules.rolls import Throw, attempted, half, lifted, throw
from escarmouche.games.kharn_ages.rules.sight import hidden_from, no_target
from escarmouche.games.kharn_ages.rules.space import (
    EASE,
    characteristic,
    covers,
    longest_reach,
    nearest_foe,
    strike_reach,
    supporters,
)
from escarmouche.games.kharn_ages.rules.terrain import swimming
from escarmouche.games.kharn_ages.stats import (
    ATTACK,
    BLEEDS,
    DAMAGE,
    DEALT,
    DEFENDED,
    EFFECTS,
    EXCHANGED,
    FUMBLED,
    HARMED,
    HIT,
    LANDS,
    STRUCK,
    TARGETED,
    Attack,
    Blow,
    Effort,
    Exchange,
    Guard,
    Harm,
)
from escarmouche.space.geometry import gap

HANDS = "hands"
"""The word for bare hands in answers and events."""


# ---------------------------------------------------------------- announcing


@rule("KA-TER-03", "KA-SHD-05")
def arms(state: Battle, me: Safar) -> list[str]:
    """What it can strike with: melee weapons and whole shields in hand, and bare hands; these alone in deep water."""
    held = [item for item in me.in_hand("weapon") if me.card(item).melee]
    held += [item for item in me.in_hand("shield") if me.gear[item].boxes]
    return [HANDS] if held and swimming(state, me.id) else [*held, HANDS]


def thing(word: str) -> str:
    """The thing behind a word of an answer: bare hands are no thing."""
    return "" if word == HANDS else word


@rule("KA-MEL-01", "KA-MEL-17", "KA-MEL-02", "KA-EQP-07", "KA-GEN-38")
def strikes(game: Game[Battle], who: Id, prices: Sequence[int]) -> list[Option]:
    """Enemies in the zone of control or in reach of a weapon, by what they can be struck with for one of these AP."""
    me = game[who]
    words = [word for word in arms(game.state, me) if any(strikes_for(me, thing(word), ap) for ap in prices)]
    reaches = {word: strike_reach(game.state, me, thing(word)) for word in words}
    farthest = max(reaches.values())
    return [
        Option({"attack": foe.id, "weapon": word}, foe.id, ("KA-MEL-01",))
        for foe in game.state.enemies(who)
        if covers(me, foe, farthest) and not hidden_from(game.state, me, foe)
        for word, reach in reaches.items()
        if covers(me, foe, reach)
    ]


def has_foes_within_reach(state: Battle, me: Safar) -> object:
    """An enemy as near as anything strikes; a load in the arms may strike far."""
    return me.carrying or nearest_foe(state, me.id) <= longest_reach(me) + 2 * EASE


def attacks_open(game: Game[Battle], who: Id) -> list[Option]:
    payable = [ap for ap in (1, 2, 3) if affords(game, who, ap, "attack")]
    return strikes(game, who, payable) if payable else []


@rule("KA-MEL-01", "KA-MEL-17")
def why_no_attack(game: Game[Battle], who: Id, answer: Any, free: bool = False) -> Refusal | None:
    target = answer.get("attack") if isinstance(answer, dict) else None
    foe = game.state.figures.get(target) if isinstance(target, str) else None
    if foe is None or foe.side == game[who].side:
        return Refusal("not-an-enemy", ("KA-MEL-17",), {"figure": str(target)})
    if hidden_from(game.state, game[who], foe):
        return no_target(foe)
    if ROOTED in game[who].status:
        return Refusal("rooted", ("KA-FRT-06", "KA-MEL-01"), {"figure": who})
    refusal = None if free else too_dear(game, who, 1, "attack", "KA-MEL-04")
    refusal = refusal or why_not_armed(game, who, answer.get("weapon"))
    if refusal is not None:
        return refusal
    me = game[who]
    farthest = max(strike_reach(game.state, me, thing(word)) for word in arms(game.state, me))
    high = foe.level != me.level and gap(me, foe) <= farthest + EASE
    return Refusal("out-of-reach", ("KA-MEL-01", "KA-ZOC-06" if high else "KA-ZOC-02"), {"figure": str(target)})


@rule("KA-TER-03", "KA-SHD-05", "KA-EQP-06", "KA-EQP-09")
def why_not_armed(game: Game[Battle], who: Id, word: Any) -> Refusal | None:
    """Why nobody strikes with this: the water, a broken shield, a weapon that only shoots, empty hands."""
    me = game[who]
    if not isinstance(word, str) or word in arms(game.state, me):
        return None
    if word in me.gear and swimming(game.state, who):
        return Refusal("no-weapon-in-water", ("KA-TER-03",), {"weapon": word})
    if word in me.in_hand("shield"):
        return Refusal("shield-broken", ("KA-SHD-05",), {"thing": word})
    if word in me.in_hand("weapon"):
        return Refusal("only-for-shots", ("KA-EQP-09",), {"weapon": word})
    return Refusal("not-in-hand", ("KA-EQP-06", "KA-EQP-07"), {"figure": who, "thing": word})


@rule("KA-MEL-03", "KA-CRD-07", "KA-EQP-05")
def forbidden_letters(me: Safar, item: str, ap: int, assault: bool) -> str:
    """What the weapon forbids to engage, all of it at a price that its card excludes; nobody may waive it."""
    if not item or me.gear[item].kind != "weapon":
        return ""
    card = me.card(item)
    if ap not in card.attack_ap or (assault and ap not in card.assault_ap):
        return COMBAT
    return "".join((*card.forbids, *(card.forbids_simple if ap == 1 else ())))


CARD_RULES = {"Dagues": ("KA-CRD-02",), "Lance": ("KA-CRD-07",)}
"""What the book says of a weapon that forbids something."""


def card_rule(me: Safar, item: str) -> tuple[str, ...]:
    """The rule of the book's own card, where there is one."""
    return CARD_RULES.get(me.gear[item].card, ())


@rule("KA-MEL-03", "KA-EQP-05")
def least_price(me: Safar, item: str, assault: bool = False) -> int:
    """The least AP for which something can strike; more than three if it never can."""
    return next((ap for ap in (1, 2, 3) if strikes_for(me, item, ap, assault)), 4)


def strikes_for(me: Safar, item: str, ap: int, assault: bool = False) -> bool:
    """Is there an attack with this for so many AP?"""
    return not item or len(set(forbidden_letters(me, item, ap, assault))) < len(COMBAT)


@rule("KA-OTT-01", "KA-OTT-02", "KA-MEL-03", "KA-MEL-04", "KA-MEL-08", "KA-MEL-11", "KA-APT-01")
def engage_decision(
    game: Game[Battle],
    who: Id,
    target: Id,
    item: str,
    most: int,
    granted: tuple[str, ...],
    assault: bool,
) -> ChooseLetters:
    """Which characteristics an attack engages: as many as it costs AP; as many as were granted if it is free."""
    me = game[who]
    free = bool(granted)
    found = [
        Option(word, "", (ATTACK_RULES[ap],))
        for ap in range(most if free else 1, most + 1)
        if free or affords(game, who, ap, "attack")
        for word in mixtures(ap, forbidden_letters(me, item, ap, assault))
    ]
    return ChooseLetters(
        rules=("KA-OTT-01", "KA-OTT-02"),
        facts={"target": target, "weapon": item or HANDS, "free": free},
        options=tuple(found),
        worth={letter: characteristic(game, who, letter) for letter in COMBAT},
        why_not=lambda answer: why_not_engaged(game, who, item, most, answer, granted, assault),
    )


ATTACK_RULES = {1: "KA-MEL-04", 2: "KA-MEL-08", 3: "KA-MEL-11"}


def rule_of(attack: Attack) -> str:
    """The rule an attack is made by."""
    return attack.by_rule or ATTACK_RULES[attack.ap]


def why_not_engaged(
    game: Game[Battle],
    who: Id,
    item: str,
    most: int,
    answer: Any,
    granted: tuple[str, ...],
    assault: bool,
) -> Refusal | None:
    if not is_word(answer):
        return None
    if granted and len(answer) != most:
        return Refusal("so-many-characteristics", granted, {"count": most})
    if len(answer) > most:
        return Refusal("too-many-characteristics", ("KA-OTT-01",), {"most": most})
    if any(answer.count(letter) > 2 for letter in answer):
        return Refusal("more-than-twice", ("KA-OTT-02",), {"engaged": answer})
    banned = [letter for letter in answer if letter in forbidden_letters(game[who], item, len(answer), assault)]
    if banned:
        cited = ("KA-MEL-03", *card_rule(game[who], item))
        return Refusal("forbidden-by-weapon", cited, {"letter": banned[0], "weapon": item})
    return None if granted else too_dear(game, who, len(answer), "attack", "KA-OTT-01")


@cache
def effects_of(letters: str) -> tuple[str, ...]:
    """The effects an attack may announce: none of a simple one, one of a standard one, two of a complex one."""
    single = tuple(dict.fromkeys(letters))
    if len(letters) < 2:
        return ()
    if len(letters) == 2:
        return single
    pairs = tuple(a + b for n, a in enumerate(single) for b in single[n + 1 :])
    doubles = tuple(letter * 2 for letter in single if letters.count(letter) == 2)
    return (*single, *pairs, *doubles)


@rule("KA-MEL-06", "KA-MEL-09", "KA-MEL-10", "KA-MEL-12", "KA-MEL-13", "KA-EFF-11")
def announce_effects(game: Game[Battle], attack: Attack) -> str:
    """Effects are announced before the dice; what is not announced cannot be applied."""
    words: tuple[str, ...] = game.moment(EFFECTS, effects_of(attack.letters), attack.who, attack)
    if not words:
        return ""
    answer: str = game.ask(
        "effects",
        attack.who,
        lambda: ChooseLetters(
            rules=("KA-MEL-13", "KA-EFF-11"),
            facts={"engaged": attack.letters},
            options=tuple(Option(word) for word in (*words, "none")),
            decline="none",
            why_not=lambda answer: why_not_announced(game, attack, answer),
        ),
    )
    return "" if answer == "none" else answer


@rule("KA-MEL-09", "KA-MEL-10", "KA-MEL-12", "KA-EQP-05")
def why_not_announced(game: Game[Battle], attack: Attack, answer: Any) -> Refusal | None:
    """One effect at 2 AP, two at 3; of what is engaged and the weapon has, doubled only if that is engaged twice."""
    if not is_word(answer):
        return None
    lacking = [letter for letter in answer if letter in effectless(game[attack.who], attack.item)]
    if lacking:
        return Refusal("forbidden-by-weapon", ("KA-EQP-05",), {"letter": lacking[0], "weapon": attack.item})
    rules = {2: ("KA-MEL-09", "KA-MEL-10"), 3: ("KA-MEL-12",)}.get(attack.ap, ("KA-MEL-06",))
    if attack.shot:
        rules = (rule_of(attack),)
    elif answer == "P" and attack.letters == "VV" and attack.assault and "lightning-speed" in game[attack.who].skills:
        rules = (*rules, "KA-CRD-03")
    if any(letter not in attack.letters for letter in answer):
        return Refusal("effect-not-engaged", rules, {"engaged": attack.letters})
    return Refusal("too-many-effects", rules, {"engaged": attack.letters})


# ---------------------------------------------------------------- the attack


@action("attack", attacks_open, why_no_attack, least=1, needs=(has_foes_within_reach,))
@rule("KA-MEL-04", "KA-MEL-08", "KA-MEL-11")
def attack(game: Game[Battle], who: Id, answer: Any) -> None:
    """A melee attack at an enemy in reach."""
    compose(game, who, answer["attack"], thing(answer["weapon"]))


def compose(
    game: Game[Battle],
    who: Id,
    target: Id,
    item: str,
    most: int = 3,
    assault: bool = False,
    granted: tuple[str, ...] = (),
    capped: bool = False,
    brisk: bool = False,
) -> None:
    """Characteristics, effects, payment; then the exchange. A free attack names the rules that granted it; somebody
    brisk pays for the second characteristic of one that has no effect."""
    letters = game.ask("engage", who, lambda: engage_decision(game, who, target, item, most, granted, assault))
    made = Attack(who, target, letters, "", item, assault=assault, free=bool(granted), capped=capped)
    if brisk:
        pay_more(game, who, "attack", "KA-LAT-12")
    else:
        made = replace(made, effects=announce_effects(game, made))
    if not granted:
        pay(game, who, made.ap, "attack", ATTACK_RULES[made.ap])
    exchange(game, made)


@rule("KA-RES-03", "KA-RES-05", "KA-CRT-11", "KA-CRT-13")
def exchange(game: Game[Battle], attack: Attack) -> None:
    """An opposed action from its declaration to its consequences: the attack is rolled, then defended, then compared;
    a tie goes to the defender."""
    who, target = attack.who, attack.target
    game.tell(
        Attacked(
            figure=who,
            target=target,
            letters=attack.letters,
            effects=attack.effects,
            weapon=attack.item or HANDS,
            kind=attack.kind,
            assault=attack.assault,
            free=attack.free,
            rules=(rule_of(attack), "KA-MEL-13"),
        )
    )
    said = game.moment(TARGETED, "go", who, attack)
    if said == "stop":
        return
    if said == "warned":
        attack = replace(attack, warned=True)
    thrown, total = roll_attack(game, attack)
    if thrown.fumble:
        game.moment(FUMBLED, None, who, attack)
        return
    outcome = defend(game, attack, total)
    hit = outcome.beaten_by(total)
    game.tell(
        Resolved(
            figure=who,
            target=target,
            attack=total,
            defence=outcome.total,
            hit=hit,
            parried=outcome.parried,
            rules=(*outcome.rules, *luck_alone(thrown, outcome, hit)),
        )
    )
    near = hit or outcome.guard is None or not out_of_reach(game, outcome.guard)
    if hit:
        land(game, attack, thrown)
    elif outcome.given_up:
        critical_only(game, blow_of(attack, thrown))
    else:
        riposte(game, outcome)
    if not hit:
        defended(game, attack, outcome)
    criticals = thrown.criticals if hit else outcome.criticals
    game.moment(EXCHANGED, None, who, Exchange(attack, outcome.guard, hit, criticals, near))


@rule("KA-CRT-11")
def luck_alone(thrown: Throw, outcome: Outcome, hit: bool) -> tuple[str, ...]:
    """The rule that a critical hit was not enough by, if one side had it and the other won by its total."""
    lost = outcome.criticals if hit else thrown.criticals
    return ("KA-CRT-11",) if lost and not outcome.parried else ()


@rule("KA-MAS-02", "KA-MAS-05", "KA-CRT-03", "KA-DIC-02")
def roll_attack(game: Game[Battle], attack: Attack) -> tuple[Throw, int]:
    """Characteristics, what else adds to an attack, and the die kept."""
    added = game.total(ATTACK, attack.who, attack, base=engaged(game, attack.who, attack.letters))
    field = "shooting" if attack.shot else "offensive"
    effort = Effort(field, attack.kind, attack.target, attack.fumble, melee=not attack.shot, item=attack.item)
    thrown = throw(game, attack.who, replace(effort, added=added.value))
    added = lifted(added, thrown)
    total = 0 if thrown.fumble else added.value + thrown.added
    rules = (rule_of(attack), "KA-CRT-03") if thrown.fumble else (rule_of(attack),)
    game.tell(attempted(attack.who, effort, thrown, added, attack.letters, total, 0, not thrown.fumble, *rules))
    return thrown, total


def engaged(game: Game[Battle], who: Id, letters: str) -> int:
    """The sum of the characteristics engaged."""
    return sum(characteristic(game, who, letter) for letter in letters)


@modifies(ATTACK, "Soutien", "KA-SUP-01", "KA-SUP-04")
def supported_attack(game: Game[Battle], who: Id, attack: Attack) -> int:
    """+1 for each supporter, where the attacking side outnumbers the defending one."""
    if attack.shot:
        return 0
    mine = len(supporters(game.state, who, attack.target))
    return mine if mine and mine > len(supporters(game.state, attack.target, who)) else 0


# ---------------------------------------------------------------- a hit


@rule("KA-MEL-16")
def land(game: Game[Battle], attack: Attack, thrown: Throw) -> None:
    """Damage first, then the announced effects."""
    blow = game.moment(LANDS, blow_of(attack, thrown), attack.who, attack)
    for _ in range(blow.times):
        strike(game, blow)
        effects.apply(game, blow)
    game.moment(STRUCK, None, blow.by, blow)


def blow_of(attack: Attack, thrown: Throw) -> Blow:
    """The hit of an attack."""
    return Blow(
        attack.who,
        attack.target,
        attack.letters,
        attack.effects,
        attack.item,
        thrown.criticals,
        attack.kind,
        assault=attack.assault,
        shot=attack.shot,
        ammo=attack.ammo,
    )


@rule("KA-SHD-04")
def critical_only(game: Game[Battle], blow: Blow) -> None:
    """Behind a shield that was given up, only what the critical hit adds is suffered."""
    own: Harm | None = game.moment(HARMED, None, blow.by, blow)
    critical = lessened(game, blow, critical_bonus(game, blow)) if own is None else own.critical
    if critical:
        armed = blow.shot or (bool(blow.item) and game[blow.by].gear[blow.item].kind == "weapon")
        suffer(game, Harm(blow.target, 0, critical, blow.by, ticks=armed, rules=("KA-SHD-04",)))


@rule("KA-DIC-08", "KA-MEL-14")
def lessened(game: Game[Battle], blow: Blow, critical: int) -> int:
    """What a critical hit adds to a blow, less where the blow itself would do less than nothing."""
    if not critical or blow.kind != "attack":
        return critical
    base = printed_damage(game, blow)
    if base is None:
        base = max(characteristic(game, blow.by, letter) for letter in blow.letters)
    return max(0, critical + min(0, game.total(DAMAGE, blow.by, blow, base=base).value))


@rule("KA-STA-03", "KA-CRD-01", "KA-MEL-06", "KA-SPA-04", "KA-SPA-07", "KA-CRT-14")
def critical_bonus(game: Game[Battle], blow: Blow) -> int:
    """The stature, once, on a critical hit at 2 or 3 AP; twice with a flanged mace on multiple critical
    hits. A bite bleeds instead."""
    if not blow.criticals or blow.ap < 2 or blow.kind == "bite" or blow.times > 1:
        return 0
    me = game[blow.by]
    weapon = me.card(blow.item) if blow.item and me.gear[blow.item].kind == "weapon" else None
    twice = weapon is not None and "stature-twice" in weapon.on_critical and blow.criticals > 1
    stature: int = me.stature
    return stature * (2 if twice else 1)


@rule("KA-DEF-05", "KA-DEF-06", "KA-DEF-12", "KA-DEF-10", "KA-LAT-11")
def riposte(game: Game[Battle], outcome: Outcome) -> None:
    """What a successful defence does to the attacker, as it was announced."""
    guard = outcome.guard
    if guard is None:
        return
    words = guard.riposte.split()
    letter = next((word for word in words if word != "damage"), "")
    blow = Blow(
        guard.who, guard.attack.who, guard.letters, letter, guard.item, outcome.criticals, "defence", defence=True
    )
    if "damage" in words:
        strike(game, blow)
    if letter:
        effects.apply(game, blow)


@rule("KA-SKL-32", "KA-SHD-04")
def defended(game: Game[Battle], attack: Attack, outcome: Outcome) -> None:
    """A defence has succeeded, be it by giving up a shield; its moment has come if the defender is still there."""
    if game[attack.target].in_play:
        game.moment(DEFENDED, None, attack.target, outcome.guard or Guard(attack.target, attack))


def strike(game: Game[Battle], blow: Blow) -> int:
    """The damage of a hit, through the target's armour, and what the weapon adds to it."""
    harm = game.moment(HARMED, None, blow.by, blow) or harm_of(game, blow)
    lost = suffer(game, harm)
    if blow.item and game[blow.by].gear[blow.item].kind == "weapon":
        card = game[blow.by].card(blow.item)
        bleed(game, blow.target, 0 if blow.shot and card.melee and card.shot.feed != "itself" else card.bleeding)
    return lost


@rule("KA-MEL-14", "KA-STA-03", "KA-ARM-09", "KA-MEL-02", "KA-MEL-06")
def harm_of(game: Game[Battle], blow: Blow) -> Harm:
    """Base damage with its modifiers, then the stature on a critical hit at 2 or 3 AP."""
    me = game[blow.by]
    weapon = me.card(blow.item) if blow.item and me.gear[blow.item].kind == "weapon" else None
    why = game.total(DAMAGE, blow.by, blow, base=base_damage(game, blow))
    why = game.moment(HIT, why, blow.by, blow)
    critical = critical_bonus(game, blow)
    piercing = blunts = 0
    if weapon is not None:
        piercing = -1 if weapon.piercing == "1D5" else weapon.piercing
        blunts = weapon.blunts + (weapon.critical_blunts if blow.criticals else 0)
    return Harm(
        blow.target,
        why.value,
        critical,
        blow.by,
        "defence" if blow.defence else "attack",
        ticks=weapon is not None and not weapon.spares_armour,
        piercing=piercing,
        blunts=blunts,
        fire=weapon is not None and weapon.fire,
        poison=weapon is not None and weapon.poison,
        fright=0 if weapon is None else weapon.fright,
        rules=("KA-MEL-14", *hurt_by(blow), *(("KA-STA-03",) if critical else ())),
        why=why,
    )


HURT_RULES = {1: "KA-MEL-05", 2: "KA-MEL-09", 3: "KA-MEL-12"}
SPECIAL_RULES = {"bunt": "KA-SPA-02", "bite": "KA-SPA-03", "trample": "KA-SPA-05"}


def hurt_by(blow: Blow) -> tuple[str, ...]:
    """The rules that a hit does its damage by."""
    if blow.defence:
        return ("KA-DEF-12", "KA-DEF-05" if blow.ap == 2 else "KA-DEF-06")
    return (SPECIAL_RULES.get(blow.kind) or HURT_RULES[blow.ap],)


@rule("KA-MEL-05", "KA-MEL-09", "KA-MEL-12", "KA-MEL-15", "KA-CRD-02")
def base_damage(game: Game[Battle], blow: Blow) -> int:
    """The characteristic chosen, or the weapon's own figure: in full, or half of it, rounded up, at 1 AP."""
    own: int | None = game.moment(DEALT, None, blow.by, blow)
    if own is not None:
        return own
    fixed = printed_damage(game, blow)
    if fixed is None:
        fixed = characteristic(game, blow.by, damage_letter(game, blow))
    return half(fixed) if blow.ap == 1 else fixed


@rule("KA-MEL-15", "KA-CRD-02")
def printed_damage(game: Game[Battle], blow: Blow) -> int | None:
    """The weapon's own figure, if it has one: a number, or a characteristic."""
    me = game[blow.by]
    fixed: int | str | None = None
    if blow.item and me.gear[blow.item].kind == "weapon":
        fixed = me.card(blow.item).damage
    return characteristic(game, blow.by, fixed) if isinstance(fixed, str) else fixed


class ChooseDamage(Choose, frozen=True, kw_only=True):
    """Which characteristic the damage is."""

    @property
    def obvious(self) -> Answer | None:
        """Nobody hits an enemy less hard than they can."""
        values: dict[str, int] = cast("dict[str, int]", self.facts["values"])
        return self.decline if list(values.values()).count(max(values.values())) == 1 else None


def damage_letter(game: Game[Battle], blow: Blow) -> str:
    """Which of the characteristics engaged the damage is: the player's choice, by default the highest."""
    distinct = tuple(dict.fromkeys(blow.letters))
    if len(distinct) == 1:
        return distinct[0]
    values: dict[str, int] = {letter: characteristic(game, blow.by, letter) for letter in distinct}
    highest = max(distinct, key=lambda letter: values[letter])
    options = tuple(map(Option, distinct))
    rules, facts = ("KA-MEL-09", "KA-MEL-12"), {"values": values}
    victim = game.state.figures.get(blow.target)
    kind = Choose if victim is not None and victim.side == game[blow.by].side else ChooseDamage
    asked = kind(rules=rules, facts=facts, options=options, decline=highest)
    letter: str = game.ask("damage", blow.by, lambda: asked)
    return letter


@modifies(DAMAGE, "Arme", "KA-MEL-03", "KA-MEL-07", "KA-MEL-15", "KA-CRD-07")
def weapon_bonus(game: Game[Battle], who: Id, blow: Blow) -> int:
    """+N of a weapon that prints +N, after any halving."""
    if blow.shot or not blow.item or game[who].gear[blow.item].kind != "weapon":
        return 0
    bonus: int = game[who].card(blow.item).bonus
    return bonus


@modifies(DAMAGE, "Arme ébréchée", "KA-GEN-28")
def chipped(game: Game[Battle], who: Id, blow: Blow) -> int:
    """-2 with a chipped weapon."""
    return -2 if blow.item and game[who].gear[blow.item].chipped else 0


@modifies(DAMAGE, "Effet P", "KA-EFF-03", "KA-EFF-13")
def power_effect(game: Game[Battle], who: Id, blow: Blow) -> int:
    """+1 damage for P, +2 for PP."""
    return blow.effects.count("P")


def bleed(game: Game[Battle], who: Id, value: int, once: bool = False, rules: Sequence[str] = ("KA-EFX-07",)) -> None:
    """A bleeding effect more, on somebody still in play."""
    if value and game[who].in_play:
        game.tell(bled(who, (*game[who].bleeding, Bleed(value, once)), *rules))
        game.moment(BLEEDS, None, who)
