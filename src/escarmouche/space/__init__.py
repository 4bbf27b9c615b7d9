"""The continuous table: bases, distances, ways and sight."""
