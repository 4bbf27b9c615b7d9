"""A position written down as a case file: the way from a disputed moment of a game to a ruling that runs."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import yaml
from msgspec.structs import replace

from escarmouche.core.decisions import Decision
from escarmouche.core.dice import DryQueue, QueuedDice
from escarmouche.core.position import Position, begin
from escarmouche.core.system import System
from escarmouche.files.yamls import WORDS
from escarmouche.rulings.casefiles import Case, CaseFigure, CaseTerrain, CaseTurn
from escarmouche.rulings.vocabulary import names, vocabulary
from escarmouche.space.table import Piece


def situation(system: System, position: Position, title: str, case: str = "SITUATION-1") -> str:
    """The text of a case that puts this position on a table, to be completed with `play` and `expect`."""
    asked = position.pending[0] if position.pending else None
    told = {"case": case, "game": system.name, "title": title} | laid(system, position)
    note = f"# asked at that moment: {asked.key} of {asked.seat} {asked.figure}".rstrip() + "\n" if asked else ""
    return note + "".join(_lines(name, value) for name, value in told.items())


def laid(system: System, position: Position) -> dict[str, Any]:
    """A position as a case lays it on a table: options, turn, table, scenery, figures, and the question if a game that
    starts there asks it first."""
    state = position.now
    active = state.side_of(position.pending[0].seat) if position.pending else None
    bare = _bare(system, state, active)
    start = system.cases.state(bare)
    told: dict[str, Any] = {}
    if kept := _options(system, bare):
        told["options"] = kept
    told["turn"] = {"number": max(state.turn, 0)} | ({"active": active} if active else {})
    told["table"] = {"size": list(state.table.size)}
    if state.table.pieces:
        told["terrain"] = [_piece(system, piece, start) for piece in state.table.pieces]
    told["figures"] = {who: _figure(system, state, bare, start, who) for who in state.figures}
    asked = position.pending[0] if position.pending else None
    if asked and _asks(system.cases.state(_full(bare, told["figures"])), asked):
        about = {"figure": asked.figure} if asked.figure in state.figures else {}
        told["expect"] = {"pending": {"decision": asked.key, "side": state.side_of(asked.seat), **about}}
    return told


def _options(system: System, bare: Case) -> dict[str, Any]:
    """The options a case must give: those that it would not have of itself, and those that others would change."""
    known = names(vocabulary(system).options)
    wanted = {name: value for name, value in bare.options.items() if name in known}

    def missing(given: dict[str, Any]) -> dict[str, Any]:
        usual = system.cases.options(system.cases.state(replace(bare, options=given)))
        return {name: value for name, value in wanted.items() if usual.get(name) != value}

    first = missing({})
    return {name: value for name, value in wanted.items() if name in first or name in missing(first)}


def _full(bare: Case, told: dict[str, dict[str, Any]]) -> Case:
    """A case with everything that is told of its figures."""
    figures = {
        who: replace(
            bare.figures[who],
            with_=msgspec.to_builtins(fields.get("with", {})),
            extra={name: fields[name] for name in ("angle", "level") if name in fields},
        )
        for who, fields in told.items()
    }
    return replace(bare, figures=figures)


def _asks(start: Any, asked: Decision) -> bool:
    """Is this the first question of a game that starts here? In the middle of an action it is not."""
    try:
        first = begin(start, QueuedDice({}), auto=False).position.pending
    except DryQueue:
        return False
    wanted = (asked.key, start.side_of(asked.seat), asked.figure)
    return bool(first) and (first[0].key, first[0].seat, first[0].figure) == wanted


def _lines(name: str, value: Any) -> str:
    """One piece of scenery a line, one figure a line."""
    if name == "terrain":
        return f"{name}:\n" + "".join(f"  - {_flow(part)}\n" for part in value)
    if name == "figures":
        return f"{name}:\n" + "".join(f"  {_flow(who)}: {_flow(part)}\n" for who, part in value.items())
    return f"{name}: {_flow(value)}\n"


def _flow(value: Any) -> str:
    style: Any = {"default_flow_style": True, "sort_keys": False, "allow_unicode": True, "width": 1_000_000}
    text: str = yaml.dump(msgspec.to_builtins(value), Dumper=_Dumper, **style)
    return text.removesuffix("\n").removesuffix("\n...")


def _bare(system: System, state: Any, active: str | None) -> Case:
    """The same figures as their profiles make them, to see what changed since."""
    figures = {
        who: CaseFigure(it.side, it.profile, it.at if it.on_table else None, status=tuple(sorted(it.status)))
        for who, it in state.figures.items()
    }
    terrain = tuple(
        CaseTerrain(piece.id, piece.shape, _kind(system, piece), piece.height) for piece in state.table.pieces
    )
    return Case(
        case="bare",
        game=system.name,
        options=dict(system.cases.options(state)),
        turn=CaseTurn(max(state.turn, 0), active),
        size=state.table.size,
        terrain=terrain,
        figures=figures,
    )


def _kind(system: System, piece: Piece) -> str:
    """Its kind, if a case may name it; what a figure built in a game is scenery like any other."""
    return piece.kind if piece.kind in names(vocabulary(system).terrain) else "scenery"


def _piece(system: System, piece: Piece, start: Any) -> dict[str, Any]:
    known = next((other for other in start.table.pieces if other.id == piece.id), None)
    told: dict[str, Any] = {
        "id": piece.id,
        "shape": [list(corner) for corner in piece.shape],
        "kind": _kind(system, piece),
    }
    if piece.height is not None:
        told["height"] = piece.height
    for name in ("base", "blocks_sight", "blocks_move", "cost", "tags"):
        value = getattr(piece, name)
        if known is None or value != getattr(known, name):
            told[name] = sorted(value) if name == "tags" else value
    return told


def _figure(system: System, state: Any, bare: Case, start: Any, who: str) -> dict[str, Any]:
    figure = state.figures[who]
    told: dict[str, Any] = {"side": figure.side, "profile": figure.profile or vocabulary(system).plain}
    if figure.on_table:
        told["at"] = list(figure.at)
    if figure.angle:
        told["angle"] = figure.angle
    if figure.level:
        told["level"] = figure.level
    now, before = system.cases.facts(state, who), system.cases.facts(start, who)
    own = [name for name in names(vocabulary(system).figure_fields) if name in now and name not in (*told, "status")]
    differ = {name for name in own if now[name] != before.get(name) and _settable(system, bare, who, name, now[name])}
    after = _laid_facts(system, bare, who, {name: now[name] for name in own if name in differ})
    differ |= {name for name in own if now[name] != after[name] and _settable(system, bare, who, name, now[name])}
    if differ:
        told["with"] = {name: now[name] for name in own if name in differ}
    if figure.status:
        told["status"] = sorted(figure.status)
    return told


def _settable(system: System, bare: Case, who: str, name: str, value: Any) -> bool:
    """Does a case that gives the figure this field lay it down so? Some facts follow from others."""
    try:
        return bool(_laid_facts(system, bare, who, {name: value})[name] == value)
    except Exception:  # a field that the game does not take from a case
        return False


def _laid_facts(system: System, bare: Case, who: str, given: dict[str, Any]) -> dict[str, Any]:
    """The facts of a figure to which a case gives these: one may bring others with it."""
    figures = {**bare.figures, who: replace(bare.figures[who], with_=msgspec.to_builtins(given))}
    return system.cases.facts(system.cases.state(replace(bare, figures=figures)), who)


class _Dumper(yaml.SafeDumper):
    """Small things on one line, and quotes around whatever is not plainly a word."""

    def ignore_aliases(self, data: Any) -> bool:
        return True


def _text(dumper: yaml.SafeDumper, text: str) -> yaml.ScalarNode:
    word = re.fullmatch(r"[^\W\d_][\w-]*( [\w-]+)*", text) and text not in WORDS
    return dumper.represent_scalar("tag:yaml.org,2002:str", text, style=None if word else '"')


_Dumper.add_representer(str, _text)
