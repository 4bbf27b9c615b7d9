"""YAML as people mean it, and nothing worse than `BadFile` for anything else."""

from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from escarmouche.files import yamls
from escarmouche.files.words import BadFile, nearest, short
from escarmouche.files.yamls import Map, Seq, parse, parse_all, plain, read


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("true", True),
        ("false", False),
        ("yes", "yes"),
        ("no", "no"),
        ("on", "on"),
        ("12:30", "12:30"),
        ("2001-01-01", "2001-01-01"),
        ("~", None),
        ("null", None),
        ("12", 12),
        ("-3", -3),
        ("0x1F", 31),
        ("0o17", 15),
        ("010", 10),
        ("1_000", "1_000"),
        ("2.5", 2.5),
        (".5", 0.5),
        ("1e3", 1000.0),
        (".inf", ".inf"),
        ("'12'", "12"),
        ("!!str 12", "12"),
        ("", None),
    ],
)
def test_plain_words_mean_what_yaml_1_2_says(text: str, value: object) -> None:
    found = parse(text)
    assert found == value
    assert type(found) is type(value)


def test_every_value_knows_its_line() -> None:
    found = parse("a: 1\nb:\n  c: [1,\n    2]\n  d: x\n")
    assert isinstance(found, Map)
    assert found.lines == {"a": 1, "b": 2}
    assert found["b"].lines == {"c": 3, "d": 5}
    inner = found["b"]["c"]
    assert isinstance(inner, Seq)
    assert inner.lines == [3, 4]
    assert plain(found) == {"a": 1, "b": {"c": [1, 2], "d": "x"}}


def test_keys_are_text_and_aliases_repeat_what_they_name() -> None:
    assert parse("1: &one [x]\ntrue: *one\n") == {"1": ["x"], "true": ["x"]}
    assert parse("- &key a\n- {*key : 1}") == ["a", {"a": 1}]


def test_several_documents() -> None:
    assert parse_all("a: 1\n---\nb: 2\n") == [{"a": 1}, {"b": 2}]
    with pytest.raises(BadFile, match="one document"):
        parse("a: 1\n---\nb: 2\n")


BOMB = "a: &a [x,x,x,x,x,x,x,x,x,x]\n" + "".join(
    f"{now}: &{now} [{', '.join([f'*{before}'] * 10)}]\n" for before, now in zip("abcdefg", "bcdefgh", strict=True)
)


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("a: 1\nb: 2\na: 3", 3, "the key 'a' is already on line 1"),
        ("a: [1", 1, "not YAML"),
        ("a:\n  - b\n c", 3, "not YAML"),
        ("a: &a [*a]", 1, "names nothing above it"),
        ("a: &word 1\nb: *wort", 2, "did you mean 'word'"),
        ("a: !!python/object:os.system []", 1, "is not allowed"),
        ("a: !!int 'x'", 1, "is not allowed"),
        ("[" * 100_000, 1, "nested too deep"),
        (BOMB, 6, "too many values"),
        ("a: 1e999", 1, "too large"),
        ("a: " + "9" * 5000, 1, "too large"),
        ("{[1]: 2}", 1, "a key must be a word"),
        ("a: \x07", 1, "not YAML"),
    ],
)
def test_bad_text_is_refused_with_its_line(text: str, line: int, words: str) -> None:
    with pytest.raises(BadFile) as caught:
        parse(text, "file.yaml")
    assert caught.value.line == line
    assert words in str(caught.value)
    assert str(caught.value).startswith(f"file.yaml:{line}: ")
    assert "\n" not in str(caught.value)


def test_deep_aliases_are_refused() -> None:
    text = "".join(f"- &a{n} [[[[[[[[[*a{n - 1}]]]]]]]]]\n" if n else "- &a0 []\n" for n in range(6))
    with pytest.raises(BadFile, match="nested too deep"):
        parse(text)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="cannot be read"):
        read(tmp_path / "none.yaml")
    with pytest.raises(BadFile, match="cannot be read"):
        read(tmp_path)
    latin = tmp_path / "latin.yaml"
    latin.write_bytes("a: 1\nb: é".encode("latin-1"))
    with pytest.raises(BadFile, match=r"latin.yaml:2: the text is not UTF-8"):
        read(latin)
    large = tmp_path / "large.yaml"
    large.write_bytes(b"#" * (yamls.MOST_BYTES + 1))
    with pytest.raises(BadFile, match="too large"):
        read(large)
    marked = tmp_path / "marked.yaml"
    marked.write_bytes(b"\xef\xbb\xbfa: 1")
    assert read(marked) == {"a": 1}


def test_the_pure_python_parser_says_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    import yaml

    monkeypatch.setattr(yamls, "LOADER", yaml.SafeLoader)
    assert parse("a: [1, no, {b: 2.5}]\n") == {"a": [1, "no", {"b": 2.5}]}
    with pytest.raises(BadFile, match=":1:"):
        parse("a: [1", "x")


def test_the_nearest_word() -> None:
    assert nearest("harold", ["grendel", "Harald"]) == "Harald"
    assert nearest("xyz", ["grendel"]) is None
    assert short("a" * 100).endswith("…")


@given(st.text(alphabet="ab:-[]{}&*!|>'\"#%@, \n\t01.~?", max_size=60) | st.binary(max_size=40))
def test_whatever_the_text_only_bad_file_is_raised(text: str | bytes) -> None:
    with suppress(BadFile):
        parse_all(text)
