"""What may be settled before a combat: what the book leaves open, and where it can be read in two ways."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal, get_args

from msgspec import Meta, Struct
from msgspec.structs import fields

from escarmouche.core.rules import rule
from escarmouche.games.saga.core import wrong_core

Encounter = Literal["clearing", "duel", "tavern", "street", "bridge", "hostage", "single-combat", "war-bands", "raid"]
"""Every encounter: a file of that name in content/encounters."""
ENCOUNTERS: tuple[str, ...] = get_args(Encounter)

Side = Literal["red", "blue", "green", "yellow", "violet", "orange"]
SIDES: tuple[str, ...] = get_args(Side)
"""Every side that a table may have."""
Tactical = Literal[
    "favourable", "very-favourable", "unfavourable", "very-unfavourable", "unknown", "seasoned", "undisciplined", "sun"
]
"""The ground (one of four, and unknown), the troop, the sun in its face."""
GROUND: dict[str, int] = {"favourable": -1, "very-favourable": -3, "unfavourable": 1, "very-unfavourable": 3}
"""What the ground is worth to a side's tactics; these exclude one another."""
Malus = Annotated[int, Meta(ge=0, le=50)]
Difficulty = Annotated[int, Meta(ge=0, le=60)]
SCORE = "(strength|agility|endurance|perception|presence)"
Track = Annotated[str, Meta(pattern=rf"^(\d{{1,2}}|(\d{{1,2}} \+ )?{SCORE}|{SCORE} \+ \d{{1,2}})$")]
"""`3 + endurance`: a number, and a characteristic that every core block has, in any order; or one of them alone."""


class Settings(Struct, frozen=True, kw_only=True):
    """The options of a set-up."""

    encounter: Encounter = "clearing"
    """Where people meet and what they want."""
    turns: Annotated[int, Meta(ge=1, le=200)] | None = None
    """How long it lasts, if not as long as the encounter says."""
    core_mechanic: str = "pool_sum_d6"
    """The core block: dice, characteristics, tests."""
    wound_track: Track = "3 + endurance"
    fatigue_track: Track = "3 + endurance"
    track_malus_step: Annotated[int, Meta(ge=1, le=20)] = 2
    """Levels lost for a die of malus."""
    reaction_scope: Literal["turn", "segment"] = "turn"
    """Is the reaction roll of the turn used in every segment, or rolled anew?"""
    busy_innate_malus: Malus = 5
    """On an innate roll in a segment with another action."""
    surprise_difficulty: Difficulty = 15
    surprise_reaction_malus: Malus = 5
    survival_difficulty: Difficulty = 15
    fast_move_duration: Literal["segment", "turn"] = "segment"
    two_weapon_malus: Malus = 3
    snap_shot_malus: Malus = 5
    outnumber_bonus: Literal["per_assailant", "per_extra_assailant"] = "per_assailant"
    crit_bonus_source: Literal["blow", "total_lost"] = "blow"
    friendly_fire_test: bool = False
    friendly_fire_difficulty: Difficulty = 15
    cry_style: Literal["celtiques", "none"] = "celtiques"
    """Are the Celtic notes played?"""
    hold_at_bay_difficulty: Difficulty = 15
    break_hold_difficulty: Difficulty | Literal["holder"] = "holder"
    """`holder` is 5 and the holder's unarmed level."""
    acrobatics_difficulty: Difficulty = 15
    tactical_counter: Literal["net", "full_cancel"] = "net"
    voice_range_m: Annotated[int, Meta(ge=1, le=1000)] = 50
    plan_bonus: Annotated[int, Meta(ge=-5, le=0)] = 0
    tactics: dict[Side, tuple[Tactical, ...]] = {}
    """What tells for or against a side's tactics, if not what the encounter says."""
    visibility: Literal["clear", "reduced", "low", "very-low"] = "clear"
    """How well people see."""
    keep_table: bool = False
    """The table is laid as it is: nobody is deployed."""

    def __post_init__(self) -> None:
        for side, words in self.tactics.items():
            one_ground(words, f"tactics.{side}")


def grounds(words: Sequence[str]) -> list[str]:
    """What is said of the ground: one judgement at most."""
    return [word for word in words if word in GROUND]


@rule("SG-TAC-02")
def one_ground(words: Sequence[str], where: str) -> None:
    """The four judgements of the ground exclude one another."""
    found = grounds(words)
    if len(found) > 1:
        raise ValueError(f"{where}: {' and '.join(found)} exclude one another")


DEFAULTS: dict[str, Any] = {one.name: one.default for one in fields(Settings)}


def wrong_option(options: Mapping[str, Any]) -> tuple[str, list[str]] | None:
    """Ground that is judged twice, or a core block that there is not."""
    twice = [words for words in options.get("tactics", {}).values() if len(grounds(words)) > 1]
    return ("tactics", [f"[{word}]" for word in GROUND]) if twice else wrong_core(options)


def setting(options: Mapping[str, Any], name: str) -> Any:
    """What was settled, or what is usual."""
    return options.get(name, DEFAULTS[name])
