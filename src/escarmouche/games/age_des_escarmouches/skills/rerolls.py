"""Skills that roll a test again: Aguerri, Intimidation, Chance, Résolution; and Maudit, who never does."""

from __future__ import annotations

from itertools import islice

from escarmouche.core.decisions import Choose, Option
from escarmouche.core.game import Game
from escarmouche.core.rules import at, rule
from escarmouche.core.state import Id
from escarmouche.games.age_des_escarmouches.events import UseCounted
from escarmouche.games.age_des_escarmouches.figures import Fray
from escarmouche.games.age_des_escarmouches.rules.contact import immune
from escarmouche.games.age_des_escarmouches.rules.hands import MOST_WAYS, Hand, shares
from escarmouche.games.age_des_escarmouches.rules.trials import Retry
from escarmouche.games.age_des_escarmouches.stats import IMMUNE, MARKED, MARKS, PROBED, Bout, Probe, Test

RESOLVED = ("INI", "ATT", "FOR", "DEF", "COU")
"""What Résolution may be declared for."""


# ---------------------------------------------------------------- who has what on this test


@rule("AE-AGUE-02", "AE-INTI-02")
def named(test: Test) -> str:
    """What a skill must name to concern a test: the characteristic; of damage, one's own FOR or that of a bow."""
    if test.purpose != "damage" or test.answer == "close":
        return test.score
    return "FOR-tir" if test.answer in ("shot", "artillery") else ""


@rule("AE-AGUE-01", "AE-AGUE-02", "AE-AIM-01", "AE-CARD-14", "AE-CARD-16")
def hardened(game: Game[Fray], probe: Probe) -> bool:
    """Has whoever rolls Aguerri in what is tested, by its card or for this test alone?"""
    test = probe.test
    if immune(game, test.who, "hardened"):
        return False
    if f"hardened-{test.score}" in probe.marked:
        return True
    return named(test) in game[test.who].names("hardened")


@rule("AE-INTI-01", "AE-INTI-02", "AE-CARD-15", "AE-CARD-16", "AE-INAL-01")
def intimidated(game: Game[Fray], probe: Probe) -> bool:
    """Has whoever it is rolled against Intimidation in what is tested? It is lost on the unalterable."""
    test = probe.test
    threatens = bool(test.against) and named(test) in game[test.against].names("intimidation")
    return threatens and "unalterable" not in game[test.who].skills


@rule("AE-AGUE-03")
def cancelled(game: Game[Fray], probe: Probe) -> bool:
    """Aguerri against Intimidation in the same: neither gives anything."""
    return hardened(game, probe) and intimidated(game, probe)


# ---------------------------------------------------------------- the ways


@at(PROBED, "AE-AGUE-01", "AE-AGUE-02")
def veterans(game: Game[Fray], ways: list[Retry], who: Id, probe: Probe) -> list[Retry]:
    """One's own failed test, or any damage test with one's own FOR."""
    wanted = probe.test.purpose == "damage" or not probe.passed
    if not wanted or not hardened(game, probe):
        return ways
    cited = "AE-AGUE-02" if probe.test.purpose == "damage" else "AE-AGUE-01"
    return [*ways, Retry(who, "hardened", cited)]


@at(PROBED, "AE-INTI-01", "AE-INTI-02")
def bullies(game: Game[Fray], ways: list[Retry], who: Id, probe: Probe) -> list[Retry]:
    """An enemy's successful test against oneself, or any damage test of its FOR."""
    wanted = probe.test.purpose == "damage" or probe.passed
    if not wanted or not intimidated(game, probe):
        return ways
    cited = "AE-INTI-02" if probe.test.purpose == "damage" else "AE-INTI-01"
    return [*ways, Retry(probe.test.against, "intimidation", cited)]


@at(PROBED, "AE-AGUE-03")
def neither(game: Game[Fray], ways: list[Retry], who: Id, probe: Probe) -> list[Retry]:
    """Where both have a word, none of them has."""
    return [way for way in ways if way.skill == "chance"] if ways and cancelled(game, probe) else ways


@at(PROBED, "AE-CHAN-01")
def lucky(game: Game[Fray], ways: list[Retry], who: Id, probe: Probe) -> list[Retry]:
    """So many failed tests a turn; not where Intimidation would cancel it."""
    left = game[who].number("chance") - game[who].uses.get("chance", 0)
    if probe.passed or probe.test.purpose == "damage" or left <= 0 or intimidated(game, probe):
        return ways
    if immune(game, who, "chance"):
        return ways
    return [*ways, Retry(who, "chance", "AE-CHAN-01")]


# ---------------------------------------------------------------- Résolution


@at(MARKED, "AE-RESO-01", "AE-RESO-03")
def resolute(game: Game[Fray], marks: frozenset[str], who: Id, test: Test) -> frozenset[str]:
    """Declared before a test, so many times a turn: Aguerri for that test. In a combat it is for dice as they are
    placed, but for damage tests one by one."""
    in_combat = game.state.fighting is not None and test.purpose in ("attack", "defence")
    if test.score not in RESOLVED or in_combat or resolution_left(game, who) <= 0:
        return marks
    if game.choose("resolution", who, ("no", "yes"), "no", "AE-RESO-01", test=test.purpose) == "no":
        return marks
    spend_resolution(game, who, 1)
    return marks | {f"hardened-{test.score}"}


def resolution_left(game: Game[Fray], who: Id) -> int:
    """How often it may be declared this turn; a Maudit has nothing of it."""
    return 0 if cursed(game, who) else game[who].number("resolution") - game[who].uses.get("resolution", 0)


def spend_resolution(game: Game[Fray], who: Id, times: int) -> None:
    count = game[who].uses.get("resolution", 0) + times
    game.tell(UseCounted(figure=who, name="resolution", count=count, rules=("AE-RESO-01",)))


@at(MARKS, "AE-RESO-02", "AE-AIDE-03")
def steadied(game: Game[Fray], hand: Hand, who: Id, bout: Bout) -> Hand:
    """Which of the dice just placed are under Résolution."""
    left = resolution_left(game, who)
    room = {**{foe: len(hand.on(foe)) for foe in bout.others}, "defence": hand.defence}
    if left <= 0 or not any(room.values()):
        return hand
    ways = list(islice(shares(left, room), MOST_WAYS - 1))
    answer = game.ask("steadied", who, lambda: steadied_decision(ways))["steadied"]
    for foe in bout.others:
        for die in hand.on(foe)[: answer.get(foe, 0)]:
            die.sure = True
    hand.sure = answer.get("defence", 0)
    if sum(answer.values()):
        spend_resolution(game, who, sum(answer.values()))
    return hand


def steadied_decision(ways: list[dict[str, int]]) -> Choose:
    """Dice under Résolution by adversary, and those in defence; whoever says nothing keeps it for later."""
    found = [Option({"steadied": way}) for way in (*ways, {}) if way == {} or any(way.values())]
    return Choose(rules=("AE-RESO-01", "AE-RESO-02"), options=tuple(found), decline={"steadied": {}})


# ---------------------------------------------------------------- Maudit


@rule("AE-MAUD-01")
def cursed(game: Game[Fray], who: Id) -> bool:
    """Can never roll anything again of its own will."""
    return "accursed" in game[who].skills


@at(IMMUNE, "AE-MAUD-01")
def beyond_luck(game: Game[Fray], value: bool, who: Id, effect: str) -> bool:
    return value or (effect in ("hardened", "chance") and "accursed" in game[who].skills)
