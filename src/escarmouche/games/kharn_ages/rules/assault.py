"""Assaults: a movement announced with its target, then a melee attack with the weight of one's stature."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from msgspec import Struct

from escarmouche.core.decisions import Option, Refusal
from escarmouche.core.game import Game
from escarmouche.core.rules import modifies, rule
from escarmouche.core.state import Id
from escarmouche.games.kharn_ages.events import FellShort
from escarmouche.games.kharn_ages.figures import GROUND, ROOTED, Battle, Safar
from escarmouche.games.kharn_ages.rules.actions import action, affords, pay, price, too_dear
from escarmouche.games.kharn_ages.rules.generic import unhindered
from escarmouche.games.kharn_ages.rules.melee import HANDS, arms, compose, least_price, thing, why_not_armed
from escarmouche.games.kharn_ages.rules.movement import Trip, ask_path, counted, follow, pace, walk_cost
from escarmouche.games.kharn_ages.rules.sight import sees, why_unseen
from escarmouche.games.kharn_ages.rules.space import (
    EASE,
    apart,
    covers,
    extent,
    is_free,
    longest_reach,
    nearest_foe,
    strike_reach,
)
from escarmouche.games.kharn_ages.rules.terrain import swimming
from escarmouche.games.kharn_ages.stats import ATTACK, Attack
from escarmouche.space.geometry import gap, thousandths


class Special(Struct, frozen=True):
    """A special attack that may end an assault: what it costs, who has it, how it is made."""

    ap: int
    able: Callable[[Safar], bool]
    perform: Callable[[Game[Battle], Id, Id, bool], None]


SPECIALS: dict[str, Special] = {}
"""By the word that names it in the place of a weapon."""


@rule("KA-ASL-07")
def endings(game: Game[Battle], who: Id) -> list[str]:
    """What an assault may end with: weapons, bare hands, special attacks, as far as the AP go."""
    me = game[who]
    left = me.ap - price(game, who, walk_cost(me), "walk").value
    least = {word: least_price(me, thing(word), assault=True) for word in arms(game.state, me)}
    found = [word for word, ap in least.items() if price(game, who, ap, "attack").value <= left]
    able = [word for word, special in SPECIALS.items() if special.able(me)]
    return found + [word for word in able if price(game, who, SPECIALS[word].ap, word).value <= left]


def assaults(game: Game[Battle], who: Id) -> list[Option]:
    me = game[who]
    if spent(me):
        return []
    if not me.carrying and nearest_foe(game.state, who) > pace(game, who, "assault") + longest_reach(me) + 2 * EASE:
        return []
    return assaults_on(game, who, game.state.enemies(who))


@rule("KA-ASL-01", "KA-ASL-02", "KA-ASL-04", "KA-ASL-05", "KA-ASL-06", "KA-MOV-13")
def assaults_on(game: Game[Battle], who: Id, targets: Iterable[Safar]) -> list[Option]:
    """Those in sight whom the movement may bring into reach, while the Safar is free, on firm ground, and has not
    attacked yet."""
    me = game[who]
    if spent(me) or ROOTED in me.status or not is_free(game.state, who) or swimming(game.state, who):
        return []
    words = endings(game, who)
    if not words:
        return []
    far = pace(game, who, "assault")
    if far <= 0:
        return []
    found = []
    reaches = [(word, far + reach_with(game.state, me, word)) for word in words]
    for foe in targets:
        between = gap(me, foe)
        near = [word for word, reach in reaches if between <= reach + EASE]
        if near and sees(game.state, who, foe.id):
            found += [Option({"assault": foe.id, "weapon": word}, foe.id, ("KA-ASL-01",)) for word in near]
    return found


@rule("KA-ASL-04", "KA-LAT-17")
def spent(me: Safar) -> bool:
    """An assault is the first attack of an activation, but for the savage."""
    return bool(me.attacks) and "savage" not in me.skills


@rule("KA-SPA-02", "KA-SPA-03", "KA-SPA-05", "KA-MEL-01")
def reach_with(state: Battle, me: Safar, word: str) -> float:
    """How far the attack at its end reaches: a special one no farther than the zone of control."""
    return extent(me) if word in SPECIALS else strike_reach(state, me, thing(word))


@rule("KA-ASL-01", "KA-ASL-07", "KA-SPA-01", "KA-APT-01")
def why_not_ended(game: Game[Battle], who: Id, word: Any) -> Refusal | None:
    """Why an assault does not end with this: it is no attack of this Safar's, or too dear on top of the movement."""
    me, able = game[who], endings(game, who)
    if word in able or (able and word is None):
        return None
    special = SPECIALS.get(word) if isinstance(word, str) else None
    if special is None and (unarmed := why_not_armed(game, who, word)) is not None:
        return unarmed
    if special is not None and not special.able(me):
        reason = "once-per-activation" if word in me.skills else "no-such-keyword"
        return Refusal(reason, ("KA-SPA-01",), {"figure": who, "action": word})
    least = special.ap if special else least_price(me, thing(word or HANDS), assault=True)
    walked = price(game, who, walk_cost(me), "walk").value
    return too_dear(game, who, walked + least, word if special else "attack", "KA-ASL-01")


def why_no_assault(game: Game[Battle], who: Id, answer: Any) -> Refusal | None:
    target = answer.get("assault") if isinstance(answer, dict) else None
    foe = game.state.figures.get(target) if isinstance(target, str) else None
    if foe is None or foe.side == game[who].side or not foe.in_play:
        return Refusal("not-an-enemy", ("KA-MEL-17",), {"figure": str(target)})
    if spent(game[who]):
        return Refusal("attacked-already", ("KA-ASL-04",), {"figure": who})
    if ROOTED in game[who].status:
        return Refusal("rooted", ("KA-FRT-06",), {"figure": who})
    if not is_free(game.state, who):
        return Refusal("engaged", ("KA-ASL-06",), {"figure": who})
    if swimming(game.state, who):
        return Refusal("must-swim", ("KA-MOV-13",), {"figure": who})
    if (unseen := why_unseen(game.state, who, foe.id, "KA-ASL-05")) is not None:
        return unseen
    if (unarmed := why_not_ended(game, who, answer.get("weapon"))) is not None:
        return unarmed
    if pace(game, who, "assault") <= 0:
        return Refusal("cannot-move", ("KA-TER-09",), {"figure": who})
    return Refusal("too-far", ("KA-ASL-01", "KA-MOV-01"), {"distance": thousandths(apart(game.state, who, foe.id))})


@action("assault", assaults, why_no_assault, least=1, needs=(unhindered,))
@rule("KA-ASL-01", "KA-ASL-02", "KA-ASL-03", "KA-ASL-07", "KA-ASL-08")
def assault(game: Game[Battle], who: Id, answer: Any) -> None:
    """The movement by its rank, then the attack; one that falls short is only a movement, and without any movement the
    attack is one like others."""
    target, word = answer["assault"], answer["weapon"]
    far, reach = pace(game, who, "assault"), reach_with(game.state, game[who], word)
    plan = Trip("assault", float(far), ("KA-ASL-01", "KA-MOV-01"), target, reach=reach, charge=far - pace(game, who))
    start, path = game[who].at, ask_path(game, who, plan)
    pay(game, who, walk_cost(game[who]), "walk", "KA-ASL-01", "KA-MOV-03")
    counted(game, who, "assault", "KA-ASL-01")
    follow(game, who, plan, path)
    me = game[who]
    if word not in SPECIALS and word not in arms(game.state, me):
        word = HANDS  # what it meant to strike with broke, or fell, on the way
    able = me.in_play and GROUND not in me.status
    reached = able and covers(me, game[target], reach_with(game.state, me, word))
    if able and not reached:
        game.tell(FellShort(figure=who, target=target, rules=("KA-ASL-08",)))
    if reached and word in SPECIALS:
        if affords(game, who, SPECIALS[word].ap, word):
            SPECIALS[word].perform(game, who, target, me.at != start)
    elif reached and affords(game, who, least_price(me, thing(word), assault=True), "attack"):
        compose(game, who, target, thing(word), assault=me.at != start)


@modifies(ATTACK, "Assaut", "KA-ASL-03", "KA-ASL-04", "KA-STA-02")
def weight(game: Game[Battle], who: Id, attack: Attack) -> int:
    """+ the stature, for the one attack of the assault; not for free attacks."""
    return game[who].stature if attack.assault and not attack.free else 0
