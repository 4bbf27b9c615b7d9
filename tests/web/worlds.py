"""Two games played side by side that differ only in one seat's secrets, and everything the other seats are told."""

from __future__ import annotations

import json
import random
import re
from typing import Any, NamedTuple

from litestar.testing import TestClient

from web.seating import PEOPLE, Message, some_answer

SECRET = "red"
"""Whose secrets differ."""
READERS = ("blue", "")
"""Who must not see a difference: the other seat, and those who watch."""
PLACES = ("", "/history", "/at/0", "/at/{last}", "/record", "/ruling")
QUESTIONS: tuple[Message, ...] = (
    {"ask": "sight", "figure": "blue1"},
    {"ask": "measure", "one": "red1", "other": "blue1"},
    {"ask": "reach"},
    {"ask": "path", "path": {"toward": [6.0, 2.0], "by": 1.0}},
)


class Compared(NamedTuple):
    hidden: int
    """Answers in which the worlds differed."""
    compared: int
    """Texts that were the same."""


class World:
    """One match of the small game, both seats answered by the test."""

    def __init__(self, client: TestClient[Any], seed: str) -> None:
        self.client = client
        lists = {"red": ["Scout", "Scout"], "blue": ["Scout", "Watcher"]}
        wish = {"game": "toy", "chairs": PEOPLE, "lists": lists, "seed": seed}
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
        odds = {"ask": "odds", "answer": some_answer(decision, chance) if decision else None}
        for question in chance.sample((*QUESTIONS, odds), 2):
            texts.append(self.previewed(seat, question))
        return [self._anonymous(text) for text in texts]

    def previewed(self, seat: str, question: Message) -> str:
        """The answer to a question; a busy machine may need more than one try."""
        for _ in range(10):
            answer = self.client.post(f"{self.address}/preview", json=question, headers=self.headers(seat))
            if answer.status_code != 503:
                break
        return answer.text

    def _anonymous(self, text: str) -> str:
        """Without the id of the match and the seal of its dice, which are drawn by lot."""
        return re.sub(r'"sha256":\s*"[0-9a-f]{64}"', "", text.replace(self.made["match"], "MATCH"))


def _text(message: Any) -> bytes:
    import msgspec

    return msgspec.json.encode(message)


def compared(client: TestClient[Any], seed: str, most: int = 30) -> Compared:
    """Play both worlds with the same answers but for the secret ones, until a secret comes out."""
    chance = random.Random(seed)
    differ = chance.choice(("bid", "lurk"))
    one, other = World(client, seed), World(client, seed)
    hidden = same = 0
    for _ in range(most):
        decision = one.look("red")["decision"] or one.look("blue")["decision"]
        if decision is None:
            break
        answer = some_answer(decision, chance)
        instead = answer
        if decision["key"] == "bid":
            answer = instead = 3 if decision["seat"] == SECRET else 0
        if decision["seat"] == SECRET and decision["key"] == differ and not hidden:
            answer, instead = (3, 2) if differ == "bid" else (["red1"], ["red2"])
        elif decision["seat"] == SECRET and hidden:
            answer = instead = {"lurk": [], "activate": "pass"}.get(decision["key"], answer)
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
                    assert mine == theirs, (seed, reader, decision["key"], since)
                    same += 1
    return Compared(hidden, same)


def public(world: World) -> list[Any]:
    """What everybody may know: from the first difference on the worlds are two."""
    return [event for event in world.match.events if event.only_for is None]
