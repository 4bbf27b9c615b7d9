"""A list on paper: a roster with the rules of its traits, and a card for each figure, as a PDF made by typst.

What is printed is plain data; how it looks is `prints.typ`, which knows no game.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from functools import cache
from importlib import resources
from typing import Any

from msgspec.structs import replace

from escarmouche.cards import bringing
from escarmouche.cards.lists import ArmyList, encode, parts, unknown_profile
from escarmouche.core.brought import unmarked
from escarmouche.core.system import Card, System
from escarmouche.rulings.ledger import ledger
from escarmouche.telling.texts import Lang, Texts, Unusable, say, slug

EMBLEMS = {
    "leader": "M4 17.5 3 7.5l5 4 4-7 4 7 5-4-1 10zM5 20.5h14",
    "monster": "M4 4c0 5 2 7 5 8M20 4c0 5-2 7-5 8M7 11c0 6 2 9 5 9s5-3 5-9M10 14.5v.2M14 14.5v.2"
    "M10.5 20l.5-2 1 1.5 1-1.5.5 2",
    "mage": "M12 3v18M12 3l1.8 3.7 4 .5-3 2.8.8 4L12 12.1 8.4 14l.8-4-3-2.8 4-.5z",
    "archer": "M6 3c9 2 13 9 15 15M6 3 21 18M3 21 14 10M14 10h-4M14 10v4M3 21l1-4M3 21l4-1",
    "assassin": "M19 3 9.5 14.5M19 3l-1.5 6-6 7M7 11.5l5.5 5.5M8.5 15.5 4 20",
    "skirmisher": "M4 20 19 5M19 5h-5M19 5v5M8 4 4 8M20 16l-4 4",
    "defender": "M12 3c3 2 5 2.5 8 2.5 0 7-2 12-8 15.5-6-3.5-8-8.5-8-15.5C7 5.5 9 5 12 3zM12 7v10M8 11h8",
    "fighter": "M5 4l11 11M19 4 8 15M5 16.5 8.5 20M19 16.5 15.5 20M4 20l2.5-2.5M20 20l-2.5-2.5",
}
"""As the table draws them (client/src/board/emblems.ts)."""
LIFE = "V"
"""The letter of a card whose number is ticked off."""
MOST_LIFE = 12


def pdf(system: System, listed: ArmyList, lang: Lang) -> bytes:
    """The list on A4."""
    try:
        import typst
    except ModuleNotFoundError:
        raise Unusable("print-no-typst") from None
    return bytes(typst.compile(template().encode(), sys_inputs={"data": source(system, listed, lang)}))


@cache
def template() -> str:
    return resources.files("escarmouche.cards").joinpath("prints.typ").read_text(encoding="utf-8")


def source(system: System, listed: ArmyList, lang: Lang) -> str:
    """Everything that is printed, in one language."""
    texts, known = Texts(system, lang), {card.name: card for card in system.lists.cards()}
    split = [parts(system, member) for member in listed.members]
    known |= bringing.recruits(system, [name for name, _ in split])
    for name, _ in split:
        if name not in known:
            raise unknown_profile(system, name)
    cards = [detailed(system, known[name], member) for member, (name, _) in zip(listed.members, split, strict=True)]
    report = system.lists.check(listed.members, listed.options)
    told = {
        "lang": lang,
        "title": listed.name or say(lang, "print-band"),
        "game": system.title,
        "code": encode(system, listed),
        "total": say(lang, "print-total", cost=report.cost),
        "judgement": "" if report.legal else " ".join(map(texts.complaint, report.complaints)),
        "words": {word: say(lang, f"print-{word}") for word in ("figure", "weapons", "traits", "cost")},
        "letters": list(dict.fromkeys(texts.word("stat", letter) for card in known.values() for letter in card.stats)),
        "figures": [figure(texts, card) for card in cards],
        "traits": list(traits(texts, cards)),
        "emblems": {name: drawn(path) for name, path in EMBLEMS.items()},
    }
    return json.dumps(told, ensure_ascii=False)


def detailed(system: System, card: Card, member: str) -> Card:
    """The card of a member: its name with the details, and what it costs with them."""
    return card if member == card.name else replace(card, name=member, cost=system.lists.check([member], {}).cost)


def figure(texts: Texts, card: Card) -> dict[str, Any]:
    """One card in the reader's language."""
    life = card.stats.get(LIFE, "")
    return {
        **said(texts, card),
        "name": texts.member(card.name),
        "cost": card.cost,
        "emblem": card.emblem,
        "life": int(life) if life.isdigit() and int(life) <= MOST_LIFE else 0,
        "life_letter": LIFE if life.isdigit() and int(life) <= MOST_LIFE else "",
    }


def said(texts: Texts, card: Card) -> dict[str, Any]:
    """The words of a card."""
    return {
        "title": unmarked(texts.called(card.name)),
        "role": texts.printed("role", card.role),
        "faction": texts.printed("faction", card.faction),
        "stats": {texts.word("stat", letter): figure for letter, figure in card.stats.items()},
        "traits": tuple(texts.printed("trait", line) for line in card.traits),
        "weapons": tuple(unmarked(texts.printed("weapon", texts.called(line))) for line in card.weapons),
    }


def traits(texts: Texts, cards: Iterable[Card]) -> Iterable[dict[str, str]]:
    """The rules that bear the names of the traits, in the order of the names; the book's own name is told, too."""
    names = {bare(texts.printed("trait", line)): bare(line) for card in cards for line in card.traits}
    rules = ledger(texts.system).values()
    for title, name in sorted(names.items()):
        found = [rule for rule in rules if slug(name) in heads(rule.text("en").title)]
        if found:
            ids, text = ", ".join(rule.id for rule in found), " ".join(rule.text(texts.lang).rule for rule in found)
            yield {"title": title if title == name else f"{title} ({name})", "id": ids, "text": text}


def bare(line: str) -> str:
    """`Soin 2+` is about Soin."""
    return re.sub(r" [A-Z]?\d.*$", "", line)


def heads(title: str) -> set[str]:
    """What a title is about: `Soin X+: who is healed` is about Soin."""
    return {slug(re.sub(r" X\+?$", "", part.strip())) for part in re.split(r"[:,]| and ", title)}


def drawn(path: str) -> str:
    """An emblem as SVG; the template puts its colour in the place of INK."""
    look = 'fill="none" stroke="INK" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="{path}" {look}/></svg>'
