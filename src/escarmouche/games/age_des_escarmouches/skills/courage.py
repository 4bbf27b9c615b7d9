"""Skills of fear: Fanatisme, Hypérien, Inaltérable, Cri de ralliement."""

from __future__ import annotations

from typing import Any

from escarmouche.core.decisions import Option, Refusal
from escarmouche.core.game import Game
from escarmouche.core.rules import at, rule
from escarmouche.core.state import Id
from escarmouche.games.age_des_escarmouches.events import UseCounted
from escarmouche.games.age_des_escarmouches.figures import ROUTED, Fighter, Fray
from escarmouche.games.age_des_escarmouches.rules.actions import deed
from escarmouche.games.age_des_escarmouches.rules.attributes import aligned
from escarmouche.games.age_des_escarmouches.rules.contact import immune
from escarmouche.games.age_des_escarmouches.rules.fear import rally
from escarmouche.games.age_des_escarmouches.rules.trials import difficulty_of
from escarmouche.games.age_des_escarmouches.stats import CLOSED, FEARS, FLEES, IMMUNE, Use

CRY = "game:rallying-cry"


@at(FLEES, "AE-FANA-01", "AE-FANA-02")
def fanatics(game: Game[Fray], value: str, who: Id, use: Use) -> str:
    """A fanatic never flees, not even to the edge, and makes its assault in spite of its fear."""
    if "fanatic" not in game[who].skills:
        return value
    return "go" if use.purpose == "assailant" else "stay"


# ---------------------------------------------------------------- Hypérien


@rule("AE-HYPE-01", "AE-ITEN-01", "AE-ITEN-02")
def of_darkness(me: Fighter) -> bool:
    """Does somebody belong to the meanders of darkness?"""
    return aligned(me, "darkness")


@at(FEARS, "AE-HYPE-01", "AE-ITEN-02")
def hyperian(game: Game[Fray], value: int | None, who: Id, other: Id) -> int | None:
    """Those of darkness fear a Hypérien by its COU."""
    me, it = game[who], game[other]
    if "hyperian" not in me.skills or not of_darkness(it):
        return value
    own = difficulty_of(game, who, "COU", Use("fear", other))
    return own if value is None else max(own, value)


@at(CLOSED, "AE-HYPE-01", "AE-ITEN-02", "AE-INAL-01")
def beyond_immunity(game: Game[Fray], value: bool, who: Id, source: Id) -> bool:
    """Immunité/PEU is no help against a Hypérien; Immunité/Hypérien is, and the unalterable need neither."""
    me = game[who]
    frightful = "hyperian" in game[source].skills and of_darkness(me) and "unalterable" not in me.skills
    return value or (frightful and not immune(game, who, "hyperian"))


# ---------------------------------------------------------------- Inaltérable


@at(IMMUNE, "AE-INAL-01")
def unalterable(game: Game[Fray], value: bool, who: Id, effect: str) -> bool:
    """Neither fear nor a charge changes it."""
    return value or (effect in ("PEU", "charge") and "unalterable" in game[who].skills)


# ---------------------------------------------------------------- Cri de ralliement


def why_no_cry(game: Game[Fray], who: Id, answer: Any) -> Refusal | None:
    me = game[who]
    if "rallying-cry" not in me.skills:
        return Refusal("no-such-skill", ("AE-CRAL-01",), {"figure": who})
    if CRY in me.uses:
        return Refusal("once-a-game", ("AE-CRAL-01",), {"figure": who})
    if not hearers(game, who):
        return Refusal("nobody-routed", ("AE-CRAL-01",), {"figure": who})
    return None


@rule("AE-CRAL-01", "AE-INAL-01")
def hearers(game: Game[Fray], who: Id) -> list[Id]:
    """Its routed friends, but for the unalterable."""
    return [one.id for one in game.state.friends(who) if ROUTED in one.status and "unalterable" not in one.skills]


def cries(game: Game[Fray], who: Id) -> list[Option]:
    return [Option("cry", "", ("AE-CRAL-01",))] if why_no_cry(game, who, "cry") is None else []


@deed("cry", "free", cries, why_no_cry)
@rule("AE-CRAL-01")
def rallying_cry(game: Game[Fray], who: Id, answer: Any) -> None:
    """Once a game every routed friend tries to rally, as many columns to the right as the rank of who cries."""
    game.tell(UseCounted(figure=who, name=CRY, count=1, rules=("AE-CRAL-01",)))
    for one in hearers(game, who):
        rally(game, one, shift=game[who].rank)
