"""Defences: 0 to 3 AP, with a weapon, a shield or bare hands, and what a success does."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from escarmouche.core.decisions import Answer, Choose, Option, Refusal
from escarmouche.core.game import Game
from escarmouche.core.rules import carries, modifies, rule
from escarmouche.core.state import Id
from escarmouche.games.kharn_ages.events import BoxesLost, GearLost, Guarded
from escarmouche.games.kharn_ages.figures import STUNNED, Battle, Safar, effectless
from escarmouche.games.kharn_ages.rules.actions import affords, pay, too_dear
from escarmouche.games.kharn_ages.rules.letters import COMBAT, ChooseLetters, in_order, is_word, mixtures
from escarmouche.games.kharn_ages.rules.rolls import attempted, lifted, throw
from escarmouche.games.kharn_ages.rules.sight import aimed_from_afar, cover_rules
from escarmouche.games.kharn_ages.rules.space import characteristic, in_reach, rearmed, supporters, tools
from escarmouche.games.kharn_ages.rules.terrain import swimming
from escarmouche.games.kharn_ages.stats import (
    CAPPED,
    DEFENCE,
    EXTRA,
    GUARDS,
    SHARED,
    STANDS,
    Attack,
    Effort,
    Guard,
    Standoff,
)

REFLEX = "reflex"
WARNED = 2
"""Characteristics a Safar defends with free when an ally has warned it; no more and no fewer."""
SPELL_MOST = 3
"""How often a spell, or the defence against one, may engage I."""
DAMAGE = "damage"
"""The word for the damage of a defence."""
FREE_CAP = 2
"""Characteristics a defence against a free attack may engage."""
SHARED_RULES: dict[str, tuple[str, ...]] = {}
"""The rules behind what must be engaged against attacks of a kind of its own; chapters add theirs."""
NAMES = {0: "KA-DEF-03", 1: "KA-DEF-04", 2: "KA-DEF-05", 3: "KA-DEF-06"}
carries(f"{__name__}.NAMES", "KA-DEF-04")


class Outcome(Struct, frozen=True):
    """What became of a defence."""

    guard: Guard | None = None
    total: int | None = None
    """Nothing when no defence was made."""
    criticals: int = 0
    fumble: bool = False
    parried: bool = False
    """Stopped whatever the totals: a shield's critical hit, or a shield given up."""
    given_up: bool = False
    """A shield was given up: what the attacker's critical adds is still suffered."""
    helpless: tuple[str, ...] = ()
    """The rule by which nobody defended."""

    @property
    def rules(self) -> tuple[str, ...]:
        """The rule that decides between attack and defence."""
        return ("KA-SHD-04",) if self.given_up else ("KA-SHD-06",) if self.parried else ("KA-RES-03", *self.helpless)

    @rule("KA-RES-03", "KA-DEF-08", "KA-CRT-13", "KA-SHD-06")
    def beaten_by(self, attack: int) -> bool:
        """Does the attack hit? It must be strictly higher; a fumbled defence, or none, is beaten anyway."""
        if self.parried:
            return False
        return self.total is None or self.fumble or attack > self.total


@rule("KA-DEF-01", "KA-STS-01", "KA-STS-08", "KA-RES-03")
def defend(game: Game[Battle], attack: Attack, total: int) -> Outcome:
    """The target's defence, announced knowing the total to reach; none of a stunned or penniless dazed one."""
    who = attack.target
    if STUNNED in game[who].status:
        return Outcome(helpless=("KA-STS-01",))
    if not affords(game, who, 0, "defence"):
        return Outcome(helpless=("KA-STS-08",))
    if game.moment(GUARDS, 3, who, Guard(who, attack)) < 0:
        return Outcome()
    item, given_up = choose_guard(game, attack, total)
    if given_up:
        return give_up(game, attack, item)
    letters = choose_letters(game, Guard(who, attack, item=item), total)
    guard = Guard(who, attack, letters, item)
    guard = replace(guard, riposte=choose_riposte(game, guard))
    pay(game, who, 0 if attack.warned else len(letters), "defence", NAMES[len(letters)])
    game.tell(
        Guarded(
            figure=who,
            against=attack.who,
            letters=letters,
            weapon=item or "hands",
            riposte=guard.riposte,
            rules=(NAMES[len(letters)], *(("KA-GEN-08",) if attack.warned else ())),
        )
    )
    outcome = roll_defence(game, guard, total)
    if outcome.total is None or outcome.fumble or outcome.parried:
        return outcome
    return replace(outcome, total=game.moment(STANDS, outcome.total, who, Standoff(outcome.guard or guard, total)))


@rule("KA-DEF-08", "KA-MAS-03", "KA-MAS-06", "KA-SHD-02", "KA-SHD-03", "KA-SHD-06")
def roll_defence(game: Game[Battle], guard: Guard, needed: int) -> Outcome:
    """Characteristics, support, shield, and the die kept."""
    who = guard.who
    extra = game.moment(EXTRA, "", who, guard)
    letters = guard.letters + extra
    base = sum(characteristic(game, who, letter) for letter in letters)
    added = game.total(DEFENCE, who, guard, base=base)
    field, rule_id = ("esoteric", "KA-MAG-12") if guard.attack.spell else ("defensive", NAMES[len(guard.letters)])
    rules: tuple[str, ...] = (rule_id, "KA-GEN-16") if extra else (rule_id,)
    if aimed_from_afar(game.state, guard):
        rules += cover_rules(game.state, guard.attack.who, who)
    effort = Effort(field, "defence", guard.attack.who, melee=guard.attack.melee, item=guard.item)
    thrown = throw(game, who, replace(effort, added=added.value, needed=needed))
    added = lifted(added, thrown)
    total = 0 if thrown.fumble else added.value + thrown.added
    game.tell(attempted(who, effort, thrown, added, letters, total, 0, not thrown.fumble, *rules))
    shield = bool(guard.item) and game[who].gear[guard.item].kind == "shield"
    if shield:
        tick(game, who, guard.item, 2 if thrown.fumble else 1)
    made = replace(guard, extra=extra)
    return Outcome(made, total, thrown.criticals, thrown.fumble, shield and thrown.criticals > 0)


@modifies(DEFENCE, "Soutien", "KA-SUP-02", "KA-SUP-04")
def supported_defence(game: Game[Battle], who: Id, guard: Guard) -> int:
    """+1 for each supporter, where the defending side outnumbers the attacking one."""
    if not guard.attack.melee:
        return 0
    mine = len(supporters(game.state, who, guard.attack.who))
    return mine if mine and mine > len(supporters(game.state, guard.attack.who, who)) else 0


@modifies(DEFENCE, "Bouclier", "KA-SHD-01", "KA-SHD-08")
def shielded(game: Game[Battle], who: Id, guard: Guard) -> int:
    """What the shield's card says: a number, a characteristic, or the lowest of the values the attacker engaged."""
    if not guard.item or game[who].gear[guard.item].kind != "shield":
        return 0
    adds = game[who].card(guard.item).adds
    if adds == "lowest":
        return min(characteristic(game, guard.attack.who, letter) for letter in guard.attack.letters)
    return characteristic(game, who, adds) if isinstance(adds, str) else int(adds)


@rule("KA-SHD-02", "KA-SHD-05")
def tick(game: Game[Battle], who: Id, shield: str, boxes: int) -> None:
    """Boxes of a shield are used up; without any it is broken."""
    before = game[who].gear[shield].boxes
    left = max(0, before - boxes)
    game.tell(BoxesLost(figure=who, item=shield, lost=before - left, left=left, rules=("KA-SHD-02",)))


# ---------------------------------------------------------------- what the defence is made with


@rule("KA-EQP-07", "KA-SHD-01", "KA-SHD-05", "KA-DEF-02", "KA-TER-03", "KA-THR-06")
def guards(state: Battle, me: Safar) -> list[str]:
    """Weapons and unbroken shields in hand; bare hands where there is no weapon or one forbids something, or with a
    tool in them, and alone in deep water."""
    if swimming(state, me.id):
        return [""]
    weapons = [item for item in me.in_hand("weapon") if me.card(item).melee]
    found = weapons + [item for item in me.in_hand("shield") if me.gear[item].boxes]
    if not weapons or any(me.card(item).forbids for item in weapons) or tools(state, me):
        found.append("")
    return found


@rule("KA-SHD-04", "KA-TER-03")
def intact(state: Battle, me: Safar) -> list[str]:
    """Shields in hand without a ticked box; none of use in deep water."""
    whole = [item for item in me.in_hand("shield") if me.gear[item].boxes == me.card(item).boxes]
    return [] if whole and swimming(state, me.id) else whole


@rule("KA-SHD-04", "KA-SHD-05", "KA-TER-03", "KA-EQP-07")
def why_not_guarded(state: Battle, me: Safar, answer: Any) -> Refusal | None:
    """The rule behind a thing that does not defend: the water, a ticked or broken shield, empty hands."""
    if not isinstance(answer, dict) or not answer.keys() & {"use", "give-up"}:
        return None
    item = str(next(iter(answer.values())))
    if item in me.gear and swimming(state, me.id):
        return Refusal("no-weapon-in-water", ("KA-TER-03",), {"weapon": item})
    if item not in me.in_hand("shield"):
        return Refusal("not-in-hand", ("KA-EQP-07",), {"figure": me.id, "thing": item})
    if "give-up" in answer:
        return Refusal("not-intact", ("KA-SHD-04",), {"thing": item})
    return Refusal("shield-broken", ("KA-SHD-05",), {"thing": item})


def choose_guard(game: Game[Battle], attack: Attack, total: int) -> tuple[str, bool]:
    """Which thing defends, decided before the roll; or the shield that is given up."""
    me = game[attack.target]
    found, whole = guards(game.state, me), intact(game.state, me)
    if len(found) == 1 and not whole:
        return found[0], False
    options = [Option({"use": item or "hands"}, "", ("KA-EQP-07",)) for item in found]
    options += [Option({"give-up": item}, "", ("KA-SHD-04",)) for item in whole]
    answer = game.ask(
        "guard",
        me.id,
        lambda: Choose(
            rules=("KA-EQP-07", "KA-SHD-01"),
            facts={
                "against": attack.who,
                "total": total,
                "idle": [item for item in found if is_idle(me, item, attack)],
            },
            options=tuple(options),
            decline={"use": found[0] or "hands"},
            why_not=lambda answer: why_not_guarded(game.state, me, answer),
        ),
    )
    if "give-up" in answer:
        return answer["give-up"], True
    return ("" if answer["use"] == "hands" else answer["use"]), False


@rule("KA-DEF-02")
def is_idle(me: Safar, item: str, attack: Attack) -> bool:
    """A weapon that engages nothing of what the attacker engaged is good for a reflex only."""
    return me.gear[item].kind == "weapon" and set(attack.letters) <= set(me.card(item).forbids) if item else False


@rule("KA-SHD-04")
def give_up(game: Game[Battle], attack: Attack, shield: str) -> Outcome:
    """An intact shield given up stops one attack; what the attacker's critical adds is still suffered."""
    who = attack.target
    pay(game, who, 0, "defence", "KA-SHD-04")
    me = game[who]
    game.tell(GearLost(figure=who, item=shield, reason="given-up", rules=("KA-SHD-04",)))
    rearmed(game, me)
    return Outcome(parried=True, given_up=True)


# ---------------------------------------------------------------- characteristics and riposte


@rule("KA-DEF-01", "KA-DEF-02", "KA-DEF-03", "KA-EFF-05", "KA-OTT-02", "KA-GEN-08")
def choose_letters(game: Game[Battle], guard: Guard, total: int) -> str:
    """The characteristics a defence engages, as many as it costs AP; at least one that the attacker engaged. Whoever is
    warned engages two for nothing, even if it may spend nothing on a defence."""
    most = WARNED if guard.attack.warned else payable(game, guard)
    if most is None:
        return ""
    shared = game.moment(SHARED, guard.attack.letters, guard.who, guard)
    answer: str = game.ask("defence", guard.who, lambda: defence_decision(game, guard, total, most, shared))
    return "" if answer == REFLEX else answer


def payable(game: Game[Battle], guard: Guard) -> int | None:
    """The most AP that a defence may cost; None for whoever has none to pay with."""
    affordable = [ap for ap in range(1, 4) if affords(game, guard.who, ap, "defence")]
    cap = game.moment(GUARDS, FREE_CAP if guard.attack.capped else 3, guard.who, guard)
    return min(cap, affordable[-1]) if affordable else None


def defence_decision(game: Game[Battle], guard: Guard, total: int, most: int, shared: str) -> ChooseLetters:
    me = game[guard.who]
    banned = "".join(me.card(guard.item).forbids) if guard.item and me.gear[guard.item].kind == "weapon" else ""
    words = defences(most, "".join(sorted(set(shared))), banned)
    fallback = REFLEX
    if guard.attack.warned:
        words = tuple(option for option in words if option.value != REFLEX and len(option.value) == WARNED) or words[:1]
        values = {letter: characteristic(game, me.id, letter) for letter in COMBAT}
        fallback = max((option.value for option in words), key=lambda word: sum(values.get(one, 0) for one in word))
    return ChooseLetters(
        rules=("KA-DEF-01", "KA-DEF-02"),
        facts={"against": guard.attack.who, "total": total, "engaged": guard.attack.letters},
        options=words,
        worth={letter: characteristic(game, me.id, letter) for letter in COMBAT},
        decline=fallback,
        why_not=lambda answer: why_not_defended(game, guard, most, shared, banned, answer),
    )


@cache
def defences(most: int, shared: str, banned: str) -> tuple[Option, ...]:
    """Every way to engage up to so many characteristics with one of the shared ones among them."""
    found = [Option(REFLEX, "", ("KA-DEF-03",))]
    for ap in range(1, most + 1):
        found += [Option(word, "", (NAMES[ap],)) for word in mixtures(ap, banned) if any(one in shared for one in word)]
    return tuple(found)


def why_not_defended(
    game: Game[Battle], guard: Guard, most: int, shared: str, banned: str, answer: Any
) -> Refusal | None:
    if not is_word(answer):
        return None
    if any(answer.count(letter) > 2 for letter in answer):
        return Refusal("more-than-twice", ("KA-OTT-02",), {"engaged": answer})
    if not any(letter in shared for letter in answer):
        also = SHARED_RULES.get(guard.attack.kind, ())
        return Refusal("nothing-shared", ("KA-DEF-02", *also), {"engaged": shared})
    forbidden = [letter for letter in answer if letter in banned]
    if forbidden:
        return Refusal(
            "forbidden-by-weapon", ("KA-MEL-03", "KA-DEF-02"), {"letter": forbidden[0], "weapon": guard.item}
        )
    if guard.attack.warned and len(answer) != WARNED:
        return Refusal("two-characteristics", ("KA-GEN-08",), {"action": "defence"})
    refusal = too_dear(game, guard.who, len(answer), "defence", "KA-DEF-01")
    if refusal is None and len(answer) > most:
        rules: tuple[str, ...] = ("KA-EFF-05",) if guard.attack.capped else ("KA-DEF-01",)
        rules = game.moment(CAPPED, rules, guard.who, guard)
        return Refusal("too-many-characteristics", rules, {"most": most})
    return refusal


class ChooseRiposte(Choose, frozen=True, kw_only=True):
    """Damage, effects or both, in any order; where damage is dealt in any case the effect alone says enough."""

    @rule("KA-DEF-06")
    def check(self, answer: Answer) -> Answer:
        words = answer.split() if isinstance(answer, str) else []
        letters = "".join(word for word in words if word != DAMAGE)
        if is_word(letters):
            always = all(option.head.startswith(DAMAGE) for option in self.options)
            answer = " ".join([DAMAGE, in_order(letters)] if always or DAMAGE in words else [in_order(letters)])
        return super().check(answer)


@rule("KA-DEF-05", "KA-DEF-06", "KA-DEF-07", "KA-DEF-09", "KA-DEF-10", "KA-DEF-11", "KA-EFF-01", "KA-EFF-11")
def choose_riposte(game: Game[Battle], guard: Guard) -> str:
    """What a success will do, announced before the roll: at 2 AP damage or one effect, at 3 AP damage and one effect.
    Against a shot, or an attacker out of reach, only the V effect is left."""
    ap = len(guard.letters)
    if ap < 2:
        return ""
    words = ripostes(game, guard, ap)
    if words == ["none"]:
        return ""
    answer: str = game.ask(
        "riposte",
        guard.who,
        lambda: ChooseRiposte(
            rules=("KA-DEF-07", NAMES[ap], *out_of_reach(game, guard)),
            facts={"against": guard.attack.who},
            options=tuple(Option(word) for word in words),
            decline=words[0],
            why_not=lambda answer: why_no_riposte(game, guard, answer),
        ),
    )
    return "" if answer == "none" else answer


@rule("KA-DEF-09", "KA-DEF-10")
def out_of_reach(game: Game[Battle], guard: Guard) -> tuple[str, ...]:
    """The rule by which a defence hurts and moves nobody but the defender: a shot, or an attacker too far away."""
    if guard.attack.shot:
        return ("KA-DEF-09",)
    return () if in_reach(game.state, guard.who, guard.attack.who, guard.item, guarding=True) else ("KA-DEF-10",)


@rule("KA-DEF-05", "KA-DEF-06", "KA-DEF-09", "KA-DEF-10", "KA-DEF-11")
def why_no_riposte(game: Game[Battle], guard: Guard, answer: Any) -> Refusal | None:
    """The rule behind what a defence cannot do to the attacker."""
    words = answer.split() if isinstance(answer, str) else []
    letters = "".join(word for word in words if word != DAMAGE)
    if not words or set(letters) - set(COMBAT):
        return None
    if guard.attack.shot:
        return Refusal("nothing-against-a-shot", ("KA-DEF-09",), {"figure": guard.attack.who})
    if not in_reach(game.state, guard.who, guard.attack.who, guard.item, guarding=True):
        return Refusal("out-of-reach", ("KA-DEF-10",), {"figure": guard.attack.who})
    if set(letters) - set(guard.letters):
        return Refusal("effect-not-engaged", (NAMES[len(guard.letters)],), {"engaged": guard.letters})
    if len(letters) > (2 if "riposte" in game[guard.who].skills and len(guard.letters) == 3 else 1):
        return Refusal("too-many-effects", ("KA-DEF-11", NAMES[len(guard.letters)]), {"engaged": guard.letters})
    return Refusal("damage-or-effect", (NAMES[len(guard.letters)],), {"engaged": guard.letters})


def ripostes(game: Game[Battle], guard: Guard, ap: int) -> list[str]:
    """The words for it, what somebody who says nothing does first."""
    distinct = [
        letter for letter in dict.fromkeys(guard.letters) if letter not in effectless(game[guard.who], guard.item)
    ]
    if out_of_reach(game, guard):
        return ["none", "V"] if "V" in distinct else ["none"]
    keen = "riposte" in game[guard.who].skills
    if ap == 2:
        both = [f"damage {letter}" for letter in distinct] if keen else []
        return ["damage", *both, *(letter for letter in distinct if letter != "P"), "none"]
    return ["damage", *(f"damage {word}" for word in (*distinct, *(pairs(guard.letters, distinct) if keen else ())))]


@rule("KA-LAT-11")
def pairs(letters: str, distinct: list[str]) -> list[str]:
    """Two effects of a defence: of two characteristics engaged, or twice that of one engaged twice."""
    mixed = [a + b for at, a in enumerate(distinct) for b in distinct[at + 1 :]]
    return [*mixed, *(letter * 2 for letter in distinct if letters.count(letter) > 1)]
