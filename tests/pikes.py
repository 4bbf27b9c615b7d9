"""Pikes: the first game of docs/add-a-game.md, as the page has it."""

import re
from pathlib import Path

PAGE = Path(__file__).parents[1] / "docs/add-a-game.md"
FOUND = re.search(r"^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
assert FOUND
exec(compile(FOUND[1], str(PAGE), "exec"))
