"""What can happen in a combat of SAGA, beyond the events every game shares."""

from escarmouche.core.events import events_in
from escarmouche.games.saga.acts_events import ACTS_EVENTS
from escarmouche.games.saga.command_events import COMMAND
from escarmouche.games.saga.dread import EVENTS as DREAD
from escarmouche.games.saga.events.turn import *
from escarmouche.games.saga.events.moving import *
from escarmouche.games.saga.events.fighting import *
from escarmouche.games.saga.events.harm import *

EVENTS = (*events_in(globals()), *COMMAND, *DREAD, *ACTS_EVENTS)
