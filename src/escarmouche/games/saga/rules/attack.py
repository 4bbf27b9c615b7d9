"""Blows: the attack roll against the defence, the dodge that may save, engagement, and what a hit is worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from escarmouche.core.decisions import Option, Refusal, head
from escarmouche.core.game import Game
from escarmouche.core.rules import modifies, rule
from escarmouche.core.state import Id
from escarmouche.games.saga.cards import weapon
from escarmouche.games.saga.events import Attacked
from escarmouche.games.saga.figures import DEAD, Character, Melee
from escarmouche.games.saga.rules.damage import harm
from escarmouche.games.saga.rules.deeds import action
from escarmouche.games.saga.rules.defence import arms, defended
from escarmouche.games.saga.rules.dodge import answer
from escarmouche.games.saga.rules.engagement import close_to, engage, in_reach
from escarmouche.games.saga.rules.hands import unready
from escarmouche.games.saga.rules.movement import face, heading
from escarmouche.games.saga.rules.trials import cast
from escarmouche.games.saga.settings import setting
from escarmouche.games.saga.stats import FLAT, FORESTALLED, HIT, Blow, Trial
from escarmouche.space.geometry import in_front

# ---------------------------------------------------------------- striking


BLOWS = frozenset(("strike", "called", "power", "leap", "trip", "seize", "tighten", "throw-down"))
BLOWS |= {"strike-mount", "shield-charge", "two-weapons", "draw-and-use", "twist", "pull-out"}
"""Everything that is done to somebody hand to hand."""
MET = "met"
"""The mark of a blow that has been asked already whether a longer weapon comes first."""
OFFENCES: dict[str, Callable[[Game[Melee], Blow], None]] = {}
"""Blows, trips and seizures as they are resolved, for those who may strike out of turn."""


@rule("SG-CORE-24", "SG-DRAW-02")
def targets(game: Game[Melee], who: Id) -> list[tuple[str, Id]]:
    """Every enemy in reach of every weapon in hand that was not drawn just now."""

    def build() -> list[tuple[str, Id]]:
        near = close_to(game, who)
        held = ready(game[who]) if near else []
        return [(arm, one.id) for arm in held for one in near if in_reach(game, who, one.id, arm)]

    return game.recall(("targets", who), build)


def ready(me: Character) -> list[str]:
    """What somebody may strike with: in hand, and not drawn just now."""
    return [held for held in arms(me) if held not in me.drawn]


def blows(game: Game[Melee], who: Id, name: str, *rules: str) -> list[Option]:
    """An action of this name against everybody in reach."""
    return [Option({name: one, "weapon": held}, one, rules) for held, one in targets(game, who)]


@rule("SG-CORE-21", "SG-CORE-24", "SG-ENG-01")
def out_of_reach(game: Game[Melee], who: Id, answer: Any) -> Refusal | None:
    """Why nobody can be struck so: too far, out of action, or with nothing that somebody strikes with."""
    named = answer.get("weapon") if isinstance(answer, dict) else None
    unfit = ("SG-CORE-21", "SG-ENG-01") if named and named not in arms(game[who]) else ()
    cited = ("SG-CORE-24", *unfit, *beyond_it(game, answer))
    return unready(game[who], answer) or Refusal("out-of-reach", cited, {"figure": who})


@rule("SG-DEF-04", "SG-FALL-01")
def beyond_it(game: Game[Melee], answer: Any) -> tuple[str, ...]:
    """The rule by which the dead are nobody's target, others who are out of action only that of normal attacks, and
    those who fall that of none at hand."""
    target = answer.get(head(answer)) if isinstance(answer, dict) else None
    if target not in game.state.figures:
        return ()
    falls = ("SG-FALL-01",) if game[target].falling else ()
    return falls if game[target].in_play else ("SG-DEF-04", *falls)


@rule("SG-ATK-01", "SG-DEF-04")
def strikes(game: Game[Melee], who: Id) -> list[Option]:
    """At everybody in reach, those who are out of action and still live among them."""
    helpless = [Option({"strike": one, "weapon": held}, one, ("SG-DEF-04",)) for held, one in helpless_near(game, who)]
    return blows(game, who, "strike", "SG-ATK-01") + helpless


def helpless_near(game: Game[Melee], who: Id) -> list[tuple[str, Id]]:
    """Enemies out of action in reach of every weapon that is ready."""
    found = fallen(game, who)
    if not found:
        return []
    return [(held, one.id) for held in ready(game[who]) for one in found if in_reach(game, who, one.id, held)]


@rule("SG-DEF-04")
def fallen(game: Game[Melee], who: Id) -> list[Character]:
    """Enemies of somebody who are out of action and still live."""

    def build() -> list[Character]:
        side, everybody = game[who].side, game.state.figures.values()
        lying = [one for one in everybody if one.side != side and one.on_table and not one.in_play]
        return [one for one in lying if DEAD not in one.status]

    return game.recall(("fallen", who), build)


@action("strike", strikes, out_of_reach, "declared")
@rule("SG-ATK-01", "SG-DMG-01")
def strike(game: Game[Melee], who: Id, answer: Any) -> None:
    """A normal blow."""
    deliver(game, Blow(who, answer["strike"], answer["weapon"]))


def deliver(game: Game[Melee], blow: Blow, more: int = 0) -> None:
    """An attack, and its damage if it hits."""
    hit = assail(game, blow, more)
    if hit is not None:
        harm(game, hit)


OFFENCES["strike"] = deliver


@rule("SG-ATK-01", "SG-ATK-02", "SG-ATK-03", "SG-ATK-04", "SG-ENG-01", "SG-ENG-02", "SG-CORE-07", "SG-CORE-08")
def assail(game: Game[Melee], blow: Blow, more: int = 0, by: int = 0, test: str = "melee") -> Blow | None:
    """An attack at contact: its roll, the answer, engagement. The blow with its margin if it hits, else None."""
    if MET not in blow.marked and not game.moment(FORESTALLED, True, blow.by, blow):
        return None
    face(game, blow.by, heading(game[blow.by].at, game[blow.on].at))
    arm = weapon(blow.weapon)
    trial = Trial(blow.by, test, "declared", "attack", arm.skill, blow.on, blow)
    found = cast(game, trial, None, more, by + arm.attack)
    strange = blow.on not in game[blow.by].engaged
    needed = defended(game, blow.on, blow)
    if strange or (found.total > needed.value and not found.critical):
        answer(game, blow.on, blow, found.total, needed.value)
        needed = defended(game, blow.on, blow)
    hit = bool(found.total > needed.value and not found.critical)
    margin = found.total - needed.value if hit else 0
    game.tell(
        Attacked(
            figure=blow.by,
            target=blow.on,
            weapon=blow.weapon,
            kind=blow.kind,
            total=found.total,
            needed=needed.value,
            hit=hit,
            margin=margin,
            zone=blow.zone,
            modifiers=needed.modifiers,
            rules=("SG-ATK-02", "SG-ATK-03"),
        )
    )
    if strange and not evaded(game, blow.on, found.total):
        engage(game, blow.by, blow.on)
    made = Blow(blow.by, blow.on, blow.weapon, blow.kind, blow.zone, blow.marked, margin)
    return made if hit and game.moment(HIT, True, blow.on, made) else None


@rule("SG-ENG-02", "SG-CORE-08")
def evaded(game: Game[Melee], who: Id, total: int) -> bool:
    """Did somebody's dodge reach the attack, so that it is not engaged?"""
    me = game[who]
    return me.dodge is not None and me.dodge >= total and not me.fumbled


# ---------------------------------------------------------------- the situation


@modifies(FLAT, "Plusieurs assaillants", "SG-ATK-05")
def outnumbered(game: Game[Melee], who: Id, trial: Trial) -> int:
    """+1 for every assailant engaged with the defender, where there are several."""
    if trial.blow is None or trial.called != "attack":
        return 0
    assailants = len(game[trial.blow.on].engaged | {who})
    if assailants < 2:
        return 0
    return assailants if setting(game.state.options, "outnumber_bonus") == "per_assailant" else assailants - 1


@modifies(FLAT, "Hauteur", "SG-ATK-06")
def higher(game: Game[Melee], who: Id, trial: Trial) -> int:
    """+2 from above, -2 from below: half a metre at least."""
    if trial.blow is None or trial.called != "attack":
        return 0
    by = game[who].level - game[trial.blow.on].level
    return 2 if by >= 0.5 else -2 if by <= -0.5 else 0


@modifies(FLAT, "De dos", "SG-ATK-07")
def behind(game: Game[Melee], who: Id, trial: Trial) -> int:
    """+5 from behind: outside the half circle in front of the defender."""
    if trial.blow is None or trial.called != "attack":
        return 0
    it = game[trial.blow.on]
    return 0 if in_front(it.at, it.angle, game[who].at) else 5
