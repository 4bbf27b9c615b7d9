"""`escarmouche rules`: how much of each book is played and proved, and where."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from escarmouche.cli.common import print_json, system_named
from escarmouche.cli.played import count_rules

if TYPE_CHECKING:
    from escarmouche.core.system import System
    from escarmouche.rulings.ledger import Coverage, Rule
    from escarmouche.telling.texts import Lang

MARKERS = re.compile(r"(<!-- coverage:start -->\n).*?(<!-- coverage:end -->)", re.DOTALL)


def command(
    game: str | None = None,
    rule: str | None = None,
    /,
    *,
    games: int = 0,
    played: Path | None = None,
    seed: str = "0",
    write: bool = False,
    readme: bool = False,
    json: bool = False,
    lang: str | None = None,
) -> int:
    """Which rules of a book are played and proved."""
    from escarmouche.games import SYSTEMS
    from escarmouche.rulings.ledger import coverage
    from escarmouche.telling.texts import language

    tongue = language(lang)
    if readme:
        return renew_readme(tongue)
    if game is None:
        return all_games([system_named(name) for name in SYSTEMS], tongue, json)
    if rule is not None and not write and not games and not played:
        return one_of(game, rule, tongue, json)
    system = system_named(game)
    if games or played:
        return count_rules(system, games, played, seed, write, tongue, json)
    if write and not renew_proofs(system, tongue):
        return 2
    if rule is not None:
        return one_of(game, rule, tongue, json)
    found = coverage(system)
    if json:
        print_json(found.summary())
    else:
        chapters(system, found, tongue)
    return complain_of_strangers(found, tongue)


def all_games(systems: Sequence[System], lang: Lang, json: bool) -> int:
    from escarmouche.rulings.ledger import coverage
    from escarmouche.telling.texts import say

    found = [coverage(system) for system in systems]
    if json:
        print_json([part.summary() for part in found])
    else:
        heads = [say(lang, f"rules-{name}") for name in ("game", "count", "implemented", "proved")]
        table(heads, [_row(system.title, part.summary()) for system, part in zip(systems, found, strict=True)])
    return max((complain_of_strangers(part, lang) for part in found), default=0)


def chapters(system: System, found: Coverage, lang: Lang) -> None:
    """A table by chapter, then what is missing."""
    from escarmouche.rulings.contents import title_of
    from escarmouche.rulings.ledger import ledger
    from escarmouche.telling.texts import say

    rules = ledger(system)
    missing, unproved = set(found.missing), {*found.unproved, *found.weak}
    by_chapter: dict[str, list[str]] = {}
    for rule in found.rules:
        by_chapter.setdefault(rules[rule].chapter, []).append(rule)
    rows = []
    for chapter, ids in by_chapter.items():
        counts = (len(ids), sum(rule not in missing for rule in ids), sum(rule not in unproved for rule in ids))
        rows.append([f"{chapter}  {title_of(system, rules[ids[0]], lang)}", *map(str, counts)])
    rows.append(_row(say(lang, "rules-total"), found.summary()))
    table([say(lang, f"rules-{name}") for name in ("chapter", "count", "implemented", "proved")], rows)
    for name, ids in (("missing", found.missing), ("unproved", found.unproved), ("weak", found.weak)):
        if ids:
            print(wrapped(f"{say(lang, f'rules-{name}')} {', '.join(ids)}"))
    if not found.missing and not found.unproved and not found.weak:
        print(say(lang, "rules-complete"))


def one_of(game: str, wanted: str, lang: Lang, json: bool) -> int:
    """A rule by its id, or a chapter by its letters or its title; only what is needed is read."""
    from escarmouche.files.words import nearest
    from escarmouche.games import SYSTEMS
    from escarmouche.rulings.pages import Loaded, chapter, pages
    from escarmouche.telling.texts import Unusable

    found = (pages(SYSTEMS[game]) if game in SYSTEMS else None) or Loaded(system_named(game))
    rules = found.book.rules
    rule = rules.get(wanted.upper())
    several = [rule] if rule else chapter(found, wanted)
    if not several:
        meant = nearest(wanted.upper(), [*letters(rules.values()), *rules])
        meant = meant or nearest(wanted, {one.section for one in rules.values()})
        raise Unusable("unknown-rule", meant, word=wanted[:60], game=found.book.title or game)
    code, proofs = found.code([one.id for one in several]), found.proofs()
    if json:
        told = [as_json(one, lang, code.get(one.id, []), proofs.get(one.id, [])) for one in several]
        print_json(told[0] if rule else told)
    elif rule:
        one_rule(rule, lang, code.get(rule.id, []), proofs.get(rule.id, []))
    else:
        one_chapter(several, lang)
    return 0


def letters(rules: Iterable[Rule]) -> list[str]:
    """What chapters are called in short: `EV-MEL` and `MEL`."""
    return list(dict.fromkeys(word for one in rules for word in (one.chapter, one.chapter.partition("-")[2])))


def as_json(rule: Rule, lang: Lang, code: list[str], proofs: list[str]) -> dict[str, Any]:
    text = rule.text(lang)
    told = {"id": rule.id, "section": rule.section, "title": text.title, "rule": text.rule, "ruling": text.ruling}
    return {**told, "code": code, "proofs": proofs}


def one_rule(rule: Rule, lang: Lang, code: list[str], proofs: list[str]) -> None:
    """The text of a rule, our ruling, and where it is applied and proved."""
    from escarmouche.telling.texts import say

    print(f"{rule.id}  {rule.text(lang).title}")
    print(say(lang, "rules-section", section=rule.section))
    tell(rule, lang)
    for name, places in (("code", code), ("tests", proofs)):
        print(f"\n{say(lang, f'rules-{name}')}")
        for place in places or [say(lang, "rules-none")]:
            print(f"  {place}")


def one_chapter(chapter: Sequence[Rule], lang: Lang) -> None:
    """Every rule of a chapter, as one reads a book."""
    for at, rule in enumerate(chapter):
        if not at or rule.section != chapter[at - 1].section:
            print(("\n" if at else "") + rule.section)
        print(f"\n{rule.id}  {rule.text(lang).title}")
        tell(rule, lang)


def tell(rule: Rule, lang: Lang) -> None:
    from escarmouche.telling.texts import say

    text = rule.text(lang)
    print("\n" + wrapped(text.rule))
    if text.ruling:
        print("\n" + wrapped(f"{say(lang, 'rules-ruling')} {text.ruling}"))


def complain_of_strangers(found: Coverage, lang: Lang) -> int:
    from escarmouche.telling.texts import say

    if not found.strangers:
        return 0
    named = ", ".join(f"{rule} ({places[0]})" for rule, places in found.strangers.items())
    print(f"{say(lang, 'rules-strangers')} {named}", file=sys.stderr)
    return 1


# -------------------------------------------------------------- files that follow


def renew_proofs(system: System, lang: Lang) -> bool:
    from escarmouche.rulings.ledger import write_proofs
    from escarmouche.telling.texts import say

    path = write_proofs(system)
    print(say(lang, "not-a-checkout" if path is None else "rules-written", path=path), file=sys.stderr)
    return path is not None


def renew_readme(lang: Lang) -> int:
    from escarmouche.rulings.ledger import checkout
    from escarmouche.telling.texts import say

    root = checkout()
    if root is None:
        print(say(lang, "not-a-checkout"), file=sys.stderr)
        return 2
    path = root / "README.md"
    text = path.read_text(encoding="utf-8")
    if not MARKERS.search(text):
        print(say(lang, "rules-unmarked", path=path.name), file=sys.stderr)
        return 2
    path.write_text(with_table(text), encoding="utf-8")
    print(say(lang, "rules-readme", path=path.name))
    return 0


def with_table(text: str) -> str:
    """The README with its table of books renewed."""
    from escarmouche.games import SYSTEMS
    from escarmouche.rulings.ledger import book, coverage
    from escarmouche.telling.texts import say

    heads = [say("en", f"readme-{name}") for name in ("book", "rules", "played", "proved")]
    lines = [f"| {' | '.join(heads)} |", "|---|---:|---:|---:|"]
    for name in SYSTEMS:
        system = system_named(name)
        told = coverage(system).summary()
        title = book(system).title or system.title
        lines.append(f"| {title} | {told['rules']} | {told['implemented']} | {told['proved']} |")
    table_text = "\n".join(lines) + "\n"
    return MARKERS.sub(lambda found: found[1] + table_text + found[2], text)


# -------------------------------------------------------------- printing


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table

    drawn = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for at, head in enumerate(heads):
        drawn.add_column(head, justify="right" if at else "left", no_wrap=at > 0)
    for row in rows:
        drawn.add_row(*row)
    Console(highlight=False, markup=False).print(drawn)


def wrapped(text: str) -> str:
    import shutil
    import textwrap

    return textwrap.fill(text, min(shutil.get_terminal_size((100, 24)).columns, 100), break_on_hyphens=False)


def _row(title: str, told: dict[str, Any]) -> list[str]:
    return [title, *(str(told[name]) for name in ("rules", "implemented", "proved"))]
