"""Prints of cases. After a change that is meant to change them, run `tools/renew_prints`; see docs/mutation.md."""

from __future__ import annotations

from pathlib import Path

import pytest

from cases.prints import BOOKS, files_of, prints_of, stored

FILES = [(book, path) for book in BOOKS for path in files_of(book)]


@pytest.mark.parametrize(("book", "path"), FILES, ids=[f"{book}-{path.stem}" for book, path in FILES])
def test_around_every_ruling_nothing_has_changed(book: str, path: Path) -> None:
    kept = stored(book)
    changed = [case for case, found in prints_of(path).items() if kept.get(case) != found]
    assert not changed, f"`tools/renew_prints {changed[0]}` shows what is taken down of the first"


@pytest.mark.parametrize("book", BOOKS)
def test_no_print_is_kept_of_a_case_that_is_gone(book: str) -> None:
    assert set(stored(book)) == {case for path in files_of(book) for case in prints_of(path)}
