"""Special actions of artefacts: free, cumulative or exclusive, so often a turn or a game."""

from __future__ import annotations

from typing import Any

from escarmouche.core.decisions import Option, Refusal
from escarmouche.core.game import Game
from escarmouche.core.rules import rule
from escarmouche.core.state import Id
from escarmouche.games.age_des_escarmouches.cards import Artefact, Deed, Nature, shelf
from escarmouche.games.age_des_escarmouches.events import UseCounted
from escarmouche.games.age_des_escarmouches.figures import LINGERING, ROUTED, Fighter, Fray, Spell
from escarmouche.games.age_des_escarmouches.rules.actions import deed
from escarmouche.games.age_des_escarmouches.rules.sight import why_unseen
from escarmouche.games.age_des_escarmouches.rules.workings import work
from escarmouche.space.geometry import gap

NAMES: dict[Nature, str] = {"free": "use", "cumulative": "wield", "exclusive": "brandish"}
"""What the action is called, by its nature."""


def counter(name: str, told: Deed) -> str:
    """What uses are counted under; those of the whole game apart."""
    return f"game:{name}" if told.per == "game" else name


def borne(me: Fighter, nature: Nature) -> list[tuple[Artefact, Deed]]:
    """The artefacts of a fighter that allow an action of this nature."""
    cards = [shelf().artefacts[name] for name in me.artefacts if name in shelf().artefacts]
    return [(card, card.deed) for card in cards if card.deed is not None and card.deed.nature == nature]


@rule("AE-ARTE-01", "AE-ACT-08")
def why_not_used(game: Game[Fray], who: Id, card: Artefact, target: Id) -> Refusal | None:
    """It may be used so often; its target is of the right side, within its range and seen, and it does it some good."""
    me, told = game[who], card.deed
    if told is None or card.name not in me.artefacts:
        return Refusal("no-such-artefact", ("AE-ARTE-01", "AE-ACT-08"), {"figure": who})
    if me.uses.get(counter(card.name, told), 0) >= told.uses:
        return Refusal("used-up", ("AE-ARTE-01", "AE-ACT-08"), {"figure": who, "limit": told.uses})
    if target not in within_range(game, who, told):
        it = game.state.figures.get(target)
        fallen = ("AE-ACHA-01",) if it is not None and LINGERING in it.status else ()
        return Refusal("no-target", ("AE-ARTE-01", "AE-ACT-08", *fallen), {"figure": who})
    return why_not_upon(game, who, target)


@rule("AE-FLY-11", "AE-LOS-03", "AE-ECLA-04")
def why_not_upon(game: Game[Fray], who: Id, target: Id) -> Refusal | None:
    """No effect reaches somebody two levels away, or somebody unseen."""
    if abs(game[target].altitude - game[who].altitude) > 1:
        return Refusal("two-levels-away", ("AE-FLY-11",), {"figure": target})
    return why_unseen(game, who, target, "artefact", "AE-ACT-08")


def targets(game: Game[Fray], who: Id, told: Deed) -> list[Id]:
    """Whom an action may be aimed at: itself, or somebody it sees within the range."""
    return [one for one in within_range(game, who, told) if why_not_upon(game, who, one) is None]


def within_range(game: Game[Fray], who: Id, told: Deed) -> list[Id]:
    """Those of the right side who are near enough and have some good of it, seen or not."""
    if told.target == "self":
        return [who] if useful(game[who], told) else []
    sides = {"friend": game.state.friends(who), "enemy": game.state.enemies(who)}
    some = sides.get(told.target, [*game.state.friends(who), *game.state.enemies(who)])
    return [one.id for one in some if gap(game[who], one) <= told.range + 1e-9 and useful(one, told)]


@rule("AE-ACHA-01")
def useful(it: Fighter, told: Deed) -> bool:
    """Would it do anything? Nobody unhurt or fallen is healed, nobody steady rallied."""
    whats = {one.what for one in told.does}
    if whats == {"heal"}:
        return it.pv < it.full and LINGERING not in it.status
    return ROUTED in it.status if whats == {"rally"} else True


def _artefacts(nature: Nature) -> None:
    """Register the actions of one nature."""
    name = NAMES[nature]

    def offers(game: Game[Fray], who: Id) -> list[Option]:
        if not game[who].artefacts:
            return []
        return [
            Option({name: card.name, "upon": target}, target, ("AE-ARTE-01",))
            for card, told in borne(game[who], nature)
            for target in targets(game, who, told)
            if why_not_used(game, who, card, target) is None
        ]

    def refuses(game: Game[Fray], who: Id, answer: Any) -> Refusal | None:
        card = shelf().artefacts.get(answer.get(name, "")) if isinstance(answer, dict) else None
        if card is None:
            return Refusal("no-such-artefact", ("AE-ARTE-01", "AE-ACT-08"), {"figure": who})
        return why_not_used(game, who, card, answer.get("upon", who))

    @deed(name, nature, offers, refuses, repeats=True)
    @rule("AE-ARTE-01", "AE-ACT-01")
    def performs(game: Game[Fray], who: Id, answer: Any) -> None:
        card, target = shelf().artefacts[answer[name]], answer["upon"]
        assert card.deed is not None
        key = counter(card.name, card.deed)
        game.tell(UseCounted(figure=who, name=key, count=game[who].uses.get(key, 0) + 1, rules=("AE-ARTE-01",)))
        for working in card.deed.does:
            work(game, Spell(card.name, who, (target,), game.state.turn, 0), working, target)


for _nature in NAMES:
    _artefacts(_nature)
