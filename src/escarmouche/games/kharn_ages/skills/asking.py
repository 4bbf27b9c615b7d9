"""Whether a skill is used, and what is limited in number."""

from __future__ import annotations

from escarmouche.core.game import Game
from escarmouche.core.rules import rule
from escarmouche.core.state import Id
from escarmouche.games.kharn_ages.events import Used
from escarmouche.games.kharn_ages.figures import Battle, Safar


@rule("KA-SKL-02")
def uses(game: Game[Battle], who: Id, skill: str, rule_id: str, otherwise: str = "no") -> bool:
    """Does the player use a skill now? It may decline."""
    return game.choose("skill", who, ("yes", "no"), otherwise, rule_id, "KA-SKL-02", skill=skill) == "yes"


def mark(game: Game[Battle], who: Id, name: str, rule_id: str) -> None:
    """Done for this activation, `round:` for this round, `game:` for good."""
    game.tell(Used(figure=who, name=name, rules=(rule_id,)))


def number(me: Safar, skill: str) -> int:
    """The X of a skill; 0 for somebody who does not have it."""
    return int(me.skills.get(skill) or 0)


def in_field(me: Safar, skill: str, field: str) -> bool:
    """Does it have the skill for this field of mastery?"""
    return bool(field) and me.skills.get(skill) == field
