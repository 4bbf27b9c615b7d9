"""How a bot thinks about a game of L'Âge des Escarmouches."""
