"""A Dask cluster as the executor of a run. Its scheduler and its workers need this same program installed."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from typing import Any

from escarmouche.telling.texts import Unusable

RETRIES = 3
PATIENCE = 10.0
"""Seconds to wait for somebody to answer."""


@contextmanager
def joined(address: str, workers: int = 1) -> Iterator[tuple[Executor, int]]:
    """The executor of a running cluster once it has some workers, and how many threads they have. A batch whose worker
    dies goes to another."""
    try:
        import distributed
    except ModuleNotFoundError:
        raise Unusable("cluster-missing") from None
    logging.getLogger("distributed").setLevel(logging.ERROR)
    connect: Any = distributed.Client  # its methods have no types
    try:
        client = connect(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        raise Unusable("cluster-away", address=address, why=str(error).splitlines()[0][:120]) from None
    try:
        client.wait_for_workers(workers, timeout=PATIENCE)
        threads = sum(client.ncores().values())
        yield client.get_executor(pure=False, retries=RETRIES), max(threads, 1)
    except TimeoutError:
        raise Unusable("cluster-idle", address=address) from None
    finally:
        client.close()
