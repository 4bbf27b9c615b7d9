"""The numbers of Evenor that rules modify, and the moments where a trait has its say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from escarmouche.core.rules import Moment, Stat, carries

if TYPE_CHECKING:
    from escarmouche.games.evenor.figures import Weapon
    from escarmouche.games.evenor.rules.melee import Bout
    from escarmouche.games.evenor.rules.movement import Trip
    from escarmouche.games.evenor.rules.powers import Spell
    from escarmouche.games.evenor.rules.shooting import Aim

THRESHOLD = ("EV-THR-03", "EV-THR-04", "EV-THR-06")

INITIATIVE: Stat[None] = Stat(
    "I", "threshold of the first initiative roll", lambda f: f.initiative, 1, 6, "EV-THR-05", "EV-INI-04"
)
REACTION: Stat[None] = Stat("R", "threshold of reaction rolls", lambda f: f.reaction, 1, 6, "EV-THR-05")
COMBAT: Stat[Bout] = Stat("C", "threshold of each melee die", lambda f: f.combat, 2, 6, *THRESHOLD)
SHOOTING: Stat[Aim] = Stat("T", "threshold of each shooting die", lambda f: f.shooting, 2, 6, *THRESHOLD)
SAVE: Stat[Weapon | None] = Stat("S", "threshold of each save", lambda f: f.save, 2, 6, *THRESHOLD, "EV-THR-08")
POWER: Stat[Spell] = Stat("X", "threshold of an occult power", lambda f: None, 2, 6, "EV-THR-07")
PERCEPTION: Stat[None] = Stat(
    "Perception", "threshold of a Perception roll", lambda f: f.traits["Perception"], 2, 6, "EV-THR-07"
)
FEAR: Stat[None] = Stat("Peur", "threshold of a fear test", lambda f: 4, 2, 6, "EV-THR-07")
DICE: Stat[Bout | None] = Stat("P", "number of D6 of a weapon in this attack", lambda f: None, 0, 99)

STATS = (INITIATIVE, REACTION, COMBAT, SHOOTING, SAVE, POWER, PERCEPTION, FEAR, DICE)

carries(f"{__name__}.INITIATIVE", "EV-CHR-02", "EV-THR-05", "EV-INI-04")
carries(f"{__name__}.REACTION", "EV-CHR-03", "EV-THR-05")
carries(f"{__name__}.COMBAT", "EV-CHR-04", "EV-THR-03", "EV-THR-04")
carries(f"{__name__}.SAVE", "EV-THR-08")
carries(f"{__name__}.POWER", "EV-THR-07")
carries("escarmouche.core.dice.Roll.hits", "EV-THR-01")
carries("escarmouche.core.game.Game.total", "EV-THR-02", "EV-THR-06")

ALLOWANCE: Moment[float, str] = Moment(
    "allowance", "how far a displacement may go; the situation is its kind: run, short"
)
CROSSING: Moment[frozenset[str], None] = Moment(
    "crossing", "what a model ignores when it moves: some of scenery, difficult"
)
ARRIVAL: Moment[None, Trip] = Moment("arrival", "a model has just ended a displacement")
MOMENTS = (ALLOWANCE, CROSSING, ARRIVAL)
