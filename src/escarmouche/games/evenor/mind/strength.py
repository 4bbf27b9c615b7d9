"""What a model does for its band, whatever it costs.

The weights come from 2,400 Exterminations that habits played against each other with lists drawn at random, looked at
ten times a game: those with which `win_chance.attrition` foretells best who wins. A bow is worth two or three ordinary
blades of the same price.
"""

from __future__ import annotations

from escarmouche.games.evenor.figures import PRONE, Fighter

STRENGTH = {
    "Asteria": 1.66,
    "Asterion": 5.46,
    "Borva": 1.22,
    "Cerd": 0.33,
    "Deimos": 0.25,
    "Gosaï": 2.3,
    "Grendel": 5.4,
    "Harald": 0.37,
    "Hiera": 0.46,
    "Horsa": 0.8,
    "Hylas": 0.31,
    "Jorund": 1.82,
    "Kara": 0.18,
    "Lothar": 1.0,
    "Léda": 0.42,
    "Léonidas": 0.76,
    "Léto": 0.4,
    "Myrina": 0.31,
    "Nobu": 0.43,
    "Oni": 5.71,
    "Phobos": 1.13,
    "Runir": 0.64,
    "Saïto": 0.65,
    "Selene": 0.25,
    "Shingami": 0.74,
    "Shiro": 0.33,
    "Thalestri": 0.24,
    "Thorvald": 1.09,
    "Thuroid": 0.87,
    "Thésée": 0.46,
    "Ulysse": 2.72,
    "Wabara": 1.35,
    "Ymir": 3.86,
}
POINT = 0.1
"""A point of a profile that is not listed."""


def strength(one: Fighter) -> float:
    """Its weight by what is left of its Vitality, less if it lies prone."""
    whole = STRENGTH.get(one.profile)
    weight = (POINT * one.cost if whole is None else whole) * one.vitality / one.printed_vitality
    return weight - 0.03 * one.cost if PRONE in one.status else weight


def muster(band: list[Fighter], body: float, share: float) -> float:
    """A band: so much for everybody who stands, and a share of what they can do."""
    return body * len(band) + share * sum([strength(one) for one in band])
