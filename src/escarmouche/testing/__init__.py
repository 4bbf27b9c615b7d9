"""The conformance suite, for games and bots from outside. It needs pytest. In a test file of one's own:

    import pytest
    from escarmouche.testing import SEEDS
    from escarmouche.testing.games import *

    pytestmark = [pytest.mark.parametrize("name", ["my_game:SYSTEM"]), pytest.mark.parametrize("seed", SEEDS)]

and for a bot

    from escarmouche.testing.bots import *

    pytestmark = [pytest.mark.parametrize("name", ["evenor"]), pytest.mark.parametrize("bot", ["my_bot:Bot"])]
"""

SEEDS = ("conformance-0", "conformance-1")
"""Of the games that are played."""
