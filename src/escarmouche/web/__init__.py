"""The browser table: live matches, their store, and the pages that show them. Knows systems, never one game by name."""
