"""Names as they stand in ids."""

import re
import unicodedata

import pytest

from escarmouche.core.system import load
from escarmouche.files.words import slug
from escarmouche.games import SYSTEMS


def test_a_slug_has_plain_letters_figures_and_dashes() -> None:
    assert slug("Léonidas") == "leonidas"
    assert slug("Charge furieuse") == "charge-furieuse"
    assert slug("  L'Épieu (2) ") == "l-epieu-2"
    assert slug("…") == ""


@pytest.mark.parametrize("name", sorted(SYSTEMS))
def test_the_ids_of_printed_profiles_are_those_of_kept_games(name: str) -> None:
    system = load(SYSTEMS[name])
    names = {card.name for card in system.lists.cards()} | set(system.vocabulary().profiles)
    kept = {one: re.sub("[ ']", "-", without_accents(one).lower()) for one in names}
    assert {one: slug(one) for one in names} == kept


def without_accents(name: str) -> str:
    return unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
