"""What odds tell of an action in Evenor: reached, reacting, hits, saves, wounds, knocked down, out of action."""

from __future__ import annotations

from collections.abc import Sequence

from escarmouche.core.events import Event, Moved, Rolled
from escarmouche.core.parts.odds import Counts, add, happenings
from escarmouche.core.state import Id
from escarmouche.games.evenor.events import Fought, Reacted, Shot, Wounded
from escarmouche.games.evenor.figures import Skirmish
from escarmouche.space.geometry import CONTACT, Footprint, Point, gap


def outcomes(before: Skirmish, after: Skirmish, events: Sequence[Event]) -> Counts:
    """What happened, and how much of it: hits suffered before saves, saves made, Vitality lost, enemies reached."""
    found = happenings(before, after, events)
    places: dict[Id, Point] = {}
    for event in events:
        if isinstance(event, Shot):
            add(found, event.target, "hits", event.hits)
        elif isinstance(event, Fought):
            if event.winner == event.defender and len(event.attackers) == 1:
                add(found, event.attackers[0], "hits", event.excess)
            elif event.winner in event.attackers:
                add(found, event.defender, "hits", event.excess)
        elif isinstance(event, Rolled) and event.purpose == "save":
            add(found, event.figure, "saves", event.hits)
        elif isinstance(event, Wounded):
            add(found, event.figure, "wounds", event.lost)
        elif isinstance(event, Reacted) and event.reaction == "none":
            found[event.figure, "reacted"] -= 1
        elif isinstance(event, Moved):
            for foe in reached(before, places, event):
                found[foe, "reached"] = 1
            places[event.figure] = event.path[-1]
    return found


def reached(before: Skirmish, places: dict[Id, Point], move: Moved) -> list[Id]:
    """The enemies this move came into contact with; `places` are those of the models that moved before it."""
    me = before.figures[move.figure]
    start, end = (Footprint(me.base, at, me.angle) for at in (move.path[0], move.path[-1]))
    found = []
    for foe in before.figures.values():
        if foe.side != me.side and foe.in_play:
            there = Footprint(foe.base, places.get(foe.id, foe.at), foe.angle)
            if gap(end, there) <= CONTACT < gap(start, there):
                found.append(foe.id)
    return found
