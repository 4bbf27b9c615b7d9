"""Everything a case of L'Âge des Escarmouches may name."""

from __future__ import annotations

from functools import cache

from escarmouche.core.system import Vocabulary, Word
from escarmouche.games.age_des_escarmouches.cards import shelf
from escarmouche.games.age_des_escarmouches.desk.cases import PLAIN
from escarmouche.games.age_des_escarmouches.desk.facts import FACTS, MYSTICS
from escarmouche.games.age_des_escarmouches.desk.printed import card_lines
from escarmouche.games.age_des_escarmouches.desk.queries import QUERIES
from escarmouche.games.age_des_escarmouches.events import EVENTS
from escarmouche.games.age_des_escarmouches.rules.keywords import EQUIPMENT, IMMUNITIES, KEYWORDS, TESTED
from escarmouche.games.age_des_escarmouches.rules.recruits import solos
from escarmouche.games.age_des_escarmouches.stats import STATS
from escarmouche.rulings.vocabulary import event_words, modifier_words, sections, words

PURPOSES: dict[str, str] = {
    "tactician": "two dice of each side for the tactician, rolled by the side (`red`, `blue`)",
    "parity": "the odd or even die of a tie, rolled by `game`",
    "attack": "a test of ATT for one attack die, rolled by the attacker",
    "defence": "a test of DEF for one defence die, rolled by the defender",
    "damage": "the die of a damage test, then its re-roll; by whoever strikes (of a machine, who fires it), "
    "or by the victim where nobody does: a trap, a boiler",
    "challenge": "the two tests of a challenge, each by its own fighter",
    "disengagement": "the two tests of a disengagement: the opportunist first, then the runaway",
    "fear": "the two tests of a fear challenge: the frightening fighter first, then the one it frightens",
    "rally": "a rally test, by the routed fighter",
    "shot": "a test of TIR, by the shooter; of a machine, by who fires it",
    "allocation": "who of a melee is hit by a shot, rolled by who makes the shot: 4 or more the target",
    "template": "what is taken from the FOR of an area shot, one die for each fighter, rolled by who makes the shot",
    "rush": "the INI test of a fighter of the second card of a Ruée",
    "interception": "the INI or MOU test of an interceptor",
    "recitation": "the dice of a recitation, one and as many as extra units bought; by the mystic",
    "counter": "the MYS test of a counter, by the one that counters",
    "vigilance": "the test of a vigilant that interrupts",
    "force": "the FOR test of a Passage en force",
    "ephemeral": "upkeep: does an ephemeral fighter lose a life point",
    "toxic": "upkeep: does a fighter with toxic markers lose a life point; none where that is sure",
    "regeneration": "upkeep: Régénération, by whoever has it",
    "healer": "upkeep: Soin, by the healer",
    "mechanic": "upkeep: Mécanicien, by the mechanic",
    "return": "Renfort: in which turn the fallen may come back, a die of as many sides as the game has turns",
    "dose": "is there a dose of mutagen for a small total, rolled by the side",
    "mutagen": "two dice of a fighter with a dose: the lower counts",
    "steam": "two dice of a boiler",
    "moon": "the die of the Sélénites, rolled by `game` before the deployment",
}

STATUSES: dict[str, str] = {
    "routed": "-1 in every characteristic but MOU, no action; ends with a successful rally test at upkeep",
    "charged": "-1 in INI, ATT and DEF; ends silently with the fighter's next combat",
    "dodging": "shots at it and their damage are read a column to the left; ends silently with its next activation",
    "hidden": "no enemy has a line of sight on it; ends when it is detected or reveals itself",
    "vigilant": "waits for a movement or an action of the other side; ends silently with its activation or the turn",
    "lingering": "eliminated, and kept on its feet to the end of the phase by Acharné",
    "terrified": "routed by an undead: Éphémère/4; ends with a rally",
}


@cache
def vocabulary() -> Vocabulary:
    return Vocabulary(
        game="age-des-escarmouches",
        unit="cm; x to the right, y upwards, the origin is the lower left corner; angles in degrees, 0 right, 90 up",
        sides=("red", "blue"),
        dice=words(PURPOSES),
        events=event_words(EVENTS),
        queries=QUERIES.words,
        statuses=words(STATUSES),
        figure_fields=FACTS.words,
        profiles=(*shelf().profiles, *shelf().beings, *shelf().machines),
        plain=PLAIN,
        skills=tuple(
            Word(name, "", FORMS[one.form], one.rules)
            for known in (KEYWORDS, MYSTICS, EQUIPMENT)
            for name, one in known.items()
        ),
        cards=card_words(),
        modifiers=modifier_words(STATS),
        kinds={"CARD": (), "ARTEFACT": tuple(shelf().artefacts), "SOLO": tuple(solos())},
        **sections("escarmouche.games.age_des_escarmouches"),
    )


def card_words() -> tuple[Word, ...]:
    """The plain fighter, and every card in a line."""
    return (Word(PLAIN, "an ordinary fighter for cases, 20 PA: see the notes. Nobody can recruit it"), *card_lines())


FORMS: dict[str, str] = {
    "": "",
    "number": "NUMBER",
    "scores": f"[{', '.join(TESTED)}, ...]",
    "immunities": f"[{', '.join(IMMUNITIES)}, ...]",
    "words": "[WORD, ...]: names, peoples, classes, skills, statuses; of magicians elements and grimoires",
    "pair": "X/Y",
}
"""What may follow a skill."""
