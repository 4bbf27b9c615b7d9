"""What strangers write is put into words like anything else, and not remembered where it is long or not there."""

from __future__ import annotations

from escarmouche.core.system import load
from escarmouche.files import words
from escarmouche.games import SYSTEMS
from escarmouche.telling import messages
from escarmouche.telling.texts import Texts, say


def remembered() -> int:
    kept = (words._kept_slug, messages._kept, messages._word, messages.row)
    return sum(cache.cache_info().currsize for cache in kept)


def test_names_that_no_file_has_are_remembered_only_where_they_are_short() -> None:
    texts = Texts(load(SYSTEMS["evenor"]), "en")
    assert texts.word("trait", "x" * 5_000) == "x" * 5_000
    assert words.slug("É" * 300) == "e" * 300
    before = remembered()
    for number in range(20):
        texts.word("trait", f"{'Nobody ' * 40}{number}")
        words.slug(f"{'Nobody ' * 40}{number}")
        assert messages.formatted("en", texts.system, f"event-{number}-that-is-not", {}) is None
    assert remembered() == before


def test_a_long_text_in_a_message_is_told_and_not_remembered() -> None:
    short = say("en", "no-such-match", word="abc")
    before = remembered()
    assert say("en", "no-such-match", word="abc") == short
    assert "y" * 2_000 in say("en", "no-such-match", word="y" * 2_000)
    assert remembered() == before
