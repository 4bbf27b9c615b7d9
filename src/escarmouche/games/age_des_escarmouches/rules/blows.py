"""One combat: dice are placed, blows exchanged, losses taken away."""

from __future__ import annotations

from functools import partial
from itertools import islice
from typing import Any

from escarmouche.core.decisions import Answer, Choose, Option
from escarmouche.core.game import Game
from escarmouche.core.rules import rule
from escarmouche.core.state import Id, Phase
from escarmouche.games.age_des_escarmouches.events import CombatBegan, CombatEnded, DicePlaced
from escarmouche.games.age_des_escarmouches.figures import LINGERING, Combat, Fray
from escarmouche.games.age_des_escarmouches.rules.hands import (
    MOST_WAYS,
    Die,
    Exchange,
    Hand,
    divisions,
    shares,
    why_not_so,
)
from escarmouche.games.age_des_escarmouches.rules.keywords import pair
from escarmouche.games.age_des_escarmouches.rules.life import at_this_moment, brace, placed, strike, take_away
from escarmouche.games.age_des_escarmouches.rules.precedence import lowest_first
from escarmouche.games.age_des_escarmouches.rules.trials import attempt, difficulty_of, strength, toughness
from escarmouche.games.age_des_escarmouches.stats import (
    BLADES,
    DICE,
    FOUGHT,
    JOINED,
    MARKS,
    NAMED,
    PARRIED,
    PLACES,
    READIES,
    STRUCK,
    WOUNDS,
    Blow,
    Test,
    Use,
)

COUNTED = {
    "born-killer": "AE-TUEU-01",
    "steed": "AE-DEST-01",
    "fury": "AE-FURI-01",
    "extra-limb": "AE-MEMB-01",
    "bestial-charge": "AE-CBES-01",
    "master-stroke": "AE-CMAI-01",
    "back-blades": "AE-LAME-01",
    "owed": "AE-ASSN-02",
}
"""Skills, equipment and debts that change how many combat dice there are, and where that is written."""


class Fight(Phase, frozen=True):
    """A combat in its steps."""

    combat: Combat

    @rule("AE-DICE-07", "AE-ATK-02", "AE-CAS-01", "AE-AIDE-01", "AE-AIDE-02")
    def run(self, game: Game[Any]) -> None:
        combat = self.combat
        game.tell(CombatBegan(single=combat.single, others=combat.others, rules=("AE-CTRN-01",)))
        game.moment(JOINED, None, combat.single, combat)
        exchange = Exchange(combat)
        standing = [who for who in exchange.everybody if LINGERING not in game[who].status]
        for who in placing_order(game, exchange):
            place(game, exchange, who)
        for who in rolling_order(game, exchange):
            attack(game, exchange, who)
        game.moment(STRUCK, exchange, combat.single)
        for who in rolling_order(game, exchange):
            defend(game, exchange, who)
        wound(game, exchange)
        fallen = [who for who in standing if game[who].pv <= 0 or LINGERING in game[who].status]
        game.tell(CombatEnded(single=combat.single, others=combat.others, rules=("AE-DICE-07",)))
        for who in fallen:
            take_away(game, who)
        for who in exchange.everybody:
            game.moment(FOUGHT, None, who, exchange.bout(who))


# ---------------------------------------------------------------- placing dice


@rule("AE-DICE-08", "AE-BRET-01")
def placing_order(game: Game[Fray], exchange: Exchange) -> list[Id]:
    """The lowest INI first, swordsmen after everybody else."""
    plain = [who for who in exchange.everybody if "swordsman" not in game[who].skills]
    last = [who for who in exchange.everybody if who not in plain]
    return [who for some in (plain, last) for who in lowest_first(game, some, "INI", Use("combat"))]


@rule("AE-DICE-02", "AE-DICE-03", "AE-DICE-09", "AE-AIDE-03")
def place(game: Game[Fray], exchange: Exchange, who: Id) -> None:
    """A fighter declares what it may and divides its dice between attack and defence, in view of everybody."""
    bout = exchange.bout(who)
    game.moment(READIES, None, who, bout)
    counted = [*game[who].skills, *game[who].equipment, *(name for name, count in game[who].uses.items() if count)]
    cited = tuple(written for name, written in COUNTED.items() if name in counted)
    hand = Hand(who, game.total(DICE, who, bout, base=1 + len(bout.others)).value, cited)
    exchange.hands[who] = hand
    game.moment(PLACES, hand, who, bout)
    ways = divisions(hand, bout.others)
    sure = len(ways) == 1 and not game.state.presses("dice")
    answer = ways[0] if sure else game.ask("dice", who, lambda: dice_decision(exchange, who, ways))
    hand.defence = int(answer["defence"])
    hand.attack = [Die(foe) for foe, count in answer["attack"].items() for _ in range(count)]
    hand.attack += [Die(foe, blade=True) for foe, count in answer.get("blades", {}).items() for _ in range(count)]
    game.moment(MARKS, hand, who, bout)
    game.tell(
        DicePlaced(
            figure=who,
            attack={foe: len(hand.on(foe)) for foe in bout.others},
            defence=hand.defence,
            blades=answer.get("blades", {}),
            sure={foe: sum([die.sure for die in hand.on(foe)]) for foe in bout.others},
            sure_defence=hand.sure,
            declared=tuple(hand.declared),
            rules=("AE-DICE-03",),
        )
    )


@rule("AE-AIDE-03")
def dice_decision(exchange: Exchange, who: Id, ways: list[dict[str, Any]]) -> Choose:
    """The question, with what others have placed in view."""
    hand = exchange.hands[who]
    before = {one: shown(other, exchange.adversaries(one)) for one, other in exchange.hands.items() if one != who}
    return Choose(
        rules=("AE-DICE-03", "AE-DICE-06"),
        facts={"dice": hand.dice, "attack_only": hand.attack_only, "blades": hand.blades, "placed": before},
        options=tuple(Option(way) for way in ways),
        decline=ways[len(ways) // 2],
        why_not=lambda answer: why_not_so(hand, exchange.adversaries(who), answer),
        spelt_out=partial(spelt_out, exchange.adversaries(who)),
    )


def spelt_out(foes: tuple[Id, ...], answer: Answer) -> Answer:
    """A division with its attack first, be there none in it; against a single adversary a number will do."""
    if not isinstance(answer, dict) or not {*answer} & {"attack", "blades", "defence"}:
        return answer
    told = {"attack": {}, **answer}
    for name in ("attack", "blades"):
        if isinstance(told.get(name), int) and len(foes) == 1:
            told[name] = {foes[0]: told[name]}
    return told


def shown(hand: Hand, foes: tuple[Id, ...]) -> dict[str, Any]:
    """Dice as they lie on the table."""
    return {"attack": {foe: len(hand.on(foe)) for foe in foes}, "defence": hand.defence}


# ---------------------------------------------------------------- blows


@rule("AE-AIDE-01", "AE-AIDE-02")
def rolling_order(game: Game[Fray], exchange: Exchange) -> list[Id]:
    """The outnumbered first; one against one, the dominant first."""
    single, others = exchange.combat.single, exchange.combat.others
    if len(others) > 1:
        return [single, *others]
    return sorted(exchange.everybody, key=lambda who: game[who].side != game.state.dominant)


@rule("AE-ATK-01")
def attack(game: Game[Fray], exchange: Exchange, who: Id) -> None:
    """A test of ATT against DEF for every attack die."""
    for die in exchange.hands[who].attack:
        lunge(game, who, die)


def lunge(game: Game[Fray], who: Id, die: Die) -> None:
    """One attack test."""
    against = difficulty_of(game, die.foe, "DEF", Use("combat", who))
    marked = frozenset({"hardened-ATT"}) if die.sure else frozenset[str]()
    die.hit = attempt(game, Test(who, "ATT", "attack", die.foe), against, marked=marked).passed


class Guard:
    """The defence of one fighter: dice assigned to each attacker, and those that succeeded."""

    __slots__ = ("assigned", "exchange", "held")

    def __init__(self, exchange: Exchange, assigned: dict[Id, int]) -> None:
        self.exchange, self.assigned = exchange, assigned
        self.held: dict[Id, int] = {}


@rule("AE-DFN-01", "AE-DFN-02", "AE-DFN-04", "AE-DFN-05")
def defend(game: Game[Fray], exchange: Exchange, who: Id) -> None:
    """Defence dice are all assigned to attackers that hit, at most one for each hit; then they are rolled."""
    hand = exchange.hands[who]
    against = {foe: len(exchange.hands[foe].hits(who)) for foe in exchange.adversaries(who)}
    against = {foe: hits for foe, hits in against.items() if hits > 0}
    if not against or hand.defence <= 0:
        return
    ways = list(islice(shares(hand.defence, against), MOST_WAYS))
    guard = Guard(exchange, game.ask("defence", who, lambda: guard_decision(ways))["guard"])
    sure = hand.sure
    for foe, count in guard.assigned.items():
        for _ in range(int(count)):
            parry(game, guard, who, foe, sure > 0)
            sure -= 1
    game.moment(PARRIED, guard, who, exchange.bout(who))


def guard_decision(ways: list[dict[Id, int]]) -> Choose:
    found = tuple(Option({"guard": way}) for way in ways)
    return Choose(rules=("AE-DFN-01", "AE-DFN-04"), options=found, decline=found[0].value)


@rule("AE-DFN-03")
def parry(game: Game[Fray], guard: Guard, who: Id, foe: Id, sure: bool = False, shift: int = 0) -> None:
    """One defence test; a success cancels a hit of that attacker, the one with the highest FOR."""
    difficulty = difficulty_of(game, foe, "ATT", Use("combat", who))
    marked = frozenset({"hardened-DEF"}) if sure else frozenset[str]()
    if attempt(game, Test(who, "DEF", "defence", foe), difficulty, shift=shift, marked=marked).passed:
        guard.held[foe] = guard.held.get(foe, 0) + 1
        worst = max(guard.exchange.hands[foe].hits(who), key=lambda die: force_of(game, foe, die))
        worst.hit = False


# ---------------------------------------------------------------- damage


@rule("AE-LAME-01", "AE-MOD-05")
def force_of(game: Game[Fray], who: Id, die: Die) -> int:
    """FOR of a blow: the fighter's own, or that of its blades, which nothing changes."""
    return pair(game[who].equipment["back-blades"])[1] if die.blade else strength(game, who, Use("combat"))


@rule("AE-DMG-01", "AE-DMG-02")
def wound(game: Game[Fray], exchange: Exchange) -> None:
    """A damage test for every hit that was not cancelled, all with the characteristics of before the first of them;
    only points put into RES at such a test count from then on."""
    start = {who: toughness(game, who) - placed(game, who) for who in exchange.everybody}
    made = {who: game.moment(WOUNDS, landed(game, exchange, who), who, exchange) for who in exchange.everybody}
    blows = {who: at_this_moment(game, some) for who, some in made.items()}
    for who in rolling_order(game, exchange):
        for one in blows[who]:
            blow: Blow = game.moment(NAMED, one, who, exchange.hands[who])
            brace(game, blow)
            strike(game, blow, blow.force, start[blow.on] + placed(game, blow.on), at_once=False)


def landed(game: Game[Fray], exchange: Exchange, who: Id) -> list[Blow]:
    """The damage tests of a fighter's hits."""
    hits = [die for foe in exchange.adversaries(who) for die in exchange.hands[who].hits(foe)]
    return [Blow(who, die.foe, force_of(game, who, die), weapon=BLADES if die.blade else "") for die in hits]
