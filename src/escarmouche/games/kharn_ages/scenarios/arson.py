"""Setting fire to stores: an action of the scenario, for the book has fire but nobody who lights it (KA-STR-02)."""

from __future__ import annotations

from escarmouche.core.decisions import Refusal
from escarmouche.core.game import Game
from escarmouche.core.rules import rule
from escarmouche.core.state import Id
from escarmouche.games.kharn_ages.figures import Battle, Safar
from escarmouche.games.kharn_ages.rules.generic import generic, no_hands, not_free, tries
from escarmouche.games.kharn_ages.rules.structure import at_hand, ignite
from escarmouche.games.kharn_ages.scenarios import STORES
from escarmouche.games.kharn_ages.scenarios.objectives import keeper

AP, NEEDED = 2, 10


def about_stores(state: Battle, me: Safar) -> bool:
    return state.scenario == STORES


def stores_near(game: Game[Battle], who: Id) -> list[str]:
    """Stores in its zone of control, in the scenario that is about them."""
    state, me = game.state, game[who]
    if not about_stores(state, me):
        return []
    return [name for name, it in state.things.items() if it.kind == "store" and at_hand(state, me, name)]


@rule("KA-CNV-01", "KA-STR-02")
def why_no_fire(game: Game[Battle], who: Id, name: str) -> Refusal | None:
    """Somebody with hands, whom nobody engages; not to what burns already, nor to one's own."""
    state = game.state
    if name in state.burning:
        return Refusal("burns-already", ("KA-EFX-04",), {"thing": name})
    if keeper(state, state.things[name]) == game[who].side:
        return Refusal("own-store", ("KA-CNV-01",), {"thing": name})
    return no_hands(game[who], "KA-CNV-01") or not_free(game, who, "KA-CNV-01")


@generic("set-fire", AP, stores_near, why_no_fire, "KA-CNV-01", "KA-STR-02", needs=(about_stores,))
@rule("KA-CNV-01", "KA-STR-02", "KA-EFX-04")
def set_fire(game: Game[Battle], who: Id, name: str) -> None:
    """2 AP, A + I and the die against 10: the store burns."""
    if tries(game, who, "set-fire", "AI", NEEDED, "KA-CNV-01").passed:
        ignite(game, name, "KA-CNV-01", "KA-STR-02")
