"""`@proves("EV-MEL-06")` over a test says which rules of the ledger would be broken if it failed."""

import pytest


def proves(*ids: str) -> pytest.MarkDecorator:
    """A marker with ledger ids; `escarmouche rules` reads them from the source, without running anything."""
    return pytest.mark.proves(*ids)
