"""Two games played side by side that differ only in one seat's secrets, and everything the other seats are told."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any, NamedTuple
from unittest.mock import patch

from litestar.testing import TestClient

from escarmouche.web import desk
from web.seating import PEOPLE, Message, some_answer

SECRET = "red"
"""Whose secrets differ."""
READERS = ("blue", "")
"""Who must not see a difference: the other seat, and those who watch."""
PLACES = ("", "/history", "/at/0", "/at/{last}", "/record", "/ruling")


LATE = "late"
"""What stands for an answer that did not come in time: how busy the machine is tells nothing of a secret."""


class Secrets(NamedTuple):
    """What two worlds of a game differ in: the lists, the keys of questions of which one is answered differently, how
    the keeper of the secret answers so that it stays one, and how long a game goes on."""

    lists: dict[str, list[str]]
    keys: tuple[str, ...]
    two: Callable[[Message, random.Random], tuple[Any, Any]]
    quiet: Callable[[Message, Any, bool], Any]
    most: int
    size: tuple[float, float]


def two_of_toy(decision: Message, chance: random.Random) -> tuple[Any, Any]:
    return (3, 2) if decision["key"] == "bid" else (["red1"], ["red2"])


def quiet_toy(decision: Message, answer: Any, hidden: bool) -> Any:
    """Red always bids the most; once there is a secret it does nothing that would bring it out."""
    if decision["key"] == "bid":
        return 3 if decision["seat"] == SECRET else 0
    if decision["seat"] == SECRET and hidden:
        return {"lurk": [], "activate": "pass"}.get(decision["key"], answer)
    return answer


def two_zones(decision: Message, chance: random.Random) -> tuple[Any, Any]:
    one, other = chance.sample([option["value"] for option in decision["options"]], 2)
    return one, other


def quiet_kharn(decision: Message, answer: Any, hidden: bool) -> Any:
    """Both ambushers lie down, and stay there whoever comes; nobody ends its activation while it can do something."""
    options = [option["value"] for option in decision["options"]]
    if decision["key"] in ("ambush", "spring"):
        return options if decision["key"] == "ambush" else "none"
    if decision["key"] == "activate" and decision["seat"] == SECRET:
        return next(one for one in (*options, "wait") if not one.startswith("coupe-bourse"))
    walk = decision["key"] == "action" and "walk" in options
    return "walk" if walk and answer == "done" else answer


GAMES = {
    "toy": Secrets(
        {"red": ["Scout", "Scout"], "blue": ["Scout", "Watcher"]},
        ("bid", "lurk"),
        two_of_toy,
        quiet_toy,
        30,
        (12.0, 12.0),
    ),
    "kharn-ages": Secrets(
        {
            "red": ["Coupe-bourse", "Coupe-bourse", "Lame à louer", "Arbalétrière masquée"],
            "blue": ["Maîtresse de la Guilde", "Gros-bras", "Gros-bras"],
        },
        ("lair",),
        two_zones,
        quiet_kharn,
        120,
        (15.0, 15.0),
    ),
}


class Compared(NamedTuple):
    hidden: int
    """Answers in which the worlds differed."""
    compared: int
    """Texts that were the same."""


class World:
    """One match, both seats answered by the test."""

    def __init__(self, client: TestClient[Any], seed: str, game: str) -> None:
        self.client, self.size = client, GAMES[game].size
        wish = {"game": game, "chairs": PEOPLE, "lists": GAMES[game].lists, "seed": seed}
        self.made: Message = client.post("/api/matches", json=wish).json()
        self.address = f"/api/matches/{self.made['match']}"
        self.match = client.app.state.hub.tables[self.made["match"]].match
        self.match._dice = self.match._inherited = type(self.match._dice)(seed)  # the same dice in both worlds

    def headers(self, seat: str) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.made['tokens'][seat]}"} if seat else {}

    def look(self, seat: str) -> Message:
        found: Message = self.client.get(self.address, headers=self.headers(seat)).json()
        return found

    def answer(self, seat: str, answer: Any) -> Message:
        version = self.match.version
        order = {"type": "answer", "id": f"{seat}{version}", "version": version, "seat": seat, "answer": answer}
        ack: Message = self.client.post(f"{self.address}/commands", json=order, headers=self.headers(seat)).json()
        return ack

    def told(self, seat: str, since: int, chance: random.Random) -> list[str]:
        """What this reader can get: updates from the start and from a version; of the past, the files and the previews
        some each time."""
        hub, table = self.client.app.state.hub, self.client.app.state.hub.tables[self.made["match"]]
        seats = (seat,) if seat else ()
        texts = [json.dumps(json.loads(_text(hub.update(table, seats, "en", version)))) for version in (-1, since)]
        last = len(self.match.moments) - 1
        for place in chance.sample(PLACES, 2):
            texts.append(self.client.get(self.address + place.format(last=last), headers=self.headers(seat)).text)
        decision = self.look(seat)["decision"]
        odds = {"ask": "odds", "answer": some_answer(decision, chance, self.size) if decision else None}
        for question in chance.sample((*self.questions(chance), odds), 2):
            texts.append(self.previewed(seat, question))
        return [self._anonymous(text) for text in texts]

    def questions(self, chance: random.Random) -> tuple[Message, ...]:
        """What anybody may ask about any figures, those who hide included."""
        one, other = chance.sample(sorted(self.match.position.now.figures), 2)
        return (
            {"ask": "sight", "figure": one},
            {"ask": "measure", "one": one, "other": other},
            {"ask": "reach"},
            {"ask": "path", "path": {"toward": [6.0, 2.0], "by": 1.0}},
        )

    def previewed(self, seat: str, question: Message) -> str:
        """The answer to a question; a busy machine may need more than one try, and be late all the same."""
        for _ in range(10):
            answer = self.client.post(f"{self.address}/preview", json=question, headers=self.headers(seat))
            if answer.status_code != 503:
                return answer.text
        return LATE

    def _anonymous(self, text: str) -> str:
        """Without the id of the match and the seal of its dice, which are drawn by lot."""
        return re.sub(r'"sha256":\s*"[0-9a-f]{64}"', "", text.replace(self.made["match"], "MATCH"))


def _text(message: Any) -> bytes:
    import msgspec

    return msgspec.json.encode(message)


@patch.multiple(desk, RECKONING=60.0, QUEUING=300.0)
def compared(client: TestClient[Any], seed: str, game: str = "toy") -> Compared:
    """Play both worlds with the same answers but for the secret ones, until a secret comes out. Nothing is hurried: a
    busy machine would reckon the odds of one world and sample those of the other."""
    chance, secrets = random.Random(seed), GAMES[game]
    differ = chance.choice(secrets.keys)
    one, other = World(client, seed, game), World(client, seed, game)
    hidden = same = 0
    for _ in range(secrets.most):
        decision = one.look("red")["decision"] or one.look("blue")["decision"]
        if decision is None:
            break
        answer = instead = secrets.quiet(decision, some_answer(decision, chance, secrets.size), bool(hidden))
        if decision["seat"] == SECRET and decision["key"] == differ and not hidden:
            answer, instead = secrets.two(decision, chance)
        since = one.match.version
        ack = one.answer(decision["seat"], answer)
        assert ack["status"] == other.answer(decision["seat"], instead)["status"]
        hidden += answer != instead
        if public(one) != public(other):
            break
        if hidden and ack["status"] == "done":
            for reader in READERS:
                draw = chance.getrandbits(32)
                both = [world.told(reader, since, random.Random(draw)) for world in (one, other)]
                for mine, theirs in zip(*both, strict=True):
                    if LATE in (mine, theirs):
                        continue
                    assert mine == theirs, (seed, reader, decision["key"], since)
                    same += 1
    return Compared(hidden, same)


def public(world: World) -> list[Any]:
    """What everybody may know: from the first difference on the worlds are two."""
    return [event for event in world.match.events if event.only_for is None]
