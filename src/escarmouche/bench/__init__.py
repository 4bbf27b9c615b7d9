"""Benchmarks: the engine beside its peers, in one run on one core, so that ratios hold where absolute figures move."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

import msgspec

JOBS = {
    "random-game-decisions": "escarmouche.bench.engine:random_game_decisions",
    "copy-position": "escarmouche.bench.engine:copy_position",
    "apply-answer": "escarmouche.bench.engine:apply_answer",
    "kharn-ages-game-decisions": "escarmouche.bench.kharn_ages:game_decisions",
    "kharn-ages-exchange": "escarmouche.bench.kharn_ages:exchange",
    "kharn-ages-options-odds": "escarmouche.bench.kharn_ages:options_odds",
    "age-game-decisions": "escarmouche.bench.books:age_game_decisions",
    "age-apply-answer": "escarmouche.bench.books:age_apply_answer",
    "age-options-odds": "escarmouche.bench.books:age_options_odds",
    "saga-game-decisions": "escarmouche.bench.books:saga_game_decisions",
    "search-rollout": "escarmouche.bench.search:search_rollout",
    "sight-batch": "escarmouche.bench.geometry:sight_batch",
    "hidden-fraction": "escarmouche.bench.geometry:hidden_fraction_job",
    "shortest-path": "escarmouche.bench.geometry:shortest_path",
    "reachable-area": "escarmouche.bench.geometry:reachable_area",
    "melee-odds-by-rules": "escarmouche.bench.odds:melee_by_rules",
    "melee-odds-by-vectors": "escarmouche.bench.odds:melee_by_vectors",
    "options-odds": "escarmouche.bench.odds:options_odds",
    "simulate-two-cores": "escarmouche.bench.many:simulate_two_cores",
    "simulate-dask": "escarmouche.bench.many:simulate_dask",
}
"""Job -> import string of a function that measures it: a struct with job, figure, unit, peer, peer_figure, ratio."""

WEB = {
    "web-answers": "escarmouche.bench.web:web_answers",
    "web-idle": "escarmouche.bench.idle:web_idle",
    "web-seats": "escarmouche.bench.seats:web_seats",
    "web-reach": "escarmouche.bench.web:web_reach",
    "web-odds": "escarmouche.bench.web:web_odds",
    "web-bot": "escarmouche.bench.web:web_bot",
    "web-bot-beside": "escarmouche.bench.web:web_bot_beside",
}
"""The table in the browser under load: these start a server and take both cores, so they run when they are named."""


class MissingPeer(Exception):
    """A peer that this job is measured against is not installed."""

    def __init__(self, job: str, package: str) -> None:
        super().__init__(job, package)
        self.job, self.package = job, package


def measure(job: str) -> dict[str, Any]:
    """One job, measured now."""
    module, _, name = {**JOBS, **WEB}[job].partition(":")
    try:
        work: Callable[[], Any] = getattr(import_module(module), name)
        told: dict[str, Any] = msgspec.to_builtins(work())
    except ModuleNotFoundError as error:
        if error.name and error.name.partition(".")[0] != "escarmouche":
            raise MissingPeer(job, error.name) from None
        raise
    return told
