"""Cards of somebody's own, typed into a form: checked, shown, printed, and nothing typed can hurt."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar.testing import TestClient

from escarmouche.web.drafts import LONGEST
from games.kharn_ages.importing.catalogues import text as catalogue_text

PLACE = "/api/games/kharn-ages/content"
SABRE = {
    "name": "Grand sabre",
    "hands": 2,
    "cost": 11,
    "bonus": 2,
    "skills": {"brutality": 1, "mage": "shamanism"},
    "note": "of mine",
}


def checked(client: TestClient[Any], lang: str = "en", **draft: Any) -> Any:
    answer = client.post(f"{PLACE}/check?lang={lang}", json=draft)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_the_form_is_drawn_from_the_schema_in_the_readers_language(client: TestClient[Any]) -> None:
    form = client.get(f"{PLACE}?lang=fr").json()
    kinds = {kind["name"]: kind for kind in form["kinds"]}
    assert kinds["weapons"]["label"] == "Arme"
    fields = form["schema"]["$defs"][kinds["weapons"]["shape"]]["properties"]
    assert fields["hands"]["title"] == "Mains"
    lance = next(card for card in kinds["weapons"]["printed"] if card["name"] == "Lance")
    assert lance == {"name": "Lance", "en": "Spear", "hands": None, "cost": None, "reach": 2.0, "forbids": ["A"]}
    assert client.get("/api/games/toy/content").status_code == 404
    games = {game["name"]: game["content"] for game in client.get("/api/games").json()}
    assert (games["kharn-ages"], games["evenor"], games["toy"]) == (True, True, False)


def test_a_profile_of_evenor_is_copied_without_what_goes_without_saying(client: TestClient[Any]) -> None:
    form = client.get("/api/games/evenor/content?lang=en").json()
    ulysse = next(card for card in form["kinds"][0]["printed"] if card["name"] == "Ulysse")
    assert "id" not in ulysse
    assert ulysse["weapons"] == [{"name": "Arc lourd", "P": 4, "ranges": [5, 10, 20]}, {"name": "Épée", "P": 3}]
    view = client.post("/api/games/evenor/content/check?lang=en", json={"cards": {"profiles": [ulysse]}}).json()
    assert view["faults"] == []
    assert view["faces"][0]["face"]["under"] == "Profile · Greeks"


def test_a_draft_comes_back_with_its_faults_its_face_and_its_file(client: TestClient[Any]) -> None:
    view = checked(client, cards={"weapons": [SABRE]})
    assert view["faults"] == []
    (shown,) = view["faces"]
    assert (shown["face"]["name"], shown["face"]["cost"], shown["face"]["under"]) == ("Grand sabre", "11", "Weapon")
    assert ["Hands", "2"] in shown["face"]["stats"]
    assert {"title": "Skills", "lines": ["Brutality 1", "Mage (Shamanism)"]} in shown["face"]["parts"]
    again = checked(client, text=view["text"])
    assert again["cards"] == {"weapons": [SABRE]}
    assert again["text"] == view["text"]


@pytest.mark.parametrize(("lang", "words"), [("en", "was expected"), ("fr", "était attendu")])
def test_a_fault_stands_at_its_field(client: TestClient[Any], lang: str, words: str) -> None:
    view = checked(client, lang, cards={"weapons": [SABRE, {**SABRE, "name": "B", "shot": {"short": 1, "long": -3}}]})
    (fault,) = view["faults"]
    assert (fault["kind"], fault["at"], fault["card"], fault["field"]) == ("weapons", 1, "B", "shot.long")
    assert words in fault["message"]
    assert not fault["strange"]
    assert view["text"].splitlines()[fault["line"] - 1].strip().startswith("shot:")
    assert view["faces"][1]["face"]["name"] == "B"


@pytest.mark.parametrize(
    ("change", "field", "near", "strange"),
    [
        ({"raech": 2}, "raech", "reach", True),
        ({"skills": {"brutalty": 1}}, "skills.brutalty", "brutality", True),
        ({"reserved": ["fangs", "kharn"]}, "reserved.1", "kharns", False),
        ({"forbids": ["V", "X"]}, "forbids.1", "", False),
    ],
)
def test_a_fault_can_be_mended_where_it_stands(
    client: TestClient[Any], change: dict[str, Any], field: str, near: str, strange: bool
) -> None:
    (fault,) = checked(client, cards={"weapons": [{**SABRE, **change}]})["faults"]
    assert (fault["field"], fault["nearest"], fault["strange"]) == (field, near, strange)


def test_cards_are_printed(client: TestClient[Any]) -> None:
    made = client.post(f"{PLACE}/pdf?lang=fr", json={"cards": {"weapons": [SABRE], "armours": ["?", {"name": 3}]}})
    assert made.headers["content-type"] == "application/pdf"
    assert made.content.startswith(b"%PDF-")
    assert client.post(f"{PLACE}/pdf", json={}).status_code == 400


def test_what_is_typed_has_an_end(client: TestClient[Any]) -> None:
    assert client.post(f"{PLACE}/check", json={"text": "x" * (LONGEST + 1)}).status_code == 400
    assert client.post(f"{PLACE}/check", json={"cards": {"weapons": ["x" * LONGEST]}}).status_code == 400
    deep, kind = b'{"cards":' + b"[" * 100_000, {"Content-Type": "application/json"}
    assert client.post(f"{PLACE}/check", content=deep, headers=kind).status_code == 400
    many = client.post(f"{PLACE}/pdf", json={"cards": {"weapons": [{"name": f"W{n}"} for n in range(100)]}})
    assert many.status_code == 400


def test_nothing_typed_is_run(client: TestClient[Any]) -> None:
    text = "game: kharn-ages\nweapons: !!python/object/apply:os.system ['touch never']\n"
    (fault,) = checked(client, text=text)["faults"]
    assert "tag" in fault["message"]
    name = '#sys.inputs.data <script>alert(1)</script> "$"'
    view = checked(client, cards={"weapons": [{**SABRE, "name": name}]})
    assert view["faces"][0]["face"]["name"] == name
    made = client.post(f"{PLACE}/pdf", json={"cards": {"weapons": [{**SABRE, "name": name, "note": '#panic("!")'}]}})
    assert made.status_code == 200


WORDS = st.sampled_from(["name", "hands", "cost", "shot", "skills", "mastery", "effects", "faction", "V", "level", "x"])
ATOMS = st.none() | st.booleans() | st.integers(-9, 10**25) | st.floats(allow_nan=False, allow_infinity=False)
VALUES = st.recursive(
    ATOMS | st.text(max_size=6) | WORDS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORDS | st.text(max_size=4), inner, max_size=4),
    max_leaves=12,
)
KINDS = st.sampled_from(["profiles", "weapons", "spells", "ammunition", "objects", "armours", "rings"])


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(cards=st.dictionaries(KINDS, st.lists(VALUES, max_size=2), max_size=3), lang=st.sampled_from(["en", "fr"]))
def test_any_draft_is_answered(client: TestClient[Any], cards: dict[str, Any], lang: str) -> None:
    view = checked(client, lang, cards=json.loads(json.dumps(cards)))
    assert len(view["faces"]) == sum(len(some) for kind, some in cards.items() if kind != "rings") or view["faults"]


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(text=st.text(min_size=1, max_size=80))
def test_any_text_is_answered(client: TestClient[Any], text: str) -> None:
    assert checked(client, text=text)["faults"]


def test_a_catalogue_becomes_cards_with_a_report(client: TestClient[Any]) -> None:
    answer = client.post(f"{PLACE}/import?lang=en", json={"text": catalogue_text().decode()})
    assert answer.status_code == 200, answer.text
    found = answer.json()
    assert found["view"]["faults"] == []
    assert "Rongeur I" in [card["name"] for card in found["view"]["cards"]["profiles"]]
    assert any(line.startswith("Profiles:") for line in found["report"])
    assert any("Hurleuse: Chante à minuit" in line for line in found["report"])


@pytest.mark.parametrize("text", ["", "{}", "[1, 2]", "profiles: []"])
def test_what_is_no_catalogue_is_refused(client: TestClient[Any], text: str) -> None:
    assert client.post(f"{PLACE}/import", json={"text": text}).status_code == 400
    assert client.post("/api/games/evenor/content/import", json={"text": text}).status_code == 400
