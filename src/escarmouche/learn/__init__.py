"""Games for learners: any System as a PettingZoo environment. `env("evenor")` is all most programs need."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from escarmouche.core.system import System
    from escarmouche.learn.environment import SkirmishEnv

__all__ = ["env", "parallel_env", "raw_env"]


def raw_env(system: System | str = "evenor", **settings: Any) -> SkirmishEnv:
    """The bare environment, which raises at an action that the mask forbids; `SkirmishEnv` lists the settings."""
    with naming_the_extra():
        from escarmouche.learn.environment import SkirmishEnv
    return SkirmishEnv(system, **settings)


@contextmanager
def naming_the_extra() -> Iterator[None]:
    """Whoever lacks the packages of learners is told what brings them."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is not None and error.name.partition(".")[0] in ("gymnasium", "pettingzoo"):
            told = f"{error.name} is not installed: pip install 'escarmouche[learn]' (or requirements/lab.txt)"
            raise ModuleNotFoundError(told, name=error.name) from None
        raise


def env(system: System | str = "evenor", *, opponent: str | None = None, seat: str = "", **settings: Any) -> Any:
    """With an `opponent`, a bot's name, the game for one agent, as Gymnasium has it: the bot answers for all other
    seats. Without one, the game for all of its seats in PettingZoo's usual wrappers, to play against oneself. In both
    an action that the mask forbids loses the game."""
    made = raw_env(system, **settings)
    if opponent is not None:
        from escarmouche.learn.single import SingleEnv

        return SingleEnv(made, opponent, seat)
    from pettingzoo.utils import wrappers

    return wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(made, illegal_reward=-1.0))
    )


def parallel_env(system: System | str = "evenor", **settings: Any) -> Any:
    """The same for learners who step all agents at once: those who are not asked have an empty mask."""
    made = env(system, **settings)
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel

    return turn_based_aec_to_parallel(made)
