"""Questions put to the table: what a Safar sees, reaches, may cast and how far it goes."""

from __future__ import annotations

from escarmouche.core.game import Game
from escarmouche.files.words import Unknown
from escarmouche.games.kharn_ages.cards import Shot
from escarmouche.games.kharn_ages.desk.facts import spell_named
from escarmouche.games.kharn_ages.figures import ROOTED, STUNNED, Battle
from escarmouche.games.kharn_ages.rules.actions import price
from escarmouche.games.kharn_ages.rules.magic import why_no_spell
from escarmouche.games.kharn_ages.rules.movement import pace, walk_cost, walk_of
from escarmouche.games.kharn_ages.rules.rounds import Round, begins, ready
from escarmouche.games.kharn_ages.rules.shooting import band, span, why_not_shoot
from escarmouche.games.kharn_ages.rules.sight import cover, sees
from escarmouche.games.kharn_ages.rules.space import EASE, apart, engaged_by, in_aura, in_reach, is_free, supporters
from escarmouche.games.kharn_ages.rules.terrain import worst
from escarmouche.games.kharn_ages.scenarios.deployment import strips
from escarmouche.games.kharn_ages.stats import BARRED, BY_LETTER, INCANTATION, POOL, Effort, Incantation
from escarmouche.rulings.lookups import Asked, Lookup, Lookups, about, between, pair, route_cost


def stat_query(game: Game[Battle], asked: Asked) -> int:
    if asked["stat"] not in BY_LETTER:
        raise Unknown("stat", asked["stat"], BY_LETTER)
    return game.total(BY_LETTER[asked["stat"]], asked["figure"]).value


def pace_query(game: Game[Battle], asked: Asked) -> int:
    """How far a movement goes from here: on the ground it stands on, if it meets no worse; nowhere for who cannot."""
    me = game[asked["figure"]]
    if me.status & {ROOTED, STUNNED}:
        return 0
    return worst(game.state, me, pace(game, me.id, asked.get("kind", "walk")), (me.at,))[0]


def shot_query(game: Game[Battle], asked: Asked) -> str:
    """Legal, or the word for what forbids the shot, its price apart."""
    who = asked["from"]
    launcher(game, asked)
    barred = game.moment(BARRED, None, who, "shoot")
    refusal = barred or why_not_shoot(game, who, {"shoot": asked["to"], "weapon": asked["weapon"]}, free=True)
    return refusal.reason if refusal else "legal"


def launcher(game: Game[Battle], asked: Asked) -> Shot:
    """How a weapon shoots that somebody has."""
    me = game[asked["from"]]
    shot: Shot | None = me.card(asked["weapon"]).shot if me.gear[asked["weapon"]].kind == "weapon" else None
    if shot is None:
        shooting = [item for item in me.gear if me.gear[item].kind == "weapon" and me.card(item).shot is not None]
        raise Unknown("shooting weapon", asked["weapon"], shooting)
    return shot


def cast_query(game: Game[Battle], asked: Asked) -> str:
    """Legal, or the word for what forbids the spell at this target, its price apart."""
    who, target = asked["from"], asked.get("to", asked["from"])
    refusal = why_no_spell(game, who, target, spell_named(asked["spell"]).name)
    return refusal.reason if refusal else "legal"


def incantation_query(game: Game[Battle], asked: Asked) -> int:
    """What an incantation adds to its die."""
    who, ap = asked["figure"], asked.get("ap", 1)
    made = Incantation(who, asked.get("spell", ""), asked.get("to", who), 0, ap)
    return game.total(INCANTATION, who, made, base=ap * game.total(BY_LETTER["I"], who).value).value


def route_query(game: Game[Battle], asked: Asked) -> float | str:
    """The length of the shortest way for a walk."""
    who = asked["figure"]
    return route_cost(walk_of(game.state, who), game[who].at, asked, pace(game, who) + EASE)


def band_query(game: Game[Battle], asked: Asked) -> str:
    return band(launcher(game, asked), span(game.state, *pair(asked)))


TABLE: tuple[Lookup[Battle], ...] = (
    between("distance", "the gap between two bases on the ground, in toises, heights apart", "NUMBER", apart),
    between("sight", "is there a line of sight", "true | false", sees),
    Lookup(
        "reach",
        "is the second in the zone of control of the first, or in reach of a weapon",
        "{from, to, weapon?}",
        "true | false",
        lambda game, asked: in_reach(game.state, *pair(asked), asked.get("weapon", "")),
    ),
    between("cover", "the cover bonus of the second against a shot of the first", "NUMBER", cover),
    Lookup(
        "shot",
        "legal, or the word for what forbids the shot, AP apart; no-shooting-weapon is one that is not in hand",
        "{from, to, weapon}",
        "legal | not-an-enemy | no-shooting-weapon | laden | no-weapon-in-water | engaged | must-reload | "
        "no-ammunition | too-near | out-of-range | no-line-of-sight | spared | in-the-dust",
        shot_query,
    ),
    Lookup(
        "band",
        "the range band of a target: nearer than `short` of the weapon, up to its `long`, farther",
        "{from, to, weapon}",
        "short | medium | long",
        band_query,
    ),
    about(
        "engaged",
        "the enemies in whose zone of control it stands, in alphabetical order",
        "[FIGURE, ...]",
        lambda game, who: sorted(engaged_by(game.state, who)),
    ),
    about("free", "is it in no enemy's zone of control", "true | false", lambda game, who: is_free(game.state, who)),
    Lookup(
        "aura",
        "is the second in the aura of the first",
        "{from, to}",
        "true | false",
        lambda game, asked: in_aura(game, *pair(asked)),
    ),
    Lookup(
        "support",
        "the allies that support a Safar against an opponent, in alphabetical order",
        "{figure, against}",
        "[FIGURE, ...]",
        lambda game, asked: sorted(supporters(game.state, asked["figure"], asked["against"])),
    ),
    Lookup(
        "cast",
        "legal, or the word for what forbids to cast a spell at somebody (without `to`: at the caster, as an area is), "
        "AP apart",
        "{from, to?, spell}",
        "legal | unknown-spell | rate-used-up | wrong-target | out-of-range-of-spell | no-line-of-sight | spared",
        cast_query,
    ),
    Lookup(
        "incantation",
        "what an incantation adds to its die: I for each AP and the bonus of the path",
        "{figure, ap?: NUMBER}",
        "NUMBER",
        incantation_query,
    ),
    about(
        "fright",
        "the fright it causes now, by skill or spell; 0 for none",
        "NUMBER",
        lambda game, who: game[who].fright,
    ),
    Lookup("stat", "a characteristic as it is now", "{figure, stat: V|P|A|C|T|I}", "NUMBER", stat_query),
    Lookup(
        "pace",
        "how far a movement goes from here, on this ground; 0 for who cannot move",
        "{figure, kind?: walk | swim | assault}",
        "NUMBER",
        pace_query,
    ),
    about(
        "walk_cost",
        "AP of the next walk",
        "NUMBER",
        lambda game, who: price(game, who, walk_cost(game[who]), "walk").value,
    ),
    Lookup(
        "pool",
        "how many level dice it rolls; `field` is that of a mastery die (offensive, defensive, objectives, "
        "shooting, esoteric)",
        "{figure, field?: FIELD}",
        "NUMBER",
        lambda game, asked: game.total(POOL, asked["figure"], Effort(asked.get("field", ""), "query")).value,
    ),
    Lookup(
        "route",
        "the length of the shortest walk to a point or into contact; none if it is farther than a walk",
        "{figure, to? | touch?}",
        "NUMBER | none",
        route_query,
    ),
    Lookup(
        "begins",
        "the side that begins a round",
        "{round: NUMBER}",
        "red | blue",
        lambda game, asked: begins(game.state, asked["round"]),
    ),
    Lookup(
        "ready",
        "who is still to be activated, in alphabetical order; those in ambush may be, too, and are not among them",
        "{side}",
        "[FIGURE, ...]",
        lambda game, asked: sorted(figure.id for figure in ready(game.state, asked["side"])),
    ),
    Lookup("strips", "the deployment strips", "{}", "[south, north]", lambda game, asked: list(strips(game.state))),
)

QUERIES = Lookups(Round(), TABLE)
