"""What an installed package may lack: the extras of the wheel, and which of them a missing module is of."""

from __future__ import annotations

EXTRAS = {
    "web": (
        *("aiosqlite", "argon2", "h11", "httptools", "litestar", "prometheus_client", "sqlalchemy", "uvicorn"),
        "websockets",
    ),
    "lab": ("altair", "openskill", "pyarrow", "vl_convert"),
    "learn": ("gymnasium", "pettingzoo"),
    "print": ("typst",),
    "cluster": ("distributed",),
}
"""Extra -> the modules it brings."""


def extra_of(error: ModuleNotFoundError) -> str | None:
    """The extra that would bring the module that is missing."""
    missing = (error.name or "").partition(".")[0]
    return next((extra for extra, modules in EXTRAS.items() if missing in modules), None)
