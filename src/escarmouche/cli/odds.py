"""`escarmouche odds`: the exact odds of what may be answered, at a moment of a game, in a case, or in a duel."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from escarmouche.cli.common import percent, print_json, system_named, watched
from escarmouche.cli.words import tell, warn

if TYPE_CHECKING:
    from escarmouche.core.position import Position
    from escarmouche.core.system import System
    from escarmouche.odds import Chance, Odds
    from escarmouche.telling.texts import Texts


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
    from escarmouche.files.words import nearest
    from escarmouche.odds.policies import POLICIES
    from escarmouche.telling.texts import Texts, Unusable, language

    tongue = language(lang)
    if policy not in POLICIES:
        raise Unusable("wrong-option", nearest(policy, POLICIES), word=f"--policy {policy[:40]}", known=list(POLICIES))
    if samples < 1:
        return warn(tongue, "at-least", option="--samples", least=1)
    told = {}
    for one in option or ():
        name, given, value = one.partition("=")
        if not given:
            return warn(tongue, "name-value", option="--option", word=one[:60])
        told[name] = value
    if agree and len(what) == 1:
        from escarmouche.cli.agree import agreed

        return agreed(system_named(what[0]), agree, samples, seed, out, resume, json, tongue)
    if len(what) == 3:
        from escarmouche.odds.duels import duel

        system = system_named(what[0])
        position, reckoned_ = duel(system, what[1], what[2], told, policy)
        return show(system, position, [reckoned_], Texts(system, tongue), json)
    if len(what) != 1:
        return warn(tongue, "odds-usage")
    system, position = found(Path(what[0]), moment)
    if not position.pending:
        warn(tongue, "odds-nothing")
        return 1
    return show(system, position, reckoned(system, position, policy, samples), Texts(system, tongue), json)


def found(path: Path, moment: int | None) -> tuple[System, Position]:
    """The position at a moment of a record, or where the situation of a case begins."""
    from escarmouche.front.kept import moment_of, start_of
    from escarmouche.telling.texts import Unusable

    if not path.exists():
        raise Unusable("no-such-file", None, path=str(path))
    position = start_of(path) if path.suffix in (".yaml", ".yml") else moment_of(path, moment)
    return position.system, position.at


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


def show(system: System, position: Position, told: Sequence[Odds], texts: Texts, json: bool) -> int:
    if json:
        print_json(msgspec.to_builtins(told, str_keys=True))
        return 0
    state = position.now
    decision = position.decision()
    print(texts.prompt(decision, state))
    for one in told:
        print(f"\n{texts.option(decision, one.answer, state)}")
        for line in lines(one, state, texts):
            print(f"  {line}")
    return 0


def lines(one: Odds, state: Any, texts: Texts) -> list[str]:
    """What may happen to whom, the rolls with their modifiers and rules, and how it was found."""
    names, lang = texts.names(state), texts.lang
    made = []
    for who, happenings in one.figures.items():
        parts = [part for what, chance in happenings.items() if (part := happening(what, chance, one, texts))]
        if parts:
            made.append(f"{names.get(who, who)}: " + ", ".join(parts))
    for roll in one.rolls:
        fewest, most = min(roll.dice), max(roll.dice)
        dice = tell(lang, "odds-dice", dice=most if fewest == most else f"{fewest}–{most}")
        parts = [f"{names.get(roll.figure, roll.figure)}, {texts.word('purpose', roll.purpose)}: {dice}"]
        parts.append(f"{roll.needed}+" if roll.base is None else f"{roll.base}+")
        parts += [
            f"{texts.word('modifier', modifier.name)} {modifier.value:+d} ({modifier.rule})"
            for modifier in roll.modifiers
        ]
        ends = f" = {roll.needed}+" if roll.modifiers else ""
        made.append("· " + " · ".join(parts) + f"{ends} [{', '.join(roll.rules)}] {percent(lang, roll.chance)}")
    if one.open:
        questions = ", ".join(f"{key} {percent(lang, chance)}" for key, chance in one.open.items())
        made.append(tell(lang, "odds-next", questions=questions))
    facts = {"ways": one.ways, "left": f"{one.remainder:.0e}", "samples": one.samples}
    how = tell(lang, f"odds-{one.method}", **facts)
    made.append(f"({how}; {tell(lang, f'odds-{one.policy}')})")
    return made


def happening(what: str, chance: Chance, one: Odds, texts: Texts) -> str:
    """`wounds 38% (0.5 on average)`, for what the texts have a word for."""
    from escarmouche.telling.texts import number

    name = what.replace("_", "-").replace(":", "-")
    label = texts.word("outcome", name)
    if label == name or chance.share < 0.0005:
        return ""
    error = f" ± {percent(texts.lang, 2 * chance.error, 1)}" if one.method != "exact" else ""
    average = number(texts.lang, round(chance.mean, 2))
    mean = f" ({tell(texts.lang, 'odds-mean', mean=average)})" if len(chance.spread) > 1 else ""
    return f"{label} {percent(texts.lang, chance.share, 1)}{error}{mean}"
