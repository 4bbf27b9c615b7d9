"""What a model does for its band, whatever it costs.

The weights are the mean of two logistic regressions over Exterminations that habits played against each other with
lists drawn at random, looked at eight times a game: 1,300 games, which count twice, and 2,000 of an earlier habit.
A bow is worth two or three ordinary blades of the same price.
"""

from __future__ import annotations

from escarmouche.games.evenor.figures import PRONE, Fighter

MIGHT = {
    "Asteria": 1.76,
    "Asterion": 3.76,
    "Borva": 0.87,
    "Cerd": 0.42,
    "Deimos": 0.4,
    "Gosaï": 2.27,
    "Grendel": 3.85,
    "Harald": 0.44,
    "Hiera": 0.5,
    "Horsa": 0.77,
    "Hylas": 0.6,
    "Jorund": 1.39,
    "Kara": 0.13,
    "Lothar": 0.81,
    "Léda": 0.59,
    "Léonidas": 0.8,
    "Léto": 0.42,
    "Myrina": 0.43,
    "Nobu": 0.56,
    "Oni": 3.74,
    "Phobos": 0.96,
    "Runir": 0.51,
    "Saïto": 0.99,
    "Selene": 0.18,
    "Shingami": 0.9,
    "Shiro": 0.26,
    "Thalestri": 0.4,
    "Thorvald": 0.79,
    "Thuroid": 0.83,
    "Thésée": 0.83,
    "Ulysse": 2.34,
    "Wabara": 1.08,
    "Ymir": 2.68,
}
POINT = 0.1
"""A point of a profile that is not listed."""


def might(one: Fighter) -> float:
    """Its weight by what is left of its Vitality, less if it lies prone."""
    whole = MIGHT.get(one.profile)
    weight = (POINT * one.cost if whole is None else whole) * one.vitality / one.printed_vitality
    return weight - 0.03 * one.cost if PRONE in one.status else weight


def muster(band: list[Fighter], body: float, share: float) -> float:
    """A band: so much for everybody who stands, and a share of what they can do."""
    return body * len(band) + share * sum([might(one) for one in band])
