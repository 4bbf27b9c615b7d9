"""What cases, odds and the table know of L'Âge des Escarmouches."""
