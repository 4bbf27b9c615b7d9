"""Two games played side by side that differ only in one seat's secrets, and everything the other seats are told."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from hashlib import sha256
from typing import Any, NamedTuple
from unittest.mock import patch

from litestar.testing import TestClient

from escarmouche.core.seating import side_of
from escarmouche.core.views import redact
from escarmouche.rulings.vocabulary import names, vocabulary
from escarmouche.web import desk
from toy import ALLIED
from web.seating import Message, some_answer

SECRET = "red"
"""The side whose secrets differ."""
PLACES = ("", "/history", "/at/0", "/at/{some}", "/at/{last}", "/record", "/ruling", "/ruling?moment={some}")
DOORS = ("/notes", "/orders", "/acts", "/ending", "/luck", "/futures?moment=0", "/rematch", "/invite")
"""Doors of later days: most are shut while a game runs, and the words at a shut door tell nothing either."""

HINTED = 24
"""Advice is asked for at one of so many questions: it takes its time."""
LATE = "late"
"""What stands for an answer that did not come in time: how busy the machine is tells nothing of a secret."""


class Secrets(NamedTuple):
    """What two worlds of a game differ in: the lists, the keys of questions of which one is answered differently, how
    the keeper of the secret answers so that it stays one, how long a game goes on, and the questions whose odds would
    take too long."""

    lists: dict[str, list[str]]
    keys: tuple[str, ...]
    two: Callable[[Message, random.Random], tuple[Any, Any]]
    quiet: Callable[[Message, Any, bool], Any]
    most: int
    size: tuple[float, float]
    dear: tuple[str, ...] = ()
    game: str = ""
    seats: tuple[str, ...] = ()
    knowing: tuple[str, ...] = ()
    """Seats that share the secret."""
    whispered: bool = False
    """The secret is what a referee tells one seat, what that seat notes, and what it has ordered."""

    @property
    def table(self) -> tuple[str, ...]:
        return self.seats or tuple(self.lists)

    @property
    def keeper(self) -> str:
        """The seat whose secrets differ."""
        return next(seat for seat in self.table if side_of(seat) == SECRET)


def two_of_toy(decision: Message, chance: random.Random) -> tuple[Any, Any]:
    return (3, 2) if decision["key"] == "bid" else (["red1"], ["red2"])


def two_piles(decision: Message, chance: random.Random) -> tuple[Any, Any]:
    """Two piles that differ in their last two cards."""
    one, two, three, four = (option["value"] for option in decision["options"])
    return [one, two, three, four], [one, two, four, three]


def quiet_toy(decision: Message, answer: Any, hidden: bool) -> Any:
    """Red always bids the most; once there is a secret it does nothing that would bring it out."""
    if decision["key"] == "bid":
        return 3 if side_of(decision["seat"]) == SECRET else 0
    if side_of(decision["seat"]) == SECRET and hidden:
        return {"lurk": [], "activate": "pass"}.get(decision["key"], answer)
    return answer


MEETING = {
    "red1": [3.9, 8.5],
    "blue1": [8.5, 9.5],
    "green1": [6.5, 8.2],
    "red2": [1, 1],
    "blue2": [11, 1],
    "green2": [6, 1],
}


def quiet_crowd(decision: Message, answer: Any, hidden: bool) -> Any:
    """Blue walks between red and green, who may both pounce; red itself does nothing."""
    match decision["key"], decision["seat"]:
        case "deploy", _:
            return MEETING[decision["figure"]]
        case "activate", seat:
            return "blue1" if seat == "blue" and "blue1" in str(decision["options"]) else "pass"
        case "move", _:
            return [[5.4, 9.5]]
        case "lurk", _:
            return []
    return quiet_toy(decision, answer, hidden)


def two_stacks(decision: Message, chance: random.Random) -> tuple[Any, Any]:
    """Two piles that differ in their last two cards."""
    cards = [option["value"] for option in decision["options"]]
    return cards, [*cards[:-2], *reversed(cards[-2:])]


def quiet_open(decision: Message, answer: Any, hidden: bool) -> Any:
    """Nothing that anybody does brings it out."""
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


REFEREED = ("red", "blue", "referee")
GAMES = {
    "toy": Secrets(
        {"red": ["Scout", "Scout"], "blue": ["Scout", "Watcher"]},
        ("bid", "lurk"),
        two_of_toy,
        quiet_toy,
        30,
        (12.0, 12.0),
    ),
    "crowd": Secrets(
        {"red": ["Scout", "Scout"], "blue": ["Scout", "Watcher"], "green": ["Scout", "Brute"]},
        ("stack",),
        two_piles,
        quiet_crowd,
        26,
        (12.0, 12.0),
        ("bid",),
    ),
    "allied": Secrets(
        {"red": ["Scout", "Scout"], "blue": ["Scout", "Watcher"], "green": ["Scout", "Brute"]},
        ("stack",),
        two_piles,
        quiet_crowd,
        32,
        (12.0, 12.0),
        ("bid",),
        "crowd",
        ALLIED,
        ("red-2", "referee"),
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
    "age-des-escarmouches": Secrets({}, ("pile",), two_stacks, quiet_open, 60, (120.0, 120.0), seats=("red", "blue")),
    "evenor": Secrets(
        {}, (), two_stacks, quiet_open, 40, (24.0, 24.0), seats=REFEREED, knowing=("referee",), whispered=True
    ),
    "saga": Secrets(
        {}, (), two_stacks, quiet_open, 40, (30.0, 30.0), seats=REFEREED, knowing=("referee",), whispered=True
    ),
}


class Compared(NamedTuple):
    hidden: int
    """Answers in which the worlds differed."""
    compared: int
    """Texts that were the same."""
    asked: frozenset[tuple[str, str]]
    """Which seats were asked what."""
    known: frozenset[str] = frozenset()
    """Seats that share the secret and were told of it."""


class World:
    """One match, both seats answered by the test."""

    def __init__(self, client: TestClient[Any], seed: str, game: str) -> None:
        self.client, self.size, self.dear = client, GAMES[game].size, GAMES[game].dear
        chairs = {seat: {"kind": "human"} for seat in GAMES[game].table}
        wish = {"game": GAMES[game].game or game, "chairs": chairs, "lists": GAMES[game].lists, "seed": seed}
        with patch(
            "secrets.token_hex", return_value=sha256(seed.encode()).hexdigest()[:32]
        ):  # the same dice in both worlds
            self.made: Message = client.post("/api/matches", json=wish).json()
        self.address = f"/api/matches/{self.made['match']}"
        self.match = client.app.state.hub.tables[self.made["match"]].match

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

    def whisper(self, secret: str) -> None:
        """The referee tells a seat something, which it notes, and orders accordingly."""
        act = {"act": "say", "said": secret, "seat": SECRET}
        order = {"type": "act", "id": "whisper", "version": self.match.version, "seat": "referee", "act": act}
        ack = self.client.post(f"{self.address}/commands", json=order, headers=self.headers("referee")).json()
        assert ack["status"] == "done", ack
        mine = self.headers(SECRET)
        assert (
            self.client.post(f"{self.address}/notes", json={"seat": SECRET, "text": secret}, headers=mine).status_code
            == 200
        )
        key = next(iter(names(vocabulary(self.match.system).decisions)))
        orders = [{"key": key, "answers": [secret], "figure": secret}]
        laid = self.client.post(f"{self.address}/orders", json={"seat": SECRET, "orders": orders}, headers=mine)
        assert laid.status_code == 200, laid.text

    def told(self, seat: str, since: int, chance: random.Random) -> list[str]:
        """What this reader can get: updates from the start and from a version; of the past, the files and the previews
        some each time."""
        hub, table = self.client.app.state.hub, self.client.app.state.hub.tables[self.made["match"]]
        seats = (seat,) if seat else ()
        texts = [json.dumps(json.loads(_text(hub.update(table, seats, "en", version)))) for version in (-1, since)]
        last = len(self.match.moments) - 1
        for place in chance.sample(PLACES, 2):
            there = self.address + place.format(last=last, some=chance.randrange(last + 1))
            texts.append(self.client.get(there, headers=self.headers(seat)).text)
        door = self.client.get(self.address + chance.choice(DOORS), headers=self.headers(seat))
        texts.append(f"{door.status_code} {door.text}")
        decision = self.look(seat)["decision"]
        asked = decision is not None and decision["key"] not in self.dear
        odds = {"ask": "odds", "answer": some_answer(decision, chance, self.size) if asked else None}
        for question in chance.sample((*self.questions(chance), odds), 2):
            texts.append(self.previewed(seat, question))
        if asked and not chance.randrange(HINTED):
            texts.append(self.previewed(seat, {}, "hints"))
        return [self._anonymous(text) for text in texts]

    def questions(self, chance: random.Random) -> tuple[Message, ...]:
        """What anybody may ask about any figures, those who hide included."""
        one, other = chance.sample(sorted(self.match.position.now.figures), 2)
        return (
            {"ask": "sight", "figure": one},
            {"ask": "weights", "figure": one},
            {"ask": "measure", "one": one, "other": other},
            {"ask": "reach"},
            {"ask": "path", "path": {"toward": [6.0, 2.0], "by": 1.0}},
            {"ask": "check", "answer": chance.choice(([6.0, 2.0], [[6.0, 2.0]], one, {"toward": one}))},
            {"ask": "threats", "figure": one, "row": chance.randrange(4)},
            {"ask": "sight", "figure": one, "at": [6.0, 2.0], "moment": chance.randrange(len(self.match.moments))},
            {"ask": "weights", "figure": one, "moment": chance.randrange(len(self.match.moments))},
        )

    def previewed(self, seat: str, question: Message, place: str = "preview") -> str:
        """The answer to a question; a busy machine may need more than one try, and be late all the same."""
        for _ in range(10):
            answer = self.client.post(f"{self.address}/{place}", json=question, headers=self.headers(seat))
            if answer.status_code != 503:
                return answer.text
        return LATE

    def _anonymous(self, text: str) -> str:
        """Without the id of the match and the seal of its dice, which are drawn by lot."""
        return re.sub(r'"sha256":\s*"[0-9a-f]{64}"', "", text.replace(self.made["match"], "MATCH"))


def _text(message: Any) -> bytes:
    import msgspec

    return msgspec.json.encode(message)


@patch.multiple(desk, RECKONING=60.0, ADVISING=600.0, QUEUING=300.0)
def compared(client: TestClient[Any], seed: str, game: str = "toy", every: int = 1) -> Compared:
    """Play both worlds with the same answers but for the secret ones, until a secret comes out; one answer in so many
    is followed by a look. Nothing is hurried: a busy machine would reckon the odds of one world and sample those of the
    other."""
    chance, secrets = random.Random(seed), GAMES[game]
    differ = chance.choice(secrets.keys or ("",))
    one, other = World(client, seed, game), World(client, seed, game)
    hidden = same = 0
    asked: set[tuple[str, str]] = set()
    known: set[str] = set()
    whispering = chance.randrange(8) if secrets.whispered else -1
    for step in range(secrets.most):
        if step == whispering:
            one.whisper("the north gate")
            other.whisper("nowhere")
            hidden += 1
        decision = next((found for seat in secrets.table if (found := one.look(seat)["decision"])), None)
        if decision is None:
            break
        answer = instead = secrets.quiet(decision, some_answer(decision, chance, secrets.size), bool(hidden))
        if decision["seat"] == secrets.keeper and decision["key"] == differ and not hidden:
            answer, instead = secrets.two(decision, chance)
        asked.add((decision["seat"], decision["key"]))
        since = one.match.version
        ack = one.answer(decision["seat"], answer)
        if ack["status"] != other.answer(decision["seat"], instead)["status"]:
            assert decision["seat"] in (secrets.keeper, *secrets.knowing), (seed, decision["key"])
            break  # whoever knows the secret answered by it
        hidden += answer != instead
        if public(one) != public(other):
            break
        if hidden and ack["status"] == "done" and not chance.randrange(every):
            looks = {seat: [marks(world, seat) for world in (one, other)] for seat in secrets.knowing}
            known |= {seat for seat, (mine, theirs) in looks.items() if mine != theirs}
            kept = (secrets.keeper, *secrets.knowing)
            for reader in (*(seat for seat in secrets.table if seat not in kept), ""):  # and those who watch
                draw = chance.getrandbits(32)
                both = [world.told(reader, since, random.Random(draw)) for world in (one, other)]
                for mine, theirs in zip(*both, strict=True):
                    if LATE in (mine, theirs):
                        continue
                    assert mine == theirs, (seed, reader, decision["key"], since)
                    same += 1
    return Compared(hidden, same, frozenset(asked), frozenset(known))


def marks(world: World, seat: str) -> Any:
    """All that a seat sees of the state."""
    return world.match.seen(world.match.moment, (seat,))


def public(world: World) -> list[Any]:
    """What everybody may know: from the first difference on the worlds are two."""
    return [redact(event, None) for event in world.match.events]
