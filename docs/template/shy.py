"""A bot over stdin and stdout, with nothing but the standard library: any language can do the same."""

import json
import sys


def answer(asked: dict) -> object:
    """Decline if the question says how, or take the last candidate."""
    decline = asked["question"].get("decline")
    return asked["candidates"][-1] if decline is None else decline


def main() -> None:
    asked: dict = {}
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "escarmouche":
            print("ready shy", flush=True)
        elif word == "game":
            print("say I play", json.loads(rest)["game"], flush=True)
        elif word == "choose":
            asked = json.loads(rest)
            print("answer", json.dumps(answer(asked)), flush=True)
        elif word == "refused":
            print("answer", json.dumps(asked["candidates"][0]), flush=True)
        elif word == "quit":
            return


main()
