"""`escarmouche replay`: tell a recorded game, line by line."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from escarmouche.cli.common import print_json, system_named
from escarmouche.cli.words import tell, warn


def command(
    path: Path,
    /,
    *,
    from_: Annotated[int, Parameter(name="--from")] = 0,
    to: int | None = None,
    json: bool = False,
    lang: str | None = None,
) -> int:
    """Tell a recorded game, line by line.

    Parameters
    ----------
    path:
        The record of a game.
    from_:
        The first turn to tell.
    to:
        The last turn to tell.
    json:
        Each answer with its dice and events, as a JSON list.
    lang:
        en or fr.
    """
    from escarmouche.core.events import TurnBegan
    from escarmouche.records.record import Difference, read, replay
    from escarmouche.rulings.compare import event_facts
    from escarmouche.telling.texts import Texts, language

    record = read(path)
    system = system_named(record.setup.game)
    texts = Texts(system, language(lang))
    told: list[dict[str, object]] = []
    turn = 0
    status = 0
    try:
        for scene in replay(record, system):
            if json and from_ <= scene.state.turn and (to is None or scene.state.turn <= to):
                answer = (
                    {"key": scene.entry.key, "seat": scene.entry.seat, "answer": scene.entry.answer}
                    if scene.entry
                    else None
                )
                dice = [{"who": it.who, "purpose": it.purpose, "faces": it.faces} for it in scene.dice]
                events = [event_facts(event) for event in scene.events]
                told.append(
                    {"line": scene.line, "turn": scene.state.turn, "answer": answer, "dice": dice, "events": events}
                )
            for event in () if json else scene.events:
                turn = event.turn if isinstance(event, TurnBegan) else turn
                if turn >= from_ and (to is None or turn <= to) and (line := texts.event(event, scene.state)):
                    print(line)
    except Difference as difference:
        warn(texts.lang, "record-differs", line=str(difference.line), what=difference.what)
        status = 1
    if json:
        print_json(told)
    elif record.end is None and not status:
        print(tell(texts.lang, "record-unfinished"))
    return status
