"""The turn at a glance: five segments, what everybody announced, and who acts before whom for which reason."""

from __future__ import annotations

from escarmouche.core.system import Lane, Reason, Timeline
from escarmouche.games.saga.figures import SEGMENTS, SURPRISED, Character, Melee
from escarmouche.games.saga.rules.declaring import SLOTS
from escarmouche.games.saga.rules.priority import LEAD, order, organises
from escarmouche.games.saga.rules.turns import Announcing


def timeline(state: Melee) -> Timeline | None:
    """From the first announcement to the end of each turn; what the actions will be, nobody has said."""
    if not state.turn:
        return None
    if state.segment:
        lanes = [acting(state, state.figures[who]) for who in order(state)]
    else:
        lanes = announcing(state)
    return Timeline(called="segment", steps=SEGMENTS, now=state.segment, lanes=tuple(lanes))


def announcing(state: Melee) -> list[Lane]:
    """From the slowest to the quickest; those who come later have heard the others."""
    asked = [phase.who for phase in state.agenda if isinstance(phase, Announcing)]
    waiting = [who for who in asked if state.figures[who].in_play]
    ranked = sorted(state.fighters(), key=lambda one: (one.reaction, one.skill("reaction"), one.score("perception")))
    heard = [one for one in ranked if one.id not in waiting]
    why = Reason(word="slowest-first", rules=("SG-DECL-02",))
    return [
        Lane(
            who=one.id,
            beats=beats(state, one),
            rank=one.reaction,
            done=one.id not in waiting,
            notes=notes(state, one),
            why=why,
        )
        for one in (*heard, *(state.figures[who] for who in waiting))
    ]


def acting(state: Melee, me: Character) -> Lane:
    return Lane(
        who=me.id,
        beats=beats(state, me),
        rank=me.reaction,
        done="acted" in me.busy,
        notes=notes(state, me),
        why=reason(state, me),
    )


def beats(state: Melee, me: Character) -> tuple[str, ...]:
    """Segment by segment: an action that is ready, delayed to there, bound to be lost, spent, or lost."""
    told, usual = me.declared, distributed(me)
    lost = [one for one in usual if one not in (*told.slots, *told.spent)] if lost_of(me) and not moved(me) else []
    owed = [one for one in told.slots if one >= state.segment][: me.losses]
    found = []
    for segment in range(1, SEGMENTS + 1):
        if segment in told.spent:
            found.append("spent")
        elif segment in told.slots:
            later = bool(usual) and segment not in usual
            past = segment < state.segment
            found.append("lost" if past else "owed" if segment in owed else "delayed" if later else "ready")
        else:
            found.append("lost" if segment in lost else "")
    return tuple(found)


def distributed(me: Character) -> tuple[int, ...]:
    """The segments of what was announced; survival mode asks for no distribution."""
    return () if me.declared.survival == "now" else SLOTS[me.declared.number]


def lost_of(me: Character) -> int:
    """How many announced actions came to nothing."""
    return max(len(distributed(me)) - len(me.declared.slots) - len(me.declared.spent), 0)


def moved(me: Character) -> bool:
    """Was an action delayed to a segment that had none?"""
    return any(one not in distributed(me) for one in (*me.declared.slots, *me.declared.spent))


def notes(state: Melee, me: Character) -> tuple[Reason, ...]:
    """What else weighs on somebody's turn, and what stands for this segment."""
    told = me.declared
    found: list[Reason] = []
    if told.survival:
        found.append(Reason(word=f"survival-{told.survival}", rules=("SG-SURV-05", "SG-SURV-06")))
    if told.undeclared:
        found.append(Reason(word="undeclared", facts={"dice": told.undeclared}, rules=("SG-UND-02",)))
    if lost_of(me) and moved(me):
        found.append(Reason(word="lost", facts={"actions": lost_of(me)}, rules=("SG-DECL-08",)))
    if me.losses:
        found.append(Reason(word="owed", facts={"actions": me.losses}, rules=("SG-CORE-16",)))
    if me.dodge is not None:
        found.append(Reason(word="dodge", facts={"total": me.dodge}, rules=("SG-DODG-04",)))
    if me.task is not None:
        found.append(Reason(word="task", rules=("SG-LONG-01",)))
    if SURPRISED in me.status:
        found.append(Reason(word="surprised", rules=("SG-PRIO-10",)))
    return tuple(found)


def had(state: Melee, me: Character) -> bool:
    """Has somebody a declared action in this segment, used or not?"""
    return me.acts_in(state.segment) or state.segment in me.declared.spent


def reason(state: Melee, me: Character) -> Reason:
    """Why somebody acts where it stands in the order of this segment."""
    if not had(state, me):
        led = [one.id for one in state.enemies(me.id) if organises(state, me.id, one.id)]
        if led:
            return Reason(word="leads-surprised", facts={"figures": led}, rules=("SG-PRIO-03", "SG-PRIO-04"))
        return Reason(word="no-slot", facts={"rank": me.reaction}, rules=("SG-PRIO-09",))
    others = [one for one in state.enemies(me.id) if had(state, one)]
    if not others and SURPRISED not in me.status:
        return Reason(word="only-action", rules=("SG-PRIO-02",))
    behind = [one.id for one in others if me.reaction - one.reaction >= LEAD] if me.slot(state.segment) else []
    if behind:
        return Reason(word="initiative", facts={"figures": behind}, rules=("SG-PRIO-04",))
    return Reason(word="declared", facts={"rank": me.reaction}, rules=("SG-PRIO-01",))
