"""What can happen in a game of L'Âge des Escarmouches, beyond the events every game shares."""

from escarmouche.core.events import SHARED, Event, events_in
from escarmouche.core.piles import CardMoved, CardTurned
from escarmouche.games.age_des_escarmouches.events.trials import *
from escarmouche.games.age_des_escarmouches.events.speech import *
from escarmouche.games.age_des_escarmouches.events.activation import *
from escarmouche.games.age_des_escarmouches.events.combat import *
from escarmouche.games.age_des_escarmouches.events.upkeep import *

EVENTS: tuple[type[Event], ...] = (*SHARED, CardTurned, CardMoved, *events_in(globals())[len(SHARED) :])
