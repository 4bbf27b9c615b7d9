"""What can happen in a game of Khârn-Âges, beyond the events every game shares."""

from escarmouche.core.events import events_in
from escarmouche.games.kharn_ages.events.rounds import *
from escarmouche.games.kharn_ages.events.fighting import *
from escarmouche.games.kharn_ages.events.things import *
from escarmouche.games.kharn_ages.events.moving import *
from escarmouche.games.kharn_ages.events.magic import *

EVENTS = events_in(globals())
