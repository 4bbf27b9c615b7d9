"""Figures about a running server, as Prometheus reads them."""

from __future__ import annotations

from litestar import MediaType, Response, get
from litestar.datastructures import State
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0)
THINKING = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 3.0, 5.0)


class Metrics:
    """What is counted and timed; every server has its own."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.tables = Gauge("escarmouche_tables", "Tables in memory", registry=registry)
        self.guests = Gauge("escarmouche_guests", "Open sockets at tables", registry=registry)
        self.matches = Counter("escarmouche_matches", "Matches begun", ["game"], registry=registry)
        self.finished = Counter(
            "escarmouche_matches_finished", "Matches played to the end", ["game"], registry=registry
        )
        self.commands = Counter("escarmouche_commands", "Commands, by what came of them", ["status"], registry=registry)
        self.requests = Counter("escarmouche_requests", "Requests, by status", ["status"], registry=registry)
        self.answering = Histogram(
            "escarmouche_answer_seconds", "From a command to its acknowledgement", buckets=QUICK, registry=registry
        )
        self.thinking = Histogram(
            "escarmouche_bot_seconds", "A bot's answer", ["level"], buckets=THINKING, registry=registry
        )
        self.fallbacks = Counter(
            "escarmouche_bot_fallbacks", "Bots that were too slow, failed or were refused", ["why"], registry=registry
        )
        self.lag = Histogram(
            "escarmouche_loop_lag_seconds", "How late the loop comes to what is due", buckets=QUICK, registry=registry
        )
        self.writing = Histogram(
            "escarmouche_write_seconds",
            "A lot of answers, or other work, on its way to disk",
            buckets=QUICK,
            registry=registry,
        )
        self.writes = Gauge("escarmouche_writes_waiting", "Writes that wait for their turn", registry=registry)
        self.works = Gauge("escarmouche_work_waiting", "Work that waits for a worker", ["whose"], registry=registry)
        ProcessCollector(registry=registry)
        self._by_status: dict[str, Counter] = {}

    def command(self, status: str) -> None:
        """One more command; the counter of a status is looked up once."""
        counter = self._by_status.get(status)
        if counter is None:
            counter = self._by_status[status] = self.commands.labels(status)
        counter.inc()


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT)
async def metrics(state: State) -> Response[bytes]:
    """Figures for those who run the server."""
    return Response(generate_latest(state.hub.metrics.registry), media_type=CONTENT_TYPE_LATEST)
