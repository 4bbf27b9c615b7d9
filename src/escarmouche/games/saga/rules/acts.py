"""What the referee may do between two answers: settle what the book leaves to him, heal, bring people in and out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_args, get_type_hints

import msgspec.inspect as mi
from msgspec.structs import replace

from escarmouche.core.decisions import Refusal
from escarmouche.core.events import StatusLost
from escarmouche.core.game import Game
from escarmouche.core.placing import open_ground
from escarmouche.core.refereeing import Act, Blank
from escarmouche.core.rules import rule
from escarmouche.core.state import Id
from escarmouche.games.saga.acts_events import Healed, Joined, Resettled
from escarmouche.games.saga.cards import shelf
from escarmouche.games.saga.events import Postured
from escarmouche.games.saga.figures import (
    CROUCHED,
    DEAD,
    DYING,
    FOOT,
    HOBBLED,
    LASTING,
    LEG,
    LYING,
    OTHER_ARM,
    OUT,
    STATUSES,
    UNCONSCIOUS,
    WEAPON_ARM,
    Character,
    Melee,
)
from escarmouche.games.saga.rules.heights import settle_height
from escarmouche.games.saga.rules.movement import heading
from escarmouche.games.saga.rules.sheets import newcomer
from escarmouche.games.saga.rules.tracks import leave
from escarmouche.games.saga.scenarios.victory import decide
from escarmouche.games.saga.settings import Settings, setting

RULED: dict[str, str] = {
    "visibility": "SG-VIS-05",
    "surprise_difficulty": "SG-UND-05",
    "surprise_reaction_malus": "SG-PRIO-10",
    "survival_difficulty": "SG-SURV-02",
    "acrobatics_difficulty": "SG-ADOD-02",
    "hold_at_bay_difficulty": "SG-HOLD-02",
    "friendly_fire_difficulty": "SG-SHOT-05",
    "busy_innate_malus": "SG-INN-05",
    "two_weapon_malus": "SG-DBL-05",
    "snap_shot_malus": "SG-CORE-26",
    "reaction_scope": "SG-PRIO-07",
    "voice_range_m": "SG-CMD-02",
    "plan_bonus": "SG-TAC-03",
}
"""Settings that may change in the middle of a combat, each with the rule that leaves it open."""
Given = Mapping[str, Any]


# ---------------------------------------------------------------- settings


def settings(state: Melee) -> tuple[Blank, ...]:
    """Each setting as it is now; those that are named change."""
    return tuple(blank(state, name) for name in RULED)


def blank(state: Melee, name: str) -> Blank:
    kinds = {field.name: field.type for field in mi.type_info(Settings).fields}  # type: ignore[attr-defined]
    kind, now = kinds[name], state.visibility if name == "visibility" else setting(state.options, name)
    if isinstance(kind, mi.LiteralType):
        words = get_args(get_type_hints(Settings)[name])
        return Blank(name=name, kind="word", words=words, usual=now, needed=False)
    assert isinstance(kind, mi.IntType)
    return Blank(name=name, kind="number", least=kind.ge or 0, most=kind.le or 0, usual=now, needed=False)


@rule("SG-VIS-05", "SG-SURV-02", "SG-PRIO-07")
def settle(game: Game[Melee], given: Given) -> None:
    """What the book leaves to the referee is settled anew, for the rest of the combat."""
    for name, value in given.items():
        if name != "act":
            game.tell(Resettled(setting=name, value=value, rules=(RULED[name],)))


# ---------------------------------------------------------------- healing


def hurt(state: Melee) -> tuple[Blank, ...] | None:
    """Whoever has lost something and is not dead."""
    who = [one for one in state.figures.values() if DEAD not in one.status and lacking(one)]
    if not state.turn or not who:
        return None
    return (
        Blank(name="figure", kind="figure", words=tuple(one.id for one in who)),
        Blank(name="wounds", kind="number", most=max(one.wounds for one in who), usual=0, needed=False),
        Blank(name="fatigue", kind="number", most=max(one.fatigue for one in who), usual=0, needed=False),
        Blank(name="status", kind="word", words=tuple(one for one in STATUSES if one != DEAD), needed=False),
    )


def lacking(me: Character) -> bool:
    return bool(me.wounds or me.fatigue or not me.status.isdisjoint((*OUT, *LASTING)))


def not_so_hurt(state: Melee, given: Given) -> Refusal | None:
    """Nobody gets back more than it has lost."""
    me = state.figures[given["figure"]]
    wounds, fatigue, status = given.get("wounds", 0), given.get("fatigue", 0), given.get("status", "")
    if wounds > me.wounds or fatigue > me.fatigue or (status and status not in me.status):
        return Refusal("not-so-hurt", (), {"figure": me.id, "wounds": me.wounds, "fatigue": me.fatigue})
    dying = status == DYING or (not status and DYING in me.status)
    if dying and not wounds:
        return Refusal("act-lacks", (), {"field": "wounds"})
    if status == UNCONSCIOUS and me.fatigue - fatigue >= me.full_fatigue:
        return Refusal("act-lacks", (), {"field": "fatigue"})
    return None if wounds or fatigue or status else Refusal("act-lacks", (), {"field": "wounds"})


UNTIL_WHOLE = {WEAPON_ARM: "SG-CRIT-09", OTHER_ARM: "SG-CRIT-09", LEG: "SG-CRIT-10", FOOT: "SG-CRIT-13"}
"""What is useless until the wound levels lost have come back."""


def heal(game: Game[Melee], given: Given) -> None:
    """Levels come back, or a state ends."""
    who, told = given["figure"], {name: given[name] for name in ("wounds", "fatigue") if given.get(name)}
    if told:
        game.tell(Healed(figure=who, **told))
    if "wounds" in told:
        recover(game, who)
    status = given.get("status", "")
    if status in (LYING, CROUCHED):
        game.tell(Postured(figure=who, posture="standing"))
    elif status in game[who].status:
        game.tell(StatusLost(figure=who, status=status))


@rule("SG-CORE-19", "SG-CRIT-07", "SG-CRIT-09", "SG-CRIT-10", "SG-CRIT-13")
def recover(game: Game[Melee], who: Id) -> None:
    """With a wound level a bad leg is better, with the last one arms, legs, hands and feet are of use again."""
    over = {HOBBLED: "SG-CRIT-07"} | (UNTIL_WHOLE if not game[who].wounds else {})
    for status, cited in over.items():
        if status in game[who].status:
            game.tell(StatusLost(figure=who, status=status, rules=(cited,)))


# ---------------------------------------------------------------- people


def newcomers(state: Melee) -> tuple[Blank, ...] | None:
    if not state.turn:
        return None
    return (
        Blank(name="profile", kind="word", words=tuple(shelf().characters)),
        Blank(name="side", kind="word", words=state.sides, usual=state.side_of("referee")),
        Blank(name="at", kind="point"),
    )


def next_of(state: Melee, given: Given) -> Id:
    """The next number of the side."""
    number = 1
    while f"{given['side']}-{number}" in state.figures:
        number += 1
    return f"{given['side']}-{number}"


def no_room(state: Melee, given: Given) -> Refusal | None:
    """Somebody stands or something lies there."""
    who = next_of(state, given)
    made = newcomer(state, who, given["profile"], given["side"])
    met = replace(state, figures={**state.figures, who: made})
    free = open_ground(met, who).free((given["at"][0], given["at"][1]))
    return None if free else Refusal("no-place", ())


def add(game: Game[Melee], given: Given) -> None:
    """Somebody comes in; what it does begins with the next segment, what it announces with the next turn."""
    at, size = (given["at"][0], given["at"][1]), game.state.table.size
    who = next_of(game.state, given)
    angle = heading(at, (size[0] / 2, size[1] / 2))
    game.tell(Joined(figure=who, profile=given["profile"], side=given["side"], at=at, angle=angle))
    settle_height(game, who)


def people(state: Melee) -> tuple[Blank, ...] | None:
    there = tuple(one.id for one in state.figures.values() if one.on_table)
    return (Blank(name="figure", kind="figure", words=there),) if state.turn and there else None


def remove(game: Game[Melee], given: Given) -> None:
    """Somebody leaves the fight; it may be over then."""
    leave(game, given["figure"])
    decide(game)


ACTS: Mapping[str, Act] = {
    "settle": Act(blanks=settings, do=settle),
    "heal": Act(blanks=hurt, do=heal, judge=not_so_hurt),
    "add": Act(blanks=newcomers, do=add, judge=no_room),
    "remove": Act(blanks=people, do=remove),
}
"""What a referee of SAGA may do beside speaking."""
