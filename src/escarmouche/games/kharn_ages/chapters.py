"""The chapters of the book, imported so that their actions, modifiers and hooks are known. One line a chapter."""

from escarmouche.games.kharn_ages import (
    activation,
    ailments,
    assault,
    effects,
    falls,
    fright,
    melee,
    morale,
    movement,
    postures,
    special,
    terrain,
    water,
)

CHAPTERS = (
    movement, melee, assault, effects, postures, ailments, morale, fright, special, terrain, water, falls, activation,
)  # fmt: skip
