"""The rules of the book, a chapter a file; whichever is imported first, all are known in the order of `chapters`."""

from escarmouche.games.saga.rules import chapters as chapters
