"""The client's types come from the server's structs."""

from pathlib import Path

from escarmouche.web.schema import client_schema

ROOT = Path(__file__).parents[2]


def test_the_schema_of_the_client_is_the_one_of_the_server() -> None:
    kept = (ROOT / "client/src/api/schema.json").read_text(encoding="utf-8")
    assert kept == client_schema(), "tools/client-types renews it"
