"""A small catalogue of our own invention, of the form that the list builder's has."""

from __future__ import annotations

import json
from typing import Any

SKILLS = ("Morsure", "Brutalité", "Héroïque", "Embuscade", "Pied léger", "Ostéomancie", "Allié", "Instinct de survie")


def skill_id(word: str) -> str:
    return f"s-{SKILLS.index(word)}"


def uses(*words: str | tuple[str, Any]) -> list[dict[str, Any]]:
    """Skills as a profile bears them: a word, or a word and its value."""
    told = [(word, None) if isinstance(word, str) else word for word in words]
    return [{"skillId": skill_id(word), **({} if value is None else {"value": value})} for word, value in told]


def profile(id: str, name: str, level: int = 1, **more: Any) -> dict[str, Any]:
    return {
        "id": id,
        "modelId": id.rpartition("-")[0],
        "name": name,
        "level": level,
        "factionId": "f-fangs",
        "cost": 40,
        "limitation": {"kind": "X", "value": 2},
        "stats": {"v": 3, "p": 4, "a": 3, "c": 3, "t": 3, "i": 2},
        "stature": 3,
        "pa": 7,
        "pv": 20,
        "skills": uses("Morsure"),
        "baseEquipmentIds": [],
        "masteryDice": [["offensive", "defensive"]] * level,
        "traits": [],
        "recruitment": [],
        "rules": [],
        **more,
    }


def weapon(id: str, name: str, text: str = "", **more: Any) -> dict[str, Any]:
    return {"id": id, "name": name, "category": "arme-cac", "cost": 10, "hands": 1, "effectsText": text, **more}


def spell(id: str, name: str, **more: Any) -> dict[str, Any]:
    return {
        "id": id,
        "name": name,
        "kind": "grimoire",
        "magicWayId": "w-os",
        "pages": 2,
        "cost": 5,
        "target": "1 ennemi à 5 toises",
        "cadence": "1/tour",
        "duration": "Immédiat.",
        "difficulties": [{"threshold": 13, "effectText": "4 dgts"}],
        **more,
    }


def catalogue(**more: Any) -> dict[str, Any]:
    """Fangs and a freedwoman, three weapons, a shield, two armours, a helmet, two spells."""
    return {
        "version": "0.5.9",
        "factions": [{"id": "f-fangs", "name": "Fangs"}, {"id": "f-libres", "name": "Affranchis"}],
        "skills": [{"id": skill_id(word), "keyword": word, "hasValue": False} for word in SKILLS],
        "magicWays": [
            {"id": "w-os", "name": "Ostéomancie", "factionId": "f-fangs", "skillId": skill_id("Ostéomancie")}
        ],
        "profiles": [
            profile("rongeur-1", "Rongeur", baseEquipmentIds=["tranchelard"], baseSize=40),
            profile("rongeur-2", "Rongeur", 2, skills=uses("Morsure", "Pied léger")),
            profile(
                "liseuse-1",
                "Liseuse d'os",
                skills=uses("Ostéomancie", ("Héroïque", "objectif")),
                armor={"seuil": 6, "protectionEchec": -1, "protectionReussite": -2, "durability": 4},
            ),
            profile(
                "griffu-1",
                "Griffu, le Vieux",
                limitation={"kind": "P", "consumesSlotOf": {"modelId": "rongeur", "level": 1}},
                rules=[{"label": "Vieille rancune", "text": ""}],
            ),
            profile("evadee-1", "Évadée", factionId="f-libres", stature=5, skills=uses(("Brutalité", 2))),
        ],
        "equipment": [
            weapon("tranchelard", "Tranchelard", "+2 dgts. Saignement 1. Pas d'attaque avec A.", allonge=1),
            weapon("crochet", "Crochet", "RC = désarme.\nRC = sonne", perceArmure="1D5", reservedTo={"levels": [2]}),
            weapon("hurleuse", "Hurleuse", "+1 dégât. Chante à minuit.", reservedTo={"profileIds": ["griffu-1"]}),
            {
                "id": "lance-cailloux",
                "name": "Lance-cailloux",
                "category": "arme-tir",
                "cost": 14,
                "hands": 2,
                "range": {"short": 2, "long": 6, "max": 6},
                "reload": {"cadence": 1, "paCost": 2},
                "munitionKind": "carreaux",
                "effectsText": "5 dgts.\n+1 dgt à portée courte.",
            },
            {
                "id": "couvercle",
                "name": "Couvercle",
                "category": "bouclier",
                "cost": 7,
                "durability": 4,
                "effectsText": "+2 en défense.",
            },
            {
                "id": "croute",
                "name": "Croûte",
                "category": "armure",
                "cost": 9,
                "durability": 5,
                "seuil": 6,
                "protectionEchec": 0,
                "protectionReussite": -2,
                "effectsText": "-1 en V.",
            },
            {"id": "marmite", "name": "Marmite", "category": "casque", "cost": 3, "effectsText": "Sonne creux."},
        ],
        "spells": [
            spell("esquilles", "Esquilles noires"),
            spell(
                "murmure",
                "Murmure",
                cadence="1/partie",
                difficulties=[{"threshold": 20, "effectText": "Tout se tait."}],
            ),
        ],
        "grimoires": [{"id": "petit", "name": "Petit grimoire", "cost": 20, "pages": 5}],
        "munitionKinds": [
            {
                "id": "carreaux",
                "label": "Carreaux",
                "tierPrices": [5, 15],
                "types": [
                    {"id": "simple", "label": "Simple", "quantities": [3, 6]},
                    {"id": "gluant", "label": "Gluant", "quantities": [1, 2]},
                ],
            }
        ],
        **more,
    }


def text(**more: Any) -> bytes:
    return json.dumps(catalogue(**more)).encode()
