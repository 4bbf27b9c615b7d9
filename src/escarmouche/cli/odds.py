"""`escarmouche odds`: the exact odds of what may be answered, at a moment of a game, in a case, or in a duel."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from escarmouche.cli.common import percent, print_json, system_named, watched

if TYPE_CHECKING:
    from escarmouche.core.position import Position
    from escarmouche.core.system import System
    from escarmouche.core.texts import Texts
    from escarmouche.odds import Chance, Odds

WORDS = {
    "usage": (
        "Tell what to reckon: a record (with --moment), a case file, or a game and two profiles; see --help.",
        "Dites quoi calculer : un enregistrement (avec --moment), un fichier de cas, ou un jeu et deux profils ; "
        "voir --help.",
    ),
    "nothing": ("Nothing is asked at this moment.", "Rien n’est demandé à ce moment."),
    "moment": ("--moment {}: the game has the moments 0 to {}.", "--moment {} : la partie a les moments 0 à {}."),
    "name=value": ("--option wants name=value, not {}.", "--option veut nom=valeur, et non {}."),
    "exact": ("exact, {} ways, {} left out", "exact, {} chemins, {} laissé de côté"),
    "worlds": (
        "exact in each of {} worlds that cannot be told apart, ± two standard errors",
        "exact dans chacun de {} mondes qu'on ne peut distinguer, ± deux erreurs types",
    ),
    "sampled": ("sampled, {} plays, ± two standard errors", "échantillon de {} essais, ± deux erreurs types"),
    "best": ("everybody chooses what is best for them", "chacun choisit au mieux pour soi"),
    "decline": ("everybody declines", "chacun s’abstient"),
    "none": ("nobody has a choice", "personne n’a de choix"),
    "next": ("then: {}", "ensuite : {}"),
    "mean": ("{} on average", "{} en moyenne"),
    "die": ("1 die", "1 dé"),
    "dice": ("{} dice", "{} dés"),
    "number": ("{} must be at least {}", "{} doit valoir au moins {}"),
}


def command(
    *what: str,
    moment: int | None = None,
    option: list[str] | None = None,
    policy: str = "best",
    samples: int = 1000,
    agree: int = 0,
    seed: str = "agree",
    out: Path | None = None,
    resume: bool = False,
    json: bool = False,
    lang: str | None = None,
) -> int:
    """The odds of every option at a moment of a record or in a case, or of one profile attacking another."""
    from escarmouche.core.texts import Texts, Unusable, language
    from escarmouche.core.words import nearest
    from escarmouche.odds.policies import POLICIES

    tongue = language(lang)
    words = {name: pair[tongue == "fr"] for name, pair in WORDS.items()}
    if policy not in POLICIES:
        raise Unusable("wrong-option", nearest(policy, POLICIES), word=f"--policy {policy[:40]}", known=list(POLICIES))
    if samples < 1:
        print(words["number"].format("--samples", 1), file=sys.stderr)
        return 2
    told = {}
    for one in option or ():
        name, given, value = one.partition("=")
        if not given:
            print(words["name=value"].format(one[:60]), file=sys.stderr)
            return 2
        told[name] = value
    if agree and len(what) == 1:
        from escarmouche.cli.agree import agreed

        return agreed(system_named(what[0]), agree, samples, seed, out, resume, json, tongue)
    if len(what) == 3:
        from escarmouche.odds.duels import duel

        system = system_named(what[0])
        position, reckoned_ = duel(system, what[1], what[2], told, policy)
        return show(system, position, [reckoned_], words, Texts(system, tongue), json)
    if len(what) != 1:
        print(words["usage"], file=sys.stderr)
        return 2
    system, position = found(Path(what[0]), moment, words)
    if not position.pending:
        print(words["nothing"], file=sys.stderr)
        return 1
    return show(system, position, reckoned(system, position, policy, samples), words, Texts(system, tongue), json)


def found(path: Path, moment: int | None, words: dict[str, str]) -> tuple[System, Position]:
    """The position at a moment of a record, or where the situation of a case begins."""
    from escarmouche.core.cases import load
    from escarmouche.core.dice import SeededDice
    from escarmouche.core.position import begin
    from escarmouche.core.record import read
    from escarmouche.core.texts import Unusable
    from escarmouche.games import SYSTEMS
    from escarmouche.sim.moments import story

    if not path.exists():
        raise Unusable("no-such-file", None, path=str(path))
    if path.suffix in (".yaml", ".yml"):
        case = load(path, SYSTEMS)[0]
        system = system_named(case.game)
        return system, begin(system.case_state(case), SeededDice(case.case)).position
    record = read(path)
    system = system_named(record.setup.game)
    tale = story(record, system)
    try:
        return system, tale.position(len(tale.chosen) - 1 if moment is None else moment)
    except LookupError:
        raise Unusable("no-such-moment", None, last=len(tale.chosen)) from None


def reckoned(system: System, position: Position, policy: str, samples: int) -> list[Odds]:
    """The odds of each option; of a path or a point, of some that are worth a look."""
    from escarmouche.core.dice import Block
    from escarmouche.odds.exact import odds

    decision = position.decision()
    answers = decision.candidates(Block("odds", 0), 12)
    told = []
    with watched() as progress:
        for number, answer in enumerate(answers):
            if progress:
                progress(number, len(answers))
            told.append(odds(system, position, answer, policy=policy, samples=samples, seat=decision.seat))
    return told


def show(
    system: System, position: Position, told: Sequence[Odds], words: dict[str, str], texts: Texts, json: bool
) -> int:
    if json:
        print_json(msgspec.to_builtins(told, str_keys=True))
        return 0
    state = position.now
    decision = position.decision()
    print(texts.prompt(decision, state))
    for one in told:
        print(f"\n{texts.option(decision, one.answer, state)}")
        for line in lines(one, state, words, texts):
            print(f"  {line}")
    return 0


def lines(one: Odds, state: Any, words: dict[str, str], texts: Texts) -> list[str]:
    """What may happen to whom, the rolls with their modifiers and rules, and how it was found."""
    names, lang = texts.names(state), texts.lang
    made = []
    for who, happenings in one.figures.items():
        parts = [part for what, chance in happenings.items() if (part := happening(what, chance, one, words, texts))]
        if parts:
            made.append(f"{names.get(who, who)}: " + ", ".join(parts))
    for roll in one.rolls:
        fewest, most = min(roll.dice), max(roll.dice)
        dice = words["die"] if most == 1 else words["dice"].format(most if fewest == most else f"{fewest}–{most}")
        parts = [f"{names.get(roll.figure, roll.figure)}, {texts.word('purpose', roll.purpose)}: {dice}"]
        parts.append(f"{roll.needed}+" if roll.base is None else f"{roll.base}+")
        parts += [
            f"{texts.word('modifier', modifier.name)} {modifier.value:+d} ({modifier.rule})"
            for modifier in roll.modifiers
        ]
        ends = f" = {roll.needed}+" if roll.modifiers else ""
        made.append("· " + " · ".join(parts) + f"{ends} [{', '.join(roll.rules)}] {percent(lang, roll.chance)}")
    if one.open:
        made.append(
            words["next"].format(", ".join(f"{key} {percent(lang, chance)}" for key, chance in one.open.items()))
        )
    how = (
        words["exact"].format(one.ways, f"{one.remainder:.0e}")
        if one.method == "exact"
        else words[one.method].format(one.samples)
    )
    made.append(f"({how}; {words[one.policy]})")
    return made


def happening(what: str, chance: Chance, one: Odds, words: dict[str, str], texts: Texts) -> str:
    """`wounds 38% (0.5 on average)`, for what the texts have a word for."""
    from escarmouche.core.texts import number

    name = what.replace("_", "-").replace(":", "-")
    label = texts.word("outcome", name)
    if label == name or chance.share < 0.0005:
        return ""
    error = f" ± {percent(texts.lang, 2 * chance.error, 1)}" if one.method != "exact" else ""
    mean = f" ({words['mean'].format(number(texts.lang, round(chance.mean, 2)))})" if len(chance.spread) > 1 else ""
    return f"{label} {percent(texts.lang, chance.share, 1)}{error}{mean}"
