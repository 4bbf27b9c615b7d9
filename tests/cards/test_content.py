"""Content files: all faults with their lines, the same verdict as the structs, and nothing that can hurt."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import msgspec.inspect as mi
import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

from escarmouche.cards import cardschema, content, shapes
from escarmouche.cards.content import (
    MOST_CARDS,
    MOST_FAULTS,
    Broken,
    Catalogue,
    Fault,
    cards_in,
    check,
    check_pins,
    own_cards,
    text_of,
)
from escarmouche.core.system import System, load
from escarmouche.files.yamls import plain
from escarmouche.games import SYSTEMS
from escarmouche.telling.texts import LANGUAGES, Lang, Texts, Unusable, known, slug

GAMES = [system for system in map(load, SYSTEMS.values()) if system.content is not None]


@pytest.fixture(params=GAMES, ids=lambda system: system.name)
def system(request: pytest.FixtureRequest) -> System:
    found: System = request.param
    return found


@pytest.fixture
def catalogue(system: System) -> Catalogue:
    found = content.catalogue(system)
    assert found is not None
    return found


KHARN = content.catalogue(load(SYSTEMS["kharn-ages"]))
assert KHARN is not None
WORDS: dict[Lang, Texts] = {lang: Texts(KHARN.system(), lang) for lang in LANGUAGES}


def faults(text: str) -> list[Fault]:
    assert KHARN is not None
    return list(check(KHARN, [("mine.yaml", text)]).faults)


# -------------------------------------------------------------- faults


@pytest.mark.parametrize(
    ("text", "line", "field", "reason", "near"),
    [
        ("weapons: []", 1, "game", "no-game", None),
        ("game: kharn-ages\nweepons: []", 2, "weepons", "no-kind", "weapons"),
        ("game: kharn-ages\nweapons: {}", 2, "weapons", "wrong", None),
        ("game: kharn-ages\nweapons:\n  - {name: X, hands: 1}", 3, "cost", "missing", None),
        ("game: kharn-ages\nweapons:\n  - {name: X, hands: 1, cost: 3, raech: 2}", 3, "raech", "no-field", "reach"),
        ("game: kharn-ages\nweapons:\n  - name: X\n    hands: three\n    cost: 3", 4, "hands", "wrong", None),
        ("game: kharn-ages\nweapons:\n  - name: X\n    hands: 3\n    cost: 3", 4, "hands", "wrong", None),
        ("game: kharn-ages\nweapons:\n  - name: X\n    hands: 1\n    cost: true", 5, "cost", "wrong", None),
        (
            "game: kharn-ages\nweapons:\n  - name: X\n    hands: 1\n    cost: 1\n    forbids:\n      - V\n      - B",
            8,
            "forbids.1",
            "wrong",
            None,
        ),
        (
            "game: kharn-ages\nweapons:\n  - name: X\n    hands: 1\n    cost: 1\n    shot: {short: 1, long: 2, bow: }",
            6,
            "shot.bow",
            "wrong",
            None,
        ),
        (
            "game: kharn-ages\nweapons:\n  - name: X\n    hands: 1\n    cost: 1\n    skills:\n      brutalty: 1",
            7,
            "skills.brutalty",
            "no-keyword",
            "brutality",
        ),
        ("game: kharn-ages\nweapons:\n  - {name: 'A, B', hands: 1, cost: 1}", 3, "name", "comma", None),
        ("game: kharn-ages\nweapons:\n  - {name: '???', hands: 1, cost: 1}", 3, "name", "name", None),
        ("game: kharn-ages\nweapons:\n  - {name: Rondache, hands: 1, cost: 1}", 3, "name", "name-taken", None),
        (
            "game: kharn-ages\nweapons:\n  - {name: X, hands: 1, cost: 1}\n  - {name: X, hands: 1, cost: 1}",
            4,
            "name",
            "twice",
            None,
        ),
        (
            "game: kharn-ages\nweapons:\n  - {name: X, hands: 1, cost: 1, reserved: [kharn]}",
            3,
            "reserved.0",
            "no-card",
            "kharns",
        ),
        ("game: [", 1, "", "unreadable", None),
        ("- a", 1, "", "no-cards", None),
    ],
)
def test_a_fault_has_its_line_its_field_and_the_nearest_word(
    text: str, line: int, field: str, reason: str, near: str | None
) -> None:
    (fault,) = faults(text)
    assert (fault.line, fault.field, fault.what.reason, fault.what.nearest) == (line, field, reason, near)
    assert fault.told(WORDS["en"]).startswith("mine.yaml:")
    assert fault.told(WORDS["en"]) != fault.told(WORDS["fr"])
    assert all(known(lang, texts.system, f"content-{reason}") for lang, texts in WORDS.items())


def test_all_faults_are_told_at_once_and_a_broken_card_is_not_blamed_on_those_who_carry_it() -> None:
    profile = (
        "{name: Y, level: 1, faction: null, cost: 1, V: 1, P: 1, A: 1, C: 1, T: 1, I: 1, stature: 1, ap: 1, hp: 1, "
    )
    profile += "base: 40, mastery: [[offensive]], equipment: [X, Z]}"
    text = f"game: kharn-ages\nweapons:\n  - {{name: X, hands: 9, cost: -1}}\nprofiles:\n  - {profile}"
    assert [(fault.card, fault.field) for fault in faults(text)] == [
        ("X", "hands"),
        ("X", "cost"),
        ("Y", "equipment.1"),
    ]


def test_there_is_an_end_to_what_is_told() -> None:
    many = "\n".join("  - {hands: x}" for _ in range(MOST_CARDS + 5))
    found = faults(f"game: kharn-ages\nweapons:\n{many}")
    assert len(found) == MOST_FAULTS
    assert found[0].what.reason == "too-many"


# -------------------------------------------------------------- one verdict


ATOMS: Any = (
    st.none()
    | st.booleans()
    | st.integers(-30, 1_200)
    | st.floats(-5, 200)
    | st.sampled_from(["", "V", "B", "kharns", "1D5", "lowest", "metal", "bolts", "offensive", "X", "x" * 70, "a,b"])
)
VALUES = st.recursive(
    ATOMS, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("abVP"), inner, max_size=2)
)


def cards_of(shape: mi.StructType) -> st.SearchStrategy[dict[str, Any]]:
    """Cards that are nearly right."""
    names = [field.encode_name for field in shape.fields]
    right = {field.encode_name: likely(field.type) for field in shape.fields if field.required}
    odd = st.dictionaries(st.sampled_from([*names, "strange"]), VALUES, max_size=2)
    gone = st.sets(st.sampled_from(names), max_size=1)
    kept = st.fixed_dictionaries(
        right, optional={f.encode_name: likely(f.type) for f in shape.fields if not f.required}
    )
    return st.tuples(kept, odd, gone).map(
        lambda some: {name: value for name, value in {**some[0], **some[1]}.items() if name not in some[2]}
    )


def likely(shape: mi.Type) -> st.SearchStrategy[Any]:
    match shape:
        case mi.Metadata():
            words = shapes.words_of(shape)
            return st.sampled_from(words) if words else likely(shape.type)
        case mi.UnionType():
            return st.one_of([likely(part) for part in shape.types])
        case mi.LiteralType():
            return st.sampled_from(list(shape.values))
        case mi.IntType():
            return st.integers(int(shape.ge or 0), int(shape.le or 9))
        case mi.FloatType():
            return st.floats(shape.ge or 0, shape.le or 9)
        case mi.StrType():
            return st.sampled_from(["Glaive", "Épieu", "X"])
        case mi.BoolType():
            return st.booleans()
        case mi.NoneType():
            return st.none()
        case mi.VarTupleType():
            return st.lists(likely(shape.item_type), max_size=2)
        case mi.DictType():
            return st.dictionaries(likely(shape.key_type), likely(shape.value_type), max_size=2)
        case mi.StructType():
            return cards_of(shape)
    return VALUES


CARDS = {kind: cards_of(shape) for kind, shape in KHARN.kinds.items()}


@settings(max_examples=150)
@given(data=st.data())
def test_shapes_and_structs_give_the_same_verdict(data: st.DataObject) -> None:
    assert KHARN is not None
    kind = data.draw(st.sampled_from(sorted(KHARN.kinds)))
    card = data.draw(CARDS[kind])
    found = list(shapes.faults(KHARN.kinds[kind], card))
    try:
        msgspec.convert(card, KHARN.kinds[kind].cls)
    except msgspec.ValidationError:
        assert found
    else:  # words of a list are any text to the struct
        assert {one.path[0] for one in found} <= {"faction", "path", "emblem", "hired"}


@settings(max_examples=50)
@given(data=st.data())
def test_whatever_is_written_is_told_in_both_languages_and_never_stumbles(data: st.DataObject) -> None:
    assert KHARN is not None
    cards = {
        kind: data.draw(st.lists(CARDS[kind] | VALUES, max_size=2))
        for kind in data.draw(st.sets(st.sampled_from(sorted(KHARN.kinds)), max_size=3))
    }
    text = text_of(KHARN, cards)
    checked = check(KHARN, [("mine.yaml", text)])
    assert [plain(card) for _, _, card, _ in cards_in(KHARN, checked.values[0])] == [
        card for kind in KHARN.kinds for card in cards.get(kind, [])
    ]
    for fault in checked.faults:
        assert 1 <= fault.line <= text.count("\n")
        for texts in WORDS.values():
            assert known(texts.lang, texts.system, f"content-{fault.what.reason}"), fault
            assert (
                "{" not in fault.told(texts).replace("{field: value}", "").replace("{champ: valeur}", "") or "{" in text
            )


@settings(max_examples=150)
@given(st.text(max_size=200) | st.binary(max_size=200))
def test_any_text_is_read_or_refused(text: str | bytes) -> None:
    assert KHARN is not None
    assert check(KHARN, [("mine.yaml", text)]).faults


# -------------------------------------------------------------- the schema


@pytest.mark.parametrize("lang", LANGUAGES)
def test_our_own_content_fits_the_schema(system: System, catalogue: Catalogue, lang: Lang) -> None:
    made = cardschema.schema(system, catalogue, lang)
    if lang == "en":
        Draft202012Validator.check_schema(json.loads(json.dumps(made)))
    validator = Draft202012Validator(made)
    folder = Path(__file__).parents[2] / "src" / system.package.replace(".", "/") / "content"
    files = sorted(folder.glob("*.yaml"))
    assert files
    for file in files:
        told = yaml.safe_load(file.read_text(encoding="utf-8"))
        assert [error.message for error in validator.iter_errors(told)] == [], file.name


@pytest.mark.parametrize(
    "card",
    [
        {"name": "X", "hands": 3, "cost": 1},
        {"name": "X", "cost": 1},
        {"name": "X", "hands": 1, "cost": 1, "raech": 1},
        {"name": "X", "hands": 1, "cost": 1, "skills": {"brutalty": 1}},
        {"name": "X", "hands": 1, "cost": 1, "skills": {"mage": "fire"}},
    ],
)
def test_the_schema_refuses_what_the_check_refuses(card: dict[str, Any]) -> None:
    system = load(SYSTEMS["kharn-ages"])
    assert KHARN is not None
    validator = Draft202012Validator(cardschema.schema(system, KHARN, "en"))
    assert not validator.is_valid({"game": "kharn-ages", "weapons": [card]})
    assert check(KHARN, [("mine.yaml", text_of(KHARN, {"weapons": [card]}))]).faults
    assert validator.is_valid({"game": "kharn-ages", "weapons": [{"name": "X", "hands": 1, "cost": None}]})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_field_and_every_word_of_a_card_has_its_name(system: System, catalogue: Catalogue, lang: Lang) -> None:
    made = cardschema.schema(system, catalogue, lang)
    fields = {name for shape in made["$defs"].values() for name in shape["properties"]}
    assert [name for name in sorted(fields) if not known(lang, system, f"entry-{slug(name)}")] == []
    assert [kind for kind in catalogue.kinds if not known(lang, system, f"cards-{kind}")] == []
    texts = Texts(system, lang)
    untold = [word for word in words_in(made) if word and texts.lang == "fr" and "-" in word and word.islower()]
    assert untold == []


def words_in(part: Any) -> list[str]:
    if isinstance(part, dict):
        own = part.get("enumDescriptions", []) if "enum" in part else []
        return [*own, *(word for one in part.values() for word in words_in(one))]
    return [word for one in part for word in words_in(one)] if isinstance(part, list) else []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_file_to_begin_with_has_no_fault(system: System, catalogue: Catalogue, lang: Lang) -> None:
    text = cardschema.starter(system, catalogue, lang, catalogue.kinds, "schema.json")
    assert text.startswith("# yaml-language-server: $schema=schema.json\n")
    checked = check(catalogue, [("new.yaml", text)])
    assert [fault.told(Texts(system, lang)) for fault in checked.faults] == []
    assert all(len(cards) == 1 for cards in checked.cards.values())
    full = text.replace("    # ", "    ")
    assert len(full.splitlines()) == len(text.splitlines())
    assert {fault.what.reason for fault in check(catalogue, [("new.yaml", full)]).faults} <= {"no-card"}


# -------------------------------------------------------------- somebody's own


def test_own_cards_stand_in_the_place_of_printed_ones(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert KHARN is not None
    monkeypatch.setenv("ESCARMOUCHE_CONTENT", str(tmp_path))
    assert not any(own_cards(KHARN).values())
    (tmp_path / "other.yaml").write_text("game: another\n")
    file = tmp_path / "mine.yaml"
    file.write_text("game: kharn-ages\nweapons:\n  - {name: Lance, hands: 2, cost: 14, reach: 2}\n")
    assert own_cards(KHARN)["weapons"]["Lance"].hands == 2
    assert KHARN.printed()["weapons"]["Lance"].hands is None
    file.write_text("game: kharn-ages\nweapons:\n  - {name: Lance, hands: two, cost: 14}\n")
    with pytest.raises(Broken, match=r"mine\.yaml:3: Lance: hands"):
        own_cards(KHARN)
    monkeypatch.setenv("ESCARMOUCHE_CONTENT", str(tmp_path / "nowhere"))
    with pytest.raises(Unusable, match="nowhere"):
        own_cards(KHARN)


@pytest.mark.parametrize(
    ("pinned", "now", "message"),
    [
        ({"X": "1"}, {}, "content-gone"),
        ({"X": "1"}, {"X": "2"}, "content-changed"),
        ({}, {"X": "1"}, "content-replaced"),
    ],
)
def test_other_cards_are_named(pinned: dict[str, str], now: dict[str, str], message: str) -> None:
    with pytest.raises(Unusable) as told:
        check_pins(pinned, now)
    assert told.value.message == message
    assert "X" in told.value.told("fr")
    check_pins(pinned, pinned)


def test_faults_are_plain_data() -> None:
    (fault,) = faults("game: kharn-ages\nweapons:\n  - {name: X, hands: three, cost: 1}")
    assert json.loads(msgspec.json.encode(fault))["card"] == "X"
