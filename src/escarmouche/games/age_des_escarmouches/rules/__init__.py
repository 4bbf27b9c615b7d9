"""The rules of L'Âge des Escarmouches, one file a chapter."""
