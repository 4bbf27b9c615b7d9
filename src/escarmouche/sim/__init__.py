"""Simulation: many games on many cores, and what came of them."""

from escarmouche.sim.games import Contest, Contestant, Outcome, outcome_of, seed_of
from escarmouche.sim.run import Summary, simulate

__all__ = ["Contest", "Contestant", "Outcome", "Summary", "outcome_of", "seed_of", "simulate"]
