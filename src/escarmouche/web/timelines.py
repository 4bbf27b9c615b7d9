"""A turn step by step, in the reader's words: what `Shown.timeline` reads off the state that a seat may see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from escarmouche.core.decisions import Decision
from escarmouche.core.system import Lane, Reason
from escarmouche.telling.texts import Texts
from escarmouche.web.messages import BeatView, LaneView, ReasonView, TimelineView

Lanes = dict[str, tuple[Lane, bool, Any, LaneView]]
"""By figure: its lane as it was last put into words."""


def timeline_view(texts: Texts, state: Any, pending: Sequence[Decision], known: Lanes) -> TimelineView | None:
    """The timeline of a state as a seat sees it. Who acts is whoever is asked openly; lanes that stayed as they were
    are not put into words again."""
    found = texts.system.shown.timeline(state)
    if found is None:
        return None
    asked = {decision.figure for decision in pending if not decision.secret}
    step = texts.word("step", found.called)
    title = texts.say("timeline-now" if found.now else "timeline-before", step=step, now=found.now, steps=found.steps)
    return TimelineView(
        title=title,
        steps=tuple(str(number) for number in range(1, found.steps + 1)),
        now=found.now,
        lanes=tuple(kept_lane(texts, state, lane, lane.who in asked, known) for lane in found.lanes),
    )


def kept_lane(texts: Texts, state: Any, lane: Lane, acts: bool, known: Lanes) -> LaneView:
    kept = known.get(lane.who)
    names = texts.names(state)
    if kept is None or kept[:2] != (lane, acts) or kept[2] is not names:
        kept = known[lane.who] = (lane, acts, names, lane_view(texts, state, lane, acts))
    return kept[3]


def lane_view(texts: Texts, state: Any, lane: Lane, acts: bool) -> LaneView:
    return LaneView(
        figure=lane.who,
        rank=lane.rank,
        acts=acts,
        done=lane.done and not acts,
        beats=tuple(BeatView(beat, texts.word("beat", beat) if beat else "") for beat in lane.beats),
        notes=tuple(reason_view(texts, state, note) for note in lane.notes),
        why=reason_view(texts, state, lane.why) if lane.why is not None else None,
    )


def reason_view(texts: Texts, state: Any, reason: Reason) -> ReasonView:
    return ReasonView(texts.say(f"why-{reason.word}", state, **reason.facts), reason.rules)
