"""Simulation: many games on many cores, and what came of them."""

from escarmouche.sim.games import Contest, Contestant, Outcome, check_contest, outcome_of, seed_of
from escarmouche.sim.results import Results
from escarmouche.sim.run import Summary, simulate, summary_of

__all__ = [
    "Contest",
    "Contestant",
    "Outcome",
    "Results",
    "Summary",
    "check_contest",
    "outcome_of",
    "seed_of",
    "simulate",
    "summary_of",
]
