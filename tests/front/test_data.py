"""A position as data: JSON, pickle, a line of text, a picture."""

from __future__ import annotations

import json
import pickle
from functools import cache
from typing import Any
from xml.etree import ElementTree

import pytest

import escarmouche as esc
from escarmouche.files.words import BadFile
from escarmouche.games import SYSTEMS
from escarmouche.rulings import lines
from escarmouche.telling.texts import Unusable

DUEL = (
    "evenor 24x24 turn 1 red | # rock-1 rock 4,4 8,4 8,8 | "
    "red deimos Deimos 10,12 @90 | blue saito Saïto 11,12 +prone | ? activate red"
)


@cache
def met(name: str) -> tuple[esc.Position, ...]:
    """Some positions of a game, a few of them in the middle of an action."""
    position, found = esc.game(name, seed="data"), []
    player = esc.bot("random", position, seed="data")
    for number in range(160):
        if position.over:
            break
        if number % 9 == 0:
            found.append(position)
        position = position.play(player.answer(position))
    return tuple(found)


@pytest.mark.parametrize("name", SYSTEMS)
def test_json_brings_every_bit_back(name: str) -> None:
    assert any(position.at.log for position in met(name))
    for position in met(name):
        again = esc.Position.from_json(position.to_json())
        assert again == position
        assert hash(again) == hash(position)
        assert again.state == position.state
        assert list(again.state.figures) == list(position.state.figures)
        assert [one.public() for one in again.decisions] == [one.public() for one in position.decisions]
        answer = position.options[-1]
        assert again.play(answer) == position.play(answer) != position
        assert pickle.loads(pickle.dumps(position)) == position
    assert len(set(met(name))) == len(met(name))


def test_other_dice_are_another_position() -> None:
    position = met("evenor")[0]
    assert position.rerolled("other") != position
    assert esc.Position.from_json(position.rerolled("other").to_json()).dice == "other"
    assert position != "a position"


@pytest.mark.parametrize(
    ("spoilt", "told"),
    [
        ({"format": 2}, "format"),
        ({"setup": {"game": "evenr"}}, "evenor"),
        ({"state": {}}, "table"),
        ({"rolls": "many"}, "rolls"),
        ({"log": [{"type": "answer", "key": "no-such", "seat": "red", "answer": 1}]}, "no-such"),
    ],
)
def test_what_cannot_be_read_is_named(spoilt: dict[str, object], told: str) -> None:
    text = json.dumps(json.loads(met("evenor")[3].to_json()) | spoilt)
    with pytest.raises(Unusable, match=told):
        esc.Position.from_json(text)


UNSAID = {"name", "task", "orders", "lasting"}
"""Facts that a line does not give: names are those of profiles, what spells have in force is given in another form."""


LAID = {
    "evenor": ("turn", "scenario", "ambushed", "homes", "tokens", "first"),
    "kharn-ages": ("scenario", "things", "structure", "burning", "fallen", "objectives", "homes", "last", "carcasses"),
    "saga": ("visibility", "segment"),
    "age-des-escarmouches": ("scenario", "length", "tokens"),
}
"""What of a state stands beside figures and scenery, and comes back with a line."""
COUNTED = ("tactics", "refusals", "scores", "losses")


@pytest.mark.parametrize("name", SYSTEMS)
@pytest.mark.parametrize("seed", ["data-2", "data-3"])
def test_what_a_scenario_laid_down_comes_back(name: str, seed: str) -> None:
    """Tokens, objects, points, corners: whatever else than figures a game of any scenario has on its table."""
    position: Any = esc.game(name, seed=seed)
    player = esc.bot("random", position, seed=seed)
    for number in range(100):
        if position.over:
            break
        if number % 33 == 32:
            there: Any = position.system.cases.state(lines.read(position.to_line(), SYSTEMS))
            for field in LAID[name]:
                assert getattr(there, field) == getattr(position.state, field), field
            for field in COUNTED if name == "age-des-escarmouches" else ():
                now, then = ({k: v for k, v in getattr(state, field).items() if v} for state in (position.state, there))
                assert then == now, field
        position = position.play(player.answer(position))


@pytest.mark.parametrize("name", SYSTEMS)
def test_a_line_is_read_back(name: str) -> None:
    """Table, scenery, figures, places, states and whatever a case may give a figure are laid down as they were."""
    for position in met(name):
        line = position.to_line()
        esc.Position.from_line(line)
        assert "\n" not in line
        system = position.system
        there = system.cases.state(lines.read(line, SYSTEMS))
        assert there.table == position.state.table
        for who, figure in position.state.figures.items():
            laid = there.figures[who]
            assert (laid.side, laid.profile, laid.on_table) == (figure.side, figure.profile, figure.on_table)
            assert laid.at == figure.at or not figure.on_table
            now, then = (system.cases.facts(state, who) for state in (position.state, there))
            given = {word.name for word in system.vocabulary().figure_fields if "only expected" not in word.meaning}
            for fact in given & set(now) - UNSAID:
                assert then[fact] == now[fact], (who, fact)


def test_what_was_raised_in_a_game_comes_back_as_it_is() -> None:
    """A barricade of L'Âge des Escarmouches, and the points that its token has left."""
    token = '{"kind":"barricade","at":[40,30],"side":"red","points":2}'
    line = f'age-des-escarmouches 90x60 turn 1 red {{"tokens":{{"wall-1":{token}}}}}'
    line += ' | # wall-1 barricade 37,29 43,29 43,31 37,31 {"height":3.0}'
    line += " | red ak Combattant 20,10 | blue bo Combattant 70,50"
    position = esc.Position.from_line(line)
    state: Any = position.state
    assert [(one.kind, one.height) for one in state.table.pieces] == [("barricade", 3.0)]
    assert state.tokens["wall-1"].points == 2
    again: Any = esc.Position.from_line(position.to_line()).state
    assert (again.table, again.tokens) == (state.table, state.tokens)


def test_a_line_stays_as_it_is() -> None:
    position = esc.Position.from_line(DUEL)
    assert position.to_line() == DUEL
    assert position.state.figures["deimos"].angle == 90


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (DUEL.replace("evenor", "evenr"), "game: .*evenor"),
        (DUEL.replace("Deimos", "Deimoss"), "figures.deimos.profile: .*Deimos"),
        (DUEL.replace("rock 4", "rok 4"), "kind: .*rock"),
        (DUEL.replace("+prone", "+prine"), "status: .*prone"),
        (DUEL.replace("10,12", "10"), "figures.deimos.at: a place"),
        (DUEL.replace("24x24", "24xx"), "size: a number"),
        (DUEL.replace("24x24", "24"), "size"),
        (DUEL.replace("@90", "!90"), "figures.deimos: @facing"),
        (DUEL.replace("saito", "deimos"), "two figures"),
        (DUEL.replace(" | ?", ' {"V" | ?'), "mapping was expected"),
        (DUEL.replace("? activate", "? actions"), "actions red was expected, the rules ask activate red"),
        (DUEL.replace("? activate", "? activte"), "activate"),
        ("evenor", "a line begins with"),
        ("", "a line begins with"),
        (DUEL + " |", "side, id, profile"),
    ],
)
def test_a_wrong_line_names_its_part(line: str, told: str) -> None:
    with pytest.raises(BadFile, match=told):
        esc.Position.from_line(line)


@pytest.mark.parametrize("name", SYSTEMS)
def test_the_picture_shows_everybody_on_the_table(name: str) -> None:
    for position in met(name)[::4]:
        tree = ElementTree.fromstring(esc.picture(position, lang="fr"))
        shown = {part.get("id") for part in tree.iter("{http://www.w3.org/2000/svg}g")}
        assert shown == {who for who, figure in position.state.figures.items() if figure.on_table}
        polygons = len(list(tree.iter("{http://www.w3.org/2000/svg}polygon")))
        assert polygons >= len(position.state.table.pieces)
        assert position._repr_svg_().startswith("<svg")
