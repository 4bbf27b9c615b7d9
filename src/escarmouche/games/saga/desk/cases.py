"""From a case to a state."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
from msgspec.structs import replace

from escarmouche.core.seating import REFEREE, seats_wrong
from escarmouche.core.state import Id, seated
from escarmouche.files.words import Unknown
from escarmouche.games.saga.cards import Sheet, shelf
from escarmouche.games.saga.desk.facts import FACTS
from escarmouche.games.saga.desk.sense import check_bonds, check_hands, check_numbers
from escarmouche.games.saga.figures import AT_BAY, DYING, SEGMENTS, UNCONSCIOUS, WEAPON_ARM, Character, Melee
from escarmouche.games.saga.opening import MeleeState
from escarmouche.games.saga.rules.cries import celtic, onslaught
from escarmouche.games.saga.rules.duel import Staring
from escarmouche.games.saga.rules.hands import hands_of
from escarmouche.games.saga.rules.heights import height_at
from escarmouche.games.saga.rules.sheets import character
from escarmouche.games.saga.rules.stunts import tricks
from escarmouche.games.saga.rules.tracks import LAST_MINUTE
from escarmouche.games.saga.rules.turns import Segment, Turn
from escarmouche.games.saga.scenarios.deployment import Prepare
from escarmouche.games.saga.scenarios.encounters import Stunt, encounter, piece
from escarmouche.games.saga.settings import Settings, setting
from escarmouche.rulings.casefiles import Case, CaseFigure
from escarmouche.rulings.facts import put
from escarmouche.rulings.laying import case_table
from escarmouche.space.table import Table

PLAIN = "Combattant"
"""Whoever names no profile: 4 in every characteristic, level 4 in everything it fights with, a sword."""
SIZE = (24.0, 16.0)
SKILLS = ("sword", "spear", "axe", "mace", "knife", "staff", "unarmed", "thrown", "bow", "sling")
BOTH = 2
"""Arms of whoever has lost none."""
ABYSS = 10_000.0
"""Metres of a fall of which a case does not say how deep it is."""
TRACKS = ("wound_track", "fatigue_track")
"""Options that may be a number or a sum."""
MAN = Sheet(
    name=PLAIN,
    band="",
    scores=dict.fromkeys(("strength", "agility", "endurance", "perception", "presence", "mind"), 4),
    skills={**dict.fromkeys(SKILLS, 4), "dodge": 3, "reaction": 3, "athletics": 3, "soak": 3, "courage": 3},
    held=("sword",),
)


def case_state(case: Case) -> MeleeState:
    """People where the case puts them; the play begins in the segment the case names, with the turn without one."""
    options = dict(case.options)
    segment, seats, duel = options.pop("segment", 0), options.pop("seats", ()), tuple(options.pop("duel", ()))
    attackers = tuple(options.pop("assault", ()))
    options |= {name: str(options[name]) for name in TRACKS if name in options}
    msgspec.convert(options, Settings)
    table = case_table(case, SIZE, piece)
    there = [one.id for one in table.pieces]
    for stunt in msgspec.convert(options.get("stunts", ()), tuple[Stunt, ...]):
        if stunt.piece not in there:
            raise Unknown("piece", stunt.piece, there)
    made = {who: case_figure(who, entry, options, table) for who, entry in case.figures.items()}
    for who, entry in case.figures.items():
        check_bonds(who, {**entry.extra, **entry.with_}, made)
    figures = mutual(kept_at_bay({who: followed_up(one, case.turn.number, segment) for who, one in made.items()}))
    sides = tuple(dict.fromkeys([one.side for one in figures.values()]))
    sides = sides if len(sides) > 1 else ("red", "blue")
    if wrong := seats and seats_wrong(seats, sides, sides):
        raise Unknown("seat", wrong, [*sides, REFEREE])
    state = MeleeState(
        table=table,
        figures=figures,
        sides=sides,
        turn=case.turn.number if segment else case.turn.number - 1,
        segment=segment,
        options={"turns": 99, **options, "keep_table": True},
        visibility=setting(options, "visibility"),
    )
    crying = attackers and celtic(state)
    agenda = (*onslaught(state, list(attackers)), Turn()) if crying else case_phases(case, segment, duel)
    return seated(replace(state, agenda=agenda), seats)


def case_options(state: Melee) -> dict[str, Any]:
    """What was settled, and the segment in which a case begins that lays this state down."""
    told = {**state.options, "turns": state.options.get("turns") or encounter(state.encounter).turns}
    if state.visibility != setting(state.options, "visibility"):
        told["visibility"] = state.visibility
    there = {one.id for one in state.table.pieces}
    if stunts := [msgspec.to_builtins(one) for one in tricks(state) if one.piece in there]:
        told["stunts"] = stunts
    return told | ({"segment": state.segment} if state.segment else {})


def case_phases(case: Case, segment: int, duel: tuple[Id, ...]) -> Any:
    """What a case begins with: a duel, deployment, a segment or a turn."""
    if duel:
        return (Staring(duel[0], duel[1]), Turn())
    if case.play and case.play[0].key == "deploy":
        return (Prepare(),)
    return (Segment(segment) if segment else Turn(),)


def case_figure(who: Id, entry: CaseFigure, options: dict[str, Any], table: Table) -> Character:
    """The character of a profile, or a plain one; on high ground it is higher, unless the case says otherwise."""
    sheet = MAN if entry.profile in ("", PLAIN) else shelf().characters[entry.profile]
    plain = replace(character(sheet, who, entry.side, options), name=who, profile=entry.profile)
    height = {"level": height_at(table, entry.at)} if entry.at is not None else {}
    told = {**height, **entry.extra, **entry.with_}
    check_numbers(told)
    me = FACTS.given(put(plain, entry.at, entry.status), told)
    check_hands(told, me)
    whole = character(replace(sheet, scores=me.scores), who, entry.side, options)
    full = {"full_wounds": whole.full_wounds, "full_fatigue": whole.full_fatigue}
    return replace(me, **{name: levels for name, levels in full.items() if name not in told})


def followed_up(me: Character, turn: int, segment: int) -> Character:
    """What follows from the fields of a figure by itself: survival mode is five actions, a useless arm holds nothing, a
    tactical bonus is on attack where nothing is said, a fall without a depth goes on for long, and the last level of a
    track puts out of action."""
    if me.declared.survival == "now" and me.declared.number < SEGMENTS:
        slots = tuple(range(max(segment, 1), SEGMENTS + 1))
        me = replace(me, declared=replace(me.declared, number=SEGMENTS, slots=slots, tried=True))
    me = empty_handed(me)
    if me.tactic and not me.tactic_on:
        me = replace(me, tactic_on="attack")
    if me.falling and not me.depth:
        me = replace(me, depth=ABYSS)
    if me.in_play and me.wounds >= me.full_wounds:
        return replace(me, status=me.status | {DYING}, dies=me.dies or turn + LAST_MINUTE)
    return replace(me, status=me.status | {UNCONSCIOUS}) if me.in_play and me.fatigue >= me.full_fatigue else me


def empty_handed(me: Character) -> Character:
    """Somebody without what a useless arm has dropped: two-handed weapons, and what that arm held of two."""
    if me.hands == BOTH:
        return me
    held = tuple(one for one in me.held if hands_of(one) <= me.hands)
    if len(held) > me.hands:
        held = held[1:] if WEAPON_ARM in me.status else held[:1]
    gone = Counter(me.held) - Counter(held)
    return replace(me, held=held, weapons=tuple((Counter(me.weapons) - gone).elements()))


def kept_at_bay(figures: dict[Id, Character]) -> dict[Id, Character]:
    """Whoever has a captor is at bay; whoever is at bay and has only one enemy is so by that one."""
    for who, me in figures.items():
        if me.captor:
            figures = {**figures, who: replace(me, status=me.status | {AT_BAY})}
        elif AT_BAY in me.status:
            enemies = [one.id for one in figures.values() if one.side != me.side and one.in_play]
            if len(enemies) != 1:
                raise ValueError(f"{who}: whoever is at bay has a captor, one of {', '.join(enemies) or 'nobody'}")
            figures = {**figures, who: replace(me, captor=enemies[0])}
    return figures


def mutual(figures: dict[Id, Character]) -> dict[Id, Character]:
    """Engagements, those of holds among them, single combats, and weapons in bodies as each of the two has them; none
    with somebody who is out of action."""
    stuck = [(name, victim) for one in figures.values() for name, victim in one.lodged.items()]
    for name, victim in stuck:
        if victim in figures and name not in figures[victim].impaled:
            it = figures[victim]
            figures = {**figures, victim: replace(it, impaled=(*it.impaled, name))}
    for name, means in (("engaged", ("engaged", "grips")), ("single", ("single",))):
        pairs = {(one.id, other) for one in figures.values() for mean in means for other in getattr(one, mean)}
        pairs |= {(other, one) for one, other in pairs if other in figures}
        for who, one in figures.items():
            theirs = {other for me, other in pairs if me == who and (other not in figures or figures[other].in_play)}
            figures = {**figures, who: replace(one, **{name: frozenset(theirs if one.in_play else ())})}
    return figures
