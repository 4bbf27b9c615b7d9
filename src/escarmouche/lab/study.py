"""What a study plays: its parts are contests, each with a number of games and a question it answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from escarmouche.cards.lists import profiles
from escarmouche.core.brought import Brought
from escarmouche.core.system import System
from escarmouche.sim import Contest, Contestant

LISTS, DUELS, CHECK, SWITCHED = "lists", "duels", "check", "switched"
"""Drawn lists (or the given ones); profile against profile; drawn lists by another bot; the same games, one option
changed."""
BATCH = 4
MOST_COPIES = 4


class Study(Struct, frozen=True, kw_only=True):
    """All that decides a study. The same study gives the same games, whoever plays them."""

    game: str
    seed: str = "balance"
    bot: str = "quick"
    games: int = 400
    lists: tuple[tuple[str, ...], ...] = ()
    """Lists to compare; without them legal lists are drawn, and the profiles are compared."""
    brings: tuple[Brought, ...] = ()
    """Cards of somebody's own in these lists."""
    names: tuple[str, ...] = ()
    """What to call these lists."""
    duels: int = 2
    """Games of each pair of profiles in each seating; 0 for none."""
    duel_bot: str = "greedy"
    check: int = 0
    """Games of drawn lists by the second bot, to see whether what one bot finds holds for the other."""
    check_bot: str = "greedy"
    options: dict[str, Any] = {}
    switch: dict[str, Any] = {}
    """Options to change: the first games are played once more with them."""
    switched: int = 0


class Part(Struct, frozen=True):
    contest: Contest
    games: int


def parts(study: Study, system: System, place: str) -> dict[str, Part]:
    """The contests of a study, by name. `place` is the import string of the system."""

    def contest(name: str, bot: str, **more: Any) -> Contest:
        one = Contestant(bot)
        made = {"seed": f"{study.seed}/{name}", "options": study.options, **more}
        return Contest(system=place, batch=BATCH, red=one, blue=one, **made)

    lists: dict[str, Any] = {"lists": study.lists, "brings": study.brings} if study.lists else {"uneven": True}
    found = {LISTS: Part(contest(LISTS, study.bot, **lists), study.games)}
    if study.duels and not study.lists:
        fighters = tuple(filter(None, (fighter(system, name, study.options) for name in profiles(system))))
        if len(fighters) > 1:
            duels = study.duels * len(fighters) * (len(fighters) - 1)
            found[DUELS] = Part(contest(DUELS, study.duel_bot, lists=fighters), duels)
    if study.check:
        found[CHECK] = Part(contest(CHECK, study.check_bot, **lists), study.check)
    if study.switch and study.switched:
        changed = {**study.options, **study.switch}
        same = contest(LISTS, study.bot, **{**lists, "options": changed})
        found[SWITCHED] = Part(same, min(study.switched, study.games))
    return found


def fighter(system: System, name: str, options: Mapping[str, Any]) -> tuple[str, ...] | None:
    """A profile alone, or as few of it as make a legal list; None if no number does."""
    for copies in range(1, MOST_COPIES + 1):
        if system.lists.check([name] * copies, options).legal:
            return (name,) * copies
    return None


def costs(system: System, names: Sequence[str], options: Mapping[str, Any]) -> dict[str, int]:
    """What each profile costs, as a list of it alone is counted."""
    return {name: system.lists.check([name], options).cost for name in names}


def as_told(study: Study) -> dict[str, Any]:
    """A study as it is read back from JSON, to be compared."""
    told: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(study))
    return told
