"""The engine: knows no game by name."""
