"""Who wins, and when: asked after every loss, exit and token brought home."""

from __future__ import annotations

from escarmouche.core.game import Game
from escarmouche.core.rules import rule
from escarmouche.core.state import Id
from escarmouche.games.evenor.events import TokenHome
from escarmouche.games.evenor.figures import OUT, Skirmish
from escarmouche.games.evenor.scenarios import ORICHALCUM

ENOUGH = 2
"""Tokens brought home that win a hunt."""


def judge(game: Game[Skirmish]) -> None:
    """End the game if a victory condition is met now."""
    if game.state.ambushed:
        judge_ambush(game)
    elif game.state.scenario == ORICHALCUM:
        judge_hunt(game)
    else:
        judge_extermination(game)


@rule("EV-EXT-02")
def judge_extermination(game: Game[Skirmish], *rules: str) -> None:
    """A band wins as soon as the other has nobody in play; both at once is a draw."""
    rules = rules or ("EV-EXT-02",)
    left = [side for side in game.state.sides if game.state.in_play(side)]
    if len(left) == 1:
        game.end(left.pop(), "extermination", *rules)
    if not left:
        game.end(None, "extermination", *rules)


@rule("EV-AMB-04", "EV-AMB-05")
def judge_ambush(game: Game[Skirmish]) -> None:
    """The ambushed must be gone before their losses exceed half of their members; a Monster counts for two."""
    state = game.state
    hunted = state.ambushed
    hunters = next(side for side in state.sides if side != hunted)
    if losses_exceed_half(state, hunted):
        game.end(hunters, "ambush-losses", "EV-AMB-04", "EV-AMB-05")
    if not state.in_play(hunted):
        game.end(hunted, "ambush-escape", "EV-AMB-04")
    if not state.in_play(hunters):
        game.end(hunted, "extermination", "EV-AMB-04")


@rule("EV-AMB-05")
def losses_exceed_half(state: Skirmish, side: str) -> bool:
    """Members out of action against members of the band; those who left the table are not lost."""
    band = state.side(side)
    lost = sum(figure.members for figure in band if OUT in figure.status)
    whole = sum(figure.members for figure in band)
    return lost * 2 > whole


@rule("EV-ORI-05")
def judge_hunt(game: Game[Skirmish]) -> None:
    """Two tokens brought home win; so does the only band left. If both fall at once, what they brought decides."""
    state = game.state
    for side in state.sides:
        if tokens_home(state, side) >= ENOUGH:
            game.end(side, "tokens", "EV-ORI-05")
    richer = ahead(state)
    if richer and not any(state.in_play(side) for side in state.sides):
        game.end(richer, "tokens", "EV-ORI-05")
    judge_extermination(game, "EV-ORI-05")


def tokens_home(state: Skirmish, side: str) -> int:
    return sum(token.home == side for token in state.tokens.values())


@rule("EV-ORI-05")
def bring_home(game: Game[Skirmish], who: Id) -> None:
    """A carrier that ends an action wholly inside its own corner has brought its tokens home."""
    me = game[who]
    home = game.state.homes.get(me.side)
    if home is None or not home.holds(me):
        return
    for token in me.tokens:
        game.tell(TokenHome(figure=who, token=token, side=me.side, rules=("EV-ORI-05",)))
        judge(game)


@rule("EV-SCN-05")
def agree_to_stop(game: Game[Skirmish], turn: int) -> None:
    """No scenario has a last turn; players may agree on one beforehand, and the count at that moment decides."""
    last = game.state.options.get("stop_after")
    if last and turn > last:
        game.end(ahead(game.state), "agreed-stop", "EV-SCN-05")


@rule("EV-SCN-05")
def ahead(state: Skirmish) -> str | None:
    """Tokens brought home; otherwise members in play. The ambushed who have not escaped have not won."""
    if state.ambushed:
        return next(side for side in state.sides if side != state.ambushed)
    if state.scenario == ORICHALCUM:
        counts = {side: tokens_home(state, side) for side in state.sides}
    else:
        counts = {side: sum(figure.members for figure in state.in_play(side)) for side in state.sides}
    leaders = [side for side in state.sides if counts[side] == max(counts.values())]
    return leaders.pop() if len(leaders) == 1 else None
