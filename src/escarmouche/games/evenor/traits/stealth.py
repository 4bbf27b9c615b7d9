"""Furtif: hides by itself where it stops."""

from __future__ import annotations

from escarmouche.core.game import Game
from escarmouche.core.rules import at
from escarmouche.core.state import Id
from escarmouche.games.evenor.events import Hid
from escarmouche.games.evenor.figures import HIDDEN, Skirmish
from escarmouche.games.evenor.named import plain
from escarmouche.games.evenor.rules.movement import engaged_with, hideouts
from escarmouche.games.evenor.stats import ARRIVAL

TRAITS = {"Furtif": plain("EV-TRT-18")}


@at(ARRIVAL, "EV-TRT-18", "EV-HID-01")
def hides_by_itself(game: Game[Skirmish], _: None, who: Id, plan: object) -> None:
    me = game[who]
    if "Furtif" not in me.traits or HIDDEN in me.status or engaged_with(game.state, who):
        return
    pieces = hideouts(game.state, who)
    if pieces:
        game.tell(Hid(figure=who, piece=pieces[0].id, rules=("EV-TRT-18", "EV-HID-02")))
