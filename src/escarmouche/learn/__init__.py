"""Games for learners: any System as a PettingZoo environment. `env("evenor")` is all most programs need."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from escarmouche.core.system import System
    from escarmouche.learn.environment import SkirmishEnv

__all__ = ["env", "parallel_env", "raw_env"]


def raw_env(system: System | str = "evenor", **settings: Any) -> SkirmishEnv:
    """The bare environment, which raises at an action that the mask forbids; `SkirmishEnv` lists the settings."""
    try:
        from escarmouche.learn.environment import SkirmishEnv
    except ModuleNotFoundError as error:
        if error.name is not None and error.name.partition(".")[0] in ("gymnasium", "pettingzoo"):
            raise ModuleNotFoundError(
                f"{error.name} is not installed: pip install pettingzoo (or run pip with requirements/lab.txt)",
                name=error.name,
            ) from None
        raise
    return SkirmishEnv(system, **settings)


def env(system: System | str = "evenor", **settings: Any) -> Any:
    """The environment in PettingZoo's usual wrappers: an action that the mask forbids loses the game."""
    made = raw_env(system, **settings)
    from pettingzoo.utils import wrappers

    return wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(made, illegal_reward=-1.0))
    )


def parallel_env(system: System | str = "evenor", **settings: Any) -> Any:
    """The same for learners who step all agents at once: those who are not asked have an empty mask."""
    made = env(system, **settings)
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel

    return turn_based_aec_to_parallel(made)
