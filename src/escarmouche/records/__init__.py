"""Games kept as files, and played again."""
