"""The games, each named by import string so that none is imported before it is asked for."""

SYSTEMS = {
    "evenor": "escarmouche.games.evenor:SYSTEM",
    "kharn-ages": "escarmouche.games.kharn_ages:SYSTEM",
}
