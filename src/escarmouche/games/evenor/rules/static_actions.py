"""Static actions, each in one place: what is open of it, why not, what it does in each stage of its rank."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from escarmouche.core.decisions import Choose, ChooseSome, Option, Refusal
from escarmouche.core.dice import Pool
from escarmouche.core.events import StatusGained
from escarmouche.core.game import Game
from escarmouche.core.rules import rule
from escarmouche.core.state import Id
from escarmouche.games.evenor.events import CoverTaken, DoorOpened, Hid, NobodyPerceived, Revealed, StoodUp, TokenTaken
from escarmouche.games.evenor.figures import HIDDEN, PRONE, Fighter, Skirmish
from escarmouche.games.evenor.rules.actions import (
    Act,
    Mode,
    action,
    ask_action,
    left_of,
    nothing_more,
    step,
    step_plan,
)
from escarmouche.games.evenor.rules.engagement import Move
from escarmouche.games.evenor.rules.movement import (
    FREE,
    allowance,
    apart,
    element,
    engaged_with,
    hideouts,
    keep_cover,
    keep_hidden,
    near_pieces,
    reachable_foes,
    shelters,
    trip,
    walk_of,
)
from escarmouche.games.evenor.rules.powers import Spell, announce, possible_powers, why_no_power
from escarmouche.games.evenor.rules.reactions import Replies, Trigger
from escarmouche.games.evenor.rules.shooting import aim_at, out_of_it, possible_shots, reveal, why_no_shot
from escarmouche.games.evenor.stats import PERCEPTION
from escarmouche.games.evenor.traits.multiple import opponents_at_once
from escarmouche.space.geometry import CONTACT, EASE, gap, gap_to_point

# ---------------------------------------------------------------- shoot


def shots(game: Game[Skirmish], mode: Mode) -> list[Option]:
    found = possible_shots(game.state, mode.who)
    return [Option({"shoot": foe, "weapon": weapon.name}, foe, ("EV-STA-08",)) for foe, weapon in found]


def why_no_shoot(game: Game[Skirmish], mode: Mode, parts: dict[str, Any]) -> Refusal | None:
    me, target = game[mode.who], parts["shoot"]
    if not figure_named(game.state, target):
        return None
    if me.shooting is None:
        return Refusal("cannot-shoot", ("EV-CHR-05",), {"figure": me.id})
    named = [w for w in me.weapons if w.name == parts.get("weapon", w.name)]
    missiles = [w for w in named if w.shoots] or named
    refusals = [why_no_shot(game.state, me.id, target, weapon) for weapon in missiles]
    return next((refusal for refusal in refusals if refusal), None)


def figure_named(state: Skirmish, name: Any) -> bool:
    return isinstance(name, str) and name in state.figures


@rule("EV-STA-08", "EV-SHO-05", "EV-COO-06", "EV-HID-06")
def take_aim(game: Game[Skirmish], act: Act, replies: Replies) -> None:
    """A shot is declared where everybody stands; a hidden shooter gives itself away."""
    act.aim = aim_at(game, act.who, act.target, game[act.who].weapon(act.value["weapon"]), "static")
    replies.expect(act.target, Trigger("shot", act.who))
    reveal(game, act.who)


@action("shoot", shots, why_no_shoot, rules=("EV-STA-08",), aims=take_aim)
@rule("EV-COO-06")
def shoot(game: Game[Skirmish], act: Act, replies: Replies) -> None:
    """A flight from a partner counts against a shot too: it is lost if it cannot reach that far."""
    if act.aim is not None and act.aim.target in replies.fled:
        weapon = game[act.who].weapon(act.aim.weapon)
        lost = why_no_shot(game.state, act.who, act.aim.target, weapon)
        act.aim = None if lost else aim_at(game, act.who, act.aim.target, weapon, "static")


# ---------------------------------------------------------------- take cover, open a door


@rule("EV-STA-09", "EV-STA-20")
def covers_and_doors(game: Game[Skirmish], mode: Mode) -> list[Option]:
    """What the base touches, piece by piece: to take cover behind it, and to open it."""
    me, found = game.state.figures[mode.who], []
    for piece in near_pieces(game.state, me):
        if shelters(piece) and me.behind != piece.id:
            found.append(Option({"cover": piece.id}, "", ("EV-STA-09",)))
        if piece.kind == "door" and "sealed" not in piece.tags:
            found.append(Option({"open": piece.id}, "", ("EV-STA-20",)))
    return found


def why_no_cover_here(game: Game[Skirmish], mode: Mode, parts: dict[str, Any]) -> Refusal:
    piece = parts["cover"]
    zone = any(one.id == piece and not element(one) for one in game.state.table.pieces)
    return Refusal("no-cover-here", ("EV-STA-09", "EV-TER-03") if zone else ("EV-STA-09",), {"piece": piece})


@action("cover", covers_and_doors, why_no_cover_here, rules=("EV-STA-09",))
@rule("EV-STA-09")
def take_cover(game: Game[Skirmish], act: Act, replies: Replies) -> None:
    game.tell(CoverTaken(figure=act.who, piece=act.target, rules=("EV-STA-09",)))


def among_covers(game: Game[Skirmish], mode: Mode) -> Sequence[Option]:
    """Doors are offered with the covers, in the order of the pieces."""
    return ()


def why_no_opening(game: Game[Skirmish], mode: Mode, parts: dict[str, Any]) -> Refusal:
    return Refusal("cannot-open", ("EV-STA-20",), {"piece": parts["open"]})


def opened_once(parts: dict[str, Any]) -> tuple[str, ...]:
    return ("EV-STA-20",)


@action("open", among_covers, why_no_opening, rules=("EV-STA-20",), once=opened_once)
@rule("EV-STA-20", "EV-STA-12", "EV-HID-06")
def open_door(game: Game[Skirmish], act: Act, replies: Replies) -> None:
    """Nobody is in cover behind an open door any more, or hidden at it."""
    game.tell(DoorOpened(figure=act.who, piece=act.target, rules=("EV-STA-20",)))
    for figure in game.state.figures.values():
        keep_cover(game, figure.id, (figure.at,))
        keep_hidden(game, figure.id, (figure.at,), "opened")


# ---------------------------------------------------------------- go prone


LIE_DOWN = (Option("prone", "", ("EV-STA-13",)),)


@rule("EV-STA-13")
def lying_down(game: Game[Skirmish], mode: Mode) -> Sequence[Option]:
    return () if PRONE in game.state.figures[mode.who].status else LIE_DOWN


def why_not_prone(game: Game[Skirmish], mode: Mode, parts: dict[str, Any]) -> Refusal:
    return Refusal("prone-already", ("EV-STA-13",), {"figure": mode.who})


@action("prone", lying_down, why_not_prone, rules=("EV-STA-13",), finishes=nothing_more)
@rule("EV-STA-13")
def go_prone(game: Game[Skirmish], act: Act, replies: Replies) -> None:
    game.tell(StatusGained(figure=act.who, status=PRONE, rules=("EV-STA-13",)))


# ---------------------------------------------------------------- fight


@rule("EV-STA-06", "EV-STA-18", "EV-MUL-03", "EV-MEL-11")
def fights(game: Game[Skirmish], mode: Mode) -> list[Option]:
    """One enemy in contact, several with Attaques multiples, or one that the free move can reach."""
    me = game.state.figures[mode.who]
    engaged = engaged_with(game.state, me.id)
    open_to = [foe for foe in engaged if foe not in mode.fought]
    found = [Option({"fight": foe}, foe, ("EV-STA-18",)) for foe in open_to]
    if len(open_to) > 1 and opponents_at_once(me) > 1:
        found.append(Option({"fight": "several"}, "", ("EV-MUL-03",)))
    if mode.lone and not engaged and PRONE not in me.status:
        found += [Option({"fight": foe}, foe, ("EV-STA-06", "EV-STA-18")) for foe in within_walk(game, mode, "step")]
    return found


def within_walk(game: Game[Skirmish], mode: Mode, kind: str) -> list[Id]:
    """Enemies not yet touched that a displacement of this kind can bring into contact."""
    state, who = game.state, mode.who
    me, limit = state.figures[who], allowance(game, who, kind)
    if not any(CONTACT < gap(me, foe) <= limit + EASE for foe in state.enemies(who)):
        return []
    plan = trip(game, who, kind, known=mode.known)
    walk = walk_of(game, who, plan)
    near = reachable_foes(state, me, walk, plan)
    return [walk.ids[n] for n in near if walk.ground.can_touch(me.at, n, plan.limit)]


def why_no_fight(game: Game[Skirmish], mode: Mode, parts: dict[str, Any]) -> Refusal | None:
    target = parts["fight"]
    if target in mode.fought:
        return Refusal("fought-already", ("EV-CCH-04",), {"figure": target})
    if target == "several":
        return Refusal("cannot-fight-several", ("EV-MUL-03",), {"figure": mode.who})
    if not figure_named(game.state, target):
        return None
    if game[target].side == game[mode.who].side:
        return Refusal("not-an-enemy", ("EV-MEL-01",), {"figure": target})
    rules = ("EV-STA-18", "EV-MEL-01", *out_of_it(game[target]), *why_no_pas(game, mode, target))
    return Refusal("not-in-contact", rules, {"figure": target})


def why_no_pas(game: Game[Skirmish], mode: Mode, target: Id) -> tuple[str, ...]:
    """The rules that keep a model from an enemy whom the free pas would reach."""
    if not game[target].in_play or apart(game.state, mode.who, target) > FREE + EASE:
        return ()
    if not mode.lone:
        return ("EV-STA-03",) if mode.rolled else ("EV-STA-02", "EV-STA-16")
    if PRONE in game[mode.who].status:
        return ("EV-STA-16",)
    return ("EV-STA-05",) if engaged_with(game.state, mode.who) else ()


def step_to_fight(game: Game[Skirmish], act: Act) -> Move | None:
    """The free move into contact of an announced Fight."""
    if act.target == "several" or act.target in engaged_with(game.state, act.who):
        return None
    return Move(act.who, replace(step_plan(game, act.who, FREE, act.mode.known), bound=True), act.target)


@action("fight", fights, why_no_fight, rules=("EV-STA-18",), moves=step_to_fight)
@rule("EV-STA-18", "EV-STA-06", "EV-TRT-11")
def fight(game: Game[Skirmish], act: Act, replies: Replies) -> None:
    """Name the opponents; what the step to them left of the free move comes after the melee, unless fear stopped it."""
    if act.move is not None:
        act.left = 0.0 if act.move.halted else left_of(game, FREE, act.move)
    act.foes = fight_targets(game, act)


@rule("EV-STA-18", "EV-MUL-03", "EV-FLE-04")
def fight_targets(game: Game[Skirmish], act: Act) -> list[Id]:
    """The enemy named; several of those in contact with Attaques multiples; if it fled, another one touched."""
    engaged = [foe for foe in engaged_with(game.state, act.who) if foe not in act.mode.fought]
    if act.target == "several":
        return ask_opponents(game, act.who, engaged, 1)
    if act.target in engaged or not engaged:
        return [foe for foe in engaged if foe == act.target]
    assert act.move is not None
    bound = any(foe in engaged for foe in act.move.countered)
    return ask_opponent(game, act.who, engaged, engaged[0], bound)


@rule("EV-MUL-03", "EV-REF-06")
def ask_opponents(game: Game[Skirmish], who: Id, foes: Sequence[Id], least: int) -> list[Id]:
    """From one to X of these enemies, as the player likes; after a charge perhaps none."""
    most = min(len(foes), opponents_at_once(game[who]))
    found = tuple(Option(foe, foe) for foe in foes)
    chosen: list[Id] = game.ask(
        "opponents", who, lambda: ChooseSome(rules=("EV-MUL-03",), options=found, least=least, most=most)
    )
    return chosen


def ask_opponent(game: Game[Skirmish], who: Id, foes: Sequence[Id], decline: Id, bound: bool) -> list[Id]:
    """One of these enemies; or nobody, unless one of them counter-charged."""

    def ask() -> Choose:
        found = [Option(foe, foe, ("EV-DYN-12",)) for foe in foes]
        if not bound:
            found.append(Option("none"))
        return Choose(rules=("EV-DYN-06", "EV-DYN-11", "EV-DYN-12"), options=tuple(found), decline=decline)

    chosen = game.ask("opponent", who, ask)
    return [] if chosen == "none" else [chosen]


# ---------------------------------------------------------------- use a power


def spells(game: Game[Skirmish], mode: Mode) -> list[Option]:
    found = possible_powers(game.state, mode.who)
    return [Option({"power": one.power, "target": one.target}, one.target, ("EV-STA-19",)) for one in found]


def why_no_spell(game: Game[Skirmish], mode: Mode, parts: dict[str, Any]) -> Refusal | None:
    power, target = parts["power"], parts.get("target")
    if isinstance(target, str) and target in game.state.figures:
        return why_no_power(game.state, Spell(mode.who, power, target))
    return Refusal("no-such-power", ("EV-STA-19",), {"power": power})


@rule("EV-STA-19", "EV-COO-06", "EV-HID-06")
def name_power(game: Game[Skirmish], act: Act, replies: Replies) -> None:
    """A power is declared where everybody stands; a hidden caster gives itself away."""
    act.spell = Spell(act.who, act.target, act.value["target"])
    if game[act.spell.target].side != game[act.who].side:
        replies.expect(act.spell.target, Trigger("power", act.who))
    announce(game, act.spell)


def healed_once(parts: dict[str, Any]) -> tuple[str, ...]:
    """Of the powers only Soin: there is one attempt to heal a model."""
    return ("EV-TRT-29",) if parts["power"] == "Soin" else ()


@action("power", spells, why_no_spell, rules=("EV-STA-19",), aims=name_power, once=healed_once)
@rule("EV-COO-06")
def use_power(game: Game[Skirmish], act: Act, replies: Replies) -> None:
    """A flight from a partner counts against a power too: it is lost if it cannot reach that far."""
    if act.spell is not None and act.spell.target in replies.fled and why_no_power(game.state, act.spell):
        act.spell = None


# ---------------------------------------------------------------- hide


HIDE = (Option("hide", "", ("EV-HID-01", "EV-HID-02")),)


def hiding(game: Game[Skirmish], mode: Mode) -> Sequence[Option]:
    return HIDE if why_no_hiding(game.state, mode.who) is None else ()


@rule("EV-HID-01", "EV-HID-02")
def why_no_hiding(state: Skirmish, who: Id) -> Refusal | None:
    """Only with the trait, in contact with something large enough, and not in contact with an enemy."""
    me = state.figures[who]
    if "Se cacher" not in me.traits:
        return Refusal("cannot-hide", ("EV-HID-01",), {"figure": who})
    if HIDDEN in me.status:
        return Refusal("hidden-already", ("EV-HID-02",), {"figure": who})
    if not hideouts(state, who):
        return Refusal("nothing-to-hide-at", ("EV-HID-02",), {"figure": who})
    if engaged_with(state, who):
        return Refusal("engaged", ("EV-HID-02",), {"figure": who})
    return None


def why_not_hide(game: Game[Skirmish], mode: Mode, parts: dict[str, Any]) -> Refusal | None:
    return why_no_hiding(game.state, mode.who)


@action("hide", hiding, why_not_hide, rules=("EV-HID-01",))
@rule("EV-HID-02")
def hide(game: Game[Skirmish], act: Act, replies: Replies) -> None:
    game.tell(Hid(figure=act.who, piece=hideouts(game.state, act.who)[0].id, rules=("EV-HID-02",)))


# ---------------------------------------------------------------- perceive


PERCEIVE = (Option("perception", "", ("EV-HID-05",)),)


@rule("EV-HID-05")
def perceiving(game: Game[Skirmish], mode: Mode) -> Sequence[Option]:
    return PERCEIVE if "Perception" in game.state.figures[mode.who].traits else ()


def why_no_perception(game: Game[Skirmish], mode: Mode, parts: dict[str, Any]) -> Refusal:
    return Refusal("cannot-perceive", ("EV-HID-05",), {"figure": mode.who})


@action("perception", perceiving, why_no_perception, rules=("EV-HID-05",))
@rule("EV-HID-05", "EV-HID-06")
def perceive(game: Game[Skirmish], act: Act, replies: Replies) -> None:
    """One roll for each hidden enemy less than 6 pas away; each success finds it."""
    why = game.total(PERCEPTION, act.who)
    hidden = hidden_near(game.state, act.who)
    if not hidden:
        game.tell(NobodyPerceived(figure=act.who, rules=("EV-HID-05",)))
    for foe in hidden:
        if game.roll(act.who, "perception", Pool(1, at_least=why.value), why, ("EV-HID-05",)).passed:
            game.tell(Revealed(figure=foe, reason="perceived", rules=("EV-HID-05", "EV-HID-06")))


@rule("EV-HID-05")
def hidden_near(state: Skirmish, who: Id) -> list[Id]:
    """Hidden enemies less than 6 pas away; no line of sight is needed."""
    return [f.id for f in state.enemies(who) if HIDDEN in f.status and apart(state, who, f.id) < 6.0 - EASE]


# ---------------------------------------------------------------- pick up


def tokens(game: Game[Skirmish], mode: Mode) -> list[Option]:
    touched = tokens_touched(game.state, game.state.figures[mode.who])
    return [Option({"pick-up": token}, "", ("EV-STA-20", "EV-ORI-03")) for token in touched]


@rule("EV-ORI-03")
def tokens_touched(state: Skirmish, me: Fighter) -> list[str]:
    """Tokens lying on the table that the base touches or covers."""
    lying = [(name, token.at) for name, token in state.tokens.items() if token.at is not None]
    return [name for name, at in lying if gap_to_point(me, at) <= CONTACT]


def why_no_pick_up(game: Game[Skirmish], mode: Mode, parts: dict[str, Any]) -> Refusal:
    return Refusal("no-token-here", ("EV-ORI-03", "EV-STA-20"), {"token": parts["pick-up"]})


def picked_up_once(parts: dict[str, Any]) -> tuple[str, ...]:
    return ("EV-ORI-03", "EV-STA-20")


@action("pick-up", tokens, why_no_pick_up, rules=("EV-STA-20",), once=picked_up_once)
@rule("EV-ORI-03", "EV-STA-20")
def pick_up(game: Game[Skirmish], act: Act, replies: Replies) -> None:
    game.tell(TokenTaken(figure=act.who, token=act.target, rules=("EV-ORI-03", "EV-STA-20")))


# ---------------------------------------------------------------- the free move before the action


GET_UP = (Option("stand", "", ("EV-STA-16", "EV-STA-21")),)


@rule("EV-STA-16", "EV-STA-21")
def getting_up(game: Game[Skirmish], mode: Mode) -> Sequence[Option]:
    """With a lone static action, for a model that is prone."""
    return GET_UP if mode.lone and PRONE in game.state.figures[mode.who].status else ()


def why_not_stand(game: Game[Skirmish], mode: Mode, parts: dict[str, Any]) -> Refusal:
    refusal = why_no_free_move(mode, "stand", "EV-STA-16", "EV-STA-21")
    return refusal or Refusal("not-prone", ("EV-STA-21",), {"figure": mode.who})


def why_no_free_move(mode: Mode, kind: str, *more: str) -> Refusal | None:
    if mode.lone:
        return None
    return Refusal("no-free-move", ("EV-STA-03" if mode.rolled else "EV-STA-02", *more), {"action": kind})


@rule("EV-STA-16", "EV-STA-21")
def stand_first(game: Game[Skirmish], act: Act) -> Act:
    """Getting up in place of the free move; then a static action, or no more than that."""
    game.tell(StoodUp(figure=act.who, rules=("EV-STA-16", "EV-STA-21")))
    after = replace(act.mode, lone=False, dynamic=False, rolled=False)
    chosen = ask_action(game, after)
    return Act(after, "stand" if chosen == "nothing" else chosen)


@action("stand", getting_up, why_not_stand, rules=("EV-STA-21",), leads=stand_first)
def stand(game: Game[Skirmish], act: Act, replies: Replies) -> None:
    """It has stood up, and does no more."""


STEP = (Option("step", "", ("EV-STA-02",)),)


@rule("EV-STA-02", "EV-STA-03")
def steps(game: Game[Skirmish], mode: Mode) -> Sequence[Option]:
    """With a lone static action: up to 1 pas."""
    return STEP if mode.lone and PRONE not in game.state.figures[mode.who].status else ()


def why_no_step(game: Game[Skirmish], mode: Mode, parts: dict[str, Any]) -> Refusal:
    refusal = why_no_free_move(mode, "step")
    return refusal or Refusal("prone-models-stay", ("EV-STA-16",), {"figure": mode.who})


@rule("EV-STA-02", "EV-CCH-04")
def step_first(game: Game[Skirmish], act: Act) -> Act:
    """The free move, or part of it; then the static action it goes with."""
    mode, replies = act.mode, Replies()
    move = step(game, act.who, FREE, mode.known, replies)
    after = replace(mode, lone=False, dynamic=False, rolled=False, idle=False, fought=tuple(move.countered))
    if move.halted or not game[act.who].in_play:
        return Act(after, "nothing")
    act = Act(after, ask_action(game, after))
    act.left = left_of(game, FREE, move)
    act.tried = replies.tried
    return act


@action("step", steps, why_no_step, rules=("EV-STA-02",), leads=step_first)
def stepped(game: Game[Skirmish], act: Act, replies: Replies) -> None:
    """The action that follows it is what is performed."""
