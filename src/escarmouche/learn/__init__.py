"""Games for learners: any System as a PettingZoo environment. `env("evenor")` is all most programs need."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TypedDict, overload

from typing_extensions import Unpack

if TYPE_CHECKING:
    from escarmouche.core.state import Plain
    from escarmouche.core.system import System
    from escarmouche.learn.environment import SkirmishEnv
    from escarmouche.learn.seeing import Sizes
    from escarmouche.learn.single import SingleEnv

__all__ = ["env", "parallel_env", "raw_env"]


class Settings(TypedDict, total=False):
    """What an environment can be told, as `SkirmishEnv` explains it."""

    lists: dict[str, list[str]] | None
    options: dict[str, Plain] | None
    sizes: Sizes | None
    shaping: float
    decisions: int
    render_mode: str | None


def raw_env(system: System | str = "evenor", **settings: Unpack[Settings]) -> SkirmishEnv:
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


@overload
def env(system: System | str = ..., *, opponent: str, seat: str = ..., **settings: Unpack[Settings]) -> SingleEnv: ...
@overload
def env(system: System | str = ..., *, opponent: None = ..., seat: str = ..., **settings: Unpack[Settings]) -> Any: ...
def env(
    system: System | str = "evenor", *, opponent: str | None = None, seat: str = "", **settings: Unpack[Settings]
) -> Any:
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


def parallel_env(system: System | str = "evenor", **settings: Unpack[Settings]) -> Any:
    """The same for learners who step all agents at once: those who are not asked have an empty mask."""
    made = env(system, **settings)
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel

    return turn_based_aec_to_parallel(made)
