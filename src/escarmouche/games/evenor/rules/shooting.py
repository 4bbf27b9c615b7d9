"""Shooting: who may be shot at, the threshold, the dice, saves and losses."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from escarmouche.core.decisions import Refusal
from escarmouche.core.dice import Pool
from escarmouche.core.events import StatusLost
from escarmouche.core.game import Game
from escarmouche.core.rules import modifies, rule
from escarmouche.core.state import Id
from escarmouche.games.evenor.events import Retried, Revealed, Shot, WeaponLost
from escarmouche.games.evenor.figures import AIMING, BLESSED, COVER, HIDDEN, OUT, PRONE, Fighter, Skirmish, Weapon
from escarmouche.games.evenor.rules.losses import Loss, saved
from escarmouche.games.evenor.rules.movement import apart, engaged_with, hideouts, touches
from escarmouche.games.evenor.stats import DICE, SHOOTING
from escarmouche.games.evenor.traits.ethereal import harmless
from escarmouche.space.geometry import CONTACT, EASE, Footprint, Point, gap
from escarmouche.space.sight import hidden_fraction, screens

HEIGHT = 1.0
"""How tall a model is: scenery lower than this hides nothing."""
BANDS = {"short": -1, "medium": 0, "long": 1}


class Aim(Struct, frozen=True):
    """One shot: who, at whom, with what, and how it came about (static, moving, reaction, counter-charge)."""

    shooter: Id
    target: Id
    weapon: str
    kind: str
    band: str
    distance: float
    target_at: Point | None = None
    """Where the target is shot at, when it is on its way to the shooter."""

    @property
    def moving(self) -> bool:
        return self.kind == "moving"


@rule("EV-SHO-01", "EV-REA-03", "EV-TER-02")
def hidden_share(state: Skirmish, seer: Id, target: Id, at: Point | None = None) -> float:
    """The share of the target's width that scenery hides from the centre of the seer's base. There is no facing."""
    seen = state.figures[target]
    print_ = seen.footprint if at is None else Footprint(seen.base, at, seen.angle)
    eye = state.figures[seer].at
    return hidden_fraction(state.table, eye, print_, eye_height=HEIGHT, target_height=HEIGHT)


def in_sight(state: Skirmish, seer: Id, target: Id, at: Point | None = None) -> bool:
    """Does scenery leave any part of it visible?"""
    return hidden_share(state, seer, target, at) < 1.0


HAIR = 0.005
"""A share of a width is not told finer: eye and target stand on a grid."""


@rule("EV-SHO-11", "EV-REF-07")
def concealed(share: float) -> bool:
    """Strictly more than half hidden, as far as places on a grid can tell."""
    return share > 0.5 + HAIR


@rule("EV-SHO-03", "EV-DMG-06")
def hidden_by_model(state: Skirmish, shooter: Id, target: Id, at: Point | None = None) -> Id | None:
    """A model in play, friend or enemy, standing or prone, that covers part of the target."""
    seen = state.figures[target]
    print_ = seen.footprint if at is None else Footprint(seen.base, at, seen.angle)
    others = [f for f in state.figures.values() if f.in_play and f.id not in (shooter, target)]
    found = screens(state.figures[shooter].at, print_, [f.footprint for f in others])
    return others[found[0]].id if found else None


@rule("EV-SHO-06")
def band_of(weapon: Weapon, distance: float) -> str | None:
    """Short, medium or long range, limits included; None beyond reach."""
    if weapon.ranges is None:
        return None
    for name, limit in zip(BANDS, weapon.ranges, strict=True):
        if distance <= limit + EASE:
            return name
    return None


@rule(
    "EV-CHR-05", "EV-SHO-01", "EV-SHO-02", "EV-SHO-03", "EV-SHO-04", "EV-SHO-10", "EV-HID-03", "EV-STA-08", "EV-WPN-01"
)
def why_no_shot(state: Skirmish, shooter: Id, target: Id, weapon: Weapon, at: Point | None = None) -> Refusal | None:
    """What forbids this shot, if anything."""
    me, foe = state.figures[shooter], state.figures[target]
    if me.shooting is None:
        return Refusal("cannot-shoot", ("EV-CHR-05",), {"figure": shooter})
    if weapon not in me.missiles:
        rules = ("EV-WPN-03",) if weapon.shoots else ("EV-WPN-01",)
        return Refusal("no-such-missile", rules, {"weapon": weapon.name})
    if foe.side == me.side or not foe.in_play:
        return Refusal("not-an-enemy", ("EV-SHO-10", *out_of_it(foe)), {"figure": target})
    if HIDDEN in foe.status and (at is None or hideouts(state, target, at)):
        return Refusal("target-is-hidden", ("EV-HID-03", "EV-SHO-10"), {"figure": target})
    if engaged_with(state, shooter):
        return Refusal("engaged", ("EV-SHO-04",), {"figure": shooter})
    if engaged_with(state, target) if at is None else engaged_there(state, target, at):
        return Refusal("engaged", ("EV-SHO-04",), {"figure": target})
    if at is None:
        distance = apart(state, shooter, target)
        if band_of(weapon, distance) is None:
            assert weapon.ranges is not None
            facts = {"distance": round(distance, 3), "range": weapon.ranges[2]}
            return Refusal("out-of-range", ("EV-SHO-02",), facts)
    return why_out_of_sight(state, shooter, target, at)


@rule("EV-DMG-06")
def out_of_it(one: Fighter) -> tuple[str, ...]:
    """The rule by which the fallen are no targets, for refusals."""
    return ("EV-DMG-06",) if OUT in one.status else ()


def cannot_shoot(me: Fighter) -> Refusal:
    """It has no T, has thrown all it could shoot with, or has nothing to shoot with at all."""
    missing = "EV-CHR-05" if me.shooting is None else "EV-WPN-03" if me.lost_weapons else "EV-WPN-01"
    return Refusal("cannot-shoot", (missing,), {"figure": me.id})


@rule("EV-SHO-04", "EV-CCS-03")
def engaged_there(state: Skirmish, who: Id, at: Point) -> bool:
    """Would it touch one of its enemies, standing there?"""
    me = state.figures[who]
    here = Footprint(me.base, at, me.angle)
    return any(gap(here, foe) <= CONTACT for foe in state.enemies(who))


def why_out_of_sight(state: Skirmish, shooter: Id, target: Id, at: Point | None = None) -> Refusal | None:
    if not in_sight(state, shooter, target, at):
        return Refusal("no-line-of-sight", ("EV-SHO-01",), {"figure": target})
    screen = hidden_by_model(state, shooter, target, at)
    if screen is not None:
        return Refusal("hidden-by-a-model", ("EV-SHO-03",), {"figure": screen})
    return None


def possible_shots(state: Skirmish, shooter: Id) -> list[tuple[Id, Weapon]]:
    """Every legal target and weapon from where the shooter stands."""
    me = state.figures[shooter]
    missiles = me.missiles
    if me.shooting is None or not missiles or engaged_with(state, shooter):
        return []
    found = []
    for foe in state.enemies(shooter):
        if HIDDEN in foe.status or engaged_with(state, foe.id):
            continue
        distance = gap(me, foe)
        usable = [weapon for weapon in missiles if band_of(weapon, distance) is not None]
        if usable and why_out_of_sight(state, shooter, foe.id) is None:
            found += [(foe.id, weapon) for weapon in usable]
    return found


@rule("EV-SHO-05")
def aim_at(game: Game[Skirmish], shooter: Id, target: Id, weapon: Weapon, kind: str) -> Aim:
    """One shot with one weapon at one target; the range band is the one measured now."""
    distance = apart(game.state, shooter, target)
    return Aim(shooter, target, weapon.name, kind, band_of(weapon, distance) or "long", round(distance, 3))


# ---------------------------------------------------------------- modifiers of T


@modifies(SHOOTING, "Portée", "EV-SHO-06", "EV-SHO-12", "EV-CCS-02")
def range_band(game: Game[Skirmish], who: Id, aim: Aim) -> int:
    """-1 at short range, 0 at medium range, +1 at long range."""
    return BANDS[aim.band]


@modifies(SHOOTING, "Cible à terre", "EV-STA-13", "EV-SHO-12")
def target_prone(game: Game[Skirmish], who: Id, aim: Aim) -> int:
    """+1 against a prone target."""
    return 1 if PRONE in game[aim.target].status else 0


@modifies(SHOOTING, "Cible dissimulée", "EV-SHO-11", "EV-SHO-12", "EV-STA-11")
def target_concealed(game: Game[Skirmish], who: Id, aim: Aim) -> int:
    """+1 if more than half of the target is hidden."""
    return 1 if concealed(hidden_share(game.state, who, aim.target, aim.target_at)) else 0


@modifies(SHOOTING, "Cible à couvert", "EV-STA-10", "EV-STA-11", "EV-REA-09", "EV-REA-11", "EV-SHO-12")
def target_in_cover(game: Game[Skirmish], who: Id, aim: Aim) -> int:
    """+2 more, but only against a shooter from whom the target is concealed."""
    foe = game[aim.target]
    if COVER not in foe.status or (aim.target_at is not None and not covered_there(game.state, foe, aim.target_at)):
        return 0
    return 2 if concealed(hidden_share(game.state, who, aim.target, aim.target_at)) else 0


def covered_there(state: Skirmish, figure: Fighter, at: Point) -> bool:
    """On its way, a model in cover keeps it as long as it touches the element."""
    here = Footprint(figure.base, at, figure.angle)
    return any(piece.id == figure.behind and touches(here, piece) for piece in state.table.pieces)


@modifies(SHOOTING, "Tir en déplacement", "EV-DYN-04", "EV-STA-04", "EV-SHO-12")
def on_the_move(game: Game[Skirmish], who: Id, aim: Aim) -> int:
    """+1 for the shot of a Moving shot; a free move costs nothing."""
    return 1 if aim.moving else 0


@modifies(SHOOTING, "Viser", "EV-AIM-01", "EV-AIM-02", "EV-AIM-04", "EV-SHO-12")
def aimed(game: Game[Skirmish], who: Id, aim: Aim) -> int:
    """-2 for a static shot of the same series, the first one after aiming."""
    return -2 if aim.kind == "static" and AIMING in game[who].status else 0


@modifies(SHOOTING, "Béni", "EV-TRT-05", "EV-SHO-12")
def shooter_blessed(game: Game[Skirmish], who: Id, aim: Aim) -> int:
    """-1 for a Blessed model."""
    return -1 if BLESSED in game[who].status else 0


# ---------------------------------------------------------------- rolling


@rule("EV-HID-06")
def reveal(game: Game[Skirmish], who: Id) -> None:
    """A hidden model that attacks gives itself away as it declares the attack."""
    if HIDDEN in game[who].status:
        game.tell(Revealed(figure=who, reason="attacked", rules=("EV-HID-06",)))


class Volley(Struct, frozen=True):
    """A shot that was rolled: its hits, not yet saved."""

    target: Id
    weapon: Weapon
    hits: int


@rule("EV-SHO-07", "EV-SHO-08", "EV-SHO-09", "EV-SHO-13", "EV-WPN-03", "EV-WPN-04")
def shoot(game: Game[Skirmish], aim: Aim) -> Volley:
    """Roll the dice of a shot; saves and losses come when everything that happens at the same time is rolled."""
    me = game[aim.shooter]
    weapon = me.weapon(aim.weapon)
    why = game.total(SHOOTING, aim.shooter, aim)
    power = game.total(DICE, aim.shooter, None, base=weapon.power).value
    dice = 0 if harmless(game, weapon, aim.target) else power
    pool = Pool(dice, at_least=why.value)
    roll = game.roll(aim.shooter, "shot", pool, why, ("EV-SHO-07",))
    hits = roll.hits
    if weapon.magic:
        hits += reroll(game, aim.shooter, "shot", replace(pool, dice=1), roll.misses)[0]
    hidden = round(hidden_share(game.state, aim.shooter, aim.target, aim.target_at), 3)
    game.tell(
        Shot(
            figure=aim.shooter,
            target=aim.target,
            weapon=aim.weapon,
            kind=aim.kind,
            distance=aim.distance,
            band=aim.band,
            hidden=hidden,
            needed=why.value,
            dice=dice,
            hits=hits,
            modifiers=why.modifiers,
            rules=("EV-SHO-08", "EV-SHO-13"),
        )
    )
    if weapon.thrown:
        game.tell(WeaponLost(figure=aim.shooter, weapon=weapon.name, rules=("EV-WPN-03",)))
    if aim.kind == "static" and AIMING in game[aim.shooter].status:
        game.tell(StatusLost(figure=aim.shooter, status=AIMING, rules=("EV-AIM-04",)))
    return Volley(aim.target, weapon, hits)


@rule("EV-DMG-02", "EV-SHO-08", "EV-SHO-14")
def land(game: Game[Skirmish], volley: Volley) -> Loss:
    """Saves against a shot; each damage left takes one Vitality, without a further roll, and knocks nobody prone."""
    return Loss(volley.target, wounds=saved(game, volley.target, volley.hits, volley.weapon), rules=("EV-DMG-02",))


@rule("EV-WPN-04", "EV-WPN-05")
def reroll(game: Game[Skirmish], who: Id, purpose: str, pool: Pool, misses: int) -> tuple[int, int]:
    """A magic weapon may roll one missed die again; the new result stands. Hits gained, and misses not yet so tried."""
    if misses <= 0:
        return 0, 0
    answer = game.choose(
        "reroll", who, ("keep", "reroll"), "keep", "EV-WPN-04", "EV-WPN-05", purpose=purpose, needed=pool.at_least
    )
    if answer == "keep":
        return 0, misses
    game.tell(Retried(figure=who, purpose=purpose, rules=("EV-WPN-05",)))
    roll = game.roll(who, purpose, pool, None, ("EV-WPN-05",))
    return roll.hits, misses - 1 + (roll.misses if roll.hits else 0)
